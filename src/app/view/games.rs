//! The table of games: every cell can be edited, and each round says what became of it.

use norma::chess::{Rank, Title};
use norma::import::{Field, PastedRow, RowField};
use norma::locales::Label;
use norma::verdict::{Missing, Role, RoundAccount, System};
use yew::prelude::*;

use super::{Choice, Scene, select};
use crate::app::Message;
use crate::app::state::Direction;

/// The results that one tap sets, with what they are called.
const TAPS: [(&str, &str, Label); 3] =
    [("1", "1", Label::Win), ("=", "½", Label::Draw), ("0", "0", Label::Loss)];

/// The results that are chosen from a list, with the sign that stands for each when it is chosen.
const OTHERS: [(&str, &str, Label); 6] = [
    ("?", "?", Label::Pending),
    ("+", "+", Label::ForfeitWin),
    ("-", "−", Label::ForfeitLoss),
    ("bye", "1b", Label::Bye),
    ("hbye", "½b", Label::HalfBye),
    ("zbye", "0b", Label::ZeroBye),
];

pub(super) fn view(scene: Scene<'_>) -> Html {
    let rows = &scene.app.sheet.draft().rows;
    let arranging = scene.app.arranging;
    let has_national = rows.iter().any(|row| !row.national_rating.is_empty());
    let has_ranks = scene.app.settings.shows(System::Evsk);
    let with = |shown: bool, class: &'static str| shown.then_some(class);
    html! {
        <div class="sheet games">
            <div class="bar">
                <h2>{ scene.say(Label::Games) }</h2>
                <button type="button" class="link" aria-pressed={arranging.to_string()}
                    onclick={scene.link.callback(|_| Message::ToggleArrange)}>
                    { scene.say(if arranging { Label::ArrangeDone } else { Label::Arrange }) }
                </button>
            </div>
            if let Some(verdict) = scene.marked() {
                <p class="hint marked-for">
                    { scene.say(Label::ShowsGamesOf) }{ " " }
                    <b>{ scene.language.award(verdict.award, verdict.route) }</b>
                </p>
            }
            <ol class={classes!("rounds", with(has_national, "with-national"), with(has_ranks, "with-ranks"))}>
                { for rows.iter().enumerate().map(|(place, row)| round(scene, place, row, has_national)) }
            </ol>
            <div class="bar bar-end">
                <button type="button" class="chip" onclick={scene.link.callback(|_| Message::AddRow)}>
                    { "+ " }{ scene.say(Label::AddRound) }
                </button>
                <button type="button" class="link" onclick={scene.link.callback(|_| Message::SwapRatings)}>
                    { scene.say(swap_label(rows)) }
                </button>
            </div>
            { federations() }
        </div>
    }
}

/// With one kind of ratings the button says what the ratings are; with both it swaps them.
fn swap_label(rows: &[PastedRow]) -> Label {
    let any = |field: RowField| rows.iter().any(|row| !row.get(field).is_empty());
    match (any(RowField::Rating), any(RowField::NationalRating)) {
        (true, true) => Label::SwapRatings,
        (false, true) => Label::RatingsAreFide,
        _ => Label::RatingsAreNational,
    }
}

/// The codes of the federations, offered while typing.
fn federations() -> Html {
    html! {
        <datalist id="federations">
            <option value="FID" />
            { for norma::chess::Federation::members().map(|federation| html! {
                <option value={federation.code().to_owned()} />
            }) }
        </datalist>
    }
}

