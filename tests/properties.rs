//! What must hold for every card, whatever its figures.
//!
//! The tables under `tests/cases` say what the answer to one card is. Here no answer is known; what is known is how
//! the answers to two cards, of which one follows from the other, have to agree.

#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "the helpers of a test stop where they stand, as the test does"
)]

use norma::chess::{
    AgeGroup, ByRank, Card, Code, Colour, CompositionTitle, Date, Discipline, Event, EventFormat, EventKind,
    EventStatus, Federation, Game, Given, HalfPoints, Opponent, Outcome, Player, Rank, RankGroup, Rating,
    Sex, Title,
};
use norma::import::{self, Content};
use norma::rules::Library;
use norma::verdict::{
    Award, Change, CheckState, Judgement, Role, RoundAccount, Route, State, System, Verdict,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

fn judge(card: &Card) -> Vec<Judgement> {
    norma::check(card, Library::built_in(), None)
}

fn verdicts(card: &Card) -> Vec<Verdict> {
    judge(card).into_iter().flat_map(|judgement| judgement.verdicts).collect()
}

/// The verdicts on FIDE's titles.
fn fide(card: &Card) -> Vec<Verdict> {
    let mut verdicts = verdicts(card);
    verdicts.retain(|verdict| verdict.system == System::Fide);
    verdicts
}

/// The verdicts of the Russian classification.
fn russian(card: &Card) -> Vec<Verdict> {
    let mut verdicts = verdicts(card);
    verdicts.retain(|verdict| verdict.system == System::Evsk);
    verdicts
}

/// The state of one award by one route; `None` where the award is not open to the applicant.
fn state_of(verdicts: &[Verdict], award: Award, route: Route) -> Option<State> {
    verdicts
        .iter()
        .find(|verdict| (verdict.award, verdict.route) == (award, route))
        .map(|verdict| verdict.state)
}

fn all<T: Code>() -> Vec<T> {
    T::CODES.iter().map(|(value, _)| *value).collect()
}

fn federation(code: &str) -> Federation {
    Federation::new(code).expect("a federation")
}

fn known_rating(value: u32) -> Given<Option<Rating>> {
    Given::Known(Some(Rating::new(value).expect("a rating")))
}

// Cards of which everything is known, near the edge of a norm: few federations, so that the maxima bind; ratings
// around the least averages; more wins than losses.

fn titled() -> impl Strategy<Value = Option<Title>> {
    prop_oneof![
        5 => Just(Some(Title::GM)),
        3 => Just(Some(Title::IM)),
        1 => Just(Some(Title::WGM)),
        1 => Just(Some(Title::FM)),
        1 => Just(Some(Title::WIM)),
        1 => Just(Some(Title::CM)),
        4 => Just(None),
    ]
}

fn flag() -> impl Strategy<Value = Federation> {
    prop_oneof![
        12 => Just("FRA"),
        12 => Just("GER"),
        8 => Just("ESP"),
        3 => Just("ITA"),
        3 => Just("POL"),
        1 => Just("FID"),
        1 => Just("NON"),
    ]
    .prop_map(federation)
}

/// An opponent of whom everything is known. The scores against others only matter for unrated ones.
fn known_opponent(ratings: std::ops::Range<u32>) -> impl Strategy<Value = Opponent> {
    let rating = prop_oneof![9 => ratings.prop_map(known_rating), 1 => Just(Given::Known(None))];
    (titled(), flag(), rating, any::<bool>()).prop_map(|(title, flag, rating, scored)| Opponent {
        title: Given::Known(title),
        federation: Given::Known(flag),
        rating,
        scored_against_rated: Given::Known(scored),
        ..Opponent::default()
    })
}

/// How a round ended. Forfeits and byes are rare: each of them takes a game away.
fn decided() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        40 => Just(Outcome::Win),
        30 => Just(Outcome::Draw),
        14 => Just(Outcome::Loss),
        3 => Just(Outcome::ForfeitWin),
        1 => Just(Outcome::ForfeitLoss),
        1 => Just(Outcome::Bye),
        1 => Just(Outcome::HalfBye),
    ]
}

fn known_event() -> impl Strategy<Value = Event> {
    let format = prop_oneof![
        4 => Just(EventFormat::Swiss),
        3 => Just(EventFormat::RoundRobin),
        1 => Just(EventFormat::DoubleRoundRobin),
        1 => Just(EventFormat::Team),
    ];
    let kind = prop_oneof![
        8 => Just(EventKind::Ordinary),
        1 => select(all::<EventKind>()),
    ];
    let years = prop_oneof![3 => Just(2024_u16), 2 => 2009_u16..2024];
    (format, kind, years, any::<bool>(), any::<bool>()).prop_map(|(format, kind, year, at_home, big)| Event {
        start: Given::Known(Date::new(year, 8, 1).expect("a day")),
        end: Given::Known(Date::new(year, 8, 10).expect("a day")),
        format: Given::Known(format),
        kind: Given::Known(kind),
        discipline: Given::Known(Discipline::Standard),
        host: Given::Known(federation(if at_home { "FRA" } else { "GER" })),
        big_swiss: Given::Known(big && year % 4 == 0),
        ..Event::default()
    })
}

