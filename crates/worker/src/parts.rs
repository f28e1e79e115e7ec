//! The borders between the parts of the module: for each game, what a bot needs to play, and
//! everything else. The first word in each macro is the name of the part, which `cargo xtask web`
//! knows too.

// The macro's own glue needs what the crate otherwise denies.
#![allow(unsafe_code)]

use games::Game;
use mind::{Needs, PartMissing, Thinking, Thought, begin_as, begin_move, nothing, part};

type Begun = Result<Box<dyn Thinking>, PartMissing>;

fn study<G: review::Reviewed + 'static>(question: &str) -> Box<dyn Thinking> {
    let thought = serde_json::from_str(question).map(begin_as::<G>);
    thought.map_or_else(|_| nothing(), |thought: Thought| Box::new(thought))
}

macro_rules! parts {
    ($($game:ident)+) => { pastey::paste! {
        $(mod [<$game:lower>] {
            use super::*;

            part! { [<$game:lower _moves>]:
                pub fn begin_move(question: String) -> Begun {
                    Ok(super::begin_move::<games::$game>(&question))
                }

                pub fn learn(file: Vec<u8>) -> Result<bool, PartMissing> {
                    Ok(bots::learn::<games::$game>(&file).is_ok())
                }
            }

            part! { [<$game:lower _study>]:
                pub fn study(question: String) -> Begun {
                    Ok(super::study::<games::$game>(&question))
                }
            }
        })+

        /// Begins to think about a question.
        pub async fn begin(question: String) -> Begun {
            let Needs { game, is_move, .. } = Needs::of(&question);
            match (game.as_str(), is_move) {
                $(
                    (<games::$game as Game>::NAME, true) => {
                        [<$game:lower>]::begin_move(question).await
                    }
                    (<games::$game as Game>::NAME, false) => {
                        [<$game:lower>]::study(question).await
                    }
                )+
                _ => Ok(nothing()),
            }
        }

        /// Lets the bots of a game judge by the nets of a file. Says whether it is such a file.
        pub async fn learn(game: &str, file: Vec<u8>) -> Result<bool, PartMissing> {
            match game {
                $(<games::$game as Game>::NAME => [<$game:lower>]::learn(file).await,)+
                _ => Ok(false),
            }
        }
    } };
}

games::each_game!(parts);
