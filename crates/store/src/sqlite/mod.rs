//! SQLite in a file: one process, one writer, nothing to install.
//!
//! All writes use one connection and share its commits. Reads have their own connections, which
//! never wait, thanks to write-ahead logging. A lock on a file next to the database keeps other
//! processes out, since those would not be notified of changes.

mod inbox;
mod lock;
mod opening;
mod ownership;
mod private;
#[path = "../queries/mod.rs"]
mod queries;
mod snapshot;
mod sql;
mod writer;

pub(crate) use opening::open;
pub(crate) use snapshot::{restore, snapshot};

use crate::queue::Asking;
use crate::{Append, Change, StoreError, fail};
use inbox::SharedInbox;
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::{MappedMutexGuard, Mutex, MutexGuard, Notify, broadcast};
use wire::TableId;
use writer::Writer;

type Db = sqlx::Sqlite;
type Conn = sqlx::SqliteConnection;

/// A store in a file.
pub(crate) struct Engine {
    pool: sqlx::Pool<Db>,
    asking: Asking,
    changes: broadcast::Sender<Change>,
    inbox: SharedInbox,
    shared: Arc<Shared>,
}

/// The state shared by writers and the committer.
pub(crate) struct Shared {
    /// `None` once the store is closed.
    writer: Mutex<Option<Writer>>,
    /// Signals that something waits for a commit.
    wake: Notify,
}

impl Engine {
    async fn read(&self) -> Result<sqlx::pool::PoolConnection<Db>, StoreError> {
        self.pool.acquire().await.map_err(fail::meaning)
    }

    /// Returns the lines of this table that are stored, but not yet next to its other lines.
    fn unsorted(&self, id: &TableId) -> Option<Arc<Append>> {
        self.inbox.lock().of(id)
    }

    /// Returns the tables that have unsorted lines, if none of them is due at this moment. The rows
    /// of these tables are out of date.
    fn none_due(&self, now_ms: u64) -> Option<HashSet<TableId>> {
        self.inbox.lock().none_due(now_ms)
    }

    /// Moves everything stored to its tables, as lists need it. If that fails, because the disk is
    /// full or the file locked, lists show the earlier state.
    async fn sort(&self) {
        if !self.inbox.lock().is_empty() {
            self.asking.sort().await;
        }
    }

    /// Joins the next transaction to be committed.
    async fn write(&self) -> Result<Write<'_>, StoreError> {
        let writer = self.shared.writer.lock().await;
        let closed = |_| StoreError::Unavailable("the store is closed".to_owned());
        let mut writer = MutexGuard::try_map(writer, Option::as_mut).map_err(closed)?;
        writer.enter().await?;
        Ok(Write { writer, shared: &self.shared })
    }

    /// Checks that the file can be written, with the connection and the commit that lines use.
    async fn probe(&self) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        queries::probe(write.conn()).await?;
        write.commit().await
    }

    async fn close_pool(&self) {
        self.pool.close().await;
    }
}

/// A part of a transaction: stored when [`Write::commit`] returns, rolled back on drop.
struct Write<'e> {
    writer: MappedMutexGuard<'e, Writer>,
    shared: &'e Shared,
}

impl Write<'_> {
    fn conn(&mut self) -> &mut Conn {
        self.writer.conn()
    }

    fn forget_table(&mut self, id: &TableId) {
        self.writer.forget_table(id);
    }

    async fn announce(&mut self, change: Change) -> Result<(), StoreError> {
        self.writer.announce(change);
        Ok(())
    }

    async fn commit(mut self) -> Result<(), StoreError> {
        let mut outcome = self.writer.leave().await?;
        // Others may join the transaction now; dropping this wakes the committer.
        drop(self);
        let gone = |_| StoreError::Unavailable("the store is closed".to_owned());
        let outcome = outcome.wait_for(Option::is_some).await.map_err(gone)?;
        outcome.clone().expect("waited for it")
    }
}

impl Drop for Write<'_> {
    fn drop(&mut self) {
        self.shared.wake.notify_one();
    }
}
