//! The one connection that writes, and the task that commits.
//!
//! The first writer opens a transaction, and everyone who comes before the commit joins it; each
//! part after the first is a savepoint. One task commits: it puts the waiting lines into the inbox
//! and commits, so that one disk sync serves everyone.

use super::inbox::{self, Inbox, SharedInbox};
use super::lock::Lock;
use super::queries::batch::{Judged, TableHead, Written, judge, write_batch};
use super::{Conn, Shared, sql};
use crate::queue::{Queue, Waiting, contain};
use crate::{Append, Change, StoreError, fail};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::{broadcast, watch};
use wire::TableId;

/// The number of tables whose heads are cached.
const KNOWN_MAX: usize = 4_096;

/// The result of a transaction, once it has ended.
type Outcome = Option<Result<(), StoreError>>;

pub(super) struct Writer {
    conn: Conn,
    options: SqliteConnectOptions,
    changes: broadcast::Sender<Change>,
    inbox: SharedInbox,
    /// Whether the inbox in memory matches the file; unknown at first, and after a failure.
    inbox_certain: bool,
    /// The heads of tables with recent appends. No one else writes, so they stay correct.
    known: HashMap<TableId, TableHead>,
    /// The open transaction.
    open: Option<SharedTransaction>,
    /// Keeps other processes out as long as the connection exists.
    _lock: Lock,
}

/// A transaction shared by many writers.
struct SharedTransaction {
    outcome: watch::Sender<Outcome>,
    /// Whether the transaction has certainly begun; the writer that opened it may have given up
    /// before.
    begun: bool,
    /// The open part: of the current holder of the writer, or of one that gave up.
    inside: Inside,
    /// The notifications to send after the commit, and how many of them belong to complete parts.
    changes: Vec<Change>,
    changes_kept: usize,
}

/// The part to roll back if a writer gives up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// Nothing is open.
    Nothing,
    /// The first part: the whole transaction.
    Transaction,
    /// A later part.
    Savepoint,
}

impl Writer {
    pub(super) fn new(
        conn: Conn,
        options: SqliteConnectOptions,
        changes: broadcast::Sender<Change>,
        inbox: SharedInbox,
        lock: Lock,
    ) -> Writer {
        let inbox_certain = false;
        let known = HashMap::new();
        let open = None;
        Writer { conn, options, changes, inbox, inbox_certain, known, open, _lock: lock }
    }

    /// Moves the lines to their tables that an earlier process stored before it was ended.
    pub(super) async fn recover(&mut self) -> Result<(), StoreError> {
        match self.store(&[], true).await {
            Ok(_) => {
                self.open = None;
                Ok(())
            }
            Err(error) => {
                self.undo(error.clone()).await;
                Err(error)
            }
        }
    }

    pub(super) fn conn(&mut self) -> &mut Conn {
        &mut self.conn
    }

    /// Forgets the head of a table that is deleted.
    pub(super) fn forget_table(&mut self, id: &TableId) {
        self.known.remove(id);
    }

    pub(super) fn announce(&mut self, change: Change) {
        if let Some(group) = &mut self.open {
            group.changes.push(change);
        }
    }

    /// Opens a transaction, or joins the open one.
    async fn join(&mut self) -> Result<&mut SharedTransaction, StoreError> {
        self.clean().await;
        if self.open.is_none() {
            let (outcome, _) = watch::channel(None);
            let changes = Vec::new();
            let changes_kept = 0;
            self.open = Some(SharedTransaction {
                outcome,
                begun: false,
                inside: Inside::Nothing,
                changes,
                changes_kept,
            });
            if let Err(error) = self.conn.execute("BEGIN IMMEDIATE").await {
                self.open = None;
                return Err(fail::meaning(error));
            }
            self.open.as_mut().expect("just opened").begun = true;
        }
        Ok(self.open.as_mut().expect("just opened"))
    }

