//! What the commands say in German.

use super::{Label, Message, Reason};
use crate::grammar::de::{count, join, quote};

pub(super) fn message(message: &Message) -> String {
    match *message {
        Message::CantRead { file, why } => format!("{file}: lässt sich nicht lesen: {why}."),
        Message::CantWrite { file, why } => format!("{file}: lässt sich nicht schreiben: {why}."),
        Message::LoadFailed { why } => format!("Die Messung ist misslungen: {why}."),
        Message::LoadElsewhere { address } => format!("„{address}“ ist keine Adresse eines Servers auf diesem Rechner."),
        Message::LoadNeedsPostgres => "Mehrere Server teilen sich ein PostgreSQL, keine Datei: Gib die Adresse mit --database an.".to_owned(),
        Message::LoadMemory { mebibytes } => format!("Speicher des Servers: {mebibytes} MiB."),
        Message::LoadTableCost { tables, bytes } => format!("Ein wartender Tisch: {bytes} Byte, bei {tables} Tischen."),
        Message::LoadSocketCost { sockets, bytes } => format!("Eine stille Verbindung: {bytes} Byte, bei {sockets} Verbindungen."),
        Message::CantPrint { why } => {
            format!("Die Ausgabe lässt sich nicht schreiben: {why}.")
        }
        Message::Because(reason) => because(reason).to_owned(),
        Message::TooLarge { file } => format!("{file}: ist zu groß für eine Datei dieser Art."),
        Message::NotText { file, line } => {
            format!("{file}: Zeile {line} ist kein Text in UTF-8.")
        }
        Message::StandardInput => "Standardeingabe".to_owned(),
        Message::InFile { file, why } => format!("{file}: {why}"),

        Message::NoSuchLanguage { tag, tags } => {
            format!("{} ist keine der Sprachen {tags}.", quote(tag))
        }
        Message::NotASeed { text } => {
            format!("{} ist weder eine Zahl noch 64 hexadezimale Ziffern.", quote(text))
        }
        Message::NotANumber { text } => {
            format!("{} ist keine Zahl, die hier stehen kann.", quote(text))
        }
        Message::UnknownArgument { argument } => {
            format!("Hier gibt es kein Argument {}; --help zeigt, was es gibt.", quote(argument))
        }
        Message::UnknownCommand { command, known } => {
            format!("Hier gibt es kein {}, nur: {known}.", quote(command))
        }
        Message::MissingCommand { known } => format!("Hier fehlt etwas, eines von: {known}."),
        Message::MissingArgument { argument } => format!("Das Argument {argument} fehlt."),
        Message::MissingValue { argument } => format!("Der Wert von {argument} fehlt."),
        Message::Twice { argument } => format!("{argument} steht zweimal da."),
        Message::Conflict { argument, other } => {
            format!("{argument} und {other} gehen nicht zusammen.")
        }
        Message::BadValue { argument, value } => {
            format!("{} ist kein Wert von {argument}.", quote(value))
        }
        Message::BadValueBecause { argument, why } => format!("{argument}: {why}"),
        Message::NotUnicode => "Ein Argument ist kein Unicode-Text.".to_owned(),

        Message::NothingFound { words } => {
            format!("Kein Absatz der Spielregel enthält {}.", quote(words))
        }
        Message::NoSuchRule { id, game } => {
            format!("Die Spielregel von {game} hat keinen Absatz {}.", quote(id))
        }

        Message::AdminDone => "Erledigt.".to_owned(),
        Message::AdminNone => "Nichts gefunden.".to_owned(),
        Message::AdminPassword { password } => {
            format!("Das neue Passwort ist {password}. Es wird nur einmal angezeigt.")
        }
        Message::AdminUnreachable { why } => {
            format!("Der Server, der diese Datenbank benutzt, antwortet nicht: {why}.")
        }
        Message::BoxFine { file, name } => {
            format!("{file}: Die Schachtel {} ist in Ordnung.", quote(name))
        }

        Message::FinishedGame { file, game, players, lines } => format!(
            "{file}: eine beendete Partie {game} nach den Regeln, {}, {}.",
            count(players, "Spieler", "Spieler"),
            count(lines, "Zeile", "Zeilen"),
        ),
        Message::RunningGame { file, game, players, lines } => format!(
            "{file}: eine Partie {game} nach den Regeln, noch nicht beendet, {}, {}.",
            count(players, "Spieler", "Spieler"),
            count(lines, "Zeile", "Zeilen"),
        ),
        Message::Verified { file, outcomes } => format!(
            "{file}: Der Startwert ist der zugesagte, und er ergibt {}.",
            match outcomes {
                1 => "das einzige Zufallsergebnis".to_owned(),
                _ => format!("alle {outcomes} Zufallsergebnisse"),
            },
        ),
        Message::NoSuchSeat { file, seat, players } => format!(
            "{file}: Der Tisch hat keinen Sitzplatz {seat}, nur 0 bis {}.",
            players.max(1) - 1
        ),
        Message::LineTooFar { file, line, lines } => format!(
            "{file}: hat nur {}, nicht {line}.",
            count(lines, "Zug oder Ergebnis", "Züge und Ergebnisse"),
        ),

        Message::GameTitle { game, players } => {
            format!("{game}, {}", count(players, "Spieler", "Spieler"))
        }
        Message::Preparation => "Vorbereitung".to_owned(),
        Message::TurnHeading { turn, name } => format!("Zug {turn}: {name}"),
        Message::EndHeading => "Das Ende".to_owned(),
        Message::Result => "Woher die Punkte kommen".to_owned(),
        Message::StandingSoFar => {
            "Wie die Punkte stehen; die Partie ist noch nicht beendet".to_owned()
        }
        Message::Winners { names } => match names {
            [one] => format!("{one} gewinnt."),
            _ => format!("{} teilen sich den Sieg.", join(names)),
        },

        Message::NoSuchBot { bot, known } => {
            format!("Es gibt keinen Bot {}, nur: {known}.", quote(bot))
        }
        Message::SurplusBots { bots, seats } => format!(
            "Der Tisch hat {seats} Sitzplätze, genannt sind aber {bots} Bots: Nenne höchstens {seats} oder füge --rotate hinzu."
        ),
        Message::OtherMatch { found } => {
            format!("Die Datei gehört zu einem anderen Wettkampf: {}.", quote(found))
        }
        Message::LedgerLine { line } => format!(
            "Zeile {line} lässt sich nicht lesen: Entferne sie, oder nenne eine andere Datei."
        ),
        Message::BotNeedsClock { bot } => format!(
            "Der Bot {} spielt nach der Uhr; keine Reihe mit ihm ließe sich wiederholen.",
            quote(bot)
        ),
        Message::RecordExists { file } => {
            format!("{file}: gibt es schon; --force würde die Datei überschreiben.")
        }
        Message::SeriesTitle { game, players, games, seed } => format!(
            "{game}, {}, {}, Startwert {seed}",
            count(players, "Spieler", "Spieler"),
            count(games as usize, "Partie", "Partien"),
        ),
        Message::Unfinished { games } => match games {
            1 => "1 Partie dauerte zu lange und zählt nicht.".to_owned(),
            _ => format!("{games} Partien dauerten zu lange und zählen nicht."),
        },
        Message::SeriesMeans { turns, decisions, shared } => format!(
            "Im Mittel {turns} Züge und {decisions} Entscheidungen. Geteilte Siege: {shared}."
        ),

        Message::SeatsDiffer { players, seats } => format!(
            "--players sagt {players}, aber --seats nennt {}.",
            count(seats, "Sitzplatz", "Sitzplätze"),
        ),
        Message::NoSuchSeatKind { kind, known } => {
            format!("{} kann hier nicht sitzen, nur: {known}.", quote(kind))
        }
        Message::TooManyNames { names, players } => format!(
            "--names hat {}, aber es sind {}.",
            count(names, "Namen", "Namen"),
            count(players, "Spieler", "Spieler"),
        ),
        Message::NoRandomness { why } => format!("Das System gibt keinen Zufall her: {why}."),
        Message::GameFinished { file } => format!(
            "{file}: enthält eine beendete Partie, die bleibt, wie sie ist; nenne eine andere Datei."
        ),
    }
}

