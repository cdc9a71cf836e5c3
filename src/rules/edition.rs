//! Reading one edition file.

use std::sync::Arc;
use thiserror::Error;

use super::FideTitles;
use super::evsk::Evsk;
use super::read::{Fallible, Fault, Read, read_object};
use crate::chess::Date;
use crate::json::{self, At, Json};

/// A text of an edition file, in the languages that the file offers.
///
/// Such a text belongs to the file, not to the program: a federation that writes an edition writes its notes too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LocalText {
    /// English.
    pub en: Arc<str>,
    /// Russian.
    pub ru: Arc<str>,
}

read_object!(LocalText { en, ru });

/// Which day of an event decides whether an edition covers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenBy {
    /// The first day.
    Start,
    /// The last day.
    End,
}

/// What every edition file begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Short name, unique among the editions: `fide-2024`.
    pub id: Arc<str>,
    /// Name for people.
    pub name: LocalText,
    /// First day of force.
    pub valid_from: Date,
    /// Last day of force, `None` while no later edition is known.
    pub valid_to: Option<Date>,
    /// Which day of the event counts.
    pub chosen_by: ChosenBy,
    /// Where the figures come from.
    pub source: LocalText,
}

/// The figures of an edition, by regulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Regulation {
    /// FIDE's title regulations, Handbook B.01.
    FideTitles(Box<FideTitles>),
    /// The Russian classification (ЕВСК), chess.
    Evsk(Box<Evsk>),
}

/// One edition: a regulation in force between two dates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Name, dates, source.
    pub head: Head,
    /// The figures.
    pub regulation: Regulation,
}

/// Why an edition file was refused, with the place in it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditionError {
    /// No JSON.
    #[error("line {line}, column {column}: no JSON")]
    NoJson {
        /// Line, from 1.
        line: u32,
        /// Column, from 1.
        column: u32,
    },
    /// A value that an edition can't have.
    #[error("line {line}, {place}: {fault:?}")]
    Fault {
        /// The keys that lead to the value, joined by dots.
        place: String,
        /// The line on which the value begins, or the object that lacks it.
        line: u32,
        /// What is wrong there.
        fault: Fault,
    },
}

/// Which regulation a file is an edition of.
#[derive(Clone, Copy)]
enum Kind {
    FideTitles,
    Evsk,
}

/// Reads and checks an edition file.
///
/// # Errors
/// [`EditionError`] with the place and the reason; nothing of a bad file is used.
pub fn read_edition(text: &str) -> Result<Edition, EditionError> {
    edition(&At::root(&parse(text)?)).map_err(|error| *error)
}

fn edition(at: &At<'_>) -> Fallible<Edition> {
    at.only(&[
        "$schema",
        "regulation",
        "id",
        "name",
        "valid_from",
        "valid_to",
        "chosen_by",
        "source",
        "figures",
    ])?;
    let kind: Kind = at.get("regulation")?;
    let head = head(at)?;
    let regulation = match kind {
        Kind::FideTitles => Regulation::FideTitles(Box::new(at.get("figures")?)),
        Kind::Evsk => Regulation::Evsk(Box::new(at.get("figures")?)),
    };
    Ok(Edition { head, regulation })
}

/// Whether a text is meant to be an edition file, be it a good one or not.
pub fn is_edition(text: &str) -> bool {
    text.trim_start_matches(['\u{feff}', ' ', '\n', '\r', '\t']).starts_with('{')
        && text.contains("\"regulation\"")
}

/// The JSON of a file.
///
/// # Errors
/// [`EditionError::NoJson`] with line and column.
pub(super) fn parse(text: &str) -> Result<Json<'_>, EditionError> {
    json::parse(text).map_err(|error| EditionError::NoJson { line: error.line, column: error.column })
}

impl Read for Kind {
    fn read(at: &At<'_>) -> Fallible<Kind> {
        at.choice(&[("fide-titles", Kind::FideTitles), ("evsk-chess", Kind::Evsk)])
    }
}

fn head(at: &At<'_>) -> Fallible<Head> {
    let head = Head {
        id: at.get("id")?,
        name: at.get("name")?,
        valid_from: at.get("valid_from")?,
        valid_to: at.get_or_default("valid_to")?,
        chosen_by: at.get("chosen_by")?,
        source: at.get("source")?,
    };
    match at.find("valid_to") {
        Some(to) if head.valid_to.is_some_and(|day| day < head.valid_from) => {
            Err(to.fault(Fault::DatesReversed))
        }
        _ => Ok(head),
    }
}

impl Read for ChosenBy {
    fn read(at: &At<'_>) -> Fallible<ChosenBy> {
        at.choice(&[("start", ChosenBy::Start), ("end", ChosenBy::End)])
    }
}
