//! What the hub does by itself: it hears of changes, wakes tables, notes that it lives, and lets
//! go of tables that nobody uses.

use super::Inner;
use super::entry::Entry;
use super::live::Input;
use super::presence::Coming;
use crate::panics;
use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use store::{Change, TableRow, WhichTables};
use table::Person;
use texts::Lang;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, broadcast, mpsc};
use tokio::time::{MissedTickBehavior, interval, sleep};
use wire::{Code, Problem, TableId};

/// How long the timers sleep at most: the clock may jump meanwhile.
const NAP: Duration = Duration::from_millis(100);
/// How often the store is asked for tables that must be woken.
const ROUND: Duration = Duration::from_secs(1);
/// How many tables are woken in one round.
const WOKEN_MAX: u32 = 500;
/// Tables that are so little overdue are left to whoever has them in memory.
const GRACE_MS: u64 = 1_000;
/// How often this process says that it lives, in rounds.
const BEAT_ROUNDS: u64 = 5;
/// A process that was silent for so long is taken for dead.
const SILENT_MS: u64 = 20_000;
/// How often tables that nobody uses are looked for, in rounds.
const SWEEP_ROUNDS: u64 = 5;
/// How often tables are looked for that nobody has used for too long.
const EXPIRE_MS: u64 = 60_000;
/// How often the list of open tables may change for clients.
const LOBBY: Duration = Duration::from_millis(500);
/// How many tables are looked at, at the same time, after the store was out of reach.
const LOOKS_MAX: usize = 16;

impl Inner {
    /// Begins everything that the hub does by itself.
    pub(crate) fn begin(self: &Arc<Self>, lanes: Vec<mpsc::UnboundedReceiver<Coming>>) {
        // From before anybody can ask for a table: what is told meanwhile must not be missed.
        let inner = Arc::clone(self);
        let mut changes = Some(self.store.changes());
        self.keep(panics::restart(move || {
            let inner = Arc::clone(&inner);
            let changes = changes.take();
            async move {
                match changes {
                    Some(changes) => inner.hear(changes).await,
                    None => inner.hear_again().await,
                }
            }
        }));
        let inner = Arc::clone(self);
        self.keep(panics::restart(move || Arc::clone(&inner).watch_timers()));
        let inner = Arc::clone(self);
        self.keep(panics::restart(move || Arc::clone(&inner).go_rounds()));
        for comings in lanes {
            self.keep(Arc::clone(self).note_comings(comings));
        }
    }

    /// Runs something until the hub is closed.
    fn keep(&self, work: impl Future<Output = ()> + Send + 'static) {
        let mut closing = self.closing.subscribe();
        tokio::spawn(async move {
            tokio::select! {
                () = work => {}
                _ = closing.wait_for(|closing| *closing) => {}
            }
        });
    }

    async fn note_comings(self: Arc<Self>, mut comings: mpsc::UnboundedReceiver<Coming>) {
        while let Some(coming) = comings.recv().await {
            self.note_presence(coming).await;
        }
    }

    /// Listens once more, after it was broken off.
    async fn hear_again(self: Arc<Self>) {
        let changes = self.store.changes();
        self.look_at_all().await;
        self.hear(changes).await;
    }

    async fn hear(self: Arc<Self>, mut changes: broadcast::Receiver<Change>) {
        let mut lobby_told = tokio::time::Instant::now();
        loop {
            match changes.recv().await {
                Ok(Change::Lines(id, sequence)) => self.hear_of_lines(id, sequence),
                Ok(Change::Presence(id)) => {
                    if let Some(entry) = self.find(&id) {
                        let inner = Arc::clone(&self);
                        tokio::spawn(async move { inner.look_who_is_here(&entry).await });
                    }
                }
                Ok(Change::Lobby) => {
                    // The first change is told soon, those that follow at once together with it.
                    if lobby_told <= tokio::time::Instant::now() {
                        lobby_told = tokio::time::Instant::now() + LOBBY;
                        let inner = Arc::clone(&self);
                        tokio::spawn(async move {
                            sleep(LOBBY).await;
                            inner.connections.lobby_changed();
                        });
                    }
                }
                Ok(Change::SignedOut(person)) => {
                    self.connections.doubt_sessions(Some(person));
                    let inner = Arc::clone(&self);
                    tokio::spawn(async move { inner.forget_name(person).await });
                }
                Ok(Change::Reconnected) | Err(RecvError::Lagged(_)) => self.look_at_all().await,
                Err(RecvError::Closed) => return,
            }
        }
    }

