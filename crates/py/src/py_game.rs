//! `Game` and `load_game`: a table before play.

use crate::arrays;
use crate::erased::AnyTable;
use crate::problem::CallProblem;
use crate::py_state::State;
use crate::selfplay::Columns;
use crate::table::table;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyTuple};
use std::sync::Arc;

/// A table: a game, its number of players and its options. It never changes.
#[pyclass(module = "emberwake", frozen)]
pub(crate) struct Game {
    pub(crate) table: Arc<dyn AnyTable>,
}

/// Returns a table of the game with this name. Options are those of its records, as keywords.
#[pyfunction]
#[pyo3(signature = (name, players=4, **options))]
pub(crate) fn load_game(
    name: &str,
    players: i64,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Game> {
    let mut fields = vec![("players".to_owned(), players.to_string())];
    if let Some(options) = options {
        for (key, value) in options {
            fields.push((key.extract()?, option_text(&value)?));
        }
    }
    Ok(Game { table: table(name, &fields)? })
}

/// An option as records write it: switches are on or off, and lists are words.
fn option_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if value.is_instance_of::<PyBool>() {
        return Ok(if value.extract()? { "on" } else { "off" }.to_owned());
    }
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let words: PyResult<Vec<String>> =
            value.try_iter()?.map(|word| Ok(word?.str()?.to_string())).collect();
        return Ok(words?.join(" "));
    }
    Ok(value.str()?.to_string())
}

#[pymethods]
impl Game {
    /// Returns the table with these options, in the form of `options`. Pickle uses this.
    #[staticmethod]
    fn from_options(name: &str, options: Vec<(String, String)>) -> PyResult<Game> {
        Ok(Game { table: table(name, &options)? })
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.table.name()
    }

    #[getter]
    fn options(&self) -> Vec<(String, String)> {
        self.table.options()
    }

    fn num_players(&self) -> u8 {
        self.table.players()
    }

    fn num_distinct_actions(&self) -> usize {
        self.table.actions()
    }

    fn max_chance_outcomes(&self) -> usize {
        self.table.outcomes()
    }

    fn observation_tensor_shape(&self) -> Vec<usize> {
        vec![self.table.observation_size()]
    }

    fn observation_tensor_size(&self) -> usize {
        self.table.observation_size()
    }

    fn information_state_tensor_shape(&self) -> Vec<usize> {
        self.observation_tensor_shape()
    }

    fn information_state_tensor_size(&self) -> usize {
        self.observation_tensor_size()
    }

    fn observation_layout(&self) -> Vec<(&'static str, usize, usize)> {
        self.table.observation_layout()
    }

    fn min_utility(&self) -> f64 {
        -1.0 / (f64::from(self.table.players()) - 1.0)
    }

    fn max_utility(&self) -> f64 {
        1.0
    }

    fn utility_sum(&self) -> f64 {
        0.0
    }

    #[pyo3(signature = (seed=None))]
    fn new_initial_state(&self, seed: Option<u64>) -> State {
        State { state: self.table.clone().start(seed) }
    }

    /// Plays games at random, natively. Returns decisions, outcomes and the places of all seats.
    #[pyo3(signature = (games, seed=0))]
    fn playouts<'py>(
        &self,
        py: Python<'py>,
        games: usize,
        seed: u64,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let played = py.detach(|| self.table.playouts(games, seed));
        let players = usize::from(self.table.players());
        let places = PyArray1::from_vec(py, played.places).reshape([games, players])?;
        Ok((
            PyArray1::from_vec(py, played.decisions).into_any(),
            PyArray1::from_vec(py, played.outcomes).into_any(),
            places.into_any(),
        ))
    }

    /// Lets bots play, and returns a row for each decision as columns of numpy, without a copy.
    #[pyo3(signature = (games, bots, seed=1, observations=true))]
    fn selfplay_columns<'py>(
        &self,
        py: Python<'py>,
        games: usize,
        bots: Vec<String>,
        seed: u64,
        observations: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        let columns = py.detach(|| self.table.selfplay(games, &bots, seed, observations))?;
        let rows = columns.game.len();
        let Columns { game, ply, seat, action, legal, reward, place, observation } = columns;
        let dict = PyDict::new(py);
        dict.set_item("game", PyArray1::from_vec(py, game))?;
        dict.set_item("ply", PyArray1::from_vec(py, ply))?;
        dict.set_item("seat", PyArray1::from_vec(py, seat))?;
        dict.set_item("action", PyArray1::from_vec(py, action))?;
        dict.set_item("legal", PyArray1::from_vec(py, legal))?;
        dict.set_item("reward", PyArray1::from_vec(py, reward))?;
        dict.set_item("place", PyArray1::from_vec(py, place))?;
        if observations {
            let width = self.table.observation_size();
            let observation = PyArray1::from_vec(py, observation).reshape([rows, width])?;
            dict.set_item("observation", observation)?;
        }
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        format!("<{} for {}>", self.table.name(), self.table.players())
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.table.name() == other.table.name() && self.table.options() == other.table.options()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let maker = py.get_type::<Game>().getattr("from_options")?;
        (maker, (self.table.name(), self.table.options())).into_pyobject(py)
    }
}

/// The observation of a row of bytes as float32.
pub(crate) fn floats<'py>(py: Python<'py>, row: &[u8]) -> Bound<'py, PyArray1<f32>> {
    PyArray1::from_iter(py, row.iter().map(|&byte| f32::from(byte)))
}

/// Returns a seat of the table; the error says what is allowed.
pub(crate) fn seat(number: i64, players: u8) -> PyResult<kernel::Seat> {
    match u8::try_from(number) {
        Ok(seat) if seat < players => Ok(kernel::Seat(seat)),
        _ => Err(CallProblem::NoSeat { seat: number, players }.into()),
    }
}

/// A viewer: the number of a seat, or `spectator` or `omniscient`.
pub(crate) fn viewer(who: &Bound<'_, PyAny>, players: u8) -> PyResult<kernel::Viewer> {
    if let Ok(number) = who.extract::<i64>() {
        return Ok(kernel::Viewer::Seat(seat(number, players)?));
    }
    let text: String = who.extract().map_err(|_| arrays::wrong_viewer())?;
    match kernel::Viewer::try_from(text) {
        Ok(kernel::Viewer::Seat(found)) => Ok(kernel::Viewer::Seat(seat(found.0.into(), players)?)),
        Ok(viewer) => Ok(viewer),
        Err(_) => Err(arrays::wrong_viewer()),
    }
}
