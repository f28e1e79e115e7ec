//! The options of a Campfire table. Each is declared once, as data, with the field that stores it,
//! its form during play, and its JSON in a position.

use crate::boxes::{CardBox, Song};
use crate::pieces::Adventurer;
use crate::state::SONG_SLOT;
use crate::tables::*;
use kernel::Seat;
use kernel::options::{TableOption, Values, Word};
use kernel::{choices, field};

/// All options, in the order of records.
pub const OPTIONS: &[TableOption<Setup>] = &[
    TableOption {
        key: "players",
        rule: "C2.1",
        values: Values::Number {
            least: PLAYERS_MIN as u16,
            most: PLAYERS_MAX as u16,
            of: "players",
            words: &[],
        },
        since: 1,
        needs: None,
        field: field!(Setup, players),
    },
    TableOption {
        key: "first",
        rule: "C2.2",
        values: Values::Seat(&[Word::new("random")]),
        since: 1,
        // C9A.1: the Captain goes first.
        needs: Some(("lumarathon", "off")),
        field: field!(Setup, first),
    },
    TableOption {
        key: "adventurers",
        rule: "C2.3",
        values: Values::EachSeat {
            words: &[Word::new("pick"), Word::new("random")],
            each: &Adventurer::WORDS,
            of: "adventurer",
        },
        since: 1,
        needs: None,
        field: field!(Setup, adventurers),
    },
    TableOption {
        key: "even_stacks",
        rule: "C3.1",
        values: Values::Switch,
        since: 1,
        needs: None,
        field: field!(Setup, even_stacks),
    },
    TableOption {
        key: "moon_ties",
        rule: "C7A.5",
        values: Values::Words(MoonTies::WORDS),
        since: 1,
        needs: None,
        field: field!(Setup, moon_ties),
    },
    TableOption {
        key: "standstill",
        rule: "C8.3",
        values: Values::Number {
            least: 1,
            most: STANDSTILL_MAX,
            of: "turns",
            words: &[Word::since("off", STANDSTILL_OFF)],
        },
        since: 1,
        needs: None,
        field: field!(Setup, standstill),
    },
    TableOption {
        key: "lumarathon",
        rule: "C9A.1",
        values: Values::Roles(&["captain", "winner", "last"]),
        since: 1,
        needs: None,
        field: field!(Setup, lumarathon),
    },
    TableOption {
        key: "box",
        rule: "C1.7",
        values: Values::File,
        since: 1,
        needs: None,
        field: field!(Setup, cards),
    },
];

/// The setup of a table. Its fields are public and may be invalid; [`crate::Campfire`] starts only
/// from a setup without a [`crate::SetupProblem`].
///
/// ```
/// use emberwake_campfire::kernel::Game;
/// use emberwake_campfire::{Campfire, MoonTies, Setup};
///
/// let setup = Setup { moon_ties: MoonTies::Separate, standstill: None, ..Setup::new(4) };
/// assert!(Campfire::start(&setup).is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The edition of the rules, from 1 to [`EDITION`].
    pub edition: u8,
    /// C2.1: the number of players.
    pub players: u8,
    /// C2.2: the first player.
    pub first: First,
    /// C2.3: how adventurers are chosen.
    pub adventurers: Choice,
    /// C3.1: whether all stacks have 14 tiles, instead of 12 to 16.
    pub even_stacks: bool,
    /// C7A.5: how tied leaders share moons.
    pub moon_ties: MoonTies,
    /// C8.3: the number of idle turns in a row that ends the game; `None` for no limit.
    pub standstill: Option<u16>,
    /// C9A.1: the results of a previous game of *Oh Captain!*.
    pub lumarathon: Option<Lumarathon>,
    /// C1.7: the cards.
    pub cards: CardBox,
}

/// The first player (C2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum First {
    /// Chosen at random; in a Lumarathon, the Captain.
    Random,
    /// This seat.
    Seat(Seat),
}

/// The method of choosing adventurers (C2.3).
///
/// ```
/// use emberwake_campfire::{Adventurer, Choice, Setup};
///
/// let adventurers = Choice::Fixed(vec![Adventurer::Red, Adventurer::Red]);
/// let setup = Setup { adventurers, ..Setup::new(2) };
/// assert_eq!(setup.problems()[0].to_string(), "C2.1: Two players can’t both play Red.");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Each player picks, the first player first.
    Pick,
    /// They are drawn at random.
    Random,
    /// The host assigns them, seat by seat.
    Fixed(Vec<Adventurer>),
}

