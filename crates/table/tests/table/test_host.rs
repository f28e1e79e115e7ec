//! A host for tests: runs a table, stores its lines, and checks the invariants after every event.

use crate::mirror::{Mirror, public_text};
use campfire::{Campfire, First, Setup};
use dealer::Seed;
use kernel::{Game, Seat, Turn, Viewer};
use std::ops::Deref;
use table::*;

/// The start time of tests: Tuesday, 2023-11-14 22:13:20 UTC.
pub const T0: u64 = 1_700_000_000_000;
pub const SECOND: u64 = 1_000;
pub const MINUTE: u64 = 60 * SECOND;
pub const HOUR: u64 = 60 * MINUTE;
pub const DAY: u64 = 24 * HOUR;

/// Returns the person of a seat in these tests.
pub const fn person(seat: u8) -> Person {
    Person(100 + seat as u64)
}

pub const ANN: Person = person(0);
pub const BEN: Person = person(1);
pub const CLEO: Person = person(2);
/// A person without a seat.
pub const EVE: Person = Person(999);

pub fn level(name: &str) -> Level {
    Level::new(name).unwrap()
}

/// Returns options without a clock, for a table that waits forever.
pub fn patient() -> HostingOptions {
    HostingOptions { away_ms: None, ..HostingOptions::live(level("easy")) }
}

pub fn with_clock(clock: Clock) -> HostingOptions {
    HostingOptions { clock, ..patient() }
}

/// Returns a setup of Campfire with seat 0 first. Its first decisions need no random outcomes, so
/// they can be undone.
pub fn campfire(players: u8) -> Setup {
    Setup { first: First::Seat(Seat(0)), ..Setup::new(players) }
}

/// A table and its host.
#[derive(Clone)]
pub struct TestHost<G: Game> {
    pub table: Table<G>,
    pub seed: Seed,
    pub stored: Vec<(u64, String)>,
    pub now: u64,
    mirror: Mirror<G>,
    /// Whether the table is restored after every event, which takes time in long games.
    pub restores: bool,
}

/// The news for one viewer after an event.
#[derive(Debug)]
pub struct Tell<G: Game> {
    pub viewer: Viewer,
    pub told: Vec<Told<G>>,
    /// The view, if the position has changed.
    pub view: Option<G::View>,
    pub status: Status,
}

/// The effects of an event, and what everyone who watches is told.
#[derive(Debug)]
pub struct Done<G: Game> {
    pub effects: Vec<Effect<G>>,
    pub tells: Vec<Tell<G>>,
}

impl<G: Game> Done<G> {
    /// Returns `true` if the host has nothing to do, and no one is told anything.
    pub fn is_nothing(&self) -> bool {
        self.effects.is_empty() && self.tells.is_empty()
    }
}

impl<G: Game> Deref for Done<G> {
    type Target = [Effect<G>];

    fn deref(&self) -> &[Effect<G>] {
        &self.effects
    }
}

pub type Reply<G> = Result<Done<G>, TableError<G>>;

impl TestHost<Campfire> {
    /// Starts a game of Campfire. `p` is a person, `b` a bot.
    pub fn start(options: HostingOptions, kinds: &str) -> Self {
        TestHost::start_with(campfire(kinds.len() as u8), options, kinds)
    }
}

impl<G: Game> TestHost<G> {
    pub fn open(setup: G::Setup, options: HostingOptions, chairs: Vec<Chair>, seed: Seed) -> Self {
        let opening = Opening { setup, options, owner: Some(ANN), chairs, prelude: Vec::new() };
        TestHost::open_as(opening, seed)
    }

    pub fn open_as(opening: Opening<G>, seed: Seed) -> Self {
        let (table, effects) = Table::open(opening, seed.clone(), T0).unwrap();
        let Effect::Commit { lines } = &effects[0] else { panic!("storing comes first") };
        assert!(!public_text(&effects, &[]).contains(&seed.hex()));
        TestHost::resume(table, seed, lines.clone(), T0)
    }

    /// Creates the host of a table that has a past.
    pub fn resume(table: Table<G>, seed: Seed, stored: Vec<(u64, String)>, now: u64) -> Self {
        let mirror = Mirror::new(table.opening().setup.clone(), &stored);
        TestHost { table, seed, stored, now, mirror, restores: true }
    }

    /// Returns the game according to the stored lines.
    pub fn mirror(&self) -> &Mirror<G> {
        &self.mirror
    }

