//! The browser's storage as a [`Store`].

use crate::model::{Library, StorageError, Store};
use wasm_bindgen::JsValue;
use web_sys::Storage;

/// The browser's local storage, looked up each time because access may be forbidden at any moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalStore;

/// Returns the saved games of this browser.
pub fn library() -> Library<LocalStore> {
    Library(LocalStore)
}

fn storage() -> Result<Storage, StorageError> {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.ok_or(StorageError::Forbidden)
}

fn forbidden(_: JsValue) -> StorageError {
    StorageError::Forbidden
}

impl Store for LocalStore {
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let storage = storage()?;
        let count = storage.length().map_err(forbidden)?;
        let key = |index| storage.key(index).ok().flatten();
        Ok((0..count).filter_map(key).collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        storage()?.get_item(key).map_err(forbidden)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        // An available storage that refuses is full.
        storage()?.set_item(key, text).map_err(|_| StorageError::Full)
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        storage()?.remove_item(key).map_err(forbidden)
    }
}
