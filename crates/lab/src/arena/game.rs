//! One game of a match.

use super::Plan;
use crate::contest::engine_problem;
use crate::stopwatch::Stopwatch;
use crate::{Contest, ContestantProblem, contestant};
use bots::Bot;
use dealer::{Dealer, Seed};
use kernel::{Game, Journal, Record, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// The result of a game. All lists are by bot, in the order of the plan.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// The number of the game in the match.
    pub game: u64,
    /// The places, from 1; tied bots share a place. Empty if the game was stopped.
    pub places: Vec<u8>,
    /// The number of decisions each bot made.
    pub decisions: Vec<u64>,
    /// The total thinking time of each bot, in microseconds.
    pub us: Vec<u64>,
    /// The total number of search iterations of each bot.
    pub iterations: Vec<u64>,
}

impl GameResult {
    /// Returns `true` if the game was played to its end.
    pub fn is_finished(&self) -> bool {
        !self.places.is_empty()
    }

    /// Returns the win share of each bot: 1 for a victory, split evenly if it is shared.
    pub fn shares(&self) -> impl Iterator<Item = f64> + '_ {
        let winners = self.places.iter().filter(|place| **place == 1).count() as f64;
        self.places.iter().map(move |&place| if place == 1 { 1.0 / winners } else { 0.0 })
    }
}

/// A finished game and the thinking time of each seat.
pub struct Played<G: Game> {
    /// The game.
    pub journal: Journal<G>,
    /// The number of decisions each seat made.
    pub decisions: Vec<u64>,
    /// The total thinking time of each seat, in microseconds.
    pub us: Vec<u64>,
}

/// Plays a game between bots, dealt from a seed, to its end or to `turns_max`. `alone` tells which
/// bots think on this thread only, so that its processor time can be measured.
pub fn play_out<G: Game>(
    setup: &G::Setup,
    seed: &Seed,
    bots: &mut [Box<dyn Bot<G> + Send>],
    alone: &[bool],
    turns_max: u32,
) -> Played<G> {
    let mut dealer = Dealer::<G>::new(seed, &[]);
    let mut journal = Journal::<G>::start(setup.clone()).expect("the setup was checked");
    let mut decisions = vec![0; bots.len()];
    let mut us = vec![0; bots.len()];
    let mut legal = Vec::new();
    loop {
        if journal.now().turns() > turns_max {
            return Played { journal, decisions, us };
        }
        match journal.now().turn() {
            Turn::Chance => {
                let outcome = dealer.answer(journal.now());
                journal.resolve(outcome, &mut ()).expect("the dealer deals what may fall");
            }
            Turn::Seat(seat) => {
                legal.clear();
                journal.now().legal_moves(&mut legal);
                let view = journal.now().view(Viewer::Seat(seat));
                let watch = Stopwatch::start(alone[seat.index()]);
                let mv = bots[seat.index()].choose(&view, &legal);
                us[seat.index()] += watch.us();
                decisions[seat.index()] += 1;
                journal.play(seat, mv, &mut ()).expect("bots choose legal moves");
            }
            Turn::Over => return Played { journal, decisions, us },
        }
    }
}

/// Returns `true` if a bot thinks outside this thread, where its processor time can't be measured.
fn on_other_threads(name: &str) -> bool {
    name.contains("threads=") || name.starts_with(crate::engine::PREFIX)
}

/// Plays one game of the plan. Also returns its record if the plan asks for records.
pub fn play<G: Contest>(
    plan: &Plan<G::Setup>,
    game: u64,
) -> Result<(GameResult, Option<Record<G>>), ContestantProblem> {
    let (deal, seats) = plan.seats(game);
    let mut bots: Vec<Box<dyn Bot<G> + Send>> = Vec::new();
    for &bot in &seats {
        bots.push(contestant(&plan.bots[bot], plan.bot_seed(game, bot))?);
    }
    let seed = Seed::from_number(plan.deal_number(deal));
    let alone: Vec<bool> = seats.iter().map(|&bot| !on_other_threads(&plan.bots[bot])).collect();
    let played = play_out(&plan.setup, &seed, &mut bots, &alone, plan.turns_max);
    for (&bot, played) in seats.iter().zip(&bots) {
        if let Some(why) = played.trouble() {
            return Err(engine_problem(&plan.bots[bot], why));
        }
    }
    let standing = played.journal.now().standing();
    let mut result = GameResult {
        game,
        places: standing.map_or(Vec::new(), |_| vec![0; bots.len()]),
        decisions: vec![0; bots.len()],
        us: vec![0; bots.len()],
        iterations: vec![0; bots.len()],
    };
    for (seat, &bot) in seats.iter().enumerate() {
        if let Some(standing) = &standing {
            result.places[bot] = standing.places()[seat];
        }
        result.decisions[bot] = played.decisions[seat];
        result.us[bot] = played.us[seat];
        result.iterations[bot] = bots[seat].iterations();
    }
    let record = plan.records.as_ref().map(|_| {
        let names = seats.iter().enumerate();
        let mut tags: Vec<_> =
            names.map(|(seat, &bot)| (format!("name.{seat}"), plan.bots[bot].clone())).collect();
        tags.extend(dealer::tags_before(&seed, &[]));
        let mut record = Record::of(&played.journal, tags);
        record.tags_after.push(dealer::tag_reveal(&seed));
        record
    });
    Ok((result, record))
}
