//! The figures of the Russian classification (ЕВСК) for chess.
//!
//! Three kinds of table cover every edition that is known: places ([`PlaceTable`]), a score or a percentage by an
//! average ([`AverageTable`]), a percentage by the coefficient of the event ([`CoefficientTable`]). The order of 2012
//! has a fourth, the norm of a КМС by the opponents' ranks ([`FieldTable`]). Where the text can be read in two ways,
//! both stand in the edition as answers of a [`Reading`].

use std::fmt;

use super::edition::LocalText;
use super::fide_titles::Share;
use super::figure::{Clause, Figure, Sure};
use crate::chess::{
    AgeGroup, CompositionTitle, Discipline, EventStatus, HalfPoints, Rank, RankGroup, Sex, Title,
};

/// All figures of one edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evsk {
    /// The titles and ranks that this edition judges, the highest first.
    pub awards: Vec<Rank>,
    /// Whose ratings count.
    pub rating: Figure<RatingSource>,
    /// The least ages, reached in the calendar year of the event.
    pub ages: Vec<Figure<AwardAge>>,
    /// The events that the tables of places name.
    pub statuses: Vec<StatusName>,
    /// Titles and ranks for a place.
    pub places: Vec<Figure<PlaceTable>>,
    /// Titles and ranks for a score against opponents of an average.
    pub averages: Vec<Figure<AverageTable>>,
    /// Ranks for a score that follows from the opponents' ranks.
    pub fields: Vec<Figure<FieldTable>>,
    /// What each participant adds to the coefficient of an event.
    pub coefficient_weights: Option<Figure<RankWeights>>,
    /// Ranks for a percentage that follows from the coefficient of the event.
    pub coefficients: Vec<Figure<CoefficientTable>>,
    /// Ranks for a rating on the last day of an event.
    pub by_rating: Vec<Figure<AwardRating>>,
    /// How the text is read where it can be read in several ways.
    pub readings: Vec<Reading>,
}

impl Evsk {
    /// The answers that this edition admits to a question of reading, its own first. An edition that says nothing
    /// takes the first that there is.
    pub fn answers(&self, question: Question) -> &[Answer] {
        let said = self.readings.iter().find(|reading| reading.question == question);
        said.map_or_else(|| question.answers().get(..1).unwrap_or_default(), |reading| &reading.answers)
    }

    /// What the edition says about a question of reading.
    pub fn reading(&self, question: Question) -> Option<&Reading> {
        self.readings.iter().find(|reading| reading.question == question)
    }
}

/// Whose ratings count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingSource {
    /// FIDE's.
    Fide,
    /// Those of the national federation.
    National,
}

/// One number for men and one for women.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    /// Men.
    pub men: u16,
    /// Women.
    pub women: u16,
}

impl Thresholds {
    /// The one of a sex.
    pub const fn of(self, sex: Sex) -> u16 {
        match sex {
            Sex::Male => self.men,
            Sex::Female => self.women,
        }
    }
}

/// The least age for an award.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwardAge {
    /// The award.
    pub award: Rank,
    /// Years.
    pub years: u8,
}

/// The rating that brings an award.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwardRating {
    /// The award.
    pub award: Rank,
    /// In these disciplines.
    pub disciplines: Vec<Discipline>,
    /// At least so much.
    pub rating: Thresholds,
}

/// What an event of a status is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusName {
    /// The identifier that cards use.
    pub id: EventStatus,
    /// The name for people.
    pub name: LocalText,
}

/// An award for a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceTable {
    /// The award.
    pub award: Rank,
    /// Whether these are all rows of the regulation; where they are not, an event without a row may have one.
    pub complete: bool,
    /// Whether all other conditions are known.
    pub conditions_complete: bool,
    /// The rows.
    pub rows: Vec<PlaceRow>,
    /// The rating that is needed on the last day as well.
    pub rating: Option<Figure<PlaceRating>>,
    /// In the team discipline.
    pub team: Option<Figure<TeamRule>>,
    /// The least number of games, in a round robin or a Swiss.
    pub games: Option<Figure<LeastGames>>,
    /// In composition: the title that is needed on the first day.
    pub composition_title: Option<Figure<CompositionTitle>>,
    /// In composition: how often the result is needed in a calendar year.
    pub composition_results: Option<Figure<u8>>,
}

