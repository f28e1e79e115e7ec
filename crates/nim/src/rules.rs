//! The rules of Nim with a die.
//!
//! N1.1: Players take turns. N1.2: A die says how many stones you may take at most, two or three;
//! take at least one. N1.3: When fewer than two stones are left, the player who took last wins.

use crate::event::Event;
use crate::notation::{Illegal, Roll, Setup, SetupProblem, Take};
use kernel::{Draw, Game, Layout, Luck, OutcomeError, Seat, Sink, Standing, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// A position. Nothing in it is secret, so it is its own view.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Nim {
    players: u8,
    pub(crate) stones: u8,
    /// The number on the die; `None` before it is rolled.
    die: Option<u8>,
    /// The number of turns that have begun.
    turns: u32,
}

impl Nim {
    /// Returns the seat whose turn it is, or was before the next roll.
    fn active(&self) -> Seat {
        Seat((self.turns.saturating_sub(1) % u32::from(self.players)) as u8)
    }

    fn most(&self) -> u8 {
        self.die.map_or(0, |die| die.min(self.stones))
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const EDITION: u8 = 1;
    const TURN_RULE: &'static str = "N1.1";
    const HAS_SECRETS: bool = false;
    type Setup = Setup;
    type SetupProblem = SetupProblem;
    type Move = Take;
    type Outcome = Roll;
    type Event = Event;
    type Illegal = Illegal;
    type View = Nim;

    fn start(setup: &Setup) -> Result<Nim, Vec<SetupProblem>> {
        let problems = kernel::options::problems(setup, setup.players);
        if !problems.is_empty() {
            return Err(problems.into_iter().map(SetupProblem).collect());
        }
        Ok(Nim { players: setup.players, stones: setup.stones, die: None, turns: 0 })
    }

    fn turn(&self) -> Turn {
        match self.die {
            _ if self.stones < 2 => Turn::Over,
            None => Turn::Chance,
            Some(_) => Turn::Seat(self.active()),
        }
    }

    fn legal_moves(&self, sink: &mut impl Sink<Take>) {
        if matches!(self.turn(), Turn::Seat(_)) {
            (1..=self.most()).for_each(|stones| sink.put(Take(stones)));
        }
    }

    fn play(&mut self, take: Take, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if self.turn() == Turn::Over || !(1..=self.most()).contains(&take.0) {
            return Err(Illegal::Stones);
        }
        events.put(Event::Took(self.active(), take.0));
        self.stones -= take.0;
        self.die = None;
        Ok(())
    }

    fn outcomes(&self, sink: &mut impl Sink<(Roll, u32)>) {
        if self.turn() == Turn::Chance {
            Roll::ALL.into_iter().for_each(|roll| sink.put((roll, 1)));
        }
    }

    fn resolve(&mut self, roll: Roll, events: &mut impl Sink<Event>) -> Result<(), OutcomeError> {
        if self.turn() != Turn::Chance || !Roll::ALL.contains(&roll) {
            return Err(OutcomeError);
        }
        self.die = Some(roll.0);
        self.turns += 1;
        events.put(Event::Rolled(self.active(), roll.0));
        Ok(())
    }

    fn standing(&self) -> Option<Standing> {
        let last = self.active();
        (self.turn() == Turn::Over).then(|| Standing::by_key(self.players, |seat| seat == last))
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn turns(&self) -> u32 {
        self.turns
    }

    fn sample(&self, luck: &mut impl Luck) -> Roll {
        Roll::ALL[luck.below(Roll::ALL.len() as u32) as usize]
    }

    fn draw(&self) -> Draw {
        Draw::Throw { kind: 0, nth: self.turns }
    }

    fn layout(&self, _deck: u8) -> Layout {
        Layout { kinds: Vec::new(), piles: Vec::new() }
    }

    fn card(&self, _kind: u8) -> Roll {
        Roll::ALL[0]
    }

    fn view(&self, _viewer: Viewer) -> Nim {
        self.clone()
    }

    fn witness(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(view: &Nim, _luck: &mut impl Luck) -> Nim {
        view.clone()
    }

    fn audit(&self) -> Result<(), kernel::AuditError> {
        Ok(())
    }
}
