//! Lines that are stored, but not yet moved to their tables.
//!
//! A line belongs next to the other lines of its table, and the state of the table into its row.
//! With hundreds of tables, nearly every line would change other pages, and a commit would write
//! all of those. So a commit first puts its lines together into one row of the inbox. The inbox is
//! sorted once it contains enough lines, or when someone wants a list of tables: all lines of a
//! table are then written together. Until then they are also in memory, for readers of a single
//! table.

use super::Conn;
use crate::{Append, StoreError, fail};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use wire::TableId;

/// The number of lines at which the inbox is sorted. Sorting delays all commits meanwhile.
const LINES_MAX: usize = 16_384;

/// The contents of the inbox, joined for each table.
#[derive(Default)]
pub(super) struct Inbox {
    waiting: HashMap<TableId, Arc<Append>>,
    lines: usize,
}

/// The inbox that the writer fills and readers look into.
#[derive(Clone, Default)]
pub(super) struct SharedInbox(Arc<Mutex<Inbox>>);

impl SharedInbox {
    /// Locks the inbox, for a moment only.
    pub(super) fn lock(&self) -> MutexGuard<'_, Inbox> {
        // A poisoned lock is fine: no holder can leave the inbox in an inconsistent state.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inbox {
    /// Loads the inbox from the file, for instance after the process was killed.
    pub(super) async fn load(conn: &mut Conn) -> Result<Inbox, StoreError> {
        let rows = sqlx::query_scalar::<_, String>("SELECT batch FROM inbox ORDER BY id");
        let mut inbox = Inbox::default();
        for batch in rows.fetch_all(conn).await.map_err(fail::meaning)? {
            let batch: Vec<Append> = serde_json::from_str(&batch).map_err(|error| {
                StoreError::Damaged(format!("the inbox can't be read: {error}"))
            })?;
            for append in batch {
                inbox.check(&append)?;
                inbox.add(append);
            }
        }
        Ok(inbox)
    }

    fn check(&self, append: &Append) -> Result<(), StoreError> {
        match self.waiting.get(&append.id) {
            Some(before) if before.last() != append.after => {
                let id = &append.id;
                let last = before.last();
                let why = format!("table {id} has line {last} where {} should be", append.after);
                Err(StoreError::Damaged(why))
            }
            _ => Ok(()),
        }
    }

    /// Adds an append that continues the ones of its table.
    pub(super) fn add(&mut self, append: Append) {
        self.lines += append.lines.len().max(1);
        match self.waiting.get_mut(&append.id) {
            Some(before) => Arc::make_mut(before).join(append),
            None => drop(self.waiting.insert(append.id.clone(), Arc::new(append))),
        }
    }

    /// Returns the waiting lines of one table.
    pub(super) fn of(&self, id: &TableId) -> Option<Arc<Append>> {
        self.waiting.get(id).cloned()
    }

    /// Returns everything, in the order of the tables' ids, as in the file.
    pub(super) fn all(&self) -> Vec<Arc<Append>> {
        let mut all: Vec<_> = self.waiting.values().cloned().collect();
        all.sort_unstable_by(|one, other| one.id.cmp(&other.id));
        all
    }

    /// Returns the tables with waiting lines, if none of them is due at this moment.
    pub(super) fn none_due(&self, now_ms: u64) -> Option<HashSet<TableId>> {
        let is_due = |append: &Arc<Append>| append.summary.wake_ms.is_some_and(|ms| ms <= now_ms);
        let none = !self.waiting.values().any(is_due);
        none.then(|| self.waiting.keys().cloned().collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    pub(super) fn is_full(&self) -> bool {
        self.lines >= LINES_MAX
    }
}

/// Stores the accepted appends.
pub(super) async fn put(conn: &mut Conn, accepted: &[&Append]) -> Result<(), sqlx::Error> {
    let text = super::sql::json(accepted);
    sqlx::query("INSERT INTO inbox (batch) VALUES ($1)").bind(text).execute(conn).await.map(drop)
}

/// Empties the inbox in the file, after everything was moved to its table.
pub(super) async fn empty(conn: &mut Conn) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM inbox").execute(conn).await.map(drop)
}
