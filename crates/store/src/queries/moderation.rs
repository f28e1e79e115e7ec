//! Reports, decisions about them, and deletions by administrators.

use super::{Conn, Db, Row, changes};
use crate::fail::{self, count, number};
use crate::{Audit, Closing, Report, ReportRow, ReportsOf, StoreError};
use sqlx::{AssertSqlSafe, Row as _};
use table::Person;
use wire::TableId;

/// Stores a report, unless this person has reported this line before.
pub(super) async fn report(
    conn: &mut Conn,
    report: &Report,
    open_max: u32,
) -> Result<(), StoreError> {
    fail::fit(&report.text)?;
    changes::held(conn, report.by).await?;
    let known = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM reports WHERE by_person = $1 AND table_id = $2 AND sequence = $3",
    );
    let known = known
        .bind(number(report.by.0))
        .bind(report.table.as_str())
        .bind(number(report.sequence))
        .fetch_one(&mut *conn)
        .await
        .map_err(fail::meaning)?;
    if known > 0 {
        return Ok(());
    }
    let open = sqlx::query_scalar::<_, i64>(
        "SELECT COUNT(*) FROM reports WHERE by_person = $1 AND closed_ms IS NULL",
    );
    let open = open.bind(number(report.by.0)).fetch_one(&mut *conn).await.map_err(fail::meaning)?;
    if open >= i64::from(open_max) {
        return Err(StoreError::Full);
    }
    let insert = sqlx::query(
        "INSERT INTO reports (by_person, about, table_id, sequence, message, created_ms) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let insert = insert
        .bind(number(report.by.0))
        .bind(number(report.about.0))
        .bind(report.table.as_str())
        .bind(number(report.sequence))
        .bind(&report.text)
        .bind(number(report.created_ms));
    insert.execute(conn).await.map(drop).map_err(fail::meaning)
}

pub(super) async fn reports(
    conn: &mut Conn,
    which: ReportsOf,
    before: u64,
    limit: u32,
) -> Result<Vec<ReportRow>, StoreError> {
    let among = match which {
        ReportsOf::Everyone => "",
        ReportsOf::Open => "AND closed_ms IS NULL",
        ReportsOf::Person(_) => "AND by_person = $3",
    };
    let select = format!("SELECT * FROM reports WHERE id < $1 {among} ORDER BY id DESC LIMIT $2");
    let select = sqlx::query::<Db>(AssertSqlSafe(select));
    let mut select = select.bind(number(before)).bind(i64::from(limit));
    if let ReportsOf::Person(person) = which {
        select = select.bind(number(person.0));
    }
    select.fetch_all(conn).await.map_err(fail::meaning)?.iter().map(read_report).collect()
}

fn read_report(row: &Row) -> Result<ReportRow, StoreError> {
    let whole = |column: &str| count(row.try_get(column).map_err(fail::meaning)?);
    let text = |column: &str| row.try_get::<Option<String>, _>(column).map_err(fail::meaning);
    let table: String = row.try_get("table_id").map_err(fail::meaning)?;
    let closed_ms: Option<i64> = row.try_get("closed_ms").map_err(fail::meaning)?;
    let closed = match closed_ms {
        Some(at_ms) => Some(Closing {
            at_ms: count(at_ms)?,
            by: text("closed_by")?.unwrap_or_default(),
            note: text("note")?.unwrap_or_default(),
        }),
        None => None,
    };
    let report = Report {
        by: Person(whole("by_person")?),
        about: Person(whole("about")?),
        table: table.parse().map_err(|_| StoreError::Damaged(format!("a report on ‘{table}’")))?,
        sequence: whole("sequence")?,
        text: row.try_get("message").map_err(fail::meaning)?,
        created_ms: whole("created_ms")?,
    };
    Ok(ReportRow { id: whole("id")?, report, closed })
}

pub(super) async fn close(conn: &mut Conn, id: u64, closing: &Closing) -> Result<(), StoreError> {
    fail::fit(&closing.note)?;
    let update =
        sqlx::query("UPDATE reports SET closed_ms = $1, closed_by = $2, note = $3 WHERE id = $4");
    let update =
        update.bind(number(closing.at_ms)).bind(&closing.by).bind(&closing.note).bind(number(id));
    let done = update.execute(conn).await.map_err(fail::meaning)?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}

/// Deletes a table. Lines are otherwise only ever added; this is for content that must not be kept.
pub(super) async fn delete_table(conn: &mut Conn, id: &TableId) -> Result<(), StoreError> {
    let statements = [
        "DELETE FROM seat_results WHERE table_id = $1",
        "DELETE FROM results WHERE table_id = $1",
        "DELETE FROM sitters WHERE table_id = $1",
        "DELETE FROM here WHERE table_id = $1",
        "DELETE FROM lines WHERE table_id = $1",
    ];
    for statement in statements {
        let delete = sqlx::query(statement).bind(id.as_str()).execute(&mut *conn);
        delete.await.map_err(fail::meaning)?;
    }
    let delete = sqlx::query("DELETE FROM tables WHERE id = $1").bind(id.as_str());
    let done = delete.execute(conn).await.map_err(fail::meaning)?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}

pub(super) async fn note(conn: &mut Conn, audit: &Audit) -> Result<(), StoreError> {
    for text in [&audit.by, &audit.action, &audit.subject, &audit.detail] {
        fail::fit(text)?;
    }
    let insert = sqlx::query(
        "INSERT INTO audit (at_ms, by_whom, action, subject, detail) VALUES ($1, $2, $3, $4, $5)",
    );
    let insert = insert
        .bind(number(audit.at_ms))
        .bind(&audit.by)
        .bind(&audit.action)
        .bind(&audit.subject)
        .bind(&audit.detail);
    insert.execute(conn).await.map(drop).map_err(fail::meaning)
}

pub(super) async fn audits(conn: &mut Conn, limit: u32) -> Result<Vec<Audit>, StoreError> {
    let select = sqlx::query_as::<_, (i64, String, String, String, String)>(
        "SELECT at_ms, by_whom, action, subject, detail FROM audit ORDER BY id DESC LIMIT $1",
    );
    let rows = select.bind(i64::from(limit)).fetch_all(conn).await.map_err(fail::meaning)?;
    let read = |(at_ms, by, action, subject, detail)| {
        Ok(Audit { at_ms: count(at_ms)?, by, action, subject, detail })
    };
    rows.into_iter().map(read).collect()
}
