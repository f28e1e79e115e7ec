//! Live processes, and the people connected through them.

use super::Conn;
use crate::fail::{self, count, number};
use crate::{Beat, Heard, StoreError};
use table::Person;
use wire::TableId;

/// Converts the number of a process, since databases have signed numbers.
fn name(process: u64) -> i64 {
    process.cast_signed()
}

/// Records that a process is alive, and returns what is known of the others.
pub(super) async fn beat(conn: &mut Conn, beat: Beat) -> Result<Heard, StoreError> {
    let update = "UPDATE processes SET beat_ms = $2, clock_ms = $3 WHERE process = $1";
    let insert = "INSERT INTO processes (process, beat_ms, clock_ms) VALUES ($1, $2, $3)";
    let mut known = true;
    for statement in [update, insert] {
        let bound = sqlx::query(statement).bind(name(beat.process)).bind(number(beat.beat_ms));
        let done = bound.bind(number(beat.clock_ms)).execute(&mut *conn).await;
        if done.map_err(fail::meaning)?.rows_affected() > 0 {
            break;
        }
        known = false;
    }
    let others = sqlx::query_as::<_, (i64, i64, i64)>(
        "SELECT process, beat_ms, COALESCE(clock_ms, beat_ms) FROM processes WHERE process <> $1",
    );
    let others = others.bind(name(beat.process)).fetch_all(conn).await.map_err(fail::meaning)?;
    let others = others.into_iter().map(|(process, beat_ms, clock_ms)| {
        let process = process.cast_unsigned();
        Ok(Beat { process, beat_ms: count(beat_ms)?, clock_ms: count(clock_ms)? })
    });
    Ok(Heard { known, others: others.collect::<Result<_, StoreError>>()? })
}

/// Removes a process that is still where it was at this sign of life. Returns the tables at which
/// it had people.
pub(super) async fn bury(conn: &mut Conn, dead: Beat) -> Result<Vec<TableId>, StoreError> {
    let delete = sqlx::query("DELETE FROM processes WHERE process = $1 AND beat_ms = $2");
    let delete = delete.bind(name(dead.process)).bind(number(dead.beat_ms));
    if delete.execute(&mut *conn).await.map_err(fail::meaning)?.rows_affected() == 0 {
        return Ok(Vec::new());
    }
    let leave =
        sqlx::query_scalar::<_, String>("DELETE FROM here WHERE process = $1 RETURNING table_id");
    let mut tables = leave.bind(name(dead.process)).fetch_all(conn).await.map_err(fail::meaning)?;
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
