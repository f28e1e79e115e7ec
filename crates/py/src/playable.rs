//! The parts of a game that Python needs besides its rules: numbers for moves and outcomes, and a
//! row of bytes for a seat's observation. A game joins by one file that implements [`Playable`].

use bots::Insight;
use kernel::{Seat, Viewer};

/// The number of a move, dense from 0, the same in every position of a game.
pub(crate) type Action = u16;

/// Stands for a listed move beyond the room that its kind has. No position of the tests has one;
/// such a move could still be played by its notation.
pub(crate) const NO_ACTION: Action = Action::MAX;

/// A game that Python can play.
pub(crate) trait Playable:
    Insight<Setup: Send + Sync, View: Send, Outcome: Send + Sync> + Sync
{
    /// The number of action numbers.
    const ACTIONS: usize;
    /// The number of outcome numbers.
    const OUTCOMES: usize;

    /// Assigns each of the listed moves its number, all different.
    fn number_moves(&self, moves: &[Self::Move], actions: &mut Vec<Action>);

    /// The number of an outcome.
    fn number_outcome(outcome: &Self::Outcome) -> usize;

    /// Writes the observation of a seat, itself first and the others in turn order. It is made from
    /// the view alone, so it can't reveal what the seat may not know.
    fn observe(view: &Self::View, seat: Seat, players: u8, row: &mut Row);

    /// The same from the position, without building a view. It must write what [`Self::observe`]
    /// writes for the seat's view, byte for byte.
    fn observe_now(&self, seat: Seat, row: &mut Row);
}

/// More than any observation needs, for measuring.
const ROW_MAX: usize = 4096;

/// Writes an observation from left to right. All bytes are 0 before.
pub(crate) struct Row<'a> {
    bytes: &'a mut [u8],
    at: usize,
    sections: Option<Vec<(&'static str, usize)>>,
}

/// The parts of an observation with their beginnings, and the length of all.
pub(crate) type Measured = (Vec<(&'static str, usize)>, usize);

impl<'a> Row<'a> {
    /// A row over these bytes, which are cleared. There must be as many as [`measure`] says.
    #[inline]
    pub(crate) fn over(bytes: &'a mut [u8]) -> Row<'a> {
        bytes.fill(0);
        Row { bytes, at: 0, sections: None }
    }

    /// Begins a section with this name.
    #[inline]
    pub(crate) fn section(&mut self, name: &'static str) {
        if let Some(sections) = &mut self.sections {
            sections.push((name, self.at));
        }
    }

    /// The next `width` bytes.
    #[inline]
    pub(crate) fn take(&mut self, width: usize) -> &mut [u8] {
        let from = self.at;
        self.at += width;
        &mut self.bytes[from..self.at]
    }

    /// The next `WIDTH` bytes, so that the compiler knows how many there are.
    #[inline]
    pub(crate) fn array<const WIDTH: usize>(&mut self) -> &mut [u8; WIDTH] {
        let bytes = self.take(WIDTH);
        bytes.try_into().expect("as many bytes were taken")
    }

    /// Writes a 1 at one of `width` bytes, or at none.
    #[inline]
    pub(crate) fn one_of(&mut self, width: usize, index: Option<usize>) {
        let bytes = self.take(width);
        if let Some(byte) = index.and_then(|index| bytes.get_mut(index)) {
            *byte = 1;
        }
    }
}

/// A number that may be too large for its byte, or negative.
#[inline]
pub(crate) fn clamp(value: i32) -> u8 {
    value.clamp(0, 255) as u8
}

/// Returns the layout of observations of this table.
pub(crate) fn measure<G: Playable>(start: &G) -> Measured {
    let mut bytes = [0; ROW_MAX];
    let mut row = Row { bytes: &mut bytes, at: 0, sections: Some(Vec::new()) };
    let view = start.view(Viewer::Seat(Seat(0)));
    G::observe(&view, Seat(0), start.players(), &mut row);
    (row.sections.unwrap_or_default(), row.at)
}

/// Returns the number of seats from `from` to `seat`, in turn order.
#[inline]
pub(crate) fn seats_after(from: Seat, seat: Seat, players: u8) -> usize {
    let steps = seat.0 + players - from.0;
    usize::from(if steps >= players { steps - players } else { steps })
}
