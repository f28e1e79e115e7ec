//! The decisions of the game and their notation.

use kernel::notation::{NotationError, Words};
use kernel::{SEATS_MAX, Seat};
use std::fmt;
use std::str::FromStr;

use crate::chart::{Cell, Side};
use crate::pieces::Handle;
use crate::tribe::{Counts, Tribe};

/// A decision of one seat.
///
/// ```
/// use emberwake_sea::kernel::Seat;
/// use emberwake_sea::{Move, Tribe};
///
/// let mv: Move = "wind pay:blue".parse().unwrap();
/// assert_eq!(mv, Move::TurnWind(Some(Tribe::of(Seat(1)))));
/// assert_eq!("sail away".parse::<Move>().unwrap_err().found, "sail away");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// S14.2: play the last turn.
    Play,
    /// S14.2: pass the last turn; S7.1: found nothing on arrival.
    Pass,
    /// S11.1: summon the Vaal Er Num.
    Summon,
    /// S11.1: don't summon it yet.
    Calm,
    /// S11.2: move the Vaal this turn.
    Vaal,
    /// S11.2: play normally this turn.
    Boat,
    /// S4.3: launch a boat here.
    Launch(Cell),
    /// S7.1: sail instead of founding.
    Sail,
    /// S7.1: found a settlement where the boat is.
    Found,
    /// S5.1: don't turn the wind.
    KeepWind,
    /// S5.1: turn the wind and pay a passenger of this tribe; the God of Winds pays no one.
    TurnWind(Option<Tribe>),
    /// S5.2: turn the wind to this side.
    Side(Side),
    /// S5.4: sail on.
    Onward,
    /// S5.4: stop here.
    Stop,
    /// S6.5: leave a passenger of this tribe behind for the step.
    Leave(Tribe),
    /// S6.6: take a trail pawn of this tribe aboard and leave one of your own.
    Relief(Tribe),
    /// S6.6, option `swap`: swap one of your own passengers for a trail pawn of this tribe, or
    /// none.
    Swap(Option<Tribe>),
    /// S6.3: sail onto the tile behind the fog.
    Cross,
    /// S6.3: stay in front of the fog.
    Stay,
    /// S6.8, S10.8: lose these passengers.
    Lose(Counts),
    /// S10.1: leave settlers, and take some in return.
    Settle {
        /// Passengers who stay.
        leave: Counts,
        /// Loose settlers who come aboard.
        take: Counts,
    },
    /// S10.3: propose that each shows the other a piece.
    Disclose {
        /// The seat to propose it to.
        partner: Seat,
        /// The pieces of the proposer and of the partner.
        pieces: Pair,
    },
    /// S10.4: make an offer.
    Offer(Offer),
    /// S10.4: answer an offer with another.
    Counter(Offer),
    /// S10.3, S10.4: agree.
    Accept,
    /// S10.3, S10.4, S10.8: refuse.
    Decline,
    /// S10.8: attack with this many passengers.
    Attack(u8),
    /// S10.8: claim the piece of the boat that the battle emptied.
    Claim,
    /// S3.1: end the interactions.
    Done,
    /// S7.4: choose who settles and who sails on; the rest go home.
    Disembark {
        /// Pawns that stay as settlers.
        settle: Counts,
        /// Pawns that sail on in a new boat.
        sail: Counts,
    },
    /// S12.2: the three pieces of the legend.
    Legend {
        /// The character.
        character: Handle,
        /// The location.
        location: Handle,
        /// The action.
        action: Handle,
    },
}

/// One piece of each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pair {
    /// The piece of the active player.
    pub mine: Handle,
    /// The piece of the partner.
    pub theirs: Handle,
}

impl Pair {
    fn read(text: &str) -> Option<Pair> {
        let (mine, theirs) = text.split_once('/')?;
        Some(Pair { mine: Handle::read(mine)?, theirs: Handle::read(theirs)? })
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.mine, self.theirs)
    }
}

/// The kind of an exchange (S10.2).
///
/// ```
/// use emberwake_sea::ExchangeKind;
///
/// assert_eq!(ExchangeKind::ALL.map(ExchangeKind::word), ["boats", "settlement"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum ExchangeKind {
    /// S10.5: between two boats on the same tile.
    Boats,
    /// S10.6: at a settlement.
    Settlement,
}

impl ExchangeKind {
    /// Both kinds.
    pub const ALL: [ExchangeKind; 2] = [ExchangeKind::Boats, ExchangeKind::Settlement];

