//! Norma: chess title norms and ranks, clause by clause.
//!
//! The core is pure: it has no clock, does no input or output, never panics, and decides with integers only.

mod answer;
pub mod chess;
pub mod evsk;
pub mod export;
pub mod fide;
pub mod import;
mod json;
#[path = "../locales/mod.rs"]
pub mod locales;
pub mod rules;
pub mod verdict;

use chess::{Card, Date, Rank};
use rules::{Choice, Library, Regulation};
use verdict::Judgement;

/// Judges a card by every regulation of the library: FIDE's titles, then the Russian titles and ranks.
///
/// `as_of` takes the place of the event's date where the card has none.
pub fn check(card: &Card, library: &Library, as_of: Option<Date>) -> Vec<Judgement> {
    let mut judgements: Vec<Judgement> = fide_titles(card, library, as_of).into_iter().collect();
    judgements.extend(evsk_awards(card, library, as_of));
    judgements
}

/// A FIDE title needs games.
fn fide_titles(card: &Card, library: &Library, as_of: Option<Date>) -> Option<Judgement> {
    if card.games.is_empty() {
        return None;
    }
    let is_fide = |regulation: &Regulation| matches!(regulation, Regulation::FideTitles(_));
    let choice = library.choose(&card.event, as_of, &is_fide)?;
    match &choice.edition.regulation {
        Regulation::FideTitles(titles) => Some(fide::judge(card, &choice, titles, library.tables())),
        Regulation::Evsk(_) => None,
    }
}

/// Each award is judged by the edition that knows it: of some editions only a part could be obtained.
fn evsk_awards(card: &Card, library: &Library, as_of: Option<Date>) -> Vec<Judgement> {
    let mut chosen: Vec<(Choice, Vec<Rank>)> = Vec::new();
    if !card.has_result() {
        return Vec::new();
    }
    for award in Rank::ALL {
        let knows = |regulation: &Regulation| matches!(regulation, Regulation::Evsk(evsk) if evsk.awards.contains(&award));
        let Some(choice) = library.choose(&card.event, as_of, &knows) else { continue };
        let id = |choice: &Choice| choice.edition.head.id.clone();
        match chosen.iter_mut().find(|(other, _)| id(other) == id(&choice)) {
            Some((_, awards)) => awards.push(award),
            None => chosen.push((choice, vec![award])),
        }
    }
    let judge = |(choice, awards): &(Choice, Vec<Rank>)| match &choice.edition.regulation {
        Regulation::Evsk(evsk) => Some(evsk::judge(card, choice, evsk, library.tables(), awards)),
        Regulation::FideTitles(_) => None,
    };
    chosen.iter().filter_map(judge).collect()
}
