//! Section 4, and section 6 for МС and КМС: a score against opponents of an average.

use super::conditions::{self, rounded};
use super::facts::{Entry, Facts, Rated, Seen, View, any_rating, by_sex, count, number, points};
use super::finding::{Finding, Unit};
use super::{correspondence, last_day};
use crate::answer::{Answer as Condition, Bound, Range, Truth};
use crate::chess::{Given, HalfPoints, Rank, Rating, Sex};
use crate::rules::evsk::{Answer, AverageOf, AverageTable, Band, Question, Rounding, ScoreTable};
use crate::rules::{Figure, LocalText, Mark};
use crate::verdict::{Missing, PerformanceFacts, Subject};

/// The questions of reading that may turn this norm on this card.
pub(super) fn questions(facts: &Facts<'_>, table: &AverageTable) -> Vec<Question> {
    let is_unrated = |entry: &Entry<'_>| {
        entry.opponent.is_some_and(|opponent| facts.opponent_rating(opponent) == Given::Known(None))
    };
    let asked = [
        (Question::Forfeits, true),
        (Question::TitledOpponents, !table.scores.is_empty()),
        (Question::UnratedSex, facts.entries().iter().any(is_unrated)),
        (Question::KmsCount, table.kms_games.is_some()),
        (Question::StrongPlayers, table.strong.is_some()),
    ];
    asked.into_iter().filter(|(_, is_asked)| *is_asked).map(|(question, _)| question).collect()
}

/// The conditions of a norm by average.
pub(super) fn findings(view: &View<'_>, figure: &Figure<AverageTable>) -> Vec<Finding> {
    let table = &figure.value;
    let mark = figure.mark();
    let games = view.games();
    let mut findings = Vec::new();
    let scores = scores(table, games.len());
    if let (Some(first), Some(last)) = (table.scores.first(), table.scores.last()) {
        let have = Range::exactly(number(&games));
        findings.push(Finding::least(Subject::Games, mark, i32::from(first.games), have));
        if games.len() > usize::from(last.games) {
            let answer = Condition::most(i32::from(last.games), have);
            findings.push(Finding::new(Subject::MostGames, mark, answer));
        }
    } else if let Some(least) = &table.least_games {
        findings.push(conditions::games(view, least.mark(), least.value));
    }
    if let Some(scores) = scores {
        findings.push(titled(view, table, mark, &games, scores));
        findings.push(rated(view, mark, &games, scores));
    }
    let (average, missing) = average(view, table, &games);
    findings.push(least_average(view, figure, average).asks(missing.iter().cloned()));
    findings.push(score(view, figure, scores, average, &games).asks(missing));
    findings.extend(conditions::team(view, table.team.as_ref()));
    if let Some(least) = &table.event_average {
        let (average, missing) = correspondence::event_average(view, correspondence::floor);
        findings.push(
            Finding::least(Subject::EventAverage, least.mark(), i32::from(least.value), average)
                .blank(average == any_rating())
                .asks(missing),
        );
    }
    if let Some(strong) = &table.strong {
        findings.push(correspondence::strong_players(view, strong));
    }
    if let Some(kms) = &table.kms_games {
        findings.extend(correspondence::kms_games(view, kms, &games));
    }
    findings.extend(conditions::one_game_a_round(view, mark));
    if !is_title(table.award) {
        findings.extend(conditions::age(view, table.award));
    }
    findings
}

/// 4.1, 6.1: what the title asks beside the norm.
pub(super) fn title(view: &View<'_>, table: &AverageTable) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Some(rating) = &table.rating {
        findings.push(last_day::finding(view, rating.mark(), rating.value));
    }
    if let Some(coefficient) = &table.coefficient {
        let need = view.facts.own(coefficient.value);
        let given = view.facts.card.player.coefficient;
        let have = given.known().map_or(any_rating(), |rating| Range::exactly(i32::from(rating.get())));
        let answer = Condition { bound: Bound::Least, need, have };
        let missing = if given.is_known() { Missing::Sex } else { Missing::Coefficient };
        findings.push(
            Finding::new(Subject::Coefficient, coefficient.mark(), answer)
                .blank(!given.is_known())
                .asks([missing]),
        );
    }
    if is_title(table.award) {
        findings.extend(conditions::age(view, table.award));
    }
    findings
}

