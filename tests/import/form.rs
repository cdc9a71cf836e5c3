//! A card as lines that an arbiter can read: round, colour, title, federation, rating, result, name.
//!
//! `?` is not given, `-` is none. A national rating stands behind the FIDE rating as `2400/2390`, a rank behind the
//! title as `-/КМС`. Counts by rank leave out the groups of which there are none.

#![allow(dead_code)]

use norma::chess::{ByRank, Card, Code, Colour, Game, Given, Outcome, Rank, RankGroup, Rating};
use norma::import::{Content, Reading};

pub(crate) fn lines(reading: &Reading) -> Vec<String> {
    let mut out = vec![format!("format {}", reading.format.code())];
    if let Some(points) = reading.stated.points {
        out.push(format!("stated points {points}"));
    }
    if let Some(performance) = reading.stated.performance {
        out.push(format!("stated performance {performance}"));
    }
    match &reading.content {
        Content::Nothing => {}
        Content::Cards(cards) => cards.iter().for_each(|card| out.extend(card_lines(card))),
        Content::Tournament(tournament) => {
            let cards = (0..).map_while(|place| tournament.card_of(place));
            cards.for_each(|card| out.extend(card_lines(&card)));
        }
    }
    for note in &reading.notes {
        let line = note.line.map_or_else(|| "-".to_owned(), |line| line.to_string());
        out.push(format!("note {line} {} {}", note.level.code(), note.what.code()));
    }
    out
}

pub(crate) fn card_lines(card: &Card) -> Vec<String> {
    let mut out = Vec::new();
    let player = &card.player;
    let about = format!(
        "player {} {} {} {}",
        title(player.title, player.rank),
        player.federation.known().map_or_else(|| "?".to_owned(), |f| f.to_string()),
        ratings(player.rating, player.national_rating),
        if player.name.is_empty() { "?" } else { &player.name }
    );
    if about != "player ? ? ? ?" {
        out.push(about);
    }
    if let Given::Known(year) = player.birth_year {
        out.push(format!("born {year}"));
    }
    if let Given::Known(k) = player.k {
        out.push(format!("K {k}"));
    }
    if let Given::Known(rating) = player.rating_end {
        out.push(format!("rating at the end {}", rating.get()));
    }
    if let Given::Known(coefficient) = player.coefficient {
        out.push(format!("coefficient {}", coefficient.get()));
    }
    if let Given::Known(title) = player.composition_title {
        out.push(format!("composition title {}", title.map_or("-", Code::code)));
    }
    if let Given::Known(results) = player.composition_results {
        out.push(format!("composition results {results}"));
    }
    let event = &card.event;
    if !event.name.is_empty() {
        out.push(format!("event {}", event.name));
    }
    if let Given::Known(rounds) = event.rounds {
        out.push(format!("rounds {rounds}"));
    }
    if let (Given::Known(start), Given::Known(end)) = (event.start, event.end) {
        out.push(format!("days {start} {end}"));
    }
    if let Given::Known(host) = event.host {
        out.push(format!("host {host}"));
    }
    if let Given::Known(format) = event.format {
        out.push(format!("system {format:?}"));
    }
    if let Given::Known(status) = &event.status {
        out.push(format!("status {}", status.as_str()));
    }
    if let Given::Known(group) = event.age_group {
        out.push(format!("age group {}", group.code()));
    }
    if let Given::Known(place) = event.place {
        out.push(format!("place {place}"));
    }
    if let Given::Known(field) = event.field {
        out.push(format!("field {}", by_rank(&field)));
    }
    if let Given::Known(games) = event.games_with_field {
        out.push(format!("games with {}", by_rank(&games)));
    }
    if let Given::Known(average) = event.average {
        out.push(format!("average {average}"));
    }
    if let Given::Known(flag) = event.olympiad_rules {
        out.push(format!("olympiad rules {}", flag.code()));
    }
    out.extend(card.games.iter().map(game_line));
    out
}

fn by_rank(counts: &ByRank) -> String {
    let written = |group: RankGroup| match counts.given(group) {
        Given::Known(count) if count > 0 || group == RankGroup::MSHigh => {
            Some(format!("{} {count}", group.code()))
        }
        _ => None,
    };
    let written: Vec<String> = RankGroup::ALL.into_iter().filter_map(written).collect();
    if written.is_empty() { "nobody".to_owned() } else { written.join(", ") }
}

pub(crate) fn game_line(game: &Game) -> String {
    let colour = match game.colour {
        Some(Colour::White) => "w",
        Some(Colour::Black) => "b",
        None => "?",
    };
    let result = match game.outcome {
        Outcome::Win => "1",
        Outcome::Draw => "½",
        Outcome::Loss => "0",
        Outcome::ForfeitWin => "+",
        Outcome::ForfeitLoss => "-",
        Outcome::Bye => "bye",
        Outcome::HalfBye => "hbye",
        Outcome::ZeroBye => "zbye",
        Outcome::Pending => "pending",
    };
    match &game.opponent {
        None => format!("{} {colour} {result}", game.round),
        Some(o) => format!(
            "{} {colour} {} {} {} {result} {}",
            game.round,
            title(o.title, o.rank),
            o.federation.known().map_or_else(|| "?".to_owned(), |f| f.to_string()),
            ratings(o.rating, o.national_rating),
            if o.name.is_empty() { "?" } else { &o.name }
        ),
    }
}

fn title(title: Given<Option<norma::chess::Title>>, rank: Given<Option<Rank>>) -> String {
    let title = match title {
        Given::NotGiven => "?",
        Given::Known(None) => "-",
        Given::Known(Some(title)) => title.code(),
    };
    match rank {
        Given::Known(Some(rank)) => format!("{title}/{}", rank.code()),
        Given::Known(None) => format!("{title}/-"),
        Given::NotGiven => title.to_owned(),
    }
}

fn ratings(fide: Given<Option<Rating>>, national: Given<Option<Rating>>) -> String {
    let one = |rating: Given<Option<Rating>>| match rating {
        Given::NotGiven => "?".to_owned(),
        Given::Known(None) => "-".to_owned(),
        Given::Known(Some(rating)) => rating.get().to_string(),
    };
    match national {
        Given::NotGiven => one(fide),
        national => format!("{}/{}", one(fide), one(national)),
    }
}
