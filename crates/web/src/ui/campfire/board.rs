//! The board: a night fire, a ring of eight places, and everything on them that can be pressed.

use super::art::{self, Look};
use super::{overlay, scenery};
use crate::model::campfire::layout::{self, Layout};
use crate::model::campfire::light::Light;
use crate::model::campfire::{FLIGHT_MS, Facet, Mover, Scene, Spot, Thing};
use crate::ui::table::{Purpose, Table};
use crate::ui::{platform, room};
use campfire::{Campfire, Direction, Disc, Place, Tile};
use kernel::Seat;
use leptos::html::Div;
use leptos::prelude::*;
use texts::Lang;
use texts::campfire as words;
use texts::web::{Msg, say};

/// Below this many pixels per unit of the drawing, symbols on rims get small.
const SMALL: f64 = 0.8;

/// The state shared by the parts of a board.
#[derive(Clone, Copy)]
struct Ring {
    table: Table<Campfire>,
    layout: Memo<Layout>,
    /// The pile that is being pressed.
    pressed: RwSignal<Option<Place>>,
    /// Whether pieces are drawn so small that a pressed pile is shown enlarged.
    small: Memo<bool>,
    /// Whether something on the board may be pressed.
    open: Memo<bool>,
    /// Whether the question is about the stacks, not the piles.
    about_stacks: Memo<bool>,
    /// The reader of the table, whose discs look different.
    reader: Memo<Option<Seat>>,
}

/// Draws the board of a table: the ground, the flickering parts, and the pieces. Each is drawn
/// separately, so that the flames cause nothing else to be redrawn.
pub fn board(table: Table<Campfire>) -> impl IntoView {
    let app = table.app;
    let frame = NodeRef::<Div>::new();
    let crop = table.crop.get_value();
    let room = match table.purpose {
        Purpose::Picture => RwSignal::new(None),
        _ => room::watch(frame),
    };
    let layout = Memo::new(move |_| room.get().map_or_else(|| Layout::picture(crop), Layout::fit));
    let small = Memo::new(move |_| {
        room.get().is_some_and(|room| room.frame.0 / layout.get().view.width < SMALL)
    });
    let ring = Ring {
        table,
        layout,
        pressed: RwSignal::new(None),
        small,
        open: Memo::new(move |_| table.asked_or_lesson()),
        about_stacks: Memo::new(move |_| {
            table.session.with(|session| crate::model::campfire::is_about_stacks(session.now()))
        }),
        reader: Memo::new(move |_| table.reader()),
    };
    // Places further up are further back and are drawn first.
    let mut order: Vec<Place> = Place::all().collect();
    let flat = Layout::picture("");
    order.sort_by(|a, b| flat.pile(*a).1.total_cmp(&flat.pile(*b).1));
    let places = order.into_iter().map(|place| place_view(ring, place)).collect_view();
    let moons = Memo::new(move |_| table.scene.with(|scene| scene.chart));
    let chart = move || art::chart(moons.get(), &layout.get());
    let chart_label = move || app.say(Msg::ChartLabel { count: &moons.get().to_string() });
    let view_box = move || layout.get().view.svg();
    // Every moon that has risen cools the scene a little.
    let cool = move || format!("{:.2}", 0.05 * f64::from(moons.get().min(4)));
    view! {
        <div class="board-frame night" node_ref=frame>
            <div class=room::FREE></div>
            <svg
                class="ground"
                aria-hidden="true"
                viewBox=view_box
                preserveAspectRatio="none"
                inner_html=move || scenery::ground(&layout.get())
            ></svg>
            <div class="grain moonlight" aria-hidden="true" style=("--moonlight", cool)></div>
            <svg class="fireside" aria-hidden="true" viewBox=view_box>
                <g inner_html=move || scenery::glow(&layout.get())></g>
                <g class="cast-shadows">{cast_shadows(ring)}</g>
                <g class="fire" inner_html=scenery::fire()></g>
                {sparks(table)}
            </svg>
            <svg
                class="board"
                data-testid="board"
                viewBox=view_box
                role="group"
                aria-label=move || app.say(Msg::BoardLabel)
                class:moving=move || table.moving.get()
                on:click=move |_| if table.moving.get_untracked() { table.skip() }
            >
                <g role="img" aria-label=chart_label inner_html=chart></g>
                {places}
                <g
                    aria-hidden="true"
                    class="traces"
                    inner_html=move || overlay::traces(table, &layout.get())
                ></g>
                {arrows(ring)}
                <g
                    aria-hidden="true"
                    class="overlay"
                    inner_html=move || overlay::preview(table, layout.get())
                ></g>
                <g aria-hidden="true" inner_html=move || hand(ring)></g>
                <g aria-hidden="true">{movers(ring)}</g>
                <g aria-hidden="true" class="overlay" inner_html=move || lens(ring)></g>
            </svg>
            {move || table.caption.get().map(|said| view! {
                <p class="caption" aria-hidden="true" data-testid="caption">{said}</p>
            })}
        </div>
    }
}

