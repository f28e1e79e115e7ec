//! What thinks for the page: bots, reviews and hints. The crate `worker` makes it a module of
//! WebAssembly that runs beside the page.
//!
//! It is asked in text and answers in text: a [`Question`] and its [`Answer`]s as JSON. The page
//! uses these two only; [`Thought`] works on a question slice by slice, so that the worker can tell
//! how far it has come, and stop.

mod ask;
mod needs;
mod part;
mod telling;
mod thought;

pub use ask::{
    AnnotatedReview, Answer, DecisionWords, HintedMove, Question, ReviewWords, Spoken, ToldHint,
    ToldReview,
};
pub use needs::Needs;
pub use part::PartMissing;
pub use thought::{Thinking, Thought, begin_as, begin_move, learn, nothing};
