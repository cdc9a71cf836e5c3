//! FIDE titles over the board.

/// A title that FIDE awards for standard chess (B.01, 0.3.1).
///
/// National masters, arena titles (AGM, AIM, AFM, ACM) and Russian titles are no FIDE titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Title {
    /// Grandmaster.
    GM,
    /// International Master.
    IM,
    /// Woman Grandmaster.
    WGM,
    /// FIDE Master.
    FM,
    /// Woman International Master.
    WIM,
    /// Candidate Master.
    CM,
    /// Woman FIDE Master.
    WFM,
    /// Woman Candidate Master.
    WCM,
}

impl Title {
    /// Every title, in the order in which programs list them.
    pub const ALL: [Title; 8] =
        [Title::GM, Title::IM, Title::WGM, Title::FM, Title::WIM, Title::CM, Title::WFM, Title::WCM];

    /// The four titles that are earned by a rating.
    pub const BY_RATING: [Title; 4] = [Title::FM, Title::CM, Title::WFM, Title::WCM];

    /// The usual abbreviation, as FIDE prints it.
    pub const fn code(self) -> &'static str {
        match self {
            Title::GM => "GM",
            Title::IM => "IM",
            Title::WGM => "WGM",
            Title::FM => "FM",
            Title::WIM => "WIM",
            Title::CM => "CM",
            Title::WFM => "WFM",
            Title::WCM => "WCM",
        }
    }

    /// The title of an abbreviation, in capitals as FIDE prints it.
    pub fn from_code(code: &str) -> Option<Title> {
        Title::ALL.into_iter().find(|title| title.code() == code)
    }

    /// Whether only women can be awarded it.
    pub const fn is_womens(self) -> bool {
        matches!(self, Title::WGM | Title::WIM | Title::WFM | Title::WCM)
    }

    /// Whether a holder of `self` has nothing to gain from `other`: the same title, or one below it.
    ///
    /// The open ladder is GM, IM, FM, CM; the women's is WGM, WIM, WFM, WCM. An open title covers the women's
    /// title of the same name and those below: an IM has no use for a WIM, but may still earn a WGM.
    pub const fn covers(self, other: Title) -> bool {
        if self.is_womens() && !other.is_womens() {
            return false;
        }
        self.step() <= other.step()
    }

    /// The place on the ladder of its kind, 0 for the highest.
    const fn step(self) -> u8 {
        match self {
            Title::GM | Title::WGM => 0,
            Title::IM | Title::WIM => 1,
            Title::FM | Title::WFM => 2,
            Title::CM | Title::WCM => 3,
        }
    }
}

/// One of the four titles that are earned by norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NormTitle {
    /// Grandmaster.
    GM,
    /// International Master.
    IM,
    /// Woman Grandmaster.
    WGM,
    /// Woman International Master.
    WIM,
}

impl NormTitle {
    /// All four, the highest demands first.
    pub const ALL: [NormTitle; 4] = [NormTitle::GM, NormTitle::IM, NormTitle::WGM, NormTitle::WIM];

    /// The title that the norm leads to.
    pub const fn title(self) -> Title {
        match self {
            NormTitle::GM => Title::GM,
            NormTitle::IM => Title::IM,
            NormTitle::WGM => Title::WGM,
            NormTitle::WIM => Title::WIM,
        }
    }
}

/// A title that FIDE awards for composition, the highest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CompositionTitle {
    /// Grandmaster of composition.
    GM,
    /// International master of composition.
    IM,
    /// FIDE master of composition.
    FM,
}

#[cfg(test)]
mod tests {
    use super::Title;

    #[test]
    fn a_title_covers_itself_and_what_lies_below() {
        let rows = [
            (Title::GM, Title::IM, true),
            (Title::GM, Title::WGM, true),
            (Title::IM, Title::GM, false),
            (Title::IM, Title::WGM, false),
            (Title::IM, Title::WIM, true),
            (Title::WGM, Title::IM, false),
            (Title::WGM, Title::WIM, true),
            (Title::FM, Title::FM, true),
            (Title::WIM, Title::FM, false),
        ];
        for (held, other, expected) in rows {
            assert_eq!(held.covers(other), expected, "{} over {}", held.code(), other.code());
        }
    }

    #[test]
    fn codes_read_back() {
        for title in Title::ALL {
            assert_eq!(Title::from_code(title.code()), Some(title));
        }
        assert_eq!(Title::from_code("NM"), None);
        assert_eq!(Title::from_code("AFM"), None);
    }
}
