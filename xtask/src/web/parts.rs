//! Cuts the page's code in two: the part that the home page needs, and the part that loads right
//! after it.
//!
//! The function with `#[wasm_split]` in `crates/web/src/ui/later.rs` is the border: everything that
//! only that function reaches is in the second file.

use anyhow::{Context, Result, anyhow};
use std::path::Path;
use walrus::ModuleConfig;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

/// The name of the script that loads the second file, as the first one and its script know it.
pub(super) const LOADER: &str = "parts.js";
/// The name of the first file's script, as the loader knows it.
pub(super) const SCRIPT: &str = "web.js";
/// The name of the second file, as the loader knows it.
pub(super) const LATER: &str = "split_later.wasm";

/// The page's code as a browser loads it.
pub(super) struct Code {
    /// The part that the home page needs.
    pub(super) first: Vec<u8>,
    /// The rest.
    pub(super) later: Vec<u8>,
    /// The script of the first file, which imports the loader.
    pub(super) script: String,
    /// The script that loads the second file. It imports the script of the first.
    pub(super) loader: String,
}

/// A module that is loaded as a whole, such as what thinks in a worker.
pub(super) struct WholeModule {
    /// The module.
    pub(super) wasm: Vec<u8>,
    /// Its script.
    pub(super) script: String,
}

/// Binds the linker's output under this name, with intermediate files in `folder`.
pub(super) fn whole(
    linked: &Path,
    folder: &Path,
    name: &str,
    names: FunctionNames,
) -> Result<WholeModule> {
    Bindgen::new()
        .input_path(linked)
        .web(true)?
        .typescript(false)
        .out_name(name)
        .remove_name_section(names == FunctionNames::Drop)
        .remove_producers_section(true)
        .generate(folder)?;
    let path = |ending: &str| folder.join(format!("{name}{ending}"));
    Ok(WholeModule {
        wasm: std::fs::read(path("_bg.wasm")).context("reading what thinks")?,
        script: std::fs::read_to_string(path(".js"))
            .context("reading the script of what thinks")?,
    })
}

/// Whether functions keep their names, for debugging.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FunctionNames {
    Keep,
    Drop,
}

/// Cuts the linker's output, with intermediate files in `folder`.
pub(super) fn cut(wasm: &Path, folder: &Path, names: FunctionNames) -> Result<Code> {
    let linked = std::fs::read(wasm).context("reading the page's code")?;
    std::fs::create_dir_all(folder).context("making the folder of the page's code")?;
    let whole = folder.join("first.wasm");
    let mut options = Options::new(&linked);
    options.output_dir = folder;
    options.main_out_path = &whole;
    let loader = format!("./{LOADER}");
    let script = format!("./{SCRIPT}");
    options.link_name = &loader;
    options.main_module = &script;
    let parts = wasm_split_cli_support::transform(options)
        .map_err(|problem| anyhow!("cutting the page's code: {problem:#}"))?;
    if parts.split_modules != [folder.join(LATER)] {
        let found = parts.split_modules;
        return Err(anyhow!("the page's code must have one part beside the first, not {found:?}"));
    }
    Bindgen::new()
        .input_path(&whole)
        .web(true)?
        .typescript(false)
        .out_name("web")
        // The second file shares the table of functions with the first.
        .keep_lld_exports(true)
        .remove_name_section(names == FunctionNames::Drop)
        .remove_producers_section(true)
        .generate(folder)?;
    let read =
        |name: &str| std::fs::read(folder.join(name)).with_context(|| format!("reading {name}"));
    let text = |name: &str| anyhow::Ok(String::from_utf8(read(name)?)?);
    Ok(Code {
        first: read("web_bg.wasm")?,
        later: packed(&read(LATER)?, names)?,
        script: text(SCRIPT)?,
        loader: text(LOADER)?,
    })
}

/// Returns the same module in the shortest form: the linker pads numbers to their largest size, and
/// adds sections that a browser doesn't need.
fn packed(wasm: &[u8], names: FunctionNames) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(names == FunctionNames::Keep).generate_producers_section(false);
    let mut module = config.parse(wasm).context("reading the second part of the page's code")?;
    let customs: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in customs {
        module.customs.delete(id);
    }
    Ok(module.emit_wasm())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_shorter_and_still_a_module() {
        // An empty module whose only section is written with more bytes than it needs.
        let mut loose = b"\0asm\x01\0\0\0".to_vec();
        loose.extend([0, 0x87, 0x80, 0x80, 0x80, 0]);
        loose.extend(*b"\x04note\x01\x02");
        let packed = packed(&loose, FunctionNames::Drop).unwrap();
        assert!(packed.len() < loose.len() && packed.starts_with(b"\0asm"));
    }
}
