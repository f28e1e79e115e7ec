//! Rebuilds the crate when the embedded page has been rebuilt, and warns if a release would be
//! built without it.

use std::path::Path;

fn main() {
    let page = Path::new("../../target/web/dist");
    if page.exists() {
        println!("cargo:rerun-if-changed={}", page.display());
        return;
    }
    // Cargo can't watch a folder that doesn't exist. Setting this variable triggers the rebuild
    // instead.
    println!("cargo:rerun-if-env-changed=EMBERWAKE_PAGE");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!(
            "cargo:warning=The page is not built, so this program will not contain it. \
             Run `cargo xtask web` first."
        );
    }
}
