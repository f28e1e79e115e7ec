//! What the guided first games say, step by step.

mod campfire;
mod sea;

pub use campfire::CAMPFIRE_LESSON;
pub use sea::SEA_LESSON;

use crate::Lang;

/// What the guided game of Campfire says at a step.
pub fn campfire_lesson(lang: Lang, step: usize) -> &'static str {
    let texts: &[&str; CAMPFIRE_LESSON] = match lang {
        Lang::En => &campfire::EN,
        Lang::Fr => &campfire::FR,
        Lang::De => &campfire::DE,
        Lang::Es => &campfire::ES,
    };
    texts.get(step).copied().unwrap_or_default()
}

/// What the guided game of Sea says at a step.
pub fn sea_lesson(lang: Lang, step: usize) -> &'static str {
    let texts: &[&str; SEA_LESSON] = match lang {
        Lang::En => &sea::EN,
        Lang::Fr => &sea::FR,
        Lang::De => &sea::DE,
        Lang::Es => &sea::ES,
    };
    texts.get(step).copied().unwrap_or_default()
}
