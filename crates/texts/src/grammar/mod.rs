//! Joining, quoting and inflecting words: the grammar that sentences need, one file for each
//! language.

pub(crate) mod de;
pub(crate) mod en;
pub(crate) mod es;
pub(crate) mod fr;

use crate::{Lang, is_unseen, marks};

/// The most characters of someone else's text that a sentence repeats.
const QUOTED_MAX: usize = 80;

/// A list in words: `a, b and c`.
pub fn join(lang: Lang, items: &[impl AsRef<str>]) -> String {
    match lang {
        Lang::En => en::join(items),
        Lang::Fr => fr::join(items),
        Lang::De => de::join(items),
        Lang::Es => es::join(items),
    }
}

/// Someone else's text in quotation marks, made fit for a line on a screen: shortened if it is
/// long, and without control characters.
pub fn quote(lang: Lang, text: &str) -> String {
    match lang {
        Lang::En => en::quote(text),
        Lang::Fr => fr::quote(text),
        Lang::De => de::quote(text),
        Lang::Es => es::quote(text),
    }
}

/// A share in percent: `45%`, or `45 %` with a no-break space where the language has one.
pub fn percent(lang: Lang, percent: u32) -> String {
    match lang {
        Lang::En => format!("{percent}%"),
        Lang::Fr | Lang::De | Lang::Es => format!("{percent}\u{a0}%"),
    }
}

/// A function that a text names in capitals, by its number in `compiler/marks.rs`.
pub(crate) fn apply(lang: Lang, function: usize, text: &str) -> String {
    match function {
        marks::QUOTE => quote(lang, text),
        marks::SECONDS => seconds(lang, text),
        marks::A => en::a(text),
        marks::OF => fr::of(text),
        marks::AND => es::and(text),
        marks::LE => fr::le(text),
        _ => text.to_owned(),
    }
}

/// Milliseconds as seconds with at most one decimal.
fn seconds(lang: Lang, milliseconds: &str) -> String {
    let tenths = (milliseconds.parse::<u64>().unwrap_or_default() + 50) / 100;
    let mark = if lang == Lang::En { '.' } else { ',' };
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        tenth => format!("{}{mark}{tenth}", tenths / 10),
    }
}

/// Commas between all items but the last two, which `and` joins.
fn joined(items: &[impl AsRef<str>], and: &str) -> String {
    let mut text = String::new();
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            text += if index + 1 == items.len() { and } else { ", " };
        }
        text += item.as_ref();
    }
    text
}

fn fit(text: &str) -> String {
    let mut fit: String = text.chars().map(|c| if is_unseen(c) { '·' } else { c }).collect();
    if let Some((end, _)) = fit.char_indices().nth(QUOTED_MAX) {
        fit.truncate(end);
        fit.push('…');
    }
    fit
}
