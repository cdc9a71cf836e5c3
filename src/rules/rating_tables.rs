//! The conversion table of FIDE's rating regulations, Handbook B.02.

use serde::Deserialize;

use super::figure::Figure;
use super::{EditionError, LocalText};

/// The table that turns a percentage into a rating difference. It is the same in every edition we have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingTables {
    dp: Vec<i16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "source")]
    _source: LocalText,
    dp: Figure<Vec<i16>>,
}

impl RatingTables {
    /// Reads the table.
    ///
    /// # Errors
    /// [`EditionError`] when it is no JSON of this shape, or has not 101 entries that rise.
    pub(super) fn read(text: &str) -> Result<RatingTables, EditionError> {
        let file: File = serde_json::from_str(text)?;
        let dp = file.dp.value;
        if dp.len() != 101 || dp.windows(2).any(|pair| matches!(pair, [a, b] if a >= b)) {
            return Err(EditionError::Impossible { place: "dp.value", reason: "101 rising entries are needed" });
        }
        Ok(RatingTables { dp })
    }

    /// The rating difference of a whole percentage: 50 is 0, 67 is 125. Above 100 counts as 100.
    pub fn dp(&self, percent: u16) -> i16 {
        self.dp.get(usize::from(percent)).or(self.dp.last()).copied().unwrap_or(0)
    }
}
