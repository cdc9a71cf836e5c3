//! The editions that come with the program, the choice of one by date, and what is refused of a file.

#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "the helpers of a test stop where they stand, as the test does"
)]

use norma::chess::{Card, Date, Event, Game, Given, HalfPoints, Opponent, Outcome, Rank, Rating};
use norma::rules::{
    ChosenBy, Edition, EditionError, Fit, Head, Library, Regulation, built_in_text, read_edition,
};
use norma::verdict::{Judgement, Premise, State, System};
use serde_json::Value;
use std::collections::BTreeSet;

fn day(text: &str) -> Date {
    Date::parse(text).expect("a day")
}

fn event(start: &str) -> Event {
    Event { start: Given::Known(day(start)), ..Event::default() }
}

/// The files of the folder, by the name without its ending.
fn files() -> Vec<(String, String)> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/rules")).expect("the folder");
    let mut files: Vec<(String, String)> = folder
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .map(|path| {
            let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
            (name, std::fs::read_to_string(&path).expect("a text"))
        })
        .collect();
    files.sort();
    files
}

fn is_fide(regulation: &Regulation) -> bool {
    matches!(regulation, Regulation::FideTitles(_))
}

/// The heads of the built-in editions of FIDE's titles, or else of the Russian classification, in their order.
fn heads(of_fide: bool) -> Vec<&'static Head> {
    let editions = Library::built_in().editions().iter();
    editions.filter(|edition| is_fide(&edition.regulation) == of_fide).map(|edition| &edition.head).collect()
}

#[test]
fn every_file_is_built_in_and_read() {
    let library = Library::built_in();
    let mut names = BTreeSet::new();
    for (name, text) in files().into_iter().filter(|(name, _)| name != "fide-rating-tables") {
        let edition = read_edition(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(&*edition.head.id, name);
        assert_eq!(library.edition(&name).map(|built_in| (**built_in).clone()), Some(edition), "{name}");
        assert_eq!(built_in_text(&name), Some(text.as_str()), "{name}");
        names.insert(name);
    }
    let ids: Vec<&str> = library.editions().iter().map(|edition| &*edition.head.id).collect();
    assert_eq!(ids.len(), names.len(), "ids are unique: {ids:?}");
    let fide_first = names.iter().filter(|name| name.starts_with("fide-"));
    let then_evsk = names.iter().filter(|name| name.starts_with("evsk-"));
    let expected: Vec<&str> = fide_first.chain(then_evsk).map(String::as_str).collect();
    assert_eq!(ids, expected, "by regulation, the oldest first");
    assert_eq!(built_in_text("nope"), None);
}

#[test]
fn editions_of_fide_follow_each_other_without_gap_or_overlap() {
    let heads = heads(true);
    assert_eq!(heads[0].valid_from, day("2009-07-01"));
    assert!(heads.iter().all(|head| head.chosen_by == ChosenBy::Start));
    for pair in heads.windows(2) {
        let last = pair[0].valid_to.unwrap_or_else(|| panic!("{} does not end", pair[0].id));
        assert_eq!(pair[1].valid_from.days_since(last), 1, "{} to {}", pair[0].id, pair[1].id);
    }
    assert_eq!(heads.last().and_then(|head| head.valid_to), None);
}

/// Not every edition of the Russian classification could be obtained: there are gaps, but no two are in force at once.
#[test]
fn editions_of_the_russian_classification_do_not_overlap() {
    let heads = heads(false);
    assert_eq!(heads[0].valid_from, day("2012-11-06"));
    assert!(heads.iter().all(|head| head.chosen_by == ChosenBy::End));
    for pair in heads.windows(2) {
        let last = pair[0].valid_to.unwrap_or_else(|| panic!("{} does not end", pair[0].id));
        assert!(pair[1].valid_from > last, "{} to {}", pair[0].id, pair[1].id);
    }
}

/// A figure is an object with a value. Outside of figures no number may stand, and every figure says where it stands
/// and how sure it is; so do the readings, which have no value. A table of the Russian classification is a figure
/// with rows of numbers and further figures in it.
#[test]
fn every_figure_names_its_clause() {
    struct Walk<'f> {
        name: &'f str,
        /// How the clauses of the regulation begin.
        clauses: &'static [&'static str],
        figures: usize,
    }
    impl Walk<'_> {
        fn walk(&mut self, value: &Value, place: &str, in_figure: bool) {
            let name = self.name;
            match value {
                Value::Object(object) => {
                    let is_figure = object.contains_key("value");
                    if is_figure || object.contains_key("question") {
                        self.figures += usize::from(is_figure);
                        let text = |key: &str| value[key].as_str().unwrap_or_default();
                        let clause = text("clause");
                        let begins = self.clauses.iter().any(|begin| clause.starts_with(begin));
                        assert!(begins, "{name}: {place}: clause `{clause}`");
                        let sure = ["stated", "derived", "reported", "recalled"].contains(&text("sure"));
                        assert!(sure, "{name}: {place}: sure `{}`", text("sure"));
                        for language in ["en", "ru"] {
                            let note = object.get("note").map(|note| note[language].as_str());
                            assert!(
                                note.is_none_or(|note| note.is_some_and(|note| !note.is_empty())),
                                "{name}: {place}: the note has no {language}"
                            );
                        }
                    }
                    for (key, value) in object {
                        let inside = in_figure || is_figure && key == "value";
                        self.walk(value, &format!("{place}.{key}"), inside);
                    }
                }
                Value::Array(list) => {
                    for (at, value) in list.iter().enumerate() {
                        self.walk(value, &format!("{place}[{at}]"), in_figure);
                    }
                }
                Value::String(_) => {}
                other => assert!(in_figure, "{name}: {place}: {other} stands outside of a figure"),
            }
        }
    }
    for (name, text) in files() {
        let file: Value = serde_json::from_str(&text).expect("JSON");
        let Some(figures) = file.get("figures") else { continue };
        let (clauses, least): (&'static [&'static str], usize) = match &file["regulation"] {
            Value::String(code) if code == "fide-titles" => (&["0.", "1."], 40),
            _ => (&["1", "2", "3", "4", "5", "6"], 3),
        };
        let mut walk = Walk { name: &name, clauses, figures: 0 };
        walk.walk(figures, "figures", false);
        assert!(walk.figures > least, "{name} has {} figures", walk.figures);
    }
}

