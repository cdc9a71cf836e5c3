//! Real files, which are not part of the repository: read from the folder that `NORMA_SHARED` names.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "import/form.rs"]
mod form;

use norma::chess::{HalfPoints, Outcome, Tournament};
use norma::import::{Content, NoteKind, Reading, find, read};

/// The reading of a sample; `None` when the samples are not there.
fn sample(name: &str) -> Option<Reading> {
    let Some(shared) = std::env::var_os("NORMA_SHARED") else {
        println!("NORMA_SHARED is not set: {name} is not tested");
        return None;
    };
    let path = std::path::Path::new(&shared).join("samples").join(name);
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Some(read(&String::from_utf8_lossy(&bytes)))
}

fn tournament(reading: &Reading) -> &Tournament {
    match &reading.content {
        Content::Tournament(tournament) => tournament,
        other => panic!("no tournament: {other:?}"),
    }
}

#[test]
fn a_copied_card_reads_the_same_from_every_browser() {
    let names = [
        "chromium_card_dlg.html.txt",
        "chromium_card_dlg.plain.txt",
        "chromium_card_float_t1.plain.txt",
        "chromium_card_noflags_dlg.plain.txt",
        "chromium_card_t1.plain.txt",
        "firefox_card_dlg.html.txt",
        "firefox_card_dlg.plain.txt",
        "firefox_card_float_t1.plain.txt",
        "firefox_card_noflags_dlg.plain.txt",
        "firefox_card_t1.plain.txt",
        "source_card_fictional.html",
        "source_card_noflags_fictional.html",
    ];
    let mut first: Option<Vec<String>> = None;
    for name in names {
        let Some(reading) = sample(&format!("clipboard/{name}")) else { return };
        assert_eq!(reading.format.code(), "chess-results", "{name}");
        let Content::Cards(cards) = &reading.content else { panic!("{name}: no card") };
        let mut games = cards[0].games.clone();
        assert_eq!(games.len(), 7, "{name}");
        // Plain text has lost the colours.
        games.iter_mut().for_each(|game| game.colour = None);
        let games: Vec<String> = games.iter().map(form::game_line).collect();
        assert_eq!(first.get_or_insert_with(|| games.clone()), &games, "{name}");
    }
}

#[test]
fn tournaments_have_all_their_players_and_points() {
    // Name, entrants, players whose points don't add up (as their own program wrote them), both sides agree.
    let rows = [
        ("clipboard/chromium_cross_dlg.plain.txt", 26, 0, false),
        ("clipboard/firefox_cross_dlg.plain.txt", 26, 0, false),
        ("files/cr_british2026_champ_crosstable_final.html", 108, 0, true),
        ("files/cr_british2026_champ_startingrank.html", 108, 0, true),
        ("files/cr_portimao2024_standings_en.html", 99, 0, true),
        ("files/cr_portimao2024_standings_pt.html", 99, 0, true),
        ("files/cr_ussa2026_roundrobin_crosstable.html", 9, 0, false),
        ("files/cr_ussa2026_roundrobin_startingrank.html", 9, 0, true),
        ("files/swissmanager_sansebastian2010_crosstable.txt", 150, 3, true),
        ("files/trf06_karlmala2005.trf", 284, 0, true),
        ("files/trf16_lichess_swiss_2020_06.trf", 13, 0, true),
        ("files/trf16_sanviator2018.trf", 137, 0, true),
        ("files/trf26_grandmommyscup_team.trf", 249, 0, true),
        ("files/trfx_gros2010_after4rounds.trf", 52, 0, true),
        ("files/pgn_carlsen_wijkaanzee_c_2004.pgn", 14, 0, true),
        ("files/pgn_lichess_uzchesscup_2025_rr.pgn", 10, 0, true),
        ("files/pgn_lichess_womens_world_rapid_2024.pgn", 110, 0, true),
    ];
    for (name, entrants, differ, symmetric) in rows {
        let Some(reading) = sample(name) else { return };
        let tournament = tournament(&reading);
        assert_eq!(tournament.entrants.len(), entrants, "{name}");
        let found = reading.notes.iter().find_map(|note| match &note.what {
            NoteKind::PointsDifferFor { players, .. } => Some(*players),
            _ => None,
        });
        assert_eq!(found.unwrap_or(0), differ, "{name}");
        if symmetric {
            assert_symmetric(tournament, name);
        }
    }
}

/// What one side says of a game, the other says too.
fn assert_symmetric(tournament: &Tournament, name: &str) {
    for (place, entrant) in tournament.entrants.iter().enumerate() {
        for pairing in &entrant.pairings {
            let Some(other) = pairing.opponent else { continue };
            let other =
                tournament.entrants[other].pairings.iter().find(|theirs| theirs.round == pairing.round);
            let who = &entrant.player.name;
            let theirs = other.unwrap_or_else(|| panic!("{name}: {who}, round {}: one-sided", pairing.round));
            assert_eq!(theirs.opponent, Some(place), "{name}: {who}, round {}", pairing.round);
            let agree = match pairing.outcome {
                Outcome::Win => theirs.outcome == Outcome::Loss,
                Outcome::Loss => theirs.outcome == Outcome::Win,
                Outcome::Draw | Outcome::Pending => theirs.outcome == pairing.outcome,
                _ => theirs.outcome.over_the_board().is_none(),
            };
            assert!(agree, "{name}: {who}, round {}: {pairing:?} {theirs:?}", pairing.round);
        }
    }
}

#[test]
fn the_player_whose_games_a_file_collects_is_found() {
    let Some(reading) = sample("files/pgn_carlsen_wijkaanzee_c_2004.pgn") else { return };
    let tournament = tournament(&reading);
    let place = reading.likely_player().unwrap();
    assert_eq!(find(tournament, "carlsen"), [place]);
    let mut points = HalfPoints::ZERO;
    tournament.entrants[place].pairings.iter().filter_map(|p| p.outcome.points()).for_each(|p| points += p);
    assert_eq!(points, HalfPoints::new(21));
}

#[test]
fn the_cards_of_vega_are_one_a_player() {
    let Some(reading) = sample("files/vega_bestinthewest2025_fideplayercard.html") else { return };
    let Content::Cards(cards) = &reading.content else { panic!("no cards") };
    assert_eq!(cards.len(), 105);
    assert_eq!(cards[0].player.name, "Morris,James");
    assert_eq!(cards[0].games.len(), 5);
}

/// Prints what is understood of the file that `NORMA_DUMP` names: to look at a paste by eye.
#[test]
fn dump() {
    let Ok(path) = std::env::var("NORMA_DUMP") else { return };
    let bytes = std::fs::read(path).unwrap();
    println!("{}", form::lines(&read(&String::from_utf8_lossy(&bytes))).join("\n"));
}
