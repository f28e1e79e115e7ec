//! The state that the log determines. It changes only by applying log events, so that replaying a
//! log leads to the same state.

use crate::calendar::Calendar;
use crate::clocks::Clocks;
use crate::effect::Phase;
use crate::error::TableError;
use crate::log::{Log, Stored, push_tightly};
use crate::log_event::{Answered, LogEntry, LogEvent};
use crate::opening::Opening;
use crate::seats::SeatState;
use crate::vote::{Failed, Vote};
use crate::{Absence, Level, Motion, Occupant, Person};
use dealer::Nonce;
use kernel::{Game, Journal, Line, Seat, Turn, Viewer};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The latest possible moment; numbers up to here are exact in JavaScript too.
pub(crate) const TIME_MS_MAX: u64 = (1 << 53) - 1;

/// The number of lines for which a table remembers the events of the game. They are computed again
/// for a reader who is further behind, since one host has thousands of tables, and few are read
/// from far back.
const EVENTS_KEPT: usize = 8;

/// The number of things besides moves that one person may do at one table: sit, vote, undo, chat.
/// It limits the log.
pub const ACTS_MAX: u32 = 2_000;

/// The state that the log determines.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State<G: Game> {
    pub(crate) opening: Opening<G>,
    pub(crate) commitment: [u8; 32],
    pub(crate) opened_ms: u64,
    /// The number of lines of the log that the opening takes.
    pub(crate) opening_lines: u64,
    pub(crate) log: Log<G>,
    /// All events of the game for each of the last lines. Viewers get what [`Game::witness`]
    /// leaves.
    recent: VecDeque<Box<[G::Event]>>,
    /// The number of lines for which events are remembered.
    events_kept: usize,
    pub(crate) phase: Phase,
    pub(crate) places: Vec<SeatState>,
    pub(crate) course: Course<G>,
    /// The mark of each line of the journal.
    pub(crate) marks: Vec<Mark>,
    /// The clock time that the moves of the journal earned; empty without a clock.
    pub(crate) grants: Vec<Grant>,
    /// The line with which the game began.
    pub(crate) started: u64,
    /// The line that the next move must name: the last one that changed the position.
    pub(crate) answers: u64,
    /// The time since which this decision is open.
    pub(crate) asked_ms: u64,
    pub(crate) clocks: Clocks,
    pub(crate) paused_ms: Option<u64>,
    pub(crate) vote: Option<Vote>,
    pub(crate) failed: Failed,
    pub(crate) rematch_agreed: bool,
    pub(crate) kicked: BTreeSet<Person>,
    pub(crate) muted: BTreeSet<Person>,
    /// The number of chat lines that each person wrote.
    pub(crate) said: BTreeMap<Person, u32>,
    /// The number of lines that each person caused besides moves.
    pub(crate) acts: BTreeMap<Person, u32>,
}

/// The data of a line of the journal: its number in the log, and in the lowest bit whether a bot
/// decided. A `u32` is enough for any log, since the acts of people are limited, and so are the
/// games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark(u32);

impl Mark {
    /// The mark of a line played before this table opened, which has no line in the log.
    const PRELUDE: Mark = Mark(0);

    fn new(sequence: u64, is_by_bot: bool) -> Mark {
        let sequence = u32::try_from(sequence).unwrap_or(u32::MAX);
        Mark(sequence.saturating_mul(2) | u32::from(is_by_bot))
    }

    /// Returns its number in the log.
    pub(crate) fn sequence(self) -> u64 {
        u64::from(self.0 / 2)
    }

    /// Returns `true` if a bot decided.
    pub(crate) fn is_by_bot(self) -> bool {
        self.0 % 2 == 1
    }
}

/// The clock time that a move earned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Grant {
    /// The move's number in the log.
    pub(crate) sequence: u64,
    pub(crate) seat: Seat,
    pub(crate) ms: u64,
}

/// The error for a log event that can't follow the lines before it. It occurs only in a damaged
/// log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LogOrderError;

