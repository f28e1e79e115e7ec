//! Lines of many tables in a few statements. SQLite gets the whole batch as one JSON text, which it
//! turns into rows itself: a statement for each row would cost more than the row.

use super::Conn;
use super::queries::batch::{Accepted, TableHead};
use crate::fail::{LINE_END, number};
use crate::{Added, Append};
use table::Person;
use wire::TableId;

/// Returns the heads of these tables. No one else writes during the transaction. They are returned
/// as one JSON text, because the driver wakes the waiting task for every single row.
pub(super) async fn lock(conn: &mut Conn, ids: &[&str]) -> Result<Vec<TableHead>, sqlx::Error> {
    let select = sqlx::query_scalar::<_, String>(
        "SELECT json_group_array(json_array(t.id, t.sequence, t.listed, t.phase, t.seats)) \
         FROM json_each($1) j CROSS JOIN tables t ON t.id = j.value",
    );
    let rows = select.bind(json(ids)).fetch_one(conn).await?;
    let rows: Vec<(String, i64, u8, String, String)> =
        serde_json::from_str(&rows).map_err(|error| sqlx::Error::Decode(error.into()))?;
    let standing = |(id, sequence, listed, phase, seats)| {
        let listed = listed != 0;
        TableHead { id, sequence, listed, phase, seats }
    };
    Ok(rows.into_iter().map(standing).collect())
}

/// Always `None`: no other process reads the file, so no one needs the added lines.
pub(super) fn added(_: &Append) -> Option<Box<Added>> {
    None
}

/// Does nothing: no one else writes during the transaction.
pub(super) async fn hold_person(_: &mut Conn, _: Person) -> Result<(), sqlx::Error> {
    Ok(())
}

/// Does nothing: no one else writes during the transaction.
pub(super) async fn hold_look(_: &mut Conn, _: &str) -> Result<(), sqlx::Error> {
    Ok(())
}

/// Forgets links and earlier addresses whose time is over.
pub(super) async fn sweep_links(conn: &mut Conn, now_ms: i64) -> Result<(), sqlx::Error> {
    let links = sqlx::query("DELETE FROM links WHERE expires_ms <= $1").bind(now_ms);
    links.execute(&mut *conn).await?;
    let addresses = sqlx::query(
        "UPDATE persons SET email_before = NULL, email_before_until_ms = NULL \
         WHERE email_before_until_ms <= $1",
    );
    addresses.bind(now_ms).execute(conn).await.map(drop)
}

/// Returns the size of the database's pages in bytes.
pub(super) async fn size(conn: &mut Conn) -> Result<i64, sqlx::Error> {
    let size = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
    sqlx::query_scalar(size).fetch_one(conn).await
}

/// Updates the heads of these tables, with their seats as text. The notices of a turn continue
/// while it is the same turn, and move with its deadline, as in [`crate::notices::carried`].
pub(super) async fn update(conn: &mut Conn, accepted: &[Accepted<'_>]) -> Result<(), sqlx::Error> {
    let rows = accepted.iter().map(|Accepted { append, seats, .. }| {
        let summary = &append.summary;
        let added = append.lines.len() as u64;
        (
            append.id.as_str(),
            number(append.after + added),
            (added > 0).then(|| number(append.now_ms)),
            summary.phase.as_str(),
            seats.as_str(),
            summary.to_act.map(|person| number(person.0)),
            summary.deadline_ms.map(number),
            summary.wake_ms.map(number),
            number(summary.answers),
            summary.turn_ms.map(number),
        )
    });
    let rows: Vec<_> = rows.collect();
    let update = sqlx::query(
        "UPDATE tables SET sequence = b.value ->> 1, \
         changed_ms = coalesce(b.value ->> 2, changed_ms), \
         phase = b.value ->> 3, seats = b.value ->> 4, to_act = b.value ->> 5, \
         deadline_ms = b.value ->> 6, wake_ms = b.value ->> 7, \
         answers = b.value ->> 8, turn_ms = b.value ->> 9, \
         notices_sent = CASE WHEN to_act = b.value ->> 5 AND turn_ms = b.value ->> 9 \
         THEN notices_sent ELSE 0 END, \
         notice_ms = CASE WHEN to_act = b.value ->> 5 AND turn_ms = b.value ->> 9 \
         THEN notice_ms + CASE WHEN notices_sent > 0 \
         THEN coalesce((b.value ->> 6) - deadline_ms, 0) ELSE 0 END ELSE b.value ->> 9 END \
         FROM json_each($1) b WHERE tables.id = b.value ->> 0",
    );
    update.bind(json(&rows)).execute(conn).await.map(drop)
}

/// Adds lines, those of a table in one row, since a row costs much more than a line.
pub(super) async fn insert(
    conn: &mut Conn,
    added: &[(&TableId, &[(u64, String)])],
) -> Result<(), sqlx::Error> {
    let rows = added.iter().filter_map(|(id, lines)| {
        let (last, _) = lines.last()?;
        let texts: Vec<&str> = lines.iter().map(|(_, line)| &line[..]).collect();
        Some((id.as_str(), number(*last), texts.join(LINE_END)))
    });
    let rows: Vec<_> = rows.collect();
    let insert = sqlx::query(
        "INSERT INTO lines (table_id, sequence, line) \
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($1)",
    );
    insert.bind(json(&rows)).execute(conn).await.map(drop)
}

/// Does nothing: with one writer, two games can't finish at the same time.
pub(super) async fn lock_ratings(_conn: &mut Conn) -> Result<(), sqlx::Error> {
    Ok(())
}

pub(super) fn json(value: &(impl serde::Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("numbers and texts can always be written")
}
