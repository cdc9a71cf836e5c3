//! The general reader of tables: it finds out what each column holds, by content first and label second.

use super::draft::Draft;
use super::grid::{Row, Table};
use super::labels::{Label, label, round_column};
use super::note::{NoteKind, Notes};
use super::row::{PastedRow, without_opponent};
use super::words;
use crate::chess::text::is_letter;
use crate::chess::{Given, Outcome};

/// How many rows are looked at to find out what a column holds.
const ROWS_LOOKED_AT: usize = 200;

/// A card's table is not longer; the check then keeps the games a card can have.
pub(super) const MOST_ROWS: usize = 1000;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Round,
    Colour,
    Result,
    Title,
    Name,
    /// A rating that does not say which.
    Rating,
    Fide,
    National,
    Federation,
    Rank,
    Number,
    BirthYear,
    Sex,
    Points,
    /// A crosstable's round.
    RoundCell(u8),
    Ignore,
}

/// The columns of a table.
pub(super) struct Columns {
    roles: Vec<Role>,
}

impl Columns {
    /// Where a role is.
    pub(super) fn at(&self, role: Role) -> Option<usize> {
        self.roles.iter().position(|known| *known == role)
    }

    pub(super) fn has(&self, role: Role) -> bool {
        self.at(role).is_some()
    }

    /// The text of a row's cell of this role; empty when there is no such column.
    pub(super) fn text<'r>(&self, row: &'r Row, role: Role) -> &'r str {
        self.at(role).map_or("", |column| row.text(column))
    }

    /// The columns of rounds, in order.
    pub(super) fn rounds(&self) -> impl Iterator<Item = (u8, usize)> + '_ {
        self.roles.iter().enumerate().filter_map(|(column, role)| match role {
            Role::RoundCell(round) => Some((*round, column)),
            _ => None,
        })
    }

    /// The role of the column whose ratings count as FIDE's.
    pub(super) fn fide(&self) -> Role {
        if self.has(Role::Fide) { Role::Fide } else { Role::Rating }
    }

    /// Tells which rating column was taken as what.
    pub(super) fn tell_ratings(&self, table: &Table, notes: &mut Notes) {
        let name = |role| self.at(role).map(|column| table.label(column).to_owned());
        match (name(Role::Fide), name(Role::National), name(Role::Rating)) {
            (None, None, Some(column)) => notes.add_once(None, NoteKind::RatingsAssumedFide { column }),
            (fide, national, plain) => {
                if let (Some(column), true) = (&fide, national.is_some() || plain.is_some()) {
                    notes.add_once(None, NoteKind::RatingsFide { column: column.clone() });
                } else if let Some(column) = plain {
                    notes.add_once(None, NoteKind::RatingsAssumedFide { column });
                }
                if let Some(column) = national {
                    notes.add_once(None, NoteKind::RatingsNational { column });
                }
            }
        }
    }

    /// Finds out what each column holds.
    pub(super) fn of(table: &Table) -> Columns {
        let width = table.width();
        let contents: Vec<Content> = (0..width).map(|column| Content::of(table, column)).collect();
        let mut columns = Columns { roles: vec![Role::Ignore; width] };
        let mut open = Vec::new();
        let mut points_column = None;
        for (column, content) in contents.iter().enumerate() {
            let text = table.label(column);
            if let Some(round) = round_column(text) {
                columns.set(column, Role::RoundCell(round));
                continue;
            }
            let label = label(text);
            if label == Some(Label::Points) {
                points_column = Some(column);
            }
            // What is labelled as a name is one, however short: `Zed`, `Ли`.
            let can_be = |role: &Role| match role {
                Role::Name => content.can_be_labelled_names(),
                role => content.can_be(*role),
            };
            match role_of(label).filter(can_be) {
                Some(role) if role == Role::Ignore || !columns.has(role) => columns.set(column, role),
                // A label that lies, or none: the content decides.
                _ => open.push(column),
            }
        }
        columns.by_content(table, &contents, &open);
        // A short table of one's own may head its results with "points".
        if let (false, Some(column)) =
            (columns.has(Role::Result) || columns.rounds().next().is_some(), points_column)
            && contents.get(column).is_some_and(|content| content.all(content.results))
        {
            columns.set(column, Role::Result);
        }
        columns
    }

    fn set(&mut self, column: usize, role: Role) {
        if let Some(place) = self.roles.get_mut(column) {
            *place = role;
        }
    }

    /// Gives the roles that no label gave.
    fn by_content(&mut self, table: &Table, contents: &[Content], open: &[usize]) {
        let open: Vec<(usize, &Content)> =
            contents.iter().enumerate().filter(|(column, _)| open.contains(column)).collect();
        let mut taken = vec![false; contents.len()];
        let mut give = |columns: &mut Columns, role: Role, fits: &dyn Fn(usize, &Content) -> bool| {
            if columns.has(role) {
                return;
            }
            let free = |column: &usize| !taken.get(*column).copied().unwrap_or(true);
            let found = open.iter().find(|(column, content)| free(column) && fits(*column, content));
            if let Some((column, _)) = found {
                columns.set(*column, role);
                if let Some(taken) = taken.get_mut(*column) {
                    *taken = true;
                }
            }
        };
        let titled = |_: usize, c: &Content| c.filled > 0 && c.all(c.titles);
        give(self, Role::Title, &titled);
        give(self, Role::Federation, &|_, c| c.filled > 0 && c.most(c.federations) && c.all(c.codes));
        if !self.has(Role::Fide) {
            give(self, Role::Rating, &|_, c| c.filled > 0 && c.most(c.high) && c.all(c.ratings));
        }
        give(self, Role::Name, &|_, c| c.filled > 0 && c.most(c.names) && c.can_be(Role::Name));
        let behind =
            [Role::Name, Role::Rating, Role::Fide].into_iter().filter_map(|role| self.at(role)).max();
        let is_result = |c: &Content| c.filled > 0 && c.all(c.results);
        if self.rounds().next().is_none() {
            give(self, Role::Result, &|column, c| Some(column) > behind && is_result(c));
            give(self, Role::Result, &|_, c| is_result(c) && !c.counts_up);
        }
        give(self, Role::Colour, &|_, c| c.filled > 0 && c.all(c.colours));
        if table.header.is_empty() {
            give(self, Role::Round, &|column, c| column == 0 && c.counts_up);
        }
        // The column of titles has no label, and no content where nobody has one.
        if let Some(before) = self.at(Role::Name).and_then(|name| name.checked_sub(1)) {
            let is_empty = |c: &Content| c.filled == 0;
            let unlabelled = !table.header.is_empty() && table.label(before).is_empty();
            give(self, Role::Title, &|column, c| column == before && unlabelled && is_empty(c));
        }
    }
}

