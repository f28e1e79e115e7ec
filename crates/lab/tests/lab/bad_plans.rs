//! Invalid plans and targets give a clear error, never a crash.

use campfire::Campfire;
use lab::balance::{TargetFile, TargetProblem};
use lab::plan::{PlanFile, PlanProblem};
use lab::study::VariantProblem;
use proptest::prelude::*;
use sea::Sea;
use std::path::Path;

fn refused(text: &str) -> PlanProblem {
    let plan = PlanFile::parse(text);
    plan.and_then(|plan| plan.resolve::<Campfire>(Path::new("."))).expect_err(text)
}

#[test]
fn what_is_wrong_with_a_plan_is_said() {
    let with = |line: &str| refused(&format!("game = \"campfire\"\n{line}\n"));
    assert!(matches!(refused("game = "), PlanProblem::Misread(why) if why.contains("line 1")));
    assert!(matches!(with("gmaes = 7"), PlanProblem::Misread(why) if why.contains("gmaes")));
    assert!(matches!(with("players = 9"), PlanProblem::Players { wanted: 9, least: 2, most: 5 }));
    assert!(matches!(with("players = [2, 2]"), PlanProblem::List("players")));
    assert!(matches!(with("players = []"), PlanProblem::List("players")));
    assert!(matches!(with("bots = \"genius\""), PlanProblem::Bot(bot) if bot.name == "genius"));
    assert!(matches!(with("bots = \"search:1s\""), PlanProblem::Bot(bot) if bot.needs_clock));
    assert!(matches!(with("bots = []"), PlanProblem::List("bots")));
    assert!(matches!(with("games = 0"), PlanProblem::Number("games")));
    assert!(matches!(with("games = -3"), PlanProblem::Number("games")));
    assert!(matches!(with("seed = -1"), PlanProblem::Number("seed")));
    assert!(matches!(with("until = \"soon\""), PlanProblem::Number("until")));
    assert!(matches!(with("questions = [\"why\"]"), PlanProblem::Question(word) if word == "why"));
    assert!(matches!(with("box = \"/nowhere.box\""), PlanProblem::Box(..)));
    let twice = "[[variant]]\nname = \"a\"\n[[variant]]\nname = \"a\"";
    assert!(matches!(with(twice), PlanProblem::VariantTwice(name) if name == "a"));
    let fault = |line: &str| match with(line) {
        PlanProblem::Setup { fault, .. } => fault,
        other => panic!("{other}"),
    };
    assert!(matches!(fault("options = { moon = 1 }"), VariantProblem::Fields(_)));
    assert!(matches!(fault("options = { moon_ties = \"never\" }"), VariantProblem::Fields(_)));
    assert!(matches!(fault("options = { standstill = 0 }"), VariantProblem::Rules { .. }));
    assert!(matches!(
        fault("options = { \"legend.a\" = \"2 2 3 4\" }"),
        VariantProblem::Rules { .. }
    ));
}

#[test]
fn a_game_without_boxes_refuses_one() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let text = format!("game = \"sea\"\nbox = '{}'", file.path().display());
    let plan = PlanFile::parse(&text).unwrap();
    assert_eq!(plan.resolve::<Sea>(Path::new(".")), Err(PlanProblem::NoBoxes));
}

#[test]
fn a_single_card_can_be_changed_without_writing_out_the_box() {
    let text = "game = \"campfire\"\noptions = { \"song.points\" = \"4 6 6 7\" }";
    let study = PlanFile::parse(text).unwrap().resolve::<Campfire>(Path::new(".")).unwrap();
    let setup = study.setup::<Campfire>(0, 4).unwrap();
    assert_eq!(setup.cards.songs.map(|song| song.points), [4, 6, 6, 7]);
    assert_eq!(setup.cards.legends, [[2, 3, 4, 5]; 7]);
}

#[test]
fn what_is_wrong_with_a_target_is_said() {
    let goal = "[[goal]]\nfigure = \"win/adventurer\"\nlow = \"18 %\"\nhigh = \"22 %\"\n";
    let space = "[space]\nmoon_ties = [\"pool\", \"separate\"]\n";
    let refused = |rest: &str| {
        let text = format!("game = \"campfire\"\n{rest}");
        let target = TargetFile::parse(&text);
        target.and_then(|target| target.resolve::<Campfire>(Path::new("."))).expect_err(rest)
    };
    assert_eq!(refused(space), TargetProblem::NoGoal);
    assert_eq!(refused(goal), TargetProblem::NoSpace);
    assert!(matches!(refused("x"), TargetProblem::Misread(_)));
    let other = format!("{}{space}", goal.replace("win/adventurer", "fun"));
    assert_eq!(refused(&other), TargetProblem::NoFigure("fun".to_owned()));
    let turned = format!("{}{space}", goal.replace("22 %", "12 %"));
    assert!(matches!(refused(&turned), TargetProblem::Range(_)));
    let single = format!("{goal}[space]\nmoon_ties = \"pool\"\n");
    assert_eq!(refused(&single), TargetProblem::NotAList("moon_ties".to_owned()));
    let wrong = format!("{goal}[space]\nmoon_ties = [\"never\"]\n");
    assert!(matches!(refused(&wrong), TargetProblem::Setting(what, _) if what.contains("never")));
    let empty = format!("players = 12\n{goal}{space}");
    assert!(matches!(refused(&empty), TargetProblem::Plan(PlanProblem::Players { .. })));
}

proptest! {
    #[test]
    fn no_text_crashes_the_reader_of_plans(text in "\\PC{0,200}") {
        let _ = PlanFile::parse(&text).map(|plan| plan.resolve::<Campfire>(Path::new(".")));
        let _ = TargetFile::parse(&text);
    }

    #[test]
    fn no_number_crashes_the_reader_of_plans(
        players in any::<i64>(), games in any::<i64>(), seed in any::<i64>(), seconds in any::<f64>()
    ) {
        let text = format!(
            "game = \"sea\"\nplayers = {players}\ngames = {games}\nseed = {seed}\n\
             seconds_per_decision = {seconds:?}\n"
        );
        let _ = PlanFile::parse(&text).map(|plan| plan.resolve::<Sea>(Path::new(".")));
    }
}
