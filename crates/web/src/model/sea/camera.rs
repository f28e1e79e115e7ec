//! The visible part of the chart: moving, zooming and fitting, in plain numbers.

use ::sea::Cell;

/// The minimum and maximum size of a cell on the screen, in pixels.
const SCALE: (f64, f64) = (14.0, 220.0);
/// The maximum size of a cell when the chart is fitted, so that a small sea is not gigantic.
const FITTED_MAX: f64 = 118.0;

/// The minimum size of a cell, in pixels, unless someone zooms out. 94 of 100 parts can be pressed,
/// which makes 44 pixels.
pub const FOLLOWED_MIN: f64 = 47.0;

/// The visible part of the chart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The column at the center of the frame; columns grow to the east.
    pub x: f64,
    /// The row at the center of the frame; rows grow to the south, as on a screen.
    pub y: f64,
    /// The size of a cell, in pixels.
    pub scale: f64,
}

/// The covered corners of a frame: the distance from its sides, and from its top or bottom.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Covered {
    /// The compass.
    pub top_right: (f64, f64),
    /// The buttons.
    pub bottom_left: (f64, f64),
}

impl Camera {
    /// Fits all these cells and a margin into a frame of this size, keeping them out of the covered
    /// corners.
    pub fn fit(
        cells: impl IntoIterator<Item = Cell>,
        frame: (f64, f64),
        covered: Covered,
    ) -> Camera {
        let cells: Vec<Cell> = cells.into_iter().collect();
        let (right, top) = covered.top_right;
        let bottom = covered.bottom_left.1;
        // The smaller the reserved edges the better, but nothing may be hidden.
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

    /// Returns the camera used until someone moves the chart. It shows all cells if they are large
    /// enough then. Otherwise it shows the cells with action, with as much around them as fits.
    /// While those are visible, the chart stays `before`.
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
        // The action may be wider than the frame. Then its center is shown.
        good.unwrap_or(middle)
    }

    /// Returns `true` if all these cells are in the frame.
    pub fn holds(self, cells: &[Cell], frame: (f64, f64)) -> bool {
        let half = self.scale / 2.0;
        cells.iter().all(|cell| {
            let (x, y) = self.place(*cell, frame);
            x >= half && y >= half && x + half <= frame.0 && y + half <= frame.1
        })
    }

    /// Moves the camera so that at most half a cell of emptiness is visible beyond these cells, if
    /// they are larger than the frame.
    fn within(self, cells: &[Cell], frame: (f64, f64)) -> Camera {
        let Some((low, high)) = Cell::bounds(cells.iter().copied()) else { return self };
        let keep = |at: f64, low: f64, high: f64, size: f64| {
            let half = size / 2.0 / self.scale;
            let least = low - 1.0 + half;
            let most = high + 1.0 - half;
            if least < most { at.clamp(least, most) } else { (low + high) / 2.0 }
        };
        let x = keep(self.x, f64::from(low.x), f64::from(high.x), frame.0);
        let y = keep(self.y, -f64::from(high.y), -f64::from(low.y), frame.1);
        Camera { x, y, ..self }
    }

    /// Returns `true` if one of these cells is in a covered corner.
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

    /// Centers all these cells in a frame.
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

    /// Moves the camera by this many pixels: the point under the finger stays under it.
    pub fn dragged(self, dx: f64, dy: f64) -> Camera {
        Camera { x: self.x - dx / self.scale, y: self.y - dy / self.scale, ..self }
    }

    /// Zooms around a point, given in pixels from the center of the frame.
    pub fn zoomed(self, factor: f64, at: (f64, f64)) -> Camera {
        let scale = (self.scale * factor).clamp(SCALE.0, SCALE.1);
        let by = 1.0 / self.scale - 1.0 / scale;
        Camera { x: self.x + at.0 * by, y: self.y + at.1 * by, scale }
    }

    /// Keeps the camera near enough that some of these cells are in the frame.
    pub fn kept_near(self, cells: impl IntoIterator<Item = Cell>) -> Camera {
        let Some((low, high)) = Cell::bounds(cells) else { return self };
        let west = f64::from(low.x) - 1.0;
        let east = f64::from(high.x) + 1.0;
        let north = -f64::from(high.y) - 1.0;
        let south = -f64::from(low.y) + 1.0;
        Camera { x: self.x.clamp(west, east), y: self.y.clamp(north, south), ..self }
    }

    /// Returns the center of a cell in a frame of this size, in pixels.
    pub fn place(self, cell: Cell, frame: (f64, f64)) -> (f64, f64) {
        let x = (f64::from(cell.x) - self.x) * self.scale + frame.0 / 2.0;
        let y = (-f64::from(cell.y) - self.y) * self.scale + frame.1 / 2.0;
        (x, y)
    }
}
