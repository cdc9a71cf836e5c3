//! Reads tables of cases that an arbiter can read.
//!
//! A table is a text file. `#` begins a comment. A row has six columns between bars:
//!
//! `name | day | applicant | event | games | what is expected | source`
//!
//! - day: the first day of the event, `-` when it has none;
//! - applicant: federation, title, sex (`m`, `f`), rating, number of rated games (`30 games`), in any order; `-` for nothing;
//! - event: rounds (`9`), format, kind, `big_swiss`, `host USA`, `rapid`; `-` for nothing;
//! - games, between semicolons: `3x GM GER 2500 1`, with `scored` or `pointless` behind where 1.42d asks. Title: `-` is untitled, `?` not given. Federation: `?` not given.
//!   Rating: `u` is unrated, `?` not given. Result: `1`, `=`, `0`, `+`, `-` (forfeits), `bye`, `hbye`, `zbye`, `?`
//!   (pending). `@8 GM GER 2500 1` stands in round 8. `next ?` is a pending round without an opponent. A name may stand in front: `Ann: GM GER 2500 1`;
//! - expected, between semicolons: `GM met` first; then for this award `games 9`, `ra 2450`, `rp 2600`, `percent 67`,
//!   `needed 6.5`, `still 1.5`, `credited 9`, `out 3 5` (rounds left out), `have titled_opponents 5`,
//!   `short average`, `met own_federation`, and so on for every state of a check, `missing OpponentTitle(3)`,
//!   `nearest Points(½)`, `remark CompleteAfter(9, 9)`. A further award begins anew: `IM met`.

#![allow(dead_code, unreachable_pub, reason = "no test file uses all of it")]
#![allow(clippy::indexing_slicing, reason = "the helpers of a test stop where they stand, as the test does")]

use norma::chess::{
    Card, Code, Date, Discipline, Event, EventFormat, EventKind, Federation, Game, Given, Opponent, Outcome,
    Player, Rating, Sex, Title,
};
use norma::rules::Library;
use norma::verdict::{Amount, Change, Check, Verdict};

/// The tables, by article.
pub const TABLES: &[(&str, &str)] = &[
    ("1.41-games", include_str!("../cases/1.41-games.txt")),
    ("1.42-excluded", include_str!("../cases/1.42-excluded.txt")),
    ("1.43-federations", include_str!("../cases/1.43-federations.txt")),
    ("1.45-titles", include_str!("../cases/1.45-titles.txt")),
    ("1.46-ratings", include_str!("../cases/1.46-ratings.txt")),
    ("1.48-performance", include_str!("../cases/1.48-performance.txt")),
    ("1.3-by-rating", include_str!("../cases/1.3-by-rating.txt")),
    ("states", include_str!("../cases/states.txt")),
    ("published", include_str!("../cases/published.txt")),
];

/// Checks every row of a table; the failures, each with file and line.
pub fn failures(name: &str, table: &str) -> Vec<String> {
    let mut failures = Vec::new();
    for (number, line) in table.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(reason) = check_row(line) {
            failures.push(format!("tests/cases/{name}.txt:{}: {reason}", number + 1));
        }
    }
    failures
}

/// How many rows a table has.
pub fn rows(table: &str) -> usize {
    table.lines().filter(|line| !line.trim().is_empty() && !line.trim().starts_with('#')).count()
}

fn check_row(line: &str) -> Result<(), String> {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, day, applicant, event, games, expected, source] = columns[..] else {
        return Err(format!("{} columns instead of 7", columns.len()));
    };
    if source.is_empty() {
        return Err(format!("{name}: no source"));
    }
    let card =
        Card { player: player(applicant)?, event: self::event(day, event)?, games: self::games(games)? };
    let judgements = norma::check(&card, Library::built_in(), None);
    let verdicts = &judgements.first().ok_or("no edition")?.verdicts;
    let mut current: Option<&Verdict> = None;
    for wanted in expected.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let (word, rest) = wanted.split_once(' ').unwrap_or((wanted, ""));
        let award = Title::from_code(word);
        if let Some(award) = award {
            let found = verdicts.iter().find(|verdict| verdict.award.code() == award.code());
            if rest == "absent" {
                if found.is_some() {
                    return Err(format!("{name}: {word} is there"));
                }
                continue;
            }
            current = Some(found.ok_or(format!("{name}: no verdict on {word}"))?);
        }
        let verdict = current.ok_or(format!("{name}: `{wanted}` before any award"))?;
        let found = found(verdict, word, rest, award.is_some())?;
        let rest = if word == "out" && rest.is_empty() { "none" } else { rest };
        if found != rest {
            return Err(format!(
                "{name}: {} `{wanted}`, found `{found}`\n    {}",
                verdict.award.code(),
                show(verdict)
            ));
        }
    }
    Ok(())
}

