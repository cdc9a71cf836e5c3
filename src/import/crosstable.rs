//! Crosstables: everybody's rounds in one table. A cell names the opponent by number, `54b1`, or by its column.

use super::draft::DraftPlayer;
use super::grid::{Row, Table};
use super::labels::{Label, label};
use super::note::{NoteKind, Notes};
use super::places::Places;
use super::row::without_opponent;
use super::table::{Columns, Role, is_card, says_no_rank, split_title, written};
use super::words;
use crate::chess::text::{is_letter, lowercase};
use crate::chess::{Colour, Entrant, EventFormat, Given, HalfPoints, Outcome, Pairing, Tournament};

/// One cell: the opponent's number where it names one, colour, result.
struct Met {
    number: Option<u32>,
    colour: Option<Colour>,
    outcome: Outcome,
}

/// Reads a crosstable; `None` when the table is none.
pub(super) fn read(table: &Table, columns: &Columns, notes: &mut Notes) -> Option<Tournament> {
    columns.at(Role::Name)?;
    let rounds: Vec<(u8, usize)> = columns.rounds().collect();
    if !rounds.is_empty() {
        return swiss(table, columns, &rounds, notes);
    }
    let numbered = numbered_columns(table)?;
    if is_round_robin(table, &numbered) {
        return Some(round_robin(table, columns, &numbered, notes));
    }
    swiss(table, columns, &numbered, notes)
}

/// More players than any tournament has.
const MOST_PLAYERS: usize = 5000;

/// Whether each row of a table is a player, and none a game.
pub(super) fn is_of_players(table: &Table, columns: &Columns) -> bool {
    let has_rounds = columns.rounds().next().is_some() || numbered_columns(table).is_some();
    columns.has(Role::Name) && (has_rounds || !is_card(columns))
}

/// Leaves out the rows without a name: sums, remarks.
pub(super) fn keep_players(table: &mut Table, columns: &Columns, notes: &mut Notes) {
    let mut kept = 0;
    table.rows.retain(|row| {
        let is_player = kept < MOST_PLAYERS && columns.text(row, Role::Name).contains(is_letter);
        if is_player {
            kept += 1;
        } else {
            notes.unused(row.line, &written(row));
        }
        is_player
    });
}

/// Whether a table pairs two players in each row.
pub(super) fn is_pairings(table: &Table) -> bool {
    let has = |wanted| table.header.iter().any(|text| label(text) == Some(wanted));
    has(Label::White) && has(Label::Black)
}

/// Reads a list of players without rounds; `None` when the table is none.
pub(super) fn start_list(table: &Table, columns: &Columns, notes: &mut Notes) -> Option<Tournament> {
    columns.at(Role::Name)?;
    let tournament = Tournament { entrants: entrants(table, columns, notes), ..Tournament::default() };
    (tournament.entrants.len() >= 2).then_some(tournament)
}

/// The name in the caption of a Vega card: `N = 1 Morris,James`.
pub(super) fn name_in_caption(caption: &str) -> String {
    let name = caption.trim().strip_prefix("N =").unwrap_or_default();
    name.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ').to_owned()
}

fn entrants(table: &Table, columns: &Columns, notes: &mut Notes) -> Vec<Entrant> {
    columns.tell_ratings(table, notes);
    table
        .rows
        .iter()
        .map(|row| Entrant { player: player(row, columns, notes), pairings: Vec::new() })
        .collect()
}

