//! A small net that judges a position: from the features of every seat it predicts the order in
//! which the seats finish.
//!
//! Every seat has a tower, and all towers have the same weights. The tower's first layer sees the
//! features of its seat. The second layer sees the first layer's output for this seat and the sum
//! of the outputs for all others. A linear part bypasses both layers. The result is one strength
//! per seat. The seats then take the places as in a lottery in which a seat has as many tickets as
//! its strength says (Plackett and Luce).
//!
//! In a search, a net judges the leaves, and weights guess the moves: see [`crate::SearchBot`].
//!
//! Everything up to the strengths is integer arithmetic, so every machine gets the same result.

mod file;

pub use file::NetProblem;

use crate::exact::exp;
use crate::{Outlook, insight::blend};
use kernel::SEATS_MAX;

/// The number of inputs of a tower. A game's features and the share of the game that is left must
/// fit.
pub const INPUTS: usize = 32;
/// The units that the two layers can have.
pub const SHAPES: [[usize; 2]; 4] = [[0, 0], [16, 8], [16, 16], [32, 16]];
/// An input or an activation of this size stands for 1.
pub const ONE: i32 = 64;
/// The fixed-point representation of 1 for weights.
pub const WEIGHT_ONE: i32 = 256;
/// The largest activation.
pub const CLIP: i32 = 8 * ONE;
/// The largest weight. It keeps sums from overflowing.
pub const WEIGHT_MAX: i16 = 8191;

/// The inputs of a tower for one seat.
pub type Inputs = [i16; INPUTS];

/// Computes the inputs of a seat: features in the units of their game, then the share of the game
/// that is left.
pub fn inputs(features: &[f32], units: &[f32], left: f32) -> Inputs {
    let mut inputs = [0; INPUTS];
    let scaled = features.iter().zip(units).map(|(feature, unit)| feature * unit);
    for (input, value) in inputs.iter_mut().zip(scaled) {
        *input = rounded(value);
    }
    inputs[INPUTS - 1] = rounded(left * ONE as f32);
    inputs
}

/// Rounds to the nearest integer from -127 to 127. Truncating a positive number is one instruction
/// everywhere; rounding is a function call on older machines.
#[inline]
fn rounded(value: f32) -> i16 {
    (value.clamp(-127.0, 127.0) + 128.5) as i16 - 128
}

/// The net for one game at one number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// The game it judges.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The provenance, one line each.
    pub provenance: Vec<String>,
    /// The sizes of the first and second layer.
    pub hidden: [usize; 2],
    /// All weights, in the order of [`NetLayout`].
    weights: Vec<i16>,
    /// The first layer by input, then the second by unit of the first: the difference between the
    /// own tower and the others, and the part shared by every tower. Most inputs and units are 0,
    /// and the column of a 0 is skipped.
    columns: [Vec<i16>; 3],
}

/// The offset at which each group of weights begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetLayout {
    /// The first layer: a row of [`INPUTS`] for each unit.
    pub first: usize,
    /// The biases of the first layer.
    pub first_bias: usize,
    /// The second layer: for each unit, a row for the own tower and one for the sum of all others.
    pub second: usize,
    /// The biases of the second layer.
    pub second_bias: usize,
    /// The last layer.
    pub last: usize,
    /// The linear part: late, then early.
    pub linear: usize,
    /// The number of weights.
    pub len: usize,
}

impl NetLayout {
    /// Returns the layout of a net with these layers.
    pub fn of([first, second]: [usize; 2]) -> NetLayout {
        let first_bias = INPUTS * first;
        let second_layer = first_bias + first;
        let second_bias = second_layer + 2 * first * second;
        let last = second_bias + second;
        let linear = last + second;
        NetLayout {
            first: 0,
            first_bias,
            second: second_layer,
            second_bias,
            last,
            linear,
            len: linear + 2 * INPUTS,
        }
    }
}

/// A comfortable lead in strength, used for the margin.
const MARGIN: f32 = 2.0;

impl Net {
    /// Creates a net with these weights.
    pub fn new(
        game: &str,
        players: u8,
        provenance: Vec<String>,
        hidden: [usize; 2],
        weights: Vec<i16>,
    ) -> Net {
        let layout = NetLayout::of(hidden);
        let [first, second] = hidden;
        let turned = |rows: usize, columns: usize, at: &dyn Fn(usize, usize) -> i16| {
            let cells = (0..columns).flat_map(|column| (0..rows).map(move |row| (row, column)));
            cells.map(|(row, column)| at(row, column)).collect::<Vec<i16>>()
        };
        let of_own = |unit: usize, from: usize| weights[layout.second + unit * 2 * first + from];
        let of_others = |unit: usize, from: usize| of_own(unit, first + from);
        let columns = [
            turned(first, INPUTS, &|unit, input| weights[unit * INPUTS + input]),
            turned(second, first, &|unit, from| of_own(unit, from) - of_others(unit, from)),
            turned(second, first, &|unit, from| of_others(unit, from)),
        ];
        Net { game: game.to_owned(), players, provenance, hidden, weights, columns }
    }

    /// Returns all weights, in the order of [`NetLayout`].
    pub fn weights(&self) -> &[i16] {
        &self.weights
    }

