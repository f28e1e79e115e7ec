//! The borders between the parts of the module: for each game, what a bot needs to play, and
//! everything else. The first word in each macro is the name of the part, which `cargo xtask web`
//! knows too.

// The macro's own glue needs what the crate otherwise denies.
#![allow(unsafe_code)]

use crate::needs::Needs;
use crate::thought::{Thinking, Thought, begin_as, begin_move, nothing};
use games::{Campfire, Game, Sea};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

type Begun = Result<Box<dyn Thinking>, SplitLoaderError>;

/// Begins to think about a question.
pub async fn begin(question: String) -> Begun {
    let Needs { game, is_move, .. } = Needs::of(&question);
    match (game.as_str(), is_move) {
        (Campfire::NAME, true) => campfire_move(question).await,
        (Campfire::NAME, false) => campfire_study(question).await,
        (Sea::NAME, true) => sea_move(question).await,
        (Sea::NAME, false) => sea_study(question).await,
        _ => Ok(nothing()),
    }
}

/// Lets the bots of a game judge by the nets of a file. Says whether it is such a file.
pub async fn learn(game: &str, file: Vec<u8>) -> Result<bool, SplitLoaderError> {
    match game {
        Campfire::NAME => campfire_learn(file).await,
        Sea::NAME => sea_learn(file).await,
        _ => Ok(false),
    }
}

fn study<G: review::Reviewed + 'static>(question: &str) -> Box<dyn Thinking> {
    let thought = serde_json::from_str(question).map(begin_as::<G>);
    thought.map_or_else(|_| nothing(), |thought: Thought| Box::new(thought))
}

#[wasm_split(campfire_moves, fallible)]
fn campfire_move(question: String) -> Begun {
    Ok(begin_move::<Campfire>(&question))
}

#[wasm_split(campfire_moves, fallible)]
fn campfire_learn(file: Vec<u8>) -> Result<bool, SplitLoaderError> {
    Ok(bots::learn::<Campfire>(&file).is_ok())
}

#[wasm_split(campfire_study, fallible)]
fn campfire_study(question: String) -> Begun {
    Ok(study::<Campfire>(&question))
}

#[wasm_split(sea_moves, fallible)]
fn sea_move(question: String) -> Begun {
    Ok(begin_move::<Sea>(&question))
}

#[wasm_split(sea_moves, fallible)]
fn sea_learn(file: Vec<u8>) -> Result<bool, SplitLoaderError> {
    Ok(bots::learn::<Sea>(&file).is_ok())
}

#[wasm_split(sea_study, fallible)]
fn sea_study(question: String) -> Begun {
    Ok(study::<Sea>(&question))
}
