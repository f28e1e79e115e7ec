//! A table in memory, of any game: its inputs and its effects.

use super::game::{Playable, effort};
use super::open::LogProblem;
use super::problem::{no_such_bot, refused};
use super::short::Base;
use super::update::{Pictured, Recipient, Seen};
use crate::bots::{Thinker, ThinkerOf};
use crate::faults;
use axum::extract::ws::Utf8Bytes;
use kernel::{Line, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{SeatResult, SeatSummary, Summary};
use table::{Act, Clock, Effect, Event, FirstRound, Level, Occupant, Person, Phase, Table};
use texts::Lang;
use wire::{Code, PersonName, Problem, TableId};

/// The names of the people in the seats, by seat.
pub(crate) type Seated = Vec<Option<String>>;

/// An event at a table of any game: its moves are texts.
pub(crate) type Input = Event<String>;

/// The effects of an input. The lines must be stored before anything else is done.
#[derive(Debug, Default)]
pub(crate) struct Handled {
    /// Lines to store.
    pub(crate) lines: Vec<(u64, String)>,
    /// Whether there is a visible change.
    pub(crate) visible: bool,
    /// Whether a bot must decide.
    pub(crate) bot_asked: bool,
    /// Whether the game has just ended.
    pub(crate) ended: bool,
    /// Whether a rematch was just agreed.
    pub(crate) rematch: bool,
}

/// The person who must act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ToAct {
    pub(crate) person: Option<Person>,
    pub(crate) answers: u64,
    pub(crate) deadline_ms: Option<u64>,
}

/// A table in memory, of any game.
pub(crate) trait AnyTable: Send + Sync {
    fn game(&self) -> &'static str;
    fn sequence(&self) -> u64;
    fn phase(&self) -> Phase;
    /// Returns the person who opened the table.
    fn owner(&self) -> Option<Person>;
    fn handle(&mut self, input: &Input, now_ms: u64, lang: Lang) -> Result<Handled, Problem>;
    /// Adds lines that another process has stored. After an error, the caller must drop the table.
    fn extend(&mut self, lines: Vec<(u64, String)>, now_ms: u64) -> Result<(), LogProblem>;
    /// Returns everyone whose name viewers may need who have everything up to line `after`.
    fn persons(&self, after: u64) -> Vec<Person>;
    fn knows_name(&self, person: Person) -> bool;
    fn set_names(&mut self, names: Vec<PersonName>);
    /// Forgets the name of a deleted person.
    fn forget_name(&mut self, person: Person);
    fn has_seat(&self, person: Person) -> bool;
    /// Returns the people who have seats.
    fn sitters(&self) -> Vec<Person>;
    /// Returns what a client has missed, and what it has seen after that.
    fn update(&mut self, id: &TableId, recipient: Recipient, now_ms: u64) -> (Utf8Bytes, Seen);
    /// Forgets the updates kept for watchers that had not looked yet.
    fn all_have_looked(&mut self);
    /// Forgets what followers by short updates have, so that their next update is complete.
    fn forget_bases(&mut self);
    fn to_act(&self) -> ToAct;
    fn summary(&self) -> Summary;
    fn wake_ms(&self) -> Option<u64>;
    /// Returns `true` if the table may leave memory though it must be woken, because the log alone
    /// decides what is due.
    fn wakes_from_log(&self) -> bool;
    fn bot_wanted(&self) -> Option<(Seat, Level, u64)>;
    /// Returns what a bot needs to think about the current question.
    fn thinker(&self) -> Option<Box<dyn Thinker>>;
    /// Returns `true` if a person decides at this table.
    fn has_people(&self) -> bool;
    /// Returns the person for whom bots think here: the one who opened the table, or else the
    /// player.
    fn payer(&self) -> Option<Person>;
    /// Notes whether the deciding bot waits for its turn to think. Returns `true` if that has
    /// changed.
    fn set_bot_waits(&mut self, waits: bool) -> bool;
    /// Returns the number of moves, and the result of each seat. In a rated game a seat for which a
    /// bot has decided counts as given up.
    fn result(&self, places: &[u8], rated: bool) -> (u32, Vec<SeatResult>);
    /// Returns whether everyone has played at all, and who left before that.
    fn first_round(&self) -> FirstRound;
    /// Returns `true` if time is limited here.
    fn has_clock(&self) -> bool;
    fn places(&self) -> Option<Vec<u8>>;
    fn record(&self, lang: Lang, tags: Vec<(String, String)>) -> Result<String, Problem>;
    /// Returns a new table for the agreed rematch, with its first lines.
    fn rematch(&self, seed: dealer::Seed, now_ms: u64) -> Option<Box<dyn AnyTable>>;
    fn log(&self) -> Vec<(u64, String)>;
}

