//! The head of the page: name, pages, language, colours.

use norma::locales::{Label, Language};
use yew::prelude::*;

use super::Scene;
use crate::app::Message;
use crate::app::place::{self, Place};
use crate::app::settings::Theme;

pub(super) fn view(scene: Scene<'_>) -> Html {
    html! {
        <header class="head">
            <h1 class="mark">
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d="M4 21V14M9.3 21V10M14.7 21V6.5M20 21V3" />
                </svg>
                { "Norma" }
            </h1>
            { pages(scene) }
            <span class="head-space"></span>
            { languages(scene) }
            { themes(scene) }
        </header>
    }
}

fn pages(scene: Scene<'_>) -> Html {
    let is_check = scene.app.place == Place::Check;
    html! {
        <nav class="pages" aria-label={scene.say(Label::Pages)}>
            { page(scene, place::CHECK, Label::PageCheck, is_check) }
            { page(scene, place::TABLES, Label::PageTables, !is_check) }
        </nav>
    }
}

fn page(scene: Scene<'_>, address: &str, label: Label, is_current: bool) -> Html {
    html! {
        <a href={format!("#{address}")} aria-current={is_current.then_some("page")}>{ scene.say(label) }</a>
    }
}

/// A button for each other language: with two, one that switches.
fn languages(scene: Scene<'_>) -> Html {
    let other = |language: &Language| *language != scene.language;
    html! {
        { for Language::ALL.into_iter().filter(other).map(|language| html! {
            <button type="button" class="quiet" lang={language.code()}
                onclick={scene.link.callback(move |_| Message::Speak(language))}>
                { language.name() }
            </button>
        }) }
    }
}

fn themes(scene: Scene<'_>) -> Html {
    let current = scene.app.settings.theme;
    let next = match current {
        Theme::Auto => Theme::Light,
        Theme::Light => Theme::Dark,
        Theme::Dark => Theme::Auto,
    };
    let name = scene.say(match current {
        Theme::Auto => Label::ThemeAuto,
        Theme::Light => Label::ThemeLight,
        Theme::Dark => Label::ThemeDark,
    });
    let label = format!("{}: {name}", scene.say(Label::Theme));
    html! {
        <button type="button" class="quiet theme" aria-label={label.clone()} title={label}
            onclick={scene.link.callback(move |_| Message::Paint(next))}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <circle cx="12" cy="12" r="8" />
                <path d="M12 4a8 8 0 0 1 0 16Z" class="half" />
            </svg>
            <span>{ name }</span>
        </button>
    }
}
