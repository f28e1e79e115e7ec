//! The settings of Campfire in French.

use crate::campfire::fr::{adventurer, legend};
use crate::grammar::fr::{count, quote};
use crate::record::fr::misread;
use ::campfire::boxes::{LEGEND_VALUE_MAX, SONG_POINTS_MAX, SONG_PRICE_MAX};
use ::campfire::tables::STANDSTILL_MAX;
use ::campfire::{BoxProblem, SetupProblem};

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("Le jeu se joue de 2 à 5, et non à {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!("Le siège {seat} ne peut pas commencer\u{a0}: il n'existe pas (le premier est le 0).")
        }
        SetupProblem::FixedCount { named, players } => {
            let named = count(named, "Aventurier", "Aventuriers");
            let players = count(players, "joueur", "joueurs");
            format!("{named} pour {players}\u{a0}: il en faut exactement un par joueur.")
        }
        SetupProblem::FixedTwice(who) => {
            format!("Deux joueurs ne peuvent pas jouer {}.", adventurer(who))
        }
        SetupProblem::Edition(edition) => {
            format!("L'édition {edition} des règles est inconnue, ou n'a pas l'une des options choisies.")
        }
        SetupProblem::Standstill(turns) => {
            format!("Un blocage dure de 1 à {STANDSTILL_MAX} tours, ou est désactivé\u{a0}; {turns} n'est pas possible.")
        }
        SetupProblem::LumarathonSeat(seat) => {
            format!("Le Lumarathon désigne le siège {seat}, qui n'existe pas (le premier est le 0).")
        }
        SetupProblem::LumarathonWinnerLast(seat) => format!(
            "Le siège {seat} ne peut pas avoir fini à la fois premier et dernier à Oh Capitaine\u{a0}!"
        ),
        SetupProblem::LumarathonFirst => {
            "Dans un Lumarathon, le Capitaine commence\u{a0}; on ne peut pas désigner de Premier Joueur."
                .to_owned()
        }
        SetupProblem::Cards(ref problem) => box_problem(problem),
        SetupProblem::Option(problem) => problem.to_string(),
    }
}

pub(super) fn box_problem(problem: &BoxProblem) -> String {
    match *problem {
        BoxProblem::NotABox => "Ligne 1\u{a0}: ce n'est pas un fichier de boîte.".to_owned(),
        BoxProblem::Version(ref found) => format!(
            "Ligne 1\u{a0}: ce fichier de boîte est de version {}\u{a0}; seule la version 1 est lisible.",
            quote(found)
        ),
        BoxProblem::Misread(line, ref wrong) => format!("Ligne {line}\u{a0}: {}", misread(wrong)),
        BoxProblem::NoName => "Aucune ligne ne donne le nom de la boîte.".to_owned(),
        BoxProblem::NameTwice(line) => format!("Ligne {line} : la boîte a déjà un nom."),
        BoxProblem::BadName => {
            "Le nom d'une boîte a de 1 à 60 caractères imprimables, sans espace autour.".to_owned()
        }
        BoxProblem::DefaultName => {
            "Le nom «\u{a0}default\u{a0}» est celui de la boîte du jeu. Donnez un autre nom à une boîte qui a d'autres valeurs.".to_owned()
        }
        BoxProblem::LegendMissing(kind) => {
            format!("La légende {} n'a pas de ligne dans la boîte.", legend(kind))
        }
        BoxProblem::LegendTwice(line, kind) => {
            format!("Ligne {line}\u{a0}: la légende {} a déjà une ligne.", legend(kind))
        }
        BoxProblem::LegendValuesAlike(kind, value) => format!(
            "Deux cartes {} ont la valeur {value}\u{a0}; les quatre doivent être différentes.",
            legend(kind)
        ),
        BoxProblem::LegendValue(kind, value) => format!(
            "La valeur d'une carte {} va de 1 à {LEGEND_VALUE_MAX}\u{a0}; {value} est impossible.",
            legend(kind)
        ),
        BoxProblem::SongCount(found) => format!("Une boîte a 4 Chansons, et non {found}."),
        BoxProblem::SongPricesAlike(price) => format!(
            "Deux Chansons ont le prix {price}\u{a0}; les quatre prix doivent être différents."
        ),
        BoxProblem::SongPrice(price) => {
            format!(
                "Le prix d'une Chanson va de 1 à {SONG_PRICE_MAX}\u{a0}; {price} est impossible."
            )
        }
        BoxProblem::SongPoints(points) => {
            format!("Une Chanson rapporte au plus {SONG_POINTS_MAX} points, et non {points}.")
        }
    }
}