    /// Returns its notation.
    pub const fn word(self) -> &'static str {
        match self {
            ExchangeKind::Boats => "boats",
            ExchangeKind::Settlement => "settlement",
        }
    }

    fn read(word: &str) -> Option<ExchangeKind> {
        ExchangeKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// The terms of an exchange (S10.4), always written from the active player's side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Offer {
    /// The seat to exchange with.
    pub partner: Seat,
    /// The kind; `None` in edition 1, in which the place decides.
    pub kind: Option<ExchangeKind>,
    /// The pieces to swap, if any.
    pub swap: Option<Pair>,
    /// Passengers that the active player gives.
    pub give: Counts,
    /// Passengers (at a settlement: settlers) that the active player takes.
    pub take: Counts,
}

impl Offer {
    /// Creates an offer to swap pieces and nothing else.
    ///
    /// ```
    /// use emberwake_sea::kernel::Seat;
    /// use emberwake_sea::{ExchangeKind, Handle, Move, Offer};
    ///
    /// let offer = Offer::swap(Seat(1), ExchangeKind::Boats, Handle(0), Handle(2));
    /// assert_eq!(Move::Offer(offer).to_string(), "offer 1 boats swap:h0/h2");
    /// ```
    pub const fn swap(partner: Seat, kind: ExchangeKind, mine: Handle, theirs: Handle) -> Offer {
        let kind = Some(kind);
        let swap = Some(Pair { mine, theirs });
        Offer { partner, kind, swap, give: Counts::NONE, take: Counts::NONE }
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.partner)?;
        if let Some(kind) = self.kind {
            write!(f, " {}", kind.word())?;
        }
        if let Some(pair) = self.swap {
            write!(f, " swap:{pair}")?;
        }
        part(f, "give", self.give)?;
        part(f, "take", self.take)
    }
}

/// Writes ` name:counts`, or nothing if the counts are empty.
fn part(f: &mut fmt::Formatter<'_>, name: &str, counts: Counts) -> fmt::Result {
    if counts.is_empty() { Ok(()) } else { write!(f, " {name}:{counts}") }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Launch(cell) => write!(f, "launch {cell}"),
            Move::TurnWind(Some(tribe)) => write!(f, "wind pay:{tribe}"),
            Move::Leave(tribe) => write!(f, "leave {tribe}"),
            Move::Relief(tribe) => write!(f, "relief {tribe}"),
            Move::Swap(Some(tribe)) => write!(f, "swap {tribe}"),
            Move::Lose(counts) if !counts.is_empty() => write!(f, "lose {counts}"),
            Move::Settle { leave, take } => {
                f.write_str("settle")?;
                part(f, "leave", *leave)?;
                part(f, "take", *take)
            }
            Move::Disclose { partner, pieces } => write!(f, "disclose {partner} {pieces}"),
            Move::Offer(offer) => write!(f, "offer {offer}"),
            Move::Counter(offer) => write!(f, "counter {offer}"),
            Move::Attack(count) => write!(f, "attack {count}"),
            Move::Disembark { settle, sail } => {
                f.write_str("disembark")?;
                part(f, "settle", *settle)?;
                part(f, "sail", *sail)
            }
            Move::Legend { character, location, action } => {
                write!(f, "legend {character} {location} {action}")
            }
            plain => f.write_str(plain.words()),
        }
    }
}

impl Move {
    /// Moves that are written as a fixed word or words.
    const PLAIN: [(&str, Move); 24] = [
        ("play", Move::Play),
        ("pass", Move::Pass),
        ("summon", Move::Summon),
        ("calm", Move::Calm),
        ("vaal", Move::Vaal),
        ("boat", Move::Boat),
        ("sail", Move::Sail),
        ("found", Move::Found),
        ("wind keep", Move::KeepWind),
        ("wind free", Move::TurnWind(None)),
        ("side cw", Move::Side(Side::Clockwise)),
        ("side ccw", Move::Side(Side::Counterclockwise)),
        ("onward", Move::Onward),
        ("stop", Move::Stop),
        ("swap none", Move::Swap(None)),
        ("fog cross", Move::Cross),
        ("fog stay", Move::Stay),
        ("lose none", Move::Lose(Counts::NONE)),
        ("accept", Move::Accept),
        ("decline", Move::Decline),
        ("claim", Move::Claim),
        ("done", Move::Done),
        ("settle", Move::Settle { leave: Counts::NONE, take: Counts::NONE }),
        ("disembark", Move::Disembark { settle: Counts::NONE, sail: Counts::NONE }),
    ];

    fn words(&self) -> &'static str {
        Self::PLAIN.iter().find(|(_, mv)| mv == self).map_or("", |(words, _)| words)
    }
}

