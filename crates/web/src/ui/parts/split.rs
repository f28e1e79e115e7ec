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
use mind::{PartMissing, part};

macro_rules! parts {
    ($($game:ident)+) => { pastey::paste! {
        $(mod [<$game:lower>] {
            use super::*;

            part! { [<$game:lower _table>]:
                pub fn load_table() -> Result<Draw, PartMissing> {
                    Ok(table::<games::$game>)
                }

                pub fn play_now(app: App) -> Result<(), PartMissing> {
                    opening::play_now::<games::$game>(app);
                    Ok(())
                }

                pub fn door() -> Result<String, PartMissing> {
                    Ok(games::$game::door())
                }
            }

            part! { [<$game:lower _more>]:
                pub fn load_more() -> Result<Draw, PartMissing> {
                    Ok(more::<games::$game>)
                }

                pub fn import(app: App, record: String) -> Result<(), PartMissing> {
                    replay::import::<games::$game>(app, &record);
                    Ok(())
                }
            }
        })+

        /// Loads a part, unless it has loaded already.
        pub async fn load(part: Part) -> Result<Draw, PartMissing> {
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
        pub async fn play_now(app: App, game: &str) -> Result<(), PartMissing> {
            match game {
                $(<games::$game as Game>::NAME => [<$game:lower>]::play_now(app).await,)+
                _ => Ok(()),
            }
        }

        /// Saves the record of a game and shows its replay.
        pub async fn import(app: App, game: &str, record: String) -> Result<(), PartMissing> {
            match game {
                $(<games::$game as Game>::NAME => [<$game:lower>]::import(app, record).await,)+
                _ => Ok(()),
            }
        }

        /// Returns the picture of a game as SVG.
        pub async fn door(game: &str) -> Result<String, PartMissing> {
            match game {
                $(<games::$game as Game>::NAME => [<$game:lower>]::door().await,)+
                _ => Ok(String::new()),
            }
        }
    } };
}

games::each_game!(parts);

part! { online:
    fn load_online() -> Result<Draw, PartMissing> {
        Ok(online_page)
    }

    /// Shows the number of waiting tables, as long as the page is open.
    pub fn follow_turns(app: App) -> Result<(), PartMissing> {
        app.owner.with_value(|owner| owner.with(|| online::show_turns(app)));
        Ok(())
    }
}

part! { pages:
    fn load_pages() -> Result<Draw, PartMissing> {
        Ok(pages)
    }
}
