//! The presets of Sea, and what can be wrong with the setup of a table.

use crate::messages::messages;
use crate::{Lang, options};
use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{Preset, SetupProblem};

messages!(presets, "sea-preset");
messages!(preset_helps, "sea-preset-help");
messages!(problems, "sea-setup");

use problems::Problem;

/// What a ready-made choice of settings is called, as section 15 of the rulebook calls it.
pub fn preset_name(lang: Lang, preset: Preset) -> &'static str {
    presets::text(lang, preset)
}

/// What is special about it, in one sentence.
pub fn preset_help(lang: Lang, preset: Preset) -> &'static str {
    preset_helps::text(lang, preset)
}

/// Why a setup is no game, as a sentence. The paragraph it rests on is [`kernel::Cites::rule`] of
/// the same value.
pub fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
    let said = match *problem {
        SetupProblem::Players(players) => {
            Problem::Players { players_min: PLAYERS_MIN, players_max: PLAYERS_MAX, players }
        }
        SetupProblem::FirstSeat(seat) => Problem::FirstSeat { seat: seat.0 },
        SetupProblem::GodSeat(seat) => Problem::GodSeat { seat: seat.0 },
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
