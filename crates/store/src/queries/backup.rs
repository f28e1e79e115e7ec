//! Reads everything from a database, and writes everything into an empty one.

use super::super::snapshot;
use super::{Conn, Db, Row, sql, tables};
use crate::backup::{
    BackupError, BackupPart, BackupRow, Column, Kind, NUMBERS, PARTS, Rows, TABLES, Visit, bytes,
    hex,
};
use crate::{Append, StoreError, Summary, fail};
use futures_util::TryStreamExt;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Row as _};
use std::sync::Arc;
use wire::TableId;

/// Looks up lines of a table that are stored, but not yet next to its other lines.
pub(in super::super) type Unsorted<'u> = &'u (dyn Fn(&TableId) -> Option<Arc<Append>> + Sync);

/// Calls `visit` with every row. The connection must be in a snapshot transaction.
pub(in super::super) async fn read_all(
    conn: &mut Conn,
    unsorted: Unsorted<'_>,
    visit: Visit<'_>,
) -> Result<(), BackupError> {
    for part in PARTS {
        if part.name == NUMBERS {
            read_numbers(conn, part, visit).await?;
            continue;
        }
        let there = snapshot::columns(conn, part.name).await.map_err(fail::meaning)?;
        let there = |column: &&Column| there.iter().any(|name| name == column.name);
        let columns: Vec<&Column> = part.columns.iter().filter(there).collect();
        // A store of an older version lacks some tables.
        if columns.is_empty() {
            continue;
        }
        match part.name {
            TABLES => read_tables(conn, part, &columns, unsorted, visit).await?,
            _ => read_part(conn, part, &columns, visit).await?,
        }
    }
    Ok(())
}

