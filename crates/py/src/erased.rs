//! The operations on a game, a position, a view and a bot that Python needs, without the type of
//! the game.
//!
//! Python's classes can't be generic. They hold these traits, and each is implemented once, for
//! every [`crate::playable::Playable`] game.

use crate::playable::Action;
use crate::problem::CallProblem;
use crate::selfplay::Columns;
use crate::vec_env::AnyGames;
use dealer::Quick;
use kernel::{Seat, Turn, Viewer};
use std::any::Any;
use std::sync::Arc;

/// A table of some game, before play.
pub(crate) trait AnyTable: Send + Sync {
    fn name(&self) -> &'static str;
    fn players(&self) -> u8;
    /// Returns the setup of the table, as `key value` pairs.
    fn options(&self) -> Vec<(String, String)>;
    fn actions(&self) -> usize;
    fn outcomes(&self) -> usize;
    fn observation_size(&self) -> usize;
    /// The parts of an observation: name, beginning, length.
    fn observation_layout(&self) -> Vec<(&'static str, usize, usize)>;
    fn start(self: Arc<Self>, seed: Option<u64>) -> Box<dyn AnyState>;
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn AnyBot>, CallProblem>;
    fn view_from_json(
        self: Arc<Self>,
        viewer: Viewer,
        json: &str,
    ) -> Result<Box<dyn AnyView>, CallProblem>;
    fn games(&self, count: usize, seed: u64) -> Box<dyn AnyGames>;
    /// Plays games at random, each from its own generator. Returns decisions, outcomes and places.
    fn playouts(&self, count: usize, seed: u64) -> Playouts;
    fn selfplay(
        &self,
        games: usize,
        bots: &[String],
        seed: u64,
        observations: bool,
    ) -> Result<Columns, CallProblem>;
}

/// The results of random games.
pub(crate) struct Playouts {
    pub(crate) decisions: Vec<u32>,
    pub(crate) outcomes: Vec<u32>,
    /// The place of each seat, game after game.
    pub(crate) places: Vec<u8>,
}

/// A position of some game and how it came to be.
pub(crate) trait AnyState: Send + Sync {
    fn table(&self) -> Arc<dyn AnyTable>;
    fn turn(&self) -> Turn;
    /// The numbers of the legal moves, in the order in which the rules list them.
    fn actions(&self) -> &[Action];
    /// The legal moves in notation, in the same order.
    fn moves(&self) -> Vec<String>;
    /// Returns the possible outcomes: number, weight, notation.
    fn outcomes(&self) -> Vec<(usize, u32, String)>;
    fn apply(&mut self, action: i64) -> Result<(), CallProblem>;
    fn apply_text(&mut self, text: &str) -> Result<(), CallProblem>;
    fn sample(&mut self, luck: &mut Quick) -> Result<(), CallProblem>;
    fn action_text(&self, action: i64) -> Result<String, CallProblem>;
    fn text_action(&self, text: &str) -> Result<usize, CallProblem>;
    fn observe(&self, seat: Seat, row: &mut [u8]);
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    fn places(&self) -> Option<Vec<u8>>;
    fn copy(&self) -> Box<dyn AnyState>;
    /// Takes back the last decision, or the last outcome where these are applied by hand.
    fn undo(&mut self, expected: Option<(i64, i64)>) -> Result<(), CallProblem>;
    /// Returns who acted (-1 for chance), the number of the action, and its notation.
    fn history(&self) -> Vec<(i64, i64, String)>;
    fn write(&self) -> String;
    fn seed(&self) -> Option<u64>;
    /// The places at the end of a random game from here.
    fn rollout(&self, luck: &mut Quick) -> Vec<u8>;
}

/// One viewer's knowledge of a position of any game.
pub(crate) trait AnyView: Send + Sync {
    fn table(&self) -> Arc<dyn AnyTable>;
    fn viewer(&self) -> Viewer;
    fn turn(&self) -> Turn;
    fn json(&self) -> String;
    /// The numbers of the legal moves if the viewer decides, else nothing.
    fn actions(&self) -> &[Action];
    fn moves(&self) -> Vec<String>;
    fn observe(&self, seat: Seat, row: &mut [u8]);
    fn imagine(&self, luck: &mut Quick) -> Box<dyn AnyState>;
    fn copy(&self) -> Box<dyn AnyView>;
    fn as_any(&self) -> &dyn Any;
}

/// A bot of some game.
pub(crate) trait AnyBot: Send + Sync {
    fn game(&self) -> &'static str;
    fn choose(&mut self, view: &dyn AnyView) -> Result<Choice, CallProblem>;
    fn explain(&mut self, view: &dyn AnyView) -> Result<Option<Explained>, CallProblem>;
}

/// A move by number, where it has one, and in notation.
#[derive(Clone)]
pub(crate) struct Choice {
    pub(crate) action: Action,
    pub(crate) text: String,
}

/// A bot's explanation of its choice.
pub(crate) struct Explained {
    pub(crate) iterations: u64,
    pub(crate) moves: Vec<ExplainedMove>,
}

/// One move that a bot has considered.
#[derive(Clone)]
pub(crate) struct ExplainedMove {
    pub(crate) choice: Choice,
    pub(crate) visits: u32,
    pub(crate) win: Vec<f32>,
    pub(crate) line: Vec<(u8, String)>,
}
