//! Means, intervals and the sequential test.

use serde::Serialize;

/// The quantile of the normal distribution that leaves 2.5 % on each side.
pub const Z95: f64 = 1.959_963_984_540_054;

/// The mean and variance of numbers that come one by one (Welford).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Running {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Running {
    /// Takes one more number.
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        let off = number - self.mean;
        self.mean += off / self.count;
        self.squares += off * (number - self.mean);
    }

    /// How many there were.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// Their mean.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Their variance, as an estimate from a sample.
    pub fn variance(&self) -> f64 {
        if self.count < 2.0 { 0.0 } else { self.squares / (self.count - 1.0) }
    }

    /// The 95 % interval of the mean.
    pub fn ci95(&self) -> [f64; 2] {
        let half = Z95 * (self.variance() / self.count.max(1.0)).sqrt();
        [self.mean - half, self.mean + half]
    }
}

/// Win shares that come in clusters: the games of one deal have their luck in common and do not
/// count as independent.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Clusters {
    games: f64,
    means: Running,
}

impl Clusters {
    /// Takes the sum of the shares in the games of one deal.
    pub fn add(&mut self, sum: f64, games: f64) {
        self.games += games;
        self.means.add(sum / games);
    }

    /// The sum of all shares.
    pub fn total(&self) -> f64 {
        self.means.mean() * self.games
    }

    /// The mean share.
    pub fn mean(&self) -> f64 {
        self.means.mean()
    }

    /// The 95 % interval of the mean share: Wilson's, with as many games as the scatter between
    /// deals says that these are worth.
    pub fn ci95(&self) -> [f64; 2] {
        let (p, n) = (self.mean(), self.games);
        if n == 0.0 {
            return [0.0, 1.0];
        }
        let (simple, between) = (p * (1.0 - p) / n, self.means.variance() / self.means.count());
        let worth = if simple > 0.0 && between > 0.0 { n * (simple / between).min(2.0) } else { n };
        wilson(p, worth)
    }
}

/// Wilson's 95 % interval for a share `p` seen in `n` trials.
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
    /// How likely it may be to accept the alternative though the null hypothesis holds.
    pub alpha: f64,
    /// How likely it may be to accept the null hypothesis though the alternative holds.
    pub beta: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Nothing yet.
    GoOn,
    /// The null hypothesis: the bot is not stronger.
    NullHypothesis,
    /// The alternative: the bot is stronger.
    Alternative,
}

/// Fewer deals than these prove nothing: their variance is not known yet.
const DEALS_MIN: f64 = 8.0;

impl Sprt {
    /// The test that people use for chess engines: errors of 5 % each way.
    pub const fn new(share0: f64, share1: f64) -> Sprt {
        Sprt { share0, share1, alpha: 0.05, beta: 0.05 }
    }

    /// Where the log-likelihood ratio decides: for the null hypothesis, for the alternative.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The log-likelihood ratio of what was seen, the means of deals taken as normal.
    pub fn llr(&self, seen: &Clusters) -> f64 {
        let (n, mean) = (seen.means.count(), seen.mean());
        if n < DEALS_MIN {
            return 0.0;
        }
        // A small prior keeps a row of equal results from meaning certainty.
        let variance = (seen.means.variance() * (n - 1.0) + 0.25) / n;
        n * (self.share1 - self.share0) * (2.0 * mean - self.share0 - self.share1)
            / (2.0 * variance)
    }

    /// What the test says.
    pub fn decide(&self, seen: &Clusters) -> Decision {
        let [low, high] = self.bounds();
        match self.llr(seen) {
            llr if llr <= low => Decision::NullHypothesis,
            llr if llr >= high => Decision::Alternative,
            _ => Decision::GoOn,
        }
    }
}
