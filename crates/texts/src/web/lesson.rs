//! What the guided first game says, step by step.

use crate::Lang;

/// How many texts the guided game of Campfire has, the same in every language.
pub const CAMPFIRE_LESSON: usize = 1;

/// What the guided game of Campfire says at a step.
pub fn campfire_lesson(lang: Lang, step: usize) -> &'static str {
    let texts: &[&str; CAMPFIRE_LESSON] = match lang {
        Lang::En => &["Welcome"],
        Lang::Fr => &["Bienvenue"],
        Lang::De => &["Willkommen"],
        Lang::Es => &["Bienvenida"],
    };
    texts.get(step).copied().unwrap_or_default()
}
