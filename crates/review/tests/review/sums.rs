//! The sum is exact: the causes add up to the result minus the chance at the start.

use crate::played::{NAVAL_BATTLE, SHARED_VICTORY, cut, game, reviewed};
use campfire::Campfire;
use kernel::{Record, Seat};
use review::{Extent, Review, Reviewed};
use sea::Sea;

const EXACT: f64 = 1e-9;

fn adds_up(review: &Review) {
    let sum = &review.sum;
    let causes = sum.own_errors + sum.luck + sum.others_errors + sum.rest;
    assert!((review.result() - review.start() - causes).abs() < EXACT, "{sum:?}");
    assert!((sum.all - causes).abs() < EXACT);
    assert!(sum.own_errors <= 0.0);
    assert_eq!(review.steps.len() + 1, review.river.len());
    for (step, points) in review.steps.iter().zip(review.river.windows(2)) {
        let change = &step.change;
        let causes = change.own_errors + change.luck + change.others_errors + change.rest;
        let seen = points[1].chances.of(review.seat) - points[0].chances.of(review.seat);
        assert!((seen - causes).abs() < EXACT, "line {}: {change:?}", step.line);
        assert_eq!(step.line, points[0].line);
    }
    let errors: f64 = review.decisions.iter().map(review::Decision::error).sum();
    assert!((errors + sum.own_errors).abs() < EXACT, "what decisions cost is what the sum says");
    for point in &review.river {
        let all: f64 = point.chances.by_seat().iter().sum();
        assert!((all - 1.0).abs() < EXACT, "chances sum to one");
    }
}

fn every_seat_adds_up<G: Reviewed>(record: &Record<G>) {
    let game = record.replay(&mut ()).expect("a game by the rules");
    let places = game.now().standing().expect("it is over");
    let share = 1.0 / places.winners().count() as f64;
    for seat in Seat::all(game.now().players()) {
        let review = reviewed(record, seat.0);
        adds_up(&review);
        assert_eq!((review.extent, review.lines_reviewed), (Extent::Whole, record.lines.len()));
        let won = if places.place(seat) == 1 { share } else { 0.0 };
        assert_eq!(review.result(), won, "the river ends with the result");
    }
}

#[test]
fn the_sum_is_exact_for_every_seat_of_whole_games_of_campfire() {
    every_seat_adds_up(&game::<Campfire>(&["keen", "random"], 1));
    every_seat_adds_up(&game::<Campfire>(&["greedy", "keen", "keen", "random"], 2));
    every_seat_adds_up(&Record::<Campfire>::parse(SHARED_VICTORY).unwrap());
}

#[test]
fn the_sum_is_exact_for_every_seat_of_whole_games_of_sea() {
    every_seat_adds_up(&game::<Sea>(&["keen", "random", "keen"], 1));
    every_seat_adds_up(&Record::<Sea>::parse(NAVAL_BATTLE).unwrap());
}

#[test]
fn a_game_without_an_end_adds_up_to_where_it_stops() {
    let whole = game::<Campfire>(&["keen", "random"], 3);
    for lines in [0, 1, 9, 25, 60] {
        let review = reviewed(&cut(&whole, lines), 0);
        adds_up(&review);
        assert_eq!(review.extent, Extent::Unfinished, "{lines} lines");
    }
}

#[test]
fn a_careless_player_makes_more_errors_than_one_who_looks_ahead() {
    let mut errors = [0.0; 2];
    for number in 0..3 {
        let record = game::<Campfire>(&["random", "keen"], 10 + number);
        for (seat, sum) in errors.iter_mut().enumerate() {
            *sum -= reviewed(&record, seat as u8).sum.own_errors;
        }
    }
    assert!(errors[0] > 2.0 * errors[1], "random {} against keen {}", errors[0], errors[1]);
}

#[test]
fn luck_is_told_only_where_the_value_explains_enough_of_it() {
    let mut review = reviewed(&game::<Campfire>(&["keen", "keen"], 4), 0);
    let figures = |review: &Review| review::sum_lines(texts::Lang::En, review).0.len();
    review.luck_share = 0.19;
    assert!(!review.tells_luck());
    assert_eq!(figures(&review), 5);
    review.luck_share = 0.21;
    assert!(review.tells_luck());
    assert_eq!(figures(&review), 6);
}
