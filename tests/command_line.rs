//! The command line, run as a person or a program runs it. The contract of its JSON answer is taken field by field:
//! other programs rely on it.

#![cfg(all(feature = "cli", not(target_arch = "wasm32")))]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "the helpers of a test stop where they stand, as the test does"
)]

use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run printed, and how it ended.
struct Run {
    code: i32,
    out: String,
    err: String,
}

/// Runs the program in English, whatever the system speaks.
fn norma(arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_norma"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // The program may end without reading all: that closes the pipe.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Run {
        code: output.status.code().expect("an exit code"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

fn answered(arguments: &[&str], input: &str) -> String {
    let run = norma(arguments, input);
    assert_eq!(run.code, 0, "{arguments:?}: {}", run.err);
    run.out
}

fn json(arguments: &[&str], input: &str) -> Value {
    serde_json::from_str(&answered(arguments, input)).expect("JSON")
}

/// The reason for which a run was refused.
fn refused(arguments: &[&str], input: &str) -> String {
    let run = norma(arguments, input);
    assert_eq!(run.code, 2, "{arguments:?}: {}{}", run.out, run.err);
    assert_eq!(run.out, "", "{arguments:?}");
    assert!(!run.err.trim().is_empty(), "{arguments:?}");
    run.err
}

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file");
    path.to_str().expect("a path in UTF-8").to_owned()
}

/// A GM norm of nine games, half a point above what it needs: of ten games one has to be left out, for three
/// grandmasters are enough for nine.
const CARD: &str = r#"{
  "player": {"name": "Test, Tom", "federation": "FRA", "rating": 2456, "title": "IM", "sex": "m", "rated_games": 300},
  "event": {"name": "Open", "start": "2024-05-01", "rounds": 10, "format": "swiss", "kind": "ordinary",
            "discipline": "standard", "big_swiss": false},
  "games": [
    {"round": 1, "colour": "w", "result": "1", "opponent": {"rating": 1900, "title": null, "federation": "ITA"}},
    {"round": 2, "colour": "b", "result": "1", "opponent": {"rating": 2520, "title": "GM", "federation": "GER"}},
    {"round": 3, "result": "1", "opponent": {"rating": 2520, "title": "GM", "federation": "GER"}},
    {"round": 4, "result": "1", "opponent": {"rating": 2520, "title": "GM", "federation": "GER"}},
    {"round": 5, "result": "=", "opponent": {"rating": 2520, "title": "IM", "federation": "ESP"}},
    {"round": 6, "result": "=", "opponent": {"rating": 2520, "title": "IM", "federation": "ESP"}},
    {"round": 7, "result": "=", "opponent": {"rating": 2520, "title": "IM", "federation": "ESP"}},
    {"round": 8, "result": "=", "opponent": {"rating": 2520, "title": null, "federation": "POL"}},
    {"round": 9, "result": "=", "opponent": {"rating": 2520, "title": null, "federation": "POL"}},
    {"round": 10, "result": "=", "opponent": {"rating": 2520, "title": null, "federation": "FRA"}}
  ]
}"#;

fn verdict<'a>(answer: &'a Value, award: &str) -> &'a Value {
    let verdicts = answer["cards"][0]["verdicts"].as_array().expect("verdicts");
    verdicts
        .iter()
        .find(|verdict| verdict["award"] == award)
        .unwrap_or_else(|| panic!("no verdict on {award}"))
}

fn check<'a>(verdict: &'a Value, subject: &str) -> &'a Value {
    let checks = verdict["checks"].as_array().expect("checks");
    checks.iter().find(|check| check["subject"] == subject).unwrap_or_else(|| panic!("no check of {subject}"))
}

