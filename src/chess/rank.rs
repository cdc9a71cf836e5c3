//! Russian sports titles and ranks.

/// A Russian sports title (звание) or rank (разряд).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rank {
    /// Гроссмейстер России.
    GR,
    /// Мастер спорта.
    MS,
    /// Кандидат в мастера спорта.
    KMS,
    /// I спортивный разряд.
    First,
    /// II спортивный разряд.
    Second,
    /// III спортивный разряд.
    Third,
    /// I юношеский разряд.
    YouthFirst,
    /// II юношеский разряд.
    YouthSecond,
    /// III юношеский разряд.
    YouthThird,
}

impl Rank {
    /// Every title and rank, the highest first.
    pub const ALL: [Rank; 9] = [
        Rank::GR,
        Rank::MS,
        Rank::KMS,
        Rank::First,
        Rank::Second,
        Rank::Third,
        Rank::YouthFirst,
        Rank::YouthSecond,
        Rank::YouthThird,
    ];

    /// The abbreviation that Russian documents use.
    pub const fn code(self) -> &'static str {
        match self {
            Rank::GR => "ГР",
            Rank::MS => "МС",
            Rank::KMS => "КМС",
            Rank::First => "I",
            Rank::Second => "II",
            Rank::Third => "III",
            Rank::YouthFirst => "I ю",
            Rank::YouthSecond => "II ю",
            Rank::YouthThird => "III ю",
        }
    }

    /// Whether a holder of `self` has nothing to gain from `other`: the same title or rank, or one below it.
    pub fn covers(self, other: Rank) -> bool {
        self <= other
    }

    /// The title or rank of an abbreviation as [`Rank::code`] writes it.
    pub fn from_code(code: &str) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.code() == code)
    }
}
