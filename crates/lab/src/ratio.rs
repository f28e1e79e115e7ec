//! One estimator for every figure of a study: a ratio of two sums, with games as the clusters.
//!
//! A win share is wins by seats that could win, a use rate is uses by seats that could use, a mean
//! is a sum by games. The seats of one game depend on each other, so a game counts as one
//! observation whatever it adds to either sum.

use crate::statistics::{Z95, wilson};

/// A ratio of two sums over games. All fields are sums, so they can be added in any order.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Ratio {
    games: f64,
    above: f64,
    below: f64,
    above_squared: f64,
    both: f64,
    below_squared: f64,
}

/// Fewer observations than these say nothing about their own scatter.
const OBSERVATIONS_MIN: f64 = 12.0;
/// A share is tested only if this many successes and failures were seen: the normal approximation
/// fails for rare events.
const EVENTS_MIN: f64 = 10.0;

impl Ratio {
    /// Adds what one game contributes to the sum above and to the sum below.
    pub fn add(&mut self, above: f64, below: f64) {
        if below == 0.0 && above == 0.0 {
            return;
        }
        self.games += 1.0;
        self.above += above;
        self.below += below;
        self.above_squared += above * above;
        self.both += above * below;
        self.below_squared += below * below;
    }

    /// Adds another sum.
    pub fn merge(&mut self, other: &Ratio) {
        self.games += other.games;
        self.above += other.above;
        self.below += other.below;
        self.above_squared += other.above_squared;
        self.both += other.both;
        self.below_squared += other.below_squared;
    }

    /// How many games contributed.
    pub fn games(&self) -> u64 {
        self.games as u64
    }

    /// The sum below: how many seats or games the ratio is about.
    pub fn size(&self) -> f64 {
        self.below
    }

    /// The sum above.
    pub fn total(&self) -> f64 {
        self.above
    }

    /// The ratio; `None` if nothing was seen.
    pub fn value(&self) -> Option<f64> {
        (self.below > 0.0).then(|| self.above / self.below)
    }

    /// The standard error by the delta method; `None` if too little was seen.
    pub fn error(&self) -> Option<f64> {
        let value = self.value()?;
        if self.games < OBSERVATIONS_MIN {
            return None;
        }
        let squares =
            self.above_squared - 2.0 * value * self.both + value * value * self.below_squared;
        // Rounding may leave a hair below nothing.
        let scale = self.games / (self.games - 1.0);
        Some((squares.max(0.0) * scale).sqrt() / self.below)
    }

    /// The 95 % interval of a share: Wilson's, with as many trials as the scatter between games
    /// says that these are worth.
    pub fn share_interval(&self) -> Option<[f64; 2]> {
        let (value, error) = (self.value()?, self.error()?);
        let simple = value * (1.0 - value);
        let trials =
            if error > 0.0 && simple > 0.0 { simple / (error * error) } else { self.below };
        Some(wilson(value, trials))
    }

    /// The 95 % interval of a mean.
    pub fn mean_interval(&self) -> Option<[f64; 2]> {
        let (value, error) = (self.value()?, self.error()?);
        Some([value - Z95 * error, value + Z95 * error])
    }

    /// Whether enough was seen on both sides of a share for a test.
    pub fn is_testable_share(&self) -> bool {
        self.above >= EVENTS_MIN
            && self.below - self.above >= EVENTS_MIN
            && self.games >= OBSERVATIONS_MIN
    }

    /// How likely a share at least this far from `expected` would be if `expected` were true.
    /// `None` if too little was seen.
    pub fn p_against(&self, expected: f64) -> Option<f64> {
        let error = self.error().filter(|_| self.is_testable_share())?;
        let value = self.value()?;
        (error > 0.0).then(|| two_sided((value - expected) / error))
    }
}

/// A difference between two independent ratios.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The second minus the first.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
    /// How likely a difference at least this large would be if there were none.
    pub p: f64,
}

impl Difference {
    /// Compares two means. `None` if too little was seen of either.
    pub fn of_means(first: &Ratio, second: &Ratio) -> Option<Difference> {
        let value = second.value()? - first.value()?;
        let error = first.error()?.hypot(second.error()?);
        (error > 0.0).then(|| Difference { value, error, p: two_sided(value / error) })
    }

    /// Compares two shares. `None` if too little was seen of either for the approximation.
    pub fn of_shares(first: &Ratio, second: &Ratio) -> Option<Difference> {
        let testable = first.is_testable_share() && second.is_testable_share();
        Difference::of_means(first, second).filter(|_| testable)
    }

    /// The 95 % interval.
    pub fn interval(&self) -> [f64; 2] {
        [self.value - Z95 * self.error, self.value + Z95 * self.error]
    }
}

/// Adjusts p values for how many there are (Holm 1979): a family in which nothing is true gives an
/// adjusted value of at most α with probability at most α. The order is kept.
pub fn holm(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut adjusted = vec![1.0; values.len()];
    let mut largest: f64 = 0.0;
    for (rank, &index) in order.iter().enumerate() {
        let factor = (values.len() - rank) as f64;
        largest = largest.max((values[index] * factor).min(1.0));
        adjusted[index] = largest;
    }
    adjusted
}

/// The probability that a normal variable is at least this far from 0 on either side.
pub fn two_sided(z: f64) -> f64 {
    complementary_error(z.abs() / std::f64::consts::SQRT_2)
}

/// The complementary error function: a Chebyshev fit with a relative error below 1.2e-7 (Numerical
/// Recipes, erfcc), which keeps its relative accuracy far out in the tail.
fn complementary_error(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.5 * x);
    let terms = [
        0.17087277,
        -0.82215223,
        1.48851587,
        -1.13520398,
        0.27886807,
        -0.18628806,
        0.09678418,
        0.37409196,
        1.00002368,
        -1.26551223,
    ];
    let sum = terms.iter().fold(0.0, |sum, term| sum * t + term);
    t * (sum - x * x).exp()
}
