//! Seats, turns and viewers.

use crate::notation::{NotationError, number};
use std::fmt;

/// The largest number of seats at a table of any game.
pub const SEATS_MAX: usize = 6;

/// A place at the table, numbered from 0 in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into arrays by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat clockwise at a table of `players`.
    ///
    /// ```
    /// use emberwake_kernel::Seat;
    ///
    /// assert_eq!(Seat(0).next(3), Seat(1));
    /// assert_eq!(Seat(2).next(3), Seat(0));
    /// ```
    #[inline]
    pub const fn next(self, players: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= players { 0 } else { next })
    }

    /// Returns all seats of a table, from seat 0.
    ///
    /// ```
    /// use emberwake_kernel::Seat;
    ///
    /// assert_eq!(Seat::all(3).collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
    /// ```
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players).map(Seat)
    }

    /// Returns all seats of a table in turn order, beginning with this one.
    ///
    /// ```
    /// use emberwake_kernel::Seat;
    ///
    /// assert_eq!(Seat(1).round(3).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(0)]);
    /// ```
    pub fn round(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |step| Seat((self.0 + step) % players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The actor whose turn it is. Chance is an actor like the players.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_kernel::{Game, Turn};
///
/// let game = Campfire::start(&Setup::new(2)).unwrap();
/// let says = match game.turn() {
///     Turn::Seat(seat) => format!("Player {} decides.", seat.0 + 1),
///     Turn::Chance => "A tile is revealed.".to_owned(),
///     Turn::Over => "The game is over.".to_owned(),
/// };
/// assert_eq!(says, "A tile is revealed.");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Turn {
    /// This seat must decide.
    Seat(Seat),
    /// A random outcome is due.
    Chance,
    /// The game has ended.
    Over,
}

/// Someone who looks at a position. Written `seat 2`, `spectator` or `omniscient`.
///
/// ```
/// use emberwake_kernel::{Seat, Viewer};
///
/// assert_eq!(Viewer::Seat(Seat(2)).to_string(), "seat 2");
/// assert_eq!(Viewer::try_from("spectator".to_owned()), Ok(Viewer::Spectator));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "String", try_from = "String")
)]
pub enum Viewer {
    /// A player, who knows what that seat may know.
    Seat(Seat),
    /// Someone at the table without a seat, who knows what is public.
    Spectator,
    /// Someone who may know everything: a replay after the end, a test, a user of `record states`.
    Omniscient,
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Omniscient => f.write_str("omniscient"),
        }
    }
}

impl From<Viewer> for String {
    fn from(viewer: Viewer) -> String {
        viewer.to_string()
    }
}

impl TryFrom<String> for Viewer {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Viewer, NotationError> {
        let seat = |text: &str| number(text, SEATS_MAX as u32 - 1).map(|n| Seat(n as u8));
        let viewer = match text.as_str() {
            "spectator" => Some(Viewer::Spectator),
            "omniscient" => Some(Viewer::Omniscient),
            text => text.strip_prefix("seat ").and_then(seat).map(Viewer::Seat),
        };
        viewer.ok_or_else(|| NotationError::new(&text, "seat <0-5> | spectator | omniscient"))
    }
}
