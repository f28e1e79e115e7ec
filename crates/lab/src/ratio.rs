//! The estimator of every figure of a study: a ratio of two sums, with games as clusters.
//!
//! A win share is wins divided by the seats that could win, a use rate is uses divided by the
//! seats that could use, and a mean is a sum divided by games. The seats of one game depend on each
//! other, so a game counts as one observation, whatever it adds to either sum.

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

/// The number of observations needed to estimate their variance.
const OBSERVATIONS_MIN: f64 = 12.0;
/// The number of successes and of failures needed to test a share. The normal approximation fails
/// for rare events.
const EVENTS_MIN: f64 = 10.0;

impl Ratio {
    /// Adds one game's contributions to the numerator and the denominator.
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

    /// Adds the sums of another ratio.
    pub fn merge(&mut self, other: &Ratio) {
        self.games += other.games;
        self.above += other.above;
        self.below += other.below;
        self.above_squared += other.above_squared;
        self.both += other.both;
        self.below_squared += other.below_squared;
    }

    /// Returns the number of games that contributed.
    pub fn games(&self) -> u64 {
        self.games as u64
    }

    /// Returns the denominator: the number of seats or games the ratio is about.
    pub fn size(&self) -> f64 {
        self.below
    }

    /// Returns the numerator.
    pub fn total(&self) -> f64 {
        self.above
    }

    /// Returns the ratio, or `None` if there are no observations.
    pub fn value(&self) -> Option<f64> {
        (self.below > 0.0).then(|| self.above / self.below)
    }

    /// Returns the standard error by the delta method, or `None` if there are too few observations.
    pub fn error(&self) -> Option<f64> {
        let value = self.value()?;
        if self.games < OBSERVATIONS_MIN {
            return None;
        }
        let squares =
            self.above_squared - 2.0 * value * self.both + value * value * self.below_squared;
        // Rounding may produce a tiny negative number.
        let scale = self.games / (self.games - 1.0);
        Some((squares.max(0.0) * scale).sqrt() / self.below)
    }

    /// Returns the 95 % interval of a share: Wilson's, with the effective number of trials given by
    /// the variance between games.
    pub fn share_interval(&self) -> Option<[f64; 2]> {
        let value = self.value()?;
        let error = self.error()?;
        let simple = value * (1.0 - value);
        let trials =
            if error > 0.0 && simple > 0.0 { simple / (error * error) } else { self.below };
        Some(wilson(value, trials))
    }

    /// Returns the 95 % interval of a mean.
    pub fn mean_interval(&self) -> Option<[f64; 2]> {
        let value = self.value()?;
        let error = self.error()?;
        Some([value - Z95 * error, value + Z95 * error])
    }

    /// Returns `true` if there are enough successes and failures to test the share.
    pub fn is_testable_share(&self) -> bool {
        self.above >= EVENTS_MIN
            && self.below - self.above >= EVENTS_MIN
            && self.games >= OBSERVATIONS_MIN
    }

    /// Returns the probability of a share at least this far from `expected` if `expected` were
    /// true. Returns `None` if there are too few observations.
    pub fn p_against(&self, expected: f64) -> Option<f64> {
        let error = self.error().filter(|_| self.is_testable_share())?;
        let value = self.value()?;
        (error > 0.0).then(|| two_sided((value - expected) / error))
    }
}

/// A difference between two independent ratios.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The second ratio minus the first.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
    /// The probability of a difference at least this large if there were none.
    pub p: f64,
}

impl Difference {
    /// Compares two means. Returns `None` if either has too few observations.
    pub fn of_means(first: &Ratio, second: &Ratio) -> Option<Difference> {
        let value = second.value()? - first.value()?;
        let error = first.error()?.hypot(second.error()?);
        (error > 0.0).then(|| Difference { value, error, p: two_sided(value / error) })
    }

    /// Compares two shares. Returns `None` if either has too few observations for the
    /// approximation.
    pub fn of_shares(first: &Ratio, second: &Ratio) -> Option<Difference> {
        let testable = first.is_testable_share() && second.is_testable_share();
        Difference::of_means(first, second).filter(|_| testable)
    }

    /// Returns the 95 % interval.
    pub fn interval(&self) -> [f64; 2] {
        [self.value - Z95 * self.error, self.value + Z95 * self.error]
    }
}

/// Adjusts p values for multiple comparisons (Holm 1979): if no effect in the family is real, an
/// adjusted value is at most α with probability at most α. Keeps the order.
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

/// Returns the probability that a standard normal variable is at least this far from 0 on either
/// side.
pub fn two_sided(z: f64) -> f64 {
    complementary_error(z.abs() / std::f64::consts::SQRT_2)
}

/// Computes the complementary error function with a Chebyshev fit (Numerical Recipes, erfcc). Its
/// relative error is below 1.2e-7, even far out in the tail.
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