#[test]
fn the_day_chooses_the_edition() {
    let rows = [
        ("2008-12-31", "fide-2009", false),
        ("2009-06-30", "fide-2009", false),
        ("2009-07-01", "fide-2009", true),
        ("2013-06-30", "fide-2009", true),
        ("2013-07-01", "fide-2013", true),
        ("2014-06-30", "fide-2013", true),
        ("2014-07-01", "fide-2014", true),
        ("2017-06-30", "fide-2014", true),
        ("2017-07-01", "fide-2017", true),
        ("2021-12-31", "fide-2017", true),
        ("2022-01-01", "fide-2022", true),
        ("2022-12-31", "fide-2022", true),
        ("2023-01-01", "fide-2023", true),
        ("2023-12-31", "fide-2023", true),
        ("2024-01-01", "fide-2024", true),
        ("2199-12-31", "fide-2024", true),
    ];
    for (start, id, in_force) in rows {
        let fit = if in_force { Fit::InForce } else { Fit::Nearest(day(start)) };
        // The day of the card goes before the day that was asked for; that one stands in where the card has none.
        let choices = [
            (event(start), None),
            (event(start), Some(day("2016-01-01"))),
            (Event::default(), Some(day(start))),
        ];
        for (event, as_of) in choices {
            let choice = Library::built_in().choose(&event, as_of, &is_fide).expect("an edition");
            assert_eq!((&*choice.edition.head.id, choice.fit), (id, fit), "{start}");
        }
    }
}

fn event_until(end: &str) -> Event {
    Event { end: Given::Known(day(end)), ..Event::default() }
}

fn one_game(event: Event) -> Card {
    let game = Game { round: 1, colour: None, outcome: Outcome::Win, opponent: Some(Opponent::default()) };
    Card { event, games: vec![game], ..Card::default() }
}

