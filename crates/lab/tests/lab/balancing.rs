//! The search for balance finds a clearly closer setting, and says so when there is none.

use campfire::Campfire;
use lab::balance::TargetFile;
use std::path::Path;

fn search(text: &str) -> lab::balance::Balanced {
    let target = TargetFile::parse(text).unwrap().resolve::<Campfire>(Path::new(".")).unwrap();
    target.search::<Campfire>(2, |_, _| {}).unwrap()
}

#[test]
fn a_shorter_game_is_found_by_its_standstill() {
    let found = search(
        r#"
game = "campfire"
players = 2
bots = "random"
games = 256
[[goal]]
figure = "turns"
low = 2
high = 30
[space]
standstill = [1, 60]
moon_ties = ["separate"]
"#,
    );
    let keys: Vec<&str> = found.changed.iter().map(|(key, ..)| key.as_str()).collect();
    assert!(keys.contains(&"standstill"), "{:?}", found.sentences);
    assert!(found.distance[1] < found.distance[0]);
    assert!(found.sentences[0].starts_with("Change standstill"), "{:?}", found.sentences);
    assert!(found.sentences.iter().any(|said| said.contains("elsewhere")), "{:?}", found.sentences);
}

#[test]
fn where_the_target_is_met_already_nothing_is_changed() {
    let found = search(
        r#"
game = "campfire"
players = 2
bots = "random"
games = 128
[[goal]]
figure = "turns"
low = 1
high = 2000
[space]
moon_ties = ["separate"]
"#,
    );
    assert!(found.changed.is_empty() && found.distance == [0.0, 0.0], "{:?}", found.sentences);
}
