//! The link in the confirmation email. If you open it and press the button, you get the other
//! emails. The button is there because some programs open every link in an email.

use super::address::GRACE_MS;
use super::email_link::{self, Link, Owner};
use super::error::{ApiError, lang_of};
use crate::state::State;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Response;
use store::LinkPurpose;
use texts::serve::{ConfirmPage, ServiceProblem, confirm_page};

const LINK: Link = Link {
    purpose: LinkPurpose::Confirm,
    question: |lang| confirm_page(lang, ConfirmPage::Question),
    button: |lang| confirm_page(lang, ConfirmPage::Button),
};

/// Returns the page with the confirm button.
#[utoipa::path(get, path = "/api/v1/confirm/{person}/{secret}", tag = "people",
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

/// Confirms the address.
#[utoipa::path(post, path = "/api/v1/confirm/{person}/{secret}", tag = "people",
    security(()),
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn confirm(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path(at): Path<email_link::Address>,
) -> Response {
    let pressed = press(&state, &at).await;
    let lang = lang_of(&headers);
    let done = || email_link::statement(lang, confirm_page(lang, ConfirmPage::Done));
    email_link::told(&headers, pressed.map(|()| done()))
}

async fn press(state: &State, at: &email_link::Address) -> Result<(), ApiError> {
    state.config.mail.as_ref().ok_or(ServiceProblem::BadLink)?;
    let Owner { person, address, hash } = email_link::owner(LINK.purpose, state, at).await?;
    let now_ms = state.time.certain_ms();
    let until_ms = now_ms + GRACE_MS;
    let done = state.store.confirm_email(person, hash, &address, now_ms, until_ms).await;
    done.map_err(|error| ApiError::or_missing(error, ServiceProblem::BadLink))
}
