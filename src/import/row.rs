//! One round as pasted or typed, and how it becomes a checked game.

use super::draft;
use super::note::{NoteKind, shorten};
use super::words;
use crate::chess::{Game, Opponent, Outcome};

/// One round, exactly as typed. Anything may stand here.
///
/// The spellings, the same for a pasted table and for the page:
///
/// - `result`: `1` `=` `½` `0` played, `+` `-` forfeits, `bye` `hbye` `zbye`, `?` or empty not decided, and every
///   other writing that players use (`0,5`, `1-0`, `- 1K`, …);
/// - `colour`: `w`, `b`, empty not given;
/// - `title` and `rank`: empty not given, `-` none, or the abbreviation;
/// - `rating` and `national_rating`: empty not given, `-` or `0` unrated, or the number;
/// - `federation`: empty not given, or the code;
/// - `sex`: `m`, `f`, empty; `scored`: `yes`, `no`, empty;
/// - `round`: the number; empty is the round after the one before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastedRow {
    /// The line of the pasted text it came from.
    pub line: Option<u32>,
    /// Round.
    pub round: String,
    /// The applicant's colour.
    pub colour: String,
    /// Result from the applicant's side.
    pub result: String,
    /// The opponent's title.
    pub title: String,
    /// The opponent's name.
    pub name: String,
    /// The opponent's FIDE rating.
    pub rating: String,
    /// The opponent's national rating.
    pub national_rating: String,
    /// The opponent's federation.
    pub federation: String,
    /// The opponent's Russian title or rank.
    pub rank: String,
    /// The opponent's sex.
    pub sex: String,
    /// Whether the opponent scored against rated players.
    pub scored: String,
}

/// A field of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RowField {
    /// Round.
    Round,
    /// Colour.
    Colour,
    /// Result.
    Result,
    /// Title.
    Title,
    /// Name.
    Name,
    /// FIDE rating.
    Rating,
    /// National rating.
    NationalRating,
    /// Federation.
    Federation,
    /// Rank.
    Rank,
    /// Sex.
    Sex,
    /// Whether the opponent scored against rated players.
    Scored,
}

impl RowField {
    /// Every field, in the order of the table.
    pub const ALL: [RowField; 11] = [
        RowField::Round,
        RowField::Colour,
        RowField::Result,
        RowField::Title,
        RowField::Name,
        RowField::Rating,
        RowField::NationalRating,
        RowField::Federation,
        RowField::Rank,
        RowField::Sex,
        RowField::Scored,
    ];
}

impl PastedRow {
    /// The text of a field.
    pub fn get(&self, field: RowField) -> &str {
        match field {
            RowField::Round => &self.round,
            RowField::Colour => &self.colour,
            RowField::Result => &self.result,
            RowField::Title => &self.title,
            RowField::Name => &self.name,
            RowField::Rating => &self.rating,
            RowField::NationalRating => &self.national_rating,
            RowField::Federation => &self.federation,
            RowField::Rank => &self.rank,
            RowField::Sex => &self.sex,
            RowField::Scored => &self.scored,
        }
    }

    /// The text of a field, to write into.
    pub fn get_mut(&mut self, field: RowField) -> &mut String {
        match field {
            RowField::Round => &mut self.round,
            RowField::Colour => &mut self.colour,
            RowField::Result => &mut self.result,
            RowField::Title => &mut self.title,
            RowField::Name => &mut self.name,
            RowField::Rating => &mut self.rating,
            RowField::NationalRating => &mut self.national_rating,
            RowField::Federation => &mut self.federation,
            RowField::Rank => &mut self.rank,
            RowField::Sex => &mut self.sex,
            RowField::Scored => &mut self.scored,
        }
    }

    /// Whether nothing was typed at all.
    pub fn is_blank(&self) -> bool {
        RowField::ALL.into_iter().all(|field| self.get(field).trim().is_empty())
    }

    /// The row that reads back as this game.
    pub fn of(game: &Game) -> PastedRow {
        let mut row = PastedRow {
            round: game.round.to_string(),
            colour: game.colour.map_or("", words::colour_code).to_owned(),
            result: words::outcome_code(game.outcome).to_owned(),
            ..PastedRow::default()
        };
        if let Some(opponent) = &game.opponent {
            row.name = opponent.name.clone();
            row.rating = draft::rating_text(opponent.rating);
            row.national_rating = draft::rating_text(opponent.national_rating);
            row.title = draft::title_text(opponent.title);
            row.rank = draft::rank_text(opponent.rank);
            row.federation = draft::federation_text(opponent.federation);
            row.sex = draft::code_text(opponent.sex);
            row.scored = draft::code_text(opponent.scored_against_rated);
        }
        row
    }
}

