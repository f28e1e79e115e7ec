//! Runs the whole service: opens the store, listens, and stops without losing anything.

use crate::acceptor::{Acceptor, pause_after};
use crate::clock::SystemClock;
use crate::config::Config;
use crate::console::ConsoleNote;
use crate::supervisor::Supervisor;
use crate::{State, app, notify};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use store::OpenError;
use tokio::net::TcpListener;

/// How long to wait at the end for clients in the middle of a request. With the other delays, a
/// stopped service ends within two seconds.
const GOODBYE: Duration = Duration::from_millis(500);
/// How long to wait for bots that still think.
const LAST_THOUGHTS: Duration = Duration::from_millis(300);

/// The minimum limit of connections per address that are not sockets. Browsers open a handful.
const CONNECTIONS_PER_ADDRESS: usize = 256;

/// The reason why the service can't run.
#[derive(Debug)]
pub enum ServeError {
    /// The database can't be used.
    Store(OpenError),
    /// The server can't listen on the address.
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error of the operating system.
        why: io::Error,
    },
    /// Another error of the operating system.
    System(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Store(why) => why.fmt(f),
            ServeError::Listen { address, why } => write!(f, "can't listen at {address}: {why}"),
            ServeError::System(why) => write!(f, "the operating system refused: {why}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// Serves with this configuration, on this database, until interrupted. Calls `ready` with the
/// address once the service can be reached.
pub fn serve(
    mut config: Config,
    database: &str,
    ready: &mut dyn FnMut(&str),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(ServeError::System)?;
    let served = runtime.block_on(async {
        let store = store::open(database, store::StoreOptions::default()).await;
        let store = store.map_err(ServeError::Store)?;
        let address = SocketAddr::new(config.listen, config.port);
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|why| ServeError::Listen { address, why })?;
        let address = listener.local_addr().map_err(ServeError::System)?;
        config.port = address.port();
        let url = config.origin().unwrap_or_else(|| format!("http://{address}")) + "/";
        let state = State::with(store, Arc::new(SystemClock), config);
        let notices = notify::start(state.clone());
        let note = ConsoleNote::write(database, address, &state);
        // Subscribe before the address is announced: its reader may end the service immediately.
        let interrupted = interrupted();
        let supervisor = Supervisor::find();
        let watched = supervisor.clone();
        let reloads = refuse_reloads();
        let beside = tokio::spawn(async { tokio::join!(watched.keep_watchdog_calm(), reloads) });
        ready(&url);
        supervisor.ready(&url);
        let stopped = Box::pin(async move {
            interrupted.await;
            supervisor.stopping();
        });
        let ended = run(listener, state, stopped).await;
        notices.abort();
        beside.abort();
        drop(note);
        ended.map_err(ServeError::System)
    });
    // Bots may still be thinking, but their results are no longer needed.
    runtime.shutdown_timeout(LAST_THOUGHTS);
    #[cfg(feature = "otlp")]
    crate::otlp::flush();
    served
}

/// Serves everything at this address until `stopped`, then finishes what was begun: no new client
/// is accepted, running work is completed, and clients learn that the service will be back.
///
/// Like [`serve`], it has no type parameter: the service is compiled here, once, and not again in
/// every caller.
pub async fn run(
    listener: TcpListener,
    state: State,
    stopped: Pin<Box<dyn Future<Output = ()> + Send>>,
) -> io::Result<()> {
    let sockets = state.settings.sockets_per_address;
    let per_address = match state.config.trust_proxy {
        0 => Some(sockets.max(CONNECTIONS_PER_ADDRESS)),
        // All connections come from the proxy.
        _ => None,
    };
    let hub = state.hub.clone();
    let store = Arc::clone(&state.store);
    let settings = state.settings.clone();
    let metrics = Arc::clone(&state.metrics);
    let acceptor = Acceptor::new(app(state), &settings, per_address, metrics);
    let mut stopped = stopped;
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => acceptor.accept(stream, peer),
                Err(error) => tokio::time::sleep(pause_after(&error)).await,
            },
            () = stopped.as_mut() => break,
        }
    }
    drop(listener);
    // Sockets are informed and closed, and running acts are stored.
    hub.close().await;
    acceptor.close(GOODBYE).await;
    store.close().await;
    Ok(())
}

/// Handles the signal that makes many services reload their settings. By default it would end this
/// one, which reads its settings only at the start.
fn refuse_reloads() -> Pin<Box<dyn Future<Output = ()> + Send>> {
    #[cfg(unix)]
    if let Ok(mut asked) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup()) {
        return Box::pin(async move {
            while asked.recv().await.is_some() {
                tracing::warn!("SIGHUP changes nothing: restart the service to read its settings");
            }
        });
    }
    Box::pin(std::future::pending())
}

/// Waits for an interrupt from the terminal, or for the signal that ends services. Both are
/// received from now on, not only once the future is awaited.
fn interrupted() -> Pin<Box<dyn Future<Output = ()> + Send>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        let [Ok(mut typed), Ok(mut ended)] = signals else {
            // Without signals there is nothing to wait for; the service runs until it is killed.
            return Box::pin(std::future::pending());
        };
        Box::pin(async move {
            tokio::select! {
                _ = typed.recv() => {}
                _ = ended.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Box::pin(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
