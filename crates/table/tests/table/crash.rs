//! Crashes: a table can continue from a log that breaks off at any line.

use crate::test_host::*;
use campfire::Campfire;
use dealer::Quick;
use kernel::{Luck, Seat, Viewer};
use table::*;

/// Returns a whole game in which everything that can be logged happens.
fn eventful() -> TestHost<Campfire> {
    let options = with_clock(Clock::Bank { ms: 10 * MINUTE, increment_ms: SECOND });
    let mut host = TestHost::start(options, "ppb");
    let propose = |person, motion| Event::act(person, Act::Propose { motion });
    host.wait(SECOND);
    host.play();
    host.ok(Event::act(ANN, Act::Undo));
    host.play();
    host.wait(SECOND);
    host.play();
    host.ok(propose(ANN, Motion::Undo));
    host.ok(Event::act(BEN, Act::Agree));
    host.play();
    host.ok(propose(BEN, Motion::Pause));
    host.ok(Event::act(ANN, Act::Decline));
    host.wait(MINUTE);
    host.ok(propose(BEN, Motion::Pause));
    host.sleep();
    host.wait(MINUTE);
    host.ok(propose(BEN, Motion::Pause));
    host.ok(Event::act(ANN, Act::Agree));
    host.wait(HOUR);
    host.ok(propose(ANN, Motion::Resume));
    host.ok(Event::act(BEN, Act::Agree));
    host.ok(Event::act(EVE, Act::Say { text: "hello".into() }));
    host.ok(Event::act(ANN, Act::Mute { person: EVE }));
    host.ok(Event::act(By::Host, Act::Unmute { person: EVE }));
    host.now -= MINUTE;
    host.ok(Event::Tick);
    host.ok(Event::HostReturned { away_since_ms: Some(host.now) });
    host.ok(Event::act(ANN, Act::HandOver));
    host.ok(Event::act(ANN, Act::TakeBack));
    host.play_until(1);
    host.sleep();
    host.play();
    host.ok(Event::act(BEN, Act::TakeBack));
    host.ok(Event::act(BEN, Act::Resign));
    host.play_out();
    host.ok(propose(ANN, Motion::Rematch));
    host
}

/// Returns the text of the lines, without their times.
fn words(lines: &[(u64, String)]) -> Vec<&str> {
    lines.iter().map(|(_, line)| line.split_once(' ').unwrap().1).collect()
}

#[test]
fn an_eventful_game_is_restored_at_every_line() {
    let host = eventful();
    let opened = host.stored.iter().position(|(_, line)| line.ends_with(" open")).unwrap() + 1;
    for length in opened..=host.stored.len() {
        let prefix = host.stored[..length].to_vec();
        let restored = Table::<Campfire>::restore(host.seed.clone(), prefix.clone()).unwrap();
        assert_eq!(restored.log(), prefix);
    }
}

/// The automatic lines (random outcomes, the end, a vote that passed) are the same, whether they
/// were stored before the crash or are written after it.
#[test]
fn after_a_crash_in_the_middle_of_a_commit_the_same_luck_falls() {
    let host = eventful();
    let full = words(&host.stored);
    let follows = |line: &str| ["luck ", "end "].iter().any(|word| line.starts_with(word));
    let mut tried = 0;
    for length in 1..full.len() {
        if !follows(full[length]) {
            continue;
        }
        let prefix = host.stored[..length].to_vec();
        let table = Table::<Campfire>::restore(host.seed.clone(), prefix.clone()).unwrap();
        let now = host.now + HOUR;
        let mut after = TestHost::resume(table, host.seed.clone(), prefix, now);
        after.ok(Event::HostReturned { away_since_ms: Some(host.now) });
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
fn after_a_crash_bots_are_asked_again_and_the_host_is_woken() {
    let options = with_clock(Clock::PerMove { ms: MINUTE });
    let mut host = TestHost::start(options, "pb");
    let effects = host.ok(Event::HostReturned { away_since_ms: None });
    assert_eq!(wake(&effects), Some(host.now + MINUTE));
    host.play();
    host.table = Table::restore(host.seed.clone(), host.stored.clone()).unwrap();
    let effects = host.ok(Event::HostReturned { away_since_ms: None });
    assert_eq!(asked(&effects), Some((host.turn(), host.status(0).answers)));
    host.play();
}

#[test]
fn after_a_crash_persons_have_the_usual_time_to_come_back() {
    let mut host = TestHost::start(HostingOptions::live(level("easy")), "pp");
    host.table = Table::restore(host.seed.clone(), host.stored.clone()).unwrap();
    host.wait(DAY);
    let effects = host.ok(Event::HostReturned { away_since_ms: Some(T0) });
    assert_eq!(wake(&effects), Some(host.now + 2 * MINUTE));
    assert!(!host.status(0).seats[0].here);
    host.ok(Event::Connected { person: ANN });
    assert!(host.status(0).seats[0].here);
}

#[test]
fn two_games_of_the_same_events_are_equal() {
    assert_eq!(eventful().table, eventful().table);
}

#[test]
fn a_damaged_log_is_refused_or_makes_a_table_that_works() {
    let host = eventful();
    let mut luck = Quick::new(1);
    let mut refused = 0;
    let mut works = 0;
    for _ in 0..3_000 {
        let mut lines: Vec<String> = host.stored.iter().map(|(_, line)| line.clone()).collect();
        let mut at = || luck.below(host.stored.len() as u32) as usize;
        let one = at();
        let other = at();
        match luck.below(4) {
            0 => lines.swap(one, other),
            1 => drop(lines.remove(one)),
            2 => lines.insert(one, host.stored[other].1.clone()),
            _ => lines.truncate(one),
        }
        match Table::<Campfire>::restore(host.seed.clone(), (1..).zip(lines)) {
            Err(_) => refused += 1,
            Ok(mut table) => {
                let now = host.now + DAY;
                table.handle(Event::HostReturned { away_since_ms: Some(T0) }, now).unwrap();
                table.handle(Event::Tick, now + DAY).unwrap();
                table.since(0, Viewer::Seat(Seat(0)), now);
                works += 1;
            }
        }
    }
    assert!(refused > 1_000 && works > 500, "{refused} refused, {works} work");
}
