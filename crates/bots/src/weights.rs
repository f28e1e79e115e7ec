//! The weights of a heuristic: names, values and the text file that stores them.
//!
//! A file has one `name value` pair per line. Lines that begin with `#` give the provenance of the
//! values and are kept as [`Weights::provenance`].

use std::fmt;

/// Named numbers, in an order defined by the heuristic.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    names: &'static [&'static str],
    /// The values, in the order of the names.
    pub values: Vec<f32>,
    /// The provenance of the values, one line each.
    pub provenance: Vec<String>,
}

/// The reason that a text can't be read as weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadWeights {
    /// This line is not `name value`.
    Line(String),
    /// The heuristic has no weight with this name.
    Unknown(String),
    /// The weight with this name is missing.
    Missing(&'static str),
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadWeights::Line(line) => write!(f, "‘{line}’ is not a name and a number"),
            BadWeights::Unknown(name) => write!(f, "there is no weight ‘{name}’"),
            BadWeights::Missing(name) => write!(f, "the weight ‘{name}’ is missing"),
        }
    }
}

impl Weights {
    /// Returns the empty weights of a game without a heuristic.
    pub fn none() -> &'static Weights {
        static NONE: Weights = Weights { names: &[], values: Vec::new(), provenance: Vec::new() };
        &NONE
    }

    /// Parses a file of weights for a heuristic with these names.
    pub fn parse(names: &'static [&'static str], text: &str) -> Result<Weights, BadWeights> {
        let mut values = vec![None; names.len()];
        let mut provenance = Vec::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(note) = line.strip_prefix('#') {
                provenance.push(note.trim().to_owned());
                continue;
            }
            let pair = line.split_once(' ').and_then(|(name, value)| {
                Some((name, value.trim().parse::<f32>().ok().filter(|value| value.is_finite())?))
            });
            let (name, value) = pair.ok_or_else(|| BadWeights::Line(line.to_owned()))?;
            let index = names.iter().position(|known| *known == name);
            let index = index.ok_or_else(|| BadWeights::Unknown(name.to_owned()))?;
            values[index] = Some(value);
        }
        let missing = values.iter().position(Option::is_none);
        match missing {
            Some(index) => Err(BadWeights::Missing(names[index])),
            None => {
                Ok(Weights { names, values: values.into_iter().flatten().collect(), provenance })
            }
        }
    }

    /// Returns the names, in the order of the values.
    pub fn names(&self) -> &'static [&'static str] {
        self.names
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for note in &self.provenance {
            writeln!(f, "# {note}")?;
        }
        for (name, value) in self.names.iter().zip(&self.values) {
            writeln!(f, "{name} {value:.4}")?;
        }
        Ok(())
    }
}
