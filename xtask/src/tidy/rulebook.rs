//! The rulebooks: their paragraphs, the ids of these, and whether all languages say the same.

use super::{Findings, Tree};
use crate::games::names;
use crate::message_compiler::languages::{self, ENGLISH, MESSAGES, Stage};
use crate::shell;
use std::sync::LazyLock;

/// The languages of every rulebook, the one that others are compared with first. Drafts have none.
pub(super) static LANGUAGES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut languages = languages::languages(&shell::root().join(MESSAGES)).unwrap_or_default();
    languages.retain(|language| language.stage == Stage::Whole);
    languages.into_iter().map(|language| language.tag).collect()
});

/// A game with a rulebook.
pub(super) struct BookGame {
    /// The name of its crate and of its rulebook files.
    pub(super) name: &'static str,
    /// The letter that its rule ids begin with: that of its name.
    pub(super) letter: char,
    /// Whether it is an error if its rulebook and tests do not exist.
    required: bool,
}

/// Every game, in the order of the generated table.
pub(super) static GAMES: LazyLock<Vec<BookGame>> = LazyLock::new(|| {
    // The oldest game has had both from the first day.
    let game = |(index, &name): (usize, &&'static str)| {
        let letter = name.chars().next().unwrap_or_default().to_ascii_uppercase();
        BookGame { name, letter, required: index == 0 }
    };
    names().iter().enumerate().map(game).collect()
});

impl BookGame {
    /// Returns the path of its rulebook in one language.
    pub(super) fn rulebook(&self, language: &str) -> String {
        format!("crates/texts/rulebook/{}.{language}.md", self.name)
    }

    /// The folder of its rule tests.
    pub(super) fn tests(&self) -> String {
        format!("crates/{}/tests/", self.name)
    }

    /// Returns the reason why there is nothing to check yet: a game is checked as soon as it has
    /// both a rulebook and tests.
    pub(super) fn pending(&self, tree: &Tree) -> Option<&'static str> {
        if self.required {
            None
        } else if !tree.has(&self.rulebook(ENGLISH)) {
            Some("no rulebook yet")
        } else if !tree.with_ending(".rs").any(|(path, _)| path.starts_with(&self.tests())) {
            Some("no rulebook tests yet")
        } else {
            None
        }
    }

    /// Returns the paragraphs of the rulebook in its first language, which decides what rules there
    /// are.
    pub(super) fn paragraphs<'a>(&self, tree: &'a Tree) -> Vec<Paragraph<'a>> {
        let text = tree.text(&self.rulebook(ENGLISH)).unwrap_or_default();
        paragraphs(text).into_iter().filter_map(Result::ok).collect()
    }
}

/// One numbered paragraph of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Paragraph<'a> {
    pub(super) id: &'a str,
    /// The words in brackets after the id: `ruling`, `option box`, `invented`.
    pub(super) tags: Vec<&'a str>,
    /// Its line, from 1.
    pub(super) line: usize,
}

/// Takes a rule id off the start of a text: a letter, the section, a point, the paragraph.
pub(super) fn take_id(text: &str) -> Option<(&str, &str)> {
    let mut rest = text.strip_prefix(|c: char| c.is_ascii_uppercase())?;
    let digits =
        |text: &str| text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let section = digits(rest);
    rest = &rest[section..];
    rest = rest.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(rest).strip_prefix('.')?;
    let paragraph = digits(rest);
    rest = &rest[paragraph..];
    rest = rest.strip_prefix(|c: char| c.is_ascii_lowercase()).unwrap_or(rest);
    let ends = !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let id = &text[..text.len() - rest.len()];
    (section > 0 && paragraph > 0 && ends).then_some((id, rest))
}

/// The reason for a paragraph that is our own decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reading<'a> {
    /// The paragraph it explains.
    pub(super) id: &'a str,
    /// Its line, from 1.
    pub(super) line: usize,
}

/// The readings of a rulebook: lines of the form `- S6.3: text`.
pub(super) fn readings(text: &str) -> Vec<Reading<'_>> {
    let found = items(text).filter_map(|(line, item)| Some(Reading { id: explained(item)?, line }));
    found.collect()
}

/// The id before the colon with which a reading begins. French sets a no-break space before it.
fn explained(item: &str) -> Option<&str> {
    let (id, rest) = take_id(item)?;
    rest.trim_start_matches('\u{a0}').starts_with(": ").then_some(id)
}

