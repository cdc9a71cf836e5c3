//! What the browser keeps for the visitor: language, colours, whose awards to show, edition files, the last card. Nothing
//! of it leaves the device.

use norma::chess::Card;
use norma::import;
use norma::locales::Language;
use norma::verdict::System;
use web_sys::Storage;

const LANGUAGE: &str = "norma.language";
const THEME: &str = "norma.theme";
const CARD: &str = "norma.card";
const SYSTEMS: &str = "norma.systems";
const EDITIONS: &str = "norma.editions";

/// Stands between two edition files. No JSON has this letter in it.
const BETWEEN_FILES: char = '\u{1e}';

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

/// Language, colours, and whose awards to show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    /// `None` while the visitor has not chosen.
    systems: Option<Systems>,
}

/// Whose awards to show.
#[derive(Clone, Copy, Debug)]
struct Systems {
    fide: bool,
    evsk: bool,
}

impl Settings {
    /// What was chosen before; else the browser's first language that the page speaks.
    pub(crate) fn load() -> Settings {
        let kept = get(LANGUAGE);
        let language =
            kept.as_deref().and_then(Language::from_tag).or_else(browser_language).unwrap_or_default();
        let theme = get(THEME).unwrap_or_default();
        let has = |kept: &str, system: System| kept.split(' ').any(|code| code == system.code());
        let systems = get(SYSTEMS)
            .map(|kept| Systems { fide: has(&kept, System::Fide), evsk: has(&kept, System::Evsk) });
        Settings { language, theme: Theme::from_code(&theme), systems }
    }

    /// Whether the awards of a system are shown. Until the visitor chooses, Russian readers see both.
    pub(crate) fn shows(&self, system: System) -> bool {
        let usual = Systems { fide: true, evsk: self.language == Language::Ru };
        let systems = self.systems.unwrap_or(usual);
        match system {
            System::Fide => systems.fide,
            System::Evsk => systems.evsk,
        }
    }

    /// Shows the awards of a system, or hides them.
    pub(crate) fn toggle(&mut self, system: System) {
        let shows = |other: System| self.shows(other) != (other == system);
        self.systems = Some(Systems { fide: shows(System::Fide), evsk: shows(System::Evsk) });
    }

    /// The systems that are shown, that of the reader's country first.
    pub(crate) fn systems(&self) -> Vec<System> {
        let mut systems = System::ALL.to_vec();
        if self.language == Language::Ru {
            systems.reverse();
        }
        systems.retain(|system| self.shows(*system));
        systems
    }

    pub(crate) fn save(&self) {
        set(LANGUAGE, Some(self.language.code()));
        set(THEME, Some(self.theme.code()));
        if self.systems.is_some() {
            let shown: Vec<&str> = self.systems().into_iter().map(System::code).collect();
            set(SYSTEMS, Some(&shown.join(" ")));
        }
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
    match import::read(&get(CARD)?).content {
        import::Content::Cards(cards) => cards.into_iter().next(),
        _ => None,
    }
}

/// Keeps the card, so that a phone that closes the page between two rounds loses nothing.
pub(crate) fn save_card(card: Option<&Card>) {
    set(CARD, card.map(import::write_json).as_deref());
}

/// The edition files that the visitor loaded, the last one last.
pub(crate) fn load_editions() -> Vec<String> {
    let kept = get(EDITIONS).unwrap_or_default();
    kept.split(BETWEEN_FILES).filter(|file| !file.is_empty()).map(str::to_owned).collect()
}

/// Keeps the edition files.
pub(crate) fn save_editions(files: &[String]) {
    let kept = files.join(BETWEEN_FILES.encode_utf8(&mut [0; 4]));
    set(EDITIONS, Some(kept.as_str()).filter(|kept| !kept.is_empty()));
}

fn storage() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// A browser that keeps nothing (a private window) is no error: what was chosen holds until the page is closed.
fn set(key: &str, value: Option<&str>) {
    let Some(storage) = storage() else { return };
    let _ = match value {
        Some(value) => storage.set_item(key, value),
        None => storage.remove_item(key),
    };
}
