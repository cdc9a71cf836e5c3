//! Reads the figures of the Russian classification from an edition file.

use super::evsk::{
    Answer, AverageOf, AverageTable, AwardAge, AwardRating, Band, CoefficientRow, CoefficientTable, Evsk,
    FieldPercents, FieldTable, Hundredths, KmsGames, LeastGames, PercentRow, PlaceNeeds, PlaceRating,
    PlaceRow, PlaceTable, PrintedRow, Question, RankWeights, RatingSource, Reading, Rounding, ScoreRow,
    ScoreTable, StatusName, StrongPlayers, TeamRule, Thresholds, Unrated,
};
use super::read::{Fallible, Fault, Read, read_object};
use crate::chess::{AgeGroup, Code, CompositionTitle, Discipline, EventStatus, HalfPoints, Rank};
use crate::json::At;

read_object!(
    Evsk { awards, rating }
    or_default {
        ages, statuses, places, averages, fields, coefficient_weights, coefficients, by_rating, readings
    }
    then(read, at) if fault_of(read).is_some() => {
        let (key, fault) = fault_of(read).unwrap_or(("", Fault::Missing));
        at.key(key).fault(fault)
    }
);

/// What is wrong with the figures as a whole, and under which key.
fn fault_of(evsk: &Evsk) -> Option<(&'static str, Fault)> {
    if evsk.coefficient_weights.is_none() && !evsk.coefficients.is_empty() {
        return Some(("coefficient_weights", Fault::Missing));
    }
    let mut rows = evsk.places.iter().flat_map(|table| &table.value.rows);
    let is_nameless = |row: &&PlaceRow| !evsk.statuses.iter().any(|status| status.id == row.status);
    let nameless = rows.find(is_nameless)?;
    Some(("statuses", Fault::NoName(nameless.status.as_str().to_owned())))
}

read_object!(Thresholds { men, women });

read_object!(AwardAge { award, years });

read_object!(
    AwardRating { award, disciplines, rating }
    then(read, at) if read.disciplines.is_empty() => at.key("disciplines").fault(Fault::EmptyList)
);

read_object!(StatusName { id, name });

read_object!(
    PlaceTable { award, complete, conditions_complete, rows }
    or_default { rating, team, games, composition_title, composition_results }
);

read_object!(PlaceRating { disciplines, rating });

read_object!(TeamRule { played, above_percent });

read_object!(LeastGames { disciplines, games, round_robin_or_swiss });

read_object!(StrongPlayers { players, kms_from });

read_object!(KmsGames { one_round, two_rounds, two_rounds_games });

read_object!(Unrated { first, further });

read_object!(ScoreRow { points, men, women } or_default { note });

read_object!(FieldTable { award, disciplines, least_games, ranked_games, percents, ms_high, rounding }
    or_default { printed }
    then(read, at) if read.least_games.is_empty() => at.key("least_games").fault(Fault::EmptyList)
);

read_object!(FieldPercents { gr, ms_high, others, first, rest });

read_object!(PrintedRow { kms, from, points });

/// `[1, 6]`: from the first place to the sixth.
impl Read for PlaceRow {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["status", "discipline", "age", "places", "needs"])?;
        let places: Vec<u8> = at.get("places")?;
        let [from, to] = places[..] else { return Err(at.key("places").fault(Fault::NoBand)) };
        if from == 0 || to < from {
            return Err(at.key("places").fault(Fault::NoBand));
        }
        Ok(PlaceRow {
            status: at.get("status")?,
            discipline: at.get("discipline")?,
            age: at.get("age")?,
            from,
            to,
            needs: at.get_or_default("needs")?,
        })
    }
}

/// Either key may be missing.
impl Read for PlaceNeeds {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["olympiad_rules", "kms_in_field"])?;
        Ok(PlaceNeeds {
            olympiad_rules: at.get_or_default("olympiad_rules")?,
            kms_in_field: at.get_or_default("kms_in_field")?,
        })
    }
}

