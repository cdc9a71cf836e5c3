//! The edition that `docs/editions.md` walks through: it loads, and judges as the text says.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, reason = "the helpers of a test stop where they stand, as the test does")]

use norma::chess::{Card, Discipline, Event, Game, Given, HalfPoints, Opponent, Outcome, Rank};
use norma::rules::{Library, Sure, read_edition};
use norma::verdict::{Award, Route, State, Verdict};

const EXAMPLE: &str = include_str!("../docs/example-edition.json");

/// Made up: seven games of an event of this average, so many of them won, then drawn, the rest lost.
fn card(average: u16, won: u8, drawn: u8) -> Card {
    let outcome = |round| match round {
        round if round <= won => Outcome::Win,
        round if round <= won + drawn => Outcome::Draw,
        _ => Outcome::Loss,
    };
    let game =
        |round| Game { round, colour: None, outcome: outcome(round), opponent: Some(Opponent::default()) };
    Card {
        event: Event {
            discipline: Given::Known(Discipline::Rapid),
            average: Given::Known(average),
            ..Event::default()
        },
        games: (1..=7).map(game).collect(),
        ..Card::default()
    }
}

/// The verdict on the III ю, which no built-in edition judges.
fn verdict(card: &Card) -> Verdict {
    let mut library = Library::built_in().clone();
    library.add(read_edition(EXAMPLE).expect("an edition"));
    let award = Award::Rank(Rank::YouthThird);
    let judgements = norma::check(card, &library, None);
    let mut verdicts = judgements.into_iter().flat_map(|judgement| judgement.verdicts);
    verdicts.find(|verdict| verdict.award == award).expect("a verdict")
}

#[test]
fn four_points_of_seven_games_make_the_rank() {
    // (won, drawn), the verdict: 55 % of 7 games is 3.85, rounded up 4.
    let rows = [((4, 0), State::Met), ((3, 2), State::Met), ((3, 1), State::NotMet), ((0, 7), State::NotMet)];
    for ((won, drawn), state) in rows {
        let verdict = verdict(&card(1010, won, drawn));
        assert_eq!(verdict.state, state, "{won} won, {drawn} drawn");
        assert_eq!((&*verdict.edition, verdict.route), ("evsk-example", Route::Norm));
        assert_eq!(verdict.points_needed, Some(HalfPoints::new(8)));
        assert_eq!(verdict.rests_on, Sure::Reported);
    }
}

/// The file has one row of many: what the others ask, nobody can tell.
#[test]
fn outside_the_band_it_is_unknown() {
    let rows = [(1000, State::Unknown), (1001, State::Met), (1025, State::Met), (1026, State::Unknown)];
    for (average, state) in rows {
        assert_eq!(verdict(&card(average, 7, 0)).state, state, "{average}");
    }
}

/// Nobody knows what an event asks whose average was not given.
#[test]
fn without_an_average_it_is_unknown() {
    let mut card = card(1010, 4, 0);
    card.event.average = Given::NotGiven;
    assert_eq!(verdict(&card).state, State::Unknown);
}
