//! A rate limiter: a bucket for each key, refilled with time, in bounded memory.

use crate::clock::Clock;
use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// The maximum number of keys that are remembered; those with little use are forgotten first.
const KEYS_MAX: usize = 50_000;

/// The error returned when a rate limit is exceeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RateLimitError {
    /// The name of the limit, as in the metrics.
    pub(crate) limit: &'static str,
    /// The number of seconds to wait.
    pub(crate) seconds: u64,
}

impl fmt::Display for RateLimitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "too many {}; wait {} s", self.limit, self.seconds)
    }
}

impl std::error::Error for RateLimitError {}

/// Allows each key this many operations per period, in a burst or spread out.
pub(crate) struct RateLimiter {
    /// The name in the metrics.
    name: &'static str,
    /// Only its steady time counts: setting the machine's clock must neither fill nor empty shares.
    clock: Arc<dyn Clock>,
    period_ms: u64,
    /// The part of the period that one operation uses up.
    step_us: u64,
    /// Keys are hashed with a secret, so that no one can choose keys that collide.
    hasher: RandomState,
    /// The time, in microseconds, until which each key has used up its share.
    used: Mutex<HashMap<u64, u64>>,
}

impl RateLimiter {
    /// Creates a limiter for `count` operations per period.
    pub(crate) fn new(
        name: &'static str,
        count: u32,
        period_ms: u64,
        clock: Arc<dyn Clock>,
    ) -> RateLimiter {
        let step_us = period_ms * 1000 / u64::from(count.max(1));
        let hasher = RandomState::new();
        let step_us = step_us.max(1);
        RateLimiter { name, clock, period_ms, step_us, hasher, used: Mutex::default() }
    }

    /// Takes one. The error says how long to wait.
    pub(crate) fn take(&self, key: impl Hash) -> Result<(), RateLimitError> {
        self.look(key, self.step_us)
    }

    /// Refunds one that turned out not to count.
    pub(crate) fn give_back(&self, key: impl Hash) {
        let key = self.hasher.hash_one(key);
        let mut used = self.used.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(until) = used.get_mut(&key) {
            *until = until.saturating_sub(self.step_us);
        }
    }

    /// Counts this many together, even beyond the share; the key then waits longer.
    pub(crate) fn spend(&self, key: impl Hash, count: f64) {
        let key = self.hasher.hash_one(key);
        let now = self.clock.steady_ms() * 1000;
        let mut used = self.used.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let until = used.get(&key).map_or(now, |until| (*until).max(now));
        if used.len() >= KEYS_MAX && !used.contains_key(&key) {
            forget(&mut used, now, self.period_ms * 1000);
        }
        used.insert(key, until + (self.step_us as f64 * count) as u64);
    }

    /// Checks whether one could be taken.
    pub(crate) fn peek(&self, key: impl Hash) -> Result<(), RateLimitError> {
        self.look(key, 0)
    }

    fn look(&self, key: impl Hash, take_us: u64) -> Result<(), RateLimitError> {
        let key = self.hasher.hash_one(key);
        let now = self.clock.steady_ms() * 1000;
        let period = self.period_ms * 1000;
        let mut used = self.used.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let until = used.get(&key).map_or(now, |until| (*until).max(now));
        if until + self.step_us > now + period {
            let wait_us = until + self.step_us - (now + period);
            let seconds = wait_us.div_ceil(1_000_000);
            return Err(RateLimitError { limit: self.name, seconds });
        }
        if take_us > 0 {
            if used.len() >= KEYS_MAX && !used.contains_key(&key) {
                forget(&mut used, now, period);
            }
            used.insert(key, until + take_us);
        }
        Ok(())
    }

    #[cfg(test)]
    fn keys(&self) -> usize {
        self.used.lock().unwrap().len()
    }
}

/// Forgets keys whose share is full again, and under a flood also those that have used little of
/// it.
fn forget(used: &mut HashMap<u64, u64>, now: u64, period: u64) {
    for part in [0, 8, 4, 2, 1] {
        let limit = now + period.checked_div(part).unwrap_or(0);
        used.retain(|_, until| *until > limit);
        if used.len() < KEYS_MAX / 2 {
            return;
        }
    }
    used.clear();
}

