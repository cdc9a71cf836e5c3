//! The choice of games to leave out, against trying every subset.
//!
//! The judge here knows nothing of the one in `src/fide`: it goes by plain sums over every subset that articles 1.42e
//! and f allow, and is slow.

#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "the helpers of a test stop where they stand, as the test does"
)]
#![cfg(not(target_arch = "wasm32"))]

use norma::chess::{
    Card, Date, Event, EventFormat, Federation, Game, Given, Opponent, Outcome, Player, Rating, Sex, Title,
};
use norma::rules::Library;
use norma::verdict::State;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// A game, all known.
#[derive(Clone, Copy, Debug)]
struct Played {
    title: Option<Title>,
    federation: &'static str,
    rating: Option<u32>,
    half_points: i32,
}

/// What a norm asks, in the edition of 2024 or of 2010.
struct Norm {
    title: &'static str,
    average: i32,
    performance: i32,
    floor: i32,
    weights: &'static [(Title, i32)],
    unrated: i32,
    unrated_titled: &'static [(Title, i32)],
    unrated_cap: bool,
}

const GM_2024: Norm = Norm {
    title: "GM",
    average: 2380,
    performance: 2600,
    floor: 2200,
    weights: &[(Title::GM, 2)],
    unrated: 1400,
    unrated_titled: &[],
    unrated_cap: false,
};
const IM_2024: Norm = Norm {
    title: "IM",
    average: 2230,
    performance: 2450,
    floor: 2050,
    weights: &[(Title::GM, 2), (Title::IM, 2)],
    unrated: 1400,
    unrated_titled: &[],
    unrated_cap: false,
};
const IM_2010: Norm = Norm {
    title: "IM",
    average: 2230,
    performance: 2450,
    floor: 2050,
    weights: &[(Title::GM, 3), (Title::IM, 2)],
    unrated: 1200,
    unrated_titled: &[(Title::GM, 2300), (Title::IM, 2200), (Title::FM, 2100)],
    unrated_cap: true,
};

fn dp(percent: i32) -> i32 {
    i32::from(Library::built_in().tables().dp(percent as u16))
}

/// What a set of games is worth towards the 27, `None` when it makes no norm.
fn worth(norm: &Norm, games: &[Played]) -> Option<i32> {
    let n = games.len() as i32;
    if n < 9 {
        return None;
    }
    let titled = |game: &&Played| !matches!(game.title, None | Some(Title::CM | Title::WCM));
    let level: i32 = games
        .iter()
        .filter_map(|game| norm.weights.iter().find(|(title, _)| Some(*title) == game.title))
        .map(|(_, weight)| weight)
        .sum();
    let count = |federation: &str| games.iter().filter(|game| game.federation == federation).count() as i32;
    let mut federations: Vec<&str> = games.iter().map(|game| game.federation).collect();
    federations.sort();
    federations.dedup();
    let foreign = federations.iter().filter(|federation| **federation != "FRA").count();
    let unrated = games.iter().filter(|game| game.rating.is_none()).count() as i32;
    if games.iter().filter(titled).count() as i32 * 2 < n
        || level < 2 * 3.max((n + 2) / 3)
        || foreign < 2
        || count("FRA") > 3 * n / 5
        || federations.iter().any(|federation| count(federation) > 2 * n / 3)
        || norm.unrated_cap && unrated > (n + 1) * 20 / 100
    {
        return None;
    }
    let unrated = |game: &Played| {
        let titled = norm.unrated_titled.iter().find(|(title, _)| Some(*title) == game.title);
        titled.map_or(norm.unrated, |(_, rating)| *rating)
    };
    let mut ratings: Vec<i32> =
        games.iter().map(|game| game.rating.map_or_else(|| unrated(game), |rating| rating as i32)).collect();
    ratings.sort();
    ratings[0] = ratings[0].max(norm.floor);
    let average = (2 * ratings.iter().sum::<i32>() + n).div_euclid(2 * n);
    let scored: i32 = games.iter().map(|game| game.half_points).sum();
    let makes = |half_points: i32| {
        average >= norm.average
            && average + dp((100 * half_points + n) / (2 * n)) >= norm.performance
            && 10 * half_points >= 7 * n
    };
    if !makes(scored) {
        return None;
    }
    let needed = (0..=2 * n).find(|half_points| makes(*half_points))?;
    Some(n.min(13) + (scored - needed) / 2)
}

