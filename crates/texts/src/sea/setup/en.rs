//! The settings of Sea in English.

use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{Preset, SetupProblem};

pub(super) fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => "Full voyage",
        Preset::AsPrinted => "As printed",
        Preset::FirstVoyage => "First voyage",
        Preset::DieSails => "Die sails",
    }
}

pub(super) fn preset_help(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => {
            "All options at their defaults, so that every printed rule is in play."
        }
        Preset::AsPrinted => {
            "Only what is printed: no God of Winds, three feats, fog left onto open sea only, no end for a becalmed game. The tile mix, the names and the limit on offers are still ours."
        }
        Preset::FirstVoyage => {
            "Gentler: you may stop early, found on arrival, and need only two parts of your Myth."
        }
        Preset::DieSails => "Boats follow the direction die, and the wind has no effect.",
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("The game is for {PLAYERS_MIN} to {PLAYERS_MAX} players, not for {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!("Seat {seat} can't go first: there is no such seat (the first is seat 0).")
        }
        SetupProblem::GodSeat(seat) => format!(
            "Seat {seat} can't be the God of Winds: there is no such seat (the first is seat 0)."
        ),
        SetupProblem::OffersPerTurn(offers) => {
            let (least, most) = OFFERS_PER_TURN;
            format!("A turn has {least} to {most} offers, not {offers}.")
        }
        SetupProblem::Option(problem) => problem.to_string(),
        SetupProblem::Edition(edition) => {
            format!(
                "Edition {edition} of the rules is unknown, or does not have an option you chose."
            )
        }
        SetupProblem::BecalmedRounds(rounds) => {
            let (least, most) = BECALMED_ROUNDS;
            format!("Becalmed rounds must be {least} to {most}, or off; {rounds} is not possible.")
        }
    }
}
