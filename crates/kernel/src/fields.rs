//! Reading a setup from `key value` pairs: every game's settings come in the same way.

use crate::FieldProblem;
use crate::notation::Misread;

/// Picks settings out of `key value` pairs and gathers all that is wrong with them.
pub struct Fields<'a> {
    fields: &'a [(String, String)],
    used: Vec<bool>,
    problems: Vec<FieldProblem>,
}

impl<'a> Fields<'a> {
    /// Starts reading these pairs.
    pub fn new(fields: &'a [(String, String)]) -> Self {
        Fields { fields, used: vec![false; fields.len()], problems: Vec::new() }
    }

    /// Whether any key satisfies a test.
    pub fn any_key(&self, test: impl Fn(&str) -> bool) -> bool {
        self.fields.iter().any(|(key, _)| test(key))
    }

    /// The setting `key`, if it is there and follows its pattern `form`.
    pub fn read<T>(
        &mut self,
        key: &str,
        form: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let mut found = None;
        for (index, (k, value)) in self.fields.iter().enumerate() {
            if k == key {
                self.used[index] = true;
                if found.replace(value).is_some() {
                    self.problems.push(FieldProblem::Twice(key.to_owned()));
                }
            }
        }
        let value = found?;
        let read = read(value);
        if read.is_none() {
            let misread = Misread::new(value, form);
            self.problems.push(FieldProblem::Misread(key.to_owned(), misread));
        }
        read
    }

    /// The setting `key`, which must be there.
    pub fn must<T>(
        &mut self,
        key: &str,
        form: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        if !self.any_key(|k| k == key) {
            self.problems.push(FieldProblem::Missing(key.to_owned()));
        }
        self.read(key, form, read)
    }

    /// The setting `key`, or its default.
    pub fn may<T>(
        &mut self,
        key: &str,
        form: &'static str,
        default: T,
        read: impl Fn(&str) -> Option<T>,
    ) -> T {
        self.read(key, form, read).unwrap_or(default)
    }

    /// Refuses `key`, or only those of its values that satisfy a test, in editions before `since`.
    pub fn since(&mut self, since: u8, edition: u8, key: &str, is_new: impl Fn(&str) -> bool) {
        let new = self.fields.iter().find(|(k, value)| k == key && is_new(value));
        if let Some((key, value)) = new
            && edition < since
        {
            let key = key.clone();
            let value = value.clone();
            self.problems.push(FieldProblem::Later { key, value, since });
        }
    }

    /// The setup, unless something was wrong; keys that nobody asked for are wrong too.
    pub fn finish<S>(mut self, setup: S) -> Result<S, Vec<FieldProblem>> {
        for (index, (key, _)) in self.fields.iter().enumerate() {
            if !self.used[index] {
                self.problems.push(FieldProblem::Unknown(key.clone()));
            }
        }
        if self.problems.is_empty() { Ok(setup) } else { Err(self.problems) }
    }
}
