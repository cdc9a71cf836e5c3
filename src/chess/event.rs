//! The event in which the games were played.

use super::{ByRank, Date, Federation, Given};

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

/// The age group of an event, named as the Russian documents of 2012 name it.
///
/// Later documents name the same groups a year higher: what was "до 18 лет" is "до 19 лет" there, and means the same
/// years of birth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgeGroup {
    /// Men and women.
    Adults,
    /// Under 20 (later: 21).
    U20,
    /// Under 18 (later: 19).
    U18,
    /// Under 16 (later: 17).
    U16,
    /// Under 14 (later: 15).
    U14,
    /// Under 12 (later: 13).
    U12,
    /// Under 10 (later: 11).
    U10,
    /// Under 8 (later: 9).
    U8,
}

/// The status of an event in the Russian classification: the identifier of a row in the tables of places.
///
/// Which statuses there are, an edition says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EventStatus(Box<str>);

impl EventStatus {
    /// Longer than any identifier.
    const LONGEST: usize = 48;

    /// Checks an identifier: small Latin letters, digits and `_`; `None` for anything else.
    pub fn new(text: &str) -> Option<EventStatus> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        let is_one = !text.is_empty() && text.len() <= EventStatus::LONGEST && text.bytes().all(fits);
        is_one.then(|| EventStatus(text.into()))
    }

    /// The identifier.
    pub fn as_str(&self) -> &str {
        &self.0
    }
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
    /// Status in the Russian classification.
    pub status: Given<EventStatus>,
    /// Age group.
    pub age_group: Given<AgeGroup>,
    /// The applicant's place in the final standings.
    pub place: Given<u16>,
    /// All participants by title and rank, the applicant among them.
    pub field: Given<ByRank>,
    /// The applicant's games by the opponents' titles and ranks, where the games do not tell it.
    pub games_with_field: Given<ByRank>,
    /// Average rating of all participants.
    pub average: Given<u16>,
    /// Whether a team event was held by the regulations of the Olympiad.
    pub olympiad_rules: Given<bool>,
}

impl Event {
    /// The discipline of the Russian classification: a team event is of the team discipline, unless it says something
    /// else than the standard time control. Standard where nothing is given.
    pub fn discipline_or_team(&self, format: EventFormat) -> Discipline {
        match self.discipline {
            Given::NotGiven | Given::Known(Discipline::Standard) if format == EventFormat::Team => {
                Discipline::Team
            }
            given => given.known().unwrap_or(Discipline::Standard),
        }
    }
}
