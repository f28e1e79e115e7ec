//! What the scripts of the page call.

// The macro's own glue needs what the crate otherwise denies.
#![allow(unsafe_code)]

use crate::model::question;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page. Bots think in workers made from the script at the address `worker`; `rulebooks`
/// lists the files of the rulebooks.
#[wasm_bindgen]
pub fn start_page(worker: String, rulebooks: String) {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    crate::ui::start(worker, rulebooks);
}

/// Answers one question to a bot. Called in a worker.
#[wasm_bindgen]
pub fn answer(asked: &str) -> String {
    question::answer(asked)
}
