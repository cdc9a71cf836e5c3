//! The answer to one condition, before it is known whether games are pending.

use super::facts::{View, one_if};
use crate::answer::{Answer, Range, Truth};
use crate::rules::evsk::Question;
use crate::rules::{Clause, LocalText, Mark, Sure};
use crate::verdict::{Amount, Missing, Subject};

/// The unit of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    Whole,
    Halves,
    Hundredths,
}

impl Unit {
    pub(super) const fn amount(self, value: i32) -> Amount {
        match self {
            Unit::Whole => Amount::Whole(value),
            Unit::Halves => Amount::Halves(value),
            Unit::Hundredths => Amount::Hundredths(value),
        }
    }
}

/// What a condition asks, what is there, and what would have to be known.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub(super) subject: Subject,
    pub(super) clause: Clause,
    pub(super) sure: Sure,
    pub(super) note: Option<LocalText>,
    pub(super) answer: Answer,
    pub(super) unit: Unit,
    /// Nothing is known of what is there.
    pub(super) is_blank: bool,
    /// What was not given, where that decides.
    pub(super) missing: Vec<Missing>,
    /// The most that there can be, where there is such a limit.
    pub(super) most: Option<i32>,
    /// What to tell as the need, where a band is asked.
    pub(super) band: Option<Range>,
}

impl Finding {
    pub(super) fn new(subject: Subject, mark: Mark<'_>, answer: Answer) -> Finding {
        Finding {
            subject,
            clause: mark.clause.clone(),
            sure: mark.sure,
            note: mark.note.cloned(),
            answer,
            unit: Unit::Whole,
            is_blank: false,
            missing: Vec::new(),
            most: None,
            band: None,
        }
    }

    /// At least `need`.
    pub(super) fn least(subject: Subject, mark: Mark<'_>, need: i32, have: Range) -> Finding {
        Finding::new(subject, mark, Answer::least(need, have))
    }

    /// Yes, no or maybe.
    pub(super) fn plain(subject: Subject, mark: Mark<'_>, truth: Truth) -> Finding {
        Finding { is_blank: truth == Truth::Maybe, ..Finding::least(subject, mark, 1, one_if(truth)) }
    }

    pub(super) fn in_unit(self, unit: Unit) -> Finding {
        Finding { unit, ..self }
    }

    pub(super) fn blank(self, is_blank: bool) -> Finding {
        Finding { is_blank, ..self }
    }

    /// What no card can have is no need to be told of.
    pub(super) fn can_be(&self, need: i32) -> bool {
        self.most.is_none_or(|most| need <= most)
    }

    /// The need is a band, of which the answer has the end that decides.
    pub(super) fn in_band(self, low: i32, high: i32) -> Finding {
        Finding { band: Some(Range { low, high }), ..self }
    }

    /// No card can have more than this.
    pub(super) fn at_most(self, most: i32) -> Finding {
        Finding { most: Some(most), ..self }
    }

    /// What would have to be known.
    pub(super) fn asks(mut self, missing: impl IntoIterator<Item = Missing>) -> Finding {
        self.missing.extend(missing);
        self
    }

    /// A note of the edition on the row that was used, where the figure has none of its own.
    pub(super) fn noted(mut self, note: Option<&LocalText>) -> Finding {
        if let Some(note) = note {
            self.note = Some(note.clone());
        }
        self
    }

    /// It rests on how a question of reading is answered.
    pub(super) fn under(mut self, view: &View<'_>, question: Question) -> Finding {
        if let Some(reading) = view.facts.evsk.reading(question) {
            self.sure = self.sure.max(reading.sure);
            self.note = self.note.or(Some(reading.note.clone()));
        }
        self
    }

    pub(super) const fn truth(&self) -> Truth {
        self.answer.truth()
    }
}

/// Whether all conditions hold.
pub(super) fn all(findings: &[Finding]) -> Truth {
    findings.iter().fold(Truth::Yes, |truth, finding| truth.and(finding.truth()))
}
