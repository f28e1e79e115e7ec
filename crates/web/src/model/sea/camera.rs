//! What part of the chart is seen: moving, zooming and fitting, in plain numbers.

use ::sea::Cell;

/// The least and the most that a cell measures on the screen, in pixels.
const SCALE: (f64, f64) = (14.0, 220.0);
/// The most that a cell measures when the chart is fitted, so that a young sea is not gigantic.
const FITTED_MAX: f64 = 118.0;

/// A cell is never drawn smaller than this, in pixels, unless somebody zooms out: of 100 parts 94
/// can be pressed, which makes 44 pixels.
pub const FOLLOWED_MIN: f64 = 47.0;

/// What part of the chart is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The column in the middle of the frame; columns grow to the east.
    pub x: f64,
    /// The row in the middle of the frame; rows grow to the south, as on a screen.
    pub y: f64,
    /// How many pixels a cell measures.
    pub scale: f64,
}

/// What covers the corners of a frame: how far from its sides, and from its top or bottom.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Covered {
    /// The compass.
    pub top_right: (f64, f64),
    /// The buttons.
    pub bottom_left: (f64, f64),
}

impl Camera {
    /// All these cells and a margin around them, in a frame of this size, none of them under what
    /// covers its corners.
    pub fn fit(
        cells: impl IntoIterator<Item = Cell>,
        frame: (f64, f64),
        covered: Covered,
    ) -> Camera {
        let cells: Vec<Cell> = cells.into_iter().collect();
        let (right, top) = covered.top_right;
        let bottom = covered.bottom_left.1;
        // The less room is left free at the edges the better, but nothing may be hidden.
        let edges = [
            (0.0, 0.0, 0.0),
            (0.0, 0.0, bottom),
            (right, 0.0, 0.0),
            (0.0, top, 0.0),
            (right, 0.0, bottom),
            (0.0, top, bottom),
        ];
        let fitted = edges.map(|(right, top, bottom)| {
            let fitted = Camera::fill(&cells, (frame.0 - right, frame.1 - top - bottom));
            let (dx, dy) = (right / 2.0 / fitted.scale, (top - bottom) / 2.0 / fitted.scale);
            Camera { x: fitted.x + dx, y: fitted.y - dy, ..fitted }
        });
        let open = fitted.into_iter().filter(|fitted| !fitted.hides(&cells, frame, covered));
        open.max_by(|a, b| a.scale.total_cmp(&b.scale)).unwrap_or(fitted[5])
    }

    /// What is seen as long as nobody moves the chart: all cells where they are large enough then,
    /// else those where something happens, with as much around them as there is room for. As long
    /// as these are in sight, the chart stays `before`.
    pub fn follow(
        cells: &[Cell],
        action: &[Cell],
        frame: (f64, f64),
        covered: Covered,
        before: Option<Camera>,
    ) -> Camera {
        let all = Camera::fit(cells.iter().copied(), frame, covered);
        if all.scale >= FOLLOWED_MIN {
            return all;
        }
        let shows = |camera: &Camera| {
            camera.scale == FOLLOWED_MIN
                && camera.holds(action, frame)
                && !camera.hides(action, frame, covered)
        };
        if let Some(before) = before.filter(shows) {
            return before;
        }
        let middle = Camera::fill(if action.is_empty() { cells } else { action }, frame);
        let middle = Camera { scale: FOLLOWED_MIN, ..middle };
        let (right, top) = covered.top_right;
        let bottom = covered.bottom_left.1;
        let shifts = [(0.0, 0.0), (0.0, -bottom), (right, 0.0), (0.0, top), (right, -bottom)];
        let shifted = shifts.map(|(right, down)| middle.dragged(-right / 2.0, down / 2.0));
        let within = shifted.map(|camera| camera.within(cells, frame));
        let good = within.iter().chain(&shifted).copied().find(shows);
        // What happens may be wider than the frame. Then its middle is shown.
        good.unwrap_or(middle)
    }

