//! Leaves out the comments of style sheets and scripts: readers of the source need them, browsers
//! don't, and the first paint waits for them.

/// Returns a style sheet without its comments.
pub(super) fn uncommented_style(style: &str) -> String {
    let mut rest = style;
    let mut kept = String::with_capacity(style.len());
    while let Some((before, after)) = rest.split_once("/*") {
        kept += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    kept += rest;
    let lines = kept.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns a script without the lines that are only comments, and without indentation.
pub(super) fn uncommented_script(script: &str) -> String {
    let lines = script.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_loses_its_comments_and_nothing_else() {
        let style = "/* Why. */\na { b: c }\n\n  /* one\n two */ d { e: f }\ng { h: i } /* open";
        assert_eq!(uncommented_style(style), "a { b: c }\nd { e: f }\ng { h: i }");
    }

    #[test]
    fn a_script_keeps_addresses_and_code_before_a_comment() {
        let script = "// Why.\nconst a = \"http://b\";\n  // More.\n  c(); // here\n";
        assert_eq!(uncommented_script(script), "const a = \"http://b\";\nc(); // here");
    }
}
