//! The pictures, drawn here: every legend and every disc has a color and a symbol of its own, and
//! the fire lights them all.

use super::layout::{BAND, CENTER, FACE, HEIGHT, HORIZON, TILE, WIDTH, band};
use crate::model::campfire::light::{Color, Light, SQUASH};
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

/// The paint of a disc, as it is in daylight.
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
    if look.asleep { paint.towards(Color::hex(0x5d5b68), 0.7) } else { paint }
}

const WOOD: Color = Color::hex(0xd9a566);

/// A pile from its foot at the origin upwards, in the light that falls on this spot. The name must
/// differ from pile to pile: it names the colors of this one.
pub fn pile(discs: &[(Disc, Look)], light: Light, name: &str) -> String {
    let step = band(discs.len());
    let mut svg = String::new();
    let mut known: Vec<(Disc, bool)> = Vec::new();
    for (disc, look) in discs {
        if !known.contains(&(*disc, look.asleep)) {
            known.push((*disc, look.asleep));
            svg += &colors(*disc, *look, light, name);
        }
    }
    if !discs.is_empty() {
        svg += &shadow(light, discs.len() as f64 * step);
    }
    for (height, (disc, look)) in discs.iter().enumerate() {
        let y = -(height as f64) * step;
        let top = height + 1 == discs.len();
        svg += &chip(*disc, *look, y, top, step, light, name);
    }
    svg
}

/// The name of the colors of a disc in a pile.
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

/// The colors of a disc's rim and of its top.
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

