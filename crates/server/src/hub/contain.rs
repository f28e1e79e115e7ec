//! A panic at one table hurts that table only: what it had in memory is dropped, and the next who
//! uses it restores it from the store.

use super::Inner;
use super::entry::Entry;
use super::problem::internal;
use crate::panics;
use std::sync::Arc;
use store::{Append, Summary, TableRow};
use texts::Lang;
use wire::Problem;

/// How long a table that can't be woken is left alone: to try it every second would help nobody.
const BROKEN_MS: u64 = 600_000;

impl Inner {
    /// Does something at a table for somebody, who is told if it panicked. The table must not be
    /// held by the caller.
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

    /// Does something at a table that nobody waits for; says whether it did not panic.
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

    /// Drops what a table has in memory after it panicked there.
    async fn drop_broken(&self, entry: &Arc<Entry>) {
        tracing::error!(table = %entry.id, "a table panicked; it will be restored");
        let mut slot = entry.slot.lock().await;
        self.timers.replace(entry, slot.timer_ms, None);
        slot.table = None;
        slot.timer_ms = None;
        slot.bot_asked = None;
        slot.kept_bot = None;
        // Nobody knows what was stored.
        entry.forget_sequence(0);
    }

    /// Lets the store wake a table much later that can't be woken now.
    pub(crate) async fn put_off_broken(&self, row: &TableRow) {
        let now_ms = self.clock.now_ms();
        let wake_ms = Some(now_ms.saturating_add(BROKEN_MS));
        let summary = Summary { wake_ms, ..row.summary.clone() };
        let id = row.id.clone();
        let after = row.sequence;
        // If somebody was faster, the table works for them.
        let _ = self.store.append(Append { id, lines: Vec::new(), after, summary, now_ms }).await;
    }
}
