//! Compiles the messages to Rust, and refuses to build when a language lacks one.

#[path = "compiler/areas.rs"]
mod areas;
#[path = "compiler/mod.rs"]
mod compiler;

use std::path::Path;
use std::{env, fs, process};

fn main() {
    println!("cargo::rerun-if-changed=messages");
    println!("cargo::rerun-if-changed=compiler");
    let read = |name: &str| fs::read_to_string(Path::new("messages").join(name)).ok();
    match compiler::compile(areas::AREAS, areas::CHOICES, read) {
        Ok(files) => {
            let folder = env::var("OUT_DIR").unwrap_or_default();
            for (name, code) in files {
                let path = Path::new(&folder).join(format!("{name}.rs"));
                if let Err(error) = fs::write(&path, code) {
                    println!("cargo::error={} can't be written: {error}.", path.display());
                    process::exit(1);
                }
            }
        }
        Err(problems) => {
            for problem in problems {
                println!("cargo::error=crates/texts/messages/{problem}");
            }
            process::exit(1);
        }
    }
}
