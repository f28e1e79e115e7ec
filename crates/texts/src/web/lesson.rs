//! The steps of the guided first games.
//!
//! Quoted text in Sea's steps is what the player reads elsewhere: a move, a piece, a feat. `web`
//! has a test that plays the game and compares.

use crate::Lang;
use crate::messages::messages;

messages!(campfire_steps, "lesson-campfire");
messages!(sea_steps, "lesson-sea");

pub use campfire_steps::CAMPFIRE_LESSON;
pub use sea_steps::SEA_LESSON;

/// Returns a step of the guided game of Campfire.
pub fn campfire_lesson(lang: Lang, step: usize) -> &'static str {
    campfire_steps::text(lang, step)
}

/// Returns a step of the guided game of Sea.
pub fn sea_lesson(lang: Lang, step: usize) -> &'static str {
    sea_steps::text(lang, step)
}
