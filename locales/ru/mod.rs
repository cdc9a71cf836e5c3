//! Russian.

mod labels;
mod notes;
mod verdicts;

pub(super) use labels::{discipline, event_format, event_kind, format, label};
pub(super) use notes::note;
pub(super) use verdicts::{
    award, award_in_full, changes, check_state, credited, edition_error, games, have_and_need, held, line,
    missing, performance_differs, points, premise, remark, role, rounds_read, state, subject, summary, sure,
    title_rating, unseen,
};
