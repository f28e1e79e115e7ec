//! The problems with the setup and the box of a table of Campfire.

use crate::messages::messages;
use crate::record::{in_line, notation_error};
use crate::{Lang, options};
use ::campfire::boxes::{LEGEND_VALUE_MAX, SONG_POINTS_MAX, SONG_PRICE_MAX};
use ::campfire::tables::STANDSTILL_MAX;
use ::campfire::{BoxProblem, SetupProblem};

messages!(boxes, "campfire-box");
messages!(problems, "campfire-setup");

use boxes::Refusal;
use problems::Problem;

/// Returns the reason why a setup is invalid, as a sentence. The paragraph it is based on is
/// [`kernel::Cites::rule`] of the same value.
pub fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
    let said = match *problem {
        SetupProblem::Players(players) => Problem::Players { players },
        SetupProblem::FirstSeat(_) => Problem::FirstSeat,
        SetupProblem::FixedCount { named, players } => Problem::FixedCount { named, players },
        SetupProblem::FixedTwice(who) => Problem::FixedTwice { who },
        SetupProblem::Edition(edition) => Problem::Edition { edition },
        SetupProblem::Standstill(turns) => {
            Problem::Standstill { standstill_max: STANDSTILL_MAX, turns }
        }
        SetupProblem::LumarathonSeat(_) => Problem::LumarathonSeat,
        SetupProblem::LumarathonWinnerLast(_) => Problem::LumarathonWinnerLast,
        SetupProblem::LumarathonFirst => Problem::LumarathonFirst,
        SetupProblem::Cards(ref problem) => return box_problem(lang, problem),
        SetupProblem::Option(ref problem) => {
            return options::problem(lang, super::OPTIONS, problem);
        }
    };
    said.text(lang)
}

/// Returns the reason why a box is refused, as a sentence. All of them are based on C1.7.
pub fn box_problem(lang: Lang, problem: &BoxProblem) -> String {
    let said = match *problem {
        BoxProblem::NotABox => Refusal::NotABox,
        BoxProblem::Version(ref found) => Refusal::Version { found },
        BoxProblem::Misread(line, ref wrong) => {
            return in_line(lang, line, &notation_error(lang, wrong));
        }
        BoxProblem::NoName => Refusal::NoName,
        BoxProblem::NameTwice(line) => Refusal::NameTwice { line },
        BoxProblem::BadName => Refusal::BadName,
        BoxProblem::DefaultName => Refusal::DefaultName,
        BoxProblem::LegendMissing(kind) => Refusal::LegendMissing { kind },
        BoxProblem::LegendTwice(line, kind) => Refusal::LegendTwice { line, kind },
        BoxProblem::LegendValuesAlike(kind, value) => Refusal::LegendValuesAlike { kind, value },
        BoxProblem::LegendValue(kind, value) => {
            Refusal::LegendValue { kind, legend_value_max: LEGEND_VALUE_MAX, value }
        }
        BoxProblem::SongCount(found) => Refusal::SongCount { found },
        BoxProblem::SongPricesAlike(price) => Refusal::SongPricesAlike { price },
        BoxProblem::SongPrice(price) => {
            Refusal::SongPrice { song_price_max: SONG_PRICE_MAX, price }
        }
        BoxProblem::SongPoints(points) => {
            Refusal::SongPoints { song_points_max: SONG_POINTS_MAX, points }
        }
    };
    said.text(lang)
}
