//! The texts of the page in Spanish.

use super::Msg;

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Tagline => "Juegos de mesa junto al fuego, para uno o para muchos.",
        Msg::Home => "Inicio",
        Msg::PlayNow => "Jugar ya",
        Msg::PlayNowHelp => "Hoguera, tú contra dos bots.",
        Msg::NewTable => "Mesa nueva",
        Msg::NewTableHelp => "Elige quién juega, el nivel de los bots y las opciones.",
        Msg::CampfireBlurb => {
            "Mueve discos alrededor de la hoguera, reúne historias, escribe leyendas. De 2 a 5 jugadores."
        }
        Msg::Rules => "Reglas",
        Msg::Settings => "Ajustes",
        Msg::Learn => "Primera partida guiada",
        Msg::LearnOffer => "¿Primera vez aquí? Una partida guiada dura cinco minutos.",
        Msg::NotNow => "Ahora no",
        Msg::SavedGames => "Tus partidas",
        Msg::NoSavedGames => "Aún no hay partidas. Se guardan en este navegador.",
        Msg::Open => "Continuar",
        Msg::LookAt => "Resultado",
        Msg::Replay => "Repetición",
        Msg::Delete => "Borrar",
        Msg::DeleteAsk => "¿Borrar esta partida para siempre?",
        Msg::DamagedSave => {
            "Esta partida guardada está dañada y no se puede abrir. Tus otras partidas no se ven afectadas."
        }
        Msg::OtherVersionSave => {
            "Esta partida la guardó otra versión de la página y esta no puede abrirla."
        }
        Msg::NoSuchSave => "No hay ninguna partida en esta dirección en este navegador.",
        Msg::StorageForbidden => {
            "Este navegador no permite guardar nada; la partida se perderá cuando te vayas."
        }
        Msg::StorageFull => {
            "No queda sitio para guardar esta partida. Guárdala como archivo o borra otras."
        }
        Msg::Import => "Abrir un archivo de partida",
        Msg::Export => "Guardar como archivo",
        Msg::CopyLink => "Copiar enlace",
        Msg::LinkCopied => "Enlace copiado; contiene toda la partida.",
        Msg::LinkTooLong => {
            "Esta partida es demasiado larga para un enlace; guárdala como archivo."
        }
        Msg::BadLink => "Este enlace está roto: no contiene ninguna partida legible.",
        Msg::BadFile => "Este archivo no es una partida registrada.",
        Msg::UnknownGame { name } => {
            return format!("Es una partida de «{name}», que esta página no conoce.");
        }
        Msg::Verify => "Verificar la mezcla",
        Msg::Verified { count } => {
            return format!(
                "Verificado: los {count} resultados del azar son los de la semilla fijada antes de la primera jugada."
            );
        }
        Msg::Seats => "Asientos",
        Msg::SeatNumber { number } => return format!("Asiento {number}"),
        Msg::Person => "Persona",
        Msg::BotEasy => "Bot fácil",
        Msg::BotMedium => "Bot medio",
        Msg::BotHard => "Bot difícil",
        Msg::Name => "Nombre",
        Msg::You => "Tú",
        Msg::AddSeat => "Añadir asiento",
        Msg::RemoveSeat => "Quitar el último asiento",
        Msg::Options => "Opciones",
        Msg::StartGame => "Empezar la partida",
        Msg::PlayerSettles => "Elegidos por turno",
        Msg::AtRandom => "Al azar",
        Msg::Fixed => "Fijados aquí",
        Msg::On => "Sí",
        Msg::Off => "No",
        Msg::PoolTies => "Repartir las cuatro",
        Msg::SeparateTies => "Repartir tres, una para el siguiente",
        Msg::Captain => "Capitán",
        Msg::WinnerBefore => "Ganador",
        Msg::LastBefore => "Último",
        Msg::BoxFile => "Usar un archivo de caja",
        Msg::BoxUsed { name } => return format!("Cartas en juego: {name}"),
        Msg::BoxDefault => "estándar",
        Msg::YourTurn { name } => return format!("{name}: te toca"),
        Msg::Thinking { name } => return format!("{name} está pensando…"),
        Msg::GameOver => "La partida ha terminado",
        Msg::OldEdition { edition } => {
            return format!("Partida jugada con la edición {edition} de las reglas.");
        }
        Msg::TurnNumber { number } => return format!("Turno {number}"),
        Msg::Setup => "Preparación",
        Msg::Confirm => "Confirmar",
        Msg::Back => "Elegir de nuevo",
        Msg::Undo => "Deshacer",
        Msg::UndoAnyway => "¿Estáis todos de acuerdo en deshacer de todos modos?",
        Msg::Yes => "Sí",
        Msg::Cancel => "Cancelar",
        Msg::Close => "Cerrar",
        Msg::Menu => "Menú",
        Msg::HandOver { name } => return format!("Que un bot juegue por {name}"),
        Msg::TakeOver { name } => return format!("Jugar tú por {name}"),
        Msg::Resign { name } => return format!("{name} abandona"),
        Msg::ResignAsk { name } => {
            return format!("{name} abandona para siempre y un bot sigue jugando. ¿De verdad?");
        }
        Msg::StandsIn => "lo suple un bot",
        Msg::Resigned => "ha abandonado",
        Msg::Log => "Registro",
        Msg::SinceYourTurn => "Desde tu último turno",
        Msg::Cards => "Cartas",
        Msg::Players => "Jugadores",
        Msg::PlaceRest => "Poner el resto al azar",
        Msg::ChoosePile => {
            "Toca una pila que brille para moverla, o una carta que brille para escribirla."
        }
        Msg::ChoosePileOnly => {
            "Toca una pila que brille para moverla. Ahora no se puede escribir ninguna carta."
        }
        Msg::ChoosePlace => "Toca un lugar que brille.",
        Msg::ChooseDisc => "¿Qué disco?",
        Msg::ChooseWay => "¿En qué dirección?",
        Msg::Ability => "Tu capacidad",
        Msg::NoAbility => "No usarla",
        Msg::PairAt { place } => return format!("Dos discos en el lugar {place}"),
        Msg::SkipAt { place } => return format!("Saltar el lugar {place}"),
        Msg::LiftDisc { height } => return format!("Disco {height} desde abajo"),
        Msg::ChoosePayment => "¿Con qué pagas?",
        Msg::Preview => "Lo que pasará",
        Msg::NobodyTakes => "Nadie coge ninguna ficha.",
        Msg::Rises => "A la Carta Lunar",
        Msg::Writable => "Cartas que puedes escribir",
        Msg::Decided => "decidió la partida",
        Msg::LessonOther => "La guía pide otra cosa ahora. Sigue lo que brilla.",
        Msg::ExampleDuel => "Un duelo",
        Msg::ExampleThree => "Tres alrededor de la hoguera",
        Msg::ExampleFive => "Una ronda completa de cinco",
        Msg::ExampleShared => "Una victoria compartida",
        Msg::ExampleLegends => "Tres leyendas terminan la partida",
        Msg::ExampleMyth => "Un Mito completado",
        Msg::ExampleBattle => "Una batalla naval",
        Msg::ExampleVaal => "El Vaal deshace un empate",
        Msg::OpenRulebook => "Abrir el reglamento",
        Msg::Keys => "Atajos de teclado",
        Msg::KeyPlace => "Hoguera: elegir un lugar",
        Msg::KeyAnswer => "Elegir la primera, segunda, tercera… respuesta",
        Msg::KeyReplay => "Repetición: un paso atrás y adelante",
        Msg::KeyChart => "Carta marina: ampliar, reducir, verla entera",
        Msg::Lost => "Perdido por los dormidos",
        Msg::LysBonus => "Bonificación de Lys: luego la mueves a otra pila y coges su ficha.",
        Msg::UncoveredTo { name } => {
            return format!("{name} coge también la ficha que Lys descubre allí.");
        }
        Msg::UncoveredLost => "La ficha que Lys descubre allí se pierde por los dormidos.",
        Msg::MayLift => "Antes puedes subir uno de tus discos.",
        Msg::MoonsThen { count } => return format!("En la Carta Lunar: {count} de 4"),
        Msg::ScoringThen => "Al final de este turno habrá una puntuación intermedia.",
        Msg::PointsNow { points } => return format!("Tu puntuación cambia en {points}."),
        Msg::NotPossible => "No es posible",
        Msg::RuleLink { id } => return format!("Regla {id}"),
        Msg::CostsYou { price } => return format!("te cuesta {price}"),
        Msg::TakenBy { name } => return format!("la tiene {name}"),
        Msg::CanWrite => "puedes escribirla ahora",
        Msg::Song { price } => return format!("Canción {price}"),
        Msg::Songs => "Canciones",
        Msg::Legends => "Leyendas",
        Msg::MoonsWon => "Lunas",
        Msg::TilesLeft => "Fichas sobrantes",
        Msg::Total => "Total",
        Msg::PlayerColumn => "Jugador",
        Msg::Winner { names } => return format!("¡Gana {names}!"),
        Msg::SharedVictory { names } => return format!("¡{names} comparten la victoria!"),
        Msg::HowPoints => "De dónde vienen los puntos",
        Msg::Graph => "La puntuación por turnos",
        Msg::PlayAgain => "Jugar otra vez",
        Msg::Points { points: one @ ("1" | "-1" | "−1") } => return format!("{one} punto"),
        Msg::Points { points } => return format!("{points} puntos"),
        Msg::StepOf { step, all } => return format!("Paso {step} de {all}"),
        Msg::ToStart => "Al principio",
        Msg::StepBack => "Atrás",
        Msg::StepOn => "Adelante",
        Msg::ToEnd => "Al final",
        Msg::PlayOn => "Reproducir",
        Msg::Pause => "Pausa",
        Msg::ContinueHere => "Continuar desde aquí",
        Msg::SeenBy => "Punto de vista",
        Msg::Everybody => "Omnisciente",
        Msg::Spectator => "Espectador",
        Msg::BackToTable => "Volver a la mesa",
        Msg::Search => "Buscar en las reglas",
        Msg::NothingFound => "Ningún párrafo tiene todas esas palabras.",
        Msg::FoundCount { count } => return format!("Párrafos encontrados: {count}"),
        Msg::OnlyOurs => "Solo nuestras decisiones",
        Msg::Contents => "Índice",
        Msg::Language => "Idioma",
        Msg::LanguageAuto => "Como el navegador",
        Msg::Light => "Colores",
        Msg::LightAuto => "Como el sistema",
        Msg::LightLight => "Claro",
        Msg::LightDark => "Oscuro",
        Msg::Motion => "Movimiento",
        Msg::MotionOff => "Ninguno",
        Msg::MotionSlow => "Lento",
        Msg::MotionNormal => "Normal",
        Msg::MotionFast => "Rápido",
        Msg::MotionReduced => "Tu sistema pide menos movimiento; por eso no se mueve nada.",
        Msg::Sound => "Sonido",
        Msg::SkipMotion => "Saltar",
        Msg::LessonNext => "Siguiente",
        Msg::LessonLeave => "Salir de la partida guiada",
        Msg::LessonShow => "Muéstrame",
        Msg::LessonStep { step, all } => return format!("Partida guiada, {step} de {all}"),
        Msg::SkipToContent => "Ir al contenido",
        Msg::BoardLabel => "El anillo de ocho lugares alrededor de la hoguera",
        Msg::PlaceLabel { place } => return format!("Lugar {place}"),
        Msg::PileLabel { discs } => return format!("pila desde abajo: {discs}"),
        Msg::PileEmpty => "sin discos",
        Msg::StackLabel { count, tile } => {
            return format!("pila de fichas ({count}), encima {tile}");
        }
        Msg::StackEmpty => "sin fichas",
        Msg::LysHere => "Lys apunta aquí",
        Msg::MayChoose => "se puede elegir",
        Msg::Chosen => "tu elección",
        Msg::ChartLabel { count } => return format!("Carta Lunar: {count} de 4"),
        Msg::FirstPlayer => "jugador inicial",
        Msg::Fixtures => "Partidas de ejemplo",
        Msg::Install => "Una vez abierta, esta página también funciona sin conexión.",
        Msg::BotSilent => "El bot no respondió; se hizo por él una jugada sencilla.",
        Msg::Curtain { name } => return format!("Pasa la pantalla a {name}."),
        Msg::Ready => "Ya estoy aquí",
        Msg::ServeAbout => {
            "Servir el juego a los navegadores: la página y mesas para jugar en línea"
        }
        Msg::NoPage => "Este programa se compiló sin la página; «cargo play» compila ambos.",
    };
    said.to_owned()
}
