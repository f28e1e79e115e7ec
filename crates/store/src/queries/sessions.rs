//! Sessions of people and programs.

use super::{Conn, Row};
use crate::fail::{self, count, number};
use crate::{Session, SessionHash, SessionKind, StoreError};
use sqlx::Row as _;
use table::Person;

fn kind_text(kind: SessionKind) -> &'static str {
    match kind {
        SessionKind::Browser => "browser",
        SessionKind::Token => "token",
    }
}

pub(super) async fn create(conn: &mut Conn, session: &Session) -> Result<(), StoreError> {
    fail::fit(&session.label)?;
    // Nobody signs in as a person who was deleted meanwhile.
    super::people::by_number(&mut *conn, session.person).await?;
    let insert = sqlx::query(
        "INSERT INTO sessions (hash, person, kind, label, created_ms, seen_ms, expires_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    );
    let insert = insert
        .bind(&session.hash.0[..])
        .bind(number(session.person.0))
        .bind(kind_text(session.kind))
        .bind(&session.label)
        .bind(number(session.created_ms))
        .bind(number(session.seen_ms))
        .bind(number(session.expires_ms));
    insert.execute(conn).await.map(drop).map_err(|error| {
        match (fail::is_orphan(&error), fail::is_taken(&error)) {
            (true, _) => StoreError::NotFound,
            (_, true) => StoreError::Conflict,
            _ => fail::meaning(error),
        }
    })
}

pub(super) async fn by_hash(
    conn: &mut Conn,
    hash: SessionHash,
    now_ms: u64,
) -> Result<Session, StoreError> {
    let select = sqlx::query(
        "SELECT s.* FROM sessions s JOIN persons p ON p.id = s.person \
         WHERE s.hash = $1 AND s.expires_ms > $2 AND p.deleted_ms IS NULL",
    );
    let select = select.bind(&hash.0[..]).bind(number(now_ms));
    read(&select.fetch_one(conn).await.map_err(fail::meaning)?)
}

pub(super) async fn of_person(conn: &mut Conn, person: Person) -> Result<Vec<Session>, StoreError> {
    let select =
        sqlx::query("SELECT * FROM sessions WHERE person = $1 ORDER BY created_ms DESC, hash");
    let rows = select.bind(number(person.0)).fetch_all(conn).await.map_err(fail::meaning)?;
    rows.iter().map(read).collect()
}

pub(super) async fn touch(
    conn: &mut Conn,
    hash: SessionHash,
    seen_ms: u64,
) -> Result<(), StoreError> {
    let update = sqlx::query("UPDATE sessions SET seen_ms = $1 WHERE hash = $2");
    let done = update.bind(number(seen_ms)).bind(&hash.0[..]).execute(conn).await;
    let done = done.map_err(fail::meaning)?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}

/// Deletes sessions that have expired before this moment, the first expired first.
pub(super) async fn sweep(conn: &mut Conn, before_ms: u64, limit: u32) -> Result<(), StoreError> {
    let sweep = sqlx::query(
        "DELETE FROM sessions WHERE hash IN ( \
         SELECT hash FROM sessions WHERE expires_ms <= $1 ORDER BY expires_ms, hash LIMIT $2)",
    );
    let sweep = sweep.bind(number(before_ms)).bind(i64::from(limit));
    sweep.execute(conn).await.map(drop).map_err(fail::meaning)
}

/// Ends a session, and returns its person.
pub(super) async fn end(conn: &mut Conn, hash: SessionHash) -> Result<Person, StoreError> {
    let delete =
        sqlx::query_scalar::<_, i64>("DELETE FROM sessions WHERE hash = $1 RETURNING person");
    let person = delete.bind(&hash.0[..]).fetch_one(conn).await.map_err(fail::meaning)?;
    Ok(Person(count(person)?))
}

pub(super) async fn end_all(conn: &mut Conn, person: Person) -> Result<(), StoreError> {
    let delete = sqlx::query("DELETE FROM sessions WHERE person = $1").bind(number(person.0));
    delete.execute(conn).await.map(drop).map_err(fail::meaning)
}

fn read(row: &Row) -> Result<Session, StoreError> {
    let whole = |column: &str| count(row.try_get(column).map_err(fail::meaning)?);
    let hash: Vec<u8> = row.try_get("hash").map_err(fail::meaning)?;
    let kind: String = row.try_get("kind").map_err(fail::meaning)?;
    let kinds = [SessionKind::Browser, SessionKind::Token];
    let known = kinds.into_iter().find(|&known| kind_text(known) == kind);
    Ok(Session {
        hash: SessionHash(
            hash.try_into().map_err(|_| StoreError::Damaged("the hash of a session".to_owned()))?,
        ),
        person: Person(whole("person")?),
        kind: known.ok_or_else(|| StoreError::Damaged(format!("a session of kind ‘{kind}’")))?,
        label: row.try_get("label").map_err(fail::meaning)?,
        created_ms: whole("created_ms")?,
        seen_ms: whole("seen_ms")?,
        expires_ms: whole("expires_ms")?,
    })
}
