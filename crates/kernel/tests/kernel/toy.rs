//! Pennies, a toy game: a coin flip gives seat 0 a secret lucky side. Two seats take one or two
//! pennies in turn, and the one who takes the last penny wins.

use kernel::contract::Probe;
use kernel::notation::{NotationError, number};
use kernel::options::TableOption;
use kernel::{
    Cites, Draw, FieldProblem, Game, Layout, Luck, OutcomeError, Seat, SetupText, Sink, Standing,
    Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A tiny generator; the kernel itself has none.
pub struct Dice(pub u64);

impl Luck for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u32
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pennies {
    pub pennies: u8,
    /// The coin that only seat 0 has seen.
    pub heads: Option<bool>,
    pub turn: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub pennies: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw(pub bool);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct No;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    pub pennies: u8,
    pub thrown: bool,
    pub heads: Option<bool>,
    pub turn: u8,
    /// A field that JSON drops; always 0 in a game that keeps the contract.
    #[serde(skip)]
    pub forgotten: u8,
}

/// The event that this many pennies were taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Taken {
    pub pennies: u8,
    /// A field that JSON drops; always 0 in a game that keeps the contract.
    #[serde(skip)]
    pub forgotten: u8,
}

impl Cites for No {
    fn rule(&self) -> &'static str {
        "T1"
    }
}

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no")
    }
}

impl std::error::Error for No {}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Take, NotationError> {
        let taken = text.strip_prefix("take ").and_then(|word| number(word, 9));
        taken.map(|n| Take(n as u8)).ok_or_else(|| NotationError::new(text, "take <0-9>"))
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "heads" } else { "tails" })
    }
}

impl FromStr for Throw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Throw, NotationError> {
        match text {
            "heads" => Ok(Throw(true)),
            "tails" => Ok(Throw(false)),
            _ => Err(NotationError::new(text, "heads|tails")),
        }
    }
}

impl SetupText for Table {
    const OPTIONS: &'static [TableOption<Table>] = &[];

    fn usual(_players: u8) -> Table {
        Table { pennies: 2 }
    }

    fn with_edition(self, _edition: u8) -> Table {
        self
    }

    fn fields(&self) -> Vec<(String, String)> {
        vec![("pennies".to_owned(), self.pennies.to_string())]
    }

    fn edition(&self) -> u8 {
        1
    }

    fn from_fields(_edition: u8, fields: &[(String, String)]) -> Result<Table, Vec<FieldProblem>> {
        let value = fields
            .iter()
            .find(|(key, _)| key == "pennies")
            .and_then(|(_, value)| number(value, 99));
        value
            .map(|n| Table { pennies: n as u8 })
            .ok_or_else(|| vec![FieldProblem::Missing("pennies".into())])
    }
}

impl Game for Pennies {
    const NAME: &'static str = "pennies";
    const EDITION: u8 = 1;
    const TURN_RULE: &'static str = "T1";
    const HAS_SECRETS: bool = true;
    type Setup = Table;
    type SetupProblem = No;
    type Move = Take;
    type Outcome = Throw;
    type Event = Taken;
    type Illegal = No;
    type View = Seen;

    fn start(setup: &Table) -> Result<Self, Vec<No>> {
        if setup.pennies < 2 {
            return Err(vec![No]);
        }
        Ok(Pennies { pennies: setup.pennies, heads: None, turn: 0 })
    }

    fn players(&self) -> u8 {
        2
    }

    fn turns(&self) -> u32 {
        u32::from(self.turn)
    }

    fn turn(&self) -> Turn {
        match (self.heads, self.pennies) {
            (None, _) => Turn::Chance,
            // The last penny leaves no choice, so it is taken without asking.
            (_, 0) => Turn::Over,
            _ => Turn::Seat(Seat(self.turn)),
        }
    }

    fn legal_moves(&self, sink: &mut impl Sink<Take>) {
        if matches!(self.turn(), Turn::Seat(_)) {
            sink.put(Take(1));
            sink.put(Take(2));
        }
    }

    fn play(&mut self, Take(n): Take, events: &mut impl Sink<Taken>) -> Result<(), No> {
        if !matches!(self.turn(), Turn::Seat(_)) || !(1..=2).contains(&n) {
            return Err(No);
        }
        self.pennies -= n;
        self.turn = 1 - self.turn;
        if self.pennies == 1 {
            self.pennies = 0;
            self.turn = 1 - self.turn;
        }
        events.put(Taken { pennies: n, forgotten: 0 });
        Ok(())
    }

    fn outcomes(&self, sink: &mut impl Sink<(Throw, u32)>) {
        if self.turn() == Turn::Chance {
            sink.put((Throw(true), 1));
            sink.put((Throw(false), 1));
        }
    }

    fn resolve(
        &mut self,
        Throw(heads): Throw,
        _: &mut impl Sink<Taken>,
    ) -> Result<(), OutcomeError> {
        if self.turn() != Turn::Chance {
            return Err(OutcomeError);
        }
        self.heads = Some(heads);
        Ok(())
    }

    fn sample(&self, luck: &mut impl Luck) -> Throw {
        Throw(luck.below(2) == 0)
    }

    fn draw(&self) -> Draw {
        Draw::Throw { kind: 0, nth: 0 }
    }

    fn layout(&self, _deck: u8) -> Layout {
        Layout { kinds: Vec::new(), piles: Vec::new() }
    }

    fn card(&self, _kind: u8) -> Throw {
        Throw(true)
    }

    fn view(&self, viewer: Viewer) -> Seen {
        let knows = matches!(viewer, Viewer::Seat(Seat(0)) | Viewer::Omniscient);
        Seen {
            pennies: self.pennies,
            thrown: self.heads.is_some(),
            heads: self.heads.filter(|_| knows),
            turn: self.turn,
            forgotten: 0,
        }
    }

    fn witness(event: &Taken, _: Viewer) -> Option<Taken> {
        Some(event.clone())
    }

    fn imagine(view: &Seen, luck: &mut impl Luck) -> Self {
        let heads = view.heads.or_else(|| view.thrown.then(|| luck.below(2) == 0));
        Pennies { pennies: view.pennies, heads, turn: view.turn }
    }

    fn standing(&self) -> Option<Standing> {
        (self.turn() == Turn::Over).then(|| Standing::by_key(2, |seat| seat.0 != self.turn))
    }

    fn audit(&self) -> Result<(), kernel::AuditError> {
        if self.pennies == 1 && self.heads.is_some() {
            Err(kernel::AuditError::new("a single penny is left"))
        } else {
            Ok(())
        }
    }
}

pub struct Wild;

impl Probe<Pennies> for Wild {
    fn some_move(&self, luck: &mut dyn Luck) -> Take {
        Take(luck.below(5) as u8)
    }

    fn some_outcome(&self, luck: &mut dyn Luck) -> Throw {
        Throw(luck.below(2) == 0)
    }
}
