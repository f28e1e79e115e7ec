//! The decisions of players, and their notation.

use crate::pieces::{Adventurer, Direction, Legend, Place};
use kernel::notation::{NotationError, Words, number};
use std::fmt;
use std::str::FromStr;

/// A decision.
///
/// ```
/// use emberwake_campfire::{Direction, Legend, Move, Place};
///
/// let place = Place::new(2).unwrap();
/// let mv = Move::Sow { place, direction: Direction::Clockwise, bend: None };
/// assert_eq!(mv.to_string(), "sow 2 cw");
///
/// let mv: Move = "legend b 4 *".parse().unwrap();
/// assert_eq!(mv, Move::Legend { legend: Legend::Bell, value: 4, wilds: 1 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Move {
    /// C2.3: play this adventurer.
    Pick(Adventurer),
    /// C3.2: put the Frog here.
    Frog(Place),
    /// C3.4: put a disc of a sleeping adventurer here.
    Sleeper(Adventurer, Place),
    /// C3.5: put one of your own discs here.
    Disc(Place),
    /// C3.7 and C5.5: point Lys here.
    Lys(Place),
    /// C7.2: Moon moves Lys one place, or leaves her where she is.
    Nudge(Option<Direction>),
    /// C5.1: pick up this pile and sow it.
    Sow {
        /// The pile.
        place: Place,
        /// The direction around the fire.
        direction: Direction,
        /// The ability used during the sowing.
        bend: Option<Bend>,
    },
    /// C7.3: Red lifts the disc at this height of this pile, or none.
    Lift(Option<(Place, u8)>),
    /// C6.2: write the song with this price.
    Song {
        /// The price, which identifies the card.
        price: u8,
        /// The stories paid, each once.
        kinds: Kinds,
        /// The number of Wilds paid.
        wilds: u8,
    },
    /// C6.3, C6.4: write the card of this legend with this value.
    Legend {
        /// The legend.
        legend: Legend,
        /// The value, which identifies the card.
        value: u8,
        /// The number of Wilds paid; tiles of the legend pay the rest.
        wilds: u8,
    },
    /// C8.2: write nothing more.
    Pass,
}

/// An ability used during the sowing, and its step, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Bend {
    /// C7.1: Ulrich drops two discs at this step.
    Pair(u8),
    /// C7.4: Siana drops nothing at this step.
    Skip(u8),
}

/// A set of legends, one bit each.
///
/// ```
/// use emberwake_campfire::{Kinds, Legend};
///
/// let kinds: Kinds = [Legend::Gate, Legend::Bell].into_iter().collect();
/// assert_eq!(kinds.len(), 2);
/// assert_eq!(kinds.iter().collect::<Vec<_>>(), [Legend::Bell, Legend::Gate]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Kinds(pub(crate) u8);

impl Kinds {
    /// Returns the legends in this set that aren't in the other.
    pub(crate) const fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the legends in the set, by letter.
    pub fn iter(self) -> impl Iterator<Item = Legend> {
        Legend::ALL.into_iter().filter(move |legend| self.0 & (1 << legend.index()) != 0)
    }
}

impl FromIterator<Legend> for Kinds {
    fn from_iter<I: IntoIterator<Item = Legend>>(legends: I) -> Self {
        Kinds(legends.into_iter().fold(0, |bits, legend| bits | 1 << legend.index()))
    }
}

/// The largest number of Wilds that can be paid: two from the box and the coin of a Lumarathon.
pub(crate) const WILDS_MAX: u8 = crate::tables::WILD_TILES + 1;

