//! The common parts of links in emails: finding the owner, and the small pages they lead to.

use super::body::person;
use super::error::{ApiError, lang_of};
use crate::state::State;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use store::{Notify, PersonRow};
use texts::Lang;
use texts::serve::{ServiceProblem, service_problem};
use texts::web::online;

/// A link in an email.
pub(super) struct Link {
    /// Whether this secret is the one that was sent, and is still valid now.
    pub(super) fits: fn(&Notify, &str, u64) -> bool,
    /// The effect of the button.
    pub(super) press: fn(&mut Notify),
    /// The question above the button.
    pub(super) question: fn(Lang) -> &'static str,
    /// The label of the button.
    pub(super) button: fn(Lang) -> &'static str,
    /// The statement after the button was pressed.
    pub(super) done: fn(Lang) -> &'static str,
}

/// The number of a person and a secret, as in the address of a link.
pub(super) type Address = (String, String);

/// Answers with the page that a link leads to.
pub(super) async fn ask(link: &Link, state: &State, headers: &HeaderMap, at: &Address) -> Response {
    let lang = lang_of(headers);
    let asked = owner(link, state, at).await;
    told(headers, asked.map(|_| question(lang, (link.question)(lang), (link.button)(lang))))
}

/// Answers a press of the page's button.
pub(super) async fn press(
    link: &Link,
    state: &State,
    headers: &HeaderMap,
    at: &Address,
) -> Response {
    let pressed = async {
        let mut row = owner(link, state, at).await?;
        (link.press)(&mut row.notify);
        state.store.update_person(&row).await?;
        let lang = lang_of(headers);
        Ok(statement(lang, (link.done)(lang)))
    };
    told(headers, pressed.await)
}

/// Returns the person whose secret the link holds.
async fn owner(
    link: &Link,
    state: &State,
    (number, given): &Address,
) -> Result<PersonRow, ApiError> {
    let person = person(number).map_err(|_| ServiceProblem::BadLink)?;
    let row = state.store.person(person).await;
    let row = row.map_err(|error| ApiError::or_missing(error, ServiceProblem::BadLink))?;
    let fits = (link.fits)(&row.notify, given, state.clock.now_ms());
    if fits { Ok(row) } else { Err(ServiceProblem::BadLink.into()) }
}

/// Returns `true` if two secrets are equal. Comparing hashes takes constant time.
pub(super) fn is_same(secret: &str, given: &str) -> bool {
    blake3::hash(secret.as_bytes()) == blake3::hash(given.as_bytes())
}

/// Returns a page with a question and one button.
fn question(lang: Lang, question: &str, button: &str) -> Html<String> {
    page(lang, &format!("<form method=\"post\"><p>{question}</p><button>{button}</button></form>"))
}

/// Returns a page with a statement and a link to the games.
pub(super) fn statement(lang: Lang, text: &str) -> Html<String> {
    let way = online::say(lang, &online::OnlineMsg::Online);
    page(lang, &format!("<p>{text}</p>\n<p><a href=\"/#/online\">{way}</a></p>"))
}

/// Turns an error into a page for browsers; programs get the usual JSON.
pub(super) fn told(headers: &HeaderMap, answer: Result<Html<String>, ApiError>) -> Response {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match answer {
        Ok(page) => page.into_response(),
        Err(ApiError::Service(what)) if is_about_page(&what) && accepted.contains("text/html") => {
            let lang = lang_of(headers);
            (StatusCode::FORBIDDEN, statement(lang, &service_problem(lang, &what))).into_response()
        }
        Err(error) => error.into_response(),
    }
}

/// Returns `true` if a problem is about something a person did on such a page.
fn is_about_page(what: &ServiceProblem) -> bool {
    matches!(
        what,
        ServiceProblem::BadLink
            | ServiceProblem::PasswordTooShort { .. }
            | ServiceProblem::PasswordTooLong { .. }
            | ServiceProblem::PasswordCommon
    )
}

pub(super) fn page(lang: Lang, body: &str) -> Html<String> {
    Html(format!(
        "<!doctype html>\n<html lang=\"{}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <link rel=\"stylesheet\" href=\"{STYLE_PATH}\">\
         <title>Emberwake</title>\n<main><h1>Emberwake</h1>\n{body}</main>\n</html>\n",
        lang.tag()
    ))
}

/// The path of the pages' stylesheet. Only stylesheets that we serve are allowed.
pub(super) const STYLE_PATH: &str = "/api/v1/email.css";

/// Returns the pages' stylesheet, in the colors of the games.
pub(super) async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("email_link.css"))
}
