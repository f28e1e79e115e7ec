//! Identifies the sender of a request: a browser by a cookie, a program by a token.

use super::token::Token;
use crate::api::error::ApiError;
use crate::state::State;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use store::{Session, SessionHash, SessionKind};
use table::Person;
use texts::serve::ServiceProblem;

/// The maximum number of bytes of a cookie header that are read.
const COOKIES_BYTES_MAX: usize = 8 * 1024;
/// The lifetime of the cookie in a browser; the server decides whether it is still valid.
pub(super) const COOKIE_SECONDS: u64 = 400 * 24 * 3600;
/// The interval at which the use of a session is recorded.
pub(crate) const TOUCH_MS: u64 = 3_600_000;
/// The lifetime of a program's token.
pub(super) const TOKEN_MS: u64 = 3650 * 24 * 3_600_000;

/// The sender of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    pub(crate) person: Person,
    pub(crate) hash: SessionHash,
    /// A browser or a program.
    pub(crate) kind: SessionKind,
    /// When the session ends.
    pub(crate) lease: Lease,
}

/// When a session ends: at its time, or if it is unused for too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lease {
    pub(crate) hash: SessionHash,
    /// How long it may be unused.
    unused_ms_max: u64,
    /// When it ends, unless it is used until then.
    pub(crate) ends_ms: u64,
}

impl Lease {
    fn of(session: &Session, unused_ms_max: u64) -> Lease {
        let unused_until_ms = session.seen_ms.saturating_add(unused_ms_max);
        let ends_ms = session.expires_ms.min(unused_until_ms);
        Lease { hash: session.hash, unused_ms_max, ends_ms }
    }

    /// Returns the lease of the session as it is stored now.
    pub(crate) fn renewed(&self, session: &Session) -> Lease {
        Lease::of(session, self.unused_ms_max)
    }
}

impl Caller {
    /// Refuses programs: a token that leaks must not take the account with it.
    pub(crate) fn must_be_browser(&self) -> Result<(), ServiceProblem> {
        match self.kind {
            SessionKind::Browser => Ok(()),
            SessionKind::Token => Err(ServiceProblem::NotForTokens),
        }
    }
}

/// Returns the sender of a request with these headers. An expired cookie counts as not signed in;
/// an unknown token is refused.
pub(crate) async fn identify(
    state: &State,
    headers: &HeaderMap,
) -> Result<Option<Caller>, ApiError> {
    if let Some(shown) = headers.get(AUTHORIZATION) {
        let text = shown.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let token =
            text.and_then(|text| Token::read(text.trim())).ok_or(ServiceProblem::SignedOut)?;
        let caller = find(state, &token, SessionKind::Token).await?;
        return Ok(Some(caller.ok_or(ServiceProblem::SignedOut)?));
    }
    match cookie(headers, name(state)) {
        Some(token) => find(state, &token, SessionKind::Browser).await,
        None => Ok(None),
    }
}

async fn find(state: &State, token: &Token, kind: SessionKind) -> Result<Option<Caller>, ApiError> {
    let certain_ms = state.time.certain_ms();
    let session = match state.store.session(token.hash(), certain_ms).await {
        Ok(session) => session,
        Err(store::StoreError::NotFound) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let unused_ms_max = match kind {
        SessionKind::Browser => state.config.session_ms,
        SessionKind::Token => u64::MAX,
    };
    let lease = Lease::of(&session, unused_ms_max);
    let Session { hash, person, seen_ms, .. } = session;
    if session.kind != kind || lease.ends_ms <= certain_ms {
        return Ok(None);
    }
    // If it was seen in the future, a clock was wrong then.
    let now_ms = state.time.latest_ms();
    if now_ms.abs_diff(seen_ms) > TOUCH_MS {
        state.store.touch_session(hash, now_ms).await?;
    }
    Ok(Some(Caller { person, hash, kind, lease }))
}

/// Returns a new session of a person, with its token. It begins when it is stored.
pub(crate) fn new(
    state: &State,
    person: Person,
    kind: SessionKind,
    label: String,
) -> (Token, Session) {
    let token = Token::new();
    let now_ms = state.time.latest_ms();
    let lives_ms = match kind {
        SessionKind::Browser => COOKIE_SECONDS * 1000,
        SessionKind::Token => TOKEN_MS,
    };
    let session = Session {
        hash: token.hash(),
        person,
        kind,
        label,
        created_ms: now_ms,
        seen_ms: now_ms,
        expires_ms: now_ms + lives_ms,
    };
    (token, session)
}

pub(crate) fn set_cookie(state: &State, token: &Token) -> HeaderValue {
    header(state, &token.text(), COOKIE_SECONDS)
}

/// Returns the header that removes the cookie.
pub(crate) fn clear_cookie(state: &State) -> HeaderValue {
    header(state, "", 0)
}

fn header(state: &State, value: &str, seconds: u64) -> HeaderValue {
    let secure = if state.config.is_secure() { "; Secure" } else { "" };
    let name = name(state);
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("hexadecimal digits fit into a header")
}

/// Returns the name of the cookie. With this prefix browsers accept it only over TLS, and from no
/// other host.
fn name(state: &State) -> &'static str {
    if state.config.is_secure() { "__Host-emberwake" } else { "emberwake" }
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<Token> {
    cookie_value(headers, name).and_then(Token::read)
}

pub(crate) fn cookie_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get_all(COOKIE).iter().find_map(|value| {
        let text = value.to_str().ok().filter(|text| text.len() <= COOKIES_BYTES_MAX)?;
        let mut pairs = text.split(';').filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
    })
}

impl FromRequestParts<State> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, ApiError> {
        identify(state, &parts.headers).await?.ok_or(ApiError::Service(ServiceProblem::SignedOut))
    }
}

impl OptionalFromRequestParts<State> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &State,
    ) -> Result<Option<Self>, ApiError> {
        identify(state, &parts.headers).await
    }
}
