//! Ratings.

use thiserror::Error;

/// A rating in Elo points, FIDE or national.
///
/// The bounds only keep out what is no rating at all (a year of birth with five digits, a board number):
/// lists have had floors from 1000 to 2000, and nobody was ever rated above [`Rating::HIGHEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rating(u16);

/// A number that can't be a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} is no rating: it has to lie between {low} and {high}", low = Rating::LOWEST.get(), high = Rating::HIGHEST.get())]
pub struct RatingError(pub u32);

impl Rating {
    /// The lowest number read as a rating.
    pub const LOWEST: Rating = Rating(100);
    /// The highest number read as a rating. The highest published FIDE rating was 2882 (May 2014).
    pub const HIGHEST: Rating = Rating(2999);

    /// Checks a number.
    ///
    /// # Errors
    /// [`RatingError`] when it lies outside [`Rating::LOWEST`] to [`Rating::HIGHEST`].
    pub const fn new(value: u32) -> Result<Rating, RatingError> {
        if value < Rating::LOWEST.0 as u32 || value > Rating::HIGHEST.0 as u32 {
            return Err(RatingError(value));
        }
        Ok(Rating(value as u16))
    }

    /// The number.
    pub const fn get(self) -> u16 {
        self.0
    }
}
