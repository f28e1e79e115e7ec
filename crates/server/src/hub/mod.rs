//! The tables that are being played: whoever acts, looks on or thinks does so through the hub.
//!
//! A table in memory is only a cache of what the store holds. Whatever happens is decided by the
//! table, stored, and only then told; if somebody else was faster, or storing fails, the table in
//! memory is dropped and restored. So any number of processes can serve the same tables.

mod checked_clock;
mod commit;
mod contain;
mod entry;
mod expiry;
mod game;
mod keeper;
mod live;
mod mailbox;
mod open;
mod outage;
mod people;
mod presence;
mod problem;
mod rated;
mod request;
mod restore;
mod settle;
mod store_health;
mod timers;
mod update;

pub(crate) use entry::{Entry, Slot};
pub(crate) use game::{Effort, Playable, capped, effort};
pub(crate) use live::Input;
pub(crate) use mailbox::{Mailbox, Note};
pub(crate) use people::ConnectionLimits;
pub(crate) use problem::{nuisance_of, trouble_of, unavailable};
pub(crate) use update::{Recipient, Seen};

pub use open::{LogProblem, replay};
pub use request::{Done, NewTableRequest, TurnNotice};

use crate::bots::Bots;
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::settings::Settings;
use axum::extract::ws::Utf8Bytes;
use checked_clock::{CheckedClock, Gap};
use people::Connections;
use presence::Coming;
use problem::internal;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{NewTable, Store};
use store_health::StoreHealth;
use table::{Person, Phase};
use texts::Lang;
use texts::table::Nuisance;
use timers::Timers;
use tokio::sync::{OnceCell, Semaphore, broadcast, mpsc, watch};
use tracing::Instrument;
use wire::{Act, Code, Problem, TableId};

/// How many acts may run at the same time.
const RUNNING_MAX: u32 = 100_000;
/// At how many tables it is noted at the same time who comes and goes.
const PRESENCE_LANES: usize = 32;
/// How long closing waits for what is running.
const CLOSING: Duration = Duration::from_secs(10);
/// How long it then waits until clients have been told.
const GOODBYE: Duration = Duration::from_millis(600);

/// The tables that are being played. Cheap to clone.
#[derive(Clone)]
pub struct Hub {
    pub(crate) inner: Arc<Inner>,
}

/// What the hub is made of.
pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: CheckedClock,
    pub(crate) settings: Arc<Settings>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) store_health: StoreHealth,
    /// What other processes know this one by.
    process: u64,
    started_ms: u64,
    outage: OnceCell<Option<Gap>>,
    tables: Mutex<HashMap<TableId, Arc<Entry>>>,
    entries: AtomicU64,
    timers: Timers,
    pub(crate) bots: Bots,
    pub(crate) connections: Connections,
    /// What comes and goes at one table is noted in its order, at different tables side by side.
    comings: Vec<mpsc::UnboundedSender<Coming>>,
    /// Where that is heard, until the hub begins.
    lanes: Mutex<Vec<mpsc::UnboundedReceiver<Coming>>>,
    /// What waits to be noted there.
    expected: Mutex<HashSet<(u64, Person)>>,
    /// Tables that have changed and are in memory only elsewhere.
    elsewhere: Mutex<HashSet<TableId>>,
    turns: broadcast::Sender<TurnNotice>,
    running: Arc<Semaphore>,
    closing: watch::Sender<bool>,
}

