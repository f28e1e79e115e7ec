//! What can be wrong with the setup and the box of a table of Campfire.

mod de;
mod en;
mod es;
mod fr;

use crate::speak::speak;
use crate::{Lang, options};
use ::campfire::{BoxProblem, SetupProblem};

/// Why a setup is no game, as a sentence. The paragraph it rests on is [`kernel::Cites::rule`] of
/// the same value.
pub fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
    match problem {
        SetupProblem::Option(problem) => options::problem(lang, super::OPTIONS, problem),
        problem => speak!(lang, setup_problem(problem)),
    }
}

/// Why a box is refused, as a sentence. All of them rest on C1.7.
pub fn box_problem(lang: Lang, problem: &BoxProblem) -> String {
    speak!(lang, box_problem(problem))
}
