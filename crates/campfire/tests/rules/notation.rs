//! Moves, outcomes and setups as text.

use crate::help::*;
use crate::tables::tables;
use campfire::tables::EDITION;
use campfire::{Move, Outcome, Setup};
use kernel::{FieldProblem, SetupText};

#[test]
fn what_a_move_looks_like() {
    for text in [
        "pick nostromo",
        "frog 3",
        "sleeper siana 0",
        "disc 7",
        "lys 4",
        "nudge cw",
        "nudge no",
        "sow 2 ccw",
        "sow 2 cw pair 3",
        "sow 2 cw skip 12",
        "lift 5 2",
        "lift no",
        "song 5 abcd*",
        "song 7 abcdefg",
        "legend c 4",
        "legend c 4 **",
        "pass",
    ] {
        assert_eq!(mv(text).to_string(), text);
    }
    for text in ["tile 3 moon", "tile 0 g", "height 7 16", "first 4", "lot 2 red"] {
        assert_eq!(outcome(text).to_string(), text);
    }
}

#[test]
fn what_is_not_a_move_is_answered_with_the_pattern_it_should_follow() {
    let misread = |text: &str| text.parse::<Move>().unwrap_err().expected;
    assert_eq!(misread("sow 8 cw"), "sow <place 0-7> cw|ccw [pair <step>|skip <step>]");
    assert_eq!(misread("sow 2"), "sow <place 0-7> cw|ccw [pair <step>|skip <step>]");
    assert_eq!(misread("lys 01"), "lys <place 0-7>");
    assert_eq!(misread("lys  1"), "lys <place 0-7>");
    assert_eq!(misread("song 4 dcba"), "song <price> <letters in order, then * for each wild>");
    assert_eq!(misread("song 4 aabc"), "song <price> <letters in order, then * for each wild>");
    assert!(misread("fly 3").starts_with("pick|frog"));
    assert!(misread("").starts_with("pick|frog"));
    assert!("tile 3 sun".parse::<Outcome>().is_err());
}

/// C2.2, C2.3, C3.1, C7A.5, C8.3, C9A.1
#[test]
fn setups_read_back_as_they_are_written() {
    for setup in tables() {
        assert_eq!(Setup::from_fields(setup.edition, &setup.fields()), Ok(setup));
    }
}

#[test]
fn settings_left_out_take_their_defaults_but_players_must_be_told() {
    let field = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    assert_eq!(Setup::from_fields(EDITION, &[field("players", "3")]), Ok(Setup::new(3)));
    let problems = Setup::from_fields(
        EDITION,
        &[
            field("first", "nobody"),
            field("wind", "north"),
            field("standstill", "60"),
            field("standstill", "61"),
        ],
    );
    let problems = problems.unwrap_err();
    assert!(problems.contains(&FieldProblem::Missing("players".into())));
    assert!(problems.contains(&FieldProblem::Unknown("wind".into())));
    assert!(problems.contains(&FieldProblem::Twice("standstill".into())));
    assert!(problems.iter().any(|p| matches!(p, FieldProblem::Misread(key, _) if key == "first")));
}
