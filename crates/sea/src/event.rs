//! Events of a game, step by step: for logs, animation and statistics.

use kernel::{SEATS_MAX, Seat, Viewer};

use crate::chart::{Cell, Direction, TileKind};
use crate::moves::{Offer, Pair};
use crate::pieces::{Component, Handle, Myth};
use crate::scoring::Score;
use crate::tribe::{Counts, Tribe};

/// Something that happened. Secret parts are in an `Option`, which is `None` for viewers who may
/// not know them.
///
/// ```
/// use emberwake_sea::kernel::{Game, Seat, Viewer};
/// use emberwake_sea::{Event, Sea, Setup};
///
/// let mut sea = Sea::start(&Setup::new(3)).unwrap();
/// let mut events = Vec::new();
/// sea.resolve("god 1".parse().unwrap(), &mut events).unwrap();
/// // What a spectator learns of each event.
/// let told = events.iter().filter_map(|event| Sea::witness(event, Viewer::Spectator));
/// assert_eq!(told.count(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
#[expect(missing_docs, reason = "fields: seat is who, cell where, handle which piece")]
pub enum Event {
    /// S2.2: this seat is the God of Winds.
    GodChosen { seat: Seat },
    /// S2.1: a seat rolled the direction die to see who goes first.
    RolledForFirst { seat: Seat, direction: Direction },
    /// S2.1: this seat goes first.
    FirstPlayer { seat: Seat },
    /// S2.3: a seat drew its Original Myth.
    MythDrawn { seat: Seat, myth: Option<Myth> },
    /// S2.3, S4.2, S7.4: a seat drew a boat from the deck and looked at it.
    BoatDrawn { seat: Seat, handle: Handle, component: Option<Component>, left: u8 },
    /// S3.1: a turn begins; `last` if it is one of the last turns.
    TurnBegan { seat: Seat, turn: u16, last: bool },
    /// S3.3, S14.2: a turn was passed.
    Passed { seat: Seat, why: PassReason },
    /// S11.1: the Vaal came onto the Primordial Sea.
    VaalSummoned { seat: Seat, cell: Cell },
    /// S11.3: the Vaal moved one tile.
    VaalMoved { from: Cell, to: Cell },
    /// S11.3: the Vaal stopped at the edge of the map.
    VaalStopped { cell: Cell },
    /// S4: a boat was launched with this crew.
    Launched { seat: Seat, cell: Cell, handle: Handle, crew: Counts },
    /// S5.1: the wind will be turned; the pawn in `paid` went home, or no one if the God of Winds
    /// turns it.
    WindPaid { seat: Seat, paid: Option<Tribe> },
    /// S5.2: the direction die was rolled.
    DirectionRolled { seat: Seat, direction: Direction },
    /// S5.2: the distance die was rolled.
    DistanceRolled { seat: Seat, distance: u8 },
    /// S5.2: the wind turned; `from == to` if the payment had no effect.
    WindTurned { from: Direction, to: Direction },
    /// S6.1: a tile was drawn and laid; this many are left.
    TileLaid { cell: Cell, kind: TileKind, left: u8 },
    /// S6.1: no tile is left to lay here, so the boat stops.
    MapEnds { seat: Seat, cell: Cell },
    /// S6.2: two boats are ahead, so the boat stops and loses one passenger for each of `steps`.
    CrowdMet { seat: Seat, cell: Cell, steps: u8 },
    /// S6.3: fog is ahead.
    FogMet { seat: Seat, cell: Cell },
    /// S6.3: the boat stays in front of the fog, by choice or not; `cell` is beyond it.
    StayedBeforeFog { seat: Seat, cell: Cell },
    /// S5.4: the captain stopped early.
    Stopped { seat: Seat, cell: Cell },
    /// S11.5: the storm took this many passengers.
    StormRolled { seat: Seat, distance: u8 },
    /// S6.5: a boat entered a tile; `fog` if it came through fog.
    Sailed { seat: Seat, from: Cell, to: Cell, fog: bool },
    /// S6.5: a passenger stayed behind as a trail.
    TrailLeft { seat: Seat, cell: Cell, tribe: Tribe },
    /// S6.6: a trail pawn came aboard, and one of the captain's tribe stayed behind.
    Relieved { seat: Seat, cell: Cell, taken: Tribe },
    /// S6.6, option `swap`: the same, after the step.
    TrailSwapped { seat: Seat, cell: Cell, taken: Tribe },
    /// S6.8: passengers were lost.
    Lost { seat: Seat, lost: Counts, why: LossReason },
    /// S6.7: a boat sank; the rest of its crew went home.
    Sank { seat: Seat, cell: Cell, handle: Handle, home: Counts, why: SinkReason },
    /// S7.2: a settlement was founded; this many of the founder's pawns went home.
    Founded { seat: Seat, cell: Cell, home: u8 },
    /// S8.3: a boat reached its captain's own settlement.
    Docked { seat: Seat, cell: Cell, handle: Handle },
    /// S12.1: a piece was secured.
    Secured { seat: Seat, handle: Handle, how: SecuredBy },
    /// S7.4: a crew went ashore.
    Disembarked { seat: Seat, cell: Cell, settled: Counts, home: Counts, sailing: Counts },
    /// S7.4: some of them sail on in a new boat.
    SailedOn { seat: Seat, cell: Cell, handle: Handle, crew: Counts },
    /// S10.1: settlers were left, others came aboard.
    SettlersLeft { seat: Seat, cell: Cell, left: Counts, taken: Counts },
    /// S8.1: a settlement changed hands; this many pawns of the old owner replace the old token.
    TakenOver { cell: Cell, from: Seat, to: Seat, heads: u8 },
    /// S10.3: a disclosure was proposed.
    DisclosureProposed { seat: Seat, partner: Seat, pieces: Pair },
    /// S10.3: it was accepted or declined.
    DisclosureAnswered { seat: Seat, partner: Seat, accepted: bool },
    /// S10.3, S10.5, S10.6, S10.8: a seat saw a piece. Noticed by that seat only.
    PieceSeen { seat: Seat, handle: Handle, component: Component },
    /// S10.4: an offer or a counteroffer was made to `to`; only these two see its terms.
    OfferMade { from: Seat, to: Seat, counter: bool, terms: Option<Offer> },
    /// S10.4: an offer or a counteroffer was declined.
    OfferDeclined { from: Seat, to: Seat, counter: bool },
    /// S10.4: an exchange was completed; everyone sees which pieces and pawns moved.
    Exchanged { seat: Seat, cell: Cell, terms: Offer, at_settlement: bool },
    /// S10.8: an attack; both boats lose this many.
    Attacked { attacker: Seat, defender: Seat, cell: Cell, count: u8 },
    /// S10.8: the battle emptied the loser's boat; the winner must decide about its piece.
    BattleWon { winner: Seat, loser: Seat, cell: Cell, handle: Handle },
    /// S10.8: the winner took the piece of the emptied boat.
    Claimed { winner: Seat, loser: Seat, handle: Handle },
    /// S10.8: the winner declined it.
    ClaimDeclined { winner: Seat, loser: Seat, handle: Handle },
    /// S12.2: a legend is disclosed; `choice` if the owner could choose among several.
    LegendDisclosed {
        seat: Seat,
        nth: u8,
        handles: [Handle; 3],
        components: [Component; 3],
        choice: bool,
    },
    /// S13: a feat was earned.
    FeatEarned { seat: Seat, feat: Feat },
    /// S14.1: the end is triggered.
    EndTriggered { why: Trigger },
    /// S14.2: a turn ends.
    TurnEnded { seat: Seat },
    /// S14.3: a Myth is revealed, with the score by column.
    Scored { seat: Seat, myth: Myth, score: Score },
    /// S14.3: a piece of a completed Myth is shown to everyone.
    MythPieceShown { seat: Seat, handle: Handle, component: Component },
    /// S14.5: a tied player rolled for the Vaal.
    TieRolled { seat: Seat, direction: Direction, distance: u8 },
    /// S14.5: the Vaal removed these pawns of trails and settlements on a tile.
    TieRemoved { cell: Cell, trail: Counts, settlers: Counts },
    /// S14.5: the seats still tied after a roll, one bit each.
    TieLeft { seats: u8 },
    /// S14: the game is over, with the places by seat.
    GameOver { places: Places },
}