fn round(scene: Scene<'_>, place: usize, row: &PastedRow, has_national: bool) -> Html {
    let in_order = || scene.app.sheet.card().games.get(place).map(|game| game.round);
    let played: Option<u8> = row.round.trim().parse().ok().or_else(in_order);
    let number = played.map_or_else(|| row.round.clone(), |round| round.to_string());
    let account =
        played.and_then(|round| scene.marked()?.account.iter().find(|account| account.round == round));
    let out = account.is_some_and(is_out);
    let asks = |missing: fn(u8) -> Missing| played.is_some_and(|round| scene.asks(&missing(round)));
    let name = |label: Label| format!("{} {number}: {}", scene.say(Label::Round), scene.say(label));
    let cell = |field: RowField, label: Label, class: String, placeholder: &str| Cell {
        field: Field::Row(place, field),
        label: name(label),
        class,
        inputmode: "text",
        placeholder: placeholder.to_owned(),
        list: None,
    };
    let numeric = |cell: Cell| Cell { inputmode: "numeric", ..cell };
    let has_opponent = !matches!(row.result.as_str(), "bye" | "hbye" | "zbye");
    let class = |name: &str, is_asked: bool| if is_asked { format!("{name} asked") } else { name.to_owned() };
    html! {
        <li key={place} class={classes!("round", out.then_some("out"))} data-round={number.clone()}>
            <span class="round-number">
                { input(scene, &row.round, numeric(cell(RowField::Round, Label::Round, "number".to_owned(), &number))) }
            </span>
            if has_opponent {
                { titles(scene, Field::Row(place, RowField::Title), &row.title, name(Label::Title),
                    asks(Missing::OpponentTitle)) }
                if scene.app.settings.shows(System::Evsk) {
                    { select(String::new(), Some(&name(Label::Rank)), if asks(Missing::OpponentRank) { "cell rank asked" } else { "cell rank" },
                        &row.rank, &rank_choices(), scene.set_from_select(Field::Row(place, RowField::Rank))) }
                }
                { input(scene, &row.name,
                    cell(RowField::Name, Label::Opponent, "name".to_owned(), scene.say(Label::Name))) }
                { input(scene, &row.federation, Cell { list: Some("federations"),
                    ..cell(RowField::Federation, Label::Federation,
                        class("federation", asks(Missing::OpponentFederation)), "FED") }) }
                { input(scene, &row.rating, numeric(cell(RowField::Rating, Label::Rating,
                    class("rating", asks(Missing::OpponentRating)), "0000"))) }
                if has_national {
                    { input(scene, &row.national_rating, numeric(cell(RowField::NationalRating,
                        Label::NationalRating, "rating national".to_owned(), "0000"))) }
                }
            } else {
                <span class="no-opponent">{ result_name(scene, &row.result) }</span>
            }
            { result(scene, place, row, name(Label::Result)) }
            { remarks(scene, place, account, &Asked {
                scored: asks(Missing::OpponentScored),
                sex: asks(Missing::OpponentSex),
            }, row) }
            if scene.app.arranging {
                { arrange(scene, place, &number) }
            }
        </li>
    }
}

fn is_out(account: &RoundAccount) -> bool {
    !matches!(account.role, Role::Counted | Role::CountedAsLoss(_) | Role::Pending)
}

/// An input of the table.
struct Cell {
    field: Field,
    label: String,
    class: String,
    inputmode: &'static str,
    placeholder: String,
    list: Option<&'static str>,
}

fn input(scene: Scene<'_>, value: &str, cell: Cell) -> Html {
    let Cell { field, label, class, inputmode, placeholder, list } = cell;
    let wrong = scene.field_note(field).is_some();
    html! {
        <input type="text" class={classes!("cell", class)} aria-label={label} value={value.to_owned()}
            {placeholder} {inputmode} {list} aria-invalid={wrong.then_some("true")} autocomplete="off"
            spellcheck="false" oninput={scene.set_from_input(field)} />
    }
}

fn titles(scene: Scene<'_>, field: Field, value: &str, label: String, is_asked: bool) -> Html {
    let class = if is_asked { "cell title asked" } else { "cell title" };
    select(String::new(), Some(&label), class, value, &title_choices(), scene.set_from_select(field))
}

/// Not given, none, and the eight titles.
pub(super) fn title_choices() -> Vec<Choice<'static>> {
    let mut choices = vec![Choice { code: "", text: "?" }, Choice { code: "-", text: "–" }];
    choices.extend(Title::ALL.iter().map(|title| Choice { code: title.code(), text: title.code() }));
    choices
}

/// Not given, none, and the titles and ranks of Russia.
pub(super) fn rank_choices() -> Vec<Choice<'static>> {
    let mut choices = vec![Choice { code: "", text: "?" }, Choice { code: "-", text: "–" }];
    choices.extend(Rank::ALL.iter().map(|rank| Choice { code: rank.code(), text: rank.code() }));
    choices
}

/// Three buttons for what happens most, a list for the rest.
fn result(scene: Scene<'_>, place: usize, row: &PastedRow, label: String) -> Html {
    let field = Field::Row(place, RowField::Result);
    let current = spelling(&row.result);
    let tap = |(code, sign, what): &(&'static str, &'static str, Label)| {
        let (code, is_on) = (*code, current == *code);
        let onclick = scene.link.callback(move |_| Message::Set(field, code.to_owned()));
        html! {
            <button type="button" class="tap" aria-pressed={is_on.to_string()}
                aria-label={format!("{sign} {}", scene.say(*what))} {onclick}>{ *sign }</button>
        }
    };
    let is_tap = TAPS.iter().any(|(code, ..)| *code == current);
    let mut others: Vec<Choice<'_>> =
        OTHERS.iter().map(|(code, _, label)| Choice { code, text: scene.say(*label) }).collect();
    let sign = OTHERS.iter().find(|(code, ..)| *code == current).map_or("…", |(_, sign, _)| sign);
    if is_tap {
        others.insert(0, Choice { code: current, text: "…" });
    }
    let class = if is_tap { "more" } else { "more on" };
    let other = format!("{label}, {}", scene.say(Label::OtherResult));
    html! {
        <span class="result" role="group" aria-label={label}>
            { for TAPS.iter().map(tap) }
            // The list lies unseen over its sign: the words in it are too long for the place.
            <span {class}>
                <span aria-hidden="true">{ sign }</span>
                { select(String::new(), Some(&other), "over", current, &others, scene.set_from_select(field)) }
            </span>
        </span>
    }
}

