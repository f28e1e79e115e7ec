//! What the lab says in German.

use super::{LabHelp, LabMessage};
use crate::grammar::de::{count, quote};

pub(super) fn lab_help(help: LabHelp) -> &'static str {
    match help {
        LabHelp::Lab => "Ein Spiel untersuchen: eine Regel oder Karte ändern und die Folgen sehen",
        LabHelp::Run => "Die Partien eines Plans spielen und als Daten ablegen",
        LabHelp::Report => "Den Bericht einer Untersuchung als eine HTML-Seite schreiben",
        LabHelp::Compare => "Zeigen, welche Werte zweier Untersuchungen sich sicher unterscheiden",
        LabHelp::Balance => "Optionen und Kartenwerte suchen, die einem Ziel näher kommen",
        LabHelp::Record => "Die Aufzeichnung einer Partie der Untersuchung ausgeben",
        LabHelp::Plan => "Der Plan, eine TOML-Datei (siehe docs/lab.md)",
        LabHelp::Data => "Der Ordner einer Untersuchung",
        LabHelp::OtherData => "Der Ordner der Untersuchung, mit der verglichen wird",
        LabHelp::RunOut => "Der Ordner für die Daten [Standard: der Name des Plans mit .lab]",
        LabHelp::PageOut => "Die Seite, die geschrieben wird [Standard: neben den Daten]",
        LabHelp::NoRecords => "Keine Aufzeichnungen neben die Seite schreiben",
        LabHelp::Target => "Das Ziel, eine TOML-Datei (siehe docs/lab.md)",
        LabHelp::Game => "Die Partie, wie Berichte sie nennen: Zelle und Nummer, etwa 0.17",
    }
}

pub(super) fn lab_message(message: &LabMessage) -> String {
    match *message {
        LabMessage::Progress { done, all, left } => {
            format!("{done} von {all} Partien, noch {left}")
        }
        LabMessage::Searching { settings, distance } => format!(
            "{} versucht, Abstand {distance}",
            count(settings, "Einstellung", "Einstellungen")
        ),
        LabMessage::Complete { games, folder } => {
            format!("{} in {folder}.", count(games as usize, "Partie", "Partien"))
        }
        LabMessage::Stopped { games, folder } => format!(
            "Angehalten nach {}. Derselbe Plan setzt {folder} beim nächsten Mal fort.",
            count(games as usize, "Partie", "Partien")
        ),
        LabMessage::Written { file } => format!("Der Bericht ist in {file}."),
        LabMessage::WrittenWithRecords { file, records, folder } => format!(
            "Der Bericht ist in {file}, {} dazu in {folder}.",
            count(records, "Aufzeichnung", "Aufzeichnungen")
        ),
        LabMessage::Misread { why } => format!("Das ist nicht lesbar: {why}."),
        LabMessage::NoGame { name, known } => {
            format!("Es gibt kein Spiel {}, nur: {known}.", quote(name))
        }
        LabMessage::Players { wanted, least, most } => {
            format!("Dieses Spiel ist für {least} bis {most} Personen, nicht für {wanted}.")
        }
        LabMessage::NoQuestion { word, known } => {
            format!("Es gibt keine Frage {}, nur: {known}.", quote(word))
        }
        LabMessage::BadNumber { key } => format!("{}: Diese Zahl geht nicht.", quote(key)),
        LabMessage::BadList { key } => {
            format!("{}: Die Liste ist leer, zu lang oder wiederholt sich.", quote(key))
        }
        LabMessage::VariantTwice { name } => {
            format!("Zwei Varianten heißen {}.", quote(name))
        }
        LabMessage::InVariant { name, why } => format!("Variante {}: {why}", quote(name)),
        LabMessage::NoBoxes => "Dieses Spiel hat keine Schachteldateien.".to_owned(),
        LabMessage::NoStudy { folder } => {
            format!("{folder}: In diesem Ordner ist keine Untersuchung.")
        }
        LabMessage::Damaged { file, why } => format!("{file}: Die Datei ist beschädigt: {why}."),
        LabMessage::Checksum { file } => {
            format!("{file}: Die Datei wurde geändert oder beschädigt. Derselbe Plan ersetzt sie.")
        }
        LabMessage::Version { file, version } => {
            format!("{file}: Version {version} der Daten kann dieses Programm nicht lesen.")
        }
        LabMessage::OtherStudy { folder } => format!(
            "{folder}: In diesem Ordner ist eine andere Untersuchung. Nenne mit --out einen anderen."
        ),
        LabMessage::Empty { folder } => format!("{folder}: Noch ist keine Partie gespielt."),
        LabMessage::NoSuchGame { game } => {
            format!("Die Untersuchung hat keine Partie {}. Nenne sie wie 0.17.", quote(game))
        }
        LabMessage::DifferentGames { first, second } => {
            format!("Die Untersuchungen sind über verschiedene Spiele: {first} und {second}.")
        }
        LabMessage::NoGoal => "Das Ziel hat kein [[goal]].".to_owned(),
        LabMessage::NoSpace => {
            "Das Ziel hat kein [space]: Nenne die Einstellungen und die Werte dazu.".to_owned()
        }
        LabMessage::BadRange { figure } => {
            format!("Ziel {}: low muss kleiner sein als high, etwa \"18 %\".", quote(figure))
        }
        LabMessage::NoFigure { figure } => {
            format!("Kein Wert hat einen Namen, der mit {} beginnt.", quote(figure))
        }
        LabMessage::NotAList { key } => format!("[space] {}: Nenne eine Liste.", quote(key)),
    }
}
