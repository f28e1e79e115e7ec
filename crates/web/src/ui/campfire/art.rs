//! The pictures, drawn here: every legend and every disc has a colour and a symbol of its own.

use super::layout::{BAND, CENTER, FACE, TILE, band};
use campfire::tables::MOONS_OF_A_SCORING;
use campfire::{Adventurer, Disc, Legend, Place, Tile};

/// The name of a tile's symbol and classes.
pub fn tile_word(tile: Tile) -> &'static str {
    match tile {
        Tile::Story(Legend::Anchor) => "anchor",
        Tile::Story(Legend::Bell) => "bell",
        Tile::Story(Legend::Comet) => "comet",
        Tile::Story(Legend::Drum) => "drum",
        Tile::Story(Legend::Eye) => "eye",
        Tile::Story(Legend::Feather) => "feather",
        Tile::Story(Legend::Gate) => "gate",
        Tile::Moon => "moontile",
        Tile::Wild => "wild",
    }
}

/// The name of a disc's symbol and classes.
pub fn disc_word(disc: Disc) -> &'static str {
    match disc {
        Disc::Nomad => "nomad",
        Disc::Ulrich => "ulrich",
        Disc::Moon => "moon",
        Disc::Red => "red",
        Disc::Siana => "siana",
        Disc::Nostromo => "nostromo",
        Disc::Frog => "frog",
    }
}

/// An adventurer's disc, as a small picture beside a name.
pub fn badge(adventurer: Adventurer) -> String {
    let word = disc_word(adventurer.disc());
    format!(
        "<svg class='badge' viewBox='0 0 24 24' aria-hidden='true'>\
         <circle class='d-{word} disc-face' cx='12' cy='12' r='11'/>\
         <use href='#d-{word}' class='d-{word}-ink' x='4.5' y='4.5' width='15' height='15'/></svg>"
    )
}

/// A small picture of a tile.
pub fn small_tile(tile: Tile) -> String {
    let word = tile_word(tile);
    format!(
        "<svg class='tile-icon' viewBox='0 0 24 24' aria-hidden='true'>\
         <rect class='t-{word}' x='1' y='1' width='22' height='22' rx='5'/>\
         <use href='#t-{word}' class='t-{word}-ink' x='4' y='4' width='16' height='16'/></svg>"
    )
}

/// How a disc is drawn besides its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// It belongs to the reader.
    pub own: bool,
    /// Its adventurer sleeps.
    pub asleep: bool,
    /// It is not there yet.
    pub ghost: bool,
}

impl Look {
    fn classes(self) -> String {
        let mut classes = String::new();
        for (on, class) in [(self.own, " own"), (self.asleep, " asleep"), (self.ghost, " ghost")] {
            if on {
                classes += class;
            }
        }
        classes
    }
}

const HALF: f64 = 42.0;

/// A pile from its foot at the origin upwards.
pub fn pile(discs: &[(Disc, Look)]) -> String {
    let step = band(discs.len());
    let mut svg = String::new();
    for (height, (disc, look)) in discs.iter().enumerate() {
        let y = -(height as f64) * step;
        let top = height + 1 == discs.len();
        svg += &chip(*disc, *look, y, top, step);
    }
    svg
}

