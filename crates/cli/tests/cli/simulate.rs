//! `emberwake simulate`.

use crate::program::{file, folder, golden_text, listing, typed};
use std::fs;

#[test]
fn the_same_seed_gives_the_same_record_always() {
    let folders = [folder("same-seed"), folder("same-seed-again")];
    let texts = folders.each_ref().map(|records| {
        let seed = "--players 2 --standstill 1 --seed 8164287017692738675 --games 1";
        typed(&format!("simulate campfire {seed} --records {}", records.display())).fine();
        assert_eq!(listing(records), ["campfire-8164287017692738675-0.rec"]);
        fs::read_to_string(records.join("campfire-8164287017692738675-0.rec")).unwrap()
    });
    assert_eq!(texts[0], texts[1]);
    // The bots' moves may change when bots or rules improve; the deal may not.
    let dealt = |text: &str| text[..text.find("! first").unwrap()].to_owned();
    let old = golden_text("short.rec").replace("rules 1", "rules 2");
    assert_eq!(dealt(&texts[0]), dealt(&old), "the editions deal alike");
}

#[test]
fn the_sum_is_told_in_tables() {
    let told = typed("simulate campfire --players 3 --bots greedy,random --games 40 --seed 7");
    let told = told.fine();
    let first_words: Vec<_> = told.lines().map(|line| line.split(' ').next().unwrap()).collect();
    let expected =
        ["Campfire,", "", "bot", "greedy", "random", "", "seat", "0", "1", "2", "", "On", "40"];
    assert_eq!(first_words, expected, "{told}");
    assert!(told.starts_with("Campfire, 3 players, 40 games, seed 7\n"), "{told}");
    assert!(told.contains("\nseat  games  wins  wins %  mean score\n"), "{told}");
}

#[test]
fn the_sum_as_json_has_a_place_for_everything() {
    let sum = typed("simulate campfire --players 2 --games 3 --seed 7 --json").json().remove(0);
    let keys = |value: &serde_json::Value| -> String {
        value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ")
    };
    let expected = "game rules players games unfinished seed shared_wins mean_turns \
                    mean_decisions bots seats endings";
    assert_eq!(keys(&sum), expected);
    assert_eq!(keys(&sum["bots"]["random"]), "games wins mean_score");
    assert_eq!(keys(&sum["seats"][0]), "games wins mean_score");
    assert_eq!(keys(&sum["endings"]), "stacks standstill table");
}

#[test]
fn the_sum_as_comma_separated_values_agrees_with_the_json() {
    for (game, columns) in [("campfire", 6), ("sea", 9)] {
        let series = format!("simulate {game} --players 3 --bots greedy,random --games 8 --seed 7");
        let told = typed(&format!("{series} --csv")).fine();
        let lines: Vec<Vec<&str>> = told.lines().map(|line| line.split(',').collect()).collect();
        assert!(lines.iter().all(|line| line.len() == columns), "{told}");
        let kinds: Vec<[&str; 2]> = lines[1..].iter().map(|line| [line[0], line[1]]).collect();
        let seats = ["0", "1", "2"].map(|seat| ["seat", seat]);
        assert_eq!(kinds[..2], [["bot", "greedy"], ["bot", "random"]], "{told}");
        assert_eq!(kinds[2..], seats, "{told}");
        let sum = typed(&format!("{series} --json")).json().remove(0);
        let greedy = &sum["bots"]["greedy"];
        assert_eq!(lines[1][2], greedy["games"].to_string(), "{told}");
        let [wins, json] = [lines[1][3].parse().unwrap(), greedy["wins"].as_f64().unwrap()];
        assert!((wins - json).abs() < 0.01_f64, "{told}");
    }
    typed("simulate campfire --games 1 --csv --json").refused(2);
}

#[test]
fn the_sum_adds_up() {
    let sum = typed("simulate campfire --players 3 --bots greedy,random --games 40 --json").json();
    let sum = &sum[0];
    let total = |sides: &serde_json::Value, what: &str| -> f64 {
        match sides {
            serde_json::Value::Array(sides) => sides.iter().filter_map(|s| s[what].as_f64()).sum(),
            sides => sides.as_object().unwrap().values().filter_map(|s| s[what].as_f64()).sum(),
        }
    };
    assert_eq!(total(&sum["seats"], "games"), 120.0);
    assert_eq!(total(&sum["bots"], "games"), 120.0);
    // A win that several share is split between them.
    for sides in ["seats", "bots"] {
        assert!((total(&sum[sides], "wins") - 40.0).abs() < 1e-6, "{sides}: {sum}");
    }
    assert_eq!(sum["bots"]["greedy"]["games"], 80, "seats 0 and 2");
    let endings = sum["endings"].as_object().unwrap();
    assert_eq!(endings.values().filter_map(|games| games.as_u64()).sum::<u64>(), 40);
}

#[test]
fn threads_do_not_change_the_sum_or_the_records() {
    let folders = [folder("one-thread"), folder("many-threads")];
    let outputs = [("1", &folders[0]), ("7", &folders[1])].map(|(threads, folder)| {
        let records = folder.display();
        let options = format!("--games 30 --threads {threads} --records {records} --json");
        typed(&format!("simulate campfire --bots greedy,random {options}")).fine()
    });
    assert_eq!(outputs[0], outputs[1]);
    assert_eq!(listing(&folders[0]), listing(&folders[1]));
    for name in listing(&folders[0]) {
        let [one, other] = [0, 1].map(|i| fs::read(folders[i].join(&name)).unwrap());
        assert!(one == other, "{name}");
    }
}

