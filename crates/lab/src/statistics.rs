//! Means, intervals and the sequential test.

use serde::Serialize;

/// The quantile of the normal distribution that leaves 2.5 % on each side.
pub const Z95: f64 = 1.959_963_984_540_054;

/// A running mean and variance (Welford).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Running {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Running {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        let off = number - self.mean;
        self.mean += off / self.count;
        self.squares += off * (number - self.mean);
    }

    /// Returns the count.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// Returns the mean.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Returns the sample variance.
    pub fn variance(&self) -> f64 {
        if self.count < 2.0 { 0.0 } else { self.squares / (self.count - 1.0) }
    }

    /// Returns the 95 % interval of the mean.
    pub fn ci95(&self) -> [f64; 2] {
        let half = Z95 * (self.variance() / self.count.max(1.0)).sqrt();
        [self.mean - half, self.mean + half]
    }
}

/// Win shares in clusters. The games of one deal share its random outcomes and are not independent.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Clusters {
    games: f64,
    means: Running,
}

impl Clusters {
    /// Adds the sum of the shares in the games of one deal.
    pub fn add(&mut self, sum: f64, games: f64) {
        self.games += games;
        self.means.add(sum / games);
    }

    /// Returns the sum of all shares.
    pub fn total(&self) -> f64 {
        self.means.mean() * self.games
    }

    /// Returns the mean share.
    pub fn mean(&self) -> f64 {
        self.means.mean()
    }

    /// Returns the 95 % interval of the mean share: Wilson's, with the effective number of games
    /// given by the variance between deals.
    pub fn ci95(&self) -> [f64; 2] {
        let p = self.mean();
        let n = self.games;
        if n == 0.0 {
            return [0.0, 1.0];
        }
        let simple = p * (1.0 - p) / n;
        let between = self.means.variance() / self.means.count();
        let worth = if simple > 0.0 && between > 0.0 { n * (simple / between).min(2.0) } else { n };
        wilson(p, worth)
    }
}

/// Returns Wilson's 95 % interval for a share `p` observed in `n` trials.
pub fn wilson(p: f64, n: f64) -> [f64; 2] {
    let z2 = Z95 * Z95;
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z95 / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// A sequential probability ratio test (Wald) about a win share.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The share under the null hypothesis.
    pub share0: f64,
    /// The share under the alternative.
    pub share1: f64,
    /// The allowed probability of accepting the alternative when the null hypothesis is true.
    pub alpha: f64,
    /// The allowed probability of accepting the null hypothesis when the alternative is true.
    pub beta: f64,
}

/// The decision of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TestDecision {
    /// Undecided: more games are needed.
    GoOn,
    /// The null hypothesis: the bot is not stronger.
    NullHypothesis,
    /// The alternative: the bot is stronger.
    Alternative,
}

/// The minimum number of deals. With fewer, their variance is unknown.
const DEALS_MIN: f64 = 8.0;

impl Sprt {
    /// Creates the test commonly used for chess engines, with error probabilities of 5 % each way.
    pub const fn new(share0: f64, share1: f64) -> Sprt {
        Sprt { share0, share1, alpha: 0.05, beta: 0.05 }
    }

    /// Returns the log-likelihood ratios at which the test decides: for the null hypothesis, and
    /// for the alternative.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// Returns the log-likelihood ratio of the observations, treating the means of deals as normal.
    pub fn llr(&self, seen: &Clusters) -> f64 {
        let n = seen.means.count();
        let mean = seen.mean();
        if n < DEALS_MIN {
            return 0.0;
        }
        // A small prior keeps a run of equal results from implying certainty.
        let variance = (seen.means.variance() * (n - 1.0) + 0.25) / n;
        n * (self.share1 - self.share0) * (2.0 * mean - self.share0 - self.share1)
            / (2.0 * variance)
    }

    /// Returns the decision so far.
    pub fn decide(&self, seen: &Clusters) -> TestDecision {
        let [low, high] = self.bounds();
        match self.llr(seen) {
            llr if llr <= low => TestDecision::NullHypothesis,
            llr if llr >= high => TestDecision::Alternative,
            _ => TestDecision::GoOn,
        }
    }
}
