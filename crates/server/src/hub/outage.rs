//! Periods in which no process served the tables, in which nothing could be stored, or by which the
//! clock only jumped. They count for no player.

use super::Inner;
use super::checked_clock::{Gap, UNSERVED_MS_MIN};
use std::sync::Arc;
use store::{StoreError, TableRow, WhichTables};
use table::Event;
use texts::Lang;

/// The number of tables with running clocks that are corrected together; others are corrected when
/// they are next used.
const TABLES_MAX: u32 = 100_000;

impl Inner {
    /// Returns the period before this process began in which the tables were not served, if it was
    /// long.
    pub(crate) async fn outage(&self) -> Result<Option<Gap>, StoreError> {
        let found = self.outage.get_or_try_init(async || {
            let silent = |from_ms: &u64| from_ms.saturating_add(UNSERVED_MS_MIN) < self.started_ms;
            let last_beat_ms = self.store.last_beat_ms().await?.filter(silent);
            Ok(last_beat_ms.map(|from_ms| Gap { from_ms, until_ms: self.started_ms }))
        });
        found.await.copied()
    }

    /// Returns the start of the outage that must still be discounted from this table's clocks.
    pub(crate) async fn outage_of(&self, row: &TableRow) -> Result<Option<u64>, StoreError> {
        let outage = self.outage().await?.filter(|outage| row.changed_ms < outage.until_ms);
        let outage_ms = outage.map(|outage| outage.from_ms.max(row.changed_ms));
        let unserved_ms = || self.unserved_since_ms().map(|from_ms| from_ms.max(row.changed_ms));
        Ok(outage_ms.or(self.clock.gap_since(row.changed_ms)).or_else(unserved_ms))
    }

    /// Returns since when nothing could be stored, if that goes on and has lasted for long.
    pub(crate) fn unserved_since_ms(&self) -> Option<u64> {
        let now_ms = self.clock.now_ms();
        let since_ms = self.store_health.failing_since_ms();
        since_ms.filter(|since_ms| since_ms.saturating_add(UNSERVED_MS_MIN) <= now_ms)
    }

    /// Discounts an outage or a jump of the clock from all running clocks, by loading each table.
    pub(crate) async fn forgive(self: &Arc<Self>) -> Result<(), StoreError> {
        let waiting = WhichTables::Due(i64::MAX as u64);
        for row in self.store.tables(waiting, TABLES_MAX).await? {
            if row.summary.deadline_ms.is_some() {
                let entry = self.entry(&row.id);
                let _ = self.run(&entry, &Event::Tick, Lang::En).await;
            }
        }
        // Tables in memory may wait for other things than clocks.
        for entry in self.entries() {
            let ticking = async {
                let mut slot = entry.slot.lock().await;
                if slot.table.is_some() {
                    let _ = self.run_locked(&entry, &mut slot, &Event::Tick, Lang::En).await;
                }
            };
            self.contain_quietly(&entry, ticking).await;
        }
        Ok(())
    }
}
