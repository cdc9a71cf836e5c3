//! The editable form of a card: all strings, as the page shows them. [`PastedRow`] documents the spellings.

use super::note::{NoteKind, shorten};
use super::row::{PastedRow, RowField, check_row};
use super::words::{self, TitleWord};
use crate::chess::{
    ByRank, Card, Code, CompositionTitle, Date, Event, EventStatus, Federation, Given, Player, Rank,
    RankGroup, Rating, Sex, Title,
};

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
    /// Coefficient K.
    pub k: String,
    /// Rating on the last day.
    pub rating_end: String,
    /// Rating in correspondence chess.
    pub coefficient: String,
    /// Title in composition: `GM`, `IM`, `FM`, and `-` for none.
    pub composition_title: String,
    /// Results in composition in the calendar year.
    pub composition_results: String,
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
    /// Status in the Russian classification.
    pub status: String,
    /// Age group: `adults`, `u20`, ….
    pub age_group: String,
    /// The applicant's place.
    pub place: String,
    /// All participants by title and rank.
    pub field: DraftByRank,
    /// The applicant's games by the opponents' titles and ranks.
    pub games_with_field: DraftByRank,
    /// Average rating of all participants.
    pub average: String,
    /// Regulations of the Olympiad: `yes`, `no`.
    pub olympiad_rules: String,
}

/// Counts by title and rank, as typed.
///
/// All of them empty: not given. Once one is filled, an empty one is 0; only how many masters have the higher
/// rating stays not given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftByRank([String; RankGroup::ALL.len()]);

impl DraftByRank {
    /// The text of a group.
    pub fn get(&self, group: RankGroup) -> &str {
        let mut texts = RankGroup::ALL.into_iter().zip(&self.0);
        texts.find(|(other, _)| *other == group).map_or("", |(_, text)| text)
    }

    /// The text of a group, to write into.
    pub fn get_mut(&mut self, group: RankGroup) -> &mut String {
        let [gr, ms, ms_high, kms, first, second, third, without] = &mut self.0;
        match group {
            RankGroup::GR => gr,
            RankGroup::MS => ms,
            RankGroup::MSHigh => ms_high,
            RankGroup::KMS => kms,
            RankGroup::First => first,
            RankGroup::Second => second,
            RankGroup::Third => third,
            RankGroup::Without => without,
        }
    }

    /// Whether nothing was typed at all.
    pub fn is_blank(&self) -> bool {
        self.0.iter().all(|text| text.trim().is_empty())
    }

    /// The texts that read back as these counts: those of groups with players, and at least one.
    fn of(counts: Given<ByRank>) -> DraftByRank {
        let mut draft = DraftByRank::default();
        let Given::Known(counts) = counts else { return draft };
        for group in RankGroup::ALL {
            let count = counts.given(group).known();
            if let Some(count) = count.filter(|count| *count > 0 || group == RankGroup::MSHigh) {
                *draft.get_mut(group) = count.to_string();
            }
        }
        if draft.is_blank() {
            *draft.get_mut(RankGroup::Without) = "0".to_owned();
        }
        draft
    }

