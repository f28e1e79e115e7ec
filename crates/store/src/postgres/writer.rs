//! The writer of lines: everything that waits goes into one transaction.

use super::queries::batch::Written;
use super::{Conn, queries, sql};
use crate::queue::{Queue, Waiting, contain};
use crate::{Append, Change, StoreError, fail};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::broadcast;

/// The number by which PostgreSQL knows the writer's connection; 0 if that is unknown.
///
/// This process announces what its own writer has stored by itself, so the listener doesn't read
/// those notifications.
#[derive(Clone, Default)]
pub(super) struct OwnWriter(Arc<AtomicU32>);

impl OwnWriter {
    /// Returns `true` if this number is that of the writer's connection.
    pub(super) fn is(&self, connection: u32) -> bool {
        connection != 0 && self.0.load(Ordering::Acquire) == connection
    }

    async fn learn(&self, conn: &mut Conn) {
        let number = sqlx::query_scalar::<_, i32>("SELECT pg_backend_pid()").fetch_one(conn).await;
        let number = number.ok().and_then(|number| u32::try_from(number).ok());
        self.0.store(number.unwrap_or(0), Ordering::Release);
    }

    /// Forgets a connection: another process may soon have one with its number.
    fn forget(&self) {
        self.0.store(0, Ordering::Release);
    }
}

/// Stores batches until the store is closed or dropped.
pub(super) async fn run(
    options: PgConnectOptions,
    mut conn: Conn,
    mut queue: Queue,
    patience: Duration,
    own: OwnWriter,
    changes: broadcast::Sender<Change>,
) {
    own.learn(&mut conn).await;
    let mut conn = Some(conn);
    while queue.wait().await {
        let batch = queue.take();
        // A connection is dropped with its transaction if storing panicked on it.
        let stored = contain(store(&options, &mut conn, &batch, patience, &own)).await;
        if conn.is_none() {
            own.forget();
        }
        match stored.and_then(|stored| stored) {
            Ok(Written { outcomes, changes: made }) => {
                for change in made {
                    // There may be no receivers.
                    let _ = changes.send(change);
                }
                for (waiting, outcome) in batch.into_iter().zip(outcomes) {
                    // The caller may be gone.
                    let _ = waiting.answer.send(outcome);
                }
            }
            Err(error) => {
                tracing::debug!(%error, lost = batch.len(), "lines could not be stored");
                for waiting in batch {
                    let _ = waiting.answer.send(Err(error.clone()));
                }
            }
        }
    }
    if let Some(conn) = conn {
        let _ = conn.close().await;
    }
    if let Some(closing) = queue.closing() {
        let _ = closing.send(());
    }
}

/// Stores a batch. A connection on which anything failed isn't used again.
async fn store(
    options: &PgConnectOptions,
    conn: &mut Option<Conn>,
    batch: &[Waiting],
    patience: Duration,
    own: &OwnWriter,
) -> Result<Written, StoreError> {
    let mut usable = begin(options, conn.take(), patience, own).await?;
    let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
    let written = write(&mut usable, &appends).await.map_err(fail::meaning)?;
    *conn = Some(usable);
    Ok(written)
}

/// Returns a connection with an open transaction. A connection that was lost while idle is replaced
/// silently, since nothing can have been stored yet.
async fn begin(
    options: &PgConnectOptions,
    conn: Option<Conn>,
    patience: Duration,
    own: &OwnWriter,
) -> Result<Conn, StoreError> {
    if let Some(mut conn) = conn
        && conn.execute("BEGIN").await.is_ok()
    {
        return Ok(conn);
    }
    own.forget();
    let late = |_| StoreError::Unavailable("PostgreSQL does not answer".to_owned());
    let connecting = tokio::time::timeout(patience, options.connect());
    let mut conn = connecting.await.map_err(late)?.map_err(fail::meaning)?;
    own.learn(&mut conn).await;
    conn.execute("BEGIN").await.map_err(fail::meaning)?;
    Ok(conn)
}

async fn write(conn: &mut Conn, appends: &[&Append]) -> Result<Written, sqlx::Error> {
    let written = queries::batch::write_batch(conn, appends).await?;
    sql::notify(conn, &written.changes).await?;
    conn.execute("COMMIT").await?;
    Ok(written)
}
