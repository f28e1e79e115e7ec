//! The chart: laid tiles and the things on them, and every cell that can be pressed.

use super::pointer::Helm;
use super::{art, flash, hud, overlay, overview, words};
use crate::model::sea::chart::{courses, layers};
use crate::model::sea::{Facet, Scene, cells_of, decider_view};
use crate::ui::table::{Purpose, Table};
use crate::ui::{platform, room};
use ::sea::{BoatView, Cell, Forecast, Sea, Tribe};
use kernel::Seat;
use leptos::html::Div;
use leptos::prelude::*;
use texts::web::{Msg, SeaMsg, say, say_sea};

/// The time a boat takes from cell to cell at normal speed.
const SAIL_MS: u32 = 480;

/// The state shared by the parts of a chart.
#[derive(Clone, Copy)]
pub struct Chart {
    /// The table it belongs to.
    pub table: Table<Sea>,
    /// Cells that can be pressed to choose something.
    pub targets: Memo<Vec<(Cell, Facet)>>,
    /// The forecast of the considered move.
    pub told: Memo<Forecast>,
    /// The cell that is described below the chart.
    pub looked_at: RwSignal<Option<Cell>>,
    /// The visible part.
    pub helm: Helm,
}

pub fn chart(table: Table<Sea>) -> impl IntoView {
    let app = table.app;
    let targets = Memo::new(move |_| targets(table));
    let told = Memo::new(move |_| overlay::considered(table));
    let cells = Memo::new(move |_| {
        let mut cells: Vec<Cell> =
            table.scene.with(|scene| scene.tiles.iter().map(|tile| tile.cell).collect());
        cells.extend(targets.get().iter().map(|(cell, _)| *cell));
        cells.extend(told.with(|told| told.reach.iter().map(|r| r.cell).collect::<Vec<_>>()));
        cells
    });
    let action = Memo::new(move |_| {
        let mut cells: Vec<Cell> = targets.get().iter().map(|(cell, _)| *cell).collect();
        cells.extend(told.with(|told| told.reach.iter().map(|r| r.cell).collect::<Vec<_>>()));
        table.scene.with(|scene| cells.extend(scene.action()));
        cells
    });
    let looked = RwSignal::new(None);
    let helm = Helm::new(cells, action);
    if table.purpose == Purpose::Picture {
        helm.show_all();
    }
    let chart = Chart { table, targets, told, looked_at: looked, helm };
    let frame = NodeRef::<Div>::new();
    let room = room::watch(frame);
    Effect::new(move || {
        if let (Some(frame), Some(room)) = (frame.get(), room.get()) {
            helm.measure(&frame, room);
        }
    });
    let key = move |event: leptos::ev::KeyboardEvent| {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if plain && helm.key(&event.key()) {
            event.prevent_default();
        }
    };
    view! {
        <div
            class="chart-frame"
            node_ref=frame
            class:still=move || !table.moving.get()
            class:dragging=move || helm.dragging.get()
            on:wheel=move |event| helm.wheel(&event)
            on:pointerdown=move |event| helm.down(&event)
            on:pointermove=move |event| helm.moved(&event)
            on:pointerup=move |event| helm.up(&event)
            on:pointercancel=move |event| helm.up(&event)
        >
            <div class=room::FREE></div>
            <svg class="serpent" viewBox="0 0 190 124" aria-hidden="true" inner_html=hud::SERPENT></svg>
            <svg
                class="chart"
                data-testid="chart"
                role="group"
                tabindex="0"
                aria-label=move || {
                    let lang = app.lang.get();
                    format!(
                        "{}. {}",
                        say_sea(lang, &SeaMsg::Chart),
                        say_sea(lang, &SeaMsg::ChartKeys),
                    )
                }
                class:moving=move || table.moving.get()
                on:keydown=key
                on:click=move |_| if !helm.ends_drag() && table.moving.get_untracked() {
                    table.skip();
                }
            >
                {sea(chart)}
            </svg>
            <div class="chart-grain grain" aria-hidden="true"></div>
            <div class="chart-border" aria-hidden="true"></div>
            {overview::overview(chart)}
            {hud::tools(chart)}
            {hud::compass(table)}
            {flash::told(table)}
        </div>
        {looked_at(chart)}
    }
}

/// Returns the cells that can be pressed to choose something, with the step that each chooses.
fn targets(table: Table<Sea>) -> Vec<(Cell, Facet)> {
    if !table.asked_or_lesson() {
        return Vec::new();
    }
    let view = decider_view(&table.game());
    let options = table.chooser.with(|chooser| chooser.options_at(0));
    options
        .into_iter()
        .flat_map(|facet| cells_of(&view, facet).into_iter().map(move |cell| (cell, facet)))
        .collect()
}

