//! Whatever is pasted, the reader neither panics nor hangs; drafts and JSON give a card back as it was.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]
#![cfg(not(target_arch = "wasm32"))]

use norma::chess::*;
use norma::import::{Content, Draft, MAX_BYTES, read, write_json};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;
use std::time::{Duration, Instant};

/// One text of every format, to be mutated.
const SAMPLES: [&str; 7] = [
    "Rd.\tBo.\tSNo\t \t\tName\tRtg\tFED\tPts.\tRes.\tK\n1\t31\t-\t\t\tbye\t-\t-\t-\t- 1\t\n2\t10\t23\t\nGM\tAlfa, Andrejs\t2468\tLAT\t3,5\t\n0\n10\n",
    "<table class=CRs1><tr><th>No.<th>Name<th>Rtg<th>1.Rd<th>2.Rd</tr><tr><td>1<td>Alfa &frac12;<td>2400<td>2w1<td>-0<tr><td>2<td>Beta<td>0<td>1b0<td><table><tr><td><div class=\"FarbesT\"></div><td>1</table></table>",
    "012 Open\n001    1 m  g Alfa,Andrejs                      2558 LAT     3400042 1969.12.06  2.0    1     2 w 1     3 b =  0000 - H\n001    2 w    Beta 2000 LAT 1 1980 0.0 2 1 b 0",
    "[Event \"X\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n[Round \"1.2\"]\n\n1. e4 1-0\n",
    "{\"player\": {\"rating\": null}, \"games\": [{\"round\": 1, \"result\": \"=\", \"opponent\": {\"title\": \"GM\"}}]}",
    "Rank;SNo.;;Name;Rtg;FED;1.Rd.;;;2.Rd.;;;Pts\n1;3;IM;Alfa;2486;CUB;2;b;1;3;w;x;1x\n;1;;Beta;2195;IRL;1;w;0;-;-;1;1",
    "R1 GM Alfa LAT 2450 ½\n2450 1\n+ 2400\n1-0 2380\nб КМС Иванов 2100 0,5\nbye\n2400 2300\n",
];

fn rating() -> impl Strategy<Value = Given<Option<Rating>>> {
    prop_oneof![
        Just(Given::NotGiven),
        Just(Given::Known(None)),
        (100_u32..3000).prop_map(|value| Given::Known(Rating::new(value).ok())),
    ]
}

fn title() -> impl Strategy<Value = Given<Option<Title>>> {
    prop_oneof![
        Just(Given::NotGiven),
        Just(Given::Known(None)),
        select(&Title::ALL[..]).prop_map(|t| Given::Known(Some(t)))
    ]
}

fn rank() -> impl Strategy<Value = Given<Option<Rank>>> {
    prop_oneof![
        Just(Given::NotGiven),
        Just(Given::Known(None)),
        select(&Rank::ALL[..]).prop_map(|r| Given::Known(Some(r)))
    ]
}

fn federation() -> impl Strategy<Value = Given<Federation>> {
    select(vec![Given::NotGiven, Given::Known(Federation::FID), Given::Known(Federation::NONE)])
        .prop_union(select(Federation::members().map(Given::Known).collect::<Vec<_>>()))
}

fn given<T: Clone + std::fmt::Debug + 'static>(values: Vec<T>) -> impl Strategy<Value = Given<T>> {
    proptest::option::of(select(values)).prop_map(Given::from)
}

fn name() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), "[A-Z][a-z]{2,8}, [A-Z][a-z]{1,6}", "[А-Я][а-я]{2,8} \"[А-Я]\\\\"]
}

fn opponent() -> impl Strategy<Value = Opponent> {
    (
        name(),
        rating(),
        rating(),
        title(),
        rank(),
        federation(),
        given(vec![Sex::Male, Sex::Female]),
        given(vec![true, false]),
    )
        .prop_map(
            |(name, rating, national_rating, title, rank, federation, sex, scored_against_rated)| Opponent {
                name,
                rating,
                national_rating,
                title,
                rank,
                federation,
                sex,
                scored_against_rated,
            },
        )
}

fn game() -> impl Strategy<Value = Game> {
    let colours = proptest::option::of(select(vec![Colour::White, Colour::Black]));
    (1_u8..31, colours, select(Outcome::ALL.to_vec()), opponent()).prop_map(
        |(round, colour, outcome, opponent)| {
            // As the import makes them: a bye has no opponent; where nothing is known and nothing was played, none.
            let known = opponent != Opponent::default();
            let has = outcome.has_opponent() && (known || outcome.over_the_board().is_some());
            Game { round, colour, outcome, opponent: has.then_some(opponent) }
        },
    )
}

