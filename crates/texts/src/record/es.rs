//! The texts about records in Spanish.

use super::{Replay, Verify};
use crate::grammar::es::quote;
use crate::{Lang, Names};
use kernel::notation::Misread;
use kernel::{EndRefusal, FORMAT_VERSION, FieldProblem, RecordProblem, Turn, UndoLimit};

pub(crate) fn misread(misread: &Misread) -> String {
    let Misread { found, expected } = misread;
    format!("{} no sigue el modelo «{expected}».", quote(found))
}

pub(super) fn field_problem(problem: &FieldProblem) -> String {
    match problem {
        FieldProblem::Misnamed(key, value) => format!(
            "{}: {} es el nombre de lo que trae el juego. Da otro nombre a lo que tiene otros valores.",
            quote(key),
            quote(value)
        ),
        FieldProblem::Missing(key) => format!("{} falta entre los ajustes.", quote(key)),
        FieldProblem::Unknown(key) => format!("{} no es un ajuste de este juego.", quote(key)),
        FieldProblem::Twice(key) => format!("{} aparece dos veces entre los ajustes.", quote(key)),
        FieldProblem::Later { key, value, since } => format!(
            "{} necesita la edición {since} de las reglas, y este registro es de una anterior.",
            quote(&format!("{key} {value}"))
        ),
        FieldProblem::Misread(key, wrong) => format!("{}: {}", quote(key), misread(wrong)),
    }
}

fn known_editions(newest: u8) -> String {
    match newest {
        1 => "solo la edición 1".to_owned(),
        _ => format!("las ediciones 1 a {newest}"),
    }
}

pub(crate) fn no_end(why: EndRefusal) -> &'static str {
    match why {
        EndRefusal::NoRule => "Según estas reglas, la mesa no puede terminar la partida.",
        EndRefusal::NotPlaying => "La mesa solo puede terminar la partida durante un turno.",
        EndRefusal::Ending => "La partida ya está terminando.",
    }
}

pub(super) fn record_problem(problem: &RecordProblem, newest: u8) -> String {
    match problem {
        RecordProblem::NotARecord => "Línea 1: no es un registro de Emberwake.".to_owned(),
        RecordProblem::ByteOrderMark => {
            "Línea 1: el archivo empieza con una marca de orden de bytes (BOM). Guárdalo como UTF-8 sin ella."
                .to_owned()
        }
        RecordProblem::FormatVersion(found) => format!(
            "Línea 1: el formato es de la versión {}; solo se puede leer la versión {FORMAT_VERSION}.",
            quote(found)
        ),
        RecordProblem::OtherGame(found) => {
            format!("Línea 2: es el registro de otro juego, {}.", quote(found))
        }
        RecordProblem::Edition(found) => {
            let (found, known) = (quote(found), known_editions(newest));
            format!(
                "Línea 3: la edición {found} de las reglas no se conoce; se pueden leer {known}."
            )
        }
        RecordProblem::CutOff(line) => format!("Línea {line}: el archivo se corta aquí."),
        RecordProblem::Misread(line, wrong) => format!("Línea {line}: {}", misread(wrong)),
        RecordProblem::Setting(line, problem) => {
            format!("Línea {line}: {}", field_problem(problem))
        }
        RecordProblem::AfterEnd(line) => {
            format!("Línea {line}: hay algo después de la línea que termina la partida.")
        }
    }
}

pub(super) fn replay(problem: &Replay) -> String {
    match problem {
        Replay::Setup(problems) => {
            let told = |(line, problem): &(usize, String)| format!("Línea {line}: {problem}");
            let told: Vec<String> = problems.iter().map(told).collect();
            format!("Estos ajustes no forman una partida. {}", told.join(" "))
        }
        Replay::NotYourTurn { line, seat, turn, rule } => match turn {
            Turn::Seat(asked) => {
                format!(
                    "Línea {line}: actúa el asiento {seat}, pero es el turno del asiento {asked} ({rule})."
                )
            }
            Turn::Chance => {
                format!("Línea {line}: actúa el asiento {seat}, pero primero decide el azar.")
            }
            Turn::Over => {
                format!("Línea {line}: actúa el asiento {seat}, pero la partida ha terminado.")
            }
        },
        Replay::Illegal { line, mv, rule, why } => {
            format!("Línea {line}: las reglas no permiten {} ({rule}). {why}", quote(mv))
        }
        Replay::NotAnOutcome { line, outcome } => {
            format!("Línea {line}: el azar no puede dar {} aquí.", quote(outcome))
        }
        Replay::NotAnEnd { line, why } => format!("Línea {line}: {}", no_end(*why)),
        Replay::EndMissing { last_line } => format!(
            "La partida ha terminado tras la línea {last_line}, pero falta la línea de cierre."
        ),
        Replay::EndTooEarly { last_line } => format!(
            "El registro anuncia un final, pero la partida no ha terminado tras la línea {last_line}."
        ),
        Replay::WrongPlaces { last_line, claimed, actual } => format!(
            "El registro anuncia los puestos {claimed}, pero tras la línea {last_line} son {actual}."
        ),
    }
}

pub(super) fn verify(problem: &Verify) -> String {
    match problem {
        Verify::NoCommitment => {
            "El registro no contiene el compromiso de quien reparte.".to_owned()
        }
        Verify::NoSeed => "El registro no revela la semilla de quien reparte.".to_owned(),
        Verify::Malformed { key, value } => {
            format!("La etiqueta {} no tiene la forma debida: {}.", quote(key), quote(value))
        }
        Verify::Twice { key } => format!("La etiqueta {} aparece dos veces.", quote(key)),
        Verify::OtherSeed => {
            "La semilla no es aquella con la que se comprometió quien reparte.".to_owned()
        }
        Verify::NoSuchSeat(seat) => {
            format!("Un nonce se atribuye al asiento {seat}, que esta mesa no tiene.")
        }
        Verify::TooLate { key } => format!(
            "La etiqueta {} está después de «play» y por eso no prueba nada. Debe estar antes.",
            quote(key)
        ),
        Verify::RevealedEarly => {
            "La semilla de quien reparte está antes del final de la partida y por eso no prueba nada. Debe estar después de «end»."
                .to_owned()
        }
        Verify::NotOver => {
            "La partida no se ha jugado hasta el final: todavía no hay nada probado.".to_owned()
        }
        Verify::OtherOutcome { line, recorded, dealt } => format!(
            "Línea {line}: el registro dice {}, pero la semilla da {}.",
            quote(recorded),
            quote(dealt)
        ),
    }
}

pub(crate) fn undo_limit(limit: &UndoLimit, names: &Names) -> String {
    match limit {
        UndoLimit::NothingToUndo => "No hay nada que deshacer.".to_owned(),
        UndoLimit::Revealed => "Desde tu última jugada, el azar ha mostrado algo.".to_owned(),
        UndoLimit::TableAgreed => {
            "Desde tu última jugada, todos han acordado terminar la partida.".to_owned()
        }
        UndoLimit::OtherActed(seat) => {
            format!("Desde tu última jugada, {} ha actuado.", names.of(Lang::Es, *seat))
        }
    }
}

pub(crate) fn not_your_turn(turn: &Turn, names: &Names) -> String {
    match turn {
        Turn::Seat(seat) => format!("El turno es de {}.", names.of(Lang::Es, *seat)),
        Turn::Chance => "Primero decide el azar; ahora no se pregunta a nadie.".to_owned(),
        Turn::Over => "La partida ha terminado.".to_owned(),
    }
}
