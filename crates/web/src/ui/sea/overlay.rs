//! The preview of a move on the chart: the cells a boat may reach, and the choice.

use super::art;
use crate::model::Playable;
use crate::model::sea::{cells_of, decider_view};
use crate::ui::table::{Table, hint_mark};
use ::sea::{Cell, Dice, Event, Forecast, Move, Reach, Sea};
use leptos::prelude::*;

/// Returns the forecast of the chosen or pointed-at move. Without one, and if the question is about
/// the wind, it tells where the boat may sail.
pub fn considered(table: Table<Sea>) -> Forecast {
    if table.moving.get() || !table.asked_or_lesson() {
        return Forecast::default();
    }
    let view = decider_view(&table.game());
    match table.considered().complete() {
        Some(mv) => view.forecast(mv),
        None => {
            let sails = table.chooser.with(|chooser| {
                let keep = crate::model::sea::Facet::Do(Move::KeepWind);
                chooser.chosen().is_empty() && chooser.options().contains(&keep)
            });
            if sails { view.forecast(Move::KeepWind) } else { Forecast::default() }
        }
    }
}

/// Draws the trace of the others' moves, while no other move is considered.
pub fn traces(table: Table<Sea>) -> String {
    let events = if table.pointed.get().is_some() { Vec::new() } else { table.trace() };
    super::trace::draw(&events) + &hints(table)
}

/// The moves of a hint where they lead to, from good to bad.
fn hints(table: Table<Sea>) -> String {
    let game = table.game();
    let view = decider_view(&game);
    let mut svg = String::new();
    for (rank, mv) in table.hinted().into_iter().enumerate() {
        let cell = game.facets(&mv).into_iter().find_map(|facet| cells_of(&view, facet).pop());
        let Some(cell) = cell else { continue };
        let (x, y) = art::at(cell);
        svg += &hint_mark((x - 40.0 + 40.0 * rank as f64, y + 34.0), rank, "");
    }
    svg
}

/// Draws the layer under the boats: the reachable cells.
pub fn below(told: &Forecast) -> String {
    told.reach.iter().map(cell).collect()
}

fn cell(reach: &Reach) -> String {
    let (x, y) = art::at(reach.cell);
    let class = match (reach.kind, reach.blocked) {
        (_, true) => "reach blocked",
        (None, false) => "reach unlaid",
        (Some(_), false) => "reach",
    };
    format!(
        "<rect class='{class}' x='{:.0}' y='{:.0}' width='94' height='94' rx='10'/>",
        x - 47.0,
        y - 47.0
    )
}

/// Draws the layer over the boats: the number of steps to each cell.
pub fn above(table: Table<Sea>, told: &Forecast) -> String {
    let steps = |reach: &Reach| {
        let (x, y) = art::at(reach.cell);
        match reach.steps {
            0 => String::new(),
            steps => format!(
                "<g class='steps-to' transform='translate({:.0} {:.0})'><circle r='14'/>\
                 <text y='6'>{steps}</text></g>",
                // The other upper corner belongs to the number of passengers.
                x - 32.0,
                y - 32.0,
            ),
        }
    };
    told.reach.iter().map(steps).collect::<String>() + &chances(table, told)
}

/// Draws the chances of each wind direction, beside the first cell there.
fn chances(table: Table<Sea>, told: &Forecast) -> String {
    let Some(Dice::Turned { left, same, right }) = told.dice else { return String::new() };
    let boat = table.scene.with(|scene| scene.active.and_then(|seat| scene.boat(seat)));
    let Some(boat) = boat.filter(|_| !told.reach.is_empty()) else { return String::new() };
    [(left, 3), (same, 1), (right, 3)]
        .map(|(direction, eighths)| {
            let (x, y) = art::at(boat.cell.step(direction, 1));
            format!(
                "<g class='chance' transform='translate({x:.0} {:.0})'>\
                 <rect x='-24' y='-13' width='48' height='26' rx='13'/>\
                 <text y='6'>{eighths}/8</text></g>",
                y + 30.0,
            )
        })
        .concat()
}

/// Returns `true` if an event is about this cell, so that the log can point at it.
pub fn is_about(event: &Event, here: Cell) -> bool {
    match *event {
        Event::VaalSummoned { cell, .. }
        | Event::VaalStopped { cell }
        | Event::Launched { cell, .. }
        | Event::TileLaid { cell, .. }
        | Event::MapEnds { cell, .. }
        | Event::CrowdMet { cell, .. }
        | Event::FogMet { cell, .. }
        | Event::StayedBeforeFog { cell, .. }
        | Event::Stopped { cell, .. }
        | Event::TrailLeft { cell, .. }
        | Event::Relieved { cell, .. }
        | Event::TrailSwapped { cell, .. }
        | Event::Sank { cell, .. }
        | Event::Founded { cell, .. }
        | Event::Docked { cell, .. }
        | Event::Disembarked { cell, .. }
        | Event::SailedOn { cell, .. }
        | Event::SettlersLeft { cell, .. }
        | Event::TakenOver { cell, .. }
        | Event::Exchanged { cell, .. }
        | Event::Attacked { cell, .. }
        | Event::TieRemoved { cell, .. } => cell == here,
        Event::Sailed { from, to, .. } | Event::VaalMoved { from, to } => {
            from == here || to == here
        }
        _ => false,
    }
}
