//! Which page is shown: what follows `#` in the address says it, so that a link leads there and the browser's own
//! buttons work.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Location;
use yew::Callback;

/// The address of the page Check; any other that is no page's leads there too.
pub(crate) const CHECK: &str = "check";

/// The address of the page Tables; the edition and the table may follow.
pub(crate) const TABLES: &str = "tables";

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The verdicts on a card.
    Check,
    /// The tables of an edition: its id and, after `/`, the table; of the edition that suits, where this is empty.
    Tables(String),
}

impl Place {
    /// The page that the browser's address names.
    pub(crate) fn current() -> Place {
        // What cannot be decoded was written by no link of ours.
        let text = js_sys::decode_uri_component(&hash()).map(String::from).unwrap_or_default();
        match text.trim_start_matches('#').strip_prefix(TABLES) {
            Some(rest) => Place::Tables(rest.trim_start_matches('/').to_owned()),
            None => Place::Check,
        }
    }

    /// Shows the beginning of a page, or where it was left, or the table of the address.
    pub(crate) fn scroll(&self, check: f64) {
        let top = if *self == Place::Check { check } else { 0.0 };
        gloo::utils::window().scroll_to_with_x_and_y(0.0, top);
        if *self != Place::Check {
            // When the address changed, the table was not there yet: the browser has to look again.
            let _ = location().replace(&hash());
        }
    }
}

fn location() -> Location {
    gloo::utils::window().location()
}

fn hash() -> String {
    location().hash().unwrap_or_default()
}

/// The address of the tables of an edition, or of one of them, without `#`: the id of the table in the page.
pub(crate) fn address(edition: &str, table: &str) -> String {
    format!("{TABLES}/{edition}{}{table}", if table.is_empty() { "" } else { "/" })
}

/// Goes to an address.
pub(crate) fn go(address: &str) {
    // Only a document that is shown nowhere could refuse that.
    let _ = location().set_hash(address);
}

/// How far the page is scrolled.
pub(crate) fn scrolled() -> f64 {
    gloo::utils::window().scroll_y().unwrap_or_default()
}

/// Calls back whenever the address changes.
pub(crate) fn watch(callback: Callback<()>) {
    let changed = Closure::<dyn Fn()>::new(move || callback.emit(()));
    gloo::utils::window().set_onhashchange(Some(changed.as_ref().unchecked_ref()));
    // The app lives as long as the window.
    changed.forget();
}
