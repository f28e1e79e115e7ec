//! Sea in the terminal in Spanish.

use super::SeaUi;

pub(super) fn say(text: SeaUi) -> String {
    let fixed = match text {
        SeaUi::HeadSettle => "Colonos",
        SeaUi::HeadDisclose => "Revelación",
        SeaUi::HeadOffer { name } => return format!("Oferta a {name}"),
        SeaUi::HeadCounter => "Contraofertas",
        SeaUi::HeadAttack => "Ataque",
        SeaUi::LastTurns { left } => return format!("últimos turnos: {left}"),
        SeaUi::Range { to } => {
            return format!("El barco avanza 1, 2 o 3 losetas hacia {to}, con igual probabilidad.");
        }
        SeaUi::RangeDie => {
            "Los dados deciden adónde va el barco: cualquier dirección, de 1 a 3 losetas."
        }
        SeaUi::Turned { left, same, right } => {
            return format!(
                "Viento después: {left} 3 de 8, {right} 3 de 8, {same} 1 de 8, lado a elegir 1 de 8."
            );
        }
        SeaUi::Gets { name, goods } => return format!("{name} recibe {goods}"),
        SeaUi::Nothing => "nada",
        SeaUi::Sinks => "se hunde",
        SeaUi::Home => "a casa",
        SeaUi::Settle => "se asientan",
        SeaUi::SailOn => "siguen a bordo",
        SeaUi::TrailStays => "queda como estela",
        SeaUi::Unknown => "no vista por ti",
        SeaUi::InHand => "en la mano",
        SeaUi::Sailing => "navega",
        SeaUi::Secured => "asegurada",
        SeaUi::InLegend => "leyenda",
        SeaUi::SeenBy { names } => return format!("vista por {names}"),
        SeaUi::MyMyth { myth } => return format!("Tu Mito: {myth}"),
        SeaUi::NoSecrets => "Ahora no mira la pantalla nadie que tenga secretos.",
        SeaUi::Free => "aún libre",
        SeaUi::Pieces => "Piezas y Mito",
        SeaUi::Glory => "Puntuación, leyendas y hazañas",
        SeaUi::Left { tiles, boats } => {
            return format!("Quedan por sacar: {tiles}; barcos en el mazo: {boats}.");
        }
        SeaUi::HelpLeftRight => "ir a la siguiente clase de jugadas",
        SeaUi::HelpType => {
            "escribir una jugada, también cualquier oferta: offer 2 swap:h3/h7 give:red:1; Tab completa"
        }
        SeaUi::HelpPieces => "las piezas por su número, con lo que sabes de ellas, y tu Mito",
        SeaUi::HelpGlory => "puntuación por columnas, leyendas, hazañas, lo que queda",
        SeaUi::HelpChart => "mover la carta con las flechas; Inicio la devuelve a su sitio",
        SeaUi::SignsCell => {
            "Una loseta: ~ mar, ◢ costa, ∩ isla, ░ niebla; ⌂●5 un asentamiento con su dueño y todos sus colonos; 7● un barco con su tripulación (número delante); ●2 una estela (número detrás); @ el Vaal Er Num; cifras subrayadas: tras tantos pasos."
        }
        SeaUi::SignsCompass => {
            "Brújula: la flecha invertida es el viento, la subrayada el dado de dirección. ▣ los dados, ▤ losetas que quedan, ∪ barcos que quedan, ☼ el Dios de los Vientos, @ dónde está el Vaal."
        }
        SeaUi::SignsPlayers => {
            "Jugadores: tripulación y lugar del barco, ∪ un barco en la mano, ▪ peones en casa, ⌂ marcadores que quedan, □ piezas aseguradas, ★ leyendas, ✦ hazañas; después las columnas de la puntuación."
        }
    };
    fixed.to_owned()
}