/// The shadow of something of this height, away from the fire: long, widening, fading.
fn shadow(light: Light, height: f64) -> String {
    let (x, y) = (light.away.0, light.away.1 * SQUASH);
    let long = 1.1 * HALF + 1.5 * height;
    // Across the shadow, on the ground.
    let (across_x, across_y) = (-light.away.1 * HALF, light.away.0 * HALF * SQUASH);
    let (far_x, far_y) = (x * long, y * long - 16.0);
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

/// One disc whose foot is at this height: its rim, and its top if nothing lies on it.
fn chip(disc: Disc, look: Look, y: f64, top: bool, step: f64, light: Light, name: &str) -> String {
    let word = disc_word(disc);
    let classes = look.classes();
    let id = color_name(disc, look, name);
    let ry = FACE / 2.0;
    let (foot, edge) = (y - ry, y - BAND - ry);
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
    let (inner_x, inner_y) = (HALF - 5.0, ry - 3.4);
    svg += &format!(
        "<ellipse class='of-{word} disc-top{classes}' fill='{}' cy='{edge:.1}' rx='{HALF}' ry='{ry}'/>\
         <ellipse class='medallion' fill='url(#t{id})' cy='{edge:.1}' rx='{inner_x}' ry='{inner_y}'/>\
         <g transform='translate(0 {edge:.1}) scale(1 .72)'><use href='#d-{word}' class='d-{word}-ink' x='-17' y='-17' width='34' height='34'/></g>",
        wood.svg(),
    );
    svg + &glint(light, edge, ry) + &asleep(25.0, edge + 2.0)
}

/// The edge that catches the fire.
fn glint(light: Light, y: f64, ry: f64) -> String {
    let middle = (-light.away.1).atan2(-light.away.0);
    let point = |turn: f64| {
        let angle = middle + turn;
        (HALF * angle.cos(), y + ry * angle.sin())
    };
    let ((x, y), (to_x, to_y)) = (point(-1.0), point(1.0));
    format!("<path class='glint' d='M{x:.1} {y:.1}A{HALF} {ry} 0 0 1 {to_x:.1} {to_y:.1}'/>")
}

/// A disc by itself with the middle of its top at the origin. The name names its colors.
pub fn disc(disc: Disc, look: Look, light: Light, name: &str) -> String {
    let lifted = chip(disc, look, 0.0, true, BAND, light, name);
    let colors = colors(disc, look, light, name);
    format!("{colors}<g transform='translate(0 {:.1})'>{lifted}</g>", BAND + FACE / 2.0)
}

/// The corners of a tile's card, which leans back a little.
const CARD: &str =
    "M-41-40H41Q44-40 44.500-37L48 35Q48 39 44 39H-44Q-48 39-48 35L-44.500-37Q-44-40-41-40z";
const PRINT: &str = "M-37-35H37L41 33H-41z";

/// A tile with its middle at the origin.
pub fn tile(tile: Tile) -> String {
    let word = tile_word(tile);
    format!(
        "<path class='tile' d='{CARD}'/><path class='t-{word} print' d='{PRINT}'/>\
         <g transform='scale(1 .94)'><use href='#t-{word}' class='pressed' x='-28' y='-31' width='56' height='56'/>\
         <use href='#t-{word}' class='t-{word}-ink' x='-28' y='-30' width='56' height='56'/></g>"
    )
}

/// A stack with the middle of its top at the origin: the tiles below as edges, and the top.
pub fn stack(top: Option<Tile>, height: u8, light: Light) -> String {
    if height == 0 {
        return format!("<path class='stack-empty' d='{CARD}'/>");
    }
    let thick = f64::from(height - 1) * 1.9;
    let mut svg = format!(
        "<g transform='translate(0 16)'>{}</g><path class='stack-edge' d='M-48 35L-47.500 {1:.1}Q-47 {2:.1}-43 {2:.1}H43Q47 {2:.1} 47.500 {1:.1}L48 35z'/>",
        shadow(light, 10.0 + thick),
        36.0 + thick,
        41.0 + thick,
    );
    let lines: String = (1..height)
        .map(|tile| format!("M-46.500 {0:.1}H46.500", 39.5 + f64::from(tile) * 1.9))
        .collect();
    svg += &format!("<path class='stack-lines' d='{lines}'/>");
    svg += &match top {
        Some(top) => tile(top),
        None => format!("<path class='tile tile-back' d='{CARD}'/>"),
    };
    // What is away from the fire is in the dark.
    let shade = (0.42 - light.strength * 1.1).max(0.0);
    svg + &format!("<path class='shade' d='{CARD}' fill-opacity='{shade:.2}'/>")
}

/// The number of a place and how many tiles its stack has, at the corners of the stack whose
/// middle is the origin.
pub fn numbers(place: Place, height: u8) -> String {
    let mut svg = format!(
        "<g transform='translate(-45 -36)'><circle class='number-back' r='14'/>\
         <text class='number' y='6'>{place}</text></g>"
    );
    if height > 0 {
        svg += &format!(
            "<g transform='translate(44 {:.0})'><circle class='count-back' r='16'/>\
             <text class='count' y='6.500'>{height}</text></g>",
            36.0 + f64::from(height - 1) * 1.9,
        );
    }
    svg
}

/// The light around the stack that Lys points at, its middle being the origin.
pub fn lys_light() -> String {
    format!("<path class='lys-frame' d='{CARD}' transform='scale(1.12)'/>")
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

/// The moon chart: an arc with a place for each moon of a scoring, and the number of those beyond.
pub fn chart(moons: u8) -> String {
    let mut svg = String::from("<path class='moon-arc' d='M230 68Q380 30 530 68'/>");
    for index in 0..usize::from(MOONS_OF_A_SCORING) {
        let (x, y) = super::layout::moon(index);
        svg += &if index < moons.into() {
            format!(
                "<g class='moon' transform='translate({x} {y})'><circle class='moon-halo' r='34'/><circle class='moon-disc' r='18'/>\
                 <path class='moon-seas' d='M-8-6a5 4 0 1 0 .1 0zM4 2a6 5 0 1 0 .1 0zM6-11a3 3 0 1 0 .1 0zM-6 7a3 2 0 1 0 .1 0z'/></g>"
            )
        } else {
            format!("<circle class='moon-slot' cx='{x}' cy='{y}' r='17'/>")
        };
    }
    let beyond = moons.saturating_sub(MOONS_OF_A_SCORING);
    if beyond > 0 {
        let (x, y) = super::layout::moon(usize::from(MOONS_OF_A_SCORING) - 1);
        svg += &format!(
            "<text class='count' x='{:.0}' y='{:.0}'>+{beyond}</text>",
            x + 40.0,
            y + 8.0,
        );
    }
    svg
}

/// Random numbers that are always the same, for what is strewn about.
struct Strewn(u32);

impl Strewn {
    /// From 0 to 1.
    fn share(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(self.0 >> 8) / f64::from(1u32 << 24)
    }
}

/// A line of firs along the horizon, the far end of the row to the near one.
fn firs(strewn: &mut Strewn, base: f64, tall: f64, step: f64) -> String {
    let mut d = format!("M-10 {:.0}", base + 60.0);
    let mut x = -10.0;
    while x < WIDTH + 20.0 {
        let height = tall * (0.6 + 0.6 * strewn.share());
        let half = height * 0.2;
        let foot = base + 6.0 * strewn.share();
        d += &format!(
            "L{:.0} {foot:.0}L{:.0} {:.0}H{:.0}L{:.0} {:.0}H{:.0}L{x:.0} {:.0}L{:.0} {:.0}H{:.0}L{:.0} {:.0}H{:.0}L{:.0} {foot:.0}",
            x - half,
            x - half * 0.45,
            foot - height * 0.34,
            x - half * 0.75,
            x - half * 0.25,
            foot - height * 0.64,
            x - half * 0.45,
            foot - height,
            x + half * 0.45,
            foot - height * 0.64,
            x + half * 0.25,
            x + half * 0.75,
            foot - height * 0.34,
            x + half * 0.45,
            x + half,
        );
        x += step * (0.55 + 0.7 * strewn.share());
    }
    d + &format!("L{:.0} {:.0}z", WIDTH + 30.0, base + 60.0)
}

/// The ground: trampled earth in the light of the fire, a line of trees, and the sky above.
pub fn ground() -> String {
    let (x, y) = CENTER;
    let mut strewn = Strewn(7);
    let mut svg = format!(
        "<defs><linearGradient id='sky' x2='0' y2='1'><stop offset='0' stop-color='#070b22'/>\
         <stop offset='.7' stop-color='#16224f'/><stop offset='1' stop-color='#3d5288'/></linearGradient>\
         <radialGradient id='earth' gradientUnits='userSpaceOnUse' cx='0' cy='0' r='520' gradientTransform='translate({x} {}) scale(1 .66)'>\
         <stop offset='0' stop-color='#ffb866'/><stop offset='.14' stop-color='#d98543'/><stop offset='.3' stop-color='#a8643a'/>\
         <stop offset='.48' stop-color='#754b3a'/><stop offset='.66' stop-color='#4b3a44'/><stop offset='.84' stop-color='#2b2c4a'/>\
         <stop offset='1' stop-color='#182042'/></radialGradient>\
         <radialGradient id='glow'><stop offset='0' stop-color='#ffc36b' stop-opacity='.7'/>\
         <stop offset='.4' stop-color='#f0812f' stop-opacity='.28'/><stop offset='1' stop-color='#e8742c' stop-opacity='0'/></radialGradient>\
         <radialGradient id='halo'><stop offset='.4' stop-color='#cfe0ff' stop-opacity='.45'/><stop offset='1' stop-color='#cfe0ff' stop-opacity='0'/></radialGradient>\
         <radialGradient id='flame-out' cy='.75' r='.8'><stop offset='0' stop-color='#ffb733'/><stop offset='.5' stop-color='#ff8f22'/><stop offset='1' stop-color='#d8430f'/></radialGradient>\
         <radialGradient id='flame-in' cy='.8' r='.8'><stop offset='0' stop-color='#fffbe0'/><stop offset='.55' stop-color='#ffd766'/><stop offset='1' stop-color='#ffab2e'/></radialGradient></defs>\
         <rect width='{WIDTH}' height='{:.0}' fill='url(#sky)'/>",
        y + 24.0,
        HORIZON + 40.0,
    );
    for _ in 0..60 {
        let (x, y) = (strewn.share() * WIDTH, strewn.share() * HORIZON * 0.8);
        let r = 0.6 + strewn.share() * 0.9;
        svg += &format!("<circle class='star' cx='{x:.0}' cy='{y:.0}' r='{r:.1}'/>");
    }
    for (base, tall, step, color) in [
        (HORIZON - 8.0, 66.0, 15.0, "#33467c"),
        (HORIZON + 4.0, 74.0, 19.0, "#1b2a57"),
        (HORIZON + 16.0, 58.0, 24.0, "#0f183a"),
    ] {
        svg += &format!("<path fill='{color}' d='{}'/>", firs(&mut strewn, base, tall, step));
    }
    svg += &format!(
        "<path fill='url(#earth)' d='M0 {0:.0}Q{1:.0} {2:.0} {WIDTH} {0:.0}V{HEIGHT}H0z'/>",
        HORIZON + 26.0,
        WIDTH / 2.0,
        HORIZON + 2.0,
    );
    for _ in 0..46 {
        let (dx, dy) = ((strewn.share() - 0.5) * WIDTH, (strewn.share() - 0.42) * 560.0);
        let (rx, dark) = (16.0 + strewn.share() * 44.0, strewn.share() < 0.6);
        let fill = if dark { "#1a0e10" } else { "#ffcf9a" };
        svg += &format!(
            "<ellipse cx='{:.0}' cy='{:.0}' rx='{rx:.0}' ry='{:.0}' fill='{fill}' fill-opacity='.05'/>",
            x + dx,
            (y + dy).max(HORIZON + 40.0),
            rx * 0.3,
        );
    }
    pebbles(&mut svg, &mut strewn);
    svg += &format!(
        "<ellipse class='fire-glow' cx='{x}' cy='{:.0}' rx='330' ry='205' fill='url(#glow)'/>",
        y + 16.0
    );
    svg
}

/// Stones and grass, lit like everything else.
fn pebbles(svg: &mut String, strewn: &mut Strewn) {
    for _ in 0..34 {
        let (x, y) =
            (strewn.share() * WIDTH, HORIZON + 46.0 + strewn.share() * (HEIGHT - HORIZON - 60.0));
        let light = super::layout::light((x, y));
        let [bright, dark] = light.top(Color::hex(0x8d8078));
        let r = 2.0 + strewn.share() * 3.2;
        *svg += &format!(
            "<ellipse cx='{x:.0}' cy='{y:.0}' rx='{r:.1}' ry='{:.1}' fill='{}'/><ellipse cx='{:.1}' cy='{:.1}' rx='{:.1}' ry='{:.1}' fill='{}'/>",
            r * 0.7,
            dark.svg(),
            x - light.away.0 * r * 0.3,
            y - 0.5 - light.away.1 * r * 0.2,
            r * 0.62,
            r * 0.4,
            bright.svg(),
        );
    }
    let mut near = String::new();
    let mut far = String::new();
    for _ in 0..52 {
        let (x, y) =
            (strewn.share() * WIDTH, HORIZON + 40.0 + strewn.share() * (HEIGHT - HORIZON - 44.0));
        let light = super::layout::light((x, y));
        let blades = if light.strength > 0.42 {
            continue;
        } else if light.strength > 0.2 {
            &mut near
        } else {
            &mut far
        };
        *blades += &format!("M{x:.0} {y:.0}q-2-6-5-9M{x:.0} {y:.0}q0-7 1-11M{x:.0} {y:.0}q2-6 6-8");
    }
    *svg += &format!("<path class='grass-near' d='{near}'/><path class='grass-far' d='{far}'/>");
}

/// The fire in the middle, in its ring of stones.
pub fn fire() -> String {
    let (x, y) = CENTER;
    let mut back = String::new();
    let mut front = String::new();
    for stone in 0..14 {
        let angle = f64::from(stone) / 14.0 * std::f64::consts::TAU + 0.2;
        let (sx, sy) = (66.0 * angle.cos(), 30.0 + 66.0 * 0.5 * angle.sin());
        let r = 12.0 + 2.5 * (f64::from(stone) * 2.4).sin();
        let [bright, dark] =
            if angle.sin() > 0.0 { ["#7d5a4a", "#3a2a30"] } else { ["#e0a070", "#7a5848"] };
        let drawn = format!(
            "<ellipse cx='{sx:.0}' cy='{sy:.0}' rx='{r:.1}' ry='{:.1}' fill='{dark}' stroke='#20141a' stroke-width='1.2'/>\
             <ellipse cx='{:.1}' cy='{:.1}' rx='{:.1}' ry='{:.1}' fill='{bright}'/>",
            r * 0.78,
            sx * 0.94,
            sy - 2.5,
            r * 0.66,
            r * 0.46,
        );
        if angle.sin() > 0.0 { front += &drawn } else { back += &drawn }
    }
    format!(
        "<g transform='translate({x} {y})'><ellipse class='ashes' cy='30' rx='58' ry='28'/>{back}\
         <g class='logs'><rect x='-52' y='22' width='104' height='15' rx='7' transform='rotate(14 0 30)'/>\
         <rect x='-52' y='22' width='104' height='15' rx='7' transform='rotate(-16 0 30)'/>\
         <rect x='-30' y='30' width='60' height='13' rx='6' transform='rotate(-4 0 36)'/></g>\
         <g class='flames'>\
         <path class='flame f1' d='M2-108c6 34 46 58 46 104 0 26-21 40-48 40S-48 22-48-4c0-26 17-38 24-60 4 14 10 20 15 22-3-24 0-46 11-66z'/>\
         <path class='flame f2' d='M3-58c7 22 30 38 30 64 0 19-14 30-33 30S-33 25-33 6c0-16 11-26 16-40 4 9 8 13 11 14-2-13 2-27 9-38z'/>\
         <path class='flame f3' d='M0-16c5 12 17 21 17 34 0 12-7 18-17 18s-17-6-17-18c0-11 12-20 17-34z'/>\
         <path class='flame f4' d='M-34-58c3 8 8 12 8 19 0 6-4 9-8 9s-8-4-8-9c0-7 5-11 8-19zM24-82c2 6 6 10 6 15 0 4-3 7-6 7s-6-3-6-7c0-5 4-9 6-15z'/></g>\
         <g class='embers'><circle class='e1' cx='-14' cy='-60' r='2'/><circle class='e2' cx='12' cy='-70' r='1.600'/>\
         <circle class='e3' cx='26' cy='-40' r='2.200'/><circle class='e4' cx='-28' cy='-46' r='1.500'/></g>{front}</g>"
    )
}

/// The picture of the game: the fire at night, with some of the discs around it.
pub fn door() -> String {
    let piles: [(usize, &[Disc]); 4] = [
        (0, &[Disc::Red, Disc::Nomad]),
        (7, &[Disc::Nomad, Disc::Siana, Disc::Moon]),
        (1, &[Disc::Nostromo]),
        (6, &[Disc::Nomad, Disc::Ulrich]),
    ];
    let mut svg = ground() + &fire() + &chart(2);
    for (index, discs) in piles {
        let Some(place) = Place::new(index as u8) else { continue };
        let (x, y) = super::layout::pile(place);
        let discs: Vec<_> = discs.iter().map(|disc| (*disc, Look::default())).collect();
        let drawn = pile(&discs, super::layout::light((x, y)), &format!("door{index}"));
        svg += &format!("<g transform='translate({x} {y})'>{drawn}</g>");
    }
    format!(
        "<svg viewBox='110 120 540 420' preserveAspectRatio='xMidYMid slice' class='door-svg fire'>{svg}</svg>"
    )
}

/// Every symbol, once for the whole page.
pub fn symbols() -> &'static str {
    include_str!("../../../assets/symbols.svg")
}
