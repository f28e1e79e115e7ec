//! French joining and quoting.

use super::{fit, joined};

/// `a, b et c`.
pub(crate) fn join(items: &[impl AsRef<str>]) -> String {
    joined(items, " et ")
}

/// « text », with no-break spaces.
pub(crate) fn quote(text: &str) -> String {
    format!("«\u{a0}{}\u{a0}»", fit(text))
}

/// `d'Ulrich`, `de Moon`.
pub(crate) fn of(name: &str) -> String {
    let vowel = name.starts_with(|c: char| "AEIOUYÀÂÉÈÊÎÔaeiouyàâéèêîô".contains(c));
    format!("{}{name}", if vowel { "d’" } else { "de " })
}
