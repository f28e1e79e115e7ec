//! German joining and quoting.

use super::{fit, joined};

/// `a, b und c`.
pub(crate) fn join(items: &[impl AsRef<str>]) -> String {
    joined(items, " und ")
}

/// „text“.
pub(crate) fn quote(text: &str) -> String {
    format!("„{}“", fit(text))
}