/// A journal with equality.
#[derive(Clone, Debug)]
pub(crate) struct Course<G: Game>(pub(crate) Journal<G>);

impl<G: Game> PartialEq for Course<G> {
    fn eq(&self, other: &Self) -> bool {
        let one = &self.0;
        let other = &other.0;
        one.setup() == other.setup() && one.lines() == other.lines() && one.now() == other.now()
    }
}

impl<G: Game> State<G> {
    /// Creates the state of a table that was just opened. The journal must be that of the opening.
    pub(crate) fn new(
        opening: Opening<G>,
        journal: Journal<G>,
        commitment: [u8; 32],
        now_ms: u64,
    ) -> State<G> {
        let opening_lines = opening.lines(&commitment).len() as u64;
        let options = &opening.options;
        let calendar = Calendar::of(options);
        State {
            commitment,
            opened_ms: now_ms,
            opening_lines,
            log: Log::new(),
            recent: VecDeque::new(),
            events_kept: EVENTS_KEPT,
            phase: Phase::Lobby,
            places: opening.chairs.iter().map(SeatState::new).collect(),
            marks: vec![Mark::PRELUDE; journal.lines().len()],
            grants: Vec::new(),
            course: Course(journal),
            started: 0,
            answers: opening_lines,
            asked_ms: now_ms,
            clocks: Clocks::new(options.clock, calendar, opening.chairs.len(), now_ms),
            paused_ms: None,
            vote: None,
            failed: Failed::default(),
            rematch_agreed: false,
            kicked: BTreeSet::new(),
            muted: BTreeSet::new(),
            said: BTreeMap::new(),
            acts: BTreeMap::new(),
            opening,
        }
    }

    /// Returns the number of the last line.
    pub(crate) fn sequence(&self) -> u64 {
        self.opening_lines + self.log.len() as u64
    }

    /// Returns the position of a line in the list of those after the opening.
    fn log_index(&self, sequence: u64) -> Option<usize> {
        usize::try_from(sequence.checked_sub(self.opening_lines + 1)?).ok()
    }

    /// Returns the line with this number, unless it belongs to the opening.
    pub(crate) fn entry(&self, sequence: u64) -> Option<LogEntry<G>> {
        let (at_ms, stored) = self.log.get(self.log_index(sequence)?)?;
        let logged = match stored {
            Stored::Step(answers) => self.step(sequence, answers)?,
            Stored::Besides(logged) => logged.clone(),
        };
        Some(LogEntry { at_ms, logged })
    }

    /// Returns the lines after this one.
    pub(crate) fn entries_after(&self, sequence: u64) -> impl Iterator<Item = LogEntry<G>> {
        (sequence + 1..).map_while(|sequence| self.entry(sequence))
    }

    /// Returns the step of the game that the journal has for this line of the log.
    fn step(&self, sequence: u64, answers: Answered) -> Option<LogEvent<G>> {
        let at = self.marks.partition_point(|mark| mark.sequence() < sequence);
        let is_by_bot = self.marks.get(at)?.is_by_bot();
        Some(match *self.course.0.lines().get(at)? {
            Line::Move(seat, mv) if is_by_bot => LogEvent::Bot { seat, answers, mv },
            Line::Move(seat, mv) => LogEvent::Move { seat, answers, mv },
            Line::Outcome(outcome) => LogEvent::Luck { outcome },
            Line::AgreedEnd => LogEvent::AgreedEnd,
        })
    }

    /// Goes back to where the journal had this many lines. The log keeps the others.
    pub(crate) fn rewind(&mut self, keep: usize) {
        for at in keep..self.marks.len() {
            let sequence = self.marks[at].sequence();
            if let (Some(entry), Some(index)) = (self.entry(sequence), self.log_index(sequence)) {
                self.log.keep(index, entry.logged);
            }
        }
        self.marks.truncate(keep);
        self.course.0.rewind(keep);
    }

    /// Returns the time of the last line.
    pub(crate) fn last_ms(&self) -> u64 {
        self.log.last_ms().unwrap_or(self.opened_ms)
    }

