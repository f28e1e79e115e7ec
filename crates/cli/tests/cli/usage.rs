//! Command lines that can't be understood: one sentence each, and exit code 2.

use crate::program::{folder, listing, typed};

#[test]
fn what_cannot_be_understood_is_named_in_one_sentence() {
    let cases = [
        ("record mend x", "Unknown command “mend”. Choose one of: check, show, verify, states."),
        ("record verfy x", "Unknown command “verfy”. Did you mean “verify”?"),
        (
            "bench campfire --player 3",
            "Unknown argument “--player”. Run with --help to see the options.",
        ),
        ("box check a b", "Unknown argument “b”. Run with --help to see the options."),
        ("record show", "Missing: <FILE>. Run with --help to see examples."),
        ("bench campfire --players", "--players needs a value. Run with --help to see which."),
        (
            "bench campfire --players two",
            "--players: “two” isn’t a number of players. Use a whole number, such as 4.",
        ),
        (
            "bench campfire --seconds 0",
            "--seconds: “0” isn’t possible here. Use a number of seconds, more than 0 and at most 3600.",
        ),
        (
            "simulate campfire --games 0",
            "--games: “0” isn’t possible here. Use a whole number, at least 1.",
        ),
        ("simulate campfire --games 1 --games 2", "--games can be given only once."),
        ("simulate campfire --force", "Missing: --records. Run with --help to see examples."),
        (
            "perft campfire --seed 0x1",
            "--seed: “0x1” is neither a number nor 64 hexadecimal digits.",
        ),
        ("perft campfire --line 3", "Missing: --record. Run with --help to see examples."),
        ("perft campfire --record x --players 2", "--record and --players can’t be used together."),
        ("rules campfire C1.1 --find x", "[ID] and --find can’t be used together."),
    ];
    for (line, sentence) in cases {
        assert_eq!(typed(line).refused(2), sentence, "{line}");
    }
    let known = games::NAMES.join(", ");
    let sentence = format!("Unknown game “chess”. Choose one of: {known}.");
    assert_eq!(typed("bench chess").refused(2), sentence);
    let sentence = typed("xyz").refused(2);
    assert!(
        sentence.starts_with("Unknown command “xyz”. Choose one of: play, rules, "),
        "{sentence}"
    );
}

#[test]
fn a_table_that_is_no_game_is_refused_with_the_rule() {
    let cases = [
        ("--players 6", "C2.1: "),
        ("--adventurers red,moon,ulrich", "C2.3: "),
        ("--first 5", "C2.2: "),
        ("--standstill 0", "C8.3: "),
        ("--lumarathon 1,2,2", "C9A.1: "),
    ];
    for (options, start) in cases {
        for command in ["simulate", "bench", "perft", "play"] {
            if command == "bench" && options != "--players 6" {
                continue;
            }
            let sentence = typed(&format!("{command} campfire {options}")).refused(2);
            assert!(sentence.starts_with(start), "{command} {options}: {sentence}");
        }
    }
}

#[test]
fn a_wrong_value_of_an_option_of_the_table_is_told_with_the_right_ones() {
    let cases = [
        ("--first me", "--first: “me”", "random, 1–5."),
        ("--first 0", "--first: “0”", "random, 1–5."),
        ("--even-stacks yes", "--even-stacks: “yes”", "on, off."),
        ("--moon-ties x", "--moon-ties: “x”", "pool, separate."),
        ("--standstill 99999", "--standstill: “99999”", "1–1000, off."),
        ("--standstill -1", "--standstill: “-1”", "1–1000, off."),
        ("--lumarathon 0,1,1", "--lumarathon: “0,1,1”", "off, CAPTAIN,WINNER,LAST (1–5)."),
        ("--adventurers nobody,red", "--adventurers: “nobody,red”", "red"),
    ];
    for (options, start, end) in cases {
        let sentence = typed(&format!("simulate campfire {options}")).refused(2);
        assert!(sentence.starts_with(start), "{sentence}");
        let (_, allowed) =
            sentence.split_once(" Choose one of: ").expect("it names what is allowed");
        assert!(allowed.contains(end), "{sentence}");
    }
}

#[test]
fn a_seat_is_counted_from_one_and_a_missing_one_told_with_those_of_the_table() {
    let sentence = typed("simulate campfire --players 3 --first 4").refused(2);
    assert!(sentence.ends_with("This table has the seats 1 to 3."), "{sentence}");
    let path = folder("first-seat");
    let records = path.display();
    typed(&format!("simulate campfire --games 1 --first 4 --records {records}")).fine();
    let text = std::fs::read_to_string(path.join(&listing(&path)[0])).expect("the record is there");
    assert!(text.contains("\nset first seat 3\n"), "{text}");
}

#[test]
fn every_reason_why_a_table_is_no_game_is_told() {
    let run = typed("simulate campfire --first 9 --adventurers red,red");
    assert_eq!(run.code, 2);
    let rules: Vec<&str> = run.err.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(rules, ["C2.2", "C2.3", "C2.1"]);
}
