//! Has the crate built again when the page that it embeds was built again, and warns if a program
//! for people would be built without it.

use std::path::Path;

fn main() {
    let page = Path::new("../../target/web/dist");
    if page.exists() {
        println!("cargo:rerun-if-changed={}", page.display());
        return;
    }
    // A folder that is not there can't be watched; whoever makes it changes this.
    println!("cargo:rerun-if-env-changed=EMBERWAKE_PAGE");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!(
            "cargo:warning=The page is not built, so this program will not contain it. \
             Run `cargo xtask web` first."
        );
    }
}
