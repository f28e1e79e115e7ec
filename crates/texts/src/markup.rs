//! Texts inside markup.

/// Escapes a text for HTML and SVG: names and titles that people chose are not markup.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    #[test]
    fn no_sign_of_a_text_is_markup() {
        let escaped = super::escape("<b class=\"x\">Ann & Bo's</b>");
        assert_eq!(escaped, "&lt;b class=&quot;x&quot;&gt;Ann &amp; Bo&#39;s&lt;/b&gt;");
        assert_eq!(super::escape("Zoë 1–0"), "Zoë 1–0");
    }
}
