//! The folder of the finished page: files under names that change with their content, compressed.

use super::build::Effort;
use super::{DIST, squeeze};
use anyhow::{Context, Result};
use std::path::Path;

/// The folder of the finished page, being filled.
pub(super) struct Dist {
    folder: std::path::PathBuf,
    effort: Effort,
    /// Name, plain size and size in brotli.
    sizes: Vec<(String, usize, usize)>,
}

impl Dist {
    pub(super) fn new(root: &Path, effort: Effort) -> Result<Dist> {
        let folder = root.join(DIST);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).context("clearing the page of last time")?;
        }
        std::fs::create_dir_all(&folder).context("making the folder of the page")?;
        Ok(Dist { folder, effort, sizes: Vec::new() })
    }

    /// Writes a file under a name with a hash of its content, and returns that name.
    pub(super) fn hashed(&mut self, stem: &str, ending: &str, content: &[u8]) -> Result<String> {
        let hash = blake3::hash(content).to_hex();
        let name = format!("{stem}-{}.{ending}", &hash[..16]);
        self.plain(&name, content)?;
        Ok(name)
    }

    /// Writes a file under this name, with its compressed siblings.
    pub(super) fn plain(&mut self, name: &str, content: &[u8]) -> Result<()> {
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

    /// Prints the sizes to transfer. A first visit leaves out the icons in pixels, the games, the
    /// books, the puzzles, the bots' nets, and the other languages. The home page works before the code behind
    /// it, the worker's script and the service worker have loaded.
    pub(super) fn report(&self) {
        let mut all = (0, 0);
        let mut first = (0, 0);
        let mut home = (0, 0);
        for (name, size, squeezed) in &self.sizes {
            let on_demand =
                [".rec", ".md", ".png", ".net"].iter().any(|ending| name.ends_with(ending))
                    || name.starts_with("puzzles-")
                    || is_of_another_language(name);
            if !on_demand {
                println!("{size:>9} {squeezed:>9}  {name}");
                first = (first.0 + size, first.1 + squeezed);
                if !["later-", "mind-", "worker-", "sw.js"]
                    .iter()
                    .any(|start| name.starts_with(start))
                {
                    home = (home.0 + size, home.1 + squeezed);
                }
            }
            all = (all.0 + size, all.1 + squeezed);
        }
        println!("{:>9} {:>9}  bytes until the home page works", home.0, home.1);
        println!("{:>9} {:>9}  bytes of a first visit, plain and in brotli", first.0, first.1);
        println!("{:>9} {:>9}  bytes in all, in {DIST}", all.0, all.1);
    }
}

/// Returns `true` if a visitor who reads English doesn't fetch this file of texts or first page.
fn is_of_another_language(name: &str) -> bool {
    let english = name.starts_with("texts-en-") || name == "index.html";
    !english && (name.starts_with("texts-") || name.ends_with(".html"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_visit_has_one_language() {
        for name in ["texts-en-0123456789abcdef.txt", "index.html", "start-0123456789abcdef.js"] {
            assert!(!is_of_another_language(name), "{name}");
        }
        for name in ["texts-fr-0123456789abcdef.txt", "index.de.html"] {
            assert!(is_of_another_language(name), "{name}");
        }
    }
}
