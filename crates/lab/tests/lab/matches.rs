//! Matches: duplicate deals, threads, resuming, records.

use campfire::Campfire;
use dealer::Seed;
use kernel::{Record, SetupText};
use lab::Contest;
use lab::arena::{Ledger, LedgerProblem, MatchReport, Plan, Seating, run};
use lab::statistics::{Sprt, TestDecision};
use sea::Sea;
use std::path::PathBuf;

fn plan<G: Contest>(bots: &[&str], games: u64) -> Plan<G::Setup> {
    Plan {
        setup: G::table(bots.len() as u8),
        bots: bots.iter().map(|&name| name.to_owned()).collect(),
        games,
        seed: 4,
        seating: Seating::Rotate,
        threads: 1,
        turns_max: 2_000,
        sprt: None,
        records: None,
    }
}

fn played<G: Contest>(plan: &Plan<G::Setup>) -> MatchReport {
    run::<G>(plan, &mut Ledger::in_memory(), |_| {}).expect("the bots exist")
}

/// Clears the figures that depend on the speed of the machine.
fn timeless(mut report: MatchReport) -> MatchReport {
    for bot in &mut report.bots {
        (bot.ms_per_decision, bot.iterations_per_s) = (0.0, 0.0);
    }
    report
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("emberwake-lab-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

#[test]
fn every_bot_sits_once_in_each_seat_of_every_deal() {
    let plan = plan::<Campfire>(&["random", "greedy", "keen"], 6);
    let mut sat = vec![vec![0; 3]; 3];
    for game in 0..plan.games_whole() {
        let (deal, seats) = plan.seats(game);
        assert_eq!(deal, game / 3);
        seats.iter().enumerate().for_each(|(seat, &bot)| sat[bot][seat] += 1);
    }
    assert_eq!(sat, vec![vec![2; 3]; 3]);
}

#[test]
fn a_match_is_played_in_whole_deals() {
    assert_eq!(plan::<Campfire>(&["random", "greedy", "keen"], 7).games_whole(), 9);
    let fixed = Plan { seating: Seating::Fixed, ..plan::<Campfire>(&["random", "keen"], 7) };
    assert_eq!(fixed.games_whole(), 7);
}

#[test]
fn a_bot_against_itself_wins_half() {
    let report = played::<Campfire>(&plan::<Campfire>(&["greedy", "greedy"], 40));
    let shares: f64 = report.bots.iter().map(|bot| bot.win_share).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    assert!(report.bots[0].ci95[0] < 0.5 && 0.5 < report.bots[0].ci95[1], "{report}");
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let alone = plan::<Campfire>(&["greedy", "search:10"], 12);
    let together = Plan { threads: 3, ..alone.clone() };
    assert_eq!(timeless(played::<Campfire>(&alone)), timeless(played::<Campfire>(&together)));
    let alone = plan::<Sea>(&["greedy", "search:5", "random"], 6);
    let together = Plan { threads: 3, ..alone.clone() };
    assert_eq!(timeless(played::<Sea>(&alone)), timeless(played::<Sea>(&together)));
}

#[test]
fn a_sequential_test_stops_at_the_same_deal_on_any_number_of_threads() {
    let sprt = Some(Sprt::new(0.5, 0.6));
    let alone = Plan { sprt, ..plan::<Campfire>(&["keen", "random"], 400) };
    let together = Plan { threads: 3, ..alone.clone() };
    let report = played::<Campfire>(&alone);
    assert!(report.games < 400, "it is decided early");
    assert_eq!(
        report.sprt.as_ref().map(|verdict| verdict.decision),
        Some(TestDecision::Alternative)
    );
    assert_eq!(timeless(report), timeless(played::<Campfire>(&together)));
}

#[test]
fn a_match_that_was_broken_off_goes_on_where_it_stopped() {
    let folder = folder("resume");
    let file = folder.join("ledger.jsonl");
    let whole = plan::<Campfire>(&["greedy", "random"], 20);
    let signature = whole.signature("campfire", &whole.setup.fields());
    let mut ledger = Ledger::open(&file, &signature).expect("a new ledger");
    let first = Plan { games: 8, ..whole.clone() };
    run::<Campfire>(&first, &mut ledger, |_| {}).expect("the bots exist");
    drop(ledger);
    // Simulate a crash while a line is being written.
    let mut text = std::fs::read_to_string(&file).expect("the ledger");
    text.push_str("{\"game\":8,\"pla");
    std::fs::write(&file, text).expect("the ledger");
    let mut ledger = Ledger::open(&file, &signature).expect("the same ledger");
    assert_eq!(ledger.games.len(), 8);
    let mut new = 0;
    let report = run::<Campfire>(&whole, &mut ledger, |_| new += 1).expect("the bots exist");
    assert_eq!(new, 12, "only what was missing is played");
    assert_eq!(timeless(report), timeless(played::<Campfire>(&whole)));
    let other = Ledger::open(&file, "another match").err();
    assert!(matches!(other, Some(LedgerProblem::OtherMatch { .. })));
    std::fs::remove_dir_all(folder).expect("the folder of the test");
}

#[test]
fn the_records_of_a_match_replay_and_verify() {
    let folder = folder("records");
    let plan = Plan { records: Some(folder.clone()), ..plan::<Campfire>(&["greedy", "random"], 4) };
    played::<Campfire>(&plan);
    let files: Vec<_> = std::fs::read_dir(&folder).expect("the records").flatten().collect();
    assert_eq!(files.len(), 4);
    for file in files {
        let text = std::fs::read_to_string(file.path()).expect("a record");
        let record = Record::<Campfire>::parse(&text).expect("a record");
        assert!(dealer::verify(&record).is_ok(), "the luck of the match can be checked");
        assert!(record.tags.iter().any(|(key, name)| key == "name.0" && !name.is_empty()));
    }
    std::fs::remove_dir_all(folder).expect("the folder of the test");
}

#[test]
fn both_seatings_of_a_deal_have_the_same_tiles() {
    let plan = plan::<Campfire>(&["greedy", "random"], 2);
    let first = plan.seats(0);
    let second = plan.seats(1);
    assert_eq!(first.0, second.0, "one deal");
    assert_ne!(first.1, second.1, "two seatings");
    let seed = |deal| Seed::from_number(plan.deal_number(deal)).hex();
    assert_ne!(seed(0), seed(1), "other deals have other tiles");
}

#[test]
fn a_name_of_no_bot_ends_the_match() {
    let plan = plan::<Campfire>(&["greedy", "deep"], 2);
    let problem =
        run::<Campfire>(&plan, &mut Ledger::in_memory(), |_| {}).expect_err("no such bot");
    assert!(problem.to_string().contains("deep"));
}

#[test]
fn the_json_of_a_report_has_what_programs_ask_for() {
    let report = played::<Campfire>(&plan::<Campfire>(&["greedy", "random"], 4));
    let json: serde_json::Value = serde_json::to_value(&report).expect("a report is JSON");
    assert_eq!(json["game"], "campfire");
    assert_eq!(json["games"], 4);
    for key in ["name", "wins", "win_share", "ci95", "mean_place", "ms_per_decision"] {
        assert!(!json["bots"][0][key].is_null(), "{key} is missing");
    }
}