/// The paragraphs of a rulebook; the number of a line that looks like one and can't be read is an
/// error.
pub(super) fn paragraphs(text: &str) -> Vec<Result<Paragraph<'_>, usize>> {
    let rules = items(text).filter(|(_, item)| explained(item).is_none());
    rules.map(|(number, item)| paragraph(item, number).ok_or(number)).collect()
}

/// The items that begin like an id, with the numbers of their lines.
pub(super) fn items(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let item = line.strip_prefix("- ")?;
        let mut start = item.chars();
        let is_rule = start.next()?.is_ascii_uppercase() && start.next()?.is_ascii_digit();
        is_rule.then_some((index + 1, item))
    })
}

fn paragraph(item: &str, line: usize) -> Option<Paragraph<'_>> {
    let (id, rest) = take_id(item)?;
    let mut rest = rest.strip_prefix(' ')?;
    let mut tags = Vec::new();
    while let Some((tag, after)) = rest.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
        tags.push(tag);
        rest = after;
    }
    (!rest.trim().is_empty()).then_some(Paragraph { id, tags, line })
}

/// Demands that every rulebook exists, that its paragraphs can be read, and that each has an id of
/// its game that no other has.
pub(super) fn ids(tree: &Tree, report: &mut Findings) {
    for game in GAMES.iter() {
        let pending = game.pending(tree);
        if let Some(why) = pending {
            report.note(format!("{}: {why}", game.name));
        }
        for language in LANGUAGES.iter() {
            let path = game.rulebook(language);
            match tree.text(&path) {
                Some(text) => ids_of(game, &path, text, report),
                None if pending.is_some() => {}
                None => report.problem(&path, 1, "the rulebook is missing"),
            }
        }
    }
}

fn ids_of(game: &BookGame, path: &str, text: &str, report: &mut Findings) {
    let mut seen: Vec<&str> = Vec::new();
    for paragraph in paragraphs(text) {
        match paragraph {
            Err(line) => {
                let message =
                    "not of the form ‘- C3.4 [tag] text’, ‘- C3.4 text’ or ‘- C3.4: text’";
                report.problem(path, line, message);
            }
            Ok(Paragraph { id, line, .. }) => {
                if !id.starts_with(game.letter) {
                    let message = format!("{id} does not begin with {}", game.letter);
                    report.problem(path, line, message);
                }
                if seen.contains(&id) {
                    report.problem(path, line, format!("{id} stands here a second time"));
                }
                seen.push(id);
            }
        }
    }
}

/// Demands that every language has the same ids with the same tags in the same order.
pub(super) fn languages(tree: &Tree, report: &mut Findings) {
    for game in GAMES.iter() {
        let original = game.paragraphs(tree);
        for language in &LANGUAGES[1..] {
            let path = game.rulebook(language);
            if let Some(text) = tree.text(&path) {
                let translated: Vec<_> =
                    paragraphs(text).into_iter().filter_map(Result::ok).collect();
                compare(&original, &translated, &path, report);
            }
        }
    }
}

fn compare(original: &[Paragraph], translated: &[Paragraph], path: &str, report: &mut Findings) {
    let mut expected = original.iter().filter(|paragraph| contains(translated, paragraph.id));
    for paragraph in original.iter().filter(|paragraph| !contains(translated, paragraph.id)) {
        let message = format!("{} is missing; the English rulebook has it", paragraph.id);
        report.problem(path, 1, message);
    }
    for paragraph in translated {
        let Paragraph { id, tags, line } = paragraph;
        if !contains(original, id) {
            report.problem(path, *line, format!("the English rulebook has no {id}"));
            continue;
        }
        let Some(twin) = expected.next() else { break };
        if twin.id != *id {
            let message = format!("{id} stands where the English rulebook has {}", twin.id);
            report.problem(path, *line, message);
            break;
        }
        if twin.tags != *tags {
            let message = format!("{id} is tagged {tags:?}, in English {:?}", twin.tags);
            report.problem(path, *line, message);
        }
    }
}

