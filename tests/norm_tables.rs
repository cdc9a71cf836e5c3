//! The norm tables of 1.49a, all 624 cells as printed in the edition of 2009, against the formula.

#![allow(clippy::expect_used, reason = "the helpers of a test stop where they stand, as the test does")]
#![allow(clippy::panic, reason = "a test stops where it stands")]

use norma::chess::{HalfPoints, NormTitle};
use norma::fide::{NormTableRow, norm_table};
use norma::rules::{Edition, FideTitles, Library, Regulation};
use std::sync::Arc;

/// `version,rounds,title,score,ra_min,ra_max`, transcribed from the text of 2009.
const PRINTED: &str = include_str!("facts/norm-tables-2009.csv");

fn titles(edition: &Edition) -> &FideTitles {
    match &edition.regulation {
        Regulation::FideTitles(titles) => titles,
        Regulation::Evsk(_) => panic!("{} is no edition of FIDE's titles", edition.head.id),
    }
}

fn norm(title: &str) -> NormTitle {
    NormTitle::ALL.into_iter().find(|norm| norm.title().code() == title).expect("a norm title")
}

fn half_points(score: &str) -> u16 {
    let (whole, half) = score.split_once('.').unwrap_or((score, "0"));
    whole.parse::<u16>().expect("a score") * 2 + u16::from(half == "5")
}

#[test]
fn every_printed_cell_follows_from_the_formula() {
    let library = Library::built_in();
    let titles = titles(library.edition("fide-2009").expect("the edition of 2009"));
    let mut cells = 0;
    for (number, line) in PRINTED.lines().enumerate().skip(1) {
        let columns: Vec<&str> = line.split(',').collect();
        let [_, rounds, title, score, from, to] = columns[..] else { panic!("line {}", number + 1) };
        let rounds: u8 = rounds.parse().expect("rounds");
        let rows = norm_table(titles, library.tables(), norm(title), rounds);
        let row = rows.iter().find(|row| row.points == HalfPoints::new(half_points(score)));
        let row = row.unwrap_or_else(|| panic!("norm-tables-2009.csv:{}: no row for {line}", number + 1));
        // The table of 17 rounds ends at 6½ points; by the text 6 points are above 35 % (see the next test).
        let printed_end = if rounds == 17 && score == "6.5" { None } else { row.to };
        let printed = NormTableRow {
            points: row.points,
            from: from.parse().expect("a lower bound"),
            to: to.parse().ok(),
        };
        assert_eq!(
            printed,
            NormTableRow { to: printed_end, ..*row },
            "norm-tables-2009.csv:{}: {line}",
            number + 1
        );
        cells += 1;
    }
    assert_eq!(cells, 624);
}

#[test]
fn the_formula_adds_one_row_to_the_printed_tables_and_no_other() {
    let library = Library::built_in();
    let titles = titles(library.edition("fide-2009").expect("the edition of 2009"));
    let mut extra = Vec::new();
    for games in 7..=19 {
        for norm_title in NormTitle::ALL {
            for row in norm_table(titles, library.tables(), norm_title, games) {
                let printed = PRINTED.lines().skip(1).any(|line| {
                    let columns: Vec<&str> = line.split(',').collect();
                    columns[1] == games.to_string()
                        && columns[2] == norm_title.title().code()
                        && half_points(columns[3]) == row.points.get()
                });
                if !printed {
                    extra.push((games, norm_title.title().code(), row.points.to_string(), row.from));
                }
            }
        }
    }
    let six = || "6".to_owned();
    // By the text: 6 of 17 is 35.29 %, so 6 points suffice from these averages.
    let expected = [
        (17, "GM", six(), 2710),
        (17, "IM", six(), 2560),
        (17, "WGM", six(), 2510),
        (17, "WIM", six(), 2360),
    ];
    assert_eq!(extra, expected);
}

#[test]
fn every_edition_has_the_same_tables() {
    let library = Library::built_in();
    let is_fide = |edition: &&Arc<Edition>| matches!(edition.regulation, Regulation::FideTitles(_));
    let editions: Vec<&Arc<Edition>> = library.editions().iter().filter(is_fide).collect();
    assert_eq!(editions.len(), 7);
    let first = titles(editions[0]);
    for edition in editions {
        for games in 7..=19 {
            for norm_title in NormTitle::ALL {
                assert_eq!(
                    norm_table(titles(edition), library.tables(), norm_title, games),
                    norm_table(first, library.tables(), norm_title, games),
                    "{} {games}",
                    edition.head.id
                );
            }
        }
    }
}
