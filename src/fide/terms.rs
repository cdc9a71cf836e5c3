//! What is the same for every game of one norm: edition, event, applicant.

use super::tally::Piece;
use crate::answer::{Answer, Range, Truth};
use crate::chess::{Card, Discipline, EventFormat, EventKind, Federation, Given, NormTitle, Sex};
use crate::rules::{
    Clause, Exemption, ExemptionEvent, ExemptionFor, FideTitles, Figure, IgnoreTail, RatingTables, TwiceMet,
};
use crate::verdict::Missing;

/// What is known of the applicant's federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OwnFederation {
    /// A member federation.
    Member,
    /// FIDE's flag, or none: nobody is of the applicant's federation.
    Flag,
    /// Not given.
    NotGiven,
}

/// Whether an exemption lifts the articles on federations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Waiver {
    /// No.
    No,
    /// Yes, by this article.
    Yes(Figure<Exemption>),
    /// It may; what was not given decides.
    Maybe(Vec<Missing>),
}

/// Whether the pairings of all rounds are known before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pairings {
    /// No: a Swiss, a knock-out, an Olympiad.
    Open,
    /// Yes: a round robin.
    Predetermined,
    /// A team event may be either.
    Unclear,
}

/// The event as the articles see it: what the card says, and the usual where it says nothing.
#[derive(Clone, Copy, Debug)]
pub(super) struct EventFacts {
    /// Format.
    pub format: EventFormat,
    /// Kind.
    pub kind: EventKind,
    /// Whether it is played at a standard time control.
    pub standard: bool,
    /// Number of rounds.
    pub rounds: u8,
}

impl EventFacts {
    /// Whether the pairings of all rounds are known before the first.
    pub(super) fn pairings(&self) -> Pairings {
        match self.format {
            EventFormat::RoundRobin | EventFormat::DoubleRoundRobin => Pairings::Predetermined,
            EventFormat::Team if self.kind != EventKind::Olympiad => Pairings::Unclear,
            EventFormat::Swiss | EventFormat::Knockout | EventFormat::Team => Pairings::Open,
        }
    }

    /// Of a card; without a number of rounds, as many as the card lists.
    pub(super) fn of(card: &Card) -> EventFacts {
        let event = &card.event;
        let listed = card.games.iter().map(|game| game.round).max().unwrap_or(0);
        EventFacts {
            format: event.format.known().unwrap_or(EventFormat::Swiss),
            kind: event.kind.known().unwrap_or(EventKind::Ordinary),
            standard: matches!(
                event.discipline,
                Given::NotGiven | Given::Known(Discipline::Standard | Discipline::Team)
            ),
            rounds: event.rounds.known().map_or(listed, |rounds| rounds.max(listed)),
        }
    }
}

/// Everything that one norm asks, beside the games themselves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms<'a> {
    /// The edition.
    pub titles: &'a FideTitles,
    /// The conversion table.
    pub tables: &'a RatingTables,
    /// Which norm.
    pub norm: NormTitle,
    /// The event.
    pub event: EventFacts,
    /// The applicant's federation.
    pub own: OwnFederation,
    /// The exemption.
    pub waiver: &'a Waiver,
    /// The article on double round robins, in such an event.
    pub twice_met: Option<&'a Figure<TwiceMet>>,
    /// Least number of games, with the article that says so.
    pub least: LeastGames<'a>,
    /// 1.42c: the game of the last round, as a loss that has to be affordable.
    pub loss_to_afford: Option<Piece>,
    /// The mix of opponents over the whole event, where leaving games out depends on it.
    pub whole_event_mix: Truth,
    /// Whether games that were not won are left out after the norm.
    pub without_tail: bool,
    /// Whether won games are left out.
    pub without_won: bool,
    /// Whether all games are against one and the same opponent.
    pub is_match: bool,
    /// A round that two games claim.
    pub round_twice: Option<u8>,
    /// Whether, in a double round robin, it can't be told which opponents are the same.
    pub opponents_unclear: bool,
    /// Whether the applicant may hold women's titles.
    pub sex: Given<Sex>,
}

