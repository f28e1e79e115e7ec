//! The link in the confirmation email. If you open it and press the button, you get the other
//! emails. The button is there because some programs open every link in an email.

use super::email_link::{self, Link};
use crate::state::State;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::notation::hex;
use store::Notify;
use texts::serve::{ConfirmPage, confirm_page};

/// The lifetime of a confirmation link.
pub(super) const VALID_MS: u64 = 3 * 24 * 3_600_000;

/// Returns the secret part of a confirmation link: its expiry time and a code. The code is derived
/// from the expiry time, the address and the unsubscribe secret, which is new with every address
/// and known only to the recipient of our emails.
pub(super) fn secret(notify: &Notify, now_ms: u64) -> Option<String> {
    secret_until(notify, now_ms / 1000 + VALID_MS / 1000)
}

fn secret_until(notify: &Notify, until_s: u64) -> Option<String> {
    let stop = notify.email_stop.as_deref()?;
    let address = notify.email.as_deref()?;
    let known = format!("{stop} {until_s} {address}");
    let code = hex(&blake3::derive_key("emberwake e-mail confirmation 2", known.as_bytes()));
    Some(format!("{until_s}-{code}"))
}

fn fits(notify: &Notify, given: &str, now_ms: u64) -> bool {
    let until_s = given.split_once('-').and_then(|(until, _)| until.parse().ok());
    let secret = until_s.filter(|until_s| now_ms / 1000 < *until_s);
    let secret = secret.and_then(|until_s| secret_until(notify, until_s));
    secret.is_some_and(|secret| email_link::is_same(&secret, given))
}

const LINK: Link = Link {
    fits,
    press: |notify| notify.email_confirmed = true,
    question: |lang| confirm_page(lang, ConfirmPage::Question),
    button: |lang| confirm_page(lang, ConfirmPage::Button),
    done: |lang| confirm_page(lang, ConfirmPage::Done),
};

/// Returns the page with the confirm button.
#[utoipa::path(get, path = "/api/v1/confirm/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn ask(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path(at): Path<email_link::Address>,
) -> Response {
    email_link::ask(&LINK, &state, &headers, &at).await
}

/// Confirms the address.
#[utoipa::path(post, path = "/api/v1/confirm/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn confirm(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path(at): Path<email_link::Address>,
) -> Response {
    email_link::press(&LINK, &state, &headers, &at).await
}
