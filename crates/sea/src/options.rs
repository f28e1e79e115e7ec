//! What a table of Sea agrees on: each option declared once, as data, with the field that holds it.

use crate::chart::TileKind;
use crate::edition::{BECALMED_OFF, EDITION, FOG_EXIT};
use crate::tables::*;
use kernel::Seat;
use kernel::options::{OptionValue, TableOption, Value, Values, Word};
use kernel::{choices, field};

/// Every option, in the order of records.
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

/// The setup of a table. Public fields, possibly nonsense; [`crate::Sea`] starts only from one
/// that has no [`crate::SetupProblem`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The edition of the rules, from 1 to [`EDITION`].
    pub edition: u8,
    /// S2.1: how many play.
    pub players: u8,
    /// S1.2: the mix of tiles.
    pub tiles: TileMix,
    /// S2.1: who goes first.
    pub first_player: FirstPlayer,
    /// S2.2: who is the God of Winds.
    pub god_of_winds: GodOfWinds,
    /// S5.3: what boats follow.
    pub steering: Steering,
    /// S5.4: whether a captain may stop early.
    pub distance: Distance,
    /// S6.3: where a boat may leave the fog.
    pub fog_exit: FogExit,
    /// S6.6: what a foreign trail is good for.
    pub trail: Trail,
    /// S6.7: where the component of a sunk boat goes.
    pub sunk_boats: SunkBoats,
    /// S7.1: when a settlement may be founded.
    pub found: FoundWhen,
    /// S10.4: how many offers a turn has.
    pub offers_per_turn: u8,
    /// S12.3: how much of a Myth must be secured.
    pub myth: MythGoal,
    /// S13.2: which feats can be earned.
    pub feats: FeatDeck,
    /// S14.1: how many rounds without progress trigger the end; `None` if none do.
    pub becalmed_rounds: Option<u8>,
}

impl Setup {
    /// A table of so many players with every option at its default: the Full voyage.
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
    /// How many tiles of each kind, the Primordial Sea among them.
    pub const fn counts(self) -> [u8; TileKind::COUNT] {
        TILE_MIXES[self as usize]
    }
}

/// Who goes first (S2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstPlayer {
    /// Seats roll the direction die in order; the first N starts.
    RollN,
    /// This seat, or the next one if it is the God of Winds.
    Seat(Seat),
}

/// Who is the God of Winds (S2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GodOfWinds {
    /// A random seat.
    Random,
    /// This seat, which won *Storm of the Gods*.
    Seat(Seat),
    /// Nobody.
    None,
}

/// What boats follow (S5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Steering {
    /// The wind.
    Wind,
    /// The direction die; the wind can't be turned.
    Die,
}

/// How far a boat must sail (S5.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Distance {
    /// As far as the die says.
    Exact,
    /// The captain may stop from the second step on.
    UpTo,
}

/// Where a boat may leave the fog (S6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FogExit {
    /// Onto any tile that can be entered.
    Any,
    /// Onto sea tiles only, as the source says.
    Ocean,
}

/// What a foreign trail is good for (S6.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trail {
    /// A foreign pawn comes aboard for the one that stays.
    Relief,
    /// After the step, one pawn more may be exchanged.
    Swap,
}

/// Where the component of a sunk boat goes (S6.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SunkBoats {
    /// Back into the deck.
    Reshuffle,
    /// Out of the game, face down.
    Discard,
}

/// When a settlement may be founded (S7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FoundWhen {
    /// Instead of sailing, on a later turn.
    NextTurn,
    /// Also at once, when a move ends on land.
    OnArrival,
}

/// How much of a Myth must be secured (S12.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MythGoal {
    /// All three components.
    AllThree,
    /// Any two of them.
    TwoOfThree,
}

/// Which feats can be earned (S13.2).
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
