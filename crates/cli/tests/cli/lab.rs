//! `emberwake lab`, from a plan to a report.

use crate::program::{file, folder, listing, typed};
use std::fs;

const PLAN: &str = r#"
game = "campfire"
name = "small"
players = [3, 2]
bots = "greedy"
games = 24
skills = ["random", "greedy"]
questions = ["balance", "skills", "decisions", "deal"]
options = { adventurers = "random" }
"#;

#[test]
fn a_plan_becomes_data_a_report_and_records() {
    let home = folder("lab-whole");
    let plan = file(&home, "small.toml", PLAN);
    let data = home.join("small.lab").display().to_string();
    let told = typed(&format!("lab run {plan} --threads 2")).fine();
    assert!(told.contains(&data), "{told}");
    assert!(told.split(' ').next().unwrap().parse::<u32>().unwrap() > 100, "{told}");
    let again = typed(&format!("lab run {plan} --threads 1")).fine();
    assert_eq!(told, again, "everything was played before");
    let told = typed(&format!("lab report {data}")).fine();
    assert!(told.contains("report.html"), "{told}");
    let html = fs::read_to_string(home.join("small.lab/report.html")).unwrap();
    let records = listing(&home.join("small.lab/report-records"));
    assert!(records.len() > 5);
    for record in &records {
        assert!(html.contains(&format!("\"report-records/{record}\"")), "{record}");
    }
    let (cell, game) = records[0].strip_suffix(".rec").unwrap().split_once('-').unwrap();
    let printed = typed(&format!("lab record {data} --game {cell}.{game}")).fine();
    let beside = home.join("small.lab/report-records").join(&records[0]);
    assert_eq!(printed, fs::read_to_string(&beside).unwrap());
    typed(&format!("record verify {}", beside.display())).fine();
    let told = typed(&format!("lab compare {data} {data} --out {}/c.html", home.display())).fine();
    assert!(told.contains("No difference"), "{told}");
    assert!(home.join("c.html").exists());
}

#[test]
fn a_balance_is_searched_and_told() {
    let home = folder("lab-balance");
    let target = file(
        &home,
        "target.toml",
        "game = \"campfire\"\nplayers = 2\nbots = \"random\"\ngames = 64\n[[goal]]\n\
         figure = \"turns\"\nlow = 1\nhigh = 20\n[space]\nstandstill = [1]\n",
    );
    let told = typed(&format!("lab balance --target {target}")).fine();
    assert!(told.starts_with("Change standstill from default to 1."), "{told}");
}

#[test]
fn what_is_wrong_is_said_in_one_sentence() {
    let home = folder("lab-wrong");
    let plan = |text: &str| {
        let plan = file(&home, "plan.toml", text);
        typed(&format!("lab run {plan} --out {}/data", home.display()))
    };
    let said = plan("game = \"chess\"").refused(2);
    assert!(said.contains("“chess”") && said.contains("campfire"), "{said}");
    let with = |line: &str| plan(&format!("game = \"campfire\"\n{line}")).refused(1);
    assert!(with("bots = \"genius\"").contains("“genius”"));
    assert!(with("players = 7").contains("2 to 5"));
    assert!(with("options = { wind = \"no\" }").contains("wind"));
    assert!(with("options = { standstill = 0 }").contains("C8.3"));
    assert!(with("nonsense").contains("line 2"));
    assert!(!home.join("data").exists(), "a bad plan leaves nothing behind");
    let data = home.display().to_string();
    assert!(typed(&format!("lab report {data}")).refused(1).contains("no study"));
    assert!(typed(&format!("lab compare {data} {data}")).refused(1).contains("no study"));
    file(&home, "study.json", "not JSON");
    assert!(typed(&format!("lab report {data}")).refused(1).contains("damaged"));
    let gone = typed("lab run /nowhere/plan.toml").refused(3);
    assert!(gone.contains("/nowhere/plan.toml"), "{gone}");
    let german = typed(&format!("lab report {data} --lang de")).refused(1);
    assert!(german.contains("beschädigt"), "{german}");
}

#[test]
fn a_game_that_the_study_does_not_have_is_refused() {
    let home = folder("lab-no-game");
    let plan = file(
        &home,
        "p.toml",
        "game = \"sea\"\nplayers = 3\nbots = \"random\"\ngames = 2\nquestions = []",
    );
    typed(&format!("lab run {plan}")).fine();
    let data = home.join("p.lab").display().to_string();
    for game in ["2", "0.2", "9.0", "x", "-1", "0.99999999999"] {
        let said = typed(&format!("lab record {data} --game={game}")).refused(1);
        assert!(said.contains(game), "{said}");
    }
    let record = typed(&format!("lab record {data} --game 1")).fine();
    assert!(record.starts_with("emberwake record 1\ngame sea\n"), "{record}");
}
