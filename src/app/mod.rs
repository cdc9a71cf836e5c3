//! The pages of the web app. They show what the core answers and compute nothing themselves.

mod editions;
mod place;
mod settings;
mod state;
mod view;

use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use norma::import::Field;
use norma::locales::Language;
use norma::rules::{self, Library};
use norma::verdict::{Award, System};

use editions::Editions;
use place::Place;
use settings::{Settings, Theme};
use state::Sheet;

/// The id of the text area, in `index.html` as in the app.
const PASTE: &str = "paste";

/// What a visitor did in the static page before the app started, so that none of it is lost.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Shell {
    text: String,
    /// Start and end of the selection, if the visitor was in the text area.
    selection: Option<(u32, u32)>,
}

impl Shell {
    /// Reads the static page. To be called before the app replaces it.
    pub(crate) fn read() -> Shell {
        let document = gloo::utils::document();
        let Some(element) = document.get_element_by_id(PASTE) else { return Shell::default() };
        let focused = document.active_element().as_ref() == Some(&element);
        let Ok(area) = element.dyn_into::<HtmlTextAreaElement>() else { return Shell::default() };
        let selection = match (focused, area.selection_start(), area.selection_end()) {
            (true, Ok(Some(start)), Ok(Some(end))) => Some((start, end)),
            _ => None,
        };
        Shell { text: area.value(), selection }
    }

    /// Puts the visitor back into the text area, at the same place.
    fn resume(&self, area: &HtmlTextAreaElement) {
        if let Some((start, end)) = self.selection {
            // Neither can fail on a text area that is in the page; if one did, the text is there all the same.
            let _ = area.focus();
            let _ = area.set_selection_range(start, end);
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) shell: Shell,
}

/// What a visitor does.
pub(crate) enum Message {
    /// Types into the text area.
    Text(String),
    /// Pastes text that comes with a table: the plain text to show, the HTML to read.
    Paste { plain: String, html: String },
    /// Opens a file: a card, a tournament, or an edition.
    File { name: String, text: String },
    /// Opens a file that has to be an edition.
    Edition { name: String, text: String },
    /// Forgets the loaded edition of this id.
    ForgetEdition(String),
    /// Shows or hides the awards of a system.
    Toggle(System),
    /// Takes the example of this number.
    Example(usize),
    /// Chooses the player of a tournament, or one of several cards.
    Choose(usize),
    /// Edits a field of the table or the forms.
    Set(Field, String),
    /// Adds a round.
    AddRow,
    /// Removes a round.
    RemoveRow(usize),
    /// Moves a round up or down.
    MoveRow(usize, state::Direction),
    /// Takes the ratings for those of the other list.
    SwapRatings,
    /// Takes back the last thing that replaced the table.
    Undo,
    /// Begins anew.
    StartOver,
    /// Opens or closes a verdict.
    Open(Award),
    /// Shows or hides the text area.
    ToggleText,
    /// Shows or hides the buttons that move and remove rounds.
    ToggleArrange,
    /// Changes the language.
    Speak(Language),
    /// Changes the colours.
    Paint(Theme),
    /// Follows a link, or goes back.
    Go,
}

/// The pages, and what they share: the sheet stays while another page is shown.
pub(crate) struct App {
    /// Which page.
    place: Place,
    /// Whether the page has just been opened, and is to be scrolled.
    arrived: bool,
    /// How far the page Check was scrolled when it was left.
    scrolled: f64,
    sheet: Sheet,
    editions: Editions,
    settings: Settings,
    /// Verdicts that the visitor opened or closed, against what the page would open itself.
    toggled: Vec<Award>,
    text_open: bool,
    arranging: bool,
    area: NodeRef,
}

impl App {
    /// The editions at hand.
    fn library(&self) -> &Library {
        self.editions.library()
    }
}

impl Component for App {
    type Message = Message;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let settings = Settings::load();
        settings.apply();
        let Shell { text, selection } = &ctx.props().shell;
        let editions = Editions::load();
        let mut sheet = Sheet::new(editions.library().clone());
        if !text.trim().is_empty() {
            sheet.read_text(text.clone());
        } else if let Some(card) = settings::load_card() {
            sheet.restore(&card);
        }
        place::watch(ctx.link().callback(|()| Message::Go));
        let place = Place::current();
        App {
            arrived: place != Place::Check,
            place,
            scrolled: 0.0,
            sheet,
            editions,
            settings,
            toggled: Vec::new(),
            // Whoever is in the text area already stays there.
            text_open: selection.is_some(),
            arranging: false,
            area: NodeRef::default(),
        }
    }

