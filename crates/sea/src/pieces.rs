//! The Legend boats as pieces: their components, their public handles, and the seats that have seen
//! them.

use kernel::notation::number;
use kernel::{Luck, Seat};
use std::fmt;

use crate::tables::{MYTH_NAMES, MYTHS, PIECES};

/// An Original Myth, 0 to 5. Its components are the character, location and action of its number.
///
/// ```
/// use emberwake_sea::Myth;
///
/// assert_eq!(Myth::new(2).map(Myth::name), Some("The Salt Wedding"));
/// assert_eq!(Myth::new(6), None);
/// assert_eq!(Myth::all().count(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "u8", try_from = "u8")
)]
pub struct Myth(pub(crate) u8);

impl From<Myth> for u8 {
    fn from(myth: Myth) -> u8 {
        myth.0
    }
}

/// The error for a number that isn't a Myth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchMythError;

impl fmt::Display for NoSuchMythError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a Myth is a number from 0 to 5")
    }
}

impl std::error::Error for NoSuchMythError {}

impl TryFrom<u8> for Myth {
    type Error = NoSuchMythError;

    fn try_from(number: u8) -> Result<Myth, Self::Error> {
        Myth::new(number).ok_or(NoSuchMythError)
    }
}

impl Myth {
    /// Returns all six Myths.
    pub fn all() -> impl Iterator<Item = Myth> {
        (0..MYTHS as u8).map(Myth)
    }

    /// Returns the Myth with this number.
    pub fn new(number: u8) -> Option<Myth> {
        (usize::from(number) < MYTHS).then_some(Myth(number))
    }

    /// Returns its number, 0 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns its English name. INVENTED.
    pub const fn name(self) -> &'static str {
        MYTH_NAMES[self.0 as usize][0]
    }

    /// Returns the three components it names, as a set.
    pub(crate) const fn components(self) -> u32 {
        0b111 << (3 * self.0)
    }
}

/// The part of a legend that a component is.
///
/// ```
/// use emberwake_sea::Part;
///
/// assert_eq!(Part::ALL.map(Part::name), ["character", "location", "action"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The character.
    Character,
    /// The location.
    Location,
    /// The action.
    Action,
}

impl Part {
    /// All three parts, in the order of a sentence.
    pub const ALL: [Part; 3] = [Part::Character, Part::Location, Part::Action];

    /// Returns its name, which is its notation.
    pub const fn name(self) -> &'static str {
        ["character", "location", "action"][self as usize]
    }
}

/// The cargo of a Legend boat: one of 18 components, all different (S1.4).
///
/// ```
/// use emberwake_sea::{Component, Myth, Part};
///
/// let component = Component::new(Myth::new(4).unwrap(), Part::Location);
/// assert_eq!(component.to_string(), "4:location");
/// assert_eq!(component.name(), "the Edge of the Maps");
/// assert_eq!(Component::read("4:location"), Some(component));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Component(pub(crate) u8);

impl Component {
    /// Returns all 18 components.
    pub fn all() -> impl DoubleEndedIterator<Item = Component> {
        (0..PIECES as u8).map(Component)
    }

    /// Returns the component that this Myth names for this part.
    pub const fn new(myth: Myth, part: Part) -> Component {
        Component(myth.0 * 3 + part as u8)
    }

    /// Returns the Myth that names it.
    pub const fn myth(self) -> Myth {
        Myth(self.0 / 3)
    }

    /// Returns the part of a legend that it is.
    pub const fn part(self) -> Part {
        Part::ALL[(self.0 % 3) as usize]
    }

    /// Returns its English name. INVENTED.
    pub const fn name(self) -> &'static str {
        MYTH_NAMES[(self.0 / 3) as usize][1 + (self.0 % 3) as usize]
    }

    /// Parses a component, such as `4:location`.
    pub fn read(text: &str) -> Option<Component> {
        let (myth, part) = text.split_once(':')?;
        let myth = Myth(number(myth, MYTHS as u32 - 1)? as u8);
        let part = Part::ALL.into_iter().find(|candidate| candidate.name() == part)?;
        Some(Component::new(myth, part))
    }

    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.myth().0, self.part().name())
    }
}

/// Returns the components in a set, the lowest first.
pub(crate) fn components_in(mut set: u32) -> impl Iterator<Item = Component> {
    std::iter::from_fn(move || {
        let component = Component(set.trailing_zeros() as u8);
        (set != 0).then(|| {
            set &= set - 1;
            component
        })
    })
}

/// Returns a random component of the set, all equally likely.
pub(crate) fn pick_component(set: u32, luck: &mut impl Luck) -> Component {
    let nth = luck.below(set.count_ones()) as usize;
    components_in(set).nth(nth).expect("the set is not empty")
}

/// The public name of a piece. It reveals nothing about its face: handles count the draws from the
/// deck, and a piece that was shuffled in gets a new handle when it is drawn again (S10.7).
///
/// ```
/// use emberwake_sea::Handle;
///
/// assert_eq!(Handle::read("h3"), Some(Handle(3)));
/// assert_eq!(Handle(3).to_string(), "h3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Handle(pub u16);

impl Handle {
    /// Parses a handle, such as `h4`.
    pub fn read(text: &str) -> Option<Handle> {
        number(text.strip_prefix('h')?, u32::from(u16::MAX)).map(|n| Handle(n as u16))
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "h{}", self.0)
    }
}

