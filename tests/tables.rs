//! The tables of every built-in edition, and the place of a card in them.

#![allow(clippy::expect_used, reason = "the helpers of a test stop where they stand, as the test does")]

use std::collections::HashSet;

use norma::chess::{
    AgeGroup, ByRank, Card, Discipline, EventFormat, EventStatus, Given, Rank, RankGroup, Sex,
};
use norma::export::tables::{Table, tables};
use norma::import::{Content, read};
use norma::locales::Language;
use norma::rules::{Edition, Library, read_edition};

fn edition(id: &str) -> &'static Edition {
    Library::built_in().edition(id).expect("a built-in edition")
}

fn of(edition: &Edition, card: Option<&Card>, language: Language) -> Vec<Table> {
    let library = Library::built_in();
    let judgements = card.map(|card| norma::check(card, library, None)).unwrap_or_default();
    let judgement = judgements.iter().find(|judgement| judgement.edition.head.id == edition.head.id);
    tables(edition, library.tables(), judgement, card, language)
}

fn table<'t>(tables: &'t [Table], id: &str) -> &'t Table {
    tables.iter().find(|table| table.id == id).expect("a table of this name")
}

/// The lit cells, each as `table row column: text`.
fn lit(tables: &[Table]) -> Vec<String> {
    let mut found = Vec::new();
    for table in tables {
        for row in &table.rows {
            for (cell, column) in row.cells.iter().zip(&table.head).filter(|(cell, _)| cell.lit) {
                let name = row.cells.first().map_or("", |first| first.text.as_str());
                found.push(format!("{} {name} {column}: {}", table.id, cell.text));
            }
        }
    }
    found
}

fn card(lines: &str) -> Card {
    match read(lines).content {
        Content::Cards(cards) => cards.into_iter().next().expect("a card"),
        _ => Card::default(),
    }
}

/// Nine games that make an IM norm: 6½ points against 2410.
const IM_NORM: &str = "FM DEN 2298 1\nGM CRO 2511 ½\nIM NOR 2402 1\nIM TUR 2433 ½\nGM HUN 2476 1\n\
                       GM HUN 2538 0\nSWE 2327 1\nIM FIN 2419 ½\nWIM DEN 2290 1";

#[test]
fn every_edition_has_sound_tables() {
    for edition in Library::built_in().editions() {
        for language in Language::ALL {
            let tables = of(edition, None, language);
            assert!(!tables.is_empty(), "{} has no tables", edition.head.id);
            let mut ids = HashSet::new();
            for table in &tables {
                let place = format!("{} {}", edition.head.id, table.id);
                assert!(ids.insert(&table.id), "{place} stands twice");
                let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
                assert!(table.id.bytes().all(fits), "{place}: the name is not for addresses");
                assert!(!table.title.is_empty() && !table.rows.is_empty(), "{place} is empty");
                for row in &table.rows {
                    assert_eq!(row.cells.len(), table.head.len(), "{place}: {row:?}");
                    assert!(row.cells.iter().all(|cell| !cell.text.is_empty()), "{place}: {row:?}");
                }
            }
            assert!(lit(&tables).is_empty(), "no card, no lit cell");
        }
    }
}

#[test]
fn the_names_in_addresses_are_the_same_in_every_language() {
    for edition in Library::built_in().editions() {
        let ids =
            |language| of(edition, None, language).into_iter().map(|table| table.id).collect::<Vec<_>>();
        assert_eq!(ids(Language::En), ids(Language::Ru));
    }
}

#[test]
fn the_order_of_2012_is_whole() {
    let tables = of(edition("evsk-2012"), None, Language::Ru);
    let expected = [
        ("places-gr", 14),
        ("places-ms", 10),
        ("places-kms", 27),
        ("places-1", 5),
        ("places-2", 5),
        ("places-3", 5),
        ("score-ms-9", 8),
        ("score-ms-10", 10),
        ("score-ms-11", 11),
        ("score-ms-12", 11),
        ("score-ms-13", 12),
        ("score-ms-14", 13),
        ("score-ms-15", 14),
        ("score-ms-16", 14),
        ("percent-ms", 7),
        ("percent-kms", 9),
        ("field-kms", 5),
        ("printed-kms", 11),
        ("coefficient", 11),
        ("coefficient-b", 11),
        ("weights", 7),
        ("rating", 4),
        ("ages", 3),
        ("readings", 20),
    ];
    let found: Vec<(&str, usize)> =
        tables.iter().map(|table| (table.id.as_str(), table.rows.len())).collect();
    assert_eq!(found, expected);
}

