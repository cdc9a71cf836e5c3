//! A whole tournament, from which any player's card can be taken.

use super::{Card, Colour, Event, Game, Opponent, Outcome, Player};

/// What one round of a tournament brought one entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The round, from 1.
    pub round: u8,
    /// The place of the opponent in [`Tournament::entrants`]; `None` for a bye.
    pub opponent: Option<usize>,
    /// Colour, where known.
    pub colour: Option<Colour>,
    /// How it ended for this entrant.
    pub outcome: Outcome,
}

/// One participant with all rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// Who it is.
    pub player: Player,
    /// The rounds, in the order of the file.
    pub pairings: Vec<Pairing>,
}

/// A tournament: the event, and everybody who took part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// The event.
    pub event: Event,
    /// The participants, in the order of the file.
    pub entrants: Vec<Entrant>,
}

impl Tournament {
    /// The card of one participant; `None` when there is no such place.
    ///
    /// A tournament file tells of every participant what it tells at all, so the opponents carry over whatever
    /// the file said about them.
    pub fn card_of(&self, place: usize) -> Option<Card> {
        let entrant = self.entrants.get(place)?;
        let games = entrant
            .pairings
            .iter()
            .map(|pairing| Game {
                round: pairing.round,
                colour: pairing.colour,
                outcome: pairing.outcome,
                opponent: pairing
                    .opponent
                    .and_then(|place| self.entrants.get(place))
                    .map(|other| self.as_opponent(other)),
            })
            .collect();
        Some(Card { player: entrant.player.clone(), event: self.event.clone(), games })
    }

    fn as_opponent(&self, entrant: &Entrant) -> Opponent {
        let player = &entrant.player;
        Opponent {
            name: player.name.clone(),
            rating: player.rating,
            national_rating: player.national_rating,
            title: player.title,
            rank: player.rank,
            federation: player.federation,
            sex: player.sex,
            scored_against_rated: self.scored_against_rated(entrant),
        }
    }

    /// Whether an entrant took at least half a point over the board from a rated opponent.
    ///
    /// Known only when every opponent's rating is known, or when a point against a rated one was seen.
    fn scored_against_rated(&self, entrant: &Entrant) -> super::Given<bool> {
        let mut sure = true;
        for pairing in &entrant.pairings {
            let scored = match pairing.outcome {
                Outcome::Win | Outcome::Draw => true,
                Outcome::Pending => {
                    sure = false;
                    continue;
                }
                _ => continue,
            };
            let rating = pairing.opponent.and_then(|place| self.entrants.get(place)).map(|o| o.player.rating);
            match rating {
                Some(super::Given::Known(Some(_))) if scored => return super::Given::Known(true),
                Some(super::Given::Known(_)) => {}
                _ => sure = false,
            }
        }
        if sure { super::Given::Known(false) } else { super::Given::NotGiven }
    }
}
