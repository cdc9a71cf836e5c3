//! The editions that come with the program, the choice of one by date, and what is refused of a file.

#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "the helpers of a test stop where they stand, as the test does"
)]

use norma::chess::{Card, Date, Event, Game, Given, Opponent, Outcome};
use norma::rules::{Edition, EditionError, Fit, Library, built_in_text, read_edition};
use norma::verdict::Premise;
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
    assert_eq!(ids, names.iter().map(String::as_str).collect::<Vec<_>>(), "the oldest first");
    assert_eq!(built_in_text("nope"), None);
}

#[test]
fn editions_follow_each_other_without_gap_or_overlap() {
    let editions = Library::built_in().editions();
    assert_eq!(editions[0].head.valid_from, day("2009-07-01"));
    for pair in editions.windows(2) {
        let (before, after) = (&pair[0].head, &pair[1].head);
        let last = before.valid_to.unwrap_or_else(|| panic!("{} does not end", before.id));
        assert_eq!(after.valid_from.days_since(last), 1, "{} to {}", before.id, after.id);
    }
    assert_eq!(editions.last().and_then(|edition| edition.head.valid_to), None);
}

/// A figure is an object with a value. Nothing else in `figures` may hold a number, and every figure says where it
/// stands and how sure it is.
#[test]
fn every_figure_names_its_clause() {
    fn walk(value: &Value, place: &str, figures: &mut usize) {
        if let Some(object) = value.as_object() {
            if object.contains_key("value") {
                *figures += 1;
                let clause = object.get("clause").and_then(Value::as_str).unwrap_or_default();
                assert!(clause.starts_with("1.") || clause.starts_with("0."), "{place}: clause `{clause}`");
                let sure = object.get("sure").and_then(Value::as_str).unwrap_or_default();
                assert!(
                    ["stated", "derived", "reported", "recalled"].contains(&sure),
                    "{place}: sure `{sure}`"
                );
                for language in ["en", "ru"] {
                    let note = object.get("note").map(|note| note[language].as_str().unwrap_or_default());
                    assert_ne!(note, Some(""), "{place}: the note has no {language}");
                }
                return;
            }
            for (key, value) in object {
                walk(value, &format!("{place}.{key}"), figures);
            }
        } else if let Some(list) = value.as_array() {
            for (at, value) in list.iter().enumerate() {
                walk(value, &format!("{place}[{at}]"), figures);
            }
        } else {
            panic!("{place}: {value} stands outside of a figure");
        }
    }
    for (name, text) in files() {
        let file: Value = serde_json::from_str(&text).expect("JSON");
        let Some(figures) = file.get("figures") else { continue };
        let mut count = 0;
        walk(figures, &format!("{name}: figures"), &mut count);
        assert!(count > 40, "{name} has {count} figures");
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
            let choice = Library::built_in().choose(&event, as_of).expect("an edition");
            assert_eq!((&*choice.edition.head.id, choice.fit), (id, fit), "{start}");
        }
    }
}

/// The first day decides, not the last.
#[test]
fn an_event_over_new_year_belongs_to_the_old_one() {
    let event = Event { end: Given::Known(day("2024-01-05")), ..event("2023-12-27") };
    let choice = Library::built_in().choose(&event, None).expect("an edition");
    assert_eq!(&*choice.edition.head.id, "fide-2023");
}

#[test]
fn what_the_choice_rests_on_is_said() {
    let card = |event: Event| Card {
        event,
        games: vec![Game {
            round: 1,
            colour: None,
            outcome: Outcome::Win,
            opponent: Some(Opponent::default()),
        }],
        ..Card::default()
    };
    // The warning names the edition that judges all the same.
    let oldest = Library::built_in().edition("fide-2009").expect("an edition").head.name.clone();
    let rows = [
        (event("2005-05-01"), "fide-2009", Some(Premise::OutsideEditions(day("2005-05-01"), oldest))),
        (Event::default(), "fide-2024", Some(Premise::NoDate)),
        (event("2016-05-01"), "fide-2014", None),
    ];
    for (event, id, premise) in rows {
        let judgement = &norma::check(&card(event), Library::built_in(), None)[0];
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
    let choice = library.choose(&event("2031-01-01"), None).expect("an edition");
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
        assert!(good.contains(from), "{from} is not in the file");
        let bad = good.replacen(from, to, 1);
        match read_edition(&bad) {
            Err(EditionError::Fault { place: found, fault, .. }) => {
                assert_eq!(found, place, "{to}: {fault:?}");
                assert!(format!("{fault:?}").starts_with(reason), "{to}: {place}: {fault:?} is not {reason}");
            }
            other => panic!("{to}: {other:?}"),
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
