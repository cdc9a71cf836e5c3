//! The core as the browser runs it: what is decided natively has to be decided there as well, where numbers of the
//! machine's size have 32 bits. `make test` starts a browser without a window for these; natively the file is empty.
#![cfg(target_arch = "wasm32")]

mod common;

use norma::import::{self, Content};
use norma::rules::Library;
use norma::verdict::State;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn every_table_holds_in_the_browser() {
    let mut rows = 0;
    let mut failures = Vec::new();
    for (name, table) in common::TABLES {
        rows += common::rows(table);
        failures.extend(common::failures(name, table));
    }
    assert!(rows > 500, "{rows} rows");
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[wasm_bindgen_test]
fn a_pasted_text_is_read_and_judged() {
    let pasted = "\
2024-05-01
GM GER 2500 1
GM GER 2500 1
GM GER 2500 1
GM ESP 2500 ½
GM ESP 2500 ½
GM ESP 2500 ½
FM ITA 2500 0,5
FM ITA 2500 0,5
FM ITA 2500 =
";
    let reading = import::read(pasted);
    assert_eq!(reading.format.code(), "lines");
    let Content::Cards(cards) = &reading.content else { panic!("no card: {:?}", reading.notes) };
    let [card] = cards.as_slice() else { panic!("{} cards", cards.len()) };
    assert_eq!(card.games.len(), 9);
    let judgements = norma::check(card, Library::built_in(), None);
    let gm = judgements.first().and_then(|judgement| judgement.verdicts.first()).expect("a verdict");
    // The applicant's federation was not given: whichever of the three it is, two others are left.
    assert_eq!(gm.state, State::Met);
    assert_eq!(gm.performance.map(|performance| performance.rating), Some(2625));
}

#[wasm_bindgen_test]
fn a_text_that_is_too_long_is_refused() {
    let reading = import::read(&"x".repeat(import::MAX_BYTES + 1));
    assert_eq!(reading.content, Content::Nothing);
}
