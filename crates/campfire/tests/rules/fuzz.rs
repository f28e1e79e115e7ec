//! The fuzz targets, fed with random bytes for a limited time.

use crate::tables::{Wild, tables};
use campfire::{Campfire, CardBox};
use dealer::Quick;
use kernel::fuzz;
use kernel::playout::random_step;
use proptest::prelude::*;

/// Generates words of moves, outcomes, records and boxes, so that random text comes close to them.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "(sow|lys|lift|song|legend|nudge|disc|frog|pick|sleeper|pass|tile|height|first|lot)",
        "[0-9]{1,3}",
        "(cw|ccw|no|pair|skip|moon|wild|red|ulrich|siana|nostromo)",
        "[a-h*]{1,8}",
        "\\PC{0,6}",
    ];
    let separator = prop_oneof![Just(" "), Just("  "), Just("\n"), Just("")];
    prop::collection::vec((word, separator), 0..8)
        .prop_map(|parts| parts.into_iter().map(|(word, gap)| word + gap).collect())
}

fn record_text() -> impl Strategy<Value = String> {
    let head = "emberwake record 1\ngame campfire\nrules 1\nset players 2\nplay\n";
    let line = prop_oneof![
        "! tile [0-8] (a|b|g|moon|wild)\n",
        "[0-5] (disc|lys|frog) [0-8]\n",
        "(tag|set) [a-z]{0,4} .{0,5}\n",
        "end( [0-9]){0,3}\n",
        words().prop_map(|text| text + "\n"),
    ];
    (any::<bool>(), prop::collection::vec(line, 0..12)).prop_map(move |(whole, lines)| {
        if whole { head.to_owned() + &lines.concat() } else { lines.concat() }
    })
}

fn box_text() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        "legend [a-h]( [0-9]{1,3}){3,5}\n",
        "song [0-9]{1,2} [0-9]{1,2}\n",
        "name .{0,8}\n",
        words().prop_map(|text| text + "\n"),
    ];
    prop::collection::vec(line, 0..14)
        .prop_map(|lines| "emberwake box 1\n".to_owned() + &lines.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// C4.3, C6.7
    #[test]
    fn a_move_is_played_exactly_when_it_is_listed(data in prop::collection::vec(any::<u8>(), 0..6000)) {
        fuzz::moves_agree::<Campfire>(&tables(), &Wild, &data);
    }

    #[test]
    fn any_text_is_read_as_notation_without_panic_and_has_one_spelling(text in words()) {
        fuzz::notation::<Campfire>(&text);
    }

    #[test]
    fn any_text_is_read_as_a_record_without_panic(text in record_text()) {
        fuzz::records::<Campfire>(&text);
    }

    /// C1.7
    #[test]
    fn any_text_is_read_as_a_box_without_panic(text in box_text()) {
        if let Ok(cards) = CardBox::parse(&text) {
            prop_assert_eq!(CardBox::parse(&cards.to_string()), Ok(cards));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_view_is_refused_or_shows_a_position(data in prop::collection::vec(any::<u8>(), 0..2000)) {
        let shown = fuzz::damaged_views::<Campfire, _>(&tables(), Quick::new, &data);
        let mut luck = Quick::new(data.len() as u64);
        if let Some(mut game) = shown {
            // No move or outcome panics in a position that was accepted.
            for _ in 0..30 {
                random_step(&mut game, &mut luck, &mut ());
            }
        }
    }
}
