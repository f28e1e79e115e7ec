//! Limits password attempts. An attempt is reserved before the password is checked, so that many
//! concurrent attempts can't exceed the limit. The right password gives it back.

use super::device::DeviceNumber;
use crate::clock::Clock;
use crate::rate_limit::{RateLimitError, RateLimiter};
use std::sync::Arc;

/// The factor by which the limit of one address for all accounts exceeds that for one account.
const ADDRESS_FACTOR: u32 = 5;
/// The factor by which the limit of all addresses for one account exceeds that of one address.
const LOGIN_FACTOR: u32 = 10;
const HOUR_MS: u64 = 3_600_000;

/// Counts wrong passwords.
pub(crate) struct Attempts {
    by_address_and_login: RateLimiter,
    by_address: RateLimiter,
    by_login: RateLimiter,
    by_device: RateLimiter,
}

/// The origin of a password attempt.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Origin {
    /// A device on which the person has signed in before: only its own wrong passwords count.
    Known(DeviceNumber),
    /// Anyone at this address.
    Stranger(u64),
}

/// An attempt that counts as a wrong one until it is known to be right.
#[must_use]
pub(crate) struct Attempt<'a> {
    attempts: &'a Attempts,
    origin: Origin,
    login: &'a str,
}

impl Attempts {
    /// Creates counters for this many attempts per hour from one address for one account.
    pub(crate) fn new(per_hour: u32, clock: &Arc<dyn Clock>) -> Attempts {
        let limiter = |factor: u32| {
            let count = per_hour.saturating_mul(factor);
            RateLimiter::new("sign-ins", count, HOUR_MS, Arc::clone(clock))
        };
        Attempts {
            by_address_and_login: limiter(1),
            by_address: limiter(ADDRESS_FACTOR),
            by_login: limiter(LOGIN_FACTOR),
            by_device: limiter(1),
        }
    }

    /// Reserves an attempt.
    pub(crate) fn reserve<'a>(
        &'a self,
        origin: Origin,
        login: &'a str,
    ) -> Result<Attempt<'a>, RateLimitError> {
        match origin {
            Origin::Known(device) => self.by_device.take((device, login))?,
            Origin::Stranger(address) => {
                self.by_address_and_login.take((address, login))?;
                if let Err(wait) = self.by_address.take(address) {
                    self.by_address_and_login.give_back((address, login));
                    return Err(wait);
                }
                if let Err(wait) = self.by_login.take(login) {
                    self.by_address_and_login.give_back((address, login));
                    self.by_address.give_back(address);
                    return Err(wait);
                }
            }
        }
        Ok(Attempt { attempts: self, origin, login })
    }
}

impl Attempt<'_> {
    /// Refunds the attempt, because the password was right or was not checked.
    pub(crate) fn give_back(self) {
        let attempts = self.attempts;
        let login = self.login;
        match self.origin {
            Origin::Known(device) => attempts.by_device.give_back((device, login)),
            Origin::Stranger(address) => {
                attempts.by_address_and_login.give_back((address, login));
                attempts.by_address.give_back(address);
                attempts.by_login.give_back(login);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::SystemClock;

    fn attempts(per_hour: u32) -> Attempts {
        let clock: Arc<dyn Clock> = Arc::new(SystemClock);
        Attempts::new(per_hour, &clock)
    }

    fn wrong(attempts: &Attempts, origin: Origin, login: &str) -> bool {
        attempts.reserve(origin, login).is_ok()
    }

    #[test]
    fn an_address_uses_up_its_attempts_for_one_account_and_has_others_left() {
        let attempts = attempts(3);
        let evil = Origin::Stranger(1);
        assert_eq!((0..10).filter(|_| wrong(&attempts, evil, "ann")).count(), 3);
        assert!(wrong(&attempts, evil, "bo"));
        assert!(wrong(&attempts, Origin::Stranger(2), "ann"));
    }

    #[test]
    fn an_address_can_not_try_one_password_on_every_account() {
        let attempts = attempts(3);
        let tried = (0..100).filter(|n| wrong(&attempts, Origin::Stranger(1), &n.to_string()));
        assert_eq!(tried.count(), 15);
    }

    #[test]
    fn a_known_device_gets_through_while_everybody_else_is_locked_out() {
        let attempts = attempts(3);
        let tried = (0..100).filter(|n| wrong(&attempts, Origin::Stranger(*n), "ann"));
        assert_eq!(tried.count(), 30);
        let known = Origin::Known([7; 32]);
        assert_eq!((0..10).filter(|_| wrong(&attempts, known, "ann")).count(), 3);
    }

    #[test]
    fn right_passwords_are_never_too_many() {
        let attempts = attempts(1);
        for origin in [Origin::Stranger(1), Origin::Known([7; 32])] {
            for _ in 0..50 {
                attempts.reserve(origin, "ann").ok().unwrap().give_back();
            }
        }
    }

    #[test]
    fn a_refused_attempt_uses_nothing_up() {
        let attempts = attempts(1);
        assert!((0..10).all(|n| wrong(&attempts, Origin::Stranger(n), "ann")));
        let refused = Origin::Stranger(99);
        for _ in 0..20 {
            assert!(!wrong(&attempts, refused, "ann"));
        }
        assert!(wrong(&attempts, refused, "bo"));
    }
}
