//! From the crate `web` to the files that a browser loads.

use super::{DIST, squeeze};
use crate::{icons, shell};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";
/// The page has a target folder of its own, so that it and the native build don't wait for each
/// other. While developing, `EMBERWAKE_WEB_TARGET` names another.
const TARGET_FOLDER: &str = "target/web";

/// How much time the build may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effort {
    /// As long as it takes: the page that is released is small and fast.
    Release,
    /// A few minutes: `cargo play` wants a page whose bots think fast, and no small one.
    Play,
    /// As little as possible, for the developers of the page.
    Dev,
}

impl Effort {
    /// The profile of cargo, and the folder that it writes to.
    fn profile(self) -> (&'static str, &'static str) {
        match self {
            Effort::Release => ("web", "web"),
            Effort::Play => ("play", "play"),
            Effort::Dev => ("dev", "debug"),
        }
    }
}

/// Builds the page into [`DIST`].
pub(super) fn run(root: &Path, effort: Effort) -> Result<()> {
    shell::run(Command::new("rustup").current_dir(root).args(["target", "add", TARGET]))?;
    let target = match std::env::var_os("EMBERWAKE_WEB_TARGET") {
        Some(folder) => folder.into(),
        None => root.join(TARGET_FOLDER),
    };
    let (profile, folder) = effort.profile();
    let mut build = shell::cargo(root, &["build", "--package", "web", "--lib"]);
    build.args(["--target", TARGET, "--profile", profile]);
    shell::run(build.env("CARGO_TARGET_DIR", &target))?;
    let glue = target.join("glue");
    let wasm = target.join(TARGET).join(folder).join("web.wasm");
    let made_of = fingerprint(root, &wasm, effort)?;
    let stamp = target.join("page-made-of");
    let same = std::fs::read_to_string(&stamp).is_ok_and(|before| before == made_of);
    if same && root.join(DIST).join("index.html").exists() {
        println!("The page in {DIST} is up to date.");
        return Ok(());
    }
    Bindgen::new()
        .input_path(&wasm)
        .web(true)?
        .typescript(false)
        .out_name("web")
        .remove_name_section(effort != Effort::Dev)
        .remove_producers_section(true)
        .generate(&glue)?;
    assemble(root, &glue, effort)?;
    std::fs::write(&stamp, made_of).context("noting what the page was made of")
}

