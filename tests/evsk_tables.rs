//! The tables of the Russian order of 2012, row for row: each at its borders, judged as a card is. The rows under
//! `tests/facts` are transcribed from the order, not taken from the edition.

#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "the helpers of a test stop where they stand, as the test does"
)]

mod common;

use norma::chess::{HalfPoints, Sex};
use norma::evsk::coefficient;
use norma::rules::evsk::{Band, CoefficientTable, Evsk, Hundredths, Rounding};
use norma::rules::{Edition, Library, Regulation};
use norma::verdict::{CheckState, State, Verdict};

/// `games,titled,rated,sex,points,from,to`: section 4.
const MS_NORMS: &str = include_str!("facts/evsk-ms-norms.csv");
/// `kms,participants,points`: section 5, left part.
const KMS_TABLE: &str = include_str!("facts/evsk-kms-table.csv");
/// `section,award,from,to,percent`: sections 5 and 6, right part.
const COEFFICIENTS: &str = include_str!("facts/evsk-coefficients.csv");
/// `award,from,to,percent`: section 6, left part.
const CORRESPONDENCE: &str = include_str!("facts/evsk-correspondence.csv");
/// `section,status,discipline,age,award,from,to,needs`: sections 1 to 3.
const PLACES: &str = include_str!("facts/evsk-places.csv");

const DAY: &str = "2013-05-01";
const LAST_DAY: &str = "until 2013-05-10";
/// Above every border that is asked about.
const HIGH: i32 = 2700;

/// The rows of a table, with what a failure is called.
fn rows<const COLUMNS: usize>(
    name: &str,
    table: &'static str,
) -> impl Iterator<Item = (String, [&'static str; COLUMNS])> {
    let name = name.to_owned();
    table.lines().enumerate().skip(1).map(move |(number, line)| {
        let place = format!("tests/facts/{name}.csv:{}: {line}", number + 1);
        let columns: Vec<&str> = line.split(',').collect();
        let columns = columns.try_into().unwrap_or_else(|_| panic!("{place}: {COLUMNS} columns expected"));
        (place, columns)
    })
}

fn number(text: &str) -> i32 {
    text.parse().unwrap_or_else(|_| panic!("`{text}` is no number"))
}

/// `7.5` as 15.
fn halves(text: &str) -> i32 {
    let (whole, half) = text.split_once('.').unwrap_or((text, "0"));
    2 * number(whole) + i32::from(half == "5")
}

/// `1.05` as 105.
fn hundredths(text: &str) -> i32 {
    let (whole, part) = text.split_once('.').unwrap_or_else(|| panic!("`{text}` has no two decimals"));
    100 * number(whole) + number(part)
}

/// So many games against such opponents, with so many half points: wins, one draw at most, losses.
fn games(count: i32, halves: i32, opponent: impl Fn(i32) -> String) -> String {
    assert!((0..=2 * count).contains(&halves), "{halves} half points of {count} games");
    let result = |place: i32| match halves - 2 * place {
        2.. => "1",
        1 => "=",
        _ => "0",
    };
    let games: Vec<String> =
        (0..count).map(|place| format!("{} {}", opponent(place), result(place))).collect();
    games.join("; ")
}

fn verdict(applicant: &str, event: &str, games: &str, award: &str, route: &str) -> Verdict {
    let card = common::card(DAY, applicant, &format!("{event} {LAST_DAY}"), games)
        .unwrap_or_else(|reason| panic!("{applicant} | {event} | {games}: {reason}"));
    let judgements = norma::check(&card, Library::built_in(), None);
    let (_, verdict) = common::verdict(&judgements, award, Some(route)).expect("a verdict");
    assert_eq!(&*verdict.edition, "evsk-2012");
    verdict.clone()
}

/// The subjects that fail.
fn short(verdict: &Verdict) -> Vec<&'static str> {
    let short = verdict.checks.iter().filter(|check| check.state == CheckState::Short);
    short.map(|check| check.subject.code()).collect()
}

