//! A table of one game: its setup, and everything that can be begun from it.

use crate::erased::{AnyBot, AnyState, AnyTable, AnyView, Playouts};
use crate::playable::{Measured, Playable, measure};
use crate::position::Position;
use crate::problem::CallProblem;
use crate::seated::{SeatedBot, SeatedView};
use crate::selfplay::{self, Columns};
use crate::vec_env::{AnyGames, Games};
use bots::BotConfig;
use dealer::Quick;
use kernel::{Game, SetupText, Turn, Viewer, playout};
use std::sync::Arc;
use std::time::Instant;

/// A table of the game `G`. Its setup was checked, so it can always be started.
pub(crate) struct Table<G: Playable> {
    pub(crate) setup: G::Setup,
    pub(crate) start: G,
    pub(crate) measured: Measured,
}

/// The table of this game with these options.
pub(crate) fn table(
    name: &str,
    options: &[(String, String)],
) -> Result<Arc<dyn AnyTable>, CallProblem> {
    let table = games::with_game!(name, G => {
        Table::<G>::new(options).map(|table| Arc::new(table) as Arc<dyn AnyTable>)
    });
    table.unwrap_or_else(|| Err(CallProblem::UnknownGame(name.to_owned())))
}

/// All problems as one sentence.
fn sentence(problems: Vec<impl ToString>) -> String {
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    problems.join("; ")
}

impl<G: Playable> Table<G> {
    fn new(options: &[(String, String)]) -> Result<Table<G>, CallProblem> {
        let setup = G::Setup::from_fields(G::EDITION, options);
        Table::of(setup.map_err(|problems| CallProblem::Options(sentence(problems)))?)
    }

    pub(crate) fn of(setup: G::Setup) -> Result<Table<G>, CallProblem> {
        let start = G::start(&setup).map_err(|problems| {
            let (fewest, most) = kernel::options::players::<G::Setup>();
            CallProblem::Options(format!("{} ({fewest} to {most} can play)", sentence(problems)))
        })?;
        let measured = measure(&start);
        Ok(Table { setup, start, measured })
    }

    /// The bot of this name, which may think for a time.
    pub(crate) fn typed_bot(
        &self,
        name: &str,
        seed: u64,
    ) -> Result<Box<dyn bots::Bot<G> + Send>, CallProblem> {
        let began = Instant::now();
        let clock: bots::Clock = Arc::new(move || began.elapsed().as_millis() as u64);
        let config = BotConfig { seed, clock: Some(clock), judge: None };
        G::bot(name, config).map_err(|unknown| CallProblem::Bot(unknown.to_string()))
    }
}

impl<G: Playable> AnyTable for Table<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> u8 {
        self.start.players()
    }

    fn options(&self) -> Vec<(String, String)> {
        self.setup.fields()
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn outcomes(&self) -> usize {
        G::OUTCOMES
    }

    fn observation_size(&self) -> usize {
        self.measured.1
    }

    fn observation_layout(&self) -> Vec<(&'static str, usize, usize)> {
        let (sections, size) = &self.measured;
        let ends = sections.iter().skip(1).map(|section| section.1).chain([*size]);
        let parts = sections.iter().zip(ends);
        parts.map(|(&(name, begin), end)| (name, begin, end - begin)).collect()
    }

    fn start(self: Arc<Self>, seed: Option<u64>) -> Box<dyn AnyState> {
        Box::new(Position::start(self, seed))
    }

    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn AnyBot>, CallProblem> {
        Ok(Box::new(SeatedBot::<G>::new(self.typed_bot(name, seed)?)))
    }

    fn view_from_json(
        self: Arc<Self>,
        viewer: Viewer,
        json: &str,
    ) -> Result<Box<dyn AnyView>, CallProblem> {
        let view = serde_json::from_str(json).map_err(|why| CallProblem::Text(why.to_string()))?;
        Ok(Box::new(SeatedView::<G>::read(self, viewer, view)?))
    }

    fn games(&self, count: usize, seed: u64) -> Box<dyn AnyGames> {
        Box::new(Games::new(self.start.clone(), self.measured.1, count, seed))
    }

    fn playouts(&self, count: usize, seed: u64) -> Playouts {
        let mut played =
            Playouts { decisions: Vec::new(), outcomes: Vec::new(), places: Vec::new() };
        let mut moves = Vec::new();
        for index in 0..count {
            let mut luck = Quick::new(seed.wrapping_add(index as u64));
            let mut game = self.start.clone();
            let playout = playout(&mut game, &mut luck, &mut moves);
            played.decisions.push(playout.decisions as u32);
            played.outcomes.push(playout.outcomes as u32);
            played.places.extend(places(&game));
        }
        played
    }

    fn selfplay(
        &self,
        games: usize,
        bots: &[String],
        seed: u64,
        observations: bool,
    ) -> Result<Columns, CallProblem> {
        selfplay::play(self, games, bots, seed, observations)
    }
}

/// The places of a finished game, by seat; nothing before.
pub(crate) fn places<G: Game>(game: &G) -> Vec<u8> {
    debug_assert!(game.standing().is_none() || game.turn() == Turn::Over);
    game.standing().map(|standing| standing.places().to_vec()).unwrap_or_default()
}

/// Returns the reward of each seat for a finished game, from its place: 1 for a sole winner, and
/// equal negative shares for the others so that all sum to 0. Several winners share the reward.
pub(crate) fn returns(places: &[u8]) -> impl Iterator<Item = f32> + '_ {
    let players = places.len() as f32;
    let winners = places.iter().filter(|&&place| place == 1).count() as f32;
    places.iter().map(move |&place| {
        let share = if place == 1 { 1.0 / winners } else { 0.0 };
        (players * share - 1.0) / (players - 1.0)
    })
}
