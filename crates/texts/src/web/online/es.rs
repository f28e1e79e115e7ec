//! Online play in Spanish.

use super::Msg;
use crate::grammar::es::count as counted;

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Online => "Jugar en línea",
        Msg::OnlineHelp => "Con amigos mediante un enlace o con quien esté. Sin cuenta.",
        Msg::NoServer => "No se puede contactar con ningún servidor. Aquí se puede jugar sin él.",
        Msg::Connecting => "Conectando…",
        Msg::Reconnecting => "Conexión perdida. Reconectando…",
        Msg::Outdated => "El servidor se ha actualizado. Vuelve a cargar la página.",
        Msg::Reload => "Recargar",
        Msg::SessionEnded => "Se ha cerrado tu sesión. Vuelve como invitado o inicia sesión.",
        Msg::YourName => "Tu nombre",
        Msg::ComeIn => "Jugar como invitado",
        Msg::SignIn => "Iniciar sesión",
        Msg::ForgotPassword => "¿Olvidaste tu contraseña?",
        Msg::RecoverySent => {
            "Si esta cuenta tiene una dirección de correo confirmada, hay un enlace en camino."
        }
        Msg::ExportData => "Descargar mis datos",
        Msg::SignInHelp => "Con una cuenta conservas tus partidas en todos tus dispositivos.",
        Msg::Login => "Nombre de la cuenta",
        Msg::Password => "Contraseña",
        Msg::OldPassword => "Contraseña actual",
        Msg::NewPassword => "Contraseña nueva",
        Msg::SignedInAs { name } => return format!("Eres {name}."),
        Msg::MyPage => "Mi página",
        Msg::MyTables => "Mis mesas",
        Msg::NoTables => "Todavía no hay mesas.",
        Msg::OpenTables => "Mesas abiertas",
        Msg::PlayingTables => "Partidas para mirar",
        Msg::NewOnlineTable => "Mesa nueva",
        Msg::OpenTable => "Abrir la mesa",
        Msg::Listed => "En la lista de mesas abiertas",
        Msg::ListedHelp => "Si no, solo la encuentra quien tenga el enlace.",
        Msg::Rated => "Con clasificación",
        Msg::RatedHelp => {
            "El resultado cambia tu clasificación. Solo para personas con cuenta, sin bots."
        }
        Msg::RatedGuest => {
            "Esta partida cuenta para la clasificación: para jugarla hace falta una cuenta. Créala aquí y conserva tu nombre; para mirar no la necesitas."
        }
        Msg::StandIn => "Bot suplente",
        Msg::StandInHelp => "Juega por quien se ausenta, agota su tiempo o abandona.",
        Msg::ChairMe => "Yo",
        Msg::ChairOpen => "Libre",
        Msg::ClockDays => "Días por jugada",
        Msg::DaysPerMove => "Días para cada jugada",
        Msg::WeekendsOff => "El reloj se detiene los fines de semana",
        Msg::Invite => "Invitar",
        Msg::InviteHelp => "Quien tenga este enlace puede sentarse o mirar.",
        Msg::CopyInvite => "Copiar el enlace",
        Msg::QrCode => "El enlace como código QR",
        Msg::Sit => "Sentarse aquí",
        Msg::Stand => "Dejar el asiento",
        Msg::Kick { name } => return format!("Echar a {name}"),
        Msg::KickAsk { name } => {
            return format!("¿Echar a {name}? {name} no podrá volver a sentarse aquí.");
        }
        Msg::YouWereKicked => "Te han echado de esta mesa. Puedes mirar.",
        Msg::ReadyUp => "Estoy listo",
        Msg::NotReady => "Todavía no",
        Msg::IsReady => "listo",
        Msg::IsNotReady => "aún no está listo",
        Msg::IsAway => "ausente",
        Msg::EmptySeat => "libre",
        Msg::FreeSeats { count } => return counted(count, "asiento libre", "asientos libres"),
        Msg::Begin => "Empezar la partida",
        Msg::WaitingForOwner { name } => {
            return format!("{name} empieza la partida cuando todos estén listos.");
        }
        Msg::WaitingForPeople => {
            "La partida puede empezar cuando todos los asientos estén ocupados y todos listos."
        }
        Msg::CloseTable => "Cerrar la mesa",
        Msg::CloseAsk => "¿Cerrar esta mesa para todos?",
        Msg::TableClosed => "Esta mesa se ha cerrado.",
        Msg::Commitment => {
            "El reparto queda fijado por este número y por lo que cada uno añade al estar listo. Tras la partida, cualquiera puede comprobarlo."
        }
        Msg::Chat => "Chat",
        Msg::ChatHint => "Escribir a la mesa",
        Msg::Send => "Enviar",
        Msg::NoChat => "Nadie ha escrito todavía.",
        Msg::AboutLine { name } => return format!("Qué hacer con esta línea de {name}"),
        Msg::Mute { name } => return format!("Silenciar a {name}"),
        Msg::Unmute { name } => return format!("Dejar escribir a {name}"),
        Msg::Hide { name } => return format!("Ocultar lo que escribe {name}"),
        Msg::Unhide { name } => return format!("Mostrar lo que escribe {name}"),
        Msg::Hidden => "oculto",
        Msg::Report => "Denunciar",
        Msg::ReportAsk { name } => {
            return format!("Denunciar esta línea de {name}: ¿qué tiene de malo?");
        }
        Msg::Reported => "Denunciado. Gracias.",
        Msg::Watching => "Estás mirando.",
        Msg::BotWaits => "Un bot espera su turno para pensar: hay muchas partidas en curso.",
        Msg::MoreTables => "Mostrar más mesas",
        Msg::AnyGame => "Todos los juegos",
        Msg::AnyPace => "Cualquier ritmo",
        Msg::PaceLive => "En vivo",
        Msg::PaceDays => "Días por jugada",
        Msg::OnlyFree => "Solo mesas con un asiento libre",
        Msg::FilterGame => "Juego",
        Msg::FilterPace => "Ritmo",
        Msg::Waiting => "Enviado. Esperando al servidor…",
        Msg::NotSent => {
            "Se cortó la conexión. Puede que lo último no haya llegado: míralo y repítelo si hace falta."
        }
        Msg::VoteOpen => "Se pregunta a los demás.",
        Msg::Withdraw => "Retirar",
        Msg::ToRematch => "A la nueva mesa",
        Msg::YourTurnAt { game } => return format!("Te toca: {game}"),
        Msg::MyTurn => "te toca",
        Msg::InLobby => "antes de la partida",
        Msg::Running => "en juego",
        Msg::GoThere => "Abrir",
        Msg::Account => "Cuenta",
        Msg::MakeAccount => "Crear una cuenta",
        Msg::MakeAccountHelp => {
            "Conservas tu nombre y tus partidas y puedes entrar desde otros dispositivos."
        }
        Msg::Rename => "Cambiar el nombre",
        Msg::ChangePassword => "Cambiar la contraseña",
        Msg::ChangedPassword => "Contraseña cambiada; los demás dispositivos han cerrado sesión.",
        Msg::Saved => "Guardado.",
        Msg::Save => "Guardar",
        Msg::Devices => "Dispositivos",
        Msg::ThisDevice => "este",
        Msg::EndDevice => "Cerrar sesión",
        Msg::SignOut => "Cerrar sesión",
        Msg::SignOutGuestAsk => "Un invitado no puede volver. ¿Cerrar sesión de todos modos?",
        Msg::SignOutEverywhere => "Cerrar sesión en todas partes",
        Msg::Leaving => "Cerrar sesión",
        Msg::SignedOut => "Has cerrado la sesión.",
        Msg::DeleteMe => "Eliminar mi cuenta",
        Msg::DeleteMeHelp => {
            "Tu nombre, tu cuenta y tus dispositivos se eliminan para siempre. Abandonas las partidas en curso y las termina un bot; las terminadas quedan, sin tu nombre."
        }
        Msg::DeleteMeAsk => "¿Eliminar todo lo tuyo? No se puede deshacer.",
        Msg::Deleted => "Todo lo tuyo se ha eliminado.",
        Msg::Notifications => "Cuando me toca",
        Msg::NotifyBrowser => "Mostrar una notificación del navegador",
        Msg::NotifySound => "Reproducir un sonido",
        Msg::SoundOff => "El sonido está apagado en este dispositivo:",
        Msg::NotifyEmail => "Enviar un correo a",
        Msg::EmailUnconfirmed => {
            "Hemos enviado un correo a esta dirección. Los avisos llegarán cuando abras el enlace que contiene."
        }
        Msg::SendAgain => "Enviar el correo otra vez",
        Msg::NotifyWebhook => "Llamar a esta dirección",
        Msg::NotifyRefused => "El navegador no permite notificaciones de esta página.",
        Msg::History => "Partidas terminadas",
        Msg::NoHistory => "Todavía no hay partidas terminadas.",
        Msg::Place { place } => return format!("Puesto {place}"),
        Msg::Statistics => "Estadísticas",
        Msg::StatisticLine { game, players, games, share } => {
            return format!("{game}, {players} jugadores. Jugadas: {games}, ganadas: {share}");
        }
        Msg::Ratings => "Clasificaciones",
        Msg::RatingLine { game, points, games } => {
            return format!("{game}: {points} puntos. Partidas con clasificación: {games}");
        }
        Msg::PointsChange { points } => return format!("Clasificación {points}"),
        Msg::Best => "Los mejores",
        Msg::Upload => "Subir una partida",
        Msg::Uploaded => "La partida está guardada.",
        Msg::FileTooLarge => "Este archivo es demasiado grande para ser una partida.",
        Msg::Records => "Partidas subidas",
        Msg::NoSuchTable => "Esa mesa no existe o ya no existe.",
        Msg::SomethingWrong => "No se ha entendido la respuesta del servidor.",
        Msg::Deadline { when } => return format!("hasta {when}"),
        Msg::Lobby => "Todas las mesas",
    };
    said.to_owned()
}
