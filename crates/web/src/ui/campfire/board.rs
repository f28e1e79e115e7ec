//! The board: a night fire, a ring of eight places, and everything on them that can be pressed.

use super::art::{self, Look};
use super::{layout, overlay};
use crate::model::campfire::light::Light;
use crate::model::campfire::{Facet, Mover, Scene, Spot, Thing};
use crate::ui::platform;
use crate::ui::table::Table;
use campfire::{Campfire, Direction, Disc, Place};
use kernel::Seat;
use leptos::prelude::*;
use texts::campfire as words;
use texts::web::{Msg, say};

/// How long something is on its way at ordinary speed.
const FLIGHT_MS: u32 = 290;

/// The board of a table.
pub fn board(table: Table<Campfire>) -> impl IntoView {
    let app = table.app;
    // Places further up lie further back and are drawn first.
    let mut order: Vec<Place> = Place::all().collect();
    order.sort_by(|a, b| layout::pile(*a).1.total_cmp(&layout::pile(*b).1));
    let places = order.into_iter().map(|place| place_view(table, place)).collect_view();
    let chart = move || table.scene.with(|scene| art::chart(scene.chart));
    let chart_label = move || {
        let count = table.scene.with(|scene| scene.chart).to_string();
        app.say(Msg::ChartLabel { count: &count })
    };
    view! {
        <div class="board-frame">
            <svg
                class="board"
                data-testid="board"
                viewBox=format!("0 0 {} {}", layout::WIDTH, layout::HEIGHT)
                role="group"
                aria-label=move || app.say(Msg::BoardLabel)
                class:moving=move || table.moving.get()
                on:click=move |_| if table.moving.get_untracked() { table.skip() }
            >
                <g aria-hidden="true" inner_html=art::ground()></g>
                <g aria-hidden="true" class="fire" inner_html=art::fire()></g>
                <g role="img" aria-label=chart_label inner_html=chart></g>
                {places}
                {arrows(table)}
                <g
                    aria-hidden="true"
                    class="overlay"
                    inner_html=move || overlay::preview(table)
                ></g>
                <g aria-hidden="true" inner_html=move || hand(table)></g>
                <g aria-hidden="true">{movers(table)}</g>
            </svg>
            {move || table.caption.get().map(|said| view! {
                <p class="caption" aria-hidden="true" data-testid="caption">{said}</p>
            })}
        </div>
    }
}

/// How a disc looks to the reader.
pub fn look(scene: &Scene, reader: Option<Seat>, disc: Disc) -> Look {
    let adventurer = disc.adventurer();
    let plays = |seat: &crate::model::campfire::SeatScene| {
        adventurer.is_some() && seat.adventurer == adventurer
    };
    let own = reader.and_then(|seat| scene.seats.get(seat.index())).is_some_and(plays);
    let chosen = scene.seats.iter().all(|seat| seat.adventurer.is_some());
    let asleep = chosen && adventurer.is_some() && !scene.seats.iter().any(plays);
    Look { own, asleep, ghost: false }
}

/// What is said of a place.
fn label(table: Table<Campfire>, place: Place, can: bool, chosen: bool) -> String {
    let lang = table.app.lang.get();
    table.scene.with(|scene| {
        let here = scene.place(place);
        let number = place.to_string();
        let mut parts = vec![say(lang, &Msg::PlaceLabel { place: &number })];
        let discs: Vec<&str> = here.pile.iter().map(|disc| words::disc(lang, *disc)).collect();
        parts.push(if discs.is_empty() {
            say(lang, &Msg::PileEmpty)
        } else {
            say(lang, &Msg::PileLabel { discs: &discs.join(", ") })
        });
        let count = here.height.to_string();
        let tile = here.top.map(|tile| words::tile(lang, tile));
        parts.push(match tile {
            Some(tile) => say(lang, &Msg::StackLabel { count: &count, tile: &tile }),
            None => say(lang, &Msg::StackEmpty),
        });
        if scene.lys == Some(place) {
            parts.push(say(lang, &Msg::LysHere));
        }
        if chosen {
            parts.push(say(lang, &Msg::Chosen));
        } else if can {
            parts.push(say(lang, &Msg::MayChoose));
        }
        parts.join("; ")
    })
}

