//! German counting, joining and quoting.

use super::{counted, fit, joined};

/// `0 Scheiben`, `1 Scheibe`, `2 Scheiben`.
pub(crate) fn count(number: impl Into<usize>, one: &str, many: &str) -> String {
    let number = number.into();
    counted(number, if number == 1 { one } else { many })
}

/// `a, b und c`.
pub(crate) fn join(items: &[impl AsRef<str>]) -> String {
    joined(items, " und ")
}

/// „text“.
pub(crate) fn quote(text: &str) -> String {
    format!("„{}“", fit(text))
}
