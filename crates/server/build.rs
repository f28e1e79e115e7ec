//! Has the crate built again when the page that it embeds was built again.

use std::path::Path;

fn main() {
    let page = Path::new("../../target/web/dist");
    if page.exists() {
        println!("cargo:rerun-if-changed={}", page.display());
    } else {
        // A folder that is not there can't be watched; whoever makes it changes this.
        println!("cargo:rerun-if-env-changed=EMBERWAKE_PAGE");
    }
}
