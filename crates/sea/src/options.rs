//! The options of a Sea table. Each is declared once, as data, with the field that stores it.

use crate::chart::TileKind;
use crate::edition::{BECALMED_OFF, EDITION, FOG_EXIT};
use crate::tables::*;
use kernel::Seat;
use kernel::options::{OptionValue, TableOption, Value, Values, Word};
use kernel::{choices, field};

/// All options, in the order of records.
pub const OPTIONS: &[TableOption<Setup>] = &[
    TableOption {
        key: "players",
        rule: "S2.1",
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
        key: "tiles",
        rule: "S1.2",
        values: Values::Words(TileMix::WORDS),
        since: 1,
        needs: None,
        field: field!(Setup, tiles),
    },
    TableOption {
        key: "first_player",
        rule: "S2.1",
        values: Values::Seat(&[Word::new("roll_n")]),
        since: 1,
        needs: None,
        field: field!(Setup, first_player),
    },
    TableOption {
        key: "god_of_winds",
        rule: "S2.2",
        values: Values::Seat(&[Word::new("random"), Word::new("none")]),
        since: 1,
        needs: None,
        field: field!(Setup, god_of_winds),
    },
    TableOption {
        key: "steering",
        rule: "S5.3",
        values: Values::Words(Steering::WORDS),
        since: 1,
        needs: None,
        field: field!(Setup, steering),
    },
    TableOption {
        key: "distance",
        rule: "S5.4",
        values: Values::Words(Distance::WORDS),
        since: 1,
        needs: None,
        field: field!(Setup, distance),
    },
    TableOption {
        key: "fog_exit",
        rule: "S6.3",
        values: Values::Words(FogExit::WORDS),
        since: FOG_EXIT.since(),
        needs: None,
        field: field!(Setup, fog_exit),
    },
    TableOption {
        key: "trail",
        rule: "S6.6",
        values: Values::Words(Trail::WORDS),
        since: 1,
        needs: None,
        field: field!(Setup, trail),
    },
    TableOption {
        key: "sunk_boats",
        rule: "S6.7",
        values: Values::Words(SunkBoats::WORDS),
        since: 1,
        needs: None,
        field: field!(Setup, sunk_boats),
    },
    TableOption {
        key: "found",
        rule: "S7.1",
        values: Values::Words(FoundWhen::WORDS),
        since: 1,
        needs: None,
        field: field!(Setup, found),
    },
    TableOption {
        key: "offers_per_turn",
        rule: "S10.4",
        values: Values::Number {
            least: OFFERS_PER_TURN.0 as u16,
            most: OFFERS_PER_TURN.1 as u16,
            of: "offers",
            words: &[],
        },
        since: 1,
        needs: None,
        field: field!(Setup, offers_per_turn),
    },
    TableOption {
        key: "myth",
        rule: "S12.3",
        values: Values::Words(MythGoal::WORDS),
        since: 1,
        needs: None,
        field: field!(Setup, myth),
    },
    TableOption {
        key: "feats",
        rule: "S13.2",
        values: Values::Words(FeatDeck::WORDS),
        since: 1,
        needs: None,
        field: field!(Setup, feats),
    },
    TableOption {
        key: "becalmed_rounds",
        rule: "S14.1",
        values: Values::Number {
            least: BECALMED_ROUNDS.0 as u16,
            most: BECALMED_ROUNDS.1 as u16,
            of: "rounds",
            words: &[Word::since("off", BECALMED_OFF.since())],
        },
        since: 1,
        needs: None,
        field: field!(Setup, becalmed_rounds),
    },
];

/// The setup of a table. Its fields are public and may be invalid; [`crate::Sea`] starts only from
/// a setup without a [`crate::SetupProblem`].
///
/// ```
/// use emberwake_sea::kernel::Game;
/// use emberwake_sea::{GodOfWinds, Sea, Setup, TileMix};
///
/// let setup = Setup { god_of_winds: GodOfWinds::None, tiles: TileMix::RichLands, ..Setup::new(4) };
/// assert!(Sea::start(&setup).is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The edition of the rules, from 1 to [`EDITION`].
    pub edition: u8,
    /// S2.1: the number of players.
    pub players: u8,
    /// S1.2: the mix of tiles.
    pub tiles: TileMix,
    /// S2.1: the first player.
    pub first_player: FirstPlayer,
    /// S2.2: the God of Winds.
    pub god_of_winds: GodOfWinds,
    /// S5.3: whether boats follow the wind or the die.
    pub steering: Steering,
    /// S5.4: whether a captain may stop early.
    pub distance: Distance,
    /// S6.3: the tiles onto which a boat may leave the fog.
    pub fog_exit: FogExit,
    /// S6.6: the use of a foreign trail.
    pub trail: Trail,
    /// S6.7: the destination of a sunk boat's component.
    pub sunk_boats: SunkBoats,
    /// S7.1: the time at which a settlement may be founded.
    pub found: FoundWhen,
    /// S10.4: the number of offers per turn.
    pub offers_per_turn: u8,
    /// S12.3: the part of a Myth that must be secured.
    pub myth: MythGoal,
    /// S13.2: the feats that can be earned.
    pub feats: FeatDeck,
    /// S14.1: the number of rounds without progress that triggers the end; `None` for no limit.
    pub becalmed_rounds: Option<u8>,
}

