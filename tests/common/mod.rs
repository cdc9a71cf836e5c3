//! Reads tables of cases that an arbiter can read.
//!
//! A table is a text file. `#` begins a comment. A row has six columns between bars:
//!
//! `name | day | applicant | event | games | what is expected | source`
//!
//! - day: the first day of the event, `-` when it has none;
//! - applicant: federation, title, sex (`m`, `f`), rating, number of rated games (`30 games`), in any order; `-` for
//!   nothing. For Russian awards also the rank (`КМС`, `no_rank`), `born 1990`, `k 20`, `end 2400` (rating on the last
//!   day), `national 2400`, `coefficient 2400` (correspondence), `composition GM` (or `none`), `results 2` (in
//!   composition in the calendar year);
//! - event: rounds (`9`), format, kind, `big_swiss`, `host USA`, `rapid`, `until 2013-05-09`; `-` for nothing. For Russian
//!   awards also `status world_youth`, `age u16`, `place 2`, `field 11КМС+5I` (participants by rank; `none` without one,
//!   `МС_high` those of the МС whose rating is high), `games_with 6КМС+3I`, `average 2410`, `olympiad_rules` (or
//!   `no_olympiad_rules`), `in team` for a discipline with the name of a format;
//! - games, between semicolons: `3x GM GER 2500 1`, with `scored` or `pointless` behind where 1.42d asks. Title: `-` is untitled, `?` not given. Federation: `?` not given.
//!   Rating: `u` is unrated, `?` not given. Result: `1`, `=`, `0`, `+`, `-` (forfeits), `bye`, `hbye`, `zbye`, `?`
//!   (pending). `@8 GM GER 2500 1` stands in round 8. `next ?` is a pending round without an opponent. A name may stand in front: `Ann: GM GER 2500 1`.
//!   For Russian awards rank and sex of the opponent stand among the other words, and title and federation may be
//!   left out: `3x МС f 2250 1`, `no_rank u 1`, `КМС =`;
//! - expected, between semicolons: `GM met` first; then for this award `games 9`, `ra 2450`, `rp 2600`, `percent 67`,
//!   `needed 6.5`, `still 1.5`, `credited 9`, `out 3 5` (rounds left out), `have titled_opponents 5`,
//!   `short average`, `met own_federation`, and so on for every state of a check, `missing OpponentTitle(3)`,
//!   `nearest Points(½)`, `remark CompleteAfter(9, 9)`. A further award begins anew: `IM met`. A Russian award has
//!   several routes: `МС norm met`, `КМС place not_met`, `I rating unknown`; for it also `title short age` (what the
//!   title asks beside the norm), `edition evsk-2012`, `premise OutsideEditions`. A question of reading is missing
//!   under its name: `missing titled_opponents`.

#![allow(dead_code, unreachable_pub, reason = "no test file uses all of it")]
#![allow(clippy::indexing_slicing, reason = "the helpers of a test stop where they stand, as the test does")]

use norma::chess::{
    AgeGroup, ByRank, Card, Code, CompositionTitle, Date, Discipline, Event, EventFormat, EventKind,
    EventStatus, Federation, Game, Given, Opponent, Outcome, Player, Rank, RankGroup, Rating, Sex, Title,
};
use norma::rules::Library;
use norma::verdict::{Amount, Award, Change, Check, Judgement, Missing, Verdict};

/// The tables, by article of FIDE's regulations, and by section of the Russian classification.
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
    ("evsk-places", include_str!("../cases/evsk-places.txt")),
    ("evsk-ms", include_str!("../cases/evsk-ms.txt")),
    ("evsk-kms", include_str!("../cases/evsk-kms.txt")),
    ("evsk-ranks", include_str!("../cases/evsk-ranks.txt")),
    ("evsk-correspondence", include_str!("../cases/evsk-correspondence.txt")),
    ("evsk-editions", include_str!("../cases/evsk-editions.txt")),
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
    let card = card(day, applicant, event, games)?;
    let judgements = norma::check(&card, Library::built_in(), None);
    let mut current: Option<(&Judgement, &Verdict)> = None;
    for wanted in expected.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let (word, rest) = wanted.split_once(' ').unwrap_or((wanted, ""));
        let (route, rest) = match rest.split_once(' ') {
            Some((route, rest)) if rank(word).is_some() => (Some(route), rest),
            _ => (None, rest),
        };
        let is_award = rank(word).is_some() || Title::from_code(word).is_some();
        if is_award {
            let found = verdict(&judgements, word, route);
            if rest == "absent" {
                if found.is_some() {
                    return Err(format!("{name}: `{wanted}`, but it is there"));
                }
                continue;
            }
            current = Some(found.ok_or(format!("{name}: no verdict for `{wanted}`"))?);
        }
        let (judgement, verdict) = current.ok_or(format!("{name}: `{wanted}` before any award"))?;
        let found = found(judgement, verdict, word, rest, is_award)?;
        let rest = if word == "out" && rest.is_empty() { "none" } else { rest };
        if found != rest {
            return Err(format!(
                "{name}: {} {} `{wanted}`, found `{found}`\n    {}",
                verdict.award.code(),
                verdict.route.code(),
                show(verdict)
            ));
        }
    }
    Ok(())
}

