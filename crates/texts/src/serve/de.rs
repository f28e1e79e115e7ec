//! What the server says in German.

use super::{ConfirmPage, RecoverPage, Start, StopPage, TableOption, Trouble, TurnLetter, Unkept};
use crate::grammar::de::{count, join, quote};

pub(super) fn trouble(trouble: &Trouble) -> String {
    let said = match trouble {
        Trouble::Unreadable { detail } => {
            return format!("Die Anfrage lässt sich nicht lesen: {detail}.");
        }
        Trouble::NotJson => "Der Inhalt muss JSON sein, mit dem Typ application/json.",
        Trouble::NotText => "Der Inhalt muss Text sein, mit dem Typ text/plain.",
        Trouble::TooLong { bytes_max } => {
            return format!("Die Anfrage ist zu lang; höchstens {bytes_max} Byte werden gelesen.");
        }
        Trouble::OtherOrigin => "Die Anfrage kommt von der Seite eines anderen Servers.",
        Trouble::SignedOut => {
            "Hier ist niemand angemeldet; wähle erst einen Namen oder melde dich an."
        }
        Trouble::NothingHere => "Unter dieser Adresse gibt es nichts.",
        Trouble::OtherMethod => "So kann diese Adresse nicht gefragt werden.",
        Trouble::TooMany { seconds } => {
            let wait = count(*seconds as usize, "Sekunde", "Sekunden");
            return format!("Zu viel in zu kurzer Zeit; versuch es in {wait} noch einmal.");
        }
        Trouble::Unavailable => {
            "Im Augenblick lässt sich nichts speichern; bitte versuch es bald noch einmal."
        }
        Trouble::TookTooLong => "Die Antwort dauerte zu lange; bitte versuch es noch einmal.",
        Trouble::Internal => "Auf dem Server ging etwas schief; nichts hat sich geändert.",
        Trouble::NoSuchPerson => "Diese Person gibt es nicht.",
        Trouble::NameEmpty => "Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.",
        Trouble::NameTooLong { chars_max } => {
            return format!("Ein Name hat höchstens {chars_max} Zeichen.");
        }
        Trouble::NameCharacters => "Ein Name darf keine unsichtbaren oder Steuerzeichen enthalten.",
        Trouble::LoginForm { chars_min, chars_max } => {
            return format!(
                "Der Anmeldename hat {chars_min} bis {chars_max} Buchstaben (a bis z), Ziffern, \
                 Punkte, Binde- oder Unterstriche."
            );
        }
        Trouble::NameTaken => {
            "Jemand mit einem Konto heißt so oder sehr ähnlich; bitte wähle einen anderen Namen."
        }
        Trouble::LoginTaken => {
            "Mit diesem Namen meldet sich schon jemand an; bitte wähle einen anderen."
        }
        Trouble::PasswordTooShort { chars_min } => {
            return format!("Ein Passwort braucht mindestens {chars_min} Zeichen.");
        }
        Trouble::PasswordTooLong { chars_max } => {
            return format!("Ein Passwort hat höchstens {chars_max} Zeichen.");
        }
        Trouble::PasswordCommon => {
            "Dieses Passwort ist zu leicht zu erraten; bitte wähle ein anderes."
        }
        Trouble::WrongSignIn => "Name oder Passwort ist falsch.",
        Trouble::WrongPassword => "Das Passwort ist falsch.",
        Trouble::AccountExists => "Du hast schon ein Konto.",
        Trouble::NeedsAccount => "Das geht nur mit einem Konto, das ein Passwort hat.",
        Trouble::NotForTokens => {
            "Ein Programm mit einem Schlüssel darf das nicht; melde dich im Browser an."
        }
        Trouble::NoSuchLanguage { tag, tags } => {
            return format!("{} ist keine der Sprachen {tags}.", quote(tag));
        }
        Trouble::NoSuchDevice => "Dieses Gerät gibt es nicht.",
        Trouble::NoSuchBotAccount => "Du hast keinen solchen Bot.",
        Trouble::TooManyBots { most } => {
            return format!("Du hast schon {most} Bots; mehr gehen nicht.");
        }
        Trouble::EmailForm => "Das ist keine E-Mail-Adresse.",
        Trouble::WebhookForm => {
            "Die Adresse für den Aufruf muss HTTPS benutzen und einen Rechner nennen."
        }
        Trouble::WebhookPrivate => "Die Adresse für den Aufruf liegt in einem privaten Netz.",
        Trouble::MailOff => "Dieser Server verschickt keine E-Mail.",
        Trouble::NothingToConfirm => "Keine E-Mail-Adresse wartet auf Bestätigung.",
        Trouble::WebhooksOff => "Dieser Server ruft keine Adressen auf.",
        Trouble::BadLink => "Dieser Link gilt nicht oder nicht mehr.",
        Trouble::NeedsAdmin => "Das dürfen nur Administratoren dieses Servers.",
        Trouble::Banned => "Du bist auf diesem Server gesperrt.",
        Trouble::Muted => "Du darfst den Chat auf diesem Server nicht benutzen.",
        Trouble::NoSuchReport => "Diese Meldung gibt es nicht.",
        Trouble::NoSuchTable => "Diesen Tisch gibt es nicht.",
        Trouble::NoSuchGame { game, known } => {
            return format!("Das Spiel {} gibt es nicht; bekannt sind {known}.", quote(game));
        }
        Trouble::NoSuchBot { level, known } => {
            return format!("Den Bot {} gibt es nicht; bekannt sind {known}.", quote(level));
        }
        Trouble::ChairCount { expected, found } => {
            return format!("Das Spiel hat {expected} Plätze, angegeben sind aber {found}.");
        }
        Trouble::TwoChairs => "Du kannst höchstens einen Platz einnehmen.",
        Trouble::Option(option) => match option {
            TableOption::Clock => "Die Uhr gibt gar keine Zeit oder mehr als zehn Jahre.",
            TableOption::UtcOffset => "Die Ortszeit weicht um mehr als 14 Stunden von UTC ab.",
            TableOption::Away => "Auf Abwesende wird gar nicht oder über zehn Jahre gewartet.",
            TableOption::Vote => "Eine Abstimmung dauert gar nicht oder länger als zehn Jahre.",
            TableOption::Pause => "Eine Pause dauert gar nicht oder länger als zehn Jahre.",
        },
        Trouble::RatedWithBots => "Gewertete Partien sind nur für Menschen, ohne Bots des Hauses.",
        Trouble::RatedHandOver => {
            "In einer gewerteten Partie kannst du deinen Platz keinem Bot überlassen. Du kannst eine Pause vorschlagen oder aufgeben."
        }
        Trouble::TooManyListed { most } => {
            return format!(
                "Du hast schon so viele offene Tische in der Liste wie erlaubt ({most}); beginne oder schließe zuerst einen."
            );
        }
        Trouble::RatedNeedsAccount => {
            "Diese Partie wird gewertet und verlangt ein Konto; du kannst auf deiner Seite eines anlegen."
        }
        Trouble::NotOver => {
            "Die Partie ist noch nicht zu Ende, deshalb gibt es noch keine Aufzeichnung."
        }
        Trouble::NoSuchRecord => "Diese Aufzeichnung gibt es nicht.",
        Trouble::BadRecord { why } => {
            return format!("Das ist keine Aufzeichnung, die sich aufbewahren lässt: {why}");
        }
        Trouble::NoSuchLine => "An diesem Tisch hat sonst niemand eine solche Zeile geschrieben.",
        Trouble::ReportTooLong { chars_max } => {
            return format!("Eine Meldung hat höchstens {chars_max} Zeichen.");
        }
        Trouble::NoPicture => "Die Adresse ist zu lang für einen QR-Code.",
    };
    said.to_owned()
}