#[test]
fn the_tables_speak_both_languages() {
    let cells = |language: Language, id: &str, row: usize| -> Vec<String> {
        let tables = of(edition("evsk-2012"), None, language);
        let row = table(&tables, id).rows.get(row).cloned().expect("a row");
        row.cells.into_iter().map(|cell| cell.text).collect()
    };
    let rows: [(Language, &str, usize, &[&str]); 7] = [
        (Language::En, "places-gr", 1, &["World championship", "standard, team", "1–4"]),
        (Language::Ru, "places-gr", 11, &["Чемпионат Европы", "композиция", "1"]),
        (
            Language::Ru,
            "places-kms",
            1,
            &["Первенство России", "классика", "до 18 лет (теперь «до 19»)", "1–6"],
        ),
        (Language::Ru, "score-ms-9", 1, &["6½", "2284–2324", "2084–2124"]),
        (Language::En, "percent-kms", 8, &["30 %", "≥ 2401"]),
        (Language::Ru, "coefficient", 1, &["53 %", "1,01–1,10", "2,01–2,10", "3,01–3,10"]),
        (Language::Ru, "printed-kms", 10, &["16", "–", "–", "–", "–", "–", "–", "–", "–", "8"]),
    ];
    for (language, id, row, expected) in rows {
        assert_eq!(cells(language, id, row), expected, "{id}");
    }
    let tables = of(edition("evsk-2012"), None, Language::Ru);
    let nine = table(&tables, "score-ms-9");
    assert_eq!(nine.title, "Норма МС, 9 партий");
    assert!(nine.notes.iter().any(|note| note == "Соперники со званием: ≥ 5"), "{:?}", nine.notes);
    let tables = of(edition("fide-2024"), None, Language::En);
    assert_eq!(table(&tables, "norms-11").title, "Norms, 11 games");
}

#[test]
fn an_im_norm_lights_the_cells_that_decided() {
    let card = card(IM_NORM);
    let tables = of(edition("fide-2024"), Some(&card), Language::En);
    assert_eq!(lit(&tables), ["norms-9 7 GM: 2380–2433", "norms-9 5 IM: 2407–2449"]);
    // Another edition did not judge this card.
    assert!(lit(&of(edition("fide-2014"), Some(&card), Language::En)).is_empty());
}

#[test]
fn womens_norms_light_up_for_women() {
    let mut card = card(IM_NORM);
    card.player.sex = Given::Known(Sex::Female);
    let lit = lit(&of(edition("fide-2024"), Some(&card), Language::En));
    assert!(lit.iter().any(|cell| cell.contains(" WGM: ")), "{lit:?}");
}

#[test]
fn a_norm_of_a_master_of_sport_lights_its_row() {
    let mut card = card(IM_NORM);
    card.player.sex = Given::Known(Sex::Male);
    let tables = of(edition("evsk-2012"), Some(&card), Language::Ru);
    assert_eq!(lit(&tables), ["score-ms-9 5 М: 2407–2449"]);
    card.player.sex = Given::NotGiven;
    card.event.discipline = Given::Known(Discipline::Composition);
    assert!(lit(&of(edition("evsk-2012"), Some(&card), Language::Ru)).is_empty());
}

#[test]
fn the_coefficient_of_the_event_lights_one_rank() {
    let mut card = card("1600 1\n1610 1\n1620 1\n1590 0\n1580 1\n1600 ½\n1605 1");
    let mut field = ByRank::default();
    field.set(RankGroup::First, 6);
    field.set(RankGroup::Second, 4);
    card.event.field = Given::Known(field);
    let tables = of(edition("evsk-2012"), Some(&card), Language::Ru);
    assert_eq!(lit(&tables), ["coefficient 60 % I: 1,31–1,40"]);
}

