//! The link in every e-mail that stops them: one page with one button, and the same by post, as mail
//! programs do it with one click.

use super::fault::lang_of;
use super::letter;
use crate::state::State;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Response;
use store::Notify;
use texts::serve::{StopPage, stop_page};

fn secret(notify: &Notify) -> Option<String> {
    notify.email_stop.clone()
}

/// The page that asks.
#[utoipa::path(get, path = "/api/v1/unsubscribe/{person}/{secret}", tag = "people",
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
        let text = |what| stop_page(lang, what);
        Ok(letter::question(lang, text(StopPage::Question), text(StopPage::Button)))
    };
    letter::told(&headers, answer.await)
}

/// Stops e-mail.
#[utoipa::path(post, path = "/api/v1/unsubscribe/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn stop(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path((number, given)): Path<(String, String)>,
) -> Response {
    let answer = async {
        let mut row = letter::owner(&state, &number, &given, secret).await?;
        row.notify.email = None;
        row.notify.email_stop = None;
        row.notify.email_confirmed = false;
        state.store.update_person(&row).await?;
        let lang = lang_of(&headers);
        Ok(letter::statement(lang, stop_page(lang, StopPage::Done)))
    };
    letter::told(&headers, answer.await)
}
