//! The files that the parts of the page's code load from.

#[cfg(feature = "web")]
use std::collections::BTreeMap;
use std::collections::BTreeSet;

/// A file with modules that are needed together.
pub(super) struct Bundle {
    /// The stem of its name.
    pub(super) name: String,
    /// The parts that need it.
    pub(super) parts: BTreeSet<String>,
    /// Its modules, each after its length.
    pub(super) content: Vec<u8>,
}

/// Puts modules into files by the parts that need them.
#[cfg(feature = "web")]
pub(super) fn bundled(modules: Vec<(BTreeSet<&str>, Vec<u8>)>) -> Vec<Bundle> {
    let mut bundles = BTreeMap::<String, Bundle>::new();
    for (parts, module) in modules {
        let name = file_of(&parts);
        let bundle = bundles.entry(name.clone()).or_insert_with(|| Bundle {
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
#[cfg(feature = "web")]
fn file_of(parts: &BTreeSet<&str>) -> String {
    // A part of a game has the name of the game and the kind of part: ‘campfire_table’.
    let games = |kind: &str| -> Vec<&str> {
        parts.iter().filter_map(|part| part.strip_suffix(kind)).collect()
    };
    let has_other = |games: &[&str], game: &str| games.iter().any(|other| *other != game);
    let (more, pages) = (games("_more"), parts.contains("pages"));
    match games("_table")[..] {
        [] => {}
        [game] if pages || has_other(&more, game) => return format!("{game}-shared"),
        [game] => return game.to_owned(),
        _ if pages => return "base".to_owned(),
        _ => return "table".to_owned(),
    }
    match more[..] {
        [] if pages => return "pages".to_owned(),
        [] if parts.contains("online") => return "online".to_owned(),
        [] => {}
        [game] => return format!("{game}-more"),
        _ if pages => return "more-shared".to_owned(),
        _ => return "more".to_owned(),
    }
    // What thinks: the parts for playing, and those for everything else.
    let study = games("_study");
    match games("_moves")[..] {
        [] => {}
        [game] if !has_other(&study, game) => return format!("{game}-bots"),
        _ => return "bots".to_owned(),
    }
    match study[..] {
        [game] => format!("{game}-study"),
        _ => "study".to_owned(),
    }
}

#[cfg(all(test, feature = "web"))]
mod tests {
    use super::*;

    fn module(parts: &[&'static str], content: &[u8]) -> (BTreeSet<&'static str>, Vec<u8>) {
        (parts.iter().copied().collect(), content.to_vec())
    }

    #[test]
    fn a_part_loads_every_file_with_a_module_that_it_needs() {
        let modules = vec![
            module(&["campfire_table", "sea_table", "online"], b"both"),
            module(&["campfire_table", "online"], b"fire"),
            module(&["campfire_table"], b"one"),
            module(&["sea_table"], b"ship"),
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
        for game in ["campfire", "sea"] {
            let loader = format!(
                "export const __wasm_split_load_{game}_table = part(\"{game}\", \"table\");"
            );
            assert!(lines.contains(&&*loader), "{loader}");
        }
    }

    #[test]
    fn a_file_holds_its_modules_after_their_lengths() {
        let bundles =
            bundled(vec![module(&["sea_table"], b"ship"), module(&["sea_table", "online"], b"a")]);
        let [bundle] = &bundles[..] else { panic!("there is more than one file") };
        assert_eq!(bundle.content, b"\x04\0\0\0ship\x01\0\0\0a");
    }

    /// For every set of these parts, the file of what they share: the number of sets for each file.
    fn files_of(parts: &[&str]) -> BTreeMap<String, usize> {
        let mut files = BTreeMap::new();
        for set in 1..1_u32 << parts.len() {
            let needed = (0..).zip(parts).filter(|(bit, _)| set >> bit & 1 == 1);
            *files.entry(file_of(&needed.map(|(_, part)| *part).collect())).or_default() += 1;
        }
        files
    }

    fn counted<const N: usize>(files: [(&str, usize); N]) -> BTreeMap<String, usize> {
        files.map(|(file, sets)| (file.to_owned(), sets)).into()
    }

    const PAGE: [&str; 6] =
        ["campfire_table", "campfire_more", "sea_table", "sea_more", "pages", "online"];
    const MIND: [&str; 4] = ["campfire_moves", "campfire_study", "sea_moves", "sea_study"];

    #[test]
    fn the_parts_of_two_games_share_twelve_files_of_the_page_and_six_of_what_thinks() {
        let page = counted([
            ("base", 8),
            ("table", 8),
            ("campfire-shared", 12),
            ("sea-shared", 12),
            ("campfire", 4),
            ("sea", 4),
            ("more-shared", 2),
            ("more", 2),
            ("campfire-more", 4),
            ("sea-more", 4),
            ("pages", 2),
            ("online", 1),
        ]);
        assert_eq!(files_of(&PAGE), page);
        let mind = counted([
            ("bots", 8),
            ("campfire-bots", 2),
            ("sea-bots", 2),
            ("study", 1),
            ("campfire-study", 1),
            ("sea-study", 1),
        ]);
        assert_eq!(files_of(&MIND), mind);
    }

    #[test]
    fn a_module_is_in_the_file_of_those_who_need_it() {
        for (parts, file) in [
            ("campfire_table sea_table pages online", "base"),
            ("campfire_table sea_table sea_more", "table"),
            ("campfire_table campfire_more", "campfire"),
            ("campfire_table sea_more", "campfire-shared"),
            ("sea_table pages", "sea-shared"),
            ("campfire_more sea_more pages", "more-shared"),
            ("campfire_more sea_more online", "more"),
            ("sea_more pages online", "sea-more"),
            ("pages online", "pages"),
            ("campfire_moves sea_study", "bots"),
            ("campfire_moves campfire_study", "campfire-bots"),
            ("campfire_study sea_study", "study"),
        ] {
            assert_eq!(file_of(&parts.split(' ').collect()), file, "{parts}");
        }
    }

    #[test]
    fn a_further_game_adds_its_own_files_and_no_others() {
        let page = [&PAGE[..], &["nim_table", "nim_more"]].concat();
        let before = files_of(&PAGE).into_keys();
        let own = ["nim", "nim-shared", "nim-more"].map(str::to_owned);
        assert!(files_of(&page).into_keys().eq(before.chain(own).collect::<BTreeSet<_>>()));
        let mind = [&MIND[..], &["nim_moves", "nim_study"]].concat();
        let before = files_of(&MIND).into_keys();
        let own = ["nim-bots", "nim-study"].map(str::to_owned);
        assert!(files_of(&mind).into_keys().eq(before.chain(own).collect::<BTreeSet<_>>()));
    }
}
