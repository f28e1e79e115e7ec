//! Lines of many tables in a few statements: PostgreSQL takes the whole batch as arrays.

use super::Conn;
use super::queries::batch::{Accepted, TableHead};
use crate::fail::number;
use crate::{Added, Append, Change};
use wire::TableId;

/// The channel for notifications between processes.
pub(super) const CHANNEL: &str = "emberwake";
/// The limit of a message, since PostgreSQL accepts less than 8000 bytes.
const MESSAGE_BYTES_MAX: usize = 7_900;
/// The key of the advisory lock for computing ratings; it must be the same in all processes.
const RATINGS_LOCK: i64 = 0x456d_6272_0001;

/// Returns the heads of these tables. Rows are locked in the order of their ids, so that two
/// processes with some tables in common wait for each other instead of deadlocking.
pub(super) async fn lock(conn: &mut Conn, ids: &[&str]) -> Result<Vec<TableHead>, sqlx::Error> {
    let select = sqlx::query_as::<_, (String, i64, bool, String, String)>(
        "SELECT id, sequence, listed, phase, seats FROM tables WHERE id = ANY($1) \
         ORDER BY id FOR NO KEY UPDATE",
    );
    let rows = select.bind(ids).fetch_all(conn).await?;
    let standing =
        |(id, sequence, listed, phase, seats)| TableHead { id, sequence, listed, phase, seats };
    Ok(rows.into_iter().map(standing).collect())
}

/// Returns the size of the database in bytes.
pub(super) async fn size(conn: &mut Conn) -> Result<i64, sqlx::Error> {
    let size = "SELECT pg_database_size(current_database())";
    sqlx::query_scalar(size).fetch_one(conn).await
}

/// Updates the heads of these tables, with their seats as text.
pub(super) async fn update(conn: &mut Conn, accepted: &[Accepted<'_>]) -> Result<(), sqlx::Error> {
    let column = |value: fn(&Append) -> Option<u64>| -> Vec<Option<i64>> {
        accepted.iter().map(|accepted| value(accepted.append).map(number)).collect()
    };
    let ids: Vec<&str> = accepted.iter().map(|accepted| accepted.append.id.as_str()).collect();
    let phases: Vec<&str> =
        accepted.iter().map(|accepted| &accepted.append.summary.phase[..]).collect();
    let seats: Vec<&str> = accepted.iter().map(|accepted| &accepted.seats[..]).collect();
    let update = sqlx::query(
        "UPDATE tables t SET sequence = b.sequence, \
         changed_ms = coalesce(b.changed_ms, t.changed_ms), phase = b.phase, seats = b.seats, \
         to_act = b.to_act, deadline_ms = b.deadline_ms, wake_ms = b.wake_ms, \
         answers = b.answers, turn_ms = b.turn_ms, \
         told = CASE WHEN t.told >= t.answers AND t.to_act = b.to_act AND t.turn_ms = b.turn_ms \
         THEN b.answers ELSE t.told END \
         FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], \
         $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[]) \
         AS b(id, sequence, changed_ms, phase, seats, to_act, deadline_ms, wake_ms, answers, \
         turn_ms) WHERE t.id = b.id",
    );
    let update = update
        .bind(ids)
        .bind(column(|append| Some(append.after + append.lines.len() as u64)))
        .bind(column(|append| (!append.lines.is_empty()).then_some(append.now_ms)))
        .bind(phases)
        .bind(seats)
        .bind(column(|append| append.summary.to_act.map(|person| person.0)))
        .bind(column(|append| append.summary.deadline_ms))
        .bind(column(|append| append.summary.wake_ms))
        .bind(column(|append| Some(append.summary.answers)))
        .bind(column(|append| append.summary.turn_ms));
    update.execute(conn).await.map(drop)
}

/// Adds lines, each under its own key, so that the slower of two processes finds one of them taken.
pub(super) async fn insert(
    conn: &mut Conn,
    added: &[(&TableId, &[(u64, String)])],
) -> Result<(), sqlx::Error> {
    let lines = added.iter().flat_map(|(id, lines)| lines.iter().map(move |line| (*id, line)));
    let lines: Vec<(&TableId, &(u64, String))> = lines.collect();
    let ids: Vec<&str> = lines.iter().map(|(id, _)| id.as_str()).collect();
    let sequences: Vec<i64> = lines.iter().map(|(_, line)| number(line.0)).collect();
    let texts: Vec<&str> = lines.iter().map(|(_, line)| &line.1[..]).collect();
    let insert = sqlx::query(
        "INSERT INTO lines (table_id, sequence, line) \
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])",
    );
    insert.bind(ids).bind(sequences).bind(texts).execute(conn).await.map(drop)
}

/// Returns the added lines for other processes, so that they need not read them.
pub(super) fn added(append: &Append) -> Option<Box<Added>> {
    Added::of(append)
}

/// Takes a lock, so that two games of a person that finish at the same time are rated one after the
/// other.
pub(super) async fn lock_ratings(conn: &mut Conn) -> Result<(), sqlx::Error> {
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(RATINGS_LOCK);
    lock.execute(conn).await.map(drop)
}

/// Notifies all processes when the transaction commits.
pub(super) async fn notify(conn: &mut Conn, changes: &[Change]) -> Result<(), sqlx::Error> {
    let mut message = String::new();
    let mut messages = Vec::new();
    for change in changes {
        let mut written = String::new();
        change.write(&mut written);
        if !message.is_empty() && message.len() + written.len() > MESSAGE_BYTES_MAX {
            messages.push(std::mem::take(&mut message));
        }
        message.push_str(&written);
    }
    if !message.is_empty() {
        messages.push(message);
    }
    if messages.is_empty() {
        return Ok(());
    }
    let tell = sqlx::query("SELECT pg_notify($1, message) FROM unnest($2::text[]) AS m(message)");
    tell.bind(CHANNEL).bind(messages).execute(conn).await.map(drop)
}
