//! Sea goes through the same commands, and has secrets to keep.

use crate::program::{emberwake, folder, listing, typed};

#[test]
fn its_rulebook_is_told_and_searched() {
    let book = typed("rules sea").fine();
    assert!(book.contains("\nS1.1 "), "{book}");
    let paragraph = typed("rules sea s1.1 --lang de").fine();
    assert!(paragraph.starts_with("S1.1 "), "{paragraph}");
    assert!(typed("rules sea C1.1").refused(2).contains("“C1.1”"));
}

#[test]
fn its_games_are_simulated_recorded_and_proved() {
    let records = folder("sea");
    let series = format!("simulate sea --players 3 --games 2 --records {}", records.display());
    let told = typed(&series).fine();
    assert!(told.starts_with("Sea, 3 players, 2 games, seed 1\n"), "{told}");
    assert_eq!(listing(&records), ["sea-1-0.rec", "sea-1-1.rec"]);
    for name in listing(&records) {
        let path = records.join(name).display().to_string();
        for command in ["check", "verify", "show"] {
            assert!(!emberwake(&["record", command, &path]).fine().is_empty());
        }
    }
}

#[test]
fn a_seat_does_not_see_what_is_secret() {
    let records = folder("sea-secrets");
    typed(&format!("simulate sea --players 3 --games 1 --records {}", records.display())).fine();
    let path = records.join("sea-1-0.rec").display().to_string();
    let all = emberwake(&["record", "states", &path]).fine();
    let seat = emberwake(&["record", "states", &path, "--seat", "1"]).fine();
    assert_eq!(all.lines().count(), seat.lines().count());
    assert_ne!(all, seat);
}

#[test]
fn it_is_counted_and_measured() {
    let counts = typed("perft sea --players 3 --depth 1 --json").json().remove(0);
    assert_eq!((&counts["game"], &counts["players"]), (&"sea".into(), &3.into()));
    let speeds = typed("bench sea --players 3 --seconds 0.01 --json").json();
    assert_eq!(speeds[0]["game"], "sea");
}

#[test]
fn a_record_of_one_game_is_not_taken_for_another() {
    let records = folder("sea-other");
    typed(&format!("simulate sea --players 3 --games 1 --records {}", records.display())).fine();
    let path = records.join("sea-1-0.rec").display().to_string();
    let sentence = typed(&format!("perft campfire --record {path}")).refused(1);
    assert!(sentence.contains("“sea”"), "{sentence}");
}