fn place_view(table: Table<Campfire>, place: Place) -> impl IntoView {
    let facet = Facet::Place(place);
    let can = Memo::new(move |_| {
        table.asked_or_lesson()
            && table.chooser.with(|chooser| {
                (0..=chooser.chosen().len()).any(|step| chooser.options_at(step).contains(&facet))
            })
    });
    let chosen =
        Memo::new(move |_| table.chooser.with(|chooser| chooser.chosen().contains(&facet)));
    let here = Memo::new(move |_| {
        let reader = table.reader();
        table.scene.with(|scene| {
            let landing = scene.movers.iter().any(|mover| mover.to == Spot::Pile(place));
            let mut pile: Vec<(Disc, Look)> = scene
                .place(place)
                .pile
                .iter()
                .map(|disc| (*disc, look(scene, reader, *disc)))
                .collect();
            if landing {
                pile.pop();
            }
            (pile, scene.place(place).top, scene.place(place).height, scene.lys == Some(place))
        })
    });
    let marked = Memo::new(move |_| {
        table
            .marked
            .with(|event| event.as_ref().is_some_and(|event| overlay::is_about(event, place)))
    });
    // While the preview shows where the discs would fall, the pile itself is taken up.
    let lifting = Memo::new(move |_| {
        let considered = table.considered();
        considered.chosen().first() == Some(&facet)
            && matches!(considered.complete(), Some(campfire::Move::Sow { .. }))
    });
    let (sx, sy) = layout::stack(place);
    let (px, py) = layout::pile(place);
    let stack = move || {
        let (_, top, height, lys) = here.get();
        let mut svg = if lys { art::lys_light() } else { String::new() };
        svg += &art::stack(top, height, layout::light((sx, sy)));
        svg += &art::numbers(place, height);
        if lys {
            svg += &art::lys();
        }
        svg
    };
    let pile = move || {
        let (discs, ..) = here.get();
        let foot = "<ellipse class='foot' cx='0' cy='-20' rx='52' ry='29'/>";
        let glow = "<ellipse class='glow' cx='0' cy='-20' rx='55' ry='32'/>";
        let name = format!("p{place}");
        format!("{foot}{glow}{}", art::pile(&discs, layout::light((px, py)), &name))
    };
    let key = move |event: leptos::ev::KeyboardEvent| match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            table.pick(facet);
        }
        "ArrowRight" | "ArrowDown" => {
            event.prevent_default();
            platform::focus(&format!("place-{}", place.step(Direction::Clockwise, 1)));
        }
        "ArrowLeft" | "ArrowUp" => {
            event.prevent_default();
            platform::focus(&format!("place-{}", place.step(Direction::Counterclockwise, 1)));
        }
        "Escape" => table.back(),
        _ => {}
    };
    let about_stacks = move || {
        table.session.with(|session| crate::model::campfire::is_about_stacks(session.now()))
    };
    // What is pressed has no text of its own, so that its label is all that is read out.
    let reach = move || {
        let discs = here.with(|(pile, ..)| pile.len());
        layout::band(discs) * discs.saturating_sub(1) as f64 + layout::BAND + layout::FACE + 8.0
    };
    view! {
        <g
            class="place"
            class:can=move || can.get()
            class:chosen=move || chosen.get()
            class:marked=move || marked.get()
            class:lifting=move || lifting.get()
            class:by-stack=about_stacks
        >
            <g aria-hidden="true" class="stack" transform=moved(sx, sy) inner_html=stack></g>
            <g aria-hidden="true" class="pile" transform=moved(px, py) inner_html=pile></g>
            <g
                id=format!("place-{place}")
                class="hit"
                data-testid=format!("place-{place}")
                role="button"
                tabindex="0"
                aria-label=move || label(table, place, can.get(), chosen.get())
                aria-pressed=move || chosen.get().to_string()
                aria-disabled=move || (!can.get()).to_string()
                on:click=move |event| {
                    event.stop_propagation();
                    table.pick(facet);
                }
                on:keydown=key
            >
                <rect x=sx - 56.0 y=sy - 52.0 width="112" height="116"></rect>
                <rect x=px - 54.0 y=move || py - reach() width="108" height=move || reach() + 12.0></rect>
            </g>
        </g>
    }
}