/// A card of which everything is known and nothing is pending.
///
/// The applicant is a woman, so that all awards are looked at.
fn full_card() -> impl Strategy<Value = Card> {
    let player = (1900_u32..2500, 0_u16..60, proptest::option::of(select(&Title::ALL[..]))).prop_map(
        |(rating, rated_games, title)| Player {
            federation: Given::Known(federation("FRA")),
            rating: known_rating(rating),
            title: Given::Known(title),
            sex: Given::Known(Sex::Female),
            rated_games: Given::Known(rated_games),
            ..Player::default()
        },
    );
    let games = (1900_u32..2500)
        .prop_flat_map(|low| proptest::collection::vec((decided(), known_opponent(low..low + 250)), 8..13));
    (player, known_event(), games).prop_map(|(player, mut event, games)| {
        event.rounds = Given::Known(u8::try_from(games.len()).expect("few rounds"));
        let games =
            (1..).zip(games).map(|(round, (outcome, opponent))| game(round, outcome, opponent)).collect();
        Card { player, event, games }
    })
}

fn game(round: u8, outcome: Outcome, opponent: Opponent) -> Game {
    Game { round, colour: None, outcome, opponent: outcome.has_opponent().then_some(opponent) }
}

// Cards near the edge of a Russian title or rank, of which everything is known as well.

/// From ГР to nobody, as the opponents of somebody who is about to gain a rank.
fn rank() -> impl Strategy<Value = Option<Rank>> {
    prop_oneof![
        1 => Just(Some(Rank::GR)),
        4 => Just(Some(Rank::MS)),
        4 => Just(Some(Rank::KMS)),
        3 => Just(Some(Rank::First)),
        1 => Just(Some(Rank::Second)),
        1 => Just(Some(Rank::YouthFirst)),
        1 => Just(None),
    ]
}

fn ranked_opponent(ratings: std::ops::Range<u32>) -> impl Strategy<Value = Opponent> {
    (known_opponent(ratings), rank(), select(&[Sex::Male, Sex::Male, Sex::Female][..])).prop_map(
        |(opponent, rank, sex)| Opponent {
            rank: Given::Known(rank),
            sex: Given::Known(sex),
            national_rating: opponent.rating,
            ..opponent
        },
    )
}

/// The edition of 2012 judges most of them.
fn russian_event() -> impl Strategy<Value = Event> {
    let format = prop_oneof![
        3 => Just(EventFormat::Swiss),
        3 => Just(EventFormat::RoundRobin),
        1 => Just(EventFormat::DoubleRoundRobin),
        1 => Just(EventFormat::Knockout),
        2 => Just(EventFormat::Team),
    ];
    let discipline = prop_oneof![
        5 => Just(Discipline::Standard),
        2 => Just(Discipline::Rapid),
        2 => Just(Discipline::Correspondence),
        2 => Just(Discipline::Composition),
    ];
    let statuses = [
        ("world_championship", AgeGroup::Adults),
        ("other_international", AgeGroup::Adults),
        ("russia_championship", AgeGroup::Adults),
        ("other_russia", AgeGroup::Adults),
        ("other_region", AgeGroup::Adults),
        ("region_championship", AgeGroup::Adults),
        ("world_youth", AgeGroup::U16),
        ("russia_youth", AgeGroup::U18),
        ("other", AgeGroup::U10),
    ];
    let year = prop_oneof![4 => Just(2013_u16), 1 => Just(2015_u16), 1 => Just(2024_u16)];
    (format, discipline, select(statuses.to_vec()), year, 1_u16..8, any::<bool>()).prop_map(
        |(format, discipline, (status, age), year, place, olympiad)| Event {
            start: Given::Known(Date::new(year, 8, 1).expect("a day")),
            end: Given::Known(Date::new(year, 8, 10).expect("a day")),
            format: Given::Known(format),
            discipline: Given::Known(discipline),
            kind: Given::Known(EventKind::Ordinary),
            host: Given::Known(federation("FRA")),
            big_swiss: Given::Known(false),
            status: EventStatus::new(status).into(),
            age_group: Given::Known(age),
            place: Given::Known(place),
            olympiad_rules: Given::Known(olympiad),
            ..Event::default()
        },
    )
}

fn russian_player() -> impl Strategy<Value = Player> {
    let sex = select(&[Sex::Male, Sex::Female][..]);
    let ratings = (prop_oneof![1550_u32..2250, 2370_u32..2430, 2580_u32..2620], 2500_u32..2700);
    let ranks = proptest::option::of(select(&Rank::ALL[..]));
    let composition = proptest::option::of(select(all::<CompositionTitle>()));
    (sex, ratings, 8_u8..30, ranks, select(vec![10_u8, 20, 40]), composition, 1_u8..4).prop_map(
        |(sex, (rating, national), age, rank, k, composition, results)| Player {
            federation: Given::Known(federation("FRA")),
            rating: known_rating(rating),
            national_rating: known_rating(national),
            title: Given::Known(None),
            rank: Given::Known(rank),
            sex: Given::Known(sex),
            birth_year: Given::Known(2013 - u16::from(age)),
            rated_games: Given::Known(100),
            k: Given::Known(k),
            coefficient: Given::from(Rating::new(rating).ok()),
            composition_title: Given::Known(composition),
            composition_results: Given::Known(results),
            ..Player::default()
        },
    )
}

