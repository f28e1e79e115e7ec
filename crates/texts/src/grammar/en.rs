//! English joining and quoting.

use super::{fit, joined};

/// `a, b and c`.
pub(crate) fn join(items: &[impl AsRef<str>]) -> String {
    joined(items, " and ")
}

/// “text”.
pub(crate) fn quote(text: &str) -> String {
    format!("“{}”", fit(text))
}

/// `a Comet`, `an Eye`: by the first letter, which is enough for the words of our games.
pub(crate) fn a(word: &str) -> String {
    let an = word.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']);
    format!("{} {word}", if an { "an" } else { "a" })
}