/// A norm makes a title only together with a rating and an age; a rank is made at once.
const fn is_title(award: Rank) -> bool {
    matches!(award, Rank::GR | Rank::MS)
}

/// The scores for a number of games; where the table has none, those of its nearest number.
fn scores(table: &AverageTable, games: usize) -> Option<&ScoreTable> {
    let below = table.scores.iter().rev().find(|scores| usize::from(scores.games) <= games);
    below.or(table.scores.first())
}

/// 4: so many opponents with a sports title. Whether titles of FIDE are such is a question of reading.
fn titled<'v>(
    view: &View<'v>,
    table: &AverageTable,
    mark: Mark<'_>,
    games: &[Seen<'v>],
    scores: &ScoreTable,
) -> Finding {
    let fide_counts = view.takes(Question::TitledOpponents, Answer::RussianAndFide);
    let suits = |game: &Seen<'v>| {
        let by_rank = match view.rank(game) {
            Given::Known(Some(Rank::GR | Rank::MS)) => Truth::Yes,
            Given::Known(_) => Truth::No,
            Given::NotGiven => Truth::Maybe,
        };
        let (Some(opponent), true, Some(titles)) = (game.opponent, fide_counts, &table.fide_titles) else {
            return by_rank;
        };
        by_rank.max(match opponent.title {
            Given::Known(Some(title)) if titles.value.contains(&title) => Truth::Yes,
            Given::Known(_) => Truth::No,
            Given::NotGiven => Truth::Maybe,
        })
    };
    let have = count(games, suits);
    let unsure = games.iter().filter(|game| suits(game) == Truth::Maybe);
    let missing = unsure.map(|game| match view.rank(game) {
        Given::NotGiven => Missing::OpponentRank(game.round),
        Given::Known(_) => Missing::OpponentTitle(game.round),
    });
    Finding::least(Subject::Titled, mark, i32::from(scores.titled), have).asks(missing)
}

/// 4: so many opponents with a rating.
fn rated<'v>(view: &View<'v>, mark: Mark<'_>, games: &[Seen<'v>], scores: &ScoreTable) -> Finding {
    let suits = |game: &Seen<'v>| match view.rated(game) {
        Rated::At(_) => Truth::Yes,
        Rated::Not => Truth::No,
        Rated::Unknown => Truth::Maybe,
    };
    let unsure = games.iter().filter(|game| suits(game) == Truth::Maybe);
    let missing = unsure.map(|game| Missing::OpponentRating(game.round));
    Finding::least(Subject::RatedOpponents, mark, i32::from(scores.rated), count(games, suits)).asks(missing)
}

/// To whole rating points, halves up.
const fn mean(sum: i32, players: i32) -> i32 {
    if players == 0 { 0 } else { (2 * sum + players).div_euclid(2 * players) }
}

/// The average that the table asks for, with what would have to be known.
fn average(view: &View<'_>, table: &AverageTable, games: &[Seen<'_>]) -> (Range, Vec<Missing>) {
    match table.average_of {
        AverageOf::Opponents => opponents_average(view, table, games),
        AverageOf::Participants => correspondence::event_average(view, mean),
    }
}

