//! The socket of a client: one for everything it follows and does.
//!
//! One task reads, acts and writes. While an act runs, nothing more is read, and nothing is written
//! faster than the client reads. So a connection takes little memory whatever the client does.

// Thousands of connections are open at a time, and each holds the state of its future.
#![warn(clippy::large_futures)]

mod door;
mod follow;
mod listen;
mod speak;

pub(crate) use door::enter;

use crate::config::Settings;
use crate::hub::{Done, Entry, Hub, Inner, Mailbox, Seen};
use crate::panics::{self, PanicError};
use crate::people::session::Lease;
use crate::token_bucket::TokenBucket;
use axum::extract::ws::{Message, WebSocket};
use std::error::Error;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Person;
use texts::Lang;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep_until};
use wire::{Form, Problem};

/// The time limit for the greeting.
const GREETING: Duration = Duration::from_secs(10);

/// The client at the other end.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Visitor {
    /// The person; `None` for a spectator who is not signed in.
    pub(crate) person: Option<Person>,
    /// The session of the person.
    pub(crate) session: Option<Lease>,
    /// The key of the address.
    pub(crate) address: Option<u64>,
}

/// A connection.
struct Socket {
    stream: WebSocket,
    hub: Hub,
    visitor: Visitor,
    mailbox: Arc<Mailbox>,
    /// The tables that the client follows; the index is the bit in the mailbox.
    watched: Vec<Option<Watched>>,
    /// `None` before the greeting.
    lang: Option<Lang>,
    messages: TokenBucket,
    messages_of_person: Arc<TokenBucket>,
    /// The number of refused messages that accepted ones haven't made up for.
    refused: u32,
    heard: Instant,
    /// The time of the last act, which counts as a use of the session; 0 if there was none.
    acted_ms: u64,
    /// The moment at which the person no longer counts as present, if they left the client.
    leaves_at: Option<tokio::time::Instant>,
    running: Option<Running>,
}

/// A table that the client follows.
struct Watched {
    entry: Arc<Entry>,
    seen: Seen,
    form: Form,
    /// The version of the table that was sent; 0 if none was.
    version: u64,
}

/// A running act, with the client's number for it.
type Running = Pin<Box<dyn Future<Output = (u64, Result<Done, Problem>)> + Send>>;

/// The reason why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// The client is gone, or does not read.
    Gone,
    /// The server closes it, and says why.
    Closed(Why),
}

/// The reason why the server closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    /// The service stops and will be back.
    Restart,
    /// The client keeps doing something that is never allowed.
    Nuisance,
    /// The client uses another version of the protocol.
    Version,
    /// A message was far too long.
    TooLong,
    /// The session has ended.
    SignedOut,
    /// The server has a bug.
    Internal,
}