pub(super) fn start(start: &Start) -> String {
    match *start {
        Start::Serving { url } => format!("Gespielt wird unter {url}; Strg-C beendet den Server."),
        Start::Keeping { place } => format!("Alles wird in {place} aufbewahrt."),
        Start::CantListen { address, why } => format!("{address} ist nicht benutzbar: {why}."),
        Start::CantKeep { place, why } => {
            format!("Die Datenbank {place} ist nicht benutzbar: {why}.")
        }
        Start::UnknownSetting { origin } => {
            format!("Die Einstellung {} gibt es nicht.", quote(origin))
        }
        Start::BadSetting { origin, value, expected } => {
            format!("{origin} kann nicht {} sein; möglich ist {expected}.", quote(value))
        }
        Start::NeedsSetting { origin, other } => format!("{origin} braucht auch {other}."),
        Start::BadFile { file, line, detail } => {
            format!("Zeile {line} von {file} lässt sich nicht lesen: {detail}.")
        }
        Start::StrangeVariable { name } => {
            format!(
                "Die Variable {name} sieht wie eine Einstellung aus, aber es gibt keine solche."
            )
        }
        Start::CantOpen { url } => {
            format!("Es ließ sich kein Browser öffnen; bitte öffne {url} selbst.")
        }
    }
}