    /// Starts a game with everyone connected.
    pub fn start_with(setup: G::Setup, options: HostingOptions, kinds: &str) -> Self {
        let chair = |(kind, seat): (char, u8)| match kind {
            'p' => Chair::Person(person(seat)),
            _ => Chair::Bot(level("medium")),
        };
        let chairs = kinds.chars().zip(0..).map(chair).collect();
        let mut host = TestHost::open(setup, options, chairs, Seed::from_number(5));
        for (kind, seat) in kinds.chars().zip(0..) {
            if kind == 'p' {
                host.ok(Event::Connected { person: person(seat) });
                host.ok(Event::act(person(seat), Act::Ready { nonce: [seat; 32] }));
            }
        }
        host.ok(Event::act(ANN, Act::Start));
        host
    }

    pub fn wait(&mut self, ms: u64) {
        self.now += ms;
    }

    /// Returns the table's state as a seat's person sees it.
    pub fn status(&self, seat: u8) -> Status {
        self.table.status(Viewer::Seat(Seat(seat)), self.now)
    }

    pub fn turn(&self) -> Seat {
        match self.status(0).turn {
            Turn::Seat(seat) => seat,
            turn => panic!("nobody decides: {turn:?}"),
        }
    }

    pub fn occupant(&self, seat: u8) -> Occupant {
        self.table.occupant(Seat(seat)).unwrap().clone()
    }

    /// Returns the first legal move, as an event of the player who must decide.
    pub fn some_move(&self) -> Event<G::Move> {
        let seat = self.turn();
        let mv = self.table.legal_moves(seat)[0];
        let answers = self.status(0).answers;
        match self.occupant(seat.0) {
            Occupant::Person(person) => Event::act(person, Act::Move { answers, mv }),
            _ => Event::BotMove { seat, answers, mv },
        }
    }

    /// Plays the first legal move.
    pub fn play(&mut self) -> Done<G> {
        let event = self.some_move();
        self.ok(event)
    }

    /// Plays until a seat must decide.
    pub fn play_until(&mut self, seat: u8) {
        while self.turn() != Seat(seat) {
            self.play();
        }
    }

    /// Plays to the end.
    pub fn play_out(&mut self) {
        while self.table.phase() == Phase::Playing {
            self.play();
        }
    }

    /// Sends a tick when the table wants one, and returns that time.
    pub fn sleep(&mut self) -> u64 {
        let effects = self.ok(Event::Tick);
        self.now = wake(&effects).expect("the table wants to be woken");
        self.ok(Event::Tick);
        self.now
    }

    pub fn ok(&mut self, event: Event<G::Move>) -> Done<G> {
        let shown = format!("{event:?}");
        self.handle(event).unwrap_or_else(|error| panic!("{shown} is refused: {error}"))
    }

    pub fn refused(&mut self, event: Event<G::Move>) -> TableError<G> {
        let shown = format!("{event:?}");
        self.handle(event).err().unwrap_or_else(|| panic!("{shown} is accepted"))
    }

    /// Passes an event to the table and checks all invariants afterward.
    pub fn handle(&mut self, event: Event<G::Move>) -> Reply<G> {
        let before = self.table.clone();
        match self.table.handle(event, self.now) {
            Ok(Handled { effects, is_visible }) => {
                let tells = if is_visible { self.tells(before.sequence()) } else { Vec::new() };
                let done = Done { effects, tells };
                self.check_done(&before, &done);
                Ok(done)
            }
            Err(error) => {
                assert_eq!(self.table, before, "a refused event changes nothing");
                let seen = |table: &Table<G>| table.status(Viewer::Spectator, self.now);
                assert_eq!(seen(&self.table), seen(&before), "not even who is connected");
                Err(error)
            }
        }
    }

    /// Returns what everyone who watches is told of the lines after this one.
    fn tells(&self, after: u64) -> Vec<Tell<G>> {
        let seats = Seat::all(self.table.opening().chairs.len() as u8);
        let seats = seats.filter(|seat| self.occupant(seat.0).watches().is_some());
        let viewers = seats.map(Viewer::Seat).chain([Viewer::Spectator]);
        let tell = |viewer| Tell {
            viewer,
            told: self.table.told_since(after, viewer),
            view: self.table.moved_since(after).then(|| self.table.view(viewer)),
            status: self.table.status(viewer, self.now),
        };
        viewers.map(tell).collect()
    }

    fn check_done(&mut self, before: &Table<G>, done: &Done<G>) {
        let effects = &done.effects;
        let mut new = Vec::new();
        for (index, effect) in effects.iter().enumerate() {
            if let Effect::Commit { lines } = effect {
                assert_eq!(index, 0, "storing comes first");
                assert!(!lines.is_empty());
                new = lines.clone();
            }
        }
        for ((sequence, line), expected) in new.iter().zip(self.stored.len() as u64 + 1..) {
            assert_eq!(*sequence, expected, "lines are numbered without a gap");
            assert!(!line.contains('\n') && !line.contains(&self.seed.hex()));
        }
        self.stored.extend(new.clone());
        assert_eq!(self.stored.len() as u64, self.table.sequence());
        if self.restores {
            self.check_restored();
        }
        self.check_told(before, &new, done);
        self.check_invariants();
        if let Some((seat, sequence)) = asked(effects) {
            assert_eq!(seat, self.turn(), "the bot asked is the one to decide");
            assert_eq!(sequence, self.status(0).answers);
            assert!(self.occupant(seat.0).decides().is_none());
        }
    }

