//! The codes of the closed choices, the same in JSON cards, drafts and edition files.

use super::{AgeGroup, CompositionTitle, Discipline, EventFormat, EventKind, RankGroup, Sex};

/// A choice with a code.
pub trait Code: Copy + PartialEq + Sized + 'static {
    /// Every value with its code.
    const CODES: &'static [(Self, &'static str)];

    /// The code of a value.
    fn code(self) -> &'static str {
        Self::CODES.iter().find(|(value, _)| *value == self).map_or("", |(_, code)| code)
    }

    /// The value of a code.
    fn from_code(code: &str) -> Option<Self> {
        Self::CODES.iter().find(|(_, known)| *known == code).map(|(value, _)| *value)
    }
}

impl Code for Sex {
    const CODES: &'static [(Sex, &'static str)] = &[(Sex::Male, "m"), (Sex::Female, "f")];
}

impl Code for bool {
    const CODES: &'static [(bool, &'static str)] = &[(true, "yes"), (false, "no")];
}

impl Code for EventFormat {
    const CODES: &'static [(EventFormat, &'static str)] = &[
        (EventFormat::Swiss, "swiss"),
        (EventFormat::RoundRobin, "round_robin"),
        (EventFormat::DoubleRoundRobin, "double_round_robin"),
        (EventFormat::Knockout, "knockout"),
        (EventFormat::Team, "team"),
    ];
}

impl Code for Discipline {
    const CODES: &'static [(Discipline, &'static str)] = &[
        (Discipline::Standard, "standard"),
        (Discipline::Rapid, "rapid"),
        (Discipline::Blitz, "blitz"),
        (Discipline::Team, "team"),
        (Discipline::Correspondence, "correspondence"),
        (Discipline::Composition, "composition"),
    ];
}

impl Code for EventKind {
    const CODES: &'static [(EventKind, &'static str)] = &[
        (EventKind::Ordinary, "ordinary"),
        (EventKind::NationalFinal, "national_final"),
        (EventKind::NationalTeam, "national_team"),
        (EventKind::Zonal, "zonal"),
        (EventKind::WorldTeam, "world_team"),
        (EventKind::ContinentalTeam, "continental_team"),
        (EventKind::WorldCup, "world_cup"),
        (EventKind::WomensWorldCup, "womens_world_cup"),
        (EventKind::Olympiad, "olympiad"),
    ];
}

impl Code for AgeGroup {
    const CODES: &'static [(AgeGroup, &'static str)] = &[
        (AgeGroup::Adults, "adults"),
        (AgeGroup::U20, "u20"),
        (AgeGroup::U18, "u18"),
        (AgeGroup::U16, "u16"),
        (AgeGroup::U14, "u14"),
        (AgeGroup::U12, "u12"),
        (AgeGroup::U10, "u10"),
        (AgeGroup::U8, "u8"),
    ];
}

impl Code for CompositionTitle {
    const CODES: &'static [(CompositionTitle, &'static str)] =
        &[(CompositionTitle::GM, "GM"), (CompositionTitle::IM, "IM"), (CompositionTitle::FM, "FM")];
}

impl Code for RankGroup {
    const CODES: &'static [(RankGroup, &'static str)] = &[
        (RankGroup::GR, "ГР"),
        (RankGroup::MS, "МС"),
        (RankGroup::MSHigh, "МС_high"),
        (RankGroup::KMS, "КМС"),
        (RankGroup::First, "I"),
        (RankGroup::Second, "II"),
        (RankGroup::Third, "III"),
        (RankGroup::Without, "none"),
    ];
}
