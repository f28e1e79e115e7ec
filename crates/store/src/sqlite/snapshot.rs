//! Backs up a file while another process uses it, and creates a new file from a backup.

use super::inbox::Inbox;
use super::opening::{claim, problem, refuse_damaged};
use super::ownership::refuse_foreign;
use super::queries::backup::{read_all, write_all};
use super::queries::people::fill_looks;
use super::{Conn, lock, private};
use crate::backup::{Rows, Visit};
use crate::{BackupError, BackupRow, OpenError, StoreOptions, fail, migrate};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Executor};
use std::path::Path;

/// The clause for inserting rows with given numbers; SQLite needs none.
pub(super) const OWN_NUMBERS: &str = "";

/// Calls `visit` with every row in one snapshot. Write-ahead logging lets others write meanwhile.
pub(crate) async fn snapshot(
    path: &str,
    options: &StoreOptions,
    visit: Visit<'_>,
) -> Result<(), BackupError> {
    refuse_foreign(path).await?;
    let connect = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(options.patience)
        .disable_statement_logging();
    let mut conn = connect.connect().await.map_err(|error| problem(error, path))?;
    let begun = conn.execute("BEGIN").await;
    begun.map_err(|error| problem(error, path))?;
    let schema = refuse_newer(&mut conn, path).await?;
    refuse_damaged(&mut conn, path, "PRAGMA integrity_check(1)").await?;
    let has_inbox = !columns(&mut conn, "inbox").await.map_err(fail::meaning)?.is_empty();
    let inbox = if has_inbox { Inbox::load(&mut conn).await? } else { Inbox::default() };
    let mut of_schema = |row| visit(BackupRow { schema, ..row });
    let read = read_all(&mut conn, &|id| inbox.of(id), &mut of_schema).await;
    let _ = conn.close().await;
    read
}

/// Returns the version of the schema, and refuses one that is newer than ours.
async fn refuse_newer(conn: &mut Conn, path: &str) -> Result<i64, OpenError> {
    let select = "SELECT max(version) FROM _sqlx_migrations";
    let found = sqlx::query_scalar::<_, Option<i64>>(select).fetch_one(conn).await;
    let found = found.map_err(|error| problem(error, path))?.unwrap_or(0);
    let known = crate::backup::schema();
    let address = format!("sqlite:{path}");
    if found > known { Err(OpenError::Newer { address, found, known }) } else { Ok(found) }
}

/// Returns the columns of a table; none if it doesn't exist.
pub(super) async fn columns(conn: &mut Conn, table: &str) -> Result<Vec<String>, sqlx::Error> {
    let select = sqlx::query_scalar("SELECT name FROM pragma_table_info($1)");
    select.bind(table.to_owned()).fetch_all(conn).await
}

/// Returns the last number assigned to a row of this table.
pub(super) async fn last_number(conn: &mut Conn, table: &str) -> Result<Option<i64>, sqlx::Error> {
    let select = sqlx::query_scalar("SELECT seq FROM sqlite_sequence WHERE name = $1");
    select.bind(table.to_owned()).fetch_optional(conn).await
}

/// Sets the last number assigned.
pub(super) async fn set_last_number(
    conn: &mut Conn,
    table: &str,
    last: i64,
) -> Result<(), sqlx::Error> {
    let forget = sqlx::query("DELETE FROM sqlite_sequence WHERE name = $1");
    forget.bind(table.to_owned()).execute(&mut *conn).await?;
    let set = sqlx::query("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)");
    set.bind(table.to_owned()).bind(last).execute(conn).await.map(drop)
}

/// Creates a new file under a temporary name, and renames it when it is complete.
pub(crate) async fn restore(
    path: &str,
    options: &StoreOptions,
    schema: i64,
    rows: Rows<'_>,
) -> Result<(), BackupError> {
    let taken = |path: &str| Path::new(path).symlink_metadata().is_ok();
    let beside = ["", "-wal", "-shm", "-journal"].map(|ending| format!("{path}{ending}"));
    if beside.iter().any(|path| taken(path)) {
        return Err(BackupError::NotEmpty);
    }
    // A server that has the file open holds this lock, even in the rare case that the file doesn't
    // exist.
    let _lock = lock::take(path)?;
    let unfinished = format!("{path}.{}.restoring", std::process::id());
    let filled = fill(&unfinished, options, schema, rows).await;
    // Creating a hard link fails if the name was taken meanwhile.
    let named = match filled {
        Ok(()) => match std::fs::hard_link(&unfinished, path) {
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                Err(BackupError::NotEmpty)
            }
            // Not every file system has hard links.
            Err(_) if !taken(path) => std::fs::rename(&unfinished, path).map_err(BackupError::File),
            other => other.map_err(BackupError::File),
        },
        Err(error) => Err(error),
    };
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{unfinished}{ending}"));
    }
    named
}

async fn fill(
    path: &str,
    options: &StoreOptions,
    schema: i64,
    rows: Rows<'_>,
) -> Result<(), BackupError> {
    private::create(path).map_err(BackupError::File)?;
    let connect = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(options.patience)
        .foreign_keys(true)
        .disable_statement_logging();
    let mut conn = connect.connect().await.map_err(|error| problem(error, path))?;
    claim(&mut conn).await.map_err(fail::meaning)?;
    let address = format!("sqlite:{path}");
    let steps = |until: i64| migrate::migrator_until(migrate::SQLITE, until);
    let stepped = steps(schema).run(&mut conn).await;
    stepped.map_err(|error| migrate::problem(error, &address))?;
    conn.execute("BEGIN IMMEDIATE").await.map_err(fail::meaning)?;
    write_all(&mut conn, rows).await?;
    conn.execute("COMMIT").await.map_err(fail::meaning)?;
    let stepped = steps(i64::MAX).run(&mut conn).await;
    stepped.map_err(|error| migrate::problem(error, &address))?;
    fill_looks(&mut conn).await.map_err(fail::meaning)?;
    // Closing moves the write-ahead log into the file.
    conn.close().await.map_err(fail::meaning)?;
    Ok(())
}
