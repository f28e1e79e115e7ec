//! The writer of lines: everything that waits goes into one transaction.

use super::conn::Conn;
use super::limits::Limits;
use super::queries::batch::Written;
use super::queries::{self, batch};
use super::sql;
use crate::queue::{Queue, Waiting, contain};
use crate::{Append, Change, StoreError, fail};
use sqlx::postgres::PgConnectOptions;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
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

/// The writer's connection, which is replaced when anything fails on it.
pub(super) struct Writer {
    options: PgConnectOptions,
    limits: Limits,
    conn: Option<Conn>,
    own: OwnWriter,
}

impl Writer {
    pub(super) async fn new(options: PgConnectOptions, limits: Limits, mut conn: Conn) -> Writer {
        let own = OwnWriter::default();
        own.learn(&mut conn).await;
        Writer { options, limits, conn: Some(conn), own }
    }

    pub(super) fn own(&self) -> OwnWriter {
        self.own.clone()
    }

    /// Stores a batch, and answers everyone. Returns whether lines can be stored, if that is now
    /// known.
    async fn serve(
        &mut self,
        batch: Vec<Waiting>,
        changes: &broadcast::Sender<Change>,
    ) -> Option<Result<(), StoreError>> {
        let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
        // A connection is dropped with its transaction if storing panicked on it.
        let stored = contain(self.store(&appends)).await.and_then(|stored| stored);
        if self.conn.is_none() {
            self.own.forget();
        }
        match stored {
            Ok(Written { outcomes, changes: made }) => {
                for change in made {
                    // There may be no receivers.
                    let _ = changes.send(change);
                }
                let proof = outcomes.iter().any(Result::is_ok).then_some(Ok(()));
                for (waiting, outcome) in batch.into_iter().zip(outcomes) {
                    // The caller may be gone.
                    let _ = waiting.answer.send(outcome);
                }
                proof
            }
            Err(error) => {
                tracing::debug!(%error, lost = batch.len(), "lines could not be stored");
                for waiting in batch {
                    let _ = waiting.answer.send(Err(error.clone()));
                }
                Some(Err(error))
            }
        }
    }

    /// Stores a batch. A connection on which anything failed isn't used again: if it fails in the
    /// middle, or doesn't answer, it is unknown whether the batch is stored.
    async fn store(&mut self, batch: &[&Append]) -> Result<Written, StoreError> {
        let mut conn = self.begin().await?;
        let write = async {
            let written = batch::write_batch(&mut conn, batch).await?;
            sql::notify(&mut conn, &written.changes).await?;
            conn.commit().await?;
            Ok(written)
        };
        let written = write.await.map_err(fail::meaning)?;
        self.conn = Some(conn);
        Ok(written)
    }

    /// Writes something that means nothing, in the way lines are written.
    async fn probe(&mut self) -> Result<(), StoreError> {
        let mut conn = self.begin().await?;
        queries::probe(&mut conn).await?;
        conn.commit().await.map_err(fail::meaning)?;
        self.conn = Some(conn);
        Ok(())
    }

    /// Returns a connection with an open transaction. A connection that was lost or went silent
    /// while idle is replaced silently, since nothing can have been stored yet.
    async fn begin(&mut self) -> Result<Conn, StoreError> {
        if let Some(mut conn) = self.conn.take()
            && self.limits.alive(conn.begin()).await.is_ok()
        {
            return Ok(conn);
        }
        self.own.forget();
        let opening = async {
            let conn = self.limits.connect(&self.options).await?;
            let mut conn = Conn::own(conn, &self.limits);
            self.own.learn(&mut conn).await;
            conn.begin().await?;
            Ok(conn)
        };
        self.limits.answer(opening).await.and_then(|opened| opened).map_err(fail::meaning)
    }
}

/// Stores batches until the store is closed or dropped.
pub(super) async fn run(mut writer: Writer, mut queue: Queue, changes: broadcast::Sender<Change>) {
    while queue.wait().await {
        let batch = queue.take();
        let probes = queue.probing();
        let mut proof = None;
        if !batch.is_empty() {
            proof = writer.serve(batch, &changes).await;
        }
        if !probes.is_empty() {
            let proof = match proof {
                Some(proof) => proof,
                None => contain(writer.probe()).await.and_then(|probed| probed),
            };
            for answer in probes {
                // The caller may be gone.
                let _ = answer.send(proof.clone());
            }
        }
    }
    drop(writer);
    if let Some(closing) = queue.closing() {
        let _ = closing.send(());
    }
}
