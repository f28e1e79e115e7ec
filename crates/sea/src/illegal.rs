//! Why a move is refused: one variant for each sentence of the rulebook that can refuse one.
//!
//! A refusal depends only on what the acting seat may know, so it tells no secret either.

use kernel::{Cites, Seat};
use std::fmt;

use crate::chart::Cell;
use crate::moves::ExchangeKind;
use crate::pieces::Handle;
use crate::tribe::{Counts, Tribe};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// Something else is to be decided now.
    NotAsked(Question),
    /// Luck is awaited; nobody decides now.
    LuckAwaited,
    /// The game is over.
    GameOver,
    /// S4.3: boats leave from the Primordial Sea or an own settlement.
    NotAnOrigin(Cell),
    /// S4.3: two boats lie there.
    OriginFull(Cell),
    /// S5.1: no passenger of this tribe is aboard to pay with.
    PayerNotAboard(Tribe),
    /// S5.1: the boat would not keep a passenger and its captain's majority.
    PaymentSinks(Tribe),
    /// S5.1: only the God of Winds turns the wind for nothing.
    PaymentMissing,
    /// S5.1: the God of Winds pays nothing.
    PaymentNeedless,
    /// S6.5: no passenger of this tribe is aboard to be left.
    LeaveNotAboard(Tribe),
    /// S6.6: the captain's own trail gives no relief.
    OwnTrail(Tribe),
    /// S6.6: no pawn of this tribe lies in the trail.
    NotInTrail(Tribe),
    /// S6.8: exactly so many passengers must be lost.
    LossNumber {
        /// How many must be lost.
        needed: u8,
        /// How many were named.
        named: u8,
    },
    /// S6.8: these passengers are not all aboard.
    LossNotAboard(Counts),
    /// S6.9: a boat that entered no tile has not arrived; it may only leave settlers.
    NotArrived,
    /// S10.1: settlers are left at another player's settlement only.
    NoForeignSettlement,
    /// S10.1: settlers were left this turn already.
    SettledAlready,
    /// S10.1: nobody is left.
    SettlesNobody,
    /// S10.1: these passengers are not all aboard.
    SettlersNotAboard(Counts),
    /// S10.1: these are not all loose settlers here.
    NotLooseSettlers(Counts),
    /// S10.1: no more settlers come aboard than passengers were left.
    TakesTooMany {
        /// How many are left.
        left: u8,
        /// How many would be taken.
        taken: u8,
    },
    /// S10.1: who takes settlers must stay afloat.
    TakingSinks,
    /// S10.2: this seat is no partner here.
    NotAPartner(Seat),
    /// S10.3: a disclosure was proposed this turn already.
    DisclosedAlready,
    /// S10.4: no offer is left this turn.
    OffersSpent,
    /// S10.4: an exchange was concluded this turn.
    ExchangedAlready(Seat),
    /// S10.4: nothing would change hands.
    EmptyOffer,
    /// S10.4: a counter-offer goes to the player who made the offer, about the same two players.
    CounterPartner(Seat),
    /// S10.2: an offer names the kind of exchange, boat to boat or at the settlement.
    KindMissing,
    /// S10.2: in edition 1 the place decides the kind, so that no offer names it.
    KindNamed,
    /// S10.4: a counter-offer is of the same kind as the offer.
    CounterKind(ExchangeKind),
    /// S10.4: a counter-offer can only be accepted or declined.
    CounterToCounter,
    /// S10.4: the offer can no longer be fulfilled.
    OfferLapsed,
    /// S10.7: no piece has this handle.
    NoSuchPiece(Handle),
    /// S10.5, S10.6: the active player gives the piece they sail.
    NotYourBoat(Handle),
    /// S10.5: at sea the partner gives the piece they sail.
    NotTheirBoat(Handle),
    /// S10.6: the partner gives an undisclosed secured piece, or their boat on this tile.
    NotOnOffer(Handle),
    /// S10.6: at a settlement the pieces must be swapped.
    SwapMissing,
    /// S10.4: these passengers are not all aboard to be given.
    GiveNotAboard(Counts),
    /// S10.5: these passengers are not all aboard the partner's boat.
    TakeNotAboard(Counts),
    /// S10.6: only loose settlers of the partner's tribe can be taken.
    TakeNotSettlers(Counts),
    /// S6.8, S10.5: the boat of this seat would carry more than 7.
    TooManyAboard(Seat),
    /// S10.5: the boat of this seat would not keep a passenger and its captain's majority.
    ExchangeSinks(Seat),
    /// S10.8: no other boat lies here.
    NobodyToAttack,
    /// S10.8: one attack a turn.
    AttackedAlready,
    /// S10.8: no attack on the tile of another player's settlement.
    SafeHarbour,
    /// S10.8: no attack after an exchange with that player.
    AttackAfterExchange(Seat),
    /// S10.8: from 1 to the smaller crew.
    AttackNumber {
        /// How many were named.
        named: u8,
        /// The smaller crew.
        most: u8,
    },
    /// S7.4: not so many pawns go ashore.
    NotAshore(Counts),
    /// S7.4: no boat is left in the deck to sail on with.
    SailOnNoBoat,
    /// S7.4: the captain would have no majority.
    SailOnMajority,
    /// S12.2: this is not an undisclosed secured piece of the player.
    NotYourPiece(Handle),
    /// S12.2: a legend is a character, a location and an action, in this order.
    NotALegend,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// S14.2: is the last turn played?
    LastTurn,
    /// S11.1: is the Vaal summoned?
    Summon,
    /// S11.2: does the Vaal move, or the boat?
    Mover,
    /// S4.3: where is the boat launched?
    Launch,
    /// S7.1: sail or found?
    Course,
    /// S5.1: is the wind turned?
    Wind,
    /// S5.2: to which side?
    Side,
    /// S5.4: sail on or stop?
    Onward,
    /// S6.3: cross the fog?
    Fog,
    /// S6.5, S6.6: who stays for the step?
    LeaveBehind,
    /// S6.6: is a pawn swapped with the trail?
    TrailSwap,
    /// S6.8: who is lost?
    Losses,
    /// S7.1: is a settlement founded on arrival?
    FoundHere,
    /// S10: what is done here?
    Interact,
    /// S10.3: are pieces shown?
    AnswerDisclosure,
    /// S10.4: is the offer taken?
    AnswerOffer,
    /// S10.4: is the counter-offer taken?
    AnswerCounter,
    /// S10.8: is the piece of the emptied boat claimed?
    Claim,
    /// S7.4: who goes where?
    Disembark,
    /// S12.2: which pieces are the legend?
    Legend,
}