/// Returns the fixed limits of a connection.
pub(crate) fn fixed_limits() -> [(&'static str, u64); 5] {
    [
        ("frame-bytes", wire::FRAME_BYTES_MAX as u64),
        ("closing-frame-bytes", door::FAR_TOO_LONG as u64),
        ("hello-seconds", GREETING.as_secs()),
        ("refusals-in-a-row", listen::REFUSED_MAX.into()),
        ("chat-line-messages", listen::CHAT_COST.into()),
    ]
}

/// Returns the codes with which connections are closed, and the words that go with them.
pub(crate) fn close_codes() -> Vec<(u16, &'static str)> {
    Why::ALL.map(Why::code).to_vec()
}

impl Why {
    const ALL: [Why; 6] =
        [Why::Restart, Why::Nuisance, Why::Version, Why::TooLong, Why::SignedOut, Why::Internal];

    /// Returns the protocol's code, and a word for programmers.
    fn code(self) -> (u16, &'static str) {
        match self {
            Why::Restart => (1012, "closing"),
            Why::Nuisance => (1008, "too many refused messages"),
            Why::Version => (4406, "another version"),
            Why::TooLong => (1009, "a message was too long"),
            Why::SignedOut => (4401, "signed out"),
            Why::Internal => (1011, "internal error"),
        }
    }
}

impl Socket {
    fn inner(&self) -> &Arc<Inner> {
        &self.hub.inner
    }

    fn settings(&self) -> &Settings {
        &self.hub.inner.settings
    }

    /// Serves the client until either side ends the connection.
    async fn serve(mut self) {
        // Boxed because this future would otherwise contain the conversation's state twice.
        let end = match panics::contain(Box::pin(self.converse())).await {
            Ok(end) => end,
            Err(PanicError) => {
                // Work that panicked can't be continued.
                self.running = None;
                End::Closed(Why::Internal)
            }
        };
        if let Some(running) = self.running.take() {
            // Finish a running act, and inform others.
            tokio::spawn(running);
        }
        if let End::Closed(why) = end {
            // If this panics too, the client finds out by itself.
            let _ = panics::contain(self.say_goodbye(why)).await;
        }
        for watched in self.watched.drain(..).flatten() {
            self.hub.inner.unwatch(&watched.entry, &self.mailbox, self.visitor.person);
        }
        let Visitor { person, address, .. } = self.visitor;
        self.hub.inner.connections.remove(&self.mailbox, person, address);
    }

    async fn converse(&mut self) -> End {
        let mailbox = Arc::clone(&self.mailbox);
        let mut closing = self.inner().closing();
        let mut pings = interval(self.settings().ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pings.tick().await;
        let greeting = tokio::time::Instant::now() + GREETING;
        loop {
            let served = tokio::select! {
                message = self.stream.recv(), if self.running.is_none() => match message {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(error)) => Err(ending(&error)),
                    None => Err(End::Gone),
                },
                (number, done) = finished(&mut self.running) => {
                    self.running = None;
                    match self.answer(number, done).await {
                        Ok(()) => self.deliver().await,
                        gone => gone,
                    }
                }
                // Send nothing else while an act runs: a client that doesn't read would hold the
                // table's lock. Also, the client sees the effects together with the answer.
                () = mailbox.rung(), if self.running.is_none() => self.deliver().await,
                _ = pings.tick(), if self.running.is_none() => self.check().await,
                () = sleep_until(self.leaves_at.unwrap_or(greeting)),
                    if self.lang.is_none() || self.leaves_at.is_some() =>
                {
                    self.be_late()
                }
                () = closed(&mut closing) => Err(End::Closed(Why::Restart)),
            };
            let sent = match served {
                Ok(()) => self.flush().await,
                end => end,
            };
            if let Err(end) = sent {
                return end;
            }
        }
    }

    /// Handles the end of a wait: for the greeting, or for a person who left their client.
    fn be_late(&mut self) -> Result<(), End> {
        if self.leaves_at.take().is_none() {
            return Err(End::Closed(Why::Nuisance));
        }
        self.set_attended(false);
        Ok(())
    }

    /// Checks whether a silent client is still there, and whether its session has ended.
    async fn check(&mut self) -> Result<(), End> {
        let silent = self.heard.elapsed();
        if silent > self.settings().ping * 2 {
            return Err(End::Gone);
        }
        let certain_ms = self.inner().time.certain_ms();
        if self.visitor.session.is_some_and(|lease| lease.ends_ms <= certain_ms) {
            self.must_be_signed_in().await?;
        }
        if silent >= self.settings().ping / 2 {
            self.send(Message::Ping(axum::body::Bytes::new())).await
        } else {
            Ok(())
        }
    }
}

/// Waits until the service is stopped.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // The sender lives as long as the hub, which this connection holds.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Waits for the running act; forever if there is none.
async fn finished(running: &mut Option<Running>) -> (u64, Result<Done, Problem>) {
    match running {
        Some(running) => running.await,
        None => std::future::pending().await,
    }
}

/// Returns the reason behind a broken stream.
fn ending(error: &axum::Error) -> End {
    match error.source().and_then(|cause| cause.downcast_ref()) {
        Some(tungstenite::Error::Capacity(_)) => End::Closed(Why::TooLong),
        _ => End::Gone,
    }
}
