//! Live processes, and the people connected through them.

use super::Conn;
use crate::StoreError;
use crate::fail::{self, count, number};
use table::Person;
use wire::TableId;

/// Converts the number of a process, since databases have signed numbers.
fn name(process: u64) -> i64 {
    process.cast_signed()
}

/// Records that a process is alive. Returns the tables at which silent processes had people.
pub(super) async fn beat(
    conn: &mut Conn,
    process: u64,
    now_ms: u64,
    silent_ms: u64,
) -> Result<Vec<TableId>, StoreError> {
    let beat = sqlx::query(
        "INSERT INTO processes (process, beat_ms) VALUES ($1, $2) \
         ON CONFLICT (process) DO UPDATE SET beat_ms = excluded.beat_ms",
    );
    let beat = beat.bind(name(process)).bind(number(now_ms)).execute(&mut *conn);
    beat.await.map_err(fail::meaning)?;
    let silent = sqlx::query_scalar::<_, i64>(
        "DELETE FROM processes WHERE beat_ms < $1 AND process <> $2 RETURNING process",
    );
    let silent = silent.bind(number(silent_ms)).bind(name(process)).fetch_all(&mut *conn);
    let mut tables = Vec::new();
    for dead in silent.await.map_err(fail::meaning)? {
        let leave = sqlx::query_scalar::<_, String>(
            "DELETE FROM here WHERE process = $1 RETURNING table_id",
        );
        let left = leave.bind(dead).fetch_all(&mut *conn).await.map_err(fail::meaning)?;
        tables.extend(left);
    }
    tables.sort_unstable();
    tables.dedup();
    Ok(tables.iter().filter_map(|table| table.parse().ok()).collect())
}

/// Returns the time at which any process last reported that it is alive.
pub(super) async fn last_beat_ms(conn: &mut Conn) -> Result<Option<u64>, StoreError> {
    let last = sqlx::query_scalar::<_, Option<i64>>("SELECT MAX(beat_ms) FROM processes");
    let last = last.fetch_one(conn).await.map_err(fail::meaning)?;
    Ok(last.and_then(|last_ms| u64::try_from(last_ms).ok()))
}

/// Records that a person is connected. Returns `true` if that is new.
pub(super) async fn come(
    conn: &mut Conn,
    process: u64,
    table: &TableId,
    person: Person,
) -> Result<bool, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO here (table_id, person, process) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    );
    let insert = insert.bind(table.as_str()).bind(number(person.0)).bind(name(process));
    Ok(insert.execute(conn).await.map_err(fail::meaning)?.rows_affected() > 0)
}

/// Records that a person is no longer connected. Returns `true` if that is new.
pub(super) async fn leave(
    conn: &mut Conn,
    process: u64,
    table: &TableId,
    person: Person,
) -> Result<bool, StoreError> {
    let delete =
        sqlx::query("DELETE FROM here WHERE table_id = $1 AND person = $2 AND process = $3");
    let delete = delete.bind(table.as_str()).bind(number(person.0)).bind(name(process));
    Ok(delete.execute(conn).await.map_err(fail::meaning)?.rows_affected() > 0)
}

pub(super) async fn here(conn: &mut Conn, table: &TableId) -> Result<Vec<Person>, StoreError> {
    let select = sqlx::query_scalar::<_, i64>(
        "SELECT DISTINCT h.person FROM here h JOIN processes p ON p.process = h.process \
         WHERE h.table_id = $1 ORDER BY h.person",
    );
    let persons = select.bind(table.as_str()).fetch_all(conn).await.map_err(fail::meaning)?;
    persons.into_iter().map(|person| Ok(Person(count(person)?))).collect()
}
