//! The words of the tables in English.

use super::super::TableWord;

pub(in super::super) fn table_word(word: TableWord) -> &'static str {
    match word {
        TableWord::Norms => "Norms",
        TableWord::ForTitle => "Rating for the title",
        TableWord::FewGames => "So few games are enough only in the events of article",
        TableWord::PointsByOpponents => "The points that are needed, by the average of the opponents",
        TableWord::PointsByParticipants => "The points that are needed, by the average of the participants",
        TableWord::Discipline => "Discipline",
        TableWord::AgeGroup => "Age group",
        TableWord::Men => "Men",
        TableWord::Women => "Women",
        TableWord::Percent => "Share of the points",
        TableWord::ByAverage => "by the average",
        TableWord::ByOpponents => "by the opponents’ ranks",
        TableWord::Printed => "printed table",
        TableWord::PrintedHint => {
            "The points that are needed in a round robin of КМС and I ranks. Down: how many КМС; across: how many \
             participants"
        }
        TableWord::OtherMasters => "Other МС, КМС",
        TableWord::FirstRanks => "I, up to the number of ГР, МС and КМС",
        TableWord::AllOthers => "Everybody else",
        TableWord::ByCoefficient => "by the coefficient of the event",
        TableWord::WeightsHint => "The sum over all participants, divided by their number",
        TableWord::Weight => "Adds",
        TableWord::Years => "Years",
        TableWord::Award => "Title or rank",
        TableWord::ByRating => "By rating",
        TableWord::Readings => "How the text is read",
        TableWord::ReadingsHint => {
            "A result that two admitted readings judge differently stays open: nobody can tell"
        }
        TableWord::Answers => "Readings",
        TableWord::NotRead => "could not be read",
        TableWord::NotAllRows => "The table of the regulation has further rows, which could not be read",
        TableWord::RoundedToNearest => "Points are rounded to the nearest half, exact middles up",
        TableWord::RoundedUp => "Points are rounded up to the next half",
    }
}