    /// Applies a log event and adds it to the log.
    pub(crate) fn apply(&mut self, at_ms: u64, logged: LogEvent<G>) -> Result<(), LogOrderError> {
        self.set_back(at_ms);
        if let LogEvent::Outage { from_ms } = logged {
            self.clocks.charge_until(from_ms, at_ms);
        }
        self.clocks.charge(at_ms);
        let mut events = Vec::new();
        self.carry_out(at_ms, &logged, &mut events)?;
        self.count_act(&logged);
        self.write_down(at_ms, logged, events.into());
        self.clocks.run(self.thinking());
        Ok(())
    }

    fn write_down(&mut self, at_ms: u64, logged: LogEvent<G>, events: Box<[G::Event]>) {
        self.log.push(at_ms, logged);
        if self.recent.len() == self.events_kept {
            self.recent.pop_front();
        }
        self.recent.push_back(events);
    }

    /// Records the mark of the line that is about to be written.
    pub(crate) fn mark(&mut self, is_by_bot: bool) {
        let mark = Mark::new(self.sequence() + 1, is_by_bot);
        push_tightly(&mut self.marks, mark);
    }

    /// Adds the time that the move about to be written earns to a seat's clock.
    pub(crate) fn grant(&mut self, seat: Seat) {
        let ms = self.clocks.grant(seat);
        if ms > 0 {
            let sequence = self.sequence() + 1;
            push_tightly(&mut self.grants, Grant { sequence, seat, ms });
        }
    }

    /// Returns the events of the game for this line, if they are remembered.
    pub(crate) fn events(&self, sequence: u64) -> &[G::Event] {
        let back =
            self.sequence().checked_sub(sequence).and_then(|back| usize::try_from(back).ok());
        let at = back.and_then(|back| self.recent.len().checked_sub(back + 1));
        at.and_then(|at| self.recent.get(at)).map_or(&[], |events| events)
    }

    /// Returns `true` if the events from this line on are remembered.
    pub(crate) fn remembers(&self, sequence: u64) -> bool {
        sequence + self.events_kept as u64 > self.sequence()
    }

    /// Returns the same state with all events of the game.
    pub(crate) fn with_all_events(&self) -> State<G> {
        let journal = self.opening.journal();
        let journal = journal.unwrap_or_else(|_| unreachable!("the table was opened with it"));
        let mut again = State::new(self.opening.clone(), journal, self.commitment, self.opened_ms);
        again.events_kept = self.log.len();
        for entry in self.entries_after(self.opening_lines) {
            let applied = again.apply(entry.at_ms, entry.logged);
            assert!(applied.is_ok(), "a log replays its own lines");
        }
        again
    }

    /// Moves times that are in the future back, after the host's clock has jumped back.
    fn set_back(&mut self, now_ms: u64) {
        self.asked_ms = self.asked_ms.min(now_ms);
        self.paused_ms = self.paused_ms.map(|since| since.min(now_ms));
        if let Some(vote) = &mut self.vote {
            vote.since_ms = vote.since_ms.min(now_ms);
        }
        self.failed.set_back(now_ms);
    }

    /// Returns the seat that is thinking, with the clock running.
    fn thinking(&self) -> Option<Seat> {
        let seat = self.deciding()?;
        (self.paused_ms.is_none() && self.occupant(seat).decides().is_some()).then_some(seat)
    }

