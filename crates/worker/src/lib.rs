//! The module of WebAssembly that thinks for the page: what the script of its worker
//! (`crates/web/assets/worker.js`) calls.

#![cfg(target_arch = "wasm32")]
// The macro's own glue needs what the crate otherwise denies.
#![allow(unsafe_code)]

mod parts;

use mind::{Needs, Thinking};
use std::cell::RefCell;
use texts::Lang;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static THOUGHT: RefCell<Option<Box<dyn Thinking>>> = const { RefCell::new(None) };
}

/// The game that a question is about and the language of its answer, with a space between them;
/// either may be empty.
#[wasm_bindgen]
pub fn needs(question: &str) -> String {
    let Needs { game, lang, .. } = Needs::of(question);
    format!("{game} {lang}")
}

/// Takes the file of texts of a language. Says whether it is one.
#[wasm_bindgen]
pub fn speak(lang: &str, texts: String) -> bool {
    Lang::from_tag(lang).is_some_and(|lang| texts::fetched::load(lang, texts).is_ok())
}

/// Lets the bots of a game judge by the nets of a file. Says whether it is such a file.
#[wasm_bindgen]
pub async fn learn(game: String, file: Vec<u8>) -> bool {
    parts::learn(&game, file).await.unwrap_or(false)
}

/// Begins to think about a question; whatever was thought about before is forgotten. Says whether
/// the code for it could be loaded.
#[wasm_bindgen]
pub async fn begin(question: String) -> bool {
    let thought = parts::begin(question).await;
    let came = thought.is_ok();
    THOUGHT.set(thought.ok());
    came
}

/// Whether there is more to do.
#[wasm_bindgen]
pub fn is_busy() -> bool {
    THOUGHT.with_borrow(|thought| thought.as_ref().is_some_and(|thought| thought.is_busy()))
}

/// Does the next slice, and answers.
#[wasm_bindgen]
pub fn step() -> String {
    THOUGHT.with_borrow_mut(|thought| {
        thought.as_mut().map(|thought| thought.step()).unwrap_or_default()
    })
}

/// Answers as far as the work has come.
#[wasm_bindgen]
pub fn finish() -> String {
    THOUGHT.with_borrow_mut(|thought| {
        thought.as_mut().map(|thought| thought.finish()).unwrap_or_default()
    })
}
