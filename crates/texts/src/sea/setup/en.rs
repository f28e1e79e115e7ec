//! The settings of Sea in English.

use super::Setting;
use crate::grammar::en::count;
use crate::{Lang, Names};
use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{
    Distance, FeatDeck, FirstPlayer, FogExit, FoundWhen, GodOfWinds, MythGoal, Preset, Setup,
    SetupProblem, Steering, SunkBoats, TileMix, Trail,
};

pub(super) fn option_name(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Players",
        Setting::Tiles => "Tiles",
        Setting::FirstPlayer => "First player",
        Setting::GodOfWinds => "God of Winds",
        Setting::Steering => "Steering",
        Setting::Distance => "Distance",
        Setting::FogExit => "Leaving the fog",
        Setting::Trail => "Foreign trails",
        Setting::SunkBoats => "Sunk boats",
        Setting::Found => "Founding",
        Setting::OffersPerTurn => "Offers",
        Setting::Myth => "Myth",
        Setting::Feats => "Feats",
        Setting::BecalmedRounds => "Becalmed game",
    }
}

pub(super) fn option_help(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "How many play: 3 to 6.",
        Setting::Tiles => "How many of the 50 tiles are sea, coast, island and fog.",
        Setting::FirstPlayer => "Who goes first: the first to roll N, or a named seat.",
        Setting::GodOfWinds => {
            "Who is the God of Winds: a player chosen at random, a named seat, or nobody."
        }
        Setting::Steering => "Whether boats go where the wind blows or where the die points.",
        Setting::Distance => {
            "Whether boats sail the full distance, or captains may stop from the second step on."
        }
        Setting::FogExit => {
            "Whether a boat may leave fog onto any tile, or only onto open sea as the printed rules say."
        }
        Setting::Trail => {
            "Relief: a foreign trail pawn comes aboard for the one left. Swap: one more is exchanged."
        }
        Setting::SunkBoats => {
            "Whether the component of a sunk boat is shuffled into the deck or discarded."
        }
        Setting::Found => "Whether a settlement is founded on a later turn, or also on arrival.",
        Setting::OffersPerTurn => "How many offers you may make in a turn: 1 to 5.",
        Setting::Myth => "Whether a Myth needs all three of its components, or any two of them.",
        Setting::Feats => "Five feats, or only the three that the printed rules describe.",
        Setting::BecalmedRounds => {
            "How many rounds in which nothing grows trigger the end: 2 to 5, or off."
        }
    }
}

pub(super) fn option_value(setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat| names.of(Lang::En, seat);
    match setting {
        Setting::Players => setup.players.to_string(),
        Setting::Tiles => {
            let [sea, coast, island, fog] = setup.tiles.counts();
            let mix = match setup.tiles {
                TileMix::Default => "default",
                TileMix::OpenSea => "open sea",
                TileMix::RichLands => "rich lands",
            };
            format!("{mix}: {sea} sea, {coast} coast, {island} island, {fog} fog")
        }
        Setting::FirstPlayer => match setup.first_player {
            FirstPlayer::RollN => "the first to roll N".to_owned(),
            FirstPlayer::Seat(seat) => name(seat),
        },
        Setting::GodOfWinds => match setup.god_of_winds {
            GodOfWinds::Random => "at random".to_owned(),
            GodOfWinds::Seat(seat) => name(seat),
            GodOfWinds::None => "nobody".to_owned(),
        },
        Setting::Steering => match setup.steering {
            Steering::Wind => "the wind".to_owned(),
            Steering::Die => "the direction die".to_owned(),
        },
        Setting::Distance => match setup.distance {
            Distance::Exact => "in full".to_owned(),
            Distance::UpTo => "captains may stop".to_owned(),
        },
        Setting::FogExit => match setup.fog_exit {
            FogExit::Any => "onto any tile".to_owned(),
            FogExit::Ocean => "onto open sea only".to_owned(),
        },
        Setting::Trail => match setup.trail {
            Trail::Relief => "relief".to_owned(),
            Trail::Swap => "swap".to_owned(),
        },
        Setting::SunkBoats => match setup.sunk_boats {
            SunkBoats::Reshuffle => "shuffled into the deck".to_owned(),
            SunkBoats::Discard => "discarded".to_owned(),
        },
        Setting::Found => match setup.found {
            FoundWhen::NextTurn => "on the next turn".to_owned(),
            FoundWhen::OnArrival => "also on arrival".to_owned(),
        },
        Setting::OffersPerTurn => format!("{} a turn", setup.offers_per_turn),
        Setting::Myth => match setup.myth {
            MythGoal::AllThree => "all three components".to_owned(),
            MythGoal::TwoOfThree => "two of three components".to_owned(),
        },
        Setting::Feats => match setup.feats {
            FeatDeck::Five => "five".to_owned(),
            FeatDeck::Three => "three".to_owned(),
        },
        Setting::BecalmedRounds => match setup.becalmed_rounds {
            Some(rounds) => count(rounds, "round", "rounds"),
            None => "off".to_owned(),
        },
    }
}

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
