//! Accepts connections. It limits how many each address may have, drops those that stall, and
//! closes all of them at the end.

use crate::client_stream::ClientStream;
use crate::config::Settings;
use crate::metrics::Metrics;
use crate::rate_limit::address_key;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use texts::Lang;
use texts::serve::{ServiceProblem, service_problem};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tower::Service;

/// The maximum size of a request head.
const HEAD_BYTES_MAX: usize = 32 * 1024;
/// The number of unread bytes that the system buffers for a client. By default it would buffer
/// megabytes for each, and it would take long to notice that a client doesn't read.
const UNREAD_BYTES: usize = 128 * 1024;
/// The factor by which an answer may stall longer than a socket. Bad lines do stall while a page is
/// fetched, and no client code is there yet to reconnect.
const DOWNLOAD: u32 = 3;
/// The number of seconds that a client with too many connections must wait.
const WAIT_S: u64 = 10;

/// Accepts connections and serves them.
pub(crate) struct Acceptor {
    app: Router,
    /// The time limit for the head of a request, and for an unused connection.
    head: Duration,
    /// The longest time for which a client may read nothing of its answer.
    drain: Duration,
    /// The maximum number of connections per address, not counting sockets. `None` behind a proxy,
    /// from which all connections come.
    per_address: Option<usize>,
    inside: Arc<ConnectionCounts>,
    closing: watch::Sender<bool>,
    metrics: Arc<Metrics>,
}

/// The number of connections of each address.
#[derive(Default)]
struct ConnectionCounts(Mutex<HashMap<u64, usize>>);

/// One connection. Dropping it decreases the count of its address.
struct ConnectionPermit {
    inside: Arc<ConnectionCounts>,
    address: u64,
}

impl ConnectionCounts {
    fn counts(&self) -> MutexGuard<'_, HashMap<u64, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(self: &Arc<Self>, address: u64, most: Option<usize>) -> Option<ConnectionPermit> {
        let mut counts = self.counts();
        let count = counts.entry(address).or_default();
        if most.is_some_and(|most| *count >= most) {
            return None;
        }
        *count += 1;
        Some(ConnectionPermit { inside: Arc::clone(self), address })
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut counts = self.inside.counts();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

impl Acceptor {
    pub(crate) fn new(
        app: Router,
        settings: &Settings,
        per_address: Option<usize>,
        metrics: Arc<Metrics>,
    ) -> Acceptor {
        let inside = Arc::default();
        let closing = watch::channel(false).0;
        let head = settings.head;
        let drain = settings.drain * DOWNLOAD;
        Acceptor { app, head, drain, per_address, inside, closing, metrics }
    }

    /// Serves a connection until it ends.
    pub(crate) fn accept(&self, stream: TcpStream, peer: SocketAddr) {
        // A move is a small message that someone waits for; the system would hold it for 40 ms.
        let _ = stream.set_nodelay(true);
        let _ = socket2::SockRef::from(&stream).set_send_buffer_size(UNREAD_BYTES);
        let Some(place) = self.inside.enter(address_key(peer.ip()), self.per_address) else {
            self.metrics.refused.inc("connections");
            return send_away(&stream);
        };
        let app = self.app.clone();
        let head = self.head;
        let mut closing = self.closing.subscribe();
        let stream = ClientStream::new(stream, self.drain, Arc::clone(&self.metrics));
        tokio::spawn(async move {
            let service = service_fn(move |request: hyper::Request<Incoming>| {
                let mut request = request.map(Body::new);
                request.extensions_mut().insert(ConnectInfo(peer));
                // A router is always ready.
                app.clone().call(request)
            });
            let mut connection = std::pin::pin!(
                http1::Builder::new()
                    .timer(TokioTimer::new())
                    .header_read_timeout(head)
                    .max_buf_size(HEAD_BYTES_MAX)
                    .serve_connection(TokioIo::new(stream), service)
                    .with_upgrades()
            );
            // It's up to the client how a connection ends.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop((place, closing));
        });
    }

    /// Lets every request finish, but waits no longer than `patience`.
    pub(crate) async fn close(&self, patience: Duration) {
        self.closing.send_replace(true);
        let _ = tokio::time::timeout(patience, self.closing.closed()).await;
    }
}

/// Refuses a client that has too many connections, without waiting for anything.
fn send_away(stream: &TcpStream) {
    let text = service_problem(Lang::En, &ServiceProblem::TooMany { seconds: WAIT_S });
    let body = serde_json::json!({ "code": "too-many", "text": text }).to_string();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n\
         retry-after: {WAIT_S}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let _ = stream.try_write(answer.as_bytes());
}

/// Returns how long to wait after a connection couldn't be accepted. If the client is already gone,
/// there is no reason to wait; if the system has no room for more connections, there is.
pub(crate) fn pause_after(error: &io::Error) -> Duration {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    match error.kind() {
        ConnectionAborted | ConnectionRefused | ConnectionReset => Duration::ZERO,
        _ => {
            tracing::error!(%error, "no connection can be accepted");
            Duration::from_secs(1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_as_many_places_as_are_allowed_and_gets_them_back() {
        let inside = Arc::<ConnectionCounts>::default();
        let address = 1;
        let first = inside.enter(address, Some(2));
        let second = inside.enter(address, Some(2));
        assert!(first.is_some() && second.is_some());
        assert!(inside.enter(address, Some(2)).is_none());
        assert!(inside.enter(2, Some(2)).is_some());
        drop(first);
        assert!(inside.enter(address, Some(2)).is_some());
        drop(second);
        assert_eq!(inside.counts().len(), 0, "nobody is remembered who is gone");
    }
}