impl Cites for Question {
    fn rule(&self) -> &'static str {
        match self {
            Question::LastTurn => "S14.2",
            Question::Summon => "S11.1",
            Question::Mover => "S11.2",
            Question::Launch => "S4.3",
            Question::Course | Question::FoundHere => "S7.1",
            Question::Wind => "S5.1",
            Question::Side => "S5.2",
            Question::Onward => "S5.4",
            Question::Fog => "S6.3",
            Question::LeaveBehind => "S6.5",
            Question::TrailSwap => "S6.6",
            Question::Losses => "S6.8",
            Question::Interact => "S3.1",
            Question::AnswerDisclosure => "S10.3",
            Question::AnswerOffer | Question::AnswerCounter => "S10.4",
            Question::Claim => "S10.8",
            Question::Disembark => "S7.4",
            Question::Legend => "S12.2",
        }
    }
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        use Illegal::*;
        match self {
            NotAsked(question) => question.rule(),
            LuckAwaited => "S3.2",
            GameOver => "S14.2",
            NotAnOrigin(_) | OriginFull(_) => "S4.3",
            PayerNotAboard(_) | PaymentSinks(_) | PaymentMissing | PaymentNeedless => "S5.1",
            LeaveNotAboard(_) => "S6.5",
            OwnTrail(_) | NotInTrail(_) => "S6.6",
            LossNumber { .. } | LossNotAboard(_) | TooManyAboard(_) => "S6.8",
            NoForeignSettlement | SettledAlready | SettlesNobody | SettlersNotAboard(_) => "S10.1",
            NotLooseSettlers(_) | TakesTooMany { .. } | TakingSinks => "S10.1",
            NotArrived => "S6.9",
            NotAPartner(_) | KindMissing | KindNamed => "S10.2",
            DisclosedAlready => "S10.3",
            OffersSpent | ExchangedAlready(_) | EmptyOffer | CounterPartner(_) => "S10.4",
            CounterKind(_) | CounterToCounter | OfferLapsed | GiveNotAboard(_) => "S10.4",
            NoSuchPiece(_) => "S10.7",
            NotTheirBoat(_) | TakeNotAboard(_) | ExchangeSinks(_) => "S10.5",
            NotYourBoat(_) | NotOnOffer(_) | SwapMissing | TakeNotSettlers(_) => "S10.6",
            NobodyToAttack | AttackedAlready | SafeHarbour => "S10.8",
            AttackAfterExchange(_) | AttackNumber { .. } => "S10.8",
            NotAshore(_) | SailOnNoBoat | SailOnMajority => "S7.4",
            NotYourPiece(_) | NotALegend => "S12.2",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}