fn missing(verdict: &Verdict) -> Vec<String> {
    verdict.missing.iter().map(common::missing).collect()
}

/// Met, on the points that the table asks for.
fn is_met(verdict: &Verdict, halves: i32, place: &str) {
    assert_eq!(verdict.state, State::Met, "{place}: {:?} {:?}", short(verdict), missing(verdict));
    assert!(
        verdict.checks.iter().all(|check| check.state == CheckState::Met),
        "{place}: {:?}",
        verdict.checks
    );
    assert_eq!(verdict.points_needed.map(|points| i32::from(points.get())), Some(halves), "{place}");
}

/// Not met, for want of points and nothing else.
fn lacks_points(verdict: &Verdict, place: &str) {
    assert_eq!((verdict.state, short(verdict)), (State::NotMet, vec!["points"]), "{place}");
}

/// Section 4: a card whose opponents average exactly so much, just enough of them with a title.
#[test]
fn every_row_of_the_norm_of_a_master_holds_at_its_borders() {
    let mut cells = 0;
    for (place, [count, titled, _, sex, points, from, to]) in rows("evsk-ms-norms", MS_NORMS) {
        let (count, titled, points) = (number(count), number(titled), halves(points));
        let judge = |average: i32, points: i32| {
            let opponent = |place: i32| {
                let rank = if place < titled { "МС" } else { "no_rank" };
                format!("{rank} {average}")
            };
            let games = games(count, points, opponent);
            verdict(&format!("{sex} born 1980"), &format!("{count} swiss"), &games, "МС", "norm")
        };
        let from = number(from);
        let to = if to.is_empty() { HIGH } else { number(to) };
        for average in [from, to] {
            is_met(&judge(average, points), points, &format!("{place}: {average}"));
            lacks_points(&judge(average, points - 1), &format!("{place}: {average}, half a point less"));
        }
        // Below the row it is not enough; below the lowest row nothing is.
        let below = judge(from - 1, points);
        assert_eq!(below.state, State::NotMet, "{place}: {}", from - 1);
        let is_lowest = from == if sex == "m" { 2230 } else { 2030 };
        assert_eq!(short(&below).contains(&"average"), is_lowest, "{place}: {:?}", short(&below));
        cells += 1;
    }
    assert_eq!(cells, 186);
}

/// 4.2: more than half of the points. The rows that ask for half of them or less are out of use in the team discipline.
#[test]
fn rows_of_half_the_points_make_no_norm_in_the_team_discipline() {
    let mut low_rows = 0;
    for (place, [count, _, _, sex, points, from, _]) in rows("evsk-ms-norms", MS_NORMS) {
        let (count, points) = (number(count), halves(points));
        let judge = |points: i32| {
            let games = games(count, points, |_| format!("МС {from}"));
            verdict(&format!("{sex} born 1980"), &format!("{count} team"), &games, "МС", "norm")
        };
        if points > count {
            assert_eq!(judge(points).state, State::Met, "{place}");
            continue;
        }
        let verdict = judge(points);
        assert_eq!((verdict.state, short(&verdict)), (State::NotMet, vec!["team_score"]), "{place}");
        assert_eq!(judge(count + 1).state, State::Met, "{place}: half a point above half");
        low_rows += 1;
    }
    assert_eq!(low_rows, 68);
}

