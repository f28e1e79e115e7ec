//! A connection that doesn't wait forever: each statement must be answered in time.
//!
//! A connection can go silent without being closed: a firewall forgets it, or the machine at the
//! other end is frozen. The system then reports an error after a quarter of an hour, or never. So
//! every statement has a limit, here and nowhere else. A connection that exceeds it isn't used
//! again.

use super::limits::Limits;
use futures_util::stream::{BoxStream, StreamExt, TryStreamExt, unfold};
use futures_util::{FutureExt as _, future::BoxFuture};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgQueryResult, PgRow, PgStatement, PgTypeInfo};
use sqlx::{Either, Error, Execute, Executor, PgConnection, Postgres, SqlStr};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// A connection to PostgreSQL.
pub(crate) struct Conn {
    held: Held,
    waiting: Waiting,
    /// Whether it is in a transaction.
    is_open: bool,
}

/// The connection itself.
enum Held {
    Own(PgConnection),
    Pooled(PoolConnection<Postgres>),
}

/// Waits for answers.
struct Waiting {
    /// `None` for work that may take any time.
    limits: Option<Limits>,
    /// Whether an answer is outstanding; also after its limit, or after the caller gave up.
    is_waiting: bool,
}

impl Conn {
    fn new(held: Held, limits: Option<&Limits>) -> Conn {
        let waiting = Waiting { limits: limits.cloned(), is_waiting: false };
        Conn { held, waiting, is_open: false }
    }

    /// A connection of its own.
    pub(super) fn own(conn: PgConnection, limits: &Limits) -> Conn {
        Conn::new(Held::Own(conn), Some(limits))
    }

    /// A connection for work that takes as long as it takes.
    pub(super) fn unlimited(conn: PgConnection) -> Conn {
        Conn::new(Held::Own(conn), None)
    }

    /// Returns the connection without its limits.
    pub(super) fn raw(&mut self) -> &mut PgConnection {
        self.held.raw()
    }

    /// Sets limits from now on.
    pub(super) async fn limit(&mut self, limits: &Limits) -> Result<(), Error> {
        self.waiting.limits = Some(limits.clone());
        limits.set(self.held.raw()).await
    }

    /// Opens a transaction.
    pub(super) async fn begin(&mut self) -> Result<(), Error> {
        self.is_open = true;
        self.execute("BEGIN").await.map(drop)
    }

    /// Commits the transaction. If this fails, it is unknown whether the transaction is stored.
    pub(super) async fn commit(&mut self) -> Result<(), Error> {
        self.execute("COMMIT").await?;
        self.is_open = false;
        Ok(())
    }
}

impl Held {
    fn raw(&mut self) -> &mut PgConnection {
        match self {
            Held::Own(conn) => conn,
            Held::Pooled(conn) => conn,
        }
    }
}

impl Waiting {
    /// Waits for an answer, as long as that may take.
    async fn answer<T>(
        &mut self,
        answer: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        self.is_waiting = true;
        let answered = match &self.limits {
            Some(limits) => limits.answer(answer).await?,
            None => answer.await,
        };
        self.is_waiting = false;
        answered
    }
}

/// A connection of the pool. On drop it goes back there, without its transaction, if it still
/// answers.
pub(super) struct Pooled {
    /// `None` only after the drop has taken it.
    conn: Option<Conn>,
}

impl Pooled {
    pub(super) fn new(conn: PoolConnection<Postgres>, limits: &Limits) -> Pooled {
        Pooled { conn: Some(Conn::new(Held::Pooled(conn), Some(limits))) }
    }
}

impl Deref for Pooled {
    type Target = Conn;

    fn deref(&self) -> &Conn {
        self.conn.as_ref().unwrap_or_else(|| unreachable!("only the drop takes it"))
    }
}

impl DerefMut for Pooled {
    fn deref_mut(&mut self) -> &mut Conn {
        self.conn.as_mut().unwrap_or_else(|| unreachable!("only the drop takes it"))
    }
}

impl Drop for Pooled {
    fn drop(&mut self) {
        let Some(Conn { held: Held::Pooled(mut conn), mut waiting, is_open }) = self.conn.take()
        else {
            return;
        };
        let runtime = tokio::runtime::Handle::try_current();
        let (false, Ok(runtime)) = (waiting.is_waiting, runtime) else {
            // The pool would wait for the outstanding answer; closing waits for nothing.
            conn.close_on_drop();
            return;
        };
        runtime.spawn(async move {
            // After an error, the end of its answer may not have come yet, so this takes a moment.
            if is_open && waiting.answer(conn.execute("ROLLBACK")).await.is_err() {
                conn.close_on_drop();
                return;
            }
            // The pool asks for a sign of life before it takes the connection back. If there is
            // none in time, the connection is dropped together with the waiting.
            let giving_back = async {
                conn.return_to_pool().await;
                Ok(())
            };
            let _ = waiting.answer(giving_back).await;
        });
    }
}

impl fmt::Debug for Conn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Conn").finish_non_exhaustive()
    }
}

impl<'c> Executor<'c> for &'c mut Conn {
    type Database = Postgres;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<PgQueryResult, PgRow>, Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        let Conn { held, waiting, .. } = self;
        let rows = held.raw().fetch_many(query);
        let next = async |(mut rows, waiting): (BoxStream<'e, _>, &'c mut Waiting)| {
            let next = waiting.answer(rows.try_next()).await.transpose()?;
            // There are more, or at least the end.
            waiting.is_waiting |= next.is_ok();
            Some((next, (rows, waiting)))
        };
        unfold((rows, waiting), next).boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<PgRow>, Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        let Conn { held, waiting, .. } = self;
        waiting.answer(held.raw().fetch_optional(query)).boxed()
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [PgTypeInfo],
    ) -> BoxFuture<'e, Result<PgStatement, Error>>
    where
        'c: 'e,
    {
        let Conn { held, waiting, .. } = self;
        waiting.answer(held.raw().prepare_with(sql, parameters)).boxed()
    }
}
