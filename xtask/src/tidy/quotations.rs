//! Nothing is copied from the printed rulebooks: no eight words in a row of them are in the tree.
//!
//! The books are not stored here, only hashes of their word runs (`printed.bin`), so that this can
//! be checked anywhere. `cargo xtask printed FOLDER` makes that file from the books as text
//! files; `docs/development.md` says when.

use super::{Findings, Tree};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::path::Path;

/// The number of words in a row that are too many. Shorter runs are the words that any rulebook
/// uses.
const RUN: usize = 8;

/// The number of bytes of a hash that are stored. Five are few enough for a small file, and enough
/// that a tree of a million runs meets one by chance in a hundred years of changes.
const STORED: usize = 5;

/// The file with the hashes.
const FILE: &str = "xtask/src/tidy/printed.bin";

static PRINTED: &[u8] = include_bytes!("printed.bin");

/// Names that anyone must be able to write in full.
const NAMES: [&str; 2] = [
    "Legends of the Sea Nomads - Chronicles of the Num Oluur II",
    "The Legends of the Sea Nomads, Chronicles of the Num Oluur II",
];

/// Files that are not written by hand.
const EXEMPT: [&str; 1] = ["Cargo.lock"];

type Hash = [u8; STORED];

/// Refuses runs of words that are in the printed books, in every text file.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    let printed: BTreeSet<Hash> = PRINTED.as_chunks().0.iter().copied().collect();
    compare(tree, &printed, report);
}

fn compare(tree: &Tree, printed: &BTreeSet<Hash>, report: &mut Findings) {
    let names: BTreeSet<Hash> = NAMES.iter().flat_map(|name| hashes(name)).collect();
    for (path, text) in tree.texts().filter(|(path, _)| !EXEMPT.contains(path)) {
        let words = words(text);
        let mut told_until = 0;
        for (at, run) in words.windows(RUN).enumerate() {
            let hash = hash(run);
            if at < told_until || !printed.contains(&hash) || names.contains(&hash) {
                continue;
            }
            told_until = at + RUN;
            let told: Vec<&str> = run.iter().map(|(_, word)| word.as_str()).collect();
            let told = told.join(" ");
            report.problem(
                path,
                run[0].0,
                format!("the printed rulebook says ‘{told}’: reword it"),
            );
        }
    }
}

/// The words of a text in small letters, each with its line. Markup, punctuation and the spaces of
/// every kind only separate words.
fn words(text: &str) -> Vec<(usize, String)> {
    let mut words = Vec::new();
    for (line, text) in text.lines().enumerate() {
        // In Rust, a line break and signs that can't be seen are escaped.
        let text = text.replace("\\n", " ").replace("\\u{", " \u{0}").replace('’', "'");
        for part in text.split(|c: char| !c.is_alphanumeric() && c != '\u{0}') {
            if !part.is_empty() && !part.starts_with('\u{0}') {
                words.push((line + 1, part.to_lowercase()));
            }
        }
    }
    words
}

/// The first bytes of FNV-1a, which is the same on every machine.
fn hash(run: &[(usize, String)]) -> Hash {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for (_, word) in run {
        for byte in word.bytes().chain([b' ']) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    let mut stored = Hash::default();
    stored.copy_from_slice(&hash.to_be_bytes()[..STORED]);
    stored
}

fn hashes(text: &str) -> Vec<Hash> {
    words(text).windows(RUN).map(hash).collect()
}

/// Makes the file of hashes from the text files in a folder.
pub(crate) fn store(root: &Path, folder: &Path) -> Result<()> {
    let mut printed = BTreeSet::new();
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "txt") {
            let text =
                std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            // Words that a line break divides are whole in the tree.
            printed.extend(hashes(&text.replace("-\n", "")));
            printed.extend(hashes(&text));
        }
    }
    if printed.is_empty() {
        bail!("{} has no text files to hash", folder.display());
    }
    let bytes: Vec<u8> = printed.iter().flatten().copied().collect();
    std::fs::write(root.join(FILE), &bytes).context(FILE)?;
    println!("{} runs of {RUN} words, {} bytes in {FILE}", printed.len(), bytes.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "When the **owl** calls, every traveler lays down\none stone and\nlistens.";

    fn found(text: &str) -> Vec<String> {
        let printed = hashes(BOOK).into_iter().collect();
        let mut report = Findings::default();
        compare(&Tree::of(&[("a.md", text)]), &printed, &mut report);
        report.problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn eight_words_in_a_row_are_found_whatever_their_case_and_marks() {
        let told =
            "the printed rulebook says ‘when the owl calls every traveler lays down’: reword it";
        let text = "Rules.\n- When the Owl calls: /// every `traveler`\u{a0}lays down a card.";
        assert_eq!(found(text), [format!("a.md:2: {told}")]);
        assert_eq!(found("when THE owl\\n calls every\\u{a0} traveler lays \\\n  down").len(), 1);
    }

    #[test]
    fn a_long_quotation_is_told_once_for_every_eight_words() {
        assert_eq!(found(BOOK).len(), 1);
    }

    #[test]
    fn seven_words_in_a_row_or_other_words_are_fine() {
        assert!(found("When the owl calls, every traveler lays a card.").is_empty());
        assert!(found("When a owl calls every traveler lays down one card").is_empty());
    }

    #[test]
    fn a_name_may_be_written_in_full() {
        let printed = NAMES.iter().flat_map(|name| hashes(name)).collect();
        let mut report = Findings::default();
        compare(&Tree::of(&[("a.md", NAMES[0])]), &printed, &mut report);
        assert_eq!(report.problems, []);
    }

    #[test]
    fn the_stored_hashes_are_sorted_and_many() {
        let (stored, rest) = PRINTED.as_chunks::<STORED>();
        assert!(rest.is_empty() && stored.len() > 5_000 && stored.is_sorted());
    }
}