/// Who takes part and was met, counted as a card counts them.
fn counted<'o>(opponents: impl Iterator<Item = &'o Opponent>) -> ByRank {
    let mut counts = ByRank::default();
    counts.set(RankGroup::MSHigh, 0);
    for opponent in opponents {
        let rank = opponent.rank.known().flatten();
        counts.add(RankGroup::of(rank));
        let high = if opponent.sex == Given::Known(Sex::Female) { 2200 } else { 2400 };
        let is_high = opponent.rating.known().flatten().is_some_and(|rating| rating.get() >= high);
        if rank == Some(Rank::MS) && is_high {
            counts.add(RankGroup::MSHigh);
        }
    }
    counts
}

/// A card of a Russian event of which everything is known, and what is said twice agrees: the participants are the
/// applicant, the opponents and, where not everybody meets everybody, some more.
fn russian_card() -> impl Strategy<Value = Card> {
    let games = prop_oneof![2 => 1900_u32..2200, 2 => 2250_u32..2450]
        .prop_flat_map(|low| proptest::collection::vec((decided(), ranked_opponent(low..low + 150)), 7..12));
    (russian_player(), russian_event(), games, proptest::collection::vec(rank(), 0..12)).prop_map(
        |(player, mut event, games, others)| {
            event.rounds = Given::Known(u8::try_from(games.len()).expect("few rounds"));
            let games: Vec<Game> =
                (1..).zip(games).map(|(round, (outcome, opponent))| game(round, outcome, opponent)).collect();
            let met = games.iter().filter_map(|game| game.opponent.as_ref());
            let mut field = counted(met);
            field.add(RankGroup::of(player.rank.known().flatten()));
            if event.format != Given::Known(EventFormat::RoundRobin) {
                others.iter().for_each(|rank| field.add(RankGroup::of(*rank)));
            }
            event.field = Given::Known(field);
            if others.len() % 2 == 0 {
                let played = games.iter().filter(|game| game.outcome.over_the_board().is_some());
                event.games_with_field =
                    Given::Known(counted(played.filter_map(|game| game.opponent.as_ref())));
            }
            event.average = Given::Known(2395 + u16::try_from(others.len()).expect("few"));
            Card { player, event, games }
        },
    )
}

// Any cards at all.

fn given<T: Clone + std::fmt::Debug + 'static>(values: &[T]) -> impl Strategy<Value = Given<T>> + use<T> {
    proptest::option::of(select(values.to_vec())).prop_map(Given::from)
}

fn any_rating() -> impl Strategy<Value = Given<Option<Rating>>> {
    prop_oneof![
        2 => Just(Given::NotGiven),
        1 => Just(Given::Known(None)),
        5 => (Rating::LOWEST.get()..=Rating::HIGHEST.get()).prop_map(|value| known_rating(u32::from(value))),
    ]
}

fn any_title() -> impl Strategy<Value = Given<Option<Title>>> {
    prop_oneof![Just(Given::NotGiven), proptest::option::of(select(&Title::ALL[..])).prop_map(Given::Known),]
}

fn any_federation() -> impl Strategy<Value = Given<Federation>> {
    prop_oneof![
        1 => Just(Given::NotGiven),
        4 => flag().prop_map(Given::Known),
        1 => select(Federation::members().collect::<Vec<_>>()).prop_map(Given::Known),
    ]
}

fn any_rank() -> impl Strategy<Value = Given<Option<Rank>>> {
    prop_oneof![Just(Given::NotGiven), proptest::option::of(select(&Rank::ALL[..])).prop_map(Given::Known)]
}

fn any_opponent() -> impl Strategy<Value = Opponent> {
    (
        select(vec!["", "", "Anna", "Berta"]),
        (any_rating(), any_rating()),
        any_title(),
        any_federation(),
        given(&[true, false]),
        any_rank(),
        given(&[Sex::Male, Sex::Female]),
    )
        .prop_map(
            |(name, (rating, national_rating), title, federation, scored_against_rated, rank, sex)| {
                Opponent {
                    name: name.to_owned(),
                    rating,
                    national_rating,
                    title,
                    rank,
                    federation,
                    sex,
                    scored_against_rated,
                }
            },
        )
}

/// Counts that need not fit to anything.
fn any_counts() -> impl Strategy<Value = Given<ByRank>> {
    let counts = proptest::collection::vec((select(&RankGroup::ALL[..]), 0_u16..20), 1..5);
    proptest::option::of(counts)
        .prop_map(|counts| {
            counts.map(|counts| {
                let mut field = ByRank::default();
                counts.into_iter().for_each(|(group, count)| field.set(group, count));
                // The high ones are a part of the МС.
                if field.of(RankGroup::MSHigh) > field.of(RankGroup::MS) {
                    field.set(RankGroup::MS, field.of(RankGroup::MSHigh));
                }
                field
            })
        })
        .prop_map(Given::from)
}

/// Any game, such as no import makes: a bye with an opponent, a win without one, round 0, the same round twice.
fn any_game() -> impl Strategy<Value = Game> {
    let round = prop_oneof![6 => 0_u8..25, 1 => any::<u8>()];
    let outcome = prop_oneof![1 => Just(Outcome::Win), 1 => select(&Outcome::ALL[..])];
    let colour = proptest::option::of(select(vec![Colour::White, Colour::Black]));
    (round, colour, outcome, proptest::option::weighted(0.9, any_opponent()))
        .prop_map(|(round, colour, outcome, opponent)| Game { round, colour, outcome, opponent })
}