/// One disc whose foot is at this height: its side, and its face if nothing lies on it.
fn chip(disc: Disc, look: Look, y: f64, top: bool, step: f64) -> String {
    let word = disc_word(disc);
    let classes = look.classes();
    let (left, right) = (-HALF, HALF);
    let (foot, edge) = (y, y - BAND);
    let ry = FACE / 2.0;
    let side = format!(
        "<path class='d-{word} disc-side{classes}' d='M{left} {edge:.1}V{foot:.1}A{HALF} {ry} 0 0 0 \
         {right} {foot:.1}V{edge:.1}A{HALF} {ry} 0 0 1 {left} {edge:.1}Z' \
         transform='translate(0 {:.1})'/>",
        -ry
    );
    let asleep = |x: f64, y: f64| {
        if look.asleep {
            format!("<text class='zz d-{word}-ink' x='{x}' y='{y:.1}'>z</text>")
        } else {
            String::new()
        }
    };
    if !top {
        let size = (step - 3.0).clamp(6.0, 17.0);
        let middle = y + ry - ry - step / 2.0 + 1.0;
        return side
            + &format!(
                "<use href='#d-{word}' class='d-{word}-ink' x='{:.1}' y='{:.1}' width='{size:.1}' \
                 height='{size:.1}'/>",
                -size / 2.0,
                middle - size / 2.0,
            )
            + &asleep(18.0, middle + 5.0);
    }
    let face = edge - ry;
    side + &format!(
        "<ellipse class='d-{word} disc-face{classes}' cx='0' cy='{face:.1}' rx='{HALF}' ry='{ry}'/>\
         <use href='#d-{word}' class='d-{word}-ink' x='-13' y='{:.1}' width='26' height='26'/>",
        face - 13.0,
    ) + &asleep(24.0, face + 5.0)
}

/// A disc by itself with the middle of its face at the origin.
pub fn disc(disc: Disc, look: Look) -> String {
    let lifted = chip(disc, look, 0.0, true, BAND);
    format!("<g transform='translate(0 {:.1})'>{lifted}</g>", BAND + FACE / 2.0)
}

/// A tile with its middle at the origin.
pub fn tile(tile: Tile) -> String {
    let word = tile_word(tile);
    let side = TILE * 2.0;
    format!(
        "<rect class='t-{word} tile' x='-{TILE}' y='-{TILE}' width='{side}' height='{side}' rx='14'/>\
         <use href='#t-{word}' class='t-{word}-ink' x='-30' y='-30' width='60' height='60'/>"
    )
}

/// A stack with its middle at the origin: the tiles below as edges, the top, and the number.
pub fn stack(top: Option<Tile>, height: u8) -> String {
    let side = TILE * 2.0;
    if height == 0 {
        return format!(
            "<rect class='stack-empty' x='-{TILE}' y='-{TILE}' width='{side}' height='{side}' rx='14'/>"
        );
    }
    let mut svg = String::new();
    let below = usize::from(height - 1).div_ceil(4).min(4);
    for edge in (1..=below).rev() {
        let shift = edge as f64 * 3.0;
        svg += &format!(
            "<rect class='stack-edge' x='{:.0}' y='{:.0}' width='{side}' height='{side}' rx='14'/>",
            shift - TILE,
            shift - TILE,
        );
    }
    svg += &match top {
        Some(top) => tile(top),
        None => format!(
            "<rect class='tile tile-back' x='-{TILE}' y='-{TILE}' width='{side}' height='{side}' rx='14'/>"
        ),
    };
    svg
}

/// The number of a place and how many tiles its stack has, at the corners of the stack whose
/// middle is the origin.
pub fn numbers(place: Place, height: u8) -> String {
    let mut svg = format!(
        "<g transform='translate({0:.0} {0:.0})'><circle class='number-back' r='16'/>\
         <text class='number' y='7'>{place}</text></g>",
        -TILE + 4.0,
    );
    if height > 0 {
        svg += &format!(
            "<g transform='translate({:.0} {:.0})'><rect class='count-back' x='-21' y='-16' \
             width='42' height='32' rx='16'/><text class='count' y='8'>{height}</text></g>",
            TILE - 10.0,
            TILE - 6.0,
        );
    }
    svg
}

/// The light around the stack that Lys points at, its middle being the origin.
pub fn lys_light() -> String {
    let side = TILE * 2.0 + 14.0;
    let start = -side / 2.0;
    format!(
        "<rect class='lys-frame' x='{start}' y='{start}' width='{side}' height='{side}' rx='20'/>"
    )
}

/// Lys herself, at the stack whose middle is the origin.
pub fn lys() -> String {
    format!(
        "<g transform='translate({:.0} {:.0})'><circle class='lys-back' r='23'/>\
         <use href='#i-lys' class='lys-ink' x='-17' y='-17' width='34' height='34'/></g>",
        TILE - 4.0,
        -TILE + 2.0,
    )
}

