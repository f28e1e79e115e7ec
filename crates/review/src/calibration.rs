//! The calibration of chances: values measured in self-play, for each game.
//!
//! `cargo run --release -p review --example calibrate` measures it; `docs/review.md` has the
//! figures.

/// The calibration for one kind of table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// The sharpness applied to the chances of a search: see [`crate::Chances::calibrated`].
    pub search: f64,
    /// The sharpness applied to the judge's immediate evaluation.
    pub outlook: f64,
    /// The share of the variance of results that the judge explains as luck.
    pub luck_share: f64,
}

impl Calibration {
    /// No calibration: chances are used as they are.
    pub const NONE: Calibration = Calibration { search: 1.0, outlook: 1.0, luck_share: 0.0 };
}