#[test]
fn a_round_robin_of_candidates_lights_its_cell_of_the_printed_table() {
    let lines: Vec<String> =
        (0..9).map(|place| format!("{} 2100 1", if place < 8 { "КМС" } else { "I" })).collect();
    let mut card = card(&lines.join("\n"));
    card.event.format = Given::Known(EventFormat::RoundRobin);
    card.player.rank = Given::Known(Some(Rank::First));
    let lit = lit(&of(edition("evsk-2012"), Some(&card), Language::Ru));
    assert!(lit.contains(&"printed-kms 8 10: 5½".to_owned()), "{lit:?}");
    // A Swiss is not what the table is made for.
    card.event.format = Given::Known(EventFormat::Swiss);
    let tables = of(edition("evsk-2012"), Some(&card), Language::Ru);
    assert!(!self::lit(&tables).iter().any(|cell| cell.starts_with("printed")));
}

#[test]
fn a_place_lights_the_row_of_its_event() {
    let mut card = card("2100 1\n2150 ½");
    card.event.status = EventStatus::new("russia_youth").map_or(Given::NotGiven, Given::Known);
    card.event.age_group = Given::Known(AgeGroup::U18);
    card.event.format = Given::Known(EventFormat::Team);
    let tables = of(edition("evsk-2012"), Some(&card), Language::En);
    let lit = lit(&tables);
    assert_eq!(lit.len(), 3, "{lit:?}");
    assert!(lit.iter().all(|cell| cell.starts_with("places-kms Russian youth championship")), "{lit:?}");
}

/// A file that anybody may bring along: youth ranks, percentages for men and women, several disciplines, one table
/// twice.
#[test]
fn a_loaded_edition_makes_tables() {
    let average = |discipline: &str| {
        format!(
            r#"{{"value": {{"award": "I ю", "disciplines": ["{discipline}"], "average_of": "participants", "complete": true,
                "percents": [{{"percent": 60, "men": [1200, 1300], "women": [1100, 1200]}},
                             {{"percent": 50, "men": [1301, null], "women": [1201, null],
                               "note": {{"en": "Note", "ru": "Заметка"}}}}],
                "rounding": {{"value": "up", "clause": "8", "sure": "stated"}}}},
              "clause": "8", "sure": "recalled"}}"#
        )
    };
    let text = format!(
        r#"{{"regulation": "evsk-chess", "id": "evsk-own", "name": {{"en": "Own", "ru": "Своя"}},
            "valid_from": "2026-01-01", "valid_to": null, "chosen_by": "end", "source": {{"en": "", "ru": ""}},
            "figures": {{"awards": ["I ю"], "rating": {{"value": "national", "clause": "1", "sure": "stated"}},
              "statuses": [{{"id": "school", "name": {{"en": "School", "ru": "Школа"}}}}],
              "averages": [{}, {}],
              "places": [{{"value": {{"award": "I ю", "complete": true, "conditions_complete": true, "rows": [
                {{"status": "school", "discipline": "blitz", "age": "u10", "places": [1, 1]}}]}},
                "clause": "9", "sure": "stated"}}]}}}}"#,
        average("rapid"),
        average("blitz"),
    );
    let edition = read_edition(&text).expect("a sound file");
    let tables = of(&edition, None, Language::Ru);
    let found: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(found, ["places-1y", "percent-1y", "percent-1y-b"]);
    let percents = table(&tables, "percent-1y");
    assert_eq!(percents.head, ["Процент очков", "М", "Ж"]);
    assert!(percents.clause.starts_with("8** – "), "{}", percents.clause);
    assert_eq!(percents.rows.get(1).map(|row| row.note.as_str()), Some("Заметка"));
    let places = table(&tables, "places-1y");
    assert!(places.rows.iter().any(|row| row.cells.iter().any(|cell| cell.text == "Школа")));
}
