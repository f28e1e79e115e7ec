//! Changes of an email address. They need the password, the earlier address is told, and for a day
//! it can still receive a link to a new password, so that a session alone, or a password that
//! leaked, doesn't take an account over.

use super::error::ApiError;
use super::me::{Typed, check_password};
use crate::guard::Peer;
use crate::notify;
use crate::people::link;
use crate::people::session::Caller;
use crate::rate_limit::address_key;
use crate::state::State;
use store::{EmailChange, LinkPurpose, PersonRow};
use table::Person;
use texts::serve::ServiceProblem;

/// How long an earlier address can receive links to a new password after another one was confirmed
/// in its place, or after it was removed.
pub(super) const GRACE_MS: u64 = 24 * 3_600_000;

/// Returns the change to another address, or to none, if the password is right.
pub(super) async fn change(
    state: &State,
    client: Peer,
    caller: Caller,
    row: &PersonRow,
    to: Option<String>,
    password: Option<String>,
) -> Result<EmailChange, ApiError> {
    if to.is_some() && state.config.mail.is_none() {
        return Err(ServiceProblem::MailOff.into());
    }
    let account = row.account.as_ref().ok_or(ServiceProblem::NeedsAccount)?;
    if let Some(address) = &to {
        let fits = address.len() <= 254 && address.parse::<lettre::Address>().is_ok();
        fits.then_some(()).ok_or(ServiceProblem::EmailForm)?;
    }
    let typed = Typed {
        client,
        // A signed-in caller is already known.
        device: Some(caller.hash.0),
        login: &account.login,
        account: Some(account),
        password: password.ok_or(ServiceProblem::NeedsPassword)?,
    };
    check_password(state, typed, ServiceProblem::WrongPassword).await?;
    if to.is_some() {
        may_write(state, client, row.person)?;
    }
    let now_ms = state.time.certain_ms();
    Ok(EmailChange {
        password: account.password.clone(),
        from: row.notify.email.clone(),
        to,
        now_ms,
        grace_until_ms: now_ms + GRACE_MS,
    })
}

/// Limits emails. Otherwise, anyone could flood any address.
pub(super) fn may_write(state: &State, client: Peer, person: Person) -> Result<(), ApiError> {
    state.quotas.emails_by_address.take(address_key(client.address))?;
    Ok(state.quotas.emails.take(person)?)
}

/// Tells the address that was confirmed before a change, and asks the new one to confirm.
pub(super) async fn tell(state: &State, after: &PersonRow) -> Result<(), ApiError> {
    if let Some(earlier) = after.notify.earlier_email(state.time.certain_ms()) {
        notify::tell_of_change(state, after.clone(), earlier);
    }
    if after.notify.email_confirmed { Ok(()) } else { ask_to_confirm(state, after).await }
}

/// Sends the confirmation email, if there is an address.
pub(super) async fn ask_to_confirm(state: &State, row: &PersonRow) -> Result<(), ApiError> {
    if let Some(address) = row.notify.email.as_deref() {
        let secret = link::create(state, row.person, LinkPurpose::Confirm, &[address]).await?;
        notify::ask_to_confirm(state, row.clone(), address, &secret.text());
    }
    Ok(())
}
