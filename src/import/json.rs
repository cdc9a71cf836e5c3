//! The JSON card of the contract, read and written.
//!
//! The reader keeps each value as the slice of the text it came from, so that a note can name the line.

use crate::chess::Code;
use super::draft;
use super::note::{NoteKind, Notes, shorten};
use super::words;
use crate::chess::{Card, Date, Event, Federation, Game, Given, Opponent, Outcome, Player};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

type Object<'a> = BTreeMap<String, &'a RawValue>;

/// Reads a card, or an array of cards; `None` when the text is no JSON at all, which a note then places.
pub(super) fn read(text: &str, notes: &mut Notes) -> Option<Vec<Card>> {
    let start = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    let mut reader = Reader { text, notes };
    let cards = if start.starts_with('[') {
        serde_json::from_str::<Vec<&RawValue>>(start).map(|cards| {
            cards
                .into_iter()
                .enumerate()
                .filter_map(|(at, raw)| reader.card(raw, &format!("[{at}].")))
                .collect()
        })
    } else {
        serde_json::from_str::<&RawValue>(start).map(|raw| reader.card(raw, "").into_iter().collect())
    };
    match cards {
        Ok(cards) => Some(cards),
        Err(error) => {
            let skipped = text.len() - start.len();
            let before = text.get(..skipped).unwrap_or_default().matches('\n').count();
            let column = u32::try_from(error.column()).unwrap_or(u32::MAX);
            let line = u32::try_from(error.line().saturating_add(before)).ok();
            reader.notes.add(line, NoteKind::JsonSyntax { column });
            None
        }
    }
}

struct Reader<'t, 'n> {
    text: &'t str,
    notes: &'n mut Notes,
}

