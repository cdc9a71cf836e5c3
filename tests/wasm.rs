//! The core as the browser runs it. `make test` starts a browser without a window for these; natively the file
//! is empty.
#![cfg(target_arch = "wasm32")]

use norma::chess::Title;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn eight_titles() {
    assert_eq!(Title::ALL.len(), 8);
}