/// Section 5: a round robin of so many players, so many КМС among them. The applicant has the I rank; where all are
/// КМС, the applicant is one of them. Seven and eight games are enough in the team discipline only (5.1).
///
/// In two cells the table and the formula of 5.2 differ; between the two the answer depends on the reading.
#[test]
fn every_cell_of_the_table_of_a_candidate_master_holds() {
    let by_formula = |kms: &str, participants: &str| match (kms, participants) {
        ("8", "10") => Some(10),  // 8 × 55 % + 75 % = 5.15, printed 5.5
        ("16", "16") => Some(17), // 15 × 55 % = 8.25, printed 8
        _ => None,
    };
    let mut cells = 0;
    for (place, [kms, participants, points]) in rows("evsk-kms-table", KMS_TABLE) {
        let own = if kms == participants { "КМС" } else { "I" };
        let opponents_kms = number(kms) - i32::from(own == "КМС");
        let count = number(participants) - 1;
        let event = format!("{count} round_robin in {}", if count < 9 { "team" } else { "standard" });
        let judge = |points: i32| {
            let opponent = |place: i32| if place < opponents_kms { "КМС 2000" } else { "I 1900" }.to_owned();
            verdict(&format!("m born 1980 {own}"), &event, &games(count, points, opponent), "КМС", "norm")
        };
        let printed = halves(points);
        let formula = by_formula(kms, participants).unwrap_or(printed);
        let (low, high) = (printed.min(formula), printed.max(formula));
        assert_eq!(judge(high).state, State::Met, "{place}");
        lacks_points(&judge(low - 1), &format!("{place}, half a point less"));
        for between in low..high {
            let verdict = judge(between);
            assert_eq!(
                (verdict.state, missing(&verdict)),
                (State::Unknown, vec!["kms_table".to_owned()]),
                "{place}"
            );
        }
        if low == high {
            is_met(&judge(high), high, &place);
        }
        cells += 1;
    }
    assert_eq!(cells, 63);
}

/// A hundred participants whose coefficient is so many hundredths: of two neighbouring ranks.
fn field(coefficient: i32) -> String {
    let ranks = ["КМС", "I", "II", "III", "none"];
    let at = (coefficient / 100).min(3);
    let weaker = coefficient - 100 * at;
    let name = |rank: i32| ranks[usize::try_from(rank).expect("a rank")];
    format!("{}{}+{weaker}{}", 100 - weaker, name(at), name(at + 1))
}

/// Sections 5 and 6: the points have to reach the percentage.
#[test]
fn every_row_by_the_coefficient_holds_at_its_borders() {
    let mut count = 0;
    for (place, [section, award, from, to, percent]) in rows("evsk-coefficients", COEFFICIENTS) {
        let discipline = if section == "6" { "correspondence" } else { "standard" };
        for games_played in [7, 9, 11] {
            // The least half points that are so many per cent of the games.
            let need =
                (0..).find(|halves| halves * 50 >= number(percent) * games_played).expect("some points");
            for coefficient in [from, to].map(hundredths) {
                let event = format!("{games_played} swiss in {discipline} field {}", field(coefficient));
                let judge = |points: i32| {
                    let games = games(games_played, points, |_| "? ? ?".to_owned());
                    verdict("m born 1980", &event, &games, award, "norm")
                };
                let place = format!("{place}: {coefficient} hundredths, {games_played} games");
                is_met(&judge(need), need, &place);
                lacks_points(&judge(need - 1), &format!("{place}, half a point less"));
            }
        }
        count += 1;
    }
    assert_eq!(count, 66);
}

/// Section 6, МС and КМС: so many per cent of the games, to the nearest half point, exact middles up (6.5).
#[test]
fn every_row_of_the_correspondence_norms_holds_at_its_borders() {
    let mut count = 0;
    for (place, [award, from, to, percent]) in rows("evsk-correspondence", CORRESPONDENCE) {
        // In one round: eight МС or six КМС among the opponents are enough for 6.2 and 6.4.
        let (rank, event_average) = if award == "МС" { ("МС", 2400) } else { ("КМС", 2200) };
        let averages = [number(from), if to.is_empty() { HIGH } else { number(to) }];
        for games_played in [9, 10, 13] {
            let need = (number(percent) * games_played + 25) / 50;
            for average in averages {
                let event = format!("{games_played} round_robin correspondence average {event_average}");
                let judge = |points: i32| {
                    let games = games(games_played, points, |_| format!("{rank} {average}"));
                    verdict("m born 1980 no_rank", &event, &games, award, "norm")
                };
                let place = format!("{place}: {average}, {games_played} games");
                is_met(&judge(need), need, &place);
                lacks_points(&judge(need - 1), &format!("{place}, half a point less"));
            }
        }
        count += 1;
    }
    assert_eq!(count, 16);
}

