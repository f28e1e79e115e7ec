//! `emberwake box`: the cards of Campfire as a file.

use crate::arguments::say;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::registry::read_file;
use campfire::{CardBox, Setup};
use clap::Subcommand;
use games::Campfire;
use std::path::{Path, PathBuf};
use texts::Lang;
use texts::cli::{Help, Message};

/// The arguments of `box`.
#[derive(clap::Args)]
pub struct BoxArguments {
    #[command(subcommand)]
    command: BoxCommand,
}

#[derive(Subcommand)]
enum BoxCommand {
    #[command(about = say(Help::BoxCheck))]
    Check {
        #[arg(value_name = "FILE", help = say(Help::BoxFile))]
        file: PathBuf,
    },
    #[command(about = say(Help::BoxShow))]
    Show {
        #[arg(value_name = "FILE", help = say(Help::BoxFile))]
        file: Option<PathBuf>,
    },
}

/// Runs one of the commands about boxes.
pub fn run(arguments: BoxArguments, context: &mut Context) -> Result<(), CommandError> {
    match arguments.command {
        BoxCommand::Check { file } => {
            let cards = read_box(&file, context.lang)?;
            let file = file.display().to_string();
            let said = context.say(&Message::BoxFine { file: &file, name: &cards.name });
            context.line(said)
        }
        BoxCommand::Show { file: None } => context.text(CardBox::default()),
        BoxCommand::Show { file: Some(file) } => {
            let cards = read_box(&file, context.lang)?;
            context.text(cards)
        }
    }
}

fn read_box(path: &Path, lang: Lang) -> Result<CardBox, CommandError> {
    let mut setup = Setup::new(2);
    read_file::<Campfire>(&mut setup, "box", path, lang)?;
    Ok(setup.cards)
}
