//! The pictures of Campfire. Every legend and every disc has its own color and symbol, and the fire
//! lights them all.

use super::scenery;
use crate::model::campfire::layout::{BAND, FACE, HALF, Layout, TILE, band, outward};
use crate::model::campfire::light::{Color, Light, SQUASH};
use campfire::tables::MOONS_OF_A_SCORING;
use campfire::{Adventurer, Disc, Legend, Place, Tile, moons_beyond_scoring};

/// Returns the name of a tile's symbol and classes.
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

/// Returns the name of a disc's symbol and classes.
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

/// Draws an adventurer's disc as a small picture beside a name.
pub fn badge(adventurer: Adventurer) -> String {
    let word = disc_word(adventurer.disc());
    format!(
        "<svg class='badge' viewBox='0 0 24 24' aria-hidden='true'>\
         <circle class='d-{word} disc-face' cx='12' cy='12' r='11'/>\
         <use href='#d-{word}' class='d-{word}-ink' x='4.5' y='4.5' width='15' height='15'/></svg>"
    )
}

/// Draws a small picture of a tile.
pub fn small_tile(tile: Tile) -> String {
    let word = tile_word(tile);
    format!(
        "<svg class='tile-icon' viewBox='0 0 24 24' aria-hidden='true'>\
         <rect class='t-{word}' x='1' y='1' width='22' height='22' rx='5'/>\
         <use href='#t-{word}' class='t-{word}-ink' x='4' y='4' width='16' height='16'/></svg>"
    )
}

/// Draws a symbol by its name in a book: an adventurer, a tile or a kind of card.
pub fn sign(word: &str) -> String {
    if let Some(adventurer) = Adventurer::ALL.into_iter().find(|who| disc_word(who.disc()) == word)
    {
        return badge(adventurer);
    }
    let tile = Tile::ALL.into_iter().find(|tile| tile_word(*tile) == word);
    match (tile, word) {
        (Some(tile), _) => small_tile(tile),
        (None, "song") => "♪".to_owned(),
        (None, _) => String::new(),
    }
}

/// The look of a disc besides its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Whether it belongs to the reader.
    pub own: bool,
    /// Whether its adventurer sleeps.
    pub asleep: bool,
    /// Whether it is only part of a preview.
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

/// Returns the paint of a disc in daylight.
fn paint(disc: Disc, look: Look) -> Color {
    let paint = Color::hex(match disc {
        Disc::Nomad => 0x3f86d8,
        Disc::Ulrich => 0x3a3c46,
        Disc::Moon => 0x9a58d6,
        Disc::Red => 0xe0402f,
        Disc::Siana => 0xf6c53a,
        Disc::Nostromo => 0x2fa05a,
        Disc::Frog => 0xb9d84e,
    });
    if look.asleep { paint.toward(Color::hex(0x5d5b68), 0.7) } else { paint }
}

const WOOD: Color = Color::hex(0xd9a566);

/// Returns a number from -1 to 1 that is always the same for the same thing, so that nothing looks
/// perfectly straight.
fn askew(of: usize, which: usize) -> f64 {
    let mixed = (of as u32 * 31 + which as u32 + 1).wrapping_mul(2_654_435_761);
    f64::from(mixed >> 16) / 32_768.0 - 1.0
}

/// Draws the pile of a place from its base at the origin upward, in the given light. The name
/// identifies the colors of this pile and must be unique.
pub fn pile(discs: &[(Disc, Look)], place: Place, light: Light, name: &str) -> String {
    let step = band(place, discs.len());
    let mut svg = String::new();
    let mut known: Vec<(Disc, bool)> = Vec::new();
    for (disc, look) in discs {
        if !known.contains(&(*disc, look.asleep)) {
            known.push((*disc, look.asleep));
            svg += &colors(*disc, *look, light, name);
        }
    }
    for (height, (disc, look)) in discs.iter().enumerate() {
        let y = -(height as f64) * step;
        let top = height + 1 == discs.len();
        let x = if height == 0 { 0.0 } else { 1.7 * askew(place.index(), height) };
        let drawn = chip(*disc, *look, y, top, step, light, name);
        svg += &format!("<g transform='translate({x:.1} 0)'>{drawn}</g>");
    }
    svg
}

/// Draws the shadows of a place's discs and tiles.
pub fn shadows(layout: &Layout, place: Place, discs: usize, tiles: u8) -> String {
    let mut svg = String::new();
    let mut cast = |(x, y): (f64, f64), height: f64| {
        let drawn = shadow(layout.light((x, y)), height);
        svg += &format!("<g transform='translate({x:.1} {y:.1})'>{drawn}</g>");
    };
    if tiles > 0 {
        let (x, y) = layout.stack(place);
        cast((x, y + 16.0), 10.0 + f64::from(tiles - 1) * EDGE);
    }
    if discs > 0 {
        cast(layout.pile(place), discs as f64 * band(place, discs));
    }
    svg
}

