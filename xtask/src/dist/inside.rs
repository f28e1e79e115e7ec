//! The contents of a release besides our own code: a list of parts for programs (an SBOM, in
//! CycloneDX) and the licenses of all of them for people.

use crate::shell;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

/// A part of the release.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Component {
    pub(super) name: String,
    pub(super) version: String,
    /// The license in SPDX notation.
    pub(super) license: String,
    /// The authors in its manifest.
    authors: String,
    /// Ours, or someone else's.
    is_ours: bool,
    /// The folder of its license files.
    folder: Option<PathBuf>,
    /// The packages that it is built of, as `name@version`.
    needs: BTreeSet<String>,
}

impl Component {
    fn key(&self) -> String {
        format!("{}@{}", self.name, self.version)
    }
}

/// Everything in the program for this target, with the page that it embeds.
pub(super) fn components(root: &Path, target: &str) -> Result<Vec<Component>> {
    let mut found = BTreeMap::new();
    for (package, target) in [("cli", target), ("web", "wasm32-unknown-unknown")] {
        let arguments = ["metadata", "--format-version=1", "--locked", "--filter-platform", target];
        let text = shell::output(&mut shell::cargo(root, &arguments));
        let text = text.context("‘cargo metadata’ failed")?;
        let metadata: Value = serde_json::from_str(&text).context("reading ‘cargo metadata’")?;
        for component in reachable(&metadata, package) {
            found.insert(component.key(), component);
        }
    }
    for (name, version, license, of) in [
        // These come with the packages that are named last, in whose folders their licenses are.
        ("sqlite", "bundled", "blessing", "libsqlite3-sys"),
        ("mimalloc", "bundled", "MIT", "libmimalloc-sys"),
        ("musl", "with Rust", "MIT", ""),
        ("rust-std", "of the toolchain", "MIT OR Apache-2.0", ""),
    ] {
        let carrier = found.values().find(|component: &&Component| component.name == of);
        let component = Component {
            name: name.to_owned(),
            version: carrier.map_or(version.to_owned(), |carrier| carrier.version.clone()),
            license: license.to_owned(),
            authors: String::new(),
            is_ours: false,
            folder: None,
            needs: BTreeSet::new(),
        };
        found.insert(component.key(), component);
    }
    Ok(found.into_values().collect())
}

/// Returns the packages that a package is built of, without those that only tests and builds need.
fn reachable(metadata: &Value, package: &str) -> Vec<Component> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages: HashMap<String, Value> = list(&metadata["packages"])
        .into_iter()
        .map(|package| (text(&package["id"]), package))
        .collect();
    let nodes: HashMap<String, Value> = list(&metadata["resolve"]["nodes"])
        .into_iter()
        .map(|node| (text(&node["id"]), node))
        .collect();
    let ships =
        |needed: &Value| list(&needed["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
    let is_macro = |id: &str| {
        let targets = packages.get(id).map(|package| list(&package["targets"]));
        targets
            .into_iter()
            .flatten()
            .any(|target| list(&target["kind"]).contains(&"proc-macro".into()))
    };
    let needs = |id: &str| -> Vec<String> {
        let needed = nodes.get(id).map(|node| list(&node["deps"])).unwrap_or_default();
        let ids = needed.iter().filter(|needed| ships(needed)).map(|needed| text(&needed["pkg"]));
        ids.filter(|id| !is_macro(id)).collect()
    };
    let key = |id: &String| {
        let package = packages.get(id)?;
        Some(format!("{}@{}", text(&package["name"]), text(&package["version"])))
    };
    let start =
        packages.iter().find(|(_, about)| about["name"] == package && about["source"].is_null());
    let mut waiting: Vec<String> = start.map(|(id, _)| id.clone()).into_iter().collect();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    while let Some(id) = waiting.pop() {
        let Some(package) = packages.get(&id).filter(|_| seen.insert(id.clone())) else { continue };
        let needed = needs(&id);
        found.push(Component {
            name: text(&package["name"]),
            version: text(&package["version"]),
            license: text(&package["license"]),
            authors: list(&package["authors"]).iter().map(text).collect::<Vec<_>>().join(", "),
            is_ours: package["source"].is_null(),
            folder: PathBuf::from(text(&package["manifest_path"])).parent().map(Path::to_path_buf),
            needs: needed.iter().filter_map(key).collect(),
        });
        waiting.extend(needed);
    }
    found
}

/// The list of parts, in CycloneDX 1.5.
pub(super) fn sbom(version: &str, created: &str, components: &[Component]) -> String {
    let reference = |component: &Component| {
        if component.needs.is_empty() && component.folder.is_none() {
            format!("pkg:generic/{}", component.name)
        } else {
            format!("pkg:cargo/{}", component.key())
        }
    };
    let part = |component: &Component| {
        json!({
            "type": "library",
            "bom-ref": reference(component),
            "name": component.name,
            "version": component.version,
            "purl": reference(component),
            "licenses": [{ "expression": component.license }],
        })
    };
    let needs = |component: &Component| {
        let needs: Vec<String> =
            component.needs.iter().map(|key| format!("pkg:cargo/{key}")).collect();
        json!({ "ref": reference(component), "dependsOn": needs })
    };
    let bom = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": created,
            "component": {
                "type": "application",
                "bom-ref": format!("emberwake@{version}"),
                "name": "emberwake",
                "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components.iter().map(part).collect::<Vec<_>>(),
        "dependencies": components.iter().map(needs).collect::<Vec<_>>(),
    });
    serde_json::to_string_pretty(&bom).unwrap_or_default() + "\n"
}

