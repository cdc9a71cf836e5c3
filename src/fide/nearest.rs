//! The nearest yes: the smallest changes that would turn a verdict.
//!
//! Each alternative is a set of changes that is enough as a whole. It keeps to the games that the verdict rests on:
//! opponents are replaced by others, their average rises, the score rises.

use super::articles::Article;
use super::performance;
use super::tally::Tally;
use super::terms::{Terms, Waiver};
use crate::answer::Bound;
use crate::chess::{Event, EventFormat, Federation, Given, HalfPoints};
use crate::rules::{Exemption, ExemptionEvent, ExemptionFor, Figure};
use crate::verdict::{Change, Check, CheckState, Subject};

/// What the search for changes starts from.
pub(super) struct Facts<'a> {
    pub terms: &'a Terms<'a>,
    /// The games counted, the pending ones won.
    pub tally: &'a Tally,
    /// The federation met most.
    pub met_most: Option<Federation>,
    pub exemptions: &'a [Figure<Exemption>],
    /// The applicant's federation.
    pub own: Option<Federation>,
    /// The event as the card has it.
    pub event: &'a Event,
}

/// The alternatives, the smallest first; none where no change of games could help.
pub(super) fn changes(facts: &Facts<'_>, checks: &[Check]) -> Vec<Vec<Change>> {
    let short = |check: &&Check| check.state == CheckState::Short;
    if checks.iter().filter(short).any(|check| is_beyond_change(check.subject)) {
        return Vec::new();
    }
    let least = i32::from(facts.terms.least.games);
    let grown = Tally { games: facts.tally.games.max(least), ..*facts.tally };

    let mut opponents = Vec::new();
    if grown.games > facts.tally.games {
        opponents.push(Change::Games(count(grown.games - facts.tally.games)));
    }
    opponents.extend(titles(facts, &grown));
    opponents.extend(unrated(facts, &grown));
    let federations = federations(facts, &grown);
    let results = results(facts, &grown);

    let mut alternatives: Vec<Vec<Change>> = Vec::new();
    for result in &results {
        alternatives.push([opponents.as_slice(), &federations, result].concat());
    }
    // An exemption is worth a thought when nothing else is in the way.
    if !federations.is_empty() && opponents.is_empty() && results.iter().any(Vec::is_empty) {
        for exemption in facts.exemptions.iter().filter(|figure| may_help(facts, figure)) {
            alternatives.push(vec![Change::Exemption(exemption.value.event, exemption.clause.clone())]);
        }
    }
    alternatives.retain(|changes| !changes.is_empty());
    alternatives
}

/// Conditions that no other opponent and no other result would mend.
const fn is_beyond_change(subject: Subject) -> bool {
    matches!(
        subject,
        Subject::StandardTimeControl
            | Subject::Opponents
            | Subject::TwiceMetPlayers
            | Subject::WholeEventMix
            | Subject::TailOfRoundRobin
            | Subject::Sex
            | Subject::Rounds
    )
}

/// By how much a condition fails for sure; what was not given is no reason to ask for a change.
fn lacking(article: Article, tally: &Tally, terms: &Terms<'_>) -> i32 {
    let Some(answer) = article.answer(tally, terms) else { return 0 };
    match answer.bound {
        Bound::Least => (answer.need.low - answer.have.high).max(0),
        Bound::Most => (answer.have.low - answer.need.high).max(0),
    }
}

/// 1.45: opponents of the level first, for they are titled too.
fn titles(facts: &Facts<'_>, tally: &Tally) -> Vec<Change> {
    let terms = facts.terms;
    let weights = &terms.titles.titles.weights.of(terms.norm).value;
    let lacks = lacking(Article::Level, tally, terms);
    // In 2009 titles above the level weigh more: fewer of them may be enough.
    let greatest = i32::from(weights.greatest()).max(2);
    let (level, weight) = match ((lacks + 1) / 2, (lacks + greatest - 1) / greatest) {
        (plain, heavy) if heavy < plain => (heavy, weights.greatest()),
        (plain, _) => (plain, 2),
    };
    let titled = lacking(Article::Titled, tally, terms) - level;
    let mut changes = Vec::new();
    if level > 0 {
        let full = weights.titles().filter(|title| weights.halves(*title) >= weight).collect();
        changes.push(Change::Level(count(level), full));
    }
    if titled > 0 {
        changes.push(Change::Titled(count(titled)));
    }
    changes
}

