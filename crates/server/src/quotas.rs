//! The rate limits of one address or one person, by kind of request.

use crate::clock::Clock;
use crate::config::Rates;
use crate::people::attempts::Attempts;
use crate::rate_limit::RateLimiter;
use std::sync::Arc;

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
/// The number of taken logins that an address may run into per hour; more would be probing for
/// accounts.
const TAKEN_LOGINS_PER_HOUR: u32 = 5;

/// Emails to new addresses per hour, by person.
const EMAILS_PER_HOUR: u32 = 5;
/// The same by network address.
const EMAILS_PER_ADDRESS_AND_HOUR: u32 = 20;
/// Reports and uploaded records of a person per hour.
const UPLOADS_PER_HOUR: u32 = 60;

/// Returns the limits that no setting changes.
pub(crate) fn fixed_limits() -> [(&'static str, u64); 4] {
    [
        ("taken-logins-per-hour", TAKEN_LOGINS_PER_HOUR.into()),
        ("emails-per-hour", EMAILS_PER_HOUR.into()),
        ("emails-per-address-and-hour", EMAILS_PER_ADDRESS_AND_HOUR.into()),
        ("uploads-per-hour", UPLOADS_PER_HOUR.into()),
    ]
}

/// A rate limit for each expensive operation.
pub(crate) struct Quotas {
    /// Requests from an address.
    pub(crate) requests: RateLimiter,
    /// Wrong passwords.
    pub(crate) attempts: Attempts,
    /// Attempts from an address to use a login that is already taken.
    pub(crate) taken_logins: RateLimiter,
    /// New guests and bots from an address.
    pub(crate) guests: RateLimiter,
    /// New tables by a person.
    pub(crate) tables: RateLimiter,
    /// Acts of a person at tables, over HTTP.
    pub(crate) acts: RateLimiter,
    /// Emails to new addresses, by person.
    pub(crate) emails: RateLimiter,
    /// The same by network address.
    pub(crate) emails_by_address: RateLimiter,
    /// Reports and uploaded records of a person.
    pub(crate) uploads: RateLimiter,
}

impl Quotas {
    pub(crate) fn new(rates: Rates, clock: &Arc<dyn Clock>) -> Quotas {
        let taken_logins = TAKEN_LOGINS_PER_HOUR.min(rates.sign_ins_per_hour);
        let limiter =
            |name, count, period_ms| RateLimiter::new(name, count, period_ms, Arc::clone(clock));
        Quotas {
            requests: limiter("requests", rates.requests_per_minute, MINUTE_MS),
            attempts: Attempts::new(rates.sign_ins_per_hour, clock),
            taken_logins: limiter("taken-logins", taken_logins, HOUR_MS),
            guests: limiter("guests", rates.guests_per_hour, HOUR_MS),
            tables: limiter("tables", rates.tables_per_hour, HOUR_MS),
            acts: limiter("acts", rates.acts_per_minute, MINUTE_MS),
            emails: limiter("emails", EMAILS_PER_HOUR, HOUR_MS),
            emails_by_address: limiter("emails", EMAILS_PER_ADDRESS_AND_HOUR, HOUR_MS),
            uploads: limiter("uploads", UPLOADS_PER_HOUR, HOUR_MS),
        }
    }
}
