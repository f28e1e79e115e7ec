//! The one connection that writes, and the one who commits.
//!
//! A transaction is opened by whoever comes first and joined by everybody who comes before it is
//! committed; each part after the first is a savepoint. The commit is the work of one task, which puts the lines
//! that wait into the inbox and commits, so that one sync of the disk serves all.

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
use std::time::Duration;
use tokio::sync::{broadcast, watch};
use wire::TableId;

/// Of how many tables it is kept in memory how they stand.
const KNOWN_MAX: usize = 4_096;

/// If so many came with one commit, the next one waits this long for more: what a commit costs is
/// then shared by more of them. Where few play, nobody waits.
const CROWD: usize = 8;
const GATHERING: Duration = Duration::from_millis(2);

/// How a transaction ended, once it has.
type Outcome = Option<Result<(), StoreError>>;

pub(super) struct Writer {
    conn: Conn,
    options: SqliteConnectOptions,
    changes: broadcast::Sender<Change>,
    inbox: SharedInbox,
    /// Whether the inbox in memory is what the file holds; not known at first, and after a failure.
    inbox_certain: bool,
    /// How tables stand to which something was added lately. Nobody else writes, so it stays true.
    known: HashMap<TableId, TableHead>,
    /// The transaction that is open.
    open: Option<Group>,
    /// Keeps other processes out for as long as the connection is there.
    _lock: Lock,
}

/// A transaction that many share.
struct Group {
    outcome: watch::Sender<Outcome>,
    /// Whether the transaction has begun for certain; whoever opened it may have given up before.
    begun: bool,
    /// What is open: of whoever has the writer, or of somebody who gave up.
    inside: Inside,
    /// What others are told after the commit, and how much of it is of complete parts.
    changes: Vec<Change>,
    changes_kept: usize,
}

/// What is undone if somebody gives up.
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

    /// Brings to its tables what a process had stored that was ended before it could do so.
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

    /// A table is deleted: nothing is known of it any more.
    pub(super) fn forget_table(&mut self, id: &TableId) {
        self.known.remove(id);
    }

    pub(super) fn announce(&mut self, change: Change) {
        if let Some(group) = &mut self.open {
            group.changes.push(change);
        }
    }

    /// Opens a transaction, or joins the one that is open.
    async fn join(&mut self) -> Result<&mut Group, StoreError> {
        self.clean().await;
        if self.open.is_none() {
            let (outcome, _) = watch::channel(None);
            let changes = Vec::new();
            let changes_kept = 0;
            self.open = Some(Group {
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
        // Set first: whoever gives up while waiting leaves a savepoint, or none, to clean.
        self.join().await?.inside = Inside::Savepoint;
        self.conn.execute("SAVEPOINT part").await.map_err(fail::meaning)?;
        Ok(())
    }

    /// Ends a part of the transaction; how the whole ends will be told there.
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

    /// Undoes the part of somebody who gave up in the middle.
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
            // Nothing else is in it, and nobody waits for how it ends.
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
            // There is no savepoint. If there is no transaction either, SQLite has undone it, as it
            // does when the disk is full; otherwise the part was not begun, or is complete.
            Err(error) => match self.conn.execute("BEGIN").await {
                Ok(_) => self.undo(fail::meaning(error)).await,
                Err(_) => {
                    group.inside = Inside::Nothing;
                    group.changes_kept = group.changes.len();
                }
            },
        }
    }

    /// Gives the transaction up, and makes sure that the next one can begin.
    async fn undo(&mut self, why: StoreError) {
        // There may be no transaction any more.
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

    /// Adds the lines of a batch, commits, and answers everybody; sorts the inbox if that is
    /// wanted, or it is full.
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
                    // Nobody may be listening.
                    let _ = self.changes.send(change.clone());
                }
                if let Some(group) = group {
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

    /// Stores a batch together with what the open transaction holds.
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
            // A statement by itself is a transaction by itself.
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

    /// Finds out how those tables stand of which it is not known.
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

    /// Writes everything in the inbox to where it belongs.
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

/// How a table stands with what was added to it.
fn move_on(standing: &mut TableHead, append: &Append, seats: String) {
    standing.sequence = fail::number(append.last());
    standing.phase.clone_from(&append.summary.phase);
    standing.seats = seats;
}

/// Commits for everybody until the store is closed or dropped.
pub(super) async fn run(shared: Arc<Shared>, mut queue: Queue) {
    let mut crowd = 0;
    loop {
        let more = tokio::select! {
            more = queue.wait() => more,
            () = shared.wake.notified() => true,
        };
        if crowd >= CROWD {
            tokio::time::sleep(GATHERING).await;
        }
        let mut writer = shared.writer.lock().await;
        let Some(writer) = writer.as_mut() else { break };
        let batch = queue.take();
        let sorting = queue.sorting();
        crowd = batch.len();
        let committed = contain(writer.commit(batch, !sorting.is_empty() || !more)).await;
        if let Err(error) = committed {
            writer.undo(error).await;
        }
        for answer in sorting {
            // Whoever asked may have gone.
            let _ = answer.send(());
        }
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