/// The best worth over every subset that may be chosen, by trying all.
fn brute_force(norm: &Norm, games: &[Played]) -> Option<i32> {
    let mut best = None;
    for cut in 9..=games.len() {
        // All of what comes after the cut is left out: a tail.
        let before = &games[..cut];
        for subset in 0_u32..1 << cut {
            let out = |place: usize| subset >> place & 1 == 1;
            if (0..cut).any(|place| out(place) && before[place].half_points != 2) {
                continue;
            }
            let kept: Vec<Played> =
                (0..cut).filter(|place| !out(*place)).map(|place| before[place]).collect();
            best = best.max(worth(norm, &kept));
        }
    }
    best
}

fn card(games: &[Played], start: &str) -> Card {
    let games = games
        .iter()
        .enumerate()
        .map(|(place, game)| Game {
            round: place as u8 + 1,
            colour: None,
            outcome: [Outcome::Loss, Outcome::Draw, Outcome::Win][game.half_points as usize],
            opponent: Some(Opponent {
                name: format!("Opponent {place}"),
                title: Given::Known(game.title),
                rating: Given::Known(game.rating.map(|rating| Rating::new(rating).unwrap())),
                federation: Given::Known(Federation::new(game.federation).unwrap()),
                ..Opponent::default()
            }),
        })
        .collect();
    Card {
        player: Player {
            federation: Given::Known(Federation::new("FRA").unwrap()),
            sex: Given::Known(Sex::Male),
            ..Player::default()
        },
        event: Event {
            start: Given::Known(Date::parse(start).unwrap()),
            format: Given::Known(EventFormat::Swiss),
            ..Event::default()
        },
        games,
    }
}

fn compare(norm: &Norm, start: &str, games: &[Played]) -> Result<(), TestCaseError> {
    let judgements = norma::check(&card(games, start), Library::built_in(), None);
    let verdict = judgements[0].verdicts.iter().find(|verdict| verdict.award.code() == norm.title).unwrap();
    let expected = brute_force(norm, games);
    prop_assert_eq!(verdict.state == State::Met, expected.is_some(), "{:?}", verdict.checks);
    prop_assert_eq!(verdict.credited_games.map(i32::from), expected);
    Ok(())
}

/// Games near the edge of a norm: few federations, so that the maxima bind; ratings around the least average.
fn played(low: u32, high: u32) -> impl Strategy<Value = Played> {
    let title = prop_oneof![
        4 => Just(Some(Title::GM)),
        2 => Just(Some(Title::IM)),
        1 => Just(Some(Title::FM)),
        1 => Just(Some(Title::CM)),
        3 => Just(None),
    ];
    let federation = prop_oneof![
        4 => Just("FRA"),
        4 => Just("GER"),
        2 => Just("ESP"),
        1 => Just("ITA"),
        1 => Just("POL"),
    ];
    let rating = prop_oneof![8 => (low..high).prop_map(Some), 1 => Just(None)];
    let half_points = prop_oneof![5 => Just(2), 3 => Just(1), 2 => Just(0)];
    (title, federation, rating, half_points).prop_map(|(title, federation, rating, half_points)| Played {
        title,
        federation,
        rating,
        half_points,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, rng_seed: RngSeed::Fixed(2009), ..ProptestConfig::default() })]

    #[test]
    fn the_choice_equals_brute_force_for_gm(games in proptest::collection::vec(played(2200, 2700), 9..13)) {
        compare(&GM_2024, "2024-05-01", &games)?;
    }

    #[test]
    fn the_choice_equals_brute_force_for_im(games in proptest::collection::vec(played(2000, 2500), 9..13)) {
        compare(&IM_2024, "2024-05-01", &games)?;
    }

    #[test]
    fn the_choice_equals_brute_force_in_2010(games in proptest::collection::vec(played(2000, 2500), 9..13)) {
        compare(&IM_2010, "2010-05-01", &games)?;
    }
}
