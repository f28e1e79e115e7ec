//! Builds the files that a browser loads from the crate `web`.

use super::bundles;
use super::code::Code;
use super::comments::{uncommented_script, uncommented_style};
use super::compile::{self, Effort};
use super::dist::{Dist, FirstVisit};
use super::{DIST, language_files};
use crate::{icons, shell};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

/// Builds the page into [`DIST`].
pub(super) fn run(root: &Path, effort: Effort) -> Result<()> {
    compile::ensure_target()?;
    for mut compilation in compile::commands(root, effort) {
        shell::run(&mut compilation)?;
    }
    let target = compile::target(root);
    let glue = target.join("glue");
    let wasm = compile::modules(root, effort);
    let made_of = fingerprint(root, &wasm, effort)?;
    let stamp = target.join("page-made-of");
    let same = std::fs::read_to_string(&stamp).is_ok_and(|before| before == made_of);
    if same && root.join(DIST).join("index.html").exists() {
        println!("The page in {DIST} is up to date.");
        return Ok(());
    }
    let [page, mind] = &wasm;
    let page = code(page, &glue, "web", effort)?;
    let mind = code(mind, &glue, "mind", effort)?;
    assemble(root, &page, &mind, effort)?;
    std::fs::write(&stamp, made_of).context("noting what the page was made of")
}

/// Turns a compiled module into files for a browser: several, if it was compiled to be cut.
#[cfg(feature = "web")]
fn code(linked: &Path, folder: &Path, name: &str, effort: Effort) -> Result<Code> {
    use super::code::FunctionNames;
    match effort {
        Effort::Release => super::parts::cut(linked, folder, name, FunctionNames::Drop),
        Effort::Dev => super::parts::cut(linked, folder, name, FunctionNames::Keep),
        Effort::Play => Code::whole(linked, folder, name),
    }
}

/// Turns a compiled module into a file for a browser.
#[cfg(not(feature = "web"))]
fn code(linked: &Path, folder: &Path, name: &str, _: Effort) -> Result<Code> {
    Code::whole(linked, folder, name)
}

