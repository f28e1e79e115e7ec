//! How long PostgreSQL may take to answer. Everything follows from one setting, the patience.

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Error, Executor, PgConnection};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// The time limits of all connections of a store, and when one of them was last found silent.
#[derive(Clone, Debug)]
pub(super) struct Limits {
    patience: Duration,
    silent_at: Arc<Mutex<Option<Instant>>>,
}

impl Limits {
    pub(super) fn new(patience: Duration) -> Limits {
        Limits { patience, silent_at: Arc::default() }
    }

    /// How long a statement may take, and how long connecting may take.
    pub(super) fn patience(&self) -> Duration {
        self.patience
    }

    /// How long a connection may take to show that it works, when nothing depends on it yet: it is
    /// simply replaced.
    pub(super) fn sign_of_life(&self) -> Duration {
        self.patience / 4
    }

    /// Waits for the answer to a statement.
    pub(super) async fn answer<T>(&self, answer: impl Future<Output = T>) -> Result<T, Error> {
        self.within(self.patience, answer).await
    }

    /// Waits for a sign of life.
    pub(super) async fn alive<T>(
        &self,
        answer: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        self.within(self.sign_of_life(), answer).await?
    }

    async fn within<T>(
        &self,
        limit: Duration,
        answer: impl Future<Output = T>,
    ) -> Result<T, Error> {
        timeout(limit, answer).await.map_err(|_| {
            *self.silent_at() = Some(Instant::now());
            io::Error::new(io::ErrorKind::TimedOut, "PostgreSQL does not answer").into()
        })
    }

    fn silent_at(&self) -> std::sync::MutexGuard<'_, Option<Instant>> {
        self.silent_at.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns `true` if a connection was found silent since this one was opened. Others of that
    /// time are probably silent too.
    fn doubts(&self, age: Duration) -> bool {
        self.silent_at().is_some_and(|silent_at| silent_at.elapsed() < age)
    }

    /// Opens a connection.
    pub(super) async fn connect(&self, options: &PgConnectOptions) -> Result<PgConnection, Error> {
        let connecting = async {
            let mut conn = options.connect().await?;
            self.set(&mut conn).await?;
            Ok(conn)
        };
        self.answer(connecting).await?
    }

    /// Returns a pool that hands out only connections that show a sign of life.
    pub(super) fn pool(&self, options: &PgConnectOptions, connections_max: u32) -> PgPool {
        let (connecting, acquiring) = (self.clone(), self.clone());
        PgPoolOptions::new()
            .max_connections(connections_max)
            .min_connections(0)
            .acquire_timeout(self.patience)
            .idle_timeout(Duration::from_secs(300))
            .after_connect(move |conn, _| {
                let limits = connecting.clone();
                Box::pin(async move { limits.set(conn).await })
            })
            // The pool's own test would wait without a limit, and then not try another connection.
            .test_before_acquire(false)
            .before_acquire(move |conn, found| {
                let limits = acquiring.clone();
                let is_doubtful = limits.doubts(found.age);
                Box::pin(async move { Ok(!is_doubtful && limits.alive(conn.ping()).await.is_ok()) })
            })
            .connect_lazy_with(options.clone())
    }

    /// Opens a connection that listens on a channel.
    pub(super) async fn listen(
        &self,
        options: &PgConnectOptions,
        channel: &str,
    ) -> Result<PgListener, Error> {
        let limits = self.clone();
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(self.patience)
            .max_lifetime(None)
            .idle_timeout(None)
            .after_connect(move |conn, _| {
                let limits = limits.clone();
                Box::pin(async move { limits.set(conn).await })
            })
            .connect_lazy_with(options.clone());
        let listening = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen(channel).await?;
            Ok(listener)
        };
        self.answer(listening).await?
    }

    /// Sets the limits that the server itself enforces. They end a little earlier than ours, so that
    /// a slow statement is an error and not a lost connection, and so that the locks of a lost
    /// transaction are free when it is tried again.
    pub(super) async fn set(&self, conn: &mut PgConnection) -> Result<(), Error> {
        let patience_ms = self.patience.as_millis();
        let server_ms = (patience_ms * 4 / 5).max(1);
        let timeouts = format!(
            "SET statement_timeout = {server_ms}; SET lock_timeout = {server_ms}; \
             SET idle_in_transaction_session_timeout = {server_ms}"
        );
        conn.execute(AssertSqlSafe(timeouts)).await?;
        // The server also gives up connections whose other end is gone. Not every system can.
        let seconds = |factor: u128| (patience_ms * factor / 1_000).max(1);
        let (idle_s, interval_s, user_ms) = (seconds(2), seconds(1), patience_ms * 4);
        let keepalive = format!(
            "SET tcp_keepalives_idle = {idle_s}; SET tcp_keepalives_interval = {interval_s}; \
             SET tcp_keepalives_count = 3; SET tcp_user_timeout = {user_ms}"
        );
        match conn.execute(AssertSqlSafe(keepalive)).await {
            Ok(_) | Err(Error::Database(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }
}
