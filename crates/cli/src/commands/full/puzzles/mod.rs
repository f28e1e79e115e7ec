//! `emberwake puzzles`: finds puzzles in games between bots, checks them, and asks them.

mod check;
mod mine;
mod play;

use crate::command_error::CommandError;
use crate::context::Context;
use crate::files::{self, Source};
use crate::language;
use crate::registry::OfGame;
use crate::values::ValueError;
use check::CheckArguments;
use clap::Subcommand;
use mine::Mine;
use play::PlayArguments;
use review::puzzles::{Difficulty, Puzzle, PuzzleFile, PuzzleProblem, Theme};
use std::path::Path;
use texts::puzzles::{
    PuzzleMsg, PuzzlesHelp, PuzzlesMessage, puzzles_help, puzzles_message, say_puzzle,
};

/// The arguments of `puzzles`.
#[derive(clap::Args)]
pub struct PuzzlesArguments {
    #[command(subcommand)]
    command: PuzzlesCommand,
}

#[derive(Subcommand)]
enum PuzzlesCommand {
    #[command(flatten)]
    Mine(OfGame<Mine>),
    #[command(about = help(PuzzlesHelp::Check))]
    Check(CheckArguments),
    #[command(about = help(PuzzlesHelp::Play))]
    Play(PlayArguments),
}

/// Runs the command.
pub fn run(arguments: PuzzlesArguments, context: &mut Context) -> Result<(), CommandError> {
    match arguments.command {
        PuzzlesCommand::Mine(of) => of.run(context),
        PuzzlesCommand::Check(arguments) => check::run(&arguments, context),
        PuzzlesCommand::Play(arguments) => play::run(&arguments, context),
    }
}

/// Returns a text of the help, in the language of this run.
pub fn help(what: PuzzlesHelp) -> &'static str {
    puzzles_help(language::chosen(), what)
}

fn said(what: &PuzzlesMessage, context: &Context) -> String {
    puzzles_message(context.lang, what)
}

fn difficulty(word: &str) -> Result<Difficulty, ValueError> {
    Difficulty::read(word).ok_or_else(|| refused(&PuzzlesMessage::NotADifficulty { word }))
}

fn theme(word: &str) -> Result<Theme, ValueError> {
    let known = Theme::ALL.map(Theme::word).join(", ");
    Theme::read(word).ok_or_else(|| refused(&PuzzlesMessage::NotATheme { word, known: &known }))
}

fn refused(message: &PuzzlesMessage) -> ValueError {
    ValueError::told(puzzles_message(language::chosen(), message))
}

/// Reads a file, and the name of the game whose puzzles it has.
fn read(path: &Path, context: &Context) -> Result<(Source, &'static str), CommandError> {
    let source = files::read(path, context.lang)?;
    let name = review::puzzles::game_of(&source.text);
    let known = games::NAMES.into_iter().find(|known| Some(*known) == name);
    match known {
        Some(game) => Ok((source, game)),
        None => {
            let none = PuzzlesMessage::NoPuzzles { file: &source.name };
            Err(CommandError::Wrong(said(&none, context)))
        }
    }
}

/// Reads the puzzles of a file.
fn parse<G: kernel::Game>(
    source: &Source,
    context: &Context,
) -> Result<PuzzleFile<G>, CommandError> {
    PuzzleFile::parse(&source.text).map_err(|problem| unreadable(source, &problem, context))
}

/// Refuses a file, or a puzzle in it, in one sentence.
fn unreadable(source: &Source, problem: &PuzzleProblem, context: &Context) -> CommandError {
    let file = &source.name;
    let nth;
    let message = match problem {
        PuzzleProblem::NotPuzzles | PuzzleProblem::OtherGame(_) => {
            PuzzlesMessage::NoPuzzles { file }
        }
        PuzzleProblem::FormatVersion(version) => PuzzlesMessage::OtherVersion { file, version },
        PuzzleProblem::Heading(line) => PuzzlesMessage::HeadingWrong { file, line },
        PuzzleProblem::Record(number, _) => {
            nth = number.to_string();
            PuzzlesMessage::Damaged { file, id: &nth }
        }
        PuzzleProblem::Tag { id, .. }
        | PuzzleProblem::Replay { id, .. }
        | PuzzleProblem::Answer { id }
        | PuzzleProblem::NoDecision { id } => PuzzlesMessage::Damaged { file, id },
    };
    CommandError::Wrong(said(&message, context))
}

/// Returns the name of a difficulty.
fn difficulty_word(difficulty: Difficulty, context: &Context) -> String {
    let word = match difficulty {
        Difficulty::Easy => PuzzleMsg::Easy,
        Difficulty::Medium => PuzzleMsg::Medium,
        Difficulty::Hard => PuzzleMsg::Hard,
    };
    say_puzzle(context.lang, &word)
}

/// Prints the number of puzzles of each difficulty and theme, where there are any.
fn counted<G: kernel::Game>(
    puzzles: &[Puzzle<G>],
    context: &mut Context,
) -> Result<(), CommandError> {
    let count = |is: &dyn Fn(&Puzzle<G>) -> bool| puzzles.iter().filter(|one| is(one)).count();
    let mut lines = Vec::new();
    for difficulty in Difficulty::ALL {
        let number = count(&|one| one.difficulty == difficulty);
        lines.push((difficulty_word(difficulty, context), number));
    }
    for theme in Theme::ALL {
        let number = count(&|one| one.themes.contains(&theme));
        lines.push((review::puzzles::theme_word(context.lang, theme).to_owned(), number));
    }
    for (word, number) in lines.into_iter().filter(|(_, number)| *number > 0) {
        let line = texts::web::colon(context.lang, &word, &number.to_string());
        context.line(format!("  {line}"))?;
    }
    Ok(())
}