    fn hear_of_lines(self: &Arc<Self>, id: TableId, sequence: u64) {
        match self.find(&id) {
            Some(entry) if entry.is_news(sequence) => {
                let inner = Arc::clone(self);
                tokio::spawn(async move { inner.refresh(&entry).await });
            }
            Some(_) => {}
            None => self.note_elsewhere(id),
        }
    }

    /// A table has changed that is not in memory here.
    pub(crate) fn note_elsewhere(&self, id: TableId) {
        if !self.connections.is_empty() {
            self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        }
    }

    /// Anything may have been missed.
    pub(crate) async fn look_at_all(self: &Arc<Self>) {
        self.connections.doubt_sessions(None);
        self.connections.lobby_changed();
        let looks = Arc::new(Semaphore::new(LOOKS_MAX));
        for entry in self.entries() {
            let Ok(permit) = Arc::clone(&looks).acquire_owned().await else { return };
            let inner = Arc::clone(self);
            tokio::spawn(async move {
                inner.refresh(&entry).await;
                inner.look_who_is_here(&entry).await;
                drop(permit);
            });
        }
    }

    async fn watch_timers(self: Arc<Self>) {
        loop {
            let now_ms = self.clock.now_ms();
            for entry in self.timers.take_due(now_ms) {
                let inner = Arc::clone(&self);
                tokio::spawn(async move { inner.wake(&entry).await });
            }
            let nap = match self.timers.next_ms() {
                Some(next_ms) => Duration::from_millis(next_ms.saturating_sub(now_ms)).min(NAP),
                None => NAP,
            };
            tokio::select! {
                () = sleep(nap) => {}
                () = self.timers.earlier() => {}
            }
        }
    }

    /// Time has passed for a table in memory.
    async fn wake(self: &Arc<Self>, entry: &Arc<Entry>) {
        // Whoever is taken for absent may be connected to another process.
        self.look_who_is_here(entry).await;
        self.contain_quietly(entry, self.tick(entry)).await;
    }

    async fn tick(self: &Arc<Self>, entry: &Arc<Entry>) {
        let mut slot = entry.slot.lock().await;
        slot.timer_ms = None;
        if slot.table.is_none() {
            return;
        }
        if self.store_health.is_failing() {
            // The store will say again that it is due.
            slot.table = None;
            return;
        }
        if self.run_locked(entry, &mut slot, &Input::Tick, Lang::En).await.is_err() {
            // The store will say again that it is due.
            slot.table = None;
        }
        // What is due and can't be done must not keep this process busy.
        let soonest_ms = self.clock.now_ms() + GRACE_MS;
        if slot.timer_ms.is_some_and(|timer_ms| timer_ms < soonest_ms - GRACE_MS) {
            self.timers.replace(entry, slot.timer_ms, Some(soonest_ms));
            slot.timer_ms = Some(soonest_ms);
        }
    }

    async fn go_rounds(self: Arc<Self>) {
        // Before this process says that it lives: the last word of those before it would be gone.
        while let Err(error) = self.forgive_outage().await {
            tracing::warn!(%error, "the store could not say when it was last used");
            sleep(ROUND).await;
        }
        let mut jumps = self.clock.count();
        let mut told: HashMap<TableId, Option<u64>> = HashMap::new();
        let mut expire_ms = 0;
        let mut empty = HashSet::new();
        let mut rounds = interval(ROUND);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for round in 0u64.. {
            rounds.tick().await;
            let now_ms = self.clock.now_ms();
            if self.store_health.is_failing() {
                if self.store_health.may_try() {
                    self.note(&self.store.check().await);
                }
                continue;
            }
            if jumps != self.clock.count() {
                jumps = self.clock.count();
                if let Err(error) = self.forgive().await {
                    tracing::debug!(%error, "tables could not be looked at after a jump");
                }
            }
            if round.is_multiple_of(BEAT_ROUNDS) {
                let silent_ms = now_ms.saturating_sub(SILENT_MS);
                if let Err(error) = self.store.beat(self.process, now_ms, silent_ms).await {
                    tracing::debug!(%error, "this process could not say that it lives");
                }
            }
            self.wake_due(now_ms).await;
            if now_ms >= expire_ms {
                expire_ms = now_ms.saturating_add(EXPIRE_MS);
                self.expire(now_ms, &mut empty).await;
            }
            self.tell_turns_elsewhere(&mut told).await;
            if round.is_multiple_of(SWEEP_ROUNDS) {
                self.sweep();
                self.connections.forget_gone(self.settings.messages_per_second);
            }
        }
    }

