//! `docs/protocol.md` shows every message as it really is.

use crate::examples;
use crate::goldens::{blessing, layout};
use serde_json::Value;
use std::path::PathBuf;
use wire::Code;

const OPENING: &str = "<!-- example ";

fn page() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "protocol.md"].iter().collect()
}

/// Returns an example as the page shows it. A view would fill the page, and is described elsewhere.
fn shown(json: &Value) -> String {
    let mut json = json.clone();
    if json["say"] == "update"
        && let Some(view) = json.get_mut("view")
    {
        *view = Value::from("…");
    }
    layout(&json)
}

/// Returns the page with the block after each mark `<!-- example NAME -->` replaced by that
/// example.
fn with_examples(text: &str) -> String {
    let examples = examples::all();
    let mut lines = text.lines();
    let mut written = String::new();
    while let Some(line) = lines.next() {
        written += line;
        written += "\n";
        let Some(name) = line.strip_prefix(OPENING) else { continue };
        let name = name.trim_end_matches(" -->");
        let example = examples.iter().find(|(known, _)| known == name);
        let (_, json) = example.unwrap_or_else(|| panic!("there is no example ‘{name}’"));
        written += &format!("```json\n{}\n```\n", shown(json));
        let mut old = lines.clone();
        if old.next() == Some("```json") {
            lines = old;
            lines.find(|line| *line == "```").expect("the block ends");
        }
    }
    written
}

#[test]
fn the_page_shows_every_message_as_it_is() {
    let text = std::fs::read_to_string(page()).expect("docs/protocol.md is there");
    let fresh = with_examples(&text);
    if blessing() {
        std::fs::write(page(), &fresh).expect("the page can be written");
    } else {
        assert!(text == fresh, "docs/protocol.md is out of date: run `cargo xtask codegen`");
    }
    for (name, _) in examples::all() {
        let mark = format!("{OPENING}{name} -->");
        assert!(fresh.contains(&mark), "the page has no ‘{mark}’");
    }
}

#[test]
fn the_page_names_every_code_of_a_refusal_and_the_version() {
    let text = std::fs::read_to_string(page()).expect("docs/protocol.md is there");
    for code in Code::ALL {
        let word = serde_json::to_value(code).expect("a code is a word");
        let row = format!("| `{}` |", word.as_str().expect("a code is a word"));
        assert!(text.contains(&row), "the page has no row ‘{row}’");
    }
    let version = format!("version **{}**", wire::VERSION);
    assert!(text.contains(&version), "the page does not say ‘{version}’");
}
