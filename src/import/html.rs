//! A tolerant scanner for the tables of a page. It knows what a copied or saved table needs, and nothing more.
//!
//! It reads each byte a bounded number of times, whatever the page looks like.

use super::grid::{Cell, Row};
use crate::chess::Colour;

/// Tables within tables, more deeply than any page lays itself out.
const DEEPEST: usize = 40;

/// A table with the heading that stands over it.
#[derive(Debug, Default)]
pub(super) struct HtmlTable {
    pub(super) caption: String,
    pub(super) rows: Vec<Row>,
}

/// What a page holds: its headings and tables in order.
#[derive(Debug)]
pub(super) enum Block {
    /// A heading.
    Heading(String),
    /// A table.
    Table(HtmlTable),
}

/// The headings and tables of a page.
pub(super) fn scan(html: &str) -> Vec<Block> {
    let mut page = Page::default();
    let mut rest = html;
    let mut no_closing_quote = [false; 2];
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        page.text(text);
        if let Some(comment) = tag.strip_prefix("<!--") {
            rest = after(comment, "-->");
            continue;
        }
        let inside = tag.get(1..).unwrap_or_default();
        if !inside.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!' | '?')) {
            page.text("<");
            rest = inside;
            continue;
        }
        let (tag, behind) = inside.split_at(tag_end(inside, &mut no_closing_quote));
        rest = behind.strip_prefix('>').unwrap_or(behind);
        let name_end = tag.find(|c: char| !(c.is_ascii_alphanumeric() || c == '/')).unwrap_or(tag.len());
        let (name, attributes) = tag.split_at(name_end);
        let name = name.to_ascii_lowercase();
        match name.as_str() {
            "script" => rest = after(rest, "</script"),
            "style" => rest = after(rest, "</style"),
            "textarea" => rest = after(rest, "</textarea"),
            name => page.tag(name, attributes),
        }
    }
    page.text(rest);
    page.end()
}

/// What follows the next `mark`; nothing when there is none.
fn after<'a>(text: &'a str, mark: &str) -> &'a str {
    text.find(mark).and_then(|at| text.get(at..)).unwrap_or_default()
}

/// Where a tag ends. A quoted `>` does not end it, unless its quote is never closed.
fn tag_end(tag: &str, no_closing_quote: &mut [bool; 2]) -> usize {
    let mut at = 0;
    while let Some(found) = tag.get(at..).and_then(|rest| rest.find(['>', '"', '\''])) {
        at += found;
        let c = tag.as_bytes().get(at).copied().unwrap_or(b'>');
        if c == b'>' {
            return at;
        }
        at += 1;
        let [single, double] = no_closing_quote;
        let hopeless = if c == b'"' { double } else { single };
        if *hopeless {
            continue;
        }
        match tag.get(at..).and_then(|rest| rest.find(char::from(c))) {
            Some(closing) => at += closing + 1,
            None => *hopeless = true,
        }
    }
    tag.len()
}

/// A table that is still open.
#[derive(Default)]
struct Open {
    table: HtmlTable,
    row: Vec<Cell>,
    cell: Option<Cell>,
    in_caption: bool,
}

impl Open {
    fn end_cell(&mut self) {
        if let Some(mut cell) = self.cell.take() {
            cell.text = squeeze(&cell.text);
            self.row.push(cell);
        }
    }

    fn end_row(&mut self) {
        self.end_cell();
        if !self.row.is_empty() {
            self.table.rows.push(Row { line: None, cells: std::mem::take(&mut self.row) });
        }
    }
}

#[derive(Default)]
struct Page {
    blocks: Vec<Block>,
    open: Vec<Open>,
    heading: Option<String>,
    too_deep: usize,
}

