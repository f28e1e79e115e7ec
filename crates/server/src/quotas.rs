//! How much one address or one person may ask of the server, by what is asked.

use crate::config::Rates;
use crate::people::attempts::Attempts;
use crate::rate_limit::RateLimiter;

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
/// How many names to sign in with an address may find taken in an hour: more would be looking for
/// other people's.
const TAKEN_LOGINS_PER_HOUR: u32 = 5;

/// A rate limit for each thing that costs something.
pub(crate) struct Quotas {
    /// Requests of an address.
    pub(crate) requests: RateLimiter,
    /// Wrong passwords.
    pub(crate) attempts: Attempts,
    /// Names to sign in with that were taken already, from an address.
    pub(crate) taken_logins: RateLimiter,
    /// New guests and bots of an address.
    pub(crate) guests: RateLimiter,
    /// New tables of a person.
    pub(crate) tables: RateLimiter,
    /// Acts of a person at tables, by HTTP.
    pub(crate) acts: RateLimiter,
    /// Emails to new addresses, by person.
    pub(crate) emails: RateLimiter,
    /// The same by address of the network.
    pub(crate) emails_by_address: RateLimiter,
    /// Reports and uploaded records of a person.
    pub(crate) uploads: RateLimiter,
}

impl Quotas {
    pub(crate) fn new(rates: Rates) -> Quotas {
        let taken_logins = TAKEN_LOGINS_PER_HOUR.min(rates.sign_ins_per_hour);
        Quotas {
            requests: RateLimiter::new("requests", rates.requests_per_minute, MINUTE_MS),
            attempts: Attempts::new(rates.sign_ins_per_hour),
            taken_logins: RateLimiter::new("taken-logins", taken_logins, HOUR_MS),
            guests: RateLimiter::new("guests", rates.guests_per_hour, HOUR_MS),
            tables: RateLimiter::new("tables", rates.tables_per_hour, HOUR_MS),
            acts: RateLimiter::new("acts", rates.acts_per_minute, MINUTE_MS),
            emails: RateLimiter::new("emails", 5, HOUR_MS),
            emails_by_address: RateLimiter::new("emails", 20, HOUR_MS),
            uploads: RateLimiter::new("uploads", 60, HOUR_MS),
        }
    }
}
