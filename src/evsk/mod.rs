//! The Russian classification (ЕВСК) for chess: titles ГР and МС, ranks КМС, I, II, III and the youth ranks.
//!
//! One file a kind of table, one function a condition; its section and special condition, as the order of 2012
//! numbers them, stand in the doc comment. No figure stands here: all come from the edition.

mod average;
mod by_rating;
mod coefficient;
mod conditions;
mod correspondence;
mod facts;
mod field;
mod finding;
mod last_day;
mod mix;
mod nearest;
mod places;
mod route;

use std::sync::Arc;

use crate::answer::Truth;
use crate::chess::{Card, Discipline, Rank};
use crate::rules::evsk::{AverageTable, CoefficientTable, Evsk, FieldTable, Question};
use crate::rules::{Choice, Figure, Mark, RatingTables};
use crate::verdict::{self, Check, Judgement, Premise, Remark, Subject, System, Verdict};

pub use coefficient::coefficient;
use facts::{Facts, Scenario, View};
use finding::Finding;
use route::Route;

/// Judges a card: for each of these awards the norm, the place and the rating, as far as the edition knows them.
pub fn judge(card: &Card, choice: &Choice, evsk: &Evsk, tables: &RatingTables, awards: &[Rank]) -> Judgement {
    let facts = Facts::new(card, evsk, tables, choice);
    let judge = Judge { facts: &facts, edition: &choice.edition.head.id };
    let verdicts = awards.iter().flat_map(|award| judge.award(*award)).collect();
    Judgement {
        system: System::Evsk,
        edition: Arc::clone(&choice.edition),
        premises: premises(card, choice, &facts),
        verdicts,
        plain: None,
    }
}

struct Judge<'a> {
    facts: &'a Facts<'a>,
    edition: &'a Arc<str>,
}

impl Judge<'_> {
    fn award(&self, award: Rank) -> Vec<Verdict> {
        let mut verdicts = self.norms(award);
        verdicts.extend(self.places(award));
        verdicts.extend(self.rating(award));
        verdicts
    }

    /// Sections 4 to 6. An award that has a norm in other disciplines only is not made in this one.
    fn norms(&self, award: Rank) -> Vec<Verdict> {
        let facts = self.facts;
        // A card without games tells of a place, or of a rating.
        if facts.entries().is_empty() && facts.discipline != Discipline::Composition {
            return Vec::new();
        }
        let (here, elsewhere): (Vec<Norm<'_>>, Vec<Norm<'_>>) = Norm::of(facts.evsk, award)
            .into_iter()
            .partition(|norm| norm.disciplines().contains(&facts.discipline));
        match (here.is_empty(), elsewhere.first()) {
            (true, Some(norm)) => {
                let findings =
                    |_: &View<'_>| vec![Finding::plain(Subject::Discipline, norm.mark(), Truth::No)];
                vec![self.judge(Route::new(award, verdict::Route::Norm, &[], &findings))]
            }
            _ => here.into_iter().map(|norm| self.norm(award, norm)).collect(),
        }
    }

    fn norm(&self, award: Rank, norm: Norm<'_>) -> Verdict {
        let questions = norm.questions(self.facts);
        let findings = |view: &View<'_>| norm.findings(view);
        let route = Route::new(award, verdict::Route::Norm, &questions, &findings);
        let Norm::Average(figure) = norm else { return self.judge(route) };
        let view = View { facts: self.facts, scenario: Scenario::Decided, takes: &[] };
        self.judge(Route {
            title: &|view| average::title(view, &figure.value),
            performance: average::performance(&view, &figure.value),
            ratings_used: average::ratings_used(&view, &figure.value),
            ..route
        })
    }

    /// Sections 1 to 3.
    fn places(&self, award: Rank) -> Vec<Verdict> {
        let figures = self.facts.evsk.places.iter().filter(|figure| figure.value.award == award);
        figures
            .map(|figure| {
                let findings = |view: &View<'_>| places::findings(view, figure);
                self.without_games(Route::new(award, verdict::Route::Place, &places::QUESTIONS, &findings))
            })
            .collect()
    }

    /// Section 5, special condition 5.
    fn rating(&self, award: Rank) -> Option<Verdict> {
        let view = View { facts: self.facts, scenario: Scenario::Decided, takes: &[] };
        by_rating::findings(&view, award)?;
        let findings = |view: &View<'_>| by_rating::findings(view, award).unwrap_or_default();
        let route = Route::new(award, verdict::Route::Rating, &[Question::LastDayRating], &findings);
        Some(self.without_games(route))
    }

    /// A route on which no game counts by itself: they matter by the rating that they bring, and by their number.
    fn without_games(&self, route: Route<'_>) -> Verdict {
        Verdict { account: Vec::new(), ..self.judge(route) }
    }

    /// The verdict, with what the event did to the rating where that is asked.
    fn judge(&self, route: Route<'_>) -> Verdict {
        let mut verdict = route::judge(self.facts, self.edition, route);
        let is_rating = |check: &Check| check.subject == Subject::LastDayRating;
        if verdict.checks.iter().chain(&verdict.title_checks).any(is_rating) {
            verdict.remarks.extend(last_day::change(self.facts).map(Remark::RatingChange));
            verdict.remarks.extend(self.rapid_list());
        }
        verdict
    }

    /// In rapid chess: which list of ratings counts.
    fn rapid_list(&self) -> Option<Remark> {
        let is_rapid = self.facts.discipline == Discipline::Rapid;
        let reading = self.facts.evsk.reading(Question::RapidList).filter(|_| is_rapid)?;
        Some(Remark::EditionNote(reading.clause.clone(), reading.note.clone()))
    }
}

