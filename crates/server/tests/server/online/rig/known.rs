//! What a client knows of a table.

use serde_json::Value;
use std::collections::BTreeMap;

/// What a client knows of a table.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The last update, whole.
    pub update: Value,
    /// The last view.
    pub view: Value,
    /// Everything that was told, by line.
    pub told: BTreeMap<u64, Value>,
    /// How many updates came.
    pub updates: usize,
}

impl Known {
    pub fn status(&self) -> &Value {
        &self.update["status"]
    }

    pub fn phase(&self) -> &str {
        self.status()["phase"].as_str().unwrap_or("")
    }

    pub fn sequence(&self) -> u64 {
        self.status()["sequence"].as_u64().unwrap_or(0)
    }

    pub fn answers(&self) -> u64 {
        self.status()["answers"].as_u64().unwrap()
    }

    pub fn legal(&self) -> Vec<String> {
        let legal = self.update["legal"].as_array().cloned().unwrap_or_default();
        legal.iter().map(|mv| mv.as_str().unwrap().to_owned()).collect()
    }

    /// What happened, in words.
    pub fn news(&self) -> Vec<&str> {
        self.told.values().filter_map(|told| told["news"]["what"].as_str()).collect()
    }

    pub fn heard(&self, what: &str) -> bool {
        self.news().contains(&what)
    }
}
