//! Contour lines through a grid of samples, as SVG paths: coastlines, shallows, edges.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

/// Samples of a field at the crossings of a square grid.
pub(super) struct Grid {
    /// The x coordinate of the first sample.
    pub left: f64,
    /// The y coordinate of the first sample.
    pub top: f64,
    /// The distance between two samples.
    pub step: f64,
    /// The number of samples per row.
    pub columns: usize,
    /// The samples, row by row.
    pub values: Vec<f32>,
}

/// A crossing of a curve with an edge of the grid: the index of the sample where the edge starts,
/// and whether it goes down instead of right. Equal crossings are the same point.
type Crossing = (usize, bool);

impl Grid {
    fn rows(&self) -> usize {
        self.values.len() / self.columns
    }

    /// Returns the position of a sample.
    pub fn place(&self, index: usize) -> (f64, f64) {
        let (row, column) = (index / self.columns, index % self.columns);
        (self.left + column as f64 * self.step, self.top + row as f64 * self.step)
    }

    /// Returns the interpolated value at any point; very low outside the grid.
    pub fn at(&self, x: f64, y: f64) -> f64 {
        let (column, row) = ((x - self.left) / self.step, (y - self.top) / self.step);
        if column < 0.0 || row < 0.0 {
            return -1000.0;
        }
        let c = column as usize;
        let r = row as usize;
        if c + 1 >= self.columns || r + 1 >= self.rows() {
            return -1000.0;
        }
        let value = |c: usize, r: usize| f64::from(self.values[r * self.columns + c]);
        let s = column - c as f64;
        let t = row - r as f64;
        let above = value(c, r) * (1.0 - s) + value(c + 1, r) * s;
        let below = value(c, r + 1) * (1.0 - s) + value(c + 1, r + 1) * s;
        above * (1.0 - t) + below * t
    }

    /// Returns the outlines of everything higher than `level`, for filling. The border of the grid
    /// must be lower, so that every outline closes.
    pub fn outline(&self, level: f32) -> String {
        self.path(level, |_| true)
    }

    /// Returns the curve at `level`, for stroking. It includes only the grid squares that `wanted`
    /// selects by their first sample.
    pub fn path(&self, level: f32, wanted: impl Fn(usize) -> bool) -> String {
        let mut next: HashMap<Crossing, Crossing> = HashMap::new();
        for row in 0..self.rows() - 1 {
            for column in 0..self.columns - 1 {
                let index = row * self.columns + column;
                if wanted(index) {
                    for (from, to) in self.square(index, level) {
                        next.insert(from, to);
                    }
                }
            }
        }
        let mut path = String::new();
        for start in starts(&next) {
            if !next.contains_key(&start) {
                continue;
            }
            let mut line = vec![start];
            let mut last = start;
            while let Some(crossing) = next.remove(&last) {
                line.push(crossing);
                last = crossing;
            }
            let points: Vec<_> = line.iter().map(|crossing| self.point(*crossing, level)).collect();
            smooth(&mut path, &points, last == start);
        }
        path
    }

    /// Returns the pieces of the curve in one square, with the high ground on their left.
    fn square(&self, index: usize, level: f32) -> Vec<(Crossing, Crossing)> {
        let below = index + self.columns;
        let high = |index: usize| self.values[index] > level;
        let corners = [high(index), high(index + 1), high(below + 1), high(below)];
        let [top, right, bottom, left] =
            [(index, false), (index + 1, true), (below, false), (index, true)];
        let sides = [top, right, bottom, left];
        // A side between a low and a high corner begins or ends a piece. Walking clockwise, each
        // step up from low to high is joined to the next step down.
        let mut pieces = Vec::new();
        for up in 0..4 {
            if !corners[up] && corners[(up + 1) % 4] {
                let down = (1..4)
                    .map(|ahead| (up + ahead) % 4)
                    .find(|&side| corners[side] && !corners[(side + 1) % 4]);
                pieces.extend(down.map(|down| (sides[up], sides[down])));
            }
        }
        pieces
    }