/// A place for each player, by seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Places {
    players: u8,
    places: [u8; SEATS_MAX],
}

impl Places {
    /// Creates places; returns `None` if there are more than a table has seats.
    ///
    /// ```
    /// use emberwake_sea::Places;
    ///
    /// assert_eq!(Places::new(&[2, 1, 3]).unwrap().by_seat(), [2, 1, 3]);
    /// ```
    pub fn new(by_seat: &[u8]) -> Option<Places> {
        let mut places = [0; SEATS_MAX];
        places.get_mut(..by_seat.len())?.copy_from_slice(by_seat);
        Some(Places { players: by_seat.len() as u8, places })
    }

    /// Returns the places by seat.
    pub fn by_seat(&self) -> &[u8] {
        &self.places[..usize::from(self.players)]
    }
}

impl std::fmt::Debug for Places {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.by_seat().fmt(f)
    }
}

/// The reason why a turn was passed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum PassReason {
    /// S14.2: the player chose to.
    Chosen,
    /// S4.2: there is no boat in hand and none in the deck.
    NoBoat,
    /// S4.4: there are fewer than 2 pawns in the pool.
    NoCrew,
    /// S4.3: every origin is full.
    NoOrigin,
}

/// The reason why passengers were lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum LossReason {
    /// S6.2.
    Crowd,
    /// S6.3.
    Fog,
    /// S11.5.
    Storm,
    /// S10.8.
    Battle,
}

