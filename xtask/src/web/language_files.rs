//! The parts of the page that exist once for each language: the texts that its code fetches, and
//! the document that shows before the code is loaded.

use super::compile::Effort;
use crate::message_compiler::compiler::languages::{self, ENGLISH, Language, MESSAGES, Stage};
use crate::message_compiler::{areas, compiler};
use anyhow::{Context, Result, bail};
use std::path::Path;

/// Returns the languages of the page. Only a build for development has drafts, as in the build
/// script of `texts`.
pub(super) fn languages(root: &Path, effort: Effort) -> Result<Vec<Language>> {
    let mut languages = languages::languages(&root.join(MESSAGES))?;
    languages.retain(|language| effort != Effort::Release || language.stage == Stage::Whole);
    Ok(languages)
}

/// The files of texts, with the tags of their languages. The code in the page asks for their strings
/// by number, so they come from the same compiler as that code.
pub(super) fn texts(root: &Path, languages: &[Language]) -> Result<Vec<(String, String)>> {
    let folder = root.join(MESSAGES);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).ok();
    let areas = match areas::of_folder(&folder.join(ENGLISH)) {
        Ok(areas) => areas,
        Err(file) => bail!("{file}.ftl is not listed in crates/texts/compiler/areas.rs"),
    };
    match compiler::compile(&areas, areas::CHOICES, languages, true, read) {
        Ok(compiled) => {
            let tags = languages.iter().map(|language| language.tag.clone());
            Ok(tags.zip(compiled.files()).collect())
        }
        Err(problems) => {
            let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
            bail!("the texts can't be compiled:\n{}", lines.join("\n"))
        }
    }
}

/// Returns the document of the page in each language, by the name of its file. English is the
/// default of servers that don't choose.
pub(super) fn pages(
    assets: &Path,
    index: &str,
    languages: &[Language],
) -> Result<Vec<(String, String)>> {
    let mut pages = Vec::new();
    let drawings = drawings(assets)?;
    // Readers of a draft get the English document first.
    for language in languages.iter().filter(|language| language.stage == Stage::Whole) {
        let lang = language.tag.as_str();
        let path = assets.join(format!("first/{lang}.html"));
        let first = std::fs::read_to_string(&path).with_context(|| {
            format!("reading {}; ‘cargo xtask first-paint’ draws it", path.display())
        })?;
        let name = match lang {
            ENGLISH => "index.html".to_owned(),
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
