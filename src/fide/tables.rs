//! The norm tables of 1.49a (1.7), produced from the formula.

use super::performance::{least_half_points, percent_of};
use crate::chess::{HalfPoints, NormTitle};
use crate::rules::{FideTitles, RatingTables};

/// One row of a norm table: with this score, the average that makes the norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NormTableRow {
    /// Score.
    pub points: HalfPoints,
    /// Least average of the opponents.
    pub from: i32,
    /// The highest average that needs this score; half a point less is enough above it. `None` in the last row.
    pub to: Option<i32>,
}

/// 1.49a (1.7): the norm table for so many games, the highest useful score first.
///
/// The row of a score begins where the average and the difference of its percentage reach the performance, or at
/// the least average; scores that no average above the least one asks for are left out.
pub fn norm_table(
    titles: &FideTitles,
    tables: &RatingTables,
    norm: NormTitle,
    games: u8,
) -> Vec<NormTableRow> {
    let games = i32::from(games);
    let least_average = i32::from(*titles.performance.average.value.of(norm));
    let performance = i32::from(*titles.performance.rating.value.of(norm));
    let mut rows: Vec<NormTableRow> = Vec::new();
    for half_points in least_half_points(titles, games)..=2 * games {
        let percent = u16::try_from(percent_of(half_points, games)).unwrap_or(0);
        let from = least_average.max(performance - i32::from(tables.dp(percent)));
        let points = HalfPoints::new(u16::try_from(half_points).unwrap_or(0));
        let to = rows.last().map(|row| row.from - 1);
        if to.is_some_and(|to| to < from) {
            break;
        }
        rows.push(NormTableRow { points, from, to });
    }
    rows.reverse();
    rows
}
