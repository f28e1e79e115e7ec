//! The settings of Sea in Spanish.

use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{Preset, SetupProblem};

pub(super) fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => "Gran travesía",
        Preset::AsPrinted => "Como está impreso",
        Preset::FirstVoyage => "Primera travesía",
        Preset::DieSails => "Manda el dado",
    }
}

pub(super) fn preset_help(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => {
            "Todas las opciones por defecto, para que todas las reglas impresas estén en juego."
        }
        Preset::AsPrinted => {
            "Solo lo impreso: sin Dios de los Vientos, tres hazañas, salida de la niebla solo a mar abierto y sin final por calma chicha. Siguen siendo nuestros la mezcla de losetas, los nombres y el límite de ofertas."
        }
        Preset::FirstVoyage => {
            "Más suave: puedes parar antes, fundar al llegar, y bastan dos componentes del Mito."
        }
        Preset::DieSails => "Los barcos siguen el dado de dirección y el viento no tiene efecto.",
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("Juegan de {PLAYERS_MIN} a {PLAYERS_MAX} personas, no {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!("El asiento {seat} no puede empezar: no existe (el primero es el 0).")
        }
        SetupProblem::GodSeat(seat) => format!(
            "El asiento {seat} no puede ser el Dios de los Vientos: no existe (el primero es el 0)."
        ),
        SetupProblem::OffersPerTurn(offers) => {
            let (least, most) = OFFERS_PER_TURN;
            format!("Un turno tiene de {least} a {most} ofertas, no {offers}.")
        }
        SetupProblem::Option(problem) => problem.to_string(),
        SetupProblem::Edition(edition) => {
            format!(
                "La edición {edition} de las reglas no se conoce o no tiene alguna de las opciones elegidas."
            )
        }
        SetupProblem::BecalmedRounds(rounds) => {
            let (least, most) = BECALMED_ROUNDS;
            format!(
                "La calma chicha llega tras {least} a {most} rondas o nunca; {rounds} no es posible."
            )
        }
    }
}
