//! Walks the JSON of an edition file, and names the place of whatever is wrong in it.
//!
//! Written by hand instead of derived: the place of an error is then the path of keys that a person can follow, and
//! the page, which carries this code too, stays smaller. For the same reason errors are boxed, so that a result is
//! hardly larger than the value, and whatever does not depend on the type of a value stands outside of generics.

use std::sync::Arc;

use super::edition::EditionError;
use crate::chess::Date;
use crate::json::At;

/// What is wrong at a place of an edition file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The key is missing.
    Missing,
    /// The key is none that an edition has.
    UnknownKey,
    /// The key stands twice, and nobody can tell which was meant.
    RepeatedKey,
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
    /// The list needs this many rising entries.
    NoRisingTable(usize),
    /// Two numbers are needed here, the second one not below the first.
    NoBand,
    /// The row has to begin where the one above it ends: here.
    Unjoined(String),
    /// The row above it is open at its upper end, so nothing can follow.
    AfterOpenBand,
    /// The points have to be fewer than in the row above.
    NotFalling,
    /// Points in whole or half ones are needed here.
    NoPoints,
    /// A number with at most two decimals is needed here.
    NoCoefficient,
    /// A name for this identifier is needed here.
    NoName(String),
    /// Small Latin letters, digits and `_` are needed here.
    NoIdentifier,
}

/// What reading a value brings.
pub(super) type Fallible<T> = Result<T, Box<EditionError>>;

/// A value of an edition file.
pub(super) trait Read: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// [`EditionError`] with the place of what is wrong.
    fn read(at: &At<'_>) -> Fallible<Self>;
}

/// Reads an object with exactly these keys into the fields of the same names. Those of the second list may be
/// missing. At the end may stand what is a fault of the object as a whole.
macro_rules! read_object {
    (
        $type:ident { $($field:ident),+ }
        $(or_default { $($optional:ident),+ })?
        $(then($read:ident, $at:ident) if $wrong:expr => $fault:expr)?
    ) => {
        impl Read for $type {
            #[inline(never)]
            fn read(at: &At<'_>) -> Fallible<Self> {
                at.only(&[$(stringify!($field),)+ $($(stringify!($optional),)+)?])?;
                let read = $type {
                    $($field: at.get(stringify!($field))?,)+
                    $($($optional: at.get_or_default(stringify!($optional))?,)+)?
                };
                $(
                    let ($read, $at) = (&read, at);
                    if $wrong {
                        return Err($fault);
                    }
                )?
                Ok(read)
            }
        }
    };
}

pub(super) use read_object;

impl<'a> At<'a> {
    /// The error of this place.
    #[cold]
    #[inline(never)]
    pub(super) fn fault(&self, fault: Fault) -> Box<EditionError> {
        Box::new(EditionError::Fault { place: self.to_string(), line: self.json.line, fault })
    }

    /// Checks that this is an object with these keys at most, each at most once.
    pub(super) fn only(&self, keys: &[&str]) -> Fallible<()> {
        let mut seen: Vec<&str> = Vec::new();
        for (key, at) in self.members().ok_or_else(|| self.fault(Fault::NoObject))? {
            if !keys.contains(&key) {
                return Err(at.fault(Fault::UnknownKey));
            }
            if seen.contains(&key) {
                return Err(at.fault(Fault::RepeatedKey));
            }
            seen.push(key);
        }
        Ok(())
    }

    /// The value of a key.
    #[inline(never)]
    fn need<'b>(&'b self, key: &'b str) -> Fallible<At<'b>> {
        self.find(key).ok_or_else(|| self.key(key).fault(Fault::Missing))
    }

    /// The value of a key, read.
    pub(super) fn get<T: Read>(&self, key: &str) -> Fallible<T> {
        T::read(&self.need(key)?)
    }

    /// The value of a key that may be missing.
    pub(super) fn get_or_default<T: Read + Default>(&self, key: &str) -> Fallible<T> {
        self.find(key).map_or_else(|| Ok(T::default()), |at| T::read(&at))
    }

    /// A text.
    pub(super) fn need_text(&self) -> Fallible<&'a str> {
        self.text().ok_or_else(|| self.fault(Fault::NoText))
    }

    /// A whole number from 0 to `most`.
    #[inline(never)]
    pub(super) fn number(&self, most: u16) -> Fallible<u16> {
        let number = self.whole().and_then(|number| u16::try_from(number).ok());
        number.filter(|number| *number <= most).ok_or_else(|| self.fault(Fault::NoNumber(most)))
    }

    /// One of a closed list of words.
    pub(super) fn choice<T: Copy>(&self, choices: &[(&str, T)]) -> Fallible<T> {
        let word = self.need_text()?;
        choices.iter().find(|(code, _)| *code == word).map(|(_, value)| *value).ok_or_else(|| {
            let words: Vec<&str> = choices.iter().map(|(code, _)| *code).collect();
            self.fault(Fault::NoChoice(words.join(", ")))
        })
    }

    /// What a table of codes makes of a text; `None` is a fault.
    pub(super) fn known<T>(&self, known: fn(&str) -> Option<T>) -> Fallible<T> {
        known(self.need_text()?).ok_or_else(|| self.fault(Fault::NoChoice(String::new())))
    }
}

impl Read for u8 {
    fn read(at: &At<'_>) -> Fallible<u8> {
        at.number(u16::from(u8::MAX)).map(|number| u8::try_from(number).unwrap_or(u8::MAX))
    }
}

impl Read for u16 {
    fn read(at: &At<'_>) -> Fallible<u16> {
        at.number(u16::MAX)
    }
}

impl Read for i16 {
    fn read(at: &At<'_>) -> Fallible<i16> {
        let number = at.whole().and_then(|number| i16::try_from(number).ok());
        number.ok_or_else(|| at.fault(Fault::NoNumber(i16::MAX.unsigned_abs())))
    }
}

impl Read for bool {
    fn read(at: &At<'_>) -> Fallible<bool> {
        at.flag().ok_or_else(|| at.fault(Fault::NoFlag))
    }
}

impl Read for Arc<str> {
    fn read(at: &At<'_>) -> Fallible<Arc<str>> {
        at.need_text().map(Arc::from)
    }
}

impl Read for Date {
    fn read(at: &At<'_>) -> Fallible<Date> {
        Date::parse(at.need_text()?).map_err(|_| at.fault(Fault::NoDate))
    }
}

impl<T: Read> Read for Option<T> {
    fn read(at: &At<'_>) -> Fallible<Option<T>> {
        if at.is_null() { Ok(None) } else { T::read(at).map(Some) }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(at: &At<'_>) -> Fallible<Vec<T>> {
        let mut read = Vec::new();
        for item in at.items().ok_or_else(|| at.fault(Fault::NoList))? {
            read.push(T::read(&item)?);
        }
        Ok(read)
    }
}
