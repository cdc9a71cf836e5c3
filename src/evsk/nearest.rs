//! The smallest changes that would turn a verdict.

use super::finding::Finding;
use crate::answer::{Bound, Truth};
use crate::chess::HalfPoints;
use crate::verdict::{Change, Subject};

/// One set of changes, needed together; none where something fails that nobody can change afterwards, or where a
/// change would change the need. `runs` are the conditions under each reading: a change has to be enough for all.
pub(super) fn changes(runs: &[&[Finding]]) -> Vec<Vec<Change>> {
    let own = runs.first().copied().unwrap_or_default();
    let asks_points = own.iter().any(|finding| finding.subject == Subject::Points);
    let mut changes: Vec<Change> = Vec::new();
    for finding in own {
        let same = runs.iter().filter_map(|run| run.iter().find(|other| other.subject == finding.subject));
        let short = same.filter(|other| other.truth() == Truth::No);
        let Some(most) = short.max_by_key(|other| lacking(other)) else { continue };
        let Some(change) = change(most, asks_points) else { return Vec::new() };
        // Of two scores that are asked the higher one is enough.
        if let (Change::Points(more), Some(Change::Points(other))) = (&change, changes.last_mut()) {
            *other = (*other).max(*more);
        } else {
            changes.push(change);
        }
    }
    if changes.is_empty() { Vec::new() } else { vec![changes] }
}

const fn lacking(finding: &Finding) -> i32 {
    let answer = &finding.answer;
    match answer.bound {
        Bound::Least => answer.need.low - answer.have.high,
        Bound::Most => answer.have.low - answer.need.high,
    }
}

/// More games, or games with others, would change a score that is asked: there is no advice then.
fn change(finding: &Finding, asks_points: bool) -> Option<Change> {
    let lacking = u16::try_from(lacking(finding)).ok()?;
    match finding.subject {
        Subject::Points | Subject::TeamScore => Some(Change::Points(HalfPoints::new(lacking))),
        Subject::Games if !asks_points => Some(Change::Games(lacking)),
        Subject::Titled => Some(Change::Titled(lacking)),
        Subject::Average => Some(Change::Average(lacking)),
        Subject::LastDayRating => Some(Change::Rating(lacking)),
        Subject::Place => u8::try_from(finding.answer.need.high).ok().map(Change::Place),
        _ => None,
    }
}
