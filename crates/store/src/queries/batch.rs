//! Lines of many tables in one transaction: who was first, and what changed by it.

use super::{Conn, sql};
use crate::{Append, Appended, Change, Error};
use std::collections::HashMap;
use wire::TableId;

/// How a table stood before, locked until the end of the transaction.
pub(crate) struct Standing {
    pub id: String,
    pub sequence: i64,
    pub listed: bool,
    pub phase: String,
    pub seats: String,
}

/// What became of each append of a batch, and what others must be told once it is committed.
pub(crate) struct Written {
    pub outcomes: Vec<Result<Appended, Error>>,
    pub changes: Vec<Change>,
}

/// Writes what nobody else was faster with. An error concerns the whole batch.
pub(crate) async fn write_batch(
    conn: &mut Conn,
    batch: &[&Append],
) -> Result<Written, sqlx::Error> {
    let ids: Vec<&str> = batch.iter().map(|append| append.id.as_str()).collect();
    let standing = sql::lock(conn, &ids).await?;
    let standing: HashMap<&str, &Standing> =
        standing.iter().map(|standing| (standing.id.as_str(), standing)).collect();

    let mut written = Written { outcomes: Vec::with_capacity(batch.len()), changes: Vec::new() };
    let mut accepted: Vec<(&Append, String)> = Vec::with_capacity(batch.len());
    let mut lobby = false;
    for append in batch {
        let sequence = append.after + append.lines.len() as u64;
        let outcome = match standing.get(append.id.as_str()) {
            None => Err(Error::NotFound),
            Some(standing) if standing.sequence != crate::fail::number(append.after) => {
                Err(Error::Conflict)
            }
            Some(standing) => {
                let seats = super::tables::seats_text(&append.summary);
                let phase = &append.summary.phase;
                if seats != standing.seats {
                    super::tables::set_sitters(conn, &append.id, &append.summary).await?;
                }
                let was_listed = standing.listed && (standing.phase == "lobby" || phase == "lobby");
                lobby |= was_listed && (*phase != standing.phase || seats != standing.seats);
                if !append.lines.is_empty() {
                    written.changes.push(Change::Lines(append.id.clone(), sequence));
                }
                accepted.push((append, seats));
                Ok(Appended { sequence })
            }
        };
        written.outcomes.push(outcome);
    }
    if !accepted.is_empty() {
        sql::update(conn, &accepted).await?;
        let lines: Vec<(&TableId, &(u64, String))> = accepted
            .iter()
            .flat_map(|(append, _)| append.lines.iter().map(|line| (&append.id, line)))
            .collect();
        if !lines.is_empty() {
            sql::insert(conn, &lines).await?;
        }
    }
    if lobby {
        written.changes.push(Change::Lobby);
    }
    Ok(written)
}
