//! `Record`: a game as a text file.

use crate::erased::AnyState;
use crate::playable::Playable;
use crate::position::{IMAGINED, Position, SEED_TAG};
use crate::problem::CallProblem;
use crate::py_state::State;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// A game as it is written down, checked by the rules from its first line to its last.
#[pyclass(module = "emberwake", frozen)]
pub(crate) struct Record {
    text: String,
    game: String,
    lines: Vec<String>,
    tags: Vec<(String, String)>,
    setup: Vec<String>,
}

/// Reads a record, or what `State.serialize` wrote.
pub(crate) fn read_state(text: &str) -> Result<Box<dyn AnyState>, CallProblem> {
    let game = text.lines().nth(1).and_then(|line| line.strip_prefix("game "));
    let Some(game) = game else {
        return Err(CallProblem::Text("this is not an Emberwake record".to_owned()));
    };
    let read = games::with_game!(game, G => read::<G>(text));
    read.unwrap_or_else(|| Err(CallProblem::UnknownGame(game.to_owned())))
}

fn read<G: Playable>(text: &str) -> Result<Box<dyn AnyState>, CallProblem> {
    if text.lines().next() != Some(IMAGINED) {
        return Ok(Box::new(Position::<G>::read(text)?));
    }
    let mut options = Vec::new();
    let mut edition = "";
    let mut view = None;
    let mut lines = text.lines().skip(2);
    for line in lines.by_ref().take_while(|&line| line != "play") {
        match line.split_once(' ') {
            Some(("rules", number)) => edition = number,
            Some(("view", json)) => view = Some(json),
            Some(("set", field)) => {
                let (key, value) = field.split_once(' ').unwrap_or((field, ""));
                options.push((key.to_owned(), value.to_owned()));
            }
            _ => return Err(CallProblem::Text(format!("‘{line}’ is no part of a saved state"))),
        }
    }
    let view = view.ok_or_else(|| CallProblem::Text("the saved state has no view".to_owned()))?;
    let lines: Vec<&str> = lines.collect();
    Ok(Box::new(Position::<G>::read_imagined(edition, &options, view, &lines)?))
}

/// Returns `true` for lines of a record that are moves or outcomes.
fn is_played(line: &str) -> bool {
    let word = line.split(' ').next().unwrap_or_default();
    word == "!"
        || word == "all"
        || word.bytes().all(|byte| byte.is_ascii_digit()) && !word.is_empty()
}

#[pymethods]
impl Record {
    /// Reads and checks a record.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Record> {
        if text.starts_with(IMAGINED) {
            return Err(CallProblem::Text("an imagined state is not a record".to_owned()).into());
        }
        let state = read_state(text)?;
        let text = &text.replace("\r\n", "\n");
        let (before, after) = text.split_once("\nplay\n").unwrap_or((text, ""));
        let lines = after.lines().filter(|line| is_played(line)).map(str::to_owned);
        let tagged = |line: &str| {
            let (key, value) = line.strip_prefix("tag ")?.split_once(' ')?;
            Some((key.to_owned(), value.to_owned()))
        };
        Ok(Record {
            game: state.table().name().to_owned(),
            lines: lines.collect(),
            tags: text.lines().filter_map(tagged).collect(),
            setup: before.lines().map(str::to_owned).collect(),
            text: text.to_owned(),
        })
    }

    /// The record of a state that was played from its start.
    #[staticmethod]
    fn of(state: &State) -> PyResult<Record> {
        Record::parse(&state.state.write())
    }

    #[getter]
    fn game(&self) -> &str {
        &self.game
    }

    /// Every move and outcome, a line each: `0 sow 2 cw`, `! tile 3 moon`.
    #[getter]
    fn lines(&self) -> Vec<String> {
        self.lines.clone()
    }

    #[getter]
    fn tags(&self) -> Vec<(String, String)> {
        self.tags.clone()
    }

    /// The position after the first `lines` lines; after all, if no number is given. In the middle
    /// of a game, chance is applied by hand.
    #[pyo3(signature = (lines=None))]
    fn state(&self, lines: Option<usize>) -> PyResult<State> {
        let keep = lines.unwrap_or(self.lines.len());
        if keep > self.lines.len() {
            let most = self.lines.len();
            return Err(CallProblem::Text(format!("the record has {most} lines")).into());
        }
        if keep == self.lines.len() {
            return Ok(State { state: read_state(&self.text)? });
        }
        // Without the seed, so that nothing is dealt beyond what was asked for.
        let seed = format!("tag {SEED_TAG} ");
        let setup = self.setup.iter().filter(|line| !line.starts_with(&seed));
        let mut text: String = setup.map(|line| format!("{line}\n")).collect();
        text += "play\n";
        for line in &self.lines[..keep] {
            text += line;
            text.push('\n');
        }
        Ok(State { state: read_state(&text)? })
    }

    fn __len__(&self) -> usize {
        self.lines.len()
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<record of {}, {} lines>", self.game, self.lines.len())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let reader = py.get_type::<Record>().getattr("parse")?;
        (reader, (self.text.clone(),)).into_pyobject(py)
    }
}
