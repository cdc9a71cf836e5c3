//! Sections 5 and 6, I to III: a percentage that follows from the coefficient of the event.

use super::conditions::{self, rounded};
use super::facts::{View, number, points};
use super::finding::{Finding, Unit};
use super::mix;
use crate::answer::{Answer as Condition, Bound, Range};
use crate::chess::{ByRank, RankGroup};
use crate::rules::Figure;
use crate::rules::evsk::{Answer, CoefficientTable, Question, RankWeights};
use crate::verdict::Subject;

/// The questions of reading that may turn this norm.
pub(super) const QUESTIONS: [Question; 2] = [Question::Forfeits, Question::BelowBand];

/// 5.4: the sum of the weights of all participants over their number, to two decimals, halves up. In hundredths.
///
/// `None` without participants.
pub fn coefficient(field: &ByRank, weights: &RankWeights) -> Option<i32> {
    let groups = RankGroup::ALL.into_iter().filter(|group| *group != RankGroup::MSHigh);
    let sum: i32 = groups.map(|group| i32::from(field.of(group)) * i32::from(weights.of(group))).sum();
    let total = i32::from(field.total());
    (total > 0).then(|| (200 * sum + total).div_euclid(2 * total))
}

/// The conditions of a rank by the coefficient of the event.
pub(super) fn findings(view: &View<'_>, figure: &Figure<CoefficientTable>) -> Vec<Finding> {
    let table = &figure.value;
    let games = view.games();
    let weights = view.facts.evsk.coefficient_weights.as_ref();
    let field = mix::participants(view.facts);
    let (known, missing) = match (&field, weights) {
        (Ok(field), Some(weights)) => (coefficient(field, &weights.value), Vec::new()),
        (Err(missing), _) => (None, missing.clone()),
        (_, None) => (None, Vec::new()),
    };
    let (Some(first), Some(last)) = (table.rows.first(), table.rows.last()) else { return Vec::new() };
    let (lowest, highest) = (i32::from(first.from.0), i32::from(last.to.0));
    // An event stronger than the first row: no row, or the first one.
    let lenient = view.takes(Question::BelowBand, Answer::FirstRow);
    let weakest = weights.map_or(i32::from(u8::MAX), |weights| i32::from(weights.value.without) * 100);
    let have = known.map_or(Range::up_to(weakest), Range::exactly);
    let is_above = known.is_some_and(|known| known > highest);
    let answer = if is_above {
        Condition::most(highest, have)
    } else {
        let from = if lenient { 0 } else { lowest };
        // What is not known may lie outside the band on either side.
        Condition {
            bound: Bound::Least,
            need: Range { low: from, high: if known.is_some() { from } else { weakest + 1 } },
            have,
        }
    };
    let mut findings = vec![conditions::games(view, table.least_games.mark(), table.least_games.value)];
    findings.push(
        Finding::new(Subject::EventCoefficient, figure.mark(), answer)
            .in_unit(Unit::Hundredths)
            .blank(known.is_none())
            .in_band(lowest, highest)
            .asks(missing.clone()),
    );
    let number = number(&games);
    let need_at = |percent: u8| rounded(i32::from(percent) * number, table.rounding.value);
    let rows = || table.rows.iter();
    let need = match known {
        Some(known) if known < lowest => Range::exactly(need_at(first.percent)),
        Some(known) => rows()
            .find(|row| i32::from(row.from.0) <= known && known <= i32::from(row.to.0))
            .map_or(Range::exactly(need_at(last.percent)), |row| Range::exactly(need_at(row.percent))),
        None => rows().map(|row| Range::exactly(need_at(row.percent))).reduce(Range::or).unwrap_or_default(),
    };
    let answer = Condition { bound: Bound::Least, need, have: Range::exactly(points(&games)) };
    findings.push(
        Finding::new(Subject::Points, table.rounding.mark(), answer)
            .in_unit(Unit::Halves)
            .at_most(2 * number)
            .asks(missing),
    );
    findings.extend(conditions::one_game_a_round(view, figure.mark()));
    findings.extend(conditions::age(view, table.award));
    findings
}
