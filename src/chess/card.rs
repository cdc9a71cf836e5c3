//! A card: one player's games in one event.

use super::{Colour, Event, Opponent, Outcome, Player};

/// One round of the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The round, from 1.
    pub round: u8,
    /// The applicant's colour, where the card tells it.
    pub colour: Option<Colour>,
    /// How the round ended.
    pub outcome: Outcome,
    /// The opponent; `None` for a bye, and for a round that is not paired yet.
    pub opponent: Option<Opponent>,
}

/// One player's games in one event, checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// The applicant.
    pub player: Player,
    /// The event.
    pub event: Event,
    /// The rounds as listed. The rules sort them by round themselves.
    pub games: Vec<Game>,
}
