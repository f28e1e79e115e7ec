//! Backups of a database while others use it, and an empty database filled from a backup.

use super::Conn;
use super::opening::reach;
use super::queries::backup::{read_all, write_all};
use super::queries::people::fill_looks;
use crate::backup::{Rows, Visit};
use crate::open::without_password;
use crate::{BackupError, BackupRow, OpenError, StoreOptions, fail, migrate};
use sqlx::{AssertSqlSafe, Connection, Executor};

/// Numbers are the database's own unless it is told otherwise.
pub(super) const OWN_NUMBERS: &str = " OVERRIDING SYSTEM VALUE";

/// Shows every row as it is at one moment.
pub(crate) async fn snapshot(
    address: &str,
    options: &StoreOptions,
    visit: Visit<'_>,
) -> Result<(), BackupError> {
    let (mut conn, _) = reach(address, options).await?;
    let shown = without_password(address);
    if !has_tables(&mut conn).await.map_err(fail::meaning)? {
        return Err(OpenError::Unreachable { address: shown, why: "it is empty".to_owned() }.into());
    }
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    conn.execute(begin).await.map_err(fail::meaning)?;
    let select = "SELECT max(version) FROM _sqlx_migrations";
    let found = sqlx::query_scalar::<_, Option<i64>>(select).fetch_one(&mut conn).await;
    let (found, known) = (found.map_err(fail::meaning)?.unwrap_or(0), crate::backup::schema());
    if found > known {
        return Err(OpenError::Newer { address: shown, found, known }.into());
    }
    // PostgreSQL lacks some of the steps that SQLite has, so the newest means all of them.
    let newest = migrate::POSTGRES.iter().map(|step| step.0).max();
    let schema = if newest == Some(found) { known } else { found };
    let mut of_schema = |row| visit(BackupRow { schema, ..row });
    let read = read_all(&mut conn, &|_| None, &mut of_schema).await;
    let _ = conn.close().await;
    read
}

async fn has_tables(conn: &mut Conn) -> Result<bool, sqlx::Error> {
    let select = sqlx::query_scalar::<_, bool>(
        "SELECT EXISTS (SELECT 1 FROM pg_class \
         WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r')",
    );
    select.fetch_one(conn).await
}

/// The columns of a table; none if it is not there.
pub(super) async fn columns(conn: &mut Conn, table: &str) -> Result<Vec<String>, sqlx::Error> {
    let select = sqlx::query_scalar(
        "SELECT column_name::text FROM information_schema.columns \
         WHERE table_schema = current_schema() AND table_name = $1",
    );
    select.bind(table).fetch_all(conn).await
}

/// The last number that rows of this table were given.
pub(super) async fn last_number(conn: &mut Conn, table: &str) -> Result<Option<i64>, sqlx::Error> {
    let sequence = sqlx::query_scalar::<_, Option<i64>>(
        "SELECT last_value FROM pg_sequences \
         WHERE schemaname = current_schema() AND sequencename = $1",
    );
    let found = sequence.bind(format!("{table}_id_seq")).fetch_optional(conn).await?;
    Ok(found.flatten())
}

/// Sets the last number that was given.
pub(super) async fn set_last_number(
    conn: &mut Conn,
    table: &str,
    last: i64,
) -> Result<(), sqlx::Error> {
    let set = format!("SELECT setval(pg_get_serial_sequence('{table}', 'id'), $1)");
    sqlx::query(AssertSqlSafe(set)).bind(last).execute(conn).await.map(drop)
}

/// Fills a database in which there is nothing yet.
pub(crate) async fn restore(
    address: &str,
    options: &StoreOptions,
    schema: i64,
    rows: Rows<'_>,
) -> Result<(), BackupError> {
    let (mut conn, _) = reach(address, options).await?;
    if has_tables(&mut conn).await.map_err(fail::meaning)? {
        return Err(BackupError::NotEmpty);
    }
    let shown = without_password(address);
    let steps = |until: i64| migrate::migrator_until(migrate::POSTGRES, until);
    // Everything is one transaction, the schema too: a database that could not be filled is empty.
    let mut whole = conn.begin().await.map_err(fail::meaning)?;
    let stepped = steps(schema).run(&mut *whole).await;
    stepped.map_err(|error| migrate::problem(error, &shown))?;
    write_all(&mut whole, rows).await?;
    let stepped = steps(i64::MAX).run(&mut *whole).await;
    stepped.map_err(|error| migrate::problem(error, &shown))?;
    fill_looks(&mut whole).await.map_err(fail::meaning)?;
    whole.commit().await.map_err(fail::meaning)?;
    let _ = conn.close().await;
    Ok(())
}