/// The way in which players tied for the lead share the moons of a scoring (C7A.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum MoonTies {
    /// They share all four, and no one is second.
    Pool,
    /// They share three, and the runner-up gets one.
    Separate,
}

choices!(MoonTies: Pool = "pool", Separate = "separate");

/// The results of *Oh Captain!* that affect this game (C9A.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lumarathon {
    /// The last Captain, who goes first.
    pub captain: Seat,
    /// The winner, who starts with a coin that counts as a Wild tile.
    pub winner: Seat,
    /// The player in last place, who places the sleepers' discs.
    pub last: Seat,
}

impl Setup {
    /// Creates a setup for this many players with every option at its default.
    pub fn new(players: u8) -> Setup {
        Setup {
            edition: EDITION,
            players,
            first: First::Random,
            adventurers: Choice::Pick,
            even_stacks: true,
            moon_ties: MoonTies::Pool,
            standstill: Some(STANDSTILL),
            lumarathon: None,
            cards: CardBox::default(),
        }
    }
}

/// In `standstill`: more idle turns than are ever counted.
pub(crate) const NEVER: u16 = u16::MAX;

/// The setup in packed form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    pub players: u8,
    pub moon_ties: MoonTies,
    /// C8.3: the number of idle turns that ends the game; [`NEVER`] for no limit.
    pub standstill: u16,
    /// C9A.1: the results of *Oh Captain!* that affect this game.
    pub heirs: PackedHeirs,
    /// For each rank, ascending, the value of each legend's card, then the price of the song.
    pub values: [[u8; LEGENDS + 1]; CARDS_OF_A_LEGEND],
    /// The points of the songs, by rank.
    pub song_points: [u8; SONGS],
    pub first: First,
    pub choice: ChoiceKind,
}

/// C9A.1: the seat with the coin, and the seat that places the sleepers' discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Heirs {
    pub coin: Seat,
    pub sleepers: Seat,
}

/// Optional [`Heirs`] in one byte, which leaves room for new options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PackedHeirs(u8);

impl PackedHeirs {
    const NONE: PackedHeirs = PackedHeirs(u8::MAX);

    pub(crate) fn get(self) -> Option<Heirs> {
        (self != PackedHeirs::NONE)
            .then_some(Heirs { coin: Seat(self.0 >> 4), sleepers: Seat(self.0 & 15) })
    }
}

impl From<Option<Heirs>> for PackedHeirs {
    /// The seats must be at the table.
    fn from(heirs: Option<Heirs>) -> PackedHeirs {
        heirs.map_or(PackedHeirs::NONE, |Heirs { coin, sleepers }| {
            debug_assert!(coin.0.max(sleepers.0) < PLAYERS_MAX);
            PackedHeirs(coin.0 << 4 | sleepers.0)
        })
    }
}

/// [`Choice`] without its payload.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub(crate) enum ChoiceKind {
    Pick,
    Random,
    Fixed,
}

impl Rules {
    pub(crate) fn new(setup: &Setup) -> Rules {
        let CardBox { mut legends, mut songs, .. } = setup.cards;
        legends.iter_mut().for_each(|values| values.sort_unstable());
        songs.sort_unstable();
        let choice = match &setup.adventurers {
            Choice::Pick => ChoiceKind::Pick,
            Choice::Random => ChoiceKind::Random,
            Choice::Fixed(_) => ChoiceKind::Fixed,
        };
        let heirs = setup.lumarathon.map(|l| Heirs { coin: l.winner, sleepers: l.last });
        Rules {
            players: setup.players,
            moon_ties: setup.moon_ties,
            standstill: setup.standstill.unwrap_or(NEVER),
            heirs: heirs.into(),
            values: std::array::from_fn(|rank| {
                let mut values = [songs[rank].price; LEGENDS + 1];
                values.iter_mut().zip(&legends).for_each(|(value, legend)| *value = legend[rank]);
                values
            }),
            song_points: songs.map(|song| song.points),
            first: setup
                .lumarathon
                .map_or(setup.first, |lumarathon| First::Seat(lumarathon.captain)),
            choice,
        }
    }

    /// Returns the song of this rank, by price.
    pub(crate) fn song(&self, rank: usize) -> Song {
        Song { price: self.values[rank][SONG_SLOT], points: self.song_points[rank] }
    }
}
