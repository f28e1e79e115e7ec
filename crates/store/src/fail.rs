//! Converts errors of an engine to those of this crate.

use crate::StoreError;

/// Converts an error of an engine. Its message contains no bound values, so no secrets.
pub(crate) fn meaning(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::RowNotFound => StoreError::NotFound,
        sqlx::Error::Database(complaint) => {
            let code = complaint.code().unwrap_or_default().into_owned();
            let why = complaint.message().to_owned();
            match database(complaint.as_ref()) {
                Database::Sqlite => sqlite(&code, why),
                #[cfg(feature = "postgres")]
                Database::Postgres => postgres(&code, why),
            }
        }
        sqlx::Error::ColumnDecode { .. }
        | sqlx::Error::Decode(_)
        | sqlx::Error::ColumnNotFound(_)
        | sqlx::Error::ColumnIndexOutOfBounds { .. } => StoreError::Damaged(error.to_string()),
        other => StoreError::Unavailable(other.to_string()),
    }
}

enum Database {
    Sqlite,
    #[cfg(feature = "postgres")]
    Postgres,
}

#[cfg(not(feature = "postgres"))]
fn database(_: &dyn sqlx::error::DatabaseError) -> Database {
    Database::Sqlite
}

#[cfg(feature = "postgres")]
fn database(complaint: &dyn sqlx::error::DatabaseError) -> Database {
    match complaint.try_downcast_ref::<sqlx::sqlite::SqliteError>() {
        Some(_) => Database::Sqlite,
        None => Database::Postgres,
    }
}

/// The low byte of an extended SQLite code is the kind of problem.
fn sqlite(code: &str, why: String) -> StoreError {
    const CORRUPT: u32 = 11;
    const NOT_A_DATABASE: u32 = 26;
    match code.parse::<u32>().map(|code| code & 0xff) {
        Ok(CORRUPT | NOT_A_DATABASE) => StoreError::Damaged(why),
        _ => StoreError::Unavailable(why),
    }
}

/// The first two characters of a PostgreSQL code are the class of the problem.
#[cfg(feature = "postgres")]
fn postgres(code: &str, why: String) -> StoreError {
    match code.get(..2) {
        // Data exception: a text that PostgreSQL doesn't accept.
        Some("22") => StoreError::Unfit(why),
        // Data corrupted, index corrupted; tables or columns that are missing.
        Some("XX") | Some("42") => StoreError::Damaged(why),
        _ => StoreError::Unavailable(why),
    }
}

/// Returns `true` if a key already existed.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|complaint| complaint.is_unique_violation())
}

/// Returns `true` if a row refers to something that is missing.
pub(crate) fn is_orphan(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|complaint| complaint.is_foreign_key_violation())
}

/// Converts our number to one of a database. Numbers that are too large become the maximum, which
/// matches nothing.
pub(crate) fn number(ours: u64) -> i64 {
    i64::try_from(ours).unwrap_or(i64::MAX)
}

/// Converts a number of a database to ours.
pub(crate) fn count(theirs: i64) -> Result<u64, StoreError> {
    u64::try_from(theirs)
        .map_err(|_| StoreError::Damaged(format!("{theirs} where no number is below 0")))
}

/// The separator of lines that are stored in one row.
pub(crate) const LINE_END: &str = "\u{1e}";

/// Checks that both engines can store a text.
pub(crate) fn fit(text: &str) -> Result<(), StoreError> {
    without(text, "\0", "U+0000")
}

/// Checks that both engines can store a line of a table, also together with others.
pub(crate) fn fit_line(line: &str) -> Result<(), StoreError> {
    fit(line)?;
    without(line, LINE_END, "U+001E")
}

fn without(text: &str, character: &str, name: &str) -> Result<(), StoreError> {
    if text.contains(character) {
        Err(StoreError::Unfit(format!("a text with the character {name}")))
    } else {
        Ok(())
    }
}