impl Setup {
    /// Creates a setup for this many players with every option at its default: the Full voyage.
    pub const fn new(players: u8) -> Setup {
        Setup {
            edition: EDITION,
            players,
            tiles: TileMix::Default,
            first_player: FirstPlayer::RollN,
            god_of_winds: GodOfWinds::Random,
            steering: Steering::Wind,
            distance: Distance::Exact,
            fog_exit: FogExit::Any,
            trail: Trail::Relief,
            sunk_boats: SunkBoats::Reshuffle,
            found: FoundWhen::NextTurn,
            offers_per_turn: 3,
            myth: MythGoal::AllThree,
            feats: FeatDeck::Five,
            becalmed_rounds: Some(3),
        }
    }
}

/// The mix of tiles (S1.2). INVENTED.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileMix {
    /// 22 sea, 12 coast, 8 island, 8 fog.
    Default,
    /// 28 sea, 8 coast, 8 island, 6 fog.
    OpenSea,
    /// 20 sea, 12 coast, 10 island, 8 fog.
    RichLands,
}

impl TileMix {
    /// Returns the number of tiles of each kind, including the Primordial Sea.
    ///
    /// ```
    /// use emberwake_sea::{TileMix, tables::TILES};
    ///
    /// assert_eq!(TileMix::Default.counts().iter().map(|&tiles| usize::from(tiles)).sum::<usize>(), TILES);
    /// ```
    pub const fn counts(self) -> [u8; TileKind::COUNT] {
        TILE_MIXES[self as usize]
    }
}

/// The first player (S2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstPlayer {
    /// Seats roll the direction die in order; the first N starts.
    RollN,
    /// This seat, or the next one if it is the God of Winds.
    Seat(Seat),
}

/// The God of Winds (S2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GodOfWinds {
    /// A random seat.
    Random,
    /// This seat, which won *Storm of the Gods*.
    Seat(Seat),
    /// No one.
    None,
}

/// The source of a boat's direction (S5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Steering {
    /// The wind.
    Wind,
    /// The direction die; the wind can't be turned.
    Die,
}

/// The distance that a boat must sail (S5.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Distance {
    /// Exactly the distance on the die.
    Exact,
    /// At most that distance: the captain may stop from the second step on.
    UpTo,
}

/// The tiles onto which a boat may leave the fog (S6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FogExit {
    /// Any tile that can be entered.
    Any,
    /// Sea tiles only, as the source says.
    Ocean,
}

/// The use of a foreign trail (S6.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trail {
    /// A foreign pawn comes aboard for the one that stays behind.
    Relief,
    /// After the step, one more pawn may be swapped.
    Swap,
}

/// The destination of a sunk boat's component (S6.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SunkBoats {
    /// It goes back into the deck.
    Reshuffle,
    /// It leaves the game, face down.
    Discard,
}

/// The time at which a settlement may be founded (S7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FoundWhen {
    /// Instead of sailing, on a later turn.
    NextTurn,
    /// Also immediately, when a move ends on land.
    OnArrival,
}

/// The part of a Myth that must be secured (S12.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MythGoal {
    /// All three components.
    AllThree,
    /// Any two of them.
    TwoOfThree,
}

/// The feats that can be earned (S13.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FeatDeck {
    /// All five; two of them are INVENTED.
    Five,
    /// The three that the source describes.
    Three,
}

choices!(TileMix: Default = "default", OpenSea = "open_sea", RichLands = "rich_lands");
choices!(Steering: Wind = "wind", Die = "die");
choices!(Distance: Exact = "exact", UpTo = "up_to");
choices!(FogExit: Any = "any", Ocean = "ocean");
choices!(Trail: Relief = "relief", Swap = "swap");
choices!(SunkBoats: Reshuffle = "reshuffle", Discard = "discard");
choices!(FoundWhen: NextTurn = "next_turn", OnArrival = "on_arrival");
choices!(MythGoal: AllThree = "all_three", TwoOfThree = "two_of_three");
choices!(FeatDeck: Five = "five", Three = "three");

impl OptionValue for FirstPlayer {
    fn value(&self) -> Value<'_> {
        match *self {
            FirstPlayer::RollN => Value::Word("roll_n"),
            FirstPlayer::Seat(seat) => Value::Seat(seat),
        }
    }

    fn of(value: &Value) -> Option<FirstPlayer> {
        match *value {
            Value::Word("roll_n") => Some(FirstPlayer::RollN),
            Value::Seat(seat) => Some(FirstPlayer::Seat(seat)),
            _ => None,
        }
    }
}

impl OptionValue for GodOfWinds {
    fn value(&self) -> Value<'_> {
        match *self {
            GodOfWinds::Random => Value::Word("random"),
            GodOfWinds::None => Value::Word("none"),
            GodOfWinds::Seat(seat) => Value::Seat(seat),
        }
    }

    fn of(value: &Value) -> Option<GodOfWinds> {
        match *value {
            Value::Word("random") => Some(GodOfWinds::Random),
            Value::Word("none") => Some(GodOfWinds::None),
            Value::Seat(seat) => Some(GodOfWinds::Seat(seat)),
            _ => None,
        }
    }
}