/// Least number of games.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeastGames<'a> {
    /// So many.
    pub games: u8,
    /// What exactly so many count as, where that is more or fewer.
    pub count_as: Option<u8>,
    /// Whether nobody could tell us if the edition has this rule.
    pub unclear: bool,
    /// The article.
    pub clause: &'a Clause,
    /// How sure it is.
    pub sure: crate::rules::Sure,
    /// Its note.
    pub note: &'a Option<crate::rules::LocalText>,
}

impl<'a> LeastGames<'a> {
    pub(super) fn new<T>(games: u8, count_as: Option<u8>, figure: &'a Figure<T>) -> LeastGames<'a> {
        LeastGames {
            games,
            count_as,
            unclear: false,
            clause: &figure.clause,
            sure: figure.sure,
            note: &figure.note,
        }
    }
}

impl Terms<'_> {
    /// Women's titles are for women.
    pub(super) fn sex(&self) -> Option<Answer> {
        let have = match self.sex {
            Given::Known(Sex::Female) => Range::exactly(1),
            Given::Known(Sex::Male) => Range::exactly(0),
            Given::NotGiven => Range::up_to(1),
        };
        self.norm.title().is_womens().then_some(Answer::least(1, have))
    }

    /// 1.42f (1.4.1e): games after the norm may be left out; not where all pairings are known beforehand.
    pub(super) fn tail(&self) -> Truth {
        match (self.titles.excluded.tail.value, self.event.pairings()) {
            (IgnoreTail::Any, _) | (_, Pairings::Open) => Truth::Yes,
            (IgnoreTail::NotWithPredeterminedPairings, Pairings::Predetermined) => Truth::No,
            _ => Truth::Maybe,
        }
    }
}

/// The applicant's federation as the articles see it.
pub(super) fn own_federation(card: &Card) -> OwnFederation {
    match card.player.federation {
        Given::Known(Federation::FID | Federation::NONE) => OwnFederation::Flag,
        Given::Known(_) => OwnFederation::Member,
        Given::NotGiven => OwnFederation::NotGiven,
    }
}

/// 1.43a to e (1.4.3a to d): events that are exempt from the articles on federations.
///
/// National championships exempt, from 2024 for sure, only players of the federation that registered them.
pub(super) fn waiver(card: &Card, titles: &FideTitles, event: &EventFacts) -> Waiver {
    let mut found = Waiver::No;
    for figure in &titles.federations.exemptions {
        if !is_exempt_event(card, event, figure.value.event) {
            continue;
        }
        let waiver = match (figure.value.players, is_of_host(card)) {
            (ExemptionFor::Everybody, _) | (_, Given::Known(true)) => Waiver::Yes(figure.clone()),
            (ExemptionFor::Host, Given::Known(false)) => Waiver::No,
            (ExemptionFor::HostOthersUnclear, Given::Known(false)) => {
                Waiver::Maybe(vec![Missing::ExemptionReach(event.kind)])
            }
            (_, Given::NotGiven) => Waiver::Maybe(host_missing(card)),
        };
        match waiver {
            Waiver::Yes(_) => return waiver,
            Waiver::Maybe(..) => found = waiver,
            Waiver::No => {}
        }
    }
    found
}

fn is_exempt_event(card: &Card, event: &EventFacts, exempt: ExemptionEvent) -> bool {
    match exempt {
        ExemptionEvent::NationalFinal => event.kind == EventKind::NationalFinal,
        ExemptionEvent::NationalTeam => event.kind == EventKind::NationalTeam,
        ExemptionEvent::Zonal => event.kind == EventKind::Zonal,
        ExemptionEvent::BigSwiss => {
            event.format == EventFormat::Swiss && card.event.big_swiss == Given::Known(true)
        }
        // No card can tell whether FIDE consented.
        ExemptionEvent::ByConsent => false,
    }
}

fn is_of_host(card: &Card) -> Given<bool> {
    match (card.player.federation, card.event.host) {
        (Given::Known(own), Given::Known(host)) => Given::Known(own == host),
        _ => Given::NotGiven,
    }
}

fn host_missing(card: &Card) -> Vec<Missing> {
    let mut missing = Vec::new();
    if !card.player.federation.is_known() {
        missing.push(Missing::OwnFederation);
    }
    if !card.event.host.is_known() {
        missing.push(Missing::Host);
    }
    missing
}
