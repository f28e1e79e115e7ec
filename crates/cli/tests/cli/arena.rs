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
    assert!(said.contains("“clever”"), "{said}");
    typed("arena campfire --bots greedy,random --sprt 0.6,0.5").refused(2);
    typed("tune campfire --bot clever --games 2").refused(2);
}

#[test]
fn tuning_prints_weights_with_their_origin() {
    let told = typed("tune campfire --bot greedy --players 2 --games 4 --seed 1").fine();
    assert!(told.lines().any(|line| line.starts_with('#')), "{told}");
    assert!(told.lines().count() > 5, "{told}");
}

#[test]
fn equal_names_are_pooled_and_told_as_comma_separated_values() {
    let told = typed("arena campfire --bots greedy,random,greedy --games 3 --seed 1 --csv").fine();
    let lines: Vec<Vec<&str>> = told.lines().map(|line| line.split(',').collect()).collect();
    assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{told}");
    let pooled: Vec<&Vec<&str>> = lines[4..].iter().collect();
    assert_eq!((pooled[0][0], pooled[0][1]), ("greedy", "2"));
    let wins = |line: &[&str]| line[3].parse::<f64>().unwrap();
    let seats: f64 = [&lines[1], &lines[3]].map(|line| wins(line)).iter().sum();
    assert!((wins(pooled[0]) - seats).abs() < 0.01, "{told}");
}

#[test]
fn a_bad_file_of_weights_is_called_that() {
    let file = folder("bad-weights").join("mine.txt");
    fs::write(&file, "card_points.early much\n").unwrap();
    let bots = format!("search:5%{},random", file.display());
    let said = typed(&format!("arena campfire --bots {bots} --games 2")).refused(1);
    assert!(said.contains("isn’t a file of weights") && said.contains("much"), "{said}");
    fs::write(&file, "emberwake net 1\ngame sea\n").unwrap();
    let said = typed(&format!("arena campfire --bots {bots} --games 2")).refused(1);
    assert!(said.contains("isn’t a file of nets"), "{said}");
    fs::remove_file(&file).unwrap();
    let said = typed(&format!("arena campfire --bots {bots} --games 2")).refused(3);
    assert!(said.contains("can’t be read"), "{said}");
}

#[test]
fn training_writes_a_net_that_says_where_it_comes_from_and_can_play() {
    let folder = folder("training");
    let net = folder.join("mine.net");
    let kept = folder.join("kept");
    let net = net.display();
    let kept = kept.display();
    let command = format!(
        "train campfire --players 2 --games 40 --epochs 1 --hidden 16,8 --match 0 --seed 7 --bot keen \
         --folder {kept} --out {net} --json"
    );
    let told = typed(&command).json().remove(0);
    assert_eq!(told["trained"]["learned"][0], 35);
    assert_eq!(told["accepted"], false, "without a match nothing is accepted");
    let bytes = fs::read(folder.join("mine.net")).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("seed 7") && text.contains("held out 5 games"), "{text}");
    typed(&format!("arena campfire --bots keen%{net},random --games 2")).fine();
}

#[test]
fn training_without_layers_writes_weights_that_can_play() {
    let folder = folder("training-weights");
    let file = folder.join("mine.txt");
    let kept = folder.join("kept");
    let file = file.display();
    let kept = kept.display();
    let command = format!(
        "train campfire --players 2 --games 24 --epochs 1 --hidden 0,0 --match 0 --bot search:8 \
         --folder {kept} --out {file}"
    );
    typed(&command).fine();
    let text = fs::read_to_string(folder.join("mine.txt")).unwrap();
    assert!(
        text.contains("self-play by search:8") && text.contains("\ncard_points.early "),
        "{text}"
    );
    typed(&format!("arena campfire --bots keen%{file},random --games 2")).fine();
}