/// 4.3: the average of all opponents. The first unrated one counts as 2050, a woman as 1850, every further one as
/// 1200; rated opponents keep their rating however low it is.
fn opponents_average(view: &View<'_>, table: &AverageTable, games: &[Seen<'_>]) -> (Range, Vec<Missing>) {
    let mut sum = Range::exactly(0);
    let mut missing = Vec::new();
    let mut unrated: Vec<&Seen<'_>> = Vec::new();
    for game in games {
        // An opponent who is not known yet may be rated lower than unrated ones count.
        if game.opponent.is_none() && view.guess() == Truth::No {
            sum = sum.plus(Range::exactly(i32::from(Rating::LOWEST.get())));
            continue;
        }
        match view.rated(game) {
            Rated::At(rating) => sum = sum.plus(Range::exactly(rating)),
            Rated::Unknown => {
                sum = sum.plus(any_rating());
                missing.push(Missing::OpponentRating(game.round));
            }
            Rated::Not if table.unrated.is_some() => unrated.push(game),
            // This edition says nothing of unrated opponents.
            Rated::Not => {
                sum = sum.plus(any_rating());
                missing.push(Missing::OpponentRating(game.round));
            }
        }
    }
    if let Some(figure) = &table.unrated {
        let further = number(&unrated) - 1;
        let first = unrated.iter().map(|game| {
            let sex = if view.takes(Question::UnratedSex, Answer::Column) {
                view.facts.card.player.sex
            } else {
                game.opponent.map_or(view.facts.card.player.sex, |opponent| opponent.sex)
            };
            let value = by_sex(figure.value.first, sex);
            if value.low != value.high {
                missing.push(match game.opponent {
                    Some(_) if view.takes(Question::UnratedSex, Answer::OpponentsSex) => {
                        Missing::OpponentSex(game.round)
                    }
                    _ => Missing::Sex,
                });
            }
            value
        });
        // Which of several is the first one, the text leaves open.
        if let Some(first) = first.reduce(Range::or) {
            sum = sum.plus(first).plus(Range::exactly(i32::from(figure.value.further)).times(further));
        }
    }
    let games = number(games);
    let average = Range { low: mean(sum.low, games), high: mean(sum.high, games) };
    (average, missing)
}

/// The bands of a column.
fn column(table: &AverageTable, scores: Option<&ScoreTable>, sex: Sex) -> Vec<Band> {
    let of = |men: Band, women: Band| if sex == Sex::Male { men } else { women };
    match scores {
        Some(scores) => scores.rows.iter().map(|row| of(row.men, row.women)).collect(),
        None => table.percents.iter().map(|row| of(row.men, row.women)).collect(),
    }
}

/// The columns that may be the applicant's. Women may use theirs in any event.
fn sexes(view: &View<'_>) -> Vec<Sex> {
    view.facts.card.player.sex.known().map_or_else(|| vec![Sex::Male, Sex::Female], |sex| vec![sex])
}

/// The average has to reach the lowest one of the table.
fn least_average(view: &View<'_>, figure: &Figure<AverageTable>, average: Range) -> Finding {
    let scores = scores(&figure.value, view.games().len());
    let lowest = sexes(view).into_iter().filter_map(|sex| {
        column(&figure.value, scores, sex).iter().map(|band| i32::from(band.from)).min().map(Range::exactly)
    });
    let need = lowest.reduce(Range::or).unwrap_or_default();
    let answer = Condition { bound: Bound::Least, need, have: average };
    let subject = match figure.value.average_of {
        AverageOf::Opponents => Subject::Average,
        AverageOf::Participants => Subject::EventAverage,
    };
    let finding = Finding::new(subject, figure.mark(), answer).blank(average == any_rating());
    let finding = if need.low == need.high { finding } else { finding.asks([Missing::Sex]) };
    // Below the rows that are at hand there may be others.
    if figure.value.complete || finding.truth() == Truth::Yes {
        finding
    } else {
        Finding { answer: Condition { need: Range { low: 0, high: need.high }, ..finding.answer }, ..finding }
            .asks([Missing::NotAvailable(figure.clause.clone())])
    }
}

