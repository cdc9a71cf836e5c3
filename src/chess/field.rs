//! Players counted by title and rank.

use super::{Given, Rank};

/// The kinds by which the Russian classification counts players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RankGroup {
    /// Гроссмейстер России.
    GR,
    /// Мастер спорта, whatever the rating.
    MS,
    /// Those of the мастера спорта whose rating puts them above the others.
    MSHigh,
    /// Кандидат в мастера спорта.
    KMS,
    /// I разряд.
    First,
    /// II разряд.
    Second,
    /// III разряд.
    Third,
    /// Without one of these: no rank at all, or a youth rank.
    Without,
}

impl RankGroup {
    /// Every group, the highest first.
    pub const ALL: [RankGroup; 8] = [
        RankGroup::GR,
        RankGroup::MS,
        RankGroup::MSHigh,
        RankGroup::KMS,
        RankGroup::First,
        RankGroup::Second,
        RankGroup::Third,
        RankGroup::Without,
    ];

    /// The group of a player, of a master without regard to the rating.
    pub const fn of(rank: Option<Rank>) -> RankGroup {
        match rank {
            Some(Rank::GR) => RankGroup::GR,
            Some(Rank::MS) => RankGroup::MS,
            Some(Rank::KMS) => RankGroup::KMS,
            Some(Rank::First) => RankGroup::First,
            Some(Rank::Second) => RankGroup::Second,
            Some(Rank::Third) => RankGroup::Third,
            Some(Rank::YouthFirst | Rank::YouthSecond | Rank::YouthThird) | None => RankGroup::Without,
        }
    }
}

/// How many players of each kind: the participants of an event, or the opponents of a card, a game each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByRank {
    gr: u16,
    ms: u16,
    ms_high: Given<u16>,
    kms: u16,
    first: u16,
    second: u16,
    third: u16,
    without: u16,
}

impl ByRank {
    /// How many there are; of [`RankGroup::MSHigh`], which is a part of [`RankGroup::MS`], 0 when not given.
    pub fn of(&self, group: RankGroup) -> u16 {
        match group {
            RankGroup::GR => self.gr,
            RankGroup::MS => self.ms,
            RankGroup::MSHigh => self.ms_high.known().unwrap_or(0),
            RankGroup::KMS => self.kms,
            RankGroup::First => self.first,
            RankGroup::Second => self.second,
            RankGroup::Third => self.third,
            RankGroup::Without => self.without,
        }
    }

    /// How many there are, where that was said: of every group but [`RankGroup::MSHigh`] it always is.
    pub fn given(&self, group: RankGroup) -> Given<u16> {
        match group {
            RankGroup::MSHigh => self.ms_high,
            group => Given::Known(self.of(group)),
        }
    }

    /// Says how many there are.
    pub fn set(&mut self, group: RankGroup, count: u16) {
        match group {
            RankGroup::GR => self.gr = count,
            RankGroup::MS => self.ms = count,
            RankGroup::MSHigh => self.ms_high = Given::Known(count),
            RankGroup::KMS => self.kms = count,
            RankGroup::First => self.first = count,
            RankGroup::Second => self.second = count,
            RankGroup::Third => self.third = count,
            RankGroup::Without => self.without = count,
        }
    }

    /// One player more of this kind.
    pub fn add(&mut self, group: RankGroup) {
        self.set(group, self.of(group).saturating_add(1));
    }

    /// How many of the masters have the higher rating; none when there are no masters.
    pub fn ms_high(&self) -> Given<u16> {
        if self.ms == 0 { Given::Known(0) } else { self.ms_high }
    }

    /// All of them.
    pub fn total(&self) -> u16 {
        let groups = RankGroup::ALL.into_iter().filter(|group| *group != RankGroup::MSHigh);
        groups.fold(0, |sum, group| sum.saturating_add(self.of(group)))
    }
}
