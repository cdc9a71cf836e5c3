//! Russian.

mod labels;
mod notes;
mod tables;
mod verdicts;

pub(super) use labels::{age_group, discipline, event_format, event_kind, format, label};
pub(super) use notes::note;
pub(super) use tables::table_word;
pub(super) use verdicts::{
    award, award_in_full, award_in_short, changes, check_state, credited, dates, decimal, edition_error,
    games, have_and_need, held, line, missing, performance_differs, points, premise, remark, role,
    rounds_read, route, state, subject, summary, sure, title_check, unseen,
};
