//! The settings of a table of Campfire: their names, what they do, and what is wrong with them.

use super::adventurer;
use crate::grammar::join;
use crate::messages::messages;
use crate::record::{in_line, misread};
use crate::{Lang, Names};
use ::campfire::boxes::{LEGEND_VALUE_MAX, SONG_POINTS_MAX, SONG_PRICE_MAX};
use ::campfire::tables::STANDSTILL_MAX;
use ::campfire::{BoxProblem, CardBox, Choice, First, Lumarathon, MoonTies, Setup, SetupProblem};
use kernel::Seat;

messages!(boxes, "campfire-box");
messages!(options, "campfire-option");
messages!(option_helps, "campfire-option-help");
messages!(option_values, "campfire-option-value");
messages!(problems, "campfire-setup");

use boxes::Refusal;
use option_values::Value;
use problems::Problem;

/// A setting of a table, one for each field of [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setting {
    /// C2.1: how many play.
    Players,
    /// C2.2: who goes first.
    First,
    /// C2.3: how adventurers are chosen.
    Adventurers,
    /// C3.1: whether all stacks are of the same height.
    EvenStacks,
    /// C7A.5: how tied leaders share moons.
    MoonTies,
    /// C8.3: after how many idle turns the game ends.
    Standstill,
    /// C9A.1: what carries over from *Oh Captain!*.
    Lumarathon,
    /// C1.7: the cards.
    Box,
}

impl Setting {
    /// All of them, in the order of records.
    pub const ALL: [Setting; 8] = [
        Setting::Players,
        Setting::First,
        Setting::Adventurers,
        Setting::EvenStacks,
        Setting::MoonTies,
        Setting::Standstill,
        Setting::Lumarathon,
        Setting::Box,
    ];

    /// The key in records and on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Setting::Players => "players",
            Setting::First => "first",
            Setting::Adventurers => "adventurers",
            Setting::EvenStacks => "even_stacks",
            Setting::MoonTies => "moon_ties",
            Setting::Standstill => "standstill",
            Setting::Lumarathon => "lumarathon",
            Setting::Box => "box",
        }
    }

    /// The setting with this key.
    pub fn from_key(key: &str) -> Option<Setting> {
        Setting::ALL.into_iter().find(|setting| setting.key() == key)
    }
}

/// What a setting is called.
pub fn option_name(lang: Lang, setting: Setting) -> &'static str {
    options::text(lang, setting)
}

/// What a setting does, in one sentence.
pub fn option_help(lang: Lang, setting: Setting) -> &'static str {
    option_helps::text(lang, setting)
}

/// What a setup says about a setting: "off", "60 turns".
pub fn option_value(lang: Lang, setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat: Seat| names.of(lang, seat);
    let value = match setting {
        Setting::Players => return setup.players.to_string(),
        Setting::First => match setup.first {
            First::Random => Value::AtRandom,
            First::Seat(seat) => return name(seat),
        },
        Setting::Adventurers => match &setup.adventurers {
            Choice::Pick => Value::AdventurersPick,
            Choice::Random => Value::AtRandom,
            Choice::Fixed(named) => {
                let named: Vec<&str> = named.iter().map(|who| adventurer(lang, *who)).collect();
                return join(lang, &named);
            }
        },
        Setting::EvenStacks if setup.even_stacks => Value::On,
        Setting::EvenStacks => Value::Off,
        Setting::MoonTies => match setup.moon_ties {
            MoonTies::Pool => Value::MoonTiesPool,
            MoonTies::Separate => Value::MoonTiesSeparate,
        },
        Setting::Standstill => match setup.standstill {
            Some(turns) => Value::Turns { turns },
            None => Value::Off,
        },
        Setting::Lumarathon => match setup.lumarathon {
            None => Value::Off,
            Some(Lumarathon { captain, winner, last }) => Value::Lumarathon {
                captain: &name(captain),
                winner: &name(winner),
                last: &name(last),
            },
        },
        Setting::Box if setup.cards == CardBox::default() => Value::BoxDefault,
        Setting::Box => return setup.cards.name.clone(),
    };
    value.text(lang)
}

/// The paragraph of the rulebook that a setting belongs to.
pub fn option_rule(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "C2.1",
        Setting::First => "C2.2",
        Setting::Adventurers => "C2.3",
        Setting::EvenStacks => "C3.1",
        Setting::MoonTies => "C7A.5",
        Setting::Standstill => "C8.3",
        Setting::Lumarathon => "C9A.1",
        Setting::Box => "C1.7",
    }
}

/// Why a setup is no game, as a sentence. The paragraph it rests on is [`kernel::Cites::rule`] of
/// the same value.
pub fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
    let said = match *problem {
        SetupProblem::Players(players) => Problem::Players { players },
        SetupProblem::FirstSeat(seat) => Problem::FirstSeat { seat: seat.0 },
        SetupProblem::FixedCount { named, players } => Problem::FixedCount { named, players },
        SetupProblem::FixedTwice(who) => Problem::FixedTwice { who },
        SetupProblem::Edition(edition) => Problem::Edition { edition },
        SetupProblem::Standstill(turns) => {
            Problem::Standstill { standstill_max: STANDSTILL_MAX, turns }
        }
        SetupProblem::LumarathonSeat(seat) => Problem::LumarathonSeat { seat: seat.0 },
        SetupProblem::LumarathonWinnerLast(seat) => Problem::LumarathonWinnerLast { seat: seat.0 },
        SetupProblem::LumarathonFirst => Problem::LumarathonFirst,
        SetupProblem::Cards(ref problem) => return box_problem(lang, problem),
    };
    said.text(lang)
}

/// Why a box is refused, as a sentence. All of them rest on C1.7.
pub fn box_problem(lang: Lang, problem: &BoxProblem) -> String {
    let said = match *problem {
        BoxProblem::NotABox => Refusal::NotABox,
        BoxProblem::Version(ref found) => Refusal::Version { found },
        BoxProblem::Misread(line, ref wrong) => return in_line(lang, line, &misread(lang, wrong)),
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
