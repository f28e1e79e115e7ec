//! The estimator of the lab: intervals cover the truth, Holm controls errors, and tails are
//! accurate.

use kernel::Luck;
use lab::ratio::{Difference, Ratio, holm, two_sided};
use proptest::prelude::*;

/// Returns games of two dependent seats, each of which wins with probability `per_mille`/1000.
fn correlated(luck: &mut dealer::Quick, games: u32, per_mille: u32) -> Ratio {
    let mut ratio = Ratio::default();
    for _ in 0..games {
        let mut roll = || luck.below(1000) < per_mille;
        let first = roll();
        // Half of the time the second seat copies the first.
        let second = if luck.below(2) == 0 { first } else { luck.below(1000) < per_mille };
        ratio.add(f64::from(u8::from(first) + u8::from(second)), 2.0);
    }
    ratio
}

#[test]
fn intervals_cover_the_truth_though_seats_depend_on_each_other() {
    let mut luck = dealer::Quick::new(7);
    let mut covered = 0;
    let tries = 1000;
    for _ in 0..tries {
        let [low, high] = correlated(&mut luck, 300, 200).share_interval().unwrap();
        covered += u32::from(low <= 0.2 && 0.2 <= high);
    }
    assert!((930..=970).contains(&covered), "{covered} of {tries} cover");
}

#[test]
fn equal_shares_are_told_apart_in_one_case_of_twenty_before_correction() {
    let mut luck = dealer::Quick::new(8);
    let mut alarms = 0;
    for _ in 0..1000 {
        let a = correlated(&mut luck, 200, 300);
        let b = correlated(&mut luck, 200, 300);
        alarms += u32::from(Difference::of_shares(&a, &b).unwrap().p < 0.05);
    }
    assert!((30..=72).contains(&alarms), "{alarms} of 1000");
}

#[test]
fn a_family_of_true_hypotheses_raises_an_alarm_in_one_case_of_twenty() {
    let mut luck = dealer::Quick::new(9);
    let mut alarms = 0;
    for _ in 0..2000 {
        let values: Vec<f64> =
            (0..40).map(|_| f64::from(luck.below(1 << 30) + 1) / f64::from(1 << 30)).collect();
        alarms += u32::from(holm(&values).iter().any(|&p| p < 0.05));
    }
    assert!((70..=130).contains(&alarms), "{alarms} of 2000");
}

#[test]
fn tails_of_the_normal_distribution_are_right_far_out() {
    for (z, p) in
        [(0.0, 1.0), (1.959964, 0.05), (2.575829, 0.01), (5.0, 5.733e-7), (8.0, 1.244e-15)]
    {
        let found = two_sided(z);
        assert!((found / p - 1.0).abs() < 1e-3, "{z}: {found} instead of {p}");
    }
}

#[test]
fn what_was_never_seen_has_no_share() {
    let nothing = Ratio::default();
    assert_eq!((nothing.value(), nothing.error(), nothing.share_interval()), (None, None, None));
}

proptest! {
    #[test]
    fn holm_never_makes_a_value_smaller_and_keeps_the_order(
        values in prop::collection::vec(0.0f64..=1.0, 0..50)
    ) {
        let adjusted = holm(&values);
        prop_assert_eq!(adjusted.len(), values.len());
        for (i, (&value, &after)) in values.iter().zip(&adjusted).enumerate() {
            prop_assert!(after >= value && after <= 1.0);
            for (&other, &other_after) in values[i..].iter().zip(&adjusted[i..]) {
                prop_assert!((value <= other) == (after <= other_after) || after == other_after);
            }
        }
    }

    #[test]
    fn sums_can_be_merged_in_any_order(
        games in prop::collection::vec((0u8..4, 1u8..4), 20..60), cut in 0usize..20
    ) {
        let sum = |part: &[(u8, u8)]| {
            let mut ratio = Ratio::default();
            part.iter().for_each(|&(a, b)| ratio.add(a.into(), b.into()));
            ratio
        };
        let mut merged = sum(&games[cut..]);
        merged.merge(&sum(&games[..cut]));
        prop_assert_eq!(merged, sum(&games));
    }
}
