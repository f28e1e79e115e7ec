//! Par: bots replay the same deal, for comparison with the player.

use crate::Reviewed;
use bots::{Bot, BotConfig};
use dealer::{Dealer, Nonce, Quick, Seed};
use kernel::notation::hex32;
use kernel::playout::listed_moves;
use kernel::{Draw, Journal, Line, Luck, Record, SEATS_MAX, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// The bot that replays the deal.
const BOT: &str = "keen";
/// One decision in this many is random, so that one deal leads to different games.
const STRAY_EVERY: u32 = 12;
/// The turn limit. A longer replay is left out.
const TURNS_MAX: u32 = 600;

/// The source of a replay's random outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Replays {
    /// The seed that the record reveals: exactly the same deal.
    Exact,
    /// The record as far as it shows outcomes, and random numbers beyond.
    Sampled,
}

/// The results of the replays so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ParResult {
    /// The number of games the bots have finished.
    pub games: u32,
    /// The bots' wins in the seat. A shared victory is split.
    pub wins: f64,
    /// The number of the bots' results in the seat that are worse than, equal to and better than
    /// the player's. `None` if the player's game has no end.
    pub compared: Option<[u32; 3]>,
    /// The source of the random outcomes.
    pub replays: Replays,
}

/// Ongoing replays of one deal.
pub struct Par<G: Reviewed> {
    setup: G::Setup,
    seat: Seat,
    seed: u64,
    begun: u32,
    dealer: Option<Dealer<G>>,
    drawn: Vec<(Draw, G::Outcome)>,
    /// The player's final points, column by column.
    points: Option<Vec<i32>>,
    result: ParResult,
}

impl<G: Reviewed> Par<G> {
    /// Prepares replays of a record. Returns `None` if the record is not a valid game.
    pub fn new(record: &Record<G>, seat: Seat, seed: u64) -> Option<Par<G>> {
        let mut journal = Journal::<G>::start(record.setup.clone()).ok()?;
        let mut drawn = Vec::new();
        for (index, line) in record.lines.iter().enumerate() {
            if let Line::Outcome(outcome) = line {
                // A record may contain an outcome where none is awaited; replaying rejects it.
                if journal.now().turn() == Turn::Chance {
                    drawn.push((journal.now().draw(), *outcome));
                }
            }
            record.replay_line(&mut journal, index, &mut ()).ok()?;
        }
        let game = journal.now();
        let points = game.standing().map(|_| game.column_points(seat));
        let dealer = revealed(record);
        let replays = if dealer.is_some() { Replays::Exact } else { Replays::Sampled };
        let compared = points.as_ref().map(|_| [0; 3]);
        Some(Par {
            setup: record.setup.clone(),
            seat,
            seed,
            begun: 0,
            dealer,
            drawn,
            points,
            result: ParResult { games: 0, wins: 0.0, compared, replays },
        })
    }

    /// Replays the deal once more.
    pub fn step(&mut self) {
        let seed = self.seed ^ u64::from(self.begun + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.begun += 1;
        let Some(game) = self.replay(seed) else { return };
        let Some(standing) = game.standing() else { return };
        self.result.games += 1;
        if standing.place(self.seat) == 1 {
            self.result.wins += 1.0 / standing.winners().count() as f64;
        }
        if let (Some(own), Some(counts)) = (&self.points, &mut self.result.compared) {
            // The columns are compared in order, as in the rules.
            let place = match game.column_points(self.seat).cmp(own) {
                Ordering::Less => 0,
                Ordering::Equal => 1,
                Ordering::Greater => 2,
            };
            counts[place] += 1;
        }
    }

    /// Returns the results so far.
    pub fn result(&self) -> &ParResult {
        &self.result
    }

    fn replay(&self, seed: u64) -> Option<G> {
        let mut game = G::start(&self.setup).ok()?;
        let mut luck = Quick::new(seed);
        let mut dealer = self.dealer.clone();
        let bot = |seat: Seat| G::bot(BOT, BotConfig::seed(seed ^ u64::from(seat.0) << 56)).ok();
        let mut bots: Vec<Box<dyn Bot<G> + Send>> =
            Seat::all(game.players()).map(bot).collect::<Option<_>>()?;
        while game.turns() <= TURNS_MAX {
            match game.turn() {
                Turn::Over => return Some(game),
                Turn::Chance => self.deal(&mut game, dealer.as_mut(), &mut luck)?,
                Turn::Seat(seat) => {
                    let legal = listed_moves(&game);
                    let mv = if luck.below(STRAY_EVERY) == 0 {
                        legal[luck.below(legal.len() as u32) as usize]
                    } else {
                        bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &legal)
                    };
                    game.play(mv, &mut ()).ok()?;
                }
            }
        }
        None
    }

    /// Resolves a random outcome as in the record if it is known, and at random otherwise.
    fn deal(&self, game: &mut G, dealer: Option<&mut Dealer<G>>, luck: &mut Quick) -> Option<()> {
        if let Some(dealer) = dealer {
            let outcome = dealer.answer(game);
            return game.resolve(outcome, &mut ()).ok();
        }
        let draw = game.draw();
        let known = self.drawn.iter().find(|(drawn, _)| *drawn == draw).map(|(_, fell)| *fell);
        if known.is_some_and(|outcome| game.resolve(outcome, &mut ()).is_ok()) {
            return Some(());
        }
        let outcome = game.sample(luck);
        game.resolve(outcome, &mut ()).ok()
    }
}

/// Returns the dealer of a record that reveals its seed, if the seed proves the record.
fn revealed<G: Reviewed>(record: &Record<G>) -> Option<Dealer<G>> {
    dealer::verify(record).ok()?;
    let seed = Seed::from_hex(record.tag("seed")?)?;
    let nonce = |seat: Seat| Some((seat, hex32(record.tag(&format!("nonce.{seat}"))?)?));
    let nonces: Vec<(Seat, Nonce)> = Seat::all(SEATS_MAX as u8).filter_map(nonce).collect();
    Some(Dealer::new(&seed, &nonces))
}
