//! Lines of many tables in a few statements: PostgreSQL takes the whole batch as arrays.

use super::Conn;
use super::queries::batch::{Accepted, TableHead};
use crate::fail::number;
use crate::{Added, Append, Change};
use table::Person;
use wire::TableId;

/// The channel for notifications between processes.
pub(super) const CHANNEL: &str = "emberwake";
/// The limit of a message, since PostgreSQL accepts less than 8000 bytes.
const MESSAGE_BYTES_MAX: usize = 7_900;
/// The number of bytes that a statement may send, a little less than a TLS record holds.
///
/// sqlx leaves Nagle's algorithm on. So the second record of a larger statement would wait until
/// PostgreSQL acknowledges the first one, and that takes up to 40 ms.
const STATEMENT_BYTES_MAX: usize = 16_000;
/// The bytes of an element of an array besides its text: its length.
const ELEMENT_BYTES: usize = 4;
/// The bytes of a number in an array.
const NUMBER_BYTES: usize = ELEMENT_BYTES + 8;
/// The key of the advisory lock for computing ratings; it must be the same in all processes.
const RATINGS_LOCK: i64 = 0x456d_6272_0001;
/// The first half of the key of the advisory locks for names; it must be the same in all processes.
const LOOKS_LOCK: i32 = 0x456d_6272;

/// Splits rows into pieces that each fit into one statement. A row that is larger is a piece alone.
fn pieces<T>(rows: &[T], bytes: impl Fn(&T) -> usize) -> impl Iterator<Item = &[T]> {
    let mut rest = rows;
    std::iter::from_fn(move || {
        let mut sum = 0;
        let fitting = rest.iter().take_while(|row| {
            sum += bytes(row);
            sum <= STATEMENT_BYTES_MAX
        });
        let count = fitting.count().max(1).min(rest.len());
        let (piece, after) = rest.split_at(count);
        rest = after;
        (!piece.is_empty()).then_some(piece)
    })
}

/// Returns the heads of these tables, whose ids are sorted. Rows are locked in this order, so that
/// two processes with some tables in common wait for each other instead of deadlocking.
pub(super) async fn lock(conn: &mut Conn, ids: &[&str]) -> Result<Vec<TableHead>, sqlx::Error> {
    let mut heads = Vec::with_capacity(ids.len());
    for ids in pieces(ids, |id| ELEMENT_BYTES + id.len()) {
        heads.extend(lock_piece(conn, ids).await?);
    }
    Ok(heads)
}

