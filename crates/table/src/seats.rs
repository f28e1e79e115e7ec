//! What a seat of the table can hold, before and during the game.

use crate::{Level, Person};
use dealer::Nonce;
use serde::{Deserialize, Serialize};

/// How a seat is filled when a table is opened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chair {
    /// Free for whoever sits down.
    Open,
    /// Kept for this person, who sits there already.
    Person(Person),
    /// A bot of this level.
    Bot(Level),
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody. Only before the game.
    Empty,
    /// A person, who decides.
    Person(Person),
    /// A bot, which decides.
    Bot(Level),
    /// A bot decides for a person, who can take the seat back.
    StandIn {
        /// Whose seat it is.
        person: Person,
        /// Why the person does not decide.
        why: Absence,
    },
    /// A bot decides for good in place of a person who gave the game up.
    Resigned(Person),
}

/// Why a bot stands in for a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// The person's time ran out.
    Time,
    /// The person was away for too long.
    Away,
    /// The person handed the seat over.
    Chosen,
}

impl Occupant {
    /// The person whose seat it is or was.
    pub fn person(&self) -> Option<Person> {
        match self {
            Occupant::Person(person)
            | Occupant::StandIn { person, .. }
            | Occupant::Resigned(person) => Some(*person),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }

    /// The person who decides here, and votes.
    pub fn decides(&self) -> Option<Person> {
        match self {
            Occupant::Person(person) => Some(*person),
            _ => None,
        }
    }

    /// The person who is told what this seat may know.
    pub fn watches(&self) -> Option<Person> {
        match self {
            Occupant::Person(person) | Occupant::StandIn { person, .. } => Some(*person),
            _ => None,
        }
    }
}

/// A seat and what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) occupant: Occupant,
    /// What the person added to the deal by being ready.
    pub(crate) nonce: Option<Nonce>,
    /// Which decision was open when a bot began to stand in.
    pub(crate) stood_in_at: u64,
}

impl Place {
    pub(crate) fn new(chair: &Chair) -> Place {
        let occupant = match chair {
            Chair::Open => Occupant::Empty,
            Chair::Person(person) => Occupant::Person(*person),
            Chair::Bot(level) => Occupant::Bot(level.clone()),
        };
        Place { occupant, nonce: None, stood_in_at: 0 }
    }
}
