//! The forms: what is known of the player and of the event.

use norma::chess::{Code, Discipline, EventFormat, EventKind};
use norma::import::{EventField, Field, PlayerField};
use norma::locales::Label;
use norma::verdict::Missing;
use yew::prelude::*;

use super::games::title_choices;
use super::{Choice, Scene, select};

pub(super) fn view(scene: Scene<'_>) -> Html {
    html! {
        <>
            { player(scene) }
            { event(scene) }
        </>
    }
}

fn player(scene: Scene<'_>) -> Html {
    let draft = &scene.app.sheet.draft().player;
    let sexes = [
        Choice { code: "", text: scene.say(Label::NotGiven) },
        Choice { code: "m", text: scene.say(Label::Male) },
        Choice { code: "f", text: scene.say(Label::Female) },
    ];
    let field = Field::Player;
    html! {
        <fieldset class="sheet form">
            <legend>{ scene.say(Label::Applicant) }</legend>
            { input(scene, field(PlayerField::Name), Label::Name, &draft.name, "text", false) }
            { input(scene, field(PlayerField::Federation), Label::Federation, &draft.federation, "federation",
                scene.asks(&Missing::OwnFederation)) }
            { choice(scene, field(PlayerField::Title), Label::Title, &draft.title, &title_choices(), false) }
            { input(scene, field(PlayerField::Rating), Label::Rating, &draft.rating, "number",
                scene.asks(&Missing::OwnRating)) }
            { choice(scene, field(PlayerField::Sex), Label::Sex, &draft.sex, &sexes, scene.asks(&Missing::Sex)) }
            { input(scene, field(PlayerField::RatedGames), Label::RatedGames, &draft.rated_games, "number",
                scene.asks(&Missing::RatedGames)) }
        </fieldset>
    }
}

fn event(scene: Scene<'_>) -> Html {
    let draft = &scene.app.sheet.draft().event;
    let language = scene.language;
    let field = Field::Event;
    let formats = choices(scene, |format: EventFormat| language.event_format(format));
    let kinds = choices(scene, |kind: EventKind| language.event_kind(kind));
    let disciplines = choices(scene, |discipline: Discipline| language.discipline(discipline));
    let yes_no = [
        Choice { code: "", text: scene.say(Label::NotGiven) },
        Choice { code: "yes", text: scene.say(Label::Yes) },
        Choice { code: "no", text: scene.say(Label::No) },
    ];
    html! {
        <fieldset class="sheet form">
            <legend>{ scene.say(Label::Event) }</legend>
            { input(scene, field(EventField::Rounds), Label::Rounds, &draft.rounds, "number", false) }
            { input(scene, field(EventField::Start), Label::FirstDay, &draft.start, "date", false) }
            { choice(scene, field(EventField::Format), Label::EventFormat, &draft.format, &formats, false) }
            { choice(scene, field(EventField::Kind), Label::EventKind, &draft.kind, &kinds, false) }
            { input(scene, field(EventField::Host), Label::Host, &draft.host, "federation",
                scene.asks(&Missing::Host)) }
            { choice(scene, field(EventField::Discipline), Label::Discipline, &draft.discipline, &disciplines,
                false) }
            { input(scene, field(EventField::End), Label::LastDay, &draft.end, "date", false) }
            { choice(scene, field(EventField::BigSwiss), Label::BigSwiss, &draft.big_swiss, &yes_no, false) }
            <p class="hint form-wide">{ scene.say(Label::BigSwissHint) }</p>
        </fieldset>
    }
}

/// The values of a closed list, with the empty choice first.
fn choices<'s, T: Code>(scene: Scene<'s>, name: impl Fn(T) -> &'static str) -> Vec<Choice<'s>> {
    let empty = Choice { code: "", text: scene.say(Label::NotGiven) };
    let values = T::CODES.iter().map(|(value, code)| Choice { code, text: name(*value) });
    std::iter::once(empty).chain(values).collect()
}

fn input(scene: Scene<'_>, field: Field, label: Label, value: &str, kind: &'static str, asked: bool) -> Html {
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
            <label for={id.clone()}>{ scene.say(label) }</label>
            <input {id} type={input_type} {inputmode} {list} value={value.to_owned()} autocomplete="off"
                aria-invalid={note.is_some().then_some("true")} aria-describedby={note_id.clone()}
                oninput={scene.set_from_input(field)} />
            if let Some(note) = note {
                <p class="wrong" id={note_id}>{ note }</p>
            }
        </div>
    }
}

fn choice(
    scene: Scene<'_>,
    field: Field,
    label: Label,
    value: &str,
    choices: &[Choice<'_>],
    asked: bool,
) -> Html {
    let id = field_id(field);
    html! {
        <div class={classes!("field", asked.then_some("asked"))}>
            <label for={id.clone()}>{ scene.say(label) }</label>
            { select(id, None, "", value, choices, scene.set_from_select(field)) }
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
