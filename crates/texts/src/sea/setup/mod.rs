//! The presets of Sea, and the problems with the setup of a table.

use crate::messages::messages;
use crate::{Lang, options};
use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{Preset, SetupProblem};

messages!(presets, "sea-preset");
messages!(preset_helps, "sea-preset-help");
messages!(problems, "sea-setup");

use problems::Problem;

/// Returns the name of a preset, as in section 15 of the rulebook.
pub fn preset_name(lang: Lang, preset: Preset) -> &'static str {
    presets::text(lang, preset)
}

/// Returns the specialty of a preset, in one sentence.
pub fn preset_help(lang: Lang, preset: Preset) -> &'static str {
    preset_helps::text(lang, preset)
}

/// Returns the reason why a setup is invalid, as a sentence. The paragraph it is based on is
/// [`kernel::Cites::rule`] of the same value.
pub fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
    let said = match *problem {
        SetupProblem::Players(players) => {
            Problem::Players { players_min: PLAYERS_MIN, players_max: PLAYERS_MAX, players }
        }
        SetupProblem::FirstSeat(_) => Problem::FirstSeat,
        SetupProblem::GodSeat(_) => Problem::GodSeat,
        SetupProblem::OffersPerTurn(offers) => {
            let (least, most) = OFFERS_PER_TURN;
            Problem::OffersPerTurn { least, most, offers }
        }
        SetupProblem::Edition(edition) => Problem::Edition { edition },
        SetupProblem::Option(ref problem) => {
            return options::problem(lang, super::OPTIONS, problem);
        }
        SetupProblem::BecalmedRounds(rounds) => {
            let (least, most) = BECALMED_ROUNDS;
            Problem::BecalmedRounds { least, most, rounds }
        }
    };
    said.text(lang)
}