/// The moon chart: a place for each moon of a scoring, and the number of those beyond.
pub fn chart(moons: u8) -> String {
    let mut svg = String::new();
    for index in 0..usize::from(MOONS_OF_A_SCORING) {
        let (x, y) = super::layout::moon(index);
        let lit = if index < moons.into() { " lit" } else { "" };
        svg += &format!(
            "<circle class='moon-slot{lit}' cx='{x}' cy='{y}' r='14'/>\
             <use href='#d-moon' class='moon-ink{lit}' x='{:.0}' y='{:.0}' width='18' height='18'/>",
            x - 9.0,
            y - 9.0,
        );
    }
    let beyond = moons.saturating_sub(MOONS_OF_A_SCORING);
    if beyond > 0 {
        let (x, y) = super::layout::moon(usize::from(MOONS_OF_A_SCORING) - 1);
        svg += &format!(
            "<text class='count' x='{:.0}' y='{:.0}'>+{beyond}</text>",
            x + 36.0,
            y + 8.0,
        );
    }
    svg
}

/// The ground: night, stars, the glow of the fire.
pub fn ground() -> String {
    let mut svg = String::from(
        "<defs><radialGradient id='glow'><stop offset='0' stop-color='#ffb347' stop-opacity='.65'/>\
         <stop offset='.35' stop-color='#e8742c' stop-opacity='.3'/>\
         <stop offset='1' stop-color='#e8742c' stop-opacity='0'/></radialGradient>\
         <radialGradient id='night' cy='.5' r='.75'><stop offset='0' stop-color='#33406e'/>\
         <stop offset='.6' stop-color='#1c2547'/><stop offset='1' stop-color='#10162c'/>\
         </radialGradient></defs>\
         <rect width='720' height='800' rx='36' fill='url(#night)'/>",
    );
    let mut number: u32 = 7;
    for _ in 0..70 {
        number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        let (x, y) = (number >> 8 & 0x3ff, number >> 18 & 0x3ff);
        let radius = if number & 64 == 0 { 1.2 } else { 2.0 };
        svg += &format!("<circle class='star' cx='{}' cy='{}' r='{radius}'/>", x % 720, y % 800);
    }
    let (x, y) = CENTER;
    svg += &format!(
        "<ellipse class='ring' cx='{x}' cy='{:.0}' rx='186' ry='190'/>\
         <circle cx='{x}' cy='{:.0}' r='250' fill='url(#glow)'/>",
        y + 34.0,
        y + 30.0,
    );
    svg
}

/// The fire in the middle.
pub fn fire() -> String {
    let (x, y) = CENTER;
    format!(
        "<g transform='translate({x} {:.0})'>\
         <g class='logs'><rect x='-72' y='44' width='144' height='20' rx='10' transform='rotate(13 0 54)'/>\
         <rect x='-72' y='44' width='144' height='20' rx='10' transform='rotate(-13 0 54)'/></g>\
         <path class='flame f1' d='M0-84c12 40 58 62 58 112 0 34-26 54-58 54s-58-20-58-54c0-28 18-40 28-60 4 16 12 24 18 26-2-28 2-54 12-78z'/>\
         <path class='flame f2' d='M2-30c8 24 34 38 34 68 0 24-16 40-36 40s-36-16-36-40c0-18 12-28 18-42 4 10 8 14 12 16-2-14 2-28 8-42z'/>\
         <path class='flame f3' d='M0 14c6 14 18 22 18 38 0 14-8 22-18 22s-18-8-18-22c0-12 12-22 18-38z'/></g>",
        y + 40.0,
    )
}

/// The picture of the first page.
pub fn hero() -> String {
    format!("<svg viewBox='170 290 380 250' class='hero-svg'>{}{}</svg>", ground(), fire())
}

/// Every symbol, once for the whole page.
pub fn symbols() -> &'static str {
    include_str!("../../../assets/symbols.svg")
}
