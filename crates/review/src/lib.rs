//! Learning from a game: a review of any record for any seat, and hints with reasons.
//!
//! A [`Reviewer`] goes through a record decision by decision. It estimates the chances of winning,
//! the cost of each decision of the seat, and the causes of the result. It is blind: it works with
//! a [`Story`], which holds only what the seat knew. A [`Par`] lets bots replay the same deal. A
//! [`Hint`] names the best moves of a position. `docs/review.md` explains the numbers.
//!
//! Nothing here reads a file or a clock or starts a thread. Long work is done in steps that the
//! caller drives, so a web page can run them in a worker and show progress.

mod annotate;
mod calibration;
mod campfire;
mod chances;
mod hint;
pub mod luck;
mod moments;
mod page;
mod par;
pub mod puzzles;
mod reason;
mod review;
mod reviewed;
mod reviewer;
mod sea;
mod story;
mod telling;
pub mod weighing;

pub use annotate::{Annotation, annotated, annotations, kept_review};
pub use calibration::Calibration;
pub use campfire::CampfireWhy;
pub use chances::{BEYOND_NOISE, Chances, Measured};
pub use hint::{Hint, HintedMove, hint};
pub use page::{DEAREST, page, river_bands};
pub use par::{Par, ParResult, Replays};
pub use reason::{explained, reasons_for};
pub use review::{
    ChanceChange, Decision, Extent, Grade, Highlight, LUCK_SHARE_MIN, Moment, MoveOption, Review,
    RiverPoint, StepChange,
};
pub use reviewed::Reviewed;
pub use reviewer::{Progress, ReviewSettings, Reviewer};
pub use sea::SeaWhy;
pub use story::{Actor, Story, StoryProblem, StoryStep, Truth};
pub use telling::{
    DecisionText, decision_heading, grade_word, highlight_word, par_text, sum_lines, tell_decisions,
};
