//! One counted game as numbers, and the sum of many.

use crate::answer::Range;

/// Where an opponent's federation stands in the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum FederationSlot {
    /// The applicant's own.
    Own,
    /// Another one, by its place in the list of those met.
    Foreign(u8),
    /// Several that are met so rarely that no maximum can bind them.
    Rare,
    /// FIDE's flag: no federation.
    Flag,
    /// Not given.
    NotGiven,
    /// An opponent not known yet, taken for the best case: foreign, and of a federation of its own.
    Welcome,
    /// An opponent not known yet, taken for the worst case: over every maximum, never foreign.
    Unwelcome,
}

/// One game that counts, as the articles see it for one norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// Its place among the entries of the roll.
    pub entry: usize,
    /// Round.
    pub round: u8,
    /// Half points scored.
    pub half_points: u16,
    /// Opponent's rating.
    pub rating: Range,
    /// 1 when the opponent is titled.
    pub titled: Range,
    /// What the opponent weighs towards the level of the norm, in halves.
    pub level: Range,
    /// Opponent's federation.
    pub federation: FederationSlot,
    /// 1 when the opponent is unrated.
    pub unrated: Range,
    /// 1 when the opponent may be unrated and without a point.
    pub perhaps_pointless: bool,
    /// Which opponent it is: the same number for the same one.
    pub opponent: u16,
}

impl Piece {
    /// Whether the game was won, so that it may be left out.
    pub(super) const fn won(&self) -> bool {
        self.half_points == 2
    }
}

/// How opponents spread over federations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spread {
    /// Of the applicant's own federation.
    pub own: i32,
    /// Of the foreign federation met most.
    pub most_foreign: i32,
    /// Different foreign federations.
    pub foreign: i32,
    /// Federation not given.
    pub not_given: i32,
    /// Taken for the best case.
    pub welcome: i32,
    /// Taken for the worst case.
    pub unwelcome: i32,
}

/// The sum over the games that count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tally {
    /// Number of games.
    pub games: i32,
    /// Score.
    pub half_points: i32,
    /// Sum of the opponents' ratings, none raised.
    pub ratings: Range,
    /// The lowest of them.
    pub lowest: Range,
    /// Titled opponents.
    pub titled: Range,
    /// Weight towards the level, in halves.
    pub level: Range,
    /// Unrated opponents.
    pub unrated: Range,
    /// Unrated opponents who may be without a point.
    pub perhaps_pointless: i32,
    /// Different opponents.
    pub opponents: i32,
    /// Federations.
    pub spread: Spread,
}

impl Tally {
    /// Of no games.
    pub(super) const EMPTY: Tally = Tally {
        games: 0,
        half_points: 0,
        ratings: Range::exactly(0),
        lowest: Range::exactly(i32::MAX),
        titled: Range::exactly(0),
        level: Range::exactly(0),
        unrated: Range::exactly(0),
        perhaps_pointless: 0,
        opponents: 0,
        spread: Spread { own: 0, most_foreign: 0, foreign: 0, not_given: 0, welcome: 0, unwelcome: 0 },
    };

    /// Of these games. With `once`, an opponent met twice counts once towards the level (1.45f).
    pub(super) fn of<'a>(pieces: impl Iterator<Item = &'a Piece> + Clone, once: bool) -> Tally {
        let mut tally = Tally::EMPTY;
        let mut federations = FederationCount::default();
        for (place, piece) in pieces.clone().enumerate() {
            let met_before = pieces.clone().take(place).any(|other| other.opponent == piece.opponent);
            tally.add(piece, met_before, once);
            federations.add(piece.federation, 1);
        }
        tally.spread = federations.spread();
        tally
    }

    /// Adds everything but the federation.
    pub(super) fn add(&mut self, piece: &Piece, met_before: bool, once: bool) {
        self.games += 1;
        self.half_points += i32::from(piece.half_points);
        self.ratings = self.ratings.plus(piece.rating);
        self.lowest.low = self.lowest.low.min(piece.rating.low);
        self.lowest.high = self.lowest.high.min(piece.rating.high);
        self.titled = self.titled.plus(piece.titled);
        if !(once && met_before) {
            self.level = self.level.plus(piece.level);
        }
        self.unrated = self.unrated.plus(piece.unrated);
        self.perhaps_pointless += i32::from(piece.perhaps_pointless);
        self.opponents += i32::from(!met_before);
    }
}

/// Counts opponents by federation.
#[derive(Clone, Debug, Default)]
pub(super) struct FederationCount {
    own: i32,
    rare: i32,
    not_given: i32,
    welcome: i32,
    unwelcome: i32,
    foreign: Vec<i32>,
}

impl FederationCount {
    /// Adds so many opponents of one federation, or takes them away again.
    pub(super) fn add(&mut self, slot: FederationSlot, opponents: i32) {
        match slot {
            FederationSlot::Own => self.own += opponents,
            FederationSlot::Rare => self.rare += opponents,
            FederationSlot::NotGiven => self.not_given += opponents,
            FederationSlot::Welcome => self.welcome += opponents,
            FederationSlot::Unwelcome => self.unwelcome += opponents,
            FederationSlot::Flag => {}
            FederationSlot::Foreign(place) => {
                let place = usize::from(place);
                if self.foreign.len() <= place {
                    self.foreign.resize(place + 1, 0);
                }
                if let Some(count) = self.foreign.get_mut(place) {
                    *count += opponents;
                }
            }
        }
    }

    /// The spread as the articles ask it.
    pub(super) fn spread(&self) -> Spread {
        let mut most = 0;
        let mut foreign = 0;
        for &count in &self.foreign {
            most = most.max(count);
            foreign += i32::from(count > 0);
        }
        // Rare federations are met twice at most: three such opponents are of two federations at least.
        foreign += i32::from(self.rare > 0) + i32::from(self.rare > 2);
        Spread {
            own: self.own,
            most_foreign: most,
            foreign,
            not_given: self.not_given,
            welcome: self.welcome,
            unwelcome: self.unwelcome,
        }
    }
}