/// A word that changes with everything that the page is made of, so that the slow half of the
/// build is left out when nothing has changed.
fn fingerprint(root: &Path, wasm: &[PathBuf], effort: Effort) -> Result<String> {
    let mut hasher = blake3::Hasher::new();
    hasher.update(format!("{effort:?}").as_bytes());
    // The way it is assembled is part of it too.
    for part in [
        include_str!("build.rs"),
        include_str!("bundles.rs"),
        include_str!("dist.rs"),
        include_str!("language_files.rs"),
        include_str!("code.rs"),
        include_str!("parts.rs"),
        include_str!("squeeze.rs"),
    ] {
        hasher.update(part.as_bytes());
    }
    for module in wasm {
        hasher.update(&std::fs::read(module).context("reading the page's code")?);
    }
    let mut folders = vec![root.join("crates/web/assets")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).context("reading the page's files")? {
            let path = entry.context("reading the page's files")?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    for (name, record) in games(root)? {
        hasher.update(name.as_bytes()).update(&record);
    }
    for (game, nets) in nets_of(root)? {
        hasher.update(game.as_bytes()).update(&nets);
    }
    for book in books_of(root)? {
        hasher.update(book.stem.as_bytes()).update(&book.content);
    }
    let languages = language_files::languages(root, effort)?;
    for (lang, texts) in language_files::texts(root, &languages)? {
        hasher.update(lang.as_bytes()).update(texts.as_bytes());
    }
    for file in files {
        hasher.update(file.to_string_lossy().as_bytes());
        hasher.update(&std::fs::read(&file).context("reading the page's files")?);
    }
    Ok(hasher.finalize().to_hex().to_string())
}

/// Puts the files together under names that change with their content.
fn assemble(root: &Path, code: &Code, mind_code: &Code, effort: Effort) -> Result<()> {
    let assets = root.join("crates/web/assets");
    let text = |folder: &Path, name: &str| {
        let path = folder.join(name);
        std::fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
    };
    let script = |name: &str| text(&assets, name).map(|script| uncommented_script(&script));
    let mut dist = Dist::new(root, effort)?;
    let loading = script("parts.js")?;
    let web = written(&mut dist, "web", code, &loading)?;
    let mind = written(&mut dist, "mind", mind_code, &loading)?;
    let names =
        |source: String| source.replace("%WASM%", &web.first).replace("%SCRIPT%", &web.script);
    let mut nets = Vec::new();
    for (game, file) in nets_of(root)? {
        nets.push((game, dist.hashed(&format!("bots-{game}"), "net", &file)?));
    }
    let named = |(game, name): &(&str, String)| format!("{game}: \"./{name}\"");
    let nets_named = nets.iter().map(named).collect::<Vec<_>>().join(", ");
    let mut files = Vec::new();
    for book in books_of(root)? {
        files.push(dist.hashed(&book.stem, book.ending, &book.content)?);
    }
    let mut texts = Vec::new();
    let languages = language_files::languages(root, effort)?;
    for (lang, content) in language_files::texts(root, &languages)? {
        let name = dist.hashed(&format!("texts-{lang}"), "txt", content.as_bytes())?;
        texts.push(format!("{lang}: \"./{name}\""));
        files.push(name);
    }
    let texts = texts.join(", ");
    let worker = script("worker.js")?.replace("%MIND_WASM%", &mind.first);
    let worker = worker.replace("%MIND_SCRIPT%", &mind.script).replace("%TEXTS%", &texts);
    let worker = worker.replace("%MIND_LOADER%", &mind.loader);
    let worker = worker.replace("%NETS%", &nets_named);
    let worker = dist.hashed("worker", "js", worker.as_bytes())?;
    let start = names(script("start.js")?).replace("%WORKER%", &worker);
    let start = start.replace("%FILES%", &files.join(" ")).replace("%TEXTS%", &texts);
    let start = dist.hashed("start", "js", start.as_bytes())?;
    let tags: Vec<String> =
        languages.iter().map(|language| format!("{:?}", language.tag)).collect();
    let before = script("before.js")?.replace("%LANGUAGES%", &tags.join(", "));
    let before = dist.hashed("before", "js", before.as_bytes())?;
    let (fonts, style) = fonts(&mut dist, &assets, uncommented_style(&style(&assets)?))?;
    let style = dist.hashed("style", "css", style.as_bytes())?;
    let icon = dist.hashed("icon", "svg", text(&assets, "icon.svg")?.as_bytes())?;
    let pictures = pictures(&mut dist, &assets, &icon)?;
    let pictured =
        |source: String| pictures.iter().fold(source, |text, (gap, name)| text.replace(gap, name));
    let manifest = pictured(text(&assets, "manifest.webmanifest")?);
    dist.plain("manifest.webmanifest", manifest.as_bytes())?;
    for (name, record) in games(root)? {
        dist.plain(&name, &record)?;
    }
    let index = text(&assets, "index.html")?.replace("%START%", &start).replace("%STYLE%", &style);
    let index = index.replace("%BEFORE%", &before).replace("%FONTS%", &preloads(&fonts));
    let pages = language_files::pages(&assets, &pictured(index), &languages)?;
    for (name, page) in &pages {
        dist.plain(name, page.as_bytes())?;
    }
    let listed = |names: &[&String]| {
        names.iter().map(|name| format!("\"./{name}\"")).collect::<Vec<_>>().join(", ")
    };
    let home = [&web.first, &web.script, &web.loader, &start, &before, &style, &icon];
    let home: Vec<_> = home.into_iter().chain(&fonts).collect();
    let thinking = [&worker, &mind.first, &mind.script, &mind.loader];
    let rest = thinking.into_iter().chain(&web.bundles).chain(&mind.bundles);
    let rest: Vec<_> = rest.chain(nets.iter().map(|(_, name)| name)).collect();
    let home = format!("\"./\", \"./manifest.webmanifest\", {}", listed(&home));
    let mut version = blake3::Hasher::new();
    for (_, page) in &pages {
        version.update(page.as_bytes());
    }
    let version = version.finalize().to_hex()[..16].to_owned();
    let service = script("sw.js")?.replace("%VERSION%", &version);
    let service = service.replace("%FILES%", &home).replace("%REST%", &listed(&rest));
    let service = service.replace("%TEXTS%", &texts);
    dist.plain("sw.js", service.as_bytes())?;
    let visit = |game: &'static str| {
        let (table, moves) = (format!("{game}_table"), format!("{game}_moves"));
        let page = web.needed(code, &table);
        let bots = mind.needed(mind_code, &moves);
        let nets = nets.iter().filter(|(of, _)| *of == game).map(|(_, name)| name);
        let files = page.chain(bots).chain(thinking).chain(nets).collect();
        FirstVisit { game, files }
    };
    let visits: Vec<FirstVisit> = crate::games::names().iter().map(|&game| visit(game)).collect();
    dist.report(&rest, &visits);
    Ok(())
}

