//! The work after the end of a game: storing the result and opening a rematch.

use super::Inner;
use super::entry::{Entry, Slot};
use super::live::AnyTable;
use super::mailbox::Note;
use super::open::fresh_seed;
use crate::hub::new_id;
use crate::ratings;
use std::sync::Arc;
use store::{Append, NewTable, Played, RatedBefore, StoreError, TableRow};
use table::FirstRound;
use texts::Lang;
use wire::TableId;

impl Inner {
    /// Stores the result and opens the rematch in the background. If that fails, the table is woken
    /// later to try again.
    pub(crate) fn settle(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        slot: &Slot,
        places: Option<Vec<u8>>,
        rematch: bool,
        now_ms: u64,
    ) {
        let Some(table) = &slot.table else { return };
        let played = places.map(|places| {
            let (moves, seats) = table.result(&places, slot.rated);
            let game = table.game().to_owned();
            let id = entry.id.clone();
            let played =
                Played { table: id, game, ended_ms: now_ms, moves, rated: slot.rated, seats };
            (played, table.first_round())
        });
        let inner = Arc::clone(self);
        let entry = Arc::clone(entry);
        tokio::spawn(async move {
            let settling = async {
                if let Err(error) = inner.settle_all(&entry, played, rematch).await {
                    tracing::warn!(table = %entry.id, %error, "a game could not be settled yet");
                }
            };
            inner.contain_quietly(&entry, settling).await;
        });
    }

    async fn settle_all(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        played: Option<(Played, FirstRound)>,
        rematch: bool,
    ) -> Result<(), StoreError> {
        if let Some((played, first_round)) = played {
            let seats = played.seats.clone();
            let rate = move |before: &[RatedBefore]| ratings::rate(before, &seats, first_round);
            self.store.finish(played, ratings::RECENT_MS, &rate).await?;
        }
        if rematch {
            self.open_rematch(entry).await?;
        }
        // The table needs no more checks.
        let mut slot = entry.slot.lock().await;
        let Some(table) = slot.table.take() else { return Ok(()) };
        let now_ms = self.clock.now_ms();
        let mut summary = self.summary(&slot, table.as_ref(), now_ms);
        summary.wake_ms = table.wake_ms();
        let after = table.sequence();
        slot.table = Some(table);
        let id = entry.id.clone();
        self.store.append(Append { id, lines: Vec::new(), after, summary, now_ms }).await?;
        Ok(())
    }

    /// Opens the table of the rematch, unless it exists.
    async fn open_rematch(self: &Arc<Self>, entry: &Arc<Entry>) -> Result<(), StoreError> {
        let row = self.store.table(&entry.id).await?;
        if let Some(next) = &row.rematch {
            self.point_to(entry, next);
            return Ok(());
        }
        let no_seed = |_| StoreError::Unavailable("no randomness".to_owned());
        let (seed, bytes) = fresh_seed(Lang::En).map_err(no_seed)?;
        let now_ms = self.clock.now_ms();
        let slot = entry.slot.lock().await;
        let next = slot.table.as_ref().and_then(|table| table.rematch(seed, now_ms));
        drop(slot);
        let Some(table) = next else { return Ok(()) };
        let new = self.rematch_row(entry, &row, table.as_ref(), bytes, now_ms);
        let next = new.id.clone();
        match self.store.create_table(new).await {
            Ok(()) => self.point_to(entry, &next),
            // Another process has opened it.
            Err(StoreError::Conflict) => {
                let row = self.store.table(&entry.id).await?;
                let next = row.rematch.ok_or(StoreError::Conflict)?;
                self.point_to(entry, &next);
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }

    fn rematch_row(
        &self,
        entry: &Entry,
        row: &TableRow,
        table: &dyn AnyTable,
        seed: [u8; 32],
        now_ms: u64,
    ) -> NewTable {
        NewTable {
            id: new_id(),
            game: row.game.clone(),
            seed,
            listed: row.listed,
            // Tables from before rated games needed a clock can be played again, but not rated.
            rated: row.rated && table.has_clock(),
            programs: row.programs,
            about: row.about.clone(),
            days: row.days,
            listed_max: None,
            owner: table.owner(),
            rematch_of: Some(entry.id.clone()),
            now_ms,
            lines: table.log(),
            summary: table.summary(),
        }
    }

    /// Informs everyone at the old table where the new one is.
    fn point_to(&self, entry: &Entry, next: &TableId) {
        let note = Note::Rematch { table: entry.id.clone(), next: next.clone() };
        entry.each_mailbox(|mailbox| mailbox.leave(note.clone()));
    }
}
