//! The look of a name: names that people could mistake for each other have the same look.

use unicode_security::confusable_detection::skeleton;

/// Returns the look of a name: the skeleton from Unicode's list of confusable characters, without
/// case, spaces and punctuation. Names that differ only in `I`, `i`, `l` and `1` have the same look
/// too, since each pair of these looks alike in one case or the other.
pub fn look(name: &str) -> String {
    let lower = skeleton(name).flat_map(char::to_lowercase).collect::<String>();
    let plain = skeleton(&lower).flat_map(char::to_lowercase);
    let plain = plain.map(|c| if matches!(c, 'i' | 'ı' | '|') { 'l' } else { c });
    let letters: String = plain.filter(|c| c.is_alphanumeric()).collect();
    // A name of only punctuation has a look too.
    if letters.is_empty() { name.to_owned() } else { letters }
}
