//! The occupants of a seat, before and during the game.

use crate::{Level, Person};
use dealer::Nonce;
use serde::{Deserialize, Serialize};

/// The initial occupant of a seat when a table is opened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Chair {
    /// Open to anyone.
    Open,
    /// Taken by this person.
    Person(Person),
    /// A bot of this level.
    Bot(Level),
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// No one. This is possible only before the game.
    Empty,
    /// A person, who decides.
    Person(Person),
    /// A bot, which decides.
    Bot(Level),
    /// A bot that decides for a person, who can take the seat back.
    StandIn {
        /// The person whose seat it is.
        person: Person,
        /// The reason why the person doesn't decide.
        why: Absence,
    },
    /// A bot that decides to the end of the game for a person who resigned.
    Resigned(Person),
}

/// The reason why a bot stands in for a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// Returns the person whose seat it is or was.
    pub fn person(&self) -> Option<Person> {
        match self {
            Occupant::Person(person)
            | Occupant::StandIn { person, .. }
            | Occupant::Resigned(person) => Some(*person),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }

    /// Returns the person who decides here, and votes.
    pub fn decides(&self) -> Option<Person> {
        match self {
            Occupant::Person(person) => Some(*person),
            _ => None,
        }
    }

    /// Returns the person who sees what this seat may know.
    pub fn watches(&self) -> Option<Person> {
        match self {
            Occupant::Person(person) | Occupant::StandIn { person, .. } => Some(*person),
            _ => None,
        }
    }
}

/// A seat and its data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatState {
    pub(crate) occupant: Occupant,
    /// The person's contribution to the deal, given by being ready.
    pub(crate) nonce: Option<Nonce>,
    /// The decision that was open when a bot began to stand in.
    pub(crate) stood_in_at: u64,
}

impl SeatState {
    pub(crate) fn new(chair: &Chair) -> SeatState {
        let occupant = match chair {
            Chair::Open => Occupant::Empty,
            Chair::Person(person) => Occupant::Person(*person),
            Chair::Bot(level) => Occupant::Bot(level.clone()),
        };
        SeatState { occupant, nonce: None, stood_in_at: 0 }
    }
}
