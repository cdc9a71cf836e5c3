//! FIDE's tournament report file: TRF06, TRF16 and TRF26, and the copies that lost their runs of spaces.

use super::crosstable;
use super::draft::DraftPlayer;
use super::facts::Facts;
use super::grid::lines;
use super::labels::Label;
use super::note::{NoteKind, Notes};
use super::places::Places;
use super::words;
use crate::chess::text::{is_letter, lowercase};
use crate::chess::{Colour, Discipline, Entrant, Federation, HalfPoints, Outcome, Pairing, Tournament};

/// Where the rounds begin, and how wide each is.
const ROUNDS_AT: usize = 91;
const ROUND_WIDTH: usize = 10;

/// More rounds than any event has.
const MOST_ROUNDS: usize = 64;

/// Whether a line of the text is a player's record.
pub(super) fn is_trf(text: &str) -> bool {
    lines(text).any(|(_, line)| {
        let mut words = line.strip_prefix("001 ").unwrap_or_default().split_whitespace();
        words.next().is_some_and(|number| words::number::<u32>(number).is_some()) && words.count() >= 2
    })
}

/// One player's record.
struct Record {
    number: u32,
    player: DraftPlayer,
    points: Option<HalfPoints>,
    rounds: Vec<Option<Met>>,
}

/// One round of a record; its opponent by number, if any.
struct Met {
    opponent: Option<u32>,
    colour: Option<Colour>,
    result: char,
}

/// Reads the file.
pub(super) fn read(text: &str, notes: &mut Notes) -> Tournament {
    let mut facts = Facts::default();
    let mut records: Vec<(u32, Record)> = Vec::new();
    let mut national: Vec<(u32, String)> = Vec::new();
    for (line_number, line) in lines(text) {
        let (code, rest) = (line.get(..3).unwrap_or_default(), line.get(3..).unwrap_or_default().trim());
        match code {
            "001" => {
                let columns: Vec<char> = line.chars().take(ROUNDS_AT + ROUND_WIDTH * MOST_ROUNDS).collect();
                let record = by_columns(&columns).or_else(|| {
                    notes.add_once(Some(line_number), NoteKind::SpacesCollapsed);
                    by_words(line)
                });
                match record {
                    Some(record) => records.push((line_number, record)),
                    None => notes.unused(Some(line_number), line),
                }
            }
            "012" => rest.clone_into(&mut facts.event.name),
            "032" => rest.clone_into(&mut facts.event.host),
            "042" => facts.event.start = words::date(rest).map(|day| day.to_string()).unwrap_or_default(),
            "052" => facts.event.end = words::date(rest).map(|day| day.to_string()).unwrap_or_default(),
            "092" => {
                facts.take_value(Label::EventType, rest);
                facts.event.discipline = discipline(rest).to_owned();
            }
            "142" | "XXR" => rest.clone_into(&mut facts.event.rounds),
            // National ratings stand in a record of the player's federation, laid out like the player's own.
            code if Federation::new(code).is_ok() => {
                let columns: Vec<char> = line.chars().take(ROUNDS_AT).collect();
                if let Some(number) = words::number(&field(&columns, 4, 8)) {
                    national.push((number, field(&columns, 48, 52)));
                }
            }
            _ => {}
        }
    }
    let mut draft = super::Draft::default();
    facts.into_draft(&mut draft);
    let mut tournament = Tournament {
        event: draft.event.check(&mut |_, what| notes.add_once(None, what)),
        entrants: Vec::new(),
    };
    let mut places = Places::default();
    for (place, (_, record)) in records.iter().enumerate() {
        places.place_of_number(record.number, place);
    }
    for (number, rating) in national {
        if let Some((_, record)) = places.find_number(number).and_then(|place| records.get_mut(place)) {
            record.player.national_rating = rating;
        }
    }
    for (line, record) in &records {
        let player = record.player.check(&mut |_, what| notes.add_once(Some(*line), what));
        tournament.entrants.push(Entrant { player, pairings: Vec::new() });
    }
    pair(&mut tournament, &records, &mut places, notes);
    crosstable::compare(
        records.iter().zip(&tournament.entrants).filter_map(|((_, record), e)| Some((record.points?, e))),
        notes,
    );
    tournament
}

