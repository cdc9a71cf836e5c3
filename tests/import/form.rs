//! A card as lines that an arbiter can read: round, colour, title, federation, rating, result, name.
//!
//! `?` is not given, `-` is none. A national rating stands behind the FIDE rating as `2400/2390`, a rank behind the
//! title as `-/КМС`.

#![allow(dead_code)]

use norma::chess::{Card, Colour, Game, Given, Outcome, Rank, Rating};
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
    out.extend(card.games.iter().map(game_line));
    out
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
        _ => title.to_owned(),
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