/// What the verdict says to one expectation, in the words of the expectation.
fn found(verdict: &Verdict, word: &str, rest: &str, is_award: bool) -> Result<String, String> {
    if is_award {
        return Ok(verdict.state.code().to_owned());
    }
    let performance = verdict.performance.as_ref();
    let number = |value: Option<i32>| value.map_or("none".to_owned(), |value| value.to_string());
    let points = |value: Option<norma::chess::HalfPoints>| {
        value.map_or("none".to_owned(), |p| decimal(i32::from(p.get())))
    };
    Ok(match word {
        "games" => number(performance.map(|p| i32::from(p.games))),
        "ra" => number(performance.map(|p| i32::from(p.average))),
        "rp" => number(performance.map(|p| p.rating)),
        "percent" => number(performance.map(|p| i32::from(p.percent))),
        "dp" => number(performance.map(|p| i32::from(p.dp))),
        "needed" => points(verdict.points_needed),
        "still" => points(verdict.points_still_needed),
        "credited" => number(verdict.credited_games.map(i32::from)),
        "held" => verdict.held.map_or("none".to_owned(), |title| title.code().to_owned()),
        "out" => {
            let rounds: Vec<String> = verdict.ignored_rounds().map(|round| round.to_string()).collect();
            if rounds.is_empty() { "none".to_owned() } else { rounds.join(" ") }
        }
        "title_rating" => verdict.title_rating.as_ref().map_or("none", |check| check.state.code()).to_owned(),
        "have" | "need" | "best" => {
            let (subject, _) = rest.split_once(' ').ok_or(format!("`{word} {rest}`"))?;
            let check = check_of(verdict, subject).ok_or(format!("no check of {subject}"))?;
            let value = match word {
                "have" => check.have,
                "need" => Some(check.need),
                _ => check.at_best,
            };
            format!("{subject} {}", value.map_or("none".to_owned(), amount))
        }
        "met" | "short" | "waived" | "unknown" | "open" | "absent" => {
            let state = check_of(verdict, rest).map_or("absent", |check| check.state.code());
            if state == word { rest.to_owned() } else { format!("{state} {rest}") }
        }
        "clause" => {
            let (subject, _) = rest.split_once(' ').ok_or(format!("`{word} {rest}`"))?;
            check_of(verdict, subject)
                .map_or("none".to_owned(), |check| format!("{subject} {}", check.clause))
        }
        "missing" => one_of(verdict.missing.iter().map(|missing| format!("{missing:?}")), rest),
        "remark" => one_of(verdict.remarks.iter().map(|remark| format!("{remark:?}")), rest),
        "nearest" if rest == "none" && verdict.nearest_yes.is_empty() => "none".to_owned(),
        "nearest" => one_of(verdict.nearest_yes.iter().map(|changes| shown(changes)), rest),
        "role" => {
            let (round, role) = rest.split_once(' ').ok_or(format!("`{word} {rest}`"))?;
            let found = verdict.account.iter().find(|account| account.round.to_string() == round);
            let role_found = found.map_or("none".to_owned(), |account| format!("{:?}", account.role));
            if role_found.starts_with(role) { rest.to_owned() } else { format!("{round} {role_found}") }
        }
        "raised" => {
            let raised = verdict.account.iter().find(|account| account.raised);
            raised.map_or("none".to_owned(), |account| account.round.to_string())
        }
        _ => return Err(format!("unknown word `{word}`")),
    })
}

fn one_of(mut found: impl Iterator<Item = String> + Clone, wanted: &str) -> String {
    if found.clone().any(|one| one.starts_with(wanted)) {
        wanted.to_owned()
    } else {
        let all: Vec<String> = found.by_ref().collect();
        if all.is_empty() { "none".to_owned() } else { all.join(", ") }
    }
}

/// Changes as `Points(½) + Level(1)`.
pub fn shown(changes: &[Change]) -> String {
    let one = |change: &Change| match change {
        Change::Points(points) => format!("Points({points})"),
        Change::PointsFromPending(points, games) => format!("PointsFromPending({points} of {games})"),
        Change::Level(opponents, _) => format!("Level({opponents})"),
        Change::Exemption(event, _) => format!("Exemption({event:?})"),
        other => format!("{other:?}"),
    };
    changes.iter().map(one).collect::<Vec<_>>().join(" + ")
}

fn check_of<'v>(verdict: &'v Verdict, subject: &str) -> Option<&'v Check> {
    verdict.checks.iter().find(|check| check.subject.code() == subject)
}

fn amount(amount: Amount) -> String {
    match amount {
        Amount::Whole(value) => value.to_string(),
        Amount::Halves(value) => decimal(value),
    }
}

fn decimal(halves: i32) -> String {
    if halves % 2 == 0 { (halves / 2).to_string() } else { format!("{}.5", halves / 2) }
}

fn show(verdict: &Verdict) -> String {
    let checks: Vec<String> = verdict
        .checks
        .iter()
        .map(|check| {
            let have = check.have.map_or("?".to_owned(), amount);
            format!("{} {} {have}/{}", check.subject.code(), check.state.code(), amount(check.need))
        })
        .collect();
    format!("{}; {}; missing {:?}", verdict.state.code(), checks.join(", "), verdict.missing)
}

