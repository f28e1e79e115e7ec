//! The pictures of Sea: an inked chart, tribes by shape, Myths by symbol, each repeated in color. A
//! cell measures 100 units, with its center at the origin.

use crate::model::sea::chart::{Course, Layers, layers};
use ::sea::{Cell, Component, Counts, Direction, Myth, Part, SettlementView, TileKind, Tribe};
use kernel::Seat;

/// The side of a cell.
pub const CELL: f64 = 100.0;

/// Returns the center of a cell; north is up.
pub fn at(cell: Cell) -> (f64, f64) {
    (f64::from(cell.x) * CELL, -f64::from(cell.y) * CELL)
}

/// Returns the outline of a tribe's pawn.
fn outline(tribe: Tribe, x: f64, y: f64, r: f64) -> String {
    let points = |corners: &[(f64, f64)]| {
        let listed: Vec<String> =
            corners.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx * r, y + dy * r)).collect();
        format!("<polygon points='{}'", listed.join(" "))
    };
    match tribe.seat().index() {
        0 => format!("<circle cx='{x:.1}' cy='{y:.1}' r='{r:.1}'"),
        1 => points(&[(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)]),
        2 => points(&[(0.0, -1.1), (1.1, 0.85), (-1.1, 0.85)]),
        3 => points(&[(0.0, -1.25), (1.0, 0.0), (0.0, 1.25), (-1.0, 0.0)]),
        4 => points(&[
            (-0.55, -0.95),
            (0.55, -0.95),
            (1.1, 0.0),
            (0.55, 0.95),
            (-0.55, 0.95),
            (-1.1, 0.0),
        ]),
        _ => points(&[
            (0.0, -1.25),
            (0.36, -0.42),
            (1.2, -0.38),
            (0.55, 0.2),
            (0.75, 1.05),
            (0.0, 0.58),
            (-0.75, 1.05),
            (-0.55, 0.2),
            (-1.2, -0.38),
            (-0.36, -0.42),
        ]),
    }
}

/// Returns the class that carries a tribe's colors.
pub fn tribe_class(tribe: Tribe) -> String {
    format!("p{}", tribe.seat().index())
}

pub fn pawn(tribe: Tribe, x: f64, y: f64, r: f64) -> String {
    format!("{} class='pawn {}'/>", outline(tribe, x, y, r), tribe_class(tribe))
}

/// Draws a pawn as a small picture beside words.
pub fn badge(tribe: Tribe) -> String {
    let pawn = pawn(tribe, 12.0, 12.0, 8.6);
    format!("<svg class='badge' viewBox='0 0 24 24' aria-hidden='true'>{pawn}</svg>")
}

/// Draws pawns by tribe, each with its number, for buttons and mats. The same must be said in words
/// beside it.
pub fn pawns(counts: Counts) -> String {
    counts
        .tribes()
        .map(|tribe| {
            format!(
                "<span class='pawns' aria-hidden='true'>{}<b data-text='{}'></b></span>",
                badge(tribe),
                counts.get(tribe)
            )
        })
        .collect()
}

/// Draws the waters, coasts and land of the whole chart.
pub fn waters(drawn: &Layers) -> String {
    let mut svg = String::new();
    let mut path = |class: &str, d: &str| {
        if !d.is_empty() {
            svg += &format!("<path class='{class}' d='{d}'/>");
        }
    };
    path("bleed", &drawn.bleed);
    path("water", &drawn.water);
    path("shallow", &drawn.shallows[0]);
    path("shallower", &drawn.shallows[1]);
    path("hatching", &drawn.hatching);
    path("land", &drawn.land);
    path("inland", &drawn.inland);
    for line in drawn.waterlines.iter().rev() {
        path("waterline", line);
    }
    path("coast", &drawn.coast);
    path("woods", &drawn.woods);
    path("marks", &drawn.marks);
    for (x, y, depth) in &drawn.soundings {
        svg += &format!("<text class='sounding' x='{x}' y='{y}'>{depth}</text>");
    }
    svg
}

/// Draws a single tile as a small picture.
pub fn tile(kind: TileKind) -> String {
    let cell = Cell { x: 1, y: 1 };
    let drawn = layers(&[(cell, kind)], Direction::NE);
    let (x, y) = at(cell);
    format!("<g transform='translate({} {})'>{}{}</g>", -x, -y, waters(&drawn), fog(&drawn))
}

/// Draws the banks of fog, over everything on the water.
pub fn fog(drawn: &Layers) -> String {
    let mut svg = String::new();
    for (x, y, r) in &drawn.fog {
        svg += &format!("<circle class='fog-bank' cx='{x}' cy='{y}' r='{r}'/>");
    }
    svg + &format!("<path class='fog-scroll' d='{}'/>", drawn.scrolls)
}

