//! Articles 1.47 to 1.49 (1.4.7 to 1.4.9): average, performance, score.

use super::ratings;
use super::tally::Tally;
use super::terms::Terms;
use crate::answer::{Answer, Range};
use crate::chess::HalfPoints;
use crate::rules::{FideTitles, RatingTables};
use crate::verdict::PerformanceFacts;

/// 1.47b: the sum over the number, to the nearest whole number, halves up.
pub(super) const fn average_of(sum: i32, games: i32) -> i32 {
    if games == 0 { 0 } else { (2 * sum + games).div_euclid(2 * games) }
}

/// 1.49: the score in whole per cent, halves up.
pub(super) const fn percent_of(half_points: i32, games: i32) -> i32 {
    if games == 0 { 0 } else { (100 * half_points + games) / (2 * games) }
}

/// 1.49a: the least score in half points that is 35 per cent of so many games.
pub(super) fn least_half_points(titles: &FideTitles, games: i32) -> i32 {
    (2 * i32::from(titles.performance.score_percent.value) * games + 99) / 100
}

/// 1.47: the average of the opponents.
pub(super) fn average_range(tally: &Tally, terms: &Terms) -> Range {
    let sum = ratings::sum(tally, terms);
    Range { low: average_of(sum.low, tally.games), high: average_of(sum.high, tally.games) }
}

/// 1.48a: the least average of the opponents.
pub(super) fn average(tally: &Tally, terms: &Terms) -> Answer {
    let need = i32::from(*terms.titles.performance.average.value.of(terms.norm));
    Answer::least(need, average_range(tally, terms))
}

/// 1.48: the least performance rating, the average and the difference of the percentage.
pub(super) fn performance(tally: &Tally, terms: &Terms) -> Answer {
    let need = i32::from(*terms.titles.performance.rating.value.of(terms.norm));
    let dp = dp_of(terms.tables, tally.half_points, tally.games);
    Answer::least(need, average_range(tally, terms).plus(Range::exactly(dp)))
}

/// 1.49a (1.4.8b): at least 35 per cent. In half points.
pub(super) fn score(tally: &Tally, terms: &Terms) -> Answer {
    Answer::least(least_half_points(terms.titles, tally.games), Range::exactly(tally.half_points))
}

/// The least score in half points that makes the performance at this average, `None` when no score does.
pub(super) fn half_points_needed(terms: &Terms, games: i32, average: i32) -> Option<i32> {
    if average < i32::from(*terms.titles.performance.average.value.of(terms.norm)) {
        return None;
    }
    let need = i32::from(*terms.titles.performance.rating.value.of(terms.norm));
    (least_half_points(terms.titles, games)..=2 * games)
        .find(|&half_points| average + dp_of(terms.tables, half_points, games) >= need)
}

/// The least average at which this score makes the performance, `None` when it is below 35 per cent.
pub(super) fn average_needed(terms: &Terms, games: i32, half_points: i32) -> Option<i32> {
    if half_points < least_half_points(terms.titles, games) {
        return None;
    }
    let least = i32::from(*terms.titles.performance.average.value.of(terms.norm));
    let need = i32::from(*terms.titles.performance.rating.value.of(terms.norm));
    Some(least.max(need - dp_of(terms.tables, half_points, games)))
}

/// Score and performance of the games counted, `None` without games or when a rating was not given.
pub(super) fn facts(tally: &Tally, terms: &Terms) -> Option<PerformanceFacts> {
    facts_at(average_range(tally, terms), tally, terms.tables)
}

/// The same with no rating raised.
pub(super) fn plain_facts(tally: &Tally, tables: &RatingTables) -> Option<PerformanceFacts> {
    let Range { low, high } = tally.ratings;
    let average = Range { low: average_of(low, tally.games), high: average_of(high, tally.games) };
    facts_at(average, tally, tables)
}

fn facts_at(average: Range, tally: &Tally, tables: &RatingTables) -> Option<PerformanceFacts> {
    if tally.games == 0 || average.low != average.high {
        return None;
    }
    let percent = u16::try_from(percent_of(tally.half_points, tally.games)).ok()?;
    let dp = tables.dp(percent);
    Some(PerformanceFacts {
        games: u16::try_from(tally.games).ok()?,
        points: HalfPoints::new(u16::try_from(tally.half_points).ok()?),
        average: u16::try_from(average.low).ok()?,
        percent,
        dp,
        rating: average.low + i32::from(dp),
    })
}

fn dp_of(tables: &RatingTables, half_points: i32, games: i32) -> i32 {
    i32::from(tables.dp(u16::try_from(percent_of(half_points, games)).unwrap_or(0)))
}