impl Hub {
    /// A hub for the tables of this store. It does nothing by itself until it begins.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        settings: Arc<Settings>,
        metrics: Arc<Metrics>,
    ) -> Hub {
        let (comings, lanes) = (0..PRESENCE_LANES).map(|_| mpsc::unbounded_channel()).unzip();
        let inner = Arc::new(Inner {
            started_ms: clock.now_ms(),
            bots: Bots::new(&settings),
            store,
            clock: CheckedClock::new(clock),
            settings,
            store_health: StoreHealth::new(Arc::clone(&metrics)),
            metrics,
            // Databases count with a sign.
            process: u64::from_le_bytes(random()) >> 1,
            outage: OnceCell::new(),
            tables: Mutex::default(),
            entries: AtomicU64::new(0),
            timers: Timers::default(),
            connections: Connections::default(),
            comings,
            lanes: Mutex::default(),
            expected: Mutex::default(),
            elsewhere: Mutex::default(),
            turns: broadcast::channel(1024).0,
            running: Arc::new(Semaphore::new(RUNNING_MAX as usize)),
            closing: watch::channel(false).0,
        });
        *lock(&inner.lanes) = lanes;
        Hub { inner }
    }

    /// Begins to listen, and to wake tables. Must be called within a runtime.
    pub(crate) fn begin(&self) {
        let lanes = std::mem::take(&mut *lock(&self.inner.lanes));
        self.inner.begin(lanes);
    }

    /// Opens a table for its owner.
    pub async fn create(
        &self,
        request: NewTableRequest,
        owner: Person,
        lang: Lang,
    ) -> Result<TableId, Problem> {
        let inner = &self.inner;
        let now_ms = inner.clock.now_ms();
        let (seed, bytes) = open::fresh_seed(lang)?;
        let table = open::open(&request, owner, seed, now_ms, lang)?;
        let id = new_id();
        let new = NewTable {
            id: id.clone(),
            game: request.game,
            seed: bytes,
            listed: request.listed,
            rated: request.rated,
            about: request.about,
            days: request.days,
            listed_max: request.listed_max,
            owner: Some(owner),
            rematch_of: None,
            now_ms,
            lines: table.log(),
            summary: table.summary(),
        };
        let created = inner.store.create_table(new).await;
        inner.note(&created);
        created.map(|()| id).map_err(|error| match (error, request.listed_max) {
            (store::StoreError::Full, Some(most)) => {
                inner.metrics.refused.inc("listed-tables");
                let trouble = texts::serve::Trouble::TooManyListed { most: most as usize };
                trouble_of(Code::Refused, lang, &trouble)
            }
            (error, _) => {
                tracing::debug!(%error, "a table could not be opened");
                unavailable(lang)
            }
        })
    }

    /// Does something at a table. What is answered with success is stored, and what was begun is
    /// finished even if whoever asked for it has gone.
    pub async fn act(
        &self,
        person: Person,
        id: &TableId,
        act: Act,
        lang: Lang,
    ) -> Result<Done, Problem> {
        let inner = Arc::clone(&self.inner);
        let id = id.clone();
        let acting = async move { inner.act(person, &id, act, lang).await };
        let running = tokio::spawn(acting.in_current_span());
        running.await.unwrap_or_else(|_| Err(internal(lang)))
    }

    /// The update that a client with everything up to line `since` has missed, as the JSON text of
    /// a `wire::FromServer`. Nobody signed in looks on as a spectator.
    pub async fn update(
        &self,
        person: Option<Person>,
        id: &TableId,
        since: u64,
        lang: Lang,
    ) -> Result<String, Problem> {
        let entry = self.inner.entry(id);
        let recipient = Recipient { person, seen: Seen { sequence: since, eyes: None } };
        let looking = async {
            let mut slot = entry.slot.lock().await;
            self.inner.ensure(&entry, &mut slot, lang).await?;
            let table = slot.table.as_mut().ok_or_else(|| unavailable(lang))?;
            Ok(table.update(id, recipient, self.inner.clock.now_ms()).0.to_string())
        };
        self.inner.contain(&entry, lang, looking).await
    }

    /// The record of a game that is over, as text.
    pub async fn record(&self, id: &TableId, lang: Lang) -> Result<String, Problem> {
        let entry = self.inner.entry(id);
        let writing = async {
            let mut slot = entry.slot.lock().await;
            self.inner.ensure(&entry, &mut slot, lang).await?;
            let table = slot.table.as_ref().ok_or_else(|| unavailable(lang))?;
            table.record(lang, vec![("table".to_owned(), id.to_string())])
        };
        self.inner.contain(&entry, lang, writing).await
    }

    /// Hears of every turn that begins by something this process has stored: once a turn.
    pub fn turns(&self) -> broadcast::Receiver<TurnNotice> {
        self.inner.turns.subscribe()
    }

    /// How many tables are in memory.
    pub fn table_count(&self) -> usize {
        let entries = self.inner.entries();
        // One that somebody has in hand is in memory.
        let in_memory = |entry: &&Arc<Entry>| match entry.slot.try_lock() {
            Ok(slot) => slot.table.is_some(),
            Err(_) => true,
        };
        entries.iter().filter(in_memory).count()
    }

    /// How many connections are open.
    pub fn connection_count(&self) -> usize {
        self.inner.connections.count()
    }

    /// How many bots are thinking or waiting for their turn to think.
    pub fn bot_count(&self) -> usize {
        self.inner.bots.count()
    }

    /// Counts time that bots have thought for somebody.
    pub fn spend_bot_time(&self, person: Person, time: Duration) {
        self.inner.bots.spend(person, time, self.inner.clock.now_ms());
    }

    /// Stops: takes no act any more, finishes those that run, and lets the connections go.
    pub async fn close(&self) {
        self.inner.closing.send_replace(true);
        let all = Arc::clone(&self.inner.running).acquire_many_owned(RUNNING_MAX);
        if tokio::time::timeout(CLOSING, all).await.is_err() {
            tracing::warn!("something was still running when the service was closed");
        }
        // Everybody who reads is told that it is only for a while.
        let gone = async {
            while self.connection_count() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(GOODBYE, gone).await;
    }
}