/// The card of the columns of a row.
pub fn card(day: &str, applicant: &str, event: &str, games: &str) -> Result<Card, String> {
    Ok(Card { player: player(applicant)?, event: self::event(day, event)?, games: self::games(games)? })
}

/// The verdict on an award, by one of its routes where that was said.
pub fn verdict<'j>(
    judgements: &'j [Judgement],
    award: &str,
    route: Option<&str>,
) -> Option<(&'j Judgement, &'j Verdict)> {
    let suits = |verdict: &&Verdict| {
        verdict.award.code().replace(' ', "_") == award
            && route.is_none_or(|route| verdict.route.code() == route)
    };
    judgements.iter().find_map(|judgement| Some((judgement, judgement.verdicts.iter().find(suits)?)))
}

/// A rank as the tables write it: without a space.
fn rank(word: &str) -> Option<Rank> {
    Rank::from_code(&word.replace('_', " "))
}

/// What the verdict says to one expectation, in the words of the expectation.
fn found(
    judgement: &Judgement,
    verdict: &Verdict,
    word: &str,
    rest: &str,
    is_award: bool,
) -> Result<String, String> {
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
        "held" => verdict.held.map_or("none", Award::code).to_owned(),
        "out" => {
            let rounds: Vec<String> = verdict.ignored_rounds().map(|round| round.to_string()).collect();
            if rounds.is_empty() { "none".to_owned() } else { rounds.join(" ") }
        }
        "edition" => verdict.edition.to_string(),
        "premise" => one_of(judgement.premises.iter().map(|premise| format!("{premise:?}")), rest),
        "title" => {
            let (_, subject) = rest.split_once(' ').ok_or(format!("`{word} {rest}`"))?;
            let check = verdict.title_checks.iter().find(|check| check.subject.code() == subject);
            format!("{} {subject}", check.map_or("absent", |check| check.state.code()))
        }
        "title_rating" => verdict.title_checks.first().map_or("none", |check| check.state.code()).to_owned(),
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
        "missing" => one_of(verdict.missing.iter().map(missing), rest),
        "remark" => one_of(verdict.remarks.iter().map(|remark| format!("{remark:?}")), rest),
        "nearest" if rest == "none" && verdict.nearest_yes.is_empty() => "none".to_owned(),
        "nearest" => {
            let all: Vec<String> = verdict.nearest_yes.iter().map(|changes| shown(changes)).collect();
            if all.iter().any(|one| one == rest) { rest.to_owned() } else { all.join(", ") }
        }
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

/// What is missing: a question of reading under its name.
pub fn missing(missing: &Missing) -> String {
    match missing {
        Missing::Question(question, _) => question.code().to_owned(),
        Missing::NotAvailable(clause) => format!("NotAvailable({clause})"),
        other => format!("{other:?}"),
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
        Amount::Hundredths(value) => format!("{}.{:02}", value / 100, value % 100),
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
    let missing: Vec<String> = verdict.missing.iter().map(missing).collect();
    let nearest: Vec<String> = verdict.nearest_yes.iter().map(|changes| shown(changes)).collect();
    format!("{}; {}; missing {missing:?}; nearest {nearest:?}", verdict.state.code(), checks.join(", "))
}

/// The word after this one, read.
fn next<'w, T>(
    words: &mut impl Iterator<Item = &'w str>,
    what: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, String> {
    let word = words.next().ok_or(format!("`{what}` of what?"))?;
    read(word).ok_or(format!("`{what} {word}` can't be read"))
}

fn rating(word: &str) -> Option<Rating> {
    word.parse().ok().and_then(|number| Rating::new(number).ok())
}

/// `11КМС+5I`.
fn by_rank(text: &str) -> Option<ByRank> {
    let mut counts = ByRank::default();
    for part in text.split('+') {
        let at = part.find(|letter: char| !letter.is_ascii_digit())?;
        counts.set(RankGroup::from_code(&part[at..])?, part[..at].parse().ok()?);
    }
    Some(counts)
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
        } else if let Some(sex) = Sex::from_code(word) {
            player.sex = Given::Known(sex);
        } else if let Some(rank) = rank(word) {
            player.rank = Given::Known(Some(rank));
        } else if word == "no_rank" {
            player.rank = Given::Known(None);
        } else if word == "born" {
            player.birth_year = Given::Known(next(&mut words, word, |year| year.parse().ok())?);
        } else if word == "k" {
            player.k = Given::Known(next(&mut words, word, |k| k.parse().ok())?);
        } else if word == "end" {
            player.rating_end = Given::Known(next(&mut words, word, rating)?);
        } else if word == "national" {
            player.national_rating = Given::Known(Some(next(&mut words, word, rating)?));
        } else if word == "coefficient" {
            player.coefficient = Given::Known(next(&mut words, word, rating)?);
        } else if word == "composition" {
            let title =
                |code: &str| (code == "none").then_some(None).or(CompositionTitle::from_code(code).map(Some));
            player.composition_title = Given::Known(next(&mut words, word, title)?);
        } else if word == "results" {
            player.composition_results =
                Given::Known(next(&mut words, word, |results| results.parse().ok())?);
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
            event.host = Given::Known(next(&mut words, word, |code| Federation::new(code).ok())?);
        } else if word == "until" {
            event.end = Given::Known(next(&mut words, word, |day| Date::parse(day).ok())?);
        } else if word == "status" {
            event.status = Given::Known(next(&mut words, word, EventStatus::new)?);
        } else if word == "age" {
            event.age_group = Given::Known(next(&mut words, word, AgeGroup::from_code)?);
        } else if word == "place" {
            event.place = Given::Known(next(&mut words, word, |place| place.parse().ok())?);
        } else if word == "field" {
            event.field = Given::Known(next(&mut words, word, by_rank)?);
        } else if word == "games_with" {
            event.games_with_field = Given::Known(next(&mut words, word, by_rank)?);
        } else if word == "average" {
            event.average = Given::Known(next(&mut words, word, |average| average.parse().ok())?);
        } else if word == "in" {
            event.discipline = Given::Known(next(&mut words, word, Discipline::from_code)?);
        } else if word == "olympiad_rules" || word == "no_olympiad_rules" {
            event.olympiad_rules = Given::Known(word == "olympiad_rules");
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
    words.pop();
    let mut opponent = Opponent { name: name.to_owned(), scored_against_rated, ..Opponent::default() };
    let before = words.len();
    words.retain(|word| {
        if let Some(rank) = rank(word) {
            opponent.rank = Given::Known(Some(rank));
        } else if *word == "no_rank" {
            opponent.rank = Given::Known(None);
        } else if let Some(sex) = Sex::from_code(word) {
            opponent.sex = Given::Known(sex);
        } else {
            return true;
        }
        false
    });
    let read_rating = |word: &str| -> Result<Given<Option<Rating>>, String> {
        match word {
            "?" => Ok(Given::NotGiven),
            "u" => Ok(Given::Known(None)),
            number => Ok(Given::Known(Some(rating(number).ok_or(format!("`{number}` is no rating"))?))),
        }
    };
    let opponent = match words[..] {
        [] | ["next"] if before == words.len() => None,
        [] => Some(opponent),
        [rating] => Some(Opponent { rating: read_rating(rating)?, ..opponent }),
        [title, federation, rating] => Some(Opponent {
            title: match title {
                "?" => Given::NotGiven,
                "-" => Given::Known(None),
                code => Given::Known(Some(Title::from_code(code).ok_or(format!("`{code}` is no title"))?)),
            },
            federation: match federation {
                "?" => Given::NotGiven,
                code => Given::Known(Federation::new(code).map_err(|e| e.to_string())?),
            },
            rating: read_rating(rating)?,
            ..opponent
        }),
        _ => return Err(format!("`{text}` is no game")),
    };
    Ok(Game { round, colour: None, outcome, opponent })
}
