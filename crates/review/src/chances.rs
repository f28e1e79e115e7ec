//! Chances of winning, one for each seat, calibrated so that 30 % means three games in ten.

use kernel::{Game, SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

/// Each seat's chance of winning. The chances sum to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chances(Vec<f64>);

impl Chances {
    /// Returns the chance of a seat.
    pub fn of(&self, seat: Seat) -> f64 {
        self.0[seat.index()]
    }

    /// Returns all chances, by seat.
    pub fn by_seat(&self) -> &[f64] {
        &self.0
    }

    /// Returns the seat with the best chance, and its lead over the next.
    pub fn leader(&self) -> (Seat, f64) {
        let mut order: Vec<usize> = (0..self.0.len()).collect();
        order.sort_by(|&a, &b| self.0[b].total_cmp(&self.0[a]));
        let lead = order.get(1).map_or(1.0, |&second| self.0[order[0]] - self.0[second]);
        (Seat(order[0] as u8), lead)
    }

    /// Returns the result of a finished game as chances, with a shared victory split. Returns
    /// `None` while the game goes on.
    pub fn result<G: Game>(game: &G) -> Option<Chances> {
        let standing = game.standing()?;
        let share = 1.0 / standing.winners().count() as f64;
        let seats = Seat::all(game.players());
        Some(Chances(seats.map(|s| if standing.place(s) == 1 { share } else { 0.0 }).collect()))
    }

    /// Calibrates the chances of a judge or a search: the softmax of their logarithms, scaled by
    /// `sharpness`. A sharpness above 1 makes them more decided, one below 1 less.
    pub fn calibrated(win: &[f32; SEATS_MAX], players: u8, sharpness: f64) -> Chances {
        let win = &win[..usize::from(players)];
        let raised: Vec<f64> = win.iter().map(|&w| f64::from(w.max(0.0)).powf(sharpness)).collect();
        let sum: f64 = raised.iter().sum();
        if sum > 0.0 {
            Chances(raised.into_iter().map(|one| one / sum).collect())
        } else {
            Chances(vec![1.0 / f64::from(players); usize::from(players)])
        }
    }

    /// Returns the weighted mean of several chances, or `None` if there are none.
    pub fn mean<'a>(all: impl IntoIterator<Item = (&'a Chances, f64)>) -> Option<Chances> {
        let mut sums: Vec<f64> = Vec::new();
        let mut weights = 0.0;
        for (chances, weight) in all {
            sums.resize(chances.0.len(), 0.0);
            sums.iter_mut().zip(&chances.0).for_each(|(sum, one)| *sum += weight * one);
            weights += weight;
        }
        (weights > 0.0).then(|| Chances(sums.into_iter().map(|sum| sum / weights).collect()))
    }
}

/// A number measured several times: its mean and the standard error of that mean.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Measured {
    /// The mean.
    pub value: f64,
    /// The standard error of the mean, caused by the search's own random numbers.
    pub noise: f64,
}

impl Measured {
    /// Computes the mean of independent measurements and its standard error. A single measurement
    /// has unknown noise, so its noise is set to its size.
    pub fn of(samples: &[f64]) -> Measured {
        let count = samples.len() as f64;
        let value = samples.iter().sum::<f64>() / count.max(1.0);
        if samples.len() < 2 {
            return Measured { value, noise: value.abs() };
        }
        let squares: f64 = samples.iter().map(|sample| (sample - value).powi(2)).sum();
        Measured { value, noise: (squares / (count - 1.0) / count).sqrt() }
    }

    /// Returns `true` if the value is too large to be noise.
    pub fn stands_out(&self) -> bool {
        self.value > BEYOND_NOISE * self.noise
    }
}

/// The factor by which a difference must exceed its noise to count.
pub const BEYOND_NOISE: f64 = 2.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calibrated_chances_sum_to_one_and_keep_their_order() {
        let win = [0.5, 0.3, 0.2, 0.0, 0.0, 0.0];
        for sharpness in [0.3, 1.0, 2.5] {
            let chances = Chances::calibrated(&win, 3, sharpness);
            assert!((chances.by_seat().iter().sum::<f64>() - 1.0).abs() < 1e-12);
            assert!(chances.of(Seat(0)) > chances.of(Seat(1)));
            assert!(chances.of(Seat(1)) > chances.of(Seat(2)));
        }
        let [soft, hard] = [0.5, 2.0].map(|by| Chances::calibrated(&win, 3, by).of(Seat(0)));
        assert!(soft < 0.5 && hard > 0.5);
    }

    #[test]
    fn a_judge_that_gives_nobody_a_chance_makes_all_equal() {
        assert_eq!(Chances::calibrated(&[0.0; SEATS_MAX], 4, 1.3).by_seat(), [0.25; 4]);
    }

    #[test]
    fn noise_is_the_standard_error_and_one_sample_proves_nothing() {
        let measured = Measured::of(&[0.1, 0.2, 0.3]);
        assert!((measured.value - 0.2).abs() < 1e-12);
        assert!((measured.noise - 0.1 / 3f64.sqrt()).abs() < 1e-12);
        assert!(measured.stands_out());
        assert!(!Measured::of(&[0.4]).stands_out());
        assert!(!Measured::of(&[0.0, 0.0, 0.0]).stands_out());
    }
}
