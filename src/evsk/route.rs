//! From the conditions of a route to its verdict.
//!
//! The conditions are looked at with every answer to the questions of reading that the edition leaves open, and with
//! the pending games lost and won. Losing is never better than winning here: a win adds to the score, and changes
//! nothing else. An opponent who is not known yet is as strong, or as weak, as players can be. So these two ends are
//! enough to say secured, in reach or out of reach.

use std::sync::Arc;

use super::facts::{Facts, Scenario, View};
use super::finding::{self, Finding};
use super::nearest;
use crate::answer::{Bound, Truth};
use crate::chess::{Given, HalfPoints, Outcome, Rank};
use crate::rules::evsk::{Answer, Question};
use crate::rules::{LocalText, Sure};
use crate::verdict::{
    self, Award, Check, CheckState, Missing, PerformanceFacts, Remark, Role, RoundAccount, State, Subject,
    System, Verdict,
};

/// One way to an award.
pub(super) struct Route<'r> {
    pub(super) award: Rank,
    pub(super) kind: verdict::Route,
    /// The questions of reading on which its conditions may turn.
    pub(super) questions: &'r [Question],
    pub(super) findings: &'r dyn Fn(&View<'_>) -> Vec<Finding>,
    /// What the title asks beside the norm.
    pub(super) title: &'r dyn Fn(&View<'_>) -> Vec<Finding>,
    pub(super) performance: Option<PerformanceFacts>,
    /// What stands for the rating of an opponent in the average, by round.
    pub(super) ratings_used: Vec<(u8, u16)>,
}

impl<'r> Route<'r> {
    /// A way to an award that asks nothing beside its conditions.
    pub(super) fn new(
        award: Rank,
        kind: verdict::Route,
        questions: &'r [Question],
        findings: &'r dyn Fn(&View<'_>) -> Vec<Finding>,
    ) -> Route<'r> {
        Route {
            award,
            kind,
            questions,
            findings,
            title: &|_| Vec::new(),
            performance: None,
            ratings_used: Vec::new(),
        }
    }
}

/// The conditions under one set of answers.
struct Run {
    worst: Vec<Finding>,
    best: Vec<Finding>,
}

impl Run {
    fn truths(&self) -> (Truth, Truth) {
        (finding::all(&self.worst), finding::all(&self.best))
    }
}

/// The verdict on one way to an award.
pub(super) fn judge(facts: &Facts<'_>, edition: &Arc<str>, route: Route<'_>) -> Verdict {
    let takes = all_takes(facts, route.questions);
    let runs: Vec<Run> = takes.iter().map(|takes| run(facts, takes, route.findings)).collect();
    let pending = facts.has_pending();
    let over = |of: fn(&Run) -> Truth| one_truth(runs.iter().map(of));
    let state = match (over(|run| run.truths().0), over(|run| run.truths().1)) {
        (Truth::Yes, _) if !pending => State::Met,
        (Truth::No, Truth::No) if !pending => State::NotMet,
        (Truth::Yes, _) => State::Secured,
        (_, Truth::Yes) => State::InReach,
        (_, Truth::No) => State::OutOfReach,
        _ => State::Unknown,
    };
    let decided = pending.then(|| {
        let view = View { facts, scenario: Scenario::Decided, takes: &[] };
        (route.findings)(&view)
    });
    let mut checks = checks_of(&runs, decided.as_deref(), pending);
    let fails = matches!(state, State::NotMet | State::OutOfReach);
    if fails && !checks.iter().any(|check| check.state == CheckState::Short) {
        // Each reading fails by another condition: the edition's own shows its.
        checks = checks_of(runs.get(..1).unwrap_or_default(), decided.as_deref(), pending);
    }
    let lacking = lacking(&runs);
    let title = title_checks(facts, &route);
    let mut verdict = Verdict {
        award: Award::Rank(route.award),
        system: System::Evsk,
        route: route.kind,
        edition: Arc::clone(edition),
        state,
        held: held(facts.card.player.rank, route.award),
        points_needed: lacking.and_then(|(have, more)| half_points(have + more)),
        points_still_needed: None,
        credited_games: None,
        performance: route.performance,
        account: account(facts, &route.ratings_used),
        nearest_yes: Vec::new(),
        missing: if state == State::Unknown { missing(facts, &takes, &runs) } else { Vec::new() },
        rests_on: checks.iter().map(|check| check.sure).max().unwrap_or(Sure::Stated),
        checks,
        remarks: title.readings,
        title_checks: title.checks,
    };
    match state {
        State::InReach if !facts.has_unpaired() => {
            let by_points = |check: &Check| {
                matches!(check.state, CheckState::Met | CheckState::Waived)
                    || matches!(
                        check.subject,
                        Subject::Points
                            | Subject::TeamScore
                            | Subject::Games
                            | Subject::PlayedShare
                            | Subject::RankedGames
                    )
            };
            let only_points = verdict.checks.iter().all(by_points);
            verdict.points_still_needed =
                lacking.filter(|_| only_points).and_then(|(_, more)| half_points(more.max(0)));
        }
        // Where something is unknown, no change would be a yes.
        State::NotMet | State::OutOfReach
            if !verdict.checks.iter().any(|check| check.state == CheckState::Unknown) =>
        {
            let best: Vec<&[Finding]> = runs.iter().map(|run| run.best.as_slice()).collect();
            verdict.nearest_yes = nearest::changes(&best);
        }
        _ => {}
    }
    verdict
}