impl<'t> Reader<'t, '_> {
    fn card(&mut self, raw: &'t RawValue, path: &str) -> Option<Card> {
        let mut card = Card::default();
        let object = self.object(raw, path)?;
        for (key, raw) in object {
            let path = format!("{path}{key}");
            match key.as_str() {
                "player" => card.player = self.player(raw, &format!("{path}.")),
                "event" => card.event = self.event(raw, &format!("{path}.")),
                "games" => card.games = self.games(raw, &path),
                _ => self.unknown(raw, path),
            }
        }
        Some(card)
    }

    fn player(&mut self, raw: &'t RawValue, path: &str) -> Player {
        let mut player = Player::default();
        for (key, raw) in self.object(raw, path).unwrap_or_default() {
            let path = format!("{path}{key}");
            match key.as_str() {
                "name" => player.name = self.string(raw, path),
                "federation" => player.federation = self.federation(raw, path),
                "rating" => player.rating = self.or_null(raw, path, read_rating),
                "national_rating" => player.national_rating = self.or_null(raw, path, read_rating),
                "title" => player.title = self.or_null(raw, path, read_title),
                "rank" => player.rank = self.or_null(raw, path, |raw| words::rank(&text_of(raw)?)),
                "sex" => player.sex = self.choice(raw, path),
                "birth_year" => {
                    player.birth_year =
                        self.value(raw, path, |raw| number_of(raw).filter(|y| (1900..2100).contains(y)));
                }
                "rated_games" => player.rated_games = self.value(raw, path, number_of),
                _ => self.unknown(raw, path),
            }
        }
        player
    }

    fn event(&mut self, raw: &'t RawValue, path: &str) -> Event {
        let mut event = Event::default();
        for (key, raw) in self.object(raw, path).unwrap_or_default() {
            let path = format!("{path}{key}");
            match key.as_str() {
                "name" => event.name = self.string(raw, path),
                "start" => event.start = self.value(raw, path, read_date),
                "end" => event.end = self.value(raw, path, read_date),
                "rounds" => {
                    event.rounds = self.value(raw, path, |raw| number_of(raw).filter(|rounds| *rounds > 0));
                }
                "host" => event.host = self.federation(raw, path),
                "format" => event.format = self.choice(raw, path),
                "discipline" => event.discipline = self.choice(raw, path),
                "kind" => event.kind = self.choice(raw, path),
                "big_swiss" => event.big_swiss = self.value(raw, path, bool_of),
                _ => self.unknown(raw, path),
            }
        }
        event
    }

    fn games(&mut self, raw: &'t RawValue, path: &str) -> Vec<Game> {
        let Ok(raws) = serde_json::from_str::<Vec<&RawValue>>(raw.get()) else {
            self.bad(raw, path.to_owned());
            return Vec::new();
        };
        if raws.len() > draft::MOST_GAMES {
            let what = NoteKind::TooManyGames { found: raws.len(), kept: draft::MOST_GAMES };
            self.notes.add(self.line_of(raw), what);
        }
        let mut next_round = 1;
        let mut games = Vec::new();
        for (at, raw) in raws.into_iter().take(draft::MOST_GAMES).enumerate() {
            if let Some(game) = self.game(raw, &format!("{path}[{at}]."), next_round) {
                next_round = game.round.saturating_add(1);
                games.push(game);
            }
        }
        games
    }

    fn game(&mut self, raw: &'t RawValue, path: &str, next_round: u8) -> Option<Game> {
        let object = self.object(raw, path)?;
        let mut game = Game { round: next_round, colour: None, outcome: Outcome::Pending, opponent: None };
        for (key, raw) in object {
            let path = format!("{path}{key}");
            match key.as_str() {
                "round" => {
                    let round = self.value(raw, path, |raw| number_of(raw).filter(|round| *round > 0));
                    game.round = round.known().unwrap_or(next_round);
                }
                "colour" | "color" => {
                    let colour = self.or_null(raw, path, |raw| words::colour(&text_of(raw)?));
                    game.colour = colour.known().flatten();
                }
                "result" => {
                    let outcome = self.value(raw, path, |raw| words::outcome(&text_of(raw)?));
                    game.outcome = outcome.known().unwrap_or(Outcome::Pending);
                }
                "opponent" => {
                    let path = format!("{path}.");
                    game.opponent = if raw.get() == "null" { None } else { self.opponent(raw, &path) };
                }
                _ => self.unknown(raw, path),
            }
        }
        // As `check_row`: a bye has no opponent, a game over the board has one.
        if !game.outcome.has_opponent() && game.opponent.take().is_some() {
            self.notes.add(self.line_of(raw), NoteKind::OpponentOnBye);
        }
        if game.outcome.over_the_board().is_some() && game.opponent.is_none() {
            game.opponent = Some(Opponent::default());
        }
        Some(game)
    }

    fn opponent(&mut self, raw: &'t RawValue, path: &str) -> Option<Opponent> {
        let mut opponent = Opponent::default();
        for (key, raw) in self.object(raw, path)? {
            let path = format!("{path}{key}");
            match key.as_str() {
                "name" => opponent.name = self.string(raw, path),
                "rating" => opponent.rating = self.or_null(raw, path, read_rating),
                "national_rating" => opponent.national_rating = self.or_null(raw, path, read_rating),
                "title" => opponent.title = self.or_null(raw, path, read_title),
                "rank" => opponent.rank = self.or_null(raw, path, |raw| words::rank(&text_of(raw)?)),
                "federation" => opponent.federation = self.federation(raw, path),
                "sex" => opponent.sex = self.choice(raw, path),
                "scored_against_rated" => opponent.scored_against_rated = self.value(raw, path, bool_of),
                _ => self.unknown(raw, path),
            }
        }
        Some(opponent)
    }

    fn object(&mut self, raw: &'t RawValue, path: &str) -> Option<Object<'t>> {
        let object = serde_json::from_str(raw.get()).ok();
        if object.is_none() {
            self.bad(raw, path.trim_end_matches('.').to_owned());
        }
        object
    }

    fn string(&mut self, raw: &RawValue, path: String) -> String {
        self.value(raw, path, text_of).known().unwrap_or_default()
    }

    fn federation(&mut self, raw: &RawValue, path: String) -> Given<Federation> {
        self.value(raw, path, |raw| Federation::new(&text_of(raw)?).ok())
    }

    fn choice<T: Code>(&mut self, raw: &RawValue, path: String) -> Given<T> {
        self.value(raw, path, |raw| T::from_code(&text_of(raw)?))
    }

    /// A value in which `null` says that there is none.
    fn or_null<T>(
        &mut self,
        raw: &RawValue,
        path: String,
        read: fn(&RawValue) -> Option<T>,
    ) -> Given<Option<T>> {
        if raw.get() == "null" {
            return Given::Known(None);
        }
        match self.value(raw, path, read) {
            Given::Known(value) => Given::Known(Some(value)),
            Given::NotGiven => Given::NotGiven,
        }
    }

    fn value<T>(&mut self, raw: &RawValue, path: String, read: fn(&RawValue) -> Option<T>) -> Given<T> {
        let value = read(raw);
        if value.is_none() {
            self.bad(raw, path);
        }
        value.into()
    }

    fn bad(&mut self, raw: &RawValue, path: String) {
        let what = NoteKind::BadValue { path, text: shorten(raw.get()) };
        self.notes.add(self.line_of(raw), what);
    }

    fn unknown(&mut self, raw: &RawValue, path: String) {
        self.notes.add(self.line_of(raw), NoteKind::UnknownKey { path: shorten(&path) });
    }

    /// The line on which a value begins. Each value is a slice of the text, so its address tells.
    ///
    /// Counting lines costs time, so it is not done for notes that will not be kept.
    fn line_of(&self, raw: &RawValue) -> Option<u32> {
        if self.notes.is_full() {
            return None;
        }
        let offset = (raw.get().as_ptr() as usize).checked_sub(self.text.as_ptr() as usize)?;
        let before = self.text.as_bytes().get(..offset)?;
        u32::try_from(before.iter().filter(|b| **b == b'\n').count() + 1).ok()
    }
}