/// Sections 1 to 3: with everything else in order, the first and the last place of each row, and the places beside it.
#[test]
fn every_row_of_places_holds_at_its_borders() {
    let mut count = 0;
    for (place, [_, status, discipline, age, award, from, to, needs]) in rows("evsk-places", PLACES) {
        let born = age.strip_prefix('u').map_or(1980, |years| 2013 - number(years));
        let applicant = format!("m born {born} no_rank end 2700 composition GM results 2");
        let needs = match needs {
            "11КМС" => "field 11КМС+4I",
            other => other,
        };
        let games = games(9, 10, |_| "? ? ?".to_owned());
        let judge = |at: i32| {
            let event = format!("9 swiss in {discipline} status {status} age {age} place {at} {needs}");
            verdict(&applicant, &event, &games, award, "place")
        };
        let (from, to) = (number(from), number(to));
        for at in [from, to] {
            let verdict = judge(at);
            assert_eq!(
                verdict.state,
                State::Met,
                "{place}: {at}: {:?} {:?}",
                short(&verdict),
                missing(&verdict)
            );
        }
        let beyond = judge(to + 1);
        assert_eq!((beyond.state, short(&beyond)), (State::NotMet, vec!["place"]), "{place}: {}", to + 1);
        if from > 1 {
            // Whether the lower award is due for a place that brings a higher one, the text leaves open.
            let above = judge(from - 1);
            assert_eq!(
                (above.state, missing(&above)),
                (State::Unknown, vec!["better_place".to_owned()]),
                "{place}: {}",
                from - 1
            );
        }
        count += 1;
    }
    assert_eq!(count, 66);
}

/// A place table names each event once.
#[test]
fn no_two_rows_of_places_speak_of_the_same() {
    let mut seen: Vec<[&str; 4]> = Vec::new();
    for (place, [_, status, discipline, age, award, ..]) in rows::<8>("evsk-places", PLACES) {
        let key = [status, discipline, age, award];
        assert!(!seen.contains(&key), "{place}");
        seen.push(key);
    }
    let listed: usize = evsk().places.iter().map(|table| table.value.rows.len()).sum();
    assert_eq!(listed, seen.len(), "the edition has the same rows, and no others");
}

fn edition() -> &'static Edition {
    Library::built_in().edition("evsk-2012").expect("the edition of 2012")
}

fn evsk() -> &'static Evsk {
    match &edition().regulation {
        Regulation::Evsk(evsk) => evsk,
        Regulation::FideTitles(_) => panic!("{} is no edition of the classification", edition().head.id),
    }
}

/// Every average from the lowest one up lies in one row, and in no other.
fn cover(bands: &[Band], lowest: i32, what: &str) {
    for average in lowest..=HIGH {
        let rows = bands.iter().filter(|band| band.holds(average)).count();
        assert_eq!(rows, 1, "{what}: {average} lies in {rows} rows");
    }
    assert!(!bands.iter().any(|band| band.holds(lowest - 1)), "{what}: {}", lowest - 1);
}

#[test]
fn the_rows_by_average_leave_no_gap_and_do_not_overlap() {
    let mut tables = 0;
    for table in evsk().averages.iter().map(|figure| &figure.value) {
        for scores in &table.scores {
            let of = |band: fn(&norma::rules::evsk::ScoreRow) -> Band| {
                scores.rows.iter().map(band).collect::<Vec<_>>()
            };
            cover(&of(|row| row.men), 2230, &format!("{} games, men", scores.games));
            cover(&of(|row| row.women), 2030, &format!("{} games, women", scores.games));
            tables += 1;
        }
        if !table.percents.is_empty() {
            let lowest = if table.award.code() == "МС" { 2400 } else { 2200 };
            let of = |band: fn(&norma::rules::evsk::PercentRow) -> Band| {
                table.percents.iter().map(band).collect::<Vec<_>>()
            };
            cover(&of(|row| row.men), lowest, table.award.code());
            assert_eq!(of(|row| row.men), of(|row| row.women), "one column for both");
            tables += 1;
        }
    }
    assert_eq!(tables, 8 + 2);
}

