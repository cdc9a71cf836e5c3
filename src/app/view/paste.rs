//! The text: pasted, typed, or from a file; what was read in it, and notes on the rest.

use norma::chess::order::places_by_text;
use norma::import::{Format, Level, Note};
use norma::locales::Label;
use norma::verdict::System;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardEvent, FileList, HtmlInputElement, HtmlTextAreaElement};
use yew::html::Scope;
use yew::prelude::*;

use super::{Choice, Scene, select};
use crate::app::{App, Message, PASTE};

pub(super) fn view(scene: Scene<'_>) -> Html {
    let sheet = &scene.app.sheet;
    let has_rows = sheet.has_rows();
    let show_text = !has_rows || scene.app.text_open;
    html! {
        <div class={classes!("sheet", "paste", (!has_rows).then_some("paste-first"))}>
            if has_rows {
                { read_bar(scene) }
            } else {
                <p class="tagline">{ scene.say(Label::Tagline) }</p>
            }
            { chooser(scene) }
            <div class="paste-text" hidden={!show_text}>
                <label for={PASTE}>{ scene.say(Label::PasteLabel) }</label>
                <p class="hint" id="paste-hint">{ scene.say(Label::PasteHint) }</p>
                { text_area(scene) }
                { file_button(scene) }
            </div>
            { notes(scene) }
            if !has_rows {
                { examples(scene) }
            }
        </div>
    }
}

fn text_area(scene: Scene<'_>) -> Html {
    let oninput = scene.link.callback(|event: InputEvent| {
        Message::Text(event.target_unchecked_into::<HtmlTextAreaElement>().value())
    });
    html! {
        <textarea id={PASTE} ref={scene.app.area.clone()} rows="8" spellcheck="false" autocapitalize="off"
            autocomplete="off" aria-describedby="paste-hint" value={scene.app.sheet.text().to_owned()}
            {oninput} onpaste={on_paste(scene)} />
    }
}

/// A table on the clipboard says more as HTML than as text: colours, empty cells, whole rows. It replaces the text,
/// unless the visitor adds to a text that is there already.
fn on_paste(scene: Scene<'_>) -> Callback<Event> {
    let is_empty = scene.app.sheet.text().trim().is_empty();
    scene.link.batch_callback(move |event: Event| {
        let data = event.dyn_ref::<ClipboardEvent>()?.clipboard_data()?;
        let html = data.get_data("text/html").ok().filter(|html| html.contains("<table"))?;
        let area = event.target_dyn_into::<HtmlTextAreaElement>()?;
        let all_selected = area.selection_start().ok()?? == 0
            && area.selection_end().ok()?? as usize >= area.value().encode_utf16().count();
        if !is_empty && !all_selected {
            return None;
        }
        event.prevent_default();
        Some(Message::Paste { plain: data.get_data("text/plain").unwrap_or_default(), html })
    })
}

fn file_button(scene: Scene<'_>) -> Html {
    file_input(scene, Label::ReadFromFile, ".trf,.txt,.pgn,.json,.csv,.html,.htm,text/*", |name, text| {
        Message::File { name, text }
    })
}

/// A button that opens a file.
pub(super) fn file_input(
    scene: Scene<'_>,
    label: Label,
    accept: &'static str,
    message: fn(String, String) -> Message,
) -> Html {
    let link = scene.link.clone();
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        read_first(input.files(), &link, message);
        // So that the same file can be chosen again.
        input.set_value("");
    });
    html! {
        <label class="file">
            <input type="file" {accept} {onchange} />
            <span>{ scene.say(label) }</span>
        </label>
    }
}

/// Reads the first of the files that were chosen or dropped.
pub(super) fn read_first(files: Option<FileList>, link: &Scope<App>, message: fn(String, String) -> Message) {
    let Some(file) = files.and_then(|files| files.get(0)) else { return };
    let link = link.clone();
    yew::platform::spawn_local(async move {
        // A file that can't be read (it was moved, say) leaves the page as it is.
        if let Ok(buffer) = JsFuture::from(file.array_buffer()).await {
            let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
            link.send_message(message(file.name(), norma::import::decode(bytes)));
        }
    });
}