/// What the applicant holds that makes an award pointless.
fn held(rank: Given<Option<Rank>>, award: Rank) -> Option<Award> {
    rank.known().flatten().filter(|held| held.covers(award)).map(Award::Rank)
}

type Takes = Vec<(Question, Answer)>;

/// Every combination of answers that the edition admits, its own first.
fn all_takes(facts: &Facts<'_>, questions: &[Question]) -> Vec<Takes> {
    let mut all: Vec<Takes> = vec![Vec::new()];
    for &question in questions {
        let answers = facts.evsk.answers(question);
        if answers.len() < 2 || question == Question::Forfeits && !facts.has_forfeits() {
            continue;
        }
        let with = |takes: &Takes, answer: Answer| {
            let mut takes = takes.clone();
            takes.push((question, answer));
            takes
        };
        // The edition's own answer to all questions stays the first of all.
        all = answers.iter().flat_map(|answer| all.iter().map(|takes| with(takes, *answer))).collect();
    }
    all
}

fn run(facts: &Facts<'_>, takes: &Takes, findings: &dyn Fn(&View<'_>) -> Vec<Finding>) -> Run {
    let best = findings(&View { facts, scenario: Scenario::Best, takes });
    let worst = if facts.has_pending() {
        findings(&View { facts, scenario: Scenario::Worst, takes })
    } else {
        best.clone()
    };
    Run { worst, best }
}

/// The truth that all readings agree on.
fn one_truth(mut truths: impl Iterator<Item = Truth>) -> Truth {
    let first = truths.next().unwrap_or(Truth::Maybe);
    if truths.all(|truth| truth == first) { first } else { Truth::Maybe }
}

/// The same condition under another reading, which may have it from another clause.
fn of<'f>(findings: &'f [Finding], like: &Finding) -> Option<&'f Finding> {
    findings.iter().find(|other| other.subject == like.subject)
}

fn checks_of(runs: &[Run], decided: Option<&[Finding]>, pending: bool) -> Vec<Check> {
    let own = runs.first().map_or(&[][..], |run| &run.best);
    own.iter()
        .map(|finding| {
            let truth = |list: fn(&Run) -> &[Finding]| {
                let of = |run| of(list(run), finding).map_or(Truth::Maybe, Finding::truth);
                one_truth(runs.iter().map(of))
            };
            let (least, most) = (truth(|run| &run.worst), truth(|run| &run.best));
            let state = match (least, most) {
                (Truth::Yes, _) => CheckState::Met,
                (_, Truth::No) => CheckState::Short,
                (_, Truth::Yes) if pending => CheckState::Open,
                _ => CheckState::Unknown,
            };
            check(finding, state, runs, decided)
        })
        .collect()
}

fn check(finding: &Finding, state: CheckState, runs: &[Run], decided: Option<&[Finding]>) -> Check {
    // What is there now; where the readings differ, from the least of them to the most.
    let have = match decided.and_then(|decided| of(decided, finding)) {
        Some(decided) => decided.answer.have,
        None => {
            let others = runs.iter().filter_map(|run| of(&run.best, finding));
            others.fold(finding.answer.have, |have, other| have.or(other.answer.have))
        }
    };
    let amount = |value: i32| finding.unit.amount(value);
    let ends = runs.iter().flat_map(|run| [&run.worst, &run.best]).filter_map(|list| of(list, finding));
    let need = ends.fold(finding.answer.need, |need, other| need.or(other.answer.need));
    let (need, most) = match finding.answer.bound {
        Bound::Least => (need.low, Some(need.high).filter(|high| *high != need.low && finding.can_be(*high))),
        Bound::Most => (need.low, None),
    };
    let (need, most) = finding.band.map_or((need, most), |band| (band.low, Some(band.high)));
    Check {
        subject: finding.subject,
        clause: finding.clause.clone(),
        state,
        need: amount(need),
        need_at_most: most.map(amount),
        have: (!finding.is_blank).then(|| amount(have.low)),
        at_best: (!finding.is_blank && have.high != have.low).then(|| amount(have.high)),
        waived_by: None,
        sure: finding.sure,
        note: finding.note.clone(),
    }
}

