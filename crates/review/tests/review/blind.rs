//! A review is blind: hidden information changes nothing.

use crate::played::{QUICK, cut, game, reviewed};
use campfire::Campfire;
use kernel::{Line, Record, Seat, Viewer};
use review::{Review, Reviewed, Reviewer, Story};
use sea::Sea;

/// Returns a seat's views along a game, or `None` if the record is not a valid game.
fn known(record: &Record<Sea>, seat: Seat) -> Option<Vec<sea::View>> {
    Story::of(record, seat).ok().map(|(story, _)| story.views)
}

/// Returns games that look the same to a seat from beginning to end but differ in hidden
/// information: two outcomes that it didn't see are swapped.
fn lookalikes(record: &Record<Sea>, seat: Seat) -> Vec<Record<Sea>> {
    let views = known(record, seat).expect("the record is a game");
    let drawn = |line: &Line<Sea>| matches!(line, Line::Outcome(_));
    let draws: Vec<usize> =
        (0..record.lines.len()).filter(|&at| drawn(&record.lines[at])).collect();
    let mut found = Vec::new();
    for (nth, &one) in draws.iter().enumerate() {
        for &other in &draws[nth + 1..] {
            let mut changed = record.clone();
            changed.lines.swap(one, other);
            if changed.lines != record.lines && known(&changed, seat).as_ref() == Some(&views) {
                found.push(changed);
            }
        }
    }
    found
}

/// Removes the omniscient curve from a review.
fn without_omniscience(mut review: Review) -> Review {
    review.river.iter_mut().for_each(|point| point.omniscient = None);
    review
}

#[test]
fn what_was_hidden_from_a_seat_moves_none_of_its_marks() {
    let mut tried = 0;
    let mut curves = 0;
    for number in 0..3 {
        // At the end all Myths are revealed, so the games stop before it.
        let whole = game::<Sea>(&["keen", "keen", "random"], 20 + number);
        let record = cut(&whole, whole.lines.len() * 3 / 4);
        let seat = Seat(number as u8);
        let review = reviewed(&record, seat.0);
        let all = lookalikes(&record, seat);
        for other in all.iter().step_by(1 + all.len() / 3) {
            let of_other = reviewed(other, seat.0);
            curves += usize::from(of_other != review);
            assert_eq!(without_omniscience(of_other), without_omniscience(review.clone()));
            tried += 1;
        }
    }
    assert!(tried >= 4, "{tried} games with other secrets were reviewed");
    assert!(curves > 0, "the omniscient curve does know what was hidden");
}

fn knows_no_future<G: Reviewed>(record: &Record<G>, seat: u8) {
    let whole = reviewed(record, seat);
    let half = record.lines.len() / 2;
    let cut = reviewed(&cut(record, half), seat);
    assert!(!cut.decisions.is_empty());
    for (early, late) in cut.decisions.iter().zip(&whole.decisions) {
        assert_eq!(early, late, "a decision is judged by what came before it");
    }
    let points = cut.river.len() - 1;
    assert_eq!(cut.river[..points], whole.river[..points]);
}

#[test]
fn a_review_does_not_know_how_the_game_went_on() {
    knows_no_future(&game::<Campfire>(&["keen", "random", "keen"], 5), 1);
    knows_no_future(&game::<Sea>(&["keen", "random", "keen"], 6), 1);
}

#[test]
fn the_omniscient_curve_is_there_only_where_there_are_secrets() {
    let sea = reviewed(&game::<Sea>(&["keen", "keen", "keen"], 7), 0);
    assert!(sea.river.iter().all(|point| point.omniscient.is_some()));
    let campfire = reviewed(&game::<Campfire>(&["keen", "keen"], 7), 0);
    assert!(campfire.river.iter().all(|point| point.omniscient.is_none()));
}

#[test]
fn a_story_tells_a_seat_no_more_than_its_views() {
    let record = game::<Sea>(&["keen", "keen", "keen"], 8);
    let (story, truth) = Story::of(&record, Seat(2)).unwrap();
    for (view, position) in story.views.iter().zip(&truth.positions) {
        assert_eq!(*view, kernel::Game::view(position, Viewer::Seat(Seat(2))));
    }
    let seat_missing = Reviewer::new(&record, Seat(3), QUICK).err().map(|why| why.to_string());
    assert_eq!(seat_missing.as_deref(), Some("there is no seat 3: this table has seats 0 to 2"));
}
