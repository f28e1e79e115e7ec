//! Questions and refusals in English.

use crate::grammar::en::count;
use crate::sea::names::cell;
use crate::sea::names::en::{passengers, settlers, the_tribe, tribe_color};
use ::sea::tables::CREW_MAX;
use ::sea::{Illegal, Question, Tribe};

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::LastTurn => "Do you play your last turn, or do you let it pass?",
        Question::Summon => "Do you summon the Vaal Er Num?",
        Question::Mover => "Do you move the Vaal, or do you play normally?",
        Question::Launch => "Where do you launch your boat?",
        Question::Course => "Do you sail, or do you found a settlement?",
        Question::Wind => "Do you turn the wind?",
        Question::Side => "Which way does the wind turn?",
        Question::Onward => "Do you sail on, or do you stop?",
        Question::Fog => "Do you cross the fog, or do you stay?",
        Question::LeaveBehind => "Which passenger do you leave for this step?",
        Question::TrailSwap => "Do you exchange one of your passengers for a trail pawn?",
        Question::Losses => "Which passengers do you lose?",
        Question::FoundHere => "Do you found a settlement here?",
        Question::Interact => "What do you do here?",
        Question::AnswerDisclosure => "Do you accept the disclosure?",
        Question::AnswerOffer => "Do you accept the offer?",
        Question::AnswerCounter => "Do you accept the counter-offer?",
        Question::Claim => "Claim the component of the emptied boat?",
        Question::Disembark => "Who settles, who goes home and who sails on?",
        Question::Legend => "Which three pieces are your legend?",
    }
}

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotAsked(asked) => {
            format!("That is not what is asked now. {}", question(asked))
        }
        Illegal::LuckAwaited => "Chance decides first; no player is asked now.".to_owned(),
        Illegal::GameOver => "The game is over.".to_owned(),
        Illegal::NotAnOrigin(from) => format!(
            "You can't launch at {}, only from the Primordial Sea or a settlement you own.",
            cell(from)
        ),
        Illegal::OriginFull(from) => {
            format!("You can't launch at {}: two boats lie there.", cell(from))
        }
        Illegal::PayerNotAboard(tribe) => {
            format!("No {} passenger is aboard to pay for the wind.", tribe_color(tribe))
        }
        Illegal::PaymentSinks(tribe) => format!(
            "You can't pay with a {} passenger: your boat must keep a passenger and your majority.",
            tribe_color(tribe)
        ),
        Illegal::PaymentMissing => {
            "Turning the wind costs a passenger; only the God of Winds pays nothing.".to_owned()
        }
        Illegal::PaymentNeedless => {
            "The God of Winds turns the wind free of charge; nobody pays.".to_owned()
        }
        Illegal::LeaveNotAboard(tribe) => {
            format!("No {} passenger is aboard to be left as a trail.", tribe_color(tribe))
        }
        Illegal::OwnTrail(tribe) => format!(
            "The {} pawns are your own; only trail pawns of another tribe come aboard.",
            tribe_color(tribe)
        ),
        Illegal::NotInTrail(tribe) => {
            format!("No {} pawn of the trail here can come aboard now.", tribe_color(tribe))
        }
        Illegal::LossNumber { needed, named } => {
            let needed = count(needed, "passenger", "passengers");
            format!("You must lose exactly {needed}; you named {named}.")
        }
        Illegal::LossNotAboard(lost) => {
            format!("You can't lose {}: your boat does not carry them all.", passengers(lost))
        }
        Illegal::NotArrived => "Your boat entered no tile this turn, so it has not arrived: you may only leave settlers.".to_owned(),
        Illegal::NoForeignSettlement => {
            "You can leave settlers only at another player's settlement.".to_owned()
        }
        Illegal::SettledAlready => "You have left settlers this turn already.".to_owned(),
        Illegal::SettlesNobody => "At least one passenger must stay as a settler.".to_owned(),
        Illegal::SettlersNotAboard(left) => {
            format!("You can't leave {}: your boat does not carry them all.", passengers(left))
        }
        Illegal::NotLooseSettlers(taken) => format!(
            "You can't take {} aboard: not all of them are loose settlers here.",
            settlers(taken)
        ),
        Illegal::TakesTooMany { left, taken } => {
            let left = count(left, "passenger", "passengers");
            let taken = count(taken, "settler", "settlers");
            format!("You leave {left}, so you can't take {taken} in return.")
        }
        Illegal::TakingSinks => {
            "If you take settlers, your boat must stay afloat; this way it would sink.".to_owned()
        }
        Illegal::NotAPartner(seat) => {
            format!("You can't talk with {} here.", the_tribe(Tribe::of(seat)))
        }
        Illegal::DisclosedAlready => "You have proposed a disclosure this turn already.".to_owned(),
        Illegal::OffersSpent => "You have no offer left this turn.".to_owned(),
        Illegal::ExchangedAlready(with) => format!(
            "You have concluded an exchange with {} this turn already.",
            the_tribe(Tribe::of(with))
        ),
        Illegal::EmptyOffer => "This offer would change nothing.".to_owned(),
        Illegal::CounterPartner(seat) => format!(
            "A counter-offer is about the same two players; it can't name {}.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::KindMissing => "Say which exchange you offer: ‘boats’ for boat to boat, ‘settlement’ for one at the settlement.".to_owned(),
        Illegal::KindNamed => "By edition 1 of the rules the place decides the kind of exchange, so an offer can't name it.".to_owned(),
        Illegal::CounterKind(_) => "A counter-offer must be of the same kind as the offer.".to_owned(),
        Illegal::CounterToCounter => "A counter-offer can only be accepted or declined.".to_owned(),
        Illegal::OfferLapsed => "This offer can no longer be fulfilled.".to_owned(),
        Illegal::NoSuchPiece(handle) => format!("There is no piece {handle}."),
        Illegal::NotYourBoat(handle) => {
            format!("The active player gives the piece they sail, and that is not {handle}.")
        }
        Illegal::NotTheirBoat(handle) => {
            format!("At sea the partner gives the piece they sail, and that is not {handle}.")
        }
        Illegal::NotOnOffer(handle) => format!(
            "The partner gives a secured, undisclosed piece or their boat here, and {handle} is neither."
        ),
        Illegal::SwapMissing => "At a settlement the pieces must be swapped.".to_owned(),
        Illegal::GiveNotAboard(given) => format!(
            "The active player can't give {}: not all of them are aboard.",
            passengers(given)
        ),
        Illegal::TakeNotAboard(taken) => {
            format!("The partner can't give {}: not all of them are aboard.", passengers(taken))
        }
        Illegal::TakeNotSettlers(taken) => format!(
            "The partner can't give {}, only loose settlers of their own tribe who are here.",
            settlers(taken)
        ),
        Illegal::TooManyAboard(seat) => {
            format!("The boat of {} would carry more than {CREW_MAX}.", the_tribe(Tribe::of(seat)))
        }
        Illegal::ExchangeSinks(seat) => format!(
            "The boat of {} must keep a passenger, and its captain the majority.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::NobodyToAttack => "No other boat lies here.".to_owned(),
        Illegal::AttackedAlready => "You have attacked this turn already.".to_owned(),
        Illegal::SafeHarbour => {
            "You can't attack on the tile of another player's settlement.".to_owned()
        }
        Illegal::AttackAfterExchange(seat) => format!(
            "You have concluded an exchange with {} this turn and can't attack now.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::AttackNumber { named, most: 1 } => {
            format!("You can attack with 1 passenger only, not with {named}.")
        }
        Illegal::AttackNumber { named, most } => {
            format!("You can attack with 1 to {most} passengers, not with {named}.")
        }
        Illegal::NotAshore(named) => {
            format!("The crew that goes ashore does not have {}.", passengers(named))
        }
        Illegal::SailOnNoBoat => "No boat is left in the deck to sail on with.".to_owned(),
        Illegal::SailOnMajority => {
            "You would not have the majority among those who sail on.".to_owned()
        }
        Illegal::NotYourPiece(handle) => {
            format!("You have no secured, undisclosed piece {handle}.")
        }
        Illegal::NotALegend => {
            "A legend is a character, a location and an action, in this order.".to_owned()
        }
    }
}
