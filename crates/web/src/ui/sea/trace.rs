//! The traces of the others' moves, which stay on the chart until you act: the paths of boats, new
//! settlements, and fights. Also the emblems of big moments.

use super::art;
use ::sea::{Cell, Counts, Event, Tribe};
use kernel::Seat;

/// Draws the emblem of a big moment.
pub fn emblem(word: &str) -> String {
    let drawn = match word {
        "vaal" => return format!("<svg viewBox='-60 -60 120 120'>{}</svg>", art::vaal()),
        "battle" => "<path class='swords' d='M4 4 20 20M20 4 4 20M3 15 9 21M21 15 15 21'/>",
        "legend" => "<use href='#part-character'/>",
        "myth" => "<use href='#i-feat'/>",
        _ => "<use href='#i-boat'/>",
    };
    format!("<svg viewBox='0 0 24 24'>{drawn}</svg>")
}

/// Draws the traces of these events, in the colors of their players.
pub fn draw(events: &[Event]) -> String {
    let mut ways: Vec<(Option<Seat>, Vec<Cell>)> = Vec::new();
    let mut marks = String::new();
    for event in events {
        match *event {
            Event::Sailed { seat, from, to, .. } => go_on(&mut ways, Some(seat), from, to),
            Event::VaalMoved { from, to } => go_on(&mut ways, None, from, to),
            Event::Launched { seat, cell, .. }
            | Event::Founded { seat, cell, .. }
            | Event::Docked { seat, cell, .. } => marks += &ring(Some(seat), cell),
            Event::Attacked { cell, .. } | Event::Sank { cell, .. } => marks += &ring(None, cell),
            _ => {}
        }
    }
    ways.iter().map(|(seat, cells)| way(*seat, cells)).collect::<String>() + &marks
}

/// Appends a step to the path that ends where it begins.
fn go_on(ways: &mut Vec<(Option<Seat>, Vec<Cell>)>, who: Option<Seat>, from: Cell, to: Cell) {
    let ends_here =
        |(by, cells): &&mut (Option<Seat>, Vec<Cell>)| *by == who && cells.last() == Some(&from);
    match ways.iter_mut().find(ends_here) {
        Some((_, cells)) => cells.push(to),
        None => ways.push((who, vec![from, to])),
    }
}

fn hue(seat: Option<Seat>) -> String {
    seat.map_or("vaal".to_owned(), |seat| art::tribe_class(Tribe::of(seat)))
}

/// Draws an arrow from cell to cell, and a ghost where it begins.
fn way(seat: Option<Seat>, cells: &[Cell]) -> String {
    let points: Vec<(f64, f64)> = cells.iter().map(|cell| art::at(*cell)).collect();
    let ([start, ..], [.., before, end]) = (&points[..], &points[..]) else {
        return String::new();
    };
    let line: Vec<String> = points.iter().map(|(x, y)| format!("{x:.0} {y:.0}")).collect();
    let angle = (end.1 - before.1).atan2(end.0 - before.0).to_degrees();
    let ghost = seat.map(|seat| {
        let boat = art::boat(Tribe::of(seat), Counts::NONE);
        format!(
            "<g class='trace-boat' transform='translate({:.0} {:.0})'>{boat}</g>",
            start.0, start.1
        )
    });
    format!(
        "{}<g class='trace edge-{}'><path d='M{}'/><path class='trace-head' \
         d='M-34-11-12 0-34 11z' transform='translate({:.0} {:.0}) rotate({angle:.0})'/></g>",
        ghost.unwrap_or_default(),
        hue(seat),
        line.join("L"),
        end.0,
        end.1,
    )
}

fn ring(seat: Option<Seat>, cell: Cell) -> String {
    let (x, y) = art::at(cell);
    format!(
        "<g class='trace edge-{}'><circle class='trace-ring' cx='{x:.0}' cy='{y:.0}' r='43'/></g>",
        hue(seat)
    )
}
