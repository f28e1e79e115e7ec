//! Variations of a record: trees of lines are written flat and read back the same.

use campfire::{Campfire, Setup};
use dealer::Quick;
use kernel::playout::{random_journal, random_line};
use kernel::{Game, Journal, Line, Luck, Record, RecordProblem, ReplayProblem, Seat, Variation};
use proptest::prelude::*;

/// Plays some steps at random onto a journal, and gives them.
fn wander(journal: &mut Journal<Campfire>, steps: u32, luck: &mut Quick) -> Vec<Line<Campfire>> {
    let mut lines = Vec::new();
    for _ in 0..steps {
        let Some(line) = random_line(journal.now(), luck) else { break };
        match line {
            Line::Move(seat, mv) => journal.play(seat, mv, &mut ()).expect("a listed move"),
            Line::Outcome(outcome) => journal.resolve(outcome, &mut ()).expect("it may fall"),
            Line::AgreedEnd => unreachable!("nobody agrees at random"),
        }
        lines.push(line);
    }
    lines
}

/// A game with variations of variations, some with comments.
fn tree(number: u64, variations: usize) -> Record<Campfire> {
    let mut luck = Quick::new(number);
    let whole = random_journal::<Campfire>(&Setup::new(2), &mut luck);
    let mut record = Record::of(&whole, Vec::new());
    record.comment(3, "the third step");
    for nth in 1..=variations {
        let from = luck.below(nth as u32) as usize;
        let after = luck.below(record.steps_along(from).unwrap() as u32 + 1) as usize;
        let mut journal = record.along(from).unwrap().replay(&mut ()).unwrap();
        journal.rewind(after);
        let mut variation = Variation::new(from, after);
        let long = luck.below(400);
        variation.lines = wander(&mut journal, long, &mut luck);
        variation.end = journal.now().standing().map(|standing| standing.places().to_vec());
        if luck.below(2) == 0 {
            variation.tags.push((format!("comment.{}", variation.steps()), "why?".to_owned()));
        }
        record.variations.push(variation);
    }
    record
}

/// The same record without what only says where it was in a text.
fn without_numbers(mut record: Record<Campfire>) -> Record<Campfire> {
    record.line_numbers.clear();
    record.setting_numbers.clear();
    record.variations.iter_mut().for_each(|variation| variation.line_numbers.clear());
    record
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_tree_of_variations_is_read_as_it_was_written(number in any::<u64>(), count in 0usize..6) {
        let record = tree(number, count);
        let text = record.to_string();
        let read = Record::<Campfire>::parse(&text).unwrap();
        prop_assert_eq!(read.to_string(), text.clone());
        prop_assert_eq!(without_numbers(read.clone()), record);
        prop_assert!(read.replay(&mut ()).is_ok());
        prop_assert_eq!(read.replay_variations(), Ok(()));
        let version = if count == 0 { "emberwake record 1\n" } else { "emberwake record 2\n" };
        prop_assert!(text.starts_with(version));
    }

    #[test]
    fn the_numbers_of_lines_along_a_variation_are_those_of_the_text(number in any::<u64>()) {
        let text = tree(number, 4).to_string();
        let read = Record::<Campfire>::parse(&text).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for variation in 0..=4 {
            let along = read.along(variation).unwrap();
            for (index, line) in along.lines.iter().enumerate() {
                prop_assert_eq!(lines[along.line_number(index) - 1], line.to_string());
            }
        }
    }
}

#[test]
fn a_variation_shares_the_comments_before_it_and_not_those_after_it() {
    let mut record = tree(1, 0);
    record.comment(50, "much later");
    let mut variation = Variation::new(0, 10);
    variation.tags.push(("comment.10".to_owned(), "here".to_owned()));
    record.variations.push(variation);
    let along = record.along(1).unwrap();
    assert_eq!(along.comments(), [(3, "the third step"), (10, "here")]);
    assert_eq!(record.variations[0].comments(), [(10, "here")]);
    assert_eq!(record.along(2), None);
}

#[test]
fn a_variation_that_begins_nowhere_is_refused_with_its_line() {
    let text = tree(2, 0).to_string().replace("record 1\n", "record 2\n");
    let line = text.lines().count() + 1;
    let problem = |more: &str| Record::<Campfire>::parse(&format!("{text}{more}\n")).unwrap_err();
    for nowhere in ["variation 1 from 1 after 0", "variation 1 from 0 after 9999"] {
        assert_eq!(problem(nowhere), RecordProblem::BeginsNowhere(line), "{nowhere}");
    }
    for misread in
        ["variation 2 from 0 after 1", "variation 1 from 0", "variation 1 from 0 after 01"]
    {
        assert!(matches!(problem(misread), RecordProblem::Misread(at, _) if at == line));
    }
}

/// Readers that don't know variations must not take them for steps of the game.
#[test]
fn a_variation_in_a_file_of_version_1_is_refused() {
    let text = tree(3, 0).to_string();
    let open = text[..text.rfind("end ").unwrap()].to_owned();
    let problem = Record::<Campfire>::parse(&format!("{open}variation 1 from 0 after 1\n"));
    assert!(matches!(problem, Err(RecordProblem::Misread(..))));
}

#[test]
fn a_variation_that_breaks_a_rule_is_refused_along_its_line() {
    let mut record = tree(4, 0);
    let mut variation = Variation::new(0, 9);
    variation.lines = vec![Line::Move(Seat(0), "sow 0 cw".parse().unwrap())];
    record.variations.push(variation);
    let problem = record.replay_variations().unwrap_err();
    assert_eq!(problem.variation, 1);
    let (along, why) = problem.along.unwrap();
    assert_eq!(along.lines.len(), 10);
    assert!(matches!(
        why,
        ReplayProblem::Illegal { index: 9, .. } | ReplayProblem::NotYourTurn { index: 9, .. }
    ));
}
