//! The files that the parts of the page's code load from.

use std::collections::{BTreeMap, BTreeSet};

/// A file with modules that are needed together.
pub(super) struct Bundle {
    /// The stem of its name.
    pub(super) name: &'static str,
    /// The parts that need it.
    pub(super) parts: BTreeSet<String>,
    /// Its modules, each after its length.
    pub(super) content: Vec<u8>,
}

/// Puts modules into files by the parts that need them.
pub(super) fn bundled(modules: Vec<(BTreeSet<&str>, Vec<u8>)>) -> Vec<Bundle> {
    let mut bundles = BTreeMap::<&str, Bundle>::new();
    for (parts, module) in modules {
        let name = file_of(&parts);
        let bundle = bundles.entry(name).or_insert_with(|| Bundle {
            name,
            parts: BTreeSet::new(),
            content: Vec::new(),
        });
        bundle.parts.extend(parts.into_iter().map(str::to_owned));
        bundle.content.extend((module.len() as u32).to_le_bytes());
        bundle.content.extend(module);
    }
    bundles.into_values().collect()
}

/// Returns the script that loads parts from the files with these names.
pub(super) fn loaders(bundles: &[Bundle], files: &[String], script: &str) -> String {
    let listed = bundles.iter().zip(files);
    let listed: Vec<_> =
        listed.map(|(bundle, file)| format!("\"{}\": \"./{file}\"", bundle.name)).collect();
    let mut script = script.replace("%FILES%", &listed.join(", "));
    let parts: BTreeSet<&String> = bundles.iter().flat_map(|bundle| &bundle.parts).collect();
    for part in parts {
        let needed = bundles.iter().filter(|bundle| bundle.parts.contains(part));
        let needed: Vec<_> = needed.map(|bundle| format!("\"{}\"", bundle.name)).collect();
        // The code imports the function of this name.
        script +=
            &format!("export const __wasm_split_load_{part} = part({});\n", needed.join(", "));
    }
    script
}

/// Returns the file of a module that these parts need. A part loads every file in which it needs a
/// module, so a file contains little that one of its parts doesn't need.
fn file_of(parts: &BTreeSet<&str>) -> &'static str {
    let has = |part: &str| parts.contains(part);
    match (has("campfire"), has("sea"), has("pages")) {
        (true, true, true) => return "base",
        (true, true, false) => return "table",
        (true, false, pages) if pages || has("sea_more") => return "campfire-shared",
        (true, false, _) => return "campfire",
        (false, true, pages) if pages || has("campfire_more") => return "sea-shared",
        (false, true, _) => return "sea",
        (false, false, _) => {}
    }
    match (has("campfire_more"), has("sea_more"), has("pages")) {
        (true, true, true) => return "more-shared",
        (true, true, false) => return "more",
        (true, false, _) => return "campfire-more",
        (false, true, _) => return "sea-more",
        (false, false, true) => return "pages",
        (false, false, false) if has("online") => return "online",
        (false, false, false) => {}
    }
    // What thinks: the parts for playing, and those for everything else.
    match (has("campfire_moves"), has("sea_moves")) {
        (true, true) => return "bots",
        (true, false) if has("sea_study") => return "bots",
        (false, true) if has("campfire_study") => return "bots",
        (true, false) => return "campfire-bots",
        (false, true) => return "sea-bots",
        (false, false) => {}
    }
    match (has("campfire_study"), has("sea_study")) {
        (true, false) => "campfire-study",
        (false, true) => "sea-study",
        _ => "study",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(parts: &[&'static str], content: &[u8]) -> (BTreeSet<&'static str>, Vec<u8>) {
        (parts.iter().copied().collect(), content.to_vec())
    }

    #[test]
    fn a_part_loads_every_file_with_a_module_that_it_needs() {
        let modules = vec![
            module(&["campfire", "sea", "online"], b"both"),
            module(&["campfire", "online"], b"fire"),
            module(&["campfire"], b"one"),
            module(&["sea"], b"ship"),
        ];
        let bundles = bundled(modules);
        let files: Vec<String> =
            bundles.iter().map(|bundle| format!("{}.part", bundle.name)).collect();
        let script = loaders(&bundles, &files, "{%FILES%}\n");
        let lines: Vec<&str> = script.lines().collect();
        assert_eq!(
            lines[0],
            "{\"campfire\": \"./campfire.part\", \"sea\": \"./sea.part\", \"table\": \"./table.part\"}"
        );
        assert!(lines.contains(&"export const __wasm_split_load_sea = part(\"sea\", \"table\");"));
        assert!(
            lines.contains(
                &"export const __wasm_split_load_campfire = part(\"campfire\", \"table\");"
            )
        );
    }

    #[test]
    fn a_file_holds_its_modules_after_their_lengths() {
        let bundles = bundled(vec![module(&["sea"], b"ship"), module(&["sea", "online"], b"a")]);
        let [bundle] = &bundles[..] else { panic!("there is more than one file") };
        assert_eq!(bundle.content, b"\x04\0\0\0ship\x01\0\0\0a");
    }
}
