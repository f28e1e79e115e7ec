//! The reasons why Sea refuses a move.

use super::names::cell as place;
use crate::Lang;
use crate::messages::messages;
use ::sea::tables::CREW_MAX;
use ::sea::{Illegal, Tribe};

messages!(said, "sea-illegal");

use said::Refusal;

/// Returns the reason why a move is refused, as a sentence to the player. The paragraph it is based
/// on is [`kernel::Cites::rule`] of the same value.
pub fn illegal(lang: Lang, illegal: &Illegal) -> String {
    let refusal = match *illegal {
        Illegal::NotAsked(asked) => Refusal::NotAsked { asked },
        Illegal::LuckAwaited => Refusal::LuckAwaited,
        Illegal::GameOver => Refusal::GameOver,
        Illegal::NotAnOrigin(from) => Refusal::NotAnOrigin { from: &place(from) },
        Illegal::OriginFull(from) => Refusal::OriginFull { from: &place(from) },
        Illegal::PayerNotAboard(tribe) => Refusal::PayerNotAboard { tribe },
        Illegal::PaymentSinks(tribe) => Refusal::PaymentSinks { tribe },
        Illegal::PaymentMissing => Refusal::PaymentMissing,
        Illegal::PaymentNeedless => Refusal::PaymentNeedless,
        Illegal::LeaveNotAboard(tribe) => Refusal::LeaveNotAboard { tribe },
        Illegal::OwnTrail(tribe) => Refusal::OwnTrail { tribe },
        Illegal::NotInTrail(tribe) => Refusal::NotInTrail { tribe },
        Illegal::LossNumber { needed, named } => Refusal::LossNumber { needed, named },
        Illegal::LossNotAboard(lost) => Refusal::LossNotAboard { lost },
        Illegal::NotArrived => Refusal::NotArrived,
        Illegal::NoForeignSettlement => Refusal::NoForeignSettlement,
        Illegal::SettledAlready => Refusal::SettledAlready,
        Illegal::SettlesNobody => Refusal::SettlesNobody,
        Illegal::SettlersNotAboard(left) => Refusal::SettlersNotAboard { left },
        Illegal::NotLooseSettlers(taken) => Refusal::NotLooseSettlers { taken },
        Illegal::TakesTooMany { left, taken } => Refusal::TakesTooMany { left, taken },
        Illegal::TakingSinks => Refusal::TakingSinks,
        Illegal::NotAPartner(seat) => Refusal::NotAPartner { tribe: Tribe::of(seat) },
        Illegal::DisclosedAlready => Refusal::DisclosedAlready,
        Illegal::OffersSpent => Refusal::OffersSpent,
        Illegal::ExchangedAlready(seat) => Refusal::ExchangedAlready { with: Tribe::of(seat) },
        Illegal::EmptyOffer => Refusal::EmptyOffer,
        Illegal::CounterPartner(seat) => Refusal::CounterPartner { tribe: Tribe::of(seat) },
        Illegal::KindMissing => Refusal::KindMissing,
        Illegal::KindNamed => Refusal::KindNamed,
        Illegal::CounterKind(_) => Refusal::CounterKind,
        Illegal::CounterToCounter => Refusal::CounterToCounter,
        Illegal::OfferLapsed => Refusal::OfferLapsed,
        Illegal::NoSuchPiece(handle) => Refusal::NoSuchPiece { handle: &handle.to_string() },
        Illegal::NotYourBoat(handle) => Refusal::NotYourBoat { handle: &handle.to_string() },
        Illegal::NotTheirBoat(handle) => Refusal::NotTheirBoat { handle: &handle.to_string() },
        Illegal::NotOnOffer(handle) => Refusal::NotOnOffer { handle: &handle.to_string() },
        Illegal::SwapMissing => Refusal::SwapMissing,
        Illegal::GiveNotAboard(given) => Refusal::GiveNotAboard { given },
        Illegal::TakeNotAboard(taken) => Refusal::TakeNotAboard { taken },
        Illegal::TakeNotSettlers(taken) => Refusal::TakeNotSettlers { taken },
        Illegal::TooManyAboard(seat) => {
            Refusal::TooManyAboard { tribe: Tribe::of(seat), crew_max: CREW_MAX }
        }
        Illegal::ExchangeSinks(seat) => Refusal::ExchangeSinks { tribe: Tribe::of(seat) },
        Illegal::NobodyToAttack => Refusal::NobodyToAttack,
        Illegal::AttackedAlready => Refusal::AttackedAlready,
        Illegal::SafeHarbour => Refusal::SafeHarbour,
        Illegal::AttackAfterExchange(seat) => {
            Refusal::AttackAfterExchange { tribe: Tribe::of(seat) }
        }
        Illegal::AttackNumber { named, most } => Refusal::AttackNumber { most, named },
        Illegal::NotAshore(named) => Refusal::NotAshore { named },
        Illegal::SailOnNoBoat => Refusal::SailOnNoBoat,
        Illegal::SailOnMajority => Refusal::SailOnMajority,
        Illegal::NotYourPiece(handle) => Refusal::NotYourPiece { handle: &handle.to_string() },
        Illegal::NotALegend => Refusal::NotALegend,
    };
    refusal.text(lang)
}
