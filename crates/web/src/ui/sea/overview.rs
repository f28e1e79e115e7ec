//! A small map of the whole chart, shown while part of it is out of sight.

use super::art;
use super::chart::Chart;
use crate::model::sea::Scene;
use ::sea::{Cell, TileKind, Tribe};
use kernel::Seat;
use leptos::ev;
use leptos::prelude::*;
use texts::web::{SeaMsg, say_sea};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The side of a tile on the map, in its units.
const SIDE: f64 = 10.0;

/// Returns the cells that the map shows: all laid tiles, and a margin.
fn bounds(scene: &Scene) -> (f64, f64, f64, f64) {
    let all = Cell::bounds(scene.tiles.iter().map(|tile| tile.cell));
    let (low, high) = all.unwrap_or((Cell::PRIMORDIAL, Cell::PRIMORDIAL));
    let left = f64::from(low.x) - 1.0;
    let top = -f64::from(high.y) - 1.0;
    (left, top, f64::from(high.x) + 1.0 - left, -f64::from(low.y) + 1.0 - top)
}

/// Shows the map. Pressing a spot moves the chart there; the arrow keys do so on the chart itself.
pub fn overview(chart: Chart) -> impl IntoView {
    let Chart { table, helm, .. } = chart;
    let shown = Memo::new(move |_| helm.hides_part());
    let around = Memo::new(move |_| table.scene.with(bounds));
    let view_box = move || {
        let (left, top, wide, tall) = around.get();
        format!("{:.0} {:.0} {:.0} {:.0}", left * SIDE, top * SIDE, wide * SIDE, tall * SIDE)
    };
    let drawn = move || table.scene.with(drawn);
    // The visible part.
    let seen = move || {
        let camera = helm.camera.get();
        let frame = helm.frame.get();
        let (wide, tall) = (frame.0 / camera.scale, frame.1 / camera.scale);
        let place = |middle: f64, size: f64| format!("{:.1}", (middle - size / 2.0) * SIDE);
        let size = |size: f64| format!("{:.1}", size * SIDE);
        view! {
            <rect
                class="overview-seen"
                x=place(camera.x, wide)
                y=place(camera.y, tall)
                width=size(wide)
                height=size(tall)
            ></rect>
        }
    };
    let press = move |event: ev::MouseEvent| {
        event.stop_propagation();
        let target = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(target) = target else { return };
        let rect = target.get_bounding_client_rect();
        let (left, top, wide, tall) = around.get_untracked();
        // The map is fitted into its button and centered.
        let scale = (rect.width() / wide).min(rect.height() / tall);
        let off = |at: f64, start: f64, size: f64| (at - start - size / 2.0) / scale;
        let x = left + wide / 2.0 + off(f64::from(event.client_x()), rect.left(), rect.width());
        let y = top + tall / 2.0 + off(f64::from(event.client_y()), rect.top(), rect.height());
        helm.look_at(x, y);
    };
    move || {
        shown.get().then(|| {
            view! {
                <div
                    class="overview"
                    role="img"
                    data-testid="overview"
                    aria-label=move || say_sea(table.app.lang.get(), &SeaMsg::Overview)
                    on:pointerdown=|event| event.stop_propagation()
                    on:click=press
                >
                    <svg viewBox=view_box aria-hidden="true">
                        <g inner_html=drawn></g>
                        {seen}
                    </svg>
                </div>
            }
        })
    }
}

/// Draws tiles by kind, settlements and boats by tribe, and the Vaal.
fn drawn(scene: &Scene) -> String {
    let place = |cell: Cell| (f64::from(cell.x) * SIDE, -f64::from(cell.y) * SIDE);
    let mut svg = String::new();
    for tile in &scene.tiles {
        let (x, y) = place(tile.cell);
        let word = match tile.kind {
            TileKind::Sea => "sea",
            TileKind::Fog => "fog",
            _ => "land",
        };
        svg += &format!(
            "<rect class='o-{word}' x='{:.1}' y='{:.1}' width='{SIDE}' height='{SIDE}'/>",
            x - SIDE / 2.0,
            y - SIDE / 2.0
        );
    }
    for tile in &scene.tiles {
        if let Some(settlement) = scene.settlement(tile.cell) {
            let (x, y) = place(tile.cell);
            svg += &art::pawn(Tribe::of(Seat(settlement.owner)), x, y, 3.0);
        }
    }
    for seat in Seat::all(scene.seats.len() as u8) {
        if let Some(boat) = scene.boat(seat) {
            let (x, y) = place(boat.cell);
            svg += &art::pawn(Tribe::of(seat), x, y, 4.2);
        }
    }
    if let Some(vaal) = scene.vaal {
        let (x, y) = place(vaal);
        svg += &format!("<circle class='o-vaal' cx='{x:.1}' cy='{y:.1}' r='4.5'/>");
    }
    svg
}
