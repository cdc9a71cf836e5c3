//! The JSON card of the contract, read and written.

use super::draft::{self, Draft, DraftByRank};
use super::note::{NoteKind, Notes, shorten};
use super::row::PastedRow;
use super::words;
use crate::chess::{
    AgeGroup, ByRank, Card, Code, CompositionTitle, Date, Event, EventStatus, Federation, Game, Given,
    Opponent, Outcome, Player, Rank, RankGroup, Rating, Title,
};
use crate::json::{self, At, quoted};

/// Reads a card, or an array of cards; `None` when the text is no JSON at all, which a note then places.
pub(super) fn read(text: &str, notes: &mut Notes) -> Option<Vec<Card>> {
    match json::parse(text) {
        Ok(json) => {
            let (at, mut reader) = (At::root(&json), Reader { notes });
            Some(match at.items() {
                Some(cards) => cards.filter_map(|at| reader.card(&at)).collect(),
                None => reader.card(&at).into_iter().collect(),
            })
        }
        Err(error) => {
            notes.add(Some(error.line), NoteKind::JsonSyntax { column: error.column });
            None
        }
    }
}

struct Reader<'n> {
    notes: &'n mut Notes,
}

impl Reader<'_> {
    fn card(&mut self, at: &At<'_>) -> Option<Card> {
        let mut card = Card::default();
        for (key, at) in self.members(at)? {
            match key {
                "player" => card.player = self.player(&at),
                "event" => card.event = self.event(&at),
                "games" => card.games = self.games(&at),
                _ => self.unknown(&at),
            }
        }
        Some(card)
    }

    fn player(&mut self, at: &At<'_>) -> Player {
        let mut player = Player::default();
        for (key, at) in self.members(at).into_iter().flatten() {
            match key {
                "name" => player.name = self.string(&at),
                "federation" => player.federation = self.value(&at, federation),
                "rating" => player.rating = self.or_null(&at, rating),
                "national_rating" => player.national_rating = self.or_null(&at, rating),
                "title" => player.title = self.or_null(&at, title),
                "rank" => player.rank = self.or_null(&at, rank),
                "sex" => player.sex = self.value(&at, choice),
                "birth_year" => {
                    player.birth_year = self.value(&at, |at| number(at).filter(|y| (1900..2100).contains(y)));
                }
                "rated_games" => player.rated_games = self.value(&at, number),
                "k" => player.k = self.value(&at, |at| number(at).filter(|k| words::K.contains(k))),
                "rating_end" => player.rating_end = self.value(&at, rating),
                "coefficient" => player.coefficient = self.value(&at, rating),
                "composition_title" => player.composition_title = self.or_null(&at, composition_title),
                "composition_results" => player.composition_results = self.value(&at, number),
                _ => self.unknown(&at),
            }
        }
        player
    }

    fn event(&mut self, at: &At<'_>) -> Event {
        let mut event = Event::default();
        for (key, at) in self.members(at).into_iter().flatten() {
            match key {
                "name" => event.name = self.string(&at),
                "start" => event.start = self.value(&at, date),
                "end" => event.end = self.value(&at, date),
                "rounds" => event.rounds = self.value(&at, ordinal),
                "host" => event.host = self.value(&at, federation),
                "format" => event.format = self.value(&at, choice),
                "discipline" => event.discipline = self.value(&at, choice),
                "kind" => event.kind = self.value(&at, choice),
                "big_swiss" => event.big_swiss = self.value(&at, flag),
                "status" => event.status = self.value(&at, status),
                "age_group" => event.age_group = self.value(&at, age_group),
                "place" => event.place = self.value(&at, ordinal),
                "field" => event.field = self.by_rank(&at),
                "games_with_field" => event.games_with_field = self.by_rank(&at),
                "average" => event.average = self.value(&at, |at| rating(at).map(Rating::get)),
                "olympiad_rules" => event.olympiad_rules = self.value(&at, flag),
                _ => self.unknown(&at),
            }
        }
        event
    }

    /// Counts by title and rank. As in a draft: one that can't be read leaves open how many there are in all.
    fn by_rank(&mut self, at: &At<'_>) -> Given<ByRank> {
        let mut counts = ByRank::default();
        let mut high = None;
        let (mut some_read, mut all_read) = (false, true);
        for (key, at) in self.members(at).into_iter().flatten() {
            let Some(group) = words::rank_group(key) else {
                self.unknown(&at);
                continue;
            };
            match self.value(&at, number).known() {
                Some(count) if group == RankGroup::MSHigh => high = Some((at, count)),
                Some(count) => {
                    some_read = true;
                    // Several keys can name one group: youth ranks, the other alphabet.
                    counts.set(group, counts.of(group).saturating_add(count));
                }
                None => all_read &= group == RankGroup::MSHigh,
            }
        }
        match high {
            Some((at, count)) if count > counts.of(RankGroup::MS) => self.bad(&at),
            Some((_, count)) => {
                some_read = true;
                counts.set(RankGroup::MSHigh, count);
            }
            None => {}
        }
        if some_read && all_read { Given::Known(counts) } else { Given::NotGiven }
    }

    fn games(&mut self, at: &At<'_>) -> Vec<Game> {
        let mut games = Vec::new();
        let Some(items) = at.items() else {
            self.bad(at);
            return games;
        };
        let found = items.len();
        if found > draft::MOST_GAMES {
            self.notes.add(Some(at.json.line), NoteKind::TooManyGames { found, kept: draft::MOST_GAMES });
        }
        let mut next_round = 1;
        for at in items.take(draft::MOST_GAMES) {
            if let Some(game) = self.game(&at, next_round) {
                next_round = game.round.saturating_add(1);
                games.push(game);
            }
        }
        games
    }

    fn game(&mut self, at: &At<'_>, next_round: u8) -> Option<Game> {
        let mut game = Game { round: next_round, colour: None, outcome: Outcome::Pending, opponent: None };
        for (key, at) in self.members(at)? {
            match key {
                "round" => game.round = self.value(&at, ordinal).known().unwrap_or(next_round),
                "colour" | "color" => {
                    game.colour = self.or_null(&at, |at| words::colour(at.text()?)).known().flatten();
                }
                "result" => {
                    let outcome = self.value(&at, result);
                    game.outcome = outcome.known().unwrap_or(Outcome::Pending);
                }
                "opponent" if at.is_null() => game.opponent = None,
                "opponent" => game.opponent = self.opponent(&at),
                _ => self.unknown(&at),
            }
        }
        // As `check_row`: a bye has no opponent, a game over the board has one.
        if !game.outcome.has_opponent() && game.opponent.take().is_some() {
            self.notes.add(Some(at.json.line), NoteKind::OpponentOnBye);
        }
        if game.outcome.over_the_board().is_some() && game.opponent.is_none() {
            game.opponent = Some(Opponent::default());
        }
        Some(game)
    }

    fn opponent(&mut self, at: &At<'_>) -> Option<Opponent> {
        let mut opponent = Opponent::default();
        for (key, at) in self.members(at)? {
            match key {
                "name" => opponent.name = self.string(&at),
                "rating" => opponent.rating = self.or_null(&at, rating),
                "national_rating" => opponent.national_rating = self.or_null(&at, rating),
                "title" => opponent.title = self.or_null(&at, title),
                "rank" => opponent.rank = self.or_null(&at, rank),
                "federation" => opponent.federation = self.value(&at, federation),
                "sex" => opponent.sex = self.value(&at, choice),
                "scored_against_rated" => opponent.scored_against_rated = self.value(&at, flag),
                _ => self.unknown(&at),
            }
        }
        Some(opponent)
    }

    /// The members of an object; anything else gets a note.
    fn members<'a>(&mut self, at: &'a At<'_>) -> Option<json::Members<'a>> {
        let members = at.members();
        if members.is_none() {
            self.bad(at);
        }
        members
    }

    fn string(&mut self, at: &At<'_>) -> String {
        if at.text().is_none() {
            self.bad(at);
        }
        at.text().unwrap_or_default().to_owned()
    }

    /// A value in which `null` says that there is none.
    fn or_null<T>(&mut self, at: &At<'_>, read: fn(&At<'_>) -> Option<T>) -> Given<Option<T>> {
        if at.is_null() {
            return Given::Known(None);
        }
        match self.value(at, read) {
            Given::Known(value) => Given::Known(Some(value)),
            Given::NotGiven => Given::NotGiven,
        }
    }

    fn value<T>(&mut self, at: &At<'_>, read: fn(&At<'_>) -> Option<T>) -> Given<T> {
        let value = read(at);
        if value.is_none() {
            self.bad(at);
        }
        value.into()
    }

    #[inline(never)]
    fn bad(&mut self, at: &At<'_>) {
        let what = NoteKind::BadValue { path: at.to_string(), text: shorten(at.json.written) };
        self.notes.add(Some(at.json.line), what);
    }

    #[inline(never)]
    fn unknown(&mut self, at: &At<'_>) {
        self.notes.add(Some(at.json.line), NoteKind::UnknownKey { path: shorten(&at.to_string()) });
    }
}

