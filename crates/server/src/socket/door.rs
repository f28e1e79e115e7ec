//! Where sockets come in: who it is, from where, and whether there are not too many.

use super::{Guest, Socket};
use crate::hub::{ConnectionLimits, Mailbox, nuisance_of};
use crate::limit::Bucket;
use crate::state::State;
use axum::Json;
use axum::extract::WebSocketUpgrade;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Instant;
use texts::Lang;
use texts::table::Nuisance;
use wire::{Code, Problem};

/// A message that is longer than this is not even read to its end.
const FAR_TOO_LONG: usize = 4 * wire::FRAME_BYTES_MAX;
/// Buffers of a connection. There are many connections, and most are silent.
const READ_BYTES: usize = 4 * 1024;
/// How much is kept of what a client does not read, before it is sent away.
const UNREAD_BYTES_MAX: usize = 4 * 1024 * 1024;

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
