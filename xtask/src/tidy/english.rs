//! The English of documents and comments: a short list of bad habits, each with an alternative. It
//! is not a style guide; `crates/texts/tests/texts/words.rs` does the same for messages.

use super::{Findings, Tree};

/// A phrase to avoid, and what to write instead.
const AVOID: &[(&str, &str)] = &[
    // Say who acts.
    ("whoever", "‘anyone who’, ‘the player who’, ‘you’"),
    ("whomever", "‘the player whom’"),
    ("somebody", "‘someone’, ‘a player’"),
    ("nobody says", "‘by default’"),
    ("is to be", "‘must be’, or an active verb"),
    ("are to be", "‘must be’, or an active verb"),
    ("is told so", "‘gets a clear refusal’, ‘is notified’"),
    ("are told so", "‘get a clear refusal’, ‘are notified’"),
    ("one likes", "‘you like’"),
    ("of one's own", "‘of your own’, ‘private’, ‘separate’"),
    // Another language in English words.
    ("anew", "‘again’, ‘start over’, ‘reload’"),
    ("if need be", "‘if needed’"),
    ("so many", "‘this many’"),
    ("all the same", "‘anyway’"),
    ("until now", "‘so far’, ‘current’"),
    ("for ever", "‘forever’"),
    ("at once", "‘immediately’, ‘at the same time’"),
    ("looks on", "‘watches’"),
    ("lies", "‘is’"),
    ("stands", "‘is’"),
    ("comes to light", "‘is revealed’"),
    ("lays open", "‘reveals’"),
    ("foretell", "‘predict’"),
    ("foretells", "‘predicts’"),
    ("foretold", "‘predicted’"),
    // A die is rolled to see who goes first, not ‘for’ one of its sides.
    ("roll for n", "‘roll for first player’"),
    ("rolls for n", "‘rolls for first player’"),
    ("rolled for n", "‘rolled for first player’"),
    // Words people know.
    ("e-mail", "‘email’"),
    // We spell as in the United States.
    ("colour", "‘color’"),
    ("colours", "‘colors’"),
    ("coloured", "‘colored’"),
    ("behaviour", "‘behavior’"),
    ("centre", "‘center’"),
    ("licence", "‘license’"),
    ("organise", "‘organize’"),
    ("organised", "‘organized’"),
    ("neighbour", "‘neighbor’"),
    ("neighbours", "‘neighbors’"),
    ("favour", "‘favor’"),
    ("favours", "‘favors’"),
    ("serialised", "‘serialized’"),
    ("towards", "‘toward’"),
    ("upwards", "‘upward’, ‘up’"),
    ("downwards", "‘downward’, ‘down’"),
    ("honour", "‘honor’"),
    ("cancelled", "‘canceled’"),
    ("travelled", "‘traveled’"),
];

/// An opening that a doc comment of an item must not have, and what to write instead.
const OPENINGS: &[(&str, &str)] = &[
    ("What", "‘Returns the …’, or a noun phrase such as ‘The text of …’"),
    ("How many", "‘The number of …’, ‘Returns the number of …’"),
    ("How much", "‘The amount of …’, ‘Returns the amount of …’"),
    ("Gives", "‘Returns …’"),
    ("Who", "‘The person who …’, ‘Returns the seat that …’"),
    ("That", "a verb in the third person, such as ‘Checks that …’"),
];

/// Phrases in which a word of the list means something else.
const ALLOWED: &[&str] =
    &["stands for", "stands in for", "stands in", "stands still", "stands out", "so many that"];

/// Files that name the phrases because they are about them.
const EXEMPT: [&str; 4] = [
    "xtask/src/tidy/english.rs",
    "crates/texts/tests/texts/words.rs",
    "crates/texts/tests/texts/readers.rs",
    "crates/texts/terms/shared.md",
];

/// Refuses the phrases of the list in documents and in comments.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    for (path, text) in tree.with_ending(".rs").filter(|(path, _)| !EXEMPT.contains(path)) {
        for (line, (opening, instead)) in openings(text) {
            report.problem(path, line, format!("opens with ‘{opening}’: write {instead}"));
        }
    }
    for (path, text) in tree.texts().filter(|(path, _)| !EXEMPT.contains(path)) {
        let prose: fn(&str) -> Option<&str> = match path.rsplit('.').next() {
            Some("md") if !is_translated(path) => |line| Some(line),
            Some("rs" | "js") => |line| comment(line, "//"),
            Some("ftl" | "toml" | "py" | "sh" | "yml") => |line| comment(line, "#"),
            _ => continue,
        };
        let mut in_code = false;
        for (index, line) in text.lines().enumerate() {
            let Some(line) = prose(line) else { continue };
            if line.trim_start().starts_with("```") {
                in_code = !in_code;
            }
            if in_code {
                continue;
            }
            for (phrase, instead) in offenses(line) {
                report.problem(path, index + 1, format!("‘{phrase}’: write {instead}"));
            }
        }
    }
}

