//! A small part of the lab's proof; `examples/proof.rs` runs all of it.

use campfire::Campfire;
use lab::proof::{PLANTED, false_alarms, named_card};
use sea::Sea;

#[test]
fn a_mispriced_card_is_named_and_a_fair_box_is_not_accused() {
    for planted in [0, 6] {
        let named = named_card(Some(planted), "greedy", 1_500, 11, 2);
        assert_eq!(named.as_deref(), Some(PLANTED[planted].2));
    }
    assert_eq!(named_card(None, "greedy", 1_500, 12, 2), None);
}

#[test]
fn a_game_compared_with_itself_seldom_raises_an_alarm() {
    // With a true rate of 5 %, more than 6 of 40 would occur once in a thousand trials.
    let alarms = false_alarms::<Campfire>(30, 100, 3, "random", 2)
        + false_alarms::<Sea>(10, 60, 3, "random", 2);
    assert!(alarms <= 6, "{alarms} of 40");
}
