//! Short updates: the page keeps what it has received, computes what it can itself, and expands
//! short updates to full ones.

use dealer::Quick;
use kernel::Game;
use serde_json::Value;
use std::collections::BTreeMap;
use wire::{Along, Followed, Form, ShortUpdate, TableId};

/// The state kept for the tables that the page follows.
#[derive(Debug, Default)]
pub struct ShortUpdates {
    tables: BTreeMap<TableId, KeptTexts>,
}

#[derive(Debug, Default)]
struct KeptTexts {
    followed: Followed,
    /// Whether a fresh update didn't fit either, so that only full updates help.
    only_full: bool,
}

impl ShortUpdates {
    /// Returns the form in which to request updates of a table.
    pub fn form(&self, table: &TableId) -> Form {
        let only_full = self.tables.get(table).is_some_and(|kept| kept.only_full);
        if only_full { Form::Full } else { Form::Short }
    }

    /// Expands a short update to a full one. Returns `None` if it doesn't fit the kept state and
    /// the table must be watched again.
    pub fn hear(&mut self, short: ShortUpdate) -> Option<Value> {
        let fresh = short.fresh;
        let kept = self.tables.entry(short.table.clone()).or_default();
        let update = kept.followed.hear(short, play_along).ok();
        if update.is_none() && fresh {
            kept.only_full = true;
        }
        update
    }

    /// Stops following a table.
    pub fn forget(&mut self, table: &TableId) {
        self.tables.remove(table);
    }
}

fn play_along(game: &str, view: Value) -> Option<Box<dyn Along>> {
    games::with_game!(game, G => wire::play_along(view, imagine::<G>)).flatten()
}

/// In a game without secrets, there is only one position to imagine.
fn imagine<G: Game>(view: &G::View) -> G {
    G::imagine(view, &mut Quick::new(0))
}
