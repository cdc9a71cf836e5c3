//! How long an answer takes. The page judges the card anew at every key stroke: an ordinary card should cost nothing
//! that anybody could notice, and the worst one less than a frame.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench is no library, and stops where it stands"
)]

use divan::{Bencher, black_box};
use norma::chess::{
    Card, Date, Event, EventFormat, Federation, Game, Given, Opponent, Outcome, Player, Rank, Rating, Sex,
    Title,
};
use norma::export::report;
use norma::fide;
use norma::import;
use norma::locales::Language;
use norma::rules::{Library, Regulation};
use norma::verdict::State;

fn main() {
    // Reading the editions happens once in the life of a page.
    Library::built_in();
    divan::main();
}

/// An opponent as in the tables under `tests/cases`: `GM GER 2500`, `-` for untitled, `u` for unrated.
fn opponent(text: &str) -> Opponent {
    let words: Vec<&str> = text.split(' ').collect();
    let [title, federation, rating] = words[..] else { panic!("{text}") };
    Opponent {
        title: Given::Known(Title::from_code(title)),
        federation: Given::Known(Federation::new(federation).expect("a federation")),
        rating: Given::Known(rating.parse().ok().map(|rating| Rating::new(rating).expect("a rating"))),
        ..Opponent::default()
    }
}

/// A woman's card, so that all eight awards are looked at.
fn card(format: EventFormat, games: &[(&str, Outcome)]) -> Card {
    let game = |(round, (text, outcome)): (u8, &(&str, Outcome))| Game {
        round,
        colour: None,
        outcome: *outcome,
        opponent: Some(opponent(text)),
    };
    Card {
        player: Player {
            name: "Test, Anna".to_owned(),
            federation: Given::Known(Federation::new("FRA").expect("a federation")),
            rating: Given::Known(Rating::new(2380).ok()),
            title: Given::Known(Some(Title::FM)),
            sex: Given::Known(Sex::Female),
            rated_games: Given::Known(300),
            ..Player::default()
        },
        event: Event {
            start: Given::Known(Date::new(2024, 5, 1).expect("a day")),
            rounds: Given::from(u8::try_from(games.len()).ok()),
            format: Given::Known(format),
            ..Event::default()
        },
        games: (1..).zip(games).map(game).collect(),
    }
}

/// The states by FIDE's regulations alone.
fn states(card: &Card) -> Vec<State> {
    let library = Library::built_in();
    let is_fide = |regulation: &Regulation| matches!(regulation, Regulation::FideTitles(_));
    let choice = library.choose(&card.event, None, &is_fide).expect("an edition");
    let Regulation::FideTitles(titles) = &choice.edition.regulation else { panic!("{:?}", choice.fit) };
    let judgement = fide::judge(card, &choice, titles, library.tables());
    judgement.verdicts.iter().map(|verdict| verdict.state).collect()
}

/// The states by every regulation, as the page asks for them.
fn all_states(card: &Card) -> Vec<State> {
    let judgements = norma::check(card, Library::built_in(), None);
    judgements.iter().flat_map(|judgement| &judgement.verdicts).map(|verdict| verdict.state).collect()
}

/// A card of 2013 on which all readings of the Russian classification are tried: a forfeit, an unrated opponent, titles
/// of FIDE only.
fn readings() -> Card {
    let mut card = nine();
    card.event.start = Given::Known(Date::new(2013, 5, 1).expect("a day"));
    card.event.end = Given::Known(Date::new(2013, 5, 9).expect("a day"));
    card.player.birth_year = Given::Known(1995);
    card.player.k = Given::Known(15);
    for (game, rank) in card.games.iter_mut().zip([Some(Rank::KMS), None].into_iter().cycle()) {
        if let Some(opponent) = &mut game.opponent {
            opponent.rank = Given::Known(rank);
        }
    }
    if let Some(Game { opponent: Some(opponent), .. }) = card.games.first_mut() {
        opponent.rating = Given::Known(None);
    }
    if let Some(last) = card.games.last_mut() {
        last.outcome = Outcome::ForfeitWin;
    }
    card
}

fn nine() -> Card {
    use Outcome::{Draw, Loss, Win};
    let card = card(
        EventFormat::Swiss,
        &[
            ("- FRA 2102", Win),
            ("FM GER 2311", Draw),
            ("IM ESP 2404", Win),
            ("GM GER 2533", Draw),
            ("GM ITA 2498", Draw),
            ("IM FRA 2431", Win),
            ("GM POL 2561", Loss),
            ("WGM UKR 2402", Win),
            ("IM FRA 2455", Draw),
        ],
    );
    assert_eq!(states(&card).first(), Some(&State::NotMet));
    assert!(states(&card).contains(&State::Met));
    card
}

/// Nineteen won games, no two of them alike: own federation and four others met three times or more, six kinds of
/// opponent. Nearly all games may be left out in any combination, and no combination makes a norm: of each federation
/// few enough may stay, the averages are far enough, but the titles are too few. So no search ends early.
fn nineteen() -> Card {
    let card = card(EventFormat::Swiss, &WORST.map(|text| (text, Outcome::Win)));
    let states = states(&card);
    assert!(states.iter().take(4).all(|state| *state == State::NotMet), "{states:?}");
    card
}

