//! Reads settings from what is given in several places, and collects every problem.

use super::form::Form;
use super::{Config, ConfigProblem, Given, Setting};

/// Where settings are given; the first place that has one counts.
pub(super) struct Reader<'a> {
    layers: [&'a Given; 3],
    problems: Vec<ConfigProblem>,
}

impl<'a> Reader<'a> {
    /// Reads from flags, the environment and a file.
    pub(super) fn new(layers: [&'a Given; 3]) -> Reader<'a> {
        Reader { layers, problems: Vec::new() }
    }

    /// Returns the value of a setting, or its default if it isn't given or wrong.
    pub(super) fn read<T>(&mut self, setting: Setting, form: Form<T>) -> T {
        let Some((origin, value)) = self.find(setting) else { return form.default };
        (form.read)(value.trim()).unwrap_or_else(|| {
            let value = (form.value.shown)(&value);
            self.problems.push(ConfigProblem::Bad { origin, value, expected: form.value.expected });
            form.default
        })
    }

    /// Reports a setting that makes no sense without another one.
    pub(super) fn needs(&mut self, setting: Setting, other: Setting) {
        let Some((origin, _)) = self.find(setting) else { return };
        // If the other setting is wrong, that has been reported already.
        if self.find(other).is_none() {
            let other = other.name().to_owned();
            self.problems.push(ConfigProblem::Needs { origin, other });
        }
    }

    /// Returns the configuration, unless there were problems.
    pub(super) fn end(self, config: Config) -> Result<Config, Vec<ConfigProblem>> {
        if self.problems.is_empty() { Ok(config) } else { Err(self.problems) }
    }

    /// Returns the value of a setting and its origin, from the first layer that has it.
    fn find(&self, setting: Setting) -> Option<(String, String)> {
        let file = || self.layers[..2].iter().find_map(|given| given.get(&Setting::Config));
        let origin = |layer: usize| match (layer, file()) {
            (0, _) => format!("--{}", setting.name()),
            (1, _) => setting.variable(),
            (_, Some(file)) => format!("{} ({file})", setting.name()),
            (_, None) => setting.name().to_owned(),
        };
        let said =
            |(layer, given): (usize, &&Given)| Some((origin(layer), given.get(&setting)?.clone()));
        self.layers.iter().enumerate().find_map(said)
    }
}
