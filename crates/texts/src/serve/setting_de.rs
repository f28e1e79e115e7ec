//! What the help says of the server's settings in German.

use super::{Group, Setting};

pub(super) fn help(setting: Setting) -> &'static str {
    match setting {
        Setting::Config => {
            "Eine Datei mit Einstellungen in TOML, je Zeile „Name = Wert“; Optionen und Variablen gehen vor"
        }
        Setting::Listen => {
            "Die Adresse, an der gelauscht wird; 0.0.0.0 oder :: für alle dieses Rechners [127.0.0.1]"
        }
        Setting::Port => "Der Port; 0 nimmt irgendeinen freien [8080]",
        Setting::PublicUrl => {
            "Die Adresse, die man eintippt: für Links, Cookies und die Prüfung der Herkunft [die gelauschte]"
        }
        Setting::TrustProxy => "Wie vielen Proxys vor diesem Server zu glauben ist, wer fragt [0]",
        Setting::Open => "Öffnet die Seite in einem Browser",
        Setting::Database => {
            "Wo alles aufbewahrt wird: sqlite:DATEI oder postgres://… [eine Datei im Datenordner des Benutzers]"
        }
        Setting::SessionDays => {
            "Nach wie vielen Tagen ohne Benutzung ein Gerät abgemeldet wird [90]"
        }
        Setting::IdleTableSeconds => {
            "Nach wie vielen Sekunden ein Tisch, an dem niemand ist, den Speicher verlässt [600]"
        }
        Setting::BotThreads => {
            "Wie viele Bots gleichzeitig nachdenken dürfen [einer weniger, als der Rechner Kerne hat]"
        }
        Setting::BotThinkSeconds => {
            "Wie viele Sekunden ein Bot über einen Zug nachdenken darf [10]"
        }
        Setting::EmptyLobbyMinutes => {
            "Minuten, bis ein gelisteter Tisch, der auf Spieler wartet und an dem niemand ist, geschlossen wird [30]"
        }
        Setting::LobbyDays => {
            "Tage, bis ein Tisch ohne begonnene Partie, an dem nichts geschieht, geschlossen wird [14]"
        }
        Setting::AbandonedDays => {
            "Tage, bis eine Partie, in der nichts geschieht, ohne Ergebnis geschlossen wird [90]"
        }
        Setting::GuestDays => "Tage, bis ein Gast, der nicht wiederkommt, gelöscht wird [90]",
        Setting::RequestsPerMinute => {
            "Wie viele Anfragen eine Adresse in einer Minute stellen darf [600]"
        }
        Setting::SignInsPerHour => {
            "Wie viele falsche Passwörter in einer Stunde von einer Adresse für ein Konto kommen dürfen [20]"
        }
        Setting::GuestsPerHour => {
            "Wie viele neue Gäste in einer Stunde von einer Adresse kommen dürfen [60]"
        }
        Setting::TablesPerHour => "Wie viele Tische eine Person in einer Stunde eröffnen darf [60]",
        Setting::ListedTablesPerPerson => {
            "Wie viele Tische eine Person in der Liste der offenen Tische haben darf [5]"
        }
        Setting::BotMinutesPerHour => {
            "Wie viele Minuten Bots je Stunde für eine Person nachdenken dürfen; weitere Züge warten [60]"
        }
        Setting::ActsPerMinute => {
            "Wie viel eine Person in einer Minute an Tischen tun darf, Züge eingeschlossen [1200]"
        }
        Setting::SocketsPerAddress => "Wie viele offene Verbindungen eine Adresse haben darf [200]",
        Setting::SlowReaderSeconds => {
            "Nach wie vielen Sekunden getrennt wird, wer nicht liest [20]"
        }
        Setting::Smtp => {
            "Der Mailserver: smtps://Name:Passwort@Rechner:Port, oder smtp://… im selben Rechner [keiner]"
        }
        Setting::MailFrom => "Der Absender von E-Mail, wie in „Emberwake <games@example.org>“",
        Setting::Webhooks => {
            "Ob am Zug Adressen aufgerufen werden, die man selbst wählt: off (nein), public (nur öffentliche) oder any (alle) [off]"
        }
        Setting::NotifyAfterSeconds => {
            "Nach wie vielen Sekunden E-Mail oder ein Aufruf sagt, dass man am Zug ist [60]"
        }
        Setting::Log => "Die Form des Protokolls auf der Fehlerausgabe [text]",
        Setting::LogLevel => "Wie viel protokolliert wird [warn]",
        Setting::Metrics => {
            "Wer /metrics lesen darf: niemand (off), dieser Rechner (loopback) oder wer den Schlüssel hat (token) [loopback]"
        }
        Setting::MetricsToken => {
            "Der Schlüssel für /metrics, gesendet als „Authorization: Bearer …“"
        }
    }
}

pub(super) fn group(group: Group) -> &'static str {
    match group {
        Group::Network => "Netz",
        Group::Keeping => "Aufbewahrung",
        Group::Limits => "Grenzen",
        Group::Notices => "Benachrichtigung",
        Group::Operation => "Betrieb",
    }
}
