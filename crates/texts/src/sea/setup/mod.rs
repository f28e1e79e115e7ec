//! The settings of a table of Sea: their names, what they do, and what is wrong with them.

use crate::messages::messages;
use crate::{Lang, Names};
use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{
    Distance, FeatDeck, FirstPlayer, FogExit, FoundWhen, GodOfWinds, MythGoal, Preset, Setup,
    SetupProblem, Steering, SunkBoats, Trail,
};
use kernel::Seat;

messages!(options, "sea-option");
messages!(option_helps, "sea-option-help");
messages!(option_values, "sea-option-value");
messages!(presets, "sea-preset");
messages!(preset_helps, "sea-preset-help");
messages!(problems, "sea-setup");

use option_values::Value;
use problems::Problem;

/// A setting of a table, one for each field of [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setting {
    /// S2.1: how many play.
    Players,
    /// S1.2: the mix of tiles.
    Tiles,
    /// S2.1: who goes first.
    FirstPlayer,
    /// S2.2: who is the God of Winds.
    GodOfWinds,
    /// S5.3: what boats follow.
    Steering,
    /// S5.4: whether a captain may stop early.
    Distance,
    /// S6.3: where a boat may leave the fog.
    FogExit,
    /// S6.6: what a foreign trail is good for.
    Trail,
    /// S6.7: where the component of a sunk boat goes.
    SunkBoats,
    /// S7.1: when a settlement may be founded.
    Found,
    /// S10.4: how many offers a turn has.
    OffersPerTurn,
    /// S12.3: how much of a Myth must be secured.
    Myth,
    /// S13.2: which feats can be earned.
    Feats,
    /// S14.1: after how many rounds without progress the end is triggered.
    BecalmedRounds,
}

impl Setting {
    /// All of them, in the order of records.
    pub const ALL: [Setting; 14] = [
        Setting::Players,
        Setting::Tiles,
        Setting::FirstPlayer,
        Setting::GodOfWinds,
        Setting::Steering,
        Setting::Distance,
        Setting::FogExit,
        Setting::Trail,
        Setting::SunkBoats,
        Setting::Found,
        Setting::OffersPerTurn,
        Setting::Myth,
        Setting::Feats,
        Setting::BecalmedRounds,
    ];

    /// The key in records and on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Setting::Players => "players",
            Setting::Tiles => "tiles",
            Setting::FirstPlayer => "first_player",
            Setting::GodOfWinds => "god_of_winds",
            Setting::Steering => "steering",
            Setting::Distance => "distance",
            Setting::FogExit => "fog_exit",
            Setting::Trail => "trail",
            Setting::SunkBoats => "sunk_boats",
            Setting::Found => "found",
            Setting::OffersPerTurn => "offers_per_turn",
            Setting::Myth => "myth",
            Setting::Feats => "feats",
            Setting::BecalmedRounds => "becalmed_rounds",
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

/// What a setup says about a setting: "the wind", "3 rounds".
pub fn option_value(lang: Lang, setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat: Seat| names.of(lang, seat);
    let value = match setting {
        Setting::Players => return setup.players.to_string(),
        Setting::Tiles => {
            let [sea, coast, island, fog] = setup.tiles.counts();
            Value::Tiles { mix: setup.tiles, sea, coast, island, fog }
        }
        Setting::FirstPlayer => match setup.first_player {
            FirstPlayer::RollN => Value::FirstPlayerRollN,
            FirstPlayer::Seat(seat) => return name(seat),
        },
        Setting::GodOfWinds => match setup.god_of_winds {
            GodOfWinds::Random => Value::AtRandom,
            GodOfWinds::Seat(seat) => return name(seat),
            GodOfWinds::None => Value::GodOfWindsNone,
        },
        Setting::Steering => match setup.steering {
            Steering::Wind => Value::SteeringWind,
            Steering::Die => Value::SteeringDie,
        },
        Setting::Distance => match setup.distance {
            Distance::Exact => Value::DistanceExact,
            Distance::UpTo => Value::DistanceUpTo,
        },
        Setting::FogExit => match setup.fog_exit {
            FogExit::Any => Value::FogExitAny,
            FogExit::Ocean => Value::FogExitOcean,
        },
        Setting::Trail => match setup.trail {
            Trail::Relief => Value::TrailRelief,
            Trail::Swap => Value::TrailSwap,
        },
        Setting::SunkBoats => match setup.sunk_boats {
            SunkBoats::Reshuffle => Value::SunkBoatsReshuffle,
            SunkBoats::Discard => Value::SunkBoatsDiscard,
        },
        Setting::Found => match setup.found {
            FoundWhen::NextTurn => Value::FoundNextTurn,
            FoundWhen::OnArrival => Value::FoundOnArrival,
        },
        Setting::OffersPerTurn => Value::OffersPerTurn { offers: setup.offers_per_turn },
        Setting::Myth => match setup.myth {
            MythGoal::AllThree => Value::MythAllThree,
            MythGoal::TwoOfThree => Value::MythTwoOfThree,
        },
        Setting::Feats => match setup.feats {
            FeatDeck::Five => Value::FeatsFive,
            FeatDeck::Three => Value::FeatsThree,
        },
        Setting::BecalmedRounds => match setup.becalmed_rounds {
            Some(rounds) => Value::Rounds { rounds },
            None => Value::Off,
        },
    };
    value.text(lang)
}

/// The paragraph of the rulebook that a setting belongs to.
pub fn option_rule(setting: Setting) -> &'static str {
    match setting {
        Setting::Players | Setting::FirstPlayer => "S2.1",
        Setting::Tiles => "S1.2",
        Setting::GodOfWinds => "S2.2",
        Setting::Steering => "S5.3",
        Setting::Distance => "S5.4",
        Setting::FogExit => "S6.3",
        Setting::Trail => "S6.6",
        Setting::SunkBoats => "S6.7",
        Setting::Found => "S7.1",
        Setting::OffersPerTurn => "S10.4",
        Setting::Myth => "S12.3",
        Setting::Feats => "S13.2",
        Setting::BecalmedRounds => "S14.1",
    }
}

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
        SetupProblem::BecalmedRounds(rounds) => {
            let (least, most) = BECALMED_ROUNDS;
            Problem::BecalmedRounds { least, most, rounds }
        }
    };
    said.text(lang)
}
