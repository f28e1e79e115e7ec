//! The borders between the parts of the page's code. The first word in each macro is the name of
//! the part, which `cargo xtask web` knows too.

// The macro's own glue needs what the crate otherwise denies.
#![allow(unsafe_code)]

use super::{Draw, Part, more, online_page, pages, table};
use crate::ui::app::App;
use crate::ui::drawn::Drawn;
use crate::ui::{online, opening, replay};
use campfire::Campfire;
use kernel::Game;
use leptos::prelude::WithValue;
use sea::Sea;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Loads a part, unless it has loaded already.
pub async fn load(part: Part) -> Result<Draw, SplitLoaderError> {
    match part {
        Part::Campfire => load_campfire().await,
        Part::Sea => load_sea().await,
        Part::CampfireMore => load_campfire_more().await,
        Part::SeaMore => load_sea_more().await,
        Part::Online => load_online().await,
        Part::Pages => load_pages().await,
    }
}

/// Starts the game of this name immediately.
pub async fn play_now(app: App, game: &str) -> Result<(), SplitLoaderError> {
    match game {
        Campfire::NAME => play_campfire_now(app).await,
        Sea::NAME => play_sea_now(app).await,
        _ => Ok(()),
    }
}

/// Saves the record of a game and shows its replay.
pub async fn import(app: App, game: &str, record: String) -> Result<(), SplitLoaderError> {
    match game {
        Campfire::NAME => import_campfire(app, record).await,
        Sea::NAME => import_sea(app, record).await,
        _ => Ok(()),
    }
}

/// Returns the picture of a game as SVG.
pub async fn door(game: &str) -> Result<String, SplitLoaderError> {
    match game {
        Campfire::NAME => campfire_door().await,
        Sea::NAME => sea_door().await,
        _ => Ok(String::new()),
    }
}

#[wasm_split(campfire, fallible)]
fn load_campfire() -> Result<Draw, SplitLoaderError> {
    Ok(table::<Campfire>)
}

#[wasm_split(campfire, fallible)]
fn play_campfire_now(app: App) -> Result<(), SplitLoaderError> {
    opening::play_now::<Campfire>(app);
    Ok(())
}

#[wasm_split(campfire, fallible)]
fn campfire_door() -> Result<String, SplitLoaderError> {
    Ok(Campfire::door())
}

#[wasm_split(sea, fallible)]
fn load_sea() -> Result<Draw, SplitLoaderError> {
    Ok(table::<Sea>)
}

#[wasm_split(sea, fallible)]
fn play_sea_now(app: App) -> Result<(), SplitLoaderError> {
    opening::play_now::<Sea>(app);
    Ok(())
}

#[wasm_split(sea, fallible)]
fn sea_door() -> Result<String, SplitLoaderError> {
    Ok(Sea::door())
}

#[wasm_split(campfire_more, fallible)]
fn load_campfire_more() -> Result<Draw, SplitLoaderError> {
    Ok(more::<Campfire>)
}

#[wasm_split(campfire_more, fallible)]
fn import_campfire(app: App, record: String) -> Result<(), SplitLoaderError> {
    replay::import::<Campfire>(app, &record);
    Ok(())
}

#[wasm_split(sea_more, fallible)]
fn load_sea_more() -> Result<Draw, SplitLoaderError> {
    Ok(more::<Sea>)
}

#[wasm_split(sea_more, fallible)]
fn import_sea(app: App, record: String) -> Result<(), SplitLoaderError> {
    replay::import::<Sea>(app, &record);
    Ok(())
}

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
