//! A glance at Rust code that is good enough for the checks: which paths it names.

/// Returns the paths with at least two parts that the code names, each with its line. Groups of
/// `use` are spelled out. Comments are left out, and so is everything after the first
/// `#[cfg(test)]` on a module.
pub(super) fn paths(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut lines = code_lines(code).peekable();
    while let Some((number, line)) = lines.next() {
        let start = line.trim_start();
        let start = start.strip_prefix("pub ").unwrap_or(start);
        if let Some(tree) = start.strip_prefix("use ") {
            let mut tree = tree.to_owned();
            while !tree.contains(';') {
                let Some((_, more)) = lines.next() else { break };
                tree.push_str(more.trim());
            }
            spell_out("", tree.split(';').next().unwrap_or_default(), &mut |path| {
                found.push((number, path));
            });
        } else {
            found.extend(named(line).map(|path| (number, path.to_owned())));
        }
    }
    found
}

/// The lines that hold code and are compiled into the crate itself, counted from 1.
pub(super) fn code_lines(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_test = |line: &str| line.starts_with("#[cfg(test)]") || line.starts_with("mod tests");
    let lines = code.lines().enumerate().take_while(move |(_, line)| !is_test(line));
    lines
        .map(|(index, line)| (index + 1, line.split("//").next().unwrap_or_default()))
        .filter(|(_, line)| !line.trim().is_empty())
}

/// Every path of a tree of `use`: `a::{b, c::{d, e}}` is `a::b`, `a::c::d` and `a::c::e`.
fn spell_out(prefix: &str, tree: &str, tell: &mut impl FnMut(String)) {
    let tree = tree.trim().trim_start_matches("::");
    match tree.split_once('{') {
        Some((head, group)) => {
            let group = group.trim_end().strip_suffix('}').unwrap_or(group);
            let prefix = format!("{prefix}{}", head.trim());
            parts(group).for_each(|part| spell_out(&prefix, part, tell));
        }
        None if !tree.is_empty() => {
            let name = tree.split(" as ").next().unwrap_or_default().trim();
            tell(format!("{prefix}{name}").trim_end_matches("::self").to_owned());
        }
        None => {}
    }
}

/// Returns the parts between the commas on the outermost level.
fn parts(group: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    group.split(move |c| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    })
}

/// The paths in an ordinary line.
fn named(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
    words.map(|word| word.trim_matches(':')).filter(|word| word.contains("::"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_use_are_spelled_out_over_several_lines() {
        let code = "use a::{\n    b,\n    c::{self, d as e},\n};\nlet x: ::f::G = h;\n";
        let expected = [(1, "a::b"), (1, "a::c"), (1, "a::c::d"), (5, "f::G")];
        assert_eq!(paths(code), expected.map(|(line, path)| (line, path.to_owned())));
    }

    #[test]
    fn comments_and_tests_are_left_out() {
        let code = "/// a::b\nlet x = 1; // c::d\n#[cfg(test)]\nmod tests {\n    use e::f;\n}\n";
        assert!(paths(code).is_empty());
    }
}
