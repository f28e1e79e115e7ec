//! The scenery at night: sky and trees, the lit ground, and the fire itself.

use crate::model::campfire::layout::{HORIZON, Layout, View};
use crate::model::campfire::light::Color;

/// Deterministic random numbers for scattered details.
struct Strewn(u32);

impl Strewn {
    /// Returns a number from 0 to 1.
    fn share(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(self.0 >> 8) / f64::from(1u32 << 24)
    }

    /// Returns a number between the bounds.
    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.share()
    }
}

/// Returns how far the edge of the clearing hangs down at this distance from its center.
fn hang(x: f64, view: &View) -> f64 {
    let out = x / (view.width / 2.0).max(1.0);
    22.0 * out * out
}

/// Draws a line of firs along the horizon, from the far end of the row to the near one.
fn firs(strewn: &mut Strewn, view: &View, base: f64, tall: f64, step: f64) -> String {
    let mut d = format!("M{:.0} {:.0}", view.left - 20.0, base + 90.0);
    let mut x = view.left - 20.0;
    while x < view.right() + 30.0 {
        let height = tall * (0.55 + 0.7 * strewn.share()) * (1.0 + 0.25 * hang(x, view) / 22.0);
        let foot = base + hang(x, view) + 6.0 * strewn.share();
        // Few sizes, so that equal firs are equal text, which compresses well.
        d += &fir(x, foot, (height / 5.0).round() * 5.0);
        x += step * (0.55 + 0.7 * strewn.share());
    }
    d + &format!("L{:.0} {:.0}z", view.right() + 40.0, base + 90.0)
}

/// Draws the outline of a fir with three rows of branches, from its left foot to its right one.
fn fir(x: f64, foot: f64, height: f64) -> String {
    let out = |share: f64| (height * 0.19 * share).round();
    let up = |share: f64| (height * share).round();
    let [half, low, tip, notch] = [1.0, 0.45, 0.75, 0.25].map(out);
    let [first, second, third] = [0.34, 0.3, 0.36].map(up);
    let into = tip - low;
    let over = low - notch;
    format!(
        "L{:.0} {foot:.0}l{1} -{first}h-{into}l{2} -{second}h-{over}l{low} -{third}\
         l{low} {third}h-{over}l{2} {second}h-{into}l{1} {first}",
        x - half,
        half - low,
        tip - notch,
    )
}

/// Defines the colors of sky, earth and fire, once per page.
fn paints(layout: &Layout) -> String {
    let wide = (layout.view.width * 0.52).clamp(520.0, 780.0);
    format!(
        "<defs><linearGradient id='sky' x2='0' y2='1'><stop offset='0' stop-color='#050818'/>\
         <stop offset='.55' stop-color='#101a42'/><stop offset='.85' stop-color='#263769'/><stop offset='1' stop-color='#3d5288'/></linearGradient>\
         <radialGradient id='earth' gradientUnits='userSpaceOnUse' cx='0' cy='0' r='{wide:.0}' gradientTransform='translate(0 30) scale(1 .6)'>\
         <stop offset='0' stop-color='#f0a558'/><stop offset='.13' stop-color='#cf7d3f'/><stop offset='.3' stop-color='#a06038'/>\
         <stop offset='.48' stop-color='#6f4838'/><stop offset='.66' stop-color='#473843'/><stop offset='.84' stop-color='#282a48'/>\
         <stop offset='1' stop-color='#161e3f'/></radialGradient></defs>"
    )
}

/// Draws the ground: trampled earth in the light of the fire, a line of trees, and the sky above.
pub fn ground(layout: &Layout) -> String {
    let view = layout.view;
    let mut strewn = Strewn(7);
    let mut svg = paints(layout);
    svg += &format!(
        "<rect x='{:.0}' y='{:.0}' width='{:.0}' height='{:.0}' fill='url(#sky)'/>",
        view.left - 2.0,
        view.top - 2.0,
        view.width + 4.0,
        HORIZON + 60.0 - view.top,
    );
    let sky = HORIZON - 60.0 - view.top;
    for _ in 0..((view.width * sky / 2600.0) as usize).clamp(24, 150) {
        let (x, y) =
            (strewn.between(view.left, view.right()), view.top + strewn.share() * sky.max(20.0));
        let r = 0.5 + strewn.share() * 0.9;
        svg += &format!("<circle class='star' cx='{x:.0}' cy='{y:.0}' r='{r:.1}'/>");
    }
    for (base, tall, step, color) in [
        (HORIZON - 14.0, 58.0, 19.0, "#33467c"),
        (HORIZON + 2.0, 66.0, 26.0, "#1d2c5a"),
        (HORIZON + 16.0, 60.0, 34.0, "#0e1737"),
    ] {
        let row = firs(&mut strewn, &view, base, tall, step);
        svg += &format!("<path fill='{color}' d='{row}'/>");
    }
    svg += &format!(
        "<path fill='url(#earth)' d='M{0:.0} {1:.0}Q0 {2:.0} {3:.0} {1:.0}V{4:.0}H{0:.0}z'/>",
        view.left - 2.0,
        HORIZON + 44.0,
        HORIZON + 4.0,
        view.right() + 2.0,
        view.bottom() + 2.0,
    );
    trampled(&mut svg, &mut strewn, layout);
    pebbles(&mut svg, &mut strewn, layout);
    blades(&mut svg, &mut strewn, layout);
    svg
}

