//! Rows of cells: what HTML tables and separated text have in common.

use super::labels::{Label, label, round_column};
use crate::chess::Colour;

/// More columns than any table of games has; what lies beyond is not looked at.
const MOST_COLUMNS: usize = 120;

/// A header stands near the top.
const HEADER_WITHIN: usize = 400;

/// One cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) text: String,
    /// The colour that chess-results paints into the cell.
    pub(super) colour: Option<Colour>,
}

/// One row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) line: Option<u32>,
    pub(super) cells: Vec<Cell>,
}

impl Row {
    pub(super) fn new(line: Option<u32>, texts: impl IntoIterator<Item = String>) -> Row {
        let cells = texts.into_iter().take(MOST_COLUMNS).map(|text| Cell { text, colour: None }).collect();
        Row { line, cells }
    }

    /// The text of a cell; empty where there is none.
    pub(super) fn text(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", |cell| cell.text.trim())
    }

    /// Whether nothing is written in it.
    pub(super) fn is_blank(&self) -> bool {
        self.cells.iter().all(|cell| cell.text.trim().is_empty() && cell.colour.is_none())
    }

    /// How many different labels its cells are.
    fn labels(&self) -> usize {
        let mut seen: Vec<Label> = Vec::new();
        for cell in self.cells.iter().take(MOST_COLUMNS) {
            if let Some(label) = label(&cell.text).filter(|label| !seen.contains(label)) {
                seen.push(label);
            }
        }
        seen.len()
    }

    /// Whether it names the columns of a table.
    pub(super) fn is_header(&self) -> bool {
        let rounds = self.cells.iter().filter(|cell| round_column(&cell.text).is_some()).count();
        let telling = self
            .cells
            .iter()
            .take(MOST_COLUMNS)
            .any(|cell| label(&cell.text).is_some_and(Label::tells_a_table));
        let all = self.cells.len() >= 2
            && self.cells.iter().all(|cell| label(&cell.text).is_some_and(Label::tells_a_table));
        rounds >= 2 || (all && self.labels() >= 2) || (telling && self.labels() >= 2 && self.cells.len() >= 3)
    }
}

/// A table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Table {
    /// What stands over it.
    pub(super) caption: String,
    /// The labels, empty when there is no header row.
    pub(super) header: Vec<String>,
    pub(super) rows: Vec<Row>,
}

impl Table {
    /// Finds the header row, and drops what stands above it into `above`.
    pub(super) fn new(caption: String, mut rows: Vec<Row>, above: &mut Vec<Row>) -> Table {
        let at = rows.iter().take(HEADER_WITHIN).position(Row::is_header);
        let mut header = Vec::new();
        if let Some(at) = at {
            let body = rows.split_off(at + 1);
            header = rows
                .pop()
                .map(|row| row.cells.into_iter().map(|cell| cell.text).collect())
                .unwrap_or_default();
            above.append(&mut rows);
            rows = body;
        }
        rows.retain(|row| !row.is_blank());
        Table { caption, header, rows }
    }

    /// The number of columns.
    pub(super) fn width(&self) -> usize {
        let widest = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        widest.max(self.header.len()).min(MOST_COLUMNS)
    }

    /// The label of a column; empty where there is none.
    pub(super) fn label(&self, column: usize) -> &str {
        self.header.get(column).map_or("", |text| text.trim())
    }
}

/// The lines of a text with their numbers from 1; CR, LF and CRLF all end a line.
pub(super) fn lines(text: &str) -> Lines<'_> {
    let text = text.trim_start_matches('\u{feff}');
    // A lone CR ends a line only where no LF is used.
    let end = if text.contains('\n') { '\n' } else { '\r' };
    Lines { rest: Some(text), end, number: 0 }
}

/// An iterator with a name and one `next` for all: every reader goes over the lines, most more than once.
#[derive(Clone)]
pub(super) struct Lines<'t> {
    rest: Option<&'t str>,
    end: char,
    number: u32,
}

impl<'t> Iterator for Lines<'t> {
    type Item = (u32, &'t str);

    #[inline(never)]
    fn next(&mut self) -> Option<(u32, &'t str)> {
        let text = self.rest?;
        let (line, rest) = match text.split_once(self.end) {
            Some((line, rest)) => (line, Some(rest)),
            None => (text, None),
        };
        self.rest = rest;
        self.number += 1;
        Some((self.number, line.trim_end_matches('\r')))
    }
}

/// Splits a line at a separator. Quotes keep a separator inside a cell, as spreadsheets write it.
pub(super) fn split(line: &str, separator: char) -> Vec<String> {
    if separator == '|' {
        let line = line.trim();
        let line = line.strip_prefix('|').unwrap_or(line);
        let line = line.strip_suffix('|').unwrap_or(line);
        return line.split('|').take(MOST_COLUMNS).map(|cell| cell.trim().to_owned()).collect();
    }
    if separator == '\t' || !line.contains('"') {
        return line
            .split(separator)
            .take(MOST_COLUMNS)
            .map(|cell| cell.trim().trim_matches('"').to_owned())
            .collect();
    }
    let (mut cells, mut cell, mut quoted) = (Vec::new(), String::new(), false);
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            _ if cells.len() >= MOST_COLUMNS => break,
            c if c == separator && !quoted => cells.push(std::mem::take(&mut cell).trim().to_owned()),
            c => cell.push(c),
        }
    }
    cells.push(cell.trim().to_owned());
    cells
}

/// The separator of the first line that reads as a header, and that line's number.
pub(super) fn find_header(text: &str) -> Option<(u32, char)> {
    lines(text).take(HEADER_WITHIN).find_map(|(number, line)| {
        ['\t', ';', '|', ',']
            .into_iter()
            .filter(|separator| line.len() < 4096 && line.contains(*separator))
            .find(|separator| Row::new(None, split(line, *separator)).is_header())
            .map(|separator| (number, separator))
    })
}
