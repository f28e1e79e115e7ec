//! Looking for words whatever their case and accents.

use std::ops::Range;

/// The text in small letters without accents, so that `lege` finds `Légende`.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    text.chars().for_each(|letter| fold_into(&mut folded, letter));
    folded
}

/// Returns the positions of these words in the text, ignoring case and accents: ranges of bytes
/// that do not overlap, in order.
pub fn occurrences(text: &str, words: &str) -> Vec<Range<usize>> {
    let mut folded = String::with_capacity(text.len());
    // For each byte of the folded text, the letter of the text that it comes from.
    let mut letters: Vec<Range<usize>> = Vec::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        fold_into(&mut folded, letter);
        letters.resize(folded.len(), at..at + letter.len_utf8());
    }
    let words: Vec<String> = words.split_whitespace().map(fold).collect();
    let mut found: Vec<Range<usize>> = Vec::new();
    for word in words.iter().filter(|word| !word.is_empty()) {
        for (at, _) in folded.match_indices(word.as_str()) {
            found.push(letters[at].start..letters[at + word.len() - 1].end);
        }
    }
    found.sort_by_key(|range| (range.start, range.end));
    let mut apart: Vec<Range<usize>> = Vec::new();
    for range in found {
        match apart.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            Some(_) | None => apart.push(range),
        }
    }
    apart
}

fn fold_into(folded: &mut String, letter: char) {
    for letter in letter.to_lowercase() {
        match letter {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => folded.push('a'),
            'ç' => folded.push('c'),
            'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
            'ÿ' => folded.push('y'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ß' => folded.push_str("ss"),
            '’' => folded.push('\''),
            '\u{300}'..='\u{36f}' => {}
            plain => folded.push(plain),
        }
    }
}
