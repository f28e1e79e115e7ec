//! Momentary effects on the chart: moving pawns, turned tiles, battles, sinkings.

use super::art;
use crate::model::sea::{Flash, Spot};
use crate::ui::table::Table;
use ::sea::{Sea, Tribe};
use leptos::prelude::*;

/// The duration of a flash at normal speed.
const FLASH_MS: u32 = 520;

/// Draws all momentary effects.
pub fn flashes(table: Table<Sea>) -> impl IntoView {
    let list = move || {
        table.scene.with(|scene| {
            let all = scene.flashes.iter().enumerate();
            all.map(|(index, flash)| ((scene.beat, index), *flash)).collect::<Vec<_>>()
        })
    };
    let draw = move |(_, flash): ((u32, usize), Flash)| {
        let ms = format!("{}ms", table.app.motion().scale(FLASH_MS));
        let (class, from, to, art) = picture(flash);
        let place = |(x, y): (f64, f64)| format!("translate({x:.0}px, {y:.0}px)");
        view! {
            <g
                class=class
                style=("--from", place(from))
                style=("--to", place(to))
                style=("--ms", ms)
            >
                <g inner_html=art></g>
            </g>
        }
    };
    view! { <For each=list key=|(key, _)| *key children=draw /> }
}

/// Tells the current event in words over the chart. The log says the same to screen readers.
pub fn told(table: Table<Sea>) -> impl IntoView {
    let event = Memo::new(move |_| {
        table.scene.with(|scene| {
            scene.flashes.iter().find_map(|flash| match flash {
                Flash::Told(event) => Some(*event),
                _ => None,
            })
        })
    });
    move || {
        let lang = table.app.lang.get();
        let said = texts::sea::event(lang, &event.get()?, &table.names())?;
        Some(view! { <p class="caption" aria-hidden="true">{said}</p> })
    }
}

type Place = (f64, f64);

/// Returns the class, the path and the picture of a flash.
fn picture(flash: Flash) -> (&'static str, Place, Place, String) {
    let still = |class, cell, art: String| (class, art::at(cell), art::at(cell), art);
    match flash {
        Flash::Direction(_) | Flash::Distance(_) | Flash::Told(_) => ("flash", (0.0, 0.0), (0.0, 0.0), String::new()),
        // A new tile is washed in from its middle, while the fog over it parts.
        Flash::Laid(cell) => still(
            "flash washes",
            cell,
            "<svg x='-56' y='-56' width='112' height='112' viewBox='-56 -56 112 112'>\
             <circle class='wash-blank' r='80'/><circle class='wash-edge' r='70'/></svg>\
             <circle class='lifts l0' cx='-26' cy='-16' r='46'/><circle class='lifts l1' cx='28' cy='-8' r='44'/>\
             <circle class='lifts l2' cx='-4' cy='24' r='48'/>"
                .to_owned(),
        ),
        Flash::Pawn(tribe, from, to) => {
            ("flash flies", spot(from), spot(to), art::pawn(tribe, 0.0, 0.0, 8.0))
        }
        Flash::Sunk(seat, cell, crew) => still("flash sinks", cell, art::boat(Tribe::of(seat), crew)),
        Flash::Battle(cell) => still(
            "flash bursts",
            cell,
            "<path class='burst' d='M0-44 9-18 32-32 20-9 45 0 20 9 32 32 9 18 0 44-9 18-32 32-20 9-45 0-20-9-32-32-9-18z'/>\
             <path class='swords' d='M-16-16 16 16M16-16-16 16M-18 8-8 18M18 8 8 18'/>"
                .to_owned(),
        ),
        Flash::Trade(cell) => still(
            "flash bursts",
            cell,
            "<circle class='trade-back' r='30'/>\
             <path class='trade' d='M-16-8H12M4-16 14-8 4 0M16 10H-12M-4 2-14 10-4 18'/>"
                .to_owned(),
        ),
        Flash::Shine(cell) => still("flash rings", cell, "<circle class='shine' r='44'/>".to_owned()),
        Flash::Harm(cell) => still("flash rings", cell, "<circle class='harm' r='44'/>".to_owned()),
    }
}

/// Returns the position of a spot on the chart.
fn spot(spot: Spot) -> Place {
    let (cell, (dx, dy)) = match spot {
        Spot::Middle(cell) => (cell, (0.0, 8.0)),
        Spot::Trail(cell) => (cell, (0.0, 32.0)),
        Spot::Settlement(cell) => (cell, (-24.0, -13.0)),
        Spot::Home(cell) => (cell, (0.0, 130.0)),
    };
    let (x, y) = art::at(cell);
    (x + dx, y + dy)
}
