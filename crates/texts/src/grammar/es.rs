//! The Spanish conjunction.

/// `y Ana`, but `e Inés`.
pub(crate) fn and(next: &str) -> String {
    format!("{} {next}", conjunction(next))
}

/// *Y* becomes *e* before the sound *i*.
fn conjunction(next: &str) -> &'static str {
    let next = next.to_lowercase();
    let sounds_i = next.starts_with(['i', 'í']) || next.starts_with("hi") || next.starts_with("hí");
    let diphthong = next.starts_with("hie") || next.starts_with("hia") || next.starts_with("hio");
    if sounds_i && !diphthong { "e" } else { "y" }
}
