//! The folder of the finished page: files under names that change with their content, compressed.

use super::DIST;
use super::compile::Effort;
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
        #[cfg(feature = "web")]
        if self.effort != Effort::Play {
            let quick = self.effort != Effort::Release;
            let brotli = super::squeeze::brotli(content, quick)?;
            write(format!("{name}.br"), &brotli)?;
            write(format!("{name}.gz"), &super::squeeze::gzip(content, quick)?)?;
            self.sizes.push((name.to_owned(), content.len(), brotli.len()));
        }
        Ok(())
    }

    /// Prints the sizes to transfer: of each file that isn't a game, a book, a picture or in another
    /// language, and of first visits, each with the files that it fetches beside those of the home
    /// page.
    pub(super) fn report(&self, later: &[&String], visits: &[FirstVisit<'_>]) {
        if self.effort == Effort::Play {
            return;
        }
        let sum = |wanted: &dyn Fn(&String) -> bool| {
            let wanted = self.sizes.iter().filter(|(name, ..)| wanted(name));
            wanted.fold((0, 0), |sum, (_, size, squeezed)| (sum.0 + size, sum.1 + squeezed))
        };
        for (name, size, squeezed) in &self.sizes {
            if !is_fetched_on_demand(name) {
                println!("{size:>9} {squeezed:>9}  {name}");
            }
        }
        let is_home = |name: &String| !is_fetched_on_demand(name) && !later.contains(&name);
        let print = |(size, squeezed): (usize, usize), what: &str| {
            println!("{size:>9} {squeezed:>9}  {what}");
        };
        print(sum(&is_home), "bytes until the home page works, plain and in brotli");
        for FirstVisit { game, files } in visits {
            let first = sum(&|name| {
                is_home(name)
                    || files.contains(&name)
                    || ["rulebook", "card"]
                        .iter()
                        .any(|book| name.starts_with(&format!("{book}-{game}-en-")))
            });
            print(first, &format!("bytes of a first visit that plays {game}"));
        }
        let code = sum(&|name| !is_fetched_on_demand(name));
        print(code, "bytes of all code, with everything that games share");
        print(sum(&|_| true), &format!("bytes in all, in {DIST}"));
    }
}

/// A first visit: a game is played against bots. A table also fetches the game's rulebook and card.
pub(super) struct FirstVisit<'a> {
    pub(super) game: &'a str,
    /// The code that it fetches after the home page.
    pub(super) files: Vec<&'a String>,
}

/// Returns `true` if a file is fetched only by those who ask for it.
fn is_fetched_on_demand(name: &str) -> bool {
    [".rec", ".md", ".png", ".net"].iter().any(|ending| name.ends_with(ending))
        || name.starts_with("puzzles-")
        || is_of_another_language(name)
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
