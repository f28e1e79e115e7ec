//! Probing a decision: how much better the best move is than all others.

use super::{Difficulty, MARGIN_MIN, Puzzle, PuzzleProblem, same_as};
use crate::Reviewed;
use crate::calibration::Calibration;
use crate::chances::Chances;
use crate::reviewer::worth_weighing;
use crate::weighing::line_seed;
use bots::{Budget, Considered, Judge, SearchBot};
use dealer::Quick;
use kernel::playout::listed_moves;
use kernel::{Seat, Viewer};

/// With how many iterations a decision is looked at first, and the margin that it must have then.
/// A glance may be wrong in both directions, so it asks for less than the last probe does.
const GLANCE: (u32, f64) = (400, 0.07);
/// The second look, which costs several glances.
const LOOK: (u32, f64) = (3_000, 0.12);
/// The last probe.
const PROBE: u32 = 20_000;
/// The number of times the last probe is made, each time with other random numbers.
const SEEDS: u64 = 5;
/// The number of rivals of the best move that are searched alone.
const RIVALS: usize = 3;
/// The part of the iterations of a probe that each move gets when it is searched alone.
const ALONE: u32 = 4;
/// A move that was tried less often than this is not a rival.
const VISITS_MIN: u32 = 4;
/// The budgets at which a weak search is asked for the answer, and how many seeds each is tried
/// with.
const WEAK: [u32; 5] = [8, 32, 128, 512, 2_048];
/// Up to which of these budgets a puzzle is easy, and medium.
const EASY_MAX: u32 = 8;
const MEDIUM_MAX: u32 = 32;

/// A decision as the seat that makes it knows it.
pub struct Prober<G: Reviewed> {
    seat: Seat,
    players: u8,
    view: G::View,
    legal: Vec<G::Move>,
    judge: Judge,
    calibration: Calibration,
}

/// The result of a probe.
#[derive(Clone, Copy, Debug)]
pub struct Finding<M> {
    pub best: M,
    pub next: M,
    pub chance: f64,
    pub next_chance: f64,
}

impl<M> Finding<M> {
    fn margin(&self) -> f64 {
        self.chance - self.next_chance
    }
}

impl<G: Reviewed> Prober<G> {
    /// Creates the prober of a decision.
    pub fn new(game: &G, seat: Seat) -> Prober<G> {
        let view = game.view(Viewer::Seat(seat));
        let legal = worth_weighing::<G>(&view, &listed_moves(game), None);
        let players = game.players();
        Prober {
            seat,
            players,
            view,
            legal,
            judge: G::judge(),
            calibration: G::calibration(players),
        }
    }

    /// Returns the moves to choose from.
    pub fn legal(&self) -> &[G::Move] {
        &self.legal
    }