/// Reads the column of the applicant.
pub fn player(text: &str) -> Result<Player, String> {
    let mut player = Player::default();
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        if word == "-" {
            continue;
        } else if word == "untitled" {
            player.title = Given::Known(None);
        } else if word == "unrated" {
            player.rating = Given::Known(None);
        } else if let Some(title) = Title::from_code(word) {
            player.title = Given::Known(Some(title));
        } else if word == "m" || word == "f" {
            player.sex = Given::Known(if word == "m" { Sex::Male } else { Sex::Female });
        } else if let Ok(number) = word.parse::<u32>() {
            if words.next_if_eq(&"games").is_some() {
                player.rated_games = Given::Known(number as u16);
            } else {
                player.rating = Given::Known(Some(Rating::new(number).map_err(|e| e.to_string())?));
            }
        } else {
            player.federation = Given::Known(Federation::new(word).map_err(|e| e.to_string())?);
        }
    }
    Ok(player)
}

/// Reads the columns of the day and of the event.
pub fn event(day: &str, text: &str) -> Result<Event, String> {
    let mut event = Event::default();
    if day != "-" {
        event.start = Given::Known(Date::parse(day).map_err(|e| e.to_string())?);
    }
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        if word == "-" {
            continue;
        } else if word == "host" {
            let code = words.next().ok_or("host of what federation?")?;
            event.host = Given::Known(Federation::new(code).map_err(|e| e.to_string())?);
        } else if word == "until" {
            let day = words.next().ok_or("until when?")?;
            event.end = Given::Known(Date::parse(day).map_err(|e| e.to_string())?);
        } else if word == "big_swiss" {
            event.big_swiss = Given::Known(true);
        } else if let Ok(rounds) = word.parse() {
            event.rounds = Given::Known(rounds);
        } else if let Some(kind) = EventKind::from_code(word) {
            event.kind = Given::Known(kind);
        } else if let Some(format) = EventFormat::from_code(word) {
            event.format = Given::Known(format);
        } else if let Some(discipline) = Discipline::from_code(word) {
            event.discipline = Given::Known(discipline);
        } else {
            return Err(format!("`{word}` says nothing about an event"));
        }
    }
    Ok(event)
}

/// Reads the column of the games.
pub fn games(text: &str) -> Result<Vec<Game>, String> {
    let mut games = Vec::new();
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let (times, rest) = match part.split_once("x ") {
            Some((times, rest)) if times.parse::<u8>().is_ok() => (times.parse().unwrap_or(1), rest),
            _ => (1, part),
        };
        let (name, rest) = rest.split_once(':').map_or(("", rest), |(name, rest)| (name.trim(), rest.trim()));
        for _ in 0..times {
            let next = games.len() as u8 + 1;
            let (round, rest) = match rest.strip_prefix('@').and_then(|rest| rest.split_once(' ')) {
                Some((round, rest)) => (round.parse().map_err(|_| format!("`{round}` is no round"))?, rest),
                None => (next, rest),
            };
            games.push(game(round, name, rest)?);
        }
    }
    Ok(games)
}

fn game(round: u8, name: &str, text: &str) -> Result<Game, String> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let scored_against_rated = match words.last() {
        Some(&"scored") => Given::Known(true),
        Some(&"pointless") => Given::Known(false),
        _ => Given::NotGiven,
    };
    if scored_against_rated.is_known() {
        words.pop();
    }
    let outcome = match *words.last().ok_or("an empty game")? {
        "1" => Outcome::Win,
        "=" => Outcome::Draw,
        "0" => Outcome::Loss,
        "+" => Outcome::ForfeitWin,
        "-" => Outcome::ForfeitLoss,
        "bye" => Outcome::Bye,
        "hbye" => Outcome::HalfBye,
        "zbye" => Outcome::ZeroBye,
        "?" => Outcome::Pending,
        other => return Err(format!("`{other}` is no result")),
    };
    let opponent = match words[..words.len() - 1] {
        [] | ["next"] => None,
        [title, federation, rating] => Some(Opponent {
            name: name.to_owned(),
            title: match title {
                "?" => Given::NotGiven,
                "-" => Given::Known(None),
                code => Given::Known(Some(Title::from_code(code).ok_or(format!("`{code}` is no title"))?)),
            },
            federation: match federation {
                "?" => Given::NotGiven,
                code => Given::Known(Federation::new(code).map_err(|e| e.to_string())?),
            },
            rating: match rating {
                "?" => Given::NotGiven,
                "u" => Given::Known(None),
                number => Given::Known(Some(
                    Rating::new(number.parse().map_err(|_| format!("`{number}` is no rating"))?)
                        .map_err(|e| e.to_string())?,
                )),
            },
            scored_against_rated,
            ..Opponent::default()
        }),
        _ => return Err(format!("`{text}` is no game")),
    };
    Ok(Game { round, colour: None, outcome, opponent })
}