/// A result as typed, in the spelling of the buttons.
fn spelling(result: &str) -> &str {
    match result {
        "½" | "1/2" | "0.5" | "0,5" => "=",
        "" => "?",
        other => other,
    }
}

fn result_name(scene: Scene<'_>, result: &str) -> &'static str {
    OTHERS.iter().find(|(code, ..)| *code == result).map_or("", |(.., label)| scene.say(*label))
}

/// The questions that a round may raise.
struct Asked {
    scored: bool,
    sex: bool,
}

/// What became of the round, what is wrong with a field, and the questions that the round raises.
fn remarks(
    scene: Scene<'_>,
    place: usize,
    account: Option<&RoundAccount>,
    asked: &Asked,
    row: &PastedRow,
) -> Html {
    let mut texts: Vec<String> = Vec::new();
    if let Some(account) = account {
        if is_out(account) || matches!(account.role, Role::CountedAsLoss(_)) {
            texts.push(scene.language.role(&account.role));
        } else if let Some(rating) =
            account.rating_used.filter(|rating| account.raised || row.rating != rating.to_string())
        {
            texts.push(format!("{} {rating}", scene.say(Label::RaisedTo)));
        }
    }
    let wrong: Vec<String> =
        RowField::ALL.into_iter().filter_map(|field| scene.field_note(Field::Row(place, field))).collect();
    let yes_no = [("", Label::NotGiven), ("yes", Label::Yes), ("no", Label::No)];
    let sexes = [("", Label::NotGiven), ("m", Label::Male), ("f", Label::Female)];
    let questions = [
        (asked.scored, RowField::Scored, Label::ScoredAgainstRated, yes_no),
        (asked.sex, RowField::Sex, Label::OpponentSex, sexes),
    ];
    // The sex of an opponent is a question only where it is asked; a paste may tell it of everybody.
    let is_open =
        |is_asked: bool, field: RowField| is_asked || field == RowField::Scored && !row.get(field).is_empty();
    let questions: Vec<_> =
        questions.into_iter().filter(|(is_asked, field, ..)| is_open(*is_asked, *field)).collect();
    if texts.is_empty() && wrong.is_empty() && questions.is_empty() {
        return Html::default();
    }
    html! {
        <div class="round-notes">
            { for texts.into_iter().map(|text| html! { <p>{ text }</p> }) }
            { for wrong.into_iter().map(|text| html! { <p class="wrong">{ text }</p> }) }
            { for questions.into_iter().map(|(is_asked, field, label, answers)| {
                let answers = answers.map(|(code, label)| Choice { code, text: scene.say(label) });
                let onchange = scene.set_from_select(Field::Row(place, field));
                html! {
                    <label class={classes!("scored", is_asked.then_some("asked"))}>
                        <span>{ scene.say(label) }</span>
                        { select(String::new(), None, "cell", row.get(field), &answers, onchange) }
                    </label>
                }
            }) }
        </div>
    }
}

fn arrange(scene: Scene<'_>, place: usize, number: &str) -> Html {
    let last = scene.app.sheet.draft().rows.len().saturating_sub(1);
    let button = |label: Label, sign: &'static str, disabled: bool, onclick: Callback<MouseEvent>| {
        let name = format!("{} {number}: {}", scene.say(Label::Round), scene.say(label));
        html! {
            <button type="button" class="chip" aria-label={name} {disabled} {onclick}>{ sign }</button>
        }
    };
    let moved = |direction: Direction| scene.link.callback(move |_| Message::MoveRow(place, direction));
    html! {
        <span class="arrange">
            { button(Label::MoveUp, "↑", place == 0, moved(Direction::Up)) }
            { button(Label::MoveDown, "↓", place == last, moved(Direction::Down)) }
            { button(Label::Remove, "✕", false, scene.link.callback(move |_| Message::RemoveRow(place))) }
        </span>
    }
}
