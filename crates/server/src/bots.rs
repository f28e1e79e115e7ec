//! Runs bots on separate threads, a limited number at a time. Turns are fair between people: a bot
//! waits behind other bots that think for the same person, and each person has a budget of bot time
//! per hour. The table shows when a bot is waiting.

use crate::clock::Clock;
use crate::config::Settings;
use crate::fair_queue::{FairLimits, FairQueue, Permit};
use crate::hub::{Effort, Entry, Inner, Playable, capped, effort};
use crate::rate_limit::RateLimiter;
use ::bots::{Bot, BotConfig};
use kernel::Seat;
use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use table::{Event, Level, Person};
use texts::Lang;

/// How long a quick bot may take before another process assumes that this one is dead.
const QUICK_PATIENCE_MS: u64 = 5_000;
/// The same for a slow bot, on top of its thinking time.
const SLOW_PATIENCE_MS: u64 = 10_000;

/// The delay after which people see that a bot waits for its turn to think.
const SAY_AFTER: Duration = Duration::from_secs(1);
/// The longest sleep of a bot before it checks again whether its person has time left.
const NAP: Duration = Duration::from_secs(1);
const HOUR_MS: u64 = 3_600_000;

/// A queue in which each person gets a share of the threads.
type Queue = FairQueue<Person>;

/// Runs bots on a limited number of threads.
pub(crate) struct Bots {
    /// The queue for slow bots, so that they don't keep quick ones waiting.
    slow: Queue,
    quick: Queue,
    /// The queue for tables at which no person plays or watches; they share one thread.
    unattended: Queue,
    /// The seconds that slow bots recently thought for each person.
    budget: RateLimiter,
    think_ms_max: u64,
    clock: ::bots::Clock,
    count: AtomicUsize,
}

/// A bot, of any game, that may be asked again.
pub(crate) type KeptBot = Box<dyn Any + Send>;

/// A question to a bot.
pub(crate) trait Thinker: Send {
    /// Thinks and returns the answer in notation. Uses the bot that was asked before if it is the
    /// same one.
    fn think(
        self: Box<Self>,
        kept: Option<KeptBot>,
        name: &str,
        config: BotConfig,
    ) -> Option<(String, KeptBot)>;
}

/// A question to a bot of one game. It holds only what the seat may know.
pub(crate) struct ThinkerOf<G: Playable> {
    view: G::View,
    legal: Vec<G::Move>,
}

impl<G: Playable> ThinkerOf<G> {
    pub(crate) fn new(view: G::View, legal: Vec<G::Move>) -> ThinkerOf<G> {
        ThinkerOf { view, legal }
    }
}

impl<G: Playable> Thinker for ThinkerOf<G> {
    fn think(
        self: Box<Self>,
        kept: Option<KeptBot>,
        name: &str,
        config: BotConfig,
    ) -> Option<(String, KeptBot)> {
        if self.legal.is_empty() {
            return None;
        }
        let kept = kept.and_then(|kept| kept.downcast::<Box<dyn Bot<G> + Send>>().ok());
        let mut bot = match kept {
            Some(bot) => bot,
            None => Box::new(G::bot(name, config).ok()?),
        };
        let mv = bot.choose(&self.view, &self.legal);
        Some((mv.to_string(), bot))
    }
}

impl Bots {
    pub(crate) fn new(settings: &Settings, clock: Arc<dyn Clock>) -> Bots {
        let queue = |threads: usize| {
            FairQueue::new(FairLimits {
                running_max: threads,
                // With several threads, one is left for others.
                running_per_key_max: threads.saturating_sub(1).max(1),
                waiting_per_key_max: 10_000,
                waiting_max: 100_000,
            })
        };
        let threads = settings.bot_threads.max(1);
        let began = Instant::now();
        Bots {
            slow: queue(threads),
            quick: queue(threads),
            unattended: queue(1),
            budget: RateLimiter::new(
                "bots",
                settings.bot_minutes_per_hour.saturating_mul(60),
                HOUR_MS,
                clock,
            ),
            think_ms_max: settings.bot_think_max.as_millis() as u64,
            clock: Arc::new(move || began.elapsed().as_millis() as u64),
            count: AtomicUsize::new(0),
        }
    }

    /// Returns how long other processes wait for a bot of this level.
    pub(crate) fn patience_ms(&self, level: &str) -> u64 {
        match effort(level) {
            Some(Effort::Quick) => QUICK_PATIENCE_MS,
            _ => SLOW_PATIENCE_MS + self.think_ms_max,
        }
    }

    /// Returns the number of bots that think or wait to think.
    pub(crate) fn count(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }

    /// Counts time that slow bots have thought for a person.
    pub(crate) fn spend(&self, person: Person, time: Duration) {
        self.budget.spend(person, time.as_secs_f64());
    }

    fn queue(&self, level: &str, attended: bool) -> &Queue {
        match effort(level) {
            _ if !attended => &self.unattended,
            Some(Effort::Quick) => &self.quick,
            _ => &self.slow,
        }
    }
}

