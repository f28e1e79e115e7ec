//! `cargo xtask codegen`: writes every file that is generated and committed, because a change of it is
//! read in review; and `cargo xtask rules-table`, whose file is not committed.

use crate::shell;
use crate::tidy::{self, Tree};
use anyhow::{Context, Result};
use std::path::Path;

/// The crates besides the games whose tests compare with files, and the names of these tests.
const GOLDEN: [(&str, &str); 2] = [("wire", "wire"), ("server", "server")];

/// Writes every generated file again: node counts, playthroughs, whole games, messages and the
/// documents made from types. The tests that compare them do it.
pub(crate) fn run(root: &Path) -> Result<()> {
    let games = crate::games::names().iter().map(|game| (*game, "rules"));
    for (package, test) in games.chain(GOLDEN) {
        let mut command = shell::cargo(root, &["test", "--package", package, "--test", test]);
        shell::run(command.env("EMBERWAKE_BLESS", "1"))?;
    }
    Ok(())
}

/// Writes the table that says which tests show which rule.
pub(crate) fn rules_table(root: &Path) -> Result<()> {
    let tree = Tree::load(root)?;
    write(root, tidy::RULES_TABLE, &tidy::rules_table(&tree))
}

/// Writes a file if its content differs, and says whether it did.
fn write(root: &Path, path: &str, text: &str) -> Result<()> {
    let file = root.join(path);
    if std::fs::read_to_string(&file).is_ok_and(|present| present == text) {
        println!("{path} is up to date");
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).with_context(|| format!("making the folder of {path}"))?;
    }
    std::fs::write(&file, text).with_context(|| format!("writing {path}"))?;
    println!("{path} written");
    Ok(())
}