/// The rating that a place asks as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRating {
    /// In these disciplines.
    pub disciplines: Vec<Discipline>,
    /// At least so much; `None` where the figure could not be read.
    pub rating: Option<Thresholds>,
}

/// Which places bring the award.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRow {
    /// In events of this status,
    pub status: EventStatus,
    /// of this discipline,
    pub discipline: Discipline,
    /// of this age group:
    pub age: AgeGroup,
    /// from this place
    pub from: u8,
    /// to this one.
    pub to: u8,
    /// What the row asks besides.
    pub needs: Option<Figure<PlaceNeeds>>,
}

/// What a row of places asks besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceNeeds {
    /// The event was held by the regulations of the Olympiad.
    pub olympiad_rules: bool,
    /// So many КМС take part.
    pub kms_in_field: Option<u8>,
}

/// The rule for the team discipline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamRule {
    /// At least this share of the games was played.
    pub played: Share,
    /// More than so many per cent of the points in them were scored.
    pub above_percent: u8,
}

/// The least number of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeastGames {
    /// In these disciplines.
    pub disciplines: Vec<Discipline>,
    /// So many.
    pub games: u8,
    /// Whether the event has to be a round robin or a Swiss.
    pub round_robin_or_swiss: bool,
}

/// An award for a score against opponents of an average.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AverageTable {
    /// The award.
    pub award: Rank,
    /// In these disciplines.
    pub disciplines: Vec<Discipline>,
    /// Whose average.
    pub average_of: AverageOf,
    /// Whether these are all rows of the regulation; where they are not, an average without a row may have one.
    pub complete: bool,
    /// The score by number of games and average; or else:
    pub scores: Vec<ScoreTable>,
    /// the percentage by average.
    pub percents: Vec<PercentRow>,
    /// How a percentage becomes points.
    pub rounding: Option<Figure<Rounding>>,
    /// The least number of games.
    pub least_games: Option<Figure<u8>>,
    /// FIDE titles that count as titles of opponents, where titles of Russia are not the only ones.
    pub fide_titles: Option<Figure<Vec<Title>>>,
    /// How unrated opponents enter the average.
    pub unrated: Option<Figure<Unrated>>,
    /// The rating on the last day that the title asks beside the norm.
    pub rating: Option<Figure<Thresholds>>,
    /// The individual coefficient on the first day that the title asks beside the norm.
    pub coefficient: Option<Figure<Thresholds>>,
    /// In the team discipline.
    pub team: Option<Figure<TeamRule>>,
    /// The least average of the event.
    pub event_average: Option<Figure<u16>>,
    /// Strong participants.
    pub strong: Option<Figure<StrongPlayers>>,
    /// Games with КМС.
    pub kms_games: Option<Figure<KmsGames>>,
}

/// Whose average decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AverageOf {
    /// Of the opponents in the games played.
    Opponents,
    /// Of all participants of the event.
    Participants,
}

/// The scores for one number of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreTable {
    /// So many games,
    pub games: u8,
    /// so many of them with opponents who have a title,
    pub titled: u8,
    /// so many with opponents who have a rating.
    pub rated: u8,
    /// The scores, the highest first.
    pub rows: Vec<ScoreRow>,
}

/// A score and the averages for which it is enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// The score.
    pub points: HalfPoints,
    /// The averages, for men.
    pub men: Band,
    /// The averages, for women.
    pub women: Band,
    /// What a reader has to know about the row.
    pub note: Option<LocalText>,
}

/// A percentage and the averages for which it is enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PercentRow {
    /// Per cent of the points that the games could bring.
    pub percent: u8,
    /// The averages, for men.
    pub men: Band,
    /// The averages, for women.
    pub women: Band,
    /// What a reader has to know about the row.
    pub note: Option<LocalText>,
}

/// Averages from one to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The lowest.
    pub from: u16,
    /// The highest; `None` where every higher one belongs to it.
    pub to: Option<u16>,
}

impl Band {
    /// Whether an average lies in it.
    pub fn holds(self, average: i32) -> bool {
        i32::from(self.from) <= average && self.to.is_none_or(|to| average <= i32::from(to))
    }
}

