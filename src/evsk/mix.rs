//! The opponents of a card, and the participants of an event, by title and rank.

use super::facts::{Facts, Rated, Seen, View, by_sex, number};
use crate::answer::Range;
use crate::chess::{ByRank, Discipline, EventFormat, Given, Rank, RankGroup};
use crate::rules::evsk::Thresholds;
use crate::verdict::Missing;

/// Games by the opponents' ranks. What is not known is counted apart.
#[derive(Clone, Default)]
pub(super) struct Mix {
    pub(super) gr: i32,
    /// МС with a high rating.
    pub(super) ms_high: i32,
    /// МС of whom it is not known.
    pub(super) ms_unclear: i32,
    pub(super) ms_other: i32,
    pub(super) kms: i32,
    pub(super) first: i32,
    pub(super) below: i32,
    /// Opponents of whom the rank is not known.
    pub(super) unknown: i32,
    pub(super) missing: Vec<Missing>,
}

impl Mix {
    /// Games with ГР, МС and КМС.
    pub(super) fn ranked(&self) -> Range {
        let sure = self.gr + self.ms_high + self.ms_unclear + self.ms_other + self.kms;
        Range { low: sure, high: sure + self.unknown }
    }

    /// Of the games that count: from the opponents' ranks where all are known, else as the card counts them, else,
    /// where everybody meets everybody, from the participants.
    pub(super) fn of(view: &View<'_>, high: Thresholds) -> Mix {
        let games = view.games();
        let event = &view.facts.card.event;
        let by_games = Mix::of_games(view, &games, high);
        if by_games.unknown == 0 {
            return by_games;
        }
        let told = [event.games_with_field.known(), others(view.facts)];
        let fits = |mix: &&ByRank| i32::from(mix.total()) == number(&games) && by_games.is_within(mix);
        match told.iter().flatten().find(fits) {
            Some(counts) => Mix::of_counts(counts),
            None => by_games,
        }
    }

    fn of_games(view: &View<'_>, games: &[Seen<'_>], high: Thresholds) -> Mix {
        let mut mix = Mix::default();
        for game in games {
            match view.rank(game) {
                Given::NotGiven => {
                    mix.unknown += 1;
                    mix.missing.push(Missing::OpponentRank(game.round));
                }
                Given::Known(Some(Rank::MS)) => mix.add_master(view, game, high),
                Given::Known(rank) => match RankGroup::of(rank) {
                    RankGroup::GR => mix.gr += 1,
                    RankGroup::KMS => mix.kms += 1,
                    RankGroup::First => mix.first += 1,
                    _ => mix.below += 1,
                },
            }
        }
        mix
    }

    /// A master is above the others by a rating that is lower for women.
    fn add_master(&mut self, view: &View<'_>, game: &Seen<'_>, high: Thresholds) {
        let sex = game.opponent.map_or(Given::NotGiven, |opponent| opponent.sex);
        let need = by_sex(high, sex);
        match view.rated(game) {
            Rated::At(rating) if rating >= need.high => self.ms_high += 1,
            Rated::At(rating) if rating < need.low => self.ms_other += 1,
            Rated::Not => self.ms_other += 1,
            Rated::At(_) => {
                self.ms_unclear += 1;
                self.missing.push(Missing::OpponentSex(game.round));
            }
            Rated::Unknown => {
                self.ms_unclear += 1;
                self.missing.push(Missing::OpponentRating(game.round));
            }
        }
    }

    /// Whether there are at least as many of each kind as the games name.
    fn is_within(&self, counts: &ByRank) -> bool {
        let masters = self.ms_high + self.ms_unclear + self.ms_other;
        let below = RankGroup::ALL.into_iter().skip_while(|group| *group != RankGroup::Second);
        let named = [
            (self.gr, counts.of(RankGroup::GR)),
            (masters, counts.of(RankGroup::MS)),
            (self.kms, counts.of(RankGroup::KMS)),
            (self.first, counts.of(RankGroup::First)),
            (self.below, below.map(|group| counts.of(group)).sum()),
        ];
        named.into_iter().all(|(named, counted)| named <= i32::from(counted))
    }

    fn of_counts(counts: &ByRank) -> Mix {
        let of = |group| i32::from(counts.of(group));
        let masters = of(RankGroup::MS);
        let high = counts.ms_high().known().map(i32::from);
        Mix {
            gr: of(RankGroup::GR),
            ms_high: high.unwrap_or(0),
            ms_unclear: if high.is_some() { 0 } else { masters },
            ms_other: high.map_or(0, |high| masters - high),
            kms: of(RankGroup::KMS),
            first: of(RankGroup::First),
            below: of(RankGroup::Second) + of(RankGroup::Third) + of(RankGroup::Without),
            unknown: 0,
            missing: if high.is_some() { Vec::new() } else { vec![Missing::MastersHigh] },
        }
    }
}

/// In a single round robin: all participants without the applicant.
fn others(facts: &Facts<'_>) -> Option<ByRank> {
    let mut field = facts.card.event.field.known().filter(|_| is_round_robin(facts))?;
    let own = RankGroup::of(facts.card.player.rank.known()?);
    field.set(own, field.of(own).checked_sub(1)?);
    if own == RankGroup::MS {
        // Whether the applicant is one of those above the others is not said.
        let clear = field.ms_high() == Given::Known(0);
        let masters = field.of(RankGroup::MS);
        let mut without = ByRank::default();
        for group in RankGroup::ALL {
            if group != RankGroup::MSHigh {
                without.set(group, field.of(group));
            }
        }
        if clear && masters > 0 {
            without.set(RankGroup::MSHigh, 0);
        }
        field = without;
    }
    Some(field)
}

/// Whether everybody meets everybody once, so that the card names all participants. A team event has more.
pub(super) fn is_round_robin(facts: &Facts<'_>) -> bool {
    facts.format == EventFormat::RoundRobin && facts.discipline != Discipline::Team
}

/// All participants by rank: as the card counts them, or from the opponents and the applicant where everybody meets
/// everybody. What would have to be known else. Counts that leave no room for the opponents are taken for none.
pub(super) fn participants(facts: &Facts<'_>) -> Result<ByRank, Vec<Missing>> {
    let mut named = ByRank::default();
    let mut missing = Vec::new();
    match facts.card.player.rank {
        Given::Known(rank) => named.add(RankGroup::of(rank)),
        Given::NotGiven => missing.push(Missing::OwnRank),
    }
    for entry in facts.entries().iter().filter(|entry| entry.outcome.has_opponent()) {
        match entry.opponent.map_or(Given::NotGiven, |opponent| opponent.rank) {
            Given::Known(rank) => named.add(RankGroup::of(rank)),
            Given::NotGiven => missing.push(Missing::OpponentRank(entry.round)),
        }
    }
    if let Given::Known(field) = facts.card.event.field {
        // Who is met more than once is one participant.
        let meet_once = matches!(facts.format, EventFormat::RoundRobin | EventFormat::Swiss);
        let room = |group: &RankGroup| *group == RankGroup::MSHigh || named.of(*group) <= field.of(*group);
        let has_room = !meet_once || RankGroup::ALL.iter().all(room);
        return match (field.total(), has_room) {
            (0, _) => Err(vec![Missing::Field]),
            (_, true) => Ok(field),
            (_, false) => Err(vec![Missing::FieldTooFew]),
        };
    }
    match (is_round_robin(facts), missing.is_empty()) {
        (false, _) => Err(vec![Missing::Field]),
        (true, true) => Ok(named),
        (true, false) => Err(missing),
    }
}
