//! The preview of a move on the board: the path, and who would get what.

use super::art::{self, Look};
use super::board::look;
use crate::model::Playable;
use crate::model::campfire::Facet;
use crate::model::campfire::layout::{Layout, TILE, outward};
use crate::ui::table::{Table, hint_mark};
use campfire::{Campfire, Direction, Event, Place};
use leptos::prelude::*;

/// Draws the trace of the others' moves, while no other move is considered.
pub fn traces(table: Table<Campfire>, layout: &Layout) -> String {
    let events = if table.pointed.get().is_some() { Vec::new() } else { table.trace() };
    super::trace::draw(&events, &table.game(), layout) + &hints(table, layout)
}

/// The moves of a hint where they begin, from good to bad, each with its way around the fire.
fn hints(table: Table<Campfire>, layout: &Layout) -> String {
    let game = table.game();
    let mut svg = String::new();
    for (rank, mv) in table.hinted().into_iter().enumerate() {
        let facets = game.facets(&mv);
        let place = facets.iter().find_map(|facet| match facet {
            Facet::Place(place) => Some(*place),
            _ => None,
        });
        let way = facets.iter().find_map(|facet| match facet {
            Facet::Way(Direction::Clockwise) => Some("↻"),
            Facet::Way(Direction::Counterclockwise) => Some("↺"),
            _ => None,
        });
        let Some(place) = place else { continue };
        let (x, y) = layout.pile(place);
        // Moves that begin at the same place are side by side.
        svg += &hint_mark((x - 40.0 + 40.0 * rank as f64, y + 34.0), rank, way.unwrap_or_default());
    }
    svg
}

/// Draws the preview of the chosen or pointed-at move.
pub fn preview(table: Table<Campfire>, layout: Layout) -> String {
    let layout = &layout;
    let chooser = table.considered();
    let Some(mv) = chooser.complete() else { return String::new() };
    if table.moving.get() {
        return String::new();
    }
    let game = table.game();
    let Some(told) = game.preview(mv) else { return String::new() };
    let reader = table.reader();
    let mut svg = String::new();
    let mut heights: [usize; 8] = std::array::from_fn(|index| {
        Place::new(index as u8).map_or(0, |place| game.pile(place).discs().len())
    });
    if let (Some(Facet::Place(from)), true) = (chooser.chosen().first(), told.path.len() > 1) {
        heights[from.index()] = 0;
        svg += &lifted(layout, *from);
    }
    for (step, (place, discs)) in told.path.iter().enumerate() {
        for disc in discs {
            heights[place.index()] += 1;
            let (x, y) = layout.top(*place, heights[place.index()]);
            let look = table.scene.with(|scene| look(scene, reader, *disc));
            let look = Look { ghost: true, ..look };
            let name = format!("ghost{place}");
            let drawn = art::disc(*disc, look, layout.light((x, y)), &name);
            svg += &format!("<g transform='translate({x:.1} {y:.1})'>{drawn}</g>");
        }
        if told.path.len() > 1 {
            svg += &step_number(layout, *place, heights[place.index()], step + 1, discs.is_empty());
        }
    }
    for (seat, place, _) in told.takes() {
        let word = game.adventurer(seat).map_or("nomad", |who| art::disc_word(who.disc()));
        svg += &taken(layout, place, game.height(place), word);
    }
    for (place, _) in told.forgotten() {
        svg += &taken(layout, place, game.height(place), "lost");
    }
    for place in told.rises() {
        svg += &taken(layout, place, game.height(place), "rises");
    }
    if let campfire::Move::Lys(place) = mv {
        let (x, y) = layout.stack(place);
        svg += &format!(
            "<g class='ghost-lys' transform='translate({x:.1} {y:.1})'>{}{}</g>",
            art::lys_light(),
            art::lys(place)
        );
    }
    svg
}

/// Draws the pile that would be picked up.
fn lifted(layout: &Layout, place: Place) -> String {
    let (x, y) = layout.pile(place);
    format!("<ellipse class='lifted' cx='{x:.1}' cy='{:.1}' rx='54' ry='31'/>", y - 20.0)
}

fn step_number(layout: &Layout, place: Place, height: usize, step: usize, skipped: bool) -> String {
    let (x, y) = layout.top(place, height.max(1));
    let (x, y) = (x + 40.0, y - 16.0);
    let class = if skipped { "step skipped" } else { "step" };
    let text = if skipped { "–".to_owned() } else { step.to_string() };
    format!(
        "<g class='{class}' transform='translate({x:.1} {y:.1})'><circle r='15'/>\
         <text y='7'>{text}</text></g>"
    )
}

/// Draws a mark on a stack whose tile a player would take.
pub fn taken(layout: &Layout, place: Place, height: u8, word: &str) -> String {
    let (x, y) = layout.stack(place);
    let side = TILE * 2.0 + 8.0;
    let start = -side / 2.0;
    let numbers = art::numbers(place, height);
    let symbol = match word {
        "lost" => "<path class='lost-cross' d='M-11-11 11 11M11-11-11 11'/>".to_owned(),
        // A moon rises to the chart.
        "rises" => "<circle class='rise-back' r='19'/><path class='rise-arrow' d='M0 11V-10M-9-2 0-11 9-2'/>".to_owned(),
        _ => format!(
            "<circle class='d-{word} disc-face' r='21'/>\
             <use href='#d-{word}' class='d-{word}-ink' x='-12' y='-12' width='24' height='24'/>"
        ),
    };
    format!(
        "<g transform='translate({x:.1} {y:.1})'>\
         <rect class='takes k-{word}' x='{start}' y='{start}' width='{side}' height='{side}' rx='17'/>\
         {numbers}<g transform='translate({:.0} {:.0})'>{symbol}</g></g>",
        (4.0 - TILE) * outward(place),
        TILE - 6.0,
    )
}

/// Returns `true` if an event is about this place, so that the log can point at it.
pub fn is_about(event: &Event, here: Place) -> bool {
    match *event {
        Event::StackLaid { place, .. }
        | Event::Uncovered { place, .. }
        | Event::DiscPlaced { place, .. }
        | Event::TakenUp { place, .. }
        | Event::Dropped { place, .. }
        | Event::Lifted { place, .. }
        | Event::Took { place, .. }
        | Event::MoonRose { place, .. }
        | Event::Forgotten { place, .. }
        | Event::LysPlaced(_, place)
        | Event::Skipped(place) => place == here,
        Event::Nudged { to, .. } | Event::LysBonus { to, .. } => to == here,
        _ => false,
    }
}
