//! Notices of turns: which are due, and which process sends them.

use super::Conn;
use super::tables::{self, select};
use crate::fail::{self, count, number};
use crate::{DueNotice, NoticeTimes, StoreError};
use sqlx::Row as _;
use table::Person;

pub(super) async fn due(
    conn: &mut Conn,
    times: NoticeTimes,
    limit: u32,
) -> Result<Vec<DueNotice>, StoreError> {
    let select = sqlx::query(select!(
        "WHERE t.id IN (SELECT id FROM (SELECT id, \
         ROW_NUMBER() OVER (PARTITION BY to_act ORDER BY notice_ms, id) AS place \
         FROM tables WHERE to_act IS NOT NULL AND notice_ms <= $2 AND notice_ms <= CASE \
         WHEN notices_sent > 0 THEN $3 WHEN notice_ms = turn_ms THEN $1 ELSE $2 END) ranked \
         WHERE place = 1) ORDER BY t.notice_ms, t.id LIMIT $4"
    ));
    let select = select
        .bind(number(times.begun_ms))
        .bind(number(times.now_ms))
        .bind(number(times.remind_ms))
        .bind(i64::from(limit));
    let rows = select.fetch_all(conn).await.map_err(fail::meaning)?;
    let due = rows.iter().map(|row| {
        let whole = |column: &str| count(row.try_get(column).map_err(fail::meaning)?);
        let (sent, notice_ms) = (whole("notices_sent")?, whole("notice_ms")?);
        Ok(DueNotice { table: tables::read(row)?, sent, notice_ms })
    });
    due.collect()
}

/// Binds what must still be as it was read, from `$1` to `$4`. Nobody can decide without being
/// named, so a table without a person is no turn.
macro_rules! same_turn {
    ($statement:literal, $due:expr) => {
        sqlx::query(concat!(
            $statement,
            " WHERE id = $1 AND to_act = $2 AND notices_sent = $3 AND notice_ms = $4"
        ))
        .bind($due.table.id.as_str())
        .bind($due.table.summary.to_act.map(|person| number(person.0)))
        .bind(number($due.sent))
        .bind(number($due.notice_ms))
    };
}

pub(super) async fn claim(
    conn: &mut Conn,
    due: &DueNotice,
    sent: u64,
    next_ms: Option<u64>,
) -> Result<bool, StoreError> {
    let here = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM here h JOIN processes p ON p.process = h.process \
         WHERE h.table_id = $1 AND h.person = $2",
    );
    let here = here
        .bind(due.table.id.as_str())
        .bind(due.table.summary.to_act.map(|person| number(person.0)));
    if here.fetch_one(&mut *conn).await.map_err(fail::meaning)? > 0 {
        return Ok(false);
    }
    let claim = same_turn!("UPDATE tables SET notices_sent = $5, notice_ms = $6", due);
    let claim = claim.bind(number(sent)).bind(next_ms.map(number));
    let done = claim.execute(conn).await.map_err(fail::meaning)?;
    Ok(done.rows_affected() == 1)
}

pub(super) async fn put_off(
    conn: &mut Conn,
    due: &DueNotice,
    next_ms: Option<u64>,
) -> Result<(), StoreError> {
    let update = same_turn!("UPDATE tables SET notice_ms = $5", due);
    let update = update.bind(next_ms.map(number));
    update.execute(conn).await.map(drop).map_err(fail::meaning)
}

pub(super) async fn note_webhook(
    conn: &mut Conn,
    person: Person,
    webhook: &str,
    delivered: bool,
) -> Result<(), StoreError> {
    let update = sqlx::query(
        "UPDATE persons SET webhook_failures = CASE WHEN $3 THEN 0 ELSE webhook_failures + 1 END \
         WHERE id = $1 AND webhook = $2 AND (webhook_failures > 0 OR NOT $3)",
    );
    let update = update.bind(number(person.0)).bind(webhook).bind(delivered);
    update.execute(conn).await.map(drop).map_err(fail::meaning)
}
