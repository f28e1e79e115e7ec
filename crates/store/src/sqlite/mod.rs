//! SQLite in a file: one process, one writer, nothing to install.
//!
//! All writes go over one connection and share its commits; reads have connections of their own,
//! which write-ahead logging never lets wait. A lock on a file beside the database keeps other
//! processes out, since those would not hear of changes.

mod inbox;
mod lock;
mod opening;
mod ownership;
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

/// What those who write and the one who commits have in common.
pub(crate) struct Shared {
    /// Gone when the store is closed.
    writer: Mutex<Option<Writer>>,
    /// Something waits for a commit.
    wake: Notify,
}

impl Engine {
    async fn read(&self) -> Result<sqlx::pool::PoolConnection<Db>, StoreError> {
        self.pool.acquire().await.map_err(fail::meaning)
    }

    /// What is stored of this table but not yet beside its other lines.
    fn unsorted(&self, id: &TableId) -> Option<Arc<Append>> {
        self.inbox.lock().of(id)
    }

    /// Brings all that is stored to its tables, as lists need it. If that fails, since the disk is
    /// full or the file locked, lists show what was there before.
    async fn sort(&self) {
        if !self.inbox.lock().is_empty() {
            self.asking.sort().await;
        }
    }

    /// Joins the transaction that is committed next.
    async fn write(&self) -> Result<Write<'_>, StoreError> {
        let writer = self.shared.writer.lock().await;
        let closed = |_| StoreError::Unavailable("the store is closed".to_owned());
        let mut writer = MutexGuard::try_map(writer, Option::as_mut).map_err(closed)?;
        writer.enter().await?;
        Ok(Write { writer, shared: &self.shared })
    }
}

/// Part of a transaction: stored when [`Write::commit`] returns, undone if it is dropped.
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
        // Others may join the transaction now; whoever drops this wakes the one who commits.
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