/// The role that a label asks for.
fn role_of(label: Option<Label>) -> Option<Role> {
    Some(match label? {
        Label::Round => Role::Round,
        Label::Number => Role::Number,
        Label::Place => Role::Number,
        Label::Name => Role::Name,
        Label::Title => Role::Title,
        Label::Rating => Role::Rating,
        Label::RatingFide => Role::Fide,
        Label::RatingNational => Role::National,
        Label::Federation => Role::Federation,
        Label::Result => Role::Result,
        Label::Colour => Role::Colour,
        Label::BirthYear => Role::BirthYear,
        Label::Sex => Role::Sex,
        Label::Points => Role::Points,
        Label::RankTitle => Role::Rank,
        _ => Role::Ignore,
    })
}

/// How many cells of a column look like what.
#[derive(Default)]
struct Content {
    filled: usize,
    titles: usize,
    /// Three letters.
    codes: usize,
    /// Three letters that are a federation.
    federations: usize,
    ratings: usize,
    /// Ratings of four digits.
    high: usize,
    names: usize,
    /// Letters without digits, or a name.
    short_names: usize,
    /// Every name is the same: the applicant's own.
    same: bool,
    results: usize,
    colours: usize,
    numbers: usize,
    /// 1, 2, 3, …
    counts_up: bool,
    /// How often a number is higher, and how often lower, than the one above it.
    rises: usize,
    falls: usize,
}