fn names(columns: &[&'static Column]) -> Arc<[&'static str]> {
    columns.iter().map(|column| column.name).collect()
}

async fn read_part(
    conn: &mut Conn,
    part: &BackupPart,
    columns: &[&'static Column],
    visit: Visit<'_>,
) -> Result<(), BackupError> {
    let names = names(columns);
    let select = format!("SELECT {} FROM {} ORDER BY {}", names.join(", "), part.name, part.order);
    let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(conn);
    while let Some(row) = rows.try_next().await.map_err(fail::meaning)? {
        visit(BackupRow::of(part, Arc::clone(&names), values(&row, columns)?))?;
    }
    Ok(())
}

async fn read_tables(
    conn: &mut Conn,
    part: &BackupPart,
    columns: &[&'static Column],
    unsorted: Unsorted<'_>,
    visit: Visit<'_>,
) -> Result<(), BackupError> {
    let names = names(columns);
    let ids = sqlx::query_scalar::<_, String>("SELECT id FROM tables ORDER BY id");
    let select = format!("SELECT {} FROM tables WHERE id = $1", names.join(", "));
    for id in ids.fetch_all(&mut *conn).await.map_err(fail::meaning)? {
        let select = sqlx::query(AssertSqlSafe(select.clone())).bind(&id);
        let row = select.fetch_one(&mut *conn).await.map_err(fail::meaning)?;
        let damaged = |_| StoreError::Damaged(format!("‘{id}’ is no name of a table"));
        let id: TableId = id.parse().map_err(damaged)?;
        let lines = tables::lines(conn, &id, 0, u64::MAX).await?;
        let mut values = values(&row, columns)?;
        values.push(lines.into_iter().map(|(_, line)| line).collect::<Vec<_>>().into());
        let mut row = BackupRow::of(part, Arc::clone(&names), values);
        if let Some(append) = unsorted(&id) {
            row.add(&append);
        }
        visit(row)?;
    }
    Ok(())
}

/// Reads the last number assigned in each part, so that no one gets the number of a person who has
/// left.
async fn read_numbers(
    conn: &mut Conn,
    part: &BackupPart,
    visit: Visit<'_>,
) -> Result<(), BackupError> {
    let columns: Arc<[&'static str]> = part.columns.iter().map(|column| column.name).collect();
    for numbered in PARTS.iter().filter(|part| part.numbered) {
        let last = snapshot::last_number(conn, numbered.name).await.map_err(fail::meaning)?;
        if let Some(last) = last {
            let values = vec![numbered.name.into(), last.into()];
            visit(BackupRow::of(part, Arc::clone(&columns), values))?;
        }
    }
    Ok(())
}

fn values(row: &Row, columns: &[&'static Column]) -> Result<Vec<Value>, StoreError> {
    let value = |(at, column): (usize, &&Column)| -> Result<Value, sqlx::Error> {
        Ok(match column.kind {
            Kind::Number => row.try_get::<Option<i64>, _>(at)?.into(),
            Kind::Text => row.try_get::<Option<String>, _>(at)?.into(),
            Kind::Flag => row.try_get::<Option<bool>, _>(at)?.into(),
            Kind::Bytes => row.try_get::<Option<Vec<u8>>, _>(at)?.map(|bytes| hex(&bytes)).into(),
            Kind::Real => row.try_get::<Option<f64>, _>(at)?.map(|real| real.to_string()).into(),
        })
    };
    columns.iter().enumerate().map(value).collect::<Result<_, _>>().map_err(fail::meaning)
}

/// Stores every row. The connection must be in a transaction on an empty database.
pub(in super::super) async fn write_all(
    conn: &mut Conn,
    rows: Rows<'_>,
) -> Result<(), BackupError> {
    for row in rows {
        let row = row?;
        if row.part == NUMBERS {
            let last = row.get("last").as_i64().unwrap_or(0);
            let known = PARTS.iter().find(|part| part.numbered && row.get("part") == part.name);
            if let Some(part) = known {
                let set = snapshot::set_last_number(conn, part.name, last).await;
                set.map_err(fail::meaning)?;
            }
            continue;
        }
        write_row(conn, &row).await?;
        if let Some((id, seats)) = row.seated().filter(|_| row.part == TABLES) {
            let lines = row.lines().unwrap_or_default();
            if !lines.is_empty() {
                sql::insert(conn, &[(&id, &lines[..])]).await.map_err(fail::meaning)?;
            }
            let nobody = Summary {
                phase: String::new(),
                seats,
                to_act: None,
                answers: 0,
                turn_ms: None,
                deadline_ms: None,
                wake_ms: None,
            };
            tables::set_sitters(conn, &id, &nobody).await.map_err(fail::meaning)?;
        }
    }
    Ok(())
}

async fn write_row(conn: &mut Conn, row: &BackupRow) -> Result<(), StoreError> {
    let Some(part) = PARTS.iter().find(|part| part.name == row.part) else { return Ok(()) };
    let gaps: Vec<String> = (1..=row.columns.len()).map(|gap| format!("${gap}")).collect();
    let own_numbers = if part.numbered { snapshot::OWN_NUMBERS } else { "" };
    let insert = format!(
        "INSERT INTO {} ({}){own_numbers} VALUES ({})",
        part.name,
        row.columns.join(", "),
        gaps.join(", ")
    );
    let mut insert = sqlx::query::<Db>(AssertSqlSafe(insert));
    for (name, value) in row.columns.iter().zip(&row.values) {
        let column = part.columns.iter().find(|column| column.name == *name);
        insert = match column.map(|column| column.kind) {
            Some(Kind::Number) => insert.bind(value.as_i64()),
            Some(Kind::Text) | None => insert.bind(value.as_str().map(str::to_owned)),
            Some(Kind::Flag) => insert.bind(value.as_bool()),
            Some(Kind::Bytes) => insert.bind(bytes(value)),
            Some(Kind::Real) => {
                insert.bind(value.as_str().and_then(|text| text.parse::<f64>().ok()))
            }
        };
    }
    insert.execute(conn).await.map(drop).map_err(fail::meaning)
}
