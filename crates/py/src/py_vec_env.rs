//! `VecEnv`: many games stepped in one call, into arrays that the caller owns.

use crate::arrays::{must_be_writable, read_actions, writable, wrong_type};
use crate::problem::CallProblem;
use crate::py_game::Game;
use crate::vec_env::{AnyGames, Sheets};
use numpy::PyReadwriteArrayDyn;
use pyo3::prelude::*;

/// Many games of one table. A game that ends begins again.
#[pyclass(module = "emberwake")]
pub(crate) struct VecEnv {
    games: Box<dyn AnyGames>,
    /// The actions of a call, which are read before any is played.
    actions: Vec<i64>,
    #[pyo3(get)]
    num_envs: usize,
    #[pyo3(get)]
    num_players: usize,
    #[pyo3(get)]
    num_actions: usize,
    #[pyo3(get)]
    observation_size: usize,
}

/// The arrays of one call, borrowed until it returns.
#[derive(Default)]
struct Borrowed<'py> {
    observation: Option<PyReadwriteArrayDyn<'py, u8>>,
    observation_f32: Option<PyReadwriteArrayDyn<'py, f32>>,
    mask: Option<PyReadwriteArrayDyn<'py, bool>>,
    reward: Option<PyReadwriteArrayDyn<'py, f32>>,
    done: Option<PyReadwriteArrayDyn<'py, bool>>,
    seat: Option<PyReadwriteArrayDyn<'py, i8>>,
}

impl Borrowed<'_> {
    /// The memory behind the arrays. They were found to be contiguous.
    fn sheets(&mut self) -> PyResult<Sheets<'_>> {
        fn memory<'a, T: numpy::Element>(
            array: &'a mut Option<PyReadwriteArrayDyn<'_, T>>,
        ) -> PyResult<Option<&'a mut [T]>> {
            array.as_mut().map(|array| Ok(array.as_slice_mut()?)).transpose()
        }
        Ok(Sheets {
            observation: memory(&mut self.observation)?,
            observation_f32: memory(&mut self.observation_f32)?,
            mask: memory(&mut self.mask)?,
            reward: memory(&mut self.reward)?,
            done: memory(&mut self.done)?,
            seat: memory(&mut self.seat)?,
        })
    }
}

impl VecEnv {
    fn borrow<'py>(
        &self,
        observation: Option<&Bound<'py, PyAny>>,
        mask: Option<&Bound<'py, PyAny>>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Borrowed<'py>> {
        let mut borrowed = Borrowed::default();
        let shape = [self.num_envs, self.observation_size];
        if let Some(array) = observation {
            borrowed.observation = writable("observation", array, &shape)?;
            if borrowed.observation.is_none() {
                borrowed.observation_f32 = writable("observation", array, &shape)?;
            }
            if borrowed.observation.is_none() && borrowed.observation_f32.is_none() {
                return Err(wrong_type("observation", "uint8 or float32"));
            }
        }
        borrowed.mask = must_be_writable("mask", mask, &[self.num_envs, self.num_actions])?;
        borrowed.seat = must_be_writable("seat", seat, &[self.num_envs])?;
        Ok(borrowed)
    }
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (game, num_envs, seed=0))]
    fn new(game: &Game, num_envs: usize, seed: u64) -> PyResult<VecEnv> {
        if num_envs == 0 {
            return Err(CallProblem::TooFew("num_envs").into());
        }
        let table = &game.table;
        Ok(VecEnv {
            games: table.games(num_envs, seed),
            actions: vec![0; num_envs],
            num_envs,
            num_players: table.players().into(),
            num_actions: table.actions(),
            observation_size: table.observation_size(),
        })
    }

    /// Begins all games again, from a seed; game `i` follows from `seed + i`.
    #[pyo3(signature = (seed=0, *, observation=None, mask=None, seat=None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: u64,
        observation: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut borrowed = self.borrow(observation, mask, seat)?;
        let sheets = borrowed.sheets()?;
        let games = &mut self.games;
        py.detach(|| {
            games.reset(seed);
            games.look(sheets);
        });
        Ok(())
    }

    /// Plays one action in each game, and writes the results into the given arrays.
    #[pyo3(signature = (actions, *, observation=None, mask=None, reward=None, done=None, seat=None))]
    #[expect(clippy::too_many_arguments, reason = "each is an array that Python may leave out")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        observation: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
        reward: Option<&Bound<'_, PyAny>>,
        done: Option<&Bound<'_, PyAny>>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        read_actions(actions, &mut self.actions)?;
        let mut borrowed = self.borrow(observation, mask, seat)?;
        let shape = [self.num_envs, self.num_players];
        borrowed.reward = must_be_writable("reward", reward, &shape)?;
        borrowed.done = must_be_writable("done", done, &[self.num_envs])?;
        let sheets = borrowed.sheets()?;
        let VecEnv { games, actions, .. } = self;
        Ok(py.detach(|| games.step(actions, sheets))?)
    }

    /// Writes the current state into the given arrays.
    #[pyo3(signature = (*, observation=None, mask=None, seat=None))]
    fn look(
        &self,
        py: Python<'_>,
        observation: Option<&Bound<'_, PyAny>>,
        mask: Option<&Bound<'_, PyAny>>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut borrowed = self.borrow(observation, mask, seat)?;
        let sheets = borrowed.sheets()?;
        py.detach(|| self.games.look(sheets));
        Ok(())
    }

    /// Draws a legal action for each game into an array of int64.
    fn sample(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let array = must_be_writable::<i64>("actions", Some(actions), &[self.num_envs])?;
        let Some(mut array) = array else { return Err(wrong_type("actions", "int64")) };
        let memory = array.as_slice_mut()?;
        let games = &mut self.games;
        py.detach(|| games.sample(memory));
        Ok(())
    }

    fn __len__(&self) -> usize {
        self.games.count()
    }

    fn __repr__(&self) -> String {
        format!("<{} games>", self.num_envs)
    }
}
