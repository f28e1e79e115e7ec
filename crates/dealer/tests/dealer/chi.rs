//! Pearson's chi-squared statistic: how far counts are from the expected ones.

/// Returns the sum of squared deviations, each relative to the expected count.
pub fn chi_square(counts: &[u32], weights: &[u32]) -> f64 {
    assert_eq!(counts.len(), weights.len());
    let total: f64 = counts.iter().map(|&count| f64::from(count)).sum();
    let weight_sum: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
    let term = |(&count, &weight): (&u32, &u32)| {
        let expected = total * f64::from(weight) / weight_sum;
        (f64::from(count) - expected).powi(2) / expected
    };
    counts.iter().zip(weights).map(term).sum()
}

/// Fails if the counts are too far from the weights. Fair results stay below this bound in all but
/// about one of a hundred thousand experiments, and the seeds here are fixed, so the test isn't
/// flaky.
pub fn assert_fair(counts: &[u32], weights: &[u32]) {
    let freedom = counts.len() as f64 - 1.0;
    // Wilson and Hilferty's approximation of the quantile, at 4.27 standard deviations.
    let root = 1.0 - 2.0 / (9.0 * freedom) + 4.27 * (2.0 / (9.0 * freedom)).sqrt();
    let found = chi_square(counts, weights);
    let bound = freedom * root.powi(3);
    assert!(found < bound, "chi-square is {found:.1}, the bound {bound:.1}: {counts:?}");
}
