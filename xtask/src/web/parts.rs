//! Cuts a module of WebAssembly into the part that is needed first and parts that load later.
//!
//! The functions with `#[wasm_split]` are the borders: what only those with the same word reach is
//! that part. What several parts reach becomes modules of its own, one for each set of parts. There
//! are many such sets, so [`Bundle`]s put modules together that are needed together: a browser
//! fetches fewer files, and they compress better.

use super::bundles;
use super::code::{Code, FunctionNames, bound, own};
use anyhow::{Context, Result, anyhow};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use walrus::ModuleConfig;
use wasm_split_cli_support::Options;

/// Cuts the linker's output under this name, with intermediate files in `folder`.
pub(super) fn cut(linked: &Path, folder: &Path, name: &str, names: FunctionNames) -> Result<Code> {
    let linked = std::fs::read(linked).with_context(|| format!("reading the code of {name}"))?;
    let folder = own(folder, name)?;
    let whole = folder.join("first.wasm");
    let mut options = Options::new(&linked);
    options.output_dir = &folder;
    options.main_out_path = &whole;
    let loader = format!("./{}", Code::loader_name(name));
    let script = format!("./{}", Code::script_name(name));
    options.link_name = &loader;
    options.main_module = &script;
    let parts = wasm_split_cli_support::transform(options)
        .map_err(|problem| anyhow!("cutting the code of {name}: {problem:#}"))?;
    bound(&whole, &folder, name, names, true)?;
    let read =
        |name: &str| std::fs::read(folder.join(name)).with_context(|| format!("reading {name}"));
    let text = |name: &str| anyhow::Ok(String::from_utf8(read(name)?)?);
    let mut needed_by = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (part, modules) in &parts.prefetch_map {
        for module in modules {
            needed_by.entry(module).or_default().insert(part);
        }
    }
    let mut modules = Vec::new();
    for (module, parts) in needed_by {
        modules.push((parts, packed(&read(&format!("{module}.wasm"))?, names)?));
    }
    Ok(Code {
        first: read(&format!("{name}_bg.wasm"))?,
        bundles: bundles::bundled(modules),
        script: text(&Code::script_name(name))?,
        loader: beginning(&text(&Code::loader_name(name))?)?.to_owned(),
    })
}

/// Returns the start of the script that was generated to load parts, without the loaders of single
/// modules.
fn beginning(generated: &str) -> Result<&str> {
    let end = generated.find("function makeLoad(");
    let end = end.context("the generated script has another form than we know")?;
    Ok(&generated[..end])
}

/// Returns the same module in the shortest form: the linker pads numbers to their largest size, and
/// adds sections that a browser doesn't need.
fn packed(wasm: &[u8], names: FunctionNames) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(names == FunctionNames::Keep).generate_producers_section(false);
    let mut module = config.parse(wasm).context("reading a part of the page's code")?;
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
