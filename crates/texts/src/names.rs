//! The names of the people at a table.

use crate::messages::messages;
use crate::{Lang, visible};
use kernel::Seat;

messages!(said, "names");

use said::Unnamed;

/// Returns the number that people read for things that notation and records count from 0: spaces,
/// seats, the discs of a pile, legends. Everything that is shown with words uses this.
pub fn from_one(index: u8) -> u8 {
    index + 1
}

/// The actor in a sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// The person who reads it.
    You,
    /// A player of this name.
    Named(String),
}

impl Actor {
    /// Returns the player's label in a list or above a column: a name, or "you".
    pub fn label(self, lang: Lang) -> String {
        match self {
            Actor::You => Unnamed::You.text(lang),
            Actor::Named(name) => name,
        }
    }
}

/// Players who have done something together: the reader, if they are among them, and the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actors {
    /// Whether the reader is one of them.
    pub you: bool,
    /// The names of the others.
    pub others: Vec<String>,
}

/// The names of the seats of a table. A seat without one is named after what it plays, such as a
/// color, or "Player 1" and so on. One of them may be the reader's own, whom sentences address as
/// "you".
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Names {
    by_seat: Vec<Option<String>>,
    plays: Vec<Option<[String; Lang::OFFERED.len()]>>,
    reader: Option<Seat>,
}

impl Names {
    /// Names by seat. What can't be seen in them is masked.
    pub fn new(names: impl IntoIterator<Item = Option<String>>) -> Names {
        let by_seat = names.into_iter().map(|name| name.map(|name| visible(&name)));
        Names { by_seat: by_seat.collect(), plays: Vec::new(), reader: None }
    }

    /// The same names for the player in this seat, or for a spectator.
    #[must_use]
    pub fn read_by(self, reader: Option<Seat>) -> Names {
        Names { reader, ..self }
    }

    /// Names seats without a name after what they play, in each language.
    #[must_use]
    pub fn who_play(self, plays: Vec<Option<[String; Lang::OFFERED.len()]>>) -> Names {
        Names { plays, ..self }
    }

    /// Returns the seats of these names, named or not: those of the table, if its names were made
    /// with one entry for each seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..=u8::MAX).zip(&self.by_seat).map(|(seat, _)| Seat(seat))
    }

    /// Returns the name that was given to a seat, if there is one.
    pub fn given(&self, seat: Seat) -> Option<&str> {
        self.by_seat.get(seat.index())?.as_deref()
    }

    /// Returns the label of a seat above a column or beside a color: its name, or "You" for a
    /// reader without one. Sentences use [`Names::actor`].
    pub fn of(&self, lang: Lang, seat: Seat) -> String {
        match self.by_seat.get(seat.index()) {
            Some(Some(name)) => name.clone(),
            _ if self.reader == Some(seat) => Unnamed::YouHeading.text(lang),
            _ => match self.plays.get(seat.index()) {
                // Only the pseudo-language is not among them.
                Some(Some(plays)) => plays.get(lang as usize).unwrap_or(&plays[0]).clone(),
                _ => Unnamed::Player { number: from_one(seat.0) }.text(lang),
            },
        }
    }

    /// The player in a seat as the subject of a sentence.
    pub fn actor(&self, lang: Lang, seat: Seat) -> Actor {
        if self.reader == Some(seat) { Actor::You } else { Actor::Named(self.of(lang, seat)) }
    }

    /// The players in several seats as the subject of one sentence.
    pub fn actors(&self, lang: Lang, seats: impl IntoIterator<Item = Seat>) -> Actors {
        let mut actors = Actors { you: false, others: Vec::new() };
        for seat in seats {
            match self.actor(lang, seat) {
                Actor::You => actors.you = true,
                Actor::Named(name) => actors.others.push(name),
            }
        }
        actors
    }
}