/// Returns the name of the colors of a disc in a pile.
fn color_name(disc: Disc, look: Look, name: &str) -> String {
    format!("{name}-{}{}", disc_word(disc), if look.asleep { "-z" } else { "" })
}

fn stops(colors: &[Color]) -> String {
    let last = (colors.len() - 1) as f64;
    let stop = |(index, color): (usize, &Color)| {
        let at = index as f64 / last;
        format!("<stop offset='{at:.2}' stop-color='{}'/>", color.svg())
    };
    colors.iter().enumerate().map(stop).collect()
}

/// Returns the colors of a disc's rim and top.
fn colors(disc: Disc, look: Look, light: Light, name: &str) -> String {
    let paint = paint(disc, look);
    let id = color_name(disc, look, name);
    let (x, y) = light.away;
    format!(
        "<linearGradient id='r{id}'>{}</linearGradient>\
         <linearGradient id='t{id}' x1='{:.2}' y1='{:.2}' x2='{:.2}' y2='{:.2}'>{}</linearGradient>",
        stops(&light.rim(paint)),
        0.5 - x / 2.0,
        0.5 - y / 2.0,
        0.5 + x / 2.0,
        0.5 + y / 2.0,
        stops(&light.top(paint)),
    )
}

/// Draws the shadow of something of this height, away from the fire: long, widening, fading.
fn shadow(light: Light, height: f64) -> String {
    let (x, y) = (light.away.0, light.away.1 * SQUASH);
    let long = 1.1 * HALF + 1.5 * height;
    // Across the shadow, on the ground.
    let across_x = -light.away.1 * HALF;
    let across_y = light.away.0 * HALF * SQUASH;
    let far_x = x * long;
    let far_y = y * long - 16.0;
    let spread = 1.35;
    format!(
        "<g class='cast-shadow' opacity='{:.2}'><path d='M{:.0} {:.0}L{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}z' fill-opacity='.55'/>\
         <path d='M{:.0} {:.0}L{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}z' fill-opacity='.5'/></g>",
        (light.strength * 1.3).min(0.6),
        across_x,
        across_y - 16.0,
        far_x * 0.6 + across_x * 1.2,
        (far_y + 16.0) * 0.6 - 16.0 + across_y * 1.2,
        far_x * 0.6 - across_x * 1.2,
        (far_y + 16.0) * 0.6 - 16.0 - across_y * 1.2,
        -across_x,
        -across_y - 16.0,
        across_x,
        across_y - 16.0,
        far_x + across_x * spread,
        far_y + across_y * spread,
        far_x - across_x * spread,
        far_y - across_y * spread,
        -across_x,
        -across_y - 16.0,
    )
}

/// Draws one disc with its base at this height: its rim, and its top if nothing is on it.
fn chip(disc: Disc, look: Look, y: f64, top: bool, step: f64, light: Light, name: &str) -> String {
    let word = disc_word(disc);
    let classes = look.classes();
    let id = color_name(disc, look, name);
    let ry = FACE / 2.0;
    let foot = y - ry;
    let edge = y - BAND - ry;
    // Wood shows at both edges of the painted band.
    let mut svg = format!(
        "<path class='of-{word} rim{classes}' fill='url(#r{id})' d='M-{HALF} {edge:.1}V{foot:.1}A{HALF} {ry} 0 0 0 \
         {HALF} {foot:.1}V{edge:.1}'/>\
         <path class='seam' d='M-{HALF} {:.1}A{HALF} {ry} 0 0 0 {HALF} {:.1}'/>",
        edge + 1.6,
        edge + 1.6,
    );
    let asleep = |x: f64, y: f64| {
        if look.asleep {
            format!("<text class='zz' x='{x}' y='{y:.1}'>z</text>")
        } else {
            String::new()
        }
    };
    if !top {
        let size = (step - 4.0).clamp(6.0, 15.0);
        let middle = y - step / 2.0 + 1.0;
        return svg
            + &format!(
                "<use href='#d-{word}' class='d-{word}-ink' x='{:.1}' y='{:.1}' width='{size:.1}' \
                 height='{size:.1}'/>",
                -size / 2.0,
                middle - size / 2.0,
            )
            + &asleep(17.0, middle + 5.0);
    }
    let [wood, _] = light.top(WOOD);
    let inner_x = HALF - 5.0;
    let inner_y = ry - 3.4;
    svg += &format!(
        "<ellipse class='of-{word} disc-top{classes}' fill='{}' cy='{edge:.1}' rx='{HALF}' ry='{ry}'/>\
         <ellipse class='turned' cy='{edge:.1}' rx='{:.1}' ry='{:.1}'/>\
         <ellipse class='medallion' fill='url(#t{id})' cy='{edge:.1}' rx='{inner_x}' ry='{inner_y}'/>\
         <ellipse class='turned' cy='{edge:.1}' rx='{:.1}' ry='{:.1}'/>\
         <g transform='translate(0 {edge:.1}) scale(1 .72)'><use href='#d-{word}' class='d-{word}-ink' x='-17' y='-17' width='34' height='34'/></g>",
        wood.svg(),
        HALF - 2.4,
        ry - 1.6,
        inner_x - 5.0,
        inner_y - 3.2,
    );
    svg + &glint(light, edge, ry) + &asleep(25.0, edge + 2.0)
}

