//! The log as text: its form, and texts that aren't logs.

use crate::test_host::*;
use campfire::Campfire;
use dealer::Seed;
use kernel::{Seat, Viewer};
use sea::Sea;
use table::*;

type Lines = Vec<(u64, String)>;

fn lines(host: &TestHost<Campfire>) -> Lines {
    host.stored.clone()
}

fn problem(host: &TestHost<Campfire>, lines: Lines) -> (u64, RestoreWhy<Campfire>) {
    let problem = Table::<Campfire>::restore(host.seed.clone(), lines).unwrap_err();
    assert!(problem.to_string().starts_with(&format!("line {}: ", problem.sequence)));
    (problem.sequence, problem.why)
}

/// Returns the number of the first line that begins like this.
fn find(lines: &Lines, start: &str) -> usize {
    let begins = |(_, line): &(u64, String)| line.split_once(' ').unwrap().1.starts_with(start);
    lines.iter().position(begins).unwrap_or_else(|| panic!("no line ‘{start}’"))
}

#[test]
fn the_log_reads_as_documented() {
    let clock = Clock::Days { days: 3, weekends: Weekends::Off };
    let options = HostingOptions { clock, utc_offset_minutes: -90, ..patient() };
    let mut host = TestHost::start(options, "pb");
    host.ok(Event::act(ANN, Act::Say { text: "ready?".into() }));
    host.play();
    host.ok(Event::act(ANN, Act::Undo));
    let text: Vec<String> = host
        .stored
        .iter()
        .map(|(sequence, line)| format!("{sequence} {}", line.split_once(' ').unwrap().1))
        .filter(|line| !line.contains(" set ") && !line.contains(" luck "))
        .collect();
    let start = find(&host.stored, "start") as u64 + 1;
    let first = find(&host.stored, "option") as u64;
    let mut expected: Vec<String> = vec!["1 table 1 campfire 2".into()];
    let numbered = [
        "option clock days 3 5",
        "option timeout bot",
        "option level easy",
        "option zone -90",
        "option away never",
        "option vote 60000",
        "option pause 86400000",
        "option talk all",
        "owner 100",
        "chair 0 person 100",
        "chair 1 bot medium",
        "commit f2f0ad55d90a7dd9e0cd8e3c2c92dcf8f7b8c4f1a8df6ea1aa0e1c8d0bbbcd4b",
        "open",
        "ready 100 0000000000000000000000000000000000000000000000000000000000000000",
        "start",
    ];
    let commit = format!("commit {}", kernel::notation::hex(&dealer::commitment(&host.seed)));
    for (line, sequence) in numbered.iter().zip(first + 1..) {
        let line = if line.starts_with("commit") { &commit } else { *line };
        expected.push(format!("{sequence} {line}"));
    }
    let answers = start + 8;
    expected.push(format!("{} say 100 ready?", answers + 1));
    let mv = &text[text.len() - 2];
    assert!(mv.starts_with(&format!("{} move 0 {answers} ", answers + 2)), "{mv}");
    expected.push(mv.clone());
    expected.push(format!("{} undo 0 {answers} free", answers + 3));
    assert_eq!(text, expected);
}

#[test]
fn every_clock_and_option_is_written_and_read() {
    let clocks = [
        Clock::None,
        Clock::PerMove { ms: 1 },
        Clock::Bank { ms: DURATION_MS_MAX, increment_ms: 0 },
        Clock::Days { days: 14, weekends: Weekends::Count },
        Clock::Days { days: 1, weekends: Weekends::Off },
    ];
    for clock in clocks {
        for on_timeout in [OnTimeout::HandOver, OnTimeout::Resign] {
            for spectators_talk in [true, false] {
                let away_ms = spectators_talk.then_some(5);
                let hints = !spectators_talk;
                let options = HostingOptions {
                    clock,
                    on_timeout,
                    spectators_talk,
                    away_ms,
                    hints,
                    ..patient()
                };
                TestHost::start(options, "pb");
            }
        }
    }
}

#[test]
fn a_table_that_allows_hints_says_so_and_a_log_from_before_allows_none() {
    let allowing = TestHost::start(HostingOptions { hints: true, ..patient() }, "pb");
    let line = find(&allowing.stored, "option hints");
    assert_eq!(allowing.stored[line].1, format!("{T0} option hints on"));
    let restored = Table::<Campfire>::restore(allowing.seed.clone(), lines(&allowing)).unwrap();
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert!(allowing.table.status(viewer, T0).hints);
        assert!(restored.status(viewer, T0).hints);
    }
    // Without the option, a log is what it was before there was one.
    let usual = TestHost::start(patient(), "pb");
    assert!(usual.stored.iter().all(|(_, line)| !line.contains("hints")));
    let restored = Table::<Campfire>::restore(usual.seed.clone(), lines(&usual)).unwrap();
    assert!(!restored.status(Viewer::Spectator, T0).hints);
    let status = serde_json::to_value(restored.status(Viewer::Spectator, T0)).unwrap();
    assert_eq!(status.get("hints"), None, "a client from before reads what it knows");
    // There is one way to write each table.
    for text in ["option hints off", "option hints", "option talk all"] {
        let mut other = lines(&allowing);
        other[line].1 = format!("{T0} {text}");
        assert!(matches!(problem(&allowing, other).1, RestoreWhy::Misread(_)), "{text}");
    }
}

