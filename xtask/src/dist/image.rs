//! The image for containers: the program and an empty folder, nothing else. It is an OCI layout in
//! one tar file, which `podman load`, `skopeo` and `docker load` read.

use super::archive::{Entry, Folder, gzip, sha256, tar};
use anyhow::{Result, bail};
use serde_json::{Value, json};

/// An image must not become larger than this, compressed, for one architecture.
pub(super) const BYTES_MAX: usize = 25_000_000;
/// A user that does not exist on the machine.
const USER: u64 = 65532;

/// The program for one architecture, as images name it.
pub(super) struct ImagePart {
    pub(super) architecture: &'static str,
    pub(super) program: Vec<u8>,
}

/// The name of the image, and its creation time in seconds since 1970.
pub(super) struct Label<'a> {
    pub(super) version: &'a str,
    pub(super) created: &'a str,
    pub(super) moment_s: u64,
    /// The maximum compressed size for one architecture.
    pub(super) bytes_max: usize,
}

/// The image as one tar file, and how many bytes each architecture takes.
pub(super) fn image(parts: &[ImagePart], label: &Label) -> Result<(Vec<u8>, Vec<usize>)> {
    let mut blobs = Vec::new();
    let mut manifests = Vec::new();
    let mut sizes = Vec::new();
    let mut blob = |content: Vec<u8>, kind: &str| -> Value {
        let digest = sha256(&content);
        let kind = format!("application/vnd.oci.image.{kind}");
        let about = json!({
            "mediaType": kind, "digest": format!("sha256:{digest}"), "size": content.len(),
        });
        blobs.push(Entry::new(format!("blobs/sha256/{digest}"), content));
        about
    };
    for part in parts {
        let program = [Entry::program("emberwake", part.program.clone())];
        let layer = tar(&[Folder { path: "data", owner: USER }], &program, label.moment_s)?;
        let squeezed = gzip(&layer)?;
        if squeezed.len() > label.bytes_max {
            let found = squeezed.len();
            let name = part.architecture;
            let most = label.bytes_max;
            bail!("the image for {name} has {found} bytes; at most {most} are allowed");
        }
        sizes.push(squeezed.len());
        let config = config(part.architecture, &sha256(&layer), label);
        let config = blob(config.to_string().into_bytes(), "config.v1+json");
        let layer = blob(squeezed, "layer.v1.tar+gzip");
        let manifest = json!({
            "schemaVersion": 2,
            "mediaType": "application/vnd.oci.image.manifest.v1+json",
            "config": config,
            "layers": [layer],
        });
        let mut manifest = blob(manifest.to_string().into_bytes(), "manifest.v1+json");
        manifest["platform"] = json!({ "architecture": part.architecture, "os": "linux" });
        manifests.push(manifest);
    }
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": manifests,
    });
    let mut index = blob(index.to_string().into_bytes(), "index.v1+json");
    index["annotations"] = json!({
        "org.opencontainers.image.ref.name": label.version,
        "io.containerd.image.name": format!("emberwake:{}", label.version),
    });
    let outer = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [index],
    });
    let layout = json!({ "imageLayoutVersion": "1.0.0" }).to_string();
    blobs.sort_by(|one, other| one.path.cmp(&other.path));
    blobs.dedup_by(|one, other| one.path == other.path);
    let mut entries =
        vec![Entry::new("oci-layout", layout), Entry::new("index.json", outer.to_string())];
    entries.append(&mut blobs);
    Ok((tar(&[], &entries, label.moment_s)?, sizes))
}

fn config(architecture: &str, layer: &str, label: &Label) -> Value {
    json!({
        "created": label.created,
        "architecture": architecture,
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "ExposedPorts": { "8080/tcp": {} },
            "Env": [
                "EMBERWAKE_LISTEN=0.0.0.0",
                "EMBERWAKE_DATABASE=sqlite:/data/games.db",
            ],
            "Entrypoint": ["/emberwake"],
            "Cmd": ["serve"],
            "WorkingDir": "/data",
            "Volumes": { "/data": {} },
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": "Emberwake",
                "org.opencontainers.image.version": label.version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{layer}")] },
        "history": [{ "created": label.created, "created_by": "cargo xtask dist" }],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::io::Read;

    fn files(tar: &[u8]) -> BTreeMap<String, Vec<u8>> {
        let mut archive = tar::Archive::new(tar);
        let entries = archive.entries().unwrap().map(|entry| {
            let mut entry = entry.unwrap();
            let mut content = Vec::new();
            entry.read_to_end(&mut content).unwrap();
            (entry.path().unwrap().display().to_string(), content)
        });
        entries.collect()
    }

    #[test]
    fn every_part_of_an_image_is_found_by_its_hash_down_to_the_program() {
        let part =
            |architecture, program: &str| ImagePart { architecture, program: program.into() };
        let parts = [part("amd64", "one"), part("arm64", "other")];
        let label = Label { version: "1.2.3", created: "", moment_s: 7, bytes_max: BYTES_MAX };
        let (image, sizes) = image(&parts, &label).unwrap();
        assert_eq!(sizes.len(), 2);
        let files = files(&image);
        for (path, content) in files.iter().filter(|(path, _)| path.starts_with("blobs")) {
            assert_eq!(*path, format!("blobs/sha256/{}", sha256(content)));
        }
        let json = |content: &[u8]| serde_json::from_slice::<Value>(content).unwrap();
        let follow = |about: &Value| {
            let digest = about["digest"].as_str().unwrap().replace(':', "/");
            let content = &files[&format!("blobs/{digest}")];
            assert_eq!(about["size"], content.len());
            content.clone()
        };
        let index = json(&follow(&json(&files["index.json"])["manifests"][0]));
        for (at, part) in parts.iter().enumerate() {
            let about = &index["manifests"][at];
            assert_eq!(about["platform"]["architecture"], part.architecture);
            let manifest = json(&follow(about));
            let config = json(&follow(&manifest["config"]));
            let mut layer = Vec::new();
            let squeezed = follow(&manifest["layers"][0]);
            flate2::read::GzDecoder::new(&squeezed[..]).read_to_end(&mut layer).unwrap();
            assert_eq!(config["rootfs"]["diff_ids"][0], format!("sha256:{}", sha256(&layer)));
            assert_eq!(self::files(&layer)["emberwake"], part.program);
        }
    }

    #[test]
    fn an_image_that_is_too_large_is_refused() {
        let parts = [ImagePart { architecture: "amd64", program: b"a program".to_vec() }];
        let label = |bytes_max| Label { version: "1", created: "", moment_s: 0, bytes_max };
        let (_, sizes) = image(&parts, &label(BYTES_MAX)).unwrap();
        assert!(image(&parts, &label(sizes[0])).is_ok());
        assert!(image(&parts, &label(sizes[0] - 1)).is_err());
    }
}