    /// Checks that the stored lines and the seed restore the same table.
    pub fn check_restored(&self) {
        assert_eq!(self.stored, self.table.log(), "the log is what was stored");
        let restored = Table::restore(self.seed.clone(), self.stored.clone());
        assert_eq!(restored.as_ref(), Ok(&self.table), "the log gives the table back");
    }

    fn check_told(&mut self, before: &Table<G>, new: &[(u64, String)], done: &Done<G>) {
        let moved = self.mirror.follow(new);
        let mirror = &self.mirror;
        let old = before.sequence();
        for Tell { viewer, told, view, status } in &done.tells {
            let lines = told.iter().map(|told| told.sequence);
            assert!(lines.eq(new.iter().map(|(sequence, _)| *sequence)), "all lines are told");
            mirror.check_told(*viewer, told);
            assert_eq!(view.is_some(), moved, "a view comes when the position has changed");
            if let Some(view) = view {
                mirror.check_view(*viewer, view);
            }
            let missed = self.table.since(old, *viewer, self.now);
            assert_eq!(missed.told, *told);
            assert_eq!(missed.status, *status);
            mirror.check_view(*viewer, &missed.view);
        }
        let is_visible = !done.tells.is_empty();
        let seen = |table: &Table<G>| table.status(Viewer::Spectator, self.now).seats;
        assert!(is_visible || new.is_empty(), "viewers can see every line");
        assert!(is_visible || seen(before) == seen(&self.table), "and who is here");
        if !matches!(self.table.phase(), Phase::Over | Phase::Closed) {
            let seed = self.seed.hex();
            assert!(!public_text(done, &done.tells).contains(&seed), "nobody is told the seed");
            if self.restores {
                assert!(!format!("{:?}", self.table).contains(&seed), "debugging hides the seed");
            }
        }
    }

    fn check_invariants(&self) {
        let status = self.table.status(Viewer::Spectator, self.now);
        let persons: Vec<Person> =
            status.seats.iter().filter_map(|seat| seat.occupant.person()).collect();
        let twice = |person| persons.iter().filter(|other| *other == person).count() > 1;
        assert!(!persons.iter().any(twice), "nobody sits in two seats");
        assert!(status.answers <= status.sequence);
        let voters = status.seats.iter().filter_map(|seat| seat.occupant.decides());
        if let Some(vote) = &status.vote {
            assert!(vote.agreed.contains(&vote.by), "who proposes agrees");
            let voters: Vec<Person> = voters.collect();
            assert!(vote.agreed.iter().all(|person| voters.contains(person)));
            assert!(vote.agreed.len() < voters.len(), "a vote that all agree to is carried");
            assert!(matches!(status.phase, Phase::Playing | Phase::Over));
        }
        if status.phase == Phase::Playing {
            assert!(matches!(status.turn, Turn::Seat(_)), "luck falls at once");
            assert!(status.seats.iter().all(|seat| seat.occupant != Occupant::Empty));
        } else {
            assert_eq!(status.deadline_ms, None);
            assert_eq!(status.paused_until_ms, None);
        }
        assert!(status.paused_until_ms.is_none() || status.deadline_ms.is_none());
        assert_eq!(self.table.record(Vec::new()).is_ok(), self.table.phase() >= Phase::Over);
    }
}

/// Returns the moment at which the table wants to be woken.
pub fn wake<G: Game>(effects: &[Effect<G>]) -> Option<u64> {
    let mut moments = effects.iter().filter_map(|effect| match effect {
        Effect::WakeAt(ms) => Some(*ms),
        _ => None,
    });
    moments.next()
}

/// Returns the bot that is asked, and the line it must answer.
pub fn asked<G: Game>(effects: &[Effect<G>]) -> Option<(Seat, u64)> {
    let mut bots = effects.iter().filter_map(|effect| match effect {
        Effect::AskBot { seat, sequence, .. } => Some((*seat, *sequence)),
        _ => None,
    });
    bots.next()
}

/// Returns the news of a viewer.
pub fn news<G: Game>(done: &Done<G>, viewer: Viewer) -> Vec<News<G>> {
    let told = done.tells.iter().filter(|tell| tell.viewer == viewer).flat_map(|tell| &tell.told);
    told.map(|told| told.news.clone()).collect()
}

/// Returns `true` if everyone gets this news.
pub fn heard<G: Game>(done: &Done<G>, news_item: &News<G>) -> bool {
    news(done, Viewer::Spectator).contains(news_item)
}
