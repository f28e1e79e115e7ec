//! Crashes: a log that breaks off at any line is a table that goes on.

use crate::desk::*;
use campfire::Campfire;
use dealer::Quick;
use kernel::{Luck, Seat, Viewer};
use table::*;

/// A whole game in which everything that can be logged happens.
fn eventful() -> Desk<Campfire> {
    let options = with_clock(Clock::Bank { ms: 10 * MINUTE, increment_ms: SECOND });
    let mut desk = Desk::start(options, "ppb");
    let propose = |person, motion| Event::Propose { person, motion };
    desk.wait(SECOND);
    desk.play();
    desk.ok(Event::Undo { person: ANN });
    desk.play();
    desk.wait(SECOND);
    desk.play();
    desk.ok(propose(ANN, Motion::Undo));
    desk.ok(Event::Agree { person: BEN });
    desk.play();
    desk.ok(propose(BEN, Motion::Pause));
    desk.ok(Event::Decline { person: ANN });
    desk.ok(propose(BEN, Motion::Pause));
    desk.sleep();
    desk.ok(propose(BEN, Motion::Pause));
    desk.ok(Event::Agree { person: ANN });
    desk.wait(HOUR);
    desk.ok(propose(ANN, Motion::Resume));
    desk.ok(Event::Agree { person: BEN });
    desk.ok(Event::Say { person: EVE, text: "hello".into() });
    desk.ok(Event::Mute { by: By::Person(ANN), person: EVE });
    desk.ok(Event::Unmute { by: By::Host, person: EVE });
    desk.now -= MINUTE;
    desk.ok(Event::Tick);
    desk.ok(Event::HostReturned { away_since_ms: Some(desk.now) });
    desk.ok(Event::HandOver { person: ANN });
    desk.ok(Event::TakeBack { person: ANN });
    desk.play_until(1);
    desk.sleep();
    desk.play();
    desk.ok(Event::TakeBack { person: BEN });
    desk.ok(Event::Resign { person: BEN });
    desk.play_out();
    desk.ok(propose(ANN, Motion::Rematch));
    desk
}

/// What the lines say, without their times.
fn words(lines: &[(u64, String)]) -> Vec<&str> {
    lines.iter().map(|(_, line)| line.split_once(' ').unwrap().1).collect()
}

#[test]
fn an_eventful_game_is_restored_at_every_line() {
    let desk = eventful();
    let opened = desk.stored.iter().position(|(_, line)| line.ends_with(" open")).unwrap() + 1;
    for length in opened..=desk.stored.len() {
        let prefix = desk.stored[..length].to_vec();
        let restored = Table::<Campfire>::restore(desk.seed.clone(), prefix.clone()).unwrap();
        assert_eq!(restored.log(), prefix);
    }
}

/// The lines that follow by themselves (luck, the end, what a vote has carried) are the same,
/// whether they were stored before the crash or are written after it.
#[test]
fn after_a_crash_in_the_middle_of_a_commit_the_same_luck_falls() {
    let desk = eventful();
    let full = words(&desk.stored);
    let follows = |line: &str| ["luck ", "end "].iter().any(|word| line.starts_with(word));
    let mut tried = 0;
    for length in 1..full.len() {
        if !follows(full[length]) {
            continue;
        }
        let prefix = desk.stored[..length].to_vec();
        let table = Table::<Campfire>::restore(desk.seed.clone(), prefix.clone()).unwrap();
        let now = desk.now + HOUR;
        let mut after = Desk::resume(table, desk.seed.clone(), prefix, now);
        after.ok(Event::HostReturned { away_since_ms: Some(desk.now) });
        let outage =
            full[length - 1].starts_with("luck") || !after.stored[length].1.contains("outage");
        assert!(outage, "no clock runs while luck is awaited");
        let run = full[length..].iter().take_while(|line| follows(line)).count();
        assert_eq!(words(&after.stored)[length..length + run], full[length..length + run]);
        tried += 1;
    }
    assert!(tried > 50, "only {tried} crashes");
}

#[test]
fn after_a_crash_bots_are_asked_anew_and_the_host_is_woken() {
    let options = with_clock(Clock::PerMove { ms: MINUTE });
    let mut desk = Desk::start(options, "pb");
    let effects = desk.ok(Event::HostReturned { away_since_ms: None });
    assert_eq!(wake(&effects), Some(desk.now + MINUTE));
    desk.play();
    desk.table = Table::restore(desk.seed.clone(), desk.stored.clone()).unwrap();
    let effects = desk.ok(Event::HostReturned { away_since_ms: None });
    assert_eq!(asked(&effects), Some((desk.turn(), desk.status(0).answers)));
    desk.play();
}

#[test]
fn after_a_crash_persons_have_the_usual_time_to_come_back() {
    let mut desk = Desk::start(Options::live(level("easy")), "pp");
    desk.table = Table::restore(desk.seed.clone(), desk.stored.clone()).unwrap();
    desk.wait(DAY);
    let effects = desk.ok(Event::HostReturned { away_since_ms: Some(T0) });
    assert_eq!(wake(&effects), Some(desk.now + 2 * MINUTE));
    assert!(!desk.status(0).seats[0].here);
    desk.ok(Event::Connected { person: ANN });
    assert!(desk.status(0).seats[0].here);
}

#[test]
fn two_games_of_the_same_events_are_equal() {
    assert_eq!(eventful().table, eventful().table);
}

#[test]
fn a_damaged_log_is_refused_or_makes_a_table_that_works() {
    let desk = eventful();
    let mut luck = Quick::new(1);
    let (mut refused, mut works) = (0, 0);
    for _ in 0..3_000 {
        let mut lines: Vec<String> = desk.stored.iter().map(|(_, line)| line.clone()).collect();
        let mut at = || luck.below(desk.stored.len() as u32) as usize;
        let (one, other) = (at(), at());
        match luck.below(4) {
            0 => lines.swap(one, other),
            1 => drop(lines.remove(one)),
            2 => lines.insert(one, desk.stored[other].1.clone()),
            _ => lines.truncate(one),
        }
        match Table::<Campfire>::restore(desk.seed.clone(), (1..).zip(lines)) {
            Err(_) => refused += 1,
            Ok(mut table) => {
                let now = desk.now + DAY;
                table.handle(Event::HostReturned { away_since_ms: Some(T0) }, now).unwrap();
                table.handle(Event::Tick, now + DAY).unwrap();
                table.since(0, Viewer::Seat(Seat(0)), now);
                works += 1;
            }
        }
    }
    assert!(refused > 1_000 && works > 500, "{refused} refused, {works} work");
}