impl Inner {
    /// Starts the bot that must decide at a table, unless one already thinks.
    pub(crate) fn ask_bot(self: &Arc<Self>, entry: &Arc<Entry>, slot: &mut crate::hub::Slot) {
        let Some((seat, level, answers)) = slot.table.as_ref().and_then(|t| t.bot_wanted()) else {
            return;
        };
        if slot.bot_asked.replace(answers) == Some(answers) {
            return;
        }
        let attended =
            entry.is_watched() || slot.table.as_ref().is_some_and(|table| table.has_people());
        // A bot that waited before was waiting for a different question.
        if let Some(table) = &mut slot.table {
            table.set_bot_waits(false);
        }
        let payer = slot.table.as_ref().and_then(|table| table.payer()).unwrap_or(Person(0));
        let inner = Arc::clone(self);
        let entry = Arc::clone(entry);
        self.bots.count.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            let deciding = async {
                let turn = inner.await_turn(&entry, answers, payer, &level, attended).await;
                let thought = match &turn {
                    Some(_) => inner.think(&entry, seat, &level, answers, payer).await,
                    None => None,
                };
                drop(turn);
                inner.answer(&entry, seat, answers, thought).await;
            };
            inner.contain_quietly(&entry, deciding).await;
            inner.bots.count.fetch_sub(1, Ordering::Relaxed);
        });
    }

    /// Waits until a bot may think for this person. Informs the table if that takes a while.
    async fn await_turn(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        answers: u64,
        payer: Person,
        level: &Level,
        attended: bool,
    ) -> Option<Permit<Person>> {
        let began = Instant::now();
        let waiting = async {
            if effort(level.name()) != Some(Effort::Quick) {
                while let Err(wait) = self.bots.budget.peek(payer) {
                    tokio::time::sleep(NAP.min(Duration::from_secs(wait.seconds))).await;
                }
            }
            let turn = self.bots.queue(level.name(), attended).turn(payer).await;
            turn.inspect_err(|_| self.metrics.refused.inc("bots")).ok()
        };
        let mut waiting = std::pin::pin!(waiting);
        let turn = tokio::select! {
            turn = &mut waiting => turn,
            () = tokio::time::sleep(SAY_AFTER) => {
                self.say_bot_waits(entry, answers, true).await;
                let turn = waiting.await;
                self.say_bot_waits(entry, answers, false).await;
                turn
            }
        };
        self.metrics.bot_wait_times.took(began.elapsed());
        turn
    }

    /// Informs the table that a bot waits for its turn, or that it now thinks.
    async fn say_bot_waits(self: &Arc<Self>, entry: &Arc<Entry>, answers: u64, waits: bool) {
        let mut slot = entry.slot.lock().await;
        if slot.bot_asked != Some(answers) {
            return;
        }
        if slot.table.as_mut().is_some_and(|table| table.set_bot_waits(waits)) {
            self.show(entry, &mut slot);
        }
    }

    /// Asks the bot, if its answer is still needed.
    async fn think(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        seat: Seat,
        level: &Level,
        answers: u64,
        payer: Person,
    ) -> Option<(String, KeptBot)> {
        let (thinker, kept) = {
            let mut slot = entry.slot.lock().await;
            self.ensure(entry, &mut slot, Lang::En).await.ok()?;
            let table = slot.table.as_ref()?;
            let wanted = table.bot_wanted()?;
            if (wanted.0, wanted.2) != (seat, answers) {
                return None;
            }
            (table.thinker()?, slot.kept_bot.take().filter(|(of, _)| *of == seat))
        };
        let name = capped(level.name(), self.bots.think_ms_max);
        let clock = Some(Arc::clone(&self.bots.clock));
        let seed = u64::from_le_bytes(crate::hub::random());
        let config = BotConfig { seed, clock, judge: None };
        let kept = kept.map(|(_, bot)| bot);
        let thinking = move || thinker.think(kept, &name, config);
        let began = Instant::now();
        let thought = tokio::task::spawn_blocking(thinking).await;
        if effort(level.name()) != Some(Effort::Quick) {
            self.bots.spend(payer, began.elapsed());
        }
        match thought {
            Ok(thought) => thought,
            Err(error) => {
                tracing::error!(table = %entry.id, %error, "a bot could not think");
                None
            }
        }
    }

    /// Plays the bot's choice, unless it came too late.
    async fn answer(
        self: &Arc<Self>,
        entry: &Arc<Entry>,
        seat: Seat,
        answers: u64,
        thought: Option<(String, KeptBot)>,
    ) {
        let mut slot = entry.slot.lock().await;
        slot.bot_asked = slot.bot_asked.filter(|asked| *asked != answers);
        let Some((mv, bot)) = thought else { return };
        slot.kept_bot = Some((seat, bot));
        let input = Event::BotMove { seat, answers, mv };
        match self.run_locked(entry, &mut slot, &input, Lang::En).await {
            Ok(_) => {
                self.metrics.bot_moves.inc();
            }
            Err(problem) => tracing::debug!(table = %entry.id, ?problem, "a bot was overtaken"),
        }
        // Keep the bot for several decisions in a row; a bot that waits for others starts fresh.
        let wanted = slot.table.as_ref().and_then(|table| table.bot_wanted());
        if wanted.is_none_or(|(next, _, _)| next != seat) {
            slot.kept_bot = None;
        }
    }
}
