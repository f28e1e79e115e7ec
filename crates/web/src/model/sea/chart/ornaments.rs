//! The ornaments of the chart: depths, trees, the wind on the water, fog, tile marks.

use super::contour::Grid;
use super::land::{CELL, Land};
use super::noise::{noise, share, whim};
use super::{INK, Layers};
use ::sea::{Cell, Direction, TileKind};
use std::fmt::Write;

/// Draws everything that is not a curve through the fields.
pub(super) fn ornaments(
    tiles: &[(Cell, TileKind)],
    land: &Land,
    height: &Grid,
    known: &Grid,
    wind: Direction,
) -> Layers {
    let mut drawn = Layers::default();
    for &(cell, kind) in tiles {
        let (x, y) = (f64::from(cell.x) * CELL, -f64::from(cell.y) * CELL);
        marks(&mut drawn.marks, land, cell, x, y);
        if kind == TileKind::Fog {
            fog(&mut drawn, cell, x, y);
            continue;
        }
        let spots = Spots { cell, x, y, height, known };
        if matches!(kind, TileKind::Coast | TileKind::Island) {
            woods(&mut drawn.woods, spots);
        }
        if cell != Cell::PRIMORDIAL {
            soundings(&mut drawn.soundings, spots);
            hatching(&mut drawn.hatching, spots, wind);
        }
    }
    drawn
}

/// The possible spots for an ornament in a cell.
#[derive(Clone, Copy)]
struct Spots<'a> {
    cell: Cell,
    x: f64,
    y: f64,
    height: &'a Grid,
    known: &'a Grid,
}

impl Spots<'_> {
    /// Returns a spot of the cell and its height, if it is in known waters and the height is within
    /// these bounds. The same salt always gives the same spot.
    fn find(
        &self,
        salt: u32,
        spread: f64,
        heights: std::ops::Range<f64>,
    ) -> Option<(f64, f64, f64)> {
        let x = self.x + (share(self.cell, salt) - 0.5) * spread;
        let y = self.y + (share(self.cell, salt + 101) - 0.5) * spread;
        let height = self.height.at(x, y);
        (self.known.at(x, y) > f64::from(INK) + 10.0 && heights.contains(&height))
            .then_some((x, y, height))
    }
}

/// Draws a cross where four tiles may meet, and a tick in the middle of a shared side.
fn marks(path: &mut String, land: &Land, cell: Cell, x: f64, y: f64) {
    let laid = |dx: i8, dy: i8| {
        land.kind(Cell { x: cell.x.wrapping_add(dx), y: cell.y.wrapping_add(dy) }).is_some()
    };
    let half = CELL / 2.0;
    if laid(1, 0) {
        let _ = write!(path, "M{:.0} {:.0}v6", x + half, y - 3.0);
    }
    if laid(0, 1) {
        let _ = write!(path, "M{:.0} {:.0}h6", x - 3.0, y - half);
    }
    if laid(1, 0) && (laid(0, 1) || laid(1, 1)) || laid(0, 1) && laid(1, 1) {
        let _ = write!(path, "M{:.0} {:.0}h10m-5-5v10", x + half - 5.0, y - half);
    }
}

/// Draws trees and hills on land, as close as they can stand without touching.
fn woods(path: &mut String, spots: Spots) {
    let mut taken: Vec<(f64, f64)> = Vec::new();
    for salt in 0..48 {
        let Some((x, y, height)) = spots.find(300 + salt, 94.0, 9.0..90.0) else { continue };
        let is_hill = height > 26.0 && whim(spots.cell, 700 + salt) < 40;
        let apart = if is_hill { 17.0 } else { 11.0 };
        if taken.iter().any(|(other_x, other_y)| (other_x - x).hypot(other_y - y) < apart) {
            continue;
        }
        taken.push((x, y));
        let _ = if is_hill {
            write!(path, "M{:.0} {:.0}l6-10 3 4 3-5 6 11m-9-6-2 6", x - 9.0, y + 4.0)
        } else {
            write!(path, "M{x:.0} {y:.0}v-4c-5 0-5-8 0-8s5 8 0 8")
        };
    }
}

fn soundings(list: &mut Vec<(i32, i32, u8)>, spots: Spots) {
    for salt in 0..3 {
        let Some((x, y, height)) = spots.find(500 + salt, 88.0, -70.0..-13.0) else { continue };
        let in_the_way = (x - spots.x).abs() < 32.0 && (y - spots.y).abs() < 30.0;
        let crowded = list.iter().any(|&(other_x, other_y, _)| {
            (f64::from(other_x) - x).hypot(f64::from(other_y) - y) < 26.0
        });
        if !in_the_way && !crowded {
            let depth = (-height / 7.0) as u8 + whim(spots.cell, 540 + salt) % 4 + 1;
            list.push((x as i32, y as i32, depth));
        }
    }
}

/// Draws short strokes along the wind, in gusts, away from land.
fn hatching(path: &mut String, spots: Spots, wind: Direction) {
    let turn = f64::from(wind as u8) * std::f64::consts::FRAC_PI_4;
    let along_x = turn.sin();
    let along_y = -turn.cos();
    for salt in 0..22 {
        let Some((x, y, _)) = spots.find(900 + salt, 104.0, -90.0..-24.0) else { continue };
        if noise(x, y, 83.0) < -0.1 {
            continue;
        }
        let long = 9.0 + share(spots.cell, 960 + salt) * 17.0;
        let bend = (share(spots.cell, 990 + salt) - 0.5) * 5.0;
        let (dx, dy) = (along_x * long, along_y * long);
        let _ = write!(
            path,
            "M{:.0} {:.0}q{:.0} {:.0} {dx:.0} {dy:.0}",
            x - dx / 2.0,
            y - dy / 2.0,
            dx / 2.0 - along_y * bend,
            dy / 2.0 + along_x * bend,
        );
    }
}

/// Draws soft banks that reach a little over the border, with curls of ink on them.
fn fog(drawn: &mut Layers, cell: Cell, x: f64, y: f64) {
    for (salt, (dx, dy)) in
        [(-26.0, -24.0), (27.0, -26.0), (-28.0, 26.0), (25.0, 27.0), (0.0, 0.0)].iter().enumerate()
    {
        let jitter = |salt: u32| (share(cell, salt) - 0.5) * 16.0;
        let salt = salt as u32;
        let (x, y) = (x + dx + jitter(20 + salt), y + dy + jitter(40 + salt));
        drawn.fog.push((x as i32, y as i32, 40 + whim(cell, 60 + salt) % 12));
    }
    for (salt, (dx, dy, long)) in
        [(-34.0, -22.0, 40.0), (-8.0, -4.0, 38.0), (-38.0, 16.0, 46.0), (0.0, 32.0, 30.0)]
            .iter()
            .enumerate()
    {
        let shift = (share(cell, 80 + salt as u32) - 0.5) * 14.0;
        let curl = if whim(cell, 90 + salt as u32) < 128 {
            "s-12-2-10-9 13-6 14 2-5 8-10 4"
        } else {
            "s11 3 9 9-12 7-13-1 6-8 10-3"
        };
        let _ = write!(
            drawn.scrolls,
            "M{:.0} {:.0}q{:.0}-6 {:.0} 0t{:.0} 0{curl}",
            x + dx + shift,
            y + dy,
            long / 4.0,
            long / 2.0,
            long / 2.0,
        );
    }
}