/// Draws everything that moves with the camera.
fn sea(chart: Chart) -> impl IntoView {
    let Chart { table, targets, told, helm, .. } = chart;
    let transform = move || {
        let camera = helm.camera.get();
        let middle = helm.room.get().middle();
        let scale = camera.scale / art::CELL;
        let (x, y) = (middle.0 - camera.x * camera.scale, middle.1 - camera.y * camera.scale);
        format!("translate({x:.2}px, {y:.2}px) scale({scale:.4})")
    };
    let tiles =
        move || table.scene.with(|scene| scene.tiles.iter().map(|t| t.cell).collect::<Vec<_>>());
    let pressed = move || {
        let mut cells = tiles();
        let more = targets.get().into_iter().map(|(cell, _)| cell);
        let more: Vec<Cell> = more.filter(|cell| !cells.contains(cell)).collect();
        cells.extend(more);
        cells
    };
    // Redrawn only when a tile is laid or the wind turns.
    let laid = Memo::new(move |_| {
        table.scene.with(|scene| {
            let tiles: Vec<_> = scene.tiles.iter().map(|tile| (tile.cell, tile.kind)).collect();
            (tiles, scene.wind)
        })
    });
    let drawn = Memo::new(move |_| laid.with(|(tiles, wind)| layers(tiles, *wind)));
    let courses = Memo::new(move |_| table.scene.with(courses));
    let players = table.session.with_untracked(|session| session.now().players());
    let ms = move || format!("{}ms", table.app.motion().scale(SAIL_MS));
    use kernel::Game;
    view! {
        <g class="camera" style=("transform", transform) style=("--sail", ms)>
            <g aria-hidden="true" inner_html=art::unknown_sea()></g>
            <g aria-hidden="true" inner_html=move || drawn.with(art::waters) + art::PRIMORDIAL></g>
            <g aria-hidden="true" inner_html=move || courses.with(|all| all.iter().map(art::course).collect::<String>())></g>
            <g aria-hidden="true" inner_html=move || drawn.with(art::fog)></g>
            <g aria-hidden="true">
                <For each=tiles key=|cell| *cell children=move |cell| tile(table, cell) />
            </g>
            <g aria-hidden="true" class="overlay" inner_html=move || told.with(overlay::below)></g>
            <g aria-hidden="true" class="traces" inner_html=move || overlay::traces(table)></g>
            {vaal(table)}
            <g aria-hidden="true">{Seat::all(players).map(|seat| boat(table, seat)).collect_view()}</g>
            <g aria-hidden="true" class="overlay" inner_html=move || told.with(|told| overlay::above(table, told))></g>
            <g aria-hidden="true">{flash::flashes(table)}</g>
            <g>
                <For each=pressed key=|cell| *cell children=move |cell| hit(chart, cell) />
            </g>
        </g>
    }
}

fn moved((x, y): (f64, f64)) -> String {
    format!("translate({x:.1} {y:.1})")
}

/// Draws the things on a laid tile: its trail and its settlement.
fn tile(table: Table<Sea>, cell: Cell) -> impl IntoView {
    let here = Memo::new(move |_| {
        table.scene.with(|scene| {
            let tile = scene.tile(cell).copied();
            (tile, scene.settlement(cell).copied())
        })
    });
    let drawn = move || {
        let (Some(tile), settlement) = here.get() else { return String::new() };
        let mut svg = String::new();
        if let Some(place) = settlement {
            let art = art::settlement(&place);
            svg += &format!("<g transform='translate(-24 -13)'>{art}</g>");
        }
        svg + &art::trail(tile.trail)
    };
    view! {
        <g class="tile-at" transform=moved(art::at(cell))>
            <g class="tile-art" inner_html=drawn></g>
        </g>
    }
}

/// Returns the position of a boat in its cell, and its scale. Two boats may share a cell, and a
/// settlement needs room too.
fn berth(scene: &Scene, seat: Seat, boat: &BoatView) -> (f64, f64, f64) {
    let (x, y) = art::at(boat.cell);
    let here: Vec<Seat> = scene.boats(boat.cell).map(|(seat, _)| seat).collect();
    let settled = scene.settlement(boat.cell).is_some();
    match (here.len(), here.first() == Some(&seat), settled) {
        (0 | 1, _, false) => (x, y - 2.0, 1.0),
        (0 | 1, _, true) => (x + 19.0, y + 6.0, 0.82),
        (_, true, _) => (x - 22.0, y + 6.0, 0.72),
        (_, false, _) => (x + 23.0, y + 6.0, 0.72),
    }
}

