//! PostgreSQL: any number of processes on the same tables.
//!
//! Lines go through one writer with its own connection. Everything else takes a connection from the
//! pool and commits separately: PostgreSQL lets concurrent commits share a sync. Others are
//! notified with `NOTIFY`, which is part of the transaction.
//!
//! No statement waits forever: see `conn` and `limits`.

mod conn;
mod limits;
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
use conn::{Conn, Pooled};
use limits::Limits;
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::broadcast;
use tokio::task::AbortHandle;
use wire::TableId;

type Db = sqlx::Postgres;

/// A store in PostgreSQL.
pub(crate) struct Engine {
    pool: sqlx::Pool<Db>,
    limits: Limits,
    asking: Asking,
    changes: broadcast::Sender<Change>,
    listener: AbortHandle,
}

impl Engine {
    async fn read(&self) -> Result<Pooled, StoreError> {
        let conn = self.pool.acquire().await.map_err(fail::meaning)?;
        Ok(Pooled::new(conn, &self.limits))
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
        let mut conn = self.read().await?;
        conn.begin().await.map_err(fail::meaning)?;
        Ok(Write { conn })
    }

    /// Checks that lines can be stored: the writer itself does it.
    async fn probe(&self) -> Result<(), StoreError> {
        self.asking.probe().await
    }

    async fn close_pool(&self) {
        // Connections that are in use may be silent; those are dropped.
        let _ = tokio::time::timeout(self.limits.patience(), self.pool.close()).await;
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// A transaction: stored when [`Write::commit`] returns, rolled back on drop.
struct Write {
    conn: Pooled,
}

impl Write {
    fn conn(&mut self) -> &mut Conn {
        &mut self.conn
    }

    /// Does nothing: no table state is cached here.
    fn forget_table(&mut self, _id: &TableId) {}

    async fn announce(&mut self, change: Change) -> Result<(), StoreError> {
        sql::notify(&mut self.conn, &[change]).await.map_err(fail::meaning)
    }

    async fn commit(mut self) -> Result<(), StoreError> {
        self.conn.commit().await.map_err(fail::meaning)
    }
}
