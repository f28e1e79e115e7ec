//! Rows of the table that is printed.

use crate::Speed;

/// Prints the results of all rounds, and how ours compares, round by round.
pub fn row(what: &str, speeds: &[Speed], ours: &[Speed]) {
    if speeds.is_empty() {
        println!("| {what} | not measured | | |");
        return;
    }
    let ratios = speeds.iter().zip(ours).map(|(other, our)| our.per_second / other.per_second);
    let ratios: Vec<Speed> = ratios.map(|ratio| Speed { per_second: ratio, p99_ms: 0.0 }).collect();
    println!(
        "| {what} | {:.0} | {:.1} ms | {:.2} times |",
        middle(speeds, |speed| speed.per_second),
        middle(speeds, |speed| speed.p99_ms),
        middle(&ratios, |ratio| ratio.per_second),
    );
}

/// The one in the middle.
pub fn middle(speeds: &[Speed], of: impl Fn(&Speed) -> f64) -> f64 {
    let mut all: Vec<f64> = speeds.iter().map(of).collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or_default()
}
