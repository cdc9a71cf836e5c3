//! Article 1.41 (1.4.1): the number of games.

use super::performance;
use super::tally::Tally;
use super::terms::{EventFacts, LeastGames, Terms};
use crate::answer::{Answer, Range};
use crate::chess::EventKind;
use crate::rules::FideTitles;

/// 1.41a: at least nine games; fewer where another article says so.
pub(super) fn least(tally: &Tally, terms: &Terms) -> Answer {
    Answer::least(i32::from(terms.least.games), Range::exactly(tally.games))
}

/// 1.49a (1.7): the tables end at 19 rounds. What holds beyond nobody could tell us.
pub(super) fn most_rounds(tally: &Tally, terms: &Terms) -> Option<Answer> {
    let most = i32::from(terms.titles.games.most_rounds.value);
    let need = Range { low: most, high: i32::MAX };
    (tally.games > most).then_some(Answer { need, ..Answer::most(most, Range::exactly(tally.games)) })
}

/// 1.41a and b: the least number of games of an event: nine; seven in world and continental team championships of
/// seven to nine rounds; eight in the World Cups, where they count as nine.
pub(super) fn least_of<'a>(titles: &'a FideTitles, event: &EventFacts) -> LeastGames<'a> {
    let games = &titles.games;
    match event.kind {
        EventKind::WorldTeam | EventKind::ContinentalTeam
            if games.team.value.rounds.contains(&event.rounds) =>
        {
            LeastGames::new(games.team.value.least, None, &games.team)
        }
        EventKind::WorldCup | EventKind::WomensWorldCup => {
            LeastGames::new(games.cup.value.least, Some(games.cup.value.count_as), &games.cup)
        }
        _ => LeastGames::new(games.least.value, None, &games.least),
    }
}

/// 1.4.1c: in an event of nine rounds, eight games and a bye of the pairing or an opponent who did not come.
pub(super) fn eight_plus_one<'a>(titles: &'a FideTitles, event: &EventFacts) -> Option<LeastGames<'a>> {
    let figure = &titles.games.eight_plus_one;
    let rule = figure.value.as_ref()?;
    let count_as = (rule.count_as != rule.played).then_some(rule.count_as);
    let least = LeastGames { unclear: rule.unclear, ..LeastGames::new(rule.played, count_as, figure) };
    (rule.rounds == event.rounds).then_some(least)
}

/// What a norm brings towards the games of an application; `None` when nobody could tell us.
///
/// The games counted, at most 13 (1.49a); in the World Cups eight count as nine (1.41b); each full point above the
/// norm is one more (1.41c); a norm at the Olympiad counts as twenty (1.24).
pub(super) fn credited(tally: &Tally, terms: &Terms) -> Option<i32> {
    let games = &terms.titles.games;
    match games.olympiad.value {
        Some(olympiad) if terms.event.kind == EventKind::Olympiad => olympiad.norm.map(i32::from),
        _ => Some(worth(tally, terms)),
    }
}

/// The same without the Olympiad's own rule: what the choice of games goes by.
pub(super) fn worth(tally: &Tally, terms: &Terms) -> i32 {
    let games = &terms.titles.games;
    let cap = &games.cap.value;
    let mut counted = tally.games;
    if !cap.not_in.contains(&terms.event.kind) {
        counted = counted.min(i32::from(cap.most));
    }
    if let Some(count_as) = terms.least.count_as.filter(|_| tally.games == i32::from(terms.least.games)) {
        counted = i32::from(count_as);
    }
    counted + if games.extra_point.value { extra_points(tally, terms) } else { 0 }
}

/// 1.41c: the full points above the norm.
fn extra_points(tally: &Tally, terms: &Terms) -> i32 {
    let average = performance::average_range(tally, terms).low;
    performance::half_points_needed(terms, tally.games, average)
        .map_or(0, |needed| (tally.half_points - needed).max(0) / 2)
}
