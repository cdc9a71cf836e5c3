//! Article 1.42 (1.4.2): games that do not count.

use super::ratings;
use super::tally::{FederationSlot, Piece};
use super::terms::{EventFacts, Pairings};
use crate::answer::Range;
use crate::chess::order::sort_short;
use crate::chess::{Card, EventFormat, Federation, Game, Given, NormTitle, Opponent, Outcome, Rating, Title};
use crate::rules::{Clause, Excluded, FidOpponents, FideTitles};
use crate::verdict::Role;

/// How the pending games are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scenario {
    /// They are left aside.
    Decided,
    /// All are played and lost, and opponents who are not known yet suit no rule.
    Worst,
    /// All are played and won, and opponents who are not known yet suit every rule.
    Best,
}

impl Scenario {
    /// What a round scores.
    fn half_points(self, entry: &Entry<'_>) -> u16 {
        entry.half_points.unwrap_or(if self == Scenario::Best { 2 } else { 0 })
    }
}

/// A round that counts, or will count when it is played.
#[derive(Clone, Debug)]
pub(super) struct Entry<'a> {
    /// Round.
    pub round: u8,
    /// The score, `None` while pending.
    pub half_points: Option<u16>,
    /// The opponent, `None` when not known yet.
    pub opponent: Option<&'a Opponent>,
    /// Which opponent it is: the same number for the same one.
    pub number: u16,
    /// 1.42d: what is known of an unrated opponent of a round robin who may have scored nothing; a draw or a loss
    /// against the applicant would be a score.
    pub pointless: Pointless,
}

impl Entry<'_> {
    /// Whether the opponent is not known yet.
    pub(super) const fn is_unpaired(&self) -> bool {
        self.half_points.is_none() && self.opponent.is_none()
    }
}

/// Whether an opponent is one of 1.42d, if the applicant wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pointless {
    /// No: rated, or has scored, or the event is no round robin.
    No,
    /// It was not given.
    Perhaps,
    /// Yes.
    Yes,
}

/// The rounds of a card, sorted by what becomes of them under article 1.42.
#[derive(Clone, Debug, Default)]
pub(super) struct Roll<'a> {
    /// What counts or will count, by round.
    pub entries: Vec<Entry<'a>>,
    /// What does not count, with the reason.
    pub set_aside: Vec<(u8, Role)>,
    /// 1.42c: the last round, when its opponent did not come.
    pub last_round_forfeit: Option<Entry<'a>>,
    /// Whether a round was lost to a bye of the pairing or to an opponent who did not come.
    pub point_without_game: bool,
    /// Whether every opponent who counts has a name.
    pub all_named: bool,
    /// The federations met, for their places in [`FederationSlot::Foreign`].
    federations: Vec<Federation>,
    own: Given<Federation>,
}

