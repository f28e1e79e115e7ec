//! What thinks for the page: bots, reviews and hints, as a module of WebAssembly of its own that
//! runs in a worker.
//!
//! It is asked in text and answers in text: a [`Question`] and its [`Answer`]s as JSON. The page
//! uses these two only; [`Thought`] works on a question slice by slice, so that the worker can tell
//! how far it has come, and stop.

mod ask;
#[cfg(all(target_arch = "wasm32", feature = "worker"))]
mod entry;
mod needs;
#[cfg(all(target_arch = "wasm32", feature = "worker"))]
mod parts;
mod telling;
mod thought;

pub use ask::{
    AnnotatedReview, Answer, DecisionWords, HintedMove, Question, ReviewWords, Spoken, ToldHint,
    ToldReview,
};
pub use needs::Needs;
pub use thought::{Thinking, Thought, begin_move, learn};
