//! The editable form of a card: all strings, as the page shows them. [`PastedRow`] documents the spellings.

use super::note::{NoteKind, shorten};
use super::row::{PastedRow, RowField, check_row};
use super::words::{self, TitleWord};
use crate::chess::Code;
use crate::chess::{Card, Date, Event, Federation, Given, Player, Rank, Rating, Sex, Title};

/// The highest round any event has; beyond it a number is more likely a board or a rank.
pub(super) const HIGHEST_ROUND: u8 = 30;

/// The most games a card can have.
pub(super) const MOST_GAMES: usize = 64;

/// The applicant, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftPlayer {
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// FIDE rating.
    pub rating: String,
    /// National rating.
    pub national_rating: String,
    /// Title.
    pub title: String,
    /// Rank.
    pub rank: String,
    /// Sex.
    pub sex: String,
    /// Year of birth.
    pub birth_year: String,
    /// Rated games played so far.
    pub rated_games: String,
}

/// The event, as typed. The choices are written with the codes of the JSON card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftEvent {
    /// Name.
    pub name: String,
    /// First day.
    pub start: String,
    /// Last day.
    pub end: String,
    /// Number of rounds.
    pub rounds: String,
    /// Federation that holds it.
    pub host: String,
    /// Format: `swiss`, `round_robin`, ….
    pub format: String,
    /// Discipline: `standard`, `rapid`, ….
    pub discipline: String,
    /// Kind: `ordinary`, `olympiad`, ….
    pub kind: String,
    /// Big Swiss: `yes`, `no`.
    pub big_swiss: String,
}

/// A card in the making.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The applicant.
    pub player: DraftPlayer,
    /// The event.
    pub event: DraftEvent,
    /// The rounds.
    pub rows: Vec<PastedRow>,
}

/// A field of the applicant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // named after the fields of `DraftPlayer`
pub enum PlayerField {
    Name,
    Federation,
    Rating,
    NationalRating,
    Title,
    Rank,
    Sex,
    BirthYear,
    RatedGames,
}

/// A field of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // named after the fields of `DraftEvent`
pub enum EventField {
    Name,
    Start,
    End,
    Rounds,
    Host,
    Format,
    Discipline,
    Kind,
    BigSwiss,
}

/// Any field of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// Of the applicant.
    Player(PlayerField),
    /// Of the event.
    Event(EventField),
    /// Of a row, by its place.
    Row(usize, RowField),
}

/// Something to say about one field of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftNote {
    /// The field.
    pub field: Field,
    /// What there is to say.
    pub what: NoteKind,
}

impl Draft {
    /// The draft that reads back as this card.
    pub fn of(card: &Card) -> Draft {
        let (player, event) = (&card.player, &card.event);
        Draft {
            player: DraftPlayer {
                name: player.name.clone(),
                federation: federation_text(player.federation),
                rating: rating_text(player.rating),
                national_rating: rating_text(player.national_rating),
                title: title_text(player.title),
                rank: rank_text(player.rank),
                sex: code_text(player.sex),
                birth_year: plain_text(player.birth_year),
                rated_games: plain_text(player.rated_games),
            },
            event: DraftEvent {
                name: event.name.clone(),
                start: plain_text(event.start),
                end: plain_text(event.end),
                rounds: plain_text(event.rounds),
                host: federation_text(event.host),
                format: code_text(event.format),
                discipline: code_text(event.discipline),
                kind: code_text(event.kind),
                big_swiss: code_text(event.big_swiss),
            },
            rows: card.games.iter().map(PastedRow::of).collect(),
        }
    }

    /// The card that this draft says, and what could not be read of it. Never fails as a whole.
    pub fn check(&self) -> (Card, Vec<DraftNote>) {
        let mut notes = Vec::new();
        let mut card = Card {
            player: self
                .player
                .check(&mut |field, what| notes.push(DraftNote { field: Field::Player(field), what })),
            event: self
                .event
                .check(&mut |field, what| notes.push(DraftNote { field: Field::Event(field), what })),
            games: Vec::new(),
        };
        let mut next_round: u8 = 1;
        for (place, row) in self.rows.iter().enumerate() {
            let (game, row_notes) = check_row(row, next_round);
            notes.extend(
                row_notes.into_iter().map(|n| DraftNote { field: Field::Row(place, n.field), what: n.what }),
            );
            let Some(game) = game else { continue };
            let mut say = |what| notes.push(DraftNote { field: Field::Row(place, RowField::Round), what });
            if game.round > HIGHEST_ROUND {
                say(NoteKind::RoundTooHigh { round: game.round });
            }
            if card.games.iter().any(|other| other.round == game.round) {
                say(NoteKind::RoundRepeated { round: game.round });
            }
            next_round = game.round.saturating_add(1);
            card.games.push(game);
            if card.games.len() == MOST_GAMES && place + 1 < self.rows.len() {
                say(NoteKind::TooManyGames { found: self.rows.len(), kept: MOST_GAMES });
                break;
            }
        }
        (card, notes)
    }

