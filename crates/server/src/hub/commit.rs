//! The path of every event at a table: decided, stored, and only then sent.

use super::Inner;
use super::entry::{Entry, Slot};
use super::live::{AnyTable, Handled, Input, ToAct};
use super::problem::{store_problem, unavailable};
use super::rated::Rated;
use super::request::Done;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, StoreError, Summary};
use table::{Act, By, Event};
use texts::Lang;
use wire::Problem;

/// The number of attempts to decide again because another process was faster.
const ATTEMPTS_MAX: u32 = 8;
/// The delay after which another process stores the result of a game, if this one couldn't.
const FINISH_MS: u64 = 10_000;
/// The delay before checking a table again when it is unknown whether storing succeeded.
const DOUBT: Duration = Duration::from_millis(500);
/// The time after a deadline in which a move sent before it may still arrive.
pub(super) const LAG_MS: u64 = 500;

impl Inner {
    /// Processes an input at a table.
    pub(crate) async fn run(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        input: &Input,
        lang: Lang,
    ) -> Result<Done, Problem> {
        let running = async {
            let mut slot = entry.slot.lock().await;
            self.run_locked(entry, &mut slot, input, lang).await
        };
        self.contain(entry, lang, running).await
    }

    /// Processes an input at a table that the caller has locked.
    pub(crate) async fn run_locked(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
        input: &Input,
        lang: Lang,
    ) -> Result<Done, Problem> {
        // This checks the clock, so that a jump is known from here on.
        self.clock.now_ms();
        let jumps = self.clock.count();
        if slot.table.is_some() && (slot.jumps != jumps || self.unserved_since_ms().is_some()) {
            let from_ms = self.clock.gap_after(slot.jumps).or(self.unserved_since_ms());
            if let Some(from_ms) = from_ms {
                let returned = Event::HostReturned { away_since_ms: Some(from_ms) };
                self.decide(entry, slot, &returned, lang).await?;
            }
            slot.jumps = jumps;
        }
        self.decide(entry, slot, input, lang).await
    }

    /// Lets the table decide, stores the result, and sends it. Repeats all that if another process
    /// was faster.
    async fn decide(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
        input: &Input,
        lang: Lang,
    ) -> Result<Done, Problem> {
        let mut may_be_behind = matches!(input, Event::Act { by: By::Person(_), .. });
        for _ in 0..ATTEMPTS_MAX {
            self.ensure(entry, slot, lang).await?;
            if let Some(rated) = Rated::of(slot) {
                self.must_be_ratable(&rated, input, lang).await?;
            }
            self.learn_name(slot, input).await;
            // If this is canceled while storing, the table is not put back, and gets restored.
            let Some(mut table) = slot.table.take() else { return Err(unavailable(lang)) };
            let before = table.sequence();
            let now_ms = self.clock.now_ms();
            let handled = match table.handle(input, in_time(table.as_ref(), input, now_ms), lang) {
                Ok(handled) => handled,
                Err(problem) => {
                    slot.table = Some(table);
                    // It may be refused only because another process is ahead.
                    let caught_up =
                        if may_be_behind { self.catch_up(entry, slot).await } else { Ok(false) };
                    may_be_behind = false;
                    match caught_up {
                        Ok(true) => continue,
                        Ok(false) => return Err(problem),
                        Err(error) => return Err(store_problem(lang, &error)),
                    }
                }
            };
            match self.append(entry, slot, table.as_ref(), before, &handled, now_ms).await {
                Ok(()) => {
                    slot.table = Some(table);
                    self.follow(entry, slot, &handled, now_ms);
                    let sequence = slot.table.as_ref().map_or(0, |table| table.sequence());
                    return Ok(Done { sequence });
                }
                Err(StoreError::Conflict) => {}
                Err(error) => {
                    tracing::debug!(table = %entry.id, %error, "a table could not be stored");
                    return Err(unavailable(lang));
                }
            }
        }
        Err(unavailable(lang))
    }

    /// Stores new lines, if there are any.
    pub(crate) async fn append(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
        table: &dyn AnyTable,
        after: u64,
        handled: &Handled,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        if handled.lines.is_empty() {
            return Ok(());
        }
        let mut summary = self.summary(slot, table, now_ms);
        if handled.ended || handled.rematch {
            summary.wake_ms = Some(now_ms.saturating_add(FINISH_MS));
        }
        let turn = (table.to_act(), summary.turn_ms);
        let lines = handled.lines.clone();
        entry.note_sequence(table.sequence());
        let append = Append { id: entry.id.clone(), lines, after, summary, now_ms };
        let appended = self.store.append(append).await;
        self.note(&appended);
        match appended {
            Ok(_) => {
                self.note_turn(entry, slot.turn.0, turn.0);
                slot.turn = turn;
                Ok(())
            }
            Err(error) => {
                entry.forget_sequence(after);
                match error {
                    StoreError::Conflict => {
                        self.metrics.conflicts.inc();
                    }
                    _ => self.look_later(entry),
                }
                Err(error)
            }
        }
    }