/// The seats that have legally seen a piece: one bit per seat, and one for everyone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Seen(pub(crate) u8);

impl Seen {
    pub(crate) const ALL: Seen = Seen(0xff);

    pub(crate) const fn by(seat: Seat) -> Seen {
        Seen(1 << seat.0)
    }

    pub(crate) const fn and(self, seat: Seat) -> Seen {
        Seen(self.0 | 1 << seat.0)
    }

    pub(crate) const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
}

/// The place of a piece that isn't in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum PiecePlace {
    /// In the hand of a player who hasn't launched it yet.
    Hand(Seat),
    /// On the board as a boat.
    Boat(Seat),
    /// Face down in front of a player.
    Secured(Seat),
    /// In the player's legend with this number, locked.
    Legend(Seat, u8),
    /// On a boat that a battle has emptied, until the winner decides (S10.8).
    Wreck,
    /// Out of the game, face down (S6.7, option `sunk_boats = discard`).
    Discard,
}

/// A piece that players can refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piece {
    pub(crate) handle: Handle,
    pub(crate) component: Component,
    pub(crate) seen: Seen,
    pub(crate) place: PiecePlace,
}

const NO_PIECE: Piece = Piece {
    handle: Handle(0),
    component: Component(0),
    seen: Seen(0),
    place: PiecePlace::Hand(Seat(0)),
};

/// All 18 pieces. Those that players can refer to are in the order of their handles. The rest are
/// sets, because no one knows their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pieces {
    list: [Piece; PIECES],
    len: u8,
    /// The number of draws so far, which is the next handle.
    pub(crate) drawn: u16,
    /// The components in the face-down deck.
    pub(crate) deck: u32,
    /// The components that were discarded in edition 1, in which no one remembered them (S10.7).
    pub(crate) forgotten: u32,
}

impl Pieces {
    pub(crate) const fn new() -> Pieces {
        Pieces { list: [NO_PIECE; PIECES], len: 0, drawn: 0, deck: (1 << PIECES) - 1, forgotten: 0 }
    }

    pub(crate) fn all(&self) -> &[Piece] {
        &self.list[..self.len as usize]
    }

    pub(crate) fn all_mut(&mut self) -> &mut [Piece] {
        &mut self.list[..self.len as usize]
    }

    /// Adds a piece to the list. Its handle must be larger than all others there.
    pub(crate) fn push(&mut self, piece: Piece) {
        self.list[self.len as usize] = piece;
        self.len += 1;
    }

    /// Draws a component from the deck; its new player looks at it.
    pub(crate) fn draw(&mut self, component: Component, seat: Seat, place: PiecePlace) -> Handle {
        let handle = Handle(self.drawn);
        self.drawn += 1;
        self.deck &= !component.bit();
        self.push(Piece { handle, component, seen: Seen::by(seat), place });
        handle
    }

    /// Removes a piece from the table, and with it everything known about it.
    pub(crate) fn remove(&mut self, handle: Handle) -> Component {
        let index = self.index(handle).expect("the piece is on the table");
        let component = self.list[index].component;
        let len = self.len as usize;
        self.list.copy_within(index + 1..len, index);
        self.len -= 1;
        self.list[len - 1] = NO_PIECE;
        component
    }

    fn index(&self, handle: Handle) -> Option<usize> {
        self.all().iter().position(|piece| piece.handle == handle)
    }

    pub(crate) fn get(&self, handle: Handle) -> Option<&Piece> {
        self.all().iter().find(|piece| piece.handle == handle)
    }

    pub(crate) fn get_mut(&mut self, handle: Handle) -> &mut Piece {
        let index = self.index(handle).expect("the piece is on the table");
        &mut self.list[index]
    }

    /// Returns the piece at a place that can have at most one.
    pub(crate) fn at(&self, place: PiecePlace) -> Option<&Piece> {
        self.all().iter().find(|piece| piece.place == place)
    }

    /// Returns the undisclosed secured pieces of a player.
    pub(crate) fn secured(&self, seat: Seat) -> impl Iterator<Item = &Piece> {
        self.all().iter().filter(move |piece| piece.place == PiecePlace::Secured(seat))
    }

    /// Returns everything that a player has secured, disclosed or not, as a set of components.
    pub(crate) fn owned(&self, seat: Seat) -> u32 {
        let own = self.all().iter().filter(|piece| match piece.place {
            PiecePlace::Secured(owner) | PiecePlace::Legend(owner, _) => owner == seat,
            PiecePlace::Hand(_) | PiecePlace::Boat(_) | PiecePlace::Wreck | PiecePlace::Discard => {
                false
            }
        });
        own.fold(0, |set, piece| set | piece.component.bit())
    }

    /// Returns the discarded pieces.
    pub(crate) fn discarded(&self) -> impl Iterator<Item = &Piece> {
        self.all().iter().filter(|piece| piece.place == PiecePlace::Discard)
    }

    pub(crate) fn discard_size(&self) -> u8 {
        self.discarded().count() as u8 + self.forgotten.count_ones() as u8
    }

    pub(crate) fn deck_size(&self) -> u8 {
        self.deck.count_ones() as u8
    }
}
