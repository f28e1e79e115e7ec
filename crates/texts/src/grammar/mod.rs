//! Joining, quoting and inflecting words: the grammar that sentences need. What every language has
//! is in `messages/*/grammar.ftl`; a language that inflects words before others has a file here.

pub(crate) mod en;
pub(crate) mod es;
pub(crate) mod fr;

use crate::messages::messages;
use crate::{Lang, is_unseen, marks};

messages!(said, "grammar");

use said::Grammar;

/// The most characters of someone else's text that a sentence repeats.
const QUOTED_MAX: usize = 80;

/// A list in words: `a, b and c`.
pub fn join(lang: Lang, items: &[impl AsRef<str>]) -> String {
    let Some((first, rest)) = items.split_first() else { return String::new() };
    let mut joined = first.as_ref().to_owned();
    for (index, item) in rest.iter().map(AsRef::as_ref).enumerate() {
        let items = &joined;
        joined = if index + 1 < rest.len() {
            Grammar::List { items, next: item }.text(lang)
        } else {
            Grammar::ListEnd { items, last: item }.text(lang)
        };
    }
    joined
}

/// Someone else's text in quotation marks, made fit for a line on a screen: shortened if it is
/// long, and without control characters.
pub fn quote(lang: Lang, text: &str) -> String {
    Grammar::Quote { text: &fit(text) }.text(lang)
}

/// A share in percent: `45%`, or `45 %` with a no-break space where the language has one.
pub fn percent(lang: Lang, percent: u32) -> String {
    percent_of(lang, &percent.to_string())
}

/// The same for a number that is already written.
pub(crate) fn percent_of(lang: Lang, number: &str) -> String {
    Grammar::Percent { number }.text(lang)
}

/// A number with decimals, written with a point, as the language writes it.
pub(crate) fn decimal(lang: Lang, number: &str) -> String {
    match number.split_once('.') {
        Some((whole, decimals)) => Grammar::Decimal { whole, decimals }.text(lang),
        None => number.to_owned(),
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
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        tenth => decimal(lang, &format!("{}.{tenth}", tenths / 10)),
    }
}

fn fit(text: &str) -> String {
    let mut fit: String = text.chars().map(|c| if is_unseen(c) { '·' } else { c }).collect();
    if let Some((end, _)) = fit.char_indices().nth(QUOTED_MAX) {
        fit.truncate(end);
        fit.push('…');
    }
    fit
}
