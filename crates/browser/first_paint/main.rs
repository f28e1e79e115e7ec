//! Draws the part of the page that is delivered with its document and shows before its code is
//! loaded: the home page as a first visitor sees it, without anything that depends on the viewer.
//!
//! The page itself draws it, in a browser, so that there is no second home page to maintain. `cargo
//! xtask first-paint` builds the page and runs this; the files are part of the tree, so that
//! building the page needs no browser.

#[path = "../tests/browser/support/mod.rs"]
#[allow(dead_code, unused_macros, unused_imports)]
mod support;

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use support::{Device, Outcome, Page, World, fault};
use texts::Lang;

/// The variable that names the server.
const BINARY: &str = "EMBERWAKE_BROWSER";
/// The script that returns the part of the page that everyone sees.
const DRAW: &str = include_str!("draw.js");

fn main() -> ExitCode {
    let Ok(binary) = std::env::var(BINARY) else {
        println!("‘cargo xtask first-paint’ builds the page and draws what is seen first.");
        return ExitCode::SUCCESS;
    };
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/assets/first");
    match draw(&binary, &folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn draw(binary: &str, folder: &Path) -> Outcome {
    let pictures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/browser");
    let world = World::start(binary, pictures)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    std::fs::create_dir_all(folder)?;
    runtime.block_on(async {
        let page = Page::launch(&world, Device::Desk).await?;
        page.open("").await?;
        for lang in Lang::ALL.map(Lang::tag) {
            page.set(&format!("lang {lang}")).await?;
            page.reload().await?;
            let told = page.ask_slowly(DRAW, vec![json!(lang)]).await?;
            let drawings = told["drawings"].as_object();
            let drawings = drawings.ok_or_else(|| fault(format!("{lang}: {told}")))?;
            write(folder, &format!("{lang}.html"), &told["page"])?;
            for (name, drawing) in drawings {
                write(folder, &format!("{name}.svg"), drawing)?;
            }
        }
        page.quit().await
    })
}

fn write(folder: &Path, name: &str, content: &Value) -> Outcome {
    let content = content.as_str().ok_or_else(|| fault(format!("{name} is empty")))?;
    println!("{name}: {} bytes", content.len());
    Ok(std::fs::write(folder.join(name), format!("{content}\n"))?)
}
