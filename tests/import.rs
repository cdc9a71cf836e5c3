//! What people paste, and what Norma understands of it: the tables are in `tests/import/*.txt`.
//!
//! A case is a title after `===`, the pasted text, a line `--->` and what is read; `⇥` stands for a tab. With
//! `NORMA_BLESS=1` the files are rewritten with what is read now, to be looked over by eye.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "import/form.rs"]
mod form;

use std::fmt::Write as _;

#[test]
fn pasted_texts_read_as_written_down() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/import");
    let bless = std::env::var_os("NORMA_BLESS").is_some();
    let mut failures = String::new();
    let mut cases = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let mut blessed = String::new();
        for case in cases_of(&text) {
            cases += 1;
            let reading = norma::import::read(&case.pasted.replace('⇥', "\t"));
            let found = form::lines(&reading);
            writeln!(blessed, "=== {}\n{}\n--->\n{}\n", case.title, case.pasted, found.join("\n")).unwrap();
            if found != case.expected {
                writeln!(
                    failures,
                    "{}:{}: {}\nexpected\n  {}\nfound\n  {}\n",
                    path.display(),
                    case.line,
                    case.title,
                    case.expected.join("\n  "),
                    found.join("\n  ")
                )
                .unwrap();
            }
        }
        if bless {
            std::fs::write(&path, blessed).unwrap();
        }
    }
    assert!(cases > 0, "no case found in {folder}");
    assert!(bless || failures.is_empty(), "{failures}");
}

#[test]
fn a_clipboard_is_read_from_its_html_where_that_has_a_table() {
    let table = "<table><tr><th>Name</th><th>Rtg</th><th>Res.</th></tr><tr><td>Alfa</td><td>2400</td><td>1</td></tr></table>";
    assert_eq!(norma::import::read_clipboard(table, "2400 0").format.code(), "html-table");
    assert_eq!(
        norma::import::read_clipboard("<table><tr><td>2400 0</td></tr></table>", "2400 0").format.code(),
        "lines"
    );
    assert_eq!(norma::import::read_clipboard("<p>2400 0</p>", "2400 0").format.code(), "lines");
}

struct Case<'t> {
    line: usize,
    title: &'t str,
    pasted: String,
    expected: Vec<&'t str>,
}

fn cases_of(text: &str) -> Vec<Case<'_>> {
    let mut cases: Vec<Case<'_>> = Vec::new();
    let mut in_expected = false;
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(title) = line.strip_prefix("=== ") {
            in_expected = false;
            cases.push(Case { line: number, title, pasted: String::new(), expected: Vec::new() });
        } else if line == "--->" {
            in_expected = true;
        } else if let Some(case) = cases.last_mut() {
            if !in_expected {
                if !case.pasted.is_empty() {
                    case.pasted.push('\n');
                }
                case.pasted.push_str(line);
            } else if !line.is_empty() {
                case.expected.push(line);
            }
        }
    }
    cases
}
