//! Detects the owner of a file without writing anything: opening another program's database as ours
//! would switch it to write-ahead logging before we could refuse it.

use super::opening::problem;
use crate::OpenError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::io::Read;
use std::path::Path;

/// Marks a file as ours, for SQLite and for `file`: ‘Embr’.
pub(super) const APPLICATION_ID: i32 = 0x456d_6272;

/// The first bytes of every database.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// The position of the mark.
const MARK: std::ops::Range<usize> = 68..72;

/// Refuses a file that another program made. SQLite later refuses a file that isn't a database at
/// all.
pub(super) async fn refuse_foreign(path: &str) -> Result<(), OpenError> {
    match mark(Path::new(path)) {
        None | Some(APPLICATION_ID) => Ok(()),
        Some(0) if is_empty(path).await? => Ok(()),
        Some(_) => Err(OpenError::Foreign { address: format!("sqlite:{path}") }),
    }
}

/// Returns the mark of a database; `None` if the file is missing, empty or not a database.
fn mark(path: &Path) -> Option<i32> {
    let mut head = [0; 100];
    std::fs::File::open(path).ok()?.read_exact(&mut head).ok()?;
    let mark = head[MARK].try_into().ok()?;
    head.starts_with(MAGIC).then(|| i32::from_be_bytes(mark))
}

/// Returns `true` if a database without a mark is empty, so that it can become ours. If the first
/// process was ended right after creating our file, the mark is only in the write-ahead log.
async fn is_empty(path: &str) -> Result<bool, OpenError> {
    let has_log = std::fs::metadata(format!("{path}-wal")).is_ok_and(|file| file.len() > 0);
    // Opening a file as immutable takes no lock and creates no other files.
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .immutable(!has_log)
        .disable_statement_logging();
    let mut conn = options.connect().await.map_err(|error| problem(error, path))?;
    let look = sqlx::query_as::<_, (i32, i64)>(
        "SELECT (SELECT application_id FROM pragma_application_id), \
         (SELECT count(*) FROM sqlite_schema WHERE name <> '_sqlx_migrations')",
    );
    let found = look.fetch_one(&mut conn).await;
    let _ = conn.close().await;
    let (id, things) = found.map_err(|error| problem(error, path))?;
    Ok(id == APPLICATION_ID || (id == 0 && things == 0))
}
