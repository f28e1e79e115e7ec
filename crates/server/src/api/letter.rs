//! What the links in letters have in common: whose they are, and the small pages they lead to.

use super::body::person;
use super::fault::Fault;
use crate::state::State;
use axum::response::Html;
use store::{Notify, PersonRow};
use texts::Lang;
use texts::serve::Trouble;

/// The person that a link belongs to: the one whose secret it holds.
pub(super) async fn owner(
    state: &State,
    number: &str,
    given: &str,
    secret: impl FnOnce(&Notify) -> Option<String>,
) -> Result<PersonRow, Fault> {
    let person = person(number).map_err(|_| Trouble::BadLink)?;
    let row = state.store.person(person).await;
    let row = row.map_err(|error| Fault::or_missing(error, Trouble::BadLink))?;
    let hash = |text: &str| blake3::hash(text.as_bytes());
    // Hashes compare in constant time.
    let fits = secret(&row.notify).is_some_and(|secret| hash(&secret) == hash(given));
    if fits { Ok(row) } else { Err(Trouble::BadLink.into()) }
}

/// A page that asks something, with one button.
pub(super) fn question(lang: Lang, question: &str, button: &str) -> Html<String> {
    page(lang, &format!("<form method=\"post\"><p>{question}</p><button>{button}</button></form>"))
}

/// A page that says something.
pub(super) fn statement(lang: Lang, text: &str) -> Html<String> {
    page(lang, &format!("<p>{text}</p>"))
}

fn page(lang: Lang, body: &str) -> Html<String> {
    Html(format!(
        "<!doctype html>\n<html lang=\"{}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>Emberwake</title>\n{body}\n</html>\n",
        lang.tag()
    ))
}
