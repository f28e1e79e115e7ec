//! The hub's background work: it listens for changes, wakes tables, records that it is alive, and
//! unloads unused tables.

use super::Inner;
use super::entry::Entry;
use super::expiry::Expiry;
use super::heartbeat::Others;
use super::presence::Coming;
use crate::panics;
use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use store::{Added, Change, TableRow, WhichTables};
use table::{Event, Person};
use texts::Lang;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, broadcast, mpsc};
use tokio::time::{MissedTickBehavior, interval, sleep};
use wire::{Code, Problem, TableId};

/// The longest sleep of the timers; the clock may jump meanwhile.
const NAP: Duration = Duration::from_millis(100);
/// The interval at which the store is asked for tables that must be woken.
const ROUND: Duration = Duration::from_secs(1);
/// The maximum number of tables that are woken in one round.
const WOKEN_MAX: u32 = 500;
/// Tables that are less overdue are left to the process that has them in memory.
const GRACE_MS: u64 = 1_000;
/// The number of rounds between two heartbeats of this process.
const BEAT_ROUNDS: u64 = 5;
/// The number of rounds between two searches for unused tables.
const SWEEP_ROUNDS: u64 = 5;
/// How long after its last use a table remembers what followers were sent, for short updates.
const BASES_IDLE: Duration = Duration::from_secs(600);
/// The shortest interval between updates of the list of open tables for clients.
pub(super) const LOBBY: Duration = Duration::from_millis(500);
/// The number of tables that are checked at the same time after the store was unreachable.
const LOOKS_MAX: usize = 16;

