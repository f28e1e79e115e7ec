//! The net during training: the same towers as in [`bots::net`] in floating point, with their
//! gradients and the optimizer (Adam).

use bots::Net;
use bots::net::{CLIP, INPUTS, NetLayout, ONE, WEIGHT_MAX, WEIGHT_ONE};
use dealer::Quick;
use kernel::{Luck, SEATS_MAX};

/// The weight of the places below the first, relative to the first.
const LOWER_PLACES: f32 = 0.4;
/// The largest activation.
const CLIP_REAL: f32 = (CLIP / ONE) as f32;

/// A training example: the inputs of each seat, and its final place.
#[derive(Clone, Copy, Debug)]
pub struct TrainingExample<'a> {
    /// [`INPUTS`] numbers for each seat, concatenated.
    pub inputs: &'a [i8],
    /// The place of each seat, from 1; shared places are equal. Empty where no game went on.
    pub places: &'a [u8],
    /// A search's estimate of each seat's chance to win, and its weight beside the result, from 0
    /// to 1.
    pub found: Option<(&'a [u8], f32)>,
}

impl TrainingExample<'_> {
    /// Returns the chance of each seat to win that the lesson teaches.
    fn chances(&self, seats: usize) -> [f32; SEATS_MAX] {
        let mut chances = [0.0; SEATS_MAX];
        let part =
            self.found.map_or(0.0, |(_, part)| if self.places.is_empty() { 1.0 } else { part });
        let winners = self.places.iter().filter(|&&place| place == 1).count().max(1) as f32;
        for (chance, &place) in chances.iter_mut().zip(self.places) {
            *chance += if place == 1 { (1.0 - part) / winners } else { 0.0 };
        }
        if let Some((found, _)) = self.found {
            let sum = found.iter().map(|&byte| f32::from(byte)).sum::<f32>().max(1.0);
            for (chance, &byte) in chances[..seats].iter_mut().zip(found) {
                *chance += part * f32::from(byte) / sum;
            }
        }
        chances
    }
}

/// A net in floating point.
#[derive(Clone, Debug)]
pub struct Towers {
    /// The sizes of both layers.
    pub hidden: [usize; 2],
    /// All weights, in the order of the layout.
    pub weights: Vec<f32>,
    layout: NetLayout,
    scratch: Scratch,
}

#[derive(Clone, Debug, Default)]
struct Scratch {
    inputs: Vec<f32>,
    early: Vec<f32>,
    first: Vec<f32>,
    first_slope: Vec<f32>,
    all: Vec<f32>,
    others: Vec<f32>,
    second: Vec<f32>,
}

impl Towers {
    /// Creates an untrained net with random weights.
    pub fn new(hidden: [usize; 2], seed: u64) -> Towers {
        let layout = NetLayout::of(hidden);
        let mut luck = Quick::new(seed);
        let mut weights = vec![0.0; layout.len];
        let mut draw = |range: std::ops::Range<usize>, width: f32, weights: &mut [f32]| {
            for weight in &mut weights[range] {
                *weight = width * (luck.below(1 << 16) as f32 / 32768.0 - 1.0);
            }
        };
        draw(layout.first..layout.first_bias, 0.3, &mut weights);
        draw(
            layout.second..layout.second_bias,
            (3.0 / hidden[0] as f32).sqrt() / 2.0,
            &mut weights,
        );
        draw(layout.last..layout.linear, 0.1, &mut weights);
        Towers { hidden, weights, layout, scratch: Scratch::default() }
    }

