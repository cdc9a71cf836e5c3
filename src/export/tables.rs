//! The tables of an edition in words, for a page or a printer: every norm, with the place of a card in them.
//!
//! A table is plain text in rows and columns, so that whoever shows it needs to know nothing of the regulation.

use std::mem::take;

use crate::chess::{
    AgeGroup, Card, Code, Discipline, EventFormat, Given, HalfPoints, NormTitle, Rank, RankGroup, Sex,
};
use crate::fide::norm_table;
use crate::locales::{Label, Language, TableWord};
use crate::rules::evsk::{
    AverageOf, AverageTable, Band, CoefficientTable, Evsk, FieldTable, Hundredths, LeastGames, PlaceRow,
    PlaceTable, PrintedRow, RankWeights, Rounding, ScoreTable, TeamRule, Thresholds,
};
use crate::rules::{Edition, FideTitles, Figure, LocalText, Mark, RatingTables, Regulation, Sure};
use crate::verdict::{Amount, Award, Check, Judgement, Route, Subject, Verdict};

/// A table of a regulation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Its name in addresses: small Latin letters, digits and `-`, the same in every language.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Where it stands in the regulation, and how sure it is.
    pub clause: String,
    /// What it asks besides, and what a reader has to know about it.
    pub notes: Vec<String>,
    /// The names of the columns.
    pub head: Vec<String>,
    /// The rows, each with as many cells as there are columns.
    pub rows: Vec<TableRow>,
}

/// A row of a table. Rows that follow each other with the same first cell belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableRow {
    /// The cells.
    pub cells: Vec<Cell>,
    /// What a reader has to know about the row; empty for nothing.
    pub note: String,
}

/// A cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// What stands in it.
    pub text: String,
    /// Whether the card stands here.
    pub lit: bool,
}

impl Table {
    /// Whether the card stands in it.
    pub fn is_lit(&self) -> bool {
        self.rows.iter().any(|row| row.cells.iter().any(|cell| cell.lit))
    }
}

/// The tables of an edition, in the order of the regulation.
///
/// `judgement` and `card` light up the cells that decided, where this edition judged the card.
pub fn tables(
    edition: &Edition,
    rating_tables: &RatingTables,
    judgement: Option<&Judgement>,
    card: Option<&Card>,
    language: Language,
) -> Vec<Table> {
    let judgement = judgement.filter(|judgement| judgement.edition.head.id == edition.head.id);
    let mut book = Book {
        language,
        verdicts: judgement.map_or(&[], |judgement| &judgement.verdicts),
        card: card.filter(|_| judgement.is_some()),
        text: String::new(),
        row: TableRow::default(),
        table: Table::default(),
        tables: Vec::new(),
    };
    match &edition.regulation {
        Regulation::FideTitles(titles) => book.fide(titles, rating_tables),
        Regulation::Evsk(evsk) => book.evsk(evsk),
    }
    book.tables
}

/// The tables as they are written: pieces become a text, and the text a cell, a note or whatever it is for. Small
/// calls instead of formats and lists, as the page carries every one of them.
struct Book<'a> {
    language: Language,
    /// What the edition says of the card; nothing where it did not judge it.
    verdicts: &'a [Verdict],
    card: Option<&'a Card>,
    text: String,
    row: TableRow,
    table: Table,
    tables: Vec<Table>,
}

/// What stands where a table has nothing.
const NOTHING: &str = "–";

/// The name of an award in addresses.
const fn anchor(award: Rank) -> &'static str {
    match award {
        Rank::GR => "-gr",
        Rank::MS => "-ms",
        Rank::KMS => "-kms",
        Rank::First => "-1",
        Rank::Second => "-2",
        Rank::Third => "-3",
        Rank::YouthFirst => "-1y",
        Rank::YouthSecond => "-2y",
        Rank::YouthThird => "-3y",
    }
}