/// The shadows of all piles and stacks, which breathe with the flame. Those of a place are drawn
/// again only when its own heights change.
fn cast_shadows(ring: Ring) -> impl IntoView {
    let of_place = |place: Place| {
        let heights = Memo::new(move |_| {
            ring.table.scene.with(|scene| {
                let here = scene.place(place);
                (here.pile.len(), here.height)
            })
        });
        let drawn = move || {
            let (pile, stack) = heights.get();
            art::shadows(&ring.layout.get(), place, pile, stack)
        };
        view! { <g inner_html=drawn></g> }
    };
    Place::all().map(of_place).collect_view()
}

/// Shows sparks from the fire whenever something great has happened.
fn sparks(table: Table<Campfire>) -> impl IntoView {
    let glory = Memo::new(move |before: Option<&u32>| {
        let now = table.scene.with(|scene| scene.glory.then_some(scene.beat));
        now.or(before.copied()).unwrap_or(0)
    });
    move || {
        let beat = glory.get();
        (beat > 0).then(|| view! { <g class="sparks" inner_html=scenery::sparks()></g> })
    }
}

/// Draws the pressed pile enlarged over the fire, if pieces are drawn small.
fn lens(ring: Ring) -> String {
    let Some(place) = ring.pressed.get().filter(|_| ring.small.get()) else { return String::new() };
    let reader = ring.table.reader();
    let discs: Vec<(Disc, Look)> = ring.table.scene.with(|scene| {
        let pile = &scene.place(place).pile;
        pile.iter().map(|disc| (*disc, look(scene, reader, *disc))).collect()
    });
    if discs.len() < 2 {
        return String::new();
    }
    let size = 1.9;
    let tall = layout::height(place, discs.len());
    let drawn = art::pile(&discs, place, Light::OVERHEAD, "lens");
    format!(
        "<g class='lens' transform='translate(0 {:.1}) scale({size})'>\
         <rect class='lens-back' x='-60' y='{:.1}' width='120' height='{:.1}' rx='16'/>{drawn}</g>",
        20.0 + tall * size / 2.0,
        -tall - 14.0,
        tall + 26.0,
    )
}

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

/// The pieces at a place, without the discs that are still in the air.
#[derive(Clone, PartialEq)]
struct Here {
    pile: Vec<(Disc, Look)>,
    top: Option<Tile>,
    height: u8,
    lys: bool,
}

impl Here {
    fn of(ring: Ring, place: Place) -> Here {
        let reader = ring.reader.get();
        ring.table.scene.with(|scene| {
            let to_here = |mover: &&Mover| mover.to == Spot::Pile(place);
            let landing = scene.movers.iter().filter(to_here).count();
            let at = scene.place(place);
            let landed = at.pile.len().saturating_sub(landing);
            let pile = at.pile.iter().take(landed);
            Here {
                pile: pile.map(|disc| (*disc, look(scene, reader, *disc))).collect(),
                top: at.top,
                height: at.height,
                lys: scene.lys == Some(place),
            }
        })
    }
}