/// The rosette on the Primordial Sea, where every voyage begins.
pub const PRIMORDIAL: &str = "<g class='rosette'><circle class='rosette-back' r='42'/><circle r='38'/>\
    <circle class='rosette-beads' r='33.500'/><circle r='29'/>\
    <path class='rosette-star' d='M0-26 5-8 12-12 8-5 26 0 8 5 12 12 5 8 0 26-5 8-12 12-8 5-26 0-8-5-12-12-5-8z'/>\
    <path class='rosette-shade' d='M0-26V26L5 8 12 12 8 5 26 0H-26L-8-5-12-12-5-8z'/><circle class='rosette-heart' r='3.500'/></g>";

/// The distance of courses below the center of a cell, where the trails are.
const COURSE: f64 = 26.0;

/// Draws a dotted course between the centers of two cells, slightly bent so that two never overlap.
pub fn course(course: &Course) -> String {
    let ((x, y), (to_x, to_y)) = (at(course.from), at(course.to));
    let (dx, dy) = (to_x - x, to_y - y);
    let bend = 0.06 + 0.05 * course.tribe.seat().index() as f64;
    format!(
        "<path class='course {}' d='M{x:.0} {:.0}q{:.0} {:.0} {dx:.0} {dy:.0}'/>",
        tribe_class(course.tribe),
        y + COURSE,
        dx / 2.0 - dy * bend,
        dy / 2.0 + dx * bend,
    )
}

/// Returns the roof of a tribe's houses: a dome, battlements, a ridge, a hipped lozenge, a pagoda,
/// or a lean-to.
fn roof(owner: Tribe) -> &'static str {
    match owner.seat().index() {
        0 => "M-24 2C-24-18-10-24 0-24S24-18 24 2zM-12 2C-12-14-6-22 0-24M12 2C12-14 6-22 0-24",
        1 => "M-22 2V-20H-13V-13H-5V-20H5V-13H13V-20H22V2zM-22-6H22",
        2 => "M0-28 27 18H16L0-8-16 18H-27zM0-28V-8",
        3 => "M0-26 24-8 18 3H-18L-24-8zM-24-8H24M0-26V3",
        4 => "M0-28 16-14H11L27 2H-27L-11-14H-16zM-11-14H11",
        _ => "M-25-2 25-24V2H-25z",
    }
}

/// Draws a settlement with its owner and everyone in it.
pub fn settlement(place: &SettlementView) -> String {
    let owner = Tribe::of(Seat(place.owner));
    let heads = place.heads();
    let class = tribe_class(owner);
    let mut svg = format!(
        "<ellipse class='cast' cx='2' cy='19' rx='27' ry='6'/>\
         <path class='wall' d='M-17 0H17V19H-17z'/><path class='door' d='M-4 19V10a4 4 0 0 1 8 0v9zM-13 6h5v5h-5zM8 6h5v5H8z'/>\
         <path class='house {class}' d='{}'/>\
         <path class='pole' d='M-20 18V-38'/><path class='flag' d='M-20-39H-2V-23H-20z'/>{}",
        roof(owner),
        pawn(owner, -11.0, -31.0, 5.2)
    );
    svg += &number(25.0, -17.0, heads.get(owner));
    for (index, tribe) in heads.without(owner).tribes().enumerate() {
        let y = 6.0 + 17.0 * index as f64;
        svg += &pawn(tribe, 27.0, y, 6.6);
        svg += &count(40.0, y, heads.get(tribe), "small-number");
    }
    svg
}

fn number(x: f64, y: f64, value: u8) -> String {
    format!(
        "<g transform='translate({x} {y})'><circle class='number-back' r='11.5'/>\
         <text class='small-number dark' y='6'>{value}</text></g>"
    )
}

fn count(x: f64, y: f64, value: u8, class: &str) -> String {
    format!("<text class='{class}' x='{x:.1}' y='{:.1}'>{value}</text>", y + 6.0)
}