#[test]
fn the_answer_in_json_keeps_its_contract() {
    let answer = json(&["check", "--json"], CARD);
    assert_eq!(answer["contract"], 1);
    assert_eq!(answer["format"], "json");
    assert_eq!(answer["notes"], Value::Array(Vec::new()));
    assert_eq!(answer["cards"].as_array().map(Vec::len), Some(1));
    assert_eq!(answer["cards"][0]["player"], "Test, Tom");

    let verdicts = answer["cards"][0]["verdicts"].as_array().expect("verdicts");
    let awards: Vec<[&str; 4]> = verdicts
        .iter()
        .map(|verdict| {
            ["system", "edition", "award", "route"].map(|key| verdict[key].as_str().expect("a text"))
        })
        .collect();
    let expected = [
        ["fide", "fide-2024", "GM", "norm"],
        ["fide", "fide-2024", "IM", "norm"],
        ["fide", "fide-2024", "FM", "rating"],
        ["fide", "fide-2024", "CM", "rating"],
        ["evsk", "evsk-2022", "ГР", "place"],
        ["evsk", "evsk-2012", "МС", "norm"],
        ["evsk", "evsk-2012", "МС", "place"],
        ["evsk", "evsk-2012", "КМС", "norm"],
        ["evsk", "evsk-2012", "КМС", "place"],
        ["evsk", "evsk-2012", "КМС", "rating"],
        ["evsk", "evsk-2012", "I", "norm"],
        ["evsk", "evsk-2012", "I", "place"],
        ["evsk", "evsk-2012", "I", "rating"],
        ["evsk", "evsk-2012", "II", "norm"],
        ["evsk", "evsk-2012", "II", "place"],
        ["evsk", "evsk-2012", "II", "rating"],
        ["evsk", "evsk-2012", "III", "norm"],
        ["evsk", "evsk-2012", "III", "place"],
        ["evsk", "evsk-2012", "III", "rating"],
    ];
    assert_eq!(awards, expected);
    // Every edition that was not in force on the last day says so.
    let premises = answer["cards"][0]["premises"].as_array().expect("premises");
    let outside = premises.iter().filter(|premise| premise["code"] == "outside_editions");
    assert_eq!(outside.count(), 1, "{premises:?}");

    let gm = verdict(&answer, "GM");
    assert_eq!(gm["system"], "fide");
    assert_eq!(gm["edition"], "fide-2024");
    assert_eq!(gm["state"], "met");
    assert_eq!(gm["points_needed"].to_string(), "5.5");
    assert_eq!(gm["credited_games"], 9);
    assert_eq!(gm["ignored_rounds"], serde_json::json!([1]));
    assert_eq!(gm["performance"]["games"], 9);
    assert_eq!(gm["performance"]["points"].to_string(), "6");
    assert_eq!(gm["performance"]["ra"], 2520);
    assert_eq!(gm["performance"]["percent"], 67);
    assert_eq!(gm["performance"]["dp"], 125);
    assert_eq!(gm["performance"]["rp"], 2645);

    let performance = check(gm, "performance");
    assert_eq!(performance["clause"], "1.4.8");
    assert_eq!(performance["state"], "met");
    assert_eq!(performance["need"], 2600);
    assert_eq!(performance["have"], 2645);
    let score = check(gm, "score");
    assert_eq!((score["need"].to_string().as_str(), score["have"].to_string().as_str()), ("3.5", "6"));
}

