//! `State`: a position with everything in it, in the style of OpenSpiel.

use crate::erased::AnyState;
use crate::playable::{Action, NO_ACTION};
use crate::position::player_number;
use crate::problem::CallProblem;
use crate::py_game::{Game, floats, seat, viewer};
use crate::py_luck::Luck;
use crate::py_record::read_state;
use crate::py_view::View;
use crate::table::returns;
use dealer::Quick;
use kernel::{Seat, Turn, Viewer};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyInt, PyList, PyTuple};

/// A position and how it came to be. It knows every secret; a `View` does not.
#[pyclass(module = "emberwake")]
pub(crate) struct State {
    pub(crate) state: Box<dyn AnyState>,
}

impl State {
    fn players(&self) -> u8 {
        self.state.table().players()
    }

    /// The seat that was named, or the one that decides.
    fn seat(&self, player: Option<i64>) -> PyResult<Seat> {
        match (player, self.state.turn()) {
            (Some(number), _) => seat(number, self.players()),
            (None, Turn::Seat(seat)) => Ok(seat),
            (None, _) => Err(CallProblem::NoDecision.into()),
        }
    }

    /// Returns `true` if `player` is not the one who acts.
    fn is_other(&self, player: Option<i64>) -> PyResult<bool> {
        let Some(number) = player else { return Ok(false) };
        if number >= 0 {
            seat(number, self.players())?;
        }
        Ok(number != player_number(self.state.turn()))
    }

    /// Returns the applicable actions in ascending order; empty for a player who does not act.
    fn sorted_actions(&self, player: Option<i64>) -> PyResult<Vec<Action>> {
        if self.is_other(player)? {
            return Ok(Vec::new());
        }
        let mut actions: Vec<Action> = if self.is_chance_node() {
            self.state.outcomes().into_iter().map(|(number, _, _)| number as Action).collect()
        } else {
            self.state.actions().iter().copied().filter(|&action| action != NO_ACTION).collect()
        };
        actions.sort_unstable();
        Ok(actions)
    }

    fn row(&self, player: Option<i64>) -> PyResult<Vec<u8>> {
        let seat = self.seat(player)?;
        let mut row = vec![0; self.state.table().observation_size()];
        self.state.observe(seat, &mut row);
        Ok(row)
    }
}

#[pymethods]
impl State {
    /// Reads what `serialize` wrote, or any record.
    #[staticmethod]
    fn deserialize(text: &str) -> PyResult<State> {
        Ok(State { state: read_state(text)? })
    }

    fn get_game(&self) -> Game {
        Game { table: self.state.table() }
    }

    fn num_players(&self) -> u8 {
        self.players()
    }

    fn num_distinct_actions(&self) -> usize {
        self.state.table().actions()
    }

    fn current_player(&self) -> i64 {
        player_number(self.state.turn())
    }

    fn is_chance_node(&self) -> bool {
        self.state.turn() == Turn::Chance
    }

    fn is_terminal(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    #[pyo3(signature = (player=None))]
    fn legal_actions<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyList>> {
        let mut few = [0; 64];
        let actions = self.state.actions();
        if player.is_none() && !actions.is_empty() && actions.len() <= few.len() {
            // The usual case, without a detour over the heap.
            let mut count = 0;
            for &action in actions.iter().filter(|&&action| action != NO_ACTION) {
                few[count] = action;
                count += 1;
            }
            few[..count].sort_unstable();
            return numbers(py, &few[..count]);
        }
        numbers(py, &self.sorted_actions(player)?)
    }

    #[pyo3(signature = (player=None))]
    fn legal_actions_mask<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let table = self.state.table();
        let chance = self.is_chance_node() && player.is_none_or(|player| player < 0);
        let mut mask = vec![0; if chance { table.outcomes() } else { table.actions() }];
        for action in self.sorted_actions(player)? {
            mask[usize::from(action)] = 1;
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The legal moves in notation, in the order in which the rules list them.
    fn legal_moves(&self) -> Vec<String> {
        self.state.moves()
    }

    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        Ok(self.state.apply(action)?)
    }

    fn apply_action_with_legality_check(&mut self, action: i64) -> PyResult<()> {
        self.apply_action(action)
    }

    /// Plays a move, or applies an outcome, in notation: free forms as well.
    fn apply_move(&mut self, notation: &str) -> PyResult<()> {
        Ok(self.state.apply_text(notation)?)
    }

    /// A copy in which the action was played.
    fn child(&self, action: i64) -> PyResult<State> {
        let mut state = self.state.copy();
        state.apply(action)?;
        Ok(State { state })
    }

    fn chance_outcomes(&self) -> PyResult<Vec<(usize, f64)>> {
        if !self.is_chance_node() {
            return Err(CallProblem::NoChance.into());
        }
        let outcomes = self.state.outcomes();
        let sum: f64 = outcomes.iter().map(|(_, weight, _)| f64::from(*weight)).sum();
        Ok(outcomes.iter().map(|(number, weight, _)| (*number, f64::from(*weight) / sum)).collect())
    }

    /// Draws the outcome that is awaited, as its chances say.
    fn apply_chance(&mut self, luck: &mut Luck) -> PyResult<()> {
        Ok(self.state.sample(&mut luck.quick)?)
    }

    #[pyo3(signature = (player_or_action, action=None))]
    fn action_to_string(&self, player_or_action: i64, action: Option<i64>) -> PyResult<String> {
        Ok(self.state.action_text(action.unwrap_or(player_or_action))?)
    }

    #[pyo3(signature = (player_or_notation, notation=None))]
    fn string_to_action(
        &self,
        player_or_notation: &Bound<'_, PyAny>,
        notation: Option<&str>,
    ) -> PyResult<usize> {
        let first;
        let text = match notation {
            Some(text) => text,
            None => {
                first = player_or_notation.extract::<String>()?;
                &first
            }
        };
        Ok(self.state.text_action(text)?)
    }

    #[pyo3(signature = (player=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(floats(py, &self.row(player)?))
    }