fn text_of(raw: &RawValue) -> Option<String> {
    serde_json::from_str(raw.get()).ok()
}

fn number_of<T: std::str::FromStr>(raw: &RawValue) -> Option<T> {
    words::number(raw.get())
}

fn bool_of(raw: &RawValue) -> Option<bool> {
    match raw.get() {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}

fn read_rating(raw: &RawValue) -> Option<crate::chess::Rating> {
    crate::chess::Rating::new(number_of(raw)?).ok()
}

fn read_title(raw: &RawValue) -> Option<crate::chess::Title> {
    crate::chess::Title::from_code(text_of(raw)?.trim().to_ascii_uppercase().as_str())
}

fn read_date(raw: &RawValue) -> Option<Date> {
    words::date(&text_of(raw)?)
}

/// Writes a card so that [`super::read`] gives the same card back.
pub fn write(card: &Card) -> String {
    let (player, event) = (&card.player, &card.event);
    let mut who = Members::default();
    who.name(&player.name);
    who.text("federation", player.federation.known());
    who.or_null("rating", player.rating, |r| r.get().to_string());
    who.or_null("national_rating", player.national_rating, |r| r.get().to_string());
    who.or_null("title", player.title, |t| quoted(t.code()));
    who.or_null("rank", player.rank, |r| quoted(r.code()));
    who.code("sex", player.sex);
    who.bare("birth_year", player.birth_year.known());
    who.bare("rated_games", player.rated_games.known());

    let mut what = Members::default();
    what.name(&event.name);
    what.text("start", event.start.known());
    what.text("end", event.end.known());
    what.bare("rounds", event.rounds.known());
    what.text("host", event.host.known());
    what.code("format", event.format);
    what.code("discipline", event.discipline);
    what.code("kind", event.kind);
    what.bare("big_swiss", event.big_swiss.known());

    let games: Vec<String> = card.games.iter().map(write_game).collect();
    let mut all = Members::default();
    all.object("player", who);
    all.object("event", what);
    if !games.is_empty() {
        all.push("games", &format!("[\n  {}\n]", games.join(",\n  ")));
    }
    format!("{{{}}}", all.0)
}

fn write_game(game: &Game) -> String {
    let mut out = Members::default();
    out.bare("round", Some(game.round));
    out.text("colour", game.colour.map(words::colour_code));
    out.text("result", Some(words::outcome_code(game.outcome)));
    if let Some(opponent) = &game.opponent {
        let mut other = Members::default();
        other.name(&opponent.name);
        other.or_null("rating", opponent.rating, |r| r.get().to_string());
        other.or_null("national_rating", opponent.national_rating, |r| r.get().to_string());
        other.or_null("title", opponent.title, |t| quoted(t.code()));
        other.or_null("rank", opponent.rank, |r| quoted(r.code()));
        other.text("federation", opponent.federation.known());
        other.code("sex", opponent.sex);
        other.bare("scored_against_rated", opponent.scored_against_rated.known());
        out.push("opponent", &format!("{{{}}}", other.0));
    }
    format!("{{{}}}", out.0)
}

/// The members of an object, written one after the other.
#[derive(Default)]
struct Members(String);

impl Members {
    fn push(&mut self, key: &str, value: &str) {
        if !self.0.is_empty() {
            self.0.push_str(", ");
        }
        self.0.push_str(&format!("\"{key}\": {value}"));
    }

    fn name(&mut self, name: &str) {
        self.text("name", Some(name).filter(|name| !name.is_empty()));
    }

    fn text<T: ToString>(&mut self, key: &str, value: Option<T>) {
        if let Some(value) = value {
            self.push(key, &quoted(&value.to_string()));
        }
    }

    fn bare<T: ToString>(&mut self, key: &str, value: Option<T>) {
        if let Some(value) = value {
            self.push(key, &value.to_string());
        }
    }

    fn code<T: Code>(&mut self, key: &str, value: Given<T>) {
        self.text(key, value.known().map(Code::code));
    }

    fn or_null<T>(&mut self, key: &str, value: Given<Option<T>>, text: fn(T) -> String) {
        if let Given::Known(value) = value {
            self.push(key, &value.map_or_else(|| "null".to_owned(), text));
        }
    }

    fn object(&mut self, key: &str, members: Members) {
        if !members.0.is_empty() {
            self.push(key, &format!("{{{}}}", members.0));
        }
    }
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_else(|_| "\"\"".to_owned())
}
