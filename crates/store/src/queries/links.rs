//! Links that were given out: in emails, and the cookies of known devices.

use super::{Conn, changes, sql};
use crate::fail::{self, number};
use crate::{Link, LinkHash, LinkPurpose, StoreError};
use table::Person;

/// Stores a link, and forgets the oldest of the same kind, so that at most `most` remain. Expired
/// links are of no use to anyone.
pub(super) async fn create(conn: &mut Conn, link: &Link, most: u32) -> Result<(), StoreError> {
    changes::held(conn, link.person).await?;
    // The new one isn't stored yet, so it stays even if others have the same time.
    let trim = sqlx::query(
        "DELETE FROM links WHERE person = $1 AND purpose = $2 AND hash NOT IN ( \
         SELECT hash FROM links WHERE person = $1 AND purpose = $2 \
         ORDER BY created_ms DESC, hash LIMIT $3)",
    );
    let trim = trim
        .bind(number(link.person.0))
        .bind(link.purpose.name())
        .bind(i64::from(most.saturating_sub(1)));
    trim.execute(&mut *conn).await.map_err(fail::meaning)?;
    let insert = sqlx::query(
        "INSERT INTO links (hash, person, purpose, created_ms, expires_ms) \
         VALUES ($1, $2, $3, $4, $5)",
    );
    let insert = insert
        .bind(&link.hash.0[..])
        .bind(number(link.person.0))
        .bind(link.purpose.name())
        .bind(number(link.created_ms))
        .bind(number(link.expires_ms));
    insert.execute(&mut *conn).await.map_err(|error| {
        if fail::is_taken(&error) { StoreError::Conflict } else { fail::meaning(error) }
    })?;
    sql::sweep_links(conn, number(link.created_ms)).await.map_err(fail::meaning)
}

/// Returns [`StoreError::NotFound`] unless this link was given to this person and hasn't expired.
pub(super) async fn must_exist(
    conn: &mut Conn,
    person: Person,
    purpose: LinkPurpose,
    hash: LinkHash,
    now_ms: u64,
) -> Result<(), StoreError> {
    let select = sqlx::query(
        "SELECT 1 FROM links WHERE hash = $1 AND person = $2 AND purpose = $3 AND expires_ms > $4",
    );
    let select =
        select.bind(&hash.0[..]).bind(number(person.0)).bind(purpose.name()).bind(number(now_ms));
    select.fetch_one(conn).await.map(drop).map_err(fail::meaning)
}

/// Forgets all links of a person with these purposes.
pub(super) async fn forget(
    conn: &mut Conn,
    person: Person,
    purposes: &[LinkPurpose],
) -> Result<(), StoreError> {
    for purpose in purposes {
        let delete = sqlx::query("DELETE FROM links WHERE person = $1 AND purpose = $2");
        let delete = delete.bind(number(person.0)).bind(purpose.name());
        delete.execute(&mut *conn).await.map_err(fail::meaning)?;
    }
    Ok(())
}