/// Draws a trail on its course: a pawn for each tribe, with a number if there are several. Many
/// tribes are drawn closer together.
pub fn trail(pawns: Counts) -> String {
    let tribes: Vec<Tribe> = pawns.tribes().collect();
    let size = if tribes.len() <= 3 { 9.0 } else { 6.8 };
    let wide = |tribe: Tribe| {
        let numbered = if pawns.get(tribe) > 1 { 12.0 } else { 0.0 };
        size * 2.0 + 2.5 + numbered
    };
    let mut x = -tribes.iter().map(|tribe| wide(*tribe)).sum::<f64>() / 2.0;
    let mut svg = String::new();
    for tribe in tribes {
        let middle = x + size + 1.0;
        svg += &format!("<ellipse class='cast' cx='{middle:.1}' cy='41' rx='{size}' ry='2.5'/>");
        svg += &pawn(tribe, middle, 32.0, size);
        if pawns.get(tribe) > 1 {
            svg += &count(x + size * 2.0 + 7.5, 32.5, pawns.get(tribe), "small-number");
        }
        x += wide(tribe);
    }
    svg
}

/// Returns the sails of a tribe: the one before the mast, the one behind it, and their seams.
fn rig(captain: Tribe) -> [&'static str; 3] {
    match captain.seat().index() {
        // Round and full.
        0 => [
            "M-5-31C-26-20-31-4-30 6-20 1-12 2-5 5z",
            "M1-32C28-27 34-8 27 6 18 2 9 2 1 5z",
            "M1-20C13-18 23-14 30-8M1-8C11-7 21-5 29-1M-5-18C-14-14-21-9-26-3",
        ],
        // Square, on yards.
        1 => [
            "M-28-24H-5V4H-30z",
            "M1-31H28C31-20 31-6 29 5H1z",
            "M-29-10H-5M1-19H30M1-7H31M-12-24V4",
        ],
        // A single steep triangle each.
        2 => ["M-5-33-33 6H-5z", "M1-37 34 6H1z", "M1-20 14-20M1-6 24-6M-5-14-19-14"],
        // Hung from a slanting spar.
        3 => ["M-5-22-30-6-24 6-5 4z", "M1-20 24-37 32 4 1 5z", "M1-8 28-16M1 0 31-2M-5-8-27 0"],
        // Stiffened with battens like a fan.
        4 => [
            "M-5-30-18-26-22-18-28-14-28-5-32 6H-5z",
            "M1-35 16-32 18-24 27-20 27-10 34-6 33 5H1z",
            "M1-24 18-24M1-10 27-10M-5-18-22-18M-5-5-28-5M1-1 33-2",
        ],
        // Held up at the far corner.
        _ => ["M-5-34C-14-20-22-6-33 6H-5z", "M1-26 30-34 31 5H1z", "M1-26 31 5M-5-12-17-12"],
    }
}

/// Draws a boat: the captain's sails, and every passenger along the rail.
pub fn boat(captain: Tribe, crew: Counts) -> String {
    let class = tribe_class(captain);
    let [jib, sail, seams] = rig(captain);
    let mut svg = format!(
        "<path class='wake' d='M-44 27q8-4 16 0t16 0 16 0 16 0 16 0M-34 32q8-4 16 0t16 0 16 0 16 0'/>\
         <ellipse class='lamp' cx='0' cy='24' rx='36' ry='8'/>\
         <g class='bobs'><path class='mast' d='M-2 12V-36M-2-36l9 4-9 4'/>\
         <path class='jib {class}' d='{}'/><path class='sail {class}' d='{}'/>\
         <path class='seam' d='{}'/>{}\
         <path class='hull' d='M-36 7C-24 11 22 11 35 5 33 18 24 25 12 25H-13C-25 25-33 18-36 7z'/>\
         <path class='plank' d='M-34 12C-22 16 22 16 34 10M-30 18C-20 21 20 21 30 16'/>",
        jib,
        sail,
        seams,
        pawn(captain, 13.0, -12.0, 7.4)
    );
    let everybody = crew.tribes().flat_map(|tribe| (0..crew.get(tribe)).map(move |_| tribe));
    let everybody: Vec<Tribe> = everybody.collect();
    let step = 7.6;
    let first = -step * (everybody.len().saturating_sub(1)) as f64 / 2.0;
    for (index, tribe) in everybody.iter().enumerate() {
        svg += &pawn(*tribe, first + step * index as f64, 14.0, 3.4);
    }
    svg + &number(30.0, -26.0, crew.total()) + "</g>"
}

