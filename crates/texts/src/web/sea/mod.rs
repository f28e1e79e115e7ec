//! What the page says about Sea only.

mod de;
mod en;
mod es;
mod fr;

use crate::Lang;
use crate::messages::messages;
use crate::speak::speak;

messages! {
/// Something the page says about Sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeaMsg<'a> {
    /// What Sea is.
    Blurb,
    /// What a game at once is.
    PlayNowHelp,
    /// The board, for screen readers.
    Chart,
    /// How the chart is moved.
    ChartKeys,
    /// What the lines of the graph count.
    GraphHelp,
    /// A button.
    ZoomIn,
    /// A button.
    ZoomOut,
    /// A button.
    Fit,
    /// The chart in words.
    AsList,
    /// The first tile.
    Primordial,
    /// A cell without a tile.
    Unlaid,
    /// A boat, for screen readers.
    BoatHere {
        /// What fills the gap.
        name: &'a str,
        /// What fills the gap.
        crew: &'a str,
    },
    /// A settlement, for screen readers.
    SettlementHere {
        /// What fills the gap.
        name: &'a str,
    },
    /// Loose settlers.
    SettlersHere {
        /// What fills the gap.
        pawns: &'a str,
    },
    /// A trail.
    TrailHere {
        /// What fills the gap.
        pawns: &'a str,
    },
    /// The Vaal.
    VaalHere,
    /// The compass.
    WindIs {
        /// What fills the gap.
        direction: &'a str,
    },
    /// A die.
    DirectionDie {
        /// What fills the gap.
        direction: &'a str,
    },
    /// A die.
    DistanceDie {
        /// What fills the gap.
        distance: &'a str,
    },
    /// Where to press.
    Hint,
    /// A heading.
    Feats,
    /// A heading.
    Settlements,
    /// A heading.
    SecuredPieces,
    /// A heading.
    BoatAtSea,
    /// Pawns at home.
    Pool {
        /// What fills the gap.
        count: &'a str,
    },
    /// Settlement tokens that are left.
    Tokens {
        /// What fills the gap.
        count: &'a str,
    },
    /// A player has no boat on the board.
    NoBoat,
    /// A piece that is not launched yet.
    InHand,
    /// A piece that sails.
    Sails,
    /// A piece face down before a player.
    Secured,
    /// A piece that the reader has not seen.
    Unseen,
    /// A player's office.
    God,
    /// A heading.
    MyMyth,
    /// How much of it is secured.
    MythNeeds {
        /// What fills the gap.
        held: &'a str,
        /// What fills the gap.
        needed: &'a str,
    },
    /// A component is secured.
    PartHeld,
    /// A component sails with the reader.
    PartSailing,
    /// A component is known to be with somebody.
    PartSeen {
        /// What fills the gap.
        name: &'a str,
    },
    /// Nobody knows where a component is.
    PartUnknown,
    /// A heading.
    NextLegend,
    /// What is missing for it.
    LegendLacks {
        /// What fills the gap.
        parts: &'a str,
    },
    /// A heading.
    Legends,
    /// Nobody has one.
    NoLegends,
    /// A heading.
    Left,
    /// The pile.
    TilesLeft {
        /// What fills the gap.
        count: &'a str,
    },
    /// The deck.
    BoatsLeft {
        /// What fills the gap.
        count: &'a str,
    },
    /// The discard.
    BoatsGone {
        /// What fills the gap.
        count: &'a str,
    },
    /// A heading.
    EndHeading,
    /// The most legends of a player.
    EndLegends {
        /// What fills the gap.
        count: &'a str,
        /// What fills the gap.
        all: &'a str,
    },
    /// Tiles until the end.
    EndTiles {
        /// What fills the gap.
        count: &'a str,
    },
    /// Boats until the end.
    EndBoats {
        /// What fills the gap.
        count: &'a str,
    },
    /// Turns without progress.
    EndIdle {
        /// What fills the gap.
        count: &'a str,
        /// What fills the gap.
        all: &'a str,
    },
    /// The end is near.
    LastTurns {
        /// What fills the gap.
        count: &'a str,
    },
    /// Nobody has earned it.
    FreeFeat,
    /// A button.
    DoSettle,
    /// A button.
    DoDisclose,
    /// A button.
    DoOffer,
    /// A button.
    DoCounter,
    /// A button.
    DoAttack,
    /// A button.
    DoTurn,
    /// A step.
    WhoPays,
    /// A step.
    WithWhom,
    /// A step.
    WhichPiece,
    /// A step.
    SwapPieces,
    /// Which kind of exchange is meant.
    WhichExchange,
    /// Between two boats.
    BoatToBoat,
    /// At another player's settlement.
    AtSettlement,
    /// A step.
    WhatElse,
    /// A step.
    WhoStays,
    /// A step.
    WhoBoards,
    /// A step.
    HowMany,
    /// A step.
    WhoSettles,
    /// A step.
    WhoSailsOn,
    /// A step.
    LegendPart {
        /// What fills the gap.
        part: &'a str,
    },
    /// No pieces are swapped.
    NoPieces,
    /// Nothing else changes hands.
    NothingElse,
    /// No pawn.
    Nobody,
    /// Opens the builder.
    Compose,
    /// A group of the builder.
    YouGive,
    /// A group of the builder.
    YouGet,
    /// A group of the builder.
    TheyStay,
    /// A group of the builder.
    TheyBoard,
    /// A group of the builder.
    TheySettle,
    /// A group of the builder.
    TheySailOn,
    /// The rest of a crew.
    TheyGoHome,
    /// A button of the builder.
    Fewer {
        /// What fills the gap.
        what: &'a str,
    },
    /// A button of the builder.
    More {
        /// What fills the gap.
        what: &'a str,
    },
    /// The pieces of an offer.
    PieceForPiece,
    /// Chooses what was built.
    UseThis,
    /// The offer to be answered.
    OfferIs,
    /// What somebody gets.
    Gets {
        /// What fills the gap.
        name: &'a str,
    },
    /// Nothing is got.
    Nothing,
    /// A crew before and after.
    CrewOf {
        /// What fills the gap.
        name: &'a str,
    },
    /// A boat would sink.
    Sinks,
    /// What founding does.
    FoundingPays {
        /// What fills the gap.
        home: &'a str,
        /// What fills the gap.
        tokens: &'a str,
    },
    /// What a battle leads to.
    BattleTakes,
    /// What a battle leads to.
    BattleBothSink,
    /// What a battle leads to: the attacker's boat is emptied, and the defender may claim.
    BattleYouLose,
    /// What a battle leads to.
    BattleYouSink,
    /// What a battle leads to.
    BattleBothLose,
    /// Where the Vaal may get.
    VaalRange,
    /// Where a boat gets that crosses the fog.
    CrossTo {
        /// What fills the gap.
        place: &'a str,
    },
    /// What the next tile may be.
    UnknownTile {
        /// What fills the gap.
        chances: &'a str,
    },
    /// A ready-made choice of options.
    Preset,
    /// What it is for.
    PresetHelp,
    /// The options fit no preset.
    OwnMix,
}
}

/// Says a text about Sea in a language.
pub fn say_sea(lang: Lang, what: &SeaMsg) -> String {
    speak!(lang, say(what))
}
