//! Accepts sockets: identifies the client and its address, and refuses it if there are too many.

use super::{Socket, Visitor};
use crate::api::error::{ApiError, lang_of};
use crate::guard::{Peer, is_own_origin};
use crate::hub::{ConnectionLimits, Mailbox, connection_problem_of};
use crate::people::session::identify;
use crate::rate_limit::address_key;
use crate::state::State;
use crate::token_bucket::TokenBucket;
use axum::Extension;
use axum::extract::{self, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::http::header::ORIGIN;
use axum::response::Response;
use std::sync::Arc;
use std::time::Instant;
use texts::Lang;
use texts::serve::ServiceProblem;
use texts::table::ConnectionProblem;
use tracing::Instrument;
use wire::{Code, Problem};

/// The size beyond which a message is not even read to its end.
pub(super) const FAR_TOO_LONG: usize = 4 * wire::FRAME_BYTES_MAX;
/// The read buffer of a connection. There are many connections, and most are silent.
const READ_BYTES: usize = 4 * 1024;
/// The write buffer: messages sent together leave in one piece, up to this size.
const WRITE_BYTES: usize = 16 * 1024;
/// The number of unread bytes that are kept for a client before it is disconnected.
const UNREAD_BYTES_MAX: usize = 4 * 1024 * 1024;

/// Accepts a client: a browser by its cookie, a program by its token, anyone else as a spectator.
pub(crate) async fn enter(
    extract::State(state): extract::State<State>,
    Extension(client): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    // Browsers say which page opens a socket. Another site's page may not, because the cookie comes
    // with it.
    let origin = headers.get(ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    if origin.is_some_and(|origin| !is_own_origin(&state, &headers, origin)) {
        return Err(ServiceProblem::OtherOrigin.into());
    }
    let caller = identify(&state, &headers).await?;
    let visitor = Visitor {
        person: caller.map(|caller| caller.person),
        session: caller.map(|caller| caller.lease),
        address: Some(address_key(client.address)),
    };
    open(upgrade, state, visitor, lang_of(&headers)).map_err(ApiError::from)
}

/// Opens a socket for a visitor.
fn open(
    upgrade: WebSocketUpgrade,
    state: State,
    visitor: Visitor,
    lang: Lang,
) -> Result<Response, Problem> {
    let mailbox = Arc::new(Mailbox::default());
    let limits = ConnectionLimits {
        per_person: state.settings.sockets_per_person,
        per_address: state.settings.sockets_per_address,
    };
    let connections = &state.hub.inner.connections;
    let Some(bucket) = connections.add(&mailbox, visitor.person, visitor.address, limits) else {
        state.metrics.refused.inc("sockets");
        return Err(connection_problem_of(Code::TooMany, lang, &ConnectionProblem::TooManySockets));
    };
    let hub = state.hub.clone();
    // Log lines of the socket carry the number of the request that opened it.
    let span = tracing::Span::current();
    let failed = hub.clone();
    let left = Arc::clone(&mailbox);
    let response = upgrade
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(WRITE_BYTES)
        .max_write_buffer_size(UNREAD_BYTES_MAX)
        .max_message_size(FAR_TOO_LONG)
        .max_frame_size(FAR_TOO_LONG)
        .on_failed_upgrade(move |_| {
            failed.inner.connections.remove(&left, visitor.person, visitor.address);
        })
        .on_upgrade(async move |stream| {
            let socket = Socket {
                stream,
                hub,
                visitor,
                mailbox,
                watched: Vec::new(),
                lang: None,
                messages: TokenBucket::default(),
                messages_of_person: bucket,
                refused: 0,
                heard: Instant::now(),
                acted_ms: 0,
                leaves_at: None,
                running: None,
            };
            socket.serve().instrument(span).await;
        });
    Ok(response)
}