async fn lock_piece(conn: &mut Conn, ids: &[&str]) -> Result<Vec<TableHead>, sqlx::Error> {
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

/// Updates the heads of these tables, with their seats as text. The notices of a turn continue
/// while it is the same turn, and move with its deadline, as in [`crate::notices::carried`].
pub(super) async fn update(conn: &mut Conn, accepted: &[Accepted<'_>]) -> Result<(), sqlx::Error> {
    let bytes = |accepted: &Accepted<'_>| {
        let texts = [accepted.append.id.as_str(), &accepted.append.summary.phase];
        let texts = texts.into_iter().chain(new_seats(accepted));
        texts.map(|text| ELEMENT_BYTES + text.len()).sum::<usize>() + 7 * NUMBER_BYTES
    };
    for piece in pieces(accepted, bytes) {
        update_piece(conn, piece).await?;
    }
    Ok(())
}

/// Returns the seats as text if they have changed.
fn new_seats<'a>(accepted: &'a Accepted<'_>) -> Option<&'a str> {
    accepted.reseated.then_some(&accepted.seats[..])
}

async fn update_piece(conn: &mut Conn, accepted: &[Accepted<'_>]) -> Result<(), sqlx::Error> {
    let column = |value: fn(&Append) -> Option<u64>| -> Vec<Option<i64>> {
        accepted.iter().map(|accepted| value(accepted.append).map(number)).collect()
    };
    let ids: Vec<&str> = accepted.iter().map(|accepted| accepted.append.id.as_str()).collect();
    let phases: Vec<&str> =
        accepted.iter().map(|accepted| &accepted.append.summary.phase[..]).collect();
    let seats: Vec<Option<&str>> = accepted.iter().map(new_seats).collect();
    let update = sqlx::query(
        "UPDATE tables t SET sequence = b.sequence, \
         changed_ms = coalesce(b.changed_ms, t.changed_ms), phase = b.phase, \
         seats = coalesce(b.seats, t.seats), \
         to_act = b.to_act, deadline_ms = b.deadline_ms, wake_ms = b.wake_ms, \
         answers = b.answers, turn_ms = b.turn_ms, \
         notices_sent = CASE WHEN t.to_act = b.to_act AND t.turn_ms = b.turn_ms \
         THEN t.notices_sent ELSE 0 END, \
         notice_ms = CASE WHEN t.to_act = b.to_act AND t.turn_ms = b.turn_ms \
         THEN t.notice_ms + CASE WHEN t.notices_sent > 0 \
         THEN coalesce(b.deadline_ms - t.deadline_ms, 0) ELSE 0 END ELSE b.turn_ms END \
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
    let bytes = |(id, (_, line)): &(&TableId, &(u64, String))| {
        2 * ELEMENT_BYTES + id.as_str().len() + line.len() + NUMBER_BYTES
    };
    for piece in pieces(&lines, bytes) {
        insert_piece(conn, piece).await?;
    }
    Ok(())
}

async fn insert_piece(
    conn: &mut Conn,
    lines: &[(&TableId, &(u64, String))],
) -> Result<(), sqlx::Error> {
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

/// Takes the rows of a person and of the owner of a program until the transaction ends. Everyone
/// takes them in this order, so that two transactions wait for each other instead of deadlocking.
pub(super) async fn hold_person(conn: &mut Conn, person: Person) -> Result<(), sqlx::Error> {
    let hold = sqlx::query(
        "SELECT id FROM persons WHERE id = $1 OR id = (SELECT owner FROM persons WHERE id = $1) \
         ORDER BY id FOR NO KEY UPDATE",
    );
    hold.bind(number(person.0)).fetch_all(conn).await.map(drop)
}

/// Takes a lock, so that of two people who take names that look alike, one waits for the other.
pub(super) async fn hold_look(conn: &mut Conn, look: &str) -> Result<(), sqlx::Error> {
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1, hashtext($2))");
    lock.bind(LOOKS_LOCK).bind(look).execute(conn).await.map(drop)
}

/// Forgets links and earlier addresses whose time is over, except those that others are changing:
/// they come next time. It waits for nobody, since it already holds rows for which others may wait.
pub(super) async fn sweep_links(conn: &mut Conn, now_ms: i64) -> Result<(), sqlx::Error> {
    let links = sqlx::query(
        "DELETE FROM links WHERE hash IN (SELECT hash FROM links WHERE expires_ms <= $1 \
         ORDER BY hash FOR UPDATE SKIP LOCKED)",
    );
    links.bind(now_ms).execute(&mut *conn).await?;
    let addresses = sqlx::query(
        "UPDATE persons SET email_before = NULL, email_before_until_ms = NULL \
         WHERE id IN (SELECT id FROM persons WHERE email_before_until_ms <= $1 \
         ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)",
    );
    addresses.bind(now_ms).execute(conn).await.map(drop)
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
    for piece in pieces(&messages, |message| ELEMENT_BYTES + message.len()) {
        let tell =
            sqlx::query("SELECT pg_notify($1, message) FROM unnest($2::text[]) AS m(message)");
        tell.bind(CHANNEL).bind(piece).execute(&mut *conn).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_have_all_rows_in_order_and_fit_if_they_can() {
        let rows: Vec<usize> =
            (0..2_000).map(|row| 1 + row * 37 % 900).chain([40_000, 3]).collect();
        let pieces: Vec<&[usize]> = pieces(&rows, |bytes| *bytes).collect();
        assert_eq!(pieces.concat(), rows);
        for piece in &pieces {
            let fits = piece.iter().sum::<usize>() <= STATEMENT_BYTES_MAX;
            assert!(fits || piece.len() == 1, "{piece:?}");
        }
        assert!(pieces.len() < 70, "{} pieces", pieces.len());
    }

    #[test]
    fn no_rows_are_no_statement() {
        assert_eq!(pieces(&[0; 0], |bytes| *bytes).count(), 0);
    }
}
