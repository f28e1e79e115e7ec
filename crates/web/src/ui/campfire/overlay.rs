//! What the board shows of a move before it is played: the path, and who would receive what.

use super::art::{self, Look};
use super::board::look;
use super::layout;
use crate::model::campfire::Facet;
use crate::ui::table::Table;
use campfire::{Campfire, Event, Place};
use leptos::prelude::*;

/// The preview of the move that is chosen or pointed at.
pub fn preview(table: Table<Campfire>) -> String {
    let chooser = table.considered();
    let Some(mv) = chooser.complete() else { return String::new() };
    if table.moving.get() {
        return String::new();
    }
    let game = table.game();
    let gains = game.gains(mv);
    let reader = table.reader();
    let mut svg = String::new();
    let mut heights: [usize; 8] = std::array::from_fn(|index| {
        Place::new(index as u8).map_or(0, |place| game.pile(place).discs().len())
    });
    if let (Some(Facet::Place(from)), true) = (chooser.chosen().first(), gains.path.len() > 1) {
        heights[from.index()] = 0;
        svg += &lifted(*from);
    }
    for (step, (place, discs)) in gains.path.iter().enumerate() {
        for disc in discs {
            heights[place.index()] += 1;
            let (x, y) = layout::top(*place, heights[place.index()]);
            let look = table.scene.with(|scene| look(scene, reader, *disc));
            let look = Look { ghost: true, ..look };
            let name = format!("ghost{place}");
            let drawn = art::disc(*disc, look, layout::light((x, y)), &name);
            svg += &format!("<g transform='translate({x:.1} {y:.1})'>{drawn}</g>");
        }
        if gains.path.len() > 1 {
            svg += &step_number(*place, heights[place.index()], step + 1, discs.is_empty());
        }
    }
    for (seat, place, _) in &gains.takes {
        let word = game.adventurer(*seat).map_or("nomad", |who| art::disc_word(who.disc()));
        svg += &taken(*place, game.height(*place), word);
    }
    for (place, _) in &gains.forgotten {
        svg += &taken(*place, game.height(*place), "lost");
    }
    for place in &gains.rises {
        svg += &taken(*place, game.height(*place), "rises");
    }
    if let campfire::Move::Lys(place) = mv {
        let (x, y) = layout::stack(place);
        svg += &format!(
            "<g class='ghost-lys' transform='translate({x:.1} {y:.1})'>{}{}</g>",
            art::lys_light(),
            art::lys()
        );
    }
    svg
}

/// The pile that would be taken up.
fn lifted(place: Place) -> String {
    let (x, y) = layout::pile(place);
    format!("<ellipse class='lifted' cx='{x:.1}' cy='{:.1}' rx='54' ry='31'/>", y - 20.0)
}

fn step_number(place: Place, height: usize, step: usize, skipped: bool) -> String {
    let (x, y) = layout::top(place, height.max(1));
    let (x, y) = (x + 40.0, y - 16.0);
    let class = if skipped { "step skipped" } else { "step" };
    let text = if skipped { "–".to_owned() } else { step.to_string() };
    format!(
        "<g class='{class}' transform='translate({x:.1} {y:.1})'><circle r='15'/>\
         <text y='7'>{text}</text></g>"
    )
}

/// A mark on a stack whose tile somebody would take.
fn taken(place: Place, height: u8, word: &str) -> String {
    let (x, y) = layout::stack(place);
    let side = layout::TILE * 2.0 + 8.0;
    let start = -side / 2.0;
    let numbers = art::numbers(place, height);
    let symbol = match word {
        "lost" => "<path class='lost-cross' d='M-11-11 11 11M11-11-11 11'/>".to_owned(),
        // A moon goes up to the chart.
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
        -layout::TILE + 4.0,
        layout::TILE - 6.0,
    )
}

/// Whether an event is about this place, so that the log can point at it.
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
