//! Articles 1.43 and 1.44 (1.4.3 and 1.4.4): the opponents' federations.

use super::tally::{Spread, Tally};
use super::terms::{OwnFederation, Terms};
use crate::answer::{Answer, Range};

/// 1.43: at least two federations other than the applicant's.
///
/// FIDE's flag is no federation. Where the applicant's federation was not given, it may be one of those met.
pub(super) fn foreign(tally: &Tally, terms: &Terms) -> Answer {
    let Spread { foreign, not_given, welcome, .. } = tally.spread;
    let perhaps_own = i32::from(terms.own == OwnFederation::NotGiven && foreign > 0);
    let have = Range { low: foreign - perhaps_own + welcome, high: foreign + not_given + welcome };
    Answer::least(i32::from(terms.titles.federations.foreign.value), have)
}

/// 1.44a: at most three fifths of the opponents, rounded down, of the applicant's federation.
pub(super) fn own(tally: &Tally, terms: &Terms) -> Answer {
    let Spread { own, most_foreign, not_given, unwelcome, .. } = tally.spread;
    let have = match terms.own {
        OwnFederation::Member => Range { low: own + unwelcome, high: own + not_given + unwelcome },
        OwnFederation::Flag => Range::exactly(0),
        OwnFederation::NotGiven => Range { low: unwelcome, high: most_foreign + not_given + unwelcome },
    };
    let most = terms.titles.federations.own.value.rounded_down(u16::try_from(tally.games).unwrap_or(0));
    Answer::most(i32::from(most), have)
}

/// 1.44a: at most two thirds of the opponents, rounded down, of any one federation.
pub(super) fn one(tally: &Tally, terms: &Terms) -> Answer {
    let Spread { own, most_foreign, not_given, unwelcome, .. } = tally.spread;
    let met_most = own.max(most_foreign) + unwelcome;
    let most = terms.titles.federations.one.value.rounded_down(u16::try_from(tally.games).unwrap_or(0));
    Answer::most(i32::from(most), Range { low: met_most, high: met_most + not_given })
}
