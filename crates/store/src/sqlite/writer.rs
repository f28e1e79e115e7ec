//! The one connection that writes, and the one who commits.
//!
//! A transaction is opened by whoever comes first and joined by everybody who comes before it is
//! committed; each part is a savepoint. The commit is the work of one task, which puts the lines
//! that wait into the transaction and commits, so that one sync of the disk serves all.

use super::{Conn, Shared, queries};
use crate::queue::{Queue, Waiting};
use crate::{Append, Change, Error, fail};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use std::sync::Arc;
use tokio::sync::{broadcast, watch};

/// How a transaction ended, once it has.
type Outcome = Option<Result<(), Error>>;

pub(super) struct Writer {
    conn: Conn,
    options: SqliteConnectOptions,
    changes: broadcast::Sender<Change>,
    /// The transaction that is open.
    open: Option<Group>,
    /// Keeps other processes out for as long as the connection is there.
    _lock: std::fs::File,
}

/// A transaction that many share.
struct Group {
    outcome: watch::Sender<Outcome>,
    /// Whether the transaction has begun for certain; whoever opened it may have given up before.
    begun: bool,
    /// Whether a savepoint is open: that of whoever has the writer, or of somebody who gave up.
    inside: bool,
    /// What others are told after the commit, and how much of it is of complete parts.
    changes: Vec<Change>,
    changes_kept: usize,
}

impl Writer {
    pub(super) fn new(
        conn: Conn,
        options: SqliteConnectOptions,
        changes: broadcast::Sender<Change>,
        lock: std::fs::File,
    ) -> Writer {
        Writer { conn, options, changes, open: None, _lock: lock }
    }

    pub(super) fn conn(&mut self) -> &mut Conn {
        &mut self.conn
    }

    pub(super) fn announce(&mut self, change: Change) {
        if let Some(group) = &mut self.open {
            group.changes.push(change);
        }
    }

    /// Opens a transaction, or joins the one that is open.
    async fn join(&mut self) -> Result<&mut Group, Error> {
        self.clean().await;
        if self.open.is_none() {
            let (outcome, _) = watch::channel(None);
            let (changes, changes_kept) = (Vec::new(), 0);
            self.open = Some(Group { outcome, begun: false, inside: false, changes, changes_kept });
            if let Err(error) = self.conn.execute("BEGIN IMMEDIATE").await {
                self.open = None;
                return Err(fail::meaning(error));
            }
            self.open.as_mut().expect("just opened").begun = true;
        }
        Ok(self.open.as_mut().expect("just opened"))
    }

    /// Begins a part of the transaction.
    pub(super) async fn enter(&mut self) -> Result<(), Error> {
        // Set first: whoever gives up while waiting leaves a savepoint, or none, to clean.
        self.join().await?.inside = true;
        self.conn.execute("SAVEPOINT part").await.map_err(fail::meaning)?;
        Ok(())
    }

    /// Ends a part of the transaction; how the whole ends will be told there.
    pub(super) async fn leave(&mut self) -> Result<watch::Receiver<Outcome>, Error> {
        self.conn.execute("RELEASE part").await.map_err(fail::meaning)?;
        let gone = || Error::Unavailable("the transaction is gone".to_owned());
        let group = self.open.as_mut().ok_or_else(gone)?;
        group.inside = false;
        group.changes_kept = group.changes.len();
        Ok(group.outcome.subscribe())
    }

    /// Undoes the part of somebody who gave up in the middle.
    async fn clean(&mut self) {
        let Some(group) = &mut self.open else { return };
        if !group.begun {
            return self.undo(Error::Unavailable("nobody waited for it to begin".to_owned())).await;
        }
        if !group.inside {
            return;
        }
        match self.conn.execute("ROLLBACK TO part; RELEASE part").await {
            Ok(_) => {
                group.inside = false;
                group.changes.truncate(group.changes_kept);
            }
            // There is no savepoint. If there is no transaction either, SQLite has undone it, as it
            // does when the disk is full; otherwise the part was not begun, or is complete.
            Err(error) => match self.conn.execute("BEGIN").await {
                Ok(_) => self.undo(fail::meaning(error)).await,
                Err(_) => {
                    group.inside = false;
                    group.changes_kept = group.changes.len();
                }
            },
        }
    }

    /// Gives the transaction up, and makes sure that the next one can begin.
    async fn undo(&mut self, why: Error) {
        // There may be no transaction any more.
        let _ = self.conn.execute("ROLLBACK").await;
        if self.conn.ping().await.is_err()
            && let Ok(fresh) = self.options.connect().await
        {
            self.conn = fresh;
        }
        if let Some(group) = self.open.take() {
            group.outcome.send_replace(Some(Err(why)));
        }
    }

    /// Adds the lines of a batch, commits, and answers everybody.
    async fn commit(&mut self, batch: Vec<Waiting>) {
        self.clean().await;
        if self.open.is_none() && batch.is_empty() {
            return;
        }
        match self.write(&batch).await {
            Ok(outcomes) => {
                if let Some(group) = self.open.take() {
                    for change in group.changes {
                        // Nobody may be listening.
                        let _ = self.changes.send(change);
                    }
                    group.outcome.send_replace(Some(Ok(())));
                }
                for (waiting, outcome) in batch.into_iter().zip(outcomes) {
                    // Whoever asked may have gone.
                    let _ = waiting.answer.send(outcome);
                }
            }
            Err(error) => {
                tracing::debug!(%error, lost = batch.len(), "a transaction could not be stored");
                self.undo(error.clone()).await;
                for waiting in batch {
                    let _ = waiting.answer.send(Err(error.clone()));
                }
            }
        }
    }

    async fn write(
        &mut self,
        batch: &[Waiting],
    ) -> Result<Vec<Result<crate::Appended, Error>>, Error> {
        self.join().await?;
        let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
        let mut outcomes = Vec::new();
        if !appends.is_empty() {
            let written = queries::write_batch(&mut self.conn, &appends);
            let written = written.await.map_err(fail::meaning)?;
            outcomes = written.outcomes;
            if let Some(group) = &mut self.open {
                group.changes.extend(written.changes);
            }
        }
        self.conn.execute("COMMIT").await.map_err(fail::meaning)?;
        Ok(outcomes)
    }
}

/// Commits for everybody until the store is closed or dropped.
pub(super) async fn run(shared: Arc<Shared>, mut queue: Queue) {
    loop {
        let more = tokio::select! {
            more = queue.wait() => more,
            () = shared.wake.notified() => true,
        };
        let mut writer = shared.writer.lock().await;
        let Some(writer) = writer.as_mut() else { break };
        writer.commit(queue.take()).await;
        if !more {
            break;
        }
    }
    if let Some(Writer { conn, _lock: lock, .. }) = shared.writer.lock().await.take() {
        // Closing the last connection moves the write-ahead log into the file. Other processes may
        // come only then.
        let _ = conn.close().await;
        drop(lock);
    }
    if let Some(closing) = queue.closing() {
        let _ = closing.send(());
    }
}
