//! Loads tables that are not in memory, or that are behind the store.

use super::Inner;
use super::entry::{Entry, Slot};
use super::live::Handled;
use super::open;
use super::problem::{internal, store_problem, unavailable};
use std::sync::Arc;
use std::time::Instant;
use store::{Added, StoreError, TableRow};
use table::{Event, Phase};
use texts::Lang;
use wire::Problem;

/// The number of attempts to load a table when another process was faster.
const ATTEMPTS_MAX: u32 = 8;

impl Inner {
    /// Ensures that the table is in memory.
    pub(crate) async fn ensure(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
        lang: Lang,
    ) -> Result<(), Problem> {
        if slot.table.is_some() {
            slot.used = Instant::now();
            return Ok(());
        }
        // Boxed because it is rare: otherwise every connection would reserve memory for it.
        Box::pin(self.load(entry, slot, lang)).await
    }

    /// Loads a table that is not in memory.
    async fn load(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
        lang: Lang,
    ) -> Result<(), Problem> {
        for _ in 0..ATTEMPTS_MAX {
            let fetched = self.fetch(entry, slot).await;
            if fetched.is_err() {
                self.note(&fetched);
            }
            match fetched {
                Ok(()) => return Ok(()),
                Err(StoreError::Conflict) => {}
                Err(StoreError::NotFound) => {
                    self.forget(entry);
                    return Err(store_problem(lang, &StoreError::NotFound));
                }
                Err(error @ StoreError::Damaged(_)) => {
                    tracing::error!(table = %entry.id, %error, "a table can't be restored");
                    return Err(internal(lang));
                }
                Err(error) => {
                    tracing::debug!(table = %entry.id, %error, "a table could not be fetched");
                    return Err(store_problem(lang, &error));
                }
            }
        }
        Err(unavailable(lang))
    }

    async fn fetch(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
    ) -> Result<(), StoreError> {
        let stored = self.store.load_table(&entry.id).await?;
        let row = stored.row.clone();
        let table = open::restore(stored);
        let mut table = table.map_err(|problem| StoreError::Damaged(problem.to_string()))?;
        let persons = table.persons(0);
        table.set_names(self.store.names(&persons).await?);
        let mut here = entry.persons();
        here.extend(self.store.here(&entry.id).await?);

        slot.rated = row.rated;
        slot.programs = row.programs;
        slot.turn = (table.to_act(), row.summary.turn_ms);
        let before = table.sequence();
        let now_ms = self.clock.now_ms();
        let jumps = self.clock.count();
        let returned = Event::HostReturned { away_since_ms: self.outage_of(&row).await? };
        let refused = |problem: Problem| StoreError::Damaged(problem.text);
        let mut handled = table.handle(&returned, now_ms, Lang::En).map_err(refused)?;
        for &person in &here {
            table.handle(&Event::Connected { person }, now_ms, Lang::En).map_err(refused)?;
        }
        slot.here = here;
        self.append(entry, slot, table.as_ref(), before, &handled, now_ms).await?;
        slot.jumps = jumps;

        self.complete(&mut handled, &row, table.phase(), now_ms);
        handled.visible = handled.visible && !handled.lines.is_empty();
        entry.note_sequence(table.sequence());
        slot.table = Some(table);
        self.follow(entry, slot, &handled, now_ms);
        // It came with another process's lines that no viewer here has seen yet.
        if slot.table.as_ref().is_some_and(|table| table.sequence() != slot.shown) {
            self.show(entry, slot);
        }
        Ok(())
    }

    /// Adds work that another process, or this one before a restart, should have done but hasn't.
    fn complete(&self, handled: &mut Handled, row: &TableRow, phase: Phase, now_ms: u64) {
        let overdue = row.summary.wake_ms.is_some_and(|wake_ms| wake_ms <= now_ms);
        handled.bot_asked &= overdue || self.is_young() || !handled.lines.is_empty();
        if phase == Phase::Over && row.summary.wake_ms.is_some() {
            handled.ended = true;
            handled.rematch = row.rematch.is_none();
        }
    }

    /// Ensures that the table is in memory with everything that any process has confirmed so far.
    /// Notices from other processes may arrive later than their answers, so only the store knows.
    pub(crate) async fn freshen(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
        lang: Lang,
    ) -> Result<(), Problem> {
        // Boxed for the same reason as loading.
        let caught_up = Box::pin(self.catch_up(entry, slot)).await;
        caught_up.map_err(|error| store_problem(lang, &error))?;
        self.ensure(entry, slot, lang).await
    }

    /// Loads the lines that another process has stored. Returns `true` if there were any. Drops a
    /// table that they don't fit.
    pub(crate) async fn catch_up(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
    ) -> Result<bool, StoreError> {
        let Some(table) = slot.table.as_ref() else { return Ok(false) };
        let lines = self.store.lines_after(&entry.id, table.sequence()).await;
        if lines.is_err() {
            // When the store works again, all tables are checked.
            self.note(&lines);
        }
        let lines = lines?;
        if lines.is_empty() {
            return Ok(false);
        }
        self.take_in(entry, slot, lines).await;
        Ok(true)
    }

    /// Adds lines that another process has stored. Drops a table that they don't fit.
    async fn take_in(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
        lines: Vec<(u64, String)>,
    ) {
        let Some(table) = slot.table.as_mut() else { return };
        let now_ms = self.clock.now_ms();
        let known = table.sequence();
        if let Err(problem) = table.extend(lines, now_ms) {
            tracing::warn!(table = %entry.id, %problem, "a table in memory did not fit its log");
            slot.table = None;
            return;
        }
        let unknown: Vec<_> =
            table.persons(known).into_iter().filter(|person| !table.knows_name(*person)).collect();
        if !unknown.is_empty()
            && let Ok(names) = self.store.names(&unknown).await
        {
            table.set_names(names);
        }
        let before = slot.turn.0;
        let now = table.to_act();
        entry.note_sequence(table.sequence());
        if before.person != now.person {
            slot.turn = (now, now.person.map(|_| now_ms));
            // The process that stored it notifies everyone else; this one only people connected
            // here.
            if let Some(person) = now.person {
                self.ring(person, &entry.id, now.answers);
            }
        }
        self.set_timer(entry, slot);
        self.show(entry, slot);
    }

    /// Shows new lines, if the store has more of a table than this process.
    pub(crate) async fn refresh(self: &Arc<Self>, entry: &Arc<Entry>) {
        self.refresh_with(entry, u64::MAX, None).await;
    }

    /// Does the same, with the lines up to `sequence` that another process has sent.
    pub(crate) async fn refresh_with(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        sequence: u64,
        added: Option<Box<Added>>,
    ) {
        let looking = async {
            let mut slot = entry.slot.lock().await;
            let known = slot.table.as_ref().map(|table| table.sequence());
            match added {
                // They have been read from the store meanwhile.
                _ if known.is_some_and(|known| known >= sequence) => {}
                Some(added) if known.is_some_and(|known| known + added.count() == sequence) => {
                    let lines = (known.unwrap_or(0) + 1..).zip(added.lines).collect();
                    self.take_in(entry, &mut slot, lines).await;
                }
                // The error is noted: when the store works again, all tables are checked.
                _ => drop(self.catch_up(entry, &mut slot).await),
            }
            if slot.table.is_some() {
                return;
            }
            if !entry.is_watched() {
                self.note_elsewhere(entry.id.clone(), None);
            } else if self.ensure(entry, &mut slot, Lang::En).await.is_ok() {
                self.show(entry, &mut slot);
            }
        };
        self.contain_quietly(entry, looking).await;
    }
}
