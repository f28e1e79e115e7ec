//! A module of WebAssembly as a browser loads it.

use super::bundles::Bundle;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// A module of WebAssembly as a browser loads it.
pub(super) struct Code {
    /// The part that is needed first.
    pub(super) first: Vec<u8>,
    /// The files of the other parts.
    pub(super) bundles: Vec<Bundle>,
    /// The script of the first part, which imports the loader.
    pub(super) script: String,
    /// The start of the script that loads the other parts. It imports the script of the first.
    pub(super) loader: String,
}

impl Code {
    /// The name of the loader, as the first part and its script know it.
    pub(super) fn loader_name(name: &str) -> String {
        format!("{name}-parts.js")
    }

    /// The name of the first part's script, as the loader knows it.
    pub(super) fn script_name(name: &str) -> String {
        format!("{name}.js")
    }

    /// Returns the linker's output as one file under this name, with intermediate files in `folder`.
    pub(super) fn whole(linked: &Path, folder: &Path, name: &str) -> Result<Code> {
        let folder = own(folder, name)?;
        bound(linked, &folder, name, FunctionNames::Drop, false)?;
        let first = folder.join(format!("{name}_bg.wasm"));
        let script = folder.join(Code::script_name(name));
        Ok(Code {
            first: std::fs::read(first).context("reading the page's code")?,
            bundles: Vec::new(),
            script: std::fs::read_to_string(script).context("reading the page's script")?,
            loader: String::new(),
        })
    }
}

/// Whether functions keep their names, for debugging.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FunctionNames {
    #[cfg(feature = "web")]
    Keep,
    Drop,
}

/// The folder for the intermediate files of a module.
pub(super) fn own(folder: &Path, name: &str) -> Result<PathBuf> {
    let folder = folder.join(name);
    std::fs::create_dir_all(&folder).context("making the folder of the page's code")?;
    Ok(folder)
}

/// Adds the script that connects a module with the browser. Parts share the table of functions with
/// the first, so a module that has some exports it.
pub(super) fn bound(
    linked: &Path,
    folder: &Path,
    name: &str,
    names: FunctionNames,
    has_parts: bool,
) -> Result<()> {
    Bindgen::new()
        .input_path(linked)
        .web(true)?
        .typescript(false)
        .out_name(name)
        .keep_lld_exports(has_parts)
        .remove_name_section(names == FunctionNames::Drop)
        .remove_producers_section(true)
        .generate(folder)
}
