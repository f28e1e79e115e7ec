//! Weighs one decision with several independent searches that share the iterations. Their
//! differences reveal the search's own noise.

use crate::Reviewed;
use crate::calibration::Calibration;
use crate::chances::{Chances, Measured};
use bots::{Budget, Considered, Judge, SearchBot};
use kernel::{SEATS_MAX, Seat};

/// The number of searches that share the iterations of a decision.
const PARTS: usize = 4;
/// The share of the iterations that look at all moves. Two compared moves split the rest.
const SURVEY_SHARE: f64 = 0.5;
/// The minimum number of iterations. The first one only opens the tree.
const ITERATIONS_MIN: f64 = 2.0;
/// A move with fewer visits than this in all searches together counts as untried.
const VISITS_MIN: u32 = 4;

/// A search with its judge and its calibration.
pub struct Scales {
    judge: Judge,
    calibration: Calibration,
    players: u8,
    iterations: u32,
}

/// A decision as one of the searches sees it. For the reviewed seat all are the same. For another
/// seat, each is what that seat may know in a position that the viewer imagines.
pub struct Outset<G: Reviewed> {
    /// The deciding seat's view.
    pub view: G::View,
    /// Its legal moves.
    pub legal: Vec<G::Move>,
}

impl<G: Reviewed> Outset<G> {
    /// Returns the same decision for every search.
    pub fn alike(view: &G::View, legal: &[G::Move]) -> Vec<Outset<G>> {
        (0..PARTS).map(|_| Outset { view: view.clone(), legal: legal.to_vec() }).collect()
    }

    /// Creates a decision for each search, by its number.
    pub fn each(outset: impl FnMut(usize) -> Outset<G>) -> Vec<Outset<G>> {
        (0..PARTS).map(outset).collect()
    }
}

/// One move and the searches' verdict on it.
#[derive(Clone, Debug)]
pub struct WeighedMove<G: Reviewed> {
    /// The move.
    pub mv: G::Move,
    /// The number of times it was tried.
    pub visits: u32,
    /// Each seat's chance after it.
    pub chances: Chances,
    /// The noise of the deciding seat's chance.
    pub noise: f64,
}

/// The searches' findings about a decision.
pub struct Survey<G: Reviewed> {
    /// The moves that were tried, best first.
    pub moves: Vec<WeighedMove<G>>,
    /// The chances before the decision, assuming the best move.
    pub chances: Chances,
    /// The preferred move of each search.
    preferred: Vec<Option<G::Move>>,
}

/// Each search's findings about a move: the chances and the number of visits.
type Said = Vec<(Chances, u32)>;

/// The difference between two choices.
pub struct Comparison {
    /// The deciding seat's loss with the second choice.
    pub loss: Measured,
    /// The viewer's gain or loss with the second choice.
    pub effect: f64,
}

impl Scales {
    /// Creates scales for a table of this many players.
    pub fn new<G: Reviewed>(players: u8, iterations: u32) -> Scales {
        Scales { judge: G::judge(), calibration: G::calibration(players), players, iterations }
    }

    /// Returns the calibration.
    pub fn calibration(&self) -> &Calibration {
        &self.calibration
    }

    /// Returns the judge.
    pub fn judge(&self) -> &Judge {
        &self.judge
    }

    /// Calibrates the chances of a search.
    fn chances(&self, win: &[f32; SEATS_MAX]) -> Chances {
        Chances::calibrated(win, self.players, self.calibration.search)
    }

    /// Runs one search of a decision. The same seed gives two searches the same random numbers.
    fn search<G: Reviewed>(
        &self,
        view: &G::View,
        legal: &[G::Move],
        share: f64,
        seed: u64,
    ) -> Vec<Considered<G>> {
        let iterations = f64::from(self.iterations) * share / PARTS as f64;
        let budget = Budget::Iterations(iterations.max(ITERATIONS_MIN) as u32);
        let judge = self.judge.clone();
        SearchBot::<G>::with_judge(seed, budget, G::settings(), judge).weigh(view, legal)
    }

