//! Events of a game, step by step: for logs, animation and statistics.

use crate::moves::Kinds;
use crate::pieces::{Adventurer, Direction, Disc, Legend, Place, Tile};
use crate::tables::PLAYERS_MAX;
use kernel::Seat;

/// Something that happened. Campfire has no secrets, so everyone sees every event.
///
/// ```
/// use emberwake_campfire::kernel::{Game, Seat};
/// use emberwake_campfire::{Campfire, Event, Place, Setup, Tile};
///
/// let mut game = Campfire::start(&Setup::new(2)).unwrap();
/// let mut events = Vec::new();
/// game.resolve("tile 0 moon".parse().unwrap(), &mut events).unwrap();
/// assert_eq!(events, [Event::Uncovered { place: Place::new(0).unwrap(), tile: Tile::Moon }]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Event {
    /// C3.1: a stack of this many tiles was laid.
    StackLaid {
        /// The place.
        place: Place,
        /// The number of tiles.
        tiles: u8,
    },
    /// C3.1, C5.10: a tile was revealed on top of a stack.
    Uncovered {
        /// The place.
        place: Place,
        /// The tile.
        tile: Tile,
    },
    /// C2.2: this seat goes first.
    FirstPlayer(Seat),
    /// C2.3: a seat plays this adventurer.
    Awake(Seat, Adventurer),
    /// C3.4: this adventurer sleeps in this game.
    Asleep(Adventurer),
    /// C9A.1: the winner of *Oh Captain!* starts with a coin.
    Coin(Seat),
    /// C3.2, C3.4, C3.5: a seat put a disc on top of a pile.
    DiscPlaced {
        /// The seat.
        seat: Seat,
        /// The disc.
        disc: Disc,
        /// The place.
        place: Place,
    },
    /// C3.3: one Nomad went on each place.
    NomadsPlaced,
    /// C3.7: Lys points here at the start.
    LysPlaced(Seat, Place),
    /// C4.1: a turn begins.
    TurnBegan(Seat),
    /// C7.2: Moon's player moved Lys one place.
    Nudged {
        /// The seat.
        seat: Seat,
        /// The place that Lys points at now.
        to: Place,
    },
    /// C5.2: a pile was picked up.
    TakenUp {
        /// The seat.
        seat: Seat,
        /// The place of the pile.
        place: Place,
        /// The direction of sowing.
        direction: Direction,
        /// The number of discs.
        discs: u8,
    },
    /// C5.2: a disc was dropped on top of a pile.
    Dropped {
        /// The place.
        place: Place,
        /// The disc.
        disc: Disc,
        /// C7.1: whether it was the second disc of Ulrich's pair.
        paired: bool,
    },
    /// C7.4: Siana skipped this place.
    Skipped(Place),
    /// C5.5: the Lys bonus; Lys went to another stack.
    LysBonus {
        /// The seat.
        seat: Seat,
        /// The place that Lys points at now.
        to: Place,
    },
    /// C7.3: Red's player lifted a disc to the top.
    Lifted {
        /// The seat.
        seat: Seat,
        /// The place of the pile.
        place: Place,
        /// The height it was at; the bottom is 0.
        height: u8,
    },
    /// C5.5, C5.7: a seat took a Story or Wild tile.
    Took {
        /// The seat.
        seat: Seat,
        /// The place of the stack.
        place: Place,
        /// The tile.
        tile: Tile,
    },
    /// C5.5, C5.7, C5.8: an Opal Moon went from a stack to the chart.
    MoonRose {
        /// The place of the stack.
        place: Place,
        /// The number of moons now on the chart.
        chart: u8,
    },
    /// C5.8: a tile left the game for a sleeping adventurer.
    Forgotten {
        /// The place of the stack.
        place: Place,
        /// The tile.
        tile: Tile,
        /// The sleeping adventurer.
        sleeper: Adventurer,
    },
    /// C6.2: a song was written.
    WroteSong {
        /// The seat.
        seat: Seat,
        /// Its price.
        price: u8,
        /// Its points.
        points: u8,
        /// The stories paid.
        kinds: Kinds,
        /// The number of Wilds paid.
        wilds: u8,
    },
    /// C6.3, C6.4: a legend was written.
    WroteLegend {
        /// The seat.
        seat: Seat,
        /// The legend.
        legend: Legend,
        /// Its value.
        value: u8,
        /// The value of the card returned for it, if this was an upgrade.
        upgraded_from: Option<u8>,
        /// The number of the legend's tiles paid.
        tiles: u8,
        /// The number of Wilds paid.
        wilds: u8,
    },
    /// C7A.1: an intermediate scoring takes place, with these scores by seat.
    MoonScoring([i16; PLAYERS_MAX as usize]),
    /// C7A.4, C7A.5: a seat won moons.
    MoonsWon {
        /// The seat.
        seat: Seat,
        /// The number of moons.
        moons: u8,
    },
    /// C7A.5: moons that couldn't be shared went to the box.
    MoonsBoxed(u8),
    /// C8.3: everyone agreed to end the game after this turn.
    EndAgreed,
    /// C8.1, C8.3: the game ends, and the last writing begins.
    EndBegan(End),
    /// C8.2: a seat chose to write nothing more.
    PassedLastWriting(Seat),
    /// C9.1: the game is over.
    Over,
}

/// The reason why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum End {
    /// C8.1: at most two stacks were left.
    Stacks,
    /// C8.3: there was no progress for too long.
    Standstill,
    /// C8.3: all players agreed to end the game.
    Table,
}
