//! French elision.

/// `d’Ulrich`, `de Moon`.
pub(crate) fn of(name: &str) -> String {
    format!("{}{name}", if elides(name) { "d’" } else { "de " })
}

/// `le nord`, `l’est`: for masculine nouns.
pub(crate) fn le(noun: &str) -> String {
    format!("{}{noun}", if elides(noun) { "l’" } else { "le " })
}

/// Returns `true` if the word before this one loses its vowel. A *y* is a vowel unless another one
/// follows: `d’Yves`, `de Yann`. An *h* never counts, since a name does not say whether it is silent.
fn elides(name: &str) -> bool {
    const VOWELS: &str = "aàâäæeéèêëiîïoôöœuùûü";
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let mut vowel = || letters.next().map(|letter| (VOWELS.contains(letter), letter));
    match vowel() {
        Some((_, 'y')) => !vowel().is_some_and(|(is_vowel, _)| is_vowel),
        Some((is_vowel, _)) => is_vowel,
        None => false,
    }
}