/// How a fraction of points becomes half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// To the nearest half point, exact middles up.
    Nearest,
    /// To the next half point above.
    Up,
}

/// How unrated opponents enter the average.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unrated {
    /// The first one.
    pub first: Thresholds,
    /// Every further one.
    pub further: u16,
}

/// Strong participants of a correspondence event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrongPlayers {
    /// So many ГР and МС,
    pub players: u8,
    /// or КМС with this individual coefficient.
    pub kms_from: u16,
}

/// Games with КМС in a correspondence event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KmsGames {
    /// So many where everybody meets once.
    pub one_round: u8,
    /// So many where everybody meets twice,
    pub two_rounds: u8,
    /// in so many games at least.
    pub two_rounds_games: u8,
}

/// An award for a score that follows from the opponents' ranks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldTable {
    /// The award.
    pub award: Rank,
    /// In these disciplines.
    pub disciplines: Vec<Discipline>,
    /// The least numbers of games, by discipline.
    pub least_games: Vec<Figure<LeastGames>>,
    /// So many of them with ГР, МС and КМС.
    pub ranked_games: Figure<u8>,
    /// The points that count, per cent of the games with each kind of opponent.
    pub percents: Figure<FieldPercents>,
    /// The rating that sets some МС above the others.
    pub ms_high: Figure<Thresholds>,
    /// How the sum becomes points.
    pub rounding: Figure<Rounding>,
    /// The same as a printed table.
    pub printed: Option<Figure<Vec<PrintedRow>>>,
}

/// Per cent of the points in games with …
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldPercents {
    /// ГР.
    pub gr: u8,
    /// МС with a high rating.
    pub ms_high: u8,
    /// Other МС, and КМС.
    pub others: u8,
    /// I ranks, up to the number of ГР, МС and КМС.
    pub first: u8,
    /// All other I ranks, and everybody below.
    pub rest: u8,
}

/// A row of the printed table: the points by the number of participants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedRow {
    /// So many КМС.
    pub kms: u8,
    /// The number of participants of the first entry; the next one has one more, and so on.
    pub from: u8,
    /// The points.
    pub points: Vec<HalfPoints>,
}

impl PrintedRow {
    /// The points for a number of participants.
    pub fn points(&self, participants: u16) -> Option<HalfPoints> {
        let place = participants.checked_sub(u16::from(self.from))?;
        self.points.get(usize::from(place)).copied()
    }
}

/// What each participant adds to the coefficient of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankWeights {
    /// ГР.
    pub gr: u8,
    /// МС.
    pub ms: u8,
    /// КМС.
    pub kms: u8,
    /// I.
    pub first: u8,
    /// II.
    pub second: u8,
    /// III.
    pub third: u8,
    /// Without one of these.
    pub without: u8,
}

impl RankWeights {
    /// The weight of a player.
    pub const fn of(&self, group: RankGroup) -> u8 {
        match group {
            RankGroup::GR => self.gr,
            RankGroup::MS | RankGroup::MSHigh => self.ms,
            RankGroup::KMS => self.kms,
            RankGroup::First => self.first,
            RankGroup::Second => self.second,
            RankGroup::Third => self.third,
            RankGroup::Without => self.without,
        }
    }
}

/// An award for a percentage that follows from the coefficient of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoefficientTable {
    /// The award.
    pub award: Rank,
    /// In these disciplines.
    pub disciplines: Vec<Discipline>,
    /// The least number of games.
    pub least_games: Figure<u8>,
    /// How the percentage becomes points.
    pub rounding: Figure<Rounding>,
    /// The rows.
    pub rows: Vec<CoefficientRow>,
}

/// A percentage and the coefficients for which it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoefficientRow {
    /// From this coefficient
    pub from: Hundredths,
    /// to this one.
    pub to: Hundredths,
    /// Per cent of the points that the games could bring.
    pub percent: u8,
}

/// A number with two decimals: 1.05 is 105.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hundredths(pub u16);

/// As Russian documents write it, but for the comma: `1.05`.
impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

/// How the text is read where it can be read in several ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The question.
    pub question: Question,
    /// The answers that are admitted, our own first. Where two of them give different verdicts, nobody can tell.
    pub answers: Vec<Answer>,
    /// The article.
    pub clause: Clause,
    /// How sure it is.
    pub sure: Sure,
    /// The question and our answer, in words.
    pub note: LocalText,
}