    /// Begins a part of the transaction.
    pub(super) async fn enter(&mut self) -> Result<(), StoreError> {
        self.clean().await;
        if self.open.is_none() {
            self.join().await?.inside = Inside::Transaction;
            return Ok(());
        }
        // This is set first: a writer that gives up while waiting may or may not leave a savepoint
        // to clean up.
        self.join().await?.inside = Inside::Savepoint;
        self.conn.execute("SAVEPOINT part").await.map_err(fail::meaning)?;
        Ok(())
    }

    /// Ends a part of the transaction. The receiver gets the result of the whole transaction.
    pub(super) async fn leave(&mut self) -> Result<watch::Receiver<Outcome>, StoreError> {
        let gone = || StoreError::Unavailable("the transaction is gone".to_owned());
        let group = self.open.as_mut().ok_or_else(gone)?;
        if group.inside == Inside::Savepoint {
            self.conn.execute("RELEASE part").await.map_err(fail::meaning)?;
        }
        group.inside = Inside::Nothing;
        group.changes_kept = group.changes.len();
        Ok(group.outcome.subscribe())
    }

    /// Rolls back the part of a writer that gave up.
    async fn clean(&mut self) {
        let Some(group) = &mut self.open else { return };
        if !group.begun {
            return self
                .undo(StoreError::Unavailable("nobody waited for it to begin".to_owned()))
                .await;
        }
        match group.inside {
            Inside::Nothing => return,
            Inside::Savepoint => {}
            // It contains nothing else, and no one waits for its result.
            Inside::Transaction => match self.conn.execute("ROLLBACK").await {
                Ok(_) => return self.open = None,
                Err(error) => return self.undo(fail::meaning(error)).await,
            },
        }
        match self.conn.execute("ROLLBACK TO part; RELEASE part").await {
            Ok(_) => {
                group.inside = Inside::Nothing;
                group.changes.truncate(group.changes_kept);
            }
            // There is no savepoint. If there is no transaction either, SQLite has rolled it back,
            // as it does when the disk is full; otherwise the part wasn't begun, or is complete.
            Err(error) => match self.conn.execute("BEGIN").await {
                Ok(_) => self.undo(fail::meaning(error)).await,
                Err(_) => {
                    group.inside = Inside::Nothing;
                    group.changes_kept = group.changes.len();
                }
            },
        }
    }

    /// Rolls back the transaction, and makes sure that the next one can begin.
    async fn undo(&mut self, why: StoreError) {
        // There may no longer be a transaction.
        let _ = self.conn.execute("ROLLBACK").await;
        if self.conn.ping().await.is_err()
            && let Ok(fresh) = self.options.connect().await
        {
            self.conn = fresh;
        }
        self.inbox_certain = false;
        self.known.clear();
        if let Some(group) = self.open.take() {
            group.outcome.send_replace(Some(Err(why)));
        }
    }

