//! The typography of each language.

/// A text as its language sets it. French has a space before some signs at which no line breaks:
/// a narrow one before `; ! ?`, a wide one elsewhere. Neither can be seen in an editor, so they are
/// made here.
pub fn set(tag: &str, text: &str) -> String {
    if tag != "fr" {
        return text.to_owned();
    }
    let mut text = text.replace("« ", "«\u{a0}");
    for mark in [":", "%", "»"] {
        text = text.replace(&format!(" {mark}"), &format!("\u{a0}{mark}"));
    }
    for mark in [";", "?", "!"] {
        text = text.replace(&format!(" {mark}"), &format!("\u{202f}{mark}"));
    }
    text
}