impl<'a> Roll<'a> {
    /// Sorts the rounds of a card. Rounds that the event has and the card does not list are pending.
    pub(super) fn of(card: &'a Card, titles: &FideTitles, event: &EventFacts) -> Roll<'a> {
        let mut roll = Roll { own: card.player.federation, ..Roll::default() };
        let mut games: Vec<&Game> = card.games.iter().collect();
        sort_short(&mut games, |game| game.round);
        for game in &games {
            roll.place(game, titles, event);
        }
        for round in 1..=event.rounds {
            if games.binary_search_by_key(&round, |game| game.round).is_err() {
                let number = roll.next_number();
                roll.entries.push(Entry {
                    round,
                    half_points: None,
                    opponent: None,
                    number,
                    pointless: Pointless::No,
                });
            }
        }
        sort_short(&mut roll.entries, |entry| entry.round);
        if event.format == EventFormat::DoubleRoundRobin {
            roll.meet_again(event);
        }
        roll.all_named =
            roll.entries.iter().all(|entry| entry.opponent.is_some_and(|opponent| !opponent.name.is_empty()));
        roll
    }

    fn place(&mut self, game: &'a Game, titles: &FideTitles, event: &EventFacts) {
        let excluded = &titles.excluded;
        let opponent = game.opponent.as_ref();
        if let Some(opponent) = opponent {
            self.meet(opponent);
        }
        let entry = Entry {
            round: game.round,
            half_points: game.outcome.over_the_board().map(|points| points.get()),
            opponent,
            number: self.number_of(opponent),
            pointless: match opponent {
                Some(opponent) if excluded.unrated_zero.value => pointless(opponent, event),
                _ => Pointless::No,
            },
        };
        let no_member = no_member(opponent, excluded);
        if !matches!(game.outcome, Outcome::Win | Outcome::Draw | Outcome::Loss | Outcome::Pending) {
            self.set_aside
                .push((game.round, Role::NotOverTheBoard(excluded.not_over_the_board.clause.clone())));
            self.point_without_game |= matches!(game.outcome, Outcome::ForfeitWin | Outcome::Bye);
            // An opponent who would not have counted could not have given a game.
            let would_count = no_member.is_none() && entry.pointless != Pointless::Yes;
            if game.outcome == Outcome::ForfeitWin
                && game.round == event.rounds
                && excluded.last_round_forfeit.value
                && would_count
            {
                self.last_round_forfeit = Some(Entry { half_points: Some(0), ..entry });
            }
            return;
        }
        if let Some(clause) = no_member {
            self.set_aside.push((game.round, Role::NoMember(clause.clone())));
            return;
        }
        if entry.pointless == Pointless::Yes && game.outcome == Outcome::Win {
            let clause = excluded.unrated_zero.clause.clone();
            self.set_aside.push((game.round, Role::UnratedWithoutPoint(clause)));
            return;
        }
        self.entries.push(entry);
    }

    /// 1.45f: in a double round robin everybody is met twice. Once all opponents are known, those met once fill the
    /// rounds that the card does not list.
    fn meet_again(&mut self, event: &EventFacts) {
        let known: Vec<(u16, &'a Opponent)> =
            self.entries.iter().filter_map(|entry| Some((entry.number, entry.opponent?))).collect();
        let times = |number: u16| known.iter().filter(|(other, _)| *other == number).count();
        let mut once: Vec<(u16, &'a Opponent)> =
            known.iter().filter(|(number, _)| times(*number) == 1).copied().collect();
        let met = known.len() - (known.len() - once.len()) / 2;
        if 2 * met != usize::from(event.rounds) {
            return;
        }
        for entry in self.entries.iter_mut().filter(|entry| entry.is_unpaired()) {
            let Some((number, opponent)) = once.pop() else { return };
            entry.number = number;
            entry.opponent = Some(opponent);
        }
    }

    fn meet(&mut self, opponent: &Opponent) {
        if let Given::Known(federation) = opponent.federation
            && !self.federations.contains(&federation)
        {
            self.federations.push(federation);
        }
    }

    /// The same number for the same opponent.
    ///
    /// Names tell opponents apart. Without names, two rows that say the same are taken for one opponent met
    /// twice, never more than two: it matters in double round robins only.
    fn number_of(&self, opponent: Option<&Opponent>) -> u16 {
        let Some(opponent) = opponent else { return self.next_number() };
        let met: Vec<u16> = self
            .entries
            .iter()
            .filter(|entry| entry.opponent.is_some_and(|other| seems_same(opponent, other)))
            .map(|entry| entry.number)
            .collect();
        let twice = |number: u16| met.iter().filter(|other| **other == number).count() > 1;
        met.iter()
            .copied()
            .find(|number| !opponent.name.is_empty() || !twice(*number))
            .unwrap_or_else(|| self.next_number())
    }

    fn next_number(&self) -> u16 {
        self.entries.iter().map(|entry| entry.number + 1).max().unwrap_or(0)
    }

    /// Whether some opponent has no name, and too little else to be told from others.
    pub(super) fn has_nameless(&self) -> bool {
        let is_nameless = |opponent: &Opponent| {
            opponent.name.is_empty()
                && !(opponent.rating.is_known()
                    && opponent.title.is_known()
                    && opponent.federation.is_known())
        };
        self.entries.iter().any(|entry| entry.opponent.is_some_and(is_nameless))
    }

    /// Whether some round is not decided.
    pub(super) fn has_pending(&self) -> bool {
        self.entries.iter().any(|entry| entry.half_points.is_none())
    }

    /// The games as one norm sees them.
    pub(super) fn pieces(&self, view: &View<'_>, scenario: Scenario) -> Vec<Piece> {
        self.entries
            .iter()
            .enumerate()
            .filter(|(_, entry)| scenario != Scenario::Decided || entry.half_points.is_some())
            .filter(|(_, entry)| !(entry.pointless == Pointless::Yes && scenario.half_points(entry) == 2))
            .map(|(place, entry)| self.piece(place, entry, view, scenario))
            .collect()
    }

    /// The last round as a loss, where its opponent did not come.
    pub(super) fn last_round_as_loss(&self, view: &View<'_>) -> Option<Piece> {
        let entry = self.last_round_forfeit.as_ref()?;
        Some(self.piece(self.entries.len(), entry, view, Scenario::Decided))
    }

    fn piece(&self, place: usize, entry: &Entry<'_>, view: &View<'_>, scenario: Scenario) -> Piece {
        let best = scenario == Scenario::Best;
        let half_points = scenario.half_points(entry);
        let known = Piece {
            entry: place,
            round: entry.round,
            half_points,
            rating: ratings::of_anybody(&view.titles.ratings, view.start),
            titled: Range::up_to(1),
            level: Range::up_to(i32::from(view.weights().greatest())),
            federation: FederationSlot::NotGiven,
            unrated: Range::up_to(1),
            perhaps_pointless: entry.pointless == Pointless::Perhaps && half_points == 2,
            opponent: entry.number,
        };
        match entry.opponent {
            Some(opponent) => Piece {
                rating: view.rating_of(opponent),
                titled: view.titled(opponent.title),
                level: view.level(opponent.title),
                federation: self.slot(opponent.federation),
                unrated: match opponent.rating {
                    Given::Known(rating) => Range::exactly(i32::from(rating.is_none())),
                    Given::NotGiven => Range::up_to(1),
                },
                ..known
            },
            None if entry.half_points.is_some() => known,
            None if best => Piece {
                rating: Range::exactly(i32::from(Rating::HIGHEST.get())),
                titled: Range::exactly(1),
                level: Range::exactly(known.level.high),
                federation: FederationSlot::Welcome,
                unrated: Range::exactly(0),
                ..known
            },
            None => Piece {
                rating: Range::exactly(known.rating.low),
                titled: Range::exactly(0),
                level: Range::exactly(0),
                federation: FederationSlot::Unwelcome,
                unrated: Range::exactly(1),
                ..known
            },
        }
    }

    fn slot(&self, federation: Given<Federation>) -> FederationSlot {
        match federation {
            Given::NotGiven => FederationSlot::NotGiven,
            Given::Known(Federation::FID | Federation::NONE) => FederationSlot::Flag,
            known if known == self.own => FederationSlot::Own,
            Given::Known(federation) => {
                let place = self.federations.iter().position(|other| *other == federation).unwrap_or(0);
                FederationSlot::Foreign(u8::try_from(place).unwrap_or(u8::MAX))
            }
        }
    }

    /// The federation of a place in [`FederationSlot::Foreign`].
    pub(super) fn federation_at(&self, place: u8) -> Option<Federation> {
        self.federations.get(usize::from(place)).copied()
    }
}

/// How one norm looks at an opponent.
#[derive(Clone, Copy, Debug)]
pub(super) struct View<'a> {
    /// The edition.
    pub titles: &'a FideTitles,
    /// Which norm.
    pub norm: NormTitle,
    /// First day of the event.
    pub start: Option<crate::chess::Date>,
}

impl View<'_> {
    fn weights(&self) -> &crate::rules::LevelWeights {
        &self.titles.titles.weights.of(self.norm).value
    }

    fn rating_of(&self, opponent: &Opponent) -> Range {
        match opponent.rating {
            Given::Known(Some(rating)) => Range::exactly(i32::from(rating.get())),
            Given::Known(None) => ratings::of_unrated(&self.titles.ratings, opponent.title, self.start),
            Given::NotGiven => ratings::of_anybody(&self.titles.ratings, self.start),
        }
    }

    /// 1 when the title counts as one (1.45a).
    fn titled(&self, title: Given<Option<Title>>) -> Range {
        match title {
            Given::NotGiven => Range::up_to(1),
            Given::Known(None) => Range::exactly(0),
            Given::Known(Some(title)) => {
                Range::exactly(i32::from(self.titles.titles.titled.value.titles.contains(&title)))
            }
        }
    }

    /// The weight towards the level (1.45b to e), in halves.
    fn level(&self, title: Given<Option<Title>>) -> Range {
        match title {
            Given::NotGiven => Range::up_to(i32::from(self.weights().greatest())),
            Given::Known(None) => Range::exactly(0),
            Given::Known(Some(title)) => Range::exactly(i32::from(self.weights().halves(title))),
        }
    }
}

fn seems_same(one: &Opponent, other: &Opponent) -> bool {
    if one.name.is_empty() && other.name.is_empty() {
        (one.rating, one.title, one.federation) == (other.rating, other.title, other.federation)
    } else {
        one.name == other.name
    }
}

/// 1.42a (1.4.2a): the article by which games against this opponent do not count; `None` when they do.
fn no_member<'t>(opponent: Option<&Opponent>, excluded: &'t Excluded) -> Option<&'t Clause> {
    match opponent?.federation.known()? {
        Federation::NONE if excluded.non_member.value => Some(&excluded.non_member.clause),
        Federation::FID if excluded.fid.value == FidOpponents::NotCounted => Some(&excluded.fid.clause),
        _ => None,
    }
}

/// 1.42d (1.4.2b): an unrated opponent of a round robin whom the applicant beats may be one who scored nothing
/// against rated opponents.
fn pointless(opponent: &Opponent, event: &EventFacts) -> Pointless {
    if event.pairings() != Pairings::Predetermined {
        return Pointless::No;
    }
    match (opponent.rating, opponent.scored_against_rated) {
        (Given::Known(Some(_)), _) | (_, Given::Known(true)) => Pointless::No,
        (Given::Known(None), Given::Known(false)) => Pointless::Yes,
        (Given::Known(None), Given::NotGiven) | (Given::NotGiven, _) => Pointless::Perhaps,
    }
}
