//! The entry points that the page's scripts call.

// The macro's own glue needs what the crate otherwise denies.
#![allow(unsafe_code)]

use texts::Lang;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page. `worker` is the address of the script for bot workers; `files` lists the books
/// and texts that can be fetched; `texts` is the file of the language `lang`; `delivered` is the
/// element that the page replaces.
#[wasm_bindgen]
pub fn start_page(
    worker: String,
    files: String,
    lang: &str,
    texts: String,
    delivered: Option<web_sys::Element>,
) {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    let lang = Lang::from_tag(lang).unwrap_or_default();
    if let Err(problem) = texts::fetched::load(lang, texts) {
        web_sys::console::error_1(&problem.to_string().into());
    }
    crate::ui::start(worker, files, lang, delivered.as_ref());
}

/// Returns the markup that is delivered with the home page and shown before the code has loaded.
/// `cargo xtask first-paint` calls it.
#[wasm_bindgen]
pub fn waiting(lang: &str) -> String {
    crate::ui::first::waiting(Lang::from_tag(lang).unwrap_or_default())
}

/// Loads the code for the current address. Returns whether that worked.
#[wasm_bindgen]
pub async fn load_for_address() -> bool {
    crate::ui::parts::load_for_address().await
}

/// Returns the picture of a game as SVG, or `None` if the code for it can't be loaded. `cargo xtask
/// first-paint` requests it.
#[wasm_bindgen]
pub async fn door(name: String) -> Option<String> {
    crate::ui::parts::door(&name).await.ok()
}
