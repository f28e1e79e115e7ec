//! The common parts of links in emails: finding the owner, and the small pages they lead to.

use super::body::person;
use super::error::{ApiError, lang_of};
use crate::people::link::find;
use crate::state::State;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use store::{LinkHash, LinkPurpose, PersonRow};
use table::Person;
use texts::Lang;
use texts::serve::{ServiceProblem, service_problem};
use texts::web::online;

/// A kind of link in an email, whose page has one button.
pub(super) struct Link {
    /// Its purpose.
    pub(super) purpose: LinkPurpose,
    /// The question above the button.
    pub(super) question: fn(Lang) -> &'static str,
    /// The label of the button.
    pub(super) button: fn(Lang) -> &'static str,
}

/// The number of a person and a secret, as in the address of a link.
pub(super) type Address = (String, String);

/// The person a valid link belongs to.
pub(super) struct Owner {
    pub(super) person: Person,
    /// The address it was sent to, which is still the person's.
    pub(super) address: String,
    /// The hash of its secret.
    pub(super) hash: LinkHash,
}

/// Answers with the page that a link leads to. That changes nothing, because some programs open
/// every link in an email.
pub(super) async fn ask(link: &Link, state: &State, headers: &HeaderMap, at: &Address) -> Response {
    let lang = lang_of(headers);
    let asked = owner(link.purpose, state, at).await;
    told(headers, asked.map(|_| question(lang, (link.question)(lang), (link.button)(lang))))
}

/// Returns the person to whom the link was sent, if it is still valid.
pub(super) async fn owner(
    purpose: LinkPurpose,
    state: &State,
    at: &Address,
) -> Result<Owner, ApiError> {
    let row = addressee(state, at).await?;
    let address = row.notify.email.ok_or(ServiceProblem::BadLink)?;
    let hash = find(state, row.person, purpose, &[&address], &at.1).await?;
    let hash = hash.ok_or(ServiceProblem::BadLink)?;
    Ok(Owner { person: row.person, address, hash })
}

/// Returns the person whose number is in a link.
pub(super) async fn addressee(state: &State, (number, _): &Address) -> Result<PersonRow, ApiError> {
    let person = person(number).map_err(|_| ServiceProblem::BadLink)?;
    let row = state.store.person(person).await;
    row.map_err(|error| ApiError::or_missing(error, ServiceProblem::BadLink))
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
