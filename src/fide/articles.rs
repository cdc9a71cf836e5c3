//! The list of everything that a norm asks of a set of games.
//!
//! The search for the best set and the explanation of a verdict both go through this list, so that they can't
//! disagree.

use super::tally::Tally;
use super::terms::{Pairings, Terms, Waiver};
use super::{federations, games, performance, ratings, titles};
use crate::answer::{Answer, Bound, Range, Truth};
use crate::rules::{Clause, Figure, IgnoreWon, LocalText, Sure};
use crate::verdict::Subject;

/// One condition of a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Article {
    Games,
    MostRounds,
    Average,
    Performance,
    Score,
    Level,
    Titled,
    Foreign,
    Own,
    One,
    Unrated,
    TwiceMetPlayers,
    Opponents,
    UnratedWithoutPoint,
    WholeEventMix,
    WonOfRoundRobin,
    EightPlusOne,
    OneGameARound,
    LastRoundLoss,
    Tail,
    StandardTimeControl,
    Sex,
}

/// Where a condition stands, and how sure it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    pub clause: &'a Clause,
    pub sure: Sure,
    pub note: &'a Option<LocalText>,
}

impl<'a, T> From<&'a Figure<T>> for Place<'a> {
    fn from(figure: &'a Figure<T>) -> Place<'a> {
        Place { clause: &figure.clause, sure: figure.sure, note: &figure.note }
    }
}

impl Article {
    /// All conditions, in the order in which a person wants to read them.
    pub(super) const ALL: [Article; 22] = [
        Article::Games,
        Article::Performance,
        Article::Average,
        Article::Score,
        Article::Level,
        Article::Titled,
        Article::Foreign,
        Article::Own,
        Article::One,
        Article::Unrated,
        Article::TwiceMetPlayers,
        Article::Opponents,
        Article::MostRounds,
        Article::UnratedWithoutPoint,
        Article::WholeEventMix,
        Article::WonOfRoundRobin,
        Article::EightPlusOne,
        Article::OneGameARound,
        Article::LastRoundLoss,
        Article::Tail,
        Article::StandardTimeControl,
        Article::Sex,
    ];

    /// The mix of opponents: federations and titles.
    pub(super) const MIX: [Article; 5] =
        [Article::Level, Article::Titled, Article::Foreign, Article::Own, Article::One];

    /// What is asked and what is there; `None` where the condition does not arise.
    pub(super) fn answer(self, tally: &Tally, terms: &Terms<'_>) -> Option<Answer> {
        match self {
            Article::Games => Some(games::least(tally, terms)),
            Article::MostRounds => games::most_rounds(tally, terms),
            Article::Average => Some(performance::average(tally, terms)),
            Article::Performance => Some(performance::performance(tally, terms)),
            Article::Score => Some(performance::score(tally, terms)),
            Article::Level => Some(titles::level(tally, terms)),
            Article::Titled => Some(titles::titled(tally, terms)),
            Article::Foreign => Some(federations::foreign(tally, terms)),
            Article::Own => Some(federations::own(tally, terms)),
            Article::One => Some(federations::one(tally, terms)),
            Article::Unrated => ratings::unrated(tally, terms),
            Article::TwiceMetPlayers => titles::twice_met_players(tally, terms),
            Article::Opponents => opponents(terms),
            Article::UnratedWithoutPoint => unrated_without_point(tally),
            Article::WholeEventMix => whole_event_mix(terms),
            Article::WonOfRoundRobin => won_of_round_robin(terms),
            Article::EightPlusOne => terms.least.unclear.then(|| one_of(Truth::Maybe)),
            Article::OneGameARound => terms.round_twice.is_some().then(|| one_of(Truth::Maybe)),
            Article::LastRoundLoss => last_round_loss(tally, terms),
            Article::Tail => terms.without_tail.then(|| one_of(terms.tail())),
            Article::StandardTimeControl => {
                let asked = terms.titles.excluded.standard_time_control.value;
                (asked && !terms.event.standard).then_some(Answer::least(1, Range::exactly(0)))
            }
            Article::Sex => terms.sex(),
        }
    }

    /// Whether the condition holds or need not hold.
    pub(super) fn truth(self, answer: &Answer, terms: &Terms<'_>) -> Truth {
        let truth = answer.truth();
        match (self.is_waivable(), terms.waiver) {
            (true, Waiver::Yes(_)) => Truth::Yes,
            (true, Waiver::Maybe(..)) => truth.max(Truth::Maybe),
            _ => truth,
        }
    }

    /// Whether the exemptions of 1.43 lift it.
    pub(super) const fn is_waivable(self) -> bool {
        matches!(self, Article::Foreign | Article::Own | Article::One)
    }

