//! What the reader has to tell about a paste: data only, [`crate::import`] words nothing.

use crate::chess::HalfPoints;
use crate::chess::order::sort_short;

/// How much a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Good to know: a reading that was chosen.
    Info,
    /// Look at it: something was left out or may be wrong.
    Warning,
    /// Could not be read.
    Error,
}

impl Level {
    /// The word of the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Level::Info => "info",
            Level::Warning => "warning",
            Level::Error => "error",
        }
    }
}

/// A note on one place of the pasted text, or on all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line of the pasted text, from 1. HTML has no lines that a person sees, so it has none here.
    pub line: Option<u32>,
    /// How much it matters.
    pub level: Level,
    /// What it is.
    pub what: NoteKind,
}

impl Note {
    /// A note with the level of its kind.
    pub fn new(line: Option<u32>, what: NoteKind) -> Note {
        Note { line, level: what.level(), what }
    }
}

/// What a note says, with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// The text is longer than [`super::MAX_BYTES`]; nothing was read.
    TooLarge {
        /// How long it is.
        bytes: usize,
    },
    /// There is text, and no game in it.
    NothingFound,
    /// So many more notes were left out.
    MoreNotes {
        /// How many.
        count: usize,
    },
    /// A line that was not understood.
    UnusedLine {
        /// The line, shortened.
        text: String,
    },
    /// Of a line that was used, these words were not.
    UnusedWords {
        /// The words, shortened.
        text: String,
    },
    /// A page of pairings: games of others, and nobody's card.
    PairingsPage,
    /// A list of players without rounds.
    StartList,
    /// The JSON breaks off or is malformed at this column of the line.
    JsonSyntax {
        /// The column, from 1.
        column: u32,
    },
    /// A JSON key that Norma does not know.
    UnknownKey {
        /// Where, as `games[2].opponent.elo`.
        path: String,
    },
    /// A JSON value of the wrong type or outside its list; taken as not given.
    BadValue {
        /// Where, as `games[2].opponent.title`.
        path: String,
        /// The value as written, shortened.
        text: String,
    },
    /// No round number.
    NotARound {
        /// As written.
        text: String,
    },
    /// No colour.
    NotAColour {
        /// As written.
        text: String,
    },
    /// No result; the round is kept as not decided.
    NotAResult {
        /// As written.
        text: String,
    },
    /// No title.
    NotATitle {
        /// As written.
        text: String,
    },
    /// No rank.
    NotARank {
        /// As written.
        text: String,
    },
    /// No rating.
    NotARating {
        /// As written.
        text: String,
    },
    /// No member federation of FIDE: a state, a club, a slip.
    NotAFederation {
        /// As written.
        text: String,
    },
    /// No day of the calendar.
    NotADate {
        /// As written.
        text: String,
    },
    /// No number, or one outside what is possible here.
    NotANumber {
        /// As written.
        text: String,
    },
    /// Not one of the values to choose from.
    NotAChoice {
        /// As written.
        text: String,
    },
    /// A national or arena title stands where a FIDE title is expected: no FIDE title.
    NotFideTitle {
        /// As written.
        text: String,
    },
    /// An abbreviation with two meanings was read as this FIDE title.
    ReadAsTitle {
        /// As written.
        text: String,
        /// The title's code.
        title: &'static str,
    },
    /// The only rating column does not say whose ratings it holds; they were taken as FIDE ratings.
    RatingsAssumedFide {
        /// Its label.
        column: String,
    },
    /// Of several rating columns this one was taken as FIDE ratings.
    RatingsFide {
        /// Its label.
        column: String,
    },
    /// This column was taken as national ratings.
    RatingsNational {
        /// Its label.
        column: String,
    },
    /// `+` and `-` are the only results besides draws; they were read as won and lost over the board.
    PlusMinusPlayed,
    /// Opponents were listed without results; all rounds are still to be played.
    AllPending {
        /// How many.
        games: usize,
    },
    /// A bye names an opponent, who was left out.
    OpponentOnBye,
    /// A round appears twice.
    RoundRepeated {
        /// Which.
        round: u8,
    },
    /// Rounds are missing before or between others.
    RoundsMissing {
        /// The first of them.
        first: u8,
        /// How many.
        count: usize,
    },
    /// A round beyond what any event has.
    RoundTooHigh {
        /// Which.
        round: u8,
    },
    /// More games than a card can have; the rest was left out.
    TooManyGames {
        /// How many there were.
        found: usize,
        /// How many were kept.
        kept: usize,
    },
    /// The paste states another score than its games add up to.
    PointsDiffer {
        /// Stated.
        stated: HalfPoints,
        /// Added up.
        found: HalfPoints,
    },
    /// The stated scores of so many players of a tournament differ from what their games add up to.
    PointsDifferFor {
        /// How many players.
        players: usize,
        /// The first of them.
        first: String,
    },
    /// A round robin table does not tell the order of the rounds; games are numbered in the order of opponents.
    RoundOrderUnknown,
    /// Games of another event were left out.
    OtherEvent {
        /// Its name.
        event: String,
        /// How many games.
        games: usize,
    },
    /// Runs of spaces were lost on the way (mail, chat); the line was read by its words.
    SpacesCollapsed,
    /// A game ended before each side had moved: not rated, read as not played.
    UnratedGame {
        /// The round.
        round: u8,
        /// Whose.
        name: String,
    },
    /// The table names opponents by numbers that no row has: not all of it was pasted.
    UnknownNumbers {
        /// The first of them.
        first: u32,
        /// How many.
        count: usize,
    },
}

