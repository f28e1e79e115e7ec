//! The socket of a client.

use crate::Address;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use wire::{FromClient, FromServer};

/// A message of the server; an update of a table is left as JSON, since its game is not known here.
pub type Frame = FromServer<Value>;

/// A socket to the server, greeted.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

/// The reason why a socket is no longer usable.
#[derive(Debug)]
pub enum SocketProblem {
    /// It could not be opened, broke or was closed.
    Broken(String),
    /// The server sent an unreadable message.
    Unreadable(String),
}

impl fmt::Display for SocketProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SocketProblem::Broken(why) => write!(f, "the socket broke: {why}"),
            SocketProblem::Unreadable(what) => write!(f, "the server sent ‘{what}’"),
        }
    }
}

impl std::error::Error for SocketProblem {}

fn broken(why: impl fmt::Display) -> SocketProblem {
    SocketProblem::Broken(why.to_string())
}

impl Socket {
    /// Connects and greets; the cookie identifies the person.
    pub async fn open(address: Address, cookie: Option<&str>) -> Result<Socket, SocketProblem> {
        let stream = TcpStream::connect(address.socket()).await.map_err(broken)?;
        // A move is a small frame that someone waits for.
        stream.set_nodelay(true).map_err(broken)?;
        let url = format!("ws://{}/api/v1/socket", address.host());
        let mut request = url.into_client_request().map_err(broken)?;
        let headers = request.headers_mut();
        headers.insert("origin", address.origin().parse().map_err(broken)?);
        if let Some(cookie) = cookie {
            headers.insert("cookie", cookie.parse().map_err(broken)?);
        }
        // Thousands of these live in one process.
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let opened =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let mut socket = Socket { stream: opened.map_err(broken)?.0 };
        socket.say(&FromClient::Hello { version: wire::VERSION, lang: "en".to_owned() }).await?;
        match socket.hear().await? {
            FromServer::Welcome { .. } => Ok(socket),
            other => Err(SocketProblem::Unreadable(format!("{other:?}"))),
        }
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &FromClient) -> Result<(), SocketProblem> {
        let text = serde_json::to_string(message).map_err(broken)?;
        self.send(Message::text(text)).await
    }

    /// Sends anything, including what no honest client sends.
    pub async fn send(&mut self, message: Message) -> Result<(), SocketProblem> {
        self.stream.send(message).await.map_err(broken)
    }

    /// The text of the next message of the server.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes, SocketProblem> {
        loop {
            let message = match self.stream.next().await {
                None => return Err(broken("closed")),
                Some(Err(tungstenite::Error::ConnectionClosed)) => return Err(broken("closed")),
                Some(message) => message.map_err(broken)?,
            };
            match message {
                Message::Text(text) => return Ok(text),
                Message::Close(frame) => return Err(broken(format!("closed: {frame:?}"))),
                _ => {}
            }
        }
    }

    /// The next message of the server.
    pub async fn hear(&mut self) -> Result<Frame, SocketProblem> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).map_err(|_| SocketProblem::Unreadable(text.to_string()))
    }
}

/// The parts of an update that every game has: enough to play without knowing the game.
#[derive(serde::Deserialize)]
pub struct Heard<'a> {
    /// The table.
    pub table: wire::TableId,
    /// The lines after this one follow.
    pub after: u64,
    /// The state of the table.
    pub status: table::Status,
    /// The legal moves, if this client must decide.
    #[serde(default)]
    pub legal: Vec<String>,
    /// The events.
    #[serde(borrow)]
    pub told: Vec<&'a RawValue>,
}
