//! What the page says about Sea in Spanish.

use super::SeaMsg;

pub(super) fn say(what: &SeaMsg) -> String {
    let said = match *what {
        SeaMsg::Blurb => {
            "Navega con el viento, descubre el mar, funda asentamientos, lleva leyendas a casa. De 3 a 6 jugadores."
        }
        SeaMsg::PlayNowHelp => "Mar, tú contra dos bots.",
        SeaMsg::Chart => "La carta náutica",
        SeaMsg::ChartKeys => {
            "Las flechas mueven la carta, + y − acercan y alejan, 0 la muestra entera."
        }
        SeaMsg::GraphHelp => {
            "En un número: un punto de Mítico cuenta 100, solo al final; de Legendario, 10; de Constructores, 1. Se gana columna por columna; las líneas lo muestran de forma aproximada."
        }
        SeaMsg::ZoomIn => "Acercar",
        SeaMsg::ZoomOut => "Alejar",
        SeaMsg::Fit => "Ver toda la carta",
        SeaMsg::AsList => "La carta como lista",
        SeaMsg::Primordial => "Mar Primordial",
        SeaMsg::Unlaid => "mar desconocido",
        SeaMsg::BoatHere { name, crew } => return format!("el barco de {name} con {crew}"),
        SeaMsg::SettlementHere { name } => return format!("el asentamiento de {name}"),
        SeaMsg::SettlersHere { pawns } => return format!("colonos sueltos: {pawns}"),
        SeaMsg::TrailHere { pawns } => return format!("estela: {pawns}"),
        SeaMsg::VaalHere => "el Vaal Er Num",
        SeaMsg::WindIs { direction } => {
            return format!("El viento lleva los barcos hacia el {direction}");
        }
        SeaMsg::DirectionDie { direction } => return format!("dado de dirección: {direction}"),
        SeaMsg::DistanceDie { distance } => return format!("dado de distancia: {distance}"),
        SeaMsg::Hint => "Toca un lugar iluminado de la carta o elige aquí.",
        SeaMsg::Feats => "Hazañas",
        SeaMsg::Settlements => "Asentamientos",
        SeaMsg::SecuredPieces => "Piezas aseguradas",
        SeaMsg::BoatAtSea => "Barco en el mar",
        SeaMsg::Pool { count } => return format!("peones en la reserva: {count}"),
        SeaMsg::Tokens { count } => {
            return format!("marcadores de asentamiento restantes: {count}");
        }
        SeaMsg::NoBoat => "sin barco en el tablero",
        SeaMsg::InHand => "en la mano",
        SeaMsg::Sails => "navega",
        SeaMsg::Secured => "asegurada",
        SeaMsg::Unseen => "cara desconocida para ti",
        SeaMsg::God => "Dios de los Vientos",
        SeaMsg::MyMyth => "Tu Mito",
        SeaMsg::MythNeeds { held, needed } => return format!("{held} de {needed} aseguradas"),
        SeaMsg::PartHeld => "asegurado",
        SeaMsg::PartSailing => "a bordo, aún sin asegurar",
        SeaMsg::PartSeen { name } => return format!("lo tiene {name}"),
        SeaMsg::PartUnknown => "aún sin ver",
        SeaMsg::NextLegend => "Tu próxima leyenda",
        SeaMsg::LegendLacks { parts } => return format!("falta: {parts}"),
        SeaMsg::Legends => "Leyendas reveladas",
        SeaMsg::NoLegends => "Aún no se ha revelado ninguna leyenda.",
        SeaMsg::Left => "Lo que falta por salir",
        SeaMsg::TilesLeft { count } => return format!("Losetas en el montón: {count}"),
        SeaMsg::BoatsLeft { count } => return format!("Barcos en el mazo: {count}"),
        SeaMsg::BoatsGone { count } => return format!("Barcos fuera de la partida: {count}"),
        SeaMsg::EndHeading => "Cómo acaba la partida",
        SeaMsg::EndLegends { count, all } => {
            return format!("Tercera leyenda de un jugador: {count} de {all}");
        }
        SeaMsg::EndTiles { count } => return format!("Última loseta colocada: quedan {count}"),
        SeaMsg::EndBoats { count } => {
            return format!("Último barco del mazo botado: quedan {count}");
        }
        SeaMsg::EndIdle { count, all } => {
            return format!("Calma chicha: {count} de {all} turnos sin avance");
        }
        SeaMsg::LastTurns { count } => return format!("Últimos turnos restantes: {count}"),
        SeaMsg::FreeFeat => "aún libre",
        SeaMsg::DoSettle => "Dejar colonos",
        SeaMsg::DoDisclose => "Mostrar piezas",
        SeaMsg::DoOffer => "Hacer una oferta",
        SeaMsg::DoCounter => "Contraoferta",
        SeaMsg::DoAttack => "Atacar",
        SeaMsg::DoTurn => "Girar el viento",
        SeaMsg::WhoPays => "¿Quién paga?",
        SeaMsg::WithWhom => "¿Con quién?",
        SeaMsg::WhichPiece => "¿Cuál de sus piezas?",
        SeaMsg::WhichExchange => "¿Cómo se intercambia?",
        SeaMsg::BoatToBoat => "De barco a barco",
        SeaMsg::AtSettlement => "En el asentamiento",
        SeaMsg::SwapPieces => "¿Se cambian piezas?",
        SeaMsg::WhatElse => "¿Qué más cambia de manos?",
        SeaMsg::WhoStays => "¿Quién se queda en el asentamiento?",
        SeaMsg::WhoBoards => "¿Quién sube a cambio?",
        SeaMsg::HowMany => "¿Cuántos pierde cada barco?",
        SeaMsg::WhoSettles => "¿Quién se instala aquí?",
        SeaMsg::WhoSailsOn => "¿Quién del resto sigue navegando?",
        SeaMsg::LegendPart { part } => return format!("Pieza que eliges: {part}"),
        SeaMsg::NoPieces => "sin piezas",
        SeaMsg::NothingElse => "nada más",
        SeaMsg::Nobody => "nadie",
        SeaMsg::Compose => "Componer libremente",
        SeaMsg::YouGive => "Das",
        SeaMsg::YouGet => "Recibes",
        SeaMsg::TheyStay => "Se quedan aquí",
        SeaMsg::TheyBoard => "Suben a bordo",
        SeaMsg::TheySettle => "Se instalan aquí",
        SeaMsg::TheySailOn => "Siguen navegando",
        SeaMsg::TheyGoHome => "Vuelven a la reserva",
        SeaMsg::Fewer { what } => return format!("uno menos: {what}"),
        SeaMsg::More { what } => return format!("uno más: {what}"),
        SeaMsg::PieceForPiece => "Piezas",
        SeaMsg::UseThis => "Elegir esto",
        SeaMsg::OfferIs => "La oferta",
        SeaMsg::Gets { name } => return format!("{name} recibe"),
        SeaMsg::Nothing => "nada",
        SeaMsg::CrewOf { name } => return format!("Tripulación de {name}"),
        SeaMsg::Sinks => "el barco se hunde",
        SeaMsg::FoundingPays { home, tokens } => {
            return format!(
                "La pieza de tu barco queda asegurada. Peones tuyos que vuelven a la reserva: {home}. Marcadores restantes: {tokens}."
            );
        }
        SeaMsg::BattleTakes => "Su barco queda vacío: puedes reclamar su componente.",
        SeaMsg::BattleBothSink => "Los dos barcos quedan vacíos y se hunden; nadie gana nada.",
        SeaMsg::BattleYouLose => "Tu barco queda vacío: el defensor puede reclamar su componente.",
        SeaMsg::BattleYouSink => "Tu barco queda vacío y se hunde.",
        SeaMsg::BattleBothLose => {
            "Los dos pierden pasajeros; un barco cuyo capitán pierde la mayoría se hunde."
        }
        SeaMsg::VaalRange => {
            "Los dados deciden adónde va el Vaal Er Num: cualquier dirección, de 1 a 3 losetas. Golpea a todos los barcos de su camino."
        }
        SeaMsg::CrossTo { place } => return format!("Tu barco cruza la niebla hasta: {place}."),
        SeaMsg::UnknownTile { chances } => {
            return format!("La próxima loseta desconocida: {chances}");
        }
        SeaMsg::Preset => "Modalidad",
        SeaMsg::PresetHelp => "Ajusta de una vez todas las opciones de abajo.",
        SeaMsg::OwnMix => "elección propia",
    };
    said.to_owned()
}
