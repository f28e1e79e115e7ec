//! Somebody else at a file of SQLite: another connection that locks it, or changes what is in it.
//! SQLite keeps connections of one process apart as it does those of several.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use std::path::Path;

/// A lock on a file, as a program holds it that writes there.
pub struct FileLock(SqliteConnection);

impl FileLock {
    /// Takes it; nobody else can write until it is released.
    pub async fn take(file: &Path) -> FileLock {
        let mut other = connect(file).await;
        execute(&mut other, "BEGIN IMMEDIATE").await;
        FileLock(other)
    }

    /// Lets the others write.
    pub async fn release(mut self) {
        execute(&mut self.0, "ROLLBACK").await;
        self.0.close().await.expect("the file can be closed");
    }
}

/// Executes a statement on a file, which is made if it is not there.
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