fn moved(x: f64, y: f64) -> String {
    format!("translate({x:.1} {y:.1})")
}

/// Arrows beside the chosen pile, for the two ways around the fire.
fn arrows(table: Table<Campfire>) -> impl IntoView {
    let arrow = move |direction: Direction| {
        let facet = Facet::Way(direction);
        let at = Memo::new(move |_| {
            table.chooser.with(|chooser| match chooser.chosen() {
                [Facet::Place(place), rest @ ..] if chooser.options_at(1).contains(&facet) => {
                    Some((*place, rest.first() == Some(&facet)))
                }
                _ => None,
            })
        });
        move || {
            at.get().map(|(place, chosen)| {
                let (x, y) = layout::pile(place);
                let (nx, ny) = layout::pile(place.step(direction, 1));
                let length = ((nx - x).powi(2) + (ny - y).powi(2)).sqrt();
                let (dx, dy) = ((nx - x) / length, (ny - y) / length);
                let angle = dy.atan2(dx).to_degrees();
                let (ax, ay) = (x + dx * 68.0, y - 22.0 + dy * 60.0);
                view! {
                    <g
                        class="arrow"
                        class:chosen=chosen
                        transform=format!("translate({ax:.1} {ay:.1}) rotate({angle:.1})")
                        aria-hidden="true"
                        on:click=move |event| {
                            event.stop_propagation();
                            table.pick(facet);
                        }
                        on:mouseenter=move |_| table.pointed.set(Some(facet))
                        on:mouseleave=move |_| table.pointed.set(None)
                    >
                        <circle r="24"></circle>
                        <path d="M-9-11 11 0-9 11z"></path>
                    </g>
                }
            })
        }
    };
    Direction::BOTH.map(arrow)
}

/// The discs that were taken up and wait to be dropped.
fn hand(table: Table<Campfire>) -> String {
    let reader = table.reader();
    table.scene.with(|scene| match &scene.hand {
        Some((place, discs)) => {
            let discs: Vec<(Disc, Look)> =
                discs.iter().map(|disc| (*disc, look(scene, reader, *disc))).collect();
            let (x, y) = layout::top(*place, scene.place(*place).pile.len() + 1);
            format!(
                "<g class='hand' transform='translate({x:.1} {:.1})'>{}</g>",
                y - 26.0,
                art::pile(&discs, layout::light((x, y)), "hand")
            )
        }
        None => String::new(),
    })
}

/// What is on its way.
fn movers(table: Table<Campfire>) -> impl IntoView {
    let list = move || {
        table.scene.with(|scene| {
            let movers = scene.movers.iter().enumerate();
            movers.map(|(index, mover)| ((scene.beat, index), *mover)).collect::<Vec<_>>()
        })
    };
    let draw = move |(_, mover): ((u32, usize), Mover)| {
        let (from, to, art) = table.scene.with_untracked(|scene| {
            let players = scene.seats.len() as u8;
            let heights = |place: Place| scene.place(place).pile.len();
            let art = match mover.what {
                Thing::Disc(disc) => {
                    art::disc(disc, look(scene, None, disc), Light::OVERHEAD, "air")
                }
                Thing::Tile(tile) => art::tile(tile),
            };
            let spot = |spot| layout::spot(spot, players, heights);
            (spot(mover.from), spot(mover.to), art)
        });
        let ms = table.app.motion().scale(FLIGHT_MS);
        let leaves = matches!(mover.to, Spot::Seat(_) | Spot::Away);
        view! {
            <g
                class="mover"
                class:leaves=leaves
                style=("--from", format!("translate({:.0}px, {:.0}px)", from.0, from.1))
                style=("--ms", format!("{ms}ms"))
                style=("--to", format!("translate({:.0}px, {:.0}px)", to.0, to.1))
                inner_html=art
            ></g>
        }
    };
    view! { <For each=list key=|(key, _)| *key children=draw /> }
}
