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

/// `d’Ulrich`, `de Moon`. A *y* is a vowel unless another one follows: `d’Yves`, `de Yann`. An *h*
/// is never elided, since a name does not say whether it is silent.
pub(crate) fn of(name: &str) -> String {
    const VOWELS: &str = "aàâäæeéèêëiîïoôöœuùûü";
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let mut vowel = || letters.next().map(|letter| (VOWELS.contains(letter), letter));
    let elides = match vowel() {
        Some((_, 'y')) => !vowel().is_some_and(|(is_vowel, _)| is_vowel),
        Some((is_vowel, _)) => is_vowel,
        None => false,
    };
    format!("{}{name}", if elides { "d’" } else { "de " })
}