/// Whole numbers belong to two ranks: the last row of one, and the first of the next.
#[test]
fn the_rows_by_coefficient_leave_no_gap_and_do_not_overlap() {
    for correspondence in [false, true] {
        let tables: Vec<&CoefficientTable> = evsk()
            .coefficients
            .iter()
            .map(|figure| &figure.value)
            .filter(|table| {
                table.disciplines.contains(&norma::chess::Discipline::Correspondence) == correspondence
            })
            .collect();
        assert_eq!(tables.len(), 3);
        for coefficient in 100..=400 {
            let holds = |table: &&&CoefficientTable| {
                let rows = table
                    .rows
                    .iter()
                    .filter(|row| row.from.0 <= coefficient && coefficient <= row.to.0)
                    .count();
                assert!(rows <= 1, "{coefficient} lies in {rows} rows of {}", table.award.code());
                rows == 1
            };
            let ranks = tables.iter().filter(holds).count();
            let expected = if coefficient == 200 || coefficient == 300 { 2 } else { 1 };
            assert_eq!(ranks, expected, "{}", Hundredths(coefficient));
        }
    }
}

/// 5.4.2: to two decimals, halves up.
#[test]
fn the_coefficient_of_an_event_is_rounded_to_two_decimals() {
    let weights = &evsk().coefficient_weights.as_ref().expect("the weights").value;
    let rows = [
        ("10I", Some(100)),
        ("1КМС+2I", Some(67)),              // 0.666…
        ("2ГР+3МС+4КМС+1МС_high", Some(0)), // the high МС are a part of the МС
        ("199I+1II", Some(101)),            // 1.005
        ("399I+1II", Some(100)),            // 1.0025
        ("3I+4II+2III+1none", Some(210)),   // 3 + 8 + 6 + 4 of ten
        ("1none", Some(400)),
        ("0I", None),
    ];
    for (field, expected) in rows {
        let event = common::event("-", &format!("field {field}")).expect("an event");
        let field_of = event.field.known().expect("a field");
        assert_eq!(coefficient(&field_of, weights), expected, "{field}");
    }
}

// The text of the order, where it is at hand.

fn order() -> Option<String> {
    let Some(shared) = std::env::var_os("NORMA_SHARED") else {
        println!("NORMA_SHARED is not set: the edition is not compared with the text of the order");
        return None;
    };
    let path = std::path::Path::new(&shared).join("regulations/evsk-chess-2012-ru.txt");
    Some(std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// The lines of a section, each as the cells between its bars.
fn section(order: &str, number: u8) -> Vec<Vec<&str>> {
    let heading = |line: &str, number: u8| {
        let line = line.trim_start();
        line.strip_prefix(&format!("{number}. ")).is_some_and(|rest| rest.starts_with(char::is_uppercase))
    };
    let is_row = |line: &&str| line.starts_with('|');
    let cells = |line: &'_ str| -> Vec<(usize, usize)> {
        let bars: Vec<usize> = line.match_indices('|').map(|(at, _)| at).collect();
        bars.windows(2).map(|pair| (pair[0] + 1, pair[1])).collect()
    };
    order
        .lines()
        .skip_while(|line| line.starts_with('|') || !heading(line, number))
        .skip(1)
        .take_while(|line| line.starts_with('|') || !heading(line, number + 1))
        .filter(is_row)
        .map(|line| cells(line).into_iter().map(|(from, to)| line[from..to].trim()).collect())
        .collect()
}

/// `2230-2283` or `>= 2530`.
fn band(text: &str) -> Option<Band> {
    if let Some(from) = text.strip_prefix(">= ") {
        return Some(Band { from: from.parse().ok()?, to: None });
    }
    let (from, to) = text.split_once('-')?;
    Some(Band { from: from.parse().ok()?, to: Some(to.parse().ok()?) })
}

/// `7,5` as 15.
fn printed_points(text: &str) -> Option<HalfPoints> {
    let (whole, half) = text.split_once(',').unwrap_or((text, "0"));
    let halves = 2 * whole.parse::<u16>().ok()? + u16::from(half == "5");
    Some(HalfPoints::new(halves))
}

/// `1,01 - 1,10`, or `1,00` for that alone.
fn printed_coefficients(text: &str) -> Option<(u16, u16)> {
    let one = |text: &str| {
        let (whole, part) = text.split_once(',')?;
        Some(100 * whole.parse::<u16>().ok()? + part.parse::<u16>().ok()?)
    };
    let (from, to) = text.split_once(" - ").unwrap_or((text, text));
    Some((one(from)?, one(to)?))
}

fn numbers(text: &str) -> Vec<u8> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect()
}

