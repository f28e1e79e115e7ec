//! Has the crate built again when the page that it embeds was built again.

use std::path::Path;

fn main() {
    let page = Path::new("../../target/web/dist");
    println!("cargo:rerun-if-env-changed=EMBERWAKE_PAGE");
    if page.exists() {
        println!("cargo:rerun-if-changed={}", page.display());
    }
}
