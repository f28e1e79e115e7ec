//! The tables that are being played. Everyone who acts, watches or thinks does so through the hub.
//!
//! A table in memory is only a cache of the store. The table decides, the result is stored, and
//! only then it is sent. If another process was faster, or storing fails, the table in memory is
//! dropped and restored. So any number of processes can serve the same tables.

mod checked_clock;
mod commit;
mod contain;
mod entry;
mod expiry;
mod game;
mod heartbeat;
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
mod rest;
mod restore;
mod settle;
mod short;
mod store_health;
mod timers;
mod update;

pub(crate) use entry::{Entry, Slot};
pub(crate) use game::{Effort, Playable, capped, effort};
pub(crate) use mailbox::{Mailbox, Note};
pub(crate) use people::ConnectionLimits;
pub(crate) use problem::{connection_problem_of, service_problem_of, unavailable, unknown_bot};
pub(crate) use update::{Recipient, Seen};

pub use open::{LogProblem, replay};
pub use request::{Done, NewTableRequest, TurnNotice};

use crate::bots::Bots;
use crate::clock::Clock;
use crate::config::Settings;
use crate::metrics::Metrics;
use crate::trusted_time::TrustedTime;
use axum::extract::ws::Utf8Bytes;
use checked_clock::{CheckedClock, Gap};
use people::Connections;
use presence::Coming;
use problem::internal;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Added, NewTable, Store};
use store_health::StoreHealth;
use table::{Act, Event, Person, Phase};
use texts::Lang;
use texts::table::ConnectionProblem;
use timers::Timers;
use tokio::sync::{OnceCell, Semaphore, broadcast, mpsc, watch};
use tracing::Instrument;
use wire::{Code, Form, Problem, TableId};

/// The maximum number of acts that run at the same time.
const RUNNING_MAX: u32 = 100_000;
/// The number of lanes in which people's presence at tables is noted at the same time.
const PRESENCE_LANES: usize = 32;
/// How long closing waits for running work.
const CLOSING: Duration = Duration::from_secs(10);
/// How long it then waits until clients have been informed.
const GOODBYE: Duration = Duration::from_millis(600);

/// Returns the fixed limits of tables.
pub(crate) fn fixed_limits() -> [(&'static str, u64); 2] {
    [
        ("late-move-milliseconds", commit::LAG_MS),
        ("lobby-changed-milliseconds", keeper::LOBBY.as_millis() as u64),
    ]
}

/// The tables that are being played. Cheap to clone.
#[derive(Clone)]
pub struct Hub {
    pub(crate) inner: Arc<Inner>,
}

/// The shared state of the hub.
pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: CheckedClock,
    pub(crate) time: Arc<TrustedTime>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) store_health: StoreHealth,
    /// The number by which other processes know this one.
    process: u64,
    started_ms: u64,
    outage: OnceCell<Option<Gap>>,
    tables: Mutex<HashMap<TableId, Arc<Entry>>>,
    entries: AtomicU64,
    timers: Timers,
    pub(crate) bots: Bots,
    pub(crate) connections: Connections,
    /// Senders for people who come and go: in order at one table, in parallel at different tables.
    comings: Vec<mpsc::UnboundedSender<Coming>>,
    /// The receivers, until the hub begins.
    lanes: Mutex<Vec<mpsc::UnboundedReceiver<Coming>>>,
    /// Presence changes that are already queued.
    expected: Mutex<HashSet<(u64, Person)>>,
    /// Changed tables that are followed only elsewhere, and the added lines if they are known.
    elsewhere: Mutex<HashMap<TableId, Option<Box<Added>>>>,
    turns: broadcast::Sender<TurnNotice>,
    running: Arc<Semaphore>,
    closing: watch::Sender<bool>,
}

