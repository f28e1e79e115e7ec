//! The texts about records in French.

use super::{Replay, Verify};
use crate::grammar::fr::quote;
use crate::{Lang, Names};
use kernel::notation::Misread;
use kernel::{EndRefusal, FORMAT_VERSION, FieldProblem, RecordProblem, Turn, UndoLimit};

pub(crate) fn misread(misread: &Misread) -> String {
    let Misread { found, expected } = misread;
    format!("{} ne suit pas le modèle «\u{a0}{expected}\u{a0}».", quote(found))
}

pub(super) fn field_problem(problem: &FieldProblem) -> String {
    match problem {
        FieldProblem::Misnamed(key, value) => format!(
            "{}\u{a0}: {} est le nom de ce que le jeu fournit. Donnez un autre nom à ce qui a d'autres valeurs.",
            quote(key),
            quote(value)
        ),
        FieldProblem::Missing(key) => format!("{} manque parmi les réglages.", quote(key)),
        FieldProblem::Unknown(key) => format!("{} n'est pas un réglage de ce jeu.", quote(key)),
        FieldProblem::Twice(key) => format!("{} figure deux fois parmi les réglages.", quote(key)),
        FieldProblem::Later { key, value, since } => format!(
            "{} demande l'édition {since} des règles, et cet enregistrement est d'une édition antérieure.",
            quote(&format!("{key} {value}"))
        ),
        FieldProblem::Misread(key, wrong) => {
            format!("{}\u{a0}: {}", quote(key), misread(wrong))
        }
    }
}

fn known_editions(newest: u8) -> String {
    match newest {
        1 => "seulement l'édition 1".to_owned(),
        _ => format!("les éditions 1 à {newest}"),
    }
}

pub(crate) fn no_end(why: EndRefusal) -> &'static str {
    match why {
        EndRefusal::NoRule => "Selon ces règles, la table ne peut pas terminer la partie.",
        EndRefusal::NotPlaying => "La table ne peut terminer la partie que pendant un tour.",
        EndRefusal::Ending => "La partie se termine déjà.",
    }
}

pub(super) fn record_problem(problem: &RecordProblem, newest: u8) -> String {
    match problem {
        RecordProblem::NotARecord => {
            "Ligne 1\u{a0}: ce n'est pas un enregistrement d'Emberwake.".to_owned()
        }
        RecordProblem::ByteOrderMark => {
            "Ligne 1\u{a0}: le fichier commence par une marque d'ordre des octets (BOM). Enregistrez-le en UTF-8 sans cette marque."
                .to_owned()
        }
        RecordProblem::FormatVersion(found) => format!(
            "Ligne 1\u{a0}: le format est de version {}\u{a0}; seule la version {FORMAT_VERSION} est lisible.",
            quote(found)
        ),
        RecordProblem::OtherGame(found) => {
            format!("Ligne 2\u{a0}: c'est l'enregistrement d'un autre jeu, {}.", quote(found))
        }
        RecordProblem::Edition(found) => {
            let (found, known) = (quote(found), known_editions(newest));
            format!(
                "Ligne 3\u{a0}: l'édition {found} des règles est inconnue\u{a0}; on peut lire {known}."
            )
        }
        RecordProblem::CutOff(line) => {
            format!("Ligne {line}\u{a0}: le fichier est coupé à cet endroit.")
        }
        RecordProblem::Misread(line, wrong) => format!("Ligne {line}\u{a0}: {}", misread(wrong)),
        RecordProblem::Setting(line, problem) => {
            format!("Ligne {line}\u{a0}: {}", field_problem(problem))
        }
        RecordProblem::AfterEnd(line) => {
            format!("Ligne {line}\u{a0}: quelque chose suit la ligne qui termine la partie.")
        }
    }
}

