//! Norma: chess title norms and ranks, clause by clause.
//!
//! The core is pure: it has no clock, does no input or output, never panics, and decides with integers only.

pub mod chess;
pub mod export;
pub mod fide;
pub mod import;
mod json;
#[path = "../locales/mod.rs"]
pub mod locales;
pub mod rules;
pub mod verdict;

use chess::{Card, Date};
use rules::{Library, Regulation};
use verdict::Judgement;

/// Judges a card by every regulation of the library.
///
/// `as_of` takes the place of the event's date where the card has none.
pub fn check(card: &Card, library: &Library, as_of: Option<Date>) -> Vec<Judgement> {
    let Some(choice) = library.choose(&card.event, as_of) else { return Vec::new() };
    match &choice.edition.regulation {
        Regulation::FideTitles(titles) => vec![fide::judge(card, &choice, titles, library.tables())],
    }
}
