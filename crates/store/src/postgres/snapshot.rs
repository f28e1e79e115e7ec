//! Backs up a database while others use it, and fills an empty database from a backup.

use super::conn::Conn;
use super::opening::reach;
use super::queries::backup::{read_all, write_all};
use super::queries::people::fill_looks;
use crate::backup::{Rows, Visit};
use crate::open::without_password;
use crate::{BackupError, BackupRow, OpenError, StoreOptions, fail, migrate};
use sqlx::{AssertSqlSafe, Connection, Executor};

/// The clause for inserting rows with given numbers, which the database otherwise assigns.
pub(super) const OWN_NUMBERS: &str = " OVERRIDING SYSTEM VALUE";

/// Calls `visit` with every row in one snapshot.
pub(crate) async fn snapshot(
    address: &str,
    options: &StoreOptions,
    visit: Visit<'_>,
) -> Result<(), BackupError> {
    let (conn, _) = reach(address, options).await?;
    let mut conn = Conn::unlimited(conn);
    let shown = without_password(address);
    if !has_tables(&mut conn).await.map_err(fail::meaning)? {
        return Err(OpenError::Unreachable { address: shown, why: "it is empty".to_owned() }.into());
    }
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    conn.execute(begin).await.map_err(fail::meaning)?;
    let select = "SELECT max(version) FROM _sqlx_migrations";
    let found = sqlx::query_scalar::<_, Option<i64>>(select).fetch_one(&mut conn).await;
    let found = found.map_err(fail::meaning)?.unwrap_or(0);
    let known = crate::backup::schema();
    if found > known {
        return Err(OpenError::Newer { address: shown, found, known }.into());
    }
    // PostgreSQL lacks some of SQLite's steps, so its newest step means the newest version.
    let newest = migrate::POSTGRES.iter().map(|step| step.0).max();
    let schema = if newest == Some(found) { known } else { found };
    let mut of_schema = |row| visit(BackupRow { schema, ..row });
    read_all(&mut conn, &|_| None, &mut of_schema).await
}

async fn has_tables(conn: &mut Conn) -> Result<bool, sqlx::Error> {
    let select = sqlx::query_scalar::<_, bool>(
        "SELECT EXISTS (SELECT 1 FROM pg_class \
         WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r')",
    );
    select.fetch_one(conn).await
}

/// Returns the columns of a table; none if it doesn't exist.
pub(super) async fn columns(conn: &mut Conn, table: &str) -> Result<Vec<String>, sqlx::Error> {
    let select = sqlx::query_scalar(
        "SELECT column_name::text FROM information_schema.columns \
         WHERE table_schema = current_schema() AND table_name = $1",
    );
    select.bind(table).fetch_all(conn).await
}

/// Returns the last number assigned to a row of this table.
pub(super) async fn last_number(conn: &mut Conn, table: &str) -> Result<Option<i64>, sqlx::Error> {
    let sequence = sqlx::query_scalar::<_, Option<i64>>(
        "SELECT last_value FROM pg_sequences \
         WHERE schemaname = current_schema() AND sequencename = $1",
    );
    let found = sequence.bind(format!("{table}_id_seq")).fetch_optional(conn).await?;
    Ok(found.flatten())
}

/// Sets the last number assigned.
pub(super) async fn set_last_number(
    conn: &mut Conn,
    table: &str,
    last: i64,
) -> Result<(), sqlx::Error> {
    let set = format!("SELECT setval(pg_get_serial_sequence('{table}', 'id'), $1)");
    sqlx::query(AssertSqlSafe(set)).bind(last).execute(conn).await.map(drop)
}

/// Fills an empty database.
pub(crate) async fn restore(
    address: &str,
    options: &StoreOptions,
    schema: i64,
    rows: Rows<'_>,
) -> Result<(), BackupError> {
    let (conn, _) = reach(address, options).await?;
    let mut conn = Conn::unlimited(conn);
    if has_tables(&mut conn).await.map_err(fail::meaning)? {
        return Err(BackupError::NotEmpty);
    }
    let shown = without_password(address);
    let steps = |until: i64| migrate::migrator_until(migrate::POSTGRES, until);
    // Everything is one transaction, including the schema: if filling fails, the database stays
    // empty.
    let whole = conn.raw().begin().await.map_err(fail::meaning)?;
    // The library must know that a transaction is open, so that each step is a part of it. It ends
    // with the commit below, or with the connection.
    std::mem::forget(whole);
    let stepped = steps(schema).run(conn.raw()).await;
    stepped.map_err(|error| migrate::problem(error, &shown))?;
    write_all(&mut conn, rows).await?;
    let stepped = steps(i64::MAX).run(conn.raw()).await;
    stepped.map_err(|error| migrate::problem(error, &shown))?;
    fill_looks(&mut conn).await.map_err(fail::meaning)?;
    conn.commit().await.map_err(fail::meaning)?;
    Ok(())
}