    /// The observation as it is made, one byte a number.
    #[pyo3(signature = (player=None))]
    fn observation_bytes<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(py, self.row(player)?))
    }

    #[pyo3(signature = (player=None))]
    fn information_state_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.observation_tensor(py, player)
    }

    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<i64>) -> PyResult<String> {
        let seat = self.seat(player)?;
        Ok(self.state.view(Viewer::Seat(seat)).json())
    }

    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, player: Option<i64>) -> PyResult<String> {
        self.observation_string(player)
    }

    /// Returns the knowledge of a seat, a spectator or an omniscient viewer; by default of the
    /// player who decides.
    #[pyo3(signature = (who=None))]
    fn view(&self, who: Option<&Bound<'_, PyAny>>) -> PyResult<View> {
        let viewer = match who {
            Some(who) => viewer(who, self.players())?,
            None => Viewer::Seat(self.seat(None)?),
        };
        Ok(View { view: self.state.view(viewer) })
    }

    /// Returns another position that this player can't tell from the current one.
    fn resample_from_infostate(&self, player: i64, luck: &Bound<'_, PyAny>) -> PyResult<State> {
        let seat = seat(player, self.players())?;
        let view = self.state.view(Viewer::Seat(seat));
        Ok(State { state: with_luck(luck, |quick| view.imagine(quick))? })
    }

    fn returns(&self) -> Vec<f32> {
        match self.state.places() {
            Some(places) => returns(&places).collect(),
            None => vec![0.0; self.players().into()],
        }
    }

    fn rewards(&self) -> Vec<f32> {
        self.returns()
    }

    fn player_return(&self, player: i64) -> PyResult<f32> {
        Ok(self.returns()[seat(player, self.players())?.index()])
    }

    /// The place of each seat, from 1, once the game is over.
    fn places(&self) -> Option<Vec<u16>> {
        // Python would take a vector of bytes for a text of bytes.
        Some(self.state.places()?.into_iter().map(u16::from).collect())
    }

    /// Plays a random game from here and returns each seat's reward; the state does not change.
    fn rollout(&self, luck: &mut Luck) -> Vec<f32> {
        returns(&self.state.rollout(&mut luck.quick)).collect()
    }

    fn clone(&self) -> State {
        State { state: self.state.copy() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    #[pyo3(signature = (player=None, action=None))]
    fn undo_action(&mut self, player: Option<i64>, action: Option<i64>) -> PyResult<()> {
        Ok(self.state.undo(player.zip(action))?)
    }

    /// The numbers of all that was played; -1 for a move that has none.
    fn history(&self) -> Vec<i64> {
        self.state.history().into_iter().map(|(_, number, _)| number).collect()
    }

    /// Player, number and notation of all that was played.
    fn full_history(&self) -> Vec<(i64, i64, String)> {
        self.state.history()
    }

    fn move_number(&self) -> usize {
        self.state.history().len()
    }

    /// The seed from which chance is dealt; nothing where it is applied by hand.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.state.seed()
    }

    fn serialize(&self) -> String {
        self.state.write()
    }

    fn __str__(&self) -> String {
        self.state.view(Viewer::Omniscient).json()
    }

    fn __repr__(&self) -> String {
        let table = self.state.table();
        let turn = player_number(self.state.turn());
        let played = self.state.history().len();
        format!("<{} for {}, {played} played, player {turn}>", table.name(), table.players())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let reader = py.get_type::<State>().getattr("deserialize")?;
        (reader, (self.state.write(),)).into_pyobject(py)
    }
}

/// Python's numbers from 0 to 2,047, more than any game has actions, made once: lists of actions are
/// asked for all the time, and Python itself keeps only the numbers up to 256.
static NUMBERS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();
const NUMBERS_KEPT: Action = 2048;

/// A list of these numbers.
pub(crate) fn numbers<'py>(py: Python<'py>, numbers: &[Action]) -> PyResult<Bound<'py, PyList>> {
    let make = || (0..NUMBERS_KEPT).map(|number| PyInt::new(py, number).unbind()).collect();
    let kept = NUMBERS.get_or_init(py, make);
    let each = numbers.iter().map(|&number| match kept.get(usize::from(number)) {
        Some(kept) => kept.bind(py).clone(),
        None => PyInt::new(py, number),
    });
    PyList::new(py, each)
}

/// Uses a `Luck`, or the generator of a seed.
pub(crate) fn with_luck<T>(
    luck: &Bound<'_, PyAny>,
    use_it: impl FnOnce(&mut Quick) -> T,
) -> PyResult<T> {
    if let Ok(luck) = luck.cast::<Luck>() {
        return Ok(use_it(&mut luck.borrow_mut().quick));
    }
    match luck.extract::<u64>() {
        Ok(seed) => Ok(use_it(&mut Quick::new(seed))),
        Err(_) => {
            let message = "a Luck is needed, or a seed from 0 to 2**64 - 1";
            Err(pyo3::exceptions::PyTypeError::new_err(message))
        }
    }
}