/// Draws the edge that catches the firelight, and opposite it the edge that catches the moonlight.
fn glint(light: Light, y: f64, ry: f64) -> String {
    let middle = (-light.away.1).atan2(-light.away.0);
    let arc = |class: &str, middle: f64, half: f64| {
        let point = |turn: f64| {
            let angle = middle + turn;
            (HALF * angle.cos(), y + ry * angle.sin())
        };
        let ((x, y), (to_x, to_y)) = (point(-half), point(half));
        format!("<path class='{class}' d='M{x:.1} {y:.1}A{HALF} {ry} 0 0 1 {to_x:.1} {to_y:.1}'/>")
    };
    arc("glint", middle, 1.0) + &arc("glint cool", middle + std::f64::consts::PI, 0.6)
}

/// Draws a single disc with the center of its top at the origin. The name identifies its colors.
pub fn disc(disc: Disc, look: Look, light: Light, name: &str) -> String {
    let lifted = chip(disc, look, 0.0, true, BAND, light, name);
    let colors = colors(disc, look, light, name);
    format!("{colors}<g transform='translate(0 {:.1})'>{lifted}</g>", BAND + FACE / 2.0)
}

/// The corners of a tile's card, which leans back a little.
const CARD: &str =
    "M-41-40H41Q44-40 44.500-37L48 35Q48 39 44 39H-44Q-48 39-48 35L-44.500-37Q-44-40-41-40z";
const PRINT: &str = "M-37-35H37L41 33H-41z";

/// Draws a tile with its center at the origin.
pub fn tile(tile: Tile) -> String {
    let word = tile_word(tile);
    format!(
        "<path class='tile' d='{CARD}'/><path class='t-{word} print' d='{PRINT}'/>\
         <g transform='scale(1 .94)'><use href='#t-{word}' class='pressed' x='-28' y='-31' width='56' height='56'/>\
         <use href='#t-{word}' class='t-{word}-ink' x='-28' y='-30' width='56' height='56'/></g>"
    )
}

/// The visible height of a tile below the one on it.
const EDGE: f64 = 1.9;

/// Draws the stack of a place with the center of its top at the origin: the tiles below as slightly
/// crooked edges, and the top.
pub fn stack(top: Option<Tile>, height: u8, place: Place, light: Light) -> String {
    if height == 0 {
        return format!("<path class='stack-empty' d='{CARD}'/>");
    }
    let thick = f64::from(height - 1) * EDGE;
    let mut svg = format!(
        "<path class='stack-edge' d='M-48 35L-47.500 {0:.1}Q-47 {1:.1}-43 {1:.1}H43Q47 {1:.1} 47.500 {0:.1}L48 35z'/>",
        36.0 + thick,
        41.0 + thick,
    );
    let lines: String = (1..height)
        .map(|tile| {
            let left = -46.5 + 1.2 * askew(place.index(), usize::from(tile));
            format!("M{left:.1} {:.1}h93", 39.5 + f64::from(tile) * EDGE)
        })
        .collect();
    svg += &format!("<path class='stack-lines' d='{lines}'/>");
    svg += &match top {
        Some(top) => tile(top),
        None => format!("<path class='tile tile-back' d='{CARD}'/>"),
    };
    // The side away from the fire is dark.
    let shade = (0.3 - light.strength).max(0.0);
    svg + &format!("<path class='shade' d='{CARD}' fill-opacity='{shade:.2}'/>")
}