/// Draws lighter and darker patches where feet have worn the ground.
fn trampled(svg: &mut String, strewn: &mut Strewn, layout: &Layout) {
    let view = layout.view;
    let count = (view.width / 11.0) as usize;
    for _ in 0..count.clamp(40, 130) {
        let x = strewn.between(view.left, view.right());
        let y = strewn.between(HORIZON + 56.0, view.bottom());
        let (rx, dark) = (14.0 + strewn.share() * 52.0, strewn.share() < 0.6);
        let fill = if dark { "#1a0e10" } else { "#ffcf9a" };
        let strong = if dark { 0.06 } else { 0.12 * layout.light((x, y)).strength };
        *svg += &format!(
            "<ellipse cx='{x:.0}' cy='{y:.0}' rx='{rx:.0}' ry='{:.0}' fill='{fill}' fill-opacity='{strong:.2}'/>",
            rx * (0.16 + 0.18 * strewn.share()),
        );
    }
    // Arcs around the fire, where people walked from place to place.
    for ring in [0.42, 0.66, 0.93] {
        let rx = ring * 1.2 * layout.light_reach();
        *svg += &format!("<ellipse class='path-worn' cy='34' rx='{rx:.0}' ry='{:.0}'/>", rx * 0.56);
    }
}

/// Draws lit stones and grass.
fn pebbles(svg: &mut String, strewn: &mut Strewn, layout: &Layout) {
    let view = layout.view;
    let count = ((view.width * view.height) / 15_000.0) as usize;
    for _ in 0..count.clamp(30, 110) {
        let x = strewn.between(view.left, view.right());
        let y = strewn.between(HORIZON + 60.0, view.bottom());
        let light = layout.light((x, y));
        let [bright, dark] = light.top(Color::hex(0x8d8078));
        let r = 1.6 + strewn.share().powi(2) * 5.4;
        let (fx, fy) = light.away;
        *svg += &format!(
            "<ellipse cx='{:.1}' cy='{:.1}' rx='{:.1}' ry='{:.1}' fill='#0c0710' fill-opacity='.4'/>\
             <ellipse cx='{x:.0}' cy='{y:.0}' rx='{r:.1}' ry='{:.1}' fill='{}'/><ellipse cx='{:.1}' cy='{:.1}' rx='{:.1}' ry='{:.1}' fill='{}'/>",
            x + fx * r * 0.9,
            y + 0.5 + fy * r * 0.5,
            r * 1.3,
            r * 0.7,
            r * 0.7,
            dark.svg(),
            x - fx * r * 0.3,
            y - 0.5 - fy * r * 0.2,
            r * 0.62,
            r * 0.4,
            bright.svg(),
        );
    }
}

/// Draws grass: tufts where no one walks, and dark blades between the viewer and the fire.
fn blades(svg: &mut String, strewn: &mut Strewn, layout: &Layout) {
    let view = layout.view;
    let mut near = String::new();
    let mut far = String::new();
    for _ in 0..((view.width / 8.0) as usize).clamp(50, 170) {
        let x = strewn.between(view.left, view.right());
        let y = strewn.between(HORIZON + 52.0, view.bottom());
        let strength = layout.light((x, y)).strength;
        if strength > 0.44 {
            continue;
        }
        let tuft = if strength > 0.2 { &mut near } else { &mut far };
        *tuft += &format!("M{x:.0} {y:.0}q-2-6-5-9M{x:.0} {y:.0}q0-7 1-11M{x:.0} {y:.0}q2-6 6-8");
    }
    *svg += &format!("<path class='grass-near' d='{near}'/><path class='grass-far' d='{far}'/>");
    let mut front = String::new();
    let mut x = view.left - 10.0;
    while x < view.right() + 10.0 {
        let tall = 16.0 + 34.0 * strewn.share().powi(2);
        let lean = strewn.between(-14.0, 14.0);
        let foot = view.bottom() + 4.0;
        front += &format!(
            "M{:.0} {foot:.0}Q{:.0} {:.0} {:.0} {:.0}Q{:.0} {:.0} {:.0} {foot:.0}z",
            x - 3.0,
            x - 2.0,
            foot - tall * 0.6,
            x + lean,
            foot - tall,
            x + 2.0 + lean * 0.3,
            foot - tall * 0.5,
            x + 3.5,
        );
        x += strewn.between(4.0, 15.0);
    }
    *svg += &format!("<path class='grass-front' d='{front}'/>");
}