    /// Computes the strengths of all seats, as natural logarithms.
    pub fn strengths(&mut self, inputs: &[i8]) -> [f32; SEATS_MAX] {
        let seats = inputs.len() / INPUTS;
        let [h1, h2] = self.hidden;
        let NetLayout { first_bias, second, second_bias, last, linear, .. } = self.layout;
        let Scratch { inputs: xs, early, first, all, others, second: seconds, .. } =
            &mut self.scratch;
        xs.clear();
        xs.extend(inputs.iter().map(|&input| f32::from(input) / ONE as f32));
        early.clear();
        for seat in xs.chunks_exact(INPUTS) {
            early.extend(seat.iter().map(|x| x * seat[INPUTS - 1]));
        }
        first.clear();
        all.clear();
        all.resize(h1, 0.0);
        for x in xs.chunks_exact(INPUTS) {
            for (unit, sum) in all.iter_mut().enumerate() {
                let row = &self.weights[unit * INPUTS..][..INPUTS];
                let value = (self.weights[first_bias + unit] + dot(row, x)).clamp(0.0, CLIP_REAL);
                *sum += value;
                first.push(value);
            }
        }
        others.clear();
        seconds.clear();
        let mut strengths = [0.0; SEATS_MAX];
        for seat in 0..seats {
            let own = &first[seat * h1..][..h1];
            others.extend(all.iter().zip(own).map(|(all, own)| all - own));
            let rest = &others[seat * h1..][..h1];
            let mut sum = 0.0;
            for unit in 0..h2 {
                let row = &self.weights[second + unit * 2 * h1..][..2 * h1];
                let value =
                    self.weights[second_bias + unit] + dot(&row[..h1], own) + dot(&row[h1..], rest);
                let value = value.clamp(0.0, CLIP_REAL);
                seconds.push(value);
                sum += value * self.weights[last + unit];
            }
            sum += dot(&self.weights[linear..][..INPUTS], &xs[seat * INPUTS..][..INPUTS]);
            sum +=
                dot(&self.weights[linear + INPUTS..][..INPUTS], &early[seat * INPUTS..][..INPUTS]);
            strengths[seat] = sum;
        }
        strengths
    }

    /// Adds the gradient of the loss at one position to `slopes`.
    pub fn learn(&mut self, lesson: TrainingExample<'_>, slopes: &mut [f32]) {
        let strengths = self.strengths(lesson.inputs);
        let seats = lesson.inputs.len() / INPUTS;
        let chances = lesson.chances(seats);
        let of_strength = ranking_slopes(&strengths[..seats], &chances[..seats], lesson.places);
        let [h1, h2] = self.hidden;
        let NetLayout { first_bias, second, second_bias, last, linear, .. } = self.layout;
        let Scratch { inputs: xs, early, first, first_slope, others, second: seconds, .. } =
            &mut self.scratch;
        first_slope.clear();
        first_slope.resize(seats * h1, 0.0);
        let mut rest_slope = vec![0.0; h1];
        for seat in 0..seats {
            let slope = of_strength[seat];
            let x = &xs[seat * INPUTS..][..INPUTS];
            add(&mut slopes[linear..][..INPUTS], x, slope);
            add(&mut slopes[linear + INPUTS..][..INPUTS], &early[seat * INPUTS..][..INPUTS], slope);
            rest_slope.fill(0.0);
            for unit in 0..h2 {
                let value = seconds[seat * h2 + unit];
                slopes[last + unit] += slope * value;
                if value <= 0.0 || value >= CLIP_REAL {
                    continue;
                }
                let slope = slope * self.weights[last + unit];
                slopes[second_bias + unit] += slope;
                let at = second + unit * 2 * h1;
                add(&mut slopes[at..][..h1], &first[seat * h1..][..h1], slope);
                add(&mut slopes[at + h1..][..h1], &others[seat * h1..][..h1], slope);
                let row = &self.weights[at..][..2 * h1];
                add(&mut first_slope[seat * h1..][..h1], &row[..h1], slope);
                add(&mut rest_slope, &row[h1..], slope);
            }
            for other in (0..seats).filter(|&other| other != seat) {
                add(&mut first_slope[other * h1..][..h1], &rest_slope, 1.0);
            }
        }
        for seat in 0..seats {
            let x = &xs[seat * INPUTS..][..INPUTS];
            for unit in 0..h1 {
                let value = first[seat * h1 + unit];
                if value > 0.0 && value < CLIP_REAL {
                    let slope = first_slope[seat * h1 + unit];
                    slopes[first_bias + unit] += slope;
                    add(&mut slopes[unit * INPUTS..][..INPUTS], x, slope);
                }
            }
        }
    }

    /// Quantizes the net to integers.
    pub fn quantized(&self, game: &str, players: u8, provenance: Vec<String>) -> Net {
        let max = f32::from(WEIGHT_MAX);
        let whole = |weight: &f32| (weight * WEIGHT_ONE as f32).round().clamp(-max, max) as i16;
        let weights = self.weights.iter().map(whole).collect();
        Net::new(game, players, provenance, self.hidden, weights)
    }
}