/// Returns the licenses of all parts that are not ours, each text once, under the parts it applies
/// to. The second value lists the parts without a text.
pub(super) fn licenses(root: &Path, components: &[Component]) -> Result<(String, Vec<String>)> {
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut without = Vec::new();
    for component in components.iter().filter(|component| !component.is_ours) {
        let name = format!("{} {} ({})", component.name, component.version, component.license);
        let mut found = match &component.folder {
            Some(folder) => license_texts(folder)?,
            None => bundled(root, component, components)?,
        };
        if found.is_empty() {
            without.push(name.clone());
            found.push(standard(root, component)?);
        }
        for text in found {
            texts.entry(text).or_default().insert(name.clone());
        }
    }
    let mut out = "Emberwake itself is licensed under MIT OR Apache-2.0. It contains the parts \
                   below, whose licenses follow them.\n"
        .to_owned();
    let line = "=".repeat(78);
    for (text, names) in &texts {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        out.push_str(&format!("\n{line}\n{}\n{line}\n\n{text}\n", names.join("\n")));
    }
    Ok((out, without))
}

/// The license of a part that comes without its text: the standard one that its expression names.
fn standard(root: &Path, component: &Component) -> Result<String> {
    let read = |name: &str| {
        std::fs::read_to_string(root.join(name)).with_context(|| format!("reading {name}"))
    };
    if component.license.contains("MIT") {
        let authors = match component.authors.as_str() {
            "" => format!("the authors of {}", component.name),
            authors => authors.to_owned(),
        };
        // Ours begins with its title and our own line of copyright.
        let ours = read("LICENSE-MIT")?;
        let (_, terms) = ours.split_once("\nPermission").context("LICENSE-MIT has no terms")?;
        return Ok(format!(
            "MIT License\n\nCopyright (c) {authors}\n\nPermission{}",
            terms.trim_end()
        ));
    }
    if component.license.contains("Apache-2.0") {
        Ok(read("LICENSE-APACHE")?.trim().to_owned())
    } else {
        bail!("{} ({}) comes without a license text", component.name, component.license)
    }
}

/// The texts in a folder whose names look like licenses.
fn license_texts(folder: &Path) -> Result<Vec<String>> {
    let starts = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
    let is_license = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        path.is_file() && starts.iter().any(|start| name.starts_with(start))
    };
    let entries =
        std::fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    let mut paths: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is_license).collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let bytes = std::fs::read(path).with_context(|| format!("reading {}", path.display()))?;
        Ok(String::from_utf8_lossy(&bytes).replace("\r\n", "\n").trim().to_owned())
    };
    paths.iter().map(read).collect()
}

