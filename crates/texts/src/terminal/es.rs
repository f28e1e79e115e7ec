//! The terminal interface in Spanish.

use super::{Reason, Ui, seconds};
use crate::grammar::es::{count, join, quote};

pub(super) fn ui(text: Ui) -> String {
    let fixed = match text {
        Ui::NoTerminal => {
            "Para jugar hace falta un terminal: entrada y salida en una ventana, sin redirigir."
        }
        Ui::TerminalFailed { why } => return format!("El terminal ha fallado: {why}."),
        Ui::WrongSeats { given, players } => {
            return format!(
                "{players} jugadores necesitan {players} asientos, y se describen {given}."
            );
        }
        Ui::RecordExists { file } => {
            return format!("{file} ya existe y no se sobrescribe; elige otro archivo.");
        }
        Ui::TooSmall { columns, lines } => {
            return format!("Agranda esta ventana a {columns} × {lines} como mínimo.");
        }
        Ui::TurnNumber { turn } => return format!("turno {turn}"),
        Ui::StacksLeft { stacks, end } => {
            return format!(
                "{} (fin con {end})",
                count(stacks, "pila de fichas", "pilas de fichas")
            );
        }
        Ui::IdleTurns { turns } => return format!("{turns} turnos sin avance"),
        Ui::Bot(kind) => return format!("(bot {kind})"),
        Ui::Asleep => "duermen:",
        Ui::Answers => "Respuestas",
        Ui::Legends => "Leyendas",
        Ui::Song => "Canción",
        Ui::Songs => "Canciones",
        Ui::PairAt { place } => return format!("dos discos en {place}"),
        Ui::SkipAt { place } => return format!("ninguno en {place}"),
        Ui::Forgotten => "olvidado:",
        Ui::Scoring => "¡puntuación!",
        Ui::LysBonus => "bonificación de Lys",
        Ui::MayLift => "luego Red puede subir un disco",
        Ui::ScoreAfter { before, after } => return format!("puntos: {before} → {after}"),
        Ui::BotsMove { delay_ms: 0 } => "Juegan los bots.",
        Ui::BotsMove { delay_ms } => {
            return format!(
                "Juegan los bots, tras {} s cada uno. Espacio salta la espera, + y − la cambian.",
                seconds(delay_ms, ',')
            );
        }
        Ui::AfterEnd => "Intro muestra el resultado, q sale.",
        Ui::GameOver => "La partida ha terminado",
        Ui::KeyChoose => "elegir",
        Ui::KeyPlay => "jugar",
        Ui::KeyType => "escribir",
        Ui::KeyComplete => "completar",
        Ui::KeyBack => "volver",
        Ui::KeyUndo => "deshacer",
        Ui::KeyRules => "reglas",
        Ui::KeyLanguage => "idioma",
        Ui::KeyHelp => "ayuda",
        Ui::KeyLeave => "salir",
        Ui::KeySkip => "saltar la espera",
        Ui::KeySpeed => "velocidad",
        Ui::KeyResult => "resultado",
        Ui::KeyLook => "mostrar",
        Ui::KeyPieces => "piezas",
        Ui::HandOver { name } => {
            return format!(
                "Pasad la pantalla a {name}. Los demás apartan la vista; luego {name} pulsa Intro."
            );
        }
        Ui::UndoAllTheSame => "U la deshace de todos modos, y el registro lo dirá.",
        Ui::UndoAfterEnd => "La partida ha terminado; ya no se deshace nada.",
        Ui::EndAsked => {
            "¿Terminar la partida ahora? Siguen los últimos turnos. Pulsa E otra vez para aceptar por todos."
        }
        Ui::EndAgreed => "La partida termina: siguen los últimos turnos.",
        Ui::BotsPlayOn => {
            "Los bots solo aceptan terminar la partida tras tres rondas en las que nada ha crecido."
        }
        Ui::TakenBack => "Jugada deshecha.",
        Ui::Delay { delay_ms: 0 } => "Los bots juegan al momento.",
        Ui::Delay { delay_ms } => {
            return format!("Los bots esperan {} s antes de jugar.", seconds(delay_ms, ','));
        }
        Ui::NotKept { file, why } => {
            return format!(
                "No se puede escribir {file}: {why}. La próxima jugada lo intenta de nuevo."
            );
        }
        Ui::KeptAgain { file } => {
            return format!("{file} vuelve a estar escrito, con toda la partida.");
        }
        Ui::SeedLost => {
            "La semilla de esta partida se ha perdido: lo oculto se sortea de nuevo, y el azar en su conjunto ya no se puede verificar."
        }
        Ui::Since { name } => return format!("{name}, desde tu último turno:"),
        Ui::Uncovered { tops } => return format!("Destapadas: {tops}."),
        Ui::MoonsRose { moons } => return format!("Carta Lunar: +{moons} ☾"),
        Ui::NoteTakenBack { name, lines: 1 } => {
            return format!("{name} deshace una jugada aunque ya no era libre de hacerlo.");
        }
        Ui::NoteTakenBack { name, lines } => {
            return format!(
                "{name} deshace una jugada y todo lo que siguió ({lines} líneas del registro)."
            );
        }
        Ui::Resumed => "La partida sigue desde su registro.",
        Ui::NoteSeedLost { tag } => {
            return format!(
                "La semilla se ha perdido. Lo oculto se sortea de nuevo; la etiqueta {tag} compromete la nueva semilla."
            );
        }
        Ui::Commitment { hex } => {
            return format!("La mezcla está fijada; su compromiso empieza por {hex}.");
        }
        Ui::KeptIn { file } => return format!("La partida se guarda en {file}."),
        Ui::KeyCards => "cartas",
        Ui::Cards => "Cartas",
        Ui::CardsFor { name } => return format!("Cartas: valor y lo que cuestan a {name}"),
        Ui::CardsPrice => "5:2  una mejora: valor 5, te cuesta 2",
        Ui::CardsPayable => "✓    puedes pagar esta carta ahora",
        Ui::CardsLacking => "−2   te faltan tantas fichas",
        Ui::CardsTaken => "(U)  la tiene el jugador de este Aventurero",
        Ui::CardsMine => "●    la tuya; < no más alta que la tuya, o una segunda Canción",
        Ui::Hidden => "Fichas ocultas",
        Ui::HiddenAbout { total } => {
            return format!(
                "{total} fichas están bajo las visibles. Cuántas hay de cada clase, de todas las de la caja, y la probabilidad de que la próxima lo sea:"
            );
        }
        Ui::Won { name } => return format!("{name} gana."),
        Ui::WonTogether { names } => {
            return format!("{} comparten la victoria.", join(names));
        }
        Ui::Moons => "Lunas",
        Ui::TilesLeft => "Fichas",
        Ui::Points => "Puntos",
        Ui::LuckVerifiable => {
            "La semilla está a la vista: quien vio antes el compromiso puede comprobar cada ficha."
        }
        Ui::LuckNotVerifiable => {
            "La primera semilla se perdió por el camino; el azar de toda la partida no se puede verificar."
        }
        Ui::NoRecord => "Esta partida no se ha guardado.",
        Ui::RecordIsIn { file } => {
            return format!(
                "El registro está en {file}; «emberwake record verify {file}» comprueba su azar."
            );
        }
        Ui::Leave => "Salir",
        Ui::LeaveQuestion => "¿Salir de la partida?",
        Ui::LeaveKeys => "Intro o s sale · cualquier otra tecla sigue",
        Ui::GameWillBeLost => "La partida no se guarda en ningún archivo y se perderá.",
        Ui::GameIsKept { file } => {
            return format!("La partida está guardada en {file} y puede seguir desde ahí.");
        }
        Ui::GameIsNotKept { file } => {
            return format!("{file} no se ha podido escribir: las últimas jugadas se perderán.");
        }
        Ui::Help => "Ayuda",
        Ui::OverlayKeys => "↑ ↓ desplazar · Esc cierra · l idioma",
        Ui::ResultKeys => "↑ ↓ desplazar · Esc muestra el tablero · q sale",
        Ui::RulebookKeys => "↑ ↓ desplazar · / buscar · Esc cierra · l idioma",
        Ui::NothingFound { words } => {
            return format!("{} no aparece · / buscar · Esc cierra", quote(words));
        }
        Ui::Found { words, at, found } => {
            return format!(
                "{}: {at} de {found} · n siguiente · N anterior · / buscar · Esc cierra",
                quote(words)
            );
        }
        Ui::HelpUpDown => "elegir una jugada; el tablero muestra lo que haría",
        Ui::HelpLeftRight => "ir a la siguiente pila o clase de carta",
        Ui::HelpDigits => "ir a la siguiente jugada de este lugar",
        Ui::HelpEnter => "hacer la jugada elegida",
        Ui::HelpType => "escribir una jugada: sow 2 cw pair 1; Tab completa",
        Ui::HelpUndo => {
            "deshacer tu última jugada, si nada se ha mostrado y nadie ha actuado desde entonces"
        }
        Ui::HelpEnd => "terminar la partida ahora, si todos están de acuerdo",
        Ui::HelpUndoAll => "deshacerla de todos modos, con todo lo que siguió; el registro lo dice",
        Ui::HelpCards => "las cartas y lo que te cuestan",
        Ui::HelpHidden => "fichas ocultas por clase",
        Ui::HelpRules => "el reglamento, en la regla del último rechazo; / busca",
        Ui::HelpLanguage => "siguiente idioma",
        Ui::HelpLog => "desplazar el registro",
        Ui::HelpSpeed => "bots más rápidos o más lentos",
        Ui::HelpSpace => "saltar la espera de los bots",
        Ui::HelpLeave => "salir, tras una pregunta",
        Ui::HelpEsc => "cerrar, o dejar de escribir",
        Ui::SignsPlace => {
            "Un lugar: su número (▸ su pila puede moverse), la ficha superior, ×fichas de la pila, ◆Lys; debajo, los discos de abajo arriba (en los recuadros: hacia arriba)."
        }
        Ui::SignsPreview => {
            "Antes de una jugada: ↻2 segundo disco soltado, los discos subrayados llegarían allí, a‡→U Ulrich cogería esta ficha, ✗ sale de la partida, ☾ va a la Carta Lunar."
        }
        Ui::SignsCards => {
            "Jugadores: fichas con su número, [cartas] con su valor, ☾ lunas ganadas."
        }
    };
    fixed.to_owned()
}

pub(super) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::NotFound => "la carpeta o el archivo no está",
        Reason::NotAllowed => "no puedes escribir ahí",
        Reason::IsFolder => "es una carpeta",
        Reason::NotAFolder => "algo en la ruta no es una carpeta",
        Reason::Full => "no queda espacio",
        Reason::ReadOnly => "ahí no se puede escribir nada",
    }
}
