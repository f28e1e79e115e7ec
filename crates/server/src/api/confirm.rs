//! The link in the first letter to an address: whoever opens it and presses the button gets the
//! others. Programs that look at every link in a letter press no button.

use super::body::person;
use super::fault::{Fault, lang_of};
use super::stop::page;
use crate::state::State;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Html;
use kernel::notation::hex;
use store::{Notify, PersonRow};
use texts::serve::{ConfirmPage, Trouble, confirm_page};

/// What the link to confirm an address holds: made from the address and from the secret that stops
/// letters, which is new with every address and known only to those whom letters have reached.
pub(super) fn secret(notify: &Notify) -> Option<String> {
    let (stop, address) = (notify.email_stop.as_deref()?, notify.email.as_deref()?);
    let known = format!("{stop} {address}");
    Some(hex(&blake3::derive_key("emberwake e-mail confirmation 1", known.as_bytes())))
}

/// The person that a link belongs to.
async fn owner(state: &State, number: &str, given: &str) -> Result<PersonRow, Fault> {
    let person = person(number).map_err(|_| Trouble::BadUnsubscribe)?;
    let row = state.store.person(person).await;
    let row = row.map_err(|error| Fault::or_missing(error, Trouble::BadUnsubscribe))?;
    let hash = |text: &str| blake3::hash(text.as_bytes());
    // Hashes compare in constant time.
    let fits = secret(&row.notify).is_some_and(|secret| hash(&secret) == hash(given));
    if fits { Ok(row) } else { Err(Trouble::BadUnsubscribe.into()) }
}

/// The page that asks.
#[utoipa::path(get, path = "/api/v1/confirm/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn ask(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path((number, secret)): Path<(String, String)>,
) -> Result<Html<String>, Fault> {
    owner(&state, &number, &secret).await?;
    let lang = lang_of(&headers);
    let text = |what| confirm_page(lang, what);
    let (question, button) = (text(ConfirmPage::Question), text(ConfirmPage::Button));
    let form = format!("<form method=\"post\"><p>{question}</p><button>{button}</button></form>");
    Ok(page(lang, &form))
}

/// Confirms the address.
#[utoipa::path(post, path = "/api/v1/confirm/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn confirm(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path((number, secret)): Path<(String, String)>,
) -> Result<Html<String>, Fault> {
    let mut row = owner(&state, &number, &secret).await?;
    row.notify.email_confirmed = true;
    state.store.update_person(&row).await?;
    let lang = lang_of(&headers);
    Ok(page(lang, &format!("<p>{}</p>", confirm_page(lang, ConfirmPage::Done))))
}
