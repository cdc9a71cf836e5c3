//! The conversion table of FIDE's rating regulations, Handbook B.02.

use super::edition::{EditionError, parse};
use super::figure::Figure;
use super::read::{Fallible, Fault};
use crate::json::At;

/// The table that turns a percentage into a rating difference. It is the same in every edition we have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingTables {
    dp: Vec<i16>,
}

impl RatingTables {
    /// Reads the table.
    ///
    /// # Errors
    /// [`EditionError`] when it is no JSON of this shape, or has not 101 entries that rise.
    pub(super) fn read(text: &str) -> Result<RatingTables, EditionError> {
        rising(&At::root(&parse(text)?)).map(|dp| RatingTables { dp }).map_err(|error| *error)
    }

    /// The rating difference of a whole percentage: 50 is 0, 67 is 125. Above 100 counts as 100.
    pub fn dp(&self, percent: u16) -> i16 {
        self.dp.get(usize::from(percent)).or(self.dp.last()).copied().unwrap_or(0)
    }
}

fn rising(at: &At<'_>) -> Fallible<Vec<i16>> {
    at.only(&["source", "dp"])?;
    let dp: Figure<Vec<i16>> = at.get("dp")?;
    let rises = dp.value.windows(2).all(|pair| matches!(pair, [low, high] if low < high));
    if dp.value.len() != 101 || !rises {
        return Err(at.fault(Fault::NoRisingTable));
    }
    Ok(dp.value)
}
