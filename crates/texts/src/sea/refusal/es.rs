//! Questions and refusals in Spanish.

use crate::grammar::es::count;
use crate::sea::names::cell;
use crate::sea::names::es::{passengers, settlers, the_tribe, tribe_color};
use ::sea::tables::CREW_MAX;
use ::sea::{Illegal, Question, Tribe};

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::LastTurn => "¿Juegas tu último turno o lo pasas?",
        Question::Summon => "¿Invocas al Vaal Er Num?",
        Question::Mover => "¿Mueves al Vaal o juegas con normalidad?",
        Question::Launch => "¿Dónde botas tu barco?",
        Question::Course => "¿Navegas o fundas un asentamiento?",
        Question::Wind => "¿Giras el viento?",
        Question::Side => "¿Hacia qué lado gira el viento?",
        Question::Onward => "¿Sigues navegando o paras?",
        Question::Fog => "¿Cruzas la niebla o te quedas?",
        Question::LeaveBehind => "¿Qué pasajero dejas por este paso?",
        Question::TrailSwap => "¿Cambias un pasajero propio por un peón de estela?",
        Question::Losses => "¿Qué pasajeros pierdes?",
        Question::FoundHere => "¿Fundas aquí un asentamiento?",
        Question::Interact => "¿Qué haces aquí?",
        Question::AnswerDisclosure => "¿Aceptas la revelación?",
        Question::AnswerOffer => "¿Aceptas la oferta?",
        Question::AnswerCounter => "¿Aceptas la contraoferta?",
        Question::Claim => "¿Reclamas el componente del barco vaciado?",
        Question::Disembark => {
            "¿Quién se instala, quién vuelve a su reserva y quién sigue navegando?"
        }
        Question::Legend => "¿Qué tres piezas forman tu leyenda?",
    }
}

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotAsked(asked) => format!("Ahora no se pregunta eso. {}", question(asked)),
        Illegal::LuckAwaited => "Primero decide el azar; ahora no se pregunta a nadie.".to_owned(),
        Illegal::GameOver => "La partida ha terminado.".to_owned(),
        Illegal::NotAnOrigin(from) => format!(
            "No puedes botar un barco en {}, solo en el Mar Primordial o en un asentamiento tuyo.",
            cell(from)
        ),
        Illegal::OriginFull(from) => {
            format!("No puedes botar un barco en {}: ya hay dos allí.", cell(from))
        }
        Illegal::PayerNotAboard(tribe) => {
            format!("No hay a bordo ningún pasajero {} que pague el viento.", tribe_color(tribe))
        }
        Illegal::PaymentSinks(tribe) => format!(
            "No puede pagar un pasajero {}: el barco debe conservar algún pasajero y tú la mayoría.",
            tribe_color(tribe)
        ),
        Illegal::PaymentMissing => {
            "Girar el viento cuesta un pasajero; solo el Dios de los Vientos no paga nada."
                .to_owned()
        }
        Illegal::PaymentNeedless => {
            "El Dios de los Vientos gira el viento gratis; nadie paga.".to_owned()
        }
        Illegal::LeaveNotAboard(tribe) => format!(
            "No hay a bordo ningún pasajero {} que pueda quedarse como estela.",
            tribe_color(tribe)
        ),
        Illegal::OwnTrail(tribe) => format!(
            "El peón {} es tuyo; solo sube a bordo un peón de estela de otra tribu.",
            tribe_color(tribe)
        ),
        Illegal::NotInTrail(tribe) => format!(
            "Ningún peón {} de la estela puede subir a bordo aquí en este momento.",
            tribe_color(tribe)
        ),
        Illegal::LossNumber { needed, named } => {
            let needed = count(needed, "pasajero", "pasajeros");
            format!("Tienes que perder exactamente {needed}; has indicado {named}.")
        }
        Illegal::LossNotAboard(lost) => {
            format!("No puedes perder {}: tu barco no lleva tantos.", passengers(lost))
        }
        Illegal::NotArrived => "Tu barco no ha entrado en ninguna loseta este turno, así que no ha llegado: solo puedes dejar colonos.".to_owned(),
        Illegal::NoForeignSettlement => {
            "Solo puedes dejar colonos en el asentamiento de otro jugador.".to_owned()
        }
        Illegal::SettledAlready => "Ya has dejado colonos este turno.".to_owned(),
        Illegal::SettlesNobody => "Al menos un pasajero tiene que quedarse como colono.".to_owned(),
        Illegal::SettlersNotAboard(left) => {
            format!("No puedes dejar {}: tu barco no lleva tantos.", passengers(left))
        }
        Illegal::NotLooseSettlers(taken) => format!(
            "No puedes subir a bordo {}: aquí no hay tantos colonos sueltos.",
            settlers(taken)
        ),
        Illegal::TakesTooMany { left, taken } => {
            let left = count(left, "pasajero", "pasajeros");
            let taken = count(taken, "colono", "colonos");
            format!("Dejas {left}, así que no puedes subir a bordo {taken} a cambio.")
        }
        Illegal::TakingSinks => {
            "Quien sube colonos tiene que seguir a flote; así tu barco se hundiría.".to_owned()
        }
        Illegal::NotAPartner(seat) => {
            format!("Aquí no puedes negociar con {}.", the_tribe(Tribe::of(seat)))
        }
        Illegal::DisclosedAlready => "Ya has propuesto una revelación este turno.".to_owned(),
        Illegal::OffersSpent => "No te quedan ofertas este turno.".to_owned(),
        Illegal::ExchangedAlready(with) => {
            format!("Este turno ya has cerrado un intercambio con {}.", the_tribe(Tribe::of(with)))
        }
        Illegal::EmptyOffer => "Esta oferta no cambiaría nada.".to_owned(),
        Illegal::CounterPartner(seat) => format!(
            "Una contraoferta es entre los mismos dos jugadores; no puede nombrar a {}.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::KindMissing => "Di qué intercambio ofreces: «boats» de barco a barco, «settlement» en el asentamiento.".to_owned(),
        Illegal::KindNamed => "Según la edición 1 de las reglas, el lugar decide el tipo de intercambio; una oferta no puede nombrarlo.".to_owned(),
        Illegal::CounterKind(_) => "Una contraoferta tiene que ser del mismo tipo que la oferta.".to_owned(),
        Illegal::CounterToCounter => {
            "Una contraoferta solo se puede aceptar o rechazar.".to_owned()
        }
        Illegal::OfferLapsed => "Esta oferta ya no se puede cumplir.".to_owned(),
        Illegal::NoSuchPiece(handle) => format!("No hay ninguna pieza {handle}."),
        Illegal::NotYourBoat(handle) => {
            format!("El jugador activo da la pieza en la que navega, y no es {handle}.")
        }
        Illegal::NotTheirBoat(handle) => {
            format!("En el mar, el otro da la pieza en la que navega, y no es {handle}.")
        }
        Illegal::NotOnOffer(handle) => format!(
            "El otro da una pieza asegurada y no revelada o su barco, si está aquí; {handle} no es ni lo uno ni lo otro."
        ),
        Illegal::SwapMissing => "En un asentamiento el cambio de piezas es obligatorio.".to_owned(),
        Illegal::GiveNotAboard(given) => {
            format!(
                "El jugador activo no puede dar {}: no lleva tantos a bordo.",
                passengers(given)
            )
        }
        Illegal::TakeNotAboard(taken) => {
            format!("El otro no puede dar {}: no lleva tantos a bordo.", passengers(taken))
        }
        Illegal::TakeNotSettlers(taken) => format!(
            "El otro no puede dar {}, solo colonos sueltos de su propia tribu que estén aquí.",
            settlers(taken)
        ),
        Illegal::TooManyAboard(seat) => {
            format!("El barco de {} llevaría más de {CREW_MAX}.", the_tribe(Tribe::of(seat)))
        }
        Illegal::ExchangeSinks(seat) => format!(
            "El barco de {} debe conservar algún pasajero, y su capitán la mayoría.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::NobodyToAttack => "Aquí no hay ningún otro barco.".to_owned(),
        Illegal::AttackedAlready => "Ya has atacado este turno.".to_owned(),
        Illegal::SafeHarbour => {
            "No se puede atacar en la loseta del asentamiento de otro jugador.".to_owned()
        }
        Illegal::AttackAfterExchange(seat) => format!(
            "Este turno has cerrado un intercambio con {} y ya no puedes atacar.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::AttackNumber { named, most: 1 } => {
            format!("Solo puedes atacar con 1 pasajero, no con {named}.")
        }
        Illegal::AttackNumber { named, most } => {
            format!("Puedes atacar con entre 1 y {most} pasajeros, no con {named}.")
        }
        Illegal::NotAshore(named) => {
            format!("La tripulación que desembarca no tiene {}.", passengers(named))
        }
        Illegal::SailOnNoBoat => {
            "No queda ningún barco en el mazo para seguir navegando.".to_owned()
        }
        Illegal::SailOnMajority => {
            "No tendrías la mayoría entre quienes siguen navegando.".to_owned()
        }
        Illegal::NotYourPiece(handle) => {
            format!("No tienes ninguna pieza {handle} asegurada y sin revelar.")
        }
        Illegal::NotALegend => {
            "Una leyenda es un personaje, un lugar y una acción, en este orden.".to_owned()
        }
    }
}
