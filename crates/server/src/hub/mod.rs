//! The tables that are being played: whoever acts, looks on or thinks does so through the hub.
//!
//! A table in memory is only a cache of what the store holds. Whatever happens is decided by the
//! table, stored, and only then told.

mod request;

pub use request::{Done, NewTableRequest, TurnNotice};

use crate::clock::Clock;
use crate::settings::Settings;
use std::sync::Arc;
use store::Store;
use table::Person;
use texts::Lang;
use tokio::sync::broadcast;
use wire::{Act, Code, Problem, TableId};

/// The tables that are being played. Cheap to clone.
#[derive(Clone)]
pub struct Hub {
    inner: Arc<Inner>,
}

struct Inner {
    turns: broadcast::Sender<TurnNotice>,
}

impl Hub {
    /// A hub for the tables of this store.
    pub fn new(_store: Arc<dyn Store>, _clock: Arc<dyn Clock>, _settings: Arc<Settings>) -> Hub {
        let (turns, _) = broadcast::channel(1024);
        Hub { inner: Arc::new(Inner { turns }) }
    }

    /// Opens a table for its owner.
    pub async fn create(
        &self,
        _request: NewTableRequest,
        _owner: Person,
        _lang: Lang,
    ) -> Result<TableId, Problem> {
        Err(unavailable())
    }

    /// Does something at a table. What is answered with success is stored.
    pub async fn act(
        &self,
        _person: Person,
        _id: &TableId,
        _act: Act,
        _lang: Lang,
    ) -> Result<Done, Problem> {
        Err(unavailable())
    }

    /// The update that a client with everything up to line `since` has missed, as the JSON text of
    /// a `wire::FromServer`. Nobody signed in looks on as a spectator.
    pub async fn update(
        &self,
        _person: Option<Person>,
        _id: &TableId,
        _since: u64,
        _lang: Lang,
    ) -> Result<String, Problem> {
        Err(unavailable())
    }

    /// The record of a game that is over, as text.
    pub async fn record(&self, _id: &TableId, _lang: Lang) -> Result<String, Problem> {
        Err(unavailable())
    }

    /// Hears of every turn that begins by something this process has stored: once a turn.
    pub fn turns(&self) -> broadcast::Receiver<TurnNotice> {
        self.inner.turns.subscribe()
    }
}

fn unavailable() -> Problem {
    Problem { code: Code::Unavailable, text: String::new(), rule: None }
}
