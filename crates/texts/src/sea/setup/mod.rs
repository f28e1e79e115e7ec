//! The presets of Sea, and what can be wrong with the setup of a table.

mod de;
mod en;
mod es;
mod fr;

use crate::speak::speak;
use crate::{Lang, options};
use ::sea::{Preset, SetupProblem};

/// What a ready-made choice of settings is called, as section 15 of the rulebook calls it.
pub fn preset_name(lang: Lang, preset: Preset) -> &'static str {
    speak!(lang, preset_name(preset))
}

/// What is special about it, in one sentence.
pub fn preset_help(lang: Lang, preset: Preset) -> &'static str {
    speak!(lang, preset_help(preset))
}

/// Why a setup is no game, as a sentence. The paragraph it rests on is [`kernel::Cites::rule`] of
/// the same value.
pub fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
    match problem {
        SetupProblem::Option(problem) => options::problem(lang, super::OPTIONS, problem),
        problem => speak!(lang, setup_problem(problem)),
    }
}
