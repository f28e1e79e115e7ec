//! `emberwake perft`.

use crate::program::{golden_path, is_golden, typed};

#[test]
fn positions_are_counted_from_the_first_decision() {
    let table = typed("perft campfire --players 2 --seed 1 --depth 4").fine();
    let expected = "\
depth  a seat decides  random results  over  total
0                   1               0     0      1
1                   5               0     0      5
2                  20               0     0     20
3                 352               0     0    352
4                8448               0     0   8448
";
    // Two adventurers in order: 20. Nostromo is among them in 8, and his Frog has 8 places; in the
    // other 12 the first of 3 sleepers goes to one of 8 places. Then a sleeper is placed in all.
    assert_eq!(8 * 8 + 12 * 3 * 8, 352);
    assert_eq!(352 * 3 * 8, 8448);
    assert_eq!(table, expected);
}

#[test]
fn positions_are_counted_from_a_line_of_a_record() {
    let record = golden_path("short.rec");
    let counts = typed(&format!("perft campfire --record {record} --line 22 --depth 3 --json"));
    is_golden(&counts.fine(), "perft.json");
    let start = typed(&format!("perft campfire --record {record} --line 0 --depth 1 --json"));
    let start = start.json().remove(0);
    assert_eq!(start["depths"][0]["chance"], 1, "the first tile is awaited");
    assert_eq!(start["depths"][1]["chance"], 9, "any of nine kinds may come");
}

#[test]
fn counting_starts_at_the_end_of_a_record_by_default() {
    let counts = typed(&format!("perft campfire --record {} --json", golden_path("short.rec")));
    let depths = counts.json().remove(0)["depths"].clone();
    assert_eq!(depths, serde_json::json!([{"depth":0,"seat":0,"chance":0,"over":1,"total":1}]));
}

#[test]
fn without_a_depth_it_goes_as_deep_as_about_a_second_allows() {
    let counts = typed("perft campfire --json").json().remove(0);
    assert!(counts["depths"].as_array().expect("a list").len() > 4);
}

#[test]
fn another_seed_is_another_deal_with_the_same_choices() {
    let one = typed("perft campfire --players 3 --depth 3 --seed 1").fine();
    let other = typed("perft campfire --players 3 --depth 3 --seed 2").fine();
    assert_eq!(one, other, "whoever goes first, there are as many ways to choose");
}

#[test]
fn a_line_behind_the_end_is_refused() {
    let record = golden_path("short.rec");
    let sentence = typed(&format!("perft campfire --record {record} --line 42")).refused(2);
    assert_eq!(sentence, format!("{record}: has only 41 moves and outcomes, not 42."));
}
