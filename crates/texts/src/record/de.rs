//! The texts about records in German.

use super::{Replay, Verify};
use crate::grammar::de::quote;
use crate::{Lang, Names};
use kernel::notation::Misread;
use kernel::{EndRefusal, FORMAT_VERSION, FieldProblem, RecordProblem, Turn, UndoLimit};

pub(crate) fn misread(misread: &Misread) -> String {
    let Misread { found, expected } = misread;
    format!("{} folgt nicht dem Muster „{expected}“.", quote(found))
}

pub(super) fn field_problem(problem: &FieldProblem) -> String {
    match problem {
        FieldProblem::Misnamed(key, value) => format!(
            "{}: {} heißt das, was zum Spiel gehört. Gib dem mit anderen Werten einen anderen Namen.",
            quote(key),
            quote(value)
        ),
        FieldProblem::Missing(key) => format!("{} fehlt bei den Einstellungen.", quote(key)),
        FieldProblem::Unknown(key) => {
            format!("{} ist keine Einstellung dieses Spiels.", quote(key))
        }
        FieldProblem::Twice(key) => format!("{} steht zweimal bei den Einstellungen.", quote(key)),
        FieldProblem::Later { key, value, since } => format!(
            "{} braucht Ausgabe {since} der Regeln, und diese Aufzeichnung gehört zu einer früheren.",
            quote(&format!("{key} {value}"))
        ),
        FieldProblem::Misread(key, wrong) => {
            format!("{}: {}", quote(key), misread(wrong))
        }
    }
}

fn known_editions(newest: u8) -> String {
    match newest {
        1 => "nur Ausgabe 1".to_owned(),
        _ => format!("Ausgaben 1 bis {newest}"),
    }
}

pub(crate) fn no_end(why: EndRefusal) -> &'static str {
    match why {
        EndRefusal::NoRule => "Nach diesen Regeln kann der Tisch die Partie nicht beenden.",
        EndRefusal::NotPlaying => "Der Tisch kann die Partie nur während eines Zuges beenden.",
        EndRefusal::Ending => "Die Partie endet schon.",
    }
}

pub(super) fn record_problem(problem: &RecordProblem, newest: u8) -> String {
    match problem {
        RecordProblem::NotARecord => {
            "Zeile 1: Das ist keine Aufzeichnung von Emberwake.".to_owned()
        }
        RecordProblem::ByteOrderMark => {
            "Zeile 1: Die Datei beginnt mit einer Byte-Reihenfolge-Markierung (BOM). Speichere sie als UTF-8 ohne BOM."
                .to_owned()
        }
        RecordProblem::FormatVersion(found) => format!(
            "Zeile 1: Das Format hat die Version {}; lesbar ist nur Version {FORMAT_VERSION}.",
            quote(found)
        ),
        RecordProblem::OtherGame(found) => {
            format!("Zeile 2: Das ist die Aufzeichnung eines anderen Spiels, {}.", quote(found))
        }
        RecordProblem::Edition(found) => {
            let (found, known) = (quote(found), known_editions(newest));
            format!("Zeile 3: Ausgabe {found} der Regeln ist unbekannt; gelesen werden {known}.")
        }
        RecordProblem::CutOff(line) => {
            format!("Zeile {line}: Hier bricht die Datei ab.")
        }
        RecordProblem::Misread(line, wrong) => format!("Zeile {line}: {}", misread(wrong)),
        RecordProblem::Setting(line, problem) => {
            format!("Zeile {line}: {}", field_problem(problem))
        }
        RecordProblem::AfterEnd(line) => {
            format!("Zeile {line}: Nach der Zeile, die die Partie beendet, folgt noch etwas.")
        }
    }
}

