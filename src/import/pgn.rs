//! PGN: the tags of the games. Moves are not read.
//!
//! A player's title is known where a tag gives it. Many files name titles and leave the tag out for the untitled,
//! others leave it out for everybody, so a missing tag is not given; so is a missing rating.

use super::draft::DraftPlayer;
use super::grid::lines;
use super::note::{NoteKind, Notes};
use super::places::Places;
use super::words;
use crate::chess::order::{places_by_text, sort_short};
use crate::chess::text::{is_letter, lower};
use crate::chess::{Colour, Date, Entrant, Given, Outcome, Pairing, Tournament};

/// More games than anybody plays in one event: a collection of games is no event.
const MOST_PAIRINGS: usize = 200;

/// One side of a game.
#[derive(Clone, Default)]
struct Side<'t> {
    name: &'t str,
    rating: &'t str,
    title: &'t str,
    id: &'t str,
    federation: &'t str,
}

/// The tags of one game.
#[derive(Clone, Default)]
struct Game<'t> {
    event: &'t str,
    date: &'t str,
    round: &'t str,
    result: &'t str,
    white: Side<'t>,
    black: Side<'t>,
}

/// Whether the text has a game's tag.
pub(super) fn is_pgn(text: &str) -> bool {
    lines(text).filter_map(|(_, line)| tag(line)).any(|(name, _)| matches!(name, "White" | "Black" | "Event"))
}

/// `[White "Carlsen,M"]`.
fn tag(line: &str) -> Option<(&str, &str)> {
    let inside = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.split_once(' ')?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    (!name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'))
        .then_some((name, value.trim()))
}

/// Reads the games of the file's event.
pub(super) fn read(text: &str, notes: &mut Notes) -> Tournament {
    let mut games = games(text);
    games.retain(|game| !game.white.name.is_empty() && !game.black.name.is_empty());
    let event = drop_other_events(&mut games, notes);
    // Files collect games in any order; without a round, the day tells.
    let dates: Vec<&str> = games.iter().map(|game| game.date).collect();
    let mut tournament = Tournament::default();
    event.clone_into(&mut tournament.event.name);
    let days = || dates.iter().filter_map(|date| Date::parse(date).ok());
    tournament.event.start = days().min().into();
    tournament.event.end = days().max().into();
    let mut places = Places::default();
    for game in places_by_text(&dates).into_iter().filter_map(|place| games.get(place)) {
        let white = place(&game.white, &mut tournament, &mut places, notes);
        let black = place(&game.black, &mut tournament, &mut places, notes);
        if white == black {
            continue;
        }
        let (for_white, for_black) = outcomes(game.result);
        let round = round_of(game.round);
        add(&mut tournament, white, black, Colour::White, for_white, round);
        add(&mut tournament, black, white, Colour::Black, for_black, round);
    }
    for entrant in &mut tournament.entrants {
        sort_short(&mut entrant.pairings, |pairing| pairing.round);
    }
    tournament
}

/// Cuts the file into games: at a tag after moves, and at a tag that the game has already. Not every game has an
/// `Event`.
fn games(text: &str) -> Vec<Game<'_>> {
    let mut games = Vec::new();
    let mut game = Game::default();
    let mut seen: Vec<&str> = Vec::new();
    let mut in_moves = false;
    for (_, line) in lines(text) {
        let Some((name, value)) = tag(line) else {
            in_moves |= !line.trim().is_empty();
            continue;
        };
        if in_moves || seen.contains(&name) {
            games.push(std::mem::take(&mut game));
            seen.clear();
            in_moves = false;
        }
        if seen.len() < 60 {
            seen.push(name);
        }
        let place = match name {
            "Event" => &mut game.event,
            "Date" | "UTCDate" if !value.contains('?') => &mut game.date,
            "Round" => &mut game.round,
            "Result" => &mut game.result,
            "White" => &mut game.white.name,
            "Black" => &mut game.black.name,
            "WhiteElo" | "WhiteELO" => &mut game.white.rating,
            "BlackElo" | "BlackELO" => &mut game.black.rating,
            "WhiteTitle" => &mut game.white.title,
            "BlackTitle" => &mut game.black.title,
            "WhiteFideId" => &mut game.white.id,
            "BlackFideId" => &mut game.black.id,
            "WhiteCountry" | "WhiteFed" | "WhiteFederation" => &mut game.white.federation,
            "BlackCountry" | "BlackFed" | "BlackFederation" => &mut game.black.federation,
            _ => continue,
        };
        *place = value;
    }
    games.push(game);
    games
}

