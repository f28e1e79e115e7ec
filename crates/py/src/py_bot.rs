//! `Bot`, and the explanation of its choice: `Analysis`.

use crate::erased::{AnyBot, ExplainedMove};
use crate::playable::NO_ACTION;
use crate::problem::CallProblem;
use crate::py_game::Game;
use crate::py_view::View;
use pyo3::prelude::*;

/// A player made of code. It is given a view, never a state.
#[pyclass(module = "emberwake")]
pub(crate) struct Bot {
    bot: Box<dyn AnyBot>,
    name: String,
}

/// A searching bot's analysis of a position.
#[pyclass(module = "emberwake", frozen)]
pub(crate) struct Analysis {
    #[pyo3(get)]
    iterations: u64,
    moves: Vec<ExplainedMove>,
}

/// One move that a bot has considered.
#[pyclass(module = "emberwake", frozen)]
pub(crate) struct Considered {
    considered: ExplainedMove,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, name, seed=1))]
    fn new(game: &Game, name: String, seed: u64) -> PyResult<Bot> {
        Ok(Bot { bot: game.table.bot(&name, seed)?, name })
    }

    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The action that the bot chooses in this view.
    fn choose(&mut self, py: Python<'_>, view: &View) -> PyResult<usize> {
        let choice = py.detach(|| self.bot.choose(view.view.as_ref()))?;
        if choice.action == NO_ACTION {
            let why = format!("‘{}’ has no number; use choose_move", choice.text);
            return Err(CallProblem::Move(why).into());
        }
        Ok(choice.action.into())
    }

    /// The move that the bot chooses in this view, in notation.
    fn choose_move(&mut self, py: Python<'_>, view: &View) -> PyResult<String> {
        Ok(py.detach(|| self.bot.choose(view.view.as_ref()))?.text)
    }

    /// Returns the best moves with the bot's expectations; `None` from a bot that does not search.
    fn analyse(&mut self, py: Python<'_>, view: &View) -> PyResult<Option<Analysis>> {
        let explained = py.detach(|| self.bot.explain(view.view.as_ref()))?;
        Ok(explained
            .map(|explained| Analysis { iterations: explained.iterations, moves: explained.moves }))
    }

    fn __repr__(&self) -> String {
        format!("<bot {} of {}>", self.name, self.bot.game())
    }
}

#[pymethods]
impl Analysis {
    /// The moves considered, the best first.
    #[getter]
    fn moves(&self) -> Vec<Considered> {
        self.moves.iter().map(|considered| Considered { considered: considered.clone() }).collect()
    }

    fn __repr__(&self) -> String {
        format!("<analysis of {} moves, {} iterations>", self.moves.len(), self.iterations)
    }
}

#[pymethods]
impl Considered {
    /// The number of the move, if it has one.
    #[getter]
    fn action(&self) -> Option<u16> {
        let action = self.considered.choice.action;
        (action != NO_ACTION).then_some(action)
    }

    #[getter]
    fn notation(&self) -> &str {
        &self.considered.choice.text
    }

    #[getter]
    fn visits(&self) -> u32 {
        self.considered.visits
    }

    /// The chance of each seat to win after this move.
    #[getter]
    fn win(&self) -> Vec<f32> {
        self.considered.win.clone()
    }

    /// The line that the bot expects: seats and moves.
    #[getter]
    fn line(&self) -> Vec<(u8, String)> {
        self.considered.line.clone()
    }

    fn __repr__(&self) -> String {
        format!("<‘{}’, {} visits>", self.notation(), self.visits())
    }
}
