//! `emberwake engine`: other programs talk to the rules and bots line by line.

use crate::program::{emberwake, with_input};

/// The answers to these lines.
fn answers(lines: &[&str]) -> Vec<String> {
    let told = with_input("engine", &format!("{}\nquit\n", lines.join("\n"))).fine();
    told.lines().map(str::to_owned).collect()
}

#[test]
fn the_engine_says_what_it_is_and_which_games_it_knows() {
    let told = answers(&["hello", "isready"]);
    assert!(told[0].starts_with("id name Emberwake "), "{told:?}");
    assert!(told.contains(&"game campfire players 2 5".to_owned()), "{told:?}");
    assert!(told.contains(&"game sea players 3 6".to_owned()), "{told:?}");
    assert_eq!(told[told.len() - 2..], ["hellook", "readyok"]);
}

#[test]
fn a_game_can_be_played_from_its_beginning() {
    let mut lines = vec!["new campfire players=2"];
    lines.extend(["play ?"; 60]);
    lines.extend(["moves", "go iterations 30"]);
    let told = answers(&lines);
    assert_eq!(told[0], "position campfire chance turns 0");
    let moves: Vec<&str> = told.iter().filter_map(|line| line.strip_prefix("move ")).collect();
    assert!(told.contains(&format!("movesok {}", moves.len())), "{told:?}");
    let best = told.last().unwrap().strip_prefix("bestmove ").unwrap();
    assert!(moves.contains(&best), "{best} is not among {moves:?}");
    assert!(told.iter().any(|line| line.starts_with("info rank 1 iterations 30 ")), "{told:?}");
}

#[test]
fn a_view_is_enough_to_decide() {
    let mut lines = vec!["new campfire players=2"];
    lines.extend(["play ?"; 60]);
    let seat_line = answers(&lines).into_iter().rfind(|line| line.contains(" seat ")).unwrap();
    let seat = seat_line.split(' ').nth(3).unwrap();
    let view_command = format!("view {seat}");
    lines.push(&view_command);
    let view = answers(&lines).pop().unwrap();
    let position = format!("position view campfire {}", view.strip_prefix("view ").unwrap());
    let told = answers(&[&position, "go", "play 0 disc 1"]);
    assert_eq!(told[0], seat_line);
    assert!(told[1].starts_with("bestmove "), "{told:?}");
    assert!(told[2].starts_with("error "), "a view can't be played on: {told:?}");
}

#[test]
fn bad_input_gets_a_sentence_and_changes_nothing() {
    let bad = [
        "castle",
        "new chess",
        "new campfire players=99",
        "position view campfire {}",
        "position view sea nonsense",
        "go sideways",
        "set bot nobody",
        "set seed many",
        "play 0 castle",
        "view 9",
    ];
    let mut lines = vec!["new sea players=3", "view all"];
    lines.extend(bad);
    lines.extend(["position record", "not a record", "end record", "view all"]);
    let told = answers(&lines);
    let errors: Vec<&String> = told.iter().filter(|line| line.starts_with("error ")).collect();
    assert_eq!(errors.len(), bad.len() + 1, "{told:?}");
    assert!(errors.iter().all(|line| line.len() > "error ".len() + 10), "{errors:?}");
    assert_eq!(told[1], *told.last().unwrap(), "the position stays as it was");
}

#[test]
fn without_a_position_there_is_nothing_to_think_about() {
    for command in ["go", "moves", "view", "play ?"] {
        assert!(answers(&[command])[0].starts_with("error There’s no position yet"), "{command}");
    }
}

#[test]
fn the_arena_seats_another_program() {
    let engine = format!("engine:{} engine", env!("CARGO_BIN_EXE_emberwake"));
    let bots = format!("{engine},random");
    let told = emberwake(&["arena", "campfire", "--bots", &bots, "--games", "2", "--json"]);
    let report = told.json().remove(0);
    assert_eq!(report["bots"][0]["name"], engine.as_str());
    let silent = emberwake(&["arena", "campfire", "--bots", "engine:true,random", "--games", "2"]);
    assert!(silent.refused(3).contains("can’t play"));
    let missing = emberwake(&["arena", "campfire", "--bots", "engine:no-such-file,random"]);
    assert!(missing.refused(3).contains("no-such-file"));
}
