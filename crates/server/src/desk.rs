//! What the interface for people works with besides the store and the hub.

use crate::config::Config;
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::people::password::Passwords;
use std::sync::Arc;

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;

/// Configuration, counters, limits and passwords.
pub(crate) struct Desk {
    /// Everything that can be set.
    pub(crate) config: Config,
    /// Everything that is counted.
    pub(crate) metrics: Arc<Metrics>,
    /// Hashes passwords, a few at a time.
    pub(crate) passwords: Passwords,
    /// Requests of an address.
    pub(crate) requests: Limiter,
    /// Wrong passwords from an address.
    pub(crate) wrong_by_address: Limiter,
    /// Wrong passwords for an account.
    pub(crate) wrong_by_login: Limiter,
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
            passwords: Passwords::new(),
            requests: Limiter::new(rates.requests_per_minute, MINUTE_MS),
            wrong_by_address: Limiter::new(rates.sign_ins_per_hour, HOUR_MS),
            wrong_by_login: Limiter::new(rates.sign_ins_per_hour, HOUR_MS),
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