    /// Takes the time off all clocks in which nobody served the tables.
    async fn forgive_outage(self: &Arc<Self>) -> Result<(), store::StoreError> {
        match self.outage().await? {
            Some(_) => self.forgive().await,
            None => Ok(()),
        }
    }

    /// Wakes the tables that the store says must be woken.
    async fn wake_due(self: &Arc<Self>, now_ms: u64) {
        let due = WhichTables::Due(now_ms.saturating_sub(GRACE_MS));
        let rows = match self.store.tables(due, WOKEN_MAX).await {
            Ok(rows) => rows,
            Err(error) => {
                self.note(&Err::<(), _>(error));
                return;
            }
        };
        for row in rows {
            if self.store_health.is_failing() {
                return;
            }
            let entry = self.entry(&row.id);
            let waking = self.wake_stored(&entry, &row);
            if let Err(Problem { code: Code::Internal, .. }) =
                self.contain(&entry, Lang::En, waking).await
            {
                self.put_off_broken(&row).await;
            }
        }
    }

    async fn wake_stored(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        row: &TableRow,
    ) -> Result<(), Problem> {
        let mut slot = entry.slot.lock().await;
        let in_memory = slot.table.is_some();
        self.ensure(entry, &mut slot, Lang::En).await?;
        if !in_memory {
            // Restoring has done what is due.
            return Ok(());
        }
        self.catch_up(entry, &mut slot).await;
        let Some(table) = &slot.table else { return Ok(()) };
        if let Some(places) = table.places() {
            let now_ms = self.clock.now_ms();
            self.settle(entry, &slot, Some(places), row.rematch.is_none(), now_ms);
            return Ok(());
        }
        let wanted = table.bot_wanted().map(|(_, _, answers)| answers);
        if wanted.is_some() && slot.bot_asked != wanted {
            self.ask_bot(entry, &mut slot);
        }
        let ticked = self.run_locked(entry, &mut slot, &Input::Tick, Lang::En).await;
        if ticked.is_ok_and(|done| done.sequence == row.sequence) {
            self.put_off(entry, &mut slot).await;
        }
        Ok(())
    }

    /// Tells somebody whose turn it is at a table that only other processes have in memory.
    async fn tell_turns_elsewhere(&self, told: &mut HashMap<TableId, Option<u64>>) {
        let changed: HashSet<TableId> =
            std::mem::take(&mut *self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner));
        if told.len() > 10_000 {
            told.clear();
        }
        for id in changed.into_iter().take(WOKEN_MAX as usize) {
            let Ok(row) = self.store.table(&id).await else { continue };
            let summary = row.summary;
            let here = |person: &Person| self.connections.has(*person);
            if let Some(person) = summary.to_act.filter(here)
                && told.insert(id.clone(), summary.turn_ms) != Some(summary.turn_ms)
            {
                self.ring(person, &id, summary.answers);
            }
        }
    }

    /// Lets go of tables that nobody has used for long.
    fn sweep(&self) {
        for entry in self.entries() {
            let Ok(mut slot) = entry.slot.try_lock() else { continue };
            let idle = slot.used.elapsed();
            let Some(table) = &mut slot.table else {
                drop(slot);
                self.forget_unused(&entry);
                continue;
            };
            if idle > ROUND {
                table.all_have_looked();
            }
            let kept = table.wake_ms().is_some() && !table.wakes_from_log();
            let thinking = table.bot_wanted().is_some();
            if idle >= self.settings.table_idle && !kept && !thinking {
                self.timers.replace(&entry, slot.timer_ms, None);
                (slot.table, slot.timer_ms) = (None, None);
                drop(slot);
                self.forget_unused(&entry);
            }
        }
    }
}
