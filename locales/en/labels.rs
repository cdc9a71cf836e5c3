//! The words of the page in English.

use super::super::Label;
use crate::chess::{Discipline, EventFormat, EventKind};
use crate::import::Format;

pub(in super::super) fn label(label: Label) -> &'static str {
    match label {
        Label::Tagline => "Is it a norm? Clause by clause, at once.",
        Label::Privacy => "Nothing you paste leaves this device.",
        Label::PasteLabel => "Paste your card",
        Label::PasteHint => {
            "Your page on chess-results, a TRF or PGN file, a table, or one game a line: “GM 2512 ESP ½”."
        }
        Label::Examples => "Try an example:",
        Label::ExampleCard => "a finished IM norm",
        Label::ExampleLines => "bare ratings",
        Label::ExamplePending => "before the last round",
        Label::OrAddGames => "or enter the games by hand",
        Label::EditText => "Show the text",
        Label::HideText => "Hide the text",
        Label::StartOver => "Start over",
        Label::Undo => "Undo",
        Label::Notes => "Notes on the text",
        Label::ChoosePlayer => "Whose card?",
        Label::ChoosePlayerHint => "This is a whole tournament. Choose the player.",
        Label::Verdicts => "Verdicts",
        Label::Games => "Games",
        Label::Applicant => "Player",
        Label::Event => "Event",
        Label::AddRound => "Add a round",
        Label::Arrange => "Move or remove",
        Label::ArrangeDone => "Done",
        Label::MoveUp => "Move up",
        Label::MoveDown => "Move down",
        Label::Remove => "Remove",
        Label::Round => "Round",
        Label::Opponent => "Opponent",
        Label::Title => "Title",
        Label::Name => "Name",
        Label::Federation => "Federation",
        Label::Rating => "FIDE rating",
        Label::NationalRating => "National rating",
        Label::Result => "Result",
        Label::Win => "Won",
        Label::Draw => "Drawn",
        Label::Loss => "Lost",
        Label::OtherResult => "Other result",
        Label::Pending => "to be played",
        Label::ForfeitWin => "opponent absent (+)",
        Label::ForfeitLoss => "player absent (−)",
        Label::Bye => "bye, 1 point",
        Label::HalfBye => "bye, ½ point",
        Label::ZeroBye => "not paired, 0",
        Label::ScoredAgainstRated => "Did this opponent score against rated players?",
        Label::NotGiven => "not given",
        Label::Sex => "Sex",
        Label::Male => "male",
        Label::Female => "female",
        Label::RatedGames => "Rated games so far",
        Label::Rounds => "Rounds",
        Label::FirstDay => "First day",
        Label::LastDay => "Last day",
        Label::Host => "Host federation",
        Label::EventFormat => "Format",
        Label::EventKind => "Kind of event",
        Label::Discipline => "Time control",
        Label::BigSwiss => "Exempt Swiss",
        Label::BigSwissHint => {
            "A Swiss with at least 20 rated players from outside the host federation, of 3 federations or more, 10 of \
             them with GM, IM, WGM or WIM; the editions differ in how long they have to take part."
        }
        Label::Yes => "yes",
        Label::No => "no",
        Label::Why => "Why",
        Label::Need => "needed",
        Label::Points => "points",
        Label::Average => "average",
        Label::Performance => "performance",
        Label::NearestYes => "Nearest yes",
        Label::Or => "or",
        Label::NotSeen => "No card can show:",
        Label::TitleByRating => "Titles by rating",
        Label::ForWomen => "For women",
        Label::RatingsAreFide => "Take these for FIDE ratings",
        Label::RatingsAreNational => "Take these for national ratings",
        Label::SwapRatings => "Swap FIDE and national ratings",
        Label::Taken => "Assumed",
        Label::WeakerFigures => "Some figures behind these verdicts were not read in the text itself:",
        Label::JudgedBy => "Judged by",
        Label::Source => "Source",
        Label::Theme => "Colours",
        Label::ThemeAuto => "Auto",
        Label::ThemeLight => "Light",
        Label::ThemeDark => "Dark",
        Label::ReadFromFile => "Open a file",
        Label::NoVerdict => "Add at least one game with a rating to see the verdicts.",
        Label::RaisedTo => "counted as",
        Label::Clause => "Article",
        Label::MapTitle => "Where you stand",
        Label::MapAverage => "average of the opponents",
        Label::MapPoints => "points",
        Label::MapHint => "A norm needs a point on or above its line.",
        Label::ShowsGamesOf => "The games are marked for:",
        Label::WholeTournament => "This is a whole tournament: choose a player with --player. There are",
        Label::NoSuchPlayer => "There is no player of this name. There are",
        Label::SeveralPlayers => "Several players fit this name:",
        Label::NewVersion => "A new version is ready: reload",
    }
}

pub(in super::super) fn format(format: Format) -> &'static str {
    match format {
        Format::Empty => "no text",
        Format::Json => "JSON card",
        Format::ChessResults => "chess-results",
        Format::Trf => "TRF file",
        Format::Pgn => "PGN",
        Format::Table => "table",
        Format::HtmlTable => "table of a web page",
        Format::Lines => "one game a line",
        Format::Unknown => "not recognised",
    }
}

pub(in super::super) fn event_format(format: EventFormat) -> &'static str {
    match format {
        EventFormat::Swiss => "Swiss",
        EventFormat::RoundRobin => "round robin",
        EventFormat::DoubleRoundRobin => "double round robin",
        EventFormat::Knockout => "knock-out",
        EventFormat::Team => "team event",
    }
}

pub(in super::super) fn event_kind(kind: EventKind) -> &'static str {
    match kind {
        EventKind::Ordinary => "ordinary",
        EventKind::NationalFinal => "national championship, final",
        EventKind::NationalTeam => "national team championship",
        EventKind::Zonal => "zonal or sub-zonal",
        EventKind::WorldTeam => "world team or club championship",
        EventKind::ContinentalTeam => "continental team or club championship",
        EventKind::WorldCup => "World Cup",
        EventKind::WomensWorldCup => "Women’s World Cup",
        EventKind::Olympiad => "Olympiad",
    }
}

pub(in super::super) fn discipline(discipline: Discipline) -> &'static str {
    match discipline {
        Discipline::Standard => "standard",
        Discipline::Rapid => "rapid",
        Discipline::Blitz => "blitz",
        Discipline::Team => "standard, team",
        Discipline::Correspondence => "correspondence",
        Discipline::Composition => "composition",
    }
}
