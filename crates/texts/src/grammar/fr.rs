//! French counting, joining and quoting.

use super::{counted, fit, joined};

/// `0 tuile`, `1 tuile`, `2 tuiles`: nought is singular.
pub(crate) fn count(number: impl Into<usize>, one: &str, many: &str) -> String {
    let number = number.into();
    counted(number, if number < 2 { one } else { many })
}

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
    format!("{}{name}", if vowel { "d'" } else { "de " })
}
