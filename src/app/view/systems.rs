//! Whose awards the visitor wants to see.

use norma::locales::Label;
use norma::verdict::System;
use yew::prelude::*;

use super::Scene;
use crate::app::Message;

pub(super) fn view(scene: Scene<'_>) -> Html {
    let settings = scene.app.settings;
    let button = |system: System| {
        html! {
            <button type="button" class="chip" aria-pressed={settings.shows(system).to_string()}
                onclick={scene.link.callback(move |_| Message::Toggle(system))}>{ name(scene, system) }</button>
        }
    };
    let mut systems = System::ALL.to_vec();
    if settings.systems().first() == Some(&System::Evsk) {
        systems.reverse();
    }
    html! {
        <div class="systems" role="group" aria-label={scene.say(Label::Systems)}>
            <span aria-hidden="true">{ scene.say(Label::Systems) }</span>
            { for systems.into_iter().map(button) }
        </div>
    }
}

pub(super) fn name(scene: Scene<'_>, system: System) -> &'static str {
    scene.say(match system {
        System::Fide => Label::SystemFide,
        System::Evsk => Label::SystemEvsk,
    })
}
