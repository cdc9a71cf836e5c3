//! The words of the page in English.

use super::super::Label;
use crate::chess::{AgeGroup, Discipline, EventFormat, EventKind};
use crate::import::Format;

pub(in super::super) fn label(label: Label) -> &'static str {
    match label {
        Label::Tagline => "Is it a norm? Clause by clause, at once.",
        Label::Pages => "Pages",
        Label::PageCheck => "Check",
        Label::PageTables => "Tables",
        Label::TablesOf => "Edition",
        Label::NoSuchEdition => "There is no edition of this name here",
        Label::OneTable => "Go to",
        Label::TablesLit => "Your card stands here:",
        Label::TableLink => "Link to this table",
        Label::TablesFide => "FIDE titles",
        Label::TablesEvsk => "Russian titles and ranks (ЕВСК)",
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
        Label::Title => "FIDE title",
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
        Label::Systems => "Awards of",
        Label::SystemFide => "FIDE",
        Label::SystemEvsk => "Russia (ЕВСК)",
        Label::NoSystem => "Choose whose awards you want to see.",
        Label::Rank => "Russian rank",
        Label::BirthYear => "Year of birth",
        Label::CoefficientK => "Coefficient K",
        Label::RatingEnd => "Rating on the last day",
        Label::Coefficient => "Correspondence rating",
        Label::CompositionTitle => "Title in composition",
        Label::CompositionResults => "Such results this year",
        Label::Status => "Status of the event",
        Label::AgeGroup => "Age group",
        Label::Place => "Place",
        Label::Field => "Participants by rank",
        Label::FieldHint => {
            "Everybody who took part, the player included. From it follow the coefficient of the event and the norms of the ranks."
        }
        Label::WithoutRank => "none",
        Label::MastersHigh => "МС high",
        Label::AverageRating => "Average of the event",
        Label::OlympiadRules => "By the regulations of the Olympiad",
        Label::ExampleEvsk => "a КМС norm",
        Label::LoadEdition => "Load an edition file",
        Label::LoadEditionHint => {
            "A federation can add the regulations in force today as a file. It stays on this device."
        }
        Label::LoadedEditions => "Loaded editions",
        Label::OpponentSex => "The opponent’s sex",
        Label::ByPlace => "By place: say what event it was",
        Label::LowerAwards => "Below it",
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

pub(in super::super) fn age_group(group: AgeGroup) -> &'static str {
    match group {
        AgeGroup::Adults => "adults",
        AgeGroup::U20 => "under 20 (now “under 21”)",
        AgeGroup::U18 => "under 18 (now “under 19”)",
        AgeGroup::U16 => "under 16 (now “under 17”)",
        AgeGroup::U14 => "under 14 (now “under 15”)",
        AgeGroup::U12 => "under 12 (now “under 13”)",
        AgeGroup::U10 => "under 10 (now “under 11”)",
        AgeGroup::U8 => "under 8 (now “under 9”)",
    }
}
