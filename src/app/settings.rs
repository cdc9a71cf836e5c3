//! What the browser keeps for the visitor: language, colours, the last card. Nothing of it leaves the device.

use gloo::storage::{LocalStorage, Storage};
use norma::chess::Card;
use norma::import;
use norma::locales::Language;

const LANGUAGE: &str = "norma.language";
const THEME: &str = "norma.theme";
const CARD: &str = "norma.card";

/// Which colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the system has them.
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub(crate) fn from_code(code: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.code() == code).unwrap_or_default()
    }
}

/// Language and colours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
}

impl Settings {
    /// What was chosen before; else the browser's first language that the page speaks.
    pub(crate) fn load() -> Settings {
        let kept: Option<String> = LocalStorage::get(LANGUAGE).ok();
        let language = kept.as_deref().and_then(Language::from_tag).or_else(browser_language).unwrap_or_default();
        let theme: String = LocalStorage::get(THEME).unwrap_or_default();
        Settings { language, theme: Theme::from_code(&theme) }
    }

    /// A browser that keeps nothing (a private window) is no error: the choice holds until the page is closed.
    pub(crate) fn save(&self) {
        let _ = LocalStorage::set(LANGUAGE, self.language.code());
        let _ = LocalStorage::set(THEME, self.theme.code());
    }

    /// Tells the document, for styles and screen readers.
    pub(crate) fn apply(&self) {
        let Some(root) = gloo::utils::document().document_element() else { return };
        let _ = root.set_attribute("lang", self.language.code());
        let _ = root.set_attribute("data-theme", self.theme.code());
    }
}

fn browser_language() -> Option<Language> {
    let navigator = gloo::utils::window().navigator();
    let languages = navigator.languages();
    languages.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Language::from_tag(&tag))
}

/// The card of the last visit.
pub(crate) fn load_card() -> Option<Card> {
    let text: String = LocalStorage::get(CARD).ok()?;
    match import::read(&text).content {
        import::Content::Cards(cards) => cards.into_iter().next(),
        _ => None,
    }
}

/// Keeps the card, so that a phone that closes the page between two rounds loses nothing.
pub(crate) fn save_card(card: Option<&Card>) {
    match card {
        Some(card) => {
            let _ = LocalStorage::set(CARD, import::write_json(card));
        }
        None => LocalStorage::delete(CARD),
    }
}
