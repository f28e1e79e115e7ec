//! A bare server that sends every frame back, to measure what sockets alone can do on this machine.

use crate::figures::Count;
use axum::Router;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::routing::get;
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{self, Message};

/// Starts it; it ends with the runtime.
pub(crate) async fn start() -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let app = Router::new().route(
        "/",
        get(|upgrade: WebSocketUpgrade| async { upgrade.read_buffer_size(4096).on_upgrade(echo) }),
    );
    tokio::spawn(async { axum::serve(listener, app).await });
    Ok(address)
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if socket.send(message).await.is_err() {
            return;
        }
    }
}

/// One round: this many sockets, each waits for its frame before it sends the next.
pub(crate) async fn round(
    address: SocketAddr,
    sockets: usize,
    time: Duration,
) -> Result<Count, tungstenite::Error> {
    let mut open = Vec::new();
    for _ in 0..sockets {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/");
        open.push(tokio_tungstenite::client_async(url, stream).await?.0);
    }
    let begin = Instant::now();
    let tasks: Vec<_> =
        open.into_iter().map(|socket| tokio::spawn(bounce(socket, begin + time))).collect();
    let mut count = Count::default();
    for task in tasks {
        count.join(task.await.unwrap_or_default());
    }
    Ok(count.took(begin.elapsed(), None))
}

async fn bounce(mut socket: WebSocketStream<TcpStream>, until: Instant) -> Count {
    // A frame as long as a move.
    const FRAME: &str = "{\"say\":\"act\",\"table\":\"aaaaaaaaaaaaaaaa\",\"number\":1000,\
                         \"act\":{\"what\":\"move\",\"answers\":100,\"move\":\"sow 2 cw\"}}";
    let mut count = Count::default();
    while Instant::now() < until {
        let asked = Instant::now();
        if socket.send(Message::text(FRAME)).await.is_err() {
            break;
        }
        match socket.next().await {
            Some(Ok(Message::Text(_))) => count.answer(asked.elapsed()),
            _ => break,
        }
    }
    count
}
