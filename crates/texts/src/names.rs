//! What the people at a table are called.

use crate::messages::messages;
use crate::{Lang, visible};
use kernel::Seat;

messages!(said, "names");

use said::Unnamed;

/// The names of the seats of a table; a seat without one is "Player 1" and so on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<Option<String>>);

impl Names {
    /// Names by seat. What can't be seen in them is masked.
    pub fn new(names: impl IntoIterator<Item = Option<String>>) -> Names {
        Names(names.into_iter().map(|name| name.map(|name| visible(&name))).collect())
    }

    /// The seats that these names are of, named or not: those of the table, if its names were made
    /// with one entry for each seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..=u8::MAX).zip(&self.0).map(|(seat, _)| Seat(seat))
    }

    /// What a seat is called.
    pub fn of(&self, lang: Lang, seat: Seat) -> String {
        match self.0.get(seat.index()) {
            Some(Some(name)) => name.clone(),
            _ => Unnamed::Player { number: seat.0 + 1 }.text(lang),
        }
    }
}
