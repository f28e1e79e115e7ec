//! Command lines that can't be understood: one sentence each, and exit code 2.

use crate::program::typed;

#[test]
fn what_cannot_be_understood_is_named_in_one_sentence() {
    let cases = [
        ("record mend x", "Unknown command ‘mend’. Choose one of: check, show, verify, states."),
        (
            "bench campfire --player 3",
            "Unknown argument ‘--player’. Run with --help to see the options.",
        ),
        ("box check a b", "Unknown argument ‘b’. Run with --help to see the options."),
        ("record show", "The argument <FILE>... is missing."),
        ("bench campfire --players", "--players needs a value."),
        ("bench campfire --players two", "--players: ‘two’ isn’t a valid number here."),
        ("bench campfire --seconds 0", "--seconds: ‘0’ isn’t a valid number here."),
        ("simulate campfire --games 0", "--games: ‘0’ isn’t a valid number here."),
        ("simulate campfire --games 1 --games 2", "--games can be given only once."),
        ("simulate campfire --force", "The argument --records is missing."),
        (
            "perft campfire --seed 0x1",
            "--seed: ‘0x1’ is neither a number nor 64 hexadecimal digits.",
        ),
        ("perft campfire --line 3", "The argument --record is missing."),
        ("perft campfire --record x --players 2", "--record and --players can’t be used together."),
        ("rules campfire C1.1 --find x", "[ID]... and --find can’t be used together."),
    ];
    for (line, sentence) in cases {
        assert_eq!(typed(line).refused(2), sentence, "{line}");
    }
    let known = games::NAMES.join(", ");
    let sentence = format!("Unknown command ‘chess’. Choose one of: {known}.");
    assert_eq!(typed("bench chess").refused(2), sentence);
    let sentence = typed("chess").refused(2);
    assert!(
        sentence.starts_with("Unknown command ‘chess’. Choose one of: play, rules, "),
        "{sentence}"
    );
}

#[test]
fn a_table_that_is_no_game_is_refused_with_the_rule() {
    let cases = [
        ("--players 6", "C2.1: "),
        ("--adventurers red,moon,ulrich", "C2.3: "),
        ("--first 4", "C2.2: "),
        ("--standstill 0", "C8.3: "),
        ("--lumarathon 0,1,1", "C9A.1: "),
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
fn an_option_of_the_table_that_does_not_follow_its_pattern_shows_the_pattern() {
    let cases = [
        ("--first me", "‘first’", "‘me’", "random|seat <0-4>"),
        ("--even-stacks yes", "‘even_stacks’", "‘yes’", "on|off"),
        ("--moon-ties x", "‘moon_ties’", "‘x’", "pool|separate"),
    ];
    for (options, key, found, pattern) in cases {
        let sentence = typed(&format!("simulate campfire {options}")).refused(2);
        assert!([key, found, pattern].iter().all(|word| sentence.contains(word)), "{sentence}");
    }
}

#[test]
fn every_reason_why_a_table_is_no_game_is_told() {
    let run = typed("simulate campfire --first 9 --adventurers red,red");
    assert_eq!(run.code, 2);
    let rules: Vec<&str> = run.err.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(rules, ["C2.2", "C2.3", "C2.1"]);
}
