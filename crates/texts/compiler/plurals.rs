//! The plural categories of languages, as the CLDR lists them for whole numbers. The compiler
//! knows from here which categories a text needs, and `src/pattern.rs` which one a number has.
//!
//! <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>

use super::marks::{ALWAYS, FEW, MANY, ONE, TWO, ZERO};

/// The categories of some languages. Each is the key of its variant in a compiled text.
pub struct Plurals {
    /// The name of the function below, for generated code.
    pub name: &'static str,
    /// The languages.
    pub tags: &'static [&'static str],
    /// The categories besides `other` that some number below a million has.
    pub needed: &'static [char],
    /// Those that only fractions or multiples of a million have. A text can do without them.
    pub rare: &'static [char],
    /// Whether a whole number can be `other`.
    pub has_other: bool,
    /// The category of a number.
    pub category: fn(u64) -> char,
}

/// The names of the categories.
pub const CATEGORIES: [(&str, char); 5] =
    [("zero", ZERO), ("one", ONE), ("two", TWO), ("few", FEW), ("many", MANY)];

/// Returns the categories of a language, if we know them.
pub fn plurals(tag: &str) -> Option<&'static Plurals> {
    ALL.iter().find(|plurals| plurals.tags.contains(&tag))
}

/// A line of the list.
const fn plurals_of(
    (name, category): (&'static str, fn(u64) -> char),
    tags: &'static [&'static str],
    needed: &'static [char],
    rare: &'static [char],
) -> Plurals {
    Plurals { name, tags, needed, rare, has_other: true, category }
}

/// All languages that we know.
pub const ALL: &[Plurals] = &[
    plurals_of(("none", none), &["id", "ja", "ko", "ms", "th", "vi", "zh"], &[], &[]),
    plurals_of(
        ("one", one),
        &[
            "bg", "da", "de", "el", "en", "eo", "et", "eu", "fi", "gl", "hu", "ka", "nb", "nl",
            "nn", "no", "sq", "sv", "sw", "tr",
        ],
        &[ONE],
        &[],
    ),
    plurals_of(("one_and_millions", one_and_millions), &["ca", "es", "it"], &[ONE], &[MANY]),
    plurals_of(("up_to_one_and_millions", up_to_one_and_millions), &["fr", "pt"], &[ONE], &[MANY]),
    plurals_of(("up_to_one", up_to_one), &["bn", "fa", "hi", "hy", "zu"], &[ONE], &[]),
    plurals_of(("like_twenty_one", like_twenty_one), &["is", "mk"], &[ONE], &[]),
    Plurals { has_other: false, ..plurals_of(("polish", polish), &["pl"], &[ONE, FEW, MANY], &[]) },
    Plurals {
        has_other: false,
        ..plurals_of(("east_slavic", east_slavic), &["be", "ru", "uk"], &[ONE, FEW, MANY], &[])
    },
    plurals_of(("south_slavic", south_slavic), &["bs", "hr", "sr"], &[ONE, FEW], &[]),
    plurals_of(("czech", czech), &["cs", "sk"], &[ONE, FEW], &[MANY]),
    plurals_of(("slovenian", slovenian), &["sl"], &[ONE, TWO, FEW], &[]),
    plurals_of(("lithuanian", lithuanian), &["lt"], &[ONE, FEW], &[MANY]),
    plurals_of(("latvian", latvian), &["lv"], &[ZERO, ONE], &[]),
    plurals_of(("romanian", romanian), &["ro"], &[ONE, FEW], &[]),
    plurals_of(("hebrew", hebrew), &["he"], &[ONE, TWO], &[]),
    plurals_of(("irish", irish), &["ga"], &[ONE, TWO, FEW, MANY], &[]),
    plurals_of(("welsh", welsh), &["cy"], &[ZERO, ONE, TWO, FEW, MANY], &[]),
    plurals_of(("arabic", arabic), &["ar"], &[ZERO, ONE, TWO, FEW, MANY], &[]),
];

pub fn none(_: u64) -> char {
    ALWAYS
}

pub fn one(number: u64) -> char {
    if number == 1 { ONE } else { ALWAYS }
}

pub fn up_to_one(number: u64) -> char {
    if number <= 1 { ONE } else { ALWAYS }
}

pub fn one_and_millions(number: u64) -> char {
    if is_millions(number) { MANY } else { one(number) }
}

pub fn up_to_one_and_millions(number: u64) -> char {
    if is_millions(number) { MANY } else { up_to_one(number) }
}

fn is_millions(number: u64) -> bool {
    number > 0 && number.is_multiple_of(1_000_000)
}

/// 1, 21, 31 and so on.
fn ends_in_one(number: u64) -> bool {
    number % 10 == 1 && number % 100 != 11
}

/// 2, 3, 4, 22, 23, 24 and so on.
fn ends_in_few(number: u64) -> bool {
    (2..=4).contains(&(number % 10)) && !(12..=14).contains(&(number % 100))
}

pub fn like_twenty_one(number: u64) -> char {
    if ends_in_one(number) { ONE } else { ALWAYS }
}

pub fn polish(number: u64) -> char {
    match number {
        1 => ONE,
        number if ends_in_few(number) => FEW,
        _ => MANY,
    }
}

pub fn east_slavic(number: u64) -> char {
    match number {
        number if ends_in_one(number) => ONE,
        number if ends_in_few(number) => FEW,
        _ => MANY,
    }
}

pub fn south_slavic(number: u64) -> char {
    match number {
        number if ends_in_one(number) => ONE,
        number if ends_in_few(number) => FEW,
        _ => ALWAYS,
    }
}

pub fn czech(number: u64) -> char {
    match number {
        1 => ONE,
        2..=4 => FEW,
        _ => ALWAYS,
    }
}

pub fn slovenian(number: u64) -> char {
    match number % 100 {
        1 => ONE,
        2 => TWO,
        3 | 4 => FEW,
        _ => ALWAYS,
    }
}

pub fn lithuanian(number: u64) -> char {
    match (number % 10, number % 100) {
        (_, 11..=19) | (0, _) => ALWAYS,
        (1, _) => ONE,
        _ => FEW,
    }
}

pub fn latvian(number: u64) -> char {
    match (number % 10, number % 100) {
        (_, 11..=19) | (0, _) => ZERO,
        (1, _) => ONE,
        _ => ALWAYS,
    }
}

pub fn romanian(number: u64) -> char {
    match (number, number % 100) {
        (1, _) => ONE,
        (0, _) | (_, 1..=19) => FEW,
        _ => ALWAYS,
    }
}

pub fn hebrew(number: u64) -> char {
    match number {
        1 => ONE,
        2 => TWO,
        _ => ALWAYS,
    }
}

pub fn irish(number: u64) -> char {
    match number {
        1 => ONE,
        2 => TWO,
        3..=6 => FEW,
        7..=10 => MANY,
        _ => ALWAYS,
    }
}

pub fn welsh(number: u64) -> char {
    match number {
        0 => ZERO,
        1 => ONE,
        2 => TWO,
        3 => FEW,
        6 => MANY,
        _ => ALWAYS,
    }
}

pub fn arabic(number: u64) -> char {
    match (number, number % 100) {
        (0, _) => ZERO,
        (1, _) => ONE,
        (2, _) => TWO,
        (_, 3..=10) => FEW,
        (_, 11..=99) => MANY,
        _ => ALWAYS,
    }
}