/// The names of the files of a module.
struct Written {
    first: String,
    script: String,
    loader: String,
    bundles: Vec<String>,
}

impl Written {
    /// Returns the files that a part needs.
    fn needed(&self, code: &Code, part: &str) -> impl Iterator<Item = &String> {
        let listed = code.bundles.iter().zip(&self.bundles);
        listed.filter(move |(bundle, _)| bundle.parts.contains(part)).map(|(_, name)| name)
    }
}

/// Writes the files of a module. Its two scripts import each other, so the names of both contain a
/// hash of both.
fn written(dist: &mut Dist, name: &str, code: &Code, loading: &str) -> Result<Written> {
    let first = dist.hashed(name, "wasm", &code.first)?;
    let mut bundles = Vec::new();
    for bundle in &code.bundles {
        bundles.push(dist.hashed(&format!("{name}-{}", bundle.name), "part", &bundle.content)?);
    }
    let loader = format!("{}{}", code.loader, bundles::loaders(&code.bundles, &bundles, loading));
    let mut both = blake3::Hasher::new();
    both.update(code.script.as_bytes()).update(loader.as_bytes());
    let hash = both.finalize().to_hex()[..16].to_owned();
    let script_name = format!("{name}-{hash}.js");
    let loader_name = format!("{name}-parts-{hash}.js");
    // The code asks for what it imports by the name from before, so that only the address changes.
    let address = |name: &str| format!("from \"./{name}\"");
    let script = code.script.replace(&address(&Code::loader_name(name)), &address(&loader_name));
    dist.plain(&script_name, script.as_bytes())?;
    let loader = loader.replace(&address(&Code::script_name(name)), &address(&script_name));
    dist.plain(&loader_name, loader.as_bytes())?;
    Ok(Written { first, script: script_name, loader: loader_name, bundles })
}

/// Has the fonts fetched together with the style sheet, not after it.
fn preloads(fonts: &[String]) -> String {
    let link = |font: &String| {
        format!(
            "<link rel=\"preload\" href=\"./{font}\" as=\"font\" type=\"font/woff2\" crossorigin>"
        )
    };
    fonts.iter().map(link).collect::<Vec<_>>().join("\n")
}

/// Adds the icons that `cargo xtask icons` has drawn, and returns their names with the placeholders
/// for them. They are fetched when the page is installed, so that no visitor waits for them.
fn pictures(dist: &mut Dist, assets: &Path, icon: &str) -> Result<Vec<(String, String)>> {
    let mut names = vec![("%ICON%".to_owned(), icon.to_owned())];
    for drawing in icons::ALL {
        let path = assets.join(drawing.file());
        let content = std::fs::read(&path)
            .with_context(|| format!("reading {}; ‘cargo xtask icons’ draws it", path.display()))?;
        names.push((drawing.gap(), dist.hashed(drawing.stem, "png", &content)?));
    }
    Ok(names)
}

