//! Uploaded records, and reports about chat lines.

use super::{Conn, Row};
use crate::fail::{self, count, number};
use crate::{SavedRecord, StoreError};
use sqlx::Row as _;
use table::Person;
use wire::TableId;

pub(super) async fn save(conn: &mut Conn, record: &SavedRecord) -> Result<(), StoreError> {
    fail::fit(&record.text)?;
    let insert = sqlx::query(
        "INSERT INTO records (id, person, game, record, created_ms) VALUES ($1, $2, $3, $4, $5)",
    );
    let insert = insert
        .bind(record.id.as_str())
        .bind(number(record.person.0))
        .bind(&record.game)
        .bind(&record.text)
        .bind(number(record.created_ms));
    insert.execute(conn).await.map(drop).map_err(|error| {
        match (fail::is_orphan(&error), fail::is_taken(&error)) {
            (true, _) => StoreError::NotFound,
            (_, true) => StoreError::Conflict,
            _ => fail::meaning(error),
        }
    })
}

pub(super) async fn by_id(conn: &mut Conn, id: &TableId) -> Result<SavedRecord, StoreError> {
    let select = sqlx::query("SELECT * FROM records WHERE id = $1").bind(id.as_str());
    read(&select.fetch_one(conn).await.map_err(fail::meaning)?)
}

pub(super) async fn of_person(
    conn: &mut Conn,
    person: Person,
    limit: u32,
) -> Result<Vec<SavedRecord>, StoreError> {
    let select = sqlx::query(
        "SELECT id, person, game, '' AS record, created_ms FROM records WHERE person = $1 \
         ORDER BY created_ms DESC, id LIMIT $2",
    );
    let select = select.bind(number(person.0)).bind(i64::from(limit));
    select.fetch_all(conn).await.map_err(fail::meaning)?.iter().map(read).collect()
}

pub(super) async fn delete(
    conn: &mut Conn,
    person: Person,
    id: &TableId,
) -> Result<(), StoreError> {
    let delete = sqlx::query("DELETE FROM records WHERE id = $1 AND person = $2");
    let delete = delete.bind(id.as_str()).bind(number(person.0));
    match delete.execute(conn).await.map_err(fail::meaning)?.rows_affected() {
        0 => Err(StoreError::NotFound),
        _ => Ok(()),
    }
}

fn read(row: &Row) -> Result<SavedRecord, StoreError> {
    let id: String = row.try_get("id").map_err(fail::meaning)?;
    Ok(SavedRecord {
        id: id.parse().map_err(|_| StoreError::Damaged(format!("a record ‘{id}’")))?,
        person: Person(count(row.try_get("person").map_err(fail::meaning)?)?),
        game: row.try_get("game").map_err(fail::meaning)?,
        text: row.try_get("record").map_err(fail::meaning)?,
        created_ms: count(row.try_get("created_ms").map_err(fail::meaning)?)?,
    })
}