fn player(row: &Row, columns: &Columns, notes: &mut Notes) -> crate::chess::Player {
    // An empty cell of a column that the table has says "none".
    let text = |role| columns.text(row, role).to_owned();
    let or_none = |role| {
        let text = columns.text(row, role);
        if columns.has(role) && text.is_empty() { words::NONE.to_owned() } else { text.to_owned() }
    };
    let mut draft = DraftPlayer {
        name: text(Role::Name),
        federation: text(Role::Federation),
        rating: or_none(columns.fide()),
        national_rating: or_none(Role::National),
        title: or_none(Role::Title),
        rank: text(Role::Rank),
        sex: text(Role::Sex),
        birth_year: text(Role::BirthYear),
        ..DraftPlayer::default()
    };
    if says_no_rank(row, columns) {
        words::NONE.clone_into(&mut draft.rank);
    }
    if !columns.has(Role::Title)
        && let Some((title, name)) = split_title(&draft.name)
    {
        (draft.title, draft.name) = (title.to_owned(), name.to_owned());
    }
    draft.check(&mut |_, what| notes.add_once(row.line, what))
}

/// The number by which others refer to a row: its first column, or its place where that is empty (tied players).
fn number_of(row: &Row, place: usize, columns: &Columns) -> u32 {
    let number = words::number(columns.text(row, Role::Number)).filter(|number| *number > 0);
    number.or_else(|| u32::try_from(place + 1).ok()).unwrap_or(0)
}

fn swiss(table: &Table, columns: &Columns, rounds: &[(u8, usize)], notes: &mut Notes) -> Option<Tournament> {
    let in_three_cells = |column: usize| {
        table.header.len() > column + 2
            && table.label(column + 1).is_empty()
            && table.label(column + 2).is_empty()
    };
    let cell = |row: &Row, column: usize| {
        let mut text = row.text(column).to_owned();
        if in_three_cells(column) {
            for next in [column + 1, column + 2] {
                // The dash of a missing colour or opponent says nothing here.
                let part = row.text(next);
                text.push_str(if words::is_dash(part) && next == column + 1 { "" } else { part });
            }
        }
        text
    };
    let (mut filled, mut understood) = (0_usize, 0_usize);
    let mut met: Vec<Vec<(u8, Met)>> = Vec::new();
    for row in &table.rows {
        let mut of_row = Vec::new();
        for (round, column) in rounds {
            let text = cell(row, *column);
            if text.trim().is_empty() {
                continue;
            }
            filled += 1;
            if let Some(found) = read_cell(&text) {
                understood += 1;
                of_row.push((*round, found));
            }
        }
        met.push(of_row);
    }
    if understood * 2 < filled || table.rows.is_empty() {
        return None;
    }

    let mut tournament = Tournament { entrants: entrants(table, columns, notes), ..Tournament::default() };
    let mut places = Places::default();
    for (place, row) in table.rows.iter().enumerate() {
        places.place_of_number(number_of(row, place, columns), place);
    }
    for (place, of_row) in met.into_iter().enumerate() {
        for (round, met) in of_row {
            let opponent = met.number.map(|number| opponent(number, &mut tournament, &mut places));
            let pairing = Pairing { round, opponent, colour: met.colour, outcome: met.outcome };
            if let Some(entrant) = tournament.entrants.get_mut(place) {
                entrant.pairings.push(pairing);
            }
        }
    }
    tell_strangers(&tournament, table.rows.len(), notes);
    tournament.event.rounds = rounds.iter().map(|(round, _)| *round).max().into();
    compare_points(table, columns, &tournament, notes);
    Some(tournament)
}

/// The place of an opponent. Of one whose row was not pasted all that is known is the number.
pub(super) fn opponent(number: u32, tournament: &mut Tournament, places: &mut Places) -> usize {
    let next = tournament.entrants.len();
    let place = places.place_of_number(number, next);
    if place == next {
        let mut stranger = Entrant::default();
        stranger.player.name = format!("#{number}");
        tournament.entrants.push(stranger);
    }
    place
}

/// Tells of the opponents that stand behind the rows that were there.
pub(super) fn tell_strangers(tournament: &Tournament, known: usize, notes: &mut Notes) {
    let mut strangers = tournament.entrants.iter().skip(known);
    if let Some(first) =
        strangers.next().and_then(|entrant| words::number(entrant.player.name.trim_start_matches('#')))
    {
        notes.add(None, NoteKind::UnknownNumbers { first, count: 1 + strangers.count() });
    }
}

