//! The unsubscribe link in every email: a page with one button, and the same as a `POST` for
//! one-click unsubscribing in mail programs.

use super::email_link::{self, Link};
use crate::state::State;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Response;
use store::Notify;
use texts::serve::{StopPage, stop_page};

const LINK: Link = Link {
    // Unsubscribing works no matter how old the link is.
    fits: |notify, given, _| {
        notify.email_stop.as_deref().is_some_and(|secret| email_link::is_same(secret, given))
    },
    press: stop_emails,
    question: |lang| stop_page(lang, StopPage::Question),
    button: |lang| stop_page(lang, StopPage::Button),
    done: |lang| stop_page(lang, StopPage::Done),
};

fn stop_emails(notify: &mut Notify) {
    notify.email = None;
    notify.email_stop = None;
    notify.email_confirmed = false;
}

/// Returns the page with the unsubscribe button.
#[utoipa::path(get, path = "/api/v1/unsubscribe/{person}/{secret}", tag = "people",
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

/// Stops email.
#[utoipa::path(post, path = "/api/v1/unsubscribe/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn stop(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path(at): Path<email_link::Address>,
) -> Response {
    email_link::press(&LINK, &state, &headers, &at).await
}
