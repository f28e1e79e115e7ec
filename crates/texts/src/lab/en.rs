//! What the lab says in English.

use super::{LabHelp, LabMessage};
use crate::grammar::en::{count, quote};

pub(super) fn lab_help(help: LabHelp) -> &'static str {
    match help {
        LabHelp::Lab => "Study a game: change a rule or a card, and see what it does",
        LabHelp::Run => "Play the games of a plan and keep them as data",
        LabHelp::Report => "Write a report of a study as one HTML page",
        LabHelp::Compare => "Show which figures of two studies differ beyond doubt",
        LabHelp::Balance => "Search for options and card values that come nearer a target",
        LabHelp::Record => "Print the record of one game of a study",
        LabHelp::Plan => "The plan, a TOML file (see docs/lab.md)",
        LabHelp::Data => "The folder of a study",
        LabHelp::OtherData => "The folder of the study to compare it with",
        LabHelp::RunOut => "The folder for the data [default: the plan's name with .lab]",
        LabHelp::PageOut => "The page to write [default: beside the data]",
        LabHelp::NoRecords => "Write no records beside the page",
        LabHelp::Target => "The target, a TOML file (see docs/lab.md)",
        LabHelp::Game => "The game, as reports name it: cell and number, such as 0.17",
    }
}

pub(super) fn lab_message(message: &LabMessage) -> String {
    match *message {
        LabMessage::Progress { done, all, left } => {
            format!("{done} of {all} games, {left} left")
        }
        LabMessage::Searching { settings, distance } => {
            format!("{} tried, {distance} away", count(settings, "setting", "settings"))
        }
        LabMessage::Complete { games, folder } => {
            format!("{} in {folder}.", count(games as usize, "game", "games"))
        }
        LabMessage::Stopped { games, folder } => format!(
            "Stopped after {}. Run the same plan again to go on with {folder}.",
            count(games as usize, "game", "games")
        ),
        LabMessage::Written { file } => format!("The report is in {file}."),
        LabMessage::WrittenWithRecords { file, records, folder } => format!(
            "The report is in {file}, {} that it links to in {folder}.",
            count(records, "record", "records")
        ),
        LabMessage::Misread { why } => format!("This can't be read: {why}."),
        LabMessage::NoGame { name, known } => {
            format!("There is no game {}, only: {known}.", quote(name))
        }
        LabMessage::Players { wanted, least, most } => {
            format!("This game is for {least} to {most} players, not {wanted}.")
        }
        LabMessage::NoQuestion { word, known } => {
            format!("There is no question {}, only: {known}.", quote(word))
        }
        LabMessage::BadNumber { key } => format!("{}: this number can't be used.", quote(key)),
        LabMessage::BadList { key } => {
            format!("{}: the list is empty, too long, or repeats itself.", quote(key))
        }
        LabMessage::VariantTwice { name } => {
            format!("Two variants have the name {}.", quote(name))
        }
        LabMessage::InVariant { name, why } => format!("Variant {}: {why}", quote(name)),
        LabMessage::NoBoxes => "This game has no box files.".to_owned(),
        LabMessage::NoStudy { folder } => format!("{folder}: this folder holds no study."),
        LabMessage::Damaged { file, why } => format!("{file}: this file is damaged: {why}."),
        LabMessage::Checksum { file } => {
            format!("{file}: this file was changed or damaged. Run the plan again to replace it.")
        }
        LabMessage::Version { file, version } => {
            format!("{file}: this program can't read version {version} of the data.")
        }
        LabMessage::OtherStudy { folder } => {
            format!("{folder}: this folder holds another study. Name another one with --out.")
        }
        LabMessage::Empty { folder } => format!("{folder}: no game has been played yet."),
        LabMessage::NoSuchGame { game } => {
            format!("The study has no game {}. Name it like 0.17.", quote(game))
        }
        LabMessage::DifferentGames { first, second } => {
            format!("The studies are about different games: {first} and {second}.")
        }
        LabMessage::NoGoal => "The target has no [[goal]].".to_owned(),
        LabMessage::NoSpace => {
            "The target has no [space]: list the settings and the values to try.".to_owned()
        }
        LabMessage::BadRange { figure } => {
            format!("Goal {}: give a low below a high, such as \"18 %\".", quote(figure))
        }
        LabMessage::NoFigure { figure } => {
            format!("No figure has a name that begins with {}.", quote(figure))
        }
        LabMessage::NotAList { key } => format!("[space] {}: list values to try.", quote(key)),
    }
}
