//! Takes a picture of every screen of the page, in both themes, at three widths and in four
//! languages, and puts them on one page of pictures, for reviewing changes by eye.
//!
//! `cargo xtask gallery` builds the page and runs this; its help says how to take only some.

mod choice;
mod screens;
mod sheet;
#[path = "../tests/browser/support/mod.rs"]
#[allow(dead_code, unused_macros, unused_imports)]
mod support;

use choice::Choice;
use screens::{SCREENS, Screen};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use support::{Device, Outcome, Page, World, fault};

/// The variable that names the server.
const BINARY: &str = "EMBERWAKE_BROWSER";
/// The quality of the pictures, in percent.
const QUALITY: u32 = 82;

/// A picture that was taken.
pub struct Picture {
    screen: &'static str,
    lang: &'static str,
    theme: &'static str,
    width: u32,
    /// The name of its file.
    file: String,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let choice = match Choice::read(&arguments) {
        Ok(choice) => choice,
        Err(why) => {
            eprintln!("{why}\n\n{}", choice::USAGE);
            return ExitCode::FAILURE;
        }
    };
    let Ok(binary) = std::env::var(BINARY) else {
        println!("‘cargo xtask gallery’ builds the page and takes its pictures.");
        return ExitCode::SUCCESS;
    };
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    match take_all(&binary, &root, &choice) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn take_all(binary: &str, root: &Path, choice: &Choice) -> Outcome {
    let folder = root.join("target/gallery");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let world = World::start(binary, folder.clone())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let start = Instant::now();
    let mut pictures = Vec::new();
    runtime.block_on(async {
        for lang in &choice.langs {
            // A new visitor, so that each language shows the same.
            let page = Page::launch(&world, Device::Desk).await?;
            page.open("").await?;
            page.set(&format!("lang {lang}; motion off; guided on")).await?;
            for screen in SCREENS.iter().filter(|screen| choice.wants(screen.name)) {
                take(&page, screen, lang, choice, &folder, &mut pictures).await.map_err(|why| {
                    fault(format!("{} in the language ‘{lang}’: {why}", screen.name))
                })?;
            }
            page.quit().await?;
        }
        Outcome::Ok(())
    })?;
    std::fs::write(folder.join("index.html"), sheet::sheet(&pictures))?;
    if choice.readme {
        screens::put_into_readme(root, &folder, &pictures)?;
    }
    let seconds = start.elapsed().as_secs();
    println!("{} pictures in {seconds} s: target/gallery/index.html", pictures.len());
    Ok(())
}

/// Takes the pictures of one screen in one language.
async fn take(
    page: &Page,
    screen: &Screen,
    lang: &'static str,
    choice: &Choice,
    folder: &Path,
    pictures: &mut Vec<Picture>,
) -> Outcome {
    page.resize(Device::Desk.size()).await?;
    screen.show(page).await?;
    for &theme in &choice.themes {
        let wish = json!([{ "name": "prefers-color-scheme", "value": theme }]);
        page.tool("Emulation.setEmulatedMedia", json!({ "features": wish })).await?;
        for &width in &choice.widths {
            let device = if width < 768 { Device::Phone } else { Device::Desk };
            let mut shown = page.clone();
            shown.device = device;
            let height = match width {
                0..=767 => 740,
                768..=1_023 => 1_024,
                _ => 800,
            };
            shown.resize((width, height)).await?;
            settle(&shown).await?;
            let file = format!("{}-{lang}-{theme}-{width}.webp", screen.name);
            std::fs::write(folder.join(&file), shoot(&shown).await?)?;
            pictures.push(Picture { screen: screen.name, lang, theme, width, file });
        }
    }
    println!("{lang} {}", screen.name);
    Ok(())
}

/// Waits until nothing moves that was caused by the last change.
async fn settle(page: &Page) -> Outcome {
    let script = "const done = arguments[0]; document.fonts.ready.then(() =>\
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 250)))";
    page.ask_slowly(script, Vec::new()).await?;
    Ok(())
}

async fn shoot(page: &Page) -> Outcome<Vec<u8>> {
    let wish = json!({ "format": "webp", "quality": QUALITY });
    let told = page.tool("Page.captureScreenshot", wish).await?;
    let text = told["data"].as_str().ok_or_else(|| fault("the browser gave no picture"))?;
    bytes(text).ok_or_else(|| fault("the browser's picture can't be read"))
}

/// Reads base64.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let value = |sign: u8| match sign {
        b'A'..=b'Z' => Some(u32::from(sign - b'A')),
        b'a'..=b'z' => Some(u32::from(sign - b'a') + 26),
        b'0'..=b'9' => Some(u32::from(sign - b'0') + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for four in text.trim_end_matches('=').as_bytes().chunks(4) {
        let bits = four.iter().try_fold(0, |bits, sign| Some(bits << 6 | value(*sign)?))?;
        let bits = bits << (6 * (4 - four.len()));
        bytes.extend(bits.to_be_bytes().iter().skip(1).take(four.len() - 1));
    }
    Some(bytes)
}
