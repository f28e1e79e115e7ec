//! A panic at one table affects only that table: it is dropped from memory and restored from the
//! store when it is next used.

use super::Inner;
use super::entry::Entry;
use super::problem::internal;
use crate::panics;
use std::sync::Arc;
use store::{Append, Summary, TableRow};
use texts::Lang;
use wire::Problem;

/// How long to leave a table alone that can't be woken; trying it every second wouldn't help.
const BROKEN_MS: u64 = 600_000;

impl Inner {
    /// Runs a person's work at a table, and reports a panic to them. The caller must not hold the
    /// table's lock.
    pub(crate) async fn contain<T>(
        &self,
        entry: &Arc<Entry>,
        lang: Lang,
        work: impl Future<Output = Result<T, Problem>>,
    ) -> Result<T, Problem> {
        match panics::contain(work).await {
            Ok(done) => done,
            Err(_) => {
                self.drop_broken(entry).await;
                Err(internal(lang))
            }
        }
    }

    /// Runs background work at a table. Returns `true` if it didn't panic.
    pub(crate) async fn contain_quietly(
        &self,
        entry: &Arc<Entry>,
        work: impl Future<Output = ()>,
    ) -> bool {
        let done = panics::contain(work).await.is_ok();
        if !done {
            self.drop_broken(entry).await;
        }
        done
    }

    /// Drops a table from memory after it panicked.
    async fn drop_broken(&self, entry: &Arc<Entry>) {
        tracing::error!(table = %entry.id, "a table panicked; it will be restored");
        let mut slot = entry.slot.lock().await;
        self.timers.replace(entry, slot.timer_ms, None);
        slot.table = None;
        slot.timer_ms = None;
        slot.bot_asked = None;
        slot.kept_bot = None;
        // It is unknown what was stored.
        entry.forget_sequence(0);
    }

    /// Postpones waking a table that can't be woken now.
    pub(crate) async fn put_off_broken(&self, row: &TableRow) {
        let now_ms = self.clock.now_ms();
        let wake_ms = Some(now_ms.saturating_add(BROKEN_MS));
        let summary = Summary { wake_ms, ..row.summary.clone() };
        let id = row.id.clone();
        let after = row.sequence;
        // If another process was faster, the table works there.
        let _ = self.store.append(Append { id, lines: Vec::new(), after, summary, now_ms }).await;
    }
}
