//! The vocabulary of the field: titles, ranks, ratings, federations, games, cards.
//!
//! This module knows nobody else in the project. It holds checked values only: whatever a person typed
//! has been turned into these types by [`crate::import`] before it gets here.

mod card;
mod code;
mod date;
mod event;
mod federation;
mod field;
mod given;
pub mod order;
mod outcome;
mod person;
mod points;
mod rank;
mod rating;
pub mod text;
mod title;
mod tournament;

pub use card::{Card, Game};
pub use code::Code;
pub use date::{Date, DateError};
pub use event::{AgeGroup, Discipline, Event, EventFormat, EventKind, EventStatus};
pub use federation::{Federation, FederationError};
pub use field::{ByRank, RankGroup};
pub use given::Given;
pub use outcome::{Colour, Outcome};
pub use person::{Opponent, Player, Sex};
pub use points::HalfPoints;
pub use rank::Rank;
pub use rating::{Rating, RatingError};
pub use title::{CompositionTitle, NormTitle, Title};
pub use tournament::{Entrant, Pairing, Tournament};
