//! A table: events come in, effects go out.

use crate::effect::{Effect, Phase, Status};
use crate::error::TableError;
use crate::event::Event;
use crate::first_round::FirstRound;
use crate::log_event::{LogEvent, Ranking};
use crate::loose::fall_loosely;
use crate::opening::{OpenProblem, Opening};
use crate::presence::Presence;
use crate::state::{State, TIME_MS_MAX};
use crate::{Level, Occupant, Person};
use dealer::{Dealer, Seed, commitment, tag_reveal, tags_before};
use kernel::{Game, Journal, Record, Seat, Turn, Viewer};

/// A running table.
///
/// Two tables are equal if their logs have led to the same state with the same seed; connections
/// aren't compared. `Debug` hides the seed, but shows the secrets of the position.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) state: State<G>,
    pub(crate) presence: Presence,
    seed: Seed,
    /// Created when a random outcome is first needed, from the seed and the nonces of the persons.
    dealer: Option<Dealer<G>>,
}

/// The effects of an event.
#[derive(Clone, PartialEq, Debug)]
pub struct Handled<G: Game> {
    /// The work for the host, in this order.
    pub effects: Vec<Effect<G>>,
    /// Whether viewers can see a difference.
    pub is_visible: bool,
}

/// A new table and the effects of opening it.
pub type Opened<G> = (Table<G>, Vec<Effect<G>>);

impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.seed == other.seed
    }
}

impl<G: Game> Table<G> {
    /// Opens a table in its lobby. The seed must be a new one that no one knows. The host stores it
    /// separately from the log, since [`Table::restore`] needs it again. Returns every problem.
    pub fn open(
        opening: Opening<G>,
        seed: Seed,
        now_ms: u64,
    ) -> Result<Opened<G>, Vec<OpenProblem<G>>> {
        let table = Table::of(opening, seed, now_ms.min(TIME_MS_MAX))?;
        let effects = vec![Effect::Commit { lines: table.log() }];
        Ok((table, effects))
    }

    /// Creates an open table without the effects of opening it.
    pub(crate) fn of(
        opening: Opening<G>,
        seed: Seed,
        now_ms: u64,
    ) -> Result<Table<G>, Vec<OpenProblem<G>>> {
        let problems = opening.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let journal = opening.journal()?;
        let state = State::new(opening, journal, commitment(&seed), now_ms);
        Ok(Table { state, presence: Presence::default(), seed, dealer: None })
    }

    /// Handles an event. If it is refused, nothing changes. If it is accepted, its effects must be
    /// carried out in order. If viewers can see a difference, the host asks for what those who look
    /// need: [`Table::since`], or [`Table::told_since`], [`Table::view`] and [`Table::status`].
    ///
    /// `now_ms` is the host's clock, in milliseconds since 1970-01-01 UTC. It may jump: if it jumps
    /// back, no one is charged for time that hasn't passed, and times continue from there.
    pub fn handle(
        &mut self,
        event: Event<G::Move>,
        now_ms: u64,
    ) -> Result<Handled<G>, TableError<G>> {
        let now_ms = now_ms.min(TIME_MS_MAX);
        let before = self.state.sequence();
        let asked_before = match event {
            // A bot that was asked before the host went away will no longer answer.
            Event::HostReturned { .. } => None,
            _ => self.state.bot_wanted(),
        };
        let presence_changed = self.accept(event, now_ms)?;
        self.settle(now_ms);
        self.presence.look(self.state.persons(), now_ms);
        let mut effects = self.effects(before);
        if let Some((seat, level, sequence)) = self.state.bot_wanted()
            && asked_before != Some((seat, level.clone(), sequence))
        {
            effects.push(Effect::AskBot { seat, level, sequence });
        }
        effects.extend(self.state.wake_ms(&self.presence).map(Effect::WakeAt));
        let is_visible = presence_changed || before < self.state.sequence();
        Ok(Handled { effects, is_visible })
    }

