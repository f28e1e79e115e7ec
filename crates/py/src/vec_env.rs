//! Many games of one table, stepped together: the contents of a `VecEnv` in Python.

use crate::playable::{Action, NO_ACTION, Playable, Row};
use crate::problem::CallProblem;
use crate::table::returns;
use dealer::Quick;
use kernel::{Luck, Seat, Turn};

/// The arrays for the results, one row per game. Only requested ones are computed.
#[derive(Default)]
pub(crate) struct Sheets<'a> {
    /// The observation of the deciding seat.
    pub(crate) observation: Option<&'a mut [u8]>,
    /// The same as fractions would need it: one number a byte.
    pub(crate) observation_f32: Option<&'a mut [f32]>,
    /// The legal actions.
    pub(crate) mask: Option<&'a mut [bool]>,
    /// The reward of each seat, if the game ended with this step.
    pub(crate) reward: Option<&'a mut [f32]>,
    /// Whether the game ended with this step, and a new one has begun.
    pub(crate) done: Option<&'a mut [bool]>,
    /// The seat that decides next.
    pub(crate) seat: Option<&'a mut [i8]>,
}

/// Many games of some table.
pub(crate) trait AnyGames: Send + Sync {
    fn count(&self) -> usize;
    /// Begins all games again.
    fn reset(&mut self, seed: u64);
    /// Writes the current state; no game is done or rewarded.
    fn look(&self, sheets: Sheets);
    /// Plays one action in each game. If any is illegal, none is played.
    fn step(&mut self, actions: &[i64], sheets: Sheets) -> Result<(), CallProblem>;
    /// Draws a legal action for each game, all equally likely.
    fn sample(&mut self, actions: &mut [i64]);
}

/// Games of `G`. Each has its own generator, so that a game does not depend on its neighbors.
pub(crate) struct Games<G: Playable> {
    start: G,
    players: u8,
    width: usize,
    games: Vec<Running<G>>,
    /// One observation as bytes, where fractions are asked for.
    scratch: Vec<u8>,
}

struct Running<G: Playable> {
    now: G,
    luck: Quick,
    /// Draws actions separately from the outcomes: your own policy meets the same chance.
    chooser: Quick,
    legal: Vec<G::Move>,
    actions: Vec<Action>,
    /// The move that was found for the step under way.
    chosen: usize,
}

/// Keeps the choices of `sample` apart from the outcomes of chance.
const CHOOSER: u64 = 0x5bd1_e995_7b7d_159d;

impl<G: Playable> Running<G> {
    fn new(start: &G, number: u64) -> Running<G> {
        let mut running = Running {
            now: start.clone(),
            luck: Quick::new(number),
            chooser: Quick::new(number ^ CHOOSER),
            legal: Vec::new(),
            actions: Vec::new(),
            chosen: 0,
        };
        running.settle();
        running
    }

    /// Lets chance fall until a seat decides or the game is over, and lists the legal moves.
    #[inline]
    fn settle(&mut self) {
        self.legal.clear();
        self.actions.clear();
        self.now.run_chance(&mut self.luck);
        if let Turn::Seat(_) = self.now.turn() {
            self.now.legal_moves(&mut self.legal);
            self.now.number_moves(&self.legal, &mut self.actions);
        }
    }

    /// Returns the deciding seat. A game here is never over: a new one begins.
    #[inline]
    fn seat(&self) -> Seat {
        match self.now.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance | Turn::Over => Seat(0),
        }
    }
}

impl<G: Playable> Games<G> {
    /// Holds `count` games whose observations take `width` bytes each.
    pub(crate) fn new(start: G, width: usize, count: usize, seed: u64) -> Games<G> {
        let players = start.players();
        let games = (0..count).map(|index| Running::new(&start, seed.wrapping_add(index as u64)));
        let games = games.collect();
        Games { start, players, width, games, scratch: Vec::new() }
    }

    /// Writes the row of one game.
    #[inline]
    fn show(&self, index: usize, sheets: &mut Sheets, scratch: &mut Vec<u8>) {
        let game = &self.games[index];
        let seat = game.seat();
        if let Some(seats) = &mut sheets.seat {
            seats[index] = seat.0 as i8;
        }
        if let Some(mask) = &mut sheets.mask {
            let row = &mut mask[index * G::ACTIONS..(index + 1) * G::ACTIONS];
            row.fill(false);
            for &action in &game.actions {
                if let Some(legal) = row.get_mut(usize::from(action)) {
                    *legal = true;
                }
            }
        }
        let place = index * self.width..(index + 1) * self.width;
        if let Some(observation) = &mut sheets.observation {
            game.now.observe_now(seat, &mut Row::over(&mut observation[place.clone()]));
        }
        if let Some(observation) = &mut sheets.observation_f32 {
            scratch.resize(self.width, 0);
            game.now.observe_now(seat, &mut Row::over(scratch));
            for (number, &byte) in observation[place].iter_mut().zip(scratch.iter()) {
                *number = byte.into();
            }
        }
    }

    /// Finds the moves of all actions before any is played.
    fn find(&mut self, actions: &[i64]) -> Result<(), CallProblem> {
        for (index, (game, &action)) in self.games.iter_mut().zip(actions).enumerate() {
            let found = game
                .actions
                .iter()
                .position(|&number| i64::from(number) == action && number != NO_ACTION);
            let legal = || game.actions.clone();
            game.chosen = found.ok_or_else(|| CallProblem::IllegalActionAt {
                index,
                action,
                legal: legal(),
            })?;
        }
        Ok(())
    }
}

impl<G: Playable> AnyGames for Games<G> {
    fn count(&self) -> usize {
        self.games.len()
    }

    fn reset(&mut self, seed: u64) {
        for (index, game) in self.games.iter_mut().enumerate() {
            *game = Running::new(&self.start, seed.wrapping_add(index as u64));
        }
    }

    fn look(&self, mut sheets: Sheets) {
        let mut scratch = Vec::new();
        for index in 0..self.games.len() {
            self.show(index, &mut sheets, &mut scratch);
        }
    }

    fn step(&mut self, actions: &[i64], mut sheets: Sheets) -> Result<(), CallProblem> {
        self.find(actions)?;
        let players = usize::from(self.players);
        let mut scratch = std::mem::take(&mut self.scratch);
        for index in 0..self.games.len() {
            let game = &mut self.games[index];
            let played = game.now.play(game.legal[game.chosen], &mut ());
            debug_assert!(played.is_ok(), "a listed move was refused");
            game.settle();
            let over = game.now.turn() == Turn::Over;
            if let Some(reward) = &mut sheets.reward {
                let row = &mut reward[index * players..(index + 1) * players];
                row.fill(0.0);
                if let Some(standing) = over.then(|| game.now.standing()).flatten() {
                    let rewards = returns(standing.places());
                    row.iter_mut().zip(rewards).for_each(|(place, reward)| *place = reward);
                }
            }
            if let Some(done) = &mut sheets.done {
                done[index] = over;
            }
            if over {
                game.now.clone_from(&self.start);
                game.settle();
            }
            self.show(index, &mut sheets, &mut scratch);
        }
        self.scratch = scratch;
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (game, action) in self.games.iter_mut().zip(actions) {
            // A listed move without a number is drawn again; the first always has one.
            *action = loop {
                let drawn = game.actions[game.chooser.below(game.actions.len() as u32) as usize];
                if drawn != NO_ACTION {
                    break drawn.into();
                }
            };
        }
    }
}