/// Defines the colors of everything that flickers.
fn flame_paints() -> &'static str {
    "<defs><radialGradient id='glow'><stop offset='0' stop-color='#ffc36b' stop-opacity='.72'/>\
     <stop offset='.4' stop-color='#f0812f' stop-opacity='.27'/><stop offset='1' stop-color='#e8742c' stop-opacity='0'/></radialGradient>\
     <radialGradient id='flame-out' cy='.75' r='.8'><stop offset='0' stop-color='#ffb733'/><stop offset='.5' stop-color='#ff8f22'/><stop offset='1' stop-color='#d8430f'/></radialGradient>\
     <radialGradient id='flame-in' cy='.8' r='.8'><stop offset='0' stop-color='#fffbe0'/><stop offset='.55' stop-color='#ffd766'/><stop offset='1' stop-color='#ffab2e'/></radialGradient></defs>"
}

/// Draws the light on the ground around the fire.
pub fn glow(layout: &Layout) -> String {
    let rx = 1.55 * layout.light_reach();
    format!(
        "{}<ellipse class='fire-glow' cy='22' rx='{rx:.0}' ry='{:.0}' fill='url(#glow)'/>",
        flame_paints(),
        rx * 0.6
    )
}

/// Draws the fire in its ring of stones.
pub fn fire() -> String {
    let mut back = String::new();
    let mut front = String::new();
    for stone in 0..15 {
        let angle = f64::from(stone) / 15.0 * std::f64::consts::TAU + 0.2;
        let (sx, sy) = (68.0 * angle.cos(), 30.0 + 68.0 * 0.52 * angle.sin());
        let r = 12.5 + 2.6 * (f64::from(stone) * 2.4).sin();
        let turn = 24.0 * (f64::from(stone) * 1.7).sin();
        let [bright, dark] =
            if angle.sin() > 0.0 { ["#7d5a4a", "#3a2a30"] } else { ["#e8a876", "#7a5848"] };
        let drawn = format!(
            "<g transform='translate({sx:.1} {sy:.1}) rotate({turn:.0})'>\
             <path fill='{dark}' stroke='#1c1218' stroke-width='1.2' d='M-{r:.1} 1C-{r:.1}-6-6-{0:.1} 1-{0:.1}S{r:.1}-5 {r:.1} 2 6 {0:.1}-2 {0:.1}-{r:.1} 7-{r:.1} 1z'/></g>\
             <ellipse cx='{1:.1}' cy='{2:.1}' rx='{3:.1}' ry='{4:.1}' fill='{bright}'/>",
            r * 0.8,
            sx * 0.93,
            sy - 3.0,
            r * 0.6,
            r * 0.4,
        );
        if angle.sin() > 0.0 { front += &drawn } else { back += &drawn }
    }
    format!(
        "<ellipse class='ashes' cy='30' rx='60' ry='30'/>{back}\
         <g class='logs'><rect x='-54' y='22' width='108' height='15' rx='7' transform='rotate(14 0 30)'/>\
         <rect x='-54' y='22' width='108' height='15' rx='7' transform='rotate(-16 0 30)'/>\
         <rect x='-30' y='30' width='60' height='13' rx='6' transform='rotate(-4 0 36)'/>\
         <ellipse class='cut' cx='-51' cy='16' rx='5' ry='7'/><ellipse class='cut' cx='51' cy='16' rx='5' ry='7'/></g>\
         <g class='flames'>\
         <path class='flame f1' d='M2-128c6 42 48 70 48 122 0 28-22 42-50 42S-50 22-50-6c0-29 18-44 25-70 4 16 10 23 15 25-3-27 1-53 12-77z'/>\
         <path class='flame f2' d='M3-70c7 26 32 44 32 74 0 21-15 32-35 32S-35 25-35 4c0-18 12-30 17-46 4 10 8 15 11 16-2-15 2-31 10-44z'/>\
         <path class='flame f3' d='M0-22c5 14 19 24 19 39 0 13-8 19-19 19s-19-6-19-19c0-13 14-23 19-39z'/>\
         <path class='flame f4' d='M-36-70c3 8 8 12 8 20 0 6-4 9-8 9s-8-4-8-9c0-8 5-12 8-20zM26-104c2 7 7 11 7 17 0 5-3 8-7 8s-7-3-7-8c0-6 5-10 7-17z'/></g>\
         <g class='embers'><circle class='e1' cx='-14' cy='-60' r='2'/><circle class='e2' cx='12' cy='-70' r='1.600'/>\
         <circle class='e3' cx='26' cy='-40' r='2.200'/><circle class='e4' cx='-28' cy='-46' r='1.500'/>\
         <circle class='e5' cx='4' cy='-84' r='1.800'/><circle class='e6' cx='-6' cy='-30' r='1.400'/></g>{front}"
    )
}

/// Draws sparks that fly up once, when something great has happened.
pub fn sparks() -> String {
    let mut strewn = Strewn(23);
    let spark = |n: u32| {
        let x = strewn.between(-38.0, 38.0);
        let y = strewn.between(-70.0, 10.0);
        let r = strewn.between(1.2, 3.0);
        format!("<circle class='spark b{}' cx='{x:.0}' cy='{y:.0}' r='{r:.1}'/>", n % 6)
    };
    (0..26).map(spark).collect()
}