impl Hub {
    /// Creates a hub for the tables of this store. It does nothing by itself until it begins.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        settings: Arc<Settings>,
        metrics: Arc<Metrics>,
        time: Arc<TrustedTime>,
    ) -> Hub {
        let (comings, lanes) = (0..PRESENCE_LANES).map(|_| mpsc::unbounded_channel()).unzip();
        let inner = Arc::new(Inner {
            started_ms: clock.now_ms(),
            bots: Bots::new(&settings, Arc::clone(&clock)),
            store,
            clock: CheckedClock::new(clock),
            time,
            settings,
            store_health: StoreHealth::new(Arc::clone(&metrics)),
            metrics,
            // Databases store signed integers.
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

    /// Begins to listen and to wake tables. Must be called within a runtime.
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
        if request.rated {
            inner.may_open_rated(&request, owner, lang).await?;
        }
        let id = new_id();
        let new = NewTable {
            id: id.clone(),
            game: request.game,
            seed: bytes,
            listed: request.listed,
            rated: request.rated,
            programs: request.programs,
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
                let trouble = texts::serve::ServiceProblem::TooManyListed { most: most as usize };
                service_problem_of(Code::Refused, lang, &trouble)
            }
            (error, _) => {
                tracing::debug!(%error, "a table could not be opened");
                unavailable(lang)
            }
        })
    }

    /// Acts at a table. On success the act is stored. It is finished even if the client
    /// disconnects.
    pub async fn act(
        &self,
        person: Person,
        id: &TableId,
        act: wire::Act,
        lang: Lang,
    ) -> Result<Done, Problem> {
        let inner = Arc::clone(&self.inner);
        let id = id.clone();
        let acting = async move { inner.act(person, &id, act, lang).await };
        let running = tokio::spawn(acting.in_current_span());
        running.await.unwrap_or_else(|_| Err(internal(lang)))
    }

    /// Returns the update for a client that has everything up to line `since`, as the JSON text of
    /// a `wire::FromServer`. Without a person, it is for a spectator.
    pub async fn update(
        &self,
        person: Option<Person>,
        id: &TableId,
        since: u64,
        lang: Lang,
    ) -> Result<String, Problem> {
        let entry = self.inner.entry(id);
        let seen = Seen::since(since);
        let recipient = Recipient { person, seen, form: Form::Full };
        let looking = async {
            let mut slot = entry.slot.lock().await;
            self.inner.freshen(&entry, &mut slot, lang).await?;
            let table = slot.table.as_mut().ok_or_else(|| unavailable(lang))?;
            Ok(table.update(id, recipient, self.inner.clock.now_ms()).0.to_string())
        };
        self.inner.contain(&entry, lang, looking).await
    }

    /// Returns the record of a finished game as text.
    pub async fn record(&self, id: &TableId, lang: Lang) -> Result<String, Problem> {
        let entry = self.inner.entry(id);
        let writing = async {
            let mut slot = entry.slot.lock().await;
            self.inner.freshen(&entry, &mut slot, lang).await?;
            let table = slot.table.as_ref().ok_or_else(|| unavailable(lang))?;
            table.record(lang, vec![("table".to_owned(), id.to_string())])
        };
        self.inner.contain(&entry, lang, writing).await
    }

    /// Subscribes to turns that begin by something this process has stored, once per turn.
    pub fn turns(&self) -> broadcast::Receiver<TurnNotice> {
        self.inner.turns.subscribe()
    }

    /// Returns the number of tables in memory.
    pub fn table_count(&self) -> usize {
        let entries = self.inner.entries();
        // A locked table is in memory.
        let in_memory = |entry: &&Arc<Entry>| match entry.slot.try_lock() {
            Ok(slot) => slot.table.is_some(),
            Err(_) => true,
        };
        entries.iter().filter(in_memory).count()
    }

    /// Returns the number of open connections.
    pub fn connection_count(&self) -> usize {
        self.inner.connections.count()
    }

    /// Returns the number of bots that think or wait for their turn to think.
    pub fn bot_count(&self) -> usize {
        self.inner.bots.count()
    }

    /// Counts time that bots have thought for a person.
    pub fn spend_bot_time(&self, person: Person, time: Duration) {
        self.inner.bots.spend(person, time);
    }

    /// Stops: accepts no more acts, finishes those that run, and closes the connections.
    pub async fn close(&self) {
        self.inner.closing.send_replace(true);
        let all = Arc::clone(&self.inner.running).acquire_many_owned(RUNNING_MAX);
        if tokio::time::timeout(CLOSING, all).await.is_err() {
            tracing::warn!("something was still running when the service was closed");
        }
        // Tell every client that reads that it is only for a while.
        let gone = async {
            while self.connection_count() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(GOODBYE, gone).await;
    }
}