/// Something to say about one field of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowNote {
    /// The field.
    pub field: RowField,
    /// What there is to say.
    pub what: NoteKind,
}

/// Checks a row: `None` for a blank one; what can't be read is left as not given, with a note.
///
/// A game over the board always has an opponent, even one of whom nothing is known, so that the rules ask for
/// the rating instead of passing the game over. A bye never has one.
pub fn check_row(row: &PastedRow, next_round: u8) -> (Option<Game>, Vec<RowNote>) {
    if row.is_blank() {
        return (None, Vec::new());
    }
    let mut notes = Vec::new();
    let mut say = |field, what| notes.push(RowNote { field, what });

    let round = match row.round.trim() {
        "" => next_round,
        text => round_number(text).unwrap_or_else(|| {
            say(RowField::Round, NoteKind::NotARound { text: shorten(text) });
            next_round
        }),
    };
    let colour = match row.colour.trim() {
        "" => None,
        text if words::is_dash(text) => None,
        text => words::colour(text).or_else(|| {
            say(RowField::Colour, NoteKind::NotAColour { text: shorten(text) });
            None
        }),
    };
    let mut outcome = match row.result.trim() {
        "" => Outcome::Pending,
        text => words::outcome(text).unwrap_or_else(|| {
            say(RowField::Result, NoteKind::NotAResult { text: shorten(text) });
            Outcome::Pending
        }),
    };
    if words::is_nobody(&row.name) {
        if outcome == Outcome::Pending && words::is_absence(&row.name) {
            outcome = Outcome::ZeroBye;
        }
        let game = Game { round, colour: None, outcome: without_opponent(outcome), opponent: None };
        return (Some(game), notes);
    }
    let has_opponent = RowField::ALL.into_iter().skip(3).any(|field| !row.get(field).trim().is_empty());
    if has_opponent && row.result.trim().starts_with(['-', '–', '−']) {
        outcome = against_named(outcome);
    }
    let opponent = if !outcome.has_opponent() {
        if has_opponent {
            say(RowField::Result, NoteKind::OpponentOnBye);
        }
        None
    } else if has_opponent || outcome.over_the_board().is_some() {
        Some(check_opponent(row, &mut say))
    } else {
        None
    };
    (Some(Game { round, colour, outcome, opponent }), notes)
}

/// `7`, and the `7.` or `R7` of lists.
pub(super) fn round_number(text: &str) -> Option<u8> {
    let digits = text.trim().trim_end_matches(['.', ')', ':']).trim_start_matches(['R', 'r', 'Т', 'т', '#']);
    words::number(digits).filter(|round| *round > 0)
}

/// A result that stands against the name `bye` or `not paired`.
pub(super) fn without_opponent(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win | Outcome::ForfeitWin | Outcome::Bye => Outcome::Bye,
        Outcome::Draw | Outcome::HalfBye => Outcome::HalfBye,
        Outcome::Loss | Outcome::ForfeitLoss | Outcome::ZeroBye => Outcome::ZeroBye,
        Outcome::Pending => Outcome::Bye,
    }
}

/// `- 1` against a named opponent is a forfeit.
fn against_named(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Bye => Outcome::ForfeitWin,
        Outcome::ZeroBye => Outcome::ForfeitLoss,
        other => other,
    }
}

fn check_opponent(row: &PastedRow, say: &mut dyn FnMut(RowField, NoteKind)) -> Opponent {
    let (title, rank) = draft::title_and_rank(&row.title, &row.rank, &mut |is_rank, what| {
        say(if is_rank { RowField::Rank } else { RowField::Title }, what);
    });
    Opponent {
        name: row.name.trim().to_owned(),
        rating: draft::rating(&row.rating, &mut |what| say(RowField::Rating, what)),
        national_rating: draft::rating(&row.national_rating, &mut |what| say(RowField::NationalRating, what)),
        title,
        rank,
        federation: draft::federation(&row.federation, &mut |what| say(RowField::Federation, what)),
        sex: draft::sex(&row.sex, &mut |what| say(RowField::Sex, what)),
        scored_against_rated: draft::choice(&row.scored, &mut |what| say(RowField::Scored, what)),
    }
}