impl Read for AverageTable {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&[
            "award",
            "disciplines",
            "average_of",
            "complete",
            "scores",
            "percents",
            "rounding",
            "least_games",
            "fide_titles",
            "unrated",
            "rating",
            "coefficient",
            "team",
            "event_average",
            "strong",
            "kms_games",
        ])?;
        let table = AverageTable {
            award: at.get("award")?,
            disciplines: at.get("disciplines")?,
            average_of: at.get("average_of")?,
            complete: at.get("complete")?,
            scores: at.get_or_default("scores")?,
            percents: percents(at)?,
            rounding: at.get_or_default("rounding")?,
            least_games: at.get_or_default("least_games")?,
            fide_titles: at.get_or_default("fide_titles")?,
            unrated: at.get_or_default("unrated")?,
            rating: at.get_or_default("rating")?,
            coefficient: at.get_or_default("coefficient")?,
            team: at.get_or_default("team")?,
            event_average: at.get_or_default("event_average")?,
            strong: at.get_or_default("strong")?,
            kms_games: at.get_or_default("kms_games")?,
        };
        if table.scores.is_empty() && table.percents.is_empty() {
            return Err(at.key("percents").fault(Fault::Missing));
        }
        if !table.percents.is_empty() && table.rounding.is_none() {
            return Err(at.key("rounding").fault(Fault::Missing));
        }
        Ok(table)
    }
}

/// The percentages, which a table by scores has not.
fn percents(at: &At<'_>) -> Fallible<Vec<PercentRow>> {
    let misfit = |above: &PercentRow, row: &PercentRow| {
        let rises = row.percent > above.percent;
        let joined = unjoined(above.men, row.men).or_else(|| unjoined(above.women, row.women));
        if rises { Some(Fault::NotFalling) } else { joined }
    };
    if at.find("percents").is_some() { rows(at, "percents", misfit) } else { Ok(Vec::new()) }
}

/// A list in which each row has to fit to the one above it.
fn rows<T: Read>(at: &At<'_>, key: &str, misfit: fn(&T, &T) -> Option<Fault>) -> Fallible<Vec<T>> {
    let list = at.key(key);
    let mut rows: Vec<T> = Vec::new();
    for item in list.items().ok_or_else(|| list.fault(Fault::NoList))? {
        let row = T::read(&item)?;
        if let Some(fault) = rows.last().and_then(|above| misfit(above, &row)) {
            return Err(item.fault(fault));
        }
        rows.push(row);
    }
    if rows.is_empty() { Err(list.fault(Fault::EmptyList)) } else { Ok(rows) }
}

/// Bands have to follow on each other without a gap.
fn unjoined(above: Band, below: Band) -> Option<Fault> {
    match above.to.and_then(|to| to.checked_add(1)) {
        Some(next) if next == below.from => None,
        Some(next) => Some(Fault::Unjoined(next.to_string())),
        None => Some(Fault::AfterOpenBand),
    }
}

impl Read for ScoreTable {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["games", "titled", "rated", "rows"])?;
        let misfit = |above: &ScoreRow, row: &ScoreRow| {
            let falls = row.points < above.points;
            let joined = unjoined(above.men, row.men).or_else(|| unjoined(above.women, row.women));
            if falls { joined } else { Some(Fault::NotFalling) }
        };
        Ok(ScoreTable {
            games: at.get("games")?,
            titled: at.get("titled")?,
            rated: at.get("rated")?,
            rows: rows(at, "rows", misfit)?,
        })
    }
}

/// A row says `men` and `women`, or `all` where they are the same.
impl Read for PercentRow {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["percent", "men", "women", "all", "note"])?;
        let all: Option<Band> = at.get_or_default("all")?;
        let (men, women) = match all {
            Some(band) => {
                at.only(&["percent", "all", "note"])?;
                (band, band)
            }
            None => (at.get("men")?, at.get("women")?),
        };
        Ok(PercentRow { percent: percent(at)?, men, women, note: at.get_or_default("note")? })
    }
}

fn percent(at: &At<'_>) -> Fallible<u8> {
    let percent: u8 = at.get("percent")?;
    if percent > 100 { Err(at.key("percent").fault(Fault::NoNumber(100))) } else { Ok(percent) }
}

