//! Resets a forgotten password through a link in an email to the confirmed address.
//!
//! Nothing is stored for it. The link holds its expiry time and a code derived from the hash of the
//! current password. So the link works once, and not after the password was changed in another way.

use super::body::{Body, person};
use super::email_link::{self, is_same};
use super::error::{ApiError, lang_of};
use crate::guard::Peer;
use crate::notify;
use crate::people::name::read_login;
use crate::people::password::check_new;
use crate::rate_limit::address_key;
use crate::state::State;
use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use kernel::notation::hex;
use store::{Account, PersonRow};
use texts::serve::{RecoverPage, ServiceProblem, recover_page};
use wire::http::RecoverBody;

/// The lifetime of a link.
pub(super) const VALID_S: u64 = 3600;

fn secret_until(account: &Account, until_s: u64) -> String {
    let known = format!("{until_s} {}", account.password);
    let code = hex(&blake3::derive_key("emberwake password recovery 1", known.as_bytes()));
    format!("{until_s}-{code}")
}

/// Asks for a password reset link. The answer doesn't reveal whether the account exists.
#[utoipa::path(post, path = "/api/v1/recover", tag = "people", request_body = RecoverBody,
    responses((status = 204, description = "If the account has a confirmed address, it is on its way."),
        (status = 409, description = "This server sends no email.")))]
pub(crate) async fn request(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    Body(body): Body<RecoverBody>,
) -> Result<StatusCode, ApiError> {
    state.config.mail.as_ref().ok_or(ServiceProblem::MailOff)?;
    state.quotas.emails_by_address.take(address_key(client.address))?;
    let Ok(login) = read_login(&body.login) else { return Ok(StatusCode::NO_CONTENT) };
    let row = match state.store.person_by_login(&login).await {
        Ok(row) => row,
        Err(store::StoreError::NotFound) => return Ok(StatusCode::NO_CONTENT),
        Err(error) => return Err(error.into()),
    };
    // Others may ask as often as they like: above the limit no email is sent, and the answer is the
    // same.
    let may_write =
        row.notify.email_confirmed && state.quotas.emails.take(row.person).is_ok();
    if let Some(account) = row.account.as_ref().filter(|_| may_write) {
        let secret = secret_until(account, state.clock.now_ms() / 1000 + VALID_S);
        notify::offer_new_password(&state, row.clone(), &secret);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the page on which a new password is chosen.
#[utoipa::path(get, path = "/api/v1/recover/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the email.")),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn ask(
    Shared(state): Shared<State>,
    headers: HeaderMap,
    Path(at): Path<email_link::Address>,
) -> Response {
    let lang = lang_of(&headers);
    let say = |what| recover_page(lang, what);
    let asked = owner(&state, &at).await.map(|_| {
        let question = say(RecoverPage::Question);
        let field = say(RecoverPage::Field);
        let button = say(RecoverPage::Button);
        email_link::page(
            lang,
            &format!(
                "<form method=\"post\"><p>{question}</p><p><label>{field} \
                 <input type=\"password\" name=\"password\" autocomplete=\"new-password\" required>\
                 </label></p><button>{button}</button></form>"
            ),
        )
    });
    email_link::told(&headers, asked)
}

/// Sets the new password, and signs out everywhere.
#[utoipa::path(post, path = "/api/v1/recover/{person}/{secret}", tag = "people",
    params(("person" = u64, Path, description = "Who."),
        ("secret" = String, Path, description = "As in the email.")),
    request_body(content = String, content_type = "application/x-www-form-urlencoded",
        description = "The new password as `password=…`."),
    responses((status = 200, body = String, content_type = "text/html")))]
pub(crate) async fn set(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    headers: HeaderMap,
    Path(at): Path<email_link::Address>,
    form: Bytes,
) -> Response {
    let done = set_password(&state, client, &at, &form).await;
    let lang = lang_of(&headers);
    email_link::told(
        &headers,
        done.map(|()| email_link::statement(lang, recover_page(lang, RecoverPage::Done))),
    )
}

async fn set_password(
    state: &State,
    client: Peer,
    at: &email_link::Address,
    form: &[u8],
) -> Result<(), ApiError> {
    let (mut row, account) = owner(state, at).await?;
    let mut fields = url::form_urlencoded::parse(form);
    let password = fields.find(|(key, _)| key == "password").map(|(_, value)| value.into_owned());
    let password = password.unwrap_or_default();
    check_new(&password, &account.login, &row.name)?;
    let hash = state.passwords.hash(address_key(client.address), password).await?;
    row.account = Some(Account { login: account.login, password: hash });
    state.store.update_person(&row).await?;
    Ok(state.store.end_sessions(row.person).await?)
}

/// Returns the person a link belongs to, if it is valid.
async fn owner(
    state: &State,
    (number, given): &email_link::Address,
) -> Result<(PersonRow, Account), ApiError> {
    let person = person(number).map_err(|_| ServiceProblem::BadLink)?;
    let row = state.store.person(person).await;
    let row = row.map_err(|error| ApiError::or_missing(error, ServiceProblem::BadLink))?;
    let account = row.account.clone().ok_or(ServiceProblem::BadLink)?;
    let until_s = given.split_once('-').and_then(|(until, _)| until.parse::<u64>().ok());
    let until_s = until_s.filter(|until_s| state.clock.now_ms() / 1000 < *until_s);
    let fits = until_s.is_some_and(|until_s| is_same(&secret_until(&account, until_s), given));
    if fits { Ok((row, account)) } else { Err(ServiceProblem::BadLink.into()) }
}