pub(super) fn turn_letter(letter: &TurnLetter) -> (String, String) {
    let TurnLetter { name, game, others, url, until, stop_url } = *letter;
    let with = match others {
        [] => String::new(),
        others => format!(" mit {}", join(others)),
    };
    let until = until.map_or(String::new(), |until| format!("Du hast Zeit bis {until}.\n\n"));
    let text = format!(
        "Hallo {name},\n\ndu bist am Zug in deiner Partie {game}{with}:\n\n{url}\n\n{until}\
         Für jeden Zug kommt eine solche Nachricht, und keine, solange du am Tisch bist. \
         Um sie abzubestellen, öffne diese Adresse:\n\n{stop_url}\n"
    );
    (format!("{game}: Du bist am Zug"), text)
}

pub(super) fn confirm_letter(url: &str) -> (String, String) {
    let text = format!(
        "Hallo,\n\njemand, hoffentlich du, möchte unter dieser Adresse erfahren, wann es in \
         einer Partie Emberwake weitergeht. Wenn du das warst, öffne diese Adresse und bestätige \
         es:\n\n{url}\n\nWenn nicht, brauchst du nichts zu tun: Es kommt dann keine \
         weitere E-Mail.\n"
    );
    ("Emberwake: Ist das deine Adresse?".to_owned(), text)
}

pub(super) fn confirm_page(what: ConfirmPage) -> &'static str {
    match what {
        ConfirmPage::Question => "Soll Emberwake dir per E-Mail sagen, wann du am Zug bist?",
        ConfirmPage::Button => "Ja, bitte",
        ConfirmPage::Done => "Erledigt. Emberwake sagt dir, wann du am Zug bist.",
    }
}

pub(super) fn recover_letter(url: &str) -> (String, String) {
    let text = format!(
        "Hallo,\n\ndu oder jemand anderes hat ein neues Passwort für dein Emberwake-Konto angefordert. Um eines zu wählen, öffne innerhalb einer Stunde diese Adresse:\n\n{url}\n\nWenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.\n"
    );
    ("Emberwake: Wähle ein neues Passwort".to_owned(), text)
}

pub(super) fn recover_page(what: RecoverPage) -> &'static str {
    match what {
        RecoverPage::Question => "Wähle ein neues Passwort. Du wirst auf allen Geräten abgemeldet.",
        RecoverPage::Field => "Neues Passwort",
        RecoverPage::Button => "Passwort speichern",
        RecoverPage::Done => "Erledigt. Melde dich mit deinem neuen Passwort an.",
    }
}

pub(super) fn unkept(why: &Unkept) -> String {
    let said = match why {
        Unkept::Address => "Eine Adresse beginnt mit „sqlite:“ oder „postgres://“",
        Unkept::Unreachable { why } => return format!("Sie ist nicht erreichbar ({why})"),
        Unkept::ReadOnly => "Datei oder Ordner lassen sich nicht beschreiben",
        Unkept::InUse => "Ein anderes Programm hat sie geöffnet",
        Unkept::Foreign => "Sie gehört einem anderen Programm",
        Unkept::Newer { found, known } => {
            return format!(
                "Eine neuere Version dieses Programms hat sie geschrieben (Schema {found}; hier \
                 bekannt: {known})"
            );
        }
        Unkept::Damaged { why } => return format!("Sie ist beschädigt ({why})"),
    };
    said.to_owned()
}

pub(super) fn stop_page(what: StopPage) -> &'static str {
    match what {
        StopPage::Question => "Soll Emberwake dir keine E-Mail mehr schicken?",
        StopPage::Button => "Keine E-Mail mehr",
        StopPage::Done => "Erledigt. Emberwake schickt dir keine E-Mail mehr.",
    }
}