impl Content {
    fn of(table: &Table, column: usize) -> Content {
        let mut content = Content { counts_up: true, same: true, ..Content::default() };
        let mut above = None;
        let first = table.rows.first().map_or("", |row| row.text(column));
        for row in table.rows.iter().take(ROWS_LOOKED_AT) {
            let text = row.text(column);
            if text.is_empty() || words::is_nobody(text) {
                continue;
            }
            content.filled += 1;
            content.same &= text == first;
            let letters = text.chars().filter(|c| is_letter(*c)).count();
            let rating = words::rating(text);
            let dash = words::is_dash(text);
            content.titles += usize::from(words::title(text).is_some() || dash);
            content.codes += usize::from(dash || letters == 3 && text.len() == 3);
            content.federations += usize::from(dash || words::federation(text).is_some());
            content.ratings += usize::from(rating.is_some());
            content.high +=
                usize::from(matches!(rating, Some(Given::Known(Some(r))) if r.get() >= 1000) && letters <= 1);
            content.names += usize::from(letters >= 3 && text.len() > 3);
            let no_digit = !text.contains(|c: char| c.is_ascii_digit());
            content.short_names += usize::from(letters >= 1 && (no_digit || letters >= 3));
            content.results +=
                usize::from(words::outcome(text).is_some() || result_with_colour(text).is_some());
            content.colours += usize::from(words::colour(text).is_some() || dash);
            let number = words::number::<usize>(text);
            content.numbers += usize::from(number.is_some() || dash);
            content.counts_up &= number == Some(content.filled);
            content.rises += usize::from(number > above && above.is_some());
            content.falls += usize::from(number < above && number.is_some());
            above = number;
        }
        content
    }

    fn most(&self, count: usize) -> bool {
        count * 2 > self.filled
    }

    /// All but a few.
    fn all(&self, count: usize) -> bool {
        count * 10 >= self.filled * 9
    }

    /// Whether a column that is labelled as names can hold them: not numbers, and not the applicant over and over.
    fn can_be_labelled_names(&self) -> bool {
        !(self.same && self.filled >= 3) && self.short_names * 2 >= self.filled
    }

    /// Whether the content does not contradict a label.
    fn can_be(&self, role: Role) -> bool {
        let count = match role {
            Role::Name if self.same && self.filled >= 3 => return false,
            Role::Name => self.names,
            Role::Title => self.titles,
            Role::Rating | Role::Fide | Role::National => self.ratings,
            Role::Federation => self.codes.max(self.federations),
            Role::Result => self.results,
            Role::Colour => self.colours,
            // Draws have the letter of rounds in some lists.
            Role::Round => return self.filled < 2 || self.rises.max(self.falls) * 3 >= (self.filled - 1) * 2,
            _ => return true,
        };
        count * 2 >= self.filled
    }
}

/// `w 1`, `s ½`, `ч 0`: colour and result in one cell.
fn result_with_colour(text: &str) -> Option<(&str, &str)> {
    let (first, second) = text.split_once(' ')?;
    (words::colour(first).is_some() && words::outcome(second).is_some()).then_some((first, second))
}

/// Whether a table lists one player's games, and not players.
pub(super) fn is_card(columns: &Columns) -> bool {
    let rates = columns.has(columns.fide()) || columns.has(Role::National) || columns.has(Role::Name);
    let lists_players = columns.has(Role::Number) && !columns.has(Role::Round) && !columns.has(Role::Result);
    rates && !lists_players
}

/// Reads the rows of a card's table into a draft.
pub(super) fn read_card(table: &Table, columns: &Columns, draft: &mut Draft, notes: &mut Notes) {
    columns.tell_ratings(table, notes);
    for row in table.rows.iter().take(MOST_ROWS) {
        let Some(mut pasted) = read_row(row, columns) else {
            notes.unused(row.line, &written(row));
            continue;
        };
        if !columns.has(Role::Title)
            && let Some((title, name)) = split_title(&pasted.name)
        {
            (pasted.title, pasted.name) = (title.to_owned(), name.to_owned());
        }
        draft.rows.push(pasted);
    }
}