/// Every verdict has every key, with a value of its kind: a reader need not ask whether a key is there.
#[test]
fn every_verdict_has_all_keys_of_the_contract() {
    fn text(value: &Value) -> bool {
        value.as_str().is_some_and(|text| !text.is_empty())
    }
    fn points(value: &Value) -> bool {
        value.is_null() || value.as_f64().is_some_and(|points| (points * 2.0).fract().abs() < 1e-9)
    }
    fn rounds(value: &Value) -> bool {
        value.as_array().is_some_and(|rounds| rounds.iter().all(Value::is_u64))
    }
    fn list(value: &Value) -> bool {
        value.is_array()
    }
    fn count_or_null(value: &Value) -> bool {
        value.is_null() || value.is_u64()
    }
    fn object_or_null(value: &Value) -> bool {
        value.is_null() || value.is_object()
    }
    fn state(value: &Value) -> bool {
        let states = ["met", "secured", "in_reach", "out_of_reach", "not_met", "unknown"];
        value.as_str().is_some_and(|state| states.contains(&state))
    }
    fn check_state(value: &Value) -> bool {
        let states = ["met", "short", "waived", "unknown", "open"];
        value.as_str().is_some_and(|state| states.contains(&state))
    }
    type Kind = fn(&Value) -> bool;
    let of_verdict: [(&str, Kind); 12] = [
        ("award", text),
        ("system", text),
        ("route", text),
        ("edition", text),
        ("state", state),
        ("points_needed", points),
        ("points_still_needed", points),
        ("credited_games", count_or_null),
        ("ignored_rounds", rounds),
        ("performance", object_or_null),
        ("checks", list),
        ("nearest_yes", list),
    ];
    let of_performance: [(&str, Kind); 6] = [
        ("games", Value::is_u64),
        ("points", points),
        ("ra", Value::is_u64),
        ("percent", Value::is_u64),
        ("dp", Value::is_i64),
        ("rp", Value::is_i64),
    ];
    let of_check: [(&str, Kind); 5] =
        [("clause", text), ("subject", text), ("state", check_state), ("need", points), ("have", points)];
    fn has(value: &Value, kinds: &[(&str, Kind)], context: &str) {
        for (key, kind) in kinds {
            let found = value.get(*key).unwrap_or_else(|| panic!("{context}: no `{key}`"));
            assert!(kind(found), "{context}: `{key}` is {found}");
        }
    }

    let pending = CARD.replace("\"round\": 10, \"result\": \"=\"", "\"round\": 10, \"result\": \"?\"");
    let bare = r#"{"games": [{"round": 1, "result": "1", "opponent": {"rating": 2400}}]}"#;
    for card in [CARD, &pending, bare, r#"{"player": {"sex": "f"}, "games": [{"result": "bye"}]}"#] {
        let answer = json(&["check", "--json"], card);
        for verdict in answer["cards"][0]["verdicts"].as_array().expect("verdicts") {
            let context = verdict["award"].to_string();
            has(verdict, &of_verdict, &context);
            for check in verdict["checks"].as_array().expect("checks") {
                has(check, &of_check, &context);
            }
            if verdict["performance"].is_object() {
                has(&verdict["performance"], &of_performance, &context);
            }
        }
        assert!(answer["cards"][0]["not_seen"].as_array().is_some_and(|unseen| unseen.len() == 6));
    }
}

#[test]
fn a_note_names_line_level_code_and_text() {
    let answer = json(&["check", "--json"], "2450 1\nwhatever else\n2400 =\n");
    assert_eq!(answer["format"], "lines");
    let notes = answer["notes"].as_array().expect("notes");
    let note = notes
        .iter()
        .find(|note| note["line"] == 2)
        .unwrap_or_else(|| panic!("no note on line 2 in {notes:?}"));
    assert_eq!(note["level"], "warning");
    assert!(note["code"].as_str().is_some_and(|code| !code.is_empty()));
    assert!(note["text"].as_str().is_some_and(|text| text.contains("whatever")), "{note}");
}

