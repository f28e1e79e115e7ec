//! A review proceeds step by step, can be stopped anywhere, and is the same every time.

use crate::played::{QUICK, game};
use campfire::Campfire;
use kernel::Seat;
use review::{Extent, Highlight, Reviewer};
use sea::Sea;

#[test]
fn steps_make_the_same_review_as_a_whole_run() {
    let record = game::<Campfire>(&["keen", "random"], 30);
    let whole = Reviewer::new(&record, Seat(1), QUICK).unwrap().run();
    let mut reviewer = Reviewer::new(&record, Seat(1), QUICK).unwrap();
    let all = reviewer.progress().all;
    for done in 1..=all {
        let progress = reviewer.step();
        assert_eq!((progress.done, progress.is_complete()), (done, done == all));
    }
    assert_eq!(reviewer.step().done, all, "a step too many does nothing");
    assert_eq!(reviewer.finish(), whole);
}

#[test]
fn a_review_that_is_stopped_says_so_and_keeps_what_it_has() {
    let record = game::<Sea>(&["keen", "random", "keen"], 31);
    let whole = Reviewer::new(&record, Seat(0), QUICK).unwrap().run();
    let mut reviewer = Reviewer::new(&record, Seat(0), QUICK).unwrap();
    for _ in 0..40 {
        reviewer.step();
    }
    let stopped = reviewer.finish();
    assert_eq!(stopped.extent, Extent::Stopped);
    assert!(stopped.lines_reviewed < record.lines.len());
    assert_eq!(stopped.decisions[..], whole.decisions[..stopped.decisions.len()]);
    assert_eq!(stopped.river[..], whole.river[..stopped.river.len()]);
    let sum = &stopped.sum;
    let causes = sum.own_errors + sum.luck + sum.others_errors + sum.rest;
    assert!((stopped.result() - stopped.start() - causes).abs() < 1e-9);
    let untouched = Reviewer::new(&record, Seat(0), QUICK).unwrap().finish();
    assert_eq!((untouched.lines_reviewed, untouched.decisions.len()), (0, 0));
}

#[test]
fn only_decisions_of_the_seat_with_a_choice_are_judged() {
    let record = game::<Campfire>(&["keen", "random", "greedy"], 32);
    let review = Reviewer::new(&record, Seat(2), QUICK).unwrap().run();
    let own = record.lines.iter().filter(|line| matches!(line, kernel::Line::Move(Seat(2), _)));
    assert_eq!(review.decisions.len(), own.count());
    for decision in &review.decisions {
        assert!(decision.legal >= 2, "a decision with one answer is never asked");
        assert!(decision.grade.is_none() || decision.loss.stands_out());
        assert!(decision.chosen != decision.preferred || decision.loss.value == 0.0);
    }
    let dearest = review.dearest(3);
    assert!(dearest.windows(2).all(|pair| pair[0].loss.value >= pair[1].loss.value));
}

#[test]
fn moments_are_in_order_and_of_every_kind_that_a_game_has() {
    let record = game::<Campfire>(&["keen", "keen", "random"], 33);
    let review = Reviewer::new(&record, Seat(0), QUICK).unwrap().run();
    assert!(review.moments.windows(2).all(|pair| pair[0].line <= pair[1].line));
    for wanted in [Highlight::Scoring, Highlight::Legend, Highlight::LeadChange] {
        assert!(review.moments.iter().any(|moment| moment.what == wanted), "{wanted:?}");
    }
    let record = kernel::Record::<Sea>::parse(crate::played::NAVAL_BATTLE).unwrap();
    let review = Reviewer::new(&record, Seat(0), QUICK).unwrap().run();
    assert!(review.moments.iter().any(|moment| moment.what == Highlight::Battle));
}

#[test]
fn a_review_survives_json() {
    let record = game::<Sea>(&["keen", "random", "keen"], 34);
    let review = Reviewer::new(&record, Seat(1), QUICK).unwrap().run();
    let text = serde_json::to_string(&review).unwrap();
    let back: review::Review = serde_json::from_str(&text).unwrap();
    assert_eq!(back.decisions.len(), review.decisions.len());
    assert_eq!((back.seat, back.extent), (review.seat, review.extent));
}