fn because(reason: Reason) -> &'static str {
    match reason {
        Reason::NotFound => "es gibt keine solche Datei und keinen solchen Ordner",
        Reason::NotAllowed => "die Erlaubnis fehlt",
        Reason::IsFolder => "es ist ein Ordner",
        Reason::NoFolder => "ein Teil des Pfades ist kein Ordner",
        Reason::Exists => "die Datei gibt es schon",
        Reason::Full => "es ist kein Platz mehr",
        Reason::ReadOnly => "dort lässt sich nichts schreiben",
        Reason::Taken => "ein anderes Programm lauscht dort schon",
        Reason::NotOurs => "es ist keine Adresse dieses Rechners",
    }
}

pub(super) fn label(label: Label) -> &'static str {
    match label {
        Label::Campfire => "Lagerfeuer",
        Label::Sea => "Meer",
        Label::Player => "Spieler",
        Label::Adventurer => "Abenteurer",
        Label::Legends => "Legenden",
        Label::Song => "Lied",
        Label::Moons => "Monde",
        Label::TilesLeft => "übrige Plättchen",
        Label::Points => "Punkte",
        Label::Place => "Rang",
        Label::Players => "Spieler",
        Label::GamesPerSecond => "Partien/s",
        Label::DecisionsPerSecond => "Entscheidungen/s",
        Label::MeanDecisions => "Entscheidungen/Partie",
        Label::MeanTurns => "Züge/Partie",
        Label::Measured => "gemessen",
        Label::PerSecond => "pro Sekunde",
        Label::Half => "50\u{a0}% innerhalb ms",
        Label::NineInTen => "90\u{a0}% innerhalb ms",
        Label::Nearly => "99\u{a0}% innerhalb ms",
        Label::Refusals => "abgelehnt",
        Label::MovesStored => "Züge, gespeichert",
        Label::BareFrames => "Nachrichten, nackter Server",
        Label::StateBytes => "Bytes/Stellung",
        Label::Depth => "Tiefe",
        Label::SeatNodes => "ein Sitzplatz entscheidet",
        Label::ChanceNodes => "der Zufall entscheidet",
        Label::OverNodes => "beendet",
        Label::Total => "gesamt",
        Label::Bot => "Bot",
        Label::Seat => "Sitzplatz",
        Label::Games => "Partien",
        Label::Wins => "Siege",
        Label::WinsPercent => "Siege %",
        Label::MeanScore => "Punkte im Mittel",
    }
}