fn plain_rating() -> impl Strategy<Value = Given<Rating>> {
    proptest::option::of(100_u32..3000)
        .prop_map(|value| value.and_then(|value| Rating::new(value).ok()).into())
}

/// What a Russian regulation asks of a player besides.
fn of_russia(player: Player) -> impl Strategy<Value = Player> {
    let titles =
        vec![None, Some(CompositionTitle::GM), Some(CompositionTitle::IM), Some(CompositionTitle::FM)];
    (given((1..=50).collect()), plain_rating(), plain_rating(), given(titles), given(vec![0, 1, 255]))
        .prop_map(move |(k, rating_end, coefficient, composition_title, composition_results)| Player {
            k,
            rating_end,
            coefficient,
            composition_title,
            composition_results,
            ..player.clone()
        })
}

/// Counts that may all be 0; of the masters perhaps how many have the higher rating.
fn by_rank() -> impl Strategy<Value = Given<ByRank>> {
    let counts = proptest::array::uniform7(select(vec![0, 0, 1, 12, u16::MAX]));
    let given =
        (counts, proptest::option::of(any::<proptest::sample::Index>())).prop_map(|(counts, high)| {
            let mut by_rank = ByRank::default();
            let groups = RankGroup::ALL.into_iter().filter(|group| *group != RankGroup::MSHigh);
            groups.zip(counts).for_each(|(group, count)| by_rank.set(group, count));
            if let Some(high) = high {
                let masters = usize::from(by_rank.of(RankGroup::MS));
                by_rank.set(RankGroup::MSHigh, u16::try_from(high.index(masters + 1)).unwrap());
            }
            by_rank
        });
    proptest::option::of(given).prop_map(Given::from)
}

/// What a Russian regulation asks of an event besides.
fn in_russia(event: Event) -> impl Strategy<Value = Event> {
    let status = proptest::option::of("[a-z0-9_]{1,48}")
        .prop_map(|status| status.and_then(|status| EventStatus::new(&status)).into());
    (
        status,
        given(AgeGroup::CODES.iter().map(|(group, _)| *group).collect()),
        given(vec![1, 3, 1000]),
        by_rank(),
        by_rank(),
        plain_rating(),
        given(vec![true, false]),
    )
        .prop_map(move |(status, age_group, place, field, games_with_field, average, olympiad_rules)| {
            Event {
                status,
                age_group,
                place,
                field,
                games_with_field,
                average: average.known().map(Rating::get).into(),
                olympiad_rules,
                ..event.clone()
            }
        })
}