impl Read for CoefficientTable {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["award", "disciplines", "least_games", "rounding", "rows"])?;
        let misfit = |above: &CoefficientRow, row: &CoefficientRow| {
            let next = Hundredths(above.to.0.saturating_add(1));
            (row.from != next).then(|| Fault::Unjoined(next.to_string()))
        };
        Ok(CoefficientTable {
            award: at.get("award")?,
            disciplines: at.get("disciplines")?,
            least_games: at.get("least_games")?,
            rounding: at.get("rounding")?,
            rows: rows(at, "rows", misfit)?,
        })
    }
}

impl Read for CoefficientRow {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["from", "to", "percent"])?;
        let row = CoefficientRow { from: at.get("from")?, to: at.get("to")?, percent: percent(at)? };
        if row.to < row.from { Err(at.key("to").fault(Fault::NoBand)) } else { Ok(row) }
    }
}

/// `[2230, 2283]`, or `[2530, null]` for every average from there on.
impl Read for Band {
    fn read(at: &At<'_>) -> Fallible<Self> {
        let ends: Vec<Option<u16>> = Read::read(at)?;
        match ends[..] {
            [Some(from), to] if to.is_none_or(|to| from <= to) => Ok(Band { from, to }),
            _ => Err(at.fault(Fault::NoBand)),
        }
    }
}

impl Read for RankWeights {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["ГР", "МС", "КМС", "I", "II", "III", "none"])?;
        Ok(RankWeights {
            gr: at.get("ГР")?,
            ms: at.get("МС")?,
            kms: at.get("КМС")?,
            first: at.get("I")?,
            second: at.get("II")?,
            third: at.get("III")?,
            without: at.get("none")?,
        })
    }
}

impl Read for Reading {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["question", "answers", "clause", "sure", "note"])?;
        let question: Question = at.get("question")?;
        let list = at.key("answers");
        let mut answers: Vec<Answer> = Vec::new();
        for item in list.items().ok_or_else(|| list.fault(Fault::NoList))? {
            answers.push(item.choice(question.answer_codes())?);
        }
        if answers.is_empty() {
            return Err(list.fault(Fault::EmptyList));
        }
        Ok(Reading {
            question,
            answers,
            clause: at.get("clause")?,
            sure: at.get("sure")?,
            note: at.get("note")?,
        })
    }
}

impl Read for Question {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(Question::CODES)
    }
}

impl Read for RatingSource {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&[("fide", RatingSource::Fide), ("national", RatingSource::National)])
    }
}

impl Read for AverageOf {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&[("opponents", AverageOf::Opponents), ("participants", AverageOf::Participants)])
    }
}

impl Read for Rounding {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&[("nearest_half", Rounding::Nearest), ("up", Rounding::Up)])
    }
}

/// `4` or `4.5`.
impl Read for HalfPoints {
    fn read(at: &At<'_>) -> Fallible<Self> {
        let halves = at.decimal(1).filter(|tenths| tenths % 5 == 0).map(|tenths| tenths / 5);
        halves.map(HalfPoints::new).ok_or_else(|| at.fault(Fault::NoPoints))
    }
}

/// `1`, `1.1` or `1.05`.
impl Read for Hundredths {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.decimal(2).map(Hundredths).ok_or_else(|| at.fault(Fault::NoCoefficient))
    }
}

impl Read for Rank {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&Rank::ALL.map(|rank| (rank.code(), rank)))
    }
}

impl Read for EventStatus {
    fn read(at: &At<'_>) -> Fallible<Self> {
        EventStatus::new(at.need_text()?).ok_or_else(|| at.fault(Fault::NoIdentifier))
    }
}

impl Read for Discipline {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.code()
    }
}

impl Read for AgeGroup {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.code()
    }
}

impl Read for CompositionTitle {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.code()
    }
}

impl At<'_> {
    /// A value of a closed list.
    fn code<T: Code>(&self) -> Fallible<T> {
        self.known(T::from_code)
    }
}