fn any_day() -> impl Strategy<Value = Given<Date>> {
    proptest::option::of(
        (1990_u16..2040, 1_u8..13).prop_map(|(year, month)| Date::new(year, month, 1).expect("a day")),
    )
    .prop_map(Given::from)
}

fn any_event() -> impl Strategy<Value = Event> {
    let rounds = prop_oneof![
        Just(Given::NotGiven),
        (0_u8..20).prop_map(Given::Known),
        any::<u8>().prop_map(Given::Known)
    ];
    (
        any_day(),
        any_day(),
        rounds,
        any_federation(),
        given(&all::<EventFormat>()),
        given(&all::<Discipline>()),
        given(&all::<EventKind>()),
        given(&[true, false]),
        any_standing(),
    )
        .prop_map(|(start, end, rounds, host, format, discipline, kind, big_swiss, standing)| Event {
            start,
            end,
            rounds,
            host,
            format,
            discipline,
            kind,
            big_swiss,
            ..standing
        })
}

/// What the Russian classification asks of an event.
fn any_standing() -> impl Strategy<Value = Event> {
    let status = select(vec!["world_championship", "russia_youth", "other_region", "nothing_of_the_kind"]);
    (
        proptest::option::of(status),
        given(&all::<AgeGroup>()),
        given(&[1, 2, 4, 300]),
        (any_counts(), any_counts()),
        given(&[2199, 2400]),
        given(&[true, false]),
    )
        .prop_map(|(status, age_group, place, (field, games_with_field), average, olympiad_rules)| {
            Event {
                status: status.and_then(EventStatus::new).into(),
                age_group,
                place,
                field,
                games_with_field,
                average,
                olympiad_rules,
                ..Event::default()
            }
        })
}

fn any_player() -> impl Strategy<Value = Player> {
    let own_rating = || any_rating().prop_map(|rating| Given::from(rating.known().flatten()));
    (
        (
            any_federation(),
            any_rating(),
            any_title(),
            given(&[Sex::Male, Sex::Female]),
            given(&[0, 29, 30, 999]),
        ),
        (any_rating(), own_rating(), own_rating(), any_rank(), given(&[1900, 2000, 2006])),
        (given(&[10, 40]), proptest::option::of(proptest::option::of(select(all::<CompositionTitle>())))),
        given(&[1, 2]),
    )
        .prop_map(|(by_fide, by_evsk, (k, composition_title), composition_results)| {
            let (federation, rating, title, sex, rated_games) = by_fide;
            let (national_rating, rating_end, coefficient, rank, birth_year) = by_evsk;
            Player {
                name: String::new(),
                federation,
                rating,
                national_rating,
                title,
                rank,
                sex,
                birth_year,
                rated_games,
                k,
                rating_end,
                coefficient,
                composition_title: composition_title.into(),
                composition_results,
            }
        })
}

fn any_card(most_games: usize) -> impl Strategy<Value = Card> {
    (any_player(), any_event(), proptest::collection::vec(any_game(), 0..most_games))
        .prop_map(|(player, event, games)| Card { player, event, games })
}

/// The same as an import makes it: rounds count from 1 and come once, a bye has no opponent, a game has one.
fn tidy(mut card: Card) -> Card {
    card.event.rounds = card.event.rounds.known().filter(|rounds| *rounds > 0).into();
    for (round, game) in (1..).zip(&mut card.games) {
        game.round = round;
        if !game.outcome.has_opponent() {
            game.opponent = None;
        } else if game.outcome.over_the_board().is_some() {
            game.opponent.get_or_insert_default();
        }
    }
    card
}

// What can become of a card.

/// What to hide: of each opponent the title, the federation, the rating; of the applicant and the event this and that.
type Hidden = (Vec<[bool; 4]>, [bool; 5]);

fn hidden() -> impl Strategy<Value = Hidden> {
    let rarely = || proptest::bool::weighted(0.15);
    let fact = || [rarely(), rarely(), rarely(), rarely()];
    (proptest::collection::vec(fact(), 13), [rarely(), rarely(), rarely(), rarely(), rarely()])
}

fn hide((opponents, applicant): &Hidden, card: &Card) -> Card {
    fn forget<T>(fact: &mut Given<T>, hide: bool) {
        if hide {
            *fact = Given::NotGiven;
        }
    }
    let mut card = card.clone();
    for (game, [title, federation, rating, scored]) in card.games.iter_mut().zip(opponents) {
        let Some(opponent) = &mut game.opponent else { continue };
        forget(&mut opponent.title, *title);
        forget(&mut opponent.federation, *federation);
        forget(&mut opponent.rating, *rating);
        forget(&mut opponent.scored_against_rated, *scored);
    }
    let [own, rating, rated_games, sex, host] = *applicant;
    forget(&mut card.player.federation, own);
    forget(&mut card.player.rating, rating);
    forget(&mut card.player.rated_games, rated_games);
    forget(&mut card.player.sex, sex);
    forget(&mut card.event.host, host);
    card
}

