//! What the reader of pasted text has to say, in English.

use crate::import::NoteKind;

/// The sentence of a note. The line is named beside it.
pub(in super::super) fn note(kind: &NoteKind) -> String {
    match kind {
        NoteKind::TooLarge { bytes } => {
            format!("The text is too long ({} MB). Paste one card, or one tournament of up to 4 MB.", bytes >> 20)
        }
        NoteKind::NothingFound => {
            "No game was found here. Paste your card, or write one game a line: rating and result, as in “2450 ½”."
                .to_owned()
        }
        NoteKind::MoreNotes { count } => format!("There are {count} more notes like these."),
        NoteKind::UnusedLine { text } => format!("This line was not used: “{text}”."),
        NoteKind::UnusedWords { text } => format!("Of this line “{text}” was not used."),
        NoteKind::PairingsPage => {
            "This is a page of pairings. Open your own card, or the crosstable, and copy that.".to_owned()
        }
        NoteKind::StartList => {
            "This is a list of players without games. Their ratings and titles are here; add the games.".to_owned()
        }
        NoteKind::JsonSyntax { column } => format!("The JSON is not well formed at column {column}."),
        NoteKind::UnknownKey { path } => format!("“{path}” is not a key of the card and was left out."),
        NoteKind::BadValue { path, text } => format!("“{path}” can't be {text}; it counts as not given."),
        NoteKind::NotARound { text } => format!("“{text}” is not a round number; the next round was taken."),
        NoteKind::NotAColour { text } => format!("“{text}” is not a colour; write w or b."),
        NoteKind::NotAResult { text } => {
            format!("“{text}” is not a result; the game counts as still to be played. Write 1, ½, 0, +, - or bye.")
        }
        NoteKind::NotATitle { text } => {
            format!("“{text}” is not a title; the title counts as not given. Write - for a player without one.")
        }
        NoteKind::NotARank { text } => format!("“{text}” is not a Russian title or rank; it counts as not given."),
        NoteKind::NotARating { text } => {
            format!("“{text}” is not a rating; it counts as not given. Write 0 for an unrated player.")
        }
        NoteKind::NotAFederation { text } => {
            format!("“{text}” is not a federation of FIDE; it counts as not given. Write its three letters.")
        }
        NoteKind::NotADate { text } => format!("“{text}” is not a date; write it as 2024-06-30."),
        NoteKind::NotANumber { text } => format!("“{text}” can't be a number here."),
        NoteKind::NotAChoice { text } => format!("“{text}” is none of the values to choose from."),
        NoteKind::NotFideTitle { text } => format!("“{text}” is not a FIDE title: such a player counts as untitled."),
        NoteKind::ReadAsTitle { text, title } => format!("“{text}” was read as the FIDE title {title}. Correct it if not."),
        NoteKind::RatingsAssumedFide { column } => match column.as_str() {
            "" => "The ratings were taken as FIDE ratings. Exchange them if they are national ones.".to_owned(),
            column => format!(
                "The ratings under “{column}” were taken as FIDE ratings. In a national event this column may show \
                 national ones: exchange them then."
            ),
        },
        NoteKind::RatingsFide { column } => format!("The FIDE ratings were taken from the column “{column}”."),
        NoteKind::RatingsNational { column } => format!("The national ratings were taken from the column “{column}”."),
        NoteKind::PlusMinusPlayed => {
            "+ and - were read as games won and lost. If they are forfeits, choose that in the table.".to_owned()
        }
        NoteKind::AllPending { games: 1 } => "One opponent without a result: the game is still to be played.".to_owned(),
        NoteKind::AllPending { games } => {
            format!("{games} opponents without results: all games count as still to be played.")
        }
        NoteKind::OpponentOnBye => "A bye has no opponent: the one named here was left out.".to_owned(),
        NoteKind::RoundRepeated { round } => format!("Round {round} appears twice."),
        NoteKind::RoundsMissing { first, count: 1 } => {
            format!("Round {first} is missing. Add it if there was a game, a forfeit or a bye.")
        }
        NoteKind::RoundsMissing { first, count } => {
            format!("{count} rounds are missing, round {first} is the first. Add those with a game, a forfeit or a bye.")
        }
        NoteKind::RoundTooHigh { round } => format!("Round {round}? No event has that many; please check."),
        NoteKind::TooManyGames { kept, .. } => {
            format!("These are more games than a card can have: only the first {kept} were kept.")
        }
        NoteKind::PointsDiffer { stated, found } => {
            format!("The text says {stated} points, the games add up to {found}. Check the results.")
        }
        NoteKind::PointsDifferFor { players: 1, first } => {
            format!("The points of {first} differ from what the games add up to.")
        }
        NoteKind::PointsDifferFor { players, first } => {
            format!("The points of {players} players differ from what their games add up to; {first} is the first.")
        }
        NoteKind::RoundOrderUnknown => {
            "This table does not tell in which round a game was played: the games stand in the order of opponents."
                .to_owned()
        }
        NoteKind::OtherEvent { event, games } => {
            let games = if *games == 1 { "One game".to_owned() } else { format!("{games} games") };
            format!("{games} of another event (“{event}”) left out.")
        }
        NoteKind::SpacesCollapsed => {
            "The file lost its spaces on the way (mail or chat do that) and was read by its words. Please check it, or \
             load the file itself."
                .to_owned()
        }
        NoteKind::UnratedGame { round, name } => {
            format!("{name}, round {round}: ended before each side had moved, so it is not rated and counts as unplayed.")
        }
        NoteKind::UnknownNumbers { first, count: 1 } => {
            format!("Player no. {first} is not in the table: rating, title and federation are missing.")
        }
        NoteKind::UnknownNumbers { first, count } => {
            format!(
                "{count} opponents are not in the table (no. {first} is the first): their ratings, titles and \
                 federations are missing. Copy the whole table."
            )
        }
    }
}
