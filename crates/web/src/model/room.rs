//! The part of the window that a board has to itself. The board fills the whole frame, and panels
//! float on it.

/// The frame of a board and the part of it that no panel covers, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// The size of the frame.
    pub frame: (f64, f64),
    /// The upper left corner of the free part.
    pub corner: (f64, f64),
    /// The size of the free part.
    pub free: (f64, f64),
}

impl Room {
    /// Creates a frame that nothing covers.
    pub fn open(width: f64, height: f64) -> Room {
        Room { frame: (width, height), corner: (0.0, 0.0), free: (width, height) }
    }

    /// Returns the center of the free part.
    pub fn middle(&self) -> (f64, f64) {
        (self.corner.0 + self.free.0 / 2.0, self.corner.1 + self.free.1 / 2.0)
    }
}
