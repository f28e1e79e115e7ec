//! Reports to the service manager, in systemd's protocol, that the server is ready, alive or
//! stopping. Without a service manager, it does nothing.
//!
//! The protocol is a short datagram to the socket that `NOTIFY_SOCKET` names, which the standard
//! library can send.

use std::time::Duration;

/// The service manager, if there is one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Supervisor {
    /// The socket: a path, or a name in the abstract namespace after `@`.
    socket: Option<String>,
    /// The interval at which it expects a sign of life.
    watchdog: Option<Duration>,
}

impl Supervisor {
    /// Returns the service manager that has started this process.
    pub(crate) fn find() -> Supervisor {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        // Ignore a variable that was meant for another process.
        let is_ours = variable("WATCHDOG_PID")
            .is_none_or(|process| process == std::process::id().to_string());
        let watchdog = variable("WATCHDOG_USEC").filter(|_| is_ours);
        let watchdog = watchdog.and_then(|micros| micros.parse().ok()).filter(|micros| *micros > 0);
        Supervisor {
            socket: variable("NOTIFY_SOCKET"),
            watchdog: watchdog.map(Duration::from_micros),
        }
    }

    /// Reports that the server can be reached at this address.
    pub(crate) fn ready(&self, url: &str) {
        self.tell(&format!("READY=1\nSTATUS=Serving {url}"));
    }

    /// Reports that the server is about to end.
    pub(crate) fn stopping(&self) {
        self.tell("STOPPING=1");
    }

    /// Reports that the server is alive as long as tasks run, twice as often as needed.
    pub(crate) async fn keep_watchdog_calm(self) {
        let Some(watchdog) = self.watchdog.filter(|_| self.socket.is_some()) else { return };
        loop {
            self.tell("WATCHDOG=1");
            tokio::time::sleep(watchdog / 2).await;
        }
    }

    fn tell(&self, message: &str) {
        let Some(socket) = &self.socket else { return };
        if let Err(error) = send(socket, message) {
            tracing::warn!(%error, "the service manager can't be told");
        }
    }
}

#[cfg(unix)]
fn send(socket: &str, message: &str) -> std::io::Result<()> {
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let address = match socket.strip_prefix('@') {
        #[cfg(target_os = "linux")]
        Some(name) => {
            use std::os::linux::net::SocketAddrExt;
            SocketAddr::from_abstract_name(name)?
        }
        _ => SocketAddr::from_pathname(socket)?,
    };
    let sender = UnixDatagram::unbound()?;
    // A manager that doesn't read must not block the server.
    sender.set_nonblocking(true)?;
    sender.send_to_addr(message.as_bytes(), &address).map(drop)
}

#[cfg(not(unix))]
fn send(_socket: &str, _message: &str) -> std::io::Result<()> {
    Ok(())
}