impl Inner {
    /// Does something at a table. Whoever calls this must see it through to its end: a table is
    /// held meanwhile, and others wait to be told.
    pub(crate) async fn act(
        self: &Arc<Self>,
        person: Person,
        id: &TableId,
        act: Act,
        lang: Lang,
    ) -> Result<Done, Problem> {
        let _permit = match self.running.try_acquire() {
            Ok(permit) if !*self.closing.borrow() => permit,
            _ => return Err(nuisance_of(Code::Unavailable, lang, &Nuisance::Closing)),
        };
        if let Act::Say { .. } = act {
            self.must_not_be_muted(person, lang).await?;
        }
        let entry = self.entry(id);
        let input = Input::Act(person, act);
        let began = Instant::now();
        let done = self.run(&entry, &input, lang).await;
        match &done {
            Ok(_) => {
                self.metrics.acts.inc();
                self.metrics.act_times.took(began.elapsed());
            }
            Err(_) => {
                self.metrics.acts_refused.inc();
            }
        }
        if let (Ok(_), Input::Act(_, Act::Sit { .. })) = (&done, &input) {
            self.come(&entry, person);
        }
        done
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Entry>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The place of a table, whether it exists or not.
    pub(crate) fn entry(&self, id: &TableId) -> Arc<Entry> {
        let mut tables = self.tables();
        if let Some(entry) = tables.get(id) {
            return Arc::clone(entry);
        }
        let number = self.entries.fetch_add(1, Ordering::Relaxed);
        let entry = Arc::new(Entry::new(id.clone(), number));
        tables.insert(id.clone(), Arc::clone(&entry));
        entry
    }

    fn find(&self, id: &TableId) -> Option<Arc<Entry>> {
        self.tables().get(id).map(Arc::clone)
    }

    fn entries(&self) -> Vec<Arc<Entry>> {
        self.tables().values().map(Arc::clone).collect()
    }

    /// Forgets the place of a table that does not exist.
    fn forget(&self, entry: &Arc<Entry>) {
        let mut tables = self.tables();
        if tables.get(&entry.id).is_some_and(|found| Arc::ptr_eq(found, entry)) {
            tables.remove(&entry.id);
        }
    }

    /// Forgets the place of a table that is not in memory, if nobody else has it in hand.
    fn forget_unused(&self, entry: &Arc<Entry>) {
        let mut tables = self.tables();
        let mine = tables.get(&entry.id).is_some_and(|found| Arc::ptr_eq(found, entry));
        // One is in the map, one with whoever calls this.
        if mine && Arc::strong_count(entry) <= 2 && !entry.is_watched() {
            tables.remove(&entry.id);
        }
    }

    /// What a connection has missed of a table, what it has seen then, and the version of that.
    pub(crate) async fn look(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        recipient: Recipient,
        lang: Lang,
    ) -> Result<(Utf8Bytes, Seen, u64), Problem> {
        let looking = async {
            let mut slot = entry.slot.lock().await;
            self.ensure(entry, &mut slot, lang).await?;
            let version = entry.version();
            slot.behind = slot.behind.saturating_sub(1);
            let all_have_looked = slot.behind == 0;
            let table = slot.table.as_mut().ok_or_else(|| unavailable(lang))?;
            let (text, seen) = table.update(&entry.id, recipient, self.clock.now_ms());
            if all_have_looked {
                table.all_have_looked();
            }
            Ok((text, seen, version))
        };
        self.contain(entry, lang, looking).await
    }

    /// Lets a connection follow a table.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        id: &TableId,
        mailbox: &Arc<Mailbox>,
        place: u8,
        person: Option<Person>,
        lang: Lang,
    ) -> Result<Arc<Entry>, Problem> {
        let entry = self.entry(id);
        let coming = async {
            let mut slot = entry.slot.lock().await;
            // Whoever comes from another process may know more than this one has heard of yet.
            self.catch_up(&entry, &mut slot).await;
            self.ensure(&entry, &mut slot, lang).await?;
            entry.add_watcher(Arc::clone(mailbox), place, person);
            if let Some(person) = person.filter(|person| slot.here.insert(*person)) {
                // Coming is never refused.
                let _ = self.run_locked(&entry, &mut slot, &Input::Connected(person), lang).await;
            }
            Ok(slot.table.as_ref().is_some_and(|table| table.phase() == Phase::Over))
        };
        let over = self.contain(&entry, lang, coming).await;
        let over = over.inspect_err(|_| entry.remove_watcher(mailbox))?;
        if let Some(person) = person {
            self.come(&entry, person);
        }
        if over
            && let Ok(row) = self.store.table(id).await
            && let Some(next) = row.rematch
        {
            mailbox.leave(Note::Rematch { table: id.clone(), next });
        }
        mailbox.mark(place);
        Ok(entry)
    }