    /// Whether all these cells are in the frame.
    pub fn holds(self, cells: &[Cell], frame: (f64, f64)) -> bool {
        let half = self.scale / 2.0;
        cells.iter().all(|cell| {
            let (x, y) = self.place(*cell, frame);
            x >= half && y >= half && x + half <= frame.0 && y + half <= frame.1
        })
    }

    /// Moved so that no more emptiness than half a cell is seen beyond these cells, where they are
    /// more than the frame holds.
    fn within(self, cells: &[Cell], frame: (f64, f64)) -> Camera {
        let Some((low, high)) = Cell::bounds(cells.iter().copied()) else { return self };
        let keep = |at: f64, low: f64, high: f64, size: f64| {
            let half = size / 2.0 / self.scale;
            let (least, most) = (low - 1.0 + half, high + 1.0 - half);
            if least < most { at.clamp(least, most) } else { (low + high) / 2.0 }
        };
        let x = keep(self.x, f64::from(low.x), f64::from(high.x), frame.0);
        let y = keep(self.y, -f64::from(high.y), -f64::from(low.y), frame.1);
        Camera { x, y, ..self }
    }

    /// Whether one of these cells lies under what covers a corner.
    fn hides(self, cells: &[Cell], frame: (f64, f64), covered: Covered) -> bool {
        let half = self.scale / 2.0;
        cells.iter().any(|cell| {
            let (x, y) = self.place(*cell, frame);
            let (right, top) = covered.top_right;
            let (left, bottom) = covered.bottom_left;
            (x + half > frame.0 - right && y - half < top)
                || (x - half < left && y + half > frame.1 - bottom)
        })
    }

    /// All these cells in the middle of a frame.
    fn fill(cells: &[Cell], frame: (f64, f64)) -> Camera {
        let around = Cell::bounds(cells.iter().copied());
        let (low, high) = around.unwrap_or((Cell::PRIMORDIAL, Cell::PRIMORDIAL));
        let wide = f64::from(high.x) - f64::from(low.x) + 1.0;
        let tall = f64::from(high.y) - f64::from(low.y) + 1.0;
        let scale = (frame.0 / (wide + 0.5)).min(frame.1 / (tall + 0.5));
        Camera {
            x: (f64::from(low.x) + f64::from(high.x)) / 2.0,
            y: -(f64::from(low.y) + f64::from(high.y)) / 2.0,
            scale: scale.clamp(SCALE.0.min(scale), FITTED_MAX),
        }
    }

    /// Moved by so many pixels: what was under the finger stays under it.
    pub fn dragged(self, dx: f64, dy: f64) -> Camera {
        Camera { x: self.x - dx / self.scale, y: self.y - dy / self.scale, ..self }
    }

    /// Zoomed around a point that lies so many pixels from the middle of the frame.
    pub fn zoomed(self, factor: f64, at: (f64, f64)) -> Camera {
        let scale = (self.scale * factor).clamp(SCALE.0, SCALE.1);
        let by = 1.0 / self.scale - 1.0 / scale;
        Camera { x: self.x + at.0 * by, y: self.y + at.1 * by, scale }
    }

    /// Never so far away that nothing of these cells is in the frame.
    pub fn kept_near(self, cells: impl IntoIterator<Item = Cell>) -> Camera {
        let Some((low, high)) = Cell::bounds(cells) else { return self };
        let (west, east) = (f64::from(low.x) - 1.0, f64::from(high.x) + 1.0);
        let (north, south) = (-f64::from(high.y) - 1.0, -f64::from(low.y) + 1.0);
        Camera { x: self.x.clamp(west, east), y: self.y.clamp(north, south), ..self }
    }

    /// Where the middle of a cell lies in a frame of this size, in pixels.
    pub fn place(self, cell: Cell, frame: (f64, f64)) -> (f64, f64) {
        let x = (f64::from(cell.x) - self.x) * self.scale + frame.0 / 2.0;
        let y = (-f64::from(cell.y) - self.y) * self.scale + frame.1 / 2.0;
        (x, y)
    }
}
