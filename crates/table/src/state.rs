//! Everything that the log determines. It changes only by applying log events, so that applying the
//! log events of a log again leads to the same state.

use crate::calendar::Calendar;
use crate::clocks::Clocks;
use crate::effect::Phase;
use crate::error::Error;
use crate::log_event::{LogEntry, LogEvent};
use crate::opening::Opening;
use crate::seats::Place;
use crate::vote::Vote;
use crate::{Absence, Level, Motion, Occupant, Person};
use dealer::Nonce;
use kernel::{Game, Journal, Seat, Turn, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// No moment is later than this; numbers up to here are exact in JavaScript too.
pub(crate) const TIME_MS_MAX: u64 = (1 << 53) - 1;

/// Of how many lines a table remembers what the game reported. A reader who is further behind has it
/// found out again: thousands of tables wait in one host, and few are read from far back.
const EVENTS_KEPT: usize = 16;

/// How many things besides moves one person may do at one table: sit, vote, take back, talk. It
/// bounds the log.
pub const ACTS_MAX: u32 = 2_000;

/// What the log determines.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State<G: Game> {
    pub(crate) opening: Opening<G>,
    pub(crate) commitment: [u8; 32],
    pub(crate) opened_ms: u64,
    /// How many lines of the log the opening takes.
    pub(crate) opening_lines: u64,
    pub(crate) log: Vec<LogEntry<G>>,
    /// How many of the last lines keep what the game reported.
    events_kept: usize,
    pub(crate) phase: Phase,
    pub(crate) places: Vec<Place>,
    pub(crate) course: Course<G>,
    /// What belongs to each line of the journal.
    pub(crate) marks: Vec<Mark>,
    /// The line with which the game began.
    pub(crate) started: u64,
    /// The line that the next move must name: the last that changed the position.
    pub(crate) answers: u64,
    /// Since when this decision is open.
    pub(crate) asked_ms: u64,
    pub(crate) clocks: Clocks,
    pub(crate) paused_ms: Option<u64>,
    pub(crate) vote: Option<Vote>,
    pub(crate) rematch_agreed: bool,
    pub(crate) kicked: BTreeSet<Person>,
    pub(crate) muted: BTreeSet<Person>,
    /// How many chat lines each person wrote.
    pub(crate) said: BTreeMap<Person, u32>,
    /// How many lines each person caused besides moves.
    pub(crate) acts: BTreeMap<Person, u32>,
}

/// What belongs to a line of the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    /// Its number in the log.
    pub(crate) sequence: u64,
    /// Whether a bot decided.
    pub(crate) bot: bool,
    /// What the move brought on the clock.
    pub(crate) granted_ms: u64,
}

impl Mark {
    /// What was played before this table opened has no line of its own in the log.
    const PRELUDE: Mark = Mark { sequence: 0, bot: false, granted_ms: 0 };
}

/// A log event that can't follow the lines before it. Only a damaged log has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Misfit;

