//! A proxy in front of PostgreSQL. Its connections can go silent: nothing is closed, nothing comes
//! through, as when a firewall forgets a connection or a machine is frozen.

use crate::Postgres;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// A running proxy. It must be started in a runtime, and ends with it or on drop.
pub struct Proxy {
    address: SocketAddr,
    shared: Arc<ProxyState>,
    accepting: AbortHandle,
}

struct ProxyState {
    links: Mutex<Vec<Arc<ProxiedConnection>>>,
    is_frozen: watch::Sender<bool>,
    /// Whether the next commit is passed on, but not its answer.
    swallows_commit: AtomicBool,
}

/// A connection through the proxy.
#[derive(Default)]
struct ProxiedConnection {
    is_silent: AtomicBool,
}

impl Proxy {
    /// Starts a proxy in front of this server.
    pub async fn start(server: &Postgres) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let links = Mutex::default();
        let (is_frozen, _) = watch::channel(false);
        let swallows_commit = AtomicBool::new(false);
        let shared = Arc::new(ProxyState { links, is_frozen, swallows_commit });
        let accepting = accept(listener, server.socket(), Arc::clone(&shared));
        let accepting = tokio::spawn(accepting).abort_handle();
        Proxy { address, shared, accepting }
    }

    /// Returns the address of a database through the proxy, given its direct address.
    pub fn address(&self, direct: &str) -> String {
        let path = direct.split('?').next().unwrap_or_default();
        let name = path.rsplit('/').next().unwrap_or_default();
        format!("postgres://postgres@{}/{name}?sslmode=disable", self.address)
    }

    /// Lets all connections so far go silent for good. New ones work.
    pub fn silence(&self) {
        let links = self.shared.links.lock().unwrap_or_else(PoisonError::into_inner);
        for link in &*links {
            link.is_silent.store(true, Ordering::SeqCst);
        }
    }

    /// Holds everything back, also what comes over new connections.
    pub fn freeze(&self) {
        self.shared.is_frozen.send_replace(true);
    }

    /// Passes on what was held back, and everything that follows.
    pub fn thaw(&self) {
        self.shared.is_frozen.send_replace(false);
    }

    /// Lets the connection with the next commit go silent: the commit arrives, its answer doesn't.
    pub fn swallow_commit(&self) {
        self.shared.swallows_commit.store(true, Ordering::SeqCst);
    }

    /// Returns `true` once the answer to a commit was swallowed.
    pub fn has_swallowed(&self) -> bool {
        !self.shared.swallows_commit.load(Ordering::SeqCst)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(listener: TcpListener, socket: PathBuf, shared: Arc<ProxyState>) {
    while let Ok((client, _)) = listener.accept().await {
        let link = Arc::new(ProxiedConnection::default());
        let mut links = shared.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.push(Arc::clone(&link));
        drop(links);
        tokio::spawn(connect(client, socket.clone(), link, Arc::clone(&shared)));
    }
}

async fn connect(
    client: TcpStream,
    socket: PathBuf,
    link: Arc<ProxiedConnection>,
    shared: Arc<ProxyState>,
) {
    let Ok(server) = reach(&socket).await else { return };
    let _ = client.set_nodelay(true);
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = tokio::io::split(server);
    tokio::join!(
        pass_on(from_client, to_server, &link, &shared, true),
        pass_on(from_server, to_client, &link, &shared, false),
    );
}

#[cfg(unix)]
async fn reach(socket: &std::path::Path) -> io::Result<tokio::net::UnixStream> {
    tokio::net::UnixStream::connect(socket).await
}

#[cfg(not(unix))]
async fn reach(_socket: &std::path::Path) -> io::Result<TcpStream> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Passes on what comes from one side. The end isn't passed on either if the connection is silent.
async fn pass_on(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    link: &ProxiedConnection,
    shared: &ProxyState,
    is_client: bool,
) {
    let mut frozen = shared.is_frozen.subscribe();
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if frozen.wait_for(|is_frozen| !is_frozen).await.is_err() {
            return;
        }
        if link.is_silent.load(Ordering::SeqCst) {
            continue;
        }
        let read = &bytes[..count];
        if is_client
            && read.windows(7).any(|window| window == b"COMMIT\0")
            && shared.swallows_commit.swap(false, Ordering::SeqCst)
        {
            link.is_silent.store(true, Ordering::SeqCst);
        }
        if to.write_all(read).await.is_err() {
            break;
        }
    }
    if link.is_silent.load(Ordering::SeqCst) {
        std::future::pending::<()>().await;
    }
    let _ = to.shutdown().await;
}