impl NoteKind {
    /// The name of the kind in the contract.
    pub const fn code(&self) -> &'static str {
        match self {
            NoteKind::TooLarge { .. } => "too-large",
            NoteKind::NothingFound => "nothing-found",
            NoteKind::MoreNotes { .. } => "more-notes",
            NoteKind::UnusedLine { .. } => "unused-line",
            NoteKind::UnusedWords { .. } => "unused-words",
            NoteKind::PairingsPage => "pairings-page",
            NoteKind::StartList => "start-list",
            NoteKind::JsonSyntax { .. } => "json-syntax",
            NoteKind::UnknownKey { .. } => "unknown-key",
            NoteKind::BadValue { .. } => "bad-value",
            NoteKind::NotARound { .. } => "not-a-round",
            NoteKind::NotAColour { .. } => "not-a-colour",
            NoteKind::NotAResult { .. } => "not-a-result",
            NoteKind::NotATitle { .. } => "not-a-title",
            NoteKind::NotARank { .. } => "not-a-rank",
            NoteKind::NotARating { .. } => "not-a-rating",
            NoteKind::NotAFederation { .. } => "not-a-federation",
            NoteKind::NotADate { .. } => "not-a-date",
            NoteKind::NotANumber { .. } => "not-a-number",
            NoteKind::NotAChoice { .. } => "not-a-choice",
            NoteKind::NotFideTitle { .. } => "not-a-fide-title",
            NoteKind::ReadAsTitle { .. } => "read-as-title",
            NoteKind::RatingsAssumedFide { .. } => "ratings-assumed-fide",
            NoteKind::RatingsFide { .. } => "ratings-fide",
            NoteKind::RatingsNational { .. } => "ratings-national",
            NoteKind::PlusMinusPlayed => "plus-minus-played",
            NoteKind::AllPending { .. } => "all-pending",
            NoteKind::OpponentOnBye => "opponent-on-bye",
            NoteKind::RoundRepeated { .. } => "round-repeated",
            NoteKind::RoundsMissing { .. } => "rounds-missing",
            NoteKind::RoundTooHigh { .. } => "round-too-high",
            NoteKind::TooManyGames { .. } => "too-many-games",
            NoteKind::PointsDiffer { .. } => "points-differ",
            NoteKind::PointsDifferFor { .. } => "points-differ-for",
            NoteKind::RoundOrderUnknown => "round-order-unknown",
            NoteKind::OtherEvent { .. } => "other-event",
            NoteKind::SpacesCollapsed => "spaces-collapsed",
            NoteKind::UnratedGame { .. } => "unrated-game",
            NoteKind::UnknownNumbers { .. } => "unknown-numbers",
        }
    }

    /// How much a note of this kind matters.
    pub const fn level(&self) -> Level {
        match self {
            NoteKind::TooLarge { .. }
            | NoteKind::NothingFound
            | NoteKind::JsonSyntax { .. }
            | NoteKind::BadValue { .. } => Level::Error,
            NoteKind::StartList
            | NoteKind::UnknownKey { .. }
            | NoteKind::NotFideTitle { .. }
            | NoteKind::ReadAsTitle { .. }
            | NoteKind::RatingsAssumedFide { .. }
            | NoteKind::RatingsFide { .. }
            | NoteKind::RatingsNational { .. }
            | NoteKind::AllPending { .. }
            | NoteKind::RoundOrderUnknown => Level::Info,
            _ => Level::Warning,
        }
    }
}

/// How many notes one reading keeps: rubbish of a million lines needs no million notes.
const MOST_NOTES: usize = 100;

/// The longest piece of a paste that a note repeats, in characters.
const LONGEST_TEXT: usize = 60;

/// Collects notes, with a limit.
#[derive(Default)]
pub(super) struct Notes {
    kept: Vec<Note>,
    left_out: usize,
}

impl Notes {
    pub(super) fn add(&mut self, line: Option<u32>, what: NoteKind) {
        if self.is_full() {
            self.left_out += 1;
        } else {
            self.kept.push(Note::new(line, what));
        }
    }

    /// Whether something could not be read at all.
    pub(super) fn has_error(&self) -> bool {
        self.kept.iter().any(|note| note.level == Level::Error)
    }

    /// Whether further notes will only be counted.
    pub(super) fn is_full(&self) -> bool {
        self.kept.len() >= MOST_NOTES
    }

    /// Adds a note unless an equal one is there already.
    pub(super) fn add_once(&mut self, line: Option<u32>, what: NoteKind) {
        if !self.kept.iter().any(|note| note.what == what) {
            self.add(line, what);
        }
    }

    /// A line that was not used.
    pub(super) fn unused(&mut self, line: Option<u32>, text: &str) {
        self.add(line, NoteKind::UnusedLine { text: shorten(text) });
    }

    /// All notes, by line; those on the whole text come first.
    pub(super) fn into_vec(mut self) -> Vec<Note> {
        sort_short(&mut self.kept, |note| note.line);
        if self.left_out > 0 {
            self.kept.push(Note::new(None, NoteKind::MoreNotes { count: self.left_out }));
        }
        self.kept
    }
}

/// The beginning of a text, on one line.
pub(super) fn shorten(text: &str) -> String {
    let mut short = String::new();
    for (at, c) in text.trim().chars().enumerate() {
        if at == LONGEST_TEXT {
            short.push('…');
            break;
        }
        short.push(if c.is_control() { ' ' } else { c });
    }
    short
}
