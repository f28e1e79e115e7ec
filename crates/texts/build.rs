//! Compiles the messages to Rust, and refuses to build when a language lacks one. Lists the books
//! of each game.

#[path = "compiler/areas.rs"]
mod areas;
#[path = "compiler/mod.rs"]
#[allow(dead_code, reason = "`cargo xtask web` uses the rest")]
mod compiler;

use compiler::languages::{self, ENGLISH, Language, Stage};
use std::path::Path;
use std::{env, fs, process};

const MESSAGES: &str = "messages";
/// The folders of the books by their kind.
const BOOKS: [(&str, &str); 3] =
    [("rulebook", "rulebook"), ("learn", "rulebook/learn"), ("card", "rulebook/card")];

fn main() {
    for changed in [MESSAGES, "compiler", "rulebook"] {
        println!("cargo::rerun-if-changed={changed}");
    }
    let languages = languages();
    let read = |name: &str| fs::read_to_string(Path::new(MESSAGES).join(name)).ok();
    let areas = areas::of_folder(&Path::new(MESSAGES).join(ENGLISH)).unwrap_or_else(|file| {
        let list = "crates/texts/compiler/areas.rs";
        fail([format!("crates/texts/messages/en/{file}.ftl is not listed in {list}.")])
    });
    let fetches = env::var_os("CARGO_FEATURE_FETCHED").is_some();
    match compiler::compile(&areas, areas::CHOICES, &languages, fetches, read) {
        Ok(compiled) => {
            for (name, code) in compiled.code {
                write(&format!("{name}.rs"), &code);
            }
            write("page-strings.rs", &compiled.fetched[0].len().to_string());
        }
        Err(problems) => {
            fail(problems.iter().map(|problem| format!("crates/texts/messages/{problem}")))
        }
    }
    for (kind, folder) in BOOKS {
        books(kind, Path::new(folder), &languages);
    }
}

/// The languages of this build. One for development has drafts and the pseudo-language.
fn languages() -> Vec<Language> {
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let mut languages = languages::languages(Path::new(MESSAGES))
        .unwrap_or_else(|problem| fail([format!("crates/texts/{problem}")]));
    if is_release {
        languages.retain(|language| language.stage == Stage::Whole);
    } else {
        languages.push(Language::pseudo());
    }
    languages
}

/// Writes an array for each game with its books of a kind, one for each language.
fn books(kind: &str, folder: &Path, languages: &[Language]) {
    let file = |game: &str, tag: &str| folder.join(format!("{game}.{tag}.md"));
    let included = |path: &Path| {
        let path = env::current_dir().unwrap_or_default().join(path);
        format!("include_str!({:?})", path.display().to_string())
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(game) = name.strip_suffix(".en.md") else { continue };
        let book = |language: &Language| {
            let own = file(game, &language.tag);
            if own.exists() {
                return included(&own);
            }
            let english = included(&file(game, ENGLISH));
            format!("&*String::leak(crate::rulebook::untranslated({english}))")
        };
        let books: Vec<String> = languages.iter().map(book).collect();
        write(&format!("{kind}-{game}.rs"), &format!("[{}]", books.join(", ")));
    }
}

fn write(name: &str, content: &str) {
    let path = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join(name);
    if let Err(error) = fs::write(&path, content) {
        fail([format!("{} can't be written: {error}.", path.display())]);
    }
}

fn fail(problems: impl IntoIterator<Item = String>) -> ! {
    for problem in problems {
        println!("cargo::error={problem}");
    }
    process::exit(1);
}
