//! The parts of the page that exist once for each language: the texts that its code fetches, and
//! the document that shows before the code is loaded.

use anyhow::{Context, Result, bail};
use compiler::LANGUAGES;
use std::path::Path;

#[path = "../../../crates/texts/compiler/areas.rs"]
mod areas;
#[path = "../../../crates/texts/compiler/mod.rs"]
#[allow(dead_code, reason = "the build script of `texts` uses the rest")]
mod compiler;

/// The files of texts, with the tags of their languages. The code in the page asks for their strings
/// by number, so they come from the same compiler as that code.
pub(super) fn texts(root: &Path) -> Result<Vec<(&'static str, String)>> {
    let folder = root.join("crates/texts/messages");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).ok();
    let areas = match areas::of_folder(&folder.join("en")) {
        Ok(areas) => areas,
        Err(file) => bail!("{file}.ftl is not listed in crates/texts/compiler/areas.rs"),
    };
    match compiler::compile(&areas, areas::CHOICES, true, read) {
        Ok(compiled) => Ok(compiled.files().collect()),
        Err(problems) => {
            let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
            bail!("the texts can't be compiled:\n{}", lines.join("\n"))
        }
    }
}

/// Returns the document of the page in each language, by the name of its file. English is the
/// default of servers that don't choose.
pub(super) fn pages(assets: &Path, index: &str) -> Result<Vec<(String, String)>> {
    let mut pages = Vec::new();
    let drawings = drawings(assets)?;
    for lang in LANGUAGES {
        let path = assets.join(format!("first/{lang}.html"));
        let first = std::fs::read_to_string(&path).with_context(|| {
            format!("reading {}; ‘cargo xtask first-paint’ draws it", path.display())
        })?;
        let name = match lang {
            "en" => "index.html".to_owned(),
            lang => format!("index.{lang}.html"),
        };
        let page = index.replace("%LANG%", lang).replace("%FIRST%", first.trim_end());
        let drawn = drawings.iter().fold(page, |page, (gap, drawing)| page.replace(gap, drawing));
        pages.push((name, drawn));
    }
    Ok(pages)
}

/// The drawings of the home page, which are the same in every language, and the gaps they fill.
fn drawings(assets: &Path) -> Result<Vec<(String, String)>> {
    let mut drawings = Vec::new();
    for entry in std::fs::read_dir(assets.join("first")).context("reading the first page")? {
        let path = entry.context("reading the first page")?.path();
        if path.extension() == Some("svg".as_ref()) {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().to_uppercase();
            let drawing = std::fs::read_to_string(&path).context("reading a drawing")?;
            drawings.push((format!("%{name}%"), drawing.trim_end().to_owned()));
        }
    }
    Ok(drawings)
}
