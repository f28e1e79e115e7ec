//! Devices on which a person has signed in before. Such a device sends its own cookie when it signs
//! in again, and is let through while strangers try passwords for the same account.
//!
//! The cookie is a device number with a code derived from the hash of the password. So nothing is
//! stored, and a cookie proves only that its owner once knew the password. A new password makes all
//! devices unknown.

use super::session::cookie_value;
use super::token::random;
use crate::state::State;
use axum::http::{HeaderMap, HeaderValue};
use kernel::notation::{hex, hex32};
use store::{Account, PersonRow};

/// The lifetime of the cookie.
const COOKIE_SECONDS: u64 = 400 * 24 * 3600;

/// The number of a known device.
pub(crate) type DeviceNumber = [u8; 32];

/// Returns the device that sends these headers, if the person of this row has signed in on it
/// before.
pub(crate) fn known(state: &State, headers: &HeaderMap, row: &PersonRow) -> Option<DeviceNumber> {
    let value = cookie_value(headers, &cookie_name(state, row))?;
    let (number, code) = value.split_once('.')?;
    let number = hex32(number)?;
    let code = hex32(code)?;
    // This comparison takes constant time.
    let expected = code_of(row.account.as_ref()?, &number);
    (expected == blake3::Hash::from_bytes(code)).then_some(number)
}

/// Returns the header that makes a device known, in place of its previous number.
pub(crate) fn remember(state: &State, headers: &HeaderMap, row: &PersonRow) -> Option<HeaderValue> {
    let number = known(state, headers, row).unwrap_or_else(random);
    let code = code_of(row.account.as_ref()?, &number);
    let secure = if state.config.is_secure() { "; Secure" } else { "" };
    let text = format!(
        "{}={}.{}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}",
        cookie_name(state, row),
        hex(&number),
        hex(code.as_bytes()),
    );
    HeaderValue::from_str(&text).ok()
}

/// Returns the name of the cookie, which differs by person because several people may share a
/// browser.
fn cookie_name(state: &State, row: &PersonRow) -> String {
    let prefix = if state.config.is_secure() { "__Host-" } else { "" };
    format!("{prefix}emberwake-device-{}", row.person.0)
}

fn code_of(account: &Account, number: &DeviceNumber) -> blake3::Hash {
    let key = blake3::derive_key("emberwake known device 1", account.password.as_bytes());
    blake3::keyed_hash(&key, number)
}