/// The judgements of the Russian classification.
fn evsk(card: &Card, as_of: Option<Date>) -> Vec<Judgement> {
    let mut judgements = norma::check(card, Library::built_in(), as_of);
    judgements.retain(|judgement| judgement.system == System::Evsk);
    judgements
}

/// The awards of a judgement, each once.
fn awards(judgement: &Judgement) -> Vec<&'static str> {
    let mut codes: Vec<&str> = judgement.verdicts.iter().map(|verdict| verdict.award.code()).collect();
    codes.dedup();
    codes
}

/// FIDE's verdicts come first. Each Russian award is judged by an edition that knows it: from 2014 on that is ГР alone,
/// and everything else falls back to 2012 with a warning.
#[test]
fn the_last_day_chooses_the_edition_of_each_russian_award() {
    let below = &["МС", "КМС", "I", "II", "III"][..];
    let all = &["ГР", "МС", "КМС", "I", "II", "III"][..];
    let gr = &["ГР"][..];
    /// Edition, awards, whether it was in force.
    type Chosen = (&'static str, &'static [&'static str], bool);
    let rows: [(&str, Vec<Chosen>); 11] = [
        ("2012-11-05", vec![("evsk-2012", all, false)]),
        ("2012-11-06", vec![("evsk-2012", all, true)]),
        ("2013-12-31", vec![("evsk-2012", all, true)]),
        ("2014-01-01", vec![("evsk-2014", gr, true), ("evsk-2012", below, false)]),
        ("2016-10-07", vec![("evsk-2014", gr, true), ("evsk-2012", below, false)]),
        // Between the editions the nearest is taken.
        ("2016-10-08", vec![("evsk-2014", gr, false), ("evsk-2012", below, false)]),
        ("2018-05-01", vec![("evsk-2014", gr, false), ("evsk-2012", below, false)]),
        ("2021-12-31", vec![("evsk-2022", gr, false), ("evsk-2012", below, false)]),
        ("2022-01-01", vec![("evsk-2022", gr, true), ("evsk-2012", below, false)]),
        ("2025-12-31", vec![("evsk-2022", gr, true), ("evsk-2012", below, false)]),
        ("2026-01-01", vec![("evsk-2022", gr, false), ("evsk-2012", below, false)]),
    ];
    for (end, expected) in rows {
        let judgements = evsk(&one_game(event_until(end)), None);
        let found: Vec<(&str, Vec<&str>, bool)> = judgements
            .iter()
            .map(|judgement| {
                let outside = |premise: &Premise| matches!(premise, Premise::OutsideEditions(..));
                let in_force = !judgement.premises.iter().any(outside);
                (&*judgement.edition.head.id, awards(judgement), in_force)
            })
            .collect();
        let expected: Vec<(&str, Vec<&str>, bool)> =
            expected.iter().map(|(id, awards, in_force)| (*id, awards.to_vec(), *in_force)).collect();
        assert_eq!(found, expected, "{end}");
        for judgement in &judgements {
            let warns = judgement.premises.iter().any(Premise::is_warning);
            let in_force = judgement.edition.head.valid_from <= day(end)
                && judgement.edition.head.valid_to.is_none_or(|to| day(end) <= to);
            assert_eq!(warns, !in_force, "{end}: {}", judgement.edition.head.id);
        }
        let first = &norma::check(&one_game(event_until(end)), Library::built_in(), None)[0];
        assert_eq!(first.system, System::Fide);
    }
}

/// An event from December to January belongs to the year in which it ended. Without a last day the first one is taken,
/// and that is said.
#[test]
fn a_russian_event_over_new_year_belongs_to_the_new_one() {
    let knows_gr = |regulation: &Regulation| matches!(regulation, Regulation::Evsk(evsk) if evsk.awards.contains(&Rank::GR));
    let start = Given::Known(day("2013-12-27"));
    let over = Event { start, ..event_until("2014-01-05") };
    let rows = [(over, "evsk-2014", Fit::InForce), (event("2013-12-27"), "evsk-2012", Fit::ByOtherDay)];
    for (event, id, fit) in rows {
        let choice = Library::built_in().choose(&event, None, &knows_gr).expect("an edition");
        assert_eq!((&*choice.edition.head.id, choice.fit), (id, fit));
    }
    let told = evsk(&one_game(event("2013-12-27")), None);
    assert!(told.iter().all(|judgement| judgement.premises.contains(&Premise::ByOtherDay)));
}

/// Without any day the newest edition of each award judges, and says until when it was in force.
#[test]
fn an_event_without_a_day_is_told_that_the_edition_is_outdated() {
    let judgements = evsk(&one_game(Event::default()), None);
    let ids: Vec<&str> = judgements.iter().map(|judgement| &*judgement.edition.head.id).collect();
    assert_eq!(ids, ["evsk-2022", "evsk-2012"]);
    for judgement in &judgements {
        let head = &judgement.edition.head;
        let premise = Premise::NoDateOutdated(head.name.clone(), head.valid_to.expect("a last day"));
        assert!(judgement.premises.contains(&premise), "{}: {:?}", head.id, judgement.premises);
        assert!(premise.is_warning());
    }
    // The day that was asked for stands in for the missing one.
    let judgements = evsk(&one_game(Event::default()), Some(day("2013-05-01")));
    assert_eq!(judgements.len(), 1);
    assert!(!judgements[0].premises.iter().any(Premise::is_warning));
}

/// The first day decides, not the last.
#[test]
fn an_event_over_new_year_belongs_to_the_old_one() {
    let event = Event { end: Given::Known(day("2024-01-05")), ..event("2023-12-27") };
    let choice = Library::built_in().choose(&event, None, &is_fide).expect("an edition");
    assert_eq!(&*choice.edition.head.id, "fide-2023");
}

#[test]
fn what_the_choice_rests_on_is_said() {
    // The warning names the edition that judges all the same.
    let oldest = Library::built_in().edition("fide-2009").expect("an edition").head.name.clone();
    let rows = [
        (event("2005-05-01"), "fide-2009", Some(Premise::OutsideEditions(day("2005-05-01"), oldest))),
        (Event::default(), "fide-2024", Some(Premise::NoDate)),
        (event("2016-05-01"), "fide-2014", None),
    ];
    for (event, id, premise) in rows {
        let judgement = &norma::check(&one_game(event), Library::built_in(), None)[0];
        assert_eq!(&*judgement.edition.head.id, id);
        let about_the_day =
            |premise: &&Premise| matches!(premise, Premise::NoDate | Premise::OutsideEditions(..));
        assert_eq!(judgement.premises.iter().find(about_the_day), premise.as_ref(), "{id}");
        assert!(judgement.verdicts.iter().all(|verdict| &*verdict.edition == id));
    }
}

#[test]
fn an_empty_library_judges_nothing_and_a_new_edition_takes_the_place_of_the_old() {
    let mut library = Library::built_in().clone();
    let before = library.editions().len();
    let mut edition: Edition = (**library.edition("fide-2024").expect("an edition")).clone();
    edition.head.valid_to = Some(day("2030-12-31"));
    library.add(edition.clone());
    assert_eq!(library.editions().len(), before);
    assert_eq!(
        library.edition("fide-2024").map(|edition| edition.head.valid_to),
        Some(Some(day("2030-12-31")))
    );
    let choice = library.choose(&event("2031-01-01"), None, &is_fide).expect("an edition");
    assert_eq!((&*choice.edition.head.id, choice.fit), ("fide-2024", Fit::Nearest(day("2031-01-01"))));
    edition.head.id = "mine".into();
    library.add(edition);
    assert_eq!(library.editions().len(), before + 1);
}

/// What is wrong with a file is told with its place.
#[test]
fn a_bad_file_is_refused_with_place_and_reason() {
    let good = built_in_text("fide-2024").expect("an edition");
    // What is replaced by what; the place; a part of the reason, as the variant of the fault is called.
    let rows = [
        ("\"id\": \"fide-2024\"", "\"id\": \"x\", \"ids\": 1", "ids", "UnknownKey"),
        (
            "\"least\": {\"value\": 9,",
            "\"least\": {\"value\": 9, \"most\": 1,",
            "figures.games.least.most",
            "UnknownKey",
        ),
        ("\"chosen_by\": \"start\",", "", "chosen_by", "Missing"),
        ("\"least\": {\"value\": 9, ", "\"least\": {", "figures.games.least.value", "Missing"),
        (
            "\"most_rounds\": {\"value\": 19, \"clause\": \"1.7\",",
            "\"most_rounds\": {\"value\": 19,",
            "figures.games.most_rounds.clause",
            "Missing",
        ),
        (
            "\"most_rounds\": {\"value\": 19, \"clause\": \"1.7\", \"sure\": \"reported\"}",
            "\"most_rounds\": {\"value\": 19, \"clause\": \"1.7\"}",
            "figures.games.most_rounds.sure",
            "Missing",
        ),
        ("\"GM\": 2200, \"IM\": 2050", "\"IM\": 2050", "figures.ratings.floor.value.GM", "Missing"),
        (
            "\"least\": {\"value\": 9,",
            "\"least\": {\"value\": \"nine\",",
            "figures.games.least.value",
            "NoNumber",
        ),
        ("\"least\": {\"value\": 9,", "\"least\": {\"value\": 9.5,", "figures.games.least.value", "NoNumber"),
        ("\"least\": {\"value\": 9,", "\"least\": {\"value\": -9,", "figures.games.least.value", "NoNumber"),
        ("\"least\": {\"value\": 9,", "\"least\": {\"value\": 256,", "figures.games.least.value", "NoNumber"),
        ("\"least\": {\"value\": 9,", "\"least\": {\"value\": 0,", "figures.games.least", "Zero"),
        (
            "\"extra_point\": {\"value\": true",
            "\"extra_point\": {\"value\": \"yes\"",
            "figures.games.extra_point.value",
            "NoFlag",
        ),
        ("\"id\": \"fide-2024\"", "\"id\": 2024", "id", "NoText"),
        ("\"exemptions\": [", "\"exemptions\": 1, \"x\": [", "figures.federations.x", "UnknownKey"),
        ("\"rounds\": [7, 8, 9]", "\"rounds\": 7", "figures.games.team.value.rounds", "NoList"),
        ("\"value\": [3, 5]", "\"value\": [5, 3]", "figures.federations.own.value", "NoShare"),
        ("\"value\": [2, 3]", "\"value\": [2, 0]", "figures.federations.one.value", "NoShare"),
        ("\"share\": [1, 2]", "\"share\": [1]", "figures.titles.titled.value.share", "NoShare"),
        ("\"value\": 35,", "\"value\": 101,", "figures.performance.score_percent", "NoNumber(100)"),
        ("[{\"from\": \"2024-01-01\", \"rating\": 1400}]", "[]", "figures.ratings.unrated", "EmptyList"),
        ("\"valid_to\": null", "\"valid_to\": \"2023-12-31\"", "valid_to", "DatesReversed"),
        ("\"valid_from\": \"2024-01-01\"", "\"valid_from\": \"2024-02-30\"", "valid_from", "NoDate"),
        ("\"valid_from\": \"2024-01-01\"", "\"valid_from\": null", "valid_from", "NoText"),
        (
            "\"titles\": [\"GM\", \"IM\"",
            "\"titles\": [\"GM\", \"NM\"",
            "figures.titles.titled.value.titles[1]",
            "NoChoice",
        ),
        ("\"not_in\": []", "\"not_in\": [\"olympics\"]", "figures.games.cap.value.not_in[0]", "NoChoice"),
        (
            "\"event\": \"zonal\"",
            "\"event\": \"regional\"",
            "figures.federations.exemptions[2].value.event",
            "NoChoice",
        ),
        ("\"sure\": \"stated\"", "\"sure\": \"certain\"", "figures.games.cap.sure", "NoChoice"),
        ("\"regulation\": \"fide-titles\"", "\"regulation\": \"go-titles\"", "regulation", "NoChoice"),
        ("\"regulation\": \"fide-titles\",", "", "regulation", "Missing"),
    ];
    for (from, to, place, reason) in rows {
        refuses(good, from, to, place, reason);
    }
}

/// A file is refused once this is replaced in it.
fn refuses(good: &str, from: &str, to: &str, place: &str, reason: &str) {
    assert!(good.contains(from), "{from} is not in the file");
    match read_edition(&good.replacen(from, to, 1)) {
        Err(EditionError::Fault { place: found, fault, .. }) => {
            assert_eq!(found, place, "{to}: {fault:?}");
            assert!(format!("{fault:?}").starts_with(reason), "{to}: {place}: {fault:?} is not {reason}");
        }
        other => panic!("{to}: {other:?}"),
    }
}

#[test]
fn a_bad_file_of_the_russian_classification_is_refused_with_place_and_reason() {
    let good = built_in_text("evsk-2012").expect("an edition");
    let scores = "figures.averages[0].value.scores[0].rows";
    let percents = "figures.averages[1].value.percents";
    let coefficients = "figures.coefficients[0].value.rows";
    let rows: Vec<(&str, &str, String, &str)> = vec![
        // Bands have to follow on each other, and the points have to fall.
        ("\"men\": [2284, 2324]", "\"men\": [2285, 2324]", format!("{scores}[1]"), "Unjoined(\"2284\")"),
        ("\"men\": [2284, 2324]", "\"men\": [2283, 2324]", format!("{scores}[1]"), "Unjoined(\"2284\")"),
        ("\"women\": [2084, 2124]", "\"women\": [2086, 2124]", format!("{scores}[1]"), "Unjoined(\"2084\")"),
        ("\"men\": [2493, 2529]", "\"men\": [2493, null]", format!("{scores}[7]"), "AfterOpenBand"),
        ("\"men\": [2230, 2283]", "\"men\": [2283, 2230]", format!("{scores}[0].men"), "NoBand"),
        ("\"men\": [2230, 2283]", "\"men\": [2230]", format!("{scores}[0].men"), "NoBand"),
        ("\"points\": 6.5", "\"points\": 7", format!("{scores}[1]"), "NotFalling"),
        ("\"points\": 6.5", "\"points\": 6.25", format!("{scores}[1].points"), "NoPoints"),
        ("\"points\": 6.5", "\"points\": \"6,5\"", format!("{scores}[1].points"), "NoPoints"),
        ("\"all\": [2426, 2450]", "\"all\": [2427, 2450]", format!("{percents}[1]"), "Unjoined(\"2426\")"),
        ("\"percent\": 66", "\"percent\": 70", format!("{percents}[1]"), "NotFalling"),
        ("\"percent\": 69", "\"percent\": 101", format!("{percents}[0].percent"), "NoNumber(100)"),
        ("{\"from\": 1.01,", "{\"from\": 1.02,", format!("{coefficients}[1]"), "Unjoined(\"1.01\")"),
        ("{\"from\": 1.01,", "{\"from\": 1.001,", format!("{coefficients}[1].from"), "NoCoefficient"),
        ("\"to\": 1.1,", "\"to\": 1,", format!("{coefficients}[1].to"), "NoBand"),
        (
            "{\"from\": 1, \"to\": 1, \"percent\": 50}",
            "{\"from\": 1, \"to\": 1, \"percent\": 150}",
            format!("{coefficients}[0].percent"),
            "NoNumber(100)",
        ),
        // A percentage needs a rule for its rounding, a coefficient its weights.
        (
            "\"rounding\": {\"value\": \"nearest_half\", \"clause\": \"6.5\", \"sure\": \"stated\"},",
            "",
            "figures.averages[1].value.rounding".to_owned(),
            "Missing",
        ),
        (
            "\"rounding\": {\"value\": \"nearest_half\", \"clause\": \"5.2\", \"sure\": \"stated\"},",
            "",
            "figures.fields[0].value.rounding".to_owned(),
            "Missing",
        ),
        (
            "\"value\": \"nearest_half\", \"clause\": \"6.5\"",
            "\"value\": \"down\", \"clause\": \"6.5\"",
            "figures.averages[1].value.rounding.value".to_owned(),
            "NoChoice",
        ),
        ("\"I\": 1, ", "", "figures.coefficient_weights.value.I".to_owned(), "Missing"),
        ("\"coefficient_weights\"", "\"weights\"", "figures.weights".to_owned(), "UnknownKey"),
        // Names that nobody knows.
        (
            "\"id\": \"world_championship\"",
            "\"id\": \"World championship\"",
            "figures.statuses[0].id".to_owned(),
            "NoIdentifier",
        ),
        (
            "\"status\": \"world_championship\"",
            "\"status\": \"world-championship\"",
            "figures.places[0].value.rows[0].status".to_owned(),
            "NoIdentifier",
        ),
        (
            "\"question\": \"forfeits\"",
            "\"question\": \"byes\"",
            "figures.readings[3].question".to_owned(),
            "NoChoice",
        ),
        (
            "[\"not_counted\", \"counted\"]",
            "[\"not_counted\", \"perhaps\"]",
            "figures.readings[3].answers[1]".to_owned(),
            "NoChoice",
        ),
        (
            "[\"not_counted\", \"counted\"]",
            "[\"with_change\"]",
            "figures.readings[3].answers[0]".to_owned(),
            "NoChoice",
        ),
        ("[\"not_counted\", \"counted\"]", "[]", "figures.readings[3].answers".to_owned(), "EmptyList"),
        ("\"awards\": [\"ГР\"", "\"awards\": [\"GR\"", "figures.awards[0]".to_owned(), "NoChoice"),
        ("\"value\": \"fide\"", "\"value\": \"elo\"", "figures.rating.value".to_owned(), "NoChoice"),
        (
            "\"discipline\": \"standard\"",
            "\"discipline\": \"classical\"",
            "figures.places[0].value.rows[0].discipline".to_owned(),
            "NoChoice",
        ),
        (
            "\"age\": \"adults\"",
            "\"age\": \"u17\"",
            "figures.places[0].value.rows[0].age".to_owned(),
            "NoChoice",
        ),
        (
            "\"average_of\": \"opponents\"",
            "\"average_of\": \"everybody\"",
            "figures.averages[0].value.average_of".to_owned(),
            "NoChoice",
        ),
        // Places and shares.
        (
            "\"places\": [1, 6]",
            "\"places\": [0, 6]",
            "figures.places[0].value.rows[0].places".to_owned(),
            "NoBand",
        ),
        (
            "\"places\": [1, 6]",
            "\"places\": [6, 1]",
            "figures.places[0].value.rows[0].places".to_owned(),
            "NoBand",
        ),
        (
            "\"places\": [1, 6]",
            "\"places\": [6]",
            "figures.places[0].value.rows[0].places".to_owned(),
            "NoBand",
        ),
        (
            "\"played\": [2, 3]",
            "\"played\": [3, 2]",
            "figures.places[0].value.team.value.played".to_owned(),
            "NoShare",
        ),
        (
            "\"value\": {\"olympiad_rules\": true}, ",
            "",
            "figures.places[0].value.rows[13].needs.value".to_owned(),
            "Missing",
        ),
        (
            "{\"olympiad_rules\": true}",
            "{\"rules\": true}",
            "figures.places[0].value.rows[13].needs.value.rules".to_owned(),
            "UnknownKey",
        ),
        ("\"men\": 2600, ", "", "figures.places[0].value.rating.value.rating.men".to_owned(), "Missing"),
    ];
    for (from, to, place, reason) in rows {
        refuses(good, from, to, &place, reason);
    }
}

/// A row of places can only be chosen where its status is offered.
#[test]
fn every_status_of_a_row_has_a_name() {
    for edition in Library::built_in().editions() {
        let Regulation::Evsk(evsk) = &edition.regulation else { continue };
        for row in evsk.places.iter().flat_map(|table| &table.value.rows) {
            let named = evsk.statuses.iter().any(|status| status.id == row.status);
            assert!(named, "{}: {:?}", edition.head.id, row.status);
        }
        let ids: BTreeSet<&str> = evsk.statuses.iter().map(|status| status.id.as_str()).collect();
        assert_eq!(ids.len(), evsk.statuses.len(), "{}: each status once", edition.head.id);
    }
}

/// The example that was published of the editions after 2016: an average of 1001 to 1025 asks for 55 per cent for the
/// lowest youth rank, and of seven games that is four points: what is needed is rounded up.
#[test]
fn an_edition_that_a_person_wrote_judges_the_published_example() {
    let text = r#"{
        "regulation": "evsk-chess", "id": "evsk-example",
        "name": {"en": "Example", "ru": "Example"},
        "valid_from": "2016-10-08", "valid_to": null, "chosen_by": "end",
        "source": {"en": "A published example.", "ru": "A published example."},
        "figures": {
            "awards": ["III ю"],
            "rating": {"value": "national", "clause": "5", "sure": "reported"},
            "averages": [{
                "value": {
                    "award": "III ю", "disciplines": ["standard", "rapid"], "average_of": "opponents", "complete": false,
                    "percents": [{"percent": 55, "all": [1001, 1025]}],
                    "rounding": {"value": "up", "clause": "5", "sure": "reported"},
                    "least_games": {"value": 7, "clause": "5", "sure": "recalled"}
                },
                "clause": "5", "sure": "reported"
            }]
        }
    }"#;
    let mut library = Library::built_in().clone();
    library.add(read_edition(text).expect("an edition"));
    // The opponents' national rating; how many half points of how many games; the state.
    let rows = [
        (1010, 8, 7, State::Met),
        (1010, 7, 7, State::NotMet),
        (1001, 8, 7, State::Met),
        // The file holds one row of many.
        (1000, 14, 7, State::Unknown),
        (1025, 8, 7, State::Met),
        (1010, 12, 6, State::NotMet),
        (1010, 9, 8, State::Met),
        (1010, 8, 8, State::NotMet),
    ];
    for (rating, half_points, games, state) in rows {
        let game = |round: u8| Game {
            round,
            colour: None,
            outcome: match half_points - 2 * (i32::from(round) - 1) {
                2.. => Outcome::Win,
                1 => Outcome::Draw,
                _ => Outcome::Loss,
            },
            opponent: Some(Opponent {
                national_rating: Given::Known(Rating::new(rating).ok()),
                ..Opponent::default()
            }),
        };
        let card = Card {
            event: event_until("2024-05-09"),
            games: (1..=games).map(game).collect(),
            ..Card::default()
        };
        let judgements = norma::check(&card, &library, None);
        let mut verdicts = judgements.iter().flat_map(|judgement| &judgement.verdicts);
        let verdict = verdicts.find(|verdict| verdict.award.code() == "III ю").expect("a verdict");
        let context = format!("{rating}, {half_points} half points of {games}: {:?}", verdict.checks);
        assert_eq!((&*verdict.edition, verdict.state), ("evsk-example", state), "{context}");
        if (rating, games) == (1010, 7) {
            assert_eq!(verdict.points_needed, Some(HalfPoints::new(8)), "{context}");
        }
    }
}

#[test]
fn what_is_no_json_is_refused_with_line_and_column() {
    let good = built_in_text("fide-2024").expect("an edition");
    let rows = [("", 1, 0), ("{", 1, 1), ("edition", 1, 1), ("{\n  \"id\": ,\n}", 2, 9)];
    for (text, line, column) in rows {
        assert_eq!(read_edition(text), Err(EditionError::NoJson { line, column }), "{text:?}");
    }
    let broken = good.replacen("\"figures\": {", "\"figures\": {,", 1);
    assert_eq!(read_edition(&broken), Err(EditionError::NoJson { line: 10, column: 15 }));
    // Deep nesting must not use up the stack.
    assert!(matches!(read_edition(&"[".repeat(1_000_000)), Err(EditionError::NoJson { .. })));
    for text in ["[]", "null", "3", "\"edition\""] {
        assert!(matches!(read_edition(text), Err(EditionError::Fault { .. })), "{text}");
    }
}

/// A key that stands twice says two things, and nobody knows which was meant.
#[test]
fn a_key_that_stands_twice_is_refused() {
    let good = built_in_text("fide-2024").expect("an edition");
    let twice = good.replacen(
        "\"least\": {",
        "\"least\": {\"value\": 1, \"clause\": \"1.1\", \"sure\": \"stated\"}, \"least\": {",
        1,
    );
    assert!(read_edition(&twice).is_err());
}
