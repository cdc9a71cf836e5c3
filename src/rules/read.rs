//! Walks the JSON of an edition file, and names the place of whatever is wrong in it.
//!
//! Written by hand instead of derived: the place of an error is then the path of keys that a person can follow, and
//! the page, which carries this code too, stays a quarter smaller.

use serde_json::Value;
use std::fmt;
use std::sync::Arc;

use super::edition::EditionError;
use crate::chess::Date;

/// What is wrong at a place of an edition file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The key is missing.
    Missing,
    /// The key is none that an edition has.
    UnknownKey,
    /// An object is needed here.
    NoObject,
    /// A list is needed here.
    NoList,
    /// A text is needed here.
    NoText,
    /// `true` or `false` is needed here.
    NoFlag,
    /// A whole number from 0 to this is needed here.
    NoNumber(u16),
    /// More than nothing is needed here.
    Zero,
    /// A date like 2024-06-30 is needed here.
    NoDate,
    /// None of the values that are possible here; they are listed.
    NoChoice(String),
    /// The first day of force comes after this last one.
    DatesReversed,
    /// A share is a fraction between 0 and 1.
    NoShare,
    /// The list needs at least one entry.
    EmptyList,
    /// The list needs 101 rising entries.
    NoRisingTable,
}

/// A value with its place in the file.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    value: &'a Value,
    step: Step<'a>,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    Root,
    Key(&'a At<'a>, &'a str),
    Item(&'a At<'a>, usize),
}

/// The keys that lead to a value: `figures.games.team.value.rounds[2]`.
impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Step::Root => Ok(()),
            Step::Key(At { step: Step::Root, .. }, key) => f.write_str(key),
            Step::Key(parent, key) => write!(f, "{parent}.{key}"),
            Step::Item(parent, place) => write!(f, "{parent}[{place}]"),
        }
    }
}

/// A value of an edition file.
pub(super) trait Read: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// [`EditionError`] with the place of what is wrong.
    fn read(at: At<'_>) -> Result<Self, EditionError>;
}

impl<'a> At<'a> {
    /// The whole file.
    pub(super) fn root(value: &'a Value) -> At<'a> {
        At { value, step: Step::Root }
    }

    /// The error of this place.
    pub(super) fn fault(&self, fault: Fault) -> EditionError {
        EditionError::Fault { place: self.to_string(), fault }
    }

    /// Checks that this is an object without keys other than these.
    pub(super) fn only(&self, keys: &[&str]) -> Result<(), EditionError> {
        let object = self.value.as_object().ok_or_else(|| self.fault(Fault::NoObject))?;
        match object.keys().find(|key| !keys.contains(&key.as_str())) {
            Some(key) => Err(At { value: self.value, step: Step::Key(self, key) }.fault(Fault::UnknownKey)),
            None => Ok(()),
        }
    }

    /// The value of a key, when it is there.
    pub(super) fn find<'b>(&'b self, key: &'b str) -> Option<At<'b>> {
        self.value.get(key).map(|value| At { value, step: Step::Key(self, key) })
    }

    /// The value of a key, read.
    pub(super) fn get<T: Read>(&self, key: &str) -> Result<T, EditionError> {
        match self.find(key) {
            Some(at) => T::read(at),
            None => Err(At { value: self.value, step: Step::Key(self, key) }.fault(Fault::Missing)),
        }
    }

    /// The value of a key that may be missing.
    pub(super) fn get_or_default<T: Read + Default>(&self, key: &str) -> Result<T, EditionError> {
        self.find(key).map_or_else(|| Ok(T::default()), T::read)
    }

    /// A text.
    pub(super) fn text(&self) -> Result<&'a str, EditionError> {
        self.value.as_str().ok_or_else(|| self.fault(Fault::NoText))
    }

    /// A whole number from 0 to `most`.
    pub(super) fn number(&self, most: u16) -> Result<u16, EditionError> {
        let number = self.value.as_u64().and_then(|number| u16::try_from(number).ok());
        number.filter(|number| *number <= most).ok_or_else(|| self.fault(Fault::NoNumber(most)))
    }

    /// One of a closed list of words.
    pub(super) fn choice<T: Copy>(&self, choices: &[(&str, T)]) -> Result<T, EditionError> {
        let word = self.text()?;
        choices.iter().find(|(code, _)| *code == word).map(|(_, value)| *value).ok_or_else(|| {
            let words: Vec<&str> = choices.iter().map(|(code, _)| *code).collect();
            self.fault(Fault::NoChoice(words.join(", ")))
        })
    }

    /// What a table of codes makes of a text; `None` is a fault.
    pub(super) fn known<T>(&self, known: fn(&str) -> Option<T>) -> Result<T, EditionError> {
        known(self.text()?).ok_or_else(|| self.fault(Fault::NoChoice(String::new())))
    }

    /// Reads every item of a list.
    fn items<T>(&self, read: fn(At<'_>) -> Result<T, EditionError>) -> Result<Vec<T>, EditionError> {
        let items = self.value.as_array().ok_or_else(|| self.fault(Fault::NoList))?;
        let at = |(place, value)| At { value, step: Step::Item(self, place) };
        items.iter().enumerate().map(at).map(read).collect()
    }
}

impl Read for u8 {
    fn read(at: At<'_>) -> Result<u8, EditionError> {
        at.number(u16::from(u8::MAX)).map(|number| u8::try_from(number).unwrap_or(u8::MAX))
    }
}

impl Read for u16 {
    fn read(at: At<'_>) -> Result<u16, EditionError> {
        at.number(u16::MAX)
    }
}

impl Read for i16 {
    fn read(at: At<'_>) -> Result<i16, EditionError> {
        let number = at.value.as_i64().and_then(|number| i16::try_from(number).ok());
        number.ok_or_else(|| at.fault(Fault::NoNumber(i16::MAX.unsigned_abs())))
    }
}

impl Read for bool {
    fn read(at: At<'_>) -> Result<bool, EditionError> {
        at.value.as_bool().ok_or_else(|| at.fault(Fault::NoFlag))
    }
}

impl Read for Arc<str> {
    fn read(at: At<'_>) -> Result<Arc<str>, EditionError> {
        at.text().map(Arc::from)
    }
}

impl Read for Date {
    fn read(at: At<'_>) -> Result<Date, EditionError> {
        Date::parse(at.text()?).map_err(|_| at.fault(Fault::NoDate))
    }
}

impl<T: Read> Read for Option<T> {
    fn read(at: At<'_>) -> Result<Option<T>, EditionError> {
        if at.value.is_null() { Ok(None) } else { T::read(at).map(Some) }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(at: At<'_>) -> Result<Vec<T>, EditionError> {
        at.items(T::read)
    }
}
