//! The help in Spanish.

use super::Help;

pub(super) fn help(help: Help) -> &'static str {
    match help {
        Help::HeadingUsage => "Uso:",
        Help::HeadingCommands => "Órdenes",
        Help::HeadingArguments => "Argumentos",
        Help::HeadingOptions => "Opciones",
        Help::HeadingTable => "Opciones de la mesa",
        Help::HeadingExamples => "Ejemplos:",

        Help::Emberwake => {
            "Juegos de mesa en la terminal, con registros que cualquiera puede comprobar"
        }
        Help::Lang => "El idioma; si no, el que digan EMBERWAKE_LANG, LC_ALL o LANG, o el inglés",
        Help::Help => "Muestra esta ayuda",
        Help::Version => "Muestra la versión",
        Help::ExitCodes => {
            "Códigos de salida:\n  \
             0  bien; también si una tubería se cierra antes de imprimirlo todo\n  \
             1  lo comprobado está mal: un registro, una jugada, una caja\n  \
             2  la línea de órdenes no se entiende o pide lo que no existe\n  \
             3  un archivo, la salida o la terminal no se puede leer o escribir"
        }
        Help::Json => "Imprime un objeto JSON",
        Help::JsonLines => "Imprime un objeto JSON por línea",
        Help::Players => "Cuántos juegan; 4 si no se dice nada",

        Help::Play => "Jugar una partida en esta terminal, con personas y bots",
        Help::Rules => "Mostrar el reglamento, o partes de él",
        Help::Simulate => "Hacer que unos bots jueguen partidas enteras y resumirlas",
        Help::Arena => {
            "Comparar bots: los mismos repartos en todos los asientos, con intervalos y clasificaciones"
        }
        Help::Tune => {
            "Hallar los pesos de los bots de un juego haciéndolos jugar entre sí, y mostrarlos"
        }
        Help::Bench => "Medir cuántas partidas al azar juega un núcleo por segundo de cálculo",
        Help::Perft => "Contar las posiciones que están a un número de pasos",
        Help::Record => "Comprobar, contar y verificar partidas registradas",
        Help::BoxCommand => "Comprobar y mostrar cajas, los archivos con los valores de las cartas",

        Help::Adventurers => {
            "Cómo se eligen los aventureros: los jugadores, al azar, o nombrados por asiento (C2.3) [pick]"
        }
        Help::First => {
            "Quién empieza: decide el azar, o el asiento con este número desde 0 (C2.2) [random]"
        }
        Help::EvenStacks => "Si todas las pilas son de 14 fichas, y no de 12 a 16 (C3.1) [on]",
        Help::MoonTies => {
            "Cómo comparten los empatados en cabeza las lunas de una puntuación (C7A.5) [pool]"
        }
        Help::Standstill => "Tras cuántos turnos sin efecto termina la partida, u off (C8.3) [60]",
        Help::Lumarathon => {
            "Tres asientos de la partida de Oh Captain! anterior: Capitán, ganador, último (C9A.1) [off]"
        }
        Help::Box => {
            "Un archivo con los valores de las cartas de tu ejemplar (C1.7); véase «emberwake box»"
        }

        Help::PlayPlayers => "Cuántos juegan; tantos como nombre --seats, o 4",
        Help::Seats => {
            "Quién se sienta dónde: human, random, greedy, medium o hard en cada asiento; tú contra bots medium si no se dice nada"
        }
        Help::Names => "Cómo se llaman los asientos",
        Help::PlaySeed => {
            "La semilla del repartidor: un número o 64 cifras hexadecimales; una secreta si no se dice nada"
        }
        Help::PlayRecord => {
            "Guardar la partida en este archivo según avanza; si contiene una partida en curso, se reanuda con su propia mesa"
        }
        Help::Resume => "Solo reanudar: el archivo de --record tiene que existir",
        Help::BotDelay => "Cuánto espera un bot antes de jugar, en milisegundos [600]",

        Help::RuleIds => "Solo los párrafos con estos identificadores",
        Help::Find => "Solo los párrafos que contienen estas palabras",

        Help::Bots => {
            "Los bots, que ocupan los asientos en este orden y vuelta a empezar: random, first-steps, easy, medium, hard, greedy, keen, uct:N o search:N, donde N dice cuántas veces mira adelante un bot [random]"
        }
        Help::Rotate => "Los bots avanzan un asiento en cada partida",
        Help::Games => "Cuántas partidas [100]",
        Help::TurnsMax => {
            "Detener una partida tras este número de turnos y contarla como inacabada"
        }
        Help::SimulateSeed => {
            "El número del que se sigue todo el azar de la serie; su primera partida se reparte como con «play --seed» [1]"
        }
        Help::Records => "Escribir cada partida en esta carpeta, como JUEGO-SEMILLA-NÚMERO.rec",
        Help::Force => "Sobrescribir los registros que ya existan",
        Help::Threads => "En cuántos hilos; tantos como núcleos si no se dice nada",

        Help::ArenaBots => {
            "Los bots, uno por asiento: random, first-steps, easy, medium, hard, strongest:Ns, greedy, keen, uct:N, search:N o search:Ns, donde N dice cuántas veces mira adelante un bot, o durante cuántos segundos"
        }
        Help::ArenaSeats => {
            "Si cada reparto se juega en todos los asientos, o solo una vez [rotate]"
        }
        Help::ArenaSprt => {
            "Parar en cuanto se decida cuál de estas dos partes de victorias tiene el primer bot"
        }
        Help::ArenaResume => {
            "Guardar las partidas terminadas en este archivo, y seguir después de las que haya en él"
        }
        Help::TuneMethod => {
            "Ajustar los pesos a los resultados de las partidas, o mejorarlos paso a paso con encuentros [fit]"
        }
        Help::TuneBot => "Quién juega, en todos los asientos [search:60]",

        Help::BenchPlayers => {
            "Cuántos juegan; cada número posible, uno tras otro, si no se dice nada"
        }
        Help::Seconds => "Cuántos segundos jugar con cada número de jugadores [2]",

        Help::PerftSeed => "La semilla del repartidor: un número o 64 cifras hexadecimales [1]",
        Help::Depth => {
            "Cuántos pasos; tantos como permita un segundo más o menos, si no se dice nada"
        }
        Help::PerftRecord => {
            "Contar desde una posición de este registro, y no desde la primera decisión tras el reparto"
        }
        Help::PerftLine => {
            "Tras tantas jugadas y resultados del registro; todos si no se dice nada"
        }

        Help::RecordCheck => "Leer registros y reproducirlos según las reglas",
        Help::RecordShow => "Contar registros con frases, y de dónde vienen sus puntos",
        Help::RecordVerify => "Comprobar todo el azar de registros con las semillas que revelan",
        Help::RecordStates => "Imprimir cada posición de registros, un objeto JSON por línea",
        Help::RecordFiles => "Registros; «-» para la entrada estándar",
        Help::StatesSeat => {
            "Solo lo que sabe este asiento; los pasos secretos de los demás aparecen solo con su tipo [todo]"
        }
        Help::StatesLegal => "Da también las jugadas legales de cada posición",
        Help::StatesJson => "Las posiciones se imprimen como JSON en cualquier caso",

        Help::BoxCheck => "Decir si se puede jugar con una caja, y si no, por qué",
        Help::BoxShow => "Imprimir una caja; sin archivo, la de por defecto, para empezar con ella",
        Help::BoxFile => "Una caja; «-» para la entrada estándar",

        Help::Admin => "Leer los informes y cuidar de las personas y mesas de un servidor",
        Help::AdminDatabase => {
            "La base de datos del servidor: sqlite:ARCHIVO o postgres://… [como en serve]"
        }
        Help::AdminReports => "Listar los informes abiertos, los más recientes primero",
        Help::AdminAll => "Listar también los informes cerrados",
        Help::AdminClose => "Cerrar un informe",
        Help::AdminReport => "El número del informe",
        Help::AdminNote => "Lo que decidiste, para el registro",
        Help::AdminPeople => "Buscar personas por parte de su nombre o usuario",
        Help::AdminFind => "Parte del nombre o del usuario",
        Help::AdminBan => "Cerrar la sesión de una persona y prohibirle el acceso",
        Help::AdminUnban => "Volver a admitir a una persona",
        Help::AdminMute => "Prohibir el chat a una persona",
        Help::AdminUnmute => "Volver a permitir el chat a una persona",
        Help::AdminDays => "Durante tantos días [para siempre]",
        Help::AdminRename => "Dar otro nombre a una persona",
        Help::AdminName => "El nuevo nombre",
        Help::AdminRole => "Hacer administradora a una persona, o de nuevo jugadora",
        Help::AdminResetPassword => {
            "Dar una nueva contraseña a una persona, mostrarla y cerrar su sesión"
        }
        Help::AdminDeletePerson => {
            "Borrar a una persona; sus partidas terminadas quedan sin el nombre"
        }
        Help::AdminDeleteTable => "Borrar una mesa con su partida y su chat",
        Help::AdminDeleteRecord => "Borrar una partida subida",
        Help::AdminAudit => "Listar lo que hicieron los administradores, lo más reciente primero",
        Help::AdminPerson => "El número de la persona, como en admin people",
        Help::AdminId => "Su nombre, la última parte de su dirección",
        Help::Load => "Medir cuántas jugadas por segundo guarda un servidor en este equipo",
        Help::LoadAt => {
            "La dirección de un servidor en este equipo; si no, se inicia uno para la medición"
        }
        Help::LoadDatabase => {
            "La base de datos de los servidores que se inician; si no, un archivo temporal"
        }
        Help::LoadProcesses => {
            "Cuántos servidores se inician sobre una base de datos; varios necesitan PostgreSQL [1]"
        }
        Help::LoadTables => "En cuántas mesas se juega a la vez [200]",
        Help::LoadSeconds => "Cuántos segundos dura una ronda [5]",
        Help::LoadRounds => "Cuántas rondas hay [3]",
        Help::LoadEcho => {
            "Entre las rondas, medir también un servidor mínimo que devuelve cada mensaje"
        }
        Help::LoadIdleTables => {
            "Cuántas mesas dejar esperando a una persona, para ver cuánta memoria ocupan [0]"
        }
        Help::LoadIdleSockets => {
            "Cuántas conexiones en silencio abrir, para ver cuánta memoria ocupan [0]"
        }
    }
}
