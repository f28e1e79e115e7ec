//! Reads a setup from `key value` pairs, in the same way for every game.

use crate::notation::NotationError;
use crate::options::{self, PLAYERS_KEY, TableOption};
use crate::{FieldProblem, SetupText};
use std::borrow::Cow;

/// Reads settings from `key value` pairs and collects all problems.
pub struct Fields<'a> {
    fields: &'a [(String, String)],
    used: Vec<bool>,
    problems: Vec<FieldProblem>,
}

impl<'a> Fields<'a> {
    /// Creates a reader for these pairs.
    pub fn new(fields: &'a [(String, String)]) -> Self {
        Fields { fields, used: vec![false; fields.len()], problems: Vec::new() }
    }

    /// Returns `true` if any key satisfies a predicate.
    pub fn any_key(&self, test: impl Fn(&str) -> bool) -> bool {
        self.fields.iter().any(|(key, _)| test(key))
    }

    /// Returns the setting `key` if it is present and valid; `form` is its pattern for error
    /// messages.
    pub fn read<T>(
        &mut self,
        key: &str,
        form: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        self.pick(key, read, || form.into())
    }

    /// Returns the setting `key` if it is present; `form` returns its pattern for error messages.
    fn pick<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
        form: impl FnOnce() -> Cow<'static, str>,
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
            let misread = NotationError::new(value, form());
            self.problems.push(FieldProblem::Misread(key.to_owned(), misread));
        }
        read
    }

    /// Returns the setting `key`, and reports a problem if it is missing.
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

    /// Reads an option into a setup. An option that isn't given keeps its value.
    pub(crate) fn option<S: SetupText>(&mut self, option: &TableOption<S>, setup: &mut S) {
        if option.key == PLAYERS_KEY && !self.any_key(|key| key == option.key) {
            self.problems.push(FieldProblem::Missing(option.key.to_owned()));
        }
        let pattern = || option.values.pattern(options::players::<S>().1).into();
        self.pick(option.key, |text| option.choose(setup, text), pattern);
    }

    /// Reports a problem if an option has a value from a later edition.
    pub(crate) fn known<S: SetupText>(&mut self, option: &TableOption<S>, edition: u8) {
        let later = |text: &str| option.since_of(text) > edition;
        let found = self.fields.iter().find(|(key, text)| key == option.key && later(text));
        if let Some((key, value)) = found {
            let (key, value, since) = (key.clone(), value.clone(), option.since_of(value));
            self.problems.push(FieldProblem::Later { key, value, since });
        }
    }

    /// Returns the setup if there were no problems. Unknown keys are problems too.
    ///
    /// # Errors
    ///
    /// Returns every problem that was found.
    pub fn finish<S>(mut self, setup: S) -> Result<S, Vec<FieldProblem>> {
        for (index, (key, _)) in self.fields.iter().enumerate() {
            if !self.used[index] {
                self.problems.push(FieldProblem::Unknown(key.clone()));
            }
        }
        if self.problems.is_empty() { Ok(setup) } else { Err(self.problems) }
    }
}