/// Turns the numbers of opponents into places.
fn pair(tournament: &mut Tournament, records: &[(u32, Record)], places: &mut Places, notes: &mut Notes) {
    let last_decided = records
        .iter()
        .flat_map(|(_, record)| (1_u8..).zip(&record.rounds))
        .filter(|(_, met)| met.as_ref().is_some_and(|met| met.opponent.is_some() && met.result != ' '))
        .map(|(round, _)| round)
        .max()
        .unwrap_or(0);
    for ((line, record), place) in records.iter().zip(0..) {
        let mut rounds = record.rounds.iter();
        for round in 1..=u8::try_from(record.rounds.len()).unwrap_or(u8::MAX).max(last_decided) {
            let pairing = match rounds.next().and_then(Option::as_ref) {
                Some(met) => {
                    let opponent =
                        met.opponent.map(|number| crosstable::opponent(number, tournament, places));
                    let Some(outcome) = outcome(met, opponent.is_some()) else { continue };
                    if matches!(met.result, 'W' | 'D' | 'L') {
                        let what = NoteKind::UnratedGame { round, name: record.player.name.clone() };
                        notes.add(Some(*line), what);
                    }
                    let opponent = opponent.filter(|_| outcome.has_opponent());
                    Pairing { round, opponent, colour: met.colour, outcome }
                }
                // Nothing written in a round that others have played: the player was not there.
                None if round <= last_decided => {
                    Pairing { round, opponent: None, colour: None, outcome: Outcome::ZeroBye }
                }
                None => continue,
            };
            if let Some(entrant) = tournament.entrants.get_mut::<usize>(place) {
                entrant.pairings.push(pairing);
            }
        }
    }
    crosstable::tell_strangers(tournament, records.len(), notes);
}

/// A result's letter. `W`, `D`, `L` ended before each side had moved: points without a rated game.
fn outcome(met: &Met, has_opponent: bool) -> Option<Outcome> {
    let outcome = match met.result {
        '1' => Outcome::Win,
        '=' => Outcome::Draw,
        '0' => Outcome::Loss,
        '+' | 'W' => Outcome::ForfeitWin,
        '-' | 'L' if has_opponent => Outcome::ForfeitLoss,
        'D' | 'H' => Outcome::HalfBye,
        'F' | 'U' => Outcome::Bye,
        'Z' | '-' | 'L' => Outcome::ZeroBye,
        ' ' if has_opponent => Outcome::Pending,
        _ => return None,
    };
    Some(outcome)
}

/// The text of some columns, counted from 0, without the blanks around it.
fn field(columns: &[char], from: usize, to: usize) -> String {
    let text: String = columns.iter().skip(from).take(to - from).collect();
    text.trim().to_owned()
}

/// Reads a record by its columns; `None` when they don't hold what they should.
fn by_columns(columns: &[char]) -> Option<Record> {
    let number = words::number(&field(columns, 4, 8))?;
    let (rating, federation) = (field(columns, 48, 52), field(columns, 53, 56));
    let points = field(columns, 80, 84);
    let in_place = columns.get(3) == Some(&' ')
        && columns.get(8).is_none_or(|c| *c == ' ')
        && (rating.is_empty() || words::number::<u16>(&rating).is_some())
        && federation.chars().all(is_letter)
        && (points.is_empty() || words::half_points(&points).is_some())
        && columns.len() > 48;
    if !in_place {
        return None;
    }
    let player = DraftPlayer {
        name: field(columns, 14, 47),
        sex: field(columns, 9, 10),
        title: field(columns, 10, 13),
        rating,
        federation,
        birth_year: field(columns, 69, 79),
        ..DraftPlayer::default()
    };
    let rounds = columns.get(ROUNDS_AT..).unwrap_or_default().chunks(ROUND_WIDTH).map(block).collect();
    Some(Record { number, player: known_columns(player), points: words::half_points(&points), rounds })
}