/// The patterns of all moves, for error messages and the documentation.
pub const FORMS: [(&str, &str); 11] = [
    ("pick", "pick ulrich|moon|red|siana|nostromo"),
    ("frog", "frog <place 0-7>"),
    ("sleeper", "sleeper <adventurer> <place 0-7>"),
    ("disc", "disc <place 0-7>"),
    ("lys", "lys <place 0-7>"),
    ("nudge", "nudge cw|ccw|no"),
    ("sow", "sow <place 0-7> cw|ccw [pair <step>|skip <step>]"),
    ("lift", "lift <place 0-7> <height 0-18> | lift no"),
    ("song", "song <price> <letters in order, then * for each wild>"),
    ("legend", "legend <letter> <value> [<* for each wild>]"),
    ("pass", "pass"),
];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stars = |wilds: u8| "*".repeat(wilds as usize);
        match *self {
            Move::Pick(adventurer) => write!(f, "pick {adventurer}"),
            Move::Frog(place) => write!(f, "frog {place}"),
            Move::Sleeper(adventurer, place) => write!(f, "sleeper {adventurer} {place}"),
            Move::Disc(place) => write!(f, "disc {place}"),
            Move::Lys(place) => write!(f, "lys {place}"),
            Move::Nudge(Some(direction)) => write!(f, "nudge {direction}"),
            Move::Nudge(None) => f.write_str("nudge no"),
            Move::Sow { place, direction, bend: None } => write!(f, "sow {place} {direction}"),
            Move::Sow { place, direction, bend: Some(Bend::Pair(step)) } => {
                write!(f, "sow {place} {direction} pair {step}")
            }
            Move::Sow { place, direction, bend: Some(Bend::Skip(step)) } => {
                write!(f, "sow {place} {direction} skip {step}")
            }
            Move::Lift(Some((place, height))) => write!(f, "lift {place} {height}"),
            Move::Lift(None) => f.write_str("lift no"),
            Move::Song { price, kinds, wilds } => {
                let letters: String = kinds.iter().map(Legend::letter).collect();
                write!(f, "song {price} {letters}{}", stars(wilds))
            }
            Move::Legend { legend, value, wilds: 0 } => write!(f, "legend {legend} {value}"),
            Move::Legend { legend, value, wilds } => {
                write!(f, "legend {legend} {value} {}", stars(wilds))
            }
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        if let Some(mv) = read(text)
            && mv.to_string() == text
        {
            return Ok(mv);
        }
        let word = text.split(' ').next().unwrap_or_default();
        let form = FORMS.iter().find(|(name, _)| *name == word);
        let all = "pick|frog|sleeper|disc|lys|nudge|sow|lift|song|legend|pass …";
        Err(NotationError::new(text, form.map_or(all, |(_, form)| form)))
    }
}

fn read(text: &str) -> Option<Move> {
    let mut words = Words::new(text);
    let mv = match words.word()? {
        "pick" => Move::Pick(words.value()?),
        "frog" => Move::Frog(place(&mut words)?),
        "sleeper" => Move::Sleeper(words.value()?, place(&mut words)?),
        "disc" => Move::Disc(place(&mut words)?),
        "lys" => Move::Lys(place(&mut words)?),
        "nudge" => Move::Nudge(match words.word()? {
            "no" => None,
            direction => Some(direction.parse().ok()?),
        }),
        "sow" => Move::Sow {
            place: place(&mut words)?,
            direction: words.value()?,
            bend: bend(&mut words)?,
        },
        "lift" => Move::Lift(match words.word()? {
            "no" => None,
            at => Some((Place::new(number(at, 7)? as u8)?, words.number(18)? as u8)),
        }),
        "song" => {
            let price = words.number(255)? as u8;
            let (kinds, wilds) = payment(words.word()?)?;
            Move::Song { price, kinds, wilds }
        }
        "legend" => {
            let legend = words.value()?;
            let value = words.number(255)? as u8;
            let wilds = words.word().map_or(Some(0), stars)?;
            Move::Legend { legend, value, wilds }
        }
        "pass" => Move::Pass,
        _ => return None,
    };
    words.end()?;
    Some(mv)
}

pub(crate) fn place(words: &mut Words) -> Option<Place> {
    Place::new(words.number(7)? as u8)
}

fn bend(words: &mut Words) -> Option<Option<Bend>> {
    match words.word() {
        None => Some(None),
        Some("pair") => Some(Some(Bend::Pair(words.number(255)? as u8))),
        Some("skip") => Some(Some(Bend::Skip(words.number(255)? as u8))),
        Some(_) => None,
    }
}

fn payment(text: &str) -> Option<(Kinds, u8)> {
    let letters = text.trim_end_matches('*');
    let wilds = if letters.len() == text.len() { 0 } else { stars(&text[letters.len()..])? };
    let kinds: Option<Vec<Legend>> = letters.chars().map(Legend::from_letter).collect();
    Some((kinds?.into_iter().collect(), wilds))
}

fn stars(text: &str) -> Option<u8> {
    let all = !text.is_empty() && text.bytes().all(|byte| byte == b'*');
    (all && text.len() <= WILDS_MAX as usize).then_some(text.len() as u8)
}
