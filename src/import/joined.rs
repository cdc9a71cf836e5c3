//! Text copied out of a browser, in which one row of a table is broken into several lines.
//!
//! The cell of the result on chess-results holds a table of its own, and the flag's cell a block: browsers break the
//! line at both, and differ in the tabs they leave around the break. So lines are joined by one rule, and a row is
//! cut at its name: what follows the name stands under the header's labels one by one, what comes before does not.

use super::grid::{Cell, Row, lines, split};
use super::labels::{Label, label};
use super::words;

/// The rows of the text that follows a header, if they are broken; `None` when each has its own line.
pub(super) fn repair(text: &str, header_line: u32, header: &[String]) -> Option<Vec<Row>> {
    let name_at = header.iter().position(|text| label(text) == Some(Label::Name))?;
    let lead = header.iter().take(name_at).position(|text| text.trim().is_empty()).unwrap_or(name_at);
    if lead == 0 || !is_broken(text, header_line, header.len()) {
        return None;
    }
    Some(rows(text, header_line, lead, name_at, header.len()))
}

/// The header and rows of a broken card that was copied without its header.
pub(super) fn without_header(text: &str) -> Option<(Vec<String>, Vec<Row>)> {
    let starts = lines(text).filter(|(_, line)| starts_row(line, 3, 0, 0).is_some()).count();
    if starts < 2 || !is_broken(text, 0, 8) {
        return None;
    }
    let header: Vec<String> = ["Rd.", "Bo.", "SNo", "", "Name"].map(str::to_owned).into();
    let rows = rows(text, 0, 3, 4, usize::MAX);
    Some((header, rows))
}

/// Whether more than one line in six is far too short for a row.
fn is_broken(text: &str, header_line: u32, width: usize) -> bool {
    let (mut all, mut short) = (0_usize, 0_usize);
    for (_, line) in lines(text).skip_while(|(number, _)| *number <= header_line).take(400) {
        if !line.trim().is_empty() {
            all += 1;
            short += usize::from((line.matches('\t').count() + 1) * 2 < width);
        }
    }
    short * 6 > all
}

/// The number that begins a row with `lead` numbers before the name, if the line begins one.
fn starts_row(line: &str, lead: usize, previous: u32, width: usize) -> Option<u32> {
    let mut cells = line.split('\t').map(str::trim);
    let number = words::number::<u32>(cells.next()?).filter(|number| *number > previous)?;
    if lead == 1 {
        let whole = line.matches('\t').count() * 2 >= width && width > 2;
        let alone = cells.all(str::is_empty);
        return (whole || (alone && (previous == 0 || number == previous + 1))).then_some(number);
    }
    let is_number =
        |cell: &str| words::is_dash(cell) || words::number::<u32>(cell.trim_start_matches('-')).is_some();
    let mut count = 1;
    for cell in cells.take(lead - 1) {
        if !is_number(cell) {
            return None;
        }
        count += 1;
    }
    (count == lead).then_some(number)
}

fn rows(text: &str, header_line: u32, lead: usize, name_at: usize, width: usize) -> Vec<Row> {
    let mut joined: Vec<(u32, String)> = Vec::new();
    let mut previous = 0;
    for (number, line) in lines(text).skip_while(|(number, _)| *number <= header_line) {
        if let Some(found) = starts_row(line, lead, previous, width) {
            previous = found;
            joined.push((number, line.to_owned()));
        } else if let Some((_, row)) = joined.last_mut().filter(|_| !line.is_empty()) {
            join(row, line);
        }
    }
    joined.into_iter().map(|(number, row)| align(number, &row, lead, name_at, width)).collect()
}

/// A break beside a tab is a break within a cell; any other stands between two cells.
fn join(row: &mut String, line: &str) {
    match (row.ends_with('\t'), line.strip_prefix('\t')) {
        (true, Some(rest)) => row.push_str(rest),
        (false, None) => {
            row.push('\t');
            row.push_str(line);
        }
        _ => row.push_str(line),
    }
}

/// Puts the cells of a joined row under the header: numbers, title, name, and the rest from the name on.
fn align(number: u32, row: &str, lead: usize, name_at: usize, width: usize) -> Row {
    let texts = split(row, '\t');
    let mut cells: Vec<Cell> = vec![Cell::default(); name_at];
    let mut rest = texts.into_iter();
    for cell in cells.iter_mut().take(lead) {
        cell.text = rest.next().unwrap_or_default();
    }
    let mut rest = rest.skip_while(|text| text.is_empty()).peekable();
    if name_at > lead {
        let is_title = |text: &String| words::title(text).is_some();
        if let Some(title) = rest.next_if(is_title)
            && let Some(place) = cells.last_mut()
        {
            place.text = title;
        }
    }
    let room = width.saturating_sub(name_at);
    cells.extend(rest.take(room).map(|text| Cell { text, colour: None }));
    let mut aligned = Row::new(Some(number), []);
    aligned.cells = cells;
    aligned.cells.truncate(200);
    aligned
}
