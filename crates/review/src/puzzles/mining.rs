//! Mining: games between bots, each decision of which may be a puzzle.

use super::probing::Prober;
use super::{Puzzle, Puzzled, same_as, themes_of};
use crate::weighing::line_seed;
use bots::BotConfig;
use dealer::{Dealer, Quick, Seed};
use kernel::playout::listed_moves;
use kernel::{Journal, Luck, Record, Seat, SetupText, Turn, Viewer};
use std::marker::PhantomData;

/// The players: none of them is strong enough to play as no person would.
const BOTS: [&str; 3] = ["search:60", "search:120", "search:250"];
/// A bot makes a random move once in this many decisions, so that positions differ from game to
/// game.
const STRAY_EVERY: u32 = 14;
/// A game that goes on for longer is left.
const TURNS_MAX: u32 = 600;
/// A decision with fewer moves is a coin toss.
const MOVES_MIN: usize = 3;
/// More puzzles than this of one game would be alike.
const PER_GAME_MAX: usize = 2;
/// Two puzzles of one game are at least this many turns apart.
const TURNS_APART: u32 = 4;

/// A series of games that puzzles are found in. Each game follows from the series' seed and its
/// own number alone, so that it doesn't matter who mines which game and when.
pub struct Miner<G: Puzzled> {
    seed: u64,
    players: Vec<u8>,
    game: PhantomData<fn() -> G>,
}

impl<G: Puzzled> Miner<G> {
    /// The series of this seed. The games take these numbers of players in turn.
    pub fn new(seed: u64, players: Vec<u8>) -> Miner<G> {
        Miner { seed, players, game: PhantomData }
    }

    /// Plays a game of the series and returns its puzzles.
    pub fn mine(&self, index: u64) -> Vec<Puzzle<G>> {
        let players = self.players[(index % self.players.len() as u64) as usize];
        let number = line_seed(self.seed, index as usize + 1);
        let mut dealer = Dealer::<G>::new(&Seed::from_number(number), &[]);
        let mut random = Quick::new(number ^ 1);
        let Ok(mut journal) = Journal::<G>::start(G::Setup::usual(players)) else {
            return Vec::new();
        };
        let seed = |seat: Seat| line_seed(number, 100 + seat.index());
        let names: Vec<&str> =
            Seat::all(players).map(|_| BOTS[random.below(BOTS.len() as u32) as usize]).collect();
        let mut bots: Vec<_> = (Seat::all(players).zip(&names))
            .filter_map(|(seat, name)| G::bot(name, BotConfig::seed(seed(seat))).ok())
            .collect();
        let mut puzzles: Vec<Puzzle<G>> = Vec::new();
        let mut quiet_until = 0;
        while journal.now().turns() <= TURNS_MAX && puzzles.len() < PER_GAME_MAX {
            match journal.now().turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = dealer.answer(journal.now());
                    journal.resolve(outcome, &mut ()).expect("the dealer answers what is asked");
                }
                Turn::Seat(seat) => {
                    let turn = journal.now().turns();
                    let found = (turn >= quiet_until)
                        .then(|| self.puzzle(index, number, &journal, seat, &names))
                        .flatten();
                    if let Some(puzzle) = found {
                        puzzles.push(puzzle);
                        quiet_until = turn + TURNS_APART;
                    }
                    let legal = listed_moves(journal.now());
                    let view = journal.now().view(Viewer::Seat(seat));
                    let mv = match random.below(STRAY_EVERY) {
                        0 => legal[random.below(legal.len() as u32) as usize],
                        _ => bots[seat.index()].choose(&view, &legal),
                    };
                    journal.play(seat, mv, &mut ()).expect("a legal move");
                }
            }
        }
        puzzles
    }

    /// The decision of a seat as a puzzle, if it is one.
    fn puzzle(
        &self,
        index: u64,
        number: u64,
        journal: &Journal<G>,
        seat: Seat,
        names: &[&str],
    ) -> Option<Puzzle<G>> {
        let prober = Prober::new(journal.now(), seat);
        // Before the first turn, the same decisions come in every game.
        if journal.now().turns() == 0 || prober.legal().len() < MOVES_MIN {
            return None;
        }
        let line = journal.lines().len();
        let seed = line_seed(number, 1_000 + line);
        let found = prober.find(seed)?;
        let answers = same_as::<G>(prober.view(), found.best, prober.legal());
        let bot = |(seat, name): (Seat, &&str)| (format!("bot.{seat}"), (*name).to_owned());
        let tags = Seat::all(journal.now().players()).zip(names).map(bot).collect();
        Some(Puzzle {
            id: format!("{}-{index}-{line}", self.seed),
            record: Record::of(journal, tags),
            next: found.next,
            chance: found.chance,
            next_chance: found.next_chance,
            difficulty: prober.difficulty(&answers, seed),
            themes: themes_of(journal.now(), found.best, found.next),
            answers,
        })
    }
}