/// A table of one game.
pub(crate) struct Live<G: Playable> {
    pub(super) table: Table<G>,
    pub(super) names: BTreeMap<Person, Arc<PersonName>>,
    /// The updates of the current state that are already serialized, for viewers who see the same.
    pub(super) written: Vec<(Recipient, Utf8Bytes, Seen)>,
    pub(super) pictured: Pictured<G>,
    /// The last texts sent to followers by short updates, by their eyes.
    pub(super) bases: Vec<Base>,
    /// Whether the deciding bot waits for its turn to think.
    pub(super) bot_waits: bool,
}

impl<G: Playable> Live<G> {
    pub(crate) fn new(table: Table<G>) -> Live<G> {
        Live {
            table,
            names: BTreeMap::new(),
            written: Vec::new(),
            pictured: Pictured::default(),
            bases: Vec::new(),
            bot_waits: false,
        }
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        (0u8..).map(Seat).map_while(|seat| Some((seat, self.table.occupant(seat)?)))
    }

    /// Returns those who sit here or opened the table, and those whom lines after this one mention.
    pub(super) fn persons_since(&self, after: u64) -> Vec<Person> {
        let seated = self.seats().filter_map(|(_, occupant)| occupant.person());
        let here = seated.chain(self.table.opening().owner);
        let mut persons: Vec<Person> = here.chain(self.table.mentioned_since(after)).collect();
        persons.sort_unstable();
        persons.dedup();
        persons
    }

    fn seated(&self) -> Seated {
        let name = |occupant: &Occupant| {
            let person = occupant.person()?;
            self.names.get(&person).map(|named| named.name.clone())
        };
        self.seats().map(|(_, occupant)| name(occupant)).collect()
    }

    /// Reads the move of an input, and refuses bots that no one knows.
    fn event(&self, input: &Input, lang: Lang) -> Result<Event<G::Move>, Problem> {
        if let Event::Act { act: Act::SetChair { level: Some(level), .. }, .. } = input
            && effort(level.name()).is_none()
        {
            return Err(no_such_bot(lang, level.name()));
        }
        input.clone().try_map_move(|mv| mv.parse()).map_err(|misread| Problem {
            code: Code::Malformed,
            text: texts::record::notation_error(lang, &misread),
            rule: None,
        })
    }

    fn changed(&mut self) {
        self.written = Vec::new();
        self.pictured = Pictured::default();
    }
}