const WORST: [&str; 19] = [
    "GM FRA 2250",
    "FM FRA 2240",
    "- FRA 2230",
    "- FRA u",
    "FM FRA u",
    "GM GER 2215",
    "FM GER 2211",
    "- GER 2212",
    "- GER u",
    "FM GER u",
    "FM ESP 2240",
    "- ESP 2216",
    "- ESP u",
    "FM ESP u",
    "FM ITA 2232",
    "- ITA 2208",
    "- ITA u",
    "CM ITA 2202",
    "FM ITA u",
];

#[divan::bench]
fn nine_games(bencher: Bencher<'_, '_>) {
    let card = nine();
    bencher.bench_local(|| states(black_box(&card)));
}

/// The same by every regulation: what a key stroke costs.
#[divan::bench]
fn nine_games_by_all(bencher: Bencher<'_, '_>) {
    let card = nine();
    bencher.bench_local(|| all_states(black_box(&card)));
}

#[divan::bench]
fn nine_games_by_all_with_readings(bencher: Bencher<'_, '_>) {
    let card = readings();
    bencher.bench_local(|| all_states(black_box(&card)));
}

#[divan::bench]
fn nineteen_wins(bencher: Bencher<'_, '_>) {
    let card = nineteen();
    bencher.bench_local(|| states(black_box(&card)));
}

/// The same in a double round robin, where it matters which opponent was met twice: no two games are alike.
#[divan::bench]
fn nineteen_wins_double_round_robin(bencher: Bencher<'_, '_>) {
    let mut card = nineteen();
    card.event.format = Given::Known(EventFormat::DoubleRoundRobin);
    bencher.bench_local(|| states(black_box(&card)));
}

/// Twelve won games, two lost, five to be played, and some of the points from them are needed: which games bring them is
/// tried for every way to spread them.
fn five_to_play() -> Card {
    let games: Vec<(&str, Outcome)> = IN_REACH
        .iter()
        .enumerate()
        .map(|(place, text)| {
            let outcome = match place {
                0..12 => Outcome::Win,
                12 | 13 => Outcome::Loss,
                _ => Outcome::Pending,
            };
            (*text, outcome)
        })
        .collect();
    let card = card(EventFormat::RoundRobin, &games);
    let judgements = norma::check(&card, Library::built_in(), None);
    let gm = judgements.first().and_then(|judgement| judgement.verdicts.first()).expect("a verdict");
    assert_eq!(gm.state, State::InReach);
    // With more games to play the ways to spread the points are too many, and nothing is said.
    assert!(gm.points_still_needed.is_some(), "{:?}", gm.points_still_needed);
    card
}

const IN_REACH: [&str; 19] = [
    "GM FRA 2400",
    "FM FRA 2410",
    "- FRA 2420",
    "GM GER 2401",
    "FM GER 2411",
    "- GER 2421",
    "GM ESP 2402",
    "FM ESP 2412",
    "- ESP 2422",
    "GM ITA 2403",
    "FM ITA 2413",
    "- ITA 2423",
    "GM POL 2404",
    "GM POL 2414",
    "- POL 2424",
    "GM UKR 2405",
    "FM UKR 2415",
    "- UKR 2425",
    "FM FRA 2406",
];

#[divan::bench]
fn five_of_nineteen_to_play(bencher: Bencher<'_, '_>) {
    let card = five_to_play();
    bencher.bench_local(|| norma::check(black_box(&card), Library::built_in(), None));
}

#[divan::bench]
fn words(bencher: Bencher<'_, '_>) {
    let card = nine();
    let judgements = norma::check(&card, Library::built_in(), None);
    bencher.bench_local(|| report::write(black_box(&card), black_box(&judgements), Language::Ru));
}

/// A card copied from a page of chess-results, its rows broken over lines as browsers do it.
const PASTED: &str = "Player info
Name\tTest, Anna
Title\tFM
Starting rank\t42
Rating\t2380
Performance rating\t2451
Points\t5,5
Federation\tFRA

Rd.\tBo.\tSNo\t \t\tName\tRtg\tFED\tClub/City\tPts.\tRes.\tK\trtg+/-
1\t42\t101\t
\tAlpha, Adam\t2102\tFRA\t\t3\t
1
20\t3,40
2\t31\t12\t
FM\tBeta, Ben\t2311\tGER\tBerlin\t5\t
½
20\t-2,10
3\t35\t60\t
IM\tGamma, Georg\t2404\tESP\t\t5,5\t
1
20\t10,60
4\t12\t3\t
GM\tDelta, David\t2533\tGER\t\t6,5\t
½
20\t4,10
5\t14\t7\t
GM\tEpsilon, Egor\t2498\tITA\t\t6\t
½
20\t3,30
6\t20\t18\t
IM\tZeta, Zoe\t2431\tFRA\tParis\t5\t
1
20\t11,40
7\t8\t2\t
GM\tEta, Emil\t2561\tPOL\t\t7\t
0
20\t-5,20
8\t22\t24\t
WGM\tTheta, Tea\t2402\tUKR\t\t5\t
1
20\t10,60
9\t16\t15\t
IM\tIota, Ivan\t2455\tFRA\t\t6\t
½
20\t2,10
";

#[divan::bench]
fn paste(bencher: Bencher<'_, '_>) {
    let reading = import::read(PASTED);
    assert_eq!(reading.format.code(), "chess-results");
    assert_eq!(reading.drafts.first().map(|draft| draft.rows.len()), Some(9));
    bencher.bench_local(|| import::read(black_box(PASTED)));
}
