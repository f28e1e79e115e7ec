//! `emberwake puzzles play`: asks the puzzles of a file one after the other.

use super::{difficulty, difficulty_word, help, parse, read, said, theme, unreadable};
use crate::command_error::CommandError;
use crate::commands::full::record::names;
use crate::context::Context;
use crate::files::Source;
use crate::registry::Offered;
use crate::wrap::{width, wrap};
use kernel::playout::listed_moves;
use kernel::{Seat, Viewer};
use review::puzzles::{Difficulty, Puzzle, Puzzled, Theme, theme_word};
use std::io::BufRead;
use std::path::PathBuf;
use texts::Names;
use texts::puzzles::{PuzzleMsg, PuzzlesHelp, PuzzlesMessage, say_puzzle};
use texts::review::percent_roughly;

/// The arguments of `puzzles play`.
#[derive(clap::Args)]
pub struct PlayArguments {
    #[arg(value_name = "FILE", help = help(PuzzlesHelp::PlayFile))]
    file: PathBuf,
    #[arg(long, value_name = "WORD", value_parser = difficulty, help = help(PuzzlesHelp::Difficulty))]
    difficulty: Option<Difficulty>,
    #[arg(long, value_name = "WORD", value_parser = theme, help = help(PuzzlesHelp::Theme))]
    theme: Option<Theme>,
}

/// Asks the puzzles of a file.
pub fn run(arguments: &PlayArguments, context: &mut Context) -> Result<(), CommandError> {
    let (source, game) = read(&arguments.file, context)?;
    let done = games::with_game!(game, G => play::<G>(arguments, &source, context));
    done.expect("it is a game of the list")
}

fn play<G: Puzzled + Offered>(
    arguments: &PlayArguments,
    source: &Source,
    context: &mut Context,
) -> Result<(), CommandError> {
    let file = parse::<G>(source, context)?;
    let wanted = |puzzle: &&Puzzle<G>| {
        arguments.difficulty.is_none_or(|wanted| puzzle.difficulty == wanted)
            && arguments.theme.is_none_or(|wanted| puzzle.themes.contains(&wanted))
    };
    let puzzles: Vec<&Puzzle<G>> = file.puzzles.iter().filter(wanted).collect();
    if puzzles.is_empty() {
        return context.line(said(&PuzzlesMessage::None, context));
    }
    let mut typed = std::io::stdin().lock().lines();
    context.line(said(&PuzzlesMessage::Type, context))?;
    for puzzle in puzzles {
        let (game, seat) =
            puzzle.check().map_err(|problem| unreadable(source, &problem, context))?;
        let asked = OpenPuzzle { puzzle, game, seat, names: names(&puzzle.record, 0) };
        if !asked.ask(&mut typed, context)? {
            return Ok(());
        }
    }
    Ok(())
}

/// A puzzle that is being solved.
struct OpenPuzzle<'a, G: Puzzled> {
    puzzle: &'a Puzzle<G>,
    game: G,
    seat: Seat,
    names: Names,
}

impl<G: Puzzled + Offered> OpenPuzzle<'_, G> {
    fn told(&self, mv: &G::Move, context: &Context) -> String {
        self.game.describe_for(context.lang, mv, &self.names, Viewer::Seat(self.seat))
    }

    /// Asks until it is solved. Says whether to go on with the next one.
    fn ask(
        &self,
        typed: &mut impl Iterator<Item = std::io::Result<String>>,
        context: &mut Context,
    ) -> Result<bool, CommandError> {
        let lang = context.lang;
        let puzzle = self.puzzle;
        context.line("")?;
        let level = difficulty_word(puzzle.difficulty, context);
        context.line(context.bold(&format!("{} · {level}", puzzle.id)))?;
        let ask = PuzzleMsg::Ask { players: self.game.players() };
        context.line(say_puzzle(lang, &ask))?;
        for row in self.game.how_points_were_made(lang, &self.names) {
            context.line(format!("  {}", row.join("  ")))?;
        }
        let moves = listed_moves(&self.game);
        for (nth, mv) in moves.iter().enumerate() {
            let told = self.told(mv, context);
            context.line(wrap(&told, width(), &format!("{:>4}. ", nth + 1), "      "))?;
        }
        context.flush()?;
        for line in typed {
            let line = line?;
            match line.trim() {
                "q" => return Ok(false),
                "a" => return self.solved(context).map(|()| true),
                number => {
                    let mv =
                        number.parse::<usize>().ok().and_then(|n| moves.get(n.checked_sub(1)?));
                    match mv {
                        Some(mv) if puzzle.is_solved_by(mv) => {
                            let chance = &percent_roughly(lang, puzzle.chance);
                            let next = &percent_roughly(lang, puzzle.next_chance);
                            context.line(say_puzzle(lang, &PuzzleMsg::Right { chance, next }))?;
                            return self.solved(context).map(|()| true);
                        }
                        Some(_) => {
                            let loss = &percent_roughly(lang, puzzle.margin());
                            context.line(say_puzzle(lang, &PuzzleMsg::Wrong { loss }))?;
                        }
                        None => context.line(said(&PuzzlesMessage::Type, context))?,
                    }
                    context.flush()?;
                }
            }
        }
        Ok(false)
    }

    /// Tells the answer, why it is good, and its themes.
    fn solved(&self, context: &mut Context) -> Result<(), CommandError> {
        let lang = context.lang;
        let deed = &self.told(&self.puzzle.answers[0], context);
        let answer = say_puzzle(lang, &PuzzleMsg::Answer { deed });
        context.line(wrap(&answer, width(), "", "  "))?;
        let names = self.names.clone().read_by(Some(self.seat));
        let why = self.puzzle.explained(&self.game, self.seat, lang, &names);
        context.line(wrap(&why, width(), "", "  "))?;
        let themes: Vec<&str> =
            self.puzzle.themes.iter().map(|theme| theme_word(lang, *theme)).collect();
        context.line(themes.join(", "))
    }
}
