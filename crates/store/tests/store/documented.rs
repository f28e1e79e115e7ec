//! docs/reliability.md says of every field of the database who may see and change it.

use std::collections::{BTreeMap, BTreeSet};
use store::{StoreOptions, open};

const DOCUMENT: &str = include_str!("../../../../docs/reliability.md");

/// The fields that the document describes, by table, with a row of its own for each group.
fn described() -> BTreeMap<String, Vec<String>> {
    let fields = DOCUMENT.split("\n## Every field\n").nth(1).expect("a section about fields");
    let fields = fields.split("\n## ").next().unwrap_or_default();
    let mut described: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for section in fields.split("\n### `").skip(1) {
        let (table, rows) = section.split_once('`').expect("the name of a table");
        let rows = rows.lines().filter(|line| line.starts_with("| `"));
        for row in rows {
            let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
            assert_eq!(cells.len(), 5, "{table}: {row}");
            let names = cells[0].split('`').skip(1).step_by(2).map(str::to_owned);
            described.entry(table.to_owned()).or_default().extend(names);
        }
    }
    described
}

#[tokio::test]
async fn every_field_of_the_database_is_documented() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = open(&format!("sqlite:{}", file.display()), StoreOptions::default()).await.unwrap();
    store.close().await;
    let mut there: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (table, column) in testkit::columns_in_file(&file).await {
        // What the engine and the migrations need for themselves.
        if !table.starts_with("sqlite_") && !table.starts_with("_sqlx_") {
            there.entry(table).or_default().insert(column);
        }
    }
    let described = described();
    for (table, names) in &described {
        let unique: BTreeSet<String> = names.iter().cloned().collect();
        assert_eq!(unique.len(), names.len(), "a field of `{table}` is described twice");
        assert_eq!(Some(&unique), there.get(table), "the fields of `{table}`");
    }
    assert!(there.len() > 10 && described.keys().eq(there.keys()), "the tables: {there:?}");
}
