//! The browser's storage as a [`Store`].

use crate::model::{Library, Store, Trouble};
use wasm_bindgen::JsValue;
use web_sys::Storage;

/// The browser's local storage, looked up each time: it may be forbidden at any moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalStore;

/// The saved games of this browser.
pub fn library() -> Library<LocalStore> {
    Library(LocalStore)
}

fn storage() -> Result<Storage, Trouble> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or(Trouble::Forbidden)
}

fn trouble(_: JsValue) -> Trouble {
    Trouble::Forbidden
}

impl Store for LocalStore {
    fn keys(&self) -> Result<Vec<String>, Trouble> {
        let storage = storage()?;
        let count = storage.length().map_err(trouble)?;
        let key = |index| storage.key(index).ok().flatten();
        Ok((0..count).filter_map(key).collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        storage()?.get_item(key).map_err(trouble)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble> {
        // A storage that is there and refuses is full.
        storage()?.set_item(key, text).map_err(|_| Trouble::Full)
    }

    fn remove(&mut self, key: &str) -> Result<(), Trouble> {
        storage()?.remove_item(key).map_err(trouble)
    }
}
