//! The unsubscribe link in every email: a page with one button, and the same as a `POST` for
//! one-click unsubscribing in mail programs.

use super::email_link::{self, Link, Owner};
use super::error::{ApiError, lang_of};
use crate::state::State;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Response;
use store::LinkPurpose;
use texts::serve::{ServiceProblem, StopPage, stop_page};

const LINK: Link = Link {
    purpose: LinkPurpose::Unsubscribe,
    question: |lang| stop_page(lang, StopPage::Question),
    button: |lang| stop_page(lang, StopPage::Button),
};

/// Returns the page with the unsubscribe button.
#[utoipa::path(get, path = "/api/v1/unsubscribe/{person}/{secret}", tag = "people",
    security(()),
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

/// Stops emails about turns.
#[utoipa::path(post, path = "/api/v1/unsubscribe/{person}/{secret}", tag = "people",
    security(()),
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn stop(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path(at): Path<email_link::Address>,
) -> Response {
    let pressed = press(&state, &at).await;
    let lang = lang_of(&headers);
    let done = || email_link::statement(lang, stop_page(lang, StopPage::Done));
    email_link::told(&headers, pressed.map(|()| done()))
}

/// Stops emails about turns. The address stays: it is also for a forgotten password, and a forwarded
/// email must not be enough to take that away.
async fn press(state: &State, at: &email_link::Address) -> Result<(), ApiError> {
    let Owner { person, address, hash } = email_link::owner(LINK.purpose, state, at).await?;
    let done = state.store.stop_email(person, hash, &address, state.time.certain_ms()).await;
    done.map_err(|error| ApiError::or_missing(error, ServiceProblem::BadLink))
}
