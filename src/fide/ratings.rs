//! Article 1.46 (1.4.6): the opponents' ratings.

use super::tally::Tally;
use super::terms::Terms;
use crate::answer::{Answer, Range};
use crate::chess::{Date, Given, Rating, Title};
use crate::rules::Ratings;

/// 1.46a: at most a fifth of one more than the opponents, rounded down, are unrated. Later editions have no maximum.
pub(super) fn unrated(tally: &Tally, terms: &Terms) -> Option<Answer> {
    let figure = terms.titles.ratings.unrated_most.value?;
    let most = i32::from(figure.most(u16::try_from(tally.games).unwrap_or(0)));
    // Where nobody could tell whether the maximum still stands, any number may be allowed.
    let need = Range { low: most, high: if figure.unclear { i32::MAX } else { most } };
    Some(Answer { need, ..Answer::most(0, tally.unrated) })
}

/// 1.46d and e: the number that stands for the rating of an unrated opponent, before one is raised.
///
/// The floor of the rating list, by the first day of the event; in the edition of 2009 titled opponents have
/// numbers of their own. A range when that title was not given.
pub(super) fn of_unrated(ratings: &Ratings, title: Given<Option<Title>>, start: Option<Date>) -> Range {
    let floor = floor_of_list(ratings, start);
    let titled = &ratings.unrated_titled.value;
    match title {
        Given::Known(None) => Range::exactly(floor),
        Given::Known(Some(title)) => Range::exactly(
            titled.iter().find(|entry| entry.title == title).map_or(floor, |entry| i32::from(entry.rating)),
        ),
        Given::NotGiven => Range {
            low: floor,
            high: titled.iter().map(|entry| i32::from(entry.rating)).fold(floor, i32::max),
        },
    }
}

/// The floor of the rating list on the first day of the event; without a date, the latest of the edition.
pub(super) fn floor_of_list(ratings: &Ratings, start: Option<Date>) -> i32 {
    let entries = &ratings.unrated.value;
    let in_force = entries.iter().rfind(|entry| start.is_none_or(|day| entry.from <= day));
    in_force.or(entries.first()).map_or(0, |entry| i32::from(entry.rating))
}

/// What a rating that was not given may be: anything from the floor of the list to the highest ever.
pub(super) fn of_anybody(ratings: &Ratings, start: Option<Date>) -> Range {
    Range { low: floor_of_list(ratings, start), high: i32::from(Rating::HIGHEST.get()) }
}

/// 1.46c: the sum of the ratings, the lowest one raised to the floor of the norm.
///
/// Only one opponent is raised, the lowest of the games counted.
pub(super) fn sum(tally: &Tally, terms: &Terms) -> Range {
    if terms.titles.ratings.raised.value == 0 {
        return tally.ratings;
    }
    let floor = i32::from(*terms.titles.ratings.floor.value.of(terms.norm));
    let raised = |lowest: i32| floor.saturating_sub(lowest).max(0);
    Range {
        low: tally.ratings.low + raised(tally.lowest.low),
        high: tally.ratings.high + raised(tally.lowest.high),
    }
}