    /// The counts that this says. Where one can't be read, nobody knows how many there are in all.
    fn check(&self, say: &mut dyn FnMut(RankGroup, NoteKind)) -> Given<ByRank> {
        let mut counts = ByRank::default();
        let mut all_read = true;
        for group in RankGroup::ALL {
            match value(self.get(group), words::number::<u16>, number_kind, &mut |what| say(group, what)) {
                Given::Known(count) if group == RankGroup::MSHigh && count > counts.of(RankGroup::MS) => {
                    say(group, number_kind(count.to_string()));
                }
                Given::Known(count) => counts.set(group, count),
                Given::NotGiven => {
                    all_read &= group == RankGroup::MSHigh || self.get(group).trim().is_empty();
                }
            }
        }
        if self.is_blank() || !all_read { Given::NotGiven } else { Given::Known(counts) }
    }
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
    K,
    RatingEnd,
    Coefficient,
    CompositionTitle,
    CompositionResults,
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
    Status,
    AgeGroup,
    Place,
    Field(RankGroup),
    GamesWithField(RankGroup),
    Average,
    OlympiadRules,
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
                k: plain_text(player.k),
                rating_end: plain_text(player.rating_end.known().map(Rating::get).into()),
                coefficient: plain_text(player.coefficient.known().map(Rating::get).into()),
                composition_title: or_dash(player.composition_title, |title| title.code().to_owned()),
                composition_results: plain_text(player.composition_results),
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
                status: event.status.as_ref().known().map_or("", EventStatus::as_str).to_owned(),
                age_group: code_text(event.age_group),
                place: plain_text(event.place),
                field: DraftByRank::of(event.field),
                games_with_field: DraftByRank::of(event.games_with_field),
                average: plain_text(event.average),
                olympiad_rules: code_text(event.olympiad_rules),
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
            PlayerField::K => &self.k,
            PlayerField::RatingEnd => &self.rating_end,
            PlayerField::Coefficient => &self.coefficient,
            PlayerField::CompositionTitle => &self.composition_title,
            PlayerField::CompositionResults => &self.composition_results,
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
            PlayerField::K => &mut self.k,
            PlayerField::RatingEnd => &mut self.rating_end,
            PlayerField::Coefficient => &mut self.coefficient,
            PlayerField::CompositionTitle => &mut self.composition_title,
            PlayerField::CompositionResults => &mut self.composition_results,
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
            k: value(&self.k, words::k, number_kind, &mut |what| say(PlayerField::K, what)),
            rating_end: value(&self.rating_end, words::number_of_rating, rating_kind, &mut |what| {
                say(PlayerField::RatingEnd, what);
            }),
            coefficient: value(&self.coefficient, words::number_of_rating, rating_kind, &mut |what| {
                say(PlayerField::Coefficient, what);
            }),
            composition_title: composition_title(&self.composition_title, &mut |what| {
                say(PlayerField::CompositionTitle, what);
            }),
            composition_results: value(&self.composition_results, words::number, number_kind, &mut |what| {
                say(PlayerField::CompositionResults, what);
            }),
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
            EventField::Status => &self.status,
            EventField::AgeGroup => &self.age_group,
            EventField::Place => &self.place,
            EventField::Field(group) => self.field.get(group),
            EventField::GamesWithField(group) => self.games_with_field.get(group),
            EventField::Average => &self.average,
            EventField::OlympiadRules => &self.olympiad_rules,
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
            EventField::Status => &mut self.status,
            EventField::AgeGroup => &mut self.age_group,
            EventField::Place => &mut self.place,
            EventField::Field(group) => self.field.get_mut(group),
            EventField::GamesWithField(group) => self.games_with_field.get_mut(group),
            EventField::Average => &mut self.average,
            EventField::OlympiadRules => &mut self.olympiad_rules,
        }
    }

    /// The event that this says.
    pub(super) fn check(&self, say: &mut dyn FnMut(EventField, NoteKind)) -> Event {
        Event {
            name: self.name.trim().to_owned(),
            start: date(&self.start, &mut |what| say(EventField::Start, what)),
            end: date(&self.end, &mut |what| say(EventField::End, what)),
            rounds: value(&self.rounds, words::ordinal, number_kind, &mut |what| {
                say(EventField::Rounds, what);
            }),
            host: federation(&self.host, &mut |what| say(EventField::Host, what)),
            format: choice(&self.format, &mut |what| say(EventField::Format, what)),
            discipline: choice(&self.discipline, &mut |what| say(EventField::Discipline, what)),
            kind: choice(&self.kind, &mut |what| say(EventField::Kind, what)),
            big_swiss: choice(&self.big_swiss, &mut |what| say(EventField::BigSwiss, what)),
            status: value(&self.status, EventStatus::new, choice_kind, &mut |what| {
                say(EventField::Status, what);
            }),
            age_group: value(&self.age_group, words::age_group, choice_kind, &mut |what| {
                say(EventField::AgeGroup, what);
            }),
            place: value(&self.place, words::ordinal, number_kind, &mut |what| say(EventField::Place, what)),
            field: self.field.check(&mut |group, what| say(EventField::Field(group), what)),
            games_with_field: self
                .games_with_field
                .check(&mut |group, what| say(EventField::GamesWithField(group), what)),
            average: value(
                &self.average,
                |text| words::number_of_rating(text).map(Rating::get),
                rating_kind,
                &mut |what| say(EventField::Average, what),
            ),
            olympiad_rules: choice(&self.olympiad_rules, &mut |what| say(EventField::OlympiadRules, what)),
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

fn rating_kind(text: String) -> NoteKind {
    NoteKind::NotARating { text }
}

fn choice_kind(text: String) -> NoteKind {
    NoteKind::NotAChoice { text }
}

fn date(text: &str, say: Say<'_>) -> Given<Date> {
    value(text, words::date, |text| NoteKind::NotADate { text }, say)
}

pub(super) fn choice<T: Code>(text: &str, say: Say<'_>) -> Given<T> {
    value(text, T::from_code, choice_kind, say)
}

pub(super) fn sex(text: &str, say: Say<'_>) -> Given<Sex> {
    value(text, words::sex, choice_kind, say)
}

/// A federation's field; a dash is not given.
pub(super) fn federation(text: &str, say: Say<'_>) -> Given<Federation> {
    let text = if words::is_dash(text) { "" } else { text };
    value(text, words::federation, |text| NoteKind::NotAFederation { text }, say)
}

/// A rating's field.
pub(super) fn rating(text: &str, say: Say<'_>) -> Given<Option<Rating>> {
    words::rating(text).unwrap_or_else(|| {
        say(rating_kind(shorten(text)));
        Given::NotGiven
    })
}

fn composition_title(text: &str, say: Say<'_>) -> Given<Option<CompositionTitle>> {
    if words::is_dash(text) {
        return Given::Known(None);
    }
    value(text, words::composition_title, |text| NoteKind::NotATitle { text }, say).known().map(Some).into()
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
            None if words::is_no_rank(text) => Given::Known(None),
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
        Some(TitleWord::NoRank) => {
            if !rank.is_known() {
                rank = Given::Known(None);
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
