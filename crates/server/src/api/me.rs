//! The person who makes the request: becoming a guest, creating an account, signing in and out,
//! changing settings.

use super::address;
use super::body::Body;
use super::error::ApiError;
use crate::config::Webhooks;
use crate::guard::Peer;
use crate::notify::webhook;
use crate::people::attempts::Origin;
use crate::people::device::{self, DeviceNumber};
use crate::people::name::{device_label, read_login, read_name};
use crate::people::password::check_new;
use crate::people::reserved;
use crate::people::session::{self, Caller, clear_cookie, set_cookie};
use crate::rate_limit::address_key;
use crate::state::State;
use axum::extract::State as Shared;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use store::{
    Account, NewPerson, NoticeSettings, PasswordProof, PersonChange, PersonRow, Role, SessionKind,
    StoreError,
};
use table::Person;
use texts::Lang;
use texts::serve::ServiceProblem;
use wire::http::{CanNotify, ChangeBody, GuestBody, Me, NotifyBody, PasswordBody, SignInBody};

/// An answer that also sets or removes a cookie.
pub(super) type WithCookie<T> = (AppendHeaders<Vec<(axum::http::HeaderName, HeaderValue)>>, T);

pub(super) fn with_cookie<T>(cookie: HeaderValue, answer: T) -> WithCookie<T> {
    (AppendHeaders(vec![(SET_COOKIE, cookie)]), answer)
}

fn shown(state: &State, row: PersonRow) -> Json<Me> {
    let config = &state.config;
    let notify = NotifyBody {
        browser: row.notify.browser,
        sound: row.notify.sound,
        email: row.notify.email,
        webhook: row.notify.webhook,
        email_stopped: Some(row.notify.email_stopped),
        webhook_stopped: Some(row.notify.webhook_failures >= webhook::FAILURES_MAX),
    };
    Json(Me {
        person: row.person,
        name: row.name,
        lang: row.lang,
        bot: row.bot,
        login: row.account.map(|account| account.login),
        role: row.standing.role.name().to_owned(),
        email_confirmed: row.notify.email_confirmed,
        notify,
        can_notify: CanNotify {
            email: config.mail.is_some(),
            webhook: config.webhooks != Webhooks::Off,
        },
        created_ms: row.created_ms,
        undelete_days: (state.settings.undelete.as_secs() / (24 * 3600)) as u32,
    })
}

fn read_lang(tag: &str) -> Result<String, ServiceProblem> {
    let tags = || Lang::OFFERED.map(Lang::tag).join(", ");
    let none =
        || ServiceProblem::NoSuchLanguage { tag: tag.chars().take(20).collect(), tags: tags() };
    Lang::from_tag(tag).map(|lang| lang.tag().to_owned()).ok_or_else(none)
}

/// Refuses a name that people could mistake for that of a person with an account.
pub(super) async fn must_be_nobody_elses(
    state: &State,
    name: &str,
    but: Option<Person>,
) -> Result<(), ApiError> {
    match state.store.lookalike(name, but).await? {
        Some(_) => Err(ServiceProblem::NameTaken.into()),
        None => Ok(()),
    }
}

/// Returns the label of the browser that sends these headers.
fn browser(headers: &HeaderMap) -> String {
    device_label(headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or(""))
}

/// Signs a person in on this browser, in place of the previous session.
async fn sign_in_here(
    state: &State,
    headers: &HeaderMap,
    row: PersonRow,
    before: Option<Caller>,
) -> Result<WithCookie<Json<Me>>, ApiError> {
    let banned_until_ms = row.standing.banned_until_ms.unwrap_or(0);
    if state.time.certain_ms() < banned_until_ms {
        return Err(ServiceProblem::Banned.into());
    }
    let (token, session) = session::new(state, row.person, SessionKind::Browser, browser(headers));
    let password = row.account.as_ref().map(|account| account.password.as_str());
    let before = before.filter(|caller| caller.kind == SessionKind::Browser);
    state.store.sign_in(&session, password, before.map(|caller| caller.hash)).await?;
    // The device stays known, even after it signs out.
    let known = device::remember(state, headers, &row).await?;
    let mut answer = with_cookie(set_cookie(state, &token), shown(state, row));
    answer.0.0.extend(known.map(|cookie| (SET_COOKIE, cookie)));
    Ok(answer)
}

/// Plays as a guest: creates a person and signs it in.
#[utoipa::path(post, path = "/api/v1/guest", tag = "people",
    security((), ("cookie" = []), ("token" = [])),
    request_body = GuestBody,
    responses((status = 200, body = Me, description = "Signed in; the cookie is set.")))]
