//! Resets a forgotten password through a link in an email to the confirmed address.
//!
//! The link holds a random secret, of which only a hash is stored. It works once, for an hour, and not
//! after the password was changed in another way, or the address isn't the person's any more.

use super::body::Body;
use super::email_link;
use super::error::{ApiError, lang_of};
use crate::guard::Peer;
use crate::notify;
use crate::people::link;
use crate::people::name::read_login;
use crate::people::password::check_new;
use crate::rate_limit::address_key;
use crate::state::State;
use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use store::{Account, LinkHash, LinkPurpose, PasswordProof, PersonRow, RecoveryProof, StoreError};
use texts::serve::{RecoverPage, ServiceProblem, recover_page};
use wire::http::RecoverBody;

/// Asks for a password reset link. The answer doesn't reveal whether the account exists.
#[utoipa::path(post, path = "/api/v1/recover", tag = "people",
    security(()),
    request_body = RecoverBody,
    responses((status = 204, description = "If the account has a confirmed address, it is on its way."),
        (status = 409, description = "This server sends no email.")))]
pub(crate) async fn request(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    Body(body): Body<RecoverBody>,
) -> Result<StatusCode, ApiError> {
    state.config.mail.as_ref().ok_or(ServiceProblem::MailOff)?;
    state.quotas.emails_by_address.take(address_key(client.address))?;
    let now_ms = state.time.certain_ms();
    let Ok(login) = read_login(&body.login) else { return Ok(StatusCode::NO_CONTENT) };
    let row = match state.store.person_by_login(&login).await {
        Ok(row) => row,
        Err(StoreError::NotFound) => return Ok(StatusCode::NO_CONTENT),
        Err(error) => return Err(error.into()),
    };
    // Others may ask as often as they like: above the limit no email is sent, and the answer is the
    // same.
    if row.notify.recovery_email(now_ms).is_some() && state.quotas.emails.take(row.person).is_ok() {
        // In the background, so that the time of the answer reveals nothing either.
        tokio::spawn(async move {
            if let Err(error) = send_link(&state, row, now_ms).await {
                tracing::error!(%error, "a link to a new password could not be stored");
            }
        });
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn send_link(state: &State, row: PersonRow, now_ms: u64) -> Result<(), StoreError> {
    let (Some(account), Some(address)) = (&row.account, row.notify.recovery_email(now_ms)) else {
        return Ok(());
    };
    let address = address.to_owned();
    let about = [address.as_str(), account.password.as_str()];
    let secret = link::create(state, row.person, LinkPurpose::Recover, &about).await?;
    notify::offer_new_password(state, row, &address, &secret.text());
    Ok(())
}

/// Returns the page on which a new password is chosen.
#[utoipa::path(get, path = "/api/v1/recover/{person}/{secret}", tag = "people",
    security(()),
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
    security(()),
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
    let Owner { row, account, address, hash } = owner(state, at).await?;
    let mut fields = url::form_urlencoded::parse(form);
    let password = fields.find(|(key, _)| key == "password").map(|(_, value)| value.into_owned());
    let password = password.unwrap_or_default();
    check_new(&password, &account.login, &row.name)?;
    let new = state.passwords.hash(address_key(client.address), password).await?;
    let now_ms = state.time.certain_ms();
    let proof = RecoveryProof { hash, address: &address, password: &account.password, now_ms };
    let set = state.store.set_password(row.person, &new, PasswordProof::Link(&proof)).await;
    set.map_err(|error| ApiError::or_missing(error, ServiceProblem::BadLink))
}

/// The person a valid link belongs to, and what it is about.
struct Owner {
    row: PersonRow,
    account: Account,
    address: String,
    hash: LinkHash,
}

/// Returns the person a link belongs to, if it is valid and this server sends such links.
async fn owner(state: &State, at: &email_link::Address) -> Result<Owner, ApiError> {
    state.config.mail.as_ref().ok_or(ServiceProblem::BadLink)?;
    let row = email_link::addressee(state, at).await?;
    let account = row.account.clone().ok_or(ServiceProblem::BadLink)?;
    let address =
        row.notify.recovery_email(state.time.certain_ms()).ok_or(ServiceProblem::BadLink)?;
    let address = address.to_owned();
    let about = [address.as_str(), account.password.as_str()];
    let hash = link::find(state, row.person, LinkPurpose::Recover, &about, &at.1).await?;
    let hash = hash.ok_or(ServiceProblem::BadLink)?;
    Ok(Owner { row, account, address, hash })
}