#[test]
fn points_still_needed_are_told_while_the_norm_is_in_reach() {
    let card = CARD
        .replace("\"start\": \"2024-05-01\", \"rounds\": 10", "\"start\": \"2024-05-01\", \"rounds\": 9")
        .replace("{\"round\": 1, \"colour\": \"w\", \"result\": \"1\", \"opponent\": {\"rating\": 1900, \"title\": null, \"federation\": \"ITA\"}},", "")
        .replace("\"round\": 10, \"result\": \"=\"", "\"round\": 1, \"result\": \"?\"")
        .replace("\"round\": 2, \"colour\": \"b\", \"result\": \"1\"", "\"round\": 2, \"colour\": \"b\", \"result\": \"=\"");
    let answer = json(&["check", "--json"], &card);
    let gm = verdict(&answer, "GM");
    assert_eq!(gm["state"], "in_reach", "{gm}");
    assert_eq!(gm["points_needed"].to_string(), "5.5");
    assert_eq!(gm["points_still_needed"].to_string(), "0.5");
    assert_eq!(gm["credited_games"], Value::Null);
}

#[test]
fn an_array_of_cards_is_answered_in_its_order() {
    let named = |name: &str| {
        format!(r#"{{"player": {{"name": "{name}"}}, "games": [{{"result": "1", "opponent": {{}}}}]}}"#)
    };
    let input = format!("[{}, {}, {}]", named("Zoe"), named("Adam"), named("Mia"));
    let answer = json(&["check", "--json"], &input);
    let players: Vec<&str> = answer["cards"]
        .as_array()
        .expect("cards")
        .iter()
        .filter_map(|card| card["player"].as_str())
        .collect();
    assert_eq!(players, ["Zoe", "Adam", "Mia"]);
}

#[test]
fn a_card_comes_from_a_file_or_from_standard_input() {
    let path = file("card.json", CARD);
    let from_file = answered(&["check", "--json", &path], "");
    assert_eq!(answered(&["check", "--json", "-"], CARD), from_file);
    assert_eq!(answered(&["check", "--json"], CARD), from_file);
}

#[test]
fn the_text_is_in_the_language_asked_for() {
    let is_russian = |text: &str| text.chars().any(|letter| ('а'..='я').contains(&letter));
    let english = answered(&["check", "--lang", "en"], CARD);
    let russian = answered(&["check", "--lang", "ru"], CARD);
    assert!(english.contains("GM") && !is_russian(&english), "{english}");
    assert!(russian.contains("GM") && is_russian(&russian), "{russian}");
    // Without the option: neither C nor a language that we don't speak is Russian.
    assert_eq!(answered(&["check"], CARD), english);
    // What programs read stays as it is; what people read is translated.
    let answer = json(&["check", "--json", "--lang", "ru"], CARD);
    assert_eq!(verdict(&answer, "GM")["state"], "met");
    assert!(is_russian(verdict(&answer, "GM")["summary"].as_str().expect("a summary")));
    assert!(is_russian(&answered(&["rules", "list", "--lang", "ru"], "")));
}

#[test]
fn as_of_chooses_the_edition_of_a_card_without_a_date() {
    let undated = CARD.replace("\"start\": \"2024-05-01\", ", "");
    let rows = [
        (CARD, "2010-05-01", "fide-2024"),
        (&*undated, "2010-05-01", "fide-2009"),
        (&*undated, "2022-12-31", "fide-2022"),
        (&*undated, "2023-01-01", "fide-2023"),
    ];
    for (card, day, edition) in rows {
        let answer = json(&["check", "--json", "--as-of", day], card);
        assert_eq!(verdict(&answer, "GM")["edition"], edition, "{day}");
    }
    let answer = json(&["check", "--json"], &undated);
    assert_eq!(verdict(&answer, "GM")["edition"], "fide-2024");
    assert_eq!(answer["cards"][0]["premises"][0]["code"], "no_date");
    let reason = refused(&["check", "--as-of", "1 May"], CARD);
    assert!(reason.contains("1 May"), "{reason}");
}

/// Three players, each against each, in the columns of a tournament report file.
fn report_file() -> String {
    let player = |number: u8,
                  sex: &str,
                  title: &str,
                  name: &str,
                  rating: u16,
                  federation: &str,
                  points: &str| {
        format!(
            "001 {number:>4} {sex}{title:>3} {name:<33} {rating:>4} {federation} {:>11} {:<10} {points:>4} {number:>4}",
            "", ""
        )
    };
    let lines = [
        "012 Small Open".to_owned(),
        "042 2024/05/01".to_owned(),
        format!(
            "{}  {}  {}  {}",
            player(1, "m", "GM", "Alpha,Adam", 2500, "GER", "1.5"),
            "   2 w 1",
            "   3 b =",
            "0000 - -"
        ),
        format!(
            "{}  {}  {}  {}",
            player(2, "w", "WIM", "Beta,Berta", 2250, "ESP", "0.0"),
            "   1 b 0",
            "0000 - -",
            "   3 w 0"
        ),
        format!(
            "{}  {}  {}  {}",
            player(3, "m", "", "Gamma,Georg", 2300, "ITA", "1.5"),
            "0000 - -",
            "   1 w =",
            "   2 b 1"
        ),
    ];
    lines.join("\n") + "\n"
}

#[test]
fn the_player_is_chosen_from_a_tournament() {
    let path = file("small.trf", &report_file());
    for (name, player) in [("Berta", "Beta,Berta"), ("gamma", "Gamma,Georg"), ("Alpha,Adam", "Alpha,Adam")] {
        let answer = json(&["check", "--json", "--player", name, &path], "");
        assert_eq!(answer["format"], "trf");
        assert_eq!(answer["cards"][0]["player"], player);
    }
    let answer = json(&["check", "--json", "--player", "Berta", &path], "");
    assert_eq!(verdict(&answer, "WGM")["performance"]["ra"], 2400);
}

#[test]
fn a_tournament_without_a_player_is_refused_with_the_names() {
    for arguments in [&["check"][..], &["check", "--player", "Nobody"]] {
        let reason = refused(arguments, &report_file());
        for name in ["Alpha,Adam", "Beta,Berta", "Gamma,Georg"] {
            assert!(reason.contains(name), "{arguments:?}: {reason}");
        }
    }
    // A part that fits several players names those.
    let reason = refused(&["check", "--player", "a"], &report_file());
    assert!(reason.contains("Alpha,Adam") && reason.contains("Beta,Berta"), "{reason}");
}

#[test]
fn what_can_not_be_read_is_refused_with_the_line() {
    let rows = [
        ("{\n  \"games\": [\n    {\"round\": 1,, }\n  ]\n}", "line 3"),
        ("{\"games\": [{\"result\": \"1\"}", "line 1"),
        ("this is\nno card\n", "line"),
    ];
    for (input, place) in rows {
        let reason = refused(&["check"], input);
        assert!(reason.to_lowercase().contains(place), "{input:?}: {reason}");
        assert_eq!(norma(&["check", "--json"], input).code, 2, "{input:?}");
    }
    let reason = refused(&["check", "no-such-file.json"], "");
    assert!(reason.contains("no-such-file.json"), "{reason}");
}

/// There is nothing to judge without a game: a verdict on none would only look like an answer.
#[test]
fn a_text_without_any_game_is_refused() {
    for input in [
        "",
        "\n\n \t\n",
        "[]",
        "{}",
        "{\"games\": []}",
        "{\"player\": {\"name\": \"Nobody\"}}",
        "[{\"games\": []}]",
    ] {
        refused(&["check"], input);
        refused(&["check", "--json"], input);
    }
}

#[test]
fn too_large_an_input_is_refused_and_says_so() {
    let large = "2450 1\n".repeat(5_000_000 / 7);
    let path = file("large.txt", &large);
    for (arguments, input) in [(&["check"][..], large.as_str()), (&["check", &path], "")] {
        let reason = refused(arguments, input);
        assert!(reason.contains("too l"), "{reason}");
    }
}

#[test]
fn rules_are_listed_and_shown() {
    let list = answered(&["rules", "list"], "");
    let ids: Vec<&str> = list.lines().filter_map(|line| line.split('\t').next()).collect();
    assert_eq!(ids.first(), Some(&"fide-2009"));
    for id in &ids {
        let shown: Value = serde_json::from_str(&answered(&["rules", "show", id], "")).expect("JSON");
        assert_eq!(shown["id"], *id);
    }
    let first: Vec<&str> = list.lines().next().expect("an edition").split('\t').collect();
    assert_eq!(first[1..3], ["2009-07-01", "2013-06-30"]);
    let reason = refused(&["rules", "show", "nope"], "");
    assert!(reason.contains("nope"), "{reason}");
}

#[test]
fn an_edition_file_of_ones_own_judges_or_is_refused_with_the_place() {
    let edition = answered(&["rules", "show", "fide-2024"], "");
    let own = edition
        .replace("\"id\": \"fide-2024\"", "\"id\": \"mine\"")
        .replace("2024-01-01\",\n  \"valid_to\": null", "1999-01-01\",\n  \"valid_to\": \"1999-12-31\"");
    let path = file("own.json", &own);
    let card = CARD.replace("2024-05-01", "1999-05-01");
    let answer = json(&["check", "--json", "--rules", &path], &card);
    assert_eq!(verdict(&answer, "GM")["edition"], "mine");

    let no_json = file("no-json.json", &edition.replacen("\"figures\": {", "\"figures\": {,", 1));
    let reason = refused(&["check", "--rules", &no_json], CARD);
    assert!(reason.contains("no-json.json"), "{reason}");
    assert!(reason.contains("line 10") && reason.contains("column 15"), "{reason}");

    let no_share = file("no-share.json", &edition.replacen("\"value\": [3, 5]", "\"value\": [5, 3]", 1));
    let reason = refused(&["check", "--rules", &no_share], CARD);
    assert!(reason.contains("no-share.json") && reason.contains("figures.federations.own.value"), "{reason}");
}

#[test]
fn the_answer_tells_of_the_systems_that_were_asked_for() {
    let systems = |arguments: &[&str]| {
        let answer = json(arguments, CARD);
        let verdicts = answer["cards"][0]["verdicts"].as_array().expect("verdicts").clone();
        ["fide", "evsk"].map(|system| verdicts.iter().any(|verdict| verdict["system"] == system))
    };
    assert_eq!(systems(&["check", "--json"]), [true, true]);
    assert_eq!(systems(&["check", "--json", "--system", "fide"]), [true, false]);
    assert_eq!(systems(&["check", "--json", "--system", "evsk"]), [false, true]);
    assert_eq!(systems(&["check", "--json", "--system", "evsk", "--system", "fide"]), [true, true]);
    // In words Russian readers are told of both, others of FIDE's.
    let tells = |arguments: &[&str]| ["GM", "КМС"].map(|award| answered(arguments, CARD).contains(award));
    assert_eq!(tells(&["check", "--lang", "en"]), [true, false]);
    assert_eq!(tells(&["check", "--lang", "ru"]), [true, true]);
    assert_eq!(tells(&["check", "--lang", "en", "--system", "evsk"]), [false, true]);
    refused(&["check", "--system", "uscf"], CARD);
}

#[test]
fn a_place_is_judged_without_a_game() {
    let card = r#"{"player": {"sex": "m", "birth_year": 1980, "composition_title": "IM"},
        "event": {"end": "2013-05-09", "discipline": "composition", "status": "russia_championship", "place": 3}}"#;
    let answer = json(&["check", "--json"], card);
    let verdicts = answer["cards"][0]["verdicts"].as_array().expect("verdicts");
    let title = verdicts.iter().find(|verdict| verdict["award"] == "МС" && verdict["route"] == "place");
    assert_eq!(title.expect("a verdict")["state"], "met");
    assert!(verdicts.iter().all(|verdict| verdict["system"] == "evsk"), "FIDE asks for games");
    refused(&["check"], r#"{"event": {"end": "2013-05-09"}}"#);
}
