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

impl Card {
    /// Whether there is anything to judge: a game, or for the Russian classification a place or a rating reached.
    pub fn has_result(&self) -> bool {
        !self.games.is_empty() || self.event.place.is_known() || self.player.rating_end.is_known()
    }
}
