//! Opens a file, checks that it is ours and intact, and updates its schema.

use super::inbox::SharedInbox;
use super::ownership::{APPLICATION_ID, refuse_foreign};
use super::queries::people::fill_looks;
use super::{Engine, Shared, lock, private, writer};
use crate::{Change, OpenError, StoreError, StoreOptions, fail, migrate, queue};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, Notify, broadcast};

/// The largest size of a file that is checked page by page when it is opened.
const CHECKED_BYTES_MAX: u64 = 64 << 20;
/// The writer's cache, in the notation of SQLite: a negative number of kibibytes.
const CACHE_KIB: &str = "-4096";
/// The number of pages (32 MiB) after which the write-ahead log is moved into the file. Active
/// tables change the same pages again and again, and each checkpoint writes and syncs them once.
const LOG_PAGES: &str = "8192";
/// The number of changes that a receiver may lag behind.
const CHANGES_KEPT: usize = 4_096;

pub(crate) async fn open(path: &str, options: &StoreOptions) -> Result<Engine, OpenError> {
    let address = format!("sqlite:{path}");
    refuse_foreign(path).await?;
    let lock = lock::take(path)?;
    private::create(path).map_err(|error| lock::problem(&error, address.clone()))?;
    let connect = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(options.patience)
        .foreign_keys(true)
        .pragma("temp_store", "memory")
        .disable_statement_logging();
    let writing =
        connect.clone().pragma("cache_size", CACHE_KIB).pragma("wal_autocheckpoint", LOG_PAGES);
    let mut conn = writing.connect().await.map_err(|error| problem(error, path))?;
    examine(&mut conn, path).await?;
    claim(&mut conn).await.map_err(|error| problem(error, path))?;
    let migrator = migrate::migrator(migrate::SQLITE);
    migrator.run(&mut conn).await.map_err(|error| match error {
        sqlx::migrate::MigrateError::Execute(error)
        | sqlx::migrate::MigrateError::ExecuteMigration(error, _) => problem(error, path),
        other => migrate::problem(other, &address),
    })?;
    fill_looks(&mut conn).await.map_err(|error| problem(error, path))?;
    // No one else has the file, so everyone who was connected when it was last used is gone. The
    // time of that use stays known, since clocks haven't run since then.
    let nobody = sqlx::query("DELETE FROM here").execute(&mut conn);
    nobody.await.map_err(|error| problem(error, path))?;

    let pool = SqlitePoolOptions::new()
        .max_connections(options.connections_max)
        .min_connections(0)
        .acquire_timeout(options.patience)
        .idle_timeout(Duration::from_secs(60))
        .test_before_acquire(false)
        .connect_lazy_with(connect.pragma("query_only", "on"));
    let (changes, _) = broadcast::channel::<Change>(CHANGES_KEPT);
    let (asking, queue) = queue::queue(options.batch_max);
    let inbox = SharedInbox::default();
    let mut writer = writer::Writer::new(conn, writing, changes.clone(), inbox.clone(), lock);
    writer.recover().await.map_err(|error| meaning(error, path))?;
    let shared = Arc::new(Shared { writer: Mutex::new(Some(writer)), wake: Notify::new() });
    tokio::spawn(writer::run(shared.clone(), queue));
    Ok(Engine { pool, asking, changes, inbox, shared })
}

/// Marks the file as ours. This is the first write.
pub(super) async fn claim(conn: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let claim = format!("PRAGMA application_id = {APPLICATION_ID}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(claim)).execute(conn).await.map(drop)
}

/// Refuses a damaged file.
async fn examine(conn: &mut SqliteConnection, path: &str) -> Result<(), OpenError> {
    // The first query detects a file that isn't a database at all.
    let first = sqlx::query("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *conn).await;
    first.map_err(|error| problem(error, path))?;
    if std::fs::metadata(path).is_ok_and(|file| file.len() <= CHECKED_BYTES_MAX) {
        refuse_damaged(conn, path, "PRAGMA quick_check(1)").await
    } else {
        Ok(())
    }
}

/// Refuses a file that fails this check of SQLite.
pub(super) async fn refuse_damaged(
    conn: &mut SqliteConnection,
    path: &str,
    check: &'static str,
) -> Result<(), OpenError> {
    let check = sqlx::query_scalar::<_, String>(check);
    let verdict = check.fetch_one(&mut *conn).await.map_err(|error| problem(error, path))?;
    if verdict == "ok" {
        return Ok(());
    }
    // The first line only repeats the file name.
    let lines = verdict.lines().filter(|line| !line.starts_with("***"));
    let why = lines.collect::<Vec<_>>().join("; ");
    Err(OpenError::Damaged { address: format!("sqlite:{path}"), why })
}

pub(super) fn problem(error: sqlx::Error, path: &str) -> OpenError {
    const BUSY: u32 = 5;
    const READ_ONLY: u32 = 8;
    let address = format!("sqlite:{path}");
    let code = error.as_database_error().and_then(|complaint| complaint.code());
    match code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff) {
        Some(BUSY) => return OpenError::InUse { address },
        Some(READ_ONLY) => return OpenError::ReadOnly { address },
        _ => {}
    }
    match fail::meaning(error) {
        _ if !Path::new(path).exists() => OpenError::ReadOnly { address },
        error => meaning(error, path),
    }
}

pub(super) fn meaning(error: StoreError, path: &str) -> OpenError {
    let address = format!("sqlite:{path}");
    match error {
        StoreError::Damaged(why) => OpenError::Damaged { address, why },
        other => OpenError::Unreachable { address, why: other.to_string() },
    }
}
