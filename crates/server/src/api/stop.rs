//! The link in every e-mail that stops them: one page with one button, and the same by post, as mail
//! programs do it with one click.

use super::body::person;
use super::fault::{Fault, lang_of};
use crate::state::State;
use axum::extract::{Path, State as Shared};
use axum::http::HeaderMap;
use axum::response::Html;
use store::PersonRow;
use texts::Lang;
use texts::serve::{StopPage, Trouble, stop_page};

/// The person that a link belongs to.
async fn owner(state: &State, number: &str, secret: &str) -> Result<PersonRow, Fault> {
    let person = person(number).map_err(|_| Trouble::BadUnsubscribe)?;
    let row = state.store.person(person).await;
    let row = row.map_err(|error| Fault::or_missing(error, Trouble::BadUnsubscribe))?;
    let hash = |text: &str| blake3::hash(text.as_bytes());
    // Hashes compare in constant time.
    let fits = row.notify.email_stop.as_deref().is_some_and(|stop| hash(stop) == hash(secret));
    if fits { Ok(row) } else { Err(Trouble::BadUnsubscribe.into()) }
}

pub(super) fn page(lang: Lang, body: &str) -> Html<String> {
    Html(format!(
        "<!doctype html>\n<html lang=\"{}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>Emberwake</title>\n{body}\n</html>\n",
        lang.tag()
    ))
}

/// The page that asks.
#[utoipa::path(get, path = "/api/v1/unsubscribe/{person}/{secret}", tag = "people",
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
    let (question, button) =
        (stop_page(lang, StopPage::Question), stop_page(lang, StopPage::Button));
    let form = format!("<form method=\"post\"><p>{question}</p><button>{button}</button></form>");
    Ok(page(lang, &form))
}

/// Stops e-mail.
#[utoipa::path(post, path = "/api/v1/unsubscribe/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the e-mail.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn stop(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path((number, secret)): Path<(String, String)>,
) -> Result<Html<String>, Fault> {
    let mut row = owner(&state, &number, &secret).await?;
    row.notify.email = None;
    row.notify.email_stop = None;
    row.notify.email_confirmed = false;
    state.store.update_person(&row).await?;
    let lang = lang_of(&headers);
    Ok(page(lang, &format!("<p>{}</p>", stop_page(lang, StopPage::Done))))
}