/// The pieces.
impl Book<'_> {
    #[inline(never)]
    fn put(&mut self, text: &str) -> &mut Self {
        self.text.push_str(text);
        self
    }

    #[inline(never)]
    fn say(&mut self, word: TableWord) -> &mut Self {
        self.put(self.language.table_word(word))
    }

    #[inline(never)]
    fn ask(&mut self, subject: Subject) -> &mut Self {
        let text = self.language.subject(&subject);
        self.put(&text)
    }

    #[inline(never)]
    fn number(&mut self, number: i32) -> &mut Self {
        self.put(&number.to_string())
    }

    fn least(&mut self, number: u8) -> &mut Self {
        self.put(": ≥ ").number(i32::from(number))
    }

    fn percent(&mut self, percent: u8) -> &mut Self {
        self.number(i32::from(percent)).put(" %")
    }

    fn local(&mut self, text: &LocalText) -> &mut Self {
        self.put(self.language.local(text))
    }

    /// `2230–2283`, or `≥ 2530` where the end is open.
    #[inline(never)]
    fn range(&mut self, from: i32, to: Option<i32>) -> &mut Self {
        match to {
            None => self.put("≥ ").number(from),
            Some(to) if to == from => self.number(from),
            Some(to) => self.number(from).put(NOTHING).number(to),
        }
    }

    fn hundredths(&mut self, from: Hundredths, to: Hundredths) -> &mut Self {
        let said = |number: Hundredths| self.language.decimal(&number.to_string());
        let (first, last) = (said(from), said(to));
        self.put(&first);
        if from == to { self } else { self.put(NOTHING).put(&last) }
    }

    #[inline(never)]
    fn award(&mut self, award: Rank, route: Route) -> &mut Self {
        let text = self.language.award(Award::Rank(award), route);
        self.put(&text)
    }

    #[inline(never)]
    fn disciplines(&mut self, disciplines: &[Discipline]) -> &mut Self {
        for (place, discipline) in disciplines.iter().enumerate() {
            let name = self.language.discipline(*discipline);
            self.put(if place == 0 { "" } else { " · " }).put(name);
        }
        self
    }

    /// The discipline, where it is the only one: there is a table of the same name for the others.
    fn only(&mut self, disciplines: &[Discipline]) -> &mut Self {
        if disciplines.len() == 1 { self.put(" (").disciplines(disciplines).put(")") } else { self }
    }

    #[inline(never)]
    fn thresholds(&mut self, thresholds: Thresholds) -> &mut Self {
        let Thresholds { men, women } = thresholds;
        if men == women {
            return self.number(i32::from(men));
        }
        self.say(TableWord::Men).put(" ").number(i32::from(men)).put(", ");
        self.say(TableWord::Women).put(" ").number(i32::from(women))
    }

    fn clause(&mut self, mark: Mark<'_>) -> &mut Self {
        self.put(mark.clause.as_str()).put(mark.sure.sign())
    }
}

/// What the pieces become.
impl Book<'_> {
    #[inline(never)]
    fn cell(&mut self, lit: bool) -> &mut Self {
        let text = take(&mut self.text);
        self.row.cells.push(Cell { text, lit });
        self
    }

    #[inline(never)]
    fn row(&mut self) {
        let row = take(&mut self.row);
        self.table.rows.push(row);
    }

    #[inline(never)]
    fn column(&mut self) -> &mut Self {
        let name = take(&mut self.text);
        self.table.head.push(name);
        self
    }

    #[inline(never)]
    fn note(&mut self) {
        let note = take(&mut self.text);
        self.table.notes.push(note);
    }

    /// A note that ends with the clause and the note of its figure.
    #[inline(never)]
    fn note_of(&mut self, mark: Mark<'_>) {
        self.put(" [").clause(mark).put("]");
        if let Some(note) = mark.note {
            self.put(". ").local(note);
        }
        self.note();
    }

    fn row_note(&mut self, note: Option<&LocalText>) {
        self.row.note = note.map_or_else(String::new, |note| self.language.local(note).to_owned());
    }

    /// A table begins, with the text as its title, and with what its figure says about itself.
    #[inline(never)]
    fn begin(&mut self, id: &str, award: Option<Rank>, mark: Mark<'_>) {
        self.table.title = take(&mut self.text);
        self.clause(mark);
        if mark.sure != Sure::Stated {
            let sure = self.language.sure(mark.sure);
            self.put(" – ").put(sure);
        }
        self.table.clause = take(&mut self.text);
        if let Some(note) = mark.note {
            self.local(note).note();
        }
        self.put(id).put(award.map_or("", anchor));
        self.table.id = take(&mut self.text);
    }

    /// The table ends. Two tables of a regulation never share a name.
    #[inline(never)]
    fn end(&mut self) {
        let mut table = take(&mut self.table);
        while self.tables.iter().any(|other| other.id == table.id) {
            table.id.push_str("-b");
        }
        self.tables.push(table);
    }
}

