//! Another program that uses a SQLite file: a connection that locks it, or changes its contents.
//! SQLite isolates connections of one process just like those of several.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
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

async fn connect(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    options.connect().await.unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

async fn execute(connection: &mut SqliteConnection, statement: &str) {
    let done = sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(connection).await;
    done.unwrap_or_else(|error| panic!("{statement}: {error}"));
}