/// The license of something that another package brings along.
fn bundled(root: &Path, component: &Component, all: &[Component]) -> Result<Vec<String>> {
    let folder = |name: &str| {
        all.iter().find(|other| other.name == name).and_then(|other| other.folder.clone())
    };
    Ok(match component.name.as_str() {
        "mimalloc" => match folder("libmimalloc-sys") {
            Some(folder) => mimalloc(&folder)?,
            None => Vec::new(),
        },
        "musl" => vec![std::fs::read_to_string(root.join("packaging/musl-license.txt"))
            .context("reading the license of musl")?
            .trim()
            .to_owned()],
        "sqlite" => vec!["The author disclaims copyright to this source code. In place of a legal \
                          notice, here is a blessing:\n\n    May you do good and not evil.\n    May \
                          you find forgiveness for yourself and forgive others.\n    May you share \
                          freely, never taking more than you give."
            .to_owned()],
        "rust-std" => license_texts(root)?,
        _ => Vec::new(),
    })
}

/// The sources of the allocator are in a folder whose name has changed before.
fn mimalloc(folder: &Path) -> Result<Vec<String>> {
    let sources = folder.join("c_src");
    let mut folders = vec![sources.clone()];
    let below = std::fs::read_dir(&sources).into_iter().flatten().flatten();
    folders.extend(below.map(|entry| entry.path()).filter(|path| path.is_dir()));
    let mut texts = Vec::new();
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        texts.extend(license_texts(folder)?);
    }
    texts.sort();
    texts.dedup();
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made_up() -> Value {
        let package = |name: &str, source: Value, kind: &str| {
            json!({
                "id": name, "name": name, "version": "1.0.0", "license": "MIT", "source": source,
                "manifest_path": format!("{name}/Cargo.toml"), "targets": [{ "kind": [kind] }],
            })
        };
        let needs =
            |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let registry = || json!("registry");
        json!({
            "packages": [
                package("cli", Value::Null, "bin"), package("a", registry(), "lib"),
                package("b", registry(), "lib"), package("tests", registry(), "lib"),
                package("derive", registry(), "proc-macro"), package("lonely", registry(), "lib"),
            ],
            "resolve": { "nodes": [
                { "id": "cli", "deps": [
                    needs("a", Value::Null), needs("tests", json!("dev")), needs("derive", Value::Null),
                ] },
                { "id": "a", "deps": [needs("b", Value::Null), needs("tests", json!("build"))] },
                { "id": "b", "deps": [] },
            ] },
        })
    }

    #[test]
    fn only_what_ships_is_inside() {
        let mut names: Vec<String> =
            reachable(&made_up(), "cli").into_iter().map(|component| component.name).collect();
        names.sort();
        assert_eq!(names, ["a", "b", "cli"]);
    }

    #[test]
    fn the_list_of_parts_names_versions_licenses_and_what_needs_what() {
        let components = reachable(&made_up(), "cli");
        let bom: Value = serde_json::from_str(&sbom("1.2.3", "now", &components)).unwrap();
        assert_eq!(bom["bomFormat"], "CycloneDX");
        let parts = bom["components"].as_array().unwrap();
        let a = parts.iter().find(|part| part["name"] == "a").unwrap();
        assert_eq!(a["purl"], "pkg:cargo/a@1.0.0");
        assert_eq!(a["licenses"][0]["expression"], "MIT");
        let needs = bom["dependencies"].as_array().unwrap();
        let a = needs.iter().find(|part| part["ref"] == "pkg:cargo/a@1.0.0").unwrap();
        assert_eq!(a["dependsOn"], json!(["pkg:cargo/b@1.0.0"]));
    }

    #[test]
    fn a_part_without_a_license_text_gets_the_standard_one_and_an_unknown_one_stops_the_release() {
        let root = crate::shell::root();
        let mut part = reachable(&made_up(), "cli").remove(0);
        part.authors = "Ann".to_owned();
        part.license = "MIT OR Apache-2.0".to_owned();
        let text = standard(&root, &part).unwrap();
        assert!(text.starts_with("MIT License\n\nCopyright (c) Ann\n\nPermission is hereby"));
        assert!(text.ends_with("SOFTWARE."), "{text}");
        part.license = "Apache-2.0".to_owned();
        assert!(standard(&root, &part).unwrap().starts_with("Apache License"));
        part.license = "Proprietary".to_owned();
        assert!(standard(&root, &part).is_err());
    }
}
