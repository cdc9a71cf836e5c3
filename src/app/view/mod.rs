//! The page, drawn from the state.

mod editions;
mod facts;
mod games;
mod header;
mod map;
mod paste;
mod systems;
mod tables;
mod verdicts;

use norma::import::Field;
use norma::locales::{Label, Language};
use norma::verdict::{Award, Judgement, Missing, Route, State, System, Verdict};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::html::Scope;
use yew::prelude::*;

use super::place::Place;
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

    /// The judgements by a system.
    fn judged_by(&self, system: System) -> impl DoubleEndedIterator<Item = &Judgement> + Clone {
        self.app.sheet.judgements().iter().filter(move |judgement| judgement.system == system)
    }

    /// The judgements that are shown, in the order of the page.
    fn judgements(&self) -> Vec<&Judgement> {
        self.app.settings.systems().into_iter().flat_map(|system| self.judged_by(system)).collect()
    }

    /// The verdict that stands first of a system.
    fn headline(&self, system: System) -> Option<&Verdict> {
        Judgement::headline_of(self.judged_by(system))
    }

    /// Whether an award is shown in full: the first headline is, and that of another system with good news, until the
    /// visitor closes it.
    fn is_open(&self, award: Award) -> bool {
        let systems = self.app.settings.systems();
        let mut headlines = systems.into_iter().filter_map(|system| self.headline(system)).enumerate();
        let is_good = |state: State| matches!(state, State::Met | State::Secured | State::InReach);
        let by_itself = headlines
            .any(|(place, headline)| headline.award == award && (place == 0 || is_good(headline.state)));
        by_itself != self.app.toggled.contains(&award)
    }

    /// The verdict for which the games are marked: the one that was opened last, else the headline.
    fn marked(&self) -> Option<&Verdict> {
        let judgements = self.judgements();
        let last = self.app.toggled.last().filter(|award| self.is_open(**award)).and_then(|award| {
            let awards = judgements.iter().flat_map(|judgement| judgement.by_award());
            awards.filter_map(|routes| routes.first().copied()).find(|verdict| verdict.award == *award)
        });
        last.or_else(|| self.app.settings.systems().into_iter().find_map(|system| self.headline(system)))
    }

    /// The verdicts in a line, for screen readers: read out when it changes, which all the details should not be.
    fn in_short(&self) -> String {
        let judgements = self.judgements();
        let best = judgements.iter().flat_map(|judgement| judgement.by_award());
        let best = best.filter_map(|routes| routes.first().copied());
        let told = best.filter(|verdict| verdict.system == System::Evsk || verdict.route == Route::Norm);
        let states = told.map(|verdict| {
            let award = self.language.award(verdict.award, verdict.route);
            format!("{award}: {}", self.language.state(verdict.state, verdict.route))
        });
        states.collect::<Vec<_>>().join("; ")
    }

    /// Whether any verdict that is shown, and is of use to the player, asks for this fact.
    fn is_wanted(&self, missing: &Missing) -> bool {
        let judgements = self.judgements();
        judgements.iter().any(|judgement| {
            let useful = judgement.verdicts.iter().filter(|verdict| !judgement.is_pointless(verdict.award));
            useful.into_iter().any(|verdict| verdict.missing.contains(missing))
        })
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
    let content = match &app.place {
        Place::Check => check(scene),
        Place::Tables(edition) => tables::view(scene, edition),
    };
    html! {
        <>
            { header::view(scene) }
            { content }
            { footer(scene) }
        </>
    }
}

fn check(scene: Scene<'_>) -> Html {
    let has_rows = scene.app.sheet.has_rows();
    let (ondragover, ondrop) = on_drop(scene);
    html! {
            <main class={classes!("page", (!has_rows).then_some("page-empty"))} {ondragover} {ondrop}>
                <p class="unseen" role="status">{ scene.in_short() }</p>
                if has_rows {
                    <section class="column answers" aria-label={scene.say(Label::Verdicts)}>
                        { verdicts::view(scene) }
                        { systems::view(scene) }
                        { map::view(scene) }
                        { verdicts::basis(scene) }
                        { editions::view(scene) }
                    </section>
                }
                <section class="column inputs" aria-label={scene.say(Label::Games)}>
                    { paste::view(scene) }
                    if has_rows {
                        { games::view(scene) }
                        { facts::view(scene) }
                    } else {
                        { editions::view(scene) }
                    }
                </section>
            </main>
    }
}

/// A file may be dropped anywhere; a browser would open it in place of the page.
fn on_drop(scene: Scene<'_>) -> (Callback<DragEvent>, Callback<DragEvent>) {
    let link = scene.link.clone();
    let ondrop = Callback::from(move |event: DragEvent| {
        if let Some(files) =
            event.data_transfer().and_then(|data| data.files()).filter(|files| files.length() > 0)
        {
            event.prevent_default();
            paste::read_first(Some(files), &link, |name, text| Message::File { name, text });
        }
    });
    (Callback::from(|event: DragEvent| event.prevent_default()), ondrop)
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