    /// Searches all moves of a decision.
    pub fn survey<G: Reviewed>(&self, seat: Seat, outsets: &[Outset<G>], seed: u64) -> Survey<G> {
        let found: Vec<Vec<Considered<G>>> = outsets
            .iter()
            .enumerate()
            .map(|(part, outset)| {
                let seed = part_seed(seed, part);
                self.search::<G>(&outset.view, &outset.legal, SURVEY_SHARE, seed)
            })
            .collect();
        let moves = self.combined(seat, &found);
        let preferred: Vec<Option<G::Move>> = (outsets.iter().zip(&found))
            .map(|(outset, found)| {
                // Prefer the common favorite, unless it is not legal in this search.
                let common = moves.iter().find(|one| outset.legal.contains(&one.mv));
                common.map(|one| one.mv).or_else(|| found.first().map(|one| one.mv))
            })
            .collect();
        let values: Vec<(Chances, f64)> = (found.iter().zip(&preferred))
            .filter_map(|(found, preferred)| {
                let best = found.iter().find(|one| Some(one.mv) == *preferred)?;
                (best.visits > 0).then(|| (self.chances(&best.win), f64::from(best.visits)))
            })
            .collect();
        let chances = Chances::mean(values.iter().map(|(chances, visits)| (chances, *visits)));
        let chances = chances.unwrap_or_else(|| self.chances(&[0.0; SEATS_MAX]));
        Survey { moves, chances, preferred }
    }

    /// Combines the findings of all searches about each move.
    fn combined<G: Reviewed>(
        &self,
        seat: Seat,
        found: &[Vec<Considered<G>>],
    ) -> Vec<WeighedMove<G>> {
        let mut all: Vec<(G::Move, Said)> = Vec::new();
        for one in found.iter().flatten().filter(|one| one.visits > 0) {
            let said = (self.chances(&one.win), one.visits);
            match all.iter_mut().find(|(mv, _)| *mv == one.mv) {
                Some((_, parts)) => parts.push(said),
                None => all.push((one.mv, vec![said])),
            }
        }
        let weighed = all.into_iter().filter_map(|(mv, parts)| {
            let visits = parts.iter().map(|(_, visits)| visits).sum();
            let weights = parts.iter().map(|(chances, visits)| (chances, f64::from(*visits)));
            let chances = Chances::mean(weights)?;
            let own: Vec<f64> = parts.iter().map(|(chances, _)| chances.of(seat)).collect();
            Some(WeighedMove { mv, visits, chances, noise: Measured::of(&own).noise })
        });
        let mut moves: Vec<WeighedMove<G>> =
            weighed.filter(|one| one.visits >= VISITS_MIN).collect();
        moves.sort_by_key(|one| std::cmp::Reverse(one.visits));
        // Agreeing to an exchange must gain something.
        if let [first, second, ..] = &moves[..]
            && G::is_bargain(&first.mv)
            && second.chances.of(seat) >= first.chances.of(seat)
        {
            moves.swap(0, 1);
        }
        moves
    }

    /// Compares the preferred moves with the chosen one. Each is searched alone, with the same
    /// random numbers. `chosen` holds, for each search, the moves that may have been chosen.
    /// Returns `None` if no search can tell.
    pub fn compare<G: Reviewed>(
        &self,
        seat: Seat,
        viewer: Seat,
        outsets: &[Outset<G>],
        survey: &Survey<G>,
        chosen: &[Vec<G::Move>],
        seed: u64,
    ) -> Option<Comparison> {
        let share = (1.0 - SURVEY_SHARE) / 2.0;
        let mut losses = Vec::new();
        let mut effects = Vec::new();
        for (part, outset) in outsets.iter().enumerate() {
            let (Some(best), false) = (survey.preferred[part], chosen[part].is_empty()) else {
                continue;
            };
            if chosen[part].contains(&best) {
                losses.push(0.0);
                effects.push(0.0);
                continue;
            }
            // Use other random numbers than the survey, so that its good luck doesn't count twice.
            let seed = part_seed(!seed, part);
            let with = |moves: &[G::Move]| -> Option<Chances> {
                let found = self.search::<G>(&outset.view, moves, share, seed);
                Some(self.chances(&found.first().filter(|one| one.visits > 0)?.win))
            };
            let (Some(best), Some(other)) = (with(&[best]), with(&chosen[part])) else { continue };
            losses.push(best.of(seat) - other.of(seat));
            effects.push(other.of(viewer) - best.of(viewer));
        }
        let effect = effects.iter().sum::<f64>() / effects.len() as f64;
        (!losses.is_empty()).then(|| Comparison { loss: Measured::of(&losses), effect })
    }
}

/// Returns the seed of one of a decision's searches.
fn part_seed(seed: u64, part: usize) -> u64 {
    seed ^ (part as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Returns the seed of a decision at a line of a review.
pub fn line_seed(seed: u64, line: usize) -> u64 {
    let mixed = seed.wrapping_add((line as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9));
    (mixed ^ (mixed >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb)
}
