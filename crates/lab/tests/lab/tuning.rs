//! Fitting and tuning: small runs that show the weights move in the right direction.

use bots::Insight;
use campfire::Campfire;
use lab::fit::{FitPlan, fit};
use lab::spsa::{SpsaPlan, spsa};

#[test]
fn a_fit_predicts_its_games_better_than_before() {
    let plan = FitPlan {
        bot: "keen".into(),
        players: vec![2, 3],
        games: 12,
        seed: 2,
        stray_every: 10,
        ridge: 0.01,
        threads: 1,
    };
    let fitted = fit::<Campfire>(&plan, |_| {}).expect("the bot exists");
    assert!(fitted.positions > 500);
    assert!(fitted.error[1] <= fitted.error[0], "{:?}", fitted.error);
    assert_ne!(fitted.held_out, fitted.error, "other games tell the error");
    assert_eq!(fitted.weights.values.len(), Campfire::weights().values.len());
    assert!(fitted.weights.provenance.iter().any(|line| line.contains("keen")));
}

#[test]
fn tuning_repeats_itself_and_says_where_the_weights_come_from() {
    let plan = SpsaPlan {
        bot: "keen".into(),
        players: 2,
        steps: 5,
        deals: 2,
        seed: 3,
        width: 0.2,
        gain: 1.0,
        threads: 1,
    };
    let tune = || spsa::<Campfire>(Campfire::weights(), &plan, |_, _| {}).expect("the bot exists");
    let once = tune();
    let again = tune();
    assert_eq!(once, again);
    assert_ne!(once.values, Campfire::weights().values);
    assert!(once.provenance.iter().any(|line| line.contains("SPSA")));
}
