//! The pictures of Sea, drawn here: tiles by pattern, tribes by shape, Myths by symbol, and colours
//! that repeat all of it. A cell measures 100 units, its middle is the origin.

use ::sea::{Cell, Component, Counts, Direction, Myth, Part, SettlementView, TileKind, Tribe};
use kernel::Seat;

/// The side of a cell.
pub const CELL: f64 = 100.0;

/// Where the middle of a cell lies; north is up.
pub fn at(cell: Cell) -> (f64, f64) {
    (f64::from(cell.x) * CELL, -f64::from(cell.y) * CELL)
}

/// The outline of a tribe's pawn.
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

/// The class that carries a tribe's colours.
pub fn tribe_class(tribe: Tribe) -> String {
    format!("p{}", tribe.seat().index())
}

/// A pawn of a tribe.
pub fn pawn(tribe: Tribe, x: f64, y: f64, r: f64) -> String {
    format!("{} class='pawn {}'/>", outline(tribe, x, y, r), tribe_class(tribe))
}

/// A pawn as a small picture beside words.
pub fn badge(tribe: Tribe) -> String {
    let pawn = pawn(tribe, 12.0, 12.0, 8.6);
    format!("<svg class='badge' viewBox='0 0 24 24' aria-hidden='true'>{pawn}</svg>")
}

/// Pawns by tribe, each with its number: for buttons and mats. What it says must be said in words
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

/// A cheap number that differs from cell to cell, so that no two tiles look stamped.
fn whim(cell: Cell, salt: i32) -> i32 {
    let mixed =
        (i32::from(cell.x) * 73 + i32::from(cell.y) * 151 + salt * 37).wrapping_mul(2_654_435);
    (mixed >> 9) & 0xff
}

/// A tile.
pub fn tile(cell: Cell, kind: TileKind) -> String {
    let ground = |word: &str| {
        format!("<rect class='ground g-{word}' x='-49' y='-49' width='98' height='98' rx='11'/>")
    };
    let waves = |count: usize| {
        let mut svg = String::new();
        for wave in 0..count {
            let x = -34 + whim(cell, wave as i32) % 22;
            let y = -30 + 26 * wave as i32 + whim(cell, wave as i32 + 7) % 9;
            svg += &format!("<path class='wave' d='M{x} {y}q6-7 12 0t12 0t12 0'/>");
        }
        svg
    };
    match kind {
        TileKind::Sea if cell == Cell::PRIMORDIAL => {
            ground("deep")
                + "<g class='whirl'><circle r='40'/><path d='M-36-6a36 36 0 0 1 62-20M36 6a36 36 0 0 1-62 20'/>\
                   <path d='M-24-4a24 24 0 0 1 41-13M24 4a24 24 0 0 1-41 13'/>\
                   <path d='M-12-2a12 12 0 0 1 20-7M12 2a12 12 0 0 1-20 7'/></g>"
        }
        TileKind::Sea => ground("sea") + &waves(3),
        TileKind::Coast => {
            let turn = whim(cell, 1) % 4 * 90;
            ground("sea")
                + &waves(2)
                + &format!(
                    "<g transform='rotate({turn})'><path class='shoal' d='M-49 2C-30-8-22 14-4 6 12-2 22 18 49 6V38a11 11 0 0 1-11 11H-38a11 11 0 0 1-11-11z'/>\
                     <path class='sand' d='M-49 12C-30 4-22 24-4 17 12 10 22 28 49 17V38a11 11 0 0 1-11 11H-38a11 11 0 0 1-11-11z'/>\
                     <path class='grass' d='M-49 24c14-6 24 8 40 4 16-4 30 10 58 2V38a11 11 0 0 1-11 11H-38a11 11 0 0 1-11-11z'/>\
                     <path class='dots' d='M-40 19h.1M-28 17h.1M14 18h.1M30 23h.1'/></g>"
                )
        }
        TileKind::Island => {
            let turn = whim(cell, 3) % 4 * 90;
            ground("sea")
                + &format!(
                    "<g transform='rotate({turn})'><path class='shoal' d='M-40 4c-4-24 16-40 40-37 22 2 42 14 39 38-2 22-22 35-42 33C-22 37-37 26-40 4z'/>\
                     <path class='sand' d='M-34 4c-3-20 13-33 34-31 19 2 36 12 33 32-2 19-19 30-36 28C-19 31-31 22-34 4z'/>\
                     <path class='grass' d='M-26 3c-2-15 10-25 26-23 14 1 27 9 25 24-1 14-14 23-27 21C-14 24-24 17-26 3z'/></g>\
                     <path class='peak' d='M-15 9 -3-14 4-3 8-9 18 9z'/><path class='snow' d='M-7-6-3-14 1-8-2-6-4-8z'/>"
                )
        }
        TileKind::Fog => {
            ground("fog")
                + "<g class='mist'><path d='M-38-20h46a9 9 0 1 0-9-9'/><path d='M-30-4h60a9 9 0 1 1-9 9'/>\
                   <path d='M-40 12h40a9 9 0 1 1-9 9'/><path d='M-12 30h44'/></g>"
        }
    }
}