/// Whether a place can be chosen, or has been.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PlaceChoice {
    Idle,
    Choosable,
    Chosen,
}

/// Returns the accessible label of a place.
fn label(lang: Lang, place: Place, here: &Here, choice: PlaceChoice) -> String {
    let number = words::space(place).to_string();
    let mut parts = vec![say(lang, &Msg::PlaceLabel { place: &number })];
    let discs: Vec<&str> = here.pile.iter().map(|(disc, _)| words::disc(lang, *disc)).collect();
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
    if here.lys {
        parts.push(say(lang, &Msg::LysHere));
    }
    match choice {
        PlaceChoice::Idle => {}
        PlaceChoice::Choosable => parts.push(say(lang, &Msg::MayChoose)),
        PlaceChoice::Chosen => parts.push(say(lang, &Msg::Chosen)),
    }
    parts.join("; ")
}

fn place_view(ring: Ring, place: Place) -> impl IntoView {
    let Ring { table, layout, pressed, open, about_stacks, .. } = ring;
    let facet = Facet::Place(place);
    let can = Memo::new(move |_| {
        open.get()
            && table.chooser.with(|chooser| {
                (0..=chooser.chosen().len()).any(|step| chooser.options_at(step).contains(&facet))
            })
    });
    let chosen =
        Memo::new(move |_| table.chooser.with(|chooser| chooser.chosen().contains(&facet)));
    let here = Memo::new(move |_| Here::of(ring, place));
    let marked = Memo::new(move |_| {
        table
            .marked
            .with(|event| event.as_ref().is_some_and(|event| overlay::is_about(event, place)))
    });
    // While the preview shows where the discs would fall, the pile itself is lifted.
    let lifting = Memo::new(move |_| {
        let considered = table.considered();
        considered.chosen().first() == Some(&facet)
            && matches!(considered.complete(), Some(campfire::Move::Sow { .. }))
    });
    let stack_at = move || layout.get().stack(place);
    let pile_at = move || layout.get().pile(place);
    let stack = move || {
        let (top, height, lys) = here.with(|here| (here.top, here.height, here.lys));
        let mut svg = if lys { art::lys_light() } else { String::new() };
        svg += &art::stack(top, height, place, layout.get().light(stack_at()));
        svg += &art::numbers(place, height);
        if lys {
            svg += &art::lys(place);
        }
        svg
    };
    let pile = move || {
        let discs = here.with(|here| here.pile.clone());
        let foot = "<ellipse class='foot' cx='0' cy='-20' rx='52' ry='29'/>";
        let glow = "<ellipse class='glow' cx='0' cy='-20' rx='55' ry='32'/>";
        let name = format!("p{place}");
        let light = layout.get().light(pile_at());
        format!("{foot}{glow}{}", art::pile(&discs, place, light, &name))
    };
    let said = move || {
        let choice = match (chosen.get(), can.get()) {
            (true, _) => PlaceChoice::Chosen,
            (false, true) => PlaceChoice::Choosable,
            (false, false) => PlaceChoice::Idle,
        };
        here.with(|here| label(table.app.lang.get(), place, here, choice))
    };
    // Whether the keyboard is here, so that it is shown where. A rule of style that looks for it
    // inside the place would cost time whenever something moves.
    let keyed = RwSignal::new(false);
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
    // The pressable area has no text of its own, so that screen readers read only its label.
    let reach = move || {
        let discs = here.with(|here| here.pile.len());
        layout::height(place, discs) + 8.0
    };
    view! {
        <g
            class="place"
            class:can=move || can.get()
            class:chosen=move || chosen.get()
            class:marked=move || marked.get()
            class:lifting=move || lifting.get()
            class:by-stack=move || about_stacks.get()
            class:keyed=move || keyed.get()
        >
            <g aria-hidden="true" class="stack" transform=move || moved(stack_at()) inner_html=stack></g>
            <g aria-hidden="true" class="pile" transform=move || moved(pile_at()) inner_html=pile></g>
            <g
                id=format!("place-{place}")
                class="hit"
                data-testid=format!("place-{place}")
                role="button"
                tabindex="0"
                aria-label=said
                aria-pressed=move || chosen.get().to_string()
                aria-disabled=move || (!can.get()).to_string()
                on:click=move |event| {
                    event.stop_propagation();
                    table.pick(facet);
                }
                on:keydown=key
                on:focus=move |event| keyed.set(platform::is_focus_visible(&event))
                on:blur=move |_| keyed.set(false)
                on:pointerdown=move |_| pressed.set(Some(place))
                on:pointerup=move |_| pressed.set(None)
                on:pointerleave=move |_| pressed.set(None)
                on:pointercancel=move |_| pressed.set(None)
            >
                <rect
                    x=move || stack_at().0 - 56.0
                    y=move || stack_at().1 - 52.0
                    width="112"
                    height="116"
                ></rect>
                <rect
                    x=move || pile_at().0 - 50.0
                    y=move || pile_at().1 - reach()
                    width="100"
                    height=move || reach() + 12.0
                ></rect>
            </g>
        </g>
    }
}