    /// A connection follows a table no more.
    pub(crate) fn unwatch(
        &self,
        entry: &Arc<Entry>,
        mailbox: &Arc<Mailbox>,
        person: Option<Person>,
    ) {
        entry.remove_watcher(mailbox);
        if let Some(person) = person {
            self.come(entry, person);
        }
    }

    /// Tells a person, and everything that sends notices, that it is the person's turn.
    fn tell_turn(&self, person: Person, table: TableId, answers: u64, deadline_ms: Option<u64>) {
        self.ring(person, &table, answers);
        // Nobody may be listening.
        let _ = self.turns.send(TurnNotice { person, table, answers, deadline_ms });
    }

    /// Tells a person who is connected here that it is their turn.
    fn ring(&self, person: Person, table: &TableId, answers: u64) {
        self.connections.leave(person, &Note::YourTurn { table: table.clone(), answers });
    }

    /// Hears when the service is closing.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Whether this process has just begun: what it finds unfinished was its predecessor's.
    fn is_young(&self) -> bool {
        let age_ms = self.clock.now_ms().saturating_sub(self.started_ms);
        age_ms < self.bots.patience_ms("hard")
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness no table could be safe; there is nothing to go on with.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A name for a new table that nobody guesses.
fn new_id() -> TableId {
    TableId::from_bytes(random())
}