/// Draws the Vaal Er Num, a storm: arms of cloud that wind into a black eye, rain, and a flash.
pub fn vaal() -> String {
    let spiral = |turn: f64, wide: f64| {
        // An arm runs along a spiral that narrows toward the eye, out on one side and back in on
        // the other.
        let place = |along: f64, off: f64| {
            let radius = 11.0 * (along * 0.62).exp();
            let angle = turn + along * 1.35 + off;
            (radius * angle.cos(), radius * angle.sin())
        };
        let (x, y) = place(0.0, 0.0);
        let mut d = format!("M{x:.0} {y:.0}");
        for step in 1..=16 {
            let (x, y) = place(f64::from(step) * 0.15, 0.0);
            d += &format!("L{x:.1} {y:.1}");
        }
        for step in (0..16).rev() {
            let along = f64::from(step) * 0.15;
            let (x, y) = place(along, wide * (1.0 - along / 2.6));
            d += &format!("L{x:.1} {y:.1}");
        }
        d + "z"
    };
    let arms: String = (0..5)
        .map(|arm| {
            let turn = f64::from(arm) * std::f64::consts::TAU / 5.0;
            format!(
                "<path class='vaal-arm' d='{}'/><path class='vaal-line' d='{}'/>",
                spiral(turn, 0.85),
                spiral(turn + 0.5, 0.12)
            )
        })
        .collect();
    format!(
        "<circle class='vaal-dark' r='54'/><g class='vaal-arms'>{arms}\
         <path class='vaal-rain' d='M40-26l6-9M-40 24l-6 9M24 40l9 6M-25-41l-9-6M47 8l10 2M-47-8l-10-2'/></g>\
         <circle class='vaal-eye' r='12'/><circle class='vaal-calm' r='4'/>\
         <path class='vaal-flash' d='M30 4 20 20H26L21 34 35 16H28z'/>"
    )
}

/// Draws the wind rose. The page rotates its arrow.
pub fn rose(labels: [&str; 4]) -> String {
    let mut svg = String::from(
        "<circle class='rose-back' r='49'/><circle class='rose-ring' r='47'/>\
         <circle class='rose-ticks' r='44.500'/><circle class='rose-ring' r='42'/><circle class='rose-ring' r='22'/>",
    );
    for turn in [1, 3, 5, 7, 0, 2, 4, 6] {
        let long = if turn % 2 == 0 { 39 } else { 27 };
        svg += &format!(
            "<g transform='rotate({})'><path class='rose-ray' d='M0-{long} 7-7 0 0z'/>\
             <path class='rose-shade' d='M0-{long} -7-7 0 0z'/></g>",
            turn * 45
        );
    }
    for (label, (x, y)) in labels.iter().zip([(0, -29), (33, 5), (0, 38), (-33, 5)]) {
        svg += &format!("<text class='rose-letter' x='{x}' y='{y}'>{label}</text>");
    }
    svg
}

/// Draws the arrow of the wind, pointing north.
pub fn arrow() -> &'static str {
    "<path class='wind-arrow' d='M0-46 9-27 3-29V26L8 31V43L0 36-8 43V31L-3 26V-29L-9-27z'/>\
     <circle class='wind-hub' r='4'/>"
}

/// Returns the rotation of an arrow from north, in degrees.
pub fn degrees(direction: Direction) -> f64 {
    f64::from(direction as u8) * 45.0
}

/// Draws the face of the direction die.
pub fn direction_die(direction: Option<Direction>) -> String {
    let face = match direction {
        Some(direction) => format!(
            "<path class='die-mark' d='M0-13 9 3 2.500 1V13H-2.500V1L-9 3z' transform='rotate({})'/>",
            degrees(direction)
        ),
        // Not rolled: the rose that all its faces point out of.
        None => {
            "<path class='die-mark faint' d='M0-13 3-3 13 0 3 3 0 13-3 3-13 0-3-3z'/>".to_owned()
        }
    };
    format!("<rect class='die' x='-19' y='-19' width='38' height='38' rx='8'/>{face}")
}

/// Draws the face of the distance die.
pub fn distance_die(distance: Option<u8>) -> String {
    let pips: &[(i8, i8)] = match distance {
        Some(1) => &[(0, 0)],
        Some(2) => &[(-7, 7), (7, -7)],
        Some(_) | None => &[(-9, 9), (0, 0), (9, -9)],
    };
    let class = if distance.is_some() { "pip" } else { "pip faint" };
    let mut svg = "<rect class='die' x='-19' y='-19' width='38' height='38' rx='8'/>".to_owned();
    for (x, y) in pips {
        svg += &format!("<circle class='{class}' cx='{x}' cy='{y}' r='4'/>");
    }
    svg
}

/// Returns the word of a Myth's symbol and colors.
pub fn myth_word(myth: Myth) -> &'static str {
    ["tide", "gust", "salt", "bell", "oar", "ember"][usize::from(myth.number())]
}

/// Draws the symbol of a Myth on its color.
pub fn myth_icon(myth: Myth) -> String {
    let word = myth_word(myth);
    format!(
        "<svg class='myth-icon' viewBox='0 0 24 24' aria-hidden='true'>\
         <rect class='m-{word}' x='1' y='1' width='22' height='22' rx='6'/>\
         <use href='#m-{word}' class='m-{word}-ink' x='4' y='4' width='16' height='16'/></svg>"
    )
}

