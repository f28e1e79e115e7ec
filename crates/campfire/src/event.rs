//! What happens in a game, step by step: for logs, animation and statistics.

use crate::moves::Kinds;
use crate::pieces::{Adventurer, Direction, Disc, Legend, Place, Tile};
use crate::tables::PLAYERS_MAX;
use kernel::Seat;

/// Something that happened. Everything in Campfire happens in the open, so all see all events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// C3.1: a stack of so many tiles was laid.
    StackLaid {
        /// Where.
        place: Place,
        /// How many tiles.
        tiles: u8,
    },
    /// C3.1, C5.10: a tile came to light on top of a stack.
    Uncovered {
        /// Where.
        place: Place,
        /// What.
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
        /// Who.
        seat: Seat,
        /// Which disc.
        disc: Disc,
        /// Where.
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
        /// Who.
        seat: Seat,
        /// To where.
        to: Place,
    },
    /// C5.2: a pile was taken up.
    TakenUp {
        /// Who.
        seat: Seat,
        /// From where.
        place: Place,
        /// To which side it is sown.
        direction: Direction,
        /// How many discs.
        discs: u8,
    },
    /// C5.2: a disc was dropped on top of a pile.
    Dropped {
        /// Where.
        place: Place,
        /// Which disc.
        disc: Disc,
        /// C7.1: whether it came as the second of Ulrich's pair.
        paired: bool,
    },
    /// C7.4: Siana passed over this place.
    Skipped(Place),
    /// C5.5: the Lys bonus; Lys went to another stack.
    LysBonus {
        /// Who.
        seat: Seat,
        /// To where.
        to: Place,
    },
    /// C7.3: Red's player lifted a disc to the top.
    Lifted {
        /// Who.
        seat: Seat,
        /// In which pile.
        place: Place,
        /// From which height, the bottom being 0.
        height: u8,
    },
    /// C5.5, C5.7: a seat took a Story or Wild tile.
    Took {
        /// Who.
        seat: Seat,
        /// From which stack.
        place: Place,
        /// What.
        tile: Tile,
    },
    /// C5.5, C5.7, C5.8: an Opal Moon went from a stack to the chart.
    MoonRose {
        /// From which stack.
        place: Place,
        /// How many lie on the chart now.
        chart: u8,
    },
    /// C5.8: a tile left the game for a sleeping adventurer.
    Forgotten {
        /// From which stack.
        place: Place,
        /// What.
        tile: Tile,
        /// For whom.
        sleeper: Adventurer,
    },
    /// C6.2: a song was written.
    WroteSong {
        /// Who.
        seat: Seat,
        /// Its price.
        price: u8,
        /// Its points.
        points: u8,
        /// The stories paid.
        kinds: Kinds,
        /// The Wilds paid.
        wilds: u8,
    },
    /// C6.3, C6.4: a legend was written.
    WroteLegend {
        /// Who.
        seat: Seat,
        /// Which.
        legend: Legend,
        /// Its value.
        value: u8,
        /// The value of the card given back for it, if it was an upgrade.
        upgraded_from: Option<u8>,
        /// The tiles of the legend paid.
        tiles: u8,
        /// The Wilds paid.
        wilds: u8,
    },
    /// C7A.1: an intermediate scoring takes place, with these scores by seat.
    MoonScoring([i16; PLAYERS_MAX as usize]),
    /// C7A.4, C7A.5: a seat won moons.
    MoonsWon {
        /// Who.
        seat: Seat,
        /// How many.
        moons: u8,
    },
    /// C7A.5: moons that could not be shared went to the box.
    MoonsBoxed(u8),
    /// C8.3: all agreed to end the game after this turn.
    EndAgreed,
    /// C8.1, C8.3: the game ends; the last writings begin.
    EndBegan(End),
    /// C8.2: a seat wrote nothing more, by choice.
    PassedLastWriting(Seat),
    /// C9.1: the game is over.
    Over,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// C8.1: two or fewer stacks were left.
    Stacks,
    /// C8.3: nothing had moved for too long.
    Standstill,
    /// C8.3: all agreed to end the game.
    Table,
}
