//! The pseudo-language: English with an accent on every letter that can have one, and 40 % longer.
//! It shows which screens have no room for longer words, and which texts are not translated.

use super::encode::{Expression, Pattern};
use super::read::{File, Message};
use fluent_syntax::ast::{InlineExpression, PatternElement};

const PLAIN: &str = "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ";
const ACCENTED: &str = "àƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴÝŽ";

/// The share of letters that are doubled, in percent.
const LONGER: usize = 40;

/// Translates an English file.
pub fn translated(mut english: File) -> File {
    // Only English declares the arguments of messages.
    english.messages.iter_mut().for_each(|message| message.arguments.clear());
    let File { messages, terms, .. } = &mut english;
    for Message { pattern, .. } in messages.iter_mut().chain(terms) {
        translate(pattern);
    }
    english
}

fn translate(pattern: &mut Pattern) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression } => placed(expression),
        }
    }
}

fn placed(expression: &mut Expression) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| translate(&mut variant.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => placed(expression),
        Expression::Inline(_) => {}
    }
}

/// Doubles letters until the text is long enough, so that the words are longer and not only more.
pub fn accented(text: &str) -> String {
    let mut longer = String::new();
    let mut owed = 0;
    for letter in text.chars() {
        let accented = PLAIN.chars().position(|plain| plain == letter);
        let said = accented.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter);
        longer.push(said);
        owed += LONGER;
        if owed >= 100 && letter.is_alphabetic() {
            longer.extend(said.to_lowercase());
            owed -= 100;
        }
    }
    longer
}
