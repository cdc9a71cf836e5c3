//! Section 6, special conditions 2 to 4: what correspondence events ask besides. The average of an event is asked by later
//! editions too.

use super::conditions;
use super::facts::{Rated, Seen, View, any_rating, count, number, one_if};
use super::finding::Finding;
use super::mix;
use crate::answer::{Range, Truth};
use crate::chess::{Discipline, EventFormat, Given, Rank, RankGroup};
use crate::rules::Figure;
use crate::rules::evsk::{Answer, KmsGames, Question, StrongPlayers};
use crate::verdict::{Missing, Subject};

/// To whole rating points below.
pub(super) const fn floor(sum: i32, players: i32) -> i32 {
    if players == 0 { 0 } else { sum.div_euclid(players) }
}

/// 6.2, 6.3: the average of the event: as the card tells it, else, where everybody meets everybody, of the applicant and
/// the opponents. In a correspondence event ratings are individual coefficients.
///
/// `to_whole` makes a whole number of the sum and the number of players: no average below a least one may reach it by
/// rounding.
pub(super) fn event_average(view: &View<'_>, to_whole: fn(i32, i32) -> i32) -> (Range, Vec<Missing>) {
    let facts = view.facts;
    if let Given::Known(average) = facts.card.event.average {
        return (Range::exactly(i32::from(average)), Vec::new());
    }
    // Who is met twice is one participant.
    let times = match facts.format {
        EventFormat::DoubleRoundRobin if facts.discipline != Discipline::Team => 2,
        _ if mix::is_round_robin(facts) => 1,
        _ => return (any_rating(), vec![Missing::EventAverage]),
    };
    let player = &facts.card.player;
    let own = match facts.discipline {
        Discipline::Correspondence => player.coefficient.known(),
        _ => facts.own_rating().known().flatten(),
    };
    let Some(own) = own else {
        let missing = match facts.discipline {
            Discipline::Correspondence => Missing::Coefficient,
            _ => Missing::EventAverage,
        };
        return (any_rating(), vec![missing]);
    };
    let met = view.met();
    let rated: Option<Vec<i32>> = met
        .iter()
        .map(|game| match view.rated(game) {
            Rated::At(rating) => Some(rating),
            Rated::Not | Rated::Unknown => None,
        })
        .collect();
    match rated.filter(|rated| !rated.is_empty() && !facts.has_unpaired()) {
        Some(rated) => {
            let sum = rated.iter().sum::<i32>() + times * i32::from(own.get());
            (Range::exactly(to_whole(sum, number(&rated) + times)), Vec::new())
        }
        None => (any_rating(), vec![Missing::EventAverage]),
    }
}

/// 6.2: at least eight ГР and МС, or КМС with a coefficient of 2450, take part, the applicant among them. Whether the
/// coefficient is asked of all is a question of reading.
pub(super) fn strong_players<'v>(view: &View<'v>, figure: &Figure<StrongPlayers>) -> Finding {
    let least = i32::from(figure.value.kms_from);
    let of_all = view.takes(Question::StrongPlayers, Answer::AllFrom);
    let by_rating = |rated: Rated| match rated {
        Rated::At(rating) if rating >= least => Truth::Yes,
        Rated::Unknown => Truth::Maybe,
        Rated::At(_) | Rated::Not => Truth::No,
    };
    let suits = |rank: Given<Option<Rank>>, rated: Rated| match rank {
        Given::Known(Some(Rank::GR | Rank::MS)) if !of_all => Truth::Yes,
        Given::Known(Some(Rank::GR | Rank::MS | Rank::KMS)) => by_rating(rated),
        Given::Known(_) => Truth::No,
        Given::NotGiven => Truth::Maybe,
    };
    let facts = view.facts;
    let by_game = |game: &Seen<'v>| suits(view.rank(game), view.rated(game));
    let met = view.met();
    let player = &facts.card.player;
    let own_rating = player.coefficient.known().map_or(Rated::Unknown, |own| Rated::At(i32::from(own.get())));
    let own = one_if(suits(player.rank, own_rating));
    let opponents = count(&met, by_game);
    // Who is met twice is one participant.
    let opponents = if facts.format == EventFormat::DoubleRoundRobin {
        Range { low: opponents.low / 2, high: (opponents.high + 1) / 2 }
    } else {
        opponents
    };
    let mut have = opponents.plus(own);
    let mut missing: Vec<Missing> = met
        .iter()
        .filter(|game| by_game(game) == Truth::Maybe)
        .map(|game| match view.rank(game) {
            Given::NotGiven => Missing::OpponentRank(game.round),
            Given::Known(_) => Missing::OpponentRating(game.round),
        })
        .collect();
    if own.low != own.high {
        missing.push(if player.rank.is_known() { Missing::Coefficient } else { Missing::OwnRank });
    }
    let is_whole = matches!(facts.format, EventFormat::RoundRobin | EventFormat::DoubleRoundRobin)
        && !facts.has_unpaired();
    match facts.card.event.field {
        // Not everybody was met twice yet: the games do not tell how many opponents there are.
        _ if is_whole && missing.is_empty() && have.low != have.high => missing.push(Missing::Field),
        _ if is_whole => {}
        // Where not everybody meets, others may take part.
        Given::NotGiven => {
            have.high = i32::from(u16::MAX);
            missing.push(Missing::Field);
        }
        Given::Known(field) => {
            let titled = i32::from(field.of(RankGroup::GR)) + i32::from(field.of(RankGroup::MS));
            let most = titled + i32::from(field.of(RankGroup::KMS));
            have = Range { low: have.low.max(if of_all { 0 } else { titled }), high: most.max(have.high) };
            missing.push(Missing::StrongKms);
        }
    }
    Finding::least(Subject::StrongPlayers, figure.mark(), i32::from(figure.value.players), have)
        .blank(have.high == i32::from(u16::MAX) && have.low == 0)
        .asks(missing)
}

/// 6.4: six games with КМС, or four where everybody meets twice and there are fourteen games. Whether ГР and МС count
/// with КМС is a question of reading.
pub(super) fn kms_games<'v>(view: &View<'v>, figure: &Figure<KmsGames>, games: &[Seen<'v>]) -> Vec<Finding> {
    let rule = &figure.value;
    let higher = view.takes(Question::KmsCount, Answer::KmsOrHigher);
    let suits = |game: &Seen<'v>| match view.group(game) {
        Given::Known(RankGroup::KMS) => Truth::Yes,
        Given::Known(RankGroup::GR | RankGroup::MS) if higher || game.opponent.is_none() => Truth::Yes,
        Given::Known(_) => Truth::No,
        Given::NotGiven => Truth::Maybe,
    };
    let unsure = games.iter().filter(|game| suits(game) == Truth::Maybe);
    let missing = unsure.map(|game| Missing::OpponentRank(game.round));
    let of = |need: u8| {
        Finding::least(Subject::KmsGames, figure.mark(), i32::from(need), count(games, suits)).asks(missing)
    };
    match view.facts.format {
        EventFormat::RoundRobin => vec![of(rule.one_round)],
        EventFormat::DoubleRoundRobin => {
            vec![of(rule.two_rounds), conditions::games(view, figure.mark(), rule.two_rounds_games)]
        }
        // The text speaks of events in one round and in two.
        EventFormat::Swiss | EventFormat::Knockout | EventFormat::Team => vec![
            of(rule.two_rounds),
            Finding::plain(Subject::System, figure.mark(), Truth::Maybe).asks([Missing::Format]),
        ],
    }
}
