//! The fuzz targets, fed with random bytes and words for a limited time.

use crate::contract::setups;
use crate::wild::Wild;
use dealer::Quick;
use kernel::{Seat, fuzz};
use proptest::prelude::*;
use sea::{Counts, Sea, Tribe};

/// Generates words of moves, outcomes and records, so that random text comes close to them.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "(launch|sail|found|wind|side|leave|relief|fog|lose|attack|offer|counter|accept|decline)",
        "(disclose|settle|disembark|legend|done|pass|dir|dist|tile|boat|myth|god|swap|keep|onward)",
        "-?[0-9]{1,3}(,-?[0-9]{1,3})?",
        "(red|blue|green|yellow|purple|white)(:[0-9]{1,2})?(,(red|blue|white):[0-9])?",
        "(swap|give|take|pay|sail|settle):(h[0-9]{1,2}/h[0-9]{1,2}|(red|blue):[0-9])",
        "h[0-9]{1,3}",
        "(N|NE|E|SE|S|SW|W|NW|cw|ccw|sea|coast|island|fog|cross|stay)",
        "\\PC{0,6}",
    ];
    let separator = prop_oneof![Just(" "), Just("  "), Just("\n"), Just("")];
    prop::collection::vec((word, separator), 0..8)
        .prop_map(|parts| parts.into_iter().map(|(word, gap)| word + gap).collect())
}

fn record_text() -> impl Strategy<Value = String> {
    let head = "emberwake record 1\ngame sea\nrules 1\nset players 3\nplay\n";
    let line = prop_oneof![
        "! (dir (N|S|NE)|dist [0-4]|tile (sea|fog)|myth [0-6]|god [0-6])\n",
        "[0-6] (sail|found|done|pass|wind keep|launch 0,0)\n",
        "(tag|set) [a-z]{0,4} .{0,5}\n",
        words().prop_map(|text| text + "\n"),
    ];
    (any::<bool>(), prop::collection::vec(line, 0..12)).prop_map(move |(whole, lines)| {
        if whole { head.to_owned() + &lines.concat() } else { lines.concat() }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// S3.2, S10.4
    #[test]
    fn a_move_is_played_exactly_when_it_is_listed_or_free_in_form(data in prop::collection::vec(any::<u8>(), 0..6000)) {
        fuzz::moves_agree::<Sea>(&setups(), &Wild, &data);
    }

    #[test]
    fn any_text_is_read_as_notation_without_panic_and_has_one_spelling(text in words()) {
        fuzz::notation::<Sea>(&text);
    }

    #[test]
    fn any_text_is_read_as_a_record_without_panic(text in record_text()) {
        fuzz::records::<Sea>(&text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_view_is_refused_or_shows_a_position(data in prop::collection::vec(any::<u8>(), 0..2000)) {
        fuzz::damaged_views::<Sea, _>(&setups(), Quick::new, &data);
    }
}

/// Numbers of pawns by tribe.
fn pawns() -> impl Strategy<Value = [u8; 6]> {
    prop::array::uniform6(0..=30u8)
}

fn counts(pawns: [u8; 6]) -> Counts {
    let tribes = pawns.into_iter().zip(0..);
    tribes.fold(Counts::NONE, |sum, (count, seat)| sum + Counts::of(Tribe::of(Seat(seat)), count))
}

proptest! {
    #[test]
    fn pawns_are_counted_tribe_by_tribe(mine in pawns(), theirs in pawns()) {
        let [own, other] = [mine, theirs].map(counts);
        prop_assert_eq!(own.total(), mine.iter().sum::<u8>());
        prop_assert_eq!(own.contains(other), mine.iter().zip(&theirs).all(|(a, b)| a >= b));
        for (index, seat) in (0..6).enumerate() {
            let tribe = Tribe::of(Seat(seat));
            prop_assert_eq!(own.get(tribe), mine[index]);
            prop_assert_eq!((own + other).get(tribe), (mine[index] + theirs[index]).min(31));
            if own.contains(other) {
                prop_assert_eq!((own - other).get(tribe), mine[index] - theirs[index]);
            }
        }
    }
}