/// What the title asks beside the norm.
struct Title {
    checks: Vec<Check>,
    /// The readings on which it turns.
    readings: Vec<Remark>,
}

/// The conditions that belong to the title: they take no part in the state.
fn title_checks(facts: &Facts<'_>, route: &Route<'_>) -> Title {
    let takes = all_takes(facts, &[Question::LastDayRating]);
    let runs: Vec<Run> = takes.iter().map(|takes| run(facts, takes, route.title)).collect();
    let view = View { facts, scenario: Scenario::Decided, takes: &[] };
    let decided = facts.has_pending().then(|| (route.title)(&view));
    let checks = checks_of(&runs, decided.as_deref(), facts.has_pending());
    let readings = turning(&takes, &runs)
        .into_iter()
        .filter_map(|question| facts.evsk.reading(question))
        .map(|reading| Remark::EditionNote(reading.clause.clone(), reading.note.clone()))
        .collect();
    Title { checks, readings }
}

/// The points of the decided games, and how many more are enough whatever is unknown and however the text is read; fewer
/// than none where there are some to spare. None where no score is enough.
fn lacking(runs: &[Run]) -> Option<(i32, i32)> {
    let have = |run: &Run| points_have(&run.worst);
    let lacking = |run: &Run| Some(needed_in(&run.worst)?.max(needed_in(&run.best)?) - have(run)?);
    let most = runs.iter().map(lacking).collect::<Option<Vec<i32>>>()?.into_iter().max()?;
    Some((have(runs.first()?)?, most))
}

fn half_points(number: i32) -> Option<HalfPoints> {
    u16::try_from(number).ok().map(HalfPoints::new)
}

fn needed_in(findings: &[Finding]) -> Option<i32> {
    let of = |subject: Subject| findings.iter().find(|finding| finding.subject == subject);
    let points = of(Subject::Points)?;
    let fails = |subject: Subject| of(subject).is_some_and(|finding| finding.truth() != Truth::Yes);
    let need = points.answer.need.high;
    let others = [Subject::Games, Subject::MostGames, Subject::Average, Subject::EventCoefficient];
    if !points.can_be(need) || others.into_iter().any(fails) {
        return None;
    }
    let team = of(Subject::TeamScore).map_or(0, |finding| finding.answer.need.low);
    Some(need.max(team))
}

fn points_have(findings: &[Finding]) -> Option<i32> {
    Some(findings.iter().find(|finding| finding.subject == Subject::Points)?.answer.have.low)
}

/// What was not given and decides: facts first, then the questions of reading that turn the verdict.
fn missing(facts: &Facts<'_>, takes: &[Takes], runs: &[Run]) -> Vec<Missing> {
    let mut missing: Vec<Missing> = Vec::new();
    let open = runs.iter().flat_map(|run| &run.best).filter(|finding| finding.truth() == Truth::Maybe);
    for one in open.flat_map(|finding| &finding.missing) {
        if !missing.contains(one) {
            missing.push(one.clone());
        }
    }
    let questions = turning(takes, runs);
    missing.extend(questions.into_iter().map(|question| {
        let note =
            facts.evsk.reading(question).map_or_else(LocalText::default, |reading| reading.note.clone());
        Missing::Question(question, note)
    }));
    missing
}

/// The questions of reading that turn the truth: two runs differ that differ in nothing else.
fn turning(takes: &[Takes], runs: &[Run]) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    for (one, run) in takes.iter().zip(runs) {
        for (other, other_run) in takes.iter().zip(runs) {
            let mut differing =
                one.iter().filter(|take| !other.contains(take)).map(|(question, _)| *question);
            let (Some(question), None) = (differing.next(), differing.next()) else { continue };
            if run.truths() != other_run.truths() && !questions.contains(&question) {
                questions.push(question);
            }
        }
    }
    questions
}

/// What became of each round.
fn account(facts: &Facts<'_>, ratings_used: &[(u8, u16)]) -> Vec<RoundAccount> {
    let clause =
        facts.evsk.reading(Question::Forfeits).map(|reading| reading.clause.clone()).unwrap_or_default();
    facts
        .entries()
        .iter()
        .map(|entry| RoundAccount {
            round: entry.round,
            role: match entry.outcome {
                Outcome::Pending => Role::Pending,
                outcome if outcome.over_the_board().is_some() => Role::Counted,
                _ => Role::NotOverTheBoard(clause.clone()),
            },
            rating_used: ratings_used.iter().find(|(round, _)| *round == entry.round).map(|(_, used)| *used),
            raised: false,
        })
        .collect()
}