fn card() -> impl Strategy<Value = Card> {
    let player = (
        name(),
        federation(),
        rating(),
        rating(),
        title(),
        rank(),
        given((1900..2100).collect()),
        given(vec![0, 9, 300]),
    )
        .prop_map(|(name, federation, rating, national_rating, title, rank, birth_year, rated_games)| {
            Player {
                name,
                federation,
                rating,
                national_rating,
                title,
                rank,
                sex: Given::Known(Sex::Female),
                birth_year,
                rated_games,
                ..Player::default()
            }
        })
        .prop_flat_map(of_russia);
    let formats = vec![
        EventFormat::Swiss,
        EventFormat::RoundRobin,
        EventFormat::DoubleRoundRobin,
        EventFormat::Knockout,
        EventFormat::Team,
    ];
    let kinds = vec![EventKind::Ordinary, EventKind::WomensWorldCup, EventKind::Olympiad, EventKind::Zonal];
    let disciplines = vec![Discipline::Standard, Discipline::Rapid, Discipline::Composition];
    let days = (1901_u16..2199).prop_map(|year| Given::from(Date::new(year, 2, 28).ok()));
    let event = (
        name(),
        days,
        given((1..31).collect()),
        federation(),
        given(formats),
        given(disciplines),
        given(kinds),
        given(vec![true, false]),
    )
        .prop_map(|(name, start, rounds, host, format, discipline, kind, big_swiss)| Event {
            name,
            start,
            end: start,
            rounds,
            host,
            format,
            discipline,
            kind,
            big_swiss,
            ..Event::default()
        })
        .prop_flat_map(in_russia);
    (player, event, proptest::collection::vec(game(), 0..20)).prop_map(|(player, event, games)| Card {
        player,
        event,
        games,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(2009), ..ProptestConfig::default() })]

    #[test]
    fn a_draft_gives_the_card_back(card in card()) {
        prop_assert_eq!(Draft::of(&card).check().0, card);
    }

    #[test]
    fn json_gives_the_card_back(card in card()) {
        let text = write_json(&card);
        let reading = read(&text);
        prop_assert_eq!(&reading.content, &Content::Cards(vec![card]), "{}", text);
    }

    #[test]
    fn any_text_is_read(text in "\\PC{0,300}") {
        read(&text);
    }

    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn words_of_the_field_in_any_order_are_read(words in proptest::collection::vec(
        select(vec!["1", "½", "0,5", "2450", "GM", "LAT", "\t", "\n", "\n", ";", "Rd.", "Name", "Rtg", "1.Rd", "Res.", "54b1", "001 ", "0000", "- 1K", "bye", "Тур", "<table", "<td>", ">", "&#", "{", "[", "\"", "|", "ё", "🙂", "\r"]),
        0..120,
    )) {
        read(&words.concat());
        read(&words.join(" "));
        read(&words.join("\t"));
    }

    #[test]
    fn damaged_samples_are_read(
        sample in select(&SAMPLES[..]),
        cuts in proptest::collection::vec((any::<proptest::sample::Index>(), 0_usize..12, select(vec!["", "\t", "\n", "\"", "<", "0", "½", "\u{0}", "я"])), 1..8),
    ) {
        let mut characters: Vec<char> = sample.chars().collect();
        for (at, length, put) in cuts {
            if characters.is_empty() { break; }
            let from = at.index(characters.len());
            let to = (from + length).min(characters.len());
            characters.splice(from..to, put.chars());
        }
        read(&characters.into_iter().collect::<String>());
    }
}

#[test]
fn a_megabyte_of_anything_is_read_in_time() {
    const LENGTH: usize = MAX_BYTES / 4;
    let mut fillings: Vec<String> = [
        "<",
        "<table>",
        "<table><tr><td>",
        "<a \"",
        "<td ' \"",
        "&",
        "\t",
        "\n",
        "1\t",
        "2450 1\n",
        "2400 ",
        "[",
        "{\"a\":",
        "[{},",
        "{\"games\":[",
        "001 1 ",
        "001 1 A 2000 1.0 1 1 w 1\n",
        "[White \"A\"]\n",
        "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n",
        "½",
        "я",
        "\"",
        ";",
        "| a | b |\n",
        "R1: ",
        "x\ty\tz\tw\n",
        "<!--",
        "<script>",
        "<h1>",
        "\r",
        "1 2 3 4 ",
        "<tr><td>1<td>GM<td>A<td>2400<td>LAT",
    ]
    .iter()
    .map(|unit| unit.repeat(LENGTH / unit.len()))
    .collect();
    let headers = [
        "Rd.\tBo.\tSNo\t\tName\tRtg\tFED\tRes.\n",
        "Rank;SNo.;;Name;Rtg;FED;1.Rd.;;;2.Rd.;;;Pts\n",
        "<table><tr><th>No.<th>Name<th>Rtg<th>1.Rd</tr>",
    ];
    let rows =
        ["1\t2\t3\tGM\n", "1\n", "\t", "1;2;IM;A;2400;LAT;2;w;1;3;b;0;1\n", "<tr><td>1<td>A<td>2400<td>7w1"];
    for header in headers {
        for row in rows {
            fillings.push(format!("{header}{}", row.repeat((LENGTH - header.len()) / row.len())));
        }
    }
    let values = format!("{{\"games\": [{}]}}", "{\"round\": 0, \"x\": 1},".repeat(100_000));
    fillings.push(values);
    for text in &fillings {
        let start = Instant::now();
        read(text);
        let start_of: String = text.chars().take(60).collect();
        assert!(start.elapsed() < Duration::from_secs(10), "{start_of:?} took {:?}", start.elapsed());
        if std::env::var_os("NORMA_TIMES").is_some() {
            println!("{:?} {start_of:?}", start.elapsed());
        }
    }
    assert_eq!(read(&"x".repeat(MAX_BYTES + 1)).content, Content::Nothing);
}
