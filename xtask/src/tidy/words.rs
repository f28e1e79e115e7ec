//! Nothing in the tree speaks of the machine or the workplace it was written at: a path that only
//! exists there helps no reader.

use super::{Findings, Tree};

/// Folders at the root of a machine that no other machine has. Each is apart from its slash,
/// so that this file does not hold the paths themselves.
const FOLDERS: [&str; 6] = ["work", "farm", "tmp", "root", "home", "Users"];

/// Words about how the work was organized, put together from pieces for the same reason.
const WORDS: [&str; 3] =
    [concat!("sub", "agent"), concat!("this ", "session"), concat!("C:", "\\")];

/// Files that are not written by hand.
const EXEMPT: [&str; 2] = ["Cargo.lock", ".gitignore"];

/// Refuses absolute paths of some machine and words of a workplace, in every text file.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    for (path, text) in tree.texts().filter(|(path, _)| !EXEMPT.contains(path)) {
        for (index, line) in text.lines().enumerate() {
            if let Some(folder) = FOLDERS.iter().find(|folder| names_folder(line, folder)) {
                report.problem(path, index + 1, format!("a path below /{folder} of some machine"));
            }
            let lower = line.to_lowercase();
            if let Some(word) = WORDS.iter().find(|word| lower.contains(&word.to_lowercase())) {
                report.problem(path, index + 1, format!("‘{word}’ belongs to a workplace"));
            }
        }
    }
}

/// Returns `true` if the line contains an absolute path of something inside this folder.
fn names_folder(line: &str, folder: &str) -> bool {
    let start = format!("/{folder}/");
    line.match_indices(&start).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + start.len()..].chars().next();
        let goes_on = |c: char| c.is_alphanumeric() || "._-~*{}<>$)/:".contains(c);
        !before.is_some_and(goes_on) && after.is_some_and(|c| c.is_alphanumeric() || c == '.')
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    #[test]
    fn an_absolute_path_is_found_in_any_text_file() {
        for folder in FOLDERS {
            let text = format!("One.\nSee `/{folder}/ann/notes`.\n");
            let expected = format!("docs/a.md:2: a path below /{folder} of some machine");
            assert_eq!(problems(check, &[("docs/a.md", &text)]), [expected]);
        }
    }

    #[test]
    fn a_relative_path_or_an_address_is_fine() {
        let text = ["crates", "work", "src.rs ~", "home", "x https://example.org", "work", "a"];
        assert!(problems(check, &[("a.md", &text.join("/"))]).is_empty());
    }

    #[test]
    fn a_word_of_the_workplace_is_found() {
        for word in WORDS {
            let text = format!("Done in {word} by us.");
            assert_eq!(problems(check, &[("a.rs", &text)]).len(), 1, "{word}");
        }
    }

    #[test]
    fn the_lock_file_is_exempt() {
        let text = format!("/{}/ann/x", FOLDERS[0]);
        assert!(problems(check, &[("Cargo.lock", &text)]).is_empty());
    }
}
