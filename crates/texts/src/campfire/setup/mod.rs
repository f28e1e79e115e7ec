//! The settings of a table of Campfire: their names, what they do, and what is wrong with them.

mod de;
mod en;
mod es;
mod fr;

use crate::speak::speak;
use crate::{Lang, Names};
use ::campfire::{BoxProblem, Setup, SetupProblem};

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
    speak!(lang, option_name(setting))
}

/// What a setting does, in one sentence.
pub fn option_help(lang: Lang, setting: Setting) -> &'static str {
    speak!(lang, option_help(setting))
}

/// What a setup says about a setting: "off", "60 turns".
pub fn option_value(lang: Lang, setting: Setting, setup: &Setup, names: &Names) -> String {
    speak!(lang, option_value(setting, setup, names))
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
    speak!(lang, setup_problem(problem))
}

/// Why a box is refused, as a sentence. All of them rest on C1.7.
pub fn box_problem(lang: Lang, problem: &BoxProblem) -> String {
    speak!(lang, box_problem(problem))
}
