//! Article 1.45 (1.4.5): the opponents' titles.

use super::tally::Tally;
use super::terms::Terms;
use crate::answer::{Answer, Range};
use crate::rules::TwiceMetNeed;

/// 1.45a: at least half of the opponents hold a title; Candidate Masters do not count.
pub(super) fn titled(tally: &Tally, terms: &Terms) -> Answer {
    let need = terms.titles.titles.titled.value.share.rounded_up(opponents(tally.games));
    Answer::least(i32::from(need), tally.titled)
}

/// 1.45b to e: a third of the opponents, at least three, hold a title of the level of the norm. In halves.
///
/// In a double round robin (1.45f) each opponent counts once. How many are then needed differs: half of the
/// opponents from 2024; before, the usual share, of the opponents or of the games.
pub(super) fn level(tally: &Tally, terms: &Terms) -> Answer {
    let figure = &terms.titles.titles.level.value;
    let usual = |of: i32| i32::from(figure.share.rounded_up(opponents(of)).max(u16::from(figure.least)));
    let need = match terms.twice_met.map(|figure| figure.value.need) {
        None => Range::exactly(usual(tally.games)),
        Some(TwiceMetNeed::HalfOfOpponents) => Range::exactly((tally.opponents + 1) / 2),
        Some(TwiceMetNeed::UsualShareUnclear) => {
            Range { low: usual(tally.opponents), high: usual(tally.games) }
        }
    };
    // Who can't tell opponents apart can't tell how often each counts.
    let have = if terms.opponents_unclear { Range::up_to(i32::MAX / 2) } else { tally.level };
    Answer { need: need.times(2), ..Answer::least(0, have) }
}

/// 1.45f: a double round robin has at least six players.
pub(super) fn twice_met_players(tally: &Tally, terms: &Terms) -> Option<Answer> {
    let figure = terms.twice_met?;
    let players = tally.opponents + 1;
    let have = if terms.opponents_unclear { Range::up_to(i32::MAX / 2) } else { Range::exactly(players) };
    Some(Answer::least(i32::from(figure.value.players), have))
}

fn opponents(number: i32) -> u16 {
    u16::try_from(number).unwrap_or(0)
}