impl Page {
    fn text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        if let Some(heading) = &mut self.heading {
            decode(text, heading);
        } else if let Some(open) = self.open.last_mut() {
            if open.in_caption {
                decode(text, &mut open.table.caption);
            } else if let Some(cell) = &mut open.cell {
                decode(text, &mut cell.text);
            }
        }
    }

    fn tag(&mut self, name: &str, attributes: &str) {
        match name {
            "table" if self.open.len() >= DEEPEST => self.too_deep += 1,
            "table" => {
                self.end_heading();
                self.open.push(Open::default());
            }
            "/table" if self.too_deep > 0 => self.too_deep -= 1,
            "/table" => self.end_table(),
            "h1" | "h2" => {
                self.end_heading();
                self.heading = Some(String::new());
            }
            "/h1" | "/h2" => self.end_heading(),
            _ => {
                if let Some(open) = self.open.last_mut() {
                    match name {
                        "tr" | "/tr" => open.end_row(),
                        "td" | "th" => {
                            open.end_cell();
                            open.cell = Some(Cell::default());
                        }
                        "/td" | "/th" => open.end_cell(),
                        "caption" => open.in_caption = true,
                        "/caption" | "thead" | "tbody" => open.in_caption = false,
                        "div" if attributes.contains("Farbe") => {
                            if let Some(cell) = &mut open.cell {
                                cell.colour = painted(attributes).or(cell.colour);
                            }
                        }
                        "br" | "p" | "div" | "li" | "/p" | "/div" | "/li" => self.text(" "),
                        _ => {}
                    }
                }
            }
        }
    }

    fn end_heading(&mut self) {
        if let Some(heading) = self.heading.take() {
            let heading = squeeze(&heading);
            if !heading.is_empty() {
                self.blocks.push(Block::Heading(heading));
            }
        }
    }

    /// Ends the innermost table. One of a single short row within a cell is that cell's contents: chess-results
    /// lays out colour and result so.
    fn end_table(&mut self) {
        let Some(mut open) = self.open.pop() else { return };
        open.end_row();
        let mut table = open.table;
        table.caption = squeeze(&table.caption);
        let outer = self.open.last_mut().and_then(|outer| outer.cell.as_mut());
        let is_contents = table.rows.len() <= 1 && table.rows.iter().all(|row| row.cells.len() <= 3);
        match outer {
            Some(outer) if is_contents => {
                for cell in table.rows.into_iter().flat_map(|row| row.cells) {
                    outer.text.push(' ');
                    outer.text.push_str(&cell.text);
                    outer.colour = cell.colour.or(outer.colour);
                }
            }
            _ => {
                if !table.rows.is_empty() {
                    self.blocks.push(Block::Table(table));
                }
            }
        }
    }

    fn end(mut self) -> Vec<Block> {
        self.end_heading();
        while !self.open.is_empty() {
            self.end_table();
        }
        self.blocks
    }
}

/// The class of the little square: `FarbewT` is white, `FarbesT` black.
fn painted(attributes: &str) -> Option<Colour> {
    if attributes.contains("Farbew") {
        Some(Colour::White)
    } else if attributes.contains("Farbes") {
        Some(Colour::Black)
    } else {
        None
    }
}

/// One blank for every run of blanks, none at the ends.
fn squeeze(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

/// Appends text with its entities resolved; an unknown one stays as it is.
fn decode(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        let (plain, entity) = rest.split_at(at);
        out.push_str(plain);
        let name = entity.get(1..).unwrap_or_default();
        let end = name.bytes().take(10).position(|b| b == b';');
        let known = end.and_then(|end| Some((resolve(name.get(..end)?)?, end)));
        match known {
            Some((c, end)) => {
                out.push(c);
                rest = name.get(end + 1..).unwrap_or_default();
            }
            None => {
                out.push('&');
                rest = name;
            }
        }
    }
    out.push_str(rest);
}

fn resolve(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        "frac12" => '½',
        "minus" => '−',
        "ndash" => '–',
        "mdash" => '—',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code).filter(|c| *c != '\0')?
        }
    })
}