/// Keeps the games of the most frequent event, and those that name no event. Where every game has an event of its
/// own, as in studies, all are kept.
fn drop_other_events<'t>(games: &mut Vec<Game<'t>>, notes: &mut Notes) -> &'t str {
    let mut places = Places::default();
    let mut counts: Vec<(usize, &str)> = Vec::new();
    for game in games.iter().filter(|game| !matches!(game.event, "" | "?")) {
        let place = places.place(game.event.to_owned(), counts.len());
        match counts.get_mut(place) {
            Some((count, _)) => *count += 1,
            None => counts.push((1, game.event)),
        }
    }
    let Some((most, event)) = counts.iter().max().copied() else { return "" };
    if most == 1 && games.len() > 1 {
        return "";
    }
    for (games, other) in counts.into_iter().filter(|(_, other)| *other != event) {
        notes.add(None, NoteKind::OtherEvent { event: super::note::shorten(other), games });
    }
    games.retain(|game| matches!(game.event, "" | "?") || game.event == event);
    event
}

/// The place of a player, who is the same by FIDE's number or by the name.
fn place<'t>(side: &Side<'t>, tournament: &mut Tournament, places: &mut Places, notes: &mut Notes) -> usize {
    let name: String = side.name.chars().map(lower).filter(|c| is_letter(*c) || c.is_ascii_digit()).collect();
    let id = Some(side.id).filter(|id| words::number::<u64>(id).is_some_and(|id| id > 0));
    let key = id.map_or(name, str::to_owned);
    let next = tournament.entrants.len();
    let place = places.place(key, next);
    let text = |text: &str| if text == "?" { String::new() } else { text.to_owned() };
    let mut draft = DraftPlayer {
        name: side.name.to_owned(),
        rating: text(side.rating),
        title: text(side.title),
        federation: text(side.federation),
        ..DraftPlayer::default()
    };
    if let Some(Entrant { player, .. }) = tournament.entrants.get_mut(place) {
        // A later game may tell what the first one left out.
        for (known, text) in [
            (player.rating.is_known(), &mut draft.rating),
            (player.title.is_known(), &mut draft.title),
            (player.federation.is_known(), &mut draft.federation),
        ] {
            if known {
                text.clear();
            }
        }
        if [&draft.rating, &draft.title, &draft.federation].iter().any(|text| !text.is_empty()) {
            let told = draft.check(&mut |_, what| notes.add_once(None, what));
            fill(&mut player.rating, told.rating);
            fill(&mut player.title, told.title);
            fill(&mut player.rank, told.rank);
            fill(&mut player.federation, told.federation);
        }
        return place;
    }
    let player = draft.check(&mut |_, what| notes.add_once(None, what));
    tournament.entrants.push(Entrant { player, pairings: Vec::new() });
    place
}

fn fill<T>(place: &mut Given<T>, told: Given<T>) {
    if !place.is_known() {
        *place = told;
    }
}

/// `7`, `7.1`; `?` and `-` are no round.
fn round_of(text: &str) -> Option<u8> {
    words::number(text.split('.').next()?).filter(|round| *round > 0)
}

fn add(
    tournament: &mut Tournament,
    place: usize,
    other: usize,
    colour: Colour,
    outcome: Outcome,
    round: Option<u8>,
) {
    if let Some(entrant) = tournament.entrants.get_mut(place).filter(|e| e.pairings.len() < MOST_PAIRINGS) {
        let next = entrant.pairings.iter().map(|pairing| pairing.round).max().unwrap_or(0).saturating_add(1);
        let round = round.unwrap_or(next);
        entrant.pairings.push(Pairing { round, opponent: Some(other), colour: Some(colour), outcome });
    }
}

/// The outcomes for White and for Black.
fn outcomes(result: &str) -> (Outcome, Outcome) {
    let result: String = result.chars().filter(|c| !c.is_whitespace()).collect();
    match result.to_ascii_lowercase().as_str() {
        "1-0" => (Outcome::Win, Outcome::Loss),
        "0-1" => (Outcome::Loss, Outcome::Win),
        "1/2-1/2" | "½-½" | "1/2" => (Outcome::Draw, Outcome::Draw),
        "1-0ff" | "1-0f" | "+--" | "+-" => (Outcome::ForfeitWin, Outcome::ForfeitLoss),
        "0-1ff" | "0-1f" | "--+" | "-+" => (Outcome::ForfeitLoss, Outcome::ForfeitWin),
        "0-0" | "---" | "0-0ff" => (Outcome::ForfeitLoss, Outcome::ForfeitLoss),
        _ => (Outcome::Pending, Outcome::Pending),
    }
}
