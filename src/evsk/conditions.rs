//! Conditions that several sections share: age, the team discipline, the least number of games.

use super::facts::{View, number, points};
use super::finding::{Finding, Unit};
use crate::answer::{Answer as Condition, Bound, Range, Truth};
use crate::chess::{Discipline, EventFormat, Given, Rank};
use crate::rules::evsk::{LeastGames, Rounding, TeamRule};
use crate::rules::{Figure, Mark};
use crate::verdict::{Missing, Subject};

/// The headings of sections 1, 2, 4, 5 and 6, and 2.5: an award has a least age, reached in the calendar year of the
/// event.
pub(super) fn age(view: &View<'_>, award: Rank) -> Option<Finding> {
    let figure = view.facts.evsk.ages.iter().find(|figure| figure.value.award == award)?;
    let born = view.facts.card.player.birth_year;
    let year = view.facts.year;
    let years = i32::from(figure.value.years);
    let (have, missing) = match born {
        Given::Known(born) => {
            let born = i32::from(born);
            (Range { low: year.low - born, high: year.high - born }, Missing::LastDay)
        }
        Given::NotGiven => (Range::up_to(i32::from(u8::MAX)), Missing::BirthYear),
    };
    let finding = Finding::least(Subject::Age, figure.mark(), years, have);
    Some(finding.blank(have.high >= i32::from(u8::MAX)).asks([missing]))
}

/// 1.2, 2.2, 4.2: in the team discipline at least two thirds of the games were played, and more than half of the
/// points in them were scored.
pub(super) fn team(view: &View<'_>, rule: Option<&Figure<TeamRule>>) -> Vec<Finding> {
    let Some(figure) = rule.filter(|_| view.facts.discipline == Discipline::Team) else { return Vec::new() };
    let rule = &figure.value;
    let games = view.played();
    let (part, whole) = (i32::from(rule.played.part), i32::from(rule.played.whole));
    let least = (part * i32::from(view.facts.rounds) + whole - 1).div_euclid(whole);
    // As many rounds as the card lists may not be all of them.
    let most = if view.facts.card.event.rounds.is_known() { least } else { i32::from(u8::MAX) };
    // A card without games says nothing of them.
    let is_blank = view.facts.entries().is_empty();
    let have = |number: i32| if is_blank { Range::up_to(i32::from(u8::MAX)) } else { Range::exactly(number) };
    let answer =
        Condition { bound: Bound::Least, need: Range { low: least, high: most }, have: have(number(&games)) };
    // More than a share of the points: half a point above it, or above what lies below it.
    let above = (i32::from(rule.above_percent) * 2 * number(&games)).div_euclid(100) + 1;
    vec![
        Finding::new(Subject::PlayedShare, figure.mark(), answer)
            .at_most(number(&games))
            .blank(is_blank)
            .asks([Missing::Rounds]),
        Finding::least(Subject::TeamScore, figure.mark(), above, have(points(&games)))
            .in_unit(Unit::Halves)
            .blank(is_blank)
            .asks([Missing::Rounds]),
    ]
}

/// 2.6, 5.1: so many games, where the discipline asks for them in a round robin or a Swiss.
pub(super) fn least_games(view: &View<'_>, figure: &Figure<LeastGames>) -> Vec<Finding> {
    if !figure.value.disciplines.contains(&view.facts.discipline) {
        return Vec::new();
    }
    let mut findings = vec![games(view, figure.mark(), figure.value.games)];
    if figure.value.round_robin_or_swiss {
        let truth = match view.facts.format {
            EventFormat::Swiss | EventFormat::RoundRobin | EventFormat::DoubleRoundRobin => Truth::Yes,
            EventFormat::Knockout => Truth::No,
            // A team event is paired in one way or another.
            EventFormat::Team => Truth::Maybe,
        };
        findings.push(Finding::plain(Subject::System, figure.mark(), truth).asks([Missing::Format]));
    }
    findings
}

/// At least so many games. A card without any says nothing of them.
pub(super) fn games(view: &View<'_>, mark: Mark<'_>, least: u8) -> Finding {
    let is_blank = view.facts.entries().is_empty();
    let have =
        if is_blank { Range::up_to(i32::from(u8::MAX)) } else { Range::exactly(number(&view.games())) };
    Finding::least(Subject::Games, mark, i32::from(least), have).blank(is_blank).asks([Missing::Rounds])
}

/// A round has one game. Which of two it is, the card has to tell.
pub(super) fn one_game_a_round(view: &View<'_>, mark: Mark<'_>) -> Option<Finding> {
    let round = view.facts.round_twice()?;
    Some(Finding::plain(Subject::OneGameARound, mark, Truth::Maybe).asks([Missing::RoundTwice(round)]))
}

/// So many hundredths of a point as half points.
pub(super) const fn rounded(hundredths: i32, rounding: Rounding) -> i32 {
    match rounding {
        Rounding::Nearest => (hundredths + 25).div_euclid(50),
        Rounding::Up => (hundredths + 49).div_euclid(50),
    }
}

#[cfg(test)]
mod tests {
    use super::{Rounding, rounded};

    #[test]
    fn a_share_of_points_becomes_half_points() {
        // (per cent, games, rounding, half points)
        let rows = [
            (53, 9, Rounding::Up, 10),       // 4.77
            (55, 7, Rounding::Up, 8),        // 3.85, the published example
            (50, 9, Rounding::Up, 9),        // 4.5 exactly
            (69, 10, Rounding::Nearest, 14), // 6.9
            (45, 5, Rounding::Nearest, 5),   // 2.25, an exact middle: up
            (62, 11, Rounding::Nearest, 14), // 6.82
        ];
        for (percent, games, rounding, expected) in rows {
            assert_eq!(rounded(percent * games, rounding), expected, "{percent} % of {games}");
        }
    }
}
