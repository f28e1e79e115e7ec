//! Descriptions of things on the chart, for labels, lists and buttons.

use crate::model::sea::Scene;
use crate::ui::table::Table;
use ::sea::{Cell, Counts, Handle, PileView, Sea, TileKind};
use kernel::Seat;
use leptos::prelude::*;
use texts::sea as words;
use texts::web::{SeaMsg, say_sea};
use texts::{Lang, grammar};

/// Describes everything on a cell.
pub fn cell(table: Table<Sea>, scene: &Scene, cell: Cell) -> String {
    let lang = table.app.lang.get();
    let mut parts = vec![format!("{} {}", ground(lang, scene, cell), words::cell(cell))];
    parts.extend(things(table, scene, cell));
    parts.join("; ")
}

/// Describes the kind of a cell.
pub fn ground(lang: Lang, scene: &Scene, cell: Cell) -> String {
    match scene.tile(cell) {
        None => say_sea(lang, &SeaMsg::Unlaid),
        Some(_) if cell == Cell::PRIMORDIAL => say_sea(lang, &SeaMsg::Primordial),
        Some(tile) => words::tile_kind(lang, tile.kind).to_owned(),
    }
}

/// Describes the things on a cell, one by one.
pub fn things(table: Table<Sea>, scene: &Scene, cell: Cell) -> Vec<String> {
    let lang = table.app.lang.get();
    let mut parts = Vec::new();
    if scene.vaal == Some(cell) {
        parts.push(say_sea(lang, &SeaMsg::VaalHere));
    }
    for (seat, boat) in scene.boats(cell) {
        let crew = words::pawns(lang, boat.crew);
        parts.push(say_sea(lang, &SeaMsg::BoatHere { name: &table.actor(seat), crew: &crew }));
    }
    if let Some(place) = scene.settlement(cell) {
        let name = table.actor(Seat(place.owner));
        parts.push(say_sea(lang, &SeaMsg::SettlementHere { name: &name }));
        if !place.settlers.is_empty() {
            let pawns = words::pawns(lang, place.settlers);
            parts.push(say_sea(lang, &SeaMsg::SettlersHere { pawns: &pawns }));
        }
    }
    if let Some(tile) = scene.tile(cell).filter(|tile| !tile.trail.is_empty()) {
        let pawns = words::pawns(lang, tile.trail);
        parts.push(say_sea(lang, &SeaMsg::TrailHere { pawns: &pawns }));
    }
    parts
}

/// Describes the face of a piece, if the reader knows it.
pub fn piece(lang: Lang, scene: &Scene, handle: Handle) -> String {
    match scene.faces.get(&handle) {
        Some(component) => words::component(lang, *component).to_owned(),
        None => say_sea(lang, &SeaMsg::Unseen),
    }
}

/// Describes pawns in words, or says that there are none.
pub fn people(lang: Lang, pawns: Counts) -> String {
    if pawns.is_empty() { say_sea(lang, &SeaMsg::Nobody) } else { words::pawns(lang, pawns) }
}

/// Describes the chances of each kind of tile to be drawn next.
pub fn chances(lang: Lang, pile: PileView) -> String {
    let kinds = [pile.sea, pile.coast, pile.island, pile.fog];
    let told = TileKind::ALL.into_iter().zip(kinds).filter(|(_, left)| *left > 0);
    let told = told.map(|(kind, left)| {
        let percent =
            (u32::from(left) * 200 + u32::from(pile.tiles)) / (2 * u32::from(pile.tiles.max(1)));
        format!("{} {}", words::tile_kind(lang, kind), grammar::percent(lang, percent))
    });
    told.collect::<Vec<_>>().join(", ")
}
