//! The example game of the guide plays in `simulate` and in `arena`, as any game of the registry.

use super::{Offered, PerGame, Seating};
use crate::command_error::CommandError;
use crate::commands::full::arena::Arena;
use crate::commands::full::simulate::Simulate;
use crate::context::Context;
use clap::{Args, Command, FromArgMatches};
use nim::Nim;
use texts::Lang;

/// It has no screen.
impl Offered for Nim {
    fn play_in_terminal(_: Seating<Self>, _: Lang) -> Result<(), CommandError> {
        Err(CommandError::Usage("Nim has no screen in the terminal.".to_owned()))
    }
}

/// Runs a command with these arguments after the name of the game.
fn run<C: PerGame>(typed: &str) -> Result<(), CommandError> {
    let command = C::Arguments::<Nim>::augment_args(Command::new("nim"));
    let words = ["nim"].into_iter().chain(typed.split(' '));
    let matches = command.try_get_matches_from(words).expect("the flags exist");
    let arguments = C::Arguments::<Nim>::from_arg_matches(&matches).expect("they can be read");
    C::run::<Nim>(arguments, &mut Context::new(Lang::En))
}

#[test]
fn nim_plays_in_simulate_with_its_own_options() {
    assert!(run::<Simulate>("--games 6 --bots keen,random --stones 9 --json").is_ok());
    let refused = run::<Simulate>("--games 1 --stones 1").expect_err("one stone is no game");
    let said = refused.sentence().unwrap_or_default();
    assert_eq!(said, "N1.2: Stones: choose a number from 2 to 99, not 1.");
}

#[test]
fn nim_plays_in_the_arena() {
    assert!(run::<Arena>("--games 4 --bots search:20,random --json").is_ok());
}
