//! Makes the linker keep its relocations, so that `cargo xtask web` can cut the code in two.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_split = std::env::var_os("CARGO_FEATURE_SPLIT").is_some();
    if is_split && std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
