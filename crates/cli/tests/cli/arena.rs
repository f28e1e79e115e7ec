//! `emberwake arena` and `emberwake tune`.

use crate::program::{folder, listing, typed};
use std::fs;

const MATCH: &str = "arena campfire --bots greedy,random --games 6 --seed 3";

#[test]
fn a_match_as_json_says_how_each_bot_did() {
    let report = typed(&format!("{MATCH} --json")).json().remove(0);
    assert_eq!((&report["game"], &report["games"]), (&"campfire".into(), &6.into()));
    let bots = report["bots"].as_array().unwrap();
    assert_eq!((&bots[0]["name"], &bots[1]["name"]), (&"greedy".into(), &"random".into()));
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 6.0).abs() < 1e-9, "shared victories are shared out: {wins}");
    for bot in bots {
        for field in ["win_share", "mean_place", "ms_per_decision", "elo"] {
            assert!(bot[field].is_number(), "{field}");
        }
        assert_eq!(bot["ci95"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn a_match_that_was_kept_is_not_played_again_and_belongs_to_itself() {
    let kept = folder("arena-kept").join("match.txt");
    let first = typed(&format!("{MATCH} --resume {} --json", kept.display())).json().remove(0);
    let lines = fs::read_to_string(&kept).unwrap();
    let again = typed(&format!("{MATCH} --resume {} --json", kept.display())).json().remove(0);
    assert_eq!(first["bots"][0]["wins"], again["bots"][0]["wins"]);
    assert_eq!(fs::read_to_string(&kept).unwrap(), lines, "nothing was added");
    let other = MATCH.replace("--seed 3", "--seed 4");
    let said = typed(&format!("{other} --resume {}", kept.display())).refused(1);
    assert!(said.contains("another match"), "{said}");
    assert_eq!(fs::read_to_string(&kept).unwrap(), lines, "a refusal changes nothing");
}

#[test]
fn records_of_a_match_prove_their_luck() {
    let records = folder("arena-records");
    typed(&format!("{MATCH} --records {}", records.display())).fine();
    let names = listing(&records);
    assert_eq!(names.len(), 6);
    for name in names {
        typed(&format!("record verify {}", records.join(name).display())).fine();
    }
}

#[test]
fn a_bot_that_nobody_knows_and_a_test_that_makes_no_sense_are_refused() {
    let said = typed("arena campfire --bots greedy,clever --games 2").refused(2);
    assert!(said.contains("‘clever’"), "{said}");
    typed("arena campfire --bots greedy,random --sprt 0.6,0.5").refused(2);
    typed("tune campfire --bot clever --games 2").refused(2);
}

#[test]
fn tuning_prints_weights_with_their_origin() {
    let told = typed("tune campfire --bot greedy --players 2 --games 4 --seed 1").fine();
    assert!(told.lines().any(|line| line.starts_with('#')), "{told}");
    assert!(told.lines().count() > 5, "{told}");
}
