//! docs/reliability.md says of everything that waits what a wrong clock does to it, and of every
//! queue what one person can do to the others. So it names each file in which something waits.

use super::{Findings, Tree};

const DOCUMENT: &str = "docs/reliability.md";
/// The folders of the server's code.
const FOLDERS: [&str; 2] = ["crates/server/src/", "crates/store/src/"];
/// The sections, and what code looks like that belongs into them.
const SECTIONS: [(&str, &[&str]); 2] = [
    ("Every timer", &["sleep(", "sleep_until(", "interval(", "timeout("]),
    (
        "Every queue",
        &[
            "Semaphore::",
            "FairQueue::new(",
            "Places::new(",
            "RateLimiter::new(",
            "unbounded_channel(",
            "mpsc::channel(",
            "broadcast::channel(",
            "VecDeque<",
        ],
    ),
];

/// Checks that each section names every file with such code.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    let Some(text) = tree.text(DOCUMENT) else {
        report.problem(DOCUMENT, 1, "the document is missing");
        return;
    };
    for (title, signs) in SECTIONS {
        let section = text.split(&format!("\n## {title}\n")).nth(1).unwrap_or_default();
        let section = section.split("\n## ").next().unwrap_or_default();
        let sources = tree.with_ending(".rs");
        for (path, source) in
            sources.filter(|(path, _)| FOLDERS.iter().any(|folder| path.starts_with(folder)))
        {
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            let waits = |line: &str| {
                let line = line.trim_start();
                !line.starts_with("//")
                    && !line.contains("fn ")
                    && signs.iter().any(|sign| line.contains(sign))
            };
            let Some(line) = code.lines().position(waits) else { continue };
            if !section.contains(&format!("`{path}`")) {
                let why = format!("something waits here that ‘{title}’ of {DOCUMENT} doesn't name");
                report.problem(path, line + 1, why);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::problems;
    use super::*;

    #[test]
    fn a_file_in_which_something_waits_is_named_in_its_section() {
        let text = "\n## Every timer\n\n`crates/server/src/a.rs`\n\n## Every queue\n";
        let waits = "fn f() {\n    tokio::time::sleep(LONG).await;\n}\n";
        let queue = "fn f() {\n    let queue = FairQueue::new(LIMITS);\n}\n";
        let quiet = "// It never calls sleep().\n#[cfg(test)]\nmod tests { sleep(1) }\n";
        let files = [
            (DOCUMENT, text),
            ("crates/server/src/a.rs", waits),
            ("crates/server/src/b.rs", queue),
            ("crates/server/src/c.rs", quiet),
            ("crates/store/src/d.rs", waits),
            ("crates/web/src/e.rs", waits),
        ];
        let found = problems(check, &files);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("crates/store/src/d.rs:2: "), "{found:?}");
        assert!(found[1].starts_with("crates/server/src/b.rs:2: "), "{found:?}");
    }
}
