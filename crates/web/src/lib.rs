//! The table in the browser: rules, bots and pictures in one page that needs no server.
//!
//! [`model`] holds plain values without signals, compiled and tested natively. `ui` draws and
//! queries them; it exists only in a browser.

#[cfg(target_arch = "wasm32")]
mod entry;
pub mod model;
#[cfg(target_arch = "wasm32")]
mod ui;
