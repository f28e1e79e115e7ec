//! Where sockets come in: who it is, from where, and whether there are not too many.

use super::{Guest, Socket};
use crate::hub::{ConnectionLimits, Mailbox, nuisance_of, trouble_of, unavailable};
use crate::limit::Bucket;
use crate::people::token::Token;
use crate::state::State;
use axum::Json;
use axum::extract;
use axum::extract::WebSocketUpgrade;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Instant;
use texts::Lang;
use texts::serve::Trouble;
use texts::table::Nuisance;
use wire::{Code, Problem};

/// A message that is longer than this is not even read to its end.
const FAR_TOO_LONG: usize = 4 * wire::FRAME_BYTES_MAX;
/// Buffers of a connection. There are many connections, and most are silent.
const READ_BYTES: usize = 4 * 1024;
/// How much is kept of what a client does not read, before it is sent away.
const UNREAD_BYTES_MAX: usize = 4 * 1024 * 1024;

/// Lets a client in: a browser by its cookie, a program by its token, anybody else to look on.
pub(crate) async fn enter(
    extract::State(state): extract::State<State>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let lang = Lang::default();
    if !is_own_origin(&state, &headers) {
        return refuse(
            StatusCode::FORBIDDEN,
            trouble_of(Code::Forbidden, lang, &Trouble::OtherOrigin),
        );
    }
    match identify(&state, &headers).await {
        Ok(guest) => open(upgrade, state, guest, lang),
        Err(store::Error::NotFound) => {
            let problem = trouble_of(Code::SignedOut, lang, &Trouble::SignedOut);
            refuse(StatusCode::UNAUTHORIZED, problem)
        }
        Err(_) => refuse(StatusCode::SERVICE_UNAVAILABLE, unavailable(lang)),
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Browsers say whose page opens a socket; another site's page may not, as the cookie would come
/// with it.
fn is_own_origin(state: &State, headers: &HeaderMap) -> bool {
    let Some(origin) = text(headers, ORIGIN) else { return true };
    if let Some(own) = &state.settings.public_origin {
        return origin.eq_ignore_ascii_case(own);
    }
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    let host = text(headers, HOST);
    matches!((named, host), (Some(named), Some(host)) if named.eq_ignore_ascii_case(host))
}

async fn identify(state: &State, headers: &HeaderMap) -> Result<Guest, store::Error> {
    let bearer = text(headers, AUTHORIZATION).map(|shown| shown.strip_prefix("Bearer "));
    let cookie = text(headers, COOKIE).and_then(|cookies| {
        let mut pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == "emberwake").map(|(_, value)| value)
    });
    let token = match (bearer, cookie) {
        (Some(token), _) => Token::read(token.unwrap_or_default()).ok_or(store::Error::NotFound)?,
        (None, Some(cookie)) => match Token::read(cookie) {
            Some(token) => token,
            None => return Ok(Guest::default()),
        },
        (None, None) => return Ok(Guest::default()),
    };
    let now_ms = state.clock.now_ms();
    match state.store.session(token.hash(), now_ms).await {
        Ok(session) => {
            Ok(Guest { person: Some(session.person), session: Some(session.hash), address: None })
        }
        Err(store::Error::NotFound) if bearer.is_none() => Ok(Guest::default()),
        Err(error) => Err(error),
    }
}

/// Opens a socket for a guest.
pub(crate) fn open(upgrade: WebSocketUpgrade, state: State, guest: Guest, lang: Lang) -> Response {
    let mailbox = Arc::new(Mailbox::default());
    let limits = ConnectionLimits {
        per_person: state.settings.sockets_per_person,
        per_address: state.settings.sockets_per_address,
    };
    let connections = &state.hub.inner.connections;
    let Some(bucket) = connections.add(&mailbox, guest.person, guest.address, limits) else {
        let problem = nuisance_of(Code::TooMany, lang, &Nuisance::TooManySockets);
        return refuse(StatusCode::TOO_MANY_REQUESTS, problem);
    };
    let hub = state.hub.clone();
    let (failed, left) = (hub.clone(), Arc::clone(&mailbox));
    upgrade
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(UNREAD_BYTES_MAX)
        .max_message_size(FAR_TOO_LONG)
        .max_frame_size(FAR_TOO_LONG)
        .on_failed_upgrade(move |_| {
            failed.inner.connections.remove(&left, guest.person, guest.address);
        })
        .on_upgrade(async move |stream| {
            let socket = Socket {
                stream,
                hub,
                guest,
                mailbox,
                watched: Vec::new(),
                lang: None,
                messages: Bucket::default(),
                messages_of_person: bucket,
                refused: 0,
                heard: Instant::now(),
                running: None,
            };
            socket.serve().await;
        })
}

fn refuse(status: StatusCode, problem: Problem) -> Response {
    (status, Json(problem)).into_response()
}