fn moved((x, y): (f64, f64)) -> String {
    format!("translate({x:.1} {y:.1})")
}

/// Draws arrows beside the chosen pile, for the two directions around the fire.
fn arrows(ring: Ring) -> impl IntoView {
    let Ring { table, layout, .. } = ring;
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
                let layout = layout.get();
                let (x, y) = layout.pile(place);
                let (nx, ny) = layout.pile(place.step(direction, 1));
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
                        <path d="M-12-11 15 0-12 11-6 0z"></path>
                    </g>
                }
            })
        }
    };
    Direction::BOTH.map(arrow)
}

/// Draws the discs that were picked up and wait to be dropped.
fn hand(ring: Ring) -> String {
    let Ring { table, layout, .. } = ring;
    let layout = layout.get();
    let reader = table.reader();
    table.scene.with(|scene| match &scene.hand {
        Some((place, discs)) => {
            let discs: Vec<(Disc, Look)> =
                discs.iter().map(|disc| (*disc, look(scene, reader, *disc))).collect();
            let (x, y) = layout.top(*place, scene.place(*place).pile.len() + 1);
            format!(
                "<g class='hand' transform='translate({x:.1} {:.1})'>{}</g>",
                y - 26.0,
                art::pile(&discs, *place, layout.light((x, y)), "hand")
            )
        }
        None => String::new(),
    })
}

/// Draws the moving pieces.
fn movers(ring: Ring) -> impl IntoView {
    let Ring { table, layout, .. } = ring;
    let list = move || {
        table.scene.with(|scene| {
            let movers = scene.movers.iter().enumerate();
            movers.map(|(index, mover)| ((mover.beat, index), *mover)).collect::<Vec<_>>()
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
            let layout = layout.get_untracked();
            let spot = |spot| layout.spot(spot, players, heights);
            (spot(mover.from), spot(mover.to), art)
        });
        let ms = table.app.motion().scale(FLIGHT_MS);
        let leaves = matches!(mover.to, Spot::Seat(_) | Spot::Away);
        if matches!(mover.to, Spot::Pile(_)) {
            table.app.vibrate(ms);
        }
        // The piece is lifted first, flies in an arc, and bounces a little as it lands.
        let high = 34.0 + 0.16 * (to.0 - from.0).hypot(to.1 - from.1);
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 - high);
        let place = |(x, y): (f64, f64)| format!("translate({x:.0}px, {y:.0}px)");
        view! {
            <g
                class="mover"
                class:leaves=leaves
                style=("--from", place(from))
                style=("--lifted", place((from.0, from.1 - 18.0)))
                style=("--middle", place(middle))
                style=("--ms", format!("{ms}ms"))
                style=("--to", place(to))
                inner_html=art
            ></g>
        }
    };
    view! { <For each=list key=|(key, _)| *key children=draw /> }
}
