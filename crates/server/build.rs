//! Rebuilds the crate when the embedded page has been rebuilt, and warns if a release would be
//! built without it. A debug build reads the page from its folder, so nothing is rebuilt.

use std::path::Path;

fn main() {
    let page = Path::new("../../target/web/dist");
    let profile = std::env::var("PROFILE").unwrap_or_default();
    if profile == "debug" {
        // Only files in a folder that exists now are served later. Without it, there is no page.
        let _ = std::fs::create_dir_all(page);
        println!("cargo:rerun-if-changed=build.rs");
        return;
    }
    if page.exists() {
        println!("cargo:rerun-if-changed={}", page.display());
        return;
    }
    // Cargo can't watch a folder that doesn't exist. Setting this variable triggers the rebuild
    // instead.
    println!("cargo:rerun-if-env-changed=EMBERWAKE_PAGE");
    if profile == "release" {
        println!(
            "cargo:warning=The page is not built, so this program will not contain it. \
             Run `cargo xtask web` first."
        );
    }
}