pub(crate) async fn guest(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    caller: Option<Caller>,
    headers: HeaderMap,
    Body(body): Body<GuestBody>,
) -> Result<impl IntoResponse, ApiError> {
    let name = read_name(&body.name)?;
    reserved::check(&name)?;
    let lang = read_lang(&body.lang)?;
    must_be_nobody_elses(&state, &name, None).await?;
    state.quotas.guests.take(address_key(client.address))?;
    let now_ms = state.time.latest_ms();
    let new = NewPerson { name, lang, bot: false, owner: None, now_ms };
    let person = state.store.create_person(new).await?;
    let row = state.store.person(person).await?;
    sign_in_here(&state, &headers, row, caller).await
}

/// Returns the person who is signed in.
#[utoipa::path(get, path = "/api/v1/me", tag = "people",
    responses((status = 200, body = Me), (status = 401, description = "Nobody is.")))]
pub(crate) async fn me(Shared(state): Shared<State>, caller: Caller) -> Result<Json<Me>, ApiError> {
    let row = state.store.person(caller.person).await;
    Ok(shown(&state, row.map_err(|error| ApiError::or_missing(error, ServiceProblem::SignedOut))?))
}

/// Changes name, language or notifications. Another email address needs the password.
#[utoipa::path(put, path = "/api/v1/me", tag = "people", request_body = ChangeBody,
    responses((status = 200, body = Me)))]
pub(crate) async fn change(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    caller: Caller,
    Body(body): Body<ChangeBody>,
) -> Result<Json<Me>, ApiError> {
    let before = state.store.person(caller.person).await?;
    let name = body.name.map(|name| read_name(&name)).transpose()?;
    // People who had such a name before it was reserved keep it.
    if let Some(name) = name.as_ref().filter(|name| **name != before.name)
        && before.standing.role != Role::Admin
    {
        reserved::check(name)?;
    }
    let lang = body.lang.map(|lang| read_lang(&lang)).transpose()?;
    let mut change = PersonChange { name, lang, ..PersonChange::default() };
    if let Some(wish) = body.notify {
        caller.must_be_browser()?;
        change.notices = Some(notices(&state, &before, &wish)?);
        if wish.email != before.notify.email {
            let to = wish.email;
            let email = address::change(&state, client, caller, &before, to, body.password).await?;
            change.email = Some(email);
        }
    }
    let after = state.store.change_person(caller.person, &change).await?;
    if change.email.is_some() {
        address::tell(&state, &after).await?;
    }
    Ok(shown(&state, after))
}

/// Sends the confirmation email again, in case the first was lost.
#[utoipa::path(post, path = "/api/v1/me/confirm", tag = "people",
    responses((status = 204, description = "It is on its way."),
        (status = 409, description = "No address waits to be confirmed.")))]
pub(crate) async fn ask_again(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    caller.must_be_browser()?;
    state.config.mail.as_ref().ok_or(ServiceProblem::MailOff)?;
    let row = state.store.person(caller.person).await?;
    if row.notify.email.is_none() || row.notify.email_confirmed {
        return Err(ServiceProblem::NothingToConfirm.into());
    }
    address::may_write(&state, client, caller.person)?;
    address::ask_to_confirm(&state, &row).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the wished settings, except for the email address.
fn notices(
    state: &State,
    row: &PersonRow,
    wish: &NotifyBody,
) -> Result<NoticeSettings, ServiceProblem> {
    if let Some(webhook) = wish.webhook.as_deref()
        && wish.webhook != row.notify.webhook
    {
        row.account.as_ref().ok_or(ServiceProblem::NeedsAccount)?;
        webhook::check(state.config.webhooks, webhook)?;
    }
    let is_stopped = row.notify.webhook_failures >= webhook::FAILURES_MAX;
    Ok(NoticeSettings {
        browser: wish.browser,
        sound: wish.sound,
        webhook: wish.webhook.clone(),
        webhook_again: is_stopped && wish.webhook_stopped == Some(false),
        email_stopped: wish.email_stopped,
    })
}

/// Turns the signed-in guest into an account, with all their games.
#[utoipa::path(post, path = "/api/v1/me/account", tag = "people", request_body = SignInBody,
    responses((status = 200, body = Me, description = "The cookie is a new one.")))]
pub(crate) async fn account(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<SignInBody>,
) -> Result<impl IntoResponse, ApiError> {
    caller.must_be_browser()?;
    let mut row = state.store.person(caller.person).await?;
    if row.account.is_some() {
        return Err(ServiceProblem::AccountExists.into());
    }
    let login = read_login(&body.login)?;
    must_be_nobody_elses(&state, &row.name, Some(row.person)).await?;
    check_new(&body.password, &login, &row.name)?;
    // Reserve the attempt before the lookup, so that probing many logins reveals little.
    let address = address_key(client.address);
    state.quotas.taken_logins.take(address)?;
    let password = state.passwords.hash(address, body.password).await?;
    let account = Account { login, password };
    let created = state.store.create_account(caller.person, &account).await;
    if !matches!(created, Err(StoreError::LoginTaken)) {
        state.quotas.taken_logins.give_back(address);
    }
    created.map_err(|error| match error {
        StoreError::Conflict => ServiceProblem::AccountExists.into(),
        error => ApiError::from(error),
    })?;
    row.account = Some(account);
    sign_in_here(&state, &headers, row, Some(caller)).await
}

