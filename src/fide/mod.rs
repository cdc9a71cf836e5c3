//! FIDE's title regulations, Handbook B.01.
//!
//! One function an article; its number in the edition of 2009 stands in the doc comment, that of the editions from
//! 2022 on beside it where they differ. No figure stands here: all come from the edition.

mod articles;
mod by_rating;
mod choose;
mod excluded;
mod federations;
mod games;
mod nearest;
mod norm;
mod performance;
mod ratings;
mod tables;
mod tally;
mod terms;
mod titles;

use std::sync::Arc;

use crate::chess::{Card, EventFormat, Game, Given, NormTitle, Sex, Title};
use crate::rules::{Choice, FideTitles, RatingTables};
use crate::verdict::{Judgement, Premise, System};

pub use tables::{NormTableRow, norm_table};

/// Judges a card: all norms, then the titles by rating. Women's awards are left out for men.
pub fn judge(card: &Card, choice: &Choice, titles: &FideTitles, tables: &RatingTables) -> Judgement {
    let edition = &choice.edition;
    let id = &edition.head.id;
    let open_to = |title: Title| !(title.is_womens() && card.player.sex == Given::Known(Sex::Male));
    let case = norm::Case::new(card, titles, tables, choice.day);
    let mut verdicts: Vec<_> = NormTitle::ALL
        .into_iter()
        .filter(|norm| open_to(norm.title()))
        .map(|norm| case.judge(norm, id))
        .collect();
    verdicts.extend(
        Title::BY_RATING
            .into_iter()
            .filter(|title| open_to(*title))
            .filter_map(|title| by_rating::judge(card, title, titles, id)),
    );
    Judgement {
        system: System::Fide,
        edition: Arc::clone(edition),
        premises: premises(card, choice, titles),
        verdicts,
        plain: case.plain_performance(),
    }
}

fn premises(card: &Card, choice: &Choice, titles: &FideTitles) -> Vec<Premise> {
    let event = &card.event;
    let facts = terms::EventFacts::of(card);
    let mut premises: Vec<Premise> = Premise::of_choice(choice).into_iter().collect();
    let assumed = [
        (event.format.is_known(), Premise::AssumedSwiss),
        (event.kind.is_known(), Premise::AssumedOrdinary),
        (event.discipline.is_known(), Premise::AssumedStandard),
        (event.big_swiss.is_known() || facts.format != EventFormat::Swiss, Premise::AssumedNotBigSwiss),
        (event.rounds.is_known(), Premise::AssumedRounds(facts.rounds)),
    ];
    premises.extend(assumed.into_iter().filter(|(known, _)| !known).map(|(_, premise)| premise));
    let without_federation = |game: &Game| game.opponent.as_ref().is_some_and(|o| !o.federation.is_known());
    if card.games.iter().any(without_federation) {
        premises.push(Premise::AssumedMembers);
    }
    if let (Given::Known(start), Given::Known(end)) = (event.start, event.end) {
        let long = &titles.ratings.long_event_days;
        if end.days_since(start) >= i32::from(long.value) {
            premises.push(Premise::LongEvent(long.value, long.clause.clone()));
        }
    }
    premises
}
