//! What a name looks like: names that people could take for each other have the same look.

use unicode_security::confusable_detection::skeleton;

/// The look of a name: the skeleton of Unicode's list of characters that are easily confused,
/// without case, and without spaces and signs between the letters. What differs only in `I`, `i`,
/// `l` and `1` looks the same too, since each pair of these does in one case or the other.
pub fn look(name: &str) -> String {
    let lower = skeleton(name).flat_map(char::to_lowercase).collect::<String>();
    let plain = skeleton(&lower).flat_map(char::to_lowercase);
    let plain = plain.map(|c| if matches!(c, 'i' | 'ı' | '|') { 'l' } else { c });
    let letters: String = plain.filter(|c| c.is_alphanumeric()).collect();
    // A name of nothing but signs still looks like something.
    if letters.is_empty() { name.to_owned() } else { letters }
}