    /// Applies an event, and returns whether someone connected or disconnected.
    fn accept(&mut self, event: Event<G::Move>, now_ms: u64) -> Result<bool, TableError<G>> {
        let logged = match event {
            Event::Act { by, act } => self.state.decide(by, act, now_ms)?,
            Event::BotMove { seat, answers, mv } => {
                self.state.decide_bot_move(seat, answers, mv)?
            }
            Event::Connected { person } => {
                return Ok(self.presence.connect(person) && self.state.seat_of(person).is_ok());
            }
            Event::Disconnected { person } => {
                return Ok(self.presence.disconnect(person) && self.state.seat_of(person).is_ok());
            }
            Event::Tick => {
                self.pass_time(now_ms);
                return Ok(false);
            }
            Event::HostReturned { away_since_ms } => {
                self.return_host(away_since_ms, now_ms);
                return Ok(false);
            }
        };
        self.apply(now_ms, logged);
        Ok(false)
    }

    /// Refunds the time that the host was away, and does what is due anyway.
    fn return_host(&mut self, away_since_ms: Option<u64>, now_ms: u64) {
        let clock_runs = self.state.clocks.deadline_ms().is_some();
        if let Some(from_ms) = away_since_ms.filter(|_| clock_runs) {
            self.apply(now_ms, LogEvent::Outage { from_ms: from_ms.min(now_ms) });
        }
        self.presence.forgive(now_ms);
        self.pass_time(now_ms);
    }

    /// Does everything that is due.
    fn pass_time(&mut self, now_ms: u64) {
        self.presence.look(self.state.persons(), now_ms);
        while let Some(logged) = self.state.due(&self.presence, now_ms) {
            self.apply(now_ms, logged);
        }
    }

    /// Applies automatic consequences: random outcomes, the end of a finished game, a vote that
    /// passed.
    fn settle(&mut self, now_ms: u64) {
        while let Some(logged) = self.consequence() {
            self.apply(now_ms, logged);
        }
    }

    fn consequence(&mut self) -> Option<LogEvent<G>> {
        if self.state.phase == Phase::Playing {
            match self.state.game().turn() {
                Turn::Chance if !self.is_checkable() => {
                    let outcome = fall_loosely(&self.seed, &self.state);
                    return Some(LogEvent::Luck { outcome });
                }
                Turn::Chance => {
                    let seed = &self.seed;
                    let state = &self.state;
                    let new_dealer = || Dealer::new(seed, &state.nonces());
                    let dealer = self.dealer.get_or_insert_with(new_dealer);
                    return Some(LogEvent::Luck { outcome: dealer.answer(state.game()) });
                }
                Turn::Over => {
                    let standing = self.state.game().standing()?;
                    return Some(LogEvent::End {
                        ranking: Box::new(Ranking { places: standing.places().to_vec() }),
                    });
                }
                Turn::Seat(_) => {}
            }
        }
        self.state.carried()
    }

    fn apply(&mut self, now_ms: u64, logged: LogEvent<G>) {
        self.state.apply(now_ms, logged).expect("what was decided can be done");
    }

    /// Returns the effects of the lines after `before`, in the order in which they must be carried
    /// out.
    fn effects(&self, before: u64) -> Vec<Effect<G>> {
        let mut effects = Vec::new();
        if before < self.state.sequence() {
            effects.push(Effect::Commit { lines: self.log_after(before) });
        }
        let entries = self.state.entries_after(before);
        effects.extend(entries.filter_map(|entry| match entry.logged {
            LogEvent::End { ranking } => Some(Effect::Ended { places: ranking.places }),
            LogEvent::Rematch => Some(Effect::Rematch(self.state.rematch())),
            LogEvent::Close => Some(Effect::Closed),
            _ => None,
        }));
        effects
    }

    /// Returns the whole log: the sequence and text of each line, as in [`Effect::Commit`].
    pub fn log(&self) -> Vec<(u64, String)> {
        let state = &self.state;
        let opening = state.opening.lines(&state.commitment);
        let opening = opening.iter().map(|line| format!("{} {line}", state.opened_ms));
        (1..).zip(opening).chain(self.log_after(state.opening_lines)).collect()
    }

    fn log_after(&self, sequence: u64) -> Vec<(u64, String)> {
        let entries = self.state.entries_after(sequence);
        let texts = entries.map(|entry| format!("{} {}", entry.at_ms, entry.logged));
        (sequence + 1..).zip(texts).collect()
    }