fn read_row(row: &Row, columns: &Columns) -> Option<PastedRow> {
    let text = |role| columns.text(row, role).to_owned();
    let mut pasted = PastedRow {
        line: row.line,
        round: text(Role::Round),
        colour: text(Role::Colour),
        result: text(Role::Result),
        title: text(Role::Title),
        name: text(Role::Name),
        rating: text(columns.fide()),
        national_rating: text(Role::National),
        federation: text(Role::Federation),
        rank: text(Role::Rank),
        sex: text(Role::Sex),
        scored: String::new(),
    };
    if let Some((colour, result)) = result_with_colour(&pasted.result) {
        (pasted.colour, pasted.result) = (colour.to_owned(), result.to_owned());
    }
    let painted = columns.at(Role::Result).and_then(|at| row.cells.get(at)).and_then(|cell| cell.colour);
    if let Some(colour) = painted {
        words::colour_code(colour).clone_into(&mut pasted.colour);
    }
    let nobody = row.cells.iter().map(|cell| cell.text.trim()).find(|text| words::is_nobody(text));
    let is_bye = nobody.is_some();
    if let Some(word) = nobody.filter(|_| !words::is_nobody(&pasted.name)) {
        if words::is_nobody(&pasted.title) {
            pasted.title.clear();
        }
        if words::is_nobody(&pasted.federation) {
            pasted.federation.clear();
        }
        let outcome = words::outcome(&pasted.result).unwrap_or(Outcome::Pending);
        let outcome = match outcome {
            Outcome::Pending if words::is_absence(word) => Outcome::ZeroBye,
            outcome => without_opponent(outcome),
        };
        words::outcome_code(outcome).clone_into(&mut pasted.result);
    }
    let is_game = pasted.name.contains(is_letter)
        || matches!(words::rating(&pasted.rating), Some(Given::Known(_)))
        || matches!(words::rating(&pasted.national_rating), Some(Given::Known(_)))
        || words::outcome(&pasted.result).is_some_and(|outcome| !outcome.has_opponent());
    if !is_game {
        return None;
    }
    if !is_bye {
        fill_known_columns(&mut pasted, row, columns);
    }
    Some(pasted)
}

/// An empty cell of a column that the table has says "none": untitled, unrated. A row of a name alone, still to
/// be filled in, says nothing.
fn fill_known_columns(pasted: &mut PastedRow, row: &Row, columns: &Columns) {
    let told = [&pasted.title, &pasted.rating, &pasted.national_rating, &pasted.federation, &pasted.result];
    if told.iter().all(|text| text.is_empty()) {
        return;
    }
    for (role, place) in [
        (Role::Title, &mut pasted.title),
        (columns.fide(), &mut pasted.rating),
        (Role::National, &mut pasted.national_rating),
    ] {
        if columns.has(role) && place.is_empty() {
            words::NONE.clone_into(place);
        }
    }
    if says_no_rank(row, columns) {
        words::NONE.clone_into(&mut pasted.rank);
    }
}

/// Whether the empty cell of a column of ranks says that there is none. Beside a title it does not: programs show the
/// highest.
pub(super) fn says_no_rank(row: &Row, columns: &Columns) -> bool {
    let is_empty = |role| columns.text(row, role).is_empty();
    columns.has(Role::Rank) && is_empty(Role::Rank) && is_empty(Role::Title)
}

/// `CM Gao,Arthur`: a title in front of the name.
pub(super) fn split_title(name: &str) -> Option<(&str, &str)> {
    let (title, rest) = name.split_once(' ')?;
    let fide = crate::chess::Title::from_code(title).is_some();
    (fide && !rest.trim().is_empty()).then_some((title, rest.trim()))
}

/// A row as one line.
pub(super) fn written(row: &Row) -> String {
    let texts: Vec<&str> = row.cells.iter().map(|c| c.text.trim()).filter(|text| !text.is_empty()).collect();
    texts.join(" ")
}
