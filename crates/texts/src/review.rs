//! The texts of a review and a hint: headings, sentences, reasons and the help of their commands.

use crate::messages::messages;
use crate::{Lang, grammar};

messages!(said, "review");
messages!(helps, "review-help");
messages!(labels, "review-label");

pub use helps::ReviewHelp;
pub use labels::ReviewLabel;
pub use said::ReviewMessage;

/// A text of the help in a language.
pub fn review_help(lang: Lang, help: ReviewHelp) -> &'static str {
    help.text(lang)
}

/// A message in a language.
pub fn review_message(lang: Lang, message: &ReviewMessage) -> String {
    message.text(lang)
}

/// A heading or a word in a language.
pub fn review_label(lang: Lang, label: ReviewLabel) -> &'static str {
    label.text(lang)
}

/// Reasons for a move as one sentence; each reason is a predicate without a subject.
pub fn because(lang: Lang, reasons: &[String]) -> String {
    capitalized(&ReviewMessage::Because { reasons }.text(lang))
}

/// A sentence that begins with a word of the dictionary, with its first letter in capitals.
pub fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// A chance or a difference of chances in percent, with one decimal as the language writes it.
pub fn percent_exactly(lang: Lang, share: f64) -> String {
    let number = format!("{:.1}", 100.0 * share).replace('-', "\u{2212}");
    grammar::percent_of(lang, &grammar::decimal(lang, &number))
}

/// A chance in whole percent.
pub fn percent_roughly(lang: Lang, share: f64) -> String {
    grammar::percent(lang, (100.0 * share).round().clamp(0.0, 100.0) as u32)
}