macro_rules! questions {
    ($($(#[$doc:meta])* $question:ident $code:literal: $($answer:ident $answer_code:literal),+;)+) => {
        /// A question that the text leaves open.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Question {
            $($(#[$doc])* $question,)+
        }

        impl Question {
            /// Every question with its name in edition files.
            pub const CODES: &'static [(&'static str, Question)] = &[$(($code, Question::$question),)+];

            /// The answers that there are, the usual one first.
            pub const fn answers(self) -> &'static [Answer] {
                match self {
                    $(Question::$question => &[$(Answer::$answer),+],)+
                }
            }

            /// The same with their names in edition files.
            pub const fn answer_codes(self) -> &'static [(&'static str, Answer)] {
                match self {
                    $(Question::$question => &[$(($answer_code, Answer::$answer)),+],)+
                }
            }
        }

        impl Question {
            /// The name in edition files and answers.
            pub fn code(self) -> &'static str {
                Question::CODES.iter().find(|(_, question)| *question == self).map_or("", |(code, _)| code)
            }
        }
    };
}

/// An answer to a question that the text leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // each is described with its question
pub enum Answer {
    WithChange,
    Published,
    RussianAndFide,
    RussianOnly,
    OpponentsSex,
    Column,
    NotCounted,
    Counted,
    NoRow,
    FirstRow,
    Opponents,
    Participants,
    Table,
    Formula,
    KmsOnly,
    KmsOrHigher,
    OnlyThese,
    OrBetter,
    KmsFrom,
    AllFrom,
    Settled,
}

questions! {
    /// The rating on the last day: with the change in the event, or as published.
    LastDayRating "last_day_rating": WithChange "with_change", Published "published";
    /// Opponents with a sports title: also those with a title of FIDE, or of Russia only.
    TitledOpponents "titled_opponents": RussianAndFide "russian_and_fide", RussianOnly "russian";
    /// The number that stands for an unrated opponent: by the opponent's sex, or by the column.
    UnratedSex "unrated_sex": OpponentsSex "opponents_sex", Column "column";
    /// Games that were not played: left out, or counted.
    Forfeits "forfeits": NotCounted "not_counted", Counted "counted";
    /// An event stronger than the first row of a rank: no row, or the first one.
    BelowBand "below_band": NoRow "no_row", FirstRow "first_row";
    /// The number of ГР, МС and КМС that limits the I ranks at the lower percentage: of opponents, or of participants.
    FirstRankLimit "first_rank_limit": Opponents "opponents", Participants "participants";
    /// Where the printed table and the formula differ.
    KmsTable "kms_table": Table "table", Formula "formula";
    /// Where КМС are asked for: exactly these, or those above them too.
    KmsCount "kms_count": KmsOnly "kms", KmsOrHigher "kms_or_higher";
    /// A place better than those that a row names: not in the row, or all the more enough.
    BetterPlace "better_place": OnlyThese "only_these", OrBetter "or_better";
    /// Strong participants of a correspondence event: the coefficient is asked of КМС only, or of all.
    StrongPlayers "strong_players": KmsFrom "kms", AllFrom "all";
    /// A fraction of a rating point in the average of the opponents.
    AverageRounding "average_rounding": Settled "half_up";
    /// Which list in rapid chess.
    RapidList "rapid_list": Settled "rapid_list";
    /// More or fewer games than the table has.
    GamesOutside "games_outside": Settled "no_norm";
    /// A score above the highest row.
    AboveTopRow "above_top_row": Settled "from_the_lowest_average";
    /// Opponents below the I rank in the norm of a КМС.
    BelowFirstRank "below_first_rank": Settled "as_first_rank";
    /// Youth ranks, and ranks that have lapsed.
    YouthRanks "youth_ranks": Settled "without_rank";
    /// Which column for a woman in a mixed event.
    WomensColumn "womens_column": Settled "by_the_applicant";
    /// An opponent who was met twice.
    RepeatedOpponents "repeated_opponents": Settled "each_game";
    /// The average of a correspondence event.
    EventAverage "event_average_of": Settled "applicant_and_opponents";
    /// The points that a percentage asks where no rounding is given.
    PercentRounding "percent_rounding": Settled "up";
}
