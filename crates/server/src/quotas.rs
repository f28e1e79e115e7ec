//! What the interface for people works with besides the store and the hub.

use crate::config::Config;
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::people::attempts::Attempts;
use crate::people::password::Passwords;
use crate::people::token::Token;
use std::sync::Arc;

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
/// How many names to sign in with an address may find taken in an hour: more would be looking for
/// other people's.
const TAKEN_LOGINS_PER_HOUR: u32 = 5;

/// Configuration, counters, limits and passwords.
pub(crate) struct Desk {
    /// Everything that can be set.
    pub(crate) config: Config,
    /// Everything that is counted.
    pub(crate) metrics: Arc<Metrics>,
    /// What the console of this process shows.
    pub(crate) console: Token,
    /// Hashes passwords, a few at a time.
    pub(crate) passwords: Passwords,
    /// Requests of an address.
    pub(crate) requests: Limiter,
    /// Wrong passwords.
    pub(crate) attempts: Attempts,
    /// Names to sign in with that were taken already, from an address.
    pub(crate) taken_logins: Limiter,
    /// New guests and bots of an address.
    pub(crate) guests: Limiter,
    /// New tables of a person.
    pub(crate) tables: Limiter,
    /// Acts of a person at tables, by HTTP.
    pub(crate) acts: Limiter,
    /// Letters to new addresses, by person and by address of the network.
    pub(crate) letters: Limiter,
    pub(crate) letters_by_address: Limiter,
    /// Reports and uploaded records of a person.
    pub(crate) uploads: Limiter,
}

impl Desk {
    /// A desk with this configuration.
    pub(crate) fn new(config: Config, metrics: Arc<Metrics>) -> Desk {
        let rates = config.rates;
        Desk {
            metrics,
            console: Token::new(),
            passwords: Passwords::new(),
            requests: Limiter::new(rates.requests_per_minute, MINUTE_MS),
            attempts: Attempts::new(rates.sign_ins_per_hour),
            taken_logins: Limiter::new(TAKEN_LOGINS_PER_HOUR.min(rates.sign_ins_per_hour), HOUR_MS),
            guests: Limiter::new(rates.guests_per_hour, HOUR_MS),
            tables: Limiter::new(rates.tables_per_hour, HOUR_MS),
            acts: Limiter::new(rates.acts_per_minute, MINUTE_MS),
            letters: Limiter::new(5, HOUR_MS),
            letters_by_address: Limiter::new(20, HOUR_MS),
            uploads: Limiter::new(60, HOUR_MS),
            config,
        }
    }
}
