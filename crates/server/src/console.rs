//! The console: the operator's commands on the command line.
//!
//! An SQLite file belongs to one process. While a server has it open, the console asks that server.
//! The server writes a file next to the database with its address and a secret, readable only by
//! users who can read the database itself. Otherwise, and with PostgreSQL, the console opens the
//! database and answers by itself, with the same handlers.

use crate::clock::SystemClock;
use crate::config::Config;
use crate::state::State;
use axum::Router;
use axum::body::Body;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST};
use axum::http::{Method, Request};
use http_body_util::BodyExt;
use hyper_util::rt::TokioIo;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use store::OpenError;
use texts::Lang;
use tokio::net::TcpStream;
use tower::ServiceExt;

/// The reason why the console got no answer.
#[derive(Debug)]
pub enum ConsoleError {
    /// The database can't be used.
    Store(OpenError),
    /// The request is refused, with the sentence that says why.
    Refused(String),
    /// The server that has the database open does not answer.
    Unreachable(String),
}

impl fmt::Display for ConsoleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConsoleError::Store(why) => why.fmt(f),
            ConsoleError::Refused(sentence) => f.write_str(sentence),
            ConsoleError::Unreachable(why) => write!(f, "the server does not answer: {why}"),
        }
    }
}

impl std::error::Error for ConsoleError {}

/// The console of a server.
pub struct Console(Way);

enum Way {
    /// This process has the database open.
    Here { app: Router, state: State },
    /// Another process has the database open.
    There { address: SocketAddr, token: String },
}

/// The contents of the file that a server writes next to its database.
#[derive(Serialize, Deserialize)]
struct ConsoleAddress {
    address: SocketAddr,
    token: String,
}

impl Console {
    /// Opens the console of the server with this database.
    pub async fn open(database: &str) -> Result<Console, ConsoleError> {
        match store::open(database, store::StoreOptions::default()).await {
            Ok(store) => {
                let state = State::quiet(store, Arc::new(SystemClock), Config::default());
                Ok(Console(Way::Here { app: crate::app(state.clone()), state }))
            }
            Err(error @ OpenError::InUse { .. }) => match read_note(database) {
                Some(ConsoleAddress { address, token }) => {
                    Ok(Console(Way::There { address, token }))
                }
                None => Err(ConsoleError::Store(error)),
            },
            Err(error) => Err(ConsoleError::Store(error)),
        }
    }

    /// Sends a request under `/api/v1/admin/`.
    pub async fn ask(
        &self,
        lang: Lang,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Result<Value, ConsoleError> {
        let unreachable = |why: String| ConsoleError::Unreachable(why);
        let method: Method = method.parse().map_err(|_| unreachable(method.to_owned()))?;
        let (token, address) = match &self.0 {
            Way::Here { state, .. } => (state.console.text(), local(0)),
            Way::There { address, token } => (token.clone(), *address),
        };
        let body = body.map_or_else(String::new, |body| body.to_string());
        let request = Request::builder()
            .method(method)
            .uri(format!("/api/v1/admin/{path}"))
            .header(HOST, address.to_string())
            .header(AUTHORIZATION, format!("Bearer {token}"))
            .header(CONTENT_TYPE, "application/json")
            .header(ACCEPT_LANGUAGE, lang.tag())
            .body(Body::from(body))
            .map_err(|error| unreachable(error.to_string()))?;
        let (is_fine, text) = match &self.0 {
            Way::Here { app, .. } => here(app, request).await,
            Way::There { address, .. } => {
                let answered = there(*address, request).await;
                answered.map_err(|error| unreachable(error.to_string()))?
            }
        };
        let answer: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
        if is_fine {
            Ok(answer)
        } else {
            let said = answer["text"].as_str().map_or(text.clone(), str::to_owned);
            Err(ConsoleError::Refused(said))
        }
    }

    /// Closes the database.
    pub async fn close(self) {
        if let Way::Here { state, .. } = self.0 {
            state.hub.close().await;
            state.store.close().await;
        }
    }
}

async fn here(app: &Router, request: Request<Body>) -> (bool, String) {
    // The router's error type is infallible.
    let Ok(response) = app.clone().oneshot(request).await;
    let is_fine = response.status().is_success();
    let bytes = response.into_body().collect().await.map(|body| body.to_bytes());
    (is_fine, String::from_utf8_lossy(&bytes.unwrap_or_default()).into_owned())
}

/// Sends a request to the server. An error means that the server can't be reached.
async fn there(address: SocketAddr, request: Request<Body>) -> io::Result<(bool, String)> {
    let stream = TcpStream::connect(address).await?;
    let connected = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = connected.map_err(io::Error::other)?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(io::Error::other)?;
    let is_fine = answer.status().is_success();
    let bytes = answer.into_body().collect().await.map_err(io::Error::other)?.to_bytes();
    connection.abort();
    Ok((is_fine, String::from_utf8_lossy(&bytes).into_owned()))
}

/// Returns the path of the file next to an SQLite database.
fn note_path(database: &str) -> Option<PathBuf> {
    let path = database.strip_prefix("sqlite:")?;
    Some(PathBuf::from(format!("{}.console", path.strip_prefix("//").unwrap_or(path))))
}

fn read_note(database: &str) -> Option<ConsoleAddress> {
    let text = std::fs::read_to_string(note_path(database)?).ok()?;
    serde_json::from_str(&text).ok()
}

/// The file that a server has written next to its database; dropping this deletes it.
pub(crate) struct ConsoleNote(PathBuf);

impl ConsoleNote {
    /// Writes the address of this server for the console, readable only by its own user.
    pub(crate) fn write(database: &str, listening: SocketAddr, state: &State) -> Option<Self> {
        let path = note_path(database)?;
        let address = match listening.ip() {
            IpAddr::V4(Ipv4Addr::UNSPECIFIED) => local(listening.port()),
            IpAddr::V6(Ipv6Addr::UNSPECIFIED) => local(listening.port()),
            _ => listening,
        };
        let note = ConsoleAddress { address, token: state.console.text() };
        let written = serde_json::to_string(&note).map_err(io::Error::other);
        match written.and_then(|text| write_private(&path, &text)) {
            Ok(()) => Some(ConsoleNote(path)),
            Err(error) => {
                tracing::warn!(%error, "the console will not find this server");
                None
            }
        }
    }
}

impl Drop for ConsoleNote {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn local(port: u16) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, port))
}

fn write_private(path: &PathBuf, text: &str) -> io::Result<()> {
    // An old file may be readable by others.
    let _ = std::fs::remove_file(path);
    let mut options = std::fs::File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(text.as_bytes())
}