    /// Returns the state of a table, for lists and for waking it.
    pub(crate) fn summary(&self, slot: &Slot, table: &dyn AnyTable, now_ms: u64) -> Summary {
        let mut summary = table.summary();
        let (turn, since_ms) = &slot.turn;
        summary.turn_ms = match summary.to_act {
            None => None,
            person if person == turn.person => since_ms.or(Some(now_ms)),
            Some(_) => Some(now_ms),
        };
        if let Some((_, level, _)) = table.bot_wanted() {
            let patience_ms = now_ms.saturating_add(self.bots.patience_ms(level.name()));
            summary.wake_ms = Some(summary.wake_ms.map_or(patience_ms, |ms| ms.min(patience_ms)));
        }
        summary
    }

    /// Updates in the store when the table must be woken next, though nothing has happened there.
    pub(crate) async fn put_off(&self, entry: &Entry, slot: &mut Slot) {
        let Some(table) = slot.table.as_deref() else { return };
        let after = table.sequence();
        let now_ms = self.clock.now_ms();
        let summary = self.summary(slot, table, now_ms);
        let append = Append { id: entry.id.clone(), lines: Vec::new(), after, summary, now_ms };
        // If another process was faster, it has stored the time.
        let _ = self.store.append(append).await;
    }

    /// Does everything that follows once something is stored.
    pub(crate) fn follow(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &mut Slot,
        handled: &Handled,
        now_ms: u64,
    ) {
        slot.used = Instant::now();
        self.set_timer(entry, slot);
        if handled.visible {
            self.show(entry, slot);
        }
        let Some(table) = &slot.table else { return };
        if handled.bot_asked {
            self.ask_bot(entry, slot);
        } else if handled.ended || handled.rematch {
            let places = table.places();
            let rematch = handled.rematch;
            self.settle(entry, slot, places.filter(|_| handled.ended), rematch, now_ms);
        }
    }

    /// Shows a change to everyone who follows the table.
    pub(crate) fn show(&self, entry: &Arc<Entry>, slot: &mut Slot) {
        slot.shown = slot.table.as_ref().map_or(0, |table| table.sequence());
        slot.behind = entry.show();
        if let Some(table) = slot.table.as_mut().filter(|_| slot.behind == 0) {
            table.all_have_looked();
        }
    }

    pub(crate) fn set_timer(&self, entry: &Arc<Entry>, slot: &mut Slot) {
        let wake_ms = slot.table.as_ref().and_then(|table| table.wake_ms());
        // A move sent in time may still arrive.
        let wake_ms = wake_ms.map(|wake_ms| wake_ms.saturating_add(LAG_MS));
        self.timers.replace(entry, slot.timer_ms, wake_ms);
        slot.timer_ms = wake_ms;
    }

    /// Notifies a person that it is their turn now, if it wasn't before.
    fn note_turn(&self, entry: &Entry, before: ToAct, now: ToAct) {
        if let Some(person) = now.person.filter(|_| now.person != before.person) {
            self.tell_turn(person, entry.id.clone(), now.answers, now.deadline_ms);
        }
    }

    /// Looks up the name of a person who may be new at the table.
    async fn learn_name(&self, slot: &mut Slot, input: &Input) {
        let Event::Act { by: By::Person(person), .. } = input else { return };
        let Some(table) = slot.table.as_mut().filter(|table| !table.knows_name(*person)) else {
            return;
        };
        // The act works without the name; viewers then see a number.
        if let Ok(names) = self.store.names(&[*person]).await {
            table.set_names(names);
        }
    }

    /// Records the store's answer. When the store works again after a failure, checks everything
    /// that waited for it.
    pub(crate) fn note<T>(self: &Arc<Self>, answer: &Result<T, StoreError>) {
        if let Some(since_ms) = self.store_health.note(answer, self.clock.now_ms()) {
            self.clock.unserved_since(since_ms);
            let inner = Arc::clone(self);
            tokio::spawn(async move { inner.look_at_all().await });
        }
    }

    /// Checks a table again a little later, because it is unknown whether something was stored.
    /// While the store fails for all tables, that waits until it works again.
    fn look_later(self: &Arc<Self>, entry: &Arc<Entry>) {
        if self.store_health.is_failing() {
            return;
        }
        let inner = Arc::clone(self);
        let entry = Arc::clone(entry);
        tokio::spawn(async move {
            tokio::time::sleep(DOUBT).await;
            inner.refresh(&entry).await;
        });
    }
}

/// Returns the time at which something happened. A move that was in transit when the time ran out
/// counts as played in the last moment.
fn in_time(table: &dyn AnyTable, input: &Input, now_ms: u64) -> u64 {
    let Event::Act { act: Act::Move { .. }, .. } = input else { return now_ms };
    match table.to_act().deadline_ms {
        Some(deadline_ms) if now_ms < deadline_ms.saturating_add(LAG_MS) => {
            now_ms.min(deadline_ms.saturating_sub(1))
        }
        _ => now_ms,
    }
}