fn number<T: TryFrom<i32>>(at: &At<'_>) -> Option<T> {
    at.whole().and_then(|number| T::try_from(number).ok())
}

/// A number of things that are counted from 1.
fn ordinal<T: TryFrom<i32> + Default + PartialOrd>(at: &At<'_>) -> Option<T> {
    number(at).filter(|number| *number > T::default())
}

fn flag(at: &At<'_>) -> Option<bool> {
    at.flag()
}

fn rating(at: &At<'_>) -> Option<Rating> {
    let number = number(at).or_else(|| words::number(at.text()?))?;
    Rating::new(number).ok()
}

/// A result in any writing, or the points as a number: `1`, `0.5`, `0`.
fn result(at: &At<'_>) -> Option<Outcome> {
    match at.text() {
        Some(text) => words::outcome(text),
        None => words::outcome(at.json.written).filter(|outcome| outcome.over_the_board().is_some()),
    }
}

fn title(at: &At<'_>) -> Option<Title> {
    Title::from_code(at.text()?.trim().to_ascii_uppercase().as_str())
}

fn rank(at: &At<'_>) -> Option<Rank> {
    words::rank(at.text()?)
}

fn composition_title(at: &At<'_>) -> Option<CompositionTitle> {
    words::composition_title(at.text()?)
}

