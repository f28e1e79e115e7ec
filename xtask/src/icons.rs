//! `cargo xtask icons`: draws the icons for installing the page, from the one drawing `icon.svg`.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

const ASSETS: &str = "crates/web/assets";
const DRAWING: &str = "icon.svg";

/// The corners and the group of the drawing that a system which cuts icons needs otherwise.
const CORNERS: (&str, &str) = (" rx=\"112\"", "");
/// Systems cut icons down to a circle of 80 % of the width, so the art steps back from the edge.
const ART: (&str, &str) =
    ("<g id=\"art\">", "<g id=\"art\" transform=\"translate(25.6 25.6) scale(.9)\">");

/// An icon in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Drawing {
    /// The name of its file, without the ending.
    pub(crate) stem: &'static str,
    /// Its width and height.
    pixels: u32,
    /// Whether it fills the square, so that the system may cut it to its own shape.
    full: bool,
}

/// Every icon in pixels.
pub(crate) const ALL: [Drawing; 4] = [
    Drawing { stem: "icon-192", pixels: 192, full: false },
    Drawing { stem: "icon-512", pixels: 512, full: false },
    Drawing { stem: "icon-maskable", pixels: 512, full: true },
    Drawing { stem: "icon-touch", pixels: 180, full: true },
];

impl Drawing {
    /// The name of its file.
    pub(crate) fn file(self) -> String {
        format!("{}.png", self.stem)
    }

    /// Returns the placeholder for its name in the page and the manifest.
    #[cfg(any(feature = "page", test))]
    pub(crate) fn gap(self) -> String {
        format!("%{}%", self.stem.to_uppercase())
    }
}

/// Draws them all.
pub(crate) fn run(root: &Path) -> Result<()> {
    if !shell::answers("rsvg-convert", &["--version"]) {
        bail!("‘cargo xtask icons’ needs rsvg-convert; on Debian the package librsvg2-bin has it");
    }
    let assets = root.join(ASSETS);
    let source = std::fs::read_to_string(assets.join(DRAWING)).context("reading icon.svg")?;
    let full = filling(&source)?;
    let scratch = root.join("target/icon-full.svg");
    std::fs::write(&scratch, full).context("writing the drawing that fills its square")?;
    for drawing in ALL {
        let from = if drawing.full { scratch.clone() } else { assets.join(DRAWING) };
        let pixels = drawing.pixels.to_string();
        let mut draw = Command::new("rsvg-convert");
        draw.args(["--width", &pixels, "--height", &pixels, "--output"]);
        shell::run(draw.arg(assets.join(drawing.file())).arg(from))?;
    }
    Ok(())
}

/// The drawing without round corners, its art a little smaller.
fn filling(source: &str) -> Result<String> {
    let mut full = source.to_owned();
    for (old, new) in [CORNERS, ART] {
        if source.matches(old).count() != 1 {
            bail!("icon.svg should have ‘{old}’ once");
        }
        full = full.replace(old, new);
    }
    Ok(full)
}

#[cfg(test)]
mod tests {
    use super::{ALL, ASSETS, DRAWING, filling};
    use crate::shell;

    fn asset(name: &str) -> Vec<u8> {
        std::fs::read(shell::root().join(ASSETS).join(name)).unwrap()
    }

    #[test]
    fn every_icon_is_a_picture_of_its_size() {
        for drawing in ALL {
            let bytes = asset(&drawing.file());
            assert_eq!(&bytes[1..4], b"PNG", "{drawing:?}");
            let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
            assert_eq!((number(16), number(20)), (drawing.pixels, drawing.pixels), "{drawing:?}");
        }
    }

    #[test]
    fn the_page_or_its_manifest_names_every_icon() {
        let texts = ["manifest.webmanifest", "index.html"].map(asset);
        let texts = texts.map(|bytes| String::from_utf8(bytes).unwrap()).concat();
        for drawing in ALL {
            assert!(texts.contains(&drawing.gap()), "{drawing:?}");
        }
    }

    #[test]
    fn an_icon_that_may_be_cut_has_no_corners_of_its_own() {
        let source = String::from_utf8(asset(DRAWING)).unwrap();
        assert!(source.contains("rx=\"112\"") && !filling(&source).unwrap().contains("rx="));
        assert!(filling("<svg/>").is_err());
    }
}