fn boat(table: Table<Sea>, seat: Seat) -> impl IntoView {
    let here = Memo::new(move |_| {
        table.scene.with(|scene| {
            let boat = scene.boat(seat)?;
            let (x, y, scale) = berth(scene, seat, &boat);
            Some((format!("translate({x:.1}px, {y:.1}px) scale({scale})"), boat.crew))
        })
    });
    let afloat = Memo::new(move |_| here.get().is_some());
    let active = Memo::new(move |_| table.scene.with(|scene| scene.active == Some(seat)));
    let place = move || here.get().map(|(place, _)| place).unwrap_or_default();
    let drawn = move || {
        let crew = here.get().map(|(_, crew)| crew).unwrap_or_default();
        art::boat(Tribe::of(seat), crew)
    };
    move || {
        afloat.get().then(|| {
            view! {
                <g
                    class="boat"
                    class:active=move || active.get()
                    style=("transform", place)
                    inner_html=drawn
                ></g>
            }
        })
    }
}

fn vaal(table: Table<Sea>) -> impl IntoView {
    let here = Memo::new(move |_| table.scene.with(|scene| scene.vaal));
    let there = Memo::new(move |_| here.get().is_some());
    let place = move || {
        let (x, y) = here.get().map(art::at).unwrap_or_default();
        format!("translate({x:.1}px, {:.1}px) scale(0.86)", y - 6.0)
    };
    move || {
        there.get().then(|| {
            view! {
                <g class="vaal" aria-hidden="true" style=("transform", place) inner_html=art::vaal()></g>
            }
        })
    }
}

/// Draws a cell that can be pressed, to choose what it represents or to see what is there.
fn hit(chart: Chart, cell: Cell) -> impl IntoView {
    let Chart { table, targets, looked_at, helm, .. } = chart;
    let facet = Memo::new(move |_| {
        targets.with(|targets| targets.iter().find(|(at, _)| *at == cell).map(|(_, facet)| *facet))
    });
    let chosen = Memo::new(move |_| {
        facet.get().is_some_and(|facet| table.chooser.with(|c| c.chosen().contains(&facet)))
    });
    let marked = Memo::new(move |_| {
        table
            .marked
            .with(|event| event.as_ref().is_some_and(|event| overlay::is_about(event, cell)))
    });
    let press = move || match facet.get_untracked() {
        Some(facet) => table.pick(facet),
        None if table.moving.get_untracked() => table.skip(),
        None => {
            looked_at.set(Some(cell));
            table.pick(Facet::Cell(cell));
        }
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        let beside = |x: i8, y: i8| Cell { x: cell.x.wrapping_add(x), y: cell.y.wrapping_add(y) };
        let next = match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                event.stop_propagation();
                return press();
            }
            "ArrowLeft" => beside(-1, 0),
            "ArrowRight" => beside(1, 0),
            "ArrowUp" => beside(0, 1),
            "ArrowDown" => beside(0, -1),
            "Escape" => return table.back(),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        platform::focus(&id(next));
    };
    let label = move || {
        let lang = table.app.lang.get();
        let said = table.scene.with(|scene| words::cell(table, scene, cell));
        match (chosen.get(), facet.get().is_some()) {
            (true, _) => format!("{said}; {}", say(lang, &Msg::Chosen)),
            (false, true) => format!("{said}; {}", say(lang, &Msg::MayChoose)),
            (false, false) => said,
        }
    };
    let (x, y) = art::at(cell);
    view! {
        <g
            id=id(cell)
            class="cell hit"
            class:can=move || facet.get().is_some()
            class:chosen=move || chosen.get()
            class:marked=move || marked.get()
            data-testid=format!("cell-{},{}", cell.x, cell.y)
            role="button"
            tabindex=move || if facet.get().is_some() { "0" } else { "-1" }
            aria-label=label
            aria-pressed=move || chosen.get().to_string()
            on:click=move |event| {
                event.stop_propagation();
                if !helm.ends_drag() {
                    press();
                }
            }
            on:mouseenter=move |_| table.pointed.set(facet.get_untracked())
            on:mouseleave=move |_| table.pointed.set(None)
            on:keydown=key
        >
            <rect x=x - 47.0 y=y - 47.0 width="94" height="94" rx="10"></rect>
        </g>
    }
}

fn id(cell: Cell) -> String {
    format!("cell-{}-{}", cell.x, cell.y)
}

/// Describes the pressed cell in words and signs.
fn looked_at(chart: Chart) -> impl IntoView {
    let Chart { table, looked_at, .. } = chart;
    move || {
        let cell = looked_at.get()?;
        let said = table.scene.with(|scene| words::cell(table, scene, cell));
        Some(view! {
            <p class="looked-at" data-testid="looked-at">
                <span>{said}</span>
                <button
                    class="quiet"
                    aria-label=move || table.app.say(Msg::Close)
                    on:click=move |_| looked_at.set(None)
                >
                    "×"
                </button>
            </p>
        })
    }
}
