//! The reasons for refusing a move: one variant for each sentence of the rulebook that can forbid
//! one.
//!
//! A refusal depends only on what the acting seat may know, so it doesn't reveal a secret.

use kernel::{Cites, Seat};

use crate::chart::Cell;
use crate::moves::ExchangeKind;
use crate::pieces::Handle;
use crate::tribe::{Counts, Tribe};

/// The reason why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// A different decision is due now.
    NotAsked(Question),
    /// A random outcome is due; no one decides now.
    LuckAwaited,
    /// The game is over.
    GameOver,
    /// S4.3: boats start from the Primordial Sea or the player's own settlements.
    NotAnOrigin(Cell),
    /// S4.3: two boats are already there.
    OriginFull(Cell),
    /// S5.1: there is no passenger of this tribe aboard to pay with.
    PayerNotAboard(Tribe),
    /// S5.1: the boat would not keep a passenger and its captain's majority.
    PaymentSinks(Tribe),
    /// S5.1: only the God of Winds turns the wind for free.
    PaymentMissing,
    /// S5.1: the God of Winds pays nothing.
    PaymentNeedless,
    /// S6.5: there is no passenger of this tribe aboard to leave behind.
    LeaveNotAboard(Tribe),
    /// S6.6: the captain's own trail gives no relief.
    OwnTrail(Tribe),
    /// S6.6: no pawn of this tribe is in the trail.
    NotInTrail(Tribe),
    /// S6.8: exactly this many passengers must be lost.
    LossNumber {
        /// The number that must be lost.
        needed: u8,
        /// The number given.
        named: u8,
    },
    /// S6.8: not all of these passengers are aboard.
    LossNotAboard(Counts),
    /// S6.9: a boat that entered no tile has not arrived; it may only leave settlers.
    NotArrived,
    /// S10.1: settlers can be left only at another player's settlement.
    NoForeignSettlement,
    /// S10.1: settlers were already left this turn.
    SettledAlready,
    /// S10.1: the move leaves no settlers.
    SettlesNobody,
    /// S10.1: not all of these passengers are aboard.
    SettlersNotAboard(Counts),
    /// S10.1: these aren't all loose settlers here.
    NotLooseSettlers(Counts),
    /// S10.1: no more settlers may come aboard than passengers are left.
    TakesTooMany {
        /// The number of passengers left.
        left: u8,
        /// The number of settlers taken.
        taken: u8,
    },
    /// S10.1: a boat that takes settlers must stay afloat.
    TakingSinks,
    /// S10.2: this seat isn't a partner here.
    NotAPartner(Seat),
    /// S10.3: a disclosure was already proposed this turn.
    DisclosedAlready,
    /// S10.4: no offers are left this turn.
    OffersSpent,
    /// S10.4: an exchange was already made this turn.
    ExchangedAlready(Seat),
    /// S10.4: the offer exchanges nothing.
    EmptyOffer,
    /// S10.4: a counteroffer goes to the player who made the offer, about the same two players.
    CounterPartner(Seat),
    /// S10.2: an offer must name the kind of exchange, boat to boat or at the settlement.
    KindMissing,
    /// S10.2: in edition 1 the place decides the kind, so an offer can't name it.
    KindNamed,
    /// S10.4: a counteroffer must be of the same kind as the offer.
    CounterKind(ExchangeKind),
    /// S10.4: a counteroffer can only be accepted or declined.
    CounterToCounter,
    /// S10.4: the offer can no longer be fulfilled.
    OfferLapsed,
    /// S10.7: no piece has this handle.
    NoSuchPiece(Handle),
    /// S10.5, S10.6: the active player must give the piece they sail.
    NotYourBoat(Handle),
    /// S10.5: at sea the partner must give the piece they sail.
    NotTheirBoat(Handle),
    /// S10.6: the partner can give only an undisclosed secured piece, or their boat on this tile.
    NotOnOffer(Handle),
    /// S10.6: at a settlement the pieces must be swapped.
    SwapMissing,
    /// S10.4: not all of these passengers are aboard to be given.
    GiveNotAboard(Counts),
    /// S10.5: not all of these passengers are aboard the partner's boat.
    TakeNotAboard(Counts),
    /// S10.6: only loose settlers of the partner's tribe can be taken.
    TakeNotSettlers(Counts),
    /// S6.8, S10.5: the boat of this seat would carry more than 7.
    TooManyAboard(Seat),
    /// S10.5: the boat of this seat would not keep a passenger and its captain's majority.
    ExchangeSinks(Seat),
    /// S10.8: no other boat is here.
    NobodyToAttack,
    /// S10.8: only one attack per turn is allowed.
    AttackedAlready,
    /// S10.8: attacks aren't allowed on the tile of another player's settlement.
    SafeHarbour,
    /// S10.8: an attack on that player isn't allowed after an exchange with them.
    AttackAfterExchange(Seat),
    /// S10.8: an attack takes between 1 passenger and the size of the smaller crew.
    AttackNumber {
        /// The number given.
        named: u8,
        /// The size of the smaller crew.
        most: u8,
    },
    /// S7.4: fewer pawns go ashore than this.
    NotAshore(Counts),
    /// S7.4: no boat is left in the deck to sail on in.
    SailOnNoBoat,
    /// S7.4: the captain would not have the majority.
    SailOnMajority,
    /// S12.2: this isn't an undisclosed secured piece of the player.
    NotYourPiece(Handle),
    /// S12.2: a legend must be a character, a location and an action, in this order.
    NotALegend,
}

/// A question that a seat must answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Question {
    /// S14.2: play the last turn?
    LastTurn,
    /// S11.1: summon the Vaal?
    Summon,
    /// S11.2: move the Vaal, or the boat?
    Mover,
    /// S4.3: where to launch the boat?
    Launch,
    /// S7.1: sail or found?
    Course,
    /// S5.1: turn the wind?
    Wind,
    /// S5.2: turn it to which side?
    Side,
    /// S5.4: sail on or stop?
    Onward,
    /// S6.3: cross the fog?
    Fog,
    /// S6.5, S6.6: which passenger stays behind for the step?
    LeaveBehind,
    /// S6.6: swap a pawn with the trail?
    TrailSwap,
    /// S6.8: which passengers are lost?
    Losses,
    /// S7.1: found a settlement on arrival?
    FoundHere,
    /// S10: which interaction?
    Interact,
    /// S10.3: show the pieces?
    AnswerDisclosure,
    /// S10.4: accept the offer?
    AnswerOffer,
    /// S10.4: accept the counteroffer?
    AnswerCounter,
    /// S10.8: claim the piece of the emptied boat?
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

impl std::error::Error for Illegal {}