pub(super) fn replay(problem: &Replay) -> String {
    match problem {
        Replay::Setup(problems) => {
            let told = |(line, problem): &(usize, String)| format!("Zeile {line}: {problem}");
            let told: Vec<String> = problems.iter().map(told).collect();
            format!("Diese Einstellungen ergeben keine Partie. {}", told.join(" "))
        }
        Replay::NotYourTurn { line, seat, turn, rule } => match turn {
            Turn::Seat(asked) => {
                format!(
                    "Zeile {line}: Sitzplatz {seat} handelt, aber Sitzplatz {asked} ist dran ({rule})."
                )
            }
            Turn::Chance => {
                format!("Zeile {line}: Sitzplatz {seat} handelt, aber erst entscheidet der Zufall.")
            }
            Turn::Over => {
                format!("Zeile {line}: Sitzplatz {seat} handelt, aber die Partie ist zu Ende.")
            }
        },
        Replay::Illegal { line, mv, rule, why } => {
            format!("Zeile {line}: Die Regeln verbieten {} ({rule}). {why}", quote(mv))
        }
        Replay::NotAnOutcome { line, outcome } => {
            format!("Zeile {line}: {} kann der Zufall hier nicht ergeben.", quote(outcome))
        }
        Replay::NotAnEnd { line, why } => format!("Zeile {line}: {}", no_end(*why)),
        Replay::EndMissing { last_line } => {
            format!("Nach Zeile {last_line} ist die Partie zu Ende, aber die Schlusszeile fehlt.")
        }
        Replay::EndTooEarly { last_line } => format!(
            "Die Aufzeichnung nennt ein Ende, aber nach Zeile {last_line} ist die Partie nicht zu Ende."
        ),
        Replay::WrongPlaces { last_line, claimed, actual } => format!(
            "Die Aufzeichnung nennt die Plätze {claimed}, aber nach Zeile {last_line} sind es {actual}."
        ),
    }
}

pub(super) fn verify(problem: &Verify) -> String {
    match problem {
        Verify::NoCommitment => "In der Aufzeichnung fehlt die Festlegung des Gebers.".to_owned(),
        Verify::NoSeed => "Die Aufzeichnung deckt den Startwert des Gebers nicht auf.".to_owned(),
        Verify::Malformed { key, value } => {
            format!("Die Angabe {} hat nicht die richtige Form: {}.", quote(key), quote(value))
        }
        Verify::Twice { key } => format!("Die Angabe {} ist doppelt.", quote(key)),
        Verify::OtherSeed => {
            "Der Startwert ist nicht der, auf den sich der Geber festgelegt hat.".to_owned()
        }
        Verify::NoSuchSeat(seat) => {
            format!("Eine Nonce soll von Sitzplatz {seat} sein, den dieser Tisch nicht hat.")
        }
        Verify::TooLate { key } => format!(
            "Die Angabe {} steht nach „play“ und beweist deshalb nichts. Sie muss davor stehen.",
            quote(key)
        ),
        Verify::RevealedEarly => {
            "Der Startwert des Gebers steht vor dem Ende der Partie und beweist deshalb nichts. Er muss nach „end“ stehen."
                .to_owned()
        }
        Verify::NotOver => {
            "Die Partie wurde nicht zu Ende gespielt; noch ist nichts bewiesen.".to_owned()
        }
        Verify::OtherOutcome { line, recorded, dealt } => format!(
            "Zeile {line}: In der Aufzeichnung steht {}, der Startwert ergibt aber {}.",
            quote(recorded),
            quote(dealt)
        ),
    }
}

pub(crate) fn undo_limit(limit: &UndoLimit, names: &Names) -> String {
    match limit {
        UndoLimit::NothingToUndo => "Es gibt nichts zurückzunehmen.".to_owned(),
        UndoLimit::Revealed => "Seit deinem letzten Zug hat der Zufall etwas gezeigt.".to_owned(),
        UndoLimit::TableAgreed => {
            "Seit deinem letzten Zug haben sich alle geeinigt, die Partie zu beenden.".to_owned()
        }
        UndoLimit::OtherActed(seat) => {
            format!("Seit deinem letzten Zug hat {} gehandelt.", names.of(Lang::De, *seat))
        }
    }
}

pub(crate) fn not_your_turn(turn: &Turn, names: &Names) -> String {
    match turn {
        Turn::Seat(seat) => format!("{} ist am Zug.", names.of(Lang::De, *seat)),
        Turn::Chance => "Erst entscheidet der Zufall; jetzt ist niemand gefragt.".to_owned(),
        Turn::Over => "Die Partie ist zu Ende.".to_owned(),
    }
}
