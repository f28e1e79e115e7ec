//! Reports are complete, escape their input, and are honest about missing data.

use crate::studies::study;
use campfire::Campfire;
use lab::data::Folder;
use lab::report::report;
use lab::results::Results;
use lab::run::run;
use lab::subject::Subject;
use lab::verdict::Verdict;
use sea::Sea;
use std::sync::atomic::AtomicBool;

fn results<G: Subject>(text: &str) -> Results {
    let folder = tempfile::tempdir().unwrap();
    let mut data = Folder::prepare(folder.path(), &study::<G>(text)).unwrap();
    run::<G>(&mut data, 2, &AtomicBool::new(false), |_| {}).unwrap();
    Results::read::<G>(&data).unwrap()
}

const PANELS: [&str; 12] = [
    "verdict",
    "wins",
    "skills",
    "length",
    "endings",
    "points",
    "levers",
    "tension",
    "decisions",
    "luck",
    "kingmaking",
    "data",
];

/// Checks that all panels are present, in order.
fn in_order(html: &str) {
    let places: Vec<usize> =
        PANELS.iter().map(|id| html.find(&format!("<section id=\"{id}\">")).expect(id)).collect();
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn a_report_has_every_panel_and_needs_nothing_else() {
    let text = r#"
game = "campfire"
name = "<script>alert(1)</script> & co"
players = [3, 5]
bots = "greedy"
games = 60
skills = ["random", "greedy"]
options = { adventurers = "random" }
[[variant]]
name = "as \"printed\""
[[variant]]
name = "<b>"
options = { moon_ties = "separate" }
"#;
    let page = report::<Campfire>(&results::<Campfire>(text), "records");
    in_order(&page.html);
    for outside in ["<script", "http:", "https:", "src=", "@import", "url("] {
        assert!(!page.html.contains(outside), "{outside}");
    }
    assert!(!page.html.contains("<b>\"") && page.html.contains("&lt;script&gt;"));
    assert!(page.html.contains("‘greedy’"), "the report says who played");
    assert!(!page.html.contains("NaN") && !page.html.contains("inf "));
    assert!(page.games.len() > 10);
    for &(cell, game) in &page.games {
        assert!(page.html.contains(&format!("records/{}", lab::report::record_name(cell, game))));
    }
}

#[test]
fn a_question_that_was_not_asked_is_said_to_be_missing() {
    let text = "game = \"sea\"\nplayers = 3\ngames = 20\nquestions = [\"balance\"]";
    let page = report::<Sea>(&results::<Sea>(text), "records");
    in_order(&page.html);
    for question in ["skills", "restricted", "decisions", "deal"] {
        assert!(page.html.contains(&format!("Add <code>\"{question}\"</code>")), "{question}");
    }
}

#[test]
fn what_never_happened_is_a_dash_and_not_a_zero() {
    let text = "game = \"campfire\"\nplayers = 2\nbots = \"greedy\"\ngames = 20\n\
                questions = [\"balance\"]\noptions = { adventurers = \"red moon\" }";
    let results = results::<Campfire>(text);
    let page = report::<Campfire>(&results, "records");
    // No seat is Ulrich, so no seat could drop a pair.
    let row = page.html.split("<tr").find(|row| row.contains("Ulrich drops a pair")).unwrap();
    assert!(row.contains("<td>–</td><td>–</td><td>–</td>"), "{row}");
    assert!(!page.html.contains(">ulrich<"), "who never played is not in the charts");
}

#[test]
fn the_same_study_reads_the_same_from_disk_and_from_memory() {
    let text = "game = \"campfire\"\nplayers = 3\nbots = \"greedy\"\ngames = 50\n\
                questions = [\"decisions\"]";
    let disk = results::<Campfire>(text);
    let memory = lab::trial::trial::<Campfire>(&study::<Campfire>(text), 3).unwrap();
    assert_eq!(disk.measures, memory.measures);
}

#[test]
fn a_seat_that_differs_by_its_bot_is_no_fault_of_the_game() {
    let text = r#"
game = "sea"
players = 3
bots = ["greedy", "random", "random"]
games = 60
questions = ["balance"]
options = { god_of_winds = "none" }
"#;
    let results = results::<Sea>(text);
    let strong = results.main_of(0, 3).expect("it was played").standings.seats[0].ratio.value();
    assert!(strong.is_some_and(|share| share > 0.6), "{strong:?}");
    let verdict = Verdict::of::<Sea>(&results);
    let named: Vec<&str> = verdict.imbalances.iter().map(|one| one.name.as_str()).collect();
    assert!(named.iter().all(|name| !name.starts_with("tribe")), "{named:?}");
}
