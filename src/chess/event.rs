//! The event in which the games were played.

use super::{Date, Federation, Given};

/// How opponents were paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventFormat {
    /// Swiss system.
    Swiss,
    /// Everybody meets everybody once.
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
    /// Knock-out.
    Knockout,
    /// A team event.
    Team,
}

/// What kind of championship the event is, as far as a regulation treats it apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// None of the following.
    Ordinary,
    /// The final stage of a national championship, open or women's.
    NationalFinal,
    /// A national team championship.
    NationalTeam,
    /// A zonal or sub-zonal tournament.
    Zonal,
    /// A world championship of national or club teams.
    WorldTeam,
    /// A continental championship of national or club teams.
    ContinentalTeam,
    /// The World Cup.
    WorldCup,
    /// The Women's World Cup, or a women's world championship played as a knock-out.
    WomensWorldCup,
    /// The Olympiad.
    Olympiad,
}

/// The discipline, by time control and medium.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Discipline {
    /// Standard time control over the board.
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
    /// The team discipline of the Russian classification, played at a standard time control.
    Team,
    /// Correspondence.
    Correspondence,
    /// Composition.
    Composition,
}

/// What the card says about the event.
///
/// Where the format, the kind or the discipline is not given, the rules take the usual one and say so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// As written on the card; empty when not given.
    pub name: String,
    /// First day.
    pub start: Given<Date>,
    /// Last day.
    pub end: Given<Date>,
    /// Number of rounds; when not given, as many as the card lists.
    pub rounds: Given<u8>,
    /// The federation that holds (registers) the event.
    pub host: Given<Federation>,
    /// How opponents were paired; Swiss when not given.
    pub format: Given<EventFormat>,
    /// Discipline; standard when not given.
    pub discipline: Given<Discipline>,
    /// Kind of championship; ordinary when not given.
    pub kind: Given<EventKind>,
    /// Whether the event is a Swiss big enough for the exemption from the federation rules; no when not given.
    pub big_swiss: Given<bool>,
}