/// Each tribe builds in its own way: a gable, a tower, a tent, a dome, a pagoda, a lean-to.
fn house(owner: Tribe) -> &'static str {
    match owner.seat().index() {
        0 => "M-22 1 0-20 22 1H16V20H-16V1z",
        1 => "M-18-20H-9V-12H-4.500V-20H4.500V-12H9V-20H18V20H-18z",
        2 => "M0-26 25 20H-25z",
        3 => "M-20 20V0A20 20 0 0 1 20 0V20z",
        4 => "M0-25 24-8H13L20 6H13V20H-13V6H-20L-13-8H-24z",
        _ => "M-22 0 22-21V20H-22z",
    }
}

/// A settlement with its owner and everyone in it.
pub fn settlement(place: &SettlementView) -> String {
    let owner = Tribe::of(Seat(place.owner));
    let heads = place.heads();
    let class = tribe_class(owner);
    let mut svg = format!(
        "<path class='house {class}' d='{}'/>\
         <path class='door' d='M-5 20V12a5 5 0 0 1 10 0v8z'/>{}",
        house(owner),
        pawn(owner, 0.0, -2.0, 6.8)
    );
    svg += &number(25.0, -13.0, heads.get(owner));
    for (index, tribe) in heads.without(owner).tribes().enumerate() {
        let y = 8.0 + 17.0 * index as f64;
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

/// A trail along the lower edge of a tile. Many tribes are drawn closer together.
pub fn trail(pawns: Counts) -> String {
    let tribes: Vec<Tribe> = pawns.tribes().collect();
    let (step, size, class) = match tribes.len() {
        0..=3 => (30.0, 8.0, "small-number"),
        _ => (15.4, 5.2, "small-number tiny"),
    };
    let mut svg = String::new();
    for (index, tribe) in tribes.iter().enumerate() {
        let x = -45.0 + step * index as f64;
        svg += &pawn(*tribe, x + size + 1.0, 37.0, size);
        svg += &count(
            x + size * 2.0 + if size > 6.0 { 7.5 } else { 3.6 },
            37.0,
            pawns.get(*tribe),
            class,
        );
    }
    svg
}

/// A boat: the captain's sail, and every passenger along the rail.
pub fn boat(captain: Tribe, crew: Counts) -> String {
    let class = tribe_class(captain);
    let mut svg = format!(
        "<ellipse class='wake' cx='0' cy='22' rx='30' ry='6'/>\
         <path class='mast' d='M-3 12V-30'/>\
         <path class='sail {class}' d='M0-30C24-24 28-6 22 4 14 2 8 2 0 4z'/>\
         <path class='jib {class}' d='M-6-22C-20-12-22-4-20 4-14 2-10 2-6 4z'/>{}\
         <path class='hull' d='M-29 8H29C27 18 20 23 12 23H-12C-20 23-27 18-29 8z'/>",
        pawn(captain, 10.5, -10.0, 7.4)
    );
    let everybody = crew.tribes().flat_map(|tribe| (0..crew.get(tribe)).map(move |_| tribe));
    let everybody: Vec<Tribe> = everybody.collect();
    let step = 7.2;
    let first = -step * (everybody.len().saturating_sub(1)) as f64 / 2.0;
    for (index, tribe) in everybody.iter().enumerate() {
        svg += &pawn(*tribe, first + step * index as f64, 13.0, 3.3);
    }
    svg + &number(28.0, -19.0, crew.total())
}

/// The Vaal Er Num, a storm: clouds that whirl around a calm middle, rain, and a flash.
pub fn vaal() -> String {
    let mut arms = String::new();
    for turn in 0..6 {
        arms += &format!(
            "<g transform='rotate({})'><path d='M12-3C24-17 39-16 44-3'/>\
             <path class='vaal-rain' d='M24-24 33-31M32-13 42-19'/></g>",
            turn * 60
        );
    }
    format!(
        "<g class='vaal-arms'>{arms}</g><circle class='vaal-cloud' r='16'/>\
         <circle class='vaal-calm' r='7'/>\
         <path class='vaal-flash' d='M5-21-6-2H1L-5 19 9-5H2z'/>"
    )
}

/// The wind rose: its arrow is turned by the page.
pub fn rose(labels: [&str; 4]) -> String {
    let mut svg =
        String::from("<circle class='rose-back' r='47'/><circle class='rose-ring' r='38'/>");
    for turn in 0..8 {
        let long = if turn % 2 == 0 { 34 } else { 26 };
        svg += &format!(
            "<path class='rose-ray' d='M0-{long} 5-8 0-3-5-8z' transform='rotate({})'/>",
            turn * 45
        );
    }
    for (label, (x, y)) in labels.iter().zip([(0, -37), (41, 5), (0, 46), (-41, 5)]) {
        svg += &format!("<text class='rose-letter' x='{x}' y='{y}'>{label}</text>");
    }
    svg
}

/// The arrow of the wind, pointing north.
pub fn arrow() -> &'static str {
    "<path class='wind-arrow' d='M0-33 11-11 4-13V27H-4V-13L-11-11z'/>\
     <path class='wind-tail' d='M-9 21 0 14 9 21M-9 29 0 22 9 29'/>"
}

/// By how many degrees an arrow that points there is turned from north.
pub fn degrees(direction: Direction) -> f64 {
    f64::from(direction as u8) * 45.0
}

/// The face of the direction die.
pub fn direction_die(direction: Option<Direction>) -> String {
    let face = match direction {
        Some(direction) => format!(
            "<path class='die-mark' d='M0-13 9 3 2.500 1V13H-2.500V1L-9 3z' transform='rotate({})'/>",
            degrees(direction)
        ),
        None => "<path class='die-mark faint' d='M-7 0H7M0-7V7M-5-5 5 5M5-5-5 5'/>".to_owned(),
    };
    format!("<rect class='die' x='-19' y='-19' width='38' height='38' rx='8'/>{face}")
}

/// The face of the distance die.
pub fn distance_die(distance: Option<u8>) -> String {
    let pips: &[(i8, i8)] = match distance {
        Some(1) => &[(0, 0)],
        Some(2) => &[(-7, 7), (7, -7)],
        Some(_) => &[(-9, 9), (0, 0), (9, -9)],
        None => &[],
    };
    let mut svg = "<rect class='die' x='-19' y='-19' width='38' height='38' rx='8'/>".to_owned();
    for (x, y) in pips {
        svg += &format!("<circle class='pip' cx='{x}' cy='{y}' r='4'/>");
    }
    svg
}

/// The word of a Myth's symbol and colours.
pub fn myth_word(myth: Myth) -> &'static str {
    ["tide", "gust", "salt", "bell", "oar", "ember"][usize::from(myth.number())]
}

