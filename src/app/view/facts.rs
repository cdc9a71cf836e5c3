//! The forms: what is known of the player and of the event. A field is there when an award that is shown has a use for
//! it, and whenever something stands in it.

use norma::chess::{AgeGroup, Code, CompositionTitle, Discipline, EventFormat, EventKind, RankGroup};
use norma::import::{EventField, Field, PlayerField};
use norma::locales::Label;
use norma::rules::Regulation;
use norma::verdict::{Missing, System};
use yew::prelude::*;

use super::games::{rank_choices, title_choices};
use super::{Choice, Scene, select};

/// What stands in a field.
enum Kind<'s> {
    Text,
    Number,
    Date,
    Federation,
    OneOf(Vec<Choice<'s>>),
}

/// One field of a form.
struct Item<'s> {
    field: Field,
    label: Label,
    kind: Kind<'s>,
    /// The question that it answers.
    answers: Option<Missing>,
    is_shown: bool,
}

impl<'s> Item<'s> {
    fn new(field: Field, label: Label, kind: Kind<'s>) -> Item<'s> {
        Item { field, label, kind, answers: None, is_shown: true }
    }

    fn player(field: PlayerField, label: Label, kind: Kind<'s>) -> Item<'s> {
        Item::new(Field::Player(field), label, kind)
    }

    fn event(field: EventField, label: Label, kind: Kind<'s>) -> Item<'s> {
        Item::new(Field::Event(field), label, kind)
    }

    fn answering(self, missing: Missing) -> Item<'s> {
        Item { answers: Some(missing), ..self }
    }

    fn when(self, is_shown: bool) -> Item<'s> {
        Item { is_shown, ..self }
    }
}

pub(super) fn view(scene: Scene<'_>) -> Html {
    html! {
        <>
            { form(scene, Label::Applicant, player(scene), Html::default()) }
            { form(scene, Label::Event, event(scene), after_event(scene)) }
        </>
    }
}

fn player(scene: Scene<'_>) -> Vec<Item<'_>> {
    let (fide, evsk) = shown(scene);
    let sexes = one_of(scene, &[("m", Label::Male), ("f", Label::Female)]);
    let titles = std::iter::once(Choice { code: "-", text: "–" });
    let titles = titles.chain(CompositionTitle::CODES.iter().map(|(_, code)| Choice { code, text: code }));
    vec![
        Item::player(PlayerField::Name, Label::Name, Kind::Text),
        Item::player(PlayerField::Federation, Label::Federation, Kind::Federation)
            .answering(Missing::OwnFederation)
            .when(fide),
        Item::player(PlayerField::Title, Label::Title, Kind::OneOf(title_choices())).when(fide),
        Item::player(PlayerField::Rank, Label::Rank, Kind::OneOf(rank_choices()))
            .answering(Missing::OwnRank)
            .when(evsk),
        Item::player(PlayerField::Rating, Label::Rating, Kind::Number).answering(Missing::OwnRating),
        Item::player(PlayerField::NationalRating, Label::NationalRating, Kind::Number)
            .answering(Missing::OwnNationalRating)
            .when(false),
        Item::player(PlayerField::Sex, Label::Sex, sexes).answering(Missing::Sex),
        Item::player(PlayerField::BirthYear, Label::BirthYear, Kind::Number)
            .answering(Missing::BirthYear)
            .when(evsk),
        Item::player(PlayerField::RatedGames, Label::RatedGames, Kind::Number)
            .answering(Missing::RatedGames)
            .when(fide),
        Item::player(PlayerField::K, Label::CoefficientK, Kind::Number).answering(Missing::K).when(evsk),
        Item::player(PlayerField::RatingEnd, Label::RatingEnd, Kind::Number)
            .answering(Missing::RatingEnd)
            .when(evsk),
        Item::player(PlayerField::Coefficient, Label::Coefficient, Kind::Number)
            .answering(Missing::Coefficient)
            .when(false),
        Item::player(PlayerField::CompositionTitle, Label::CompositionTitle, with_none(scene, titles))
            .answering(Missing::CompositionTitle)
            .when(false),
        Item::player(PlayerField::CompositionResults, Label::CompositionResults, Kind::Number)
            .answering(Missing::CompositionResults)
            .when(false),
    ]
}

fn event(scene: Scene<'_>) -> Vec<Item<'_>> {
    let (fide, evsk) = shown(scene);
    let language = scene.language;
    let yes_no = || one_of(scene, &[("yes", Label::Yes), ("no", Label::No)]);
    vec![
        Item::event(EventField::Rounds, Label::Rounds, Kind::Number),
        Item::event(EventField::Start, Label::FirstDay, Kind::Date),
        Item::event(EventField::End, Label::LastDay, Kind::Date).answering(Missing::LastDay),
        Item::event(
            EventField::Format,
            Label::EventFormat,
            codes(scene, |format: EventFormat| language.event_format(format)),
        ),
        Item::event(
            EventField::Discipline,
            Label::Discipline,
            codes(scene, |discipline: Discipline| language.discipline(discipline)),
        ),
        Item::event(
            EventField::Kind,
            Label::EventKind,
            codes(scene, |kind: EventKind| language.event_kind(kind)),
        )
        .when(fide),
        Item::event(EventField::Host, Label::Host, Kind::Federation).answering(Missing::Host).when(fide),
        Item::event(EventField::Status, Label::Status, with_none(scene, statuses(scene).into_iter()))
            .answering(Missing::Status)
            .when(evsk),
        Item::event(
            EventField::AgeGroup,
            Label::AgeGroup,
            codes(scene, |group: AgeGroup| language.age_group(group)),
        )
        .answering(Missing::AgeGroup)
        .when(evsk && !scene.app.sheet.draft().event.status.is_empty()),
        Item::event(EventField::Place, Label::Place, Kind::Number)
            .answering(Missing::Place)
            .when(evsk && !scene.app.sheet.draft().event.status.is_empty()),
        Item::event(EventField::OlympiadRules, Label::OlympiadRules, yes_no())
            .answering(Missing::OlympiadRules)
            .when(false),
        Item::event(EventField::Average, Label::AverageRating, Kind::Number)
            .answering(Missing::EventAverage)
            .when(false),
        Item::event(EventField::BigSwiss, Label::BigSwiss, yes_no()).when(fide),
    ]
}

/// Whether the awards of FIDE, and of Russia, are shown.
fn shown(scene: Scene<'_>) -> (bool, bool) {
    let shows = |system| scene.app.settings.shows(system);
    (shows(System::Fide), shows(System::Evsk))
}

/// The events that the editions name which judged the card.
fn statuses<'s>(scene: Scene<'s>) -> Vec<Choice<'s>> {
    let mut statuses: Vec<Choice<'s>> = Vec::new();
    // The edition with the most awards comes last, and has the most events.
    for judgement in scene.app.sheet.judgements().iter().rev() {
        let Regulation::Evsk(evsk) = &judgement.edition.regulation else { continue };
        for status in &evsk.statuses {
            if !statuses.iter().any(|other| other.code == status.id.as_str()) {
                statuses.push(Choice { code: status.id.as_str(), text: scene.language.local(&status.name) });
            }
        }
    }
    statuses
}

/// The participants by rank, and a hint.
fn after_event(scene: Scene<'_>) -> Html {
    let (fide, evsk) = shown(scene);
    let draft = scene.app.sheet.draft();
    let questions = [Missing::Field, Missing::FieldTooFew, Missing::MastersHigh];
    let asked = questions.iter().any(|missing| scene.asks(missing));
    let wanted = questions.iter().any(|missing| scene.is_wanted(missing));
    let has_field = evsk && wanted || !draft.event.field.is_blank();
    html! {
        <>
            if has_field {
                <div class={classes!("form-wide", "ranks", asked.then_some("asked"))} role="group" aria-labelledby="ranks">
                    <p id="ranks">{ scene.say(Label::Field) }</p>
                    { for RankGroup::ALL.into_iter().map(|group| {
                        let field = Field::Event(EventField::Field(group));
                        let label = match group {
                            RankGroup::Without => scene.say(Label::WithoutRank),
                            RankGroup::MSHigh => scene.say(Label::MastersHigh),
                            group => group.code(),
                        };
                        labelled(scene, field, label, "number", false)
                    }) }
                    <p class="hint">{ scene.say(Label::FieldHint) }</p>
                </div>
            }
            if fide {
                <p class="hint form-wide">{ scene.say(Label::BigSwissHint) }</p>
            }
        </>
    }
}

fn form(scene: Scene<'_>, legend: Label, items: Vec<Item<'_>>, rest: Html) -> Html {
    html! {
        <fieldset class="sheet form">
            <legend>{ scene.say(legend) }</legend>
            { for items.into_iter().map(|item| item_view(scene, item)) }
            { rest }
        </fieldset>
    }
}

fn item_view(scene: Scene<'_>, item: Item<'_>) -> Html {
    let value = scene.app.sheet.draft().get(item.field);
    let wanted = item.answers.as_ref().is_some_and(|missing| scene.is_wanted(missing));
    if !(item.is_shown || wanted || !value.is_empty()) {
        return Html::default();
    }
    let asked = item.answers.as_ref().is_some_and(|missing| scene.asks(missing));
    let label = scene.say(item.label);
    match item.kind {
        Kind::OneOf(choices) => {
            let id = field_id(item.field);
            html! {
                <div class={classes!("field", asked.then_some("asked"))}>
                    <label for={id.clone()}>{ label }</label>
                    { select(id, None, "", value, &choices, scene.set_from_select(item.field)) }
                </div>
            }
        }
        Kind::Text => labelled(scene, item.field, label, "text", asked),
        Kind::Number => labelled(scene, item.field, label, "number", asked),
        Kind::Date => labelled(scene, item.field, label, "date", asked),
        Kind::Federation => labelled(scene, item.field, label, "federation", asked),
    }
}

/// The values of a closed list, with the empty choice first.
fn codes<'s, T: Code>(scene: Scene<'s>, name: impl Fn(T) -> &'static str) -> Kind<'s> {
    with_none(scene, T::CODES.iter().map(|(value, code)| Choice { code, text: name(*value) }))
}

fn one_of<'s>(scene: Scene<'s>, choices: &[(&'static str, Label)]) -> Kind<'s> {
    with_none(scene, choices.iter().map(|(code, label)| Choice { code, text: scene.say(*label) }))
}

fn with_none<'s>(scene: Scene<'s>, choices: impl Iterator<Item = Choice<'s>>) -> Kind<'s> {
    let empty = Choice { code: "", text: scene.say(Label::NotGiven) };
    Kind::OneOf(std::iter::once(empty).chain(choices).collect())
}

fn labelled(scene: Scene<'_>, field: Field, label: &str, kind: &'static str, asked: bool) -> Html {
    let id = field_id(field);
    let note = scene.field_note(field);
    let note_id = note.as_ref().map(|_| format!("{id}-note"));
    let (input_type, inputmode, list) = match kind {
        "number" => ("text", Some("numeric"), None),
        "federation" => ("text", None, Some("federations")),
        "date" => ("date", None, None),
        _ => ("text", None, None),
    };
    html! {
        <div class={classes!("field", asked.then_some("asked"))}>
            <label for={id.clone()}>{ label }</label>
            <input {id} type={input_type} {inputmode} {list} value={scene.app.sheet.draft().get(field).to_owned()}
                autocomplete="off" aria-invalid={note.is_some().then_some("true")}
                aria-describedby={note_id.clone()} oninput={scene.set_from_input(field)} />
            if let Some(note) = note {
                <p class="wrong" id={note_id}>{ note }</p>
            }
        </div>
    }
}

fn field_id(field: Field) -> String {
    let id = match field {
        Field::Player(field) => format!("player-{field:?}"),
        Field::Event(field) => format!("event-{field:?}"),
        Field::Row(place, field) => format!("row-{place}-{field:?}"),
    };
    // `event-Field(KMS)` becomes `event-field-kms`.
    id.to_ascii_lowercase().replace('(', "-").replace(')', "")
}
