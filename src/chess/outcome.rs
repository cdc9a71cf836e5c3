//! What became of a round.

use super::HalfPoints;

/// The colour of the applicant's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// White.
    White,
    /// Black.
    Black,
}

/// How a round ended for the applicant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Won over the board.
    Win,
    /// Drawn over the board.
    Draw,
    /// Lost over the board.
    Loss,
    /// Paired, but the opponent did not come: a point without a game.
    ForfeitWin,
    /// Paired, but the applicant did not come.
    ForfeitLoss,
    /// A bye allocated by the pairing: a full point without an opponent.
    Bye,
    /// A bye of half a point, on request.
    HalfBye,
    /// Not paired, no point.
    ZeroBye,
    /// Not decided yet.
    Pending,
}

impl Outcome {
    /// Every way a round can end.
    pub const ALL: [Outcome; 9] = [
        Outcome::Win,
        Outcome::Draw,
        Outcome::Loss,
        Outcome::ForfeitWin,
        Outcome::ForfeitLoss,
        Outcome::Bye,
        Outcome::HalfBye,
        Outcome::ZeroBye,
        Outcome::Pending,
    ];

    /// The score of a game that was decided over the board, `None` for everything else.
    pub const fn over_the_board(self) -> Option<HalfPoints> {
        match self {
            Outcome::Win => Some(HalfPoints::new(2)),
            Outcome::Draw => Some(HalfPoints::new(1)),
            Outcome::Loss => Some(HalfPoints::new(0)),
            _ => None,
        }
    }

    /// What the round added to the score in the event, `None` while it is not decided.
    pub const fn points(self) -> Option<HalfPoints> {
        match self {
            Outcome::Win | Outcome::ForfeitWin | Outcome::Bye => Some(HalfPoints::new(2)),
            Outcome::Draw | Outcome::HalfBye => Some(HalfPoints::new(1)),
            Outcome::Loss | Outcome::ForfeitLoss | Outcome::ZeroBye => Some(HalfPoints::new(0)),
            Outcome::Pending => None,
        }
    }

    /// Whether the round has an opponent: byes have none.
    pub const fn has_opponent(self) -> bool {
        !matches!(self, Outcome::Bye | Outcome::HalfBye | Outcome::ZeroBye)
    }
}
