//! Section 5, КМС: a score that follows from the opponents' ranks.

use super::conditions::{self, rounded};
use super::facts::{View, number, points};
use super::finding::{Finding, Unit};
use super::mix::{self, Mix};
use crate::answer::{Answer as Condition, Bound, Range};
use crate::chess::{Given, Rank, RankGroup};
use crate::rules::evsk::{Answer, FieldPercents, FieldTable, Question};
use crate::rules::{Figure, Mark};
use crate::verdict::{Missing, Subject};

/// The questions of reading that may turn this norm.
pub(super) const QUESTIONS: [Question; 3] =
    [Question::Forfeits, Question::FirstRankLimit, Question::KmsTable];

/// The conditions of a norm by the opponents' ranks.
pub(super) fn findings(view: &View<'_>, figure: &Figure<FieldTable>) -> Vec<Finding> {
    let table = &figure.value;
    let mix = Mix::of(view, table.ms_high.value);
    let mut findings: Vec<Finding> =
        table.least_games.iter().flat_map(|games| conditions::least_games(view, games)).collect();
    findings.push(
        Finding::least(
            Subject::RankedGames,
            table.ranked_games.mark(),
            i32::from(table.ranked_games.value),
            mix.ranked(),
        )
        .asks(mix.missing.iter().cloned()),
    );
    findings.push(score(view, figure, &mix));
    findings.extend(conditions::one_game_a_round(view, figure.mark()));
    findings.extend(conditions::age(view, table.award));
    findings
}

/// 5.2 and the printed table: the points that are needed.
fn score(view: &View<'_>, figure: &Figure<FieldTable>, mix: &Mix) -> Finding {
    let table = &figure.value;
    let games = view.games();
    let (need, mut missing) = by_formula(view, table, mix);
    let printed = printed(view, table, mix).filter(|_| view.takes(Question::KmsTable, Answer::Table));
    let (need, mark) = match printed {
        Some((printed, mark)) => {
            if printed.low != printed.high {
                missing.push(Missing::OwnRank);
            }
            (printed, mark)
        }
        None => (need, table.percents.mark()),
    };
    missing.extend(mix.missing.iter().cloned());
    let answer = Condition { bound: Bound::Least, need, have: Range::exactly(points(&games)) };
    let finding = Finding::new(Subject::Points, mark, answer)
        .in_unit(Unit::Halves)
        .at_most(2 * number(&games))
        .asks(missing);
    if mix.below > 0 { finding.under(view, Question::BelowFirstRank) } else { finding }
}

/// 5.2: 20 % of the points in games with ГР, 30 % with МС of 2400 (women 2200), 55 % with other МС and КМС, 75 % with
/// as many I ranks as there are ГР, МС and КМС, 100 % with the others; to the nearest half point.
fn by_formula(view: &View<'_>, table: &FieldTable, mix: &Mix) -> (Range, Vec<Missing>) {
    // The least that opponents who are not known can ask is what a ГР asks; the most, a player without a rank.
    let strong = Mix { gr: mix.gr + mix.unknown, ms_high: mix.ms_high + mix.ms_unclear, ..mix.clone() };
    let weak = Mix { below: mix.below + mix.unknown, ms_other: mix.ms_other + mix.ms_unclear, ..mix.clone() };
    let (limit, missing) = limit(view, &weak, &strong);
    let percents = &table.percents.value;
    let halves = |mix: &Mix, limit: i32| rounded(hundredths(percents, mix, limit), table.rounding.value);
    (Range { low: halves(&strong, limit.high), high: halves(&weak, limit.low) }, missing)
}

fn hundredths(percents: &FieldPercents, mix: &Mix, limit: i32) -> i32 {
    let few = mix.first.min(limit);
    i32::from(percents.gr) * mix.gr
        + i32::from(percents.ms_high) * mix.ms_high
        + i32::from(percents.others) * (mix.ms_other + mix.kms)
        + i32::from(percents.first) * few
        + i32::from(percents.rest) * (mix.first - few + mix.below)
}

/// How many I ranks count at the lower percentage: up to the number of ГР, МС and КМС among the opponents, or among
/// all participants; a question of reading.
fn limit(view: &View<'_>, weak: &Mix, strong: &Mix) -> (Range, Vec<Missing>) {
    let opponents = Range { low: weak.ranked().low, high: strong.ranked().low };
    if view.takes(Question::FirstRankLimit, Answer::Opponents) || opponents.low >= weak.first {
        return (opponents, Vec::new());
    }
    match mix::participants(view.facts) {
        Ok(field) => {
            let ranked =
                [RankGroup::GR, RankGroup::MS, RankGroup::KMS].map(|group| i32::from(field.of(group)));
            (Range::exactly(ranked.iter().sum()), Vec::new())
        }
        Err(missing) => {
            (Range { low: opponents.low, high: number(&view.games()).max(opponents.high) }, missing)
        }
    }
}

/// The printed table: by the number of КМС and of participants of a single round robin. It says nothing of ГР and МС,
/// nor of what the others are.
/// Where the applicant's rank is not given, the applicant may be one of the КМС.
fn printed<'t>(view: &View<'_>, table: &'t FieldTable, mix: &Mix) -> Option<(Range, Mark<'t>)> {
    let printed = table.printed.as_ref()?;
    let games = view.games();
    let is_made_for = mix::is_round_robin(view.facts)
        && games.len() == view.facts.entries().len()
        && mix.kms + mix.first + mix.below == number(&games);
    if !is_made_for {
        return None;
    }
    let own: &[i32] = match view.facts.card.player.rank {
        Given::Known(Some(Rank::KMS)) => &[1],
        Given::Known(_) => &[0],
        Given::NotGiven => &[0, 1],
    };
    let participants = u16::try_from(number(&games) + 1).ok()?;
    let cells = own.iter().filter_map(|own| {
        let row = printed.value.iter().find(|row| i32::from(row.kms) == mix.kms + own)?;
        row.points(participants).map(|points| Range::exactly(i32::from(points.get())))
    });
    Some((cells.reduce(Range::or)?, printed.mark()))
}