/// A password that a person typed.
pub(super) struct Typed<'a> {
    /// The client that sent it.
    pub(super) client: Peer,
    /// The device, if it is known.
    pub(super) device: Option<DeviceNumber>,
    /// The login name.
    pub(super) login: &'a str,
    /// The account with this login, if there is one.
    pub(super) account: Option<&'a Account>,
    pub(super) password: String,
}

/// Returns `true` if a password is right. Wrong ones are counted; after too many, no password is
/// checked.
pub(super) async fn check_password(
    state: &State,
    typed: Typed<'_>,
    wrong: ServiceProblem,
) -> Result<(), ApiError> {
    let Typed { client, device, login, account, password } = typed;
    let address = address_key(client.address);
    let origin = device.map_or(Origin::Stranger(address), Origin::Known);
    let attempt = state.quotas.attempts.reserve(origin, login)?;
    // No password is longer, and hashing a very long text takes time.
    let cut: String =
        password.chars().take(crate::people::password::PASSWORD_CHARS_MAX + 1).collect();
    let hash = account.map(|account| account.password.clone());
    let fits = state.passwords.fits(address, cut, hash).await;
    if !matches!(fits, Ok(false)) {
        attempt.give_back();
    }
    if fits? {
        return Ok(());
    }
    state.metrics.sign_in_failures.inc();
    let client = state.address_key.shown(client.address);
    tracing::warn!(client, known_device = device.is_some(), "a wrong password");
    Err(wrong.into())
}

/// Signs in on this browser with login name and password.
#[utoipa::path(post, path = "/api/v1/sign-in", tag = "people",
    security((), ("cookie" = []), ("token" = [])),
    request_body = SignInBody,
    responses((status = 200, body = Me, description = "Signed in; the cookie is set.")))]
pub(crate) async fn sign_in(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    caller: Option<Caller>,
    headers: HeaderMap,
    Body(body): Body<SignInBody>,
) -> Result<impl IntoResponse, ApiError> {
    let login = read_login(&body.login).map_err(|_| ServiceProblem::WrongSignIn)?;
    let row = match state.store.person_by_login(&login).await {
        Ok(row) => Some(row),
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error.into()),
    };
    let account = row.as_ref().and_then(|row| row.account.as_ref());
    let wrong = ServiceProblem::WrongSignIn;
    let device = match &row {
        Some(row) => device::known(&state, &headers, row).await?,
        None => None,
    };
    let typed = Typed { client, device, login: &login, account, password: body.password };
    check_password(&state, typed, wrong.clone()).await?;
    sign_in_here(&state, &headers, row.ok_or(wrong)?, caller).await
}

/// Signs out on this browser.
#[utoipa::path(post, path = "/api/v1/sign-out", tag = "people",
    responses((status = 204, description = "Signed out.")))]
pub(crate) async fn sign_out(
    Shared(state): Shared<State>,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    state.store.end_session(caller.hash).await?;
    Ok(with_cookie(clear_cookie(&state), StatusCode::NO_CONTENT))
}

/// Signs out on all devices. Bot tokens stay valid.
#[utoipa::path(post, path = "/api/v1/sign-out-everywhere", tag = "people",
    responses((status = 204, description = "Signed out.")))]
pub(crate) async fn sign_out_everywhere(
    Shared(state): Shared<State>,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    caller.must_be_browser()?;
    state.store.end_sessions(caller.person).await?;
    Ok(with_cookie(clear_cookie(&state), StatusCode::NO_CONTENT))
}

/// Changes the password and signs out on all other devices.
#[utoipa::path(post, path = "/api/v1/me/password", tag = "people", request_body = PasswordBody,
    responses((status = 200, body = Me, description = "The cookie is a new one.")))]
pub(crate) async fn password(
    Shared(state): Shared<State>,
    Extension(client): Extension<Peer>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<PasswordBody>,
) -> Result<impl IntoResponse, ApiError> {
    caller.must_be_browser()?;
    let mut row = state.store.person(caller.person).await?;
    let account = row.account.clone().ok_or(ServiceProblem::NeedsAccount)?;
    let typed = Typed {
        client,
        // A signed-in caller is already known.
        device: Some(caller.hash.0),
        login: &account.login,
        account: Some(&account),
        password: body.old,
    };
    check_password(&state, typed, ServiceProblem::WrongPassword).await?;
    check_new(&body.new, &account.login, &row.name)?;
    let password = state.passwords.hash(address_key(client.address), body.new).await?;
    let proof = PasswordProof::Password(&account.password);
    state.store.set_password(caller.person, &password, proof).await?;
    row.account = Some(Account { login: account.login, password });
    sign_in_here(&state, &headers, row, None).await
}
