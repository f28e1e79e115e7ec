//! The names of the games, for work on their folders.
//!
//! A build of this crate must not wait for the rules, so it doesn't depend on the registry in
//! `crates/games`: it reads its list.

use std::sync::LazyLock;

/// The name of each game: that of its crate, its rulebooks and its records.
pub(crate) fn names() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let listed = list(include_str!("../../crates/games/src/lib.rs"));
        let listed = listed.expect("the registry has a line `registry! { $ Game … }`");
        listed.map(|game| &*game.to_lowercase().leak()).collect()
    });
    &NAMES
}

/// The types in the list of the registry.
fn list(registry: &str) -> Option<impl Iterator<Item = &str>> {
    let (_, list) = registry.split_once("\nregistry! { $ ")?;
    Some(list.split_once('}')?.0.split_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_those_of_crates_with_rules() {
        let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
        assert!(names().len() > 1);
        for name in names() {
            assert!(crates.join(name).join("src/lib.rs").exists(), "{name}");
        }
    }

    #[test]
    fn a_further_game_is_found_in_the_list() {
        let registry =
            "macro_rules! registry { }\n// The list.\nregistry! { $ Campfire Sea Nim }\n";
        assert_eq!(list(registry).unwrap().collect::<Vec<_>>(), ["Campfire", "Sea", "Nim"]);
        assert!(list("registry!\n").is_none());
    }
}