    /// Exchanges FIDE and national ratings, where a table did not say which it shows.
    pub fn swap_ratings(&mut self) {
        std::mem::swap(&mut self.player.rating, &mut self.player.national_rating);
        for row in &mut self.rows {
            std::mem::swap(&mut row.rating, &mut row.national_rating);
        }
    }

    /// The text of a field; empty for a row that is not there.
    pub fn get(&self, field: Field) -> &str {
        match field {
            Field::Player(field) => self.player.get(field),
            Field::Event(field) => self.event.get(field),
            Field::Row(place, field) => self.rows.get(place).map_or("", |row| row.get(field)),
        }
    }

    /// The text of a field, to write into; `None` for a row that is not there.
    pub fn get_mut(&mut self, field: Field) -> Option<&mut String> {
        match field {
            Field::Player(field) => Some(self.player.get_mut(field)),
            Field::Event(field) => Some(self.event.get_mut(field)),
            Field::Row(place, field) => self.rows.get_mut(place).map(|row| row.get_mut(field)),
        }
    }
}

impl DraftPlayer {
    fn get(&self, field: PlayerField) -> &str {
        match field {
            PlayerField::Name => &self.name,
            PlayerField::Federation => &self.federation,
            PlayerField::Rating => &self.rating,
            PlayerField::NationalRating => &self.national_rating,
            PlayerField::Title => &self.title,
            PlayerField::Rank => &self.rank,
            PlayerField::Sex => &self.sex,
            PlayerField::BirthYear => &self.birth_year,
            PlayerField::RatedGames => &self.rated_games,
        }
    }

    fn get_mut(&mut self, field: PlayerField) -> &mut String {
        match field {
            PlayerField::Name => &mut self.name,
            PlayerField::Federation => &mut self.federation,
            PlayerField::Rating => &mut self.rating,
            PlayerField::NationalRating => &mut self.national_rating,
            PlayerField::Title => &mut self.title,
            PlayerField::Rank => &mut self.rank,
            PlayerField::Sex => &mut self.sex,
            PlayerField::BirthYear => &mut self.birth_year,
            PlayerField::RatedGames => &mut self.rated_games,
        }
    }

    /// The player that this says.
    pub(super) fn check(&self, say: &mut dyn FnMut(PlayerField, NoteKind)) -> Player {
        let (title, rank) = title_and_rank(&self.title, &self.rank, &mut |is_rank, what| {
            say(if is_rank { PlayerField::Rank } else { PlayerField::Title }, what);
        });
        Player {
            name: self.name.trim().to_owned(),
            federation: federation(&self.federation, &mut |what| say(PlayerField::Federation, what)),
            rating: rating(&self.rating, &mut |what| say(PlayerField::Rating, what)),
            national_rating: rating(&self.national_rating, &mut |what| {
                say(PlayerField::NationalRating, what)
            }),
            title,
            rank,
            sex: sex(&self.sex, &mut |what| say(PlayerField::Sex, what)),
            birth_year: value(&self.birth_year, words::birth_year, number_kind, &mut |what| {
                say(PlayerField::BirthYear, what);
            }),
            rated_games: value(&self.rated_games, words::number, number_kind, &mut |what| {
                say(PlayerField::RatedGames, what);
            }),
            ..Player::default()
        }
    }
}

impl DraftEvent {
    fn get(&self, field: EventField) -> &str {
        match field {
            EventField::Name => &self.name,
            EventField::Start => &self.start,
            EventField::End => &self.end,
            EventField::Rounds => &self.rounds,
            EventField::Host => &self.host,
            EventField::Format => &self.format,
            EventField::Discipline => &self.discipline,
            EventField::Kind => &self.kind,
            EventField::BigSwiss => &self.big_swiss,
        }
    }

    fn get_mut(&mut self, field: EventField) -> &mut String {
        match field {
            EventField::Name => &mut self.name,
            EventField::Start => &mut self.start,
            EventField::End => &mut self.end,
            EventField::Rounds => &mut self.rounds,
            EventField::Host => &mut self.host,
            EventField::Format => &mut self.format,
            EventField::Discipline => &mut self.discipline,
            EventField::Kind => &mut self.kind,
            EventField::BigSwiss => &mut self.big_swiss,
        }
    }

    /// The event that this says.
    pub(super) fn check(&self, say: &mut dyn FnMut(EventField, NoteKind)) -> Event {
        Event {
            name: self.name.trim().to_owned(),
            start: date(&self.start, &mut |what| say(EventField::Start, what)),
            end: date(&self.end, &mut |what| say(EventField::End, what)),
            rounds: value(
                &self.rounds,
                |text| words::number(text).filter(|r| *r > 0),
                number_kind,
                &mut |what| {
                    say(EventField::Rounds, what);
                },
            ),
            host: federation(&self.host, &mut |what| say(EventField::Host, what)),
            format: choice(&self.format, &mut |what| say(EventField::Format, what)),
            discipline: choice(&self.discipline, &mut |what| say(EventField::Discipline, what)),
            kind: choice(&self.kind, &mut |what| say(EventField::Kind, what)),
            big_swiss: choice(&self.big_swiss, &mut |what| say(EventField::BigSwiss, what)),
            ..Event::default()
        }
    }
}

