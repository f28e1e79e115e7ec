//! The weights of a heuristic: names, values, and the text file they live in.
//!
//! A file has one `name value` pair a line. Lines that begin with `#` tell where the values come
//! from and are kept as [`Weights::provenance`].

use std::fmt;

/// Named numbers, in an order that the heuristic fixes.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    names: &'static [&'static str],
    /// The values, in the order of the names.
    pub values: Vec<f32>,
    /// Where the values come from, one line each.
    pub provenance: Vec<String>,
}

/// Why a text is no set of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadWeights {
    /// This line is not `name value`.
    Line(String),
    /// The heuristic has no weight of this name.
    Unknown(String),
    /// The weight of this name is missing.
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
    /// Reads a file of weights for a heuristic with these names.
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

    /// The names, in the order of the values.
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