/// How the loss grows with each strength. The loss is that of the places in their order: the first
/// is drawn among all, the second among the rest, and so on.
fn ranking_slopes(strengths: &[f32], first: &[f32], places: &[u8]) -> [f32; SEATS_MAX] {
    let mut slopes = [0.0; SEATS_MAX];
    let top = strengths.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = strengths.iter().map(|strength| (strength - top).exp()).sum();
    for seat in 0..strengths.len() {
        slopes[seat] = (strengths[seat] - top).exp() / sum - first[seat];
    }
    let last = places.iter().copied().max().unwrap_or(1);
    for place in 2..=last {
        let drawn = places.iter().filter(|&&p| p == place).count() as f32;
        let rest = places.iter().filter(|&&p| p > place).count();
        if drawn == 0.0 || (rest == 0 && drawn < 2.0) {
            continue;
        }
        let among = (0..strengths.len()).filter(|&seat| places[seat] >= place);
        let top = among.clone().map(|seat| strengths[seat]).fold(f32::MIN, f32::max);
        let sum: f32 = among.clone().map(|seat| (strengths[seat] - top).exp()).sum();
        for seat in among {
            let chance = (strengths[seat] - top).exp() / sum;
            let share = if places[seat] == place { 1.0 / drawn } else { 0.0 };
            slopes[seat] += LOWER_PLACES * (chance - share);
        }
    }
    slopes
}

/// The loss that [`Towers::learn`] follows where only the places are known.
pub fn ranking_loss(strengths: &[f32], places: &[u8]) -> f32 {
    let mut loss = 0.0;
    for place in 1..=places.iter().copied().max().unwrap_or(1) {
        let drawn: Vec<usize> = (0..places.len()).filter(|&seat| places[seat] == place).collect();
        let among = (0..strengths.len()).filter(|&seat| places[seat] >= place);
        if drawn.is_empty() || among.clone().count() < 2 {
            continue;
        }
        let weight = if place == 1 { 1.0 } else { LOWER_PLACES };
        let top = among.clone().map(|seat| strengths[seat]).fold(f32::MIN, f32::max);
        let sum: f32 = among.map(|seat| (strengths[seat] - top).exp()).sum();
        for &seat in &drawn {
            loss -= weight * (strengths[seat] - top - sum.ln()) / drawn.len() as f32;
        }
    }
    loss
}

#[inline]
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut lanes = [0.0; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for lane in 0..8 {
            lanes[lane] += a[lane] * b[lane];
        }
    }
    lanes.iter().sum()
}

#[inline]
fn add(to: &mut [f32], values: &[f32], times: f32) {
    for (to, value) in to.iter_mut().zip(values) {
        *to += value * times;
    }
}

/// The optimizer (Adam): each weight moves by its mean gradient, scaled by the gradient's root mean
/// square.
#[derive(Clone, Debug)]
pub struct Adam {
    /// The mean gradient of each weight.
    pub mean: Vec<f32>,
    /// The mean squared gradient of each weight.
    pub square: Vec<f32>,
    /// The number of steps made.
    pub steps: i32,
}

impl Adam {
    /// Creates an optimizer before its first step.
    pub fn new(weights: usize) -> Adam {
        Adam { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// Moves the weights against the gradient. The first `layers` weights are those of the layers;
    /// they and the rest have a rate each.
    pub fn step(
        &mut self,
        weights: &mut [f32],
        slopes: &[f32],
        layers: usize,
        rates: [f32; 2],
        decay: f32,
    ) {
        self.steps += 1;
        let mean_scale = 1.0 / (1.0 - 0.9f32.powi(self.steps));
        let square_scale = 1.0 / (1.0 - 0.999f32.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        let moved = weights.iter_mut().zip(slopes).zip(moments).enumerate();
        for (nth, ((weight, slope), (mean, square))) in moved {
            let rate = if nth < layers { rates[0] } else { rates[1] };
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            let step = *mean * mean_scale / ((*square * square_scale).sqrt() + 1e-8);
            *weight -= rate * (step + decay * *weight);
        }
    }
}
