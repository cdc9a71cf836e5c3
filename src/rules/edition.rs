//! Reading one edition file.

use serde::de::{Error as _, IgnoredAny};
use serde::{Deserialize, Deserializer};
use std::sync::Arc;
use thiserror::Error;

use super::FideTitles;
use crate::chess::Date;

/// A text of an edition file, in the languages that the file offers.
///
/// Such a text belongs to the file, not to the program: a federation that writes an edition writes its notes too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocalText {
    /// English.
    pub en: Arc<str>,
    /// Russian.
    pub ru: Arc<str>,
}

/// Which day of an event decides whether an edition covers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    /// No JSON, or a key that is missing, unknown, or holds the wrong kind of value.
    #[error("line {line}, column {column}: {reason}")]
    Malformed {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What the reader of the JSON says.
        reason: String,
    },
    /// The last day of force comes before the first.
    #[error("valid_to: {to} comes before valid_from, {from}")]
    DatesReversed {
        /// First day.
        from: Date,
        /// Last day.
        to: Date,
    },
    /// A figure that can't be one.
    #[error("{place}: {reason}")]
    Impossible {
        /// The keys that lead to the figure, joined by dots.
        place: &'static str,
        /// What is wrong with it.
        reason: &'static str,
    },
}

impl From<serde_json::Error> for EditionError {
    fn from(error: serde_json::Error) -> Self {
        let (line, column) = (error.line(), error.column());
        let mut reason = error.to_string();
        // serde_json ends its messages with the place, which this error carries apart.
        if let Some(at) = reason.rfind(" at line ") {
            reason.truncate(at);
        }
        EditionError::Malformed { line, column, reason }
    }
}

/// The key that tells which figures to expect.
#[derive(Deserialize)]
struct Which {
    regulation: RegulationName,
}

#[derive(Clone, Copy, Deserialize)]
enum RegulationName {
    #[serde(rename = "fide-titles")]
    FideTitles,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<Figures> {
    #[serde(rename = "$schema", default)]
    _schema: Option<IgnoredAny>,
    #[serde(rename = "regulation")]
    _regulation: IgnoredAny,
    id: Arc<str>,
    name: LocalText,
    #[serde(deserialize_with = "date")]
    valid_from: Date,
    #[serde(default, deserialize_with = "optional_date")]
    valid_to: Option<Date>,
    chosen_by: ChosenBy,
    source: LocalText,
    figures: Figures,
}

/// Reads and checks an edition file.
///
/// # Errors
/// [`EditionError`] with the place and the reason; nothing of a bad file is used.
pub fn read_edition(text: &str) -> Result<Edition, EditionError> {
    let which: Which = serde_json::from_str(text)?;
    match which.regulation {
        RegulationName::FideTitles => {
            let file: File<Box<FideTitles>> = serde_json::from_str(text)?;
            file.figures.check()?;
            let (head, figures) = file.split()?;
            Ok(Edition { head, regulation: Regulation::FideTitles(figures) })
        }
    }
}

impl<Figures> File<Figures> {
    fn split(self) -> Result<(Head, Figures), EditionError> {
        let File { id, name, valid_from, valid_to, chosen_by, source, figures, .. } = self;
        if let Some(to) = valid_to.filter(|to| *to < valid_from) {
            return Err(EditionError::DatesReversed { from: valid_from, to });
        }
        Ok((Head { id, name, valid_from, valid_to, chosen_by, source }, figures))
    }
}

/// A date written as `2024-01-01`.
pub(super) fn date<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Date, D::Error> {
    let text = String::deserialize(deserializer)?;
    Date::parse(&text).map_err(D::Error::custom)
}

fn optional_date<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Date>, D::Error> {
    match Option::<String>::deserialize(deserializer)? {
        None => Ok(None),
        Some(text) => Date::parse(&text).map(Some).map_err(D::Error::custom),
    }
}