/// Hides facts of a Russian card: of each opponent the rank, the title, the rating, the sex; of the applicant and the
/// event this and that.
fn hide_russian(opponents: &[[bool; 4]], facts: &[bool], card: &Card) -> Card {
    fn forget<T>(fact: &mut Given<T>, hide: bool) {
        if hide {
            *fact = Given::NotGiven;
        }
    }
    let mut card = card.clone();
    for (game, [rank, title, rating, sex]) in card.games.iter_mut().zip(opponents) {
        let Some(opponent) = &mut game.opponent else { continue };
        forget(&mut opponent.rank, *rank);
        forget(&mut opponent.title, *title);
        forget(&mut opponent.rating, *rating);
        forget(&mut opponent.national_rating, *rating);
        forget(&mut opponent.sex, *sex);
    }
    let mut hidden = facts.iter().copied();
    let mut next = || hidden.next().unwrap_or(false);
    let Player { rating, national_rating, rank, sex, birth_year, k, coefficient, composition_title, .. } =
        &mut card.player;
    forget(rating, next());
    forget(national_rating, next());
    forget(rank, next());
    forget(sex, next());
    forget(birth_year, next());
    forget(k, next());
    forget(coefficient, next());
    forget(composition_title, next());
    forget(&mut card.player.composition_results, next());
    let event = &mut card.event;
    forget(&mut event.status, next());
    forget(&mut event.age_group, next());
    forget(&mut event.place, next());
    forget(&mut event.field, next());
    forget(&mut event.average, next());
    forget(&mut event.olympiad_rules, next());
    card
}

/// How many facts of applicant and event there are to hide.
const RUSSIAN_FACTS: usize = 15;

/// The card with players of member federations only. That an opponent without a federation belongs to one is a
/// premise of the verdicts, and a game against somebody of none is set aside, however it ends.
fn of_members(mut card: Card) -> Card {
    for opponent in card.games.iter_mut().filter_map(|game| game.opponent.as_mut()) {
        if matches!(opponent.federation, Given::Known(Federation::NONE | Federation::FID)) {
            opponent.federation = Given::Known(Federation::new("GER").expect("a federation"));
        }
    }
    card
}

const RESULTS: [Outcome; 3] = [Outcome::Loss, Outcome::Draw, Outcome::Win];

/// Every way the pending games of a card can end, each with the points that it brings.
fn endings(card: &Card) -> Vec<(u16, Card)> {
    let pending = |game: &Game| game.outcome == Outcome::Pending;
    let Some(place) = card.games.iter().position(pending) else { return vec![(0, card.clone())] };
    let mut all = Vec::new();
    for (half_points, result) in (0..).zip(RESULTS) {
        let mut ended = card.clone();
        ended.games[place].outcome = result;
        all.extend(endings(&ended).into_iter().map(|(more, card)| (half_points + more, card)));
    }
    all
}

/// The next better result over the board.
fn better(outcome: Outcome) -> Option<Outcome> {
    match outcome {
        Outcome::Loss => Some(Outcome::Draw),
        Outcome::Draw => Some(Outcome::Win),
        _ => None,
    }
}

/// Adds so many half points in the games that the verdict counts; `None` when there is no room for them.
fn with_points(card: &Card, verdict: &Verdict, points: HalfPoints) -> Option<Card> {
    let mut card = card.clone();
    for _ in 0..points.get() {
        // A verdict by place accounts for no games: all that were played matter.
        let counted = |round: u8| {
            let is_it = |account: &RoundAccount| account.round == round && account.role == Role::Counted;
            verdict.account.is_empty() || verdict.account.iter().any(is_it)
        };
        let game =
            card.games.iter_mut().find(|game| counted(game.round) && better(game.outcome).is_some())?;
        game.outcome = better(game.outcome)?;
    }
    Some(card)
}

/// What a test says when two cards do not agree.
fn show(verdict: &Verdict) -> String {
    let Verdict { award, state, checks, account, nearest_yes, missing, .. } = verdict;
    let checks: Vec<String> = checks
        .iter()
        .map(|check| {
            format!("{} {} {:?}/{:?}", check.subject.code(), check.state.code(), check.have, check.need)
        })
        .collect();
    let roles: Vec<String> =
        account.iter().map(|round| format!("{} {:?}", round.round, round.role)).collect();
    format!("{} {state:?} {checks:?} {roles:?} {nearest_yes:?} {missing:?}", award.code())
}