/// Where the card stands.
impl<'a> Book<'a> {
    /// The verdicts on an award by its norm.
    fn norms(&self, award: Award) -> impl Iterator<Item = &'a Verdict> {
        let is_it = move |verdict: &&Verdict| verdict.route == Route::Norm && verdict.award == award;
        self.verdicts.iter().filter(is_it)
    }

    /// The points that the norm takes in so many games. Women's norms are for those who are known to be women.
    #[inline(never)]
    fn needed(&self, award: Award, games: u8) -> Option<HalfPoints> {
        let verdict = self.norms(award).find(|verdict| verdict.games_in_the_end() == games)?;
        let mut checks = verdict.checks.iter();
        let is_for_others = |c: &crate::verdict::Check| c.have != Some(Amount::Whole(1));
        if checks.any(|check| check.subject == Subject::Sex && is_for_others(check)) {
            return None;
        }
        verdict.points_needed
    }

    /// What a norm has of something; `None` as long as it may change, or where nobody said it.
    #[inline(never)]
    fn has(&self, award: Rank, disciplines: &[Discipline], subject: Subject) -> Option<i32> {
        let verdict = self.norms(Award::Rank(award)).find(|_| self.is_of(disciplines))?;
        let check = verdict.checks.iter().find(|check| check.subject == subject)?;
        match check.have.filter(|have| check.at_best.is_none_or(|best| best == *have))? {
            Amount::Whole(have) | Amount::Halves(have) | Amount::Hundredths(have) => Some(have),
        }
    }

    /// Whether the card is of one of these disciplines.
    fn is_of(&self, disciplines: &[Discipline]) -> bool {
        let format = |card: &Card| card.event.format.known().unwrap_or(EventFormat::Swiss);
        self.card.is_some_and(|card| disciplines.contains(&card.event.discipline_or_team(format(card))))
    }

    /// Whether a column is the card's; both are while nobody said the sex.
    fn is_column(&self, sex: Sex) -> bool {
        self.card.is_some_and(|card| card.player.sex.known().is_none_or(|own| own == sex))
    }

    fn is_event(&self, row: &PlaceRow) -> bool {
        self.is_of(&[row.discipline])
            && self.card.is_some_and(|card| {
                card.event.status.as_ref().known() == Some(&row.status)
                    && card.event.age_group == Given::Known(row.age)
            })
    }
}

/// FIDE.
impl Book<'_> {
    fn fide(&mut self, titles: &FideTitles, rating_tables: &RatingTables) {
        for games in titles.games.team.value.least..=titles.games.most_rounds.value {
            self.fide_norms(titles, rating_tables, games);
        }
    }

    fn fide_norms(&mut self, titles: &FideTitles, rating_tables: &RatingTables, games: u8) {
        let number = self.language.games(u16::from(games));
        self.say(TableWord::Norms).put(", ").put(&number);
        self.begin("norms-", None, titles.games.most_rounds.mark());
        self.table.id.push_str(&games.to_string());
        self.say(TableWord::PointsByOpponents).note();
        if games < titles.games.least.value {
            self.say(TableWord::FewGames).note_of(titles.games.team.mark());
        }
        self.ask(Subject::Points).column();
        for norm in NormTitle::ALL {
            self.put(norm.title().code()).column();
        }
        for points in (0..=2 * u16::from(games)).rev().map(HalfPoints::new) {
            self.put(&points.to_string()).cell(false);
            let mut is_empty = true;
            for norm in NormTitle::ALL {
                let rows = norm_table(titles, rating_tables, norm, games);
                let row = rows.iter().find(|row| row.points == points);
                match row {
                    Some(row) => self.range(row.from, row.to),
                    None => self.put(NOTHING),
                };
                is_empty &= row.is_none();
                let lit = row.is_some() && self.needed(Award::Title(norm.title()), games) == Some(points);
                self.cell(lit);
            }
            if is_empty {
                self.row.cells.clear();
            } else {
                self.row();
            }
        }
        self.end();
    }
}

