//! Passwords: which are allowed, and how they are hashed and checked.
//!
//! Hashing takes time and memory on purpose, so it runs on blocking threads, a few at a time.
//! Addresses take turns, so that a flood from one delays no one else. An unknown name takes as long
//! as a wrong password, so that no one learns which names exist.

use crate::api::error::ApiError;
use crate::fair_queue::{FairLimits, FairQueue};
use crate::rate_limit::RateLimitError;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::{Arc, OnceLock};
use texts::serve::ServiceProblem;

/// The minimum number of characters in a password.
pub(crate) const PASSWORD_CHARS_MIN: usize = 8;
/// The maximum number of characters in a password.
pub(crate) const PASSWORD_CHARS_MAX: usize = 200;
/// The limits of concurrent hashing; each hash takes 19 MiB. One address never gets all places.
const LIMITS: FairLimits = FairLimits {
    running_max: 3,
    running_per_key_max: 2,
    waiting_per_key_max: 32,
    waiting_max: 2_000,
};
/// The suggested wait, in seconds, when too many requests of an address already wait.
const WAIT_S: u64 = 5;

/// Common passwords of eight characters or more, one per line.
const COMMON: &str = include_str!("common_passwords.txt");

/// Checks a new password for a person with this login and name.
pub(crate) fn check_new(password: &str, login: &str, name: &str) -> Result<(), ServiceProblem> {
    let chars = password.chars().count();
    if chars < PASSWORD_CHARS_MIN {
        return Err(ServiceProblem::PasswordTooShort { chars_min: PASSWORD_CHARS_MIN });
    }
    if chars > PASSWORD_CHARS_MAX {
        return Err(ServiceProblem::PasswordTooLong { chars_max: PASSWORD_CHARS_MAX });
    }
    let plain = password.to_lowercase();
    let letters = plain.trim_matches(|c: char| !c.is_alphabetic());
    let is_known = COMMON.lines().any(|common| common == plain || common == letters);
    let is_name = [login, name].iter().any(|own| {
        let own = own.to_lowercase();
        own == plain || (own.chars().count() > 3 && own == letters)
    });
    if is_known || is_name || is_pattern(&plain) {
        return Err(ServiceProblem::PasswordCommon);
    }
    Ok(())
}

/// Returns `true` for one or two repeated characters, a short repeated piece, or a run along the
/// alphabet.
fn is_pattern(password: &str) -> bool {
    let chars: Vec<char> = password.chars().collect();
    let repeats =
        (1..=4).any(|period| chars.iter().skip(period).eq(&chars[..chars.len() - period]));
    let steps = |by: i64| chars.windows(2).all(|pair| pair[1] as i64 - pair[0] as i64 == by);
    repeats || steps(1) || steps(-1)
}

/// Hashes and checks passwords, a few at a time.
#[derive(Clone)]
pub(crate) struct Passwords {
    turns: Arc<FairQueue<u64>>,
    argon2: Argon2<'static>,
}

impl Passwords {
    /// Uses the parameters that the crate recommends: argon2id, 19 MiB, two passes.
    pub(crate) fn new() -> Passwords {
        Passwords { turns: Arc::new(FairQueue::new(LIMITS)), argon2: Argon2::default() }
    }

    /// Returns the hash of a password in the text format that includes its parameters. `address` is
    /// the client's key in the queue.
    pub(crate) async fn hash(&self, address: u64, password: String) -> Result<String, ApiError> {
        let argon2 = self.argon2.clone();
        let hashed = self.work(address, move || argon2.hash_password(password.as_bytes())).await?;
        hashed.map(|hash| hash.to_string()).map_err(|_| ServiceProblem::Internal.into())
    }

    /// Returns `true` if a password matches a hash. Without a hash it returns `false`, after the
    /// same time.
    pub(crate) async fn fits(
        &self,
        address: u64,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, ApiError> {
        let argon2 = self.argon2.clone();
        self.work(address, move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| nobody(&argon2).to_owned());
            let parsed = PasswordHash::new(&hash);
            let fits =
                parsed.is_ok_and(|hash| argon2.verify_password(password.as_bytes(), &hash).is_ok());
            fits && known
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        address: u64,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let crowded = |_| RateLimitError { limit: "passwords", seconds: WAIT_S };
        let turn = self.turns.turn(address).await.map_err(crowded)?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|_| ServiceProblem::Internal.into())
    }
}

/// Returns the hash of a password that no one has.
fn nobody(argon2: &Argon2<'static>) -> &'static str {
    static NOBODY: OnceLock<String> = OnceLock::new();
    NOBODY.get_or_init(|| {
        let secret = super::token::random::<32>();
        argon2.hash_password(&secret).map(|hash| hash.to_string()).unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_that_are_tried_first_are_refused() {
        for common in [
            "password",
            "Password123",
            "12345678",
            "87654321",
            "aaaaaaaa",
            "abababab",
            "qwertyuiop",
            "abcdefghij",
            "iloveyou!!",
            "annlee42",
            "Ann Lee.",
            "abcabcabc",
        ] {
            let checked = check_new(common, "annlee", "Ann Lee");
            assert_eq!(checked, Err(ServiceProblem::PasswordCommon), "{common}");
        }
    }

    #[test]
    fn a_password_has_a_length() {
        let too_short = Err(ServiceProblem::PasswordTooShort { chars_min: 8 });
        assert_eq!(check_new("k3#xQ9z", "ann", "Ann"), too_short);
        let too_long = Err(ServiceProblem::PasswordTooLong { chars_max: 200 });
        assert_eq!(check_new(&"k3#xQ9z ".repeat(26), "ann", "Ann"), too_long);
        assert_eq!(check_new("six geese on a fence", "ann", "Ann"), Ok(()));
        assert_eq!(check_new("Käse macht glücklich", "ann", "Ann"), Ok(()));
    }

    #[tokio::test]
    async fn only_the_password_fits_its_hash() {
        let passwords = Passwords::new();
        let hash = passwords.hash(1, "six geese".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let fits = |typed: &str, hash: Option<&str>| {
            passwords.fits(1, typed.to_owned(), hash.map(str::to_owned))
        };
        assert_eq!(fits("six geese", Some(&hash)).await, Ok(true));
        assert_eq!(fits("six goose", Some(&hash)).await, Ok(false));
        assert_eq!(fits("six geese", None).await, Ok(false));
        assert_eq!(fits("six geese", Some("damaged")).await, Ok(false));
    }
}
