//! The real samples, which are not part of the repository: read from the folder that `NORMA_SHARED` names.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "import/form.rs"]
mod form;

#[test]
fn dump() {
    let Ok(shared) = std::env::var("NORMA_DUMP") else { return };
    let bytes = std::fs::read(shared).unwrap();
    let reading = norma::import::read(&String::from_utf8_lossy(&bytes));
    for line in form::lines(&reading) {
        println!("{line}");
    }
}
