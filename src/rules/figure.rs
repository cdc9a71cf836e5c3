//! A figure of a regulation with where it stands and how sure it is.

use serde::Deserialize;
use std::fmt;
use std::sync::Arc;

use super::LocalText;

/// The article of a regulation, as the regulation numbers it: `1.4.5b`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(transparent)]
pub struct Clause(Arc<str>);

impl Clause {
    /// The article's number.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Clause {
    fn from(text: &str) -> Clause {
        Clause(text.into())
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How sure a figure is, the surest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sure {
    /// The text of the regulation says so, read in it or in a figure-for-figure copy.
    Stated,
    /// It follows from what the text says; the reading is ours.
    Derived,
    /// Somebody who read the text reports it.
    Reported,
    /// From memory only.
    Recalled,
}

impl Sure {
    /// The sign that stands for the mark where a word would be too long; none for what is stated.
    pub const fn sign(self) -> &'static str {
        match self {
            Sure::Stated => "",
            Sure::Derived => "°",
            Sure::Reported => "*",
            Sure::Recalled => "**",
        }
    }

    /// The mark as the edition files spell it.
    pub const fn code(self) -> &'static str {
        match self {
            Sure::Stated => "stated",
            Sure::Derived => "derived",
            Sure::Reported => "reported",
            Sure::Recalled => "recalled",
        }
    }
}

/// A figure with its clause, its mark, and a note where the reading is ours.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure<T> {
    /// The figure itself.
    pub value: T,
    /// Where it stands.
    pub clause: Clause,
    /// How sure it is.
    pub sure: Sure,
    /// What a reader has to know about it.
    #[serde(default)]
    pub note: Option<LocalText>,
}
