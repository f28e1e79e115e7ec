//! The writer of lines: everything that waits goes into one transaction.

use super::{Conn, queries, sql};
use crate::queue::{Queue, Waiting, contain};
use crate::{Append, Appended, StoreError, fail};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use std::time::Duration;

/// Stores batches until the store is closed or dropped.
pub(super) async fn run(
    options: PgConnectOptions,
    conn: Conn,
    mut queue: Queue,
    patience: Duration,
) {
    let mut conn = Some(conn);
    while queue.wait().await {
        queue.gather().await;
        let batch = queue.take();
        // A connection is dropped with its transaction if storing panicked on it.
        let stored = contain(store(&options, &mut conn, &batch, patience)).await;
        match stored.and_then(|stored| stored) {
            Ok(outcomes) => {
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
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let mut usable = begin(options, conn.take(), patience).await?;
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
) -> Result<Conn, StoreError> {
    if let Some(mut conn) = conn
        && conn.execute("BEGIN").await.is_ok()
    {
        return Ok(conn);
    }
    let late = |_| StoreError::Unavailable("PostgreSQL does not answer".to_owned());
    let connecting = tokio::time::timeout(patience, options.connect());
    let mut conn = connecting.await.map_err(late)?.map_err(fail::meaning)?;
    conn.execute("BEGIN").await.map_err(fail::meaning)?;
    Ok(conn)
}

async fn write(
    conn: &mut Conn,
    appends: &[&Append],
) -> Result<Vec<Result<Appended, StoreError>>, sqlx::Error> {
    let written = queries::batch::write_batch(conn, appends).await?;
    sql::notify(conn, &written.changes).await?;
    conn.execute("COMMIT").await?;
    Ok(written.outcomes)
}
