//! Sends messages to a client.

use super::{End, Socket, Why};
use crate::hub::{Done, Note};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes};
use futures_util::SinkExt;
use std::time::Duration;
use tokio::time::error::Elapsed;
use wire::{FromServer, Problem};

/// The time that a client has to read why it is disconnected.
const LINGER: Duration = Duration::from_secs(1);

impl Socket {
    /// Puts a message into the connection's buffer, unless the client doesn't read.
    pub(super) async fn send(&mut self, message: Message) -> Result<(), End> {
        let drain = self.settings().drain;
        let fed = tokio::time::timeout(drain, self.stream.feed(message)).await;
        self.in_time(fed)
    }

    /// Sends the buffer. An answer and the update that follows it leave together, because sending
    /// is the main cost of a move for the server.
    pub(super) async fn flush(&mut self) -> Result<(), End> {
        let drain = self.settings().drain;
        let flushed = tokio::time::timeout(drain, self.stream.flush()).await;
        self.in_time(flushed)
    }

    fn in_time(&self, sent: Result<Result<(), axum::Error>, Elapsed>) -> Result<(), End> {
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => {
                self.inner().metrics.slow_readers.inc();
                Err(End::Gone)
            }
        }
    }

    pub(super) async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), End> {
        self.send(Message::Text(text)).await
    }

    /// Sends a message other than an update.
    pub(super) async fn say(&mut self, message: FromServer<()>) -> Result<(), End> {
        let text = serde_json::to_string(&message).unwrap_or_default();
        self.send_text(text.into()).await
    }

    /// Refuses a message.
    pub(super) async fn refuse(
        &mut self,
        number: Option<u64>,
        problem: Problem,
    ) -> Result<(), End> {
        self.say(FromServer::Refused { number, problem }).await
    }

    /// Answers an act.
    pub(super) async fn answer(
        &mut self,
        number: u64,
        done: Result<Done, Problem>,
    ) -> Result<(), End> {
        match done {
            Ok(Done { sequence }) => self.say(FromServer::Done { number, sequence }).await,
            Err(problem) => self.refuse(Some(number), problem).await,
        }
    }

    pub(super) async fn say_note(&mut self, note: Note) -> Result<(), End> {
        self.say(match note {
            Note::YourTurn { table, answers } => FromServer::YourTurn { table, answers },
            Note::Rematch { table, next } => FromServer::Rematch { table, next },
        })
        .await
    }

    /// Closes the connection and says why. The client may no longer listen.
    pub(super) async fn say_goodbye(&mut self, why: Why) {
        let (code, reason) = why.code();
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = self.send(Message::Close(Some(frame))).await;
        if self.flush().await.is_ok() {
            // If some of the client's bytes were unread, the system would reset the connection, and
            // the client might never read why.
            let _ = tokio::time::timeout(LINGER, async {
                while let Some(Ok(_)) = self.stream.recv().await {}
            })
            .await;
        }
    }
}