/// The rows of a card as `tests/cases` writes them, to be pasted there.
fn row(card: &Card) -> String {
    let fact = |fact: Option<Option<String>>, none: &str| match fact {
        None => "?".to_owned(),
        Some(None) => none.to_owned(),
        Some(Some(value)) => value,
    };
    let rating =
        |rating: Given<Option<Rating>>| fact(rating.known().map(|r| r.map(|r| r.get().to_string())), "u");
    let flag = |flag: Given<Federation>| fact(flag.known().map(|flag| Some(flag.to_string())), "");
    let title =
        |title: Given<Option<Title>>| fact(title.known().map(|t| t.map(|t| t.code().to_owned())), "-");
    let games: Vec<String> = card
        .games
        .iter()
        .map(|game| {
            let result = match game.outcome {
                Outcome::Win => "1",
                Outcome::Draw => "=",
                Outcome::Loss => "0",
                Outcome::ForfeitWin => "+",
                Outcome::ForfeitLoss => "-",
                Outcome::Bye => "bye",
                Outcome::HalfBye => "hbye",
                Outcome::ZeroBye => "zbye",
                Outcome::Pending => "?",
            };
            let Some(opponent) = &game.opponent else { return result.to_owned() };
            let scored = match (opponent.rating, opponent.scored_against_rated) {
                (Given::Known(None), Given::Known(true)) => " scored",
                (Given::Known(None), Given::Known(false)) => " pointless",
                _ => "",
            };
            let rating = rating(opponent.rating);
            format!("{} {} {rating} {result}{scored}", title(opponent.title), flag(opponent.federation))
        })
        .collect();
    let event = &card.event;
    let sex = match card.player.sex {
        Given::Known(Sex::Female) => "f",
        Given::Known(Sex::Male) => "m",
        Given::NotGiven => "",
    };
    format!(
        "{} | {} {sex} | {} {} {} host {} {} | {}",
        event.start.known().map_or("-".to_owned(), |day| day.to_string()),
        flag(card.player.federation),
        event.rounds.known().map_or(String::new(), |rounds| rounds.to_string()),
        event.format.known().map_or("", EventFormat::code),
        event.kind.known().map_or("", EventKind::code),
        flag(event.host),
        if event.big_swiss == Given::Known(true) { "big_swiss" } else { "" },
        games.join("; "),
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, rng_seed: RngSeed::Fixed(2009), ..ProptestConfig::default() })]

    /// Nothing a card can hold makes the judge stop. How long it takes is for the benches to say.
    #[test]
    fn every_card_is_judged(card in any_card(30)) {
        let judgements = judge(&card);
        let systems: Vec<System> = judgements.iter().map(|judgement| judgement.system).collect();
        // Without a game only a place or a rating reached can be judged, and FIDE asks for games.
        let fide = usize::from(!card.games.is_empty());
        prop_assert!(systems[..fide].iter().all(|system| *system == System::Fide));
        prop_assert!(systems[fide..].iter().all(|system| *system == System::Evsk));
        prop_assert_eq!(systems.len() > fide, card.has_result());
        // An award has one verdict by each route, whichever edition made it.
        let mut routes: Vec<(Award, Route)> = Vec::new();
        for verdict in judgements.iter().flat_map(|judgement| &judgement.verdicts) {
            prop_assert!(!routes.contains(&(verdict.award, verdict.route)), "{}", show(verdict));
            routes.push((verdict.award, verdict.route));
        }
    }

    /// State, checks and what is missing tell the same: a verdict is met when every check is, and not met when one fails.
    #[test]
    fn the_checks_bear_out_the_state(card in prop_oneof![any_card(16), russian_card()]) {
        for verdict in russian(&card) {
            let has = |state: CheckState| verdict.checks.iter().any(|check| check.state == state);
            let fits = match verdict.state {
                State::Met | State::Secured => !has(CheckState::Short) && !has(CheckState::Unknown) && !has(CheckState::Open),
                State::NotMet | State::OutOfReach => has(CheckState::Short),
                State::Unknown => !has(CheckState::Short) && !verdict.missing.is_empty(),
                State::InReach => !has(CheckState::Short) && has(CheckState::Open),
            };
            prop_assert!(fits, "\n  {}\n  {}", show(&verdict), row(&card));
        }
    }

    /// A card is a set of rounds: in which order they are listed says nothing.
    #[test]
    fn the_order_of_the_games_does_not_matter((card, shuffled) in any_card(16).prop_map(tidy).prop_flat_map(|card| {
        let shuffled = Just(card.games.clone()).prop_shuffle();
        (Just(card), shuffled)
    })) {
        let other = Card { games: shuffled, ..card.clone() };
        prop_assert_eq!(judge(&card), judge(&other));
    }

    /// What is kept or shared as JSON is judged as what was typed.
    #[test]
    fn json_keeps_card_and_verdicts(card in any_card(16).prop_map(tidy)) {
        let text = import::write_json(&card);
        let Content::Cards(read) = import::read(&text).content else {
            return Err(TestCaseError::fail(format!("no card in {text}")));
        };
        prop_assert_eq!(read.len(), 1, "{}", text);
        prop_assert_eq!(judge(&read[0]), judge(&card), "{}", text);
        prop_assert_eq!(&read[0], &card, "{}", text);
    }

    /// A verdict on a card of which little is known holds for every card that it could be.
    #[test]
    fn what_was_not_given_never_turns_a_verdict(card in full_card().prop_map(of_members), hidden in hidden()) {
        let known = fide(&card);
        let less = hide(&hidden, &card);
        let guessed = fide(&less);
        for verdict in &known {
            let state = state_of(&guessed, verdict.award, verdict.route);
            let fits = match verdict.state {
                State::Unknown => state == Some(State::Unknown),
                known => state == Some(known) || state == Some(State::Unknown),
            };
            prop_assert!(fits, "{:?}, known in full\n  {}\n  {}\n  {}", state, show(verdict), row(&card), row(&less));
        }
    }

    /// The same of the Russian titles and ranks.
    #[test]
    fn what_was_not_given_never_turns_a_russian_verdict(
        card in russian_card(),
        opponents in proptest::collection::vec(
            [0.08, 0.08, 0.08, 0.08].map(proptest::bool::weighted), 13),
        facts in proptest::collection::vec(proptest::bool::weighted(0.15), RUSSIAN_FACTS),
    ) {
        let less = hide_russian(&opponents, &facts, &card);
        let guessed = russian(&less);
        for verdict in &russian(&card) {
            let found = guessed.iter().find(|other| (other.award, other.route) == (verdict.award, verdict.route));
            let state = found.map(|found| found.state);
            let fits = match verdict.state {
                State::Unknown => state == Some(State::Unknown),
                known => state == Some(known) || state == Some(State::Unknown),
            };
            let found = found.map(show);
            prop_assert!(fits, "known in full\n  {}\n  {:?}\n  {:?}\n  {:?}", show(verdict), found, card, less);
        }
    }

    /// What a verdict says of pending games holds for every way they can end. So it does where the opponent of the last
    /// one is not known yet, whoever comes.
    #[test]
    fn pending_games_keep_the_promise_of_a_russian_verdict(
        card in russian_card(), pending in 1_usize..4, unknown in proptest::bool::weighted(0.3),
    ) {
        let mut open = card.clone();
        let mut places: Vec<usize> = (0..open.games.len())
            .filter(|place| open.games[*place].outcome.over_the_board().is_some())
            .collect();
        places.reverse();
        places.truncate(pending);
        for place in &places {
            open.games[*place].outcome = Outcome::Pending;
        }
        let mut hidden = open.clone();
        if unknown && let Some(place) = places.first() {
            hidden.games[*place].opponent = None;
        }
        let ended: Vec<(u16, Vec<Verdict>)> =
            endings(&open).iter().map(|(half_points, card)| (*half_points, russian(card))).collect();
        for verdict in &russian(&hidden) {
            let states = || ended.iter().map(|(half_points, ended)| {
                (*half_points, state_of(ended, verdict.award, verdict.route))
            });
            let met = states().filter(|(_, state)| *state == Some(State::Met)).count();
            let not_met = states().filter(|(_, state)| *state == Some(State::NotMet)).count();
            let kept = match verdict.state {
                State::Met | State::Secured => met == ended.len(),
                // Whom the last opponent turns out to be may make it impossible.
                State::InReach => unknown || met > 0 && met < ended.len(),
                State::OutOfReach | State::NotMet => not_met == ended.len(),
                State::Unknown => true,
            };
            prop_assert!(kept, "{} of {} ways\n  {}\n  {:?}", met, ended.len(), show(verdict), hidden);
            if let (State::InReach, Some(told)) = (verdict.state, verdict.points_still_needed) {
                let enough = |points: u16| {
                    states().filter(|(scored, _)| *scored == points).all(|(_, state)| state == Some(State::Met))
                };
                let least = states().map(|(points, _)| points).filter(|points| enough(*points)).min();
                prop_assert_eq!(Some(told.get()), least, "\n  {}\n  {:?}", show(verdict), hidden);
            } else {
                prop_assert_eq!(verdict.points_still_needed, None);
            }
        }
    }

    /// A better result never costs a Russian title or rank, and where points alone are lacking, so many make it.
    #[test]
    fn points_only_help_a_russian_verdict(card in russian_card(), place in any::<Index>()) {
        let improvable: Vec<usize> =
            (0..card.games.len()).filter(|place| better(card.games[*place].outcome).is_some()).collect();
        prop_assume!(!improvable.is_empty());
        let mut improved = card.clone();
        let game = &mut improved.games[*place.get(&improvable)];
        game.outcome = better(game.outcome).expect("an improvable result");
        let after = russian(&improved);
        for verdict in &russian(&card) {
            let state = state_of(&after, verdict.award, verdict.route);
            let grew = match verdict.state {
                State::Met => state == Some(State::Met),
                State::Unknown => state != Some(State::NotMet),
                _ => true,
            };
            prop_assert!(grew, "{:?}\n  {}\n  {:?}", state, show(verdict), card);
            for changes in &verdict.nearest_yes {
                let [Change::Points(points)] = changes[..] else { continue };
                let Some(enough) = with_points(&card, verdict, points) else {
                    return Err(TestCaseError::fail(format!("no room\n  {}\n  {card:?}", show(verdict))));
                };
                let state = state_of(&russian(&enough), verdict.award, verdict.route);
                prop_assert_eq!(state, Some(State::Met), "\n  {}\n  {:?}", show(verdict), card);
            }
        }
    }

    /// What a verdict says of pending games holds for every way they can end.
    #[test]
    fn pending_games_keep_the_promise_of_the_verdict(card in full_card().prop_map(of_members), pending in 1_usize..4) {
        let mut open = card;
        for game in open.games.iter_mut().rev().filter(|game| game.outcome.over_the_board().is_some()).take(pending) {
            game.outcome = Outcome::Pending;
        }
        let promised = fide(&open);
        let ended: Vec<(u16, Vec<Verdict>)> =
            endings(&open).iter().map(|(half_points, card)| (*half_points, fide(card))).collect();
        for verdict in promised.iter().filter(|verdict| verdict.route == Route::Norm) {
            let states = || ended.iter().map(|(half_points, ended)| {
                (*half_points, state_of(ended, verdict.award, verdict.route))
            });
            let met = states().filter(|(_, state)| *state == Some(State::Met)).count();
            let kept = match verdict.state {
                State::Met | State::Secured => met == ended.len(),
                State::InReach => met > 0 && met < ended.len(),
                State::OutOfReach | State::NotMet => met == 0,
                State::Unknown => true,
            };
            prop_assert!(kept, "{} of {} ways\n  {}\n  {}", met, ended.len(), show(verdict), row(&open));
            if verdict.state == State::InReach {
                // So many points are enough, whichever of the games bring them.
                let enough = |points: u16| {
                    states().filter(|(scored, _)| *scored == points).all(|(_, state)| state == Some(State::Met))
                };
                let least = states().map(|(points, _)| points).filter(|points| enough(*points)).min();
                let told = verdict.points_still_needed.map(HalfPoints::get);
                prop_assert_eq!(told, least, "\n  {}\n  {}", show(verdict), row(&open));
            } else {
                prop_assert_eq!(verdict.points_still_needed, None);
            }
        }
    }

    /// A better result never costs a norm.
    ///
    /// Unrated opponents of a round robin have scored here: whoever wins against one who did not loses the game
    /// from the count, which is the regulation's own doing (1.42d).
    #[test]
    fn a_better_result_never_costs_a_norm(card in full_card(), place in any::<Index>()) {
        let mut card = card;
        for opponent in card.games.iter_mut().filter_map(|game| game.opponent.as_mut()) {
            opponent.scored_against_rated = Given::Known(true);
        }
        let improvable: Vec<usize> =
            (0..card.games.len()).filter(|place| better(card.games[*place].outcome).is_some()).collect();
        prop_assume!(!improvable.is_empty());
        let mut improved = card.clone();
        let game = &mut improved.games[*place.get(&improvable)];
        game.outcome = better(game.outcome).expect("an improvable result");
        let after = fide(&improved);
        for verdict in fide(&card).iter().filter(|verdict| verdict.state == State::Met) {
            let state = state_of(&after, verdict.award, verdict.route);
            prop_assert_eq!(state, Some(State::Met), "\n  {}\n  {}\n  {}", show(verdict), row(&card), row(&improved));
        }
    }

    /// Where points alone are said to be lacking, so many points make the norm.
    #[test]
    fn points_that_are_lacking_make_the_norm(card in full_card()) {
        let mut card = card;
        for opponent in card.games.iter_mut().filter_map(|game| game.opponent.as_mut()) {
            opponent.scored_against_rated = Given::Known(true);
        }
        for verdict in fide(&card).iter().filter(|verdict| verdict.state == State::NotMet) {
            for changes in &verdict.nearest_yes {
                let [Change::Points(points)] = changes[..] else { continue };
                let Some(improved) = with_points(&card, verdict, points) else {
                    return Err(TestCaseError::fail(format!("no room\n  {}\n  {}", show(verdict), row(&card))));
                };
                let after = fide(&improved);
                let state = state_of(&after, verdict.award, verdict.route);
                let (before, after) = (row(&card), row(&improved));
                prop_assert_eq!(state, Some(State::Met), "\n  {}\n  {}\n  {}", show(verdict), before, after);
            }
        }
    }
}