/// `54b1`, `13b` (no result yet), `-1` (a bye), `12б½`; result first: `+ 23N`, `½ 7`, `W 39`.
fn read_cell(text: &str) -> Option<Met> {
    let text = lowercase(text.trim());
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(digits);
    let rest = rest.trim_start();
    if let (Some(number), Some(letter)) = (words::number::<u32>(number), rest.chars().next())
        && let Some(result) = rest.strip_prefix(letter)
    {
        let mut buffer = [0; 4];
        if let Some(colour) = words::colour(letter.encode_utf8(&mut buffer)) {
            let outcome = if result.is_empty() { Some(Outcome::Pending) } else { words::outcome(result) };
            return outcome.map(|outcome| Met { number: Some(number), colour: Some(colour), outcome });
        }
        // Three cells without a colour: a forfeit, `45` `-` `-`.
        if let Some(outcome @ (Outcome::ForfeitWin | Outcome::ForfeitLoss)) = words::outcome(rest) {
            return Some(Met { number: Some(number), colour: None, outcome });
        }
    }
    if let Some(met) = result_first(&text) {
        return Some(met);
    }
    let bare: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    // A dash before the result stands for the opponent.
    let result = bare.strip_prefix(['-', '–']).filter(|rest| !rest.is_empty()).unwrap_or(&bare);
    let outcome = words::outcome(result).filter(|outcome| *outcome != Outcome::Pending)?;
    let outcome = match outcome {
        Outcome::ForfeitWin => outcome,
        other => without_opponent(other),
    };
    Some(Met { number: None, colour: None, outcome })
}

/// The result, then the opponent's number, then perhaps the colour as the French write it (`N` black, `B` white).
///
/// Here the signs are results of games: this writing has other marks for forfeits.
fn result_first(text: &str) -> Option<Met> {
    let at = text.find(|c: char| c.is_ascii_digit())?;
    let spaced = text.split_once(' ');
    let (result, rest) = match spaced {
        Some((result, rest)) => (result, rest.trim()),
        None => text.split_at(at),
    };
    let outcome = match result {
        "+" | "1" | "w" => Outcome::Win,
        "=" | "½" | "0.5" | "d" => Outcome::Draw,
        "-" | "0" | "l" if spaced.is_some() || result == "l" => Outcome::Loss,
        _ => return None,
    };
    let digits = rest.trim_end_matches(['n', 'b', 'w']);
    let colour = match rest.strip_prefix(digits)? {
        "" => None,
        "n" => Some(Colour::Black),
        _ => Some(Colour::White),
    };
    words::number(digits).map(|number| Met { number: Some(number), colour, outcome })
}

/// The columns that are numbered 1, 2, 3, …, at least three of them.
fn numbered_columns(table: &Table) -> Option<Vec<(u8, usize)>> {
    let mut found: Vec<(u8, usize)> = Vec::new();
    for (column, text) in table.header.iter().enumerate() {
        let next = u8::try_from(found.len() + 1).ok()?;
        if words::number::<u8>(text) == Some(next) {
            found.push((next, column));
        }
    }
    (found.len() >= 3).then_some(found)
}

/// Whether the cells on the diagonal are the crossed-out ones.
fn is_round_robin(table: &Table, columns: &[(u8, usize)]) -> bool {
    if table.rows.len() != columns.len() {
        return false;
    }
    table
        .rows
        .iter()
        .zip(columns)
        .all(|(row, (_, column))| read_results(row.text(*column)).is_some_and(|r| r.is_empty()))
}

/// The results in a round robin's cell: none on the diagonal, two where players met twice.
fn read_results(text: &str) -> Option<Vec<Outcome>> {
    let mut results = Vec::new();
    let text = text.replace("1/2", "½").replace("0.5", "½").replace("0,5", "½");
    for c in text.chars() {
        let mut buffer = [0; 4];
        match c {
            '*' | 'X' | 'Х' | '♞' | '■' | '█' | '\\' | ' ' | '/' | '|' => {}
            c => results.push(words::outcome(c.encode_utf8(&mut buffer))?),
        }
    }
    Some(results)
}