impl<G: Playable> AnyTable for Live<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn sequence(&self) -> u64 {
        self.table.sequence()
    }

    fn phase(&self) -> Phase {
        self.table.phase()
    }

    fn owner(&self) -> Option<Person> {
        self.table.opening().owner
    }

    fn handle(&mut self, input: &Input, now_ms: u64, lang: Lang) -> Result<Handled, Problem> {
        if let Event::Act { act: Act::Say { text }, .. } = input {
            faults::trip("act", text);
        }
        let event = self.event(input, lang)?;
        let done = self.table.handle(event, now_ms);
        let done = done.map_err(|error| refused(lang, &error, &self.seated()))?;
        let mut handled = Handled { visible: done.is_visible, ..Handled::default() };
        for effect in done.effects {
            match effect {
                Effect::Commit { lines } => handled.lines = lines,
                Effect::AskBot { .. } => handled.bot_asked = true,
                Effect::Ended { .. } => handled.ended = true,
                Effect::Rematch(_) => handled.rematch = true,
                // The summary has this too, and stays true when the table is restored.
                Effect::WakeAt(_) | Effect::Closed => {}
            }
        }
        if handled.visible {
            self.changed();
        }
        Ok(handled)
    }

    fn extend(&mut self, lines: Vec<(u64, String)>, now_ms: u64) -> Result<(), LogProblem> {
        self.changed();
        self.table.extend(lines, now_ms).map_err(LogProblem::lines)
    }

    fn persons(&self, after: u64) -> Vec<Person> {
        self.persons_since(after)
    }

    fn knows_name(&self, person: Person) -> bool {
        self.names.contains_key(&person)
    }

    fn set_names(&mut self, names: Vec<PersonName>) {
        self.names.extend(names.into_iter().map(|named| (named.person, named.into())));
    }

    fn forget_name(&mut self, person: Person) {
        self.names.remove(&person);
        self.written.clear();
    }

    fn has_seat(&self, person: Person) -> bool {
        self.seats().any(|(_, occupant)| occupant.person() == Some(person))
    }

    fn sitters(&self) -> Vec<Person> {
        self.seats().filter_map(|(_, occupant)| occupant.person()).collect()
    }

    fn update(&mut self, id: &TableId, recipient: Recipient, now_ms: u64) -> (Utf8Bytes, Seen) {
        self.write(id, recipient, now_ms)
    }

    fn all_have_looked(&mut self) {
        self.changed();
    }

    fn forget_bases(&mut self) {
        self.bases = Vec::new();
    }

    fn to_act(&self) -> ToAct {
        let table = &self.table;
        ToAct { person: table.to_act(), answers: table.answers(), deadline_ms: table.deadline_ms() }
    }

    fn summary(&self) -> Summary {
        let to_act = self.to_act();
        let stand_in = self.table.opening().options.level.name();
        let seat = |occupant: &Occupant| SeatSummary {
            person: occupant.person(),
            level: match occupant {
                Occupant::Bot(level) => Some(level.name().to_owned()),
                Occupant::StandIn { .. } | Occupant::Resigned(_) => Some(stand_in.to_owned()),
                Occupant::Person(_) | Occupant::Empty => None,
            },
        };
        Summary {
            phase: self.table.phase().name().to_owned(),
            seats: self.seats().map(|(_, occupant)| seat(occupant)).collect(),
            to_act: to_act.person,
            answers: to_act.answers,
            turn_ms: None,
            deadline_ms: to_act.deadline_ms,
            wake_ms: self.table.wake_ms(),
        }
    }

    fn wake_ms(&self) -> Option<u64> {
        self.table.wake_ms()
    }

    fn wakes_from_log(&self) -> bool {
        self.table.opening().options.away_ms.is_none()
    }

    fn bot_wanted(&self) -> Option<(Seat, Level, u64)> {
        self.table.bot_wanted()
    }

    fn thinker(&self) -> Option<Box<dyn Thinker>> {
        let (seat, _, _) = self.table.bot_wanted()?;
        let view = self.table.view(kernel::Viewer::Seat(seat));
        let legal = self.table.legal_moves(seat);
        let thinker = Box::new(ThinkerOf::<G>::new(view, legal));
        Some(faults::thinker(thinker, || self.table.log()))
    }

    fn has_people(&self) -> bool {
        self.seats().any(|(_, occupant)| occupant.decides().is_some())
    }

    fn payer(&self) -> Option<Person> {
        let playing = || self.seats().find_map(|(_, occupant)| occupant.person());
        self.table.opening().owner.or_else(playing)
    }

    fn set_bot_waits(&mut self, waits: bool) -> bool {
        let changes = self.bot_waits != waits;
        if changes {
            self.bot_waits = waits;
            self.written.clear();
        }
        changes
    }

    fn result(&self, places: &[u8], rated: bool) -> (u32, Vec<SeatResult>) {
        let lines = self.table.journal().lines();
        let moves = lines.iter().filter(|line| matches!(line, Line::Move(..))).count();
        let seat = |((seat, occupant), place): ((Seat, &Occupant), &u8)| SeatResult {
            person: occupant.person(),
            level: match occupant {
                Occupant::Bot(level) => Some(level.name().to_owned()),
                _ => None,
            },
            place: *place,
            resigned: matches!(occupant, Occupant::Resigned(_) | Occupant::StandIn { .. })
                || (rated && self.table.bot_decided(seat)),
            rating: None,
        };
        (moves as u32, self.seats().zip(places).map(seat).collect())
    }

    fn first_round(&self) -> FirstRound {
        self.table.first_round()
    }

    fn has_clock(&self) -> bool {
        self.table.opening().options.clock != Clock::None
    }

    fn places(&self) -> Option<Vec<u8>> {
        let over = self.table.phase() == Phase::Over;
        let standing = self.table.journal().now().standing().filter(|_| over)?;
        Some(standing.places().to_vec())
    }

    fn record(&self, lang: Lang, mut tags: Vec<(String, String)>) -> Result<String, Problem> {
        let names = self.seated().into_iter().enumerate();
        tags.extend(names.filter_map(|(seat, name)| Some((format!("name.{seat}"), name?))));
        let record = self.table.record(tags);
        match record {
            Ok(record) => Ok(record.to_string()),
            Err(error) => Err(refused(lang, &error, &self.seated())),
        }
    }

    fn rematch(&self, seed: dealer::Seed, now_ms: u64) -> Option<Box<dyn AnyTable>> {
        let (table, _) = Table::open(self.table.rematch()?, seed, now_ms).ok()?;
        let live = Live { names: self.names.clone(), ..Live::new(table) };
        Some(Box::new(live))
    }

    fn log(&self) -> Vec<(u64, String)> {
        self.table.log()
    }
}
