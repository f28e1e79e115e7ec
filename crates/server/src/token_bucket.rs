//! A token bucket: limits both bursts and the sustained rate.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A bucket that fills with time; each message takes tokens out.
pub(crate) struct TokenBucket {
    /// The number of tokens missing from a full bucket, and when that was computed.
    missing: Mutex<(f64, Instant)>,
}

impl Default for TokenBucket {
    fn default() -> TokenBucket {
        TokenBucket { missing: Mutex::new((0.0, Instant::now())) }
    }
}

impl TokenBucket {
    /// Takes tokens out of a bucket of this size that fills at this rate; returns `false` if there
    /// are too few.
    pub(crate) fn take(&self, amount: u32, size: u32, per_second: u32) -> bool {
        let now = Instant::now();
        let mut missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = now.saturating_duration_since(missing.1).as_secs_f64();
        let left = (missing.0 - passed * f64::from(per_second)).max(0.0);
        let taken = left + f64::from(amount);
        let fits = taken <= f64::from(size);
        *missing = (if fits { taken } else { left }, now);
        fits
    }

    /// Returns `true` if the bucket is full, so that nothing needs to be remembered.
    pub(crate) fn is_full(&self, per_second: u32) -> bool {
        let missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = missing.1.elapsed().as_secs_f64();
        missing.0 - passed * f64::from(per_second) <= 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_is_in_it_and_no_more() {
        let bucket = TokenBucket::default();
        assert!((0..10).all(|_| bucket.take(1, 10, 0)));
        assert!(!bucket.take(1, 10, 0));
    }

    #[test]
    fn a_bucket_is_full_again_only_with_time() {
        let bucket = TokenBucket::default();
        assert!(bucket.is_full(0));
        assert!(bucket.take(1, 10, 0));
        assert!(!bucket.is_full(0));
        assert!(bucket.is_full(u32::MAX));
    }

    #[test]
    fn a_refused_amount_is_not_taken() {
        let bucket = TokenBucket::default();
        assert!(!bucket.take(11, 10, 0));
        assert!(bucket.take(10, 10, 0));
    }
}
