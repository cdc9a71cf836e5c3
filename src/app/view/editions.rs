//! The edition files that the visitor loaded: what they are, why one was refused, and a button for more.

use norma::locales::Label;
use yew::prelude::*;

use super::{Scene, paste};
use crate::app::Message;

pub(super) fn view(scene: Scene<'_>) -> Html {
    let editions = &scene.app.editions;
    let language = scene.language;
    let loaded: Vec<Html> = editions
        .loaded()
        .map(|edition| {
            let head = &edition.head;
            let (id, name) = (head.id.to_string(), language.local(&head.name));
            let label = format!("{}: {name}", scene.say(Label::Remove));
            html! {
                <li data-edition={id.clone()}>
                    <b>{ name }</b>{ " " }<small>{ language.dates(head) }</small>{ " " }
                    <button type="button" class="link" aria-label={label}
                        onclick={scene.link.callback(move |_| Message::ForgetEdition(id.clone()))}>
                        { scene.say(Label::Remove) }
                    </button>
                </li>
            }
        })
        .collect();
    html! {
        <div class="editions">
            if !loaded.is_empty() {
                <h3>{ scene.say(Label::LoadedEditions) }</h3>
                <ul>{ for loaded }</ul>
            }
            if let Some((name, error)) = editions.refused() {
                <p class="wrong" role="alert">
                    if !name.is_empty() {
                        <b>{ name }</b>{ ": " }
                    }
                    { language.edition_error(error) }
                </p>
            }
            { paste::file_input(scene, Label::LoadEdition, ".json,application/json", |name, text| {
                Message::Edition { name, text }
            }) }
            <p class="hint">{ scene.say(Label::LoadEditionHint) }</p>
        </div>
    }
}