/// Draws the number of a place and the height of its stack, at the outer corners of the stack
/// centered at the origin.
pub fn numbers(place: Place, height: u8) -> String {
    let out = outward(place);
    let mut svg = format!(
        "<g transform='translate({:.0} -36)'><circle class='number-back' r='14'/>\
         <text class='number' y='6'>{}</text></g>",
        45.0 * out,
        // As in every sentence, people count from 1.
        texts::campfire::space(place),
    );
    if height > 0 {
        svg += &format!(
            "<g transform='translate({:.0} {:.0})'><circle class='count-back' r='16'/>\
             <text class='count' y='6.500'>{height}</text></g>",
            44.0 * out,
            36.0 + f64::from(height - 1) * EDGE,
        );
    }
    svg
}

/// Draws the light around the stack that Lys points at, centered at the origin.
pub fn lys_light() -> String {
    format!("<path class='lys-frame' d='{CARD}' transform='scale(1.12)'/>")
}

/// Draws Lys at the inner corner of a place's stack, centered at the origin.
pub fn lys(place: Place) -> String {
    format!(
        "<g transform='translate({:.0} {:.0})'><circle class='lys-back' r='23'/>\
         <use href='#i-lys' class='lys-ink' x='-17' y='-17' width='34' height='34'/></g>",
        (4.0 - TILE) * outward(place),
        -TILE + 2.0,
    )
}

/// Draws the moon chart: an arc with a slot for each moon of a scoring, and the number of moons
/// beyond.
pub fn chart(moons: u8, layout: &Layout) -> String {
    let (first, sky) = layout.moon(0);
    let (last, _) = layout.moon(usize::from(MOONS_OF_A_SCORING) - 1);
    let mut svg = format!(
        "<defs><radialGradient id='halo'><stop offset='.4' stop-color='#cfe0ff' stop-opacity='.45'/>\
         <stop offset='1' stop-color='#cfe0ff' stop-opacity='0'/></radialGradient></defs>\
         <path class='moon-arc' d='M{2:.0} {0:.0}Q{3:.0} {1:.0} {4:.0} {0:.0}'/>",
        sky + 8.0,
        sky - 26.0,
        first - 51.0,
        (first + last) / 2.0,
        last + 51.0,
    );
    for index in 0..usize::from(MOONS_OF_A_SCORING) {
        let (x, y) = layout.moon(index);
        svg += &if index < moons.into() {
            format!(
                "<g class='moon' transform='translate({x} {y})'><circle class='moon-halo' r='34'/><circle class='moon-disc' r='18'/>\
                 <path class='moon-seas' d='M-8-6a5 4 0 1 0 .1 0zM4 2a6 5 0 1 0 .1 0zM6-11a3 3 0 1 0 .1 0zM-6 7a3 2 0 1 0 .1 0z'/></g>"
            )
        } else {
            format!("<circle class='moon-slot' cx='{x}' cy='{y}' r='17'/>")
        };
    }
    let beyond = moons_beyond_scoring(moons);
    if beyond > 0 {
        let (x, y) = layout.moon(usize::from(MOONS_OF_A_SCORING) - 1);
        svg += &format!(
            "<text class='count' x='{:.0}' y='{:.0}'>+{beyond}</text>",
            x + 40.0,
            y + 8.0,
        );
    }
    svg
}

/// Draws the picture of the game: the fire at night, with some of the discs around it.
pub fn door() -> String {
    let piles: [(usize, &[Disc]); 4] = [
        (0, &[Disc::Red, Disc::Nomad]),
        (7, &[Disc::Nomad, Disc::Siana, Disc::Moon]),
        (1, &[Disc::Nostromo]),
        (6, &[Disc::Nomad, Disc::Ulrich]),
    ];
    // The page waits for this picture, so nothing is drawn beyond its edges.
    let layout = Layout::picture("door");
    let mut svg = scenery::ground(&layout) + &scenery::glow(&layout);
    let mut pieces = String::new();
    for (index, discs) in piles {
        let Some(place) = Place::new(index as u8) else { continue };
        let (x, y) = layout.pile(place);
        let discs: Vec<_> = discs.iter().map(|disc| (*disc, Look::default())).collect();
        svg += &shadows(&layout, place, discs.len(), 0);
        let drawn = pile(&discs, place, layout.light((x, y)), &format!("door{index}"));
        pieces += &format!("<g transform='translate({x} {y})'>{drawn}</g>");
    }
    svg += &scenery::fire();
    svg += &chart(2, &layout);
    svg += &pieces;
    format!(
        "<svg viewBox='{}' preserveAspectRatio='xMidYMid slice' class='door-svg fire'>{svg}</svg>",
        layout.view.svg()
    )
}

/// Returns all symbols, included once per page.
pub fn symbols() -> &'static str {
    include_str!("../../../assets/symbols.svg")
}
