//! The page, drawn from the state.

mod facts;
mod games;
mod header;
mod map;
mod paste;
mod verdicts;

use norma::import::Field;
use norma::locales::{Label, Language};
use norma::verdict::{Judgement, Missing, Route, Verdict};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::html::Scope;
use yew::prelude::*;

use super::{App, Message};

/// What every part of the page needs.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) app: &'a App,
    pub(super) link: &'a Scope<App>,
    pub(super) language: Language,
}

impl Scene<'_> {
    fn say(&self, label: Label) -> &'static str {
        self.language.label(label)
    }

    /// The verdicts of the first system.
    fn judgement(&self) -> Option<&Judgement> {
        self.app.sheet.judgements().first()
    }

    /// Whether a verdict is shown in full: the headline is, until the visitor closes it.
    fn is_open(&self, verdict: &Verdict) -> bool {
        let headline = self.judgement().and_then(Judgement::headline);
        let by_itself = headline.is_some_and(|headline| headline.award == verdict.award);
        by_itself != self.app.toggled.contains(&verdict.award)
    }

    /// The verdict for which the games are marked: the one that was opened last, else the headline.
    fn marked(&self) -> Option<&Verdict> {
        let judgement = self.judgement()?;
        let last = self.app.toggled.last().and_then(|award| {
            judgement.verdicts.iter().find(|verdict| verdict.award == *award && self.is_open(verdict))
        });
        last.or_else(|| judgement.headline())
    }

    /// The verdicts in a line, for screen readers: read out when it changes, which all the details should not be.
    fn in_short(&self) -> String {
        let verdicts = self.judgement().map_or(&[][..], |judgement| &judgement.verdicts);
        let norms = verdicts.iter().filter(|verdict| verdict.route == Route::Norm);
        let states = norms.map(|verdict| {
            let award = self.language.award(verdict.award, verdict.route);
            format!("{award}: {}", self.language.state(verdict.state, verdict.route))
        });
        states.collect::<Vec<_>>().join("; ")
    }

    /// Whether the marked verdict asks for this fact.
    fn asks(&self, missing: &Missing) -> bool {
        self.marked().is_some_and(|verdict| verdict.missing.contains(missing))
    }

    /// A callback that sets a field from an input.
    fn set_from_input(&self, field: Field) -> Callback<InputEvent> {
        self.link.callback(move |event: InputEvent| {
            Message::Set(field, event.target_unchecked_into::<HtmlInputElement>().value())
        })
    }

    /// A callback that sets a field from a list of choices.
    fn set_from_select(&self, field: Field) -> Callback<Event> {
        self.link.callback(move |event: Event| {
            Message::Set(field, event.target_unchecked_into::<HtmlSelectElement>().value())
        })
    }

    /// What there is to say about a field, if anything.
    fn field_note(&self, field: Field) -> Option<String> {
        let note = self.app.sheet.field_notes().iter().find(|note| note.field == field)?;
        Some(self.language.note(&note.what))
    }
}

/// The whole page.
pub(super) fn page(app: &App, link: &Scope<App>) -> Html {
    let scene = Scene { app, link, language: app.settings.language };
    let has_rows = app.sheet.has_rows();
    // A file may be dropped anywhere; a browser would open it in place of the page.
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    let dropped = link.clone();
    let ondrop = Callback::from(move |event: DragEvent| {
        if let Some(files) =
            event.data_transfer().and_then(|data| data.files()).filter(|files| files.length() > 0)
        {
            event.prevent_default();
            paste::read_first(Some(files), &dropped);
        }
    });
    html! {
        <>
            { header::view(scene) }
            <main class={classes!("page", (!has_rows).then_some("page-empty"))} {ondragover} {ondrop}>
                <p class="unseen" role="status">{ scene.in_short() }</p>
                if has_rows {
                    <section class="column answers" aria-label={scene.say(Label::Verdicts)}>
                        { verdicts::view(scene) }
                        { map::view(scene) }
                        { verdicts::basis(scene) }
                    </section>
                }
                <section class="column inputs" aria-label={scene.say(Label::Games)}>
                    { paste::view(scene) }
                    if has_rows {
                        { games::view(scene) }
                        { facts::view(scene) }
                    }
                </section>
            </main>
            { footer(scene) }
        </>
    }
}

fn footer(scene: Scene<'_>) -> Html {
    html! {
        <footer class="foot">
            // Seen when the starter has marked the document: a newer version lies ready.
            <p class="update"><a href="">{ scene.say(Label::NewVersion) }</a></p>
            <p>{ scene.say(Label::Privacy) }</p>
        </footer>
    }
}

/// A choice of a list: its code, and what it is called.
struct Choice<'a> {
    code: &'a str,
    text: &'a str,
}

/// A list of choices with the current one chosen. A value that is no choice is shown as it was typed.
fn select(
    id: String,
    label: Option<&str>,
    class: &'static str,
    value: &str,
    choices: &[Choice<'_>],
    onchange: Callback<Event>,
) -> Html {
    let known = choices.iter().any(|choice| choice.code == value);
    html! {
        <select {id} aria-label={label.map(str::to_owned)} {class} {onchange}>
            if !known {
                <option value={value.to_owned()} selected=true>{ value }</option>
            }
            { for choices.iter().map(|choice| html! {
                <option value={choice.code.to_owned()} selected={choice.code == value}>{ choice.text }</option>
            }) }
        </select>
    }
}