/// Returns the key of an address. For IPv6 it is the first 48 bits, since providers assign networks
/// of that size, and each contains countless addresses and subnetworks.
pub(crate) fn address_key(address: IpAddr) -> u64 {
    match address.to_canonical() {
        IpAddr::V4(address) => u64::from(u32::from(address)),
        // The highest bit distinguishes them from IPv4 addresses.
        IpAddr::V6(address) => (u128::from(address) >> 80) as u64 | 1 << 63,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A steady clock that tests set, beside a machine's clock that shows nonsense.
    #[derive(Default)]
    struct Steady(AtomicU64);

    impl Clock for Steady {
        fn now_ms(&self) -> u64 {
            u64::MAX
        }

        fn steady_ms(&self) -> u64 {
            self.0.load(Ordering::Relaxed)
        }
    }

    fn limiter(count: u32) -> (RateLimiter, Arc<Steady>) {
        let clock = Arc::<Steady>::default();
        (RateLimiter::new("tests", count, 60_000, clock.clone()), clock)
    }

    fn wait(seconds: u64) -> Result<(), RateLimitError> {
        Err(RateLimitError { limit: "tests", seconds })
    }

    #[test]
    fn a_share_is_used_up_and_comes_back() {
        let (limiter, clock) = limiter(3);
        for _ in 0..3 {
            assert_eq!(limiter.take("ann"), Ok(()));
        }
        assert_eq!(limiter.take("ann"), wait(20));
        assert_eq!(limiter.take("bo"), Ok(()));
        clock.0.store(20_000, Ordering::Relaxed);
        assert_eq!(limiter.take("ann"), Ok(()));
        assert_eq!(limiter.take("ann"), wait(20));
    }

    #[test]
    fn looking_uses_nothing_up() {
        let (limiter, _clock) = limiter(1);
        for _ in 0..5 {
            assert_eq!(limiter.peek("ann"), Ok(()));
        }
        assert_eq!(limiter.take("ann"), Ok(()));
        assert_eq!(limiter.peek("ann"), wait(60));
    }

    #[test]
    fn a_flood_of_keys_takes_bounded_memory() {
        let (limiter, _clock) = limiter(10);
        for key in 0..3 * KEYS_MAX {
            assert_eq!(limiter.take(key), Ok(()));
        }
        assert!(limiter.keys() <= KEYS_MAX);
    }

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let (limiter, _clock) = limiter(2);
        assert_eq!(limiter.take("ann"), Ok(()));
        assert_eq!(limiter.take("ann"), Ok(()));
        limiter.give_back("ann");
        assert_eq!(limiter.take("ann"), Ok(()));
        assert!(limiter.take("ann").is_err());
        // No one saves up more than their share.
        limiter.give_back("bo");
        for _ in 0..2 {
            assert_eq!(limiter.take("bo"), Ok(()));
        }
        assert!(limiter.take("bo").is_err());
    }

    #[test]
    fn spending_more_than_the_share_means_waiting_longer() {
        let (limiter, clock) = limiter(60);
        limiter.spend("ann", 59.5);
        assert_eq!(limiter.peek("ann"), wait(1));
        clock.0.store(500, Ordering::Relaxed);
        assert_eq!(limiter.peek("ann"), Ok(()));
    }

    #[test]
    fn networks_of_one_ipv6_provider_share() {
        let key = |text: &str| address_key(text.parse().unwrap());
        assert_eq!(key("2001:db8::1"), key("2001:db8::2"));
        let networks: std::collections::BTreeSet<u64> =
            (0..70).map(|network| key(&format!("2001:db8:7:{network:x}::1"))).collect();
        assert_eq!(networks.len(), 1);
        assert_ne!(key("2001:db8:7::1"), key("2001:db8:8::1"));
        assert_eq!(key("::ffff:10.0.0.1"), key("10.0.0.1"));
    }
}
