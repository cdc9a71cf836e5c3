//! The applicant and the opponents.

use super::{CompositionTitle, Federation, Given, Rank, Rating, Title};

/// Sex, as the regulations ask it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sex {
    /// Male.
    Male,
    /// Female.
    Female,
}

/// The applicant: the player whose card it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// As written on the card; empty when not given.
    pub name: String,
    /// The federation on the first day of the event.
    pub federation: Given<Federation>,
    /// FIDE rating on the first day; `Known(None)` is unrated.
    pub rating: Given<Option<Rating>>,
    /// National rating on the first day.
    pub national_rating: Given<Option<Rating>>,
    /// FIDE title; `Known(None)` is untitled.
    pub title: Given<Option<Title>>,
    /// Russian title or rank.
    pub rank: Given<Option<Rank>>,
    /// Sex, which opens the women's awards.
    pub sex: Given<Sex>,
    /// Year of birth.
    pub birth_year: Given<u16>,
    /// How many rated games the player has played so far.
    pub rated_games: Given<u16>,
    /// The coefficient K by which the event changes the rating.
    pub k: Given<u8>,
    /// Rating on the last day of the event, where the player knows it.
    pub rating_end: Given<Rating>,
    /// Rating in correspondence chess on the first day of the event.
    pub coefficient: Given<Rating>,
    /// Title in composition on the first day of the event; `Known(None)` is none.
    pub composition_title: Given<Option<CompositionTitle>>,
    /// How often the player has shown a result of this kind in composition in the calendar year, this one included.
    pub composition_results: Given<u8>,
}

/// The opponent of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opponent {
    /// As written on the card; empty when not given.
    pub name: String,
    /// FIDE rating on the first day; `Known(None)` is unrated.
    pub rating: Given<Option<Rating>>,
    /// National rating on the first day.
    pub national_rating: Given<Option<Rating>>,
    /// FIDE title; `Known(None)` is untitled.
    pub title: Given<Option<Title>>,
    /// Russian title or rank.
    pub rank: Given<Option<Rank>>,
    /// The federation on the first day of the event.
    pub federation: Given<Federation>,
    /// Sex.
    pub sex: Given<Sex>,
    /// Whether the opponent scored anything against rated opponents in this event: asked only where an
    /// unrated opponent of a round robin could be one who scored nothing.
    pub scored_against_rated: Given<bool>,
}