    fn update(&mut self, _: &Context<Self>, message: Message) -> bool {
        match message {
            Message::Text(text) if rules::is_edition(&text) => self.load_edition(String::new(), text),
            Message::Text(text) => {
                // While somebody types, the text stays where the caret is.
                self.text_open = true;
                self.sheet.read_text(text);
            }
            Message::Paste { plain, html } => {
                self.text_open = false;
                self.sheet.read_clipboard(plain, &html);
            }
            Message::Edition { name, text } => self.load_edition(name, text),
            Message::File { name, text } if rules::is_edition(&text) => self.load_edition(name, text),
            Message::ForgetEdition(id) => {
                self.editions.remove(&id);
                self.sheet.judge_by(self.editions.library().clone());
            }
            Message::Toggle(system) => {
                self.settings.toggle(system);
                self.settings.save();
                return true;
            }
            Message::File { text, .. } => {
                self.text_open = false;
                self.sheet.read_text(text);
            }
            Message::Example(number) => {
                self.text_open = false;
                self.sheet.read_text(state::EXAMPLES.get(number).copied().unwrap_or_default().to_owned());
            }
            Message::Choose(place) => self.sheet.choose(place),
            Message::Set(field, text) => self.sheet.set(field, text),
            Message::AddRow => self.sheet.add_row(),
            Message::RemoveRow(place) => self.sheet.remove_row(place),
            Message::MoveRow(place, direction) => self.sheet.move_row(place, direction),
            Message::SwapRatings => self.sheet.swap_ratings(),
            Message::Undo => self.sheet.undo(),
            Message::StartOver => {
                self.sheet.start_over();
                self.toggled.clear();
                self.text_open = false;
                self.arranging = false;
            }
            Message::Open(award) => {
                if !self.toggled.contains(&award) {
                    self.toggled.push(award);
                } else {
                    self.toggled.retain(|other| *other != award);
                }
                return true;
            }
            Message::ToggleText => {
                self.text_open = !self.text_open;
                return true;
            }
            Message::ToggleArrange => {
                self.arranging = !self.arranging;
                return true;
            }
            Message::Speak(language) => {
                self.settings.language = language;
                self.settings.apply();
                self.settings.save();
                return true;
            }
            Message::Go => {
                if self.place == Place::Check {
                    self.scrolled = place::scrolled();
                }
                self.place = Place::current();
                self.arrived = true;
                return true;
            }
            Message::Paint(theme) => {
                self.settings.theme = theme;
                self.settings.apply();
                self.settings.save();
                return true;
            }
        }
        settings::save_card((!self.sheet.is_blank()).then(|| self.sheet.card()));
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        view::page(self, ctx.link())
    }

    fn rendered(&mut self, ctx: &Context<Self>, first_render: bool) {
        if std::mem::take(&mut self.arrived) {
            self.place.scroll(self.scrolled);
        }
        if !first_render {
            return;
        }
        if let Some(area) = self.area.cast::<HtmlTextAreaElement>() {
            ctx.props().shell.resume(&area);
        }
    }
}

impl App {
    /// Takes an edition file; the card is judged anew.
    fn load_edition(&mut self, name: String, text: String) {
        self.editions.add(name, text);
        self.sheet.judge_by(self.editions.library().clone());
    }
}