pub(super) fn replay(problem: &Replay) -> String {
    match problem {
        Replay::Setup(problems) => {
            let told = |(line, problem): &(usize, String)| format!("Ligne {line}\u{a0}: {problem}");
            let told: Vec<String> = problems.iter().map(told).collect();
            format!("Ces réglages ne donnent pas une partie. {}", told.join(" "))
        }
        Replay::NotYourTurn { line, seat, turn, rule } => match turn {
            Turn::Seat(asked) => format!(
                "Ligne {line}\u{a0}: le siège {seat} agit, mais c'est le tour du siège {asked} ({rule})."
            ),
            Turn::Chance => format!(
                "Ligne {line}\u{a0}: le siège {seat} agit, mais c'est d'abord au hasard de décider."
            ),
            Turn::Over => {
                format!("Ligne {line}\u{a0}: le siège {seat} agit, mais la partie est terminée.")
            }
        },
        Replay::Illegal { line, mv, rule, why } => {
            format!("Ligne {line}\u{a0}: les règles refusent {} ({rule}). {why}", quote(mv))
        }
        Replay::NotAnOutcome { line, outcome } => {
            format!("Ligne {line}\u{a0}: le hasard ne peut pas donner {} ici.", quote(outcome))
        }
        Replay::NotAnEnd { line, why } => format!("Ligne {line}\u{a0}: {}", no_end(*why)),
        Replay::EndMissing { last_line } => format!(
            "La partie est terminée après la ligne {last_line}, mais la ligne de fin manque."
        ),
        Replay::EndTooEarly { last_line } => format!(
            "L'enregistrement annonce une fin, mais la partie n'est pas terminée après la ligne {last_line}."
        ),
        Replay::WrongPlaces { last_line, claimed, actual } => format!(
            "L'enregistrement annonce les places {claimed}, mais après la ligne {last_line} ce sont {actual}."
        ),
    }
}

pub(super) fn verify(problem: &Verify) -> String {
    match problem {
        Verify::NoCommitment => {
            "L'enregistrement ne contient pas l'engagement du donneur.".to_owned()
        }
        Verify::NoSeed => "L'enregistrement ne révèle pas la graine du donneur.".to_owned(),
        Verify::Malformed { key, value } => {
            format!("L'étiquette {} n'a pas la forme attendue\u{a0}: {}.", quote(key), quote(value))
        }
        Verify::Twice { key } => format!("L'étiquette {} est donnée deux fois.", quote(key)),
        Verify::OtherSeed => {
            "La graine n'est pas celle sur laquelle le donneur s'est engagé.".to_owned()
        }
        Verify::NoSuchSeat(seat) => {
            format!("Un nonce est attribué au siège {seat}, que cette table n'a pas.")
        }
        Verify::TooLate { key } => format!(
            "L'étiquette {} se trouve après «\u{a0}play\u{a0}» et ne prouve donc rien. Elle doit se trouver avant.",
            quote(key)
        ),
        Verify::RevealedEarly => {
            "La graine du donneur se trouve avant la fin de la partie et ne prouve donc rien. Elle doit se trouver après «\u{a0}end\u{a0}»."
                .to_owned()
        }
        Verify::NotOver => {
            "La partie n'a pas été jouée jusqu'au bout\u{a0}: rien n'est encore prouvé.".to_owned()
        }
        Verify::OtherOutcome { line, recorded, dealt } => format!(
            "Ligne {line}\u{a0}: l'enregistrement dit {}, mais la graine donne {}.",
            quote(recorded),
            quote(dealt)
        ),
    }
}

pub(crate) fn undo_limit(limit: &UndoLimit, names: &Names) -> String {
    match limit {
        UndoLimit::NothingToUndo => "Il n'y a rien à reprendre.".to_owned(),
        UndoLimit::Revealed => {
            "Depuis votre dernier coup, le hasard a montré quelque chose.".to_owned()
        }
        UndoLimit::TableAgreed => {
            "Depuis votre dernier coup, tous se sont entendus pour terminer la partie.".to_owned()
        }
        UndoLimit::OtherActed(seat) => {
            format!("Depuis votre dernier coup, {} a agi.", names.of(Lang::Fr, *seat))
        }
    }
}

pub(crate) fn not_your_turn(turn: &Turn, names: &Names) -> String {
    match turn {
        Turn::Seat(seat) => format!("C'est à {} de jouer.", names.of(Lang::Fr, *seat)),
        Turn::Chance => "Le hasard décide d'abord\u{a0}; personne n'a de choix à faire.".to_owned(),
        Turn::Over => "La partie est terminée.".to_owned(),
    }
}
