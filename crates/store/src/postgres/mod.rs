//! PostgreSQL: any number of processes on the same tables.
//!
//! Lines go through one writer with its own connection. Everything else takes a connection from the
//! pool and commits separately: PostgreSQL lets concurrent commits share a sync. Others are
//! notified with `NOTIFY`, which is part of the transaction.

mod listener;
mod opening;
#[path = "../queries/mod.rs"]
mod queries;
mod snapshot;
mod sql;
mod writer;

pub(crate) use opening::open;
pub(crate) use snapshot::{restore, snapshot};

use crate::queue::Asking;
use crate::{Append, Change, StoreError, fail};
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use wire::TableId;

type Db = sqlx::Postgres;
type Conn = sqlx::PgConnection;

/// A store in PostgreSQL.
pub(crate) struct Engine {
    pool: sqlx::Pool<Db>,
    asking: Asking,
    changes: broadcast::Sender<Change>,
    listener: AbortHandle,
}

impl Engine {
    async fn read(&self) -> Result<sqlx::pool::PoolConnection<Db>, StoreError> {
        self.pool.acquire().await.map_err(fail::meaning)
    }

    /// Always `None`: lines are next to the others of their table as soon as they are stored.
    fn unsorted(&self, _id: &TableId) -> Option<Arc<Append>> {
        None
    }

    /// Always empty: rows are never out of date.
    fn none_due(&self, _now_ms: u64) -> Option<HashSet<TableId>> {
        Some(HashSet::new())
    }

    async fn sort(&self) {}

    async fn write(&self) -> Result<Write, StoreError> {
        Ok(Write { transaction: self.pool.begin().await.map_err(fail::meaning)? })
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// A transaction: stored when [`Write::commit`] returns, rolled back on drop.
struct Write {
    transaction: sqlx::Transaction<'static, Db>,
}

impl Write {
    fn conn(&mut self) -> &mut Conn {
        &mut self.transaction
    }

    /// Does nothing: no table state is cached here.
    fn forget_table(&mut self, _id: &TableId) {}

    async fn announce(&mut self, change: Change) -> Result<(), StoreError> {
        sql::notify(&mut self.transaction, &[change]).await.map_err(fail::meaning)
    }

    async fn commit(self) -> Result<(), StoreError> {
        self.transaction.commit().await.map_err(fail::meaning)
    }
}