/// A table of norms, of any kind.
#[derive(Clone, Copy)]
enum Norm<'a> {
    Average(&'a Figure<AverageTable>),
    Field(&'a Figure<FieldTable>),
    Coefficient(&'a Figure<CoefficientTable>),
}

impl<'a> Norm<'a> {
    /// Those of an award.
    fn of(evsk: &'a Evsk, award: Rank) -> Vec<Norm<'a>> {
        let averages = evsk.averages.iter().map(Norm::Average);
        let all = averages
            .chain(evsk.fields.iter().map(Norm::Field))
            .chain(evsk.coefficients.iter().map(Norm::Coefficient));
        all.filter(|norm| norm.award() == award).collect()
    }

    const fn award(self) -> Rank {
        match self {
            Norm::Average(figure) => figure.value.award,
            Norm::Field(figure) => figure.value.award,
            Norm::Coefficient(figure) => figure.value.award,
        }
    }

    fn disciplines(self) -> &'a [Discipline] {
        match self {
            Norm::Average(figure) => &figure.value.disciplines,
            Norm::Field(figure) => &figure.value.disciplines,
            Norm::Coefficient(figure) => &figure.value.disciplines,
        }
    }

    fn mark(self) -> Mark<'a> {
        match self {
            Norm::Average(figure) => figure.mark(),
            Norm::Field(figure) => figure.mark(),
            Norm::Coefficient(figure) => figure.mark(),
        }
    }

    fn questions(self, facts: &Facts<'_>) -> Vec<Question> {
        match self {
            Norm::Average(figure) => average::questions(facts, &figure.value),
            Norm::Field(_) => field::QUESTIONS.to_vec(),
            Norm::Coefficient(_) => coefficient::QUESTIONS.to_vec(),
        }
    }

    fn findings(self, view: &View<'_>) -> Vec<Finding> {
        match self {
            Norm::Average(figure) => average::findings(view, figure),
            Norm::Field(figure) => field::findings(view, figure),
            Norm::Coefficient(figure) => coefficient::findings(view, figure),
        }
    }
}

fn premises(card: &Card, choice: &Choice, facts: &Facts<'_>) -> Vec<Premise> {
    let event = &card.event;
    let mut premises: Vec<Premise> = Premise::of_choice(choice).into_iter().collect();
    let has_no_games = facts.entries().is_empty();
    let assumed = [
        (event.format.is_known() || has_no_games, Premise::AssumedSwiss),
        (event.discipline.is_known(), Premise::AssumedStandard),
        (event.rounds.is_known() || has_no_games, Premise::AssumedRounds(facts.rounds)),
    ];
    premises.extend(assumed.into_iter().filter(|(known, _)| !known).map(|(_, premise)| premise));
    premises
}
