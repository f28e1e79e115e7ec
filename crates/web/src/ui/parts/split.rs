//! The borders between the parts of the page's code. The first word in each macro is the name of
//! the part, which `cargo xtask web` knows too. Every game has the same parts, so they follow from
//! the registry.

// The macro's own glue needs what the crate otherwise denies.
#![allow(unsafe_code)]

use super::{Draw, GameKind, Part, more, online_page, pages, table};
use crate::ui::app::App;
use crate::ui::drawn::Drawn;
use crate::ui::{online, opening, replay};
use games::Game;
use leptos::prelude::WithValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

macro_rules! parts {
    ($($game:ident)+) => { pastey::paste! {
        $(mod [<$game:lower>] {
            use super::*;

            #[wasm_split([<$game:lower _table>], fallible)]
            pub fn load_table() -> Result<Draw, SplitLoaderError> {
                Ok(table::<games::$game>)
            }

            #[wasm_split([<$game:lower _table>], fallible)]
            pub fn play_now(app: App) -> Result<(), SplitLoaderError> {
                opening::play_now::<games::$game>(app);
                Ok(())
            }

            #[wasm_split([<$game:lower _table>], fallible)]
            pub fn door() -> Result<String, SplitLoaderError> {
                Ok(games::$game::door())
            }

            #[wasm_split([<$game:lower _more>], fallible)]
            pub fn load_more() -> Result<Draw, SplitLoaderError> {
                Ok(more::<games::$game>)
            }

            #[wasm_split([<$game:lower _more>], fallible)]
            pub fn import(app: App, record: String) -> Result<(), SplitLoaderError> {
                replay::import::<games::$game>(app, &record);
                Ok(())
            }
        })+

        /// Loads a part, unless it has loaded already.
        pub async fn load(part: Part) -> Result<Draw, SplitLoaderError> {
            match part {
                $(
                    Part::Table(GameKind::$game) => [<$game:lower>]::load_table().await,
                    Part::More(GameKind::$game) => [<$game:lower>]::load_more().await,
                )+
                Part::Online => load_online().await,
                Part::Pages => load_pages().await,
            }
        }

        /// Starts the game of this name immediately.
        pub async fn play_now(app: App, game: &str) -> Result<(), SplitLoaderError> {
            match game {
                $(<games::$game as Game>::NAME => [<$game:lower>]::play_now(app).await,)+
                _ => Ok(()),
            }
        }

        /// Saves the record of a game and shows its replay.
        pub async fn import(app: App, game: &str, record: String) -> Result<(), SplitLoaderError> {
            match game {
                $(<games::$game as Game>::NAME => [<$game:lower>]::import(app, record).await,)+
                _ => Ok(()),
            }
        }

        /// Returns the picture of a game as SVG.
        pub async fn door(game: &str) -> Result<String, SplitLoaderError> {
            match game {
                $(<games::$game as Game>::NAME => [<$game:lower>]::door().await,)+
                _ => Ok(String::new()),
            }
        }
    } };
}

games::each_game!(parts);

#[wasm_split(online, fallible)]
fn load_online() -> Result<Draw, SplitLoaderError> {
    Ok(online_page)
}

/// Shows the number of waiting tables, as long as the page is open.
#[wasm_split(online, fallible)]
pub fn follow_turns(app: App) -> Result<(), SplitLoaderError> {
    app.owner.with_value(|owner| owner.with(|| online::show_turns(app)));
    Ok(())
}

#[wasm_split(pages, fallible)]
fn load_pages() -> Result<Draw, SplitLoaderError> {
    Ok(pages)
}