    /// Returns the view of the seat.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    fn weigh(
        &self,
        view: &G::View,
        moves: &[G::Move],
        iterations: u32,
        seed: u64,
    ) -> Vec<Considered<G>> {
        let judge = self.judge.clone();
        let budget = Budget::Iterations(iterations);
        SearchBot::<G>::with_judge(seed, budget, G::settings(), judge).weigh(view, moves)
    }

    fn chance(&self, one: &Considered<G>) -> f64 {
        Chances::calibrated(&one.win, self.players, self.calibration.search).of(self.seat)
    }

    /// Returns the move that a search prefers.
    fn preferred(&self, view: &G::View, iterations: u32, seed: u64) -> Option<G::Move> {
        let found = self.weigh(view, &self.legal, iterations, seed);
        found.first().filter(|one| one.visits > 0).map(|one| one.mv)
    }

    /// Returns the rivals of the best move: those that are not the same, the most promising first.
    fn rivals<'a>(&self, found: &'a [Considered<G>]) -> Vec<&'a Considered<G>> {
        let Some(best) = found.first() else { return Vec::new() };
        let same = same_as::<G>(&self.view, best.mv, &self.legal);
        let is_rival = |one: &&Considered<G>| one.visits >= VISITS_MIN && !same.contains(&one.mv);
        let mut rivals: Vec<&Considered<G>> = found.iter().filter(is_rival).collect();
        rivals.sort_by(|a, b| self.chance(b).total_cmp(&self.chance(a)));
        rivals
    }

    /// Returns the margin that a single short search sees.
    fn glance(&self, iterations: u32, seed: u64) -> Option<f64> {
        let found = self.weigh(&self.view, &self.legal, iterations, seed);
        let next = self.rivals(&found).first().map(|one| self.chance(one))?;
        Some(self.chance(&found[0]) - next)
    }

    /// Searches all moves, then the best and its rivals alone with the same random numbers.
    fn probe(&self, iterations: u32, seed: u64) -> Option<Finding<G::Move>> {
        let found = self.weigh(&self.view, &self.legal, iterations, seed);
        let best = found.first().filter(|one| one.visits > 0)?.mv;
        let alone = |mv: G::Move| -> Option<f64> {
            let found = self.weigh(&self.view, &[mv], iterations / ALONE, !seed);
            found.first().filter(|one| one.visits > 0).map(|one| self.chance(one))
        };
        let rivals = self.rivals(&found).into_iter().take(RIVALS);
        let (next, next_chance) = rivals
            .filter_map(|one| Some((one.mv, alone(one.mv)?)))
            .max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        Some(Finding { best, next, chance: alone(best)?, next_chance })
    }

    /// Returns the answer if the decision is a puzzle. The budget grows, so that most decisions are dismissed
    /// after a glance.
    pub fn find(&self, seed: u64) -> Option<Finding<G::Move>> {
        let (iterations, margin) = GLANCE;
        if self.glance(iterations, line_seed(seed, 1))? < margin {
            return None;
        }
        let (iterations, margin) = LOOK;
        if self.probe(iterations, line_seed(seed, 2))?.margin() < margin {
            return None;
        }
        let mut found: Vec<Finding<G::Move>> = Vec::new();
        for nth in 0..SEEDS {
            let one = self.probe(PROBE, line_seed(seed, 10 + nth as usize))?;
            let differs = found.first().is_some_and(|first| first.best != one.best);
            if differs || one.margin() < MARGIN_MIN {
                return None;
            }
            found.push(one);
        }
        let best = found[0].best;
        if !self.holds_for_secrets(best, seed) {
            return None;
        }
        let mean = |of: &dyn Fn(&Finding<G::Move>) -> f64| {
            found.iter().map(of).sum::<f64>() / found.len() as f64
        };
        let next = found.iter().max_by(|a, b| a.next_chance.total_cmp(&b.next_chance))?.next;
        let chance = mean(&|one| one.chance);
        Some(Finding { best, next, chance, next_chance: mean(&|one| one.next_chance) })
    }

    /// Returns `true` if the answer stays the best move whatever is hidden, as far as a few positions tell
    /// that the seat can imagine.
    fn holds_for_secrets(&self, best: G::Move, seed: u64) -> bool {
        if !G::HAS_SECRETS {
            return true;
        }
        let same = same_as::<G>(&self.view, best, &self.legal);
        (0..SEEDS).all(|nth| {
            let seed = line_seed(seed, 20 + nth as usize);
            let imagined = G::imagine(&self.view, &mut Quick::new(seed));
            let all = imagined.view(Viewer::Omniscient);
            self.preferred(&all, PROBE, seed).is_some_and(|mv| same.contains(&mv))
        })
    }

    /// Returns the difficulty of finding one of these answers, by the smallest budget from which on a weak search
    /// finds it with every seed.
    pub fn difficulty(&self, answers: &[G::Move], seed: u64) -> Difficulty {
        let finds = |budget: u32| {
            (0..SEEDS).all(|nth| {
                let seed = line_seed(seed, 30 + nth as usize);
                self.preferred(&self.view, budget, seed).is_some_and(|mv| answers.contains(&mv))
            })
        };
        let missed = WEAK.into_iter().rev().find(|&budget| !finds(budget));
        match missed {
            None => Difficulty::Easy,
            Some(budget) if budget < EASY_MAX => Difficulty::Easy,
            Some(budget) if budget < MEDIUM_MAX => Difficulty::Medium,
            Some(_) => Difficulty::Hard,
        }
    }
}

/// Returns `true` if a longer search still prefers the answer of a puzzle.
pub fn keeps_its_answer<G: Reviewed>(
    puzzle: &Puzzle<G>,
    iterations: u32,
    seed: u64,
) -> Result<bool, PuzzleProblem> {
    let (game, seat) = puzzle.position()?;
    let prober = Prober::new(&game, seat);
    let preferred = prober.preferred(&prober.view, iterations, seed);
    Ok(preferred.is_some_and(|mv| puzzle.is_solved_by(&mv)))
}
