//! Compiles the messages to Rust, and refuses to build when a language lacks one.

#[path = "compiler/areas.rs"]
mod areas;
#[path = "compiler/mod.rs"]
#[allow(dead_code, reason = "`cargo xtask web` uses the rest")]
mod compiler;

use std::path::Path;
use std::{env, fs, process};

fn main() {
    println!("cargo::rerun-if-changed=messages");
    println!("cargo::rerun-if-changed=compiler");
    let read = |name: &str| fs::read_to_string(Path::new("messages").join(name)).ok();
    let areas = match areas::of_folder(Path::new("messages/en")) {
        Ok(areas) => areas,
        Err(file) => {
            let list = "crates/texts/compiler/areas.rs";
            println!("cargo::error=crates/texts/messages/en/{file}.ftl is not listed in {list}.");
            process::exit(1);
        }
    };
    let fetches = env::var_os("CARGO_FEATURE_FETCHED").is_some();
    match compiler::compile(&areas, areas::CHOICES, fetches, read) {
        Ok(compiled) => {
            for (name, code) in compiled.code {
                write(&format!("{name}.rs"), &code);
            }
            write("page-strings.rs", &compiled.fetched[0].len().to_string());
        }
        Err(problems) => {
            for problem in problems {
                println!("cargo::error=crates/texts/messages/{problem}");
            }
            process::exit(1);
        }
    }
}

fn write(name: &str, content: &str) {
    let path = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join(name);
    if let Err(error) = fs::write(&path, content) {
        println!("cargo::error={} can't be written: {error}.", path.display());
        process::exit(1);
    }
}