/// The generators above are worth nothing when all their cards fail for good: every state has to come up often.
#[test]
fn the_cards_tried_lie_near_the_edge() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut norms, mut met, mut by_points) = (0, 0, 0);
    for _ in 0..300 {
        let card = full_card().new_tree(&mut runner).expect("a card").current();
        for verdict in fide(&card).iter().filter(|verdict| verdict.route == Route::Norm) {
            norms += 1;
            met += usize::from(verdict.state == State::Met);
            by_points += usize::from(matches!(
                verdict.nearest_yes.first().map(Vec::as_slice),
                Some([Change::Points(_)])
            ));
        }
    }
    assert!(met * 10 > norms, "{met} of {norms} norms are met");
    assert!(by_points * 20 > norms, "of {norms} norms {by_points} lack points only");
}

/// Every Russian award by every route is made by some card, missed by some and left open by some.
#[test]
fn the_russian_cards_tried_lie_near_the_edge() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut seen: Vec<(&str, Route, State, u32)> = Vec::new();
    for _ in 0..1500 {
        let card = russian_card().new_tree(&mut runner).expect("a card").current();
        for verdict in russian(&card).iter().filter(|verdict| &*verdict.edition == "evsk-2012") {
            let key = (verdict.award.code(), verdict.route, verdict.state);
            match seen.iter_mut().find(|(award, route, state, _)| (*award, *route, *state) == key) {
                Some((.., count)) => *count += 1,
                None => seen.push((key.0, key.1, key.2, 1)),
            }
        }
    }
    for (award, route) in [
        ("ГР", Route::Place),
        ("МС", Route::Norm),
        ("МС", Route::Place),
        ("КМС", Route::Norm),
        ("КМС", Route::Place),
        ("КМС", Route::Rating),
        ("I", Route::Norm),
        ("I", Route::Place),
        ("II", Route::Norm),
        ("III", Route::Rating),
    ] {
        for state in [State::Met, State::NotMet] {
            let found = seen.iter().any(|(a, r, s, _)| (*a, *r, *s) == (award, route, state));
            assert!(found, "{award} {route:?} is never {state:?}: {seen:?}");
        }
    }
}