impl Inner {
    /// Starts all background work of the hub.
    pub(crate) fn begin(self: &Arc<Self>, lanes: Vec<mpsc::UnboundedReceiver<Coming>>) {
        // Subscribe before anyone can ask for a table, so that no change is missed.
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

    /// Runs work until the hub is closed.
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

    /// Listens again after the connection was lost.
    async fn hear_again(self: Arc<Self>) {
        let changes = self.store.changes();
        self.look_at_all().await;
        self.hear(changes).await;
    }

    async fn hear(self: Arc<Self>, mut changes: broadcast::Receiver<Change>) {
        let mut lobby_told = tokio::time::Instant::now();
        loop {
            match changes.recv().await {
                Ok(Change::Lines(id, sequence, added)) => self.hear_of_lines(id, sequence, added),
                Ok(Change::Presence(id)) => {
                    if let Some(entry) = self.find(&id) {
                        let inner = Arc::clone(&self);
                        tokio::spawn(async move { inner.look_who_is_here(&entry).await });
                    }
                }
                Ok(Change::Lobby) => {
                    // The first change goes out soon, together with those that follow shortly.
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

    /// Handles new lines of a table. Only processes that serve someone there read them.
    fn hear_of_lines(self: &Arc<Self>, id: TableId, sequence: u64, added: Option<Box<Added>>) {
        match self.find(&id) {
            Some(entry) if entry.is_news(sequence) => {
                let inner = Arc::clone(self);
                tokio::spawn(async move {
                    if entry.is_watched() {
                        inner.refresh_with(&entry, sequence, added).await;
                    } else {
                        inner.leave_to_others(&entry, sequence).await;
                        inner.note_elsewhere(entry.id.clone(), added);
                    }
                });
            }
            Some(_) => {}
            None => self.note_elsewhere(id, added),
        }
    }

    /// Unloads a table that another process plays and that has no followers here.
    async fn leave_to_others(&self, entry: &Arc<Entry>, sequence: u64) {
        let mut slot = entry.slot.lock().await;
        let behind = slot.table.as_ref().is_some_and(|table| table.sequence() < sequence);
        if behind && !entry.is_watched() {
            self.timers.replace(entry, slot.timer_ms, None);
            (slot.table, slot.timer_ms) = (None, None);
        }
    }

    /// Notes a change of a table without followers here. It may be the turn of a person who is
    /// connected here anyway.
    pub(crate) fn note_elsewhere(&self, id: TableId, added: Option<Box<Added>>) {
        let concerns_nobody = match &added {
            Some(added) => !added.to_act.is_some_and(|person| self.connections.has(person)),
            None => self.connections.is_empty(),
        };
        if !concerns_nobody {
            self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner).insert(id, added);
        }
    }

    /// Checks everything, because any change may have been missed.
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

    /// Wakes a table in memory whose time has come.
    async fn wake(self: &Arc<Self>, entry: &Arc<Entry>) {
        // A person who seems absent may be connected to another process.
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
            // The store will report it as due again.
            slot.table = None;
            return;
        }
        if self.run_locked(entry, &mut slot, &Event::Tick, Lang::En).await.is_err() {
            // The store will report it as due again.
            slot.table = None;
        }
        // A due table that can't be handled must not keep this process busy.
        let soonest_ms = self.clock.now_ms() + GRACE_MS;
        if slot.timer_ms.is_some_and(|timer_ms| timer_ms < soonest_ms - GRACE_MS) {
            self.timers.replace(entry, slot.timer_ms, Some(soonest_ms));
            slot.timer_ms = Some(soonest_ms);
        }
    }

    async fn go_rounds(self: Arc<Self>) {
        // Do this before the first heartbeat: it overwrites the last one of earlier processes.
        while let Err(error) = self.forgive_outage().await {
            tracing::warn!(%error, "the store could not say when it was last used");
            sleep(ROUND).await;
        }
        let mut jumps = self.clock.count();
        let mut told: HashMap<TableId, Option<u64>> = HashMap::new();
        let mut expiry = Expiry::default();
        let mut others = Others::default();
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
            if round.is_multiple_of(BEAT_ROUNDS)
                && let Err(error) = self.beat(&mut others).await
            {
                tracing::debug!(%error, "this process could not say that it lives");
            }
            self.wake_due(now_ms).await;
            self.expire(&mut expiry).await;
            self.tell_turns_elsewhere(&mut told).await;
            if round.is_multiple_of(SWEEP_ROUNDS) {
                self.sweep();
                self.connections.forget_gone(self.settings.messages_per_second);
            }
        }
    }

    /// Discounts the time in which no process served the tables from all clocks, and compares the
    /// machine's clock with the time at which one last did.
    async fn forgive_outage(self: &Arc<Self>) -> Result<(), store::StoreError> {
        self.time.begin(self.store.last_beat_ms().await?);
        match self.outage().await? {
            Some(_) => self.forgive().await,
            None => Ok(()),
        }
    }

    /// Wakes the tables that the store reports as due.
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
            // Restoring has already done what is due.
            return Ok(());
        }
        // If it can't be read now, it is due again later.
        let _ = self.catch_up(entry, &mut slot).await;
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
        let ticked = self.run_locked(entry, &mut slot, &Event::Tick, Lang::En).await;
        if ticked.is_ok_and(|done| done.sequence == row.sequence) {
            self.put_off(entry, &mut slot).await;
        }
        Ok(())
    }

    /// Notifies people whose turn it is at tables that only other processes have in memory.
    async fn tell_turns_elsewhere(&self, told: &mut HashMap<TableId, Option<u64>>) {
        let changed: HashMap<TableId, Option<Box<Added>>> =
            std::mem::take(&mut *self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner));
        if told.len() > 10_000 {
            told.clear();
        }
        for (id, added) in changed.into_iter().take(WOKEN_MAX as usize) {
            let (to_act, answers, turn_ms) = match added {
                Some(added) => (added.to_act, added.answers, added.turn_ms),
                None => {
                    let Ok(TableRow { summary, .. }) = self.store.table(&id).await else {
                        continue;
                    };
                    (summary.to_act, summary.answers, summary.turn_ms)
                }
            };
            let here = |person: &Person| self.connections.has(*person);
            if let Some(person) = to_act.filter(here)
                && told.insert(id.clone(), turn_ms) != Some(turn_ms)
            {
                self.ring(person, &id, answers);
            }
        }
    }

    /// Unloads tables that have been unused for long.
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
            if idle > BASES_IDLE || !entry.is_watched() {
                table.forget_bases();
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
