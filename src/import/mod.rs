//! Text that a person pastes becomes checked cards or a tournament, with a note on every line that was not used.
//!
//! Nothing fails as a whole: [`read`] returns what it understood. Formats differ in how they lay out a row; from
//! there on all go the same way: a [`PastedRow`] holds what was typed, [`check_row`] makes it a game.
//!
//! What an empty cell says depends on the format. Where a format has a column for the title (chess-results, TRF, a
//! table with such a column), an empty cell says that the player has none; where it has no such column (free
//! lines, PGN tags), nobody told us. The same holds for ratings, and for Russian ranks but beside a title: programs
//! show the higher of the two. TRF's empty federation is not given.

mod choose;
mod crosstable;
mod draft;
mod facts;
mod grid;
mod html;
mod joined;
mod json;
mod labels;
mod lines;
mod note;
mod pgn;
mod places;
mod row;
mod table;
mod trf;
mod words;

pub use choose::find;
pub use draft::{Draft, DraftByRank, DraftEvent, DraftNote, DraftPlayer, EventField, Field, PlayerField};
pub use json::write as write_json;
pub use note::{Level, Note, NoteKind};
pub use row::{PastedRow, RowField, RowNote, check_row};

use crate::chess::{Card, HalfPoints, Outcome, Tournament};
use facts::Facts;
use grid::{Row, Table};
use note::Notes;
use table::Columns;

/// The longest text that is read. Everything below takes time in proportion to the text.
pub const MAX_BYTES: usize = 4 << 20;

/// The text of a file: UTF-8, and for what is none, as old report files are, Latin-1 letter by letter.
pub fn decode(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect())
}

/// What kind of text it was taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// No text.
    Empty,
    /// The JSON card of the contract.
    Json,
    /// A page of chess-results, as HTML or as the broken text that browsers copy.
    ChessResults,
    /// A tournament report file of FIDE.
    Trf,
    /// Games.
    Pgn,
    /// Text with separators and a header.
    Table,
    /// A table of any other page.
    HtmlTable,
    /// One game a line.
    Lines,
    /// None of these.
    Unknown,
}

impl Format {
    /// The word of the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Format::Empty => "empty",
            Format::Json => "json",
            Format::ChessResults => "chess-results",
            Format::Trf => "trf",
            Format::Pgn => "pgn",
            Format::Table => "table",
            Format::HtmlTable => "html-table",
            Format::Lines => "lines",
            Format::Unknown => "unknown",
        }
    }
}

/// What a text held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Content {
    /// No game.
    #[default]
    Nothing,
    /// Cards; nearly always one.
    Cards(Vec<Card>),
    /// A tournament, of which the person chooses the player.
    Tournament(Tournament),
}

/// What the text itself says of the result, to check against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stated {
    /// Points.
    pub points: Option<HalfPoints>,
    /// Performance rating. On chess-results it takes an unrated opponent's national rating.
    pub performance: Option<u16>,
}

/// What was understood of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What it was taken for.
    pub format: Format,
    /// The cards or the tournament.
    pub content: Content,
    /// The cards again, as typed: what could not be read is still there to be corrected.
    pub drafts: Vec<Draft>,
    /// Notes, by line.
    pub notes: Vec<Note>,
    /// What the text says of itself.
    pub stated: Stated,
}

impl Reading {
    /// The entrant whose games the file collects: the one with more games than anybody else.
    pub fn likely_player(&self) -> Option<usize> {
        match &self.content {
            Content::Tournament(tournament) => choose::most_games(tournament),
            _ => None,
        }
    }
}

/// Reads a text: plain, or the HTML of a clipboard or a saved page.
pub fn read(text: &str) -> Reading {
    let mut work = Work::default();
    let format = if text.len() > MAX_BYTES {
        work.notes.add(None, NoteKind::TooLarge { bytes: text.len() });
        Format::Unknown
    } else if text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').is_empty() {
        Format::Empty
    } else {
        work.read(text)
    };
    work.finish(format)
}

/// Reads what a clipboard holds: its HTML where that has a table with something in it, else its plain text.
///
/// Browsers copy both. The HTML keeps rows and colours; the plain text of a page of chess-results has lost them.
pub fn read_clipboard(html: &str, plain: &str) -> Reading {
    if has_table(html) && html.len() <= MAX_BYTES {
        let reading = read(html);
        if reading.content != Content::Nothing {
            return reading;
        }
    }
    read(plain)
}

/// A reading in the making.
#[derive(Default)]
struct Work {
    notes: Notes,
    facts: Facts,
    drafts: Vec<Draft>,
    cards: Vec<Card>,
    tournament: Option<Tournament>,
}