/// Returns the refused openings of the doc comments of items, with their lines. A doc comment says
/// what an item does or is, as in the standard library; it is no subordinate clause. A question is
/// fine.
fn openings(text: &str) -> Vec<(usize, (&'static str, &'static str))> {
    let mut found = Vec::new();
    let mut is_inside = false;
    let mut lines = text.lines().map(|line| line.trim_start().strip_prefix("///")).enumerate();
    while let Some((index, line)) = lines.next() {
        let Some(first) = line.filter(|_| !is_inside) else {
            is_inside = line.is_some();
            continue;
        };
        is_inside = true;
        let rest = lines.clone().map_while(|(_, line)| line);
        let paragraph = [first].into_iter().chain(rest).take_while(|line| !line.trim().is_empty());
        let sentence = paragraph.collect::<Vec<_>>().join("");
        let sentence = sentence.split(". ").next().unwrap_or_default().trim();
        let opens = |(opening, _): &&(&str, &str)| {
            sentence.strip_prefix(opening).is_some_and(|after| after.starts_with(' '))
        };
        if let Some(refused) = OPENINGS.iter().find(opens).filter(|_| !sentence.contains('?')) {
            found.push((index + 1, *refused));
        }
    }
    found
}

/// Returns `true` if a document is in another language: `sea.fr.md`.
fn is_translated(path: &str) -> bool {
    [".fr.md", ".de.md", ".es.md"].iter().any(|ending| path.ends_with(ending))
}

/// Returns the text of a line if it is a comment.
fn comment<'a>(line: &'a str, sign: &str) -> Option<&'a str> {
    Some(line.trim_start().strip_prefix(sign)?.trim_start_matches(['/', '!', '#']))
}

/// The phrases of the list in a line of prose.
fn offenses(line: &str) -> Vec<(&'static str, &'static str)> {
    // Text between backticks is code.
    let prose: Vec<&str> = line.split('`').step_by(2).collect();
    let mut prose = prose.join("…").to_lowercase();
    for allowed in ALLOWED {
        prose = prose.replace(allowed, "…");
    }
    AVOID.iter().filter(|(phrase, _)| holds(&prose, phrase)).copied().collect()
}

/// Returns `true` if a phrase is in a text and not a part of longer words.
fn holds(text: &str, phrase: &str) -> bool {
    let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(phrase).any(|(at, _)| {
        let before = &text[..at];
        let after = &text[at + phrase.len()..];
        !is_word(before.chars().next_back()) && !is_word(after.chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    #[test]
    fn every_phrase_is_found_in_documents_and_comments() {
        for (phrase, instead) in AVOID {
            let line = format!("Here {} is.", phrase.to_uppercase());
            let told = format!("2: ‘{phrase}’: write {instead}");
            let document = format!("One.\n{line}\n");
            assert_eq!(problems(check, &[("a.md", &document)]), [format!("a.md:{told}")]);
            let code = format!("//! One.\n    /// {line}\nlet x = \"{phrase}\";\n");
            assert_eq!(problems(check, &[("a.rs", &code)]), [format!("a.rs:{told}")]);
            assert_eq!(problems(check, &[("a.js", &code)]), [format!("a.js:{told}")]);
            assert!(problems(check, &[("a.fr.md", &document)]).is_empty(), "not English");
        }
    }

    #[test]
    fn code_other_meanings_and_longer_words_are_fine() {
        let text =
            "A token stands for three; `somebody` is code.\n```\nwhoever\n```\nThe allies.\n";
        assert!(problems(check, &[("a.md", text)]).is_empty());
    }

    #[test]
    fn a_doc_comment_does_not_open_with_a_subordinate_clause() {
        for (opening, instead) in OPENINGS {
            let code = format!("//! One.\n    /// {opening} of it.\n    fn one() {{}}\n");
            let told = format!("a.rs:2: opens with ‘{opening}’: write {instead}");
            assert_eq!(problems(check, &[("a.rs", &code)]), [told]);
        }
    }

    #[test]
    fn only_the_first_sentence_of_an_item_is_an_opening() {
        let code = "//! What the file is for.\n/// Whether it ends.\nconst A: bool = true;\n\
                    /// What should a player do\n/// now? Play.\nfn b() {}\n\
                    /// Returns it.\n/// What follows is new.\n///\n/// Who knows.\nfn c() {}\n\
                    // What a line does.\n/// Whatever, Whose and Thatch are other words.\n";
        assert!(problems(check, &[("a.rs", code)]).is_empty());
    }
}
