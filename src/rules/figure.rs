//! A figure of a regulation with where it stands and how sure it is.

use std::fmt;
use std::sync::Arc;

use super::edition::LocalText;
use super::read::{Fallible, Read};
use crate::json::At;

/// The article of a regulation, as the regulation numbers it: `1.4.5b`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
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

impl Read for Clause {
    fn read(at: &At<'_>) -> Fallible<Clause> {
        Read::read(at).map(Clause)
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How sure a figure is, the surest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
    /// All marks, the surest first.
    pub const ALL: [Sure; 4] = [Sure::Stated, Sure::Derived, Sure::Reported, Sure::Recalled];

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

impl Read for Sure {
    fn read(at: &At<'_>) -> Fallible<Sure> {
        at.choice(&Sure::ALL.map(|sure| (sure.code(), sure)))
    }
}

/// A figure with its clause, its mark, and a note where the reading is ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure<T> {
    /// The figure itself.
    pub value: T,
    /// Where it stands.
    pub clause: Clause,
    /// How sure it is.
    pub sure: Sure,
    /// What a reader has to know about it.
    pub note: Option<LocalText>,
}

/// Everything of a figure but the figure itself.
#[derive(Clone, Copy, Debug)]
pub struct Mark<'a> {
    /// Where it stands.
    pub clause: &'a Clause,
    /// How sure it is.
    pub sure: Sure,
    /// What a reader has to know about it.
    pub note: Option<&'a LocalText>,
}

impl<T> Figure<T> {
    /// Where it stands, how sure it is, and its note.
    pub fn mark(&self) -> Mark<'_> {
        Mark { clause: &self.clause, sure: self.sure, note: self.note.as_ref() }
    }
}

impl<T: Read> Read for Figure<T> {
    fn read(at: &At<'_>) -> Fallible<Figure<T>> {
        let value = at.get("value")?;
        let (clause, sure, note) = frame(at)?;
        Ok(Figure { value, clause, sure, note })
    }
}

/// Everything of a figure but the figure itself; apart, so that it exists once for all kinds of figure.
#[inline(never)]
fn frame(at: &At<'_>) -> Fallible<(Clause, Sure, Option<LocalText>)> {
    at.only(&["value", "clause", "sure", "note"])?;
    Ok((at.get("clause")?, at.get("sure")?, at.get_or_default("note")?))
}