/// The reason why a boat left the board without being secured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum SinkReason {
    /// S6.7: no one is left aboard.
    Empty,
    /// S6.7: the captain lost the majority.
    NoMajority,
    /// S11.4: the Vaal hit it.
    Vaal,
}

/// The way in which a piece was secured (S12.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum SecuredBy {
    /// By founding a settlement.
    Founding,
    /// By docking at your own settlement.
    Docking,
    /// By an exchange at another player's settlement.
    Exchange,
    /// By winning a battle that emptied the other boat.
    Battle,
}

/// A feat (S13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Feat {
    /// S13.1: Crossing the Storm.
    Storm,
    /// S13.1: Naval Battle.
    Battle,
    /// S13.1: Crossing the Fog.
    Fog,
    /// S13.2, INVENTED: Circulation of Legends.
    Circulation,
    /// S13.2, INVENTED: Pollinisation.
    Pollinisation,
}

impl Feat {
    /// The number of feats.
    pub const COUNT: usize = 5;
    /// All feats, the printed ones first.
    pub const ALL: [Feat; Feat::COUNT] =
        [Feat::Storm, Feat::Battle, Feat::Fog, Feat::Circulation, Feat::Pollinisation];
}

/// The event that triggered the end (S14.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Trigger {
    /// A player has a third legend.
    Legends,
    /// The last tile was laid.
    Tiles,
    /// The last boat of the deck was put on the board.
    Boats,
    /// INVENTED: there was no progress for too long.
    Becalmed,
    /// No boat is on the board, and no one can launch one.
    Dead,
    /// All players agreed to play the last turns.
    Table,
}

impl Event {
    /// Returns the part of the event that a viewer learns; `None` if they don't notice it at all.
    pub(crate) fn witnessed(self, viewer: Viewer) -> Option<Event> {
        let is = |seat| viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
        Some(match self {
            Event::MythDrawn { seat, .. } if !is(seat) => Event::MythDrawn { seat, myth: None },
            Event::BoatDrawn { seat, handle, left, .. } if !is(seat) => {
                Event::BoatDrawn { seat, handle, component: None, left }
            }
            Event::PieceSeen { seat, .. } if !is(seat) => return None,
            Event::OfferMade { from, to, counter, .. } if !is(from) && !is(to) => {
                Event::OfferMade { from, to, counter, terms: None }
            }
            open => open,
        })
    }
}
