//! The words of the tables of a regulation.

/// A word or sentence of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is named after what it says
pub enum TableWord {
    Norms,
    ForTitle,
    FewGames,
    PointsByOpponents,
    PointsByParticipants,
    Discipline,
    AgeGroup,
    Men,
    Women,
    Percent,
    ByAverage,
    ByOpponents,
    Printed,
    PrintedHint,
    OtherMasters,
    FirstRanks,
    AllOthers,
    ByCoefficient,
    WeightsHint,
    Weight,
    Award,
    Years,
    ByRating,
    Readings,
    ReadingsHint,
    Answers,
    NotRead,
    NotAllRows,
    RoundedToNearest,
    RoundedUp,
}
