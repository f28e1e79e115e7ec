//! The state of a table, as a client knows it.

use serde_json::Value;
use std::collections::BTreeMap;

/// The state of a table, as a client knows it.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The complete last update.
    pub update: Value,
    /// The last view.
    pub view: Value,
    /// Everything that happened, by line.
    pub told: BTreeMap<u64, Value>,
    /// The number of updates received.
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

    /// Returns the kinds of events so far.
    pub fn news(&self) -> Vec<&str> {
        self.told.values().filter_map(|told| told["news"]["what"].as_str()).collect()
    }

    pub fn heard(&self, what: &str) -> bool {
        self.news().contains(&what)
    }
}