    /// Returns the record of a finished game, with commitment, nonces and seed, so that anyone can
    /// verify its random results (if they [can be verified](Table::is_checkable)), and with these
    /// additional tags. A closed table has a record too.
    pub fn record(&self, tags: Vec<(String, String)>) -> Result<Record<G>, TableError<G>> {
        if !self.is_revealed() {
            return Err(TableError::NotOver);
        }
        let mut record = Record::of(&self.state.course.0, tags);
        if self.is_checkable() {
            record.tags.splice(0..0, tags_before(&self.seed, &self.state.nonces()));
            record.tags_after.push(tag_reveal(&self.seed));
        }
        Ok(record)
    }

    /// Returns `true` if the random results of this game can be verified afterward. They can't if
    /// it continues from the middle of another game, whose deck was dealt with another seed.
    pub fn is_checkable(&self) -> bool {
        self.state.opening.prelude.is_empty()
    }

    /// Returns the game with all its secrets: for the host's own files, never for display.
    pub fn journal(&self) -> &Journal<G> {
        &self.state.course.0
    }

    /// Returns the bot that must decide now, its level, and the sequence that its move answers.
    /// This is the last [`Effect::AskBot`], if it still applies.
    pub fn bot_wanted(&self) -> Option<(Seat, Level, u64)> {
        self.state.bot_wanted()
    }

    /// Returns the person who must decide now, with the clock running if there is one.
    pub fn to_act(&self) -> Option<Person> {
        let seat = self.state.deciding().filter(|_| self.state.paused_ms.is_none())?;
        self.state.occupant(seat).decides()
    }

    /// Returns the line that a move must name now: [`Status::answers`].
    pub fn answers(&self) -> u64 {
        self.state.answers
    }

    /// Returns the moment at which the deciding player's time runs out: [`Status::deadline_ms`].
    pub fn deadline_ms(&self) -> Option<u64> {
        self.state.clocks.deadline_ms()
    }

    /// Returns the moment at which something will be due: the last [`Effect::WakeAt`].
    pub fn wake_ms(&self) -> Option<u64> {
        self.state.wake_ms(&self.presence)
    }

    /// Returns the opening of the rematch, once agreed: the last [`Effect::Rematch`].
    pub fn rematch(&self) -> Option<Opening<G>> {
        self.state.rematch_agreed.then(|| self.state.rematch())
    }

    /// Returns `true` if everything may be known, because nothing more will be played here.
    pub(crate) fn is_revealed(&self) -> bool {
        matches!(self.state.phase, Phase::Over | Phase::Closed)
    }

    pub(crate) fn seed_hex(&self) -> String {
        self.seed.hex()
    }

    /// Lets people propose again what just came to nothing: they share a screen, and can talk.
    pub fn on_one_screen(mut self) -> Table<G> {
        self.state.failed.is_forgiven = true;
        self
    }

    /// Returns the opening of the table.
    pub fn opening(&self) -> &Opening<G> {
        &self.state.opening
    }

    /// Returns the phase of the table.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Returns the number of the last line.
    pub fn sequence(&self) -> u64 {
        self.state.sequence()
    }

    /// Returns the occupant of a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.state.places.get(seat.index()).map(|place| &place.occupant)
    }

    /// Returns `true` if a bot has made a decision for this seat that is still in force.
    pub fn bot_decided(&self, seat: Seat) -> bool {
        self.state.bot_decided(seat)
    }

    /// Returns whether everyone has played at all, and who left before that.
    pub fn first_round(&self) -> FirstRound {
        self.state.first_round()
    }

    /// Returns the viewer that a person is: their seat, or a spectator.
    pub fn viewer_of(&self, person: Person) -> Viewer {
        self.state.viewer_of(person)
    }

    /// Returns the legal moves of a seat; none if it isn't its turn.
    pub fn legal_moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.state.deciding() == Some(seat) {
            self.state.game().legal_moves(&mut moves);
        }
        moves
    }

    /// Returns the state of the table, as this viewer may know it.
    pub fn status(&self, viewer: Viewer, now_ms: u64) -> Status {
        crate::tell::status(self, viewer, now_ms.min(TIME_MS_MAX))
    }
}