/// A word that changes with everything that the page is made of, so that the slow half of the
/// build is left out when nothing has changed.
fn fingerprint(root: &Path, wasm: &Path, effort: Effort) -> Result<String> {
    let mut hasher = blake3::Hasher::new();
    hasher.update(format!("{effort:?}").as_bytes());
    // How it is put together belongs to it as well.
    hasher.update(include_bytes!("build.rs")).update(include_bytes!("squeeze.rs"));
    hasher.update(&std::fs::read(wasm).context("reading the page's code")?);
    let mut folders = vec![root.join("crates/web/assets")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).context("reading the page's files")? {
            let path = entry.context("reading the page's files")?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    for (name, record) in games(root)?.into_iter().chain(rulebooks_of(root)?) {
        hasher.update(name.as_bytes()).update(&record);
    }
    for file in files {
        hasher.update(file.to_string_lossy().as_bytes());
        hasher.update(&std::fs::read(&file).context("reading the page's files")?);
    }
    Ok(hasher.finalize().to_hex().to_string())
}

/// Puts the files together under names that change with their content.
fn assemble(root: &Path, glue: &Path, effort: Effort) -> Result<()> {
    let assets = root.join("crates/web/assets");
    let text = |folder: &Path, name: &str| {
        let path = folder.join(name);
        std::fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
    };
    let mut dist = Dist::new(root, effort)?;
    let wasm = std::fs::read(glue.join("web_bg.wasm")).context("reading the page's code")?;
    let wasm = dist.hashed("web", "wasm", &wasm)?;
    let script = dist.hashed("web", "js", text(glue, "web.js")?.as_bytes())?;
    let names = |source: String| source.replace("%WASM%", &wasm).replace("%SCRIPT%", &script);
    let worker = dist.hashed("worker", "js", names(text(&assets, "worker.js")?).as_bytes())?;
    let mut rulebooks = Vec::new();
    for (stem, book) in rulebooks_of(root)? {
        rulebooks.push(dist.hashed(&stem, "md", &book)?);
    }
    let start = names(text(&assets, "start.js")?).replace("%WORKER%", &worker);
    let start = start.replace("%RULEBOOKS%", &rulebooks.join(" "));
    let start = dist.hashed("start", "js", start.as_bytes())?;
    let (fonts, style) = fonts(&mut dist, &assets, style(&assets)?)?;
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
    let index = text(&assets, "index.html")?;
    let index = names(index).replace("%START%", &start).replace("%STYLE%", &style);
    let index = pictured(index);
    dist.plain("index.html", index.as_bytes())?;
    let offline = [&wasm, &script, &worker, &start, &style, &icon];
    let offline = offline.into_iter().chain(&fonts);
    let listed: Vec<String> = offline.map(|name| format!("\"./{name}\"")).collect();
    let listed = format!("\"./\", \"./manifest.webmanifest\", {}", listed.join(", "));
    let version = blake3::hash(index.as_bytes()).to_hex()[..16].to_owned();
    let service = text(&assets, "sw.js")?.replace("%VERSION%", &version);
    dist.plain("sw.js", service.replace("%FILES%", &listed).as_bytes())?;
    dist.report();
    Ok(())
}

/// The icons that `cargo xtask icons` has drawn, and the gap that each of their names fills. They
/// are asked for when the page is installed, so that nobody waits for them.
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
    for game in ["campfire", "sea"] {
        let folder = root.join(format!("crates/{game}/tests/rules/fixtures"));
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

/// The rulebooks, under the stems of the names by which the page fetches one.
fn rulebooks_of(root: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let folder = root.join("crates/texts/rulebook");
    let mut books = Vec::new();
    for entry in std::fs::read_dir(&folder).context("reading the rulebooks")? {
        let path = entry.context("reading the rulebooks")?.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // Beside `campfire.en.md` is a list of marks, which is for us.
        if let Some((game, lang)) = stem.split_once('.') {
            let book = std::fs::read(&path).context("reading a rulebook")?;
            books.push((format!("rulebook-{game}-{lang}"), book));
        }
    }
    books.sort();
    Ok(books)
}

/// Writes the fonts, and gives their names and the style sheet with these filled in.
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

/// The folder of the finished page, being filled.
struct Dist {
    folder: std::path::PathBuf,
    effort: Effort,
    /// Name, plain size and size in brotli.
    sizes: Vec<(String, usize, usize)>,
}

impl Dist {
    fn new(root: &Path, effort: Effort) -> Result<Dist> {
        let folder = root.join(DIST);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).context("clearing the page of last time")?;
        }
        std::fs::create_dir_all(&folder).context("making the folder of the page")?;
        Ok(Dist { folder, effort, sizes: Vec::new() })
    }

    /// Writes a file under a name with a hash of its content, and gives that name.
    fn hashed(&mut self, stem: &str, ending: &str, content: &[u8]) -> Result<String> {
        let hash = blake3::hash(content).to_hex();
        let name = format!("{stem}-{}.{ending}", &hash[..16]);
        self.plain(&name, content)?;
        Ok(name)
    }

    /// Writes a file under this name, with its compressed siblings.
    fn plain(&mut self, name: &str, content: &[u8]) -> Result<()> {
        let write = |name: String, bytes: &[u8]| {
            std::fs::write(self.folder.join(&name), bytes)
                .with_context(|| format!("writing {name}"))
        };
        write(name.to_owned(), content)?;
        let quick = self.effort != Effort::Release;
        let brotli = squeeze::brotli(content, quick)?;
        write(format!("{name}.br"), &brotli)?;
        write(format!("{name}.gz"), &squeeze::gzip(content, quick)?)?;
        self.sizes.push((name.to_owned(), content.len(), brotli.len()));
        Ok(())
    }

    /// Tells what there is to transfer. A first visit leaves out the icons in pixels, the games and
    /// the rulebooks.
    fn report(&self) {
        let mut all = (0, 0);
        let mut first = (0, 0);
        for (name, size, squeezed) in &self.sizes {
            let on_demand = [".rec", ".md", ".png"].iter().any(|ending| name.ends_with(ending));
            if !on_demand {
                println!("{size:>9} {squeezed:>9}  {name}");
                first = (first.0 + size, first.1 + squeezed);
            }
            all = (all.0 + size, all.1 + squeezed);
        }
        println!("{:>9} {:>9}  bytes of a first visit, plain and in brotli", first.0, first.1);
        println!("{:>9} {:>9}  bytes in all, in {DIST}", all.0, all.1);
    }
}