/// One line in place of the text: what it was, and how much of it was understood.
fn read_bar(scene: Scene<'_>) -> Html {
    let sheet = &scene.app.sheet;
    let format = sheet.reading().map(|reading| reading.format).filter(|format| *format != Format::Empty);
    let rounds = scene.language.rounds_read(sheet.draft().rows.len());
    let toggle = if scene.app.text_open { Label::HideText } else { Label::EditText };
    html! {
        <div class="bar">
            <p role="status">
                <b>{ rounds }</b>
                if let Some(format) = format {
                    { " · " }{ scene.language.format(format) }
                }
            </p>
            <button type="button" class="link" aria-expanded={scene.app.text_open.to_string()}
                onclick={scene.link.callback(|_| Message::ToggleText)}>{ scene.say(toggle) }</button>
            <button type="button" class="link" onclick={scene.link.callback(|_| Message::StartOver)}>
                { scene.say(Label::StartOver) }
            </button>
            { undo(scene) }
        </div>
    }
}

fn undo(scene: Scene<'_>) -> Html {
    if !scene.app.sheet.can_undo() {
        return Html::default();
    }
    html! {
        <button type="button" class="link" onclick={scene.link.callback(|_| Message::Undo)}>
            { scene.say(Label::Undo) }
        </button>
    }
}

/// The players of a tournament, or the cards, when there are several.
fn chooser(scene: Scene<'_>) -> Html {
    let names = scene.app.sheet.choices();
    if names.is_empty() {
        return Html::default();
    }
    let codes: Vec<String> = (0..names.len()).map(|place| place.to_string()).collect();
    let texts: Vec<&str> = names.iter().map(String::as_str).collect();
    let choice = |place: usize| Some(Choice { code: codes.get(place)?, text: texts.get(place)? });
    let mut choices: Vec<Choice<'_>> = places_by_text(&texts).into_iter().filter_map(choice).collect();
    let chosen = scene.app.sheet.chosen().map(|place| place.to_string());
    if chosen.is_none() {
        choices.insert(0, Choice { code: "", text: "—" });
    }
    let onchange = scene.link.batch_callback(|event: Event| {
        let value = event.target_unchecked_into::<web_sys::HtmlSelectElement>().value();
        value.parse().ok().map(Message::Choose)
    });
    html! {
        <div class={classes!("choose", chosen.is_none().then_some("asked"))}>
            <label for="player">{ scene.say(Label::ChoosePlayer) }</label>
            if chosen.is_none() {
                <p class="hint">{ scene.say(Label::ChoosePlayerHint) }</p>
            }
            { select("player".to_owned(), None, "wide", chosen.as_deref().unwrap_or_default(), &choices, onchange) }
        </div>
    }
}

fn notes(scene: Scene<'_>) -> Html {
    let notes = scene.app.sheet.notes();
    let differs = performance_differs(scene);
    if notes.is_empty() && differs.is_none() {
        return Html::default();
    }
    html! {
        <ul class="notes" aria-label={scene.say(Label::Notes)}>
            { for notes.iter().map(|note| note_view(scene, note)) }
            if let Some(text) = differs {
                <li class="note note-warning">{ text }</li>
            }
        </ul>
    }
}

/// The paste states its own performance: a free check of what was read.
fn performance_differs(scene: Scene<'_>) -> Option<String> {
    let stated = scene.app.sheet.stated().performance?;
    let found = scene.app.sheet.judgements().iter().find_map(|judgement| judgement.plain)?.rating;
    (i32::from(stated) != found).then(|| scene.language.performance_differs(stated, found))
}

fn note_view(scene: Scene<'_>, note: &Note) -> Html {
    let class = match note.level {
        Level::Info => "note note-info",
        Level::Warning => "note note-warning",
        Level::Error => "note note-error",
    };
    html! {
        <li {class}>
            if let Some(line) = note.line {
                <b>{ scene.language.line(line) }{ ". " }</b>
            }
            { scene.language.note(&note.what) }
        </li>
    }
}

fn examples(scene: Scene<'_>) -> Html {
    let example = |number: usize, label: Label| {
        html! {
            <button type="button" class="chip" onclick={scene.link.callback(move |_| Message::Example(number))}>
                { scene.say(label) }
            </button>
        }
    };
    html! {
        <div class="examples">
            <p>{ scene.say(Label::Examples) }</p>
            <div class="chips">
                { example(0, Label::ExampleCard) }
                { example(1, Label::ExamplePending) }
                { example(2, Label::ExampleLines) }
                if scene.app.settings.shows(System::Evsk) {
                    { example(3, Label::ExampleEvsk) }
                }
            </div>
            <p>
                <button type="button" class="link" onclick={scene.link.callback(|_| Message::AddRow)}>
                    { scene.say(Label::OrAddGames) }
                </button>
            </p>
            { undo(scene) }
        </div>
    }
}
