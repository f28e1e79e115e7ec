//! The settings of Sea in French.

use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{Preset, SetupProblem};

pub(super) fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => "Grand voyage",
        Preset::AsPrinted => "Comme imprimé",
        Preset::FirstVoyage => "Premier voyage",
        Preset::DieSails => "Le dé à la barre",
    }
}

pub(super) fn preset_help(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => {
            "Toutes les options par défaut, pour que toutes les règles imprimées soient en jeu."
        }
        Preset::AsPrinted => {
            "Rien que l'imprimé\u{a0}: pas de Dieu des Vents, trois exploits, sortie de la brume en pleine mer seulement, pas de fin par calme plat. Le mélange des tuiles, les noms et la limite des offres restent de nous."
        }
        Preset::FirstVoyage => {
            "Plus doux\u{a0}: on peut s'arrêter tôt, fonder à l'arrivée, et deux éléments du Mythe suffisent."
        }
        Preset::DieSails => "Les bateaux suivent le dé de direction, et le vent n'a aucun effet.",
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("Le jeu se joue de {PLAYERS_MIN} à {PLAYERS_MAX}, et non à {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!(
                "Le siège {seat} ne peut pas commencer\u{a0}: il n'existe pas (le premier est le 0)."
            )
        }
        SetupProblem::GodSeat(seat) => format!(
            "Le siège {seat} ne peut pas être le Dieu des Vents\u{a0}: il n'existe pas (le premier est le 0)."
        ),
        SetupProblem::OffersPerTurn(offers) => {
            let (least, most) = OFFERS_PER_TURN;
            format!("Un tour compte de {least} à {most} offres, et non {offers}.")
        }
        SetupProblem::Option(problem) => problem.to_string(),
        SetupProblem::Edition(edition) => {
            format!(
                "L'édition {edition} des règles est inconnue, ou n'a pas l'une des options choisies."
            )
        }
        SetupProblem::BecalmedRounds(rounds) => {
            let (least, most) = BECALMED_ROUNDS;
            format!(
                "Le calme plat vient après {least} à {most} tours de table, ou jamais\u{a0}; {rounds} n'est pas possible."
            )
        }
    }
}