type PrintedRow = (HalfPoints, Band, Band);

#[test]
fn section_4_is_as_the_order_prints_it() {
    let Some(order) = order() else { return };
    // By number of games from 9: the rows, and the text of the conditions.
    let mut printed: Vec<(Vec<PrintedRow>, String)> = vec![(Vec::new(), String::new()); 8];
    let mut first_of_block = 0;
    let mut in_conditions = false;
    for cells in section(&order, 4) {
        if cells.len() == 14 {
            first_of_block =
                if std::mem::take(&mut in_conditions) { first_of_block + 4 } else { first_of_block };
            for (place, cell) in cells[2..].chunks(3).enumerate() {
                let row = (|| Some((printed_points(cell[0])?, band(cell[1])?, band(cell[2])?)))();
                printed[first_of_block + place].0.extend(row);
            }
        } else if cells.len() == 6 {
            in_conditions = true;
            for (place, cell) in cells[2..].iter().enumerate() {
                printed[first_of_block + place].1.extend([" ", cell]);
            }
        }
    }
    let norms = evsk().averages.iter().find(|figure| !figure.value.scores.is_empty()).expect("section 4");
    assert_eq!(norms.value.scores.len(), printed.len());
    let mut differing = Vec::new();
    let mut rows = 0;
    for (scores, (printed, conditions)) in norms.value.scores.iter().zip(&printed) {
        let games = scores.games;
        assert_eq!(numbers(conditions), [games, scores.titled, scores.rated], "{games} games: {conditions}");
        let ours: Vec<PrintedRow> = scores.rows.iter().map(|row| (row.points, row.men, row.women)).collect();
        assert_eq!(ours.len(), printed.len(), "{games} games");
        rows += ours.len();
        differing.extend(ours.into_iter().zip(printed.iter().copied()).filter(|(ours, text)| ours != text));
    }
    assert_eq!(rows, 93);
    // The misprint: 2222 leaves a gap below it.
    let row = |women: u16| {
        let band = |from: u16, to: u16| Band { from, to: Some(to) };
        (HalfPoints::new(15), band(2421, 2449), band(women, 2249))
    };
    assert_eq!(differing, [(row(2221), row(2222))]);
}

/// Rows of a printed column of coefficients and percentages.
type Percents = Vec<(u16, u16, u8)>;

fn coefficients(cells: &[Vec<&str>], first: usize) -> [Percents; 3] {
    [0, 1, 2].map(|rank| {
        let at = first + 2 * rank;
        let row = |cells: &Vec<&str>| {
            let (from, to) = printed_coefficients(cells[at])?;
            Some((from, to, cells[at + 1].parse().ok()?))
        };
        cells.iter().filter_map(row).collect()
    })
}

fn our_coefficients(correspondence: bool) -> [Percents; 3] {
    ["I", "II", "III"].map(|rank| {
        let suits = |table: &&CoefficientTable| {
            table.award.code() == rank
                && table.disciplines.contains(&norma::chess::Discipline::Correspondence) == correspondence
        };
        let table = evsk().coefficients.iter().map(|figure| &figure.value).find(suits).expect("a table");
        table.rows.iter().map(|row| (row.from.0, row.to.0, row.percent)).collect()
    })
}

