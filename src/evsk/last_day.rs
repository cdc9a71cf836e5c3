//! The rating on the last day of an event.

use super::facts::{Facts, Rated, Scenario, Seen, View, any_rating};
use super::finding::Finding;
use crate::answer::{Answer as Condition, Bound, Range, Truth};
use crate::chess::{Given, HalfPoints};
use crate::rules::Mark;
use crate::rules::evsk::{Answer, Question, RatingSource, Thresholds};
use crate::verdict::{Missing, RatingChange, Subject};

/// 1.1, 2.1, 4.1, 5.5: a rating of so much on the last day.
///
/// Where the player gave the rating of that day, it decides. Else it is the rating of the first day, with the change
/// of the event or without: a question of reading.
pub(super) fn finding(view: &View<'_>, mark: Mark<'_>, thresholds: Thresholds) -> Finding {
    let need = view.facts.own(thresholds);
    let (have, mut missing) = rating(view);
    if need.low != need.high {
        missing.push(Missing::Sex);
    }
    let finding = Finding::new(Subject::LastDayRating, mark, Condition { bound: Bound::Least, need, have });
    // A rating that may be any from here on is none to tell of; but where it decides, its near end does.
    let is_open = have.low == any_rating().low || have.high == any_rating().high;
    let told = match finding.truth() {
        _ if !is_open || missing.is_empty() => have,
        Truth::Yes => Range::exactly(have.low),
        Truth::No => Range::exactly(have.high),
        Truth::Maybe => return finding.blank(true).asks(missing),
    };
    Finding { answer: Condition { have: told, ..finding.answer }, ..finding }.asks(missing)
}

fn rating(view: &View<'_>) -> (Range, Vec<Missing>) {
    let facts = view.facts;
    if let Given::Known(rating) = facts.card.player.rating_end {
        return (Range::exactly(i32::from(rating.get())), Vec::new());
    }
    let with_change = view.takes(Question::LastDayRating, Answer::WithChange);
    // The formula of the national rating is none that could be read.
    if with_change && facts.evsk.rating.value == RatingSource::National {
        return (any_rating(), vec![Missing::RatingEnd]);
    }
    let start = match facts.own_rating() {
        // Nobody has a change without a rating to be changed.
        Given::Known(None) => return (Range::exactly(0), Vec::new()),
        Given::Known(Some(rating)) => i32::from(rating.get()),
        Given::NotGiven => {
            let own = match facts.evsk.rating.value {
                RatingSource::Fide => Missing::OwnRating,
                RatingSource::National => Missing::OwnNationalRating,
            };
            return (any_rating(), vec![own]);
        }
    };
    if !with_change {
        return (Range::exactly(start), Vec::new());
    }
    let games = view.played();
    let mut missing = Vec::new();
    let mut gain = Range::exactly(0);
    for game in &games {
        let one = gain_in(view, game, start);
        if one.low != one.high {
            missing.push(Missing::OpponentRating(game.round));
        }
        gain = gain.plus(one);
    }
    let change = match facts.card.player.k {
        Given::Known(k) => {
            Range { low: whole(gain.low * i32::from(k)), high: whole(gain.high * i32::from(k)) }
        }
        // The sign is known without K.
        Given::NotGiven => {
            if gain != Range::exactly(0) {
                missing.push(Missing::K);
            }
            let far = any_rating().high;
            Range { low: if gain.low < 0 { -far } else { 0 }, high: if gain.high > 0 { far } else { 0 } }
        }
    };
    let end = Range::exactly(start).plus(change);
    let any = any_rating();
    (Range { low: end.low.max(any.low), high: end.high.min(any.high) }, missing)
}

/// 8.3 of FIDE's rating regulations: score less expected score of one game, in hundredths; unrated opponents have no
/// part in it.
fn gain_in(view: &View<'_>, game: &Seen<'_>, start: i32) -> Range {
    let score = game.half_points * 50;
    if game.opponent.is_none() {
        return match view.scenario {
            Scenario::Best => Range::exactly(100),
            Scenario::Worst | Scenario::Decided => Range::exactly(-100),
        };
    }
    match view.rated(game) {
        Rated::At(rating) => Range::exactly(score - view.facts.tables.expected(start - rating)),
        Rated::Not => Range::exactly(0),
        Rated::Unknown => Range { low: (score - 100).min(0), high: score.max(0) },
    }
}

/// Hundredths to whole rating points, halves up.
const fn whole(hundredths: i32) -> i32 {
    (hundredths + 50).div_euclid(100)
}

/// The change that the decided games bring, to be shown; `None` where it can't be computed or the player gave the
/// rating of the last day.
pub(super) fn change(facts: &Facts<'_>) -> Option<RatingChange> {
    let (Given::Known(k), Given::Known(Some(start))) = (facts.card.player.k, facts.own_rating()) else {
        return None;
    };
    if facts.card.player.rating_end.is_known() || facts.evsk.rating.value == RatingSource::National {
        return None;
    }
    let view = View { facts, scenario: Scenario::Decided, takes: &[] };
    let (mut half_points, mut expected) = (0, 0);
    for game in view.played() {
        match view.rated(&game) {
            Rated::At(rating) => {
                half_points += game.half_points;
                expected += facts.tables.expected(i32::from(start.get()) - rating);
            }
            Rated::Not => {}
            Rated::Unknown => return None,
        }
    }
    let change = (half_points * 50 - expected) * i32::from(k);
    Some(RatingChange {
        start: start.get(),
        k,
        points: HalfPoints::new(u16::try_from(half_points).ok()?),
        expected,
        change,
        end: i32::from(start.get()) + whole(change),
    })
}