/// The score that the row of the average asks for.
fn score(
    view: &View<'_>,
    figure: &Figure<AverageTable>,
    scores: Option<&ScoreTable>,
    average: Range,
    games: &[Seen<'_>],
) -> Finding {
    let table = &figure.value;
    let number = number(games);
    // More than all points: no score is enough.
    let none = 2 * number + 1;
    let mut need: Option<Range> = None;
    let mut note: Option<&LocalText> = None;
    let mut is_beyond = false;
    let rounding = table.rounding.as_ref().map_or(Rounding::Up, |rounding| rounding.value);
    let points_of = |place: usize| match scores {
        Some(scores) => scores.rows.get(place).map(|row| (i32::from(row.points.get()), &row.note)),
        None => table
            .percents
            .get(place)
            .map(|row| (rounded(i32::from(row.percent) * number, rounding), &row.note)),
    };
    for sex in sexes(view) {
        let bands = column(table, scores, sex);
        let lowest = bands.first().map_or(0, |band| i32::from(band.from));
        let is_below = average.low < lowest;
        // Above the last row of a table that ends, and below the first one of a table with rows missing, nobody knows.
        let has_row = bands.iter().any(|band| band.holds(average.high));
        let beyond = !has_row && average.high >= lowest || is_below && !table.complete;
        is_beyond |= beyond;
        let mut one = beyond.then_some(Range { low: 0, high: none });
        if is_below {
            // The average fails by itself; at the least one that does not, this score is asked.
            let first = points_of(0).map(|(points, _)| Range::exactly(points));
            one = one.zip(first).map(|(one, first)| one.or(first)).or(one).or(first);
        }
        for (place, band) in bands.iter().enumerate() {
            let overlaps =
                i32::from(band.from) <= average.high && band.to.is_none_or(|to| average.low <= i32::from(to));
            if !overlaps {
                continue;
            }
            let Some((points, row_note)) = points_of(place) else { continue };
            note = note.or(row_note.as_ref());
            one = Some(one.map_or(Range::exactly(points), |one| one.or(Range::exactly(points))));
        }
        need = need.zip(one).map(|(need, one)| need.or(one)).or(need).or(one);
    }
    let need = need.unwrap_or(Range::exactly(none));
    let answer = Condition { bound: Bound::Least, need, have: Range::exactly(points(games)) };
    let is_one_row = average.low == average.high;
    let mark = match &table.rounding {
        Some(rounding) => rounding.mark(),
        None => figure.mark(),
    };
    let finding = Finding::new(Subject::Points, mark, answer).in_unit(Unit::Halves).at_most(2 * number);
    let finding = finding.noted(note.filter(|_| is_one_row));
    let is_mixed =
        |game: &Seen<'_>| game.opponent.is_some_and(|opponent| opponent.sex != Given::Known(Sex::Female));
    let finding = match sexes(view)[..] {
        [Sex::Female] if games.iter().any(is_mixed) => finding.under(view, Question::WomensColumn),
        [_] => finding,
        _ => finding.asks([Missing::Sex]),
    };
    if is_beyond { finding.asks([Missing::NotAvailable(figure.clause.clone())]) } else { finding }
}

/// Score, average and performance over the decided games; `None` where the average is not known.
pub(super) fn performance(view: &View<'_>, table: &AverageTable) -> Option<PerformanceFacts> {
    let games = view.games();
    let (average, _) = opponents_average(view, table, &games);
    if games.is_empty() || average.low != average.high {
        return None;
    }
    let (number, points) = (number(&games), points(&games));
    let percent = u16::try_from((100 * points + number) / (2 * number)).ok()?;
    let dp = view.facts.tables.dp(percent);
    Some(PerformanceFacts {
        games: u16::try_from(number).ok()?,
        points: HalfPoints::new(u16::try_from(points).ok()?),
        average: u16::try_from(average.low).ok()?,
        percent,
        dp,
        rating: average.low + i32::from(dp),
    })
}

/// What stands for the ratings of unrated opponents, by round, where it is known.
pub(super) fn ratings_used(view: &View<'_>, table: &AverageTable) -> Vec<(u8, u16)> {
    let Some(figure) = &table.unrated else { return Vec::new() };
    let games = view.games();
    let unrated = games.iter().filter(|game| view.rated(game) == Rated::Not);
    unrated
        .enumerate()
        .filter_map(|(place, game)| {
            let sex = game.opponent?.sex;
            let used = match (place, sex) {
                (0, sex) => figure.value.first.of(sex.known().or(view.facts.card.player.sex.known())?),
                _ => figure.value.further,
            };
            Some((game.round, used))
        })
        .collect()
}
