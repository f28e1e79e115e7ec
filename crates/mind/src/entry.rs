//! What the script of the worker calls.

// The macro's own glue needs what the crate otherwise denies.
#![allow(unsafe_code)]

use crate::{Question, Thought};
use std::cell::RefCell;
use texts::Lang;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static THOUGHT: RefCell<Option<Thought>> = const { RefCell::new(None) };
}

/// The game that a question is about and the language of its answer, with a space between them;
/// either may be empty.
#[wasm_bindgen]
pub fn needs(question: &str) -> String {
    let Ok(question) = serde_json::from_str::<Question>(question) else { return " ".to_owned() };
    let lang = question.spoken().map_or("", |spoken| spoken.lang.as_str());
    format!("{} {lang}", question.game().unwrap_or_default())
}

/// Takes the file of texts of a language. Says whether it is one.
#[wasm_bindgen]
pub fn speak(lang: &str, texts: String) -> bool {
    Lang::from_tag(lang).is_some_and(|lang| texts::fetched::load(lang, texts).is_ok())
}

/// Lets the bots of a game judge by the nets of a file. Says whether it is such a file.
#[wasm_bindgen]
pub fn learn(game: &str, file: &[u8]) -> bool {
    crate::learn(game, file).is_ok()
}

/// Begins to think about a question; whatever was thought about before is forgotten.
#[wasm_bindgen]
pub fn begin(question: &str) {
    THOUGHT.set(Some(Thought::begin(question)));
}

/// Whether there is more to do.
#[wasm_bindgen]
pub fn is_busy() -> bool {
    THOUGHT.with_borrow(|thought| thought.as_ref().is_some_and(Thought::is_busy))
}

/// Does the next slice, and answers.
#[wasm_bindgen]
pub fn step() -> String {
    THOUGHT.with_borrow_mut(|thought| {
        thought.as_mut().map(|thought| thought.step().text()).unwrap_or_default()
    })
}

/// Answers as far as the work has come.
#[wasm_bindgen]
pub fn finish() -> String {
    THOUGHT.with_borrow_mut(|thought| {
        thought.as_mut().map(|thought| thought.finish().text()).unwrap_or_default()
    })
}