impl Work {
    fn read(&mut self, text: &str) -> Format {
        let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if has_table(text) {
            self.read_html(text)
        } else if trf::is_trf(text) {
            self.tournament = Some(trf::read(text, &mut self.notes));
            Format::Trf
        } else if pgn::is_pgn(text) {
            self.tournament = Some(pgn::read(text, &mut self.notes));
            Format::Pgn
        } else if start.starts_with(['{', '[']) {
            self.cards = json::read(text, &mut self.notes).unwrap_or_default();
            self.drafts = self.cards.iter().map(Draft::of).collect();
            // The reader has placed what is wrong with a value; rounds that clash are left.
            for note in self.drafts.iter().flat_map(|draft| draft.check().1) {
                self.notes.add_once(None, note.what);
            }
            Format::Json
        } else if let Some((line, separator)) = grid::find_header(text) {
            self.read_separated(text, line, separator)
        } else if let Some((header, rows)) = joined::without_header(text) {
            self.read_table(Table { caption: String::new(), header, rows });
            Format::ChessResults
        } else {
            self.read_without_header(text).unwrap_or_else(|| self.read_lines(text))
        }
    }

    /// Rows of cells without a header, as copied from a page of FIDE: the content has to tell ratings and results.
    fn read_without_header(&mut self, text: &str) -> Option<Format> {
        let rows: Vec<Row> = grid::lines(text)
            .filter(|(_, line)| line.matches('\t').count() >= 3)
            .map(|(number, line)| Row::new(Some(number), grid::split(line, '\t')))
            .collect();
        let written = grid::lines(text).filter(|(_, line)| !line.trim().is_empty()).count();
        if rows.len() < 2 || rows.len() * 3 < written * 2 {
            return None;
        }
        let table = Table { caption: String::new(), header: Vec::new(), rows };
        let columns = Columns::of(&table);
        if !(columns.has(table::Role::Rating) && columns.has(table::Role::Result)) {
            return None;
        }
        for (number, line) in grid::lines(text).filter(|(_, line)| line.matches('\t').count() < 3) {
            if !line.trim().is_empty() && !self.facts.take_line(line) {
                self.notes.unused(Some(number), line);
            }
        }
        self.read_table(table);
        Some(Format::Table)
    }

    fn read_lines(&mut self, text: &str) -> Format {
        let mut draft = Draft::default();
        lines::read(text, &mut draft, &mut self.facts, &mut self.notes);
        if draft.rows.is_empty() {
            return Format::Unknown;
        }
        self.drafts.push(draft);
        Format::Lines
    }

    /// Text with separators: what stands above the header are facts, what follows are rows.
    fn read_separated(&mut self, text: &str, header_line: u32, separator: char) -> Format {
        let row = |(number, line)| Row::new(Some(number), grid::split(line, separator));
        let header: Vec<String> = grid::lines(text)
            .filter(|(number, _)| *number == header_line)
            .flat_map(|(_, line)| grid::split(line, separator))
            .collect();
        for (number, line) in grid::lines(text).take_while(|(number, _)| *number < header_line) {
            let row = Row::new(Some(number), grid::split(line, separator));
            if !row.is_blank() && !self.facts.take_row(&row) && !self.facts.take_line(line) {
                self.heading(Some(number), line);
            }
        }
        let broken = if separator == '\t' { joined::repair(text, header_line, &header) } else { None };
        let is_broken = broken.is_some();
        let mut rows = broken.unwrap_or_else(|| {
            grid::lines(text).skip_while(|(number, _)| *number <= header_line).map(row).collect()
        });
        rows.retain(|row| !row.is_blank() && !is_rule(row));
        self.read_table(Table { caption: String::new(), header, rows });
        if is_broken { Format::ChessResults } else { Format::Table }
    }

    /// A line above a table: the first is the event's name, the others are left out.
    fn heading(&mut self, number: Option<u32>, line: &str) {
        if self.facts.event.name.is_empty() {
            self.facts.event.name = note::shorten(line.trim_matches([';', ',', '\t', ' ', '|']));
        } else {
            self.notes.unused(number, line);
        }
    }

    fn read_html(&mut self, text: &str) -> Format {
        let mut headings = Vec::new();
        for block in html::scan(text) {
            match block {
                html::Block::Heading(heading) => headings.push(heading),
                html::Block::Table(found) => {
                    let mut above = Vec::new();
                    let table = Table::new(found.caption, found.rows, &mut above);
                    for row in &above {
                        self.facts.take_row(row);
                    }
                    if table.header.is_empty() && table.rows.iter().all(|row| row.cells.len() <= 2) {
                        for row in &table.rows {
                            self.facts.take_row(row);
                        }
                    } else {
                        self.read_table(table);
                    }
                }
            }
        }
        // The first heading is the event's name where the page tells of an event at all.
        let event = &mut self.facts.event;
        if event.name.is_empty() && !(event.rounds.is_empty() && event.start.is_empty()) {
            event.name = headings.into_iter().next().unwrap_or_default();
        }
        if text.contains("CRs1") { Format::ChessResults } else { Format::HtmlTable }
    }

