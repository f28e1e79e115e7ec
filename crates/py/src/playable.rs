//! What Python needs of a game besides its rules: numbers for moves and for outcomes, and a row of
//! bytes for what a seat sees. A game joins by one file that implements [`Playable`].

use bots::{Bot, Insight, Makings, UnknownBot};
use kernel::Seat;

/// The number of a move, dense from 0, the same in every position of a game.
pub(crate) type Action = u16;

/// Stands for a listed move beyond the room that its kind has. No position of the tests has one;
/// such a move could still be played by its notation.
pub(crate) const NO_ACTION: Action = Action::MAX;

/// A game that Python can play.
pub(crate) trait Playable:
    Insight<Setup: Send + Sync, View: Send, Outcome: Send + Sync> + Sync
{
    /// The fewest and the most players.
    const PLAYERS: (u8, u8);
    /// How many numbers moves have.
    const ACTIONS: usize;
    /// How many numbers outcomes of chance have.
    const OUTCOMES: usize;

    /// Gives each of the listed moves its number, all different.
    fn number_moves(&self, moves: &[Self::Move], actions: &mut Vec<Action>);

    /// The number of an outcome.
    fn number_outcome(outcome: &Self::Outcome) -> usize;

    /// Writes what a seat sees, itself first and the others in turn order. It is made from the view
    /// alone, so it can't tell what the seat may not know.
    fn observe(view: &Self::View, seat: Seat, players: u8, row: &mut Row);

    /// The bot of this name.
    fn bot(name: &str, makings: Makings) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot>;
}

/// Writes an observation from left to right. Without bytes to write to, it only measures.
pub(crate) struct Row<'a> {
    bytes: &'a mut [u8],
    at: usize,
    sections: Option<Vec<(&'static str, usize)>>,
}

impl<'a> Row<'a> {
    /// A row over these bytes, which are cleared.
    pub(crate) fn over(bytes: &'a mut [u8]) -> Row<'a> {
        bytes.fill(0);
        Row { bytes, at: 0, sections: None }
    }

    /// A row that remembers where each section begins, and keeps no value.
    pub(crate) fn measuring() -> Row<'static> {
        Row { bytes: &mut [], at: 0, sections: Some(Vec::new()) }
    }

    /// What was measured: the sections with their beginnings, and the length of all.
    pub(crate) fn measured(self) -> (Vec<(&'static str, usize)>, usize) {
        (self.sections.unwrap_or_default(), self.at)
    }

    /// What follows has this name.
    #[inline]
    pub(crate) fn section(&mut self, name: &'static str) {
        if let Some(sections) = &mut self.sections {
            sections.push((name, self.at));
        }
    }

    /// Writes a number.
    #[inline]
    pub(crate) fn put(&mut self, value: u8) {
        if let Some(byte) = self.bytes.get_mut(self.at) {
            *byte = value;
        }
        self.at += 1;
    }

    /// Writes a number that may be too large for its byte, or negative.
    #[inline]
    pub(crate) fn clamp(&mut self, value: i32) {
        self.put(value.clamp(0, 255) as u8);
    }

    /// Writes a 1 at one of `width` bytes, or at none.
    #[inline]
    pub(crate) fn one_of(&mut self, width: usize, index: Option<usize>) {
        if let Some(index) = index.filter(|&index| index < width)
            && let Some(byte) = self.bytes.get_mut(self.at + index)
        {
            *byte = 1;
        }
        self.at += width;
    }

    /// The next `width` bytes, to be written in any order; without bytes, nothing.
    #[inline]
    pub(crate) fn take(&mut self, width: usize) -> Option<&mut [u8]> {
        let from = self.at;
        self.at += width;
        self.bytes.get_mut(from..self.at)
    }
}

/// How many seats `seat` sits after `from`, in turn order.
#[inline]
pub(crate) fn seats_after(from: Seat, seat: Seat, players: u8) -> usize {
    let steps = seat.0 + players - from.0;
    usize::from(if steps >= players { steps - players } else { steps })
}
