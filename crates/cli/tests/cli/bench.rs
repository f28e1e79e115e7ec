//! `emberwake bench`.

use crate::program::typed;

#[test]
fn one_line_of_json_says_how_fast_a_number_of_players_is() {
    let lines = typed("bench campfire --players 4 --json --seconds 0.01").json();
    let [speed] = lines.as_slice() else { panic!("more than one line: {lines:?}") };
    let keys: Vec<&String> = speed.as_object().expect("an object").keys().collect();
    let expected = [
        "game",
        "players",
        "playouts_per_s",
        "decisions_per_s",
        "mean_decisions",
        "mean_turns",
        "state_bytes",
    ];
    assert_eq!(keys, expected);
    assert_eq!((&speed["game"], &speed["players"]), (&"campfire".into(), &4.into()));
    assert_eq!(speed["state_bytes"], campfire::STATE_BYTES);
    assert!(speed["playouts_per_s"].as_u64() > Some(0));
    let decisions = speed["mean_decisions"].as_f64().expect("a number");
    assert!((60.0..100.0).contains(&decisions), "{decisions}");
    let turns = speed["mean_turns"].as_f64().expect("a number");
    assert!((30.0..60.0).contains(&turns), "{turns}");
}

#[test]
fn every_number_of_players_has_its_line() {
    let players = typed("bench campfire --json --seconds 0.01").json();
    let players: Vec<_> = players.iter().map(|speed| speed["players"].as_u64()).collect();
    assert_eq!(players, [Some(2), Some(3), Some(4), Some(5)]);
    let table = typed("bench campfire --seconds 0.01").fine();
    assert_eq!(table.lines().count(), 5);
    assert!(table.starts_with("players  games/s"), "{table}");
}
