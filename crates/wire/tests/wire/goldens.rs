//! Every message as a golden file, so that a review shows changes to the protocol.

use crate::examples;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;

pub fn blessing() -> bool {
    std::env::var_os("EMBERWAKE_BLESS").is_some()
}

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "wire", "messages"].iter().collect()
}

/// Returns JSON with one field per line, and lists of news with one item per line.
pub fn layout(json: &Value) -> String {
    let Value::Object(fields) = json else { return json.to_string() };
    if json.to_string().len() < 100 {
        return json.to_string();
    }
    let field = |(key, value): (&String, &Value)| match value {
        Value::Array(items) if key == "told" => {
            let items: Vec<String> = items.iter().map(|item| format!("    {item}")).collect();
            format!("  \"{key}\": [\n{}\n  ]", items.join(",\n"))
        }
        value => format!("  \"{key}\": {value}"),
    };
    let fields: Vec<String> = fields.iter().map(field).collect();
    format!("{{\n{}\n}}", fields.join(",\n"))
}

#[test]
fn every_message_is_written_as_its_file_says() {
    let mut known = BTreeSet::new();
    for (name, json) in examples::all() {
        let file = format!("{name}.json");
        let path = folder().join(&file);
        let text = layout(&json) + "\n";
        let back: Value = serde_json::from_str(&text).expect("the layout is JSON");
        assert_eq!(back, json, "the layout changes nothing");
        if blessing() {
            std::fs::create_dir_all(folder()).expect("the folder can be made");
            std::fs::write(&path, &text).expect("the file can be written");
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            expected == text,
            "{file} is out of date: run `cargo xtask codegen`, read the change, and think of VERSION"
        );
        assert!(known.insert(file), "two examples are called {name}");
    }
    let files = std::fs::read_dir(folder()).expect("the folder exists");
    let files = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    let stray: Vec<String> = files.filter(|file| !known.contains(file)).collect();
    assert!(stray.is_empty(), "no message is written like {stray:?}");
}
