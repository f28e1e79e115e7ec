//! The traces of the others' moves, which stay on the board until you act: the former pile, the
//! path of its discs, and the tiles that were taken.

use super::{art, overlay};
use crate::model::campfire::layout::Layout;
use crate::ui::drawn::Drawn;
use campfire::{Campfire, Event, Place};
use kernel::Seat;

/// Draws the traces of these events, the newest strongest.
pub fn draw(events: &[Event], game: &Campfire, layout: &Layout) -> String {
    let mut sowings: Vec<(Seat, u8, Vec<Place>)> = Vec::new();
    let mut marks = String::new();
    for event in events {
        match *event {
            Event::TakenUp { seat, place, discs, .. } => sowings.push((seat, discs, vec![place])),
            Event::Dropped { place, .. } => {
                if let Some((.., way)) =
                    sowings.last_mut().filter(|(.., way)| way.last() != Some(&place))
                {
                    way.push(place);
                }
            }
            Event::Took { seat, place, .. } => {
                let word = game.adventurer(seat).map_or("nomad", |who| art::disc_word(who.disc()));
                marks += &overlay::taken(layout, place, game.height(place), word);
            }
            Event::MoonRose { place, .. } => {
                marks += &overlay::taken(layout, place, game.height(place), "rises");
            }
            _ => {}
        }
    }
    let last = sowings.len().saturating_sub(1);
    let ways = sowings.iter().enumerate().map(|(number, (seat, discs, way))| {
        let class = if number == last { "trace" } else { "trace old" };
        format!(
            "<g class='{class} hue-{}'>{}{}</g>",
            game.hue(*seat),
            ghosts(layout, way[0], *discs),
            path(layout, way)
        )
    });
    let marks =
        if marks.is_empty() { marks } else { format!("<g class='trace-marks'>{marks}</g>") };
    ways.collect::<String>() + &marks
}

/// Draws the outlines of the discs that were picked up.
fn ghosts(layout: &Layout, place: Place, discs: u8) -> String {
    let ghost = |height: usize| {
        let (x, y) = layout.top(place, height);
        format!("<ellipse class='trace-ghost' cx='{x:.0}' cy='{y:.0}' rx='42' ry='23'/>")
    };
    (1..=usize::from(discs)).map(ghost).collect()
}

/// Draws an arrow along the piles where discs were dropped, outside the ring.
fn path(layout: &Layout, way: &[Place]) -> String {
    let point = |place: &Place| {
        // The fire is at the origin.
        let (x, y) = layout.pile(*place);
        (x * 1.2, y * 1.12 - 20.0)
    };
    let points: Vec<(f64, f64)> = way.iter().map(point).collect();
    let [.., before, end] = points[..] else { return String::new() };
    let line: Vec<String> = points.iter().map(|(x, y)| format!("{x:.0} {y:.0}")).collect();
    let angle = (end.1 - before.1).atan2(end.0 - before.0).to_degrees();
    format!(
        "<path d='M{}'/><path class='trace-head' \
         d='M-16-12 8 0-16 12z' transform='translate({:.0} {:.0}) rotate({angle:.0})'/>",
        line.join("L"),
        end.0,
        end.1,
    )
}