    /// A table is a crosstable, a page of pairings, a card or a list of players.
    fn read_table(&mut self, mut table: Table) {
        let columns = Columns::of(&table);
        if crosstable::is_of_players(&table, &columns) {
            crosstable::keep_players(&mut table, &columns, &mut self.notes);
        }
        let table = &table;
        if let Some(tournament) = crosstable::read(table, &columns, &mut self.notes) {
            if self.tournament.is_none() {
                self.tournament = Some(tournament);
            }
        } else if crosstable::is_pairings(table) {
            self.notes.add_once(None, NoteKind::PairingsPage);
        } else if table::is_card(&columns) {
            let mut draft = Draft::default();
            table::read_card(table, &columns, &mut draft, &mut self.notes);
            draft.player.name = crosstable::name_in_caption(&table.caption);
            if !draft.rows.is_empty() {
                self.drafts.push(draft);
            }
        } else if let Some(list) = crosstable::start_list(table, &columns, &mut self.notes)
            && self.tournament.is_none()
        {
            self.notes.add_once(None, NoteKind::StartList);
            self.tournament = Some(list);
        }
    }

    /// Checks what was read, and puts it together.
    fn finish(mut self, format: Format) -> Reading {
        let mut stated = Stated { points: self.facts.points, performance: self.facts.stated_performance() };
        let mut facts = Draft::default();
        std::mem::take(&mut self.facts).into_draft(&mut facts);
        if let Some(mut tournament) = self.tournament.take() {
            stated = Stated::default();
            complete(&mut tournament, &facts);
            return self.reading(format, Content::Tournament(tournament), stated);
        }
        let single = self.drafts.len() == 1;
        if self.cards.is_empty() {
            for draft in &mut self.drafts {
                draft.event.clone_from(&facts.event);
                if single {
                    let name = std::mem::take(&mut draft.player.name);
                    draft.player.clone_from(&facts.player);
                    if draft.player.name.is_empty() {
                        draft.player.name = name;
                    }
                } else {
                    draft.event.place.clear();
                }
                let (card, found) = draft.check();
                for note in found {
                    let line = match note.field {
                        Field::Row(place, _) => draft.rows.get(place).and_then(|row| row.line),
                        _ => None,
                    };
                    self.notes.add_once(line, note.what);
                }
                self.cards.push(card);
            }
        }
        for card in &self.cards {
            look_over(card, &mut self.notes);
        }
        match self.cards.as_slice() {
            [card] => {
                if let Some(stated) = stated.points {
                    compare_points(stated, card, &mut self.notes);
                }
            }
            _ => stated = Stated::default(),
        }
        let content = if self.cards.is_empty() {
            if !matches!(format, Format::Empty) && !self.notes.has_error() {
                self.notes.add(None, NoteKind::NothingFound);
            }
            Content::Nothing
        } else {
            Content::Cards(std::mem::take(&mut self.cards))
        };
        self.reading(format, content, stated)
    }

    fn reading(self, format: Format, content: Content, stated: Stated) -> Reading {
        Reading { format, content, drafts: self.drafts, notes: self.notes.into_vec(), stated }
    }
}

/// Whether a text is HTML with a table in it.
fn has_table(text: &str) -> bool {
    ["<table", "<TABLE", "<Table"].iter().any(|tag| text.contains(tag))
}

/// The line of dashes under the header of a Markdown table.
fn is_rule(row: &Row) -> bool {
    row.cells
        .iter()
        .all(|cell| !cell.text.is_empty() && cell.text.chars().all(|c| matches!(c, '-' | ':' | '=')))
}

/// Adds to a tournament what its page says about the event.
fn complete(tournament: &mut Tournament, facts: &Draft) {
    let stated = facts.event.check(&mut |_, _| {});
    let event = &mut tournament.event;
    if event.name.is_empty() {
        event.name = stated.name;
    }
    fn fill<T: Copy>(place: &mut crate::chess::Given<T>, stated: crate::chess::Given<T>) {
        if !place.is_known() {
            *place = stated;
        }
    }
    fill(&mut event.start, stated.start);
    fill(&mut event.end, stated.end);
    fill(&mut event.rounds, stated.rounds);
    fill(&mut event.host, stated.host);
    fill(&mut event.format, stated.format);
}

/// Gaps between the rounds, and a list of opponents without any result.
fn look_over(card: &Card, notes: &mut Notes) {
    let highest = card.games.iter().map(|game| game.round).max().unwrap_or(0).min(draft::HIGHEST_ROUND);
    let mut missing = (1..highest).filter(|round| !card.games.iter().any(|game| game.round == *round));
    if let Some(first) = missing.next() {
        notes.add_once(None, NoteKind::RoundsMissing { first, count: 1 + missing.count() });
    }
    if !card.games.is_empty() && card.games.iter().all(|game| game.outcome == Outcome::Pending) {
        notes.add_once(None, NoteKind::AllPending { games: card.games.len() });
    }
}

fn compare_points(stated: HalfPoints, card: &Card, notes: &mut Notes) {
    let mut found = HalfPoints::ZERO;
    for points in card.games.iter().filter_map(|game| game.outcome.points()) {
        found += points;
    }
    if found != stated {
        notes.add(None, NoteKind::PointsDiffer { stated, found });
    }
}
