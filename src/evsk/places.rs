//! Sections 1 to 3: titles and ranks for a place.

use super::facts::{Facts, View};
use super::finding::Finding;
use super::{conditions, last_day};
use crate::answer::{Answer as Condition, Bound, Range, Truth};
use crate::chess::{Discipline, EventKind, Given, RankGroup};
use crate::rules::evsk::{Answer, PlaceRow, PlaceTable, Question};
use crate::rules::{Figure, Mark};
use crate::verdict::{Missing, Subject};

/// The questions of reading that may turn an award by place.
pub(super) const QUESTIONS: [Question; 4] =
    [Question::LastDayRating, Question::Forfeits, Question::KmsCount, Question::BetterPlace];

/// The row of a table for the event, as far as the card tells.
pub(super) enum Row<'a> {
    /// This one.
    Is(&'a PlaceRow),
    /// None.
    No,
    /// What was not given decides between rows that go down to this place, where these are all.
    Unknown(Vec<Missing>, Option<u8>),
}

/// The row of a table that names the event.
pub(super) fn row<'a>(facts: &Facts<'_>, table: &'a Figure<PlaceTable>) -> Row<'a> {
    let event = &facts.card.event;
    let suits = |row: &&PlaceRow| {
        row.discipline == facts.discipline
            && event.status.as_ref().known().is_none_or(|status| *status == row.status)
            && event.age_group.known().is_none_or(|age| age == row.age)
    };
    let rows: Vec<&PlaceRow> = table.value.rows.iter().filter(suits).collect();
    let mut ages = rows.iter().map(|row| row.age);
    let first_age = ages.next();
    let has_one_age = ages.all(|age| Some(age) == first_age);
    let mut missing = Vec::new();
    if !event.status.is_known() {
        missing.push(Missing::Status);
    }
    // Of events that are held for one age group only, nobody has to tell it.
    if !(event.age_group.is_known() || has_one_age && event.status.is_known()) {
        missing.push(Missing::AgeGroup);
    }
    match rows[..] {
        [] if table.value.complete => Row::No,
        [] => {
            missing.push(Missing::NotAvailable(table.clause.clone()));
            Row::Unknown(missing, None)
        }
        [row] if missing.is_empty() => Row::Is(row),
        _ => Row::Unknown(missing, rows.iter().map(|row| row.to).max().filter(|_| table.value.complete)),
    }
}

/// A place that a table names, with what the section asks besides.
pub(super) fn findings(view: &View<'_>, figure: &Figure<PlaceTable>) -> Vec<Finding> {
    let facts = view.facts;
    let table = &figure.value;
    let mark = figure.mark();
    let mut findings = Vec::new();
    match row(facts, figure) {
        Row::Is(row) => {
            findings.push(Finding::plain(Subject::PlaceRow, mark, Truth::Yes));
            findings.push(place(view, mark, row));
            if let Some(needs) = &row.needs {
                findings.extend(row_needs(view, needs));
            }
        }
        Row::No => findings.push(Finding::plain(Subject::PlaceRow, mark, Truth::No)),
        Row::Unknown(missing, lowest) => {
            findings.push(Finding::plain(Subject::PlaceRow, mark, Truth::Maybe).asks(missing));
            // A place below all rows fails in each of them.
            if let (Some(lowest), Given::Known(place)) = (lowest, facts.card.event.place)
                && place > u16::from(lowest)
            {
                let answer = Condition::most(i32::from(lowest), Range::exactly(i32::from(place)));
                findings.push(Finding::new(Subject::Place, mark, answer));
            }
        }
    }
    if let Some(rating) =
        table.rating.as_ref().filter(|rating| rating.value.disciplines.contains(&facts.discipline))
    {
        findings.push(match rating.value.rating {
            Some(thresholds) => last_day::finding(view, rating.mark(), thresholds),
            None => Finding::plain(Subject::LastDayRating, rating.mark(), Truth::Maybe)
                .asks([Missing::NotAvailable(rating.clause.clone())]),
        });
    }
    findings.extend(conditions::age(view, table.award));
    findings.extend(conditions::team(view, table.team.as_ref()));
    if let Some(games) = &table.games {
        findings.extend(conditions::least_games(view, games));
    }
    if facts.discipline == Discipline::Composition {
        findings.extend(composition(facts, table));
    }
    if !table.conditions_complete {
        findings.push(
            Finding::plain(Subject::OtherConditions, mark, Truth::Maybe)
                .asks([Missing::NotAvailable(figure.clause.clone())]),
        );
    }
    findings
}

