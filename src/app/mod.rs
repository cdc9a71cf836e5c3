//! The pages of the web app. They show what the core answers and compute nothing themselves.

use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

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

#[component]
pub(crate) fn App(props: &Props) -> Html {
    let area = use_node_ref();
    let text = use_state(|| props.shell.text.clone());
    {
        let area = area.clone();
        let shell = props.shell.clone();
        use_effect_with((), move |()| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                shell.resume(&area);
            }
        });
    }
    let oninput = {
        let text = text.clone();
        Callback::from(move |event: InputEvent| {
            text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
        })
    };
    html! {
        <>
            <h1>{ "Norma" }</h1>
            <label for={PASTE}>{ "Paste your games" }</label>
            <textarea id={PASTE} ref={area} rows="12" spellcheck="false" autocomplete="off"
                value={(*text).clone()} {oninput} />
            <p id="started" role="status">{ text.lines().filter(|line| !line.trim().is_empty()).count() }</p>
        </>
    }
}
