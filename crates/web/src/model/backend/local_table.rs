//! A table that this page runs itself: the page is its host and stores its log.

use crate::model::playable::Playable;
use crate::model::seating::person_of;
use dealer::Seed;
use kernel::{Journal, Seat, Viewer};
use table::{
    Act, By, Chair, Effect, Event, Motion, Occupant, OpenProblem, Opening, Person, Table,
    TableError,
};

/// Everyone is at this screen, which also makes the seed, so a nonce would prove nothing.
const NONCE: [u8; 32] = [0; 32];

/// A table that this page runs.
#[derive(Clone, Debug)]
pub(crate) struct LocalTable<G: Playable> {
    pub(crate) table: Table<G>,
    pub(crate) seed: Seed,
    /// The log lines that the table asked to be saved.
    pub(crate) lines: Vec<String>,
}

impl<G: Playable> LocalTable<G> {
    /// Opens a table and starts the game.
    pub(crate) fn open(
        opening: Opening<G>,
        seed: Seed,
        now_ms: u64,
    ) -> Result<LocalTable<G>, Vec<OpenProblem<G>>> {
        let persons = persons(&opening);
        let (table, effects) = Table::open(opening, seed.clone(), now_ms)?;
        let mut local = LocalTable { table: table.on_one_screen(), seed, lines: Vec::new() };
        local.carry_out(&effects);
        for person in persons {
            local.accept(Event::Connected { person }, now_ms);
            local.accept(Event::act(person, Act::Ready { nonce: NONCE }), now_ms);
        }
        local.accept(Event::act(By::Host, Act::Start), now_ms);
        Ok(local)
    }

    /// Resumes a table restored from its log. No clock is charged for the time since `kept_ms`.
    pub(crate) fn resume(
        table: Table<G>,
        seed: Seed,
        lines: Vec<String>,
        kept_ms: u64,
        now_ms: u64,
    ) -> LocalTable<G> {
        let persons = persons(table.opening());
        let mut local = LocalTable { table: table.on_one_screen(), seed, lines };
        local.stood_still(kept_ms, now_ms);
        for person in persons {
            local.accept(Event::Connected { person }, now_ms);
        }
        local
    }

    /// Excludes the time since then from all clocks: the page was closed, or was showing something.
    pub(crate) fn stood_still(&mut self, since_ms: u64, now_ms: u64) -> bool {
        self.accept(Event::HostReturned { away_since_ms: Some(since_ms.min(now_ms)) }, now_ms)
    }

    /// Advances the time. Returns `true` if that changed something.
    pub(crate) fn tick(&mut self, now_ms: u64) -> bool {
        self.accept(Event::Tick, now_ms)
    }

    /// Performs the action of a person at this screen.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        act: Act<G::Move>,
        now_ms: u64,
    ) -> Result<(), TableError<G>> {
        let occupant = self.table.occupant(seat).ok_or(TableError::NoSuchSeat(seat))?;
        let person = occupant.person().ok_or(TableError::NotSeated)?;
        let together =
            matches!(act, Act::Propose { motion: Motion::Pause | Motion::Resume | Motion::End });
        self.handle(Event::act(person, act), now_ms)?;
        if together {
            self.agree_all(now_ms);
        }
        Ok(())
    }

    /// Agrees for everyone at this screen. People at one screen can talk to each other.
    pub(crate) fn agree_all(&mut self, now_ms: u64) {
        for person in persons(self.table.opening()) {
            // The event has no effect for people who have agreed already or don't decide.
            let _ = self.handle(Event::act(person, Act::Agree), now_ms);
        }
    }

    /// Plays a bot's move.
    pub(crate) fn bot_move(
        &mut self,
        seat: Seat,
        answers: u64,
        mv: G::Move,
        now_ms: u64,
    ) -> Result<(), TableError<G>> {
        self.handle(Event::BotMove { seat, answers, mv }, now_ms)
    }

    /// Passes an event to the table and stores the lines it wants saved. The page requests the
    /// other effects itself: readers get their news from [`Table::since`], bots from
    /// [`Table::bot_wanted`].
    fn handle(&mut self, event: Event<G::Move>, now_ms: u64) -> Result<(), TableError<G>> {
        let handled = self.table.handle(event, now_ms)?;
        self.carry_out(&handled.effects);
        Ok(())
    }

    /// Passes an event that can't be refused, or whose refusal has no effect. Returns `true` if
    /// lines were added.
    fn accept(&mut self, event: Event<G::Move>, now_ms: u64) -> bool {
        let before = self.lines.len();
        let _ = self.handle(event, now_ms);
        self.lines.len() > before
    }

    fn carry_out(&mut self, effects: &[Effect<G>]) {
        for effect in effects {
            if let Effect::Commit { lines } = effect {
                self.lines.extend(lines.iter().map(|(_, line)| line.clone()));
            }
        }
    }

    /// Returns the seats of the people at this screen.
    pub(crate) fn here(&self) -> Vec<Seat> {
        let seats = Seat::all(self.table.opening().chairs.len() as u8);
        let is_person = |seat: &Seat| {
            self.table
                .occupant(*seat)
                .is_some_and(|occupant: &Occupant| occupant.person().is_some())
        };
        seats.filter(is_person).collect()
    }
}

fn persons<G: Playable>(opening: &Opening<G>) -> Vec<Person> {
    let chairs = opening.chairs.iter().zip(0u8..);
    let person = |(chair, seat): (&Chair, u8)| {
        matches!(chair, Chair::Person(_)).then(|| person_of(Seat(seat)))
    };
    chairs.filter_map(person).collect()
}

/// Returns the events that a viewer noticed before a table opened.
pub(crate) fn prelude_events<G: Playable>(opening: &Opening<G>, viewer: Viewer) -> Vec<G::Event> {
    let Ok(mut journal) = Journal::<G>::start(opening.setup.clone()) else { return Vec::new() };
    let mut events = Vec::new();
    for line in &opening.prelude {
        journal.play_line(line, &mut events);
    }
    events.iter().filter_map(|event| G::witness(event, viewer)).collect()
}