/// The whole games of the rules' tests, under the names by which the page fetches one.
fn games(root: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut games = Vec::new();
    for &game in crate::games::names() {
        let folder = root.join(format!("crates/{game}/tests/rules/fixtures"));
        // A new game may have none.
        if !folder.exists() {
            continue;
        }
        for entry in std::fs::read_dir(&folder).context("reading the games")? {
            let path = entry.context("reading the games")?.path();
            if let Some(name) =
                path.file_name().filter(|_| path.extension() == Some("rec".as_ref()))
            {
                let record = std::fs::read(&path).context("reading a game")?;
                games.push((format!("game-{game}-{}", name.to_string_lossy()), record));
            }
        }
    }
    games.sort();
    Ok(games)
}

/// Returns the books of the games, the records for their pictures, and the puzzles: the stem and the
/// extension of the name by which the page fetches each, and its contents.
fn books_of(root: &Path) -> Result<Vec<BookFile>> {
    let mut books = Vec::new();
    for (folder, kind, ending) in [
        ("crates/texts/rulebook", "rulebook", "md"),
        ("crates/texts/rulebook/learn", "learn", "md"),
        ("crates/texts/rulebook/card", "card", "md"),
        ("crates/texts/rulebook/records", "record", "rec"),
        ("crates/review/puzzles", "puzzles", "txt"),
    ] {
        for entry in std::fs::read_dir(root.join(folder)).context("reading the books")? {
            let path = entry.context("reading the books")?.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            // Beside `campfire.en.md` is a list of marks, which is for us.
            let is_book = ending != "md" || name.contains('.');
            if is_book && path.extension() == Some(ending.as_ref()) {
                let stem = format!("{kind}-{}", name.replace('.', "-"));
                let content = std::fs::read(&path).context("reading a book")?;
                books.push(BookFile { stem, ending, content });
            }
        }
    }
    books.sort_by(|a, b| a.stem.cmp(&b.stem));
    Ok(books)
}

/// A file that the page fetches when someone wants to read it.
struct BookFile {
    stem: String,
    ending: &'static str,
    content: Vec<u8>,
}

/// Returns the bots' nets, by game. A game without nets is judged by weights, which are part of the
/// code.
fn nets_of(root: &Path) -> Result<Vec<(&'static str, Vec<u8>)>> {
    let mut nets = Vec::new();
    for &game in crate::games::names() {
        let path = root.join(format!("crates/bots/src/{game}/{game}.net"));
        if path.exists() {
            let read = std::fs::read(&path);
            nets.push((game, read.with_context(|| format!("reading {}", path.display()))?));
        }
    }
    Ok(nets)
}

/// Writes the fonts, and returns their names and the style sheet with these filled in.
fn fonts(dist: &mut Dist, assets: &Path, style: String) -> Result<(Vec<String>, String)> {
    let mut names = Vec::new();
    let mut filled = style;
    for font in ["vollkorn", "cabin"] {
        let path = assets.join(format!("fonts/{font}.woff2"));
        let content =
            std::fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        let name = dist.hashed(font, "woff2", &content)?;
        filled = filled.replace(&format!("%{}%", font.to_uppercase()), &name);
        names.push(name);
    }
    Ok((names, filled))
}

/// All style sheets as one, in the order of their names.
fn style(assets: &Path) -> Result<String> {
    let mut sheets: Vec<_> = std::fs::read_dir(assets.join("style"))
        .context("reading the style sheets")?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "css"))
        .collect();
    sheets.sort();
    let read = |path: &std::path::PathBuf| {
        std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
    };
    Ok(sheets.iter().map(read).collect::<Result<Vec<_>>>()?.join("\n"))
}
