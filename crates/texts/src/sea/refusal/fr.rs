//! Questions and refusals in French.

use crate::grammar::fr::count;
use crate::sea::names::cell;
use crate::sea::names::fr::{passengers, settlers, the_tribe, tribe_color};
use ::sea::tables::CREW_MAX;
use ::sea::{Illegal, Question, Tribe};

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::LastTurn => "Jouez-vous votre dernier tour, ou le passez-vous\u{a0}?",
        Question::Summon => "Invoquez-vous le Vaal Er Num\u{a0}?",
        Question::Mover => "Déplacez-vous le Vaal, ou jouez-vous normalement\u{a0}?",
        Question::Launch => "Où mettez-vous votre bateau à l'eau\u{a0}?",
        Question::Course => "Voulez-vous naviguer ou fonder une colonie\u{a0}?",
        Question::Wind => "Faites-vous tourner le vent\u{a0}?",
        Question::Side => "De quel côté le vent tourne-t-il\u{a0}?",
        Question::Onward => "Continuez-vous, ou vous arrêtez-vous\u{a0}?",
        Question::Fog => "Traversez-vous la brume, ou restez-vous\u{a0}?",
        Question::LeaveBehind => "Quel passager laissez-vous pour ce pas\u{a0}?",
        Question::TrailSwap => "Échangez-vous un de vos passagers contre un pion de sillage\u{a0}?",
        Question::Losses => "Quels passagers perdez-vous\u{a0}?",
        Question::FoundHere => "Fondez-vous une colonie ici\u{a0}?",
        Question::Interact => "Que faites-vous ici\u{a0}?",
        Question::AnswerDisclosure => "Acceptez-vous le dévoilement\u{a0}?",
        Question::AnswerOffer => "Acceptez-vous l'offre\u{a0}?",
        Question::AnswerCounter => "Acceptez-vous la contre-offre\u{a0}?",
        Question::Claim => "Vous emparez-vous de l'élément du bateau vidé\u{a0}?",
        Question::Disembark => "Qui s'installe, qui rentre et qui reprend la mer\u{a0}?",
        Question::Legend => "Quelles sont les trois pièces de votre légende\u{a0}?",
    }
}

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotAsked(asked) => {
            format!("Ce n'est pas ce qui est demandé. {}", question(asked))
        }
        Illegal::LuckAwaited => {
            "Le hasard décide d'abord\u{a0}; personne n'a de choix à faire.".to_owned()
        }
        Illegal::GameOver => "La partie est terminée.".to_owned(),
        Illegal::NotAnOrigin(from) => format!(
            "Vous ne pouvez pas partir de {}, seulement de la Mer Primordiale ou d'une colonie que vous possédez.",
            cell(from)
        ),
        Illegal::OriginFull(from) => {
            format!("Vous ne pouvez pas partir de {}\u{a0}: deux bateaux s'y trouvent.", cell(from))
        }
        Illegal::PayerNotAboard(tribe) => {
            format!("Aucun passager {} n'est à bord pour payer le vent.", tribe_color(tribe))
        }
        Illegal::PaymentSinks(tribe) => format!(
            "Un passager {} ne peut pas payer\u{a0}: le bateau doit garder un passager, et vous la majorité.",
            tribe_color(tribe)
        ),
        Illegal::PaymentMissing => {
            "Faire tourner le vent coûte un passager\u{a0}; seul le Dieu des Vents ne paie rien."
                .to_owned()
        }
        Illegal::PaymentNeedless => {
            "Le Dieu des Vents fait tourner le vent gratuitement\u{a0}; personne ne paie."
                .to_owned()
        }
        Illegal::LeaveNotAboard(tribe) => {
            format!("Aucun passager {} n'est à bord pour rester en sillage.", tribe_color(tribe))
        }
        Illegal::OwnTrail(tribe) => format!(
            "Le pion {} est à vous\u{a0}; seul un pion de sillage d'une autre tribu monte à bord.",
            tribe_color(tribe)
        ),
        Illegal::NotInTrail(tribe) => format!(
            "Aucun pion {} du sillage ne peut monter à bord ici à cet instant.",
            tribe_color(tribe)
        ),
        Illegal::LossNumber { needed, named } => {
            let needed = count(needed, "passager", "passagers");
            format!("Vous devez perdre exactement {needed}\u{a0}; vous en indiquez {named}.")
        }
        Illegal::LossNotAboard(lost) => format!(
            "Vous ne pouvez pas perdre {}\u{a0}: votre bateau n'en transporte pas autant.",
            passengers(lost)
        ),
        Illegal::NotArrived => "Votre bateau n'est entré sur aucune tuile ce tour-ci, il n'est donc arrivé nulle part\u{a0}: vous pouvez seulement laisser des colons.".to_owned(),
        Illegal::NoForeignSettlement => {
            "On ne laisse des colons qu'à la colonie d'un autre joueur.".to_owned()
        }
        Illegal::SettledAlready => "Vous avez déjà laissé des colons ce tour-ci.".to_owned(),
        Illegal::SettlesNobody => "Il faut laisser au moins un passager comme colon.".to_owned(),
        Illegal::SettlersNotAboard(left) => format!(
            "Vous ne pouvez pas laisser {}\u{a0}: votre bateau n'en transporte pas autant.",
            passengers(left)
        ),
        Illegal::NotLooseSettlers(taken) => format!(
            "Vous ne pouvez pas prendre {} à bord\u{a0}: il n'y a pas autant de colons libres ici.",
            settlers(taken)
        ),
        Illegal::TakesTooMany { left, taken } => {
            let left = count(left, "passager", "passagers");
            let taken = count(taken, "colon", "colons");
            format!("Vous laissez {left} et ne pouvez donc pas prendre {taken} en retour.")
        }
        Illegal::TakingSinks => {
            "Qui prend des colons doit rester à flot\u{a0}; ainsi, votre bateau coulerait."
                .to_owned()
        }
        Illegal::NotAPartner(seat) => format!(
            "Vous ne pouvez pas entrer en pourparlers avec {} ici.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::DisclosedAlready => "Vous avez déjà proposé un dévoilement ce tour-ci.".to_owned(),
        Illegal::OffersSpent => "Il ne vous reste pas d'offre ce tour-ci.".to_owned(),
        Illegal::ExchangedAlready(with) => format!(
            "Vous avez déjà conclu un échange avec {} ce tour-ci.",
            the_tribe(Tribe::of(with))
        ),
        Illegal::EmptyOffer => "Cette offre ne changerait rien.".to_owned(),
        Illegal::CounterPartner(seat) => format!(
            "Une contre-offre concerne les deux mêmes joueurs\u{a0}; elle ne peut pas désigner {}.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::KindMissing => "Dites quel échange vous proposez\u{a0}: «\u{a0}boats\u{a0}» de bateau à bateau, «\u{a0}settlement\u{a0}» à la colonie.".to_owned(),
        Illegal::KindNamed => "Selon l'édition 1 des règles, le lieu décide du genre d'échange\u{a0}; une offre ne peut pas le nommer.".to_owned(),
        Illegal::CounterKind(_) => "Une contre-offre doit être du même genre que l'offre.".to_owned(),
        Illegal::CounterToCounter => {
            "Une contre-offre ne peut être qu'acceptée ou refusée.".to_owned()
        }
        Illegal::OfferLapsed => "Cette offre ne peut plus être tenue.".to_owned(),
        Illegal::NoSuchPiece(handle) => format!("Il n'y a pas de pièce {handle}."),
        Illegal::NotYourBoat(handle) => format!(
            "Le joueur actif donne la pièce sur laquelle il navigue, et ce n'est pas {handle}."
        ),
        Illegal::NotTheirBoat(handle) => format!(
            "En mer, le partenaire donne la pièce sur laquelle il navigue, et ce n'est pas {handle}."
        ),
        Illegal::NotOnOffer(handle) => format!(
            "Le partenaire donne une pièce en sûreté non révélée ou son bateau présent ici, et {handle} n'est ni l'un ni l'autre."
        ),
        Illegal::SwapMissing => "À une colonie, l'échange des pièces est obligatoire.".to_owned(),
        Illegal::GiveNotAboard(given) => format!(
            "Le joueur actif ne peut pas donner {}\u{a0}: il n'y en a pas autant à bord.",
            passengers(given)
        ),
        Illegal::TakeNotAboard(taken) => format!(
            "Le partenaire ne peut pas donner {}\u{a0}: il n'y en a pas autant à bord.",
            passengers(taken)
        ),
        Illegal::TakeNotSettlers(taken) => format!(
            "Le partenaire ne peut pas donner {}, seulement des colons libres de sa tribu présents ici.",
            settlers(taken)
        ),
        Illegal::TooManyAboard(seat) => format!(
            "Le bateau de {} transporterait plus de {CREW_MAX} passagers.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::ExchangeSinks(seat) => format!(
            "Le bateau de {} doit garder un passager, et son capitaine la majorité.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::NobodyToAttack => "Il n'y a pas d'autre bateau ici.".to_owned(),
        Illegal::AttackedAlready => "Vous avez déjà attaqué ce tour-ci.".to_owned(),
        Illegal::SafeHarbour => {
            "On n'attaque pas sur la tuile de la colonie d'un autre joueur.".to_owned()
        }
        Illegal::AttackAfterExchange(seat) => format!(
            "Vous avez conclu un échange avec {} ce tour-ci et ne pouvez plus l'attaquer.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::AttackNumber { named, most: 1 } => {
            format!("Vous ne pouvez attaquer qu'avec 1 passager, et non avec {named}.")
        }
        Illegal::AttackNumber { named, most } => {
            format!("Vous pouvez attaquer avec 1 à {most} passagers, et non avec {named}.")
        }
        Illegal::NotAshore(named) => {
            format!("L'équipage qui débarque ne compte pas {}.", passengers(named))
        }
        Illegal::SailOnNoBoat => {
            "Il ne reste pas de bateau dans la pioche pour reprendre la mer.".to_owned()
        }
        Illegal::SailOnMajority => {
            "Vous n'auriez pas la majorité parmi ceux qui reprennent la mer.".to_owned()
        }
        Illegal::NotYourPiece(handle) => {
            format!("Vous n'avez pas de pièce {handle} en sûreté et non révélée.")
        }
        Illegal::NotALegend => {
            "Une légende, c'est un personnage, un lieu et une action, dans cet ordre.".to_owned()
        }
    }
}