/// 1.46a: unrated opponents.
fn unrated(facts: &Facts<'_>, tally: &Tally) -> Option<Change> {
    let over = lacking(Article::Unrated, tally, facts.terms);
    (over > 0).then(|| Change::FewerUnrated(count(over)))
}

/// 1.43 and 1.44: federations.
fn federations(facts: &Facts<'_>, tally: &Tally) -> Vec<Change> {
    if matches!(facts.terms.waiver, Waiver::Yes(_)) {
        return Vec::new();
    }
    let by = |article| lacking(article, tally, facts.terms);
    let mut changes = Vec::new();
    let (foreign, own, one) = (by(Article::Foreign), by(Article::Own), by(Article::One));
    if foreign > 0 {
        changes.push(Change::ForeignFederations(count(foreign)));
    }
    if own > 0 {
        changes.push(Change::FewerOwn(count(own)));
    }
    // Of the own federation fewer are allowed than of any other: mending that mends this.
    if let Some(federation) = facts.met_most.filter(|met| one > 0 && !(own > 0 && Some(*met) == facts.own)) {
        changes.push(Change::FewerOf(federation, count(one)));
    }
    changes
}

/// 1.47 to 1.49: more points at the same average, or a higher average for the same points. One empty alternative
/// when nothing is lacking, none when nothing would do.
fn results(facts: &Facts<'_>, tally: &Tally) -> Vec<Vec<Change>> {
    let terms = facts.terms;
    let range = performance::average_range(facts.tally, terms);
    if range.low != range.high {
        // Without the average nothing can be said but that nothing is lacking.
        let lacks = [Article::Average, Article::Performance, Article::Score]
            .into_iter()
            .any(|article| lacking(article, facts.tally, terms) > 0);
        return if lacks { Vec::new() } else { vec![Vec::new()] };
    }
    let (games, scored, average) = (tally.games, tally.half_points, range.low);
    let least = i32::from(*terms.titles.performance.average.value.of(terms.norm));
    let rise = (least - average).max(0);
    let mut alternatives = Vec::new();
    if let Some(needed) = performance::half_points_needed(terms, games, average.max(least)) {
        let mut changes = Vec::new();
        if rise > 0 {
            changes.push(Change::Average(count(rise)));
        }
        if needed > scored {
            changes.push(Change::Points(HalfPoints::new(count(needed - scored))));
        }
        alternatives.push(changes);
    }
    if let Some(needed) = performance::average_needed(terms, games, scored).filter(|needed| *needed > average)
    {
        let changes = vec![Change::Average(count(needed - average))];
        if !alternatives.contains(&changes) {
            alternatives.push(changes);
        }
    }
    alternatives
}

/// Whether an exemption could help: the event may be such a one, and the applicant among those it is for.
fn may_help(facts: &Facts<'_>, figure: &Figure<Exemption>) -> bool {
    let event = facts.event;
    let is_guest = matches!((facts.own, event.host.known()), (Some(own), Some(host)) if own != host);
    let may_be_such = match figure.value.event {
        ExemptionEvent::BigSwiss => {
            facts.terms.event.format == EventFormat::Swiss && event.big_swiss != Given::Known(false)
        }
        ExemptionEvent::ByConsent => true,
        // An event of another kind, given as such, can't be one of these.
        _ => !event.kind.is_known(),
    };
    may_be_such && !(is_guest && figure.value.players != ExemptionFor::Everybody)
}

fn count(number: i32) -> u16 {
    u16::try_from(number).unwrap_or(0)
}
