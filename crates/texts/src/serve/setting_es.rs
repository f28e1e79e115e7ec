//! What the help says of the server's settings in Spanish.

use super::{Group, Setting};

pub(super) fn help(setting: Setting) -> &'static str {
    match setting {
        Setting::Config => {
            "Un archivo de ajustes en TOML, un «nombre = valor» por línea; las opciones y las variables mandan"
        }
        Setting::Listen => {
            "La dirección en la que se escucha; 0.0.0.0 o :: para todas las de esta máquina [127.0.0.1]"
        }
        Setting::Port => "El puerto; 0 toma cualquiera que esté libre [8080]",
        Setting::PublicUrl => {
            "La dirección que teclea la gente, para enlaces, cookies y el control de orígenes [la de escucha]"
        }
        Setting::TrustProxy => {
            "A cuántos proxys delante de este servidor se les cree quién pregunta [0]"
        }
        Setting::Open => "Abre la página en un navegador",
        Setting::Database => {
            "Dónde se guarda todo: sqlite:ARCHIVO o postgres://… [un archivo en la carpeta de datos del usuario]"
        }
        Setting::SessionDays => {
            "Tras cuántos días sin uso se cierra la sesión de un dispositivo [90]"
        }
        Setting::IdleTableSeconds => {
            "Tras cuántos segundos deja la memoria una mesa en la que no hay nadie [600]"
        }
        Setting::BotThreads => {
            "Cuántos bots pueden pensar al mismo tiempo [uno menos que los núcleos de la máquina]"
        }
        Setting::BotThinkSeconds => "Cuántos segundos puede pensar un bot una jugada [10]",
        Setting::EmptyLobbyMinutes => {
            "Minutos hasta que se cierra una mesa de la lista que espera jugadores y en la que no hay nadie [30]"
        }
        Setting::LobbyDays => {
            "Días hasta que se cierra una mesa cuya partida no ha empezado y en la que no pasa nada [14]"
        }
        Setting::AbandonedDays => {
            "Días hasta que se cierra sin resultado una partida en la que no pasa nada [90]"
        }
        Setting::GuestDays => "Días hasta que se borra a un invitado que no vuelve [90]",
        Setting::RequestsPerMinute => {
            "Cuántas peticiones puede hacer una dirección en un minuto [600]"
        }
        Setting::SignInsPerHour => {
            "Cuántas contraseñas erróneas puede probar en una hora una dirección para una cuenta [20]"
        }
        Setting::GuestsPerHour => {
            "Cuántos invitados nuevos pueden venir de una dirección en una hora [60]"
        }
        Setting::TablesPerHour => "Cuántas mesas puede abrir una persona en una hora [60]",
        Setting::ListedTablesPerPerson => {
            "Cuántas mesas puede tener una persona en la lista de mesas abiertas [5]"
        }
        Setting::BotMinutesPerHour => {
            "Cuántos minutos por hora pueden pensar los bots para una persona; las demás jugadas esperan [60]"
        }
        Setting::ActsPerMinute => {
            "Cuánto puede hacer una persona en las mesas en un minuto, jugadas incluidas [1200]"
        }
        Setting::SocketsPerAddress => "Cuántas conexiones abiertas puede tener una dirección [200]",
        Setting::SlowReaderSeconds => "Tras cuántos segundos se desconecta a quien no lee [20]",
        Setting::Smtp => {
            "El servidor de correo: smtps://usuario:clave@servidor:puerto, o smtp://… en la misma máquina [ninguno]"
        }
        Setting::MailFrom => "El remitente del correo, como en «Emberwake <games@example.org>»",
        Setting::Webhooks => {
            "Si al tocarle el turno a alguien se llama a la dirección que eligió: off (no), public (solo públicas) o any (todas) [off]"
        }
        Setting::NotifyAfterSeconds => {
            "Cuántos segundos pasan antes de que un correo o una llamada avise a alguien de su turno [60]"
        }
        Setting::Log => "La forma del registro en la salida de errores [text]",
        Setting::LogLevel => "Cuánto se registra [warn]",
        Setting::Metrics => {
            "Quién puede leer /metrics: nadie (off), esta máquina (loopback) o quien tenga la clave (token) [loopback]"
        }
        Setting::MetricsToken => "La clave para /metrics, enviada como «Authorization: Bearer …»",
    }
}

pub(super) fn group(group: Group) -> &'static str {
    match group {
        Group::Network => "Red",
        Group::Keeping => "Conservación",
        Group::Limits => "Límites",
        Group::Notices => "Avisos",
        Group::Operation => "Funcionamiento",
    }
}
