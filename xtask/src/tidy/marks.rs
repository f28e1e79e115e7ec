//! Our own decisions: checks that the rulebooks mark them as ours, and that each has a reason.
//!
//! The paragraphs with a decision are known from a comparison with the printed books. The result is
//! in a separate file, so that a mark that gets lost in a rewording is noticed.

use super::rulebook::{
    BookGame, GAMES, LANGUAGES, Paragraph, Reading, items, paragraphs, readings,
};
use super::{Findings, Tree};
use crate::message_compiler::languages::ENGLISH;

/// The path of the list of marks.
const MARKS: &str = "crates/texts/rulebook/marks.md";

/// Demands that each paragraph has exactly the marks of the list, and that each decision of ours
/// is explained once in every language.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    let Some(list) = tree.text(MARKS) else {
        report.problem(MARKS, 1, "the list of marks is missing");
        return;
    };
    let listed = listed(list, report);
    for game in GAMES.iter().filter(|game| game.pending(tree).is_none()) {
        let of_game = |entry: &&MarkedParagraph| entry.id.starts_with(game.letter);
        let entries: Vec<&MarkedParagraph> = listed.iter().filter(of_game).collect();
        marked(game, tree, &entries, report);
        for language in LANGUAGES.iter() {
            let path = game.rulebook(language);
            if let Some(text) = tree.text(&path) {
                explained(&path, text, report);
            }
        }
    }
}

/// A paragraph of the list, with its marks.
struct MarkedParagraph<'a> {
    id: &'a str,
    tags: Vec<&'a str>,
    line: usize,
}

/// Reads the list: lines of the form `- S6.3 [ruling] [option fog_exit]`.
fn listed<'a>(list: &'a str, report: &mut Findings) -> Vec<MarkedParagraph<'a>> {
    let mut entries: Vec<MarkedParagraph> = Vec::new();
    for (line, item) in items(list) {
        match entry(item, line) {
            None => {
                let message = "not of the form ‘- C3.4 [ruling] [option name]’";
                report.problem(MARKS, line, message);
            }
            Some(entry) if entries.iter().any(|other| other.id == entry.id) => {
                let message = format!("{} is listed a second time", entry.id);
                report.problem(MARKS, entry.line, message);
            }
            Some(entry) => entries.push(entry),
        }
    }
    entries
}

fn entry(item: &str, line: usize) -> Option<MarkedParagraph<'_>> {
    let (id, tags) = item.split_once(' ')?;
    let tags = tags.strip_prefix('[')?.strip_suffix(']')?;
    Some(MarkedParagraph { id, tags: tags.split("] [").collect(), line })
}

/// Compares the marks of a rulebook with the list. The other languages are compared with the first
/// elsewhere.
fn marked(game: &BookGame, tree: &Tree, entries: &[&MarkedParagraph], report: &mut Findings) {
    let path = game.rulebook(ENGLISH);
    let rules = game.paragraphs(tree);
    for Paragraph { id, tags, line } in &rules {
        let entry = entries.iter().find(|entry| entry.id == *id);
        let expected = entry.map(|entry| entry.tags.as_slice()).unwrap_or_default();
        if tags != expected {
            let message = format!("{id} is tagged {tags:?}, in {MARKS} {expected:?}");
            report.problem(&path, *line, message);
        }
    }
    for entry in entries {
        if !rules.iter().any(|rule| rule.id == entry.id) {
            let message = format!("the rulebook of {} has no {}", game.name, entry.id);
            report.problem(MARKS, entry.line, message);
        }
    }
}

/// Demands one reading for each decision of ours, and none for anything else.
fn explained(path: &str, text: &str, report: &mut Findings) {
    let is_ours =
        |rule: &Paragraph| rule.tags.iter().any(|tag| matches!(*tag, "ruling" | "invented"));
    let ours: Vec<Paragraph> =
        paragraphs(text).into_iter().filter_map(Result::ok).filter(is_ours).collect();
    let readings = readings(text);
    for rule in &ours {
        if !readings.iter().any(|reading| reading.id == rule.id) {
            let message = format!("{0} is ours, and no ‘- {0}: …’ says why", rule.id);
            report.problem(path, rule.line, message);
        }
    }
    for (index, Reading { id, line }) in readings.iter().enumerate() {
        if !ours.iter().any(|rule| rule.id == *id) {
            report.problem(path, *line, format!("{id} is explained, but not marked as ours"));
        }
        if readings[..index].iter().any(|other| other.id == *id) {
            report.problem(path, *line, format!("{id} is explained a second time"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    const EN: &str = "crates/texts/rulebook/campfire.en.md";
    const FR: &str = "crates/texts/rulebook/campfire.fr.md";
    const LIST: &str = "# Marks\n\n- C1.2 [ruling] [option box]\n- C1.3 [option stacks]\n";
    const BOOK: &str = "- C1.1 One.\n- C1.2 [ruling] [option box] Two.\n- C1.3 [option stacks] Three.\n\n- C1.2: why.\n";

    #[test]
    fn marked_and_explained_paragraphs_pass() {
        let french = "- C1.1 Un.\n- C1.2 [ruling] [option box] Deux.\n- C1.2\u{a0}: parce que.\n";
        let found = problems(check, &[(MARKS, LIST), (EN, BOOK), (FR, french)]);
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn a_mark_that_is_missing_or_not_listed_is_named() {
        let book = "- C1.1 [invented] One.\n- C1.2 [option box] Two.\n- C1.3 [option stacks] Three.\n- C1.1: why.\n";
        let expected = [
            format!("{EN}:1: C1.1 is tagged [\"invented\"], in {MARKS} []"),
            format!(
                "{EN}:2: C1.2 is tagged [\"option box\"], in {MARKS} [\"ruling\", \"option box\"]"
            ),
        ];
        assert_eq!(problems(check, &[(MARKS, LIST), (EN, book)]), expected);
    }

    #[test]
    fn a_decision_without_reasons_is_named_in_its_language() {
        let french = "- C1.1 Un.\n- C1.2 [ruling] [option box] Deux.\n- Autre : C1.2.\n";
        let found = problems(check, &[(MARKS, LIST), (EN, BOOK), (FR, french)]);
        assert_eq!(found, [format!("{FR}:2: C1.2 is ours, and no ‘- C1.2: …’ says why")]);
    }

    #[test]
    fn reasons_for_nothing_of_ours_or_given_twice_are_named() {
        let book = format!("{BOOK}- C1.3: why.\n- C1.2: why not.\n");
        let expected = [
            format!("{EN}:6: C1.3 is explained, but not marked as ours"),
            format!("{EN}:7: C1.2 is explained a second time"),
        ];
        assert_eq!(problems(check, &[(MARKS, LIST), (EN, &book)]), expected);
    }

    #[test]
    fn a_list_that_is_missing_unreadable_or_names_no_paragraph_is_refused() {
        let missing = problems(check, &[(EN, BOOK)]);
        assert_eq!(missing, [format!("{MARKS}:1: the list of marks is missing")]);
        let list = format!("{LIST}- C1.4 ruling\n- C1.3 [ruling]\n- C1.5 [ruling]\n");
        let expected = [
            format!("{MARKS}:5: not of the form ‘- C3.4 [ruling] [option name]’"),
            format!("{MARKS}:6: C1.3 is listed a second time"),
            format!("{MARKS}:7: the rulebook of campfire has no C1.5"),
        ];
        assert_eq!(problems(check, &[(MARKS, &list), (EN, BOOK)]), expected);
    }
}
