//! Section 5, special condition 5: ranks for a rating.

use super::facts::View;
use super::finding::Finding;
use super::{conditions, last_day};
use crate::chess::Rank;

/// 5.5: КМС 2200, I 2000, II 1800, III 1600, for women 200 less each, reached on the last day of an event.
///
/// `None` where no rating brings this award in this discipline.
pub(super) fn findings(view: &View<'_>, award: Rank) -> Option<Vec<Finding>> {
    let figure = view.facts.evsk.by_rating.iter().find(|figure| {
        figure.value.award == award && figure.value.disciplines.contains(&view.facts.discipline)
    })?;
    // "In an event": the applicant played in it.
    let mut findings = vec![
        last_day::finding(view, figure.mark(), figure.value.rating),
        conditions::games(view, figure.mark(), 1),
    ];
    findings.extend(conditions::age(view, award));
    Some(findings)
}
