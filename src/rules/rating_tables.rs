//! The conversion tables of FIDE's rating regulations, Handbook B.02.

use super::edition::{EditionError, parse};
use super::figure::Figure;
use super::read::{Fallible, Fault};
use crate::json::At;

/// The tables that turn a percentage into a rating difference, and back. They are the same in every edition we have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingTables {
    dp: Vec<i16>,
    /// The largest differences at which 50, 51, … per cent are expected of the higher rated player.
    expected: Vec<i16>,
    most_difference: i16,
}

impl RatingTables {
    /// Reads the tables.
    ///
    /// # Errors
    /// [`EditionError`] when it is no JSON of this shape, or a table does not rise.
    pub(super) fn read(text: &str) -> Result<RatingTables, EditionError> {
        tables(&At::root(&parse(text)?)).map_err(|error| *error)
    }

    /// The rating difference of a whole percentage: 50 is 0, 67 is 125. Above 100 counts as 100.
    pub fn dp(&self, percent: u16) -> i16 {
        self.dp.get(usize::from(percent)).or(self.dp.last()).copied().unwrap_or(0)
    }

    /// 8.1.2: the score in per cent that is expected of a player rated so much higher than the opponent, or lower
    /// where it is negative. 8.3.1: a larger difference counts as the largest one.
    pub fn expected(&self, difference: i32) -> i32 {
        let size = difference.abs().min(i32::from(self.most_difference));
        let passed = self.expected.iter().filter(|limit| i32::from(**limit) < size).count();
        let higher = 50 + i32::try_from(passed).unwrap_or(50);
        if difference < 0 { 100 - higher } else { higher }
    }
}

fn tables(at: &At<'_>) -> Fallible<RatingTables> {
    at.only(&["source", "dp", "expected", "most_difference"])?;
    let most_difference: Figure<i16> = at.get("most_difference")?;
    Ok(RatingTables {
        dp: rising(at, "dp", 101)?,
        expected: rising(at, "expected", 50)?,
        most_difference: most_difference.value,
    })
}

fn rising(at: &At<'_>, key: &str, entries: usize) -> Fallible<Vec<i16>> {
    let table: Figure<Vec<i16>> = at.get(key)?;
    let rises = table.value.windows(2).all(|pair| matches!(pair, [low, high] if low < high));
    if rises && table.value.len() == entries {
        Ok(table.value)
    } else {
        Err(at.key(key).fault(Fault::NoRisingTable(entries)))
    }
}
