//! Editions of the regulations as data.
//!
//! An edition is a regulation as it stood between two dates. Its file in `rules/` carries every figure with its
//! clause and how sure it is; this module reads such a file, checks it, and chooses the edition of a date. The
//! built-in files pass through the same loader as a file that a person brings along.

mod edition;
pub mod evsk;
mod evsk_file;
mod fide_file;
mod fide_titles;
mod figure;
mod library;
mod rating_tables;
mod read;

pub use edition::{ChosenBy, Edition, EditionError, Head, LocalText, Regulation, is_edition, read_edition};
pub use evsk::Evsk;
pub use fide_titles::{
    Award, ByRating, CupGames, EightPlusOne, Excluded, Exemption, ExemptionEvent, ExemptionFor, Federations,
    FidOpponents, FideTitles, Games, GamesCap, IgnoreTail, IgnoreWon, LevelTitles, LevelWeights,
    OlympiadGames, PerNorm, Performance, Ratings, Share, SinceDate, TableGap, TeamGames, Titled, Titles,
    TwiceMet, TwiceMetNeed, UnratedShare, UnratedTitled,
};
pub use figure::{Clause, Figure, Mark, Sure};
pub use library::{Choice, Fit, Library, built_in_text};
pub use rating_tables::RatingTables;
pub use read::Fault;