/// ЕВСК.
impl Book<'_> {
    fn evsk(&mut self, evsk: &Evsk) {
        for figure in &evsk.places {
            self.places(evsk, figure);
        }
        for figure in &evsk.averages {
            for scores in &figure.value.scores {
                self.scores(figure, scores);
            }
            if !figure.value.percents.is_empty() {
                self.percents(figure);
            }
        }
        for figure in &evsk.fields {
            self.field(figure);
            if let Some(printed) = &figure.value.printed {
                self.printed(&figure.value, printed);
            }
        }
        // Ranks that ask the same percentages in the same disciplines stand side by side.
        let agree = |one: &Figure<CoefficientTable>, next: &Figure<CoefficientTable>| {
            let (one, next) = (&one.value, &next.value);
            let percents =
                |table: &CoefficientTable| table.rows.iter().map(|row| row.percent).collect::<Vec<u8>>();
            one.disciplines == next.disciplines && percents(one) == percents(next)
        };
        for group in evsk.coefficients.chunk_by(agree) {
            self.coefficients(group);
        }
        if let Some(weights) = &evsk.coefficient_weights {
            self.weights(weights);
        }
        self.ranks_by_rating(evsk);
        self.ages(evsk);
        self.readings(evsk);
    }

    fn places(&mut self, evsk: &Evsk, figure: &Figure<PlaceTable>) {
        let table = &figure.value;
        self.award(table.award, Route::Place).begin("places", Some(table.award), figure.mark());
        self.put(self.language.label(Label::Event)).column().say(TableWord::Discipline).column();
        // Where all rows are those of men and women, a column that says so tells nothing.
        let has_ages = table.rows.iter().any(|row| row.age != AgeGroup::Adults);
        if has_ages {
            self.say(TableWord::AgeGroup).column();
        }
        self.ask(Subject::Place).column();
        for row in &table.rows {
            let lit = self.is_event(row);
            match evsk.statuses.iter().find(|status| status.id == row.status) {
                Some(status) => self.local(&status.name),
                None => self.put(row.status.as_str()),
            };
            self.cell(false).disciplines(&[row.discipline]).cell(lit);
            if has_ages {
                self.put(self.language.age_group(row.age)).cell(lit);
            }
            self.range(i32::from(row.from), Some(i32::from(row.to))).cell(lit);
            if let Some(needs) = &row.needs {
                if needs.value.olympiad_rules {
                    self.ask(Subject::OlympiadRules);
                }
                if let Some(kms) = needs.value.kms_in_field {
                    self.ask(Subject::KmsInField).least(kms);
                }
                self.put(" [").clause(needs.mark()).put("]");
                self.row.note = take(&mut self.text);
            }
            self.row();
        }
        if !table.complete {
            self.say(TableWord::NotAllRows).note();
        }
        if let Some(rating) = &table.rating {
            self.ask(Subject::LastDayRating).put(" (").disciplines(&rating.value.disciplines).put("): ");
            match rating.value.rating {
                Some(thresholds) => self.thresholds(thresholds),
                None => self.say(TableWord::NotRead),
            };
            self.note_of(rating.mark());
        }
        if let Some(games) = &table.games {
            self.least_games(games);
        }
        self.team(table.team.as_ref());
        if let Some(title) = &table.composition_title {
            self.ask(Subject::CompositionTitle).put(": ").put(title.value.code()).note_of(title.mark());
        }
        if let Some(results) = &table.composition_results {
            self.ask(Subject::CompositionResults).put(" (").disciplines(&[Discipline::Composition]).put(")");
            self.least(results.value).note_of(results.mark());
        }
        self.end();
    }

    fn least_games(&mut self, games: &Figure<LeastGames>) {
        self.ask(Subject::Games).put(" (").disciplines(&games.value.disciplines).put(")");
        self.least(games.value.games);
        if games.value.round_robin_or_swiss {
            self.put(". ").ask(Subject::System);
        }
        self.note_of(games.mark());
    }

    fn team(&mut self, rule: Option<&Figure<TeamRule>>) {
        let Some(rule) = rule else { return };
        let TeamRule { played, above_percent } = rule.value;
        self.ask(Subject::PlayedShare).least(played.part).put("/").number(i32::from(played.whole));
        self.put(". ").ask(Subject::TeamScore).put(": > ").percent(above_percent).note_of(rule.mark());
    }

    /// What the numbers of a norm by average are, and in which disciplines.
    fn by_average(&mut self, table: &AverageTable) {
        self.say(match table.average_of {
            AverageOf::Opponents => TableWord::PointsByOpponents,
            AverageOf::Participants => TableWord::PointsByParticipants,
        });
        self.put(" (").disciplines(&table.disciplines).put(")").note();
    }

    fn men_and_women(&mut self) {
        self.say(TableWord::Men).column().say(TableWord::Women).column();
    }

    /// A row of averages: for men and for women, or for both at once.
    #[inline(never)]
    fn averages(&mut self, men: Band, women: Option<Band>, lit: [bool; 2], note: Option<&LocalText>) {
        let [men_lit, women_lit] = lit;
        self.cell(false).range(i32::from(men.from), men.to.map(i32::from));
        self.cell(men_lit && (women.is_none() || self.is_column(Sex::Male)));
        if let Some(women) = women {
            self.range(i32::from(women.from), women.to.map(i32::from));
            self.cell(women_lit && self.is_column(Sex::Female));
        }
        self.row_note(note);
        self.row();
    }

    fn scores(&mut self, figure: &Figure<AverageTable>, scores: &ScoreTable) {
        let table = &figure.value;
        let games = self.language.games(u16::from(scores.games));
        self.award(table.award, Route::Norm).put(", ").put(&games);
        self.begin("score", Some(table.award), figure.mark());
        self.table.id.push('-');
        self.table.id.push_str(&scores.games.to_string());
        self.ask(Subject::Points).column().men_and_women();
        self.by_average(table);
        self.ask(Subject::Titled).least(scores.titled).note();
        self.ask(Subject::RatedOpponents).least(scores.rated).note();
        // What holds for every number of games is said once.
        if table.scores.first() == Some(scores) {
            self.average_notes(table);
        }
        let needed = self.needed(Award::Rank(table.award), scores.games);
        let needed = needed.filter(|_| self.is_of(&table.disciplines));
        for row in &scores.rows {
            let lit = needed == Some(row.points);
            self.put(&row.points.to_string());
            self.averages(row.men, Some(row.women), [lit; 2], row.note.as_ref());
        }
        self.end();
    }

    fn percents(&mut self, figure: &Figure<AverageTable>) {
        let table = &figure.value;
        self.award(table.award, Route::Norm).put(" ").say(TableWord::ByAverage).only(&table.disciplines);
        self.begin("percent", Some(table.award), figure.mark());
        self.say(TableWord::Percent).column();
        let is_split = table.percents.iter().any(|row| row.men != row.women);
        if is_split {
            self.men_and_women();
        } else {
            self.ask(Subject::Average).column();
        }
        self.by_average(table);
        self.average_notes(table);
        let average = self.has(table.award, &table.disciplines, Subject::Average);
        let holds = |band: Band| average.is_some_and(|average| band.holds(average));
        for row in &table.percents {
            let women = is_split.then_some(row.women);
            let lit = [holds(row.men), holds(row.women)];
            self.percent(row.percent).averages(row.men, women, lit, row.note.as_ref());
        }
        self.end();
    }

    /// What a norm by average asks besides.
    fn average_notes(&mut self, table: &AverageTable) {
        if let Some(games) = &table.least_games {
            self.ask(Subject::Games).least(games.value).note_of(games.mark());
        }
        if let Some(rounding) = &table.rounding {
            self.rounding(rounding);
        }
        if let Some(average) = &table.event_average {
            self.ask(Subject::EventAverage)
                .put(": ≥ ")
                .number(i32::from(average.value))
                .note_of(average.mark());
        }
        for figure in [&table.rating, &table.coefficient].into_iter().flatten() {
            self.say(TableWord::ForTitle).put(": ").thresholds(figure.value).note_of(figure.mark());
        }
        self.team(table.team.as_ref());
    }

    fn rounding(&mut self, rounding: &Figure<Rounding>) {
        self.say(match rounding.value {
            Rounding::Nearest => TableWord::RoundedToNearest,
            Rounding::Up => TableWord::RoundedUp,
        });
        self.note_of(rounding.mark());
    }

    fn field(&mut self, figure: &Figure<FieldTable>) {
        let table = &figure.value;
        self.award(table.award, Route::Norm).put(" ").say(TableWord::ByOpponents);
        self.begin("field", Some(table.award), table.percents.mark());
        self.put(self.language.label(Label::Opponent)).column().say(TableWord::Percent).column();
        let percents = table.percents.value;
        self.put(Rank::GR.code()).share(percents.gr);
        self.put(Rank::MS.code()).put(" (").thresholds(table.ms_high.value).put(")").share(percents.ms_high);
        self.say(TableWord::OtherMasters).share(percents.others);
        self.say(TableWord::FirstRanks).share(percents.first);
        self.say(TableWord::AllOthers).share(percents.rest);
        for games in &table.least_games {
            self.least_games(games);
        }
        self.ask(Subject::RankedGames).least(table.ranked_games.value).note_of(table.ranked_games.mark());
        self.rounding(&table.rounding);
        self.end();
    }

    /// A row of a name and a percentage.
    fn share(&mut self, percent: u8) {
        self.cell(false).percent(percent).cell(false).row();
    }

    /// The row and the column of the printed table that the card is judged by.
    fn printed_cell(&self, table: &FieldTable, printed: &Figure<Vec<PrintedRow>>) -> Option<(i32, i32)> {
        let verdict = self.norms(Award::Rank(table.award)).next()?;
        let is_points = |check: &&Check| check.subject == Subject::Points && check.clause == printed.clause;
        verdict.checks.iter().find(is_points)?;
        let has = |subject| self.has(table.award, &table.disciplines, subject);
        let own = self.card?.player.rank == Given::Known(Some(Rank::KMS));
        Some((has(Subject::RankedGames)? + i32::from(own), has(Subject::Games)? + 1))
    }

    fn printed(&mut self, table: &FieldTable, printed: &Figure<Vec<PrintedRow>>) {
        let award = table.award;
        let used = self.printed_cell(table, printed);
        self.award(award, Route::Norm).put(", ").say(TableWord::Printed);
        self.begin("printed", Some(award), printed.mark());
        self.say(TableWord::PrintedHint).note();
        self.put(Rank::KMS.code()).column();
        let first = printed.value.iter().map(|row| row.from).min().unwrap_or(0);
        let end = printed.value.iter().map(|row| usize::from(row.from) + row.points.len()).max().unwrap_or(0);
        let participants = u16::from(first)..u16::try_from(end).unwrap_or(0);
        for number in participants.clone() {
            self.number(i32::from(number)).column();
        }
        for row in &printed.value {
            self.number(i32::from(row.kms)).cell(false);
            for number in participants.clone() {
                let points = row.points(number);
                let is_used = used == Some((i32::from(row.kms), i32::from(number)));
                self.put(&points.map_or_else(|| NOTHING.to_owned(), |points| points.to_string()))
                    .cell(is_used);
            }
            self.row();
        }
        self.end();
    }

    fn coefficients(&mut self, group: &[Figure<CoefficientTable>]) {
        let Some(first) = group.first() else { return };
        for (place, figure) in group.iter().enumerate() {
            self.put(if place == 0 { "" } else { ", " }).put(figure.value.award.code());
        }
        self.put(": ").say(TableWord::ByCoefficient).only(&first.value.disciplines);
        self.begin("coefficient", None, first.mark());
        self.disciplines(&first.value.disciplines).note();
        self.ask(Subject::Games).least(first.value.least_games.value).note_of(first.value.least_games.mark());
        self.rounding(&first.value.rounding);
        self.say(TableWord::Percent).column();
        for figure in group {
            self.put(figure.value.award.code()).column();
        }
        for (place, row) in first.value.rows.iter().enumerate() {
            self.percent(row.percent).cell(false);
            for table in group.iter().map(|figure| &figure.value) {
                let Some(row) = table.rows.get(place) else { continue };
                let band = i32::from(row.from.0)..=i32::from(row.to.0);
                let known = self.has(table.award, &table.disciplines, Subject::EventCoefficient);
                self.hundredths(row.from, row.to).cell(known.is_some_and(|known| band.contains(&known)));
            }
            self.row();
        }
        self.end();
    }

    fn weights(&mut self, figure: &Figure<RankWeights>) {
        self.ask(Subject::EventCoefficient).begin("weights", None, figure.mark());
        self.say(TableWord::WeightsHint).note();
        self.say(TableWord::Award).column().say(TableWord::Weight).column();
        for group in RankGroup::ALL.into_iter().filter(|group| *group != RankGroup::MSHigh) {
            match group {
                RankGroup::Without => self.say(TableWord::AllOthers),
                group => self.put(group.code()),
            };
            self.cell(false).number(i32::from(figure.value.of(group))).cell(false).row();
        }
        self.end();
    }

    fn ranks_by_rating(&mut self, evsk: &Evsk) {
        let Some(first) = evsk.by_rating.first() else { return };
        self.say(TableWord::ByRating).begin("rating", None, first.mark());
        self.say(TableWord::Award).column().men_and_women();
        self.say(TableWord::Discipline).column();
        for award in evsk.by_rating.iter().map(|figure| &figure.value) {
            self.put(award.award.code()).cell(false).number(i32::from(award.rating.men)).cell(false);
            self.number(i32::from(award.rating.women))
                .cell(false)
                .disciplines(&award.disciplines)
                .cell(false)
                .row();
        }
        self.end();
    }

    fn ages(&mut self, evsk: &Evsk) {
        let Some(first) = evsk.ages.first() else { return };
        self.ask(Subject::Age).begin("ages", None, first.mark());
        // Each has a mark of its own; that of the first would be taken for all of them.
        self.table.notes.clear();
        self.table.clause.clear();
        self.say(TableWord::Award).column().say(TableWord::Years).column();
        self.put(self.language.label(Label::Clause)).column();
        for figure in &evsk.ages {
            self.put(figure.value.award.code()).cell(false).number(i32::from(figure.value.years)).cell(false);
            self.clause(figure.mark()).cell(false);
            self.row_note(figure.note.as_ref());
            self.row();
        }
        self.end();
    }

    fn readings(&mut self, evsk: &Evsk) {
        if evsk.readings.is_empty() {
            return;
        }
        self.say(TableWord::Readings);
        self.table.title = take(&mut self.text);
        self.table.id = "readings".to_owned();
        self.say(TableWord::ReadingsHint).note();
        let derived = self.language.sure(Sure::Derived);
        self.put(Sure::Derived.sign()).put(" – ").put(derived).note();
        self.put(self.language.label(Label::Clause)).column();
        self.say(TableWord::Readings).column().say(TableWord::Answers).column();
        for reading in &evsk.readings {
            self.put(reading.clause.as_str()).put(reading.sure.sign()).cell(false);
            self.local(&reading.note).cell(false);
            self.put(&reading.answers.len().to_string()).cell(false).row();
        }
        self.end();
    }
}