/// Draws the symbol of a component's third of a legend.
pub fn part_icon(part: Part) -> String {
    format!(
        "<svg class='part-icon' viewBox='0 0 24 24' aria-hidden='true'>\
         <use href='#part-{}' width='24' height='24'/></svg>",
        part.name()
    )
}

/// Draws a component: the symbol of its Myth, and its third of a legend.
pub fn component_icon(component: Component) -> String {
    myth_icon(component.myth()) + &part_icon(component.part())
}

/// Draws a piece whose face is unknown.
pub fn unknown_icon() -> &'static str {
    "<svg class='myth-icon' viewBox='0 0 24 24' aria-hidden='true'>\
     <rect class='m-unknown' x='1' y='1' width='22' height='22' rx='6'/>\
     <path class='m-unknown-ink' d='M8.500 9.500a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1-1.500 2.300M12 18v.2'/></svg>"
}

/// Draws the background where no tile is laid: the rhumb lines of the rosette on blank paper.
pub fn unknown_sea() -> String {
    let rhumbs: String = (0..16)
        .map(|turn| {
            let angle = f64::from(turn) * std::f64::consts::TAU / 16.0;
            format!("M0 0L{:.0} {:.0}", 9000.0 * angle.sin(), -9000.0 * angle.cos())
        })
        .collect();
    format!(
        "<defs><radialGradient id='fog-bank'><stop class='fog-in' offset='0'/>\
         <stop class='fog-mid' offset='.6'/><stop class='fog-out' offset='1'/></radialGradient></defs>\
         <path class='rhumbs' d='{rhumbs}'/>"
    )
}

/// Draws a symbol by its name in a book: a third of a legend, or a pawn.
pub fn sign(word: &str) -> String {
    match word {
        "character" => part_icon(Part::Character),
        "location" => part_icon(Part::Location),
        "action" => part_icon(Part::Action),
        "pawn" => badge(Tribe::of(Seat(0))),
        _ => String::new(),
    }
}

/// Draws the picture of the game: a chart with coasts, an island and fog, and two sailing boats.
pub fn door() -> String {
    use TileKind::{Coast, Fog, Island};
    let cell = |x, y| Cell { x, y };
    let mut tiles = vec![(Cell::PRIMORDIAL, TileKind::Sea)];
    for y in -2..=2 {
        for x in -2..=2 {
            let kind = match (x, y) {
                (0, 0) => continue,
                (-2 | -1, 2) => Coast,
                (2, -1) | (-2, 1) => Island,
                (1, 2) | (2, 2) => Fog,
                _ => TileKind::Sea,
            };
            tiles.push((cell(x, y), kind));
        }
    }
    let mut drawn = layers(&tiles, Direction::NE);
    // The picture shows only water to its edges, so the outlines of the waters can be plain.
    drawn.bleed.clear();
    drawn.water = "M-250-250H250V250H-250z".to_owned();
    let tribe = |seat| Tribe::of(Seat(seat));
    let sailing = [(tribe(0), cell(1, 0), 1.4), (tribe(1), cell(-1, 0), 1.2)];
    let way = [(cell(0, -1), cell(1, 0), 0), (cell(-2, 1), cell(-1, 0), 1)];
    let mut svg =
        "<rect class='uncharted-ground' x='-900' y='-900' width='1800' height='1800'/>".to_owned();
    svg += &(unknown_sea() + &waters(&drawn) + PRIMORDIAL);
    for (from, to, seat) in way {
        svg += &course(&Course { tribe: tribe(seat), from, to });
    }
    svg += &fog(&drawn);
    for (tribe, at_cell, scale) in sailing {
        let (x, y) = at(at_cell);
        let crew = Counts::of(tribe, 4);
        svg += &format!(
            "<g class='boat' transform='translate({x} {y}) scale({scale})'>{}</g>",
            boat(tribe, crew)
        );
    }
    let (x, y) = at(cell(-2, 1));
    svg += &format!(
        "<g transform='translate({x} {y}) scale(1.1)'>{}</g>",
        settlement(&SettlementView {
            cell: cell(-2, 1),
            owner: 1,
            settlers: Counts::of(tribe(1), 2)
        })
    );
    // The page waits for this picture, so nothing is drawn beyond its edges.
    format!(
        "<svg viewBox='-246 -246 492 442' preserveAspectRatio='xMidYMid slice' class='door-svg chart-door'>{svg}</svg>"
    )
}
