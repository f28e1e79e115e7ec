//! Statistics compared with values from the literature.

use lab::arena::GameResult;
use lab::ratings::{bradley_terry, weng_lin};
use lab::statistics::{Clusters, Running, Sprt, TestDecision, wilson};

fn near(a: f64, b: f64, within: f64) -> bool {
    (a - b).abs() <= within
}

#[test]
fn wald_s_bounds_for_errors_of_five_percent_are_2_94() {
    let [low, high] = Sprt::new(0.5, 0.55).bounds();
    assert!(near(low, -2.944, 0.001) && near(high, 2.944, 0.001));
    let [low, high] = Sprt { alpha: 0.01, beta: 0.1, ..Sprt::new(0.5, 0.55) }.bounds();
    assert!(near(low, (0.1f64 / 0.99).ln(), 1e-9) && near(high, (0.9f64 / 0.01).ln(), 1e-9));
}

#[test]
fn the_log_likelihood_ratio_is_that_of_normal_means() {
    let mut seen = Clusters::default();
    for deal in 0..400 {
        seen.add(if deal % 5 < 3 { 2.0 } else { 0.0 }, 2.0);
    }
    // 400 deals with mean 0.6 and variance 0.24: LLR = 400 · 0.1 · (1.2 - 1.1) / (2 · 0.24).
    let llr = Sprt::new(0.5, 0.6).llr(&seen);
    assert!(near(llr, 400.0 * 0.1 * 0.1 / 0.48, 0.05), "{llr}");
    assert_eq!(Sprt::new(0.5, 0.6).decide(&seen), TestDecision::Alternative);
    assert_eq!(Sprt::new(0.7, 0.8).decide(&seen), TestDecision::NullHypothesis);
}

#[test]
fn a_handful_of_deals_decides_nothing() {
    let mut seen = Clusters::default();
    (0..7).for_each(|_| seen.add(2.0, 2.0));
    assert_eq!(Sprt::new(0.5, 0.6).decide(&seen), TestDecision::GoOn);
}

#[test]
fn wilson_s_interval_is_the_printed_one() {
    // Newcombe 1998: 81 of 263 gives 0.2553 to 0.3662.
    let [low, high] = wilson(81.0 / 263.0, 263.0);
    assert!(near(low, 0.2553, 1e-4) && near(high, 0.3662, 1e-4));
    // And 0 of 20 gives 0 to 0.1611.
    let [low, high] = wilson(0.0, 20.0);
    assert!(low == 0.0 && near(high, 0.1611, 1e-4));
}

#[test]
fn games_of_one_deal_that_always_agree_count_half() {
    let mut agreeing = Clusters::default();
    let mut free = Clusters::default();
    for deal in 0..100 {
        let won = f64::from(u8::from(deal % 2 == 0));
        agreeing.add(2.0 * won, 2.0);
        free.add(won, 1.0);
    }
    let width = |clusters: &Clusters| clusters.ci95()[1] - clusters.ci95()[0];
    assert!(near(width(&agreeing), width(&free), 0.002), "200 games are worth 100");
}

#[test]
fn running_means_and_variances_are_the_plain_ones() {
    let mut running = Running::default();
    [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().for_each(|x| running.add(x));
    assert!(near(running.mean(), 5.0, 1e-12) && near(running.variance(), 32.0 / 7.0, 1e-12));
}

fn result(game: u64, places: &[u8]) -> GameResult {
    let zeros = vec![0; places.len()];
    GameResult {
        game,
        places: places.to_vec(),
        decisions: zeros.clone(),
        us: zeros.clone(),
        iterations: zeros,
    }
}

#[test]
fn three_wins_of_four_are_about_190_points_of_elo() {
    let results: Vec<_> =
        (0..4000).map(|game| result(game, if game % 4 < 3 { &[1, 2] } else { &[2, 1] })).collect();
    let elo = bradley_terry(2, &results);
    assert!(near(elo[0] - elo[1], 400.0 * 3f64.log10(), 1.0), "{elo:?}");
    assert!(near(elo[0] + elo[1], 3000.0, 0.1));
}

#[test]
fn both_ratings_order_bots_as_their_places_do() {
    let places: [&[u8]; 3] = [&[1, 2, 3], &[1, 3, 2], &[2, 1, 3]];
    let results: Vec<_> = (0..60).map(|game| result(game, places[game as usize % 3])).collect();
    let elo = bradley_terry(3, &results);
    assert!(elo[0] > elo[1] && elo[1] > elo[2], "{elo:?}");
    let levels = weng_lin(3, &results);
    assert!(levels[0][0] > levels[1][0] && levels[1][0] > levels[2][0], "{levels:?}");
    assert!(levels.iter().all(|level| level[1] < 25.0 / 3.0), "uncertainty falls");
}
