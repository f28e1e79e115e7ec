//! Lines of many tables in one transaction: which appends win, and what they change.

use super::{Conn, sql};
use crate::{Append, Appended, Change, StoreError};
use std::collections::HashMap;
use wire::TableId;

/// The state of a table before an append, locked until the end of the transaction.
pub(crate) struct TableHead {
    pub id: String,
    pub sequence: i64,
    pub listed: bool,
    pub phase: String,
    pub seats: String,
}

/// The result of each append of a batch, and the notifications to send after the commit.
pub(crate) struct Written {
    pub outcomes: Vec<Result<Appended, StoreError>>,
    pub changes: Vec<Change>,
}

/// The part of a batch that may be written.
pub(crate) struct Judged<'b> {
    pub written: Written,
    pub accepted: Vec<Accepted<'b>>,
}

/// An append that won its race.
pub(crate) struct Accepted<'b> {
    pub append: &'b Append,
    /// Its seats as text, and whether they have changed.
    pub seats: String,
    pub reseated: bool,
}

/// Writes the appends of a batch that won their races. An error concerns the whole batch.
pub(crate) async fn write_batch(
    conn: &mut Conn,
    batch: &[&Append],
) -> Result<Written, sqlx::Error> {
    let ids: Vec<&str> = batch.iter().map(|append| append.id.as_str()).collect();
    let standing = sql::lock(conn, &ids).await?;
    let standing: HashMap<&str, &TableHead> =
        standing.iter().map(|standing| (standing.id.as_str(), standing)).collect();
    let Judged { written, accepted } = judge(batch, |id| standing.get(id.as_str()).copied());
    for accepted in accepted.iter().filter(|accepted| accepted.reseated) {
        let append = accepted.append;
        super::tables::set_sitters(conn, &append.id, &append.summary).await?;
    }
    if !accepted.is_empty() {
        sql::update(conn, &accepted).await?;
        let added =
            accepted.iter().map(|accepted| (&accepted.append.id, &accepted.append.lines[..]));
        let added: Vec<_> = added.filter(|(_, lines)| !lines.is_empty()).collect();
        if !added.is_empty() {
            sql::insert(conn, &added).await?;
        }
    }
    Ok(written)
}

/// Decides which appends may be written, and which notifications follow.
pub(crate) fn judge<'b, 's>(
    batch: &[&'b Append],
    standing: impl Fn(&TableId) -> Option<&'s TableHead>,
) -> Judged<'b> {
    let mut written = Written { outcomes: Vec::with_capacity(batch.len()), changes: Vec::new() };
    let mut accepted = Vec::with_capacity(batch.len());
    let mut lobby = false;
    for append in batch {
        let sequence = append.last();
        let outcome = match standing(&append.id) {
            None => Err(StoreError::NotFound),
            Some(standing) if standing.sequence != crate::fail::number(append.after) => {
                Err(StoreError::Conflict)
            }
            Some(standing) => {
                let seats = append.summary.seats_text();
                let phase = &append.summary.phase;
                let reseated = seats != standing.seats;
                let was_listed = standing.listed && (standing.phase == "lobby" || phase == "lobby");
                lobby |= was_listed && (*phase != standing.phase || reseated);
                if !append.lines.is_empty() {
                    let added = sql::added(append);
                    written.changes.push(Change::Lines(append.id.clone(), sequence, added));
                }
                accepted.push(Accepted { append, seats, reseated });
                Ok(Appended { sequence })
            }
        };
        written.outcomes.push(outcome);
    }
    if lobby {
        written.changes.push(Change::Lobby);
    }
    Judged { written, accepted }
}
