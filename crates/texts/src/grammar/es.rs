//! Spanish counting, joining and quoting.

use super::{counted, fit, joined};

/// `0 fichas`, `1 ficha`, `2 fichas`.
pub(crate) fn count(number: impl Into<usize>, one: &str, many: &str) -> String {
    let number = number.into();
    counted(number, if number == 1 { one } else { many })
}

/// `a, b y c`, but `a e Inés`: *y* becomes *e* before the sound *i*.
pub(crate) fn join(items: &[impl AsRef<str>]) -> String {
    let last = items.last().map(|item| item.as_ref().to_lowercase()).unwrap_or_default();
    let sounds_i = last.starts_with(['i', 'í']) || last.starts_with("hi") || last.starts_with("hí");
    let diphthong = last.starts_with("hie") || last.starts_with("hia") || last.starts_with("hio");
    joined(items, if sounds_i && !diphthong { " e " } else { " y " })
}

/// «text».
pub(crate) fn quote(text: &str) -> String {
    format!("«{}»", fit(text))
}
