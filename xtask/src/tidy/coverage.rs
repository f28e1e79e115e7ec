//! Every rule is shown by a test, and a table can be made that says by which.

use super::citations::{self, Citation};
use super::rulebook::GAMES;
use super::{Findings, Tree};

/// The path of the table. Nobody needs to review it, so it is made when someone wants to read it.
pub const RULES_TABLE: &str = "target/rules-to-tests.md";

/// Demands that every id a test cites is one of the rulebook.
pub(super) fn citations_exist(tree: &Tree, report: &mut Findings) {
    for game in GAMES.iter().filter(|game| game.pending(tree).is_none()) {
        let rules = game.paragraphs(tree);
        for Citation { id, path, line, .. } in citations::of(game, tree) {
            if !rules.iter().any(|rule| rule.id == id) {
                report.problem(path, line, format!("the rulebook of {} has no {id}", game.name));
            }
        }
    }
}

/// Demands that every rule is cited by a test.
pub(super) fn rules_are_cited(tree: &Tree, report: &mut Findings) {
    for game in GAMES.iter() {
        if let Some(why) = game.pending(tree) {
            report.note(format!("{}: {why}", game.name));
            continue;
        }
        let citations = citations::of(game, tree);
        let rules = game.paragraphs(tree);
        let book = game.rulebook("en");
        if rules.is_empty() {
            report.problem(&book, 1, "no rule stands here");
        }
        for rule in rules {
            let shown = citations.iter().any(|cited| cited.id == rule.id && cited.test.is_some());
            if !shown {
                let tests = game.tests();
                let message = format!("no test in {tests} cites {} (‘/// {0}’)", rule.id);
                report.problem(&book, rule.line, message);
            }
        }
    }
}

/// The table that says which tests show which rule, as Markdown.
pub fn rules_table(tree: &Tree) -> String {
    let mut text = String::from(
        "# Which tests show which rule\n\n\
         Written by `cargo xtask rules-table` from the rulebooks and from the ids that the tests cite.\n",
    );
    for game in GAMES.iter().filter(|game| game.pending(tree).is_none()) {
        let book = game.rulebook("en");
        let citations = citations::of(game, tree);
        text += &format!("\n## {}\n\n", game.name);
        text += &format!("The rules are in [{}.en.md](../{book}).\n\n", game.name);
        text += "| rule | tests |\n|---|---|\n";
        for rule in game.paragraphs(tree) {
            let cited = citations.iter().filter(|cited| cited.id == rule.id);
            let tests: Vec<String> = cited.filter_map(|cited| cell(cited, &game.tests())).collect();
            let tests = if tests.is_empty() { "none".to_owned() } else { tests.join("<br>") };
            text += &format!("| {} | {tests} |\n", rule.id);
        }
    }
    text
}

/// A test with a link to its file.
fn cell(citation: &Citation, folder: &str) -> Option<String> {
    let Citation { path, test, .. } = citation;
    let file = path.strip_prefix(folder).unwrap_or(path);
    test.map(|test| format!("[{file}](../{path}) `{test}`"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    const BOOK: (&str, &str) =
        ("crates/texts/rulebook/campfire.en.md", "# Rules\n\n- C1.1 One.\n- C1.2 [ruling] Two.\n");
    const TESTS: &str = "crates/campfire/tests/setup.rs";
    const BOTH: &str = "//! x\n/// C1.1, C1.2\n#[test]\nfn a_ring() {}\n";

    #[test]
    fn rules_that_tests_cite_are_shown() {
        let files = [BOOK, (TESTS, BOTH)];
        assert_eq!(problems(citations_exist, &files), Vec::<String>::new());
        assert_eq!(problems(rules_are_cited, &files), Vec::<String>::new());
    }

    #[test]
    fn a_rule_without_a_test_is_named() {
        let text = "//! x\n/// C1.1\n#[test]\nfn a_ring() {}\n/// C1.2\nfn helper() {}\n";
        let found = problems(rules_are_cited, &[BOOK, (TESTS, text)]);
        let expected = "no test in crates/campfire/tests/ cites C1.2 (‘/// C1.2’)";
        assert_eq!(found, [format!("{}:4: {expected}", BOOK.0)]);
    }

    #[test]
    fn a_rulebook_without_rules_is_named() {
        let found = problems(rules_are_cited, &[(BOOK.0, "# Rules\n"), (TESTS, BOTH)]);
        assert_eq!(found, [format!("{}:1: no rule stands here", BOOK.0)]);
    }

    #[test]
    fn a_citation_of_no_rule_is_named() {
        let text = "//! x\n/// C1.1, C1.3\n#[test]\nfn a_ring() {}\n";
        let found = problems(citations_exist, &[BOOK, (TESTS, text)]);
        assert_eq!(found, [format!("{TESTS}:2: the rulebook of campfire has no C1.3")]);
    }

    #[test]
    fn a_game_without_tests_is_noted_and_passes_until_it_has_one() {
        let book = ("crates/texts/rulebook/sea.en.md", "- S1.1 One.\n");
        let mut report = Findings::default();
        rules_are_cited(&Tree::of(&[BOOK, (TESTS, BOTH), book]), &mut report);
        assert_eq!(report.notes[0], "sea: no rulebook tests yet");
        assert!(report.problems.is_empty());
        let files = [BOOK, (TESTS, BOTH), book, ("crates/sea/tests/map.rs", "//! x\n")];
        assert_eq!(problems(rules_are_cited, &files).len(), 1);
    }

    #[test]
    fn the_table_lists_the_tests_of_each_rule() {
        let text = "//! x\n/// C1.1\n#[test]\nfn a_ring() {}\n";
        let table = rules_table(&Tree::of(&[BOOK, (TESTS, text)]));
        assert!(
            table.contains("| C1.1 | [setup.rs](../crates/campfire/tests/setup.rs) `a_ring` |\n")
        );
        assert!(table.contains("| C1.2 | none |\n"));
        assert!(!table.contains("sea"));
    }
}
