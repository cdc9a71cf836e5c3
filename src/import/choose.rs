//! Choosing a player out of a tournament.

use crate::chess::text::lowercase;
use crate::chess::{Outcome, Tournament};

/// The places of the entrants whose name contains all words of `name`, in any order and either case.
pub fn find(tournament: &Tournament, name: &str) -> Vec<usize> {
    let wanted = lowercase(name);
    let words: Vec<&str> = wanted.split([' ', ',', '.']).filter(|word| !word.is_empty()).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let entrants = tournament.entrants.iter().enumerate();
    entrants
        .filter(|(_, entrant)| {
            let name = lowercase(&entrant.player.name);
            words.iter().all(|word| name.contains(word))
        })
        .map(|(place, _)| place)
        .collect()
}

/// The entrant with more games than anybody else: whose games a file collects. `None` when several share the most.
pub(super) fn most_games(tournament: &Tournament) -> Option<usize> {
    let games = |place: &usize| {
        let pairings =
            tournament.entrants.get(*place).map(|entrant| entrant.pairings.as_slice()).unwrap_or_default();
        pairings.iter().filter(|pairing| pairing.outcome != Outcome::ZeroBye).count()
    };
    let places = 0..tournament.entrants.len();
    let best = places.clone().max_by_key(games)?;
    let most = games(&best);
    (places.filter(|place| games(place) == most).count() == 1).then_some(best)
}