/// TRF always has the columns of title and rating: blank says "none".
fn known_columns(mut player: DraftPlayer) -> DraftPlayer {
    for place in [&mut player.title, &mut player.rating] {
        if place.is_empty() {
            words::NONE.clone_into(place);
        }
    }
    // A birth of zeros is not given.
    if words::birth_year(&player.birth_year).is_none() {
        player.birth_year.clear();
    }
    player
}

/// One round's ten columns.
fn block(columns: &[char]) -> Option<Met> {
    let opponent = words::number(&field(columns, 0, 4)).filter(|number| *number > 0);
    let colour = words::colour(&field(columns, 5, 6));
    let result = columns.get(7).copied().unwrap_or(' ').to_ascii_uppercase();
    (opponent.is_some() || result != ' ').then_some(Met { opponent, colour, result })
}

/// Reads a record whose runs of blanks were collapsed: around the points, which are the first `6.0` or `5,5`.
fn by_words(line: &str) -> Option<Record> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_points = |word: &&str| {
        let fraction = word.rsplit_once(['.', ',']).map(|(_, fraction)| fraction);
        matches!(fraction, Some("0" | "5")) && words::half_points(word).is_some()
    };
    let at = words.iter().position(is_points)?;
    let (before, behind) = words.split_at(at);
    let number = words::number(before.get(1)?)?;
    let mut player = DraftPlayer::default();
    let mut name: Vec<&str> = Vec::new();
    for word in before.iter().skip(2) {
        let digits = words::number::<u32>(word);
        if name.is_empty() && player.sex.is_empty() && matches!(*word, "m" | "w") {
            (*word).clone_into(&mut player.sex);
        } else if name.is_empty() && player.title.is_empty() && words::title(word).is_some() {
            (*word).clone_into(&mut player.title);
        } else if digits.is_some_and(|n| n <= 2999) && player.rating.is_empty() && !name.is_empty() {
            (*word).clone_into(&mut player.rating);
        } else if player.federation.is_empty()
            && !name.is_empty()
            && Federation::new(word).is_ok()
            && is_upper(word)
        {
            (*word).clone_into(&mut player.federation);
        } else if !name.is_empty() && word.len() >= 4 && words::birth_year(word).is_some() {
            (*word).clone_into(&mut player.birth_year);
        } else if digits.is_none() {
            name.push(word);
        }
    }
    player.name = name.join(" ");
    let mut rounds = Vec::new();
    // The points, the rank, then the rounds.
    let mut rest = behind.iter().skip(2).peekable();
    while let Some(word) = rest.next() {
        let opponent = words::number::<u32>(word);
        let colour =
            opponent.and_then(|_| rest.next_if(|word| matches!(**word, "w" | "b" | "-" | "W" | "B")));
        let colour = colour.and_then(|word| words::colour(word));
        let result = match opponent {
            None => Some(*word),
            Some(_) => rest.next_if(|word| word.chars().count() == 1).copied(),
        };
        let result = result.and_then(|word| word.chars().next()).unwrap_or(' ').to_ascii_uppercase();
        rounds.push(Some(Met { opponent: opponent.filter(|number| *number > 0), colour, result }));
    }
    rounds.truncate(MOST_ROUNDS);
    Some(Record {
        number,
        player: known_columns(player),
        points: words.get(at).and_then(|p| words::half_points(p)),
        rounds,
    })
}

fn is_upper(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_uppercase())
}

/// The discipline that the type of the tournament names.
fn discipline(text: &str) -> &'static str {
    let text = lowercase(text);
    let named =
        [("standard", Discipline::Standard), ("rapid", Discipline::Rapid), ("blitz", Discipline::Blitz)];
    let found = named.into_iter().find(|(word, _)| text.contains(word));
    found.map_or("", |(_, discipline)| crate::chess::Code::code(discipline))
}
