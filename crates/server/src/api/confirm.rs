//! The link in the first letter to an address: whoever opens it and presses the button gets the
//! others. Programs that look at every link in a letter press no button.

use super::fault::lang_of;
use super::letter;
use crate::state::State;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::notation::hex;
use store::Notify;
use texts::serve::{ConfirmPage, confirm_page};

/// What the link to confirm an address holds: made from the address and from the secret that stops
/// letters, which is new with every address and known only to those whom letters have reached.
pub(super) fn secret(notify: &Notify) -> Option<String> {
    let (stop, address) = (notify.email_stop.as_deref()?, notify.email.as_deref()?);
    let known = format!("{stop} {address}");
    Some(hex(&blake3::derive_key("emberwake e-mail confirmation 1", known.as_bytes())))
}

/// The page that asks.
#[utoipa::path(get, path = "/api/v1/confirm/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn ask(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path((number, given)): Path<(String, String)>,
) -> Response {
    let answer = async {
        letter::owner(&state, &number, &given, secret).await?;
        let lang = lang_of(&headers);
        let text = |what| confirm_page(lang, what);
        Ok(letter::question(lang, text(ConfirmPage::Question), text(ConfirmPage::Button)))
    };
    letter::told(&headers, answer.await)
}

/// Confirms the address.
#[utoipa::path(post, path = "/api/v1/confirm/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn confirm(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path((number, given)): Path<(String, String)>,
) -> Response {
    let answer = async {
        let mut row = letter::owner(&state, &number, &given, secret).await?;
        row.notify.email_confirmed = true;
        state.store.update_person(&row).await?;
        let lang = lang_of(&headers);
        Ok(letter::statement(lang, confirm_page(lang, ConfirmPage::Done)))
    };
    letter::told(&headers, answer.await)
}
