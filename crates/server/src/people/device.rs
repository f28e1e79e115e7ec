//! Devices on which a person has signed in before. Such a device sends its own cookie when it signs
//! in again, and is let through while strangers try passwords for the same account.
//!
//! The cookie is a random secret of which only a hash is stored. It proves only that its owner once
//! knew the password. A new password makes all devices unknown.

use super::link;
use super::session::cookie_value;
use crate::state::State;
use axum::http::{HeaderMap, HeaderValue};
use store::{LinkPurpose, PersonRow, StoreError};

/// The number of a known device: the hash of its cookie, or of its session.
pub(crate) type DeviceNumber = [u8; 32];

/// Returns the device that sends these headers, if the person of this row has signed in on it
/// before.
pub(crate) async fn known(
    state: &State,
    headers: &HeaderMap,
    row: &PersonRow,
) -> Result<Option<DeviceNumber>, StoreError> {
    let Some(shown) = cookie_value(headers, &cookie_name(state, row)) else { return Ok(None) };
    let Some(account) = &row.account else { return Ok(None) };
    let about = [account.password.as_str()];
    let found = link::find(state, row.person, LinkPurpose::Device, &about, shown).await?;
    Ok(found.map(|hash| hash.0))
}

/// Makes a device known and returns the header with its cookie, unless it is known already or the
/// person is a guest.
pub(crate) async fn remember(
    state: &State,
    headers: &HeaderMap,
    row: &PersonRow,
) -> Result<Option<HeaderValue>, StoreError> {
    let Some(account) = &row.account else { return Ok(None) };
    if known(state, headers, row).await?.is_some() {
        return Ok(None);
    }
    let about = [account.password.as_str()];
    let secret = link::create(state, row.person, LinkPurpose::Device, &about).await?;
    let secure = if state.config.is_secure() { "; Secure" } else { "" };
    let text = format!(
        "{}={}; Path=/; Max-Age={}; HttpOnly; SameSite=Strict{secure}",
        cookie_name(state, row),
        secret.text(),
        link::lifetime_ms(LinkPurpose::Device) / 1000,
    );
    Ok(HeaderValue::from_str(&text).ok())
}

/// Returns the name of the cookie, which differs by person because several people may share a
/// browser.
fn cookie_name(state: &State, row: &PersonRow) -> String {
    let prefix = if state.config.is_secure() { "__Host-" } else { "" };
    format!("{prefix}emberwake-device-{}", row.person.0)
}