/// A journal that can be compared.
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
    /// The state of a table that was just opened. The journal must be that of the opening.
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
            log: Vec::new(),
            events_kept: EVENTS_KEPT,
            phase: Phase::Lobby,
            places: opening.chairs.iter().map(Place::new).collect(),
            marks: vec![Mark::PRELUDE; journal.lines().len()],
            course: Course(journal),
            started: 0,
            answers: opening_lines,
            asked_ms: now_ms,
            clocks: Clocks::new(options.clock, calendar, opening.chairs.len(), now_ms),
            paused_ms: None,
            vote: None,
            rematch_agreed: false,
            kicked: BTreeSet::new(),
            muted: BTreeSet::new(),
            said: BTreeMap::new(),
            acts: BTreeMap::new(),
            opening,
        }
    }

    /// The number of the last line.
    pub(crate) fn sequence(&self) -> u64 {
        self.opening_lines + self.log.len() as u64
    }

    /// The line of this number, unless it is one of the opening.
    pub(crate) fn entry(&self, sequence: u64) -> Option<&LogEntry<G>> {
        let index = sequence.checked_sub(self.opening_lines + 1)?;
        self.log.get(usize::try_from(index).ok()?)
    }

    /// When the last line was written.
    pub(crate) fn last_ms(&self) -> u64 {
        self.log.last().map_or(self.opened_ms, |entry| entry.at_ms)
    }

    /// Does a log event and writes it down.
    pub(crate) fn apply(&mut self, at_ms: u64, logged: LogEvent<G>) -> Result<(), Misfit> {
        self.set_back(at_ms);
        if let LogEvent::Outage { from_ms } = logged {
            self.clocks.charge_until(from_ms, at_ms);
        }
        self.clocks.charge(at_ms);
        let mut events = Vec::new();
        self.carry_out(at_ms, &logged, &mut events)?;
        self.count_act(&logged);
        self.write_down(LogEntry { at_ms, logged, events: events.into() });
        self.clocks.run(self.thinking());
        Ok(())
    }

    fn write_down(&mut self, entry: LogEntry<G>) {
        if self.log.len() == self.log.capacity() {
            // Doubling would leave much of a long log empty.
            self.log.reserve_exact(self.log.len() / 4 + 16);
        }
        self.log.push(entry);
        if let Some(forgotten) = self.log.len().checked_sub(self.events_kept + 1) {
            self.log[forgotten].events = Box::default();
        }
    }

    /// Whether it is remembered what the game reported from this line on.
    pub(crate) fn remembers(&self, sequence: u64) -> bool {
        sequence + self.events_kept as u64 > self.sequence()
    }

    /// The same state, with everything that the game ever reported.
    pub(crate) fn with_all_events(&self) -> State<G> {
        let journal = self.opening.journal();
        let journal = journal.unwrap_or_else(|_| unreachable!("the table was opened with it"));
        let mut again = State::new(self.opening.clone(), journal, self.commitment, self.opened_ms);
        again.events_kept = self.log.len();
        for entry in &self.log {
            let applied = again.apply(entry.at_ms, entry.logged.clone());
            assert!(applied.is_ok(), "a log replays its own lines");
        }
        again
    }

    fn carry_out(
        &mut self,
        at_ms: u64,
        logged: &LogEvent<G>,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Misfit> {
        match logged {
            LogEvent::Sit { person, seat } => self.seat_person(*person, *seat),
            LogEvent::Stand { person } => self.unseat(*person),
            LogEvent::Chair { seat, level } => self.set_chair(*seat, level.clone()),
            LogEvent::Kick { person } => self.kick(*person),
            LogEvent::Ready { person, nonce } => self.set_nonce(*person, Some(**nonce)),
            LogEvent::Unready { person } => self.set_nonce(*person, None),
            LogEvent::Start => self.begin(at_ms),
            LogEvent::Move { seat, answers, mv } => self.play(at_ms, *seat, *answers, *mv, events),
            LogEvent::Bot { seat, answers, mv } => {
                self.play_bot(at_ms, *seat, *answers, *mv, events)
            }
            LogEvent::Luck { outcome } => self.let_fall(at_ms, *outcome, events),
            LogEvent::Undo { seat, back_to, agreed } => self.undo(at_ms, *seat, *back_to, *agreed),
            LogEvent::End { places } => self.end(places),
            LogEvent::Propose { person, motion } => self.open_vote(at_ms, *person, *motion),
            LogEvent::Agree { person } => self.count_vote(*person),
            LogEvent::Decline { .. } | LogEvent::Lapse => self.close_vote(),
            LogEvent::Pause => self.pause(at_ms),
            LogEvent::Resume => self.resume(at_ms),
            LogEvent::AgreedEnd => self.agree_end(at_ms, events),
            LogEvent::Rematch => self.agree_rematch(),
            LogEvent::TimeOut { seat } => self.time_out(*seat),
            LogEvent::Away { seat } => self.hand_over(*seat, Absence::Away),
            LogEvent::HandOver { seat } => self.hand_over(*seat, Absence::Chosen),
            LogEvent::TakeBack { seat } => self.take_back(at_ms, *seat),
            LogEvent::Resign { seat } => self.resign(*seat),
            LogEvent::Say { person, .. } => self.count_line(*person),
            LogEvent::Mute { person } => self.set_muted(*person),
            LogEvent::Unmute { person } => self.unset_muted(*person),
            LogEvent::Clock | LogEvent::Outage { .. } => Ok(()),
            LogEvent::Close => self.close(),
        }
    }

    /// After the host's clock has jumped back, nothing lies in the future.
    fn set_back(&mut self, now_ms: u64) {
        self.asked_ms = self.asked_ms.min(now_ms);
        self.paused_ms = self.paused_ms.map(|since| since.min(now_ms));
        if let Some(vote) = &mut self.vote {
            vote.since_ms = vote.since_ms.min(now_ms);
        }
    }

    fn count_act(&mut self, logged: &LogEvent<G>) {
        let person = match logged {
            LogEvent::Sit { person, .. }
            | LogEvent::Stand { person }
            | LogEvent::Ready { person, .. }
            | LogEvent::Unready { person }
            | LogEvent::Propose { person, .. }
            | LogEvent::Agree { person }
            | LogEvent::Decline { person }
            | LogEvent::Say { person, .. } => Some(*person),
            LogEvent::Undo { seat, agreed: false, .. } | LogEvent::TakeBack { seat } => {
                self.places[seat.index()].occupant.person()
            }
            _ => None,
        };
        if let Some(person) = person {
            *self.acts.entry(person).or_default() += 1;
        }
    }

    /// Who is thinking, with the clock running.
    fn thinking(&self) -> Option<Seat> {
        let seat = self.deciding()?;
        (self.paused_ms.is_none() && self.occupant(seat).decides().is_some()).then_some(seat)
    }

    /// The seat that owes a decision.
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

    pub(crate) fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Misfit> {
        self.places.get_mut(seat.index()).ok_or(Misfit)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        (0u8..).map(Seat).zip(self.places.iter().map(|place| &place.occupant))
    }

    /// The seat that is or was a person's.
    pub(crate) fn seat_of(&self, person: Person) -> Result<Seat, Error<G>> {
        let mut seats = self.seats().filter(|(_, occupant)| occupant.person() == Some(person));
        seats.next().map(|(seat, _)| seat).ok_or(Error::NotSeated)
    }

    /// The seat in which this person decides.
    pub(crate) fn seat_held(&self, person: Person) -> Result<Seat, Error<G>> {
        let seat = self.seat_of(person)?;
        match self.occupant(seat) {
            Occupant::StandIn { .. } => Err(Error::StoodIn),
            Occupant::Resigned(_) => Err(Error::Resigned),
            _ => Ok(seat),
        }
    }

    /// The persons who decide, and therefore vote.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Person> {
        self.places.iter().filter_map(|place| place.occupant.decides())
    }

    /// With whose eyes a person looks.
    pub(crate) fn viewer_of(&self, person: Person) -> Viewer {
        let mut seats = self.seats().filter(|(_, occupant)| occupant.watches() == Some(person));
        seats.next().map_or(Viewer::Spectator, |(seat, _)| Viewer::Seat(seat))
    }

    /// The level of the bot that plays a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&Level> {
        match self.occupant(seat) {
            Occupant::Bot(level) => Some(level),
            Occupant::StandIn { .. } | Occupant::Resigned(_) => Some(&self.opening.options.level),
            Occupant::Person(_) | Occupant::Empty => None,
        }
    }

    /// Whether only bots would play on, though a person may come back: then they wait.
    pub(crate) fn is_deserted(&self) -> bool {
        let stands_in = |occupant: &Occupant| {
            matches!(occupant, Occupant::StandIn { why: Absence::Time | Absence::Away, .. })
        };
        self.persons().next().is_none() && self.seats().any(|(_, occupant)| stands_in(occupant))
    }

    /// Whether bots hold still.
    pub(crate) fn bots_wait(&self) -> bool {
        let undo_asked = self.vote.as_ref().is_some_and(|vote| vote.motion == Motion::Undo);
        self.paused_ms.is_some() || undo_asked || self.is_deserted()
    }

    /// The bot that is to decide now.
    pub(crate) fn bot_wanted(&self) -> Option<(Seat, Level, u64)> {
        let seat = self.deciding().filter(|_| !self.bots_wait())?;
        self.bot(seat).map(|level| (seat, level.clone(), self.answers))
    }

    /// What the persons added to the deal, by seat.
    pub(crate) fn nonces(&self) -> Vec<(Seat, Nonce)> {
        let places = (0u8..).map(Seat).zip(&self.places);
        places.filter_map(|(seat, place)| Some((seat, place.nonce?))).collect()
    }

    pub(crate) fn must_be_lobby(&self) -> Result<(), Error<G>> {
        match self.phase {
            Phase::Lobby => Ok(()),
            Phase::Playing | Phase::Over => Err(Error::Started),
            Phase::Closed => Err(Error::Closed),
        }
    }

    pub(crate) fn must_be_playing(&self) -> Result<(), Error<G>> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Lobby => Err(Error::NotStarted),
            Phase::Over => Err(Error::Over),
            Phase::Closed => Err(Error::Closed),
        }
    }

    pub(crate) fn must_not_be_paused(&self) -> Result<(), Error<G>> {
        self.paused_ms.map_or(Ok(()), |_| Err(Error::Paused))
    }

    pub(crate) fn must_be_seat(&self, seat: Seat) -> Result<(), Error<G>> {
        (seat.index() < self.places.len()).then_some(()).ok_or(Error::NoSuchSeat(seat))
    }

    /// Whether a person may do one more thing that is not a move.
    pub(crate) fn must_have_acts_left(&self, person: Person) -> Result<(), Error<G>> {
        let done = self.acts.get(&person).copied().unwrap_or(0);
        (done < ACTS_MAX).then_some(()).ok_or(Error::TooManyActs)
    }
}