impl Inner {
    /// Acts at a table. The caller must run this to its end: it holds the table's lock, and others
    /// wait for the result.
    pub(crate) async fn act(
        self: &Arc<Self>,
        person: Person,
        id: &TableId,
        act: wire::Act,
        lang: Lang,
    ) -> Result<Done, Problem> {
        let _permit = match self.running.try_acquire() {
            Ok(permit) if !*self.closing.borrow() => permit,
            _ => {
                return Err(connection_problem_of(
                    Code::Unavailable,
                    lang,
                    &ConnectionProblem::Closing,
                ));
            }
        };
        if let Act::Say { .. } = act {
            self.must_not_be_muted(person, lang).await?;
        }
        let entry = self.entry(id);
        let sits = matches!(act, Act::Sit { .. });
        let input = Event::act(person, act);
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
        if done.is_ok() && sits {
            self.come(&entry, person);
        }
        done
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Entry>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the place of a table, whether the table exists or not.
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

    /// Forgets the place of a table that is not in memory, if it is otherwise unused.
    fn forget_unused(&self, entry: &Arc<Entry>) {
        let mut tables = self.tables();
        let mine = tables.get(&entry.id).is_some_and(|found| Arc::ptr_eq(found, entry));
        // The map has one reference, the caller another.
        if mine && Arc::strong_count(entry) <= 2 && !entry.is_watched() {
            tables.remove(&entry.id);
        }
    }

    /// Returns what a connection has missed at a table, what it has then seen, and the version of
    /// that.
    pub(crate) async fn look(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        recipient: Recipient,
        lang: Lang,
    ) -> Result<(Utf8Bytes, Seen, u64), Problem> {
        let looking = async {
            let mut slot = entry.slot.lock().await;
            if recipient.seen.eyes.is_none() {
                // A new follower may come from another process and know more than this one.
                self.freshen(entry, &mut slot, lang).await?;
            } else {
                self.ensure(entry, &mut slot, lang).await?;
            }
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

    /// Makes a connection follow a table.
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
            match self.ensure(&entry, &mut slot, lang).await {
                // The first update waits until the store answers again.
                Err(problem) if problem.code == Code::Unavailable => {
                    entry.add_watcher(Arc::clone(mailbox), place, person);
                    return Ok(false);
                }
                ensured => ensured?,
            }
            entry.add_watcher(Arc::clone(mailbox), place, person);
            let attending = person.filter(|_| mailbox.is_attended());
            if let Some(person) = attending.filter(|person| slot.here.insert(*person)) {
                // Connecting is never refused.
                let _ =
                    self.run_locked(&entry, &mut slot, &Event::Connected { person }, lang).await;
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

    /// Makes a connection stop following a table.
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

    /// Notifies a person, and everything that sends notices, that it is the person's turn.
    fn tell_turn(&self, person: Person, table: TableId, answers: u64, deadline_ms: Option<u64>) {
        self.ring(person, &table, answers);
        // There may be no receiver.
        let _ = self.turns.send(TurnNotice { person, table, answers, deadline_ms });
    }

    /// Notifies a person who is connected here that it is their turn.
    fn ring(&self, person: Person, table: &TableId, answers: u64) {
        self.connections.leave(person, &Note::YourTurn { table: table.clone(), answers });
    }

    /// Returns a receiver that hears when the service is closing.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Returns `true` if this process has just begun: unfinished work belongs to its predecessor.
    fn is_young(&self) -> bool {
        let age_ms = self.clock.now_ms().saturating_sub(self.started_ms);
        age_ms < self.bots.patience_ms("hard")
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without random bytes no table would be safe, so there is no way to continue.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Returns an unguessable name for a new table.
fn new_id() -> TableId {
    TableId::from_bytes(random())
}
