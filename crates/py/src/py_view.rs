//! `View`: the knowledge of one viewer. A planner that gets nothing else can't cheat.

use crate::erased::AnyView;
use crate::playable::NO_ACTION;
use crate::position::player_number;
use crate::py_game::{Game, floats, seat, viewer};
use crate::py_state::{State, with_luck};
use kernel::Viewer;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// One viewer's knowledge of a position. It does not contain the position itself.
#[pyclass(module = "emberwake", frozen)]
pub(crate) struct View {
    pub(crate) view: Box<dyn AnyView>,
}

impl View {
    fn row(&self, player: Option<i64>) -> PyResult<Vec<u8>> {
        let table = self.view.table();
        let seat = match (player, self.view.viewer()) {
            (Some(number), _) => seat(number, table.players())?,
            (None, Viewer::Seat(seat)) => seat,
            (None, _) => kernel::Seat(0),
        };
        let mut row = vec![0; table.observation_size()];
        self.view.observe(seat, &mut row);
        Ok(row)
    }
}

#[pymethods]
impl View {
    /// Reads the JSON of a view, as a server sends it.
    #[staticmethod]
    fn from_json(game: &Game, who: &Bound<'_, PyAny>, json: &str) -> PyResult<View> {
        let viewer = viewer(who, game.table.players())?;
        Ok(View { view: game.table.clone().view_from_json(viewer, json)? })
    }

    fn get_game(&self) -> Game {
        Game { table: self.view.table() }
    }

    /// The viewer: `seat 2`, `spectator` or `omniscient`.
    #[getter]
    fn viewer(&self) -> String {
        self.view.viewer().to_string()
    }

    fn current_player(&self) -> i64 {
        player_number(self.view.turn())
    }

    /// The JSON that the server sends to this viewer.
    fn json(&self) -> String {
        self.view.json()
    }

    /// The same as dictionaries and lists.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (self.view.json(),))
    }

    /// The legal actions if the viewer decides, else nothing.
    fn legal_actions(&self) -> Vec<usize> {
        let listed = self.view.actions().iter().filter(|&&action| action != NO_ACTION);
        let mut actions: Vec<usize> = listed.map(|&action| action.into()).collect();
        actions.sort_unstable();
        actions
    }

    fn legal_moves(&self) -> Vec<String> {
        self.view.moves()
    }

    #[pyo3(signature = (player=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(floats(py, &self.row(player)?))
    }

    /// Returns a random position among those that show this view.
    fn imagine(&self, luck: &Bound<'_, PyAny>) -> PyResult<State> {
        Ok(State { state: with_luck(luck, |quick| self.view.imagine(quick))? })
    }

    fn __copy__(&self) -> View {
        View { view: self.view.copy() }
    }

    fn __eq__(&self, other: &View) -> bool {
        self.view.viewer() == other.view.viewer() && self.view.json() == other.view.json()
    }

    fn __str__(&self) -> String {
        self.view.json()
    }

    fn __repr__(&self) -> String {
        format!("<view of {}, {}>", self.view.table().name(), self.view.viewer())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let reader = py.get_type::<View>().getattr("from_json")?;
        (reader, (self.get_game(), self.viewer(), self.view.json())).into_pyobject(py)
    }
}