#[test]
fn section_5_is_as_the_order_prints_it() {
    let Some(order) = order() else { return };
    let rows: Vec<Vec<&str>> = section(&order, 5)
        .into_iter()
        .filter(|cells| cells.len() == 18 && cells[2].parse::<u8>().is_ok() && !cells[12].is_empty())
        .collect();
    assert_eq!(rows.len(), 11);
    let table = &evsk().fields[0].value;
    let printed = table.printed.as_ref().expect("the printed table");
    let mut cells = 0;
    for row in &rows {
        let kms: u8 = row[2].parse().expect("a number of КМС");
        let ours = printed.value.iter().find(|ours| ours.kms == kms).expect("a row");
        for (participants, cell) in (8..).zip(&row[3..12]) {
            assert_eq!(ours.points(participants), printed_points(cell), "{kms} КМС of {participants}");
            cells += usize::from(!cell.is_empty());
        }
        assert_eq!(ours.points(17), None);
    }
    assert_eq!(cells, 63);
    assert_eq!(coefficients(&rows, 12), our_coefficients(false));
}

#[test]
fn section_6_is_as_the_order_prints_it() {
    let Some(order) = order() else { return };
    let rows: Vec<Vec<&str>> = section(&order, 6)
        .into_iter()
        .filter(|cells| cells.len() == 12 && printed_coefficients(cells[6]).is_some())
        .collect();
    assert_eq!(rows.len(), 11);
    assert_eq!(coefficients(&rows, 6), our_coefficients(true));
    for (award, at, expected) in [("МС", 2, 7), ("КМС", 4, 9)] {
        let printed: Vec<(Band, u8)> =
            rows.iter().filter_map(|cells| Some((band(cells[at])?, cells[at + 1].parse().ok()?))).collect();
        assert_eq!(printed.len(), expected);
        let is_it = |table: &&norma::rules::evsk::AverageTable| {
            table.award.code() == award && !table.percents.is_empty()
        };
        let table = evsk().averages.iter().map(|figure| &figure.value).find(is_it).expect("a table");
        let ours: Vec<(Band, u8)> = table.percents.iter().map(|row| (row.men, row.percent)).collect();
        assert_eq!(ours, printed, "{award}");
        assert_eq!(table.rounding.as_ref().map(|rounding| rounding.value), Some(Rounding::Nearest));
    }
}

/// The thresholds that stand in the special conditions, as the edition has them.
#[test]
fn the_numbers_of_the_special_conditions_are_those_of_the_edition() {
    let averages = &evsk().averages;
    let rating = averages[0].value.rating.as_ref().expect("4.1").value;
    assert_eq!((rating.of(Sex::Male), rating.of(Sex::Female)), (2400, 2200));
    let coefficient = averages[1].value.coefficient.as_ref().expect("6.1").value;
    assert_eq!((coefficient.of(Sex::Male), coefficient.of(Sex::Female)), (2400, 2200));
    let unrated = averages[0].value.unrated.as_ref().expect("4.3").value;
    assert_eq!(
        (unrated.first.of(Sex::Male), unrated.first.of(Sex::Female), unrated.further),
        (2050, 1850, 1200)
    );
    let by_rating: Vec<(&str, u16, u16)> = evsk()
        .by_rating
        .iter()
        .map(|figure| &figure.value)
        .map(|row| (row.award.code(), row.rating.of(Sex::Male), row.rating.of(Sex::Female)))
        .collect();
    // 5.5
    assert_eq!(by_rating, [("КМС", 2200, 2000), ("I", 2000, 1800), ("II", 1800, 1600), ("III", 1600, 1400)]);
    let ages: Vec<(&str, u8)> =
        evsk().ages.iter().map(|figure| (figure.value.award.code(), figure.value.years)).collect();
    // The headings of sections 1 and 2.
    assert_eq!(ages, [("ГР", 16), ("МС", 12), ("КМС", 7)]);
}
