//! Ratings computed from places: Bradley-Terry on the Elo scale, and Weng-Lin.

use crate::arena::GameResult;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The mean of all ratings.
const ELO_MEAN: f64 = 1500.0;
const ROUNDS: usize = 200;

/// Computes Bradley-Terry ratings: every game is a comparison of each bot with each other. The
/// order of the games doesn't matter. Half a win each way keeps a bot without wins from minus
/// infinity.
pub fn bradley_terry(bots: usize, results: &[GameResult]) -> Vec<f64> {
    let mut wins = vec![vec![0.5; bots]; bots];
    for result in results {
        for (won, own) in wins.iter_mut().zip(&result.places) {
            for (count, other) in won.iter_mut().zip(&result.places) {
                *count += match own.cmp(other) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }
    let mut strength = vec![1.0; bots];
    for _ in 0..ROUNDS {
        let next: Vec<f64> = (0..bots)
            .map(|i| {
                let others = || (0..bots).filter(move |&j| j != i);
                let won: f64 = others().map(|j| wins[i][j]).sum();
                let met = |j: usize| (wins[i][j] + wins[j][i]) / (strength[i] + strength[j]);
                won / others().map(met).sum::<f64>()
            })
            .collect();
        let scale = next.iter().map(|s: &f64| s.ln()).sum::<f64>() / bots as f64;
        strength = next.into_iter().map(|s| s / scale.exp()).collect();
    }
    strength.into_iter().map(|s| ELO_MEAN + 400.0 * s.log10()).collect()
}

/// Computes Weng-Lin ratings game by game: mean and uncertainty.
pub fn weng_lin(bots: usize, results: &[GameResult]) -> Vec<[f64; 2]> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); bots];
    for result in results {
        let teams: Vec<[WengLinRating; 1]> = ratings.iter().map(|&rating| [rating]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&result.places)
            .map(|(team, &place)| (&team[..], MultiTeamOutcome::new(place.into())))
            .collect();
        let next = weng_lin_multi_team(&ranked, &config);
        ratings = next.into_iter().map(|team| team[0]).collect();
    }
    ratings.iter().map(|rating| [rating.rating, rating.uncertainty]).collect()
}
