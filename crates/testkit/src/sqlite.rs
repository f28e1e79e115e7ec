//! Another program that uses a SQLite file: a connection that locks it, or changes its contents.
//! SQLite isolates connections of one process just like those of several.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use std::collections::BTreeSet;
use std::path::Path;

/// A lock on a file, like that of a program that writes to it.
pub struct FileLock(SqliteConnection);

impl FileLock {
    /// Takes the lock; no one else can write until it is released.
    pub async fn take(file: &Path) -> FileLock {
        let mut other = connect(file).await;
        execute(&mut other, "BEGIN IMMEDIATE").await;
        FileLock(other)
    }

    /// Releases the lock.
    pub async fn release(mut self) {
        execute(&mut self.0, "ROLLBACK").await;
        self.0.close().await.expect("the file can be closed");
    }
}

/// Executes a statement on a file, which is created if missing.
pub async fn change_file(file: &Path, statement: &str) {
    let mut other = connect(file).await;
    execute(&mut other, statement).await;
    other.close().await.expect("the file can be closed");
}

/// Returns every value in every table of a file as text, as a thief of the file reads it: bytes as
/// hexadecimal digits.
pub async fn values_in_file(file: &Path) -> BTreeSet<String> {
    let mut other = connect(file).await;
    let columns = columns(&mut other).await;
    let mut values = BTreeSet::new();
    for (table, column) in columns {
        let select = format!(
            "SELECT CASE typeof(\"{column}\") WHEN 'blob' THEN lower(hex(\"{column}\")) \
             ELSE CAST(\"{column}\" AS TEXT) END FROM \"{table}\" WHERE \"{column}\" IS NOT NULL"
        );
        let found = sqlx::query_scalar::<_, String>(AssertSqlSafe(select)).fetch_all(&mut other);
        values.extend(found.await.unwrap_or_else(|error| panic!("{table}.{column}: {error}")));
    }
    other.close().await.expect("the file can be closed");
    values
}

/// Returns every table of a file with its columns.
pub async fn columns_in_file(file: &Path) -> Vec<(String, String)> {
    let mut other = connect(file).await;
    let columns = columns(&mut other).await;
    other.close().await.expect("the file can be closed");
    columns
}

async fn columns(connection: &mut SqliteConnection) -> Vec<(String, String)> {
    let select = "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c \
                  WHERE t.type = 'table'";
    sqlx::query_as(select).fetch_all(connection).await.expect("the schema can be read")
}

async fn connect(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    options.connect().await.unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

async fn execute(connection: &mut SqliteConnection, statement: &str) {
    let done = sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(connection).await;
    done.unwrap_or_else(|error| panic!("{statement}: {error}"));
}
