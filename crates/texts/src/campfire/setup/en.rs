//! The settings of Campfire in English.

use super::Setting;
use crate::campfire::{adventurer, legend};
use crate::grammar::en::{count, join, quote};
use crate::record::misread;
use crate::{Lang, Names};
use ::campfire::boxes::{LEGEND_VALUE_MAX, SONG_POINTS_MAX, SONG_PRICE_MAX};
use ::campfire::tables::STANDSTILL_MAX;
use ::campfire::{BoxProblem, CardBox, Choice, First, Lumarathon, MoonTies, Setup, SetupProblem};

pub(super) fn option_name(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Players",
        Setting::First => "First player",
        Setting::Adventurers => "Adventurers",
        Setting::EvenStacks => "Even stacks",
        Setting::MoonTies => "Moons on a tie",
        Setting::Standstill => "Standstill",
        Setting::Lumarathon => "Lumarathon",
        Setting::Box => "Box",
    }
}

pub(super) fn option_help(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "How many play: 2 to 5.",
        Setting::First => "Who goes first: a player chosen at random, or a named seat.",
        Setting::Adventurers => {
            "Who plays whom: you pick in turn order, chance decides, or the host fixes it."
        }
        Setting::EvenStacks => "On: 8 stacks of 14 tiles. Off: stacks of 12 to 16 tiles.",
        Setting::MoonTies => {
            "Players tied for first share all four moons, or only three, and the next place gets one."
        }
        Setting::Standstill => {
            "How many turns in a row without a tile leaving a stack or a card being taken end the game, or off."
        }
        Setting::Lumarathon => {
            "Follows a game of Oh Captain!: its Captain, winner and last-placed player have a role."
        }
        Setting::Box => "Which cards are in play: what Legends and Songs cost and score.",
    }
}

pub(super) fn option_value(setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat| names.of(Lang::En, seat);
    match setting {
        Setting::Players => setup.players.to_string(),
        Setting::First => match setup.first {
            First::Random => "at random".to_owned(),
            First::Seat(seat) => name(seat),
        },
        Setting::Adventurers => match &setup.adventurers {
            Choice::Pick => "picked in turn order".to_owned(),
            Choice::Random => "at random".to_owned(),
            Choice::Fixed(named) => {
                join(&named.iter().map(|who| adventurer(Lang::En, *who)).collect::<Vec<_>>())
            }
        },
        Setting::EvenStacks => if setup.even_stacks { "on" } else { "off" }.to_owned(),
        Setting::MoonTies => match setup.moon_ties {
            MoonTies::Pool => "all four shared".to_owned(),
            MoonTies::Separate => "three shared, one for the next place".to_owned(),
        },
        Setting::Standstill => match setup.standstill {
            Some(turns) => count(turns, "turn", "turns"),
            None => "off".to_owned(),
        },
        Setting::Lumarathon => match setup.lumarathon {
            None => "off".to_owned(),
            Some(Lumarathon { captain, winner, last }) => {
                let (captain, winner, last) = (name(captain), name(winner), name(last));
                format!("Captain {captain}, winner {winner}, last {last}")
            }
        },
        Setting::Box if setup.cards == CardBox::default() => "default".to_owned(),
        Setting::Box => setup.cards.name.clone(),
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("The game is for 2 to 5 players, not for {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!("Seat {seat} can't go first: there is no such seat (the first is seat 0).")
        }
        SetupProblem::FixedCount { named, players } => {
            let named = count(named, "adventurer", "adventurers");
            let players = count(players, "player", "players");
            format!("{named} for {players}: each player needs exactly one.")
        }
        SetupProblem::FixedTwice(who) => {
            format!("{} can't be played by two players.", adventurer(Lang::En, who))
        }
        SetupProblem::Edition(edition) => {
            format!(
                "Edition {edition} of the rules is unknown, or does not have an option you chose."
            )
        }
        SetupProblem::Standstill(turns) => {
            format!(
                "A standstill takes 1 to {STANDSTILL_MAX} turns, or is off; {turns} is not possible."
            )
        }
        SetupProblem::LumarathonSeat(seat) => {
            format!("The Lumarathon names seat {seat}, which is not there (the first is seat 0).")
        }
        SetupProblem::LumarathonWinnerLast(seat) => {
            format!("Seat {seat} can't have come both first and last in Oh Captain! before.")
        }
        SetupProblem::LumarathonFirst => {
            "In a Lumarathon the Captain goes first; no first player may be named.".to_owned()
        }
        SetupProblem::Cards(ref problem) => box_problem(problem),
    }
}

pub(super) fn box_problem(problem: &BoxProblem) -> String {
    match *problem {
        BoxProblem::NotABox => "Line 1: this is not a box file.".to_owned(),
        BoxProblem::Version(ref found) => {
            let found = quote(found);
            format!("Line 1: this is a box file of version {found}; only version 1 can be read.")
        }
        BoxProblem::Misread(line, ref wrong) => format!("Line {line}: {}", misread(Lang::En, wrong)),
        BoxProblem::NoName => "The box has no line with its name.".to_owned(),
        BoxProblem::NameTwice(line) => format!("Line {line}: the box has a name already."),
        BoxProblem::BadName => {
            "The name of a box has 1 to 60 printable characters and no spaces around it.".to_owned()
        }
        BoxProblem::DefaultName => {
            "The name ‘default’ belongs to the game's own box. Give a box with other values another name.".to_owned()
        }
        BoxProblem::LegendMissing(kind) => {
            format!("The legend {} has no line in the box.", legend(Lang::En, kind))
        }
        BoxProblem::LegendTwice(line, kind) => {
            format!("Line {line}: the legend {} has a line already.", legend(Lang::En, kind))
        }
        BoxProblem::LegendValuesAlike(kind, value) => {
            format!("Two {} cards have the value {value}; all four must differ.", legend(Lang::En, kind))
        }
        BoxProblem::LegendValue(kind, value) => format!(
            "The value of a {} card must be 1 to {LEGEND_VALUE_MAX}, not {value}.",
            legend(Lang::En, kind)
        ),
        BoxProblem::SongCount(found) => format!("A box has 4 Songs, not {found}."),
        BoxProblem::SongPricesAlike(price) => {
            format!("Two Songs have the price {price}; all four must differ.")
        }
        BoxProblem::SongPrice(price) => {
            format!("The price of a Song must be 1 to {SONG_PRICE_MAX}, not {price}.")
        }
        BoxProblem::SongPoints(points) => {
            format!("A Song gives at most {SONG_POINTS_MAX} points, not {points}.")
        }
    }
}