const FORMS: [(&str, &str); 24] = [
    ("play", "play"),
    ("pass", "pass"),
    ("summon", "summon"),
    ("calm", "calm"),
    ("vaal", "vaal"),
    ("boat", "boat"),
    ("launch", "launch <x>,<y>"),
    ("sail", "sail"),
    ("found", "found"),
    ("wind", "wind keep|free|pay:<tribe>"),
    ("side", "side cw|ccw"),
    ("onward", "onward"),
    ("stop", "stop"),
    ("leave", "leave <tribe>"),
    ("relief", "relief <tribe>"),
    ("swap", "swap <tribe>|none"),
    ("fog", "fog cross|stay"),
    ("lose", "lose <tribe>:<n>,<tribe>:<n>…"),
    ("settle", "settle leave:<tribe>:<n>,… take:<tribe>:<n>,…"),
    ("disclose", "disclose <seat> <handle>/<handle>"),
    (
        "offer",
        "offer <seat> boats|settlement swap:<handle>/<handle> give:<tribe>:<n>,… take:<tribe>:<n>,…",
    ),
    (
        "counter",
        "counter <seat> boats|settlement swap:<handle>/<handle> give:<tribe>:<n>,… take:<tribe>:<n>,…",
    ),
    ("disembark", "disembark settle:<tribe>:<n>,… sail:<tribe>:<n>,…"),
    ("legend", "legend <handle> <handle> <handle>"),
];

const ALL_FORMS: &str = "play|pass|summon|calm|vaal|boat|launch|sail|found|wind|side|onward|stop|\
                         leave|relief|swap|fog|lose|settle|disclose|offer|counter|accept|decline|\
                         attack <n>|claim|done|disembark|legend …";

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        if let Some((_, mv)) = Move::PLAIN.iter().find(|(words, _)| *words == text) {
            return Ok(*mv);
        }
        if let Some(mv) = read(text)
            && mv.to_string() == text
        {
            return Ok(mv);
        }
        let word = text.split(' ').next().unwrap_or_default();
        let form = FORMS.iter().find(|(name, _)| *name == word);
        Err(NotationError::new(text, form.map_or(ALL_FORMS, |(_, form)| form)))
    }
}

/// Parses a move that isn't plain. The caller rejects spellings other than the canonical one.
fn read(text: &str) -> Option<Move> {
    let mut words = Words::new(text);
    let mv = match words.word()? {
        "launch" => Move::Launch(Cell::read(words.word()?)?),
        "wind" => Move::TurnWind(Some(Tribe::read(words.word()?.strip_prefix("pay:")?)?)),
        "leave" => Move::Leave(Tribe::read(words.word()?)?),
        "relief" => Move::Relief(Tribe::read(words.word()?)?),
        "swap" => Move::Swap(Some(Tribe::read(words.word()?)?)),
        "lose" => Move::Lose(Counts::read(words.word()?)?),
        "settle" => {
            let [leave, take] = read_parts(&mut words, ["leave:", "take:"])?;
            Move::Settle { leave, take }
        }
        "disclose" => {
            Move::Disclose { partner: read_seat(&mut words)?, pieces: Pair::read(words.word()?)? }
        }
        "offer" => Move::Offer(read_offer(&mut words)?),
        "counter" => Move::Counter(read_offer(&mut words)?),
        "attack" => Move::Attack(words.number(255)? as u8),
        "disembark" => {
            let [settle, sail] = read_parts(&mut words, ["settle:", "sail:"])?;
            Move::Disembark { settle, sail }
        }
        "legend" => Move::Legend {
            character: Handle::read(words.word()?)?,
            location: Handle::read(words.word()?)?,
            action: Handle::read(words.word()?)?,
        },
        _ => return None,
    };
    words.end()?;
    Some(mv)
}

fn read_seat(words: &mut Words) -> Option<Seat> {
    words.number(SEATS_MAX as u32 - 1).map(|n| Seat(n as u8))
}

/// Parses the remaining words, each of which begins with one of two names.
fn read_parts(words: &mut Words, names: [&str; 2]) -> Option<[Counts; 2]> {
    let mut parts = [Counts::NONE; 2];
    while let Some(word) = words.word() {
        let index = names.iter().position(|name| word.starts_with(name))?;
        parts[index] = Counts::read(&word[names[index].len()..])?;
    }
    Some(parts)
}

fn read_offer(words: &mut Words) -> Option<Offer> {
    let mut offer = Offer {
        partner: read_seat(words)?,
        kind: None,
        swap: None,
        give: Counts::NONE,
        take: Counts::NONE,
    };
    while let Some(word) = words.word() {
        match word.split_once(':') {
            None => offer.kind = Some(ExchangeKind::read(word)?),
            Some(("swap", pair)) => offer.swap = Some(Pair::read(pair)?),
            Some(("give", counts)) => offer.give = Counts::read(counts)?,
            Some(("take", counts)) => offer.take = Counts::read(counts)?,
            Some(_) => return None,
        }
    }
    Some(offer)
}