    /// Computes the strength of every seat, in [`WEIGHT_ONE`]ths of a natural logarithm.
    pub fn strengths(&self, seats: &[Inputs], strengths: &mut [i32; SEATS_MAX]) {
        match self.hidden {
            [0, 0] => self.strengths_linear(seats, strengths),
            [16, 8] => self.strengths_in::<16, 8>(seats, strengths),
            [16, 16] => self.strengths_in::<16, 16>(seats, strengths),
            _ => self.strengths_in::<32, 16>(seats, strengths),
        }
    }

    /// The strengths without any layer: the linear part alone.
    fn strengths_linear(&self, seats: &[Inputs], strengths: &mut [i32; SEATS_MAX]) {
        let (late, soon) = self.weights[NetLayout::of([0, 0]).linear..].split_at(INPUTS);
        for (strength, inputs) in strengths.iter_mut().zip(seats) {
            let left = i32::from(inputs[INPUTS - 1]);
            *strength = (dot(late, inputs) + dot(soon, inputs) * left / ONE) / ONE;
        }
    }

    fn strengths_in<const FIRST: usize, const SECOND: usize>(
        &self,
        seats: &[Inputs],
        strengths: &mut [i32; SEATS_MAX],
    ) {
        let layout = NetLayout::of([FIRST, SECOND]);
        let weights = &self.weights[..layout.len];
        let [by_input, beyond, of_any] = &self.columns;
        let first_bias: [i32; FIRST] = biases(&weights[layout.first_bias..]);
        let mut towers = [[0; FIRST]; SEATS_MAX];
        let mut all = [0; FIRST];
        for (tower, inputs) in towers.iter_mut().zip(seats) {
            let mut sums = first_bias;
            add_columns(&mut sums, by_input, inputs.iter().map(|&input| input.into()));
            for unit in 0..FIRST {
                tower[unit] = (sums[unit] / WEIGHT_ONE).clamp(0, CLIP);
                all[unit] += tower[unit];
            }
        }
        let mut common: [i32; SECOND] = biases(&weights[layout.second_bias..]);
        add_columns(&mut common, of_any, all.iter().copied());
        let last = &weights[layout.last..][..SECOND];
        let (late, soon) = weights[layout.linear..][..2 * INPUTS].split_at(INPUTS);
        for (seat, inputs) in seats.iter().enumerate() {
            let mut sums = common;
            add_columns(&mut sums, beyond, towers[seat].iter().copied());
            let mut sum = 0;
            for unit in 0..SECOND {
                sum += (sums[unit] / WEIGHT_ONE).clamp(0, CLIP) * i32::from(last[unit]);
            }
            let left = i32::from(inputs[INPUTS - 1]);
            sum += dot(late, inputs) + dot(soon, inputs) * left / ONE;
            strengths[seat] = sum / ONE;
        }
    }

    /// Evaluates a position whose seats have these inputs.
    pub fn outlook(&self, seats: &[Inputs]) -> Outlook {
        let mut strengths = [0; SEATS_MAX];
        self.strengths(seats, &mut strengths);
        let mut logs = [0.0; SEATS_MAX];
        for (log, strength) in logs.iter_mut().zip(strengths) {
            *log = strength as f32 / WEIGHT_ONE as f32;
        }
        outlook(&logs[..seats.len()])
    }
}

/// Computes the outlook for seats with these strengths, given as natural logarithms.
fn outlook(logs: &[f32]) -> Outlook {
    let mut outlook = Outlook::default();
    let top = logs.iter().copied().fold(f32::MIN, f32::max);
    let mut lots = [0.0; SEATS_MAX];
    let mut sum = 0.0;
    for (lot, log) in lots.iter_mut().zip(logs) {
        *lot = exp(log - top);
        sum += *lot;
    }
    for seat in 0..logs.len() {
        outlook.win[seat] = lots[seat] / sum;
        let mut beaten = 0.0;
        let mut rival = f32::MIN;
        for other in (0..logs.len()).filter(|&other| other != seat) {
            beaten += lots[seat] / (lots[seat] + lots[other]);
            rival = rival.max(logs[other]);
        }
        let place = beaten / (logs.len() as f32 - 1.0).max(1.0);
        outlook.worth[seat] = blend(outlook.win[seat], place, logs[seat] - rival, MARGIN);
    }
    outlook
}

/// Scales the biases to the unit of the sums.
fn biases<const UNITS: usize>(weights: &[i16]) -> [i32; UNITS] {
    std::array::from_fn(|unit| i32::from(weights[unit]) * ONE)
}

/// Adds to each sum its weights times the values. A column has a weight for each sum.
#[inline]
fn add_columns<const UNITS: usize>(
    sums: &mut [i32; UNITS],
    columns: &[i16],
    values: impl Iterator<Item = i32>,
) {
    let (columns, _) = columns.as_chunks::<UNITS>();
    for (column, value) in columns.iter().zip(values) {
        if value != 0 {
            for unit in 0..UNITS {
                sums[unit] += i32::from(column[unit]) * value;
            }
        }
    }
}

/// Returns the dot product.
#[inline]
fn dot(weights: &[i16], inputs: &Inputs) -> i32 {
    weights.iter().zip(inputs).map(|(weight, input)| i32::from(*weight) * i32::from(*input)).sum()
}
