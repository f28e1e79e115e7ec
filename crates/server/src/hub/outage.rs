//! Time in which no process served the tables. Nobody is charged for it.

use super::Inner;
use std::sync::Arc;
use store::{Error, TableRow, WhichTables};
use texts::Lang;

/// A silence that is shorter is an ordinary restart of one process beside others, or a slow disk.
const OUTAGE_MS_MIN: u64 = 15_000;
/// How many tables with running clocks are forgiven at once; others are when they are next used.
const TABLES_MAX: u32 = 100_000;

/// From when to when nobody served the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outage {
    from_ms: u64,
    until_ms: u64,
}

impl Inner {
    /// Whether nobody served the tables before this process began.
    async fn outage(&self) -> Result<Option<Outage>, Error> {
        let found = self.outage.get_or_try_init(async || {
            let silent = |from_ms: &u64| from_ms.saturating_add(OUTAGE_MS_MIN) < self.started_ms;
            let last_beat_ms = self.store.last_beat_ms().await?.filter(silent);
            Ok(last_beat_ms.map(|from_ms| Outage { from_ms, until_ms: self.started_ms }))
        });
        found.await.copied()
    }

    /// Since when nobody served this table, if that is still to be taken off its clocks.
    pub(crate) async fn outage_of(&self, row: &TableRow) -> Result<Option<u64>, Error> {
        let outage = self.outage().await?.filter(|outage| row.changed_ms < outage.until_ms);
        Ok(outage.map(|outage| outage.from_ms.max(row.changed_ms)))
    }

    /// Takes an outage off all clocks that run: restoring a table does so.
    pub(crate) async fn forgive_outage(self: &Arc<Self>) {
        if !matches!(self.outage().await, Ok(Some(_))) {
            return;
        }
        let waiting = self.store.tables(WhichTables::Due(i64::MAX as u64), TABLES_MAX).await;
        for row in waiting.unwrap_or_default() {
            if row.summary.deadline_ms.is_some() {
                let entry = self.entry(&row.id);
                let mut slot = entry.slot.lock().await;
                let _ = self.ensure(&entry, &mut slot, Lang::En).await;
            }
        }
    }
}