    fn point(&self, (index, down): Crossing, level: f32) -> (f64, f64) {
        let other = if down { index + self.columns } else { index + 1 };
        let from = self.values[index];
        let to = self.values[other];
        let share = f64::from(((level - from) / (to - from)).clamp(0.02, 0.98)) * self.step;
        let (x, y) = self.place(index);
        if down { (x, y + share) } else { (x + share, y) }
    }
}

/// Returns the possible starts of lines: first the crossings that no piece leads to, then, for
/// rings, all others. They are sorted, so that the same field gives the same path.
fn starts(next: &HashMap<Crossing, Crossing>) -> Vec<Crossing> {
    let reached: HashSet<_> = next.values().collect();
    let mut starts: Vec<_> = next.keys().copied().collect();
    starts.sort_unstable_by_key(|crossing| (reached.contains(crossing), *crossing));
    starts
}

/// Draws a curve through the midpoints between the points, so that no corner shows. Each piece says
/// how far it goes, not where: small numbers that often repeat compress well.
fn smooth(path: &mut String, points: &[(f64, f64)], closed: bool) {
    let middle = |a: (f64, f64), b: (f64, f64)| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    let whole = |point: (f64, f64)| (point.0.round() as i32, point.1.round() as i32);
    let points = if closed { &points[1..] } else { points };
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return };
    let start = if closed { middle(last, first) } else { first };
    let mut at = whole(start);
    let _ = write!(path, "M{} {}", at.0, at.1);
    for (index, &point) in points.iter().enumerate() {
        let following = match points.get(index + 1) {
            Some(&following) => middle(point, following),
            None if closed => start,
            None => point,
        };
        let by = whole(point);
        let to = whole(following);
        let _ = write!(path, "q{} {} {} {}", by.0 - at.0, by.1 - at.1, to.0 - at.0, to.1 - at.1);
        at = to;
    }
    if closed {
        path.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hill(columns: usize, rows: usize, height: impl Fn(f64, f64) -> f64) -> Grid {
        let values = (0..rows * columns)
            .map(|index| height((index % columns) as f64, (index / columns) as f64) as f32)
            .collect();
        Grid { left: 0.0, top: 0.0, step: 1.0, columns, values }
    }

    #[test]
    fn a_hill_has_one_closed_outline_and_a_plain_has_none() {
        let cone = hill(21, 21, |x, y| 6.0 - (x - 10.0).hypot(y - 10.0));
        let path = cone.outline(0.0);
        assert_eq!(path.matches('M').count(), 1, "{path}");
        assert_eq!(path.matches('Z').count(), 1, "{path}");
        assert_eq!(hill(9, 9, |_, _| -1.0).outline(0.0), "");
    }

    #[test]
    fn a_ridge_between_two_hills_joins_or_parts_their_outlines() {
        let hills = |x: f64, y: f64| {
            f64::max(5.0 - (x - 8.0).hypot(y - 10.0), 5.0 - (x - 19.0).hypot(y - 10.0))
        };
        let outline = |level| hill(28, 21, hills).outline(level).matches('Z').count();
        assert_eq!(outline(1.0), 2);
        assert_eq!(outline(-2.0), 1);
    }

    #[test]
    fn a_curve_is_cut_where_it_is_not_wanted() {
        let cone = hill(21, 21, |x, y| 6.0 - (x - 10.0).hypot(y - 10.0));
        let path = cone.path(0.0, |index| index % 21 < 10);
        assert_eq!(path.matches('M').count(), 1, "{path}");
        assert!(!path.contains('Z'), "{path}");
    }

    #[test]
    fn a_field_is_even_between_its_samples() {
        let slope = hill(5, 5, |x, y| x + 10.0 * y);
        assert!((slope.at(1.5, 2.25) - 24.0).abs() < 1e-6);
        assert!(slope.at(-0.1, 1.0) < -100.0 && slope.at(1.0, 4.5) < -100.0);
    }
}