    /// Adds the lines of a batch, commits, and answers everyone. Sorts the inbox if requested, or
    /// if it is full.
    async fn commit(&mut self, batch: Vec<Waiting>, sort: bool) {
        self.clean().await;
        let sort = sort && !self.inbox.lock().is_empty();
        if self.open.is_none() && batch.is_empty() && !sort {
            return;
        }
        let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
        match self.store(&appends, sort).await {
            Ok(Written { outcomes, changes }) => {
                let group = self.open.take();
                let of_parts = group.as_ref().map(|group| &group.changes[..]).unwrap_or_default();
                for change in of_parts.iter().chain(&changes) {
                    // There may be no receivers.
                    let _ = self.changes.send(change.clone());
                }
                if let Some(group) = group {
                    group.outcome.send_replace(Some(Ok(())));
                }
                for (waiting, outcome) in batch.into_iter().zip(outcomes) {
                    // The caller may be gone.
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

    /// Stores a batch together with the open transaction.
    async fn store(&mut self, batch: &[&Append], sort: bool) -> Result<Written, StoreError> {
        if !self.inbox_certain {
            let found = Inbox::load(&mut self.conn).await?;
            *self.inbox.lock() = found;
            self.inbox_certain = true;
        }
        self.learn(batch).await.map_err(fail::meaning)?;
        let Judged { written, accepted } = judge(batch, |id| self.known.get(id));
        let appends: Vec<&Append> = accepted.iter().map(|accepted| accepted.append).collect();
        let sort = sort || self.inbox.lock().is_full();
        if sort || self.open.is_some() {
            self.join().await?;
            if sort {
                self.sort().await?;
            }
            if !appends.is_empty() {
                inbox::put(&mut self.conn, &appends).await.map_err(fail::meaning)?;
            }
            self.conn.execute("COMMIT").await.map_err(fail::meaning)?;
        } else if !appends.is_empty() {
            // A single statement is its own transaction.
            inbox::put(&mut self.conn, &appends).await.map_err(fail::meaning)?;
        }

        // Now it is stored.
        let mut inbox = self.inbox.lock();
        if sort {
            *inbox = Inbox::default();
        }
        for accepted in accepted {
            inbox.add(accepted.append.clone());
            if let Some(standing) = self.known.get_mut(&accepted.append.id) {
                move_on(standing, accepted.append, accepted.seats);
            }
        }
        Ok(written)
    }

    /// Loads the heads of those tables that aren't cached.
    async fn learn(&mut self, batch: &[&Append]) -> Result<(), sqlx::Error> {
        if self.known.len() > KNOWN_MAX {
            self.known.clear();
        }
        let unknown = batch.iter().filter(|append| !self.known.contains_key(&append.id));
        let unknown: Vec<&TableId> = unknown.map(|append| &append.id).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let names: Vec<&str> = unknown.iter().map(|id| id.as_str()).collect();
        let found = sql::lock(&mut self.conn, &names).await?;
        let inbox = self.inbox.lock();
        for mut standing in found {
            let Some(id) = unknown.iter().find(|id| id.as_str() == standing.id) else { continue };
            if let Some(append) = inbox.of(id) {
                move_on(&mut standing, &append, append.summary.seats_text());
            }
            self.known.insert((*id).clone(), standing);
        }
        Ok(())
    }

    /// Moves everything in the inbox to its tables.
    async fn sort(&mut self) -> Result<(), StoreError> {
        let all = self.inbox.lock().all();
        let appends: Vec<&Append> = all.iter().map(|append| &**append).collect();
        if !appends.is_empty() {
            let written = write_batch(&mut self.conn, &appends).await.map_err(fail::meaning)?;
            let misfit = appends.iter().zip(&written.outcomes).find(|(_, done)| done.is_err());
            if let Some((append, _)) = misfit {
                let why = format!("the inbox does not fit the lines of table {}", append.id);
                return Err(StoreError::Damaged(why));
            }
        }
        inbox::empty(&mut self.conn).await.map_err(fail::meaning)
    }
}

/// Updates the head of a table with an append.
fn move_on(standing: &mut TableHead, append: &Append, seats: String) {
    standing.sequence = fail::number(append.last());
    standing.phase.clone_from(&append.summary.phase);
    standing.seats = seats;
}

/// Commits for everyone until the store is closed or dropped.
pub(super) async fn run(shared: Arc<Shared>, mut queue: Queue) {
    loop {
        let more = tokio::select! {
            more = queue.wait() => more,
            () = shared.wake.notified() => true,
        };
        let mut writer = shared.writer.lock().await;
        let Some(writer) = writer.as_mut() else { break };
        let batch = queue.take();
        let sorting = queue.sorting();
        let committed = contain(writer.commit(batch, !sorting.is_empty() || !more)).await;
        if let Err(error) = committed {
            writer.undo(error).await;
        }
        for answer in sorting {
            // The caller may be gone.
            let _ = answer.send(());
        }
        if !more {
            break;
        }
    }
    if let Some(Writer { mut conn, _lock: lock, .. }) = shared.writer.lock().await.take() {
        // Closing the last connection moves the write-ahead log into the file. A connection that
        // was just being opened may close later, so the log is emptied in any case. Other processes
        // may come only after that.
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut conn).await;
        let _ = conn.close().await;
        drop(lock);
    }
    if let Some(closing) = queue.closing() {
        let _ = closing.send(());
    }
}