/// A round robin: the column is the opponent. The table doesn't tell in which round they met.
fn round_robin(table: &Table, columns: &Columns, numbered: &[(u8, usize)], notes: &mut Notes) -> Tournament {
    let mut tournament = Tournament { entrants: entrants(table, columns, notes), ..Tournament::default() };
    let mut games_each = 1;
    for (place, (row, entrant)) in table.rows.iter().zip(&mut tournament.entrants).enumerate() {
        for game in 0..2_usize {
            for (other, (_, column)) in numbered.iter().enumerate() {
                let results = read_results(row.text(*column)).unwrap_or_default();
                let outcome = match results.get(game) {
                    Some(outcome) => *outcome,
                    None if game == 0 => Outcome::Pending,
                    None => continue,
                };
                if other != place {
                    games_each = games_each.max(game + 1);
                    let round = u8::try_from(entrant.pairings.len() + 1).unwrap_or(u8::MAX);
                    entrant.pairings.push(Pairing { round, opponent: Some(other), colour: None, outcome });
                }
            }
        }
    }
    let format = if games_each == 2 { EventFormat::DoubleRoundRobin } else { EventFormat::RoundRobin };
    tournament.event.format = Given::Known(format);
    tournament.event.rounds = u8::try_from((table.rows.len() - 1) * games_each).ok().into();
    notes.add(None, NoteKind::RoundOrderUnknown);
    compare_points(table, columns, &tournament, notes);
    tournament
}

/// Tells how many players' games don't add up to the points that the table states.
fn compare_points(table: &Table, columns: &Columns, tournament: &Tournament, notes: &mut Notes) {
    let rows = table.rows.iter().map(|row| words::half_points(columns.text(row, Role::Points)));
    compare(rows.zip(&tournament.entrants).filter_map(|(stated, entrant)| Some((stated?, entrant))), notes);
}

/// The same for any list of entrants with their stated points.
pub(super) fn compare<'e>(stated: impl Iterator<Item = (HalfPoints, &'e Entrant)>, notes: &mut Notes) {
    let mut differ = stated.filter(|(stated, entrant)| {
        let mut found = HalfPoints::ZERO;
        for points in entrant.pairings.iter().filter_map(|pairing| pairing.outcome.points()) {
            found += points;
        }
        found != *stated
    });
    if let Some((_, first)) = differ.next() {
        let players = 1 + differ.count();
        notes.add(None, NoteKind::PointsDifferFor { players, first: first.player.name.clone() });
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, read_cell};

    #[test]
    fn cells_read() {
        let rows = [
            ("54b1", Some(54), Some(Outcome::Win)),
            ("  3b0", Some(3), Some(Outcome::Loss)),
            ("29w½", Some(29), Some(Outcome::Draw)),
            ("13b", Some(13), Some(Outcome::Pending)),
            ("100w-", Some(100), Some(Outcome::ForfeitLoss)),
            ("62b+", Some(62), Some(Outcome::ForfeitWin)),
            ("5ч½", Some(5), Some(Outcome::Draw)),
            ("-1", None, Some(Outcome::Bye)),
            ("-½", None, Some(Outcome::HalfBye)),
            ("-0", None, Some(Outcome::ZeroBye)),
            ("+ 23N", Some(23), Some(Outcome::Win)),
            ("- 4N", Some(4), Some(Outcome::Loss)),
            ("½ 7", Some(7), Some(Outcome::Draw)),
            ("W39", Some(39), Some(Outcome::Win)),
            ("Riga", None, None),
        ];
        for (text, number, outcome) in rows {
            let met = read_cell(text);
            assert_eq!(met.as_ref().and_then(|met| met.number), number, "{text}");
            assert_eq!(met.map(|met| met.outcome), outcome, "{text}");
        }
    }
}
