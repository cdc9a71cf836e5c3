//! A whole tournament, from which any player's card can be taken.

use super::{ByRank, Card, Colour, Event, Game, Given, Opponent, Outcome, Player, RankGroup};

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
    /// the file said about them. Where it gives everybody's rank, the card's field is counted from it.
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
        let mut event = self.event.clone();
        if !event.field.is_known() {
            event.field = self.field();
        }
        Some(Card { player: entrant.player.clone(), event, games })
    }

    /// All participants by title and rank. Which masters count as those of the higher rating, a regulation says.
    fn field(&self) -> Given<ByRank> {
        let mut field = ByRank::default();
        for entrant in &self.entrants {
            let Given::Known(rank) = entrant.player.rank else { return Given::NotGiven };
            field.add(RankGroup::of(rank));
        }
        Given::Known(field)
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
    fn scored_against_rated(&self, entrant: &Entrant) -> Given<bool> {
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
                Some(Given::Known(Some(_))) if scored => return Given::Known(true),
                Some(Given::Known(_)) => {}
                _ => sure = false,
            }
        }
        if sure { Given::Known(false) } else { Given::NotGiven }
    }
}

#[cfg(test)]
mod tests {
    use super::{Entrant, Event, Tournament};
    use crate::chess::{ByRank, Given, Player, Rank, RankGroup};

    /// Ranks, then how many of each group: ГР, МС, КМС, I, II, III, without; whether the high masters are known.
    type Row<'r> = (&'r [Given<Option<Rank>>], Option<([u16; 7], bool)>);

    fn tournament(ranks: &[Given<Option<Rank>>]) -> Tournament {
        let entrant = |rank: &Given<Option<Rank>>| Entrant {
            player: Player { rank: *rank, ..Player::default() },
            pairings: Vec::new(),
        };
        Tournament { entrants: ranks.iter().map(entrant).collect(), ..Tournament::default() }
    }

    fn field(tournament: &Tournament) -> Given<ByRank> {
        tournament.card_of(0).map_or(Given::NotGiven, |card| card.event.field)
    }

    #[test]
    fn the_field_is_counted_where_every_rank_is_known() {
        let known = |rank| Given::Known(Some(rank));
        let rows: [Row<'_>; 4] = [
            (
                &[known(Rank::KMS), known(Rank::First), known(Rank::YouthSecond), Given::Known(None)],
                Some(([0, 0, 1, 1, 0, 0, 2], true)),
            ),
            (&[known(Rank::GR), known(Rank::MS), known(Rank::MS)], Some(([1, 2, 0, 0, 0, 0, 0], false))),
            (&[known(Rank::Second), known(Rank::Third)], Some(([0, 0, 0, 0, 1, 1, 0], true))),
            (&[known(Rank::KMS), Given::NotGiven], None),
        ];
        for (ranks, expected) in rows {
            let found = field(&tournament(ranks)).known().map(|field| {
                let groups = RankGroup::ALL.into_iter().filter(|group| *group != RankGroup::MSHigh);
                (groups.map(|group| field.of(group)).collect::<Vec<_>>(), field.ms_high().is_known())
            });
            assert_eq!(found, expected.map(|(counts, high)| (counts.to_vec(), high)), "{ranks:?}");
        }
    }

    #[test]
    fn a_field_that_was_given_stays() {
        let mut given = ByRank::default();
        given.set(RankGroup::First, 20);
        let mut tournament = tournament(&[Given::Known(Some(Rank::KMS))]);
        tournament.event = Event { field: Given::Known(given), ..Event::default() };
        assert_eq!(field(&tournament), Given::Known(given));
    }
}
