//! English articles.

/// `a Comet`, `an Eye`: by the first letter, which is enough for the words of our games.
pub(crate) fn a(word: &str) -> String {
    let an = word.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']);
    format!("{} {word}", if an { "an" } else { "a" })
}