/// The symbol of a Myth on its colour.
pub fn myth_icon(myth: Myth) -> String {
    let word = myth_word(myth);
    format!(
        "<svg class='myth-icon' viewBox='0 0 24 24' aria-hidden='true'>\
         <rect class='m-{word}' x='1' y='1' width='22' height='22' rx='6'/>\
         <use href='#m-{word}' class='m-{word}-ink' x='4' y='4' width='16' height='16'/></svg>"
    )
}

/// The sign of the third of a legend that a component is.
pub fn part_icon(part: Part) -> String {
    format!(
        "<svg class='part-icon' viewBox='0 0 24 24' aria-hidden='true'>\
         <use href='#part-{}' width='24' height='24'/></svg>",
        part.name()
    )
}

/// A component: the symbol of its Myth, and which third of a legend it is.
pub fn component_icon(component: Component) -> String {
    myth_icon(component.myth()) + &part_icon(component.part())
}

/// A piece whose face is unknown.
pub fn unknown_icon() -> &'static str {
    "<svg class='myth-icon' viewBox='0 0 24 24' aria-hidden='true'>\
     <rect class='m-unknown' x='1' y='1' width='22' height='22' rx='6'/>\
     <path class='m-unknown-ink' d='M8.500 9.500a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1-1.500 2.300M12 18v.2'/></svg>"
}

/// What fills the chart where no tile lies.
pub fn unknown_sea() -> &'static str {
    "<defs><pattern id='uncharted' width='100' height='100' x='-50' y='-50' patternUnits='userSpaceOnUse'>\
     <path class='grid' d='M0 0H100M0 0V100'/><circle class='grid-dot' cx='0' cy='0' r='2.500'/></pattern></defs>\
     <rect class='uncharted-ground' x='-8000' y='-8000' width='16000' height='16000'/>\
     <rect x='-8000' y='-8000' width='16000' height='16000' fill='url(#uncharted)'/>"
}