    /// Returns the seat that must decide.
    pub(crate) fn deciding(&self) -> Option<Seat> {
        match (self.phase, self.game().turn()) {
            (Phase::Playing, Turn::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn game(&self) -> &G {
        self.course.0.now()
    }

    pub(crate) fn occupant(&self, seat: Seat) -> &Occupant {
        &self.places[seat.index()].occupant
    }

    pub(crate) fn place_mut(&mut self, seat: Seat) -> Result<&mut SeatState, LogOrderError> {
        self.places.get_mut(seat.index()).ok_or(LogOrderError)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        (0u8..).map(Seat).zip(self.places.iter().map(|place| &place.occupant))
    }

    /// Returns the seat that is or was a person's.
    pub(crate) fn seat_of(&self, person: Person) -> Result<Seat, TableError<G>> {
        let mut seats = self.seats().filter(|(_, occupant)| occupant.person() == Some(person));
        seats.next().map(|(seat, _)| seat).ok_or(TableError::NotSeated)
    }

    /// Returns the seat in which this person decides.
    pub(crate) fn seat_held(&self, person: Person) -> Result<Seat, TableError<G>> {
        let seat = self.seat_of(person)?;
        match self.occupant(seat) {
            Occupant::StandIn { .. } => Err(TableError::StoodIn),
            Occupant::Resigned(_) => Err(TableError::Resigned),
            _ => Ok(seat),
        }
    }

    /// Returns the persons who decide, and therefore vote.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Person> {
        self.places.iter().filter_map(|place| place.occupant.decides())
    }

    /// Returns the viewer that a person is.
    pub(crate) fn viewer_of(&self, person: Person) -> Viewer {
        let mut seats = self.seats().filter(|(_, occupant)| occupant.watches() == Some(person));
        seats.next().map_or(Viewer::Spectator, |(seat, _)| Viewer::Seat(seat))
    }

    /// Returns the level of the bot that plays a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&Level> {
        match self.occupant(seat) {
            Occupant::Bot(level) => Some(level),
            Occupant::StandIn { .. } | Occupant::Resigned(_) => Some(&self.opening.options.level),
            Occupant::Person(_) | Occupant::Empty => None,
        }
    }

    /// Returns `true` if only bots would continue, but a person may come back: then the bots wait.
    pub(crate) fn is_deserted(&self) -> bool {
        let stands_in = |occupant: &Occupant| {
            matches!(occupant, Occupant::StandIn { why: Absence::Time | Absence::Away, .. })
        };
        self.persons().next().is_none() && self.seats().any(|(_, occupant)| stands_in(occupant))
    }

    /// Returns `true` if bots must wait.
    pub(crate) fn bots_wait(&self) -> bool {
        let undo_asked = self.vote.as_ref().is_some_and(|vote| vote.motion == Motion::Undo);
        self.paused_ms.is_some() || undo_asked || self.is_deserted()
    }

    /// Returns the bot that must decide now.
    pub(crate) fn bot_wanted(&self) -> Option<(Seat, Level, u64)> {
        let seat = self.deciding().filter(|_| !self.bots_wait())?;
        self.bot(seat).map(|level| (seat, level.clone(), self.answers))
    }

    /// Returns the persons' nonces, by seat.
    pub(crate) fn nonces(&self) -> Vec<(Seat, Nonce)> {
        let places = (0u8..).map(Seat).zip(&self.places);
        places.filter_map(|(seat, place)| Some((seat, place.nonce?))).collect()
    }

    pub(crate) fn must_be_lobby(&self) -> Result<(), TableError<G>> {
        match self.phase {
            Phase::Lobby => Ok(()),
            Phase::Playing | Phase::Over => Err(TableError::Started),
            Phase::Closed => Err(TableError::Closed),
        }
    }

    pub(crate) fn must_be_playing(&self) -> Result<(), TableError<G>> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Lobby => Err(TableError::NotStarted),
            Phase::Over => Err(TableError::Over),
            Phase::Closed => Err(TableError::Closed),
        }
    }

    pub(crate) fn must_not_be_paused(&self) -> Result<(), TableError<G>> {
        self.paused_ms.map_or(Ok(()), |_| Err(TableError::Paused))
    }

    pub(crate) fn must_be_seat(&self, seat: Seat) -> Result<(), TableError<G>> {
        (seat.index() < self.places.len()).then_some(()).ok_or(TableError::NoSuchSeat(seat))
    }

    /// Checks that a person may do one more thing that isn't a move.
    pub(crate) fn must_have_acts_left(&self, person: Person) -> Result<(), TableError<G>> {
        let done = self.acts.get(&person).copied().unwrap_or(0);
        (done < ACTS_MAX).then_some(()).ok_or(TableError::TooManyActs)
    }
}