#[test]
fn every_record_is_complete_and_its_luck_is_proved() {
    let records = folder("complete");
    let options = "--players 5 --bots random,greedy --even-stacks off --adventurers random";
    let shown = records.display();
    typed(&format!("simulate campfire {options} --games 5 --records {shown}")).fine();
    let names = listing(&records);
    assert_eq!(names.len(), 5);
    for name in names {
        let path = records.join(name).display().to_string();
        let checked = typed(&format!("record check {path} --json")).json().remove(0);
        assert_eq!(checked["ok"], true);
        assert_eq!(checked["places"].as_array().map(Vec::len), Some(5));
        let verified = typed(&format!("record verify {path} --json")).json().remove(0);
        assert_eq!(verified["ok"], true);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains("\ntag bot.0 random\ntag bot.1 greedy\ntag bot.2 random\n"));
    }
}

#[test]
fn a_game_of_a_series_is_dealt_like_the_first_of_its_own() {
    let series = folder("series");
    let alone = folder("alone");
    typed(&format!("simulate campfire --games 2 --seed 5 --records {}", series.display())).fine();
    let second = 5 + 0x9e37_79b9_7f4a_7c15_u64;
    typed(&format!("simulate campfire --games 1 --seed {second} --records {}", alone.display()))
        .fine();
    let second = alone.join(format!("campfire-{second}-0.rec"));
    let expected = fs::read_to_string(series.join("campfire-5-1.rec")).unwrap();
    assert_eq!(fs::read_to_string(second).unwrap(), expected);
}

#[test]
fn bots_move_on_with_each_game_if_asked_to() {
    let records = folder("rotate");
    let shown = records.display();
    typed(&format!(
        "simulate campfire --players 2 --bots greedy,random --rotate --games 2 --records {shown}"
    ))
    .fine();
    for (name, bot) in [("campfire-1-0.rec", "greedy"), ("campfire-1-1.rec", "random")] {
        let text = fs::read_to_string(records.join(name)).unwrap();
        assert!(text.contains(&format!("tag bot.0 {bot}\n")), "{name}");
    }
}

#[test]
fn a_record_never_takes_the_place_of_a_file_unasked() {
    let records = folder("keep");
    file(&records, "campfire-1-2.rec", "mine");
    let series = format!("simulate campfire --games 4 --records {}", records.display());
    let sentence = typed(&series).refused(3);
    let taken = records.join("campfire-1-2.rec");
    let expected = format!("{} already exists. Use --force to overwrite it.", taken.display());
    assert_eq!(sentence, expected);
    assert_eq!(listing(&records), ["campfire-1-2.rec"], "nothing else was written");
    assert_eq!(fs::read_to_string(&taken).unwrap(), "mine");
    typed(&format!("{series} --force")).fine();
    assert_eq!(listing(&records).len(), 4);
    assert!(fs::read_to_string(&taken).unwrap().starts_with("emberwake record 1\n"));
}

#[test]
fn records_go_into_a_folder_that_is_made_and_not_into_a_file() {
    let place = folder("into");
    typed(&format!("simulate campfire --games 1 --records {}", place.join("a/b").display())).fine();
    assert_eq!(listing(&place.join("a/b")), ["campfire-1-0.rec"]);
    let blocked = file(&place, "blocked", "mine");
    let sentence = typed(&format!("simulate campfire --games 1 --records {blocked}")).refused(3);
    assert_eq!(sentence, format!("{blocked}: can’t be written: it already exists."));
    assert_eq!(fs::read_to_string(blocked).unwrap(), "mine");
}

#[test]
fn a_bot_that_nobody_knows_is_named() {
    let sentence = typed("simulate campfire --bots greedy,clever").refused(2);
    assert!(sentence.starts_with("Unknown bot “clever”. Choose one of: random, "), "{sentence}");
    let sentence = typed("simulate campfire --bots search:1s").refused(2);
    let expected = "The bot “search:1s” plays by the clock, so its games can’t be reproduced.";
    assert_eq!(sentence, expected);
}

#[test]
fn bots_that_think_play_the_same_game_again() {
    let series = "simulate campfire --players 2 --bots search:20,uct:20 --games 4 --json --threads";
    assert_eq!(typed(&format!("{series} 1")).fine(), typed(&format!("{series} 3")).fine());
}

#[test]
fn a_box_is_part_of_what_is_simulated() {
    let place = folder("own-box");
    let own = "emberwake box 1\nname mine\nlegend a 1 2 3 4\nlegend b 2 3 4 5\nlegend c 2 3 4 5\n\
               legend d 2 3 4 5\nlegend e 2 3 4 5\nlegend f 2 3 4 5\nlegend g 2 3 4 6\n\
               song 3 2\nsong 4 4\nsong 5 6\nsong 7 9\n";
    let own = file(&place, "own.box", own);
    let records = place.join("games");
    let shown = records.display();
    typed(&format!("simulate campfire --games 1 --box {own} --records {shown}")).fine();
    let record = records.join("campfire-1-0.rec").display().to_string();
    let text = fs::read_to_string(&record).unwrap();
    assert!(text.contains("set box mine\nset legend.a 1 2 3 4\n"), "{text}");
    assert!(text.contains("set song.prices 3 4 5 7\nset song.points 2 4 6 9\n"), "{text}");
    typed(&format!("record verify {record}")).fine();
}

#[test]
fn more_bots_than_seats_are_refused_unless_they_take_turns() {
    let sentence = typed("simulate campfire --players 2 --bots random,random,greedy").refused(2);
    assert!(sentence.contains("2 seats") && sentence.contains("3 bots"), "{sentence}");
    let turns = "simulate campfire --players 2 --bots random,random,greedy --rotate --games 3";
    typed(turns).fine();
}