fn status(at: &At<'_>) -> Option<EventStatus> {
    EventStatus::new(at.text()?)
}

fn age_group(at: &At<'_>) -> Option<AgeGroup> {
    words::age_group(at.text()?)
}

fn federation(at: &At<'_>) -> Option<Federation> {
    Federation::new(at.text()?).ok()
}

fn choice<T: Code>(at: &At<'_>) -> Option<T> {
    T::from_code(at.text()?)
}

fn date(at: &At<'_>) -> Option<Date> {
    words::date(at.text()?)
}

/// Writes a card so that [`super::read`] gives the same card back.
///
/// A draft already has every value as a text, in the spellings that JSON has too.
pub fn write(card: &Card) -> String {
    let draft = Draft::of(card);
    let (player, event) = (&draft.player, &draft.event);
    let mut who = Members::default();
    who.text("name", &player.name);
    who.text("federation", &player.federation);
    who.number_or_null("rating", &player.rating);
    who.number_or_null("national_rating", &player.national_rating);
    who.text_or_null("title", &player.title);
    who.text_or_null("rank", &player.rank);
    who.text("sex", &player.sex);
    who.bare("birth_year", &player.birth_year);
    who.bare("rated_games", &player.rated_games);
    who.bare("k", &player.k);
    who.bare("rating_end", &player.rating_end);
    who.bare("coefficient", &player.coefficient);
    who.text_or_null("composition_title", &player.composition_title);
    who.bare("composition_results", &player.composition_results);

    let mut what = Members::default();
    what.text("name", &event.name);
    what.text("start", &event.start);
    what.text("end", &event.end);
    what.bare("rounds", &event.rounds);
    what.text("host", &event.host);
    what.text("format", &event.format);
    what.text("discipline", &event.discipline);
    what.text("kind", &event.kind);
    what.flag("big_swiss", card.event.big_swiss);
    what.text("status", &event.status);
    what.text("age_group", &event.age_group);
    what.bare("place", &event.place);
    what.object("field", by_rank(&event.field));
    what.object("games_with_field", by_rank(&event.games_with_field));
    what.bare("average", &event.average);
    what.flag("olympiad_rules", card.event.olympiad_rules);

    let games: Vec<String> =
        card.games.iter().zip(&draft.rows).map(|(game, row)| write_game(game, row)).collect();
    let mut all = Members::default();
    all.object("player", who);
    all.object("event", what);
    if !games.is_empty() {
        all.push("games", &format!("[\n  {}\n]", games.join(",\n  ")));
    }
    all.end()
}

fn by_rank(counts: &DraftByRank) -> Members {
    let mut members = Members::default();
    for group in RankGroup::ALL {
        members.bare(group.code(), counts.get(group));
    }
    members
}

fn write_game(game: &Game, row: &PastedRow) -> String {
    let mut out = Members::default();
    out.bare("round", &row.round);
    out.text("colour", &row.colour);
    out.text("result", &row.result);
    if let Some(opponent) = &game.opponent {
        let mut other = Members::default();
        other.text("name", &row.name);
        other.number_or_null("rating", &row.rating);
        other.number_or_null("national_rating", &row.national_rating);
        other.text_or_null("title", &row.title);
        other.text_or_null("rank", &row.rank);
        other.text("federation", &row.federation);
        other.text("sex", &row.sex);
        other.flag("scored_against_rated", opponent.scored_against_rated);
        out.push("opponent", &other.end());
    }
    out.end()
}

/// The members of an object, written one after the other. An empty text is a value that is not given.
#[derive(Default)]
struct Members(String);

impl Members {
    fn push(&mut self, key: &str, value: &str) {
        self.0.push_str(if self.0.is_empty() { "{\"" } else { ", \"" });
        self.0.push_str(key);
        self.0.push_str("\": ");
        self.0.push_str(value);
    }

    fn end(mut self) -> String {
        self.0.push_str(if self.0.is_empty() { "{}" } else { "}" });
        self.0
    }

    fn object(&mut self, key: &str, members: Members) {
        if !members.0.is_empty() {
            self.push(key, &members.end());
        }
    }

    /// Numbers, which stand without quotes.
    fn bare(&mut self, key: &str, value: &str) {
        if !value.is_empty() {
            self.push(key, value);
        }
    }

    fn text(&mut self, key: &str, text: &str) {
        if !text.is_empty() {
            self.push(key, &quoted(text));
        }
    }

    fn number_or_null(&mut self, key: &str, number: &str) {
        self.bare(key, if number == words::NONE { "null" } else { number });
    }

    fn text_or_null(&mut self, key: &str, text: &str) {
        if text == words::NONE {
            self.push(key, "null");
        } else {
            self.text(key, text);
        }
    }

    fn flag(&mut self, key: &str, flag: Given<bool>) {
        if let Given::Known(flag) = flag {
            self.push(key, if flag { "true" } else { "false" });
        }
    }
}
