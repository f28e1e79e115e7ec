//! No message is dead: each one that other crates can say is said somewhere.
//!
//! The compiler can't see this, because the enums of messages are public.

use super::{Findings, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// The file that lists the message files and their enums.
const AREAS: &str = "crates/texts/compiler/areas.rs";

/// Demands that every message of a public enum is named in the source of some crate.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    let Some(areas) = tree.text(AREAS) else { return };
    let mut uses = BTreeSet::new();
    let mut aliases = BTreeMap::new();
    for (path, text) in tree.with_ending(".rs") {
        if path.contains("/src/") {
            read(text, &mut uses, &mut aliases);
        }
    }
    let listed: Vec<(&str, &str)> = areas.lines().filter_map(public).collect();
    let labels: Vec<(&str, String)> = tree.with_ending("-label.ftl").filter_map(label_of).collect();
    let labels = labels.iter().map(|(file, name)| (*file, name.as_str()));
    let labels = labels.filter(|(file, _)| listed.iter().all(|(listed, _)| listed != file));
    for (file, name) in listed.iter().copied().chain(labels) {
        let names = aliases.get(name).into_iter().flatten().chain([&name]);
        let names: Vec<&str> = names.copied().collect();
        let path = format!("crates/texts/messages/en/{file}.ftl");
        let text = tree.text(&path).unwrap_or_default();
        for (line, id) in text.lines().enumerate().filter_map(|(at, line)| Some((at, id(line)?))) {
            let variant = variant(id);
            if !names.iter().any(|name| uses.contains(&(*name, variant.as_str()))) {
                report.problem(&path, line + 1, format!("nothing says the message `{id}`"));
            }
        }
    }
}

/// The file of a game's labels and its enum, which no line lists: `pebbles-label` is `PebblesLabel`.
fn label_of<'a>((path, _): (&'a str, &'a str)) -> Option<(&'a str, String)> {
    let file = path.strip_prefix("crates/texts/messages/en/")?.strip_suffix(".ftl")?;
    Some((file, variant(file)))
}

/// The file and the enum of a line such as `messages("web", "Msg"),`.
fn public(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let rest = line.strip_prefix("messages(\"").or_else(|| line.strip_prefix("labels(\""))?;
    let (file, rest) = rest.split_once("\", \"")?;
    Some((file, rest.split_once('"')?.0))
}

fn id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once(" =")?;
    id.starts_with(|c: char| c.is_ascii_lowercase()).then_some(id)
}

/// `ask-undo` is said as `AskUndo`.
fn variant(id: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    id.split('-').filter(|word| !word.is_empty()).map(capital).collect()
}

/// Collects every `Name::Variant`, also from `Name::{Variant, Other}`, and every `Name as Other`.
fn read<'a>(
    text: &'a str,
    uses: &mut BTreeSet<(&'a str, &'a str)>,
    aliases: &mut BTreeMap<&'a str, BTreeSet<&'a str>>,
) {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let last = |text: &'a str| text.rsplit(|c| !word(c)).next().unwrap_or_default();
    let first = |text: &'a str| text.split(|c| !word(c)).next().unwrap_or_default();
    for (at, _) in text.match_indices("::") {
        let name = last(&text[..at]);
        let rest = &text[at + 2..];
        match rest.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
            Some((list, _)) => {
                let each = list.split(',').map(|item| first(item.trim()));
                uses.extend(each.map(|item| (name, item)));
            }
            None => {
                uses.insert((name, first(rest)));
            }
        }
    }
    for (at, _) in text.match_indices(" as ") {
        aliases.entry(last(&text[..at])).or_default().insert(first(&text[at + 4..]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_nothing_says_is_a_problem() {
        let tree = Tree::of(&[
            (AREAS, "pub const AREAS: &[Area] = &[\n    messages(\"web\", \"Msg\"),\n];\n"),
            (
                "crates/texts/messages/en/web.ftl",
                "home = Home\n\n# A comment = not a message.\nask-undo = May I?\n\nno = No\nyes = Yes\n",
            ),
            ("crates/web/src/a.rs", "say(lang, &Msg::Home); use Msg::{No, Other};"),
            ("crates/web/src/b.rs", "use web::Msg as Say; say(&Say::AskUndo); Switch::Yes"),
            ("crates/web/tests/c.rs", "Msg::Yes"),
        ]);
        let mut report = Findings::default();
        check(&tree, &mut report);
        let found: Vec<String> = report.problems.iter().map(ToString::to_string).collect();
        let expected = "crates/texts/messages/en/web.ftl:7: nothing says the message `yes`";
        assert_eq!(found, [expected]);
    }

    #[test]
    fn a_label_of_a_game_that_nothing_says_is_named() {
        let path = "crates/texts/messages/en/nim-label.ftl";
        let tree = Tree::of(&[
            (AREAS, "pub const AREAS: &[Area] = &[\n];\n"),
            (path, "### Nim.\n\ntitle = Nim\n\nwon = Won\n"),
            ("crates/texts/messages/fr/nim-label.ftl", "title = Nim\n\nwon = Victoire\n"),
            ("crates/games/src/nim.rs", "label(lang, NimLabel::Title)"),
        ]);
        let mut report = Findings::default();
        check(&tree, &mut report);
        let found: Vec<String> = report.problems.iter().map(ToString::to_string).collect();
        assert_eq!(found, [format!("{path}:5: nothing says the message `won`")]);
    }
}