    /// Where it stands in the edition.
    pub(super) fn place<'a>(self, terms: &Terms<'a>) -> Place<'a> {
        let titles = terms.titles;
        match self {
            Article::Games => {
                Place { clause: terms.least.clause, sure: terms.least.sure, note: terms.least.note }
            }
            Article::MostRounds => (&titles.games.most_rounds).into(),
            Article::Average => (&titles.performance.average).into(),
            Article::Performance => (&titles.performance.rating).into(),
            Article::Score => (&titles.performance.score_percent).into(),
            Article::Level => match terms.twice_met {
                Some(figure) => figure.into(),
                None => titles.titles.weights.of(terms.norm).into(),
            },
            Article::Titled => (&titles.titles.titled).into(),
            Article::Foreign => (&titles.federations.foreign).into(),
            Article::Own => (&titles.federations.own).into(),
            Article::One => (&titles.federations.one).into(),
            Article::Unrated => (&titles.ratings.unrated_most).into(),
            Article::TwiceMetPlayers => (&titles.titles.twice_met).into(),
            Article::Opponents => (&titles.excluded.least_opponents).into(),
            Article::StandardTimeControl => (&titles.excluded.standard_time_control).into(),
            Article::EightPlusOne => (&titles.games.eight_plus_one).into(),
            Article::OneGameARound => (&titles.games.least).into(),
            Article::UnratedWithoutPoint => (&titles.excluded.unrated_zero).into(),
            Article::WholeEventMix | Article::WonOfRoundRobin => (&titles.excluded.won).into(),
            Article::LastRoundLoss => (&titles.excluded.last_round_forfeit).into(),
            Article::Tail => (&titles.excluded.tail).into(),
            Article::Sex => titles.titles.weights.of(terms.norm).into(),
        }
    }

    /// What it is called in a verdict.
    pub(super) const fn subject(self, terms: &Terms<'_>) -> Subject {
        match self {
            Article::Games => Subject::Games,
            Article::MostRounds => Subject::Rounds,
            Article::Average => Subject::Average,
            Article::Performance => Subject::Performance,
            Article::Score => Subject::Score,
            Article::Level => Subject::Level(terms.norm.title()),
            Article::Titled => Subject::Titled,
            Article::Foreign => Subject::ForeignFederations,
            Article::Own => Subject::OwnFederation,
            Article::One => Subject::OneFederation(None),
            Article::Unrated => Subject::Unrated,
            Article::TwiceMetPlayers => Subject::TwiceMetPlayers,
            Article::Opponents => Subject::Opponents,
            Article::UnratedWithoutPoint => Subject::UnratedWithoutPoint,
            Article::WholeEventMix => Subject::WholeEventMix,
            Article::WonOfRoundRobin => Subject::WonOfRoundRobin,
            Article::EightPlusOne => Subject::EightPlusOne,
            Article::OneGameARound => Subject::OneGameARound,
            Article::LastRoundLoss => Subject::LastRoundLoss,
            Article::Tail => Subject::TailOfRoundRobin,
            Article::StandardTimeControl => Subject::StandardTimeControl,
            Article::Sex => Subject::Sex,
        }
    }

    /// Whether its amounts are halves.
    pub(super) const fn in_halves(self) -> bool {
        matches!(self, Article::Level | Article::Score)
    }
}

/// Whether these hold.
pub(super) fn hold(articles: &[Article], tally: &Tally, terms: &Terms<'_>) -> Truth {
    let mut truth = Truth::Yes;
    for article in articles {
        if let Some(answer) = article.answer(tally, terms) {
            truth = truth.and(article.truth(&answer, terms));
            if truth == Truth::No {
                break;
            }
        }
    }
    truth
}

/// 1.6 (1.4.2e): a match of two players is no event for norms.
fn opponents(terms: &Terms<'_>) -> Option<Answer> {
    let least = i32::from(terms.titles.excluded.least_opponents.value);
    terms.is_match.then_some(Answer::least(least, Range::exactly(1)))
}

/// 1.42d (1.4.2b): no game against an unrated opponent of a round robin who scored nothing against rated ones.
fn unrated_without_point(tally: &Tally) -> Option<Answer> {
    let perhaps = tally.perhaps_pointless;
    (perhaps > 0).then_some(Answer::most(0, Range::up_to(perhaps)))
}

/// 1.4.1f: in a round robin, games may be left out only when the whole event has the mix of a norm.
///
/// A team event may be one: there a lacking mix leaves the answer open.
fn whole_event_mix(terms: &Terms<'_>) -> Option<Answer> {
    let asks = terms.titles.excluded.won.value == IgnoreWon::WholeEventMixInRoundRobins;
    match terms.event.pairings() {
        _ if !asks || !terms.without_won => None,
        Pairings::Open => None,
        Pairings::Predetermined => Some(one_of(terms.whole_event_mix)),
        Pairings::Unclear => Some(one_of(terms.whole_event_mix.max(Truth::Maybe))),
    }
}

/// 1.4.1f of 2022 and 2023: whether won games of a round robin may be left out, nobody could tell us.
fn won_of_round_robin(terms: &Terms<'_>) -> Option<Answer> {
    let unclear = terms.titles.excluded.won.value == IgnoreWon::UnclearInRoundRobins;
    (unclear && terms.without_won && terms.event.pairings() != Pairings::Open).then(|| one_of(Truth::Maybe))
}

/// 1.42c (1.4.2c): when the opponent of the last round does not come, the norm stands if the game was needed for
/// the number of games only, so that a loss could have been afforded.
///
/// Where the performance would not have survived a loss, two readings differ: never a yes.
fn last_round_loss(tally: &Tally, terms: &Terms<'_>) -> Option<Answer> {
    let loss = terms.loss_to_afford.as_ref()?;
    let mut with_loss = *tally;
    with_loss.add(loss, false, false);
    let results = [performance::performance, performance::average, performance::score];
    let held = results
        .map(|article| article(&with_loss, terms))
        .iter()
        .map(Answer::truth)
        .fold(Truth::Yes, Truth::and);
    Some(one_of(held.max(Truth::Maybe)))
}

/// A condition that either holds or not.
fn one_of(truth: Truth) -> Answer {
    let have = match truth {
        Truth::Yes => Range::exactly(1),
        Truth::Maybe => Range::up_to(1),
        Truth::No => Range::exactly(0),
    };
    Answer { bound: Bound::Least, need: Range::exactly(1), have }
}