/// Where the reader of one field puts its note.
type Say<'a> = &'a mut dyn FnMut(NoteKind);

/// A field that is empty when not given, and otherwise has to read as a value.
fn value<T>(text: &str, read: fn(&str) -> Option<T>, kind: fn(String) -> NoteKind, say: Say<'_>) -> Given<T> {
    let text = text.trim();
    if text.is_empty() {
        return Given::NotGiven;
    }
    let read = read(text);
    if read.is_none() {
        say(kind(shorten(text)));
    }
    read.into()
}

fn number_kind(text: String) -> NoteKind {
    NoteKind::NotANumber { text }
}

fn date(text: &str, say: Say<'_>) -> Given<Date> {
    value(text, words::date, |text| NoteKind::NotADate { text }, say)
}

pub(super) fn choice<T: Code>(text: &str, say: Say<'_>) -> Given<T> {
    value(text, T::from_code, |text| NoteKind::NotAChoice { text }, say)
}

pub(super) fn sex(text: &str, say: Say<'_>) -> Given<Sex> {
    value(text, words::sex, |text| NoteKind::NotAChoice { text }, say)
}

/// A federation's field; a dash is not given.
pub(super) fn federation(text: &str, say: Say<'_>) -> Given<Federation> {
    let text = if words::is_dash(text) { "" } else { text };
    value(text, words::federation, |text| NoteKind::NotAFederation { text }, say)
}

/// A rating's field.
pub(super) fn rating(text: &str, say: Say<'_>) -> Given<Option<Rating>> {
    words::rating(text).unwrap_or_else(|| {
        say(NoteKind::NotARating { text: shorten(text) });
        Given::NotGiven
    })
}

/// The fields of title and rank together, because a title's place often holds a rank.
///
/// Whatever stands in the title's place and is no FIDE title says that there is none: programs show the highest.
pub(super) fn title_and_rank(
    title: &str,
    rank: &str,
    say: &mut dyn FnMut(bool, NoteKind),
) -> (Given<Option<Title>>, Given<Option<Rank>>) {
    let mut rank = match rank.trim() {
        "" => Given::NotGiven,
        text if words::is_dash(text) => Given::Known(None),
        text => match words::rank(text) {
            Some(rank) => Given::Known(Some(rank)),
            None => {
                say(true, NoteKind::NotARank { text: shorten(text) });
                Given::NotGiven
            }
        },
    };
    let text = title.trim();
    let title = match words::title(text) {
        _ if text.is_empty() => Given::NotGiven,
        _ if words::is_dash(text) => Given::Known(None),
        Some(TitleWord::Fide(title)) => Given::Known(Some(title)),
        Some(TitleWord::Grandmaster) => {
            say(false, NoteKind::ReadAsTitle { text: shorten(text), title: Title::GM.code() });
            Given::Known(Some(Title::GM))
        }
        Some(TitleWord::Rank(found)) => {
            say(false, NoteKind::NotFideTitle { text: shorten(text) });
            if !rank.is_known() {
                rank = Given::Known(Some(found));
            }
            Given::Known(None)
        }
        Some(TitleWord::Other) => {
            say(false, NoteKind::NotFideTitle { text: shorten(text) });
            Given::Known(None)
        }
        None => {
            say(false, NoteKind::NotATitle { text: shorten(text) });
            Given::NotGiven
        }
    };
    (title, rank)
}

/// A fact that may be known to be none: `-` then.
fn or_dash<T>(value: Given<Option<T>>, text: fn(T) -> String) -> String {
    match value {
        Given::NotGiven => String::new(),
        Given::Known(None) => words::NONE.to_owned(),
        Given::Known(Some(value)) => text(value),
    }
}

pub(super) fn rating_text(rating: Given<Option<Rating>>) -> String {
    or_dash(rating, |rating| rating.get().to_string())
}

pub(super) fn title_text(title: Given<Option<Title>>) -> String {
    or_dash(title, |title| title.code().to_owned())
}

pub(super) fn rank_text(rank: Given<Option<Rank>>) -> String {
    or_dash(rank, |rank| rank.code().to_owned())
}

pub(super) fn federation_text(federation: Given<Federation>) -> String {
    plain_text(federation)
}

pub(super) fn code_text<T: Code>(value: Given<T>) -> String {
    value.known().map_or("", Code::code).to_owned()
}

fn plain_text<T: ToString>(value: Given<T>) -> String {
    value.known().map_or_else(String::new, |value| value.to_string())
}