/// The place itself. Whether a place above those of the row is enough is a question of reading.
fn place(view: &View<'_>, mark: Mark<'_>, row: &PlaceRow) -> Finding {
    let (from, to) = (i32::from(row.from), i32::from(row.to));
    let place = view.facts.card.event.place;
    let have = place.known().map_or(Range { low: 1, high: i32::from(u16::MAX) }, |place| {
        let place = i32::from(place);
        let is_above = place < from && view.takes(Question::BetterPlace, Answer::OnlyThese);
        // A place above the row that does not count is none that does.
        Range::exactly(if is_above { i32::from(u16::MAX) } else { place })
    });
    let answer = Condition { bound: Bound::Most, need: Range::exactly(to), have };
    let finding = Finding::new(Subject::Place, mark, answer).blank(!place.is_known());
    if place.is_known() { finding } else { finding.asks([Missing::Place]) }
}

/// What a row asks besides: the regulations of the Olympiad, so many КМС.
fn row_needs(view: &View<'_>, figure: &Figure<crate::rules::evsk::PlaceNeeds>) -> Vec<Finding> {
    let event = &view.facts.card.event;
    let mut findings = Vec::new();
    if figure.value.olympiad_rules {
        let is_olympiad = event.kind == Given::Known(EventKind::Olympiad);
        let truth = match event.olympiad_rules {
            _ if is_olympiad => Truth::Yes,
            Given::Known(true) => Truth::Yes,
            Given::Known(false) => Truth::No,
            Given::NotGiven => Truth::Maybe,
        };
        findings.push(
            Finding::plain(Subject::OlympiadRules, figure.mark(), truth).asks([Missing::OlympiadRules]),
        );
    }
    if let Some(need) = figure.value.kms_in_field {
        let have = match event.field {
            Given::Known(field) => {
                let higher = if view.takes(Question::KmsCount, Answer::KmsOrHigher) {
                    field.of(RankGroup::GR).saturating_add(field.of(RankGroup::MS))
                } else {
                    0
                };
                Range::exactly(i32::from(field.of(RankGroup::KMS).saturating_add(higher)))
            }
            Given::NotGiven => Range::up_to(i32::from(u16::MAX)),
        };
        let finding = Finding::least(Subject::KmsInField, figure.mark(), i32::from(need), have);
        findings.push(finding.blank(!event.field.is_known()).asks([Missing::Field]));
    }
    findings
}

/// 1.3, 1.4, 2.4: in composition a title of composition is held on the first day, and for ГР the result was shown
/// twice in the calendar year.
fn composition(facts: &Facts<'_>, table: &PlaceTable) -> Vec<Finding> {
    let player = &facts.card.player;
    let mut findings = Vec::new();
    if let Some(figure) = &table.composition_title {
        let truth = match player.composition_title {
            Given::Known(Some(held)) if held <= figure.value => Truth::Yes,
            Given::Known(_) => Truth::No,
            Given::NotGiven => Truth::Maybe,
        };
        findings.push(
            Finding::plain(Subject::CompositionTitle, figure.mark(), truth).asks([Missing::CompositionTitle]),
        );
    }
    if let Some(figure) = &table.composition_results {
        let have = player.composition_results.known();
        let range = have.map_or(Range::up_to(i32::from(u8::MAX)), |have| Range::exactly(i32::from(have)));
        findings.push(
            Finding::least(Subject::CompositionResults, figure.mark(), i32::from(figure.value), range)
                .blank(have.is_none())
                .asks([Missing::CompositionResults]),
        );
    }
    findings
}