fn contains(paragraphs: &[Paragraph], id: &str) -> bool {
    paragraphs.iter().any(|paragraph| paragraph.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    const EN: &str = "crates/texts/rulebook/campfire.en.md";
    const FR: &str = "crates/texts/rulebook/campfire.fr.md";
    const DE: &str = "crates/texts/rulebook/campfire.de.md";
    const ES: &str = "crates/texts/rulebook/campfire.es.md";

    #[test]
    fn ids_have_a_section_and_a_paragraph() {
        for id in ["C1.1", "C7A.1", "C4.1a", "S10.14"] {
            assert_eq!(take_id(&format!("{id}: why")), Some((id, ": why")), "{id}");
        }
        for text in ["C1", "C1.", "C.1", "c1.1", "C1.1ab", "C1.1_x", "Cards", ""] {
            assert_eq!(take_id(text), None, "{text}");
        }
    }

    #[test]
    fn a_paragraph_has_tags_behind_its_id() {
        let found =
            paragraphs("# Rules\n\n- C1.7 [ruling] [option box] Values [of cards].\n- Else.\n");
        let expected = Paragraph { id: "C1.7", tags: vec!["ruling", "option box"], line: 3 };
        assert_eq!(found, [Ok(expected)]);
    }

    #[test]
    fn a_reading_names_the_paragraph_it_explains_and_is_none() {
        let book = "- C1.7 Values.\n- C1.7: because.\n- C1.8\u{a0}: parce que.\n- C1.9 a: b.\n";
        let expected = [Reading { id: "C1.7", line: 2 }, Reading { id: "C1.8", line: 3 }];
        assert_eq!(readings(book), expected);
        let rules: Vec<_> = paragraphs(book).into_iter().map(|rule| rule.unwrap().id).collect();
        assert_eq!(rules, ["C1.7", "C1.9"]);
    }

    #[test]
    fn unreadable_foreign_and_repeated_ids_are_named() {
        let book = "- C1.1 One.\n- C12 Two.\n- S1.2 Three.\n- C1.1 Four.\n";
        let found = problems(ids, &[(EN, book), (FR, ""), (DE, ""), (ES, "")]);
        let expected = [
            format!("{EN}:2: not of the form ‘- C3.4 [tag] text’, ‘- C3.4 text’ or ‘- C3.4: text’"),
            format!("{EN}:3: S1.2 does not begin with C"),
            format!("{EN}:4: C1.1 stands here a second time"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_missing_rulebook_is_named() {
        let found = problems(ids, &[(EN, "- C1.1 One.\n"), (FR, ""), (ES, "")]);
        assert_eq!(found, [format!("{DE}:1: the rulebook is missing")]);
    }

    #[test]
    fn a_game_is_pending_until_it_has_a_rulebook_and_tests() {
        let sea = &GAMES[1];
        let book = ("crates/texts/rulebook/sea.en.md", "- S1.1 One.\n");
        let tests = ("crates/sea/tests/setup.rs", "//! x\n");
        assert_eq!(sea.pending(&Tree::of(&[])), Some("no rulebook yet"));
        assert_eq!(sea.pending(&Tree::of(&[book])), Some("no rulebook tests yet"));
        assert_eq!(sea.pending(&Tree::of(&[book, tests])), None);
        assert_eq!(GAMES[0].pending(&Tree::of(&[])), None);
    }

    #[test]
    fn a_translation_without_a_paragraph_or_with_one_more_is_named() {
        let english = "- C1.1 One.\n- C1.2 Two.\n- C1.3 Three.\n";
        let french = "- C1.1 Un.\n- C1.3 Trois.\n- C1.4 Quatre.\n";
        let expected = [
            format!("{FR}:1: C1.2 is missing; the English rulebook has it"),
            format!("{FR}:3: the English rulebook has no C1.4"),
        ];
        assert_eq!(problems(languages, &[(EN, english), (FR, french)]), expected);
    }

    #[test]
    fn another_order_or_other_tags_are_named() {
        let english = "- C1.1 One.\n- C1.2 [ruling] Two.\n- C1.3 Three.\n";
        let german = "- C1.1 Eins.\n- C1.3 Drei.\n- C1.2 [ruling] Zwei.\n";
        let spanish = "- C1.1 Uno.\n- C1.2 [regla] Dos.\n- C1.3 Tres.\n";
        let expected = [
            format!("{DE}:2: C1.3 stands where the English rulebook has C1.2"),
            format!("{ES}:2: C1.2 is tagged [\"regla\"], in English [\"ruling\"]"),
        ];
        assert_eq!(problems(languages, &[(EN, english), (DE, german), (ES, spanish)]), expected);
    }
}