#[test]
fn the_log_of_something_else_is_refused_by_name() {
    let host = TestHost::start(patient(), "pb");
    let first = |text: &str| {
        let mut lines = lines(&host);
        lines[0].1 = format!("{T0} {text}");
        problem(&host, lines)
    };
    assert_eq!(first("emberwake record 1"), (1, RestoreWhy::NotALog));
    assert_eq!(first("table 2 campfire 1"), (1, RestoreWhy::LogVersion("2".into())));
    assert_eq!(first("table 1 sea 1"), (1, RestoreWhy::OtherGame("sea".into())));
    assert_eq!(first("table 1 campfire 0"), (1, RestoreWhy::Edition("0".into())));
    let other = Table::<Sea>::restore(host.seed.clone(), lines(&host)).unwrap_err();
    assert_eq!(other.why, RestoreWhy::OtherGame("campfire".into()));
}

#[test]
fn another_seed_is_noticed() {
    let host = TestHost::start(patient(), "pb");
    let problem = Table::<Campfire>::restore(Seed::from_number(77), lines(&host)).unwrap_err();
    assert_eq!(problem.why, RestoreWhy::OtherSeed);
}

#[test]
fn a_log_that_stops_before_the_table_is_open_is_cut_off() {
    let host = TestHost::start(patient(), "pb");
    let open = find(&host.stored, "open");
    for length in 0..open {
        let why = problem(&host, host.stored[..length].to_vec());
        assert_eq!(why, (length as u64 + 1, RestoreWhy::CutOff));
    }
}

#[test]
fn missing_and_doubled_lines_are_noticed() {
    let host = TestHost::start(patient(), "pb");
    let mut missing = lines(&host);
    missing.remove(20);
    assert_eq!(problem(&host, missing), (21, RestoreWhy::OutOfOrder(22)));
    let mut doubled = lines(&host);
    doubled.insert(20, doubled[19].clone());
    assert_eq!(problem(&host, doubled), (21, RestoreWhy::OutOfOrder(20)));
}

#[test]
fn a_damaged_opening_is_noticed() {
    let host = TestHost::start(patient(), "pb");
    let replaced = |start: &str, with: &str| {
        let mut lines = lines(&host);
        let at = find(&lines, start);
        lines[at].1 = format!("{T0} {with}");
        problem(&host, lines).1
    };
    assert!(matches!(replaced("set players", "set players many"), RestoreWhy::Setting(_)));
    assert!(matches!(replaced("set players", "set players 3"), RestoreWhy::Opening(_)));
    assert!(matches!(replaced("option clock", "option clock sand"), RestoreWhy::Misread(_)));
    assert!(matches!(replaced("option clock", "option cock none"), RestoreWhy::Misread(_)));
    assert!(matches!(replaced("option vote", "option vote 0"), RestoreWhy::Opening(_)));
    assert!(matches!(replaced("option zone", "option zone +5"), RestoreWhy::Misread(_)));
    assert!(matches!(replaced("chair 1", "chair 2 open"), RestoreWhy::Misread(_)));
    assert!(matches!(replaced("commit", "commit 00"), RestoreWhy::Misread(_)));
    assert!(matches!(replaced("commit", "owner 100"), RestoreWhy::Misread(_)));
    assert!(matches!(replaced("owner", "option talk all"), RestoreWhy::Misread(_)));
    let mut swapped = lines(&host);
    let at = find(&swapped, "owner");
    let owner = swapped[at].1.clone();
    let chair = swapped[at + 1].1.clone();
    (swapped[at].1, swapped[at + 1].1) = (chair, owner);
    assert_eq!(problem(&host, swapped).1, RestoreWhy::NotALog, "the order is fixed");
}

#[test]
fn lines_that_no_table_writes_are_refused() {
    let host = TestHost::start(patient(), "pb");
    let sequence = host.stored.len() as u64 + 1;
    let with = |text: String| {
        let mut lines = lines(&host);
        lines.push((sequence, text));
        let (at, why) = problem(&host, lines);
        assert_eq!(at, sequence);
        why
    };
    let misread = [
        "",
        "5",
        "x open",
        "5 ",
        "5 dance",
        "5 sit 7",
        "5 sit 07 1",
        "5 sit 7 1 1",
        "5 say 7",
        "5 move 0 30",
        "5 move 0 30 fly",
        "5 luck heads",
        "5 ready 7 12",
        "5 undo 0 9",
        "5 undo 0 9 maybe",
        "5 propose 7 war",
        "5 chair 0 bot",
        "5 chair 0 bot a b",
        "5 end",
        "5 end 1 x",
        "5 start now",
        "9007199254740992 start",
        "-5 start",
        "5 timeout 300",
        "5  start",
        "5 open",
    ];
    for text in misread {
        let why = with(text.to_owned());
        assert!(matches!(why, RestoreWhy::Misread(_)), "‘{text}’ gives {why:?}");
    }
    let impossible = [
        "start",
        "sit 7 0",
        "stand 100",
        "chair 1 open",
        "kick 100",
        "unready 100",
        "end 1 2",
        "move 0 1 disc 0",
        "bot 5 39 disc 0",
        "luck first 0",
        "undo 0 3 free",
        "undo 9 3 agreed",
        "resume",
        "lapse",
        "agree 7",
        "decline 7",
        "rematch",
        "timeout 1",
        "away 7",
        "takeback 0",
        "takeback 9",
        "resign 1",
        "handover 1",
        "propose 7 pause",
        "unmute 7",
        "ready 100 1111111111111111111111111111111111111111111111111111111111111111",
    ];
    for text in impossible {
        assert_eq!(with(format!("{T0} {text}")), RestoreWhy::DoesNotFollow, "‘{text}’");
    }
    let mv = host.table.legal_moves(host.turn())[0];
    let answers = host.status(0).answers - 1;
    let stale = with(format!("{T0} move 0 {answers} {mv}"));
    assert_eq!(stale, RestoreWhy::DoesNotFollow, "a move answers the last line");
}
