//! Variations of a record: other lines that begin at a point of the game, or of another variation.
//!
//! They are written after the game, one after the other, each with its number and where it begins.
//! So a tree of any depth is a flat list, and a reader of the game alone can stop before it.

use crate::record::{comments_in, end_line, tag_line};
use crate::{Game, Line, Record, ReplayProblem};
use std::fmt;

/// How the line begins that opens a variation.
pub(crate) const VARIATION: &str = "variation ";
/// The pattern of that line.
pub(crate) const VARIATION_FORM: &str = "variation <number> from <number> after <steps>";

/// A line of play that begins at a point of the game or of an earlier variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation<G: Game> {
    /// Where it begins: in the game itself for 0, in the variation of this number otherwise.
    pub from: usize,
    /// The number of steps before it, counted from the beginning of the game along that line.
    pub after: usize,
    /// Its own moves and outcomes.
    pub lines: Vec<Line<G>>,
    /// Its tags, such as comments.
    pub tags: Vec<(String, String)>,
    /// The places by seat that the file claims, if it says that the game ended here.
    pub end: Option<Vec<u8>>,
    /// The number of the text line where each entry of `lines` is, from 1; empty if it was not read
    /// from text.
    pub line_numbers: Vec<usize>,
}

impl<G: Game> Variation<G> {
    /// Creates a variation without any steps.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_kernel::{Journal, Line, Record, Variation};
    ///
    /// let journal = Journal::<Campfire>::start(Setup::new(2)).unwrap();
    /// let mut record = Record::of(&journal, Vec::new());
    /// let mut other = Variation::new(0, 0);
    /// other.lines.push(Line::Outcome("tile 0 moon".parse().unwrap()));
    /// record.variations.push(other);
    /// assert!(record.to_string().ends_with("variation 1 from 0 after 0\n! tile 0 moon\n"));
    /// assert_eq!(record.along(1).unwrap().lines.len(), 1);
    /// ```
    pub fn new(from: usize, after: usize) -> Variation<G> {
        Variation {
            from,
            after,
            lines: Vec::new(),
            tags: Vec::new(),
            end: None,
            line_numbers: Vec::new(),
        }
    }

    /// Returns the number of steps up to its end, counted from the beginning of the game.
    pub fn steps(&self) -> usize {
        self.after + self.lines.len()
    }

    /// Returns people's comments along it, each with the number of steps of the game before it.
    pub fn comments(&self) -> Vec<(usize, &str)> {
        comments_in(self.tags.iter())
    }

    /// Reads what follows [`VARIATION`], for the variation of this number.
    pub(crate) fn opened(header: &str, number: usize) -> Option<Variation<G>> {
        let words: Vec<&str> = header.split(' ').collect();
        let read = |word: &str| Some(crate::notation::number(word, u32::MAX)? as usize);
        match words[..] {
            [given, "from", from, "after", after] if read(given)? == number => {
                Some(Variation::new(read(from)?, read(after)?))
            }
            _ => None,
        }
    }

    /// Writes the variation of this number.
    pub(crate) fn write(&self, number: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{VARIATION}{number} from {} after {}", self.from, self.after)?;
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        for (key, value) in &self.tags {
            f.write_str(&tag_line(key, value))?;
        }
        match self.end.as_ref().filter(|places| !places.is_empty()) {
            Some(places) => f.write_str(&end_line(places)),
            None => Ok(()),
        }
    }
}

/// Variations.
impl<G: Game> Record<G> {
    /// Returns the number of steps of the game, or of a variation up to its end; `None` if there is
    /// no such variation.
    pub fn steps_along(&self, variation: usize) -> Option<usize> {
        match variation.checked_sub(1) {
            None => Some(self.lines.len()),
            Some(index) => self.variations.get(index).map(Variation::steps),
        }
    }

    /// Returns the game as if it had gone along this variation, as a record without variations; for
    /// 0, the game as it went. `None` if there is no such variation, or if it begins nowhere.
    pub fn along(&self, variation: usize) -> Option<Record<G>> {
        let Some(index) = variation.checked_sub(1) else {
            return Some(Record { variations: Vec::new(), ..self.clone() });
        };
        let own = self.variations.get(index).filter(|own| own.from < variation)?;
        let mut along = self.along(own.from)?;
        if own.after > along.lines.len() {
            return None;
        }
        along.lines.truncate(own.after);
        along.lines.extend_from_slice(&own.lines);
        // A record that was not read has no numbers, and neither has one with a new variation.
        let numbers = along.line_numbers.get(..own.after);
        let all = numbers.filter(|_| own.line_numbers.len() == own.lines.len());
        along.line_numbers =
            all.map(|before| [before, &own.line_numbers].concat()).unwrap_or_default();
        let before: Vec<(usize, String)> = (along.comments().into_iter())
            .filter(|(steps, _)| *steps <= own.after)
            .map(|(steps, text)| (steps, text.to_owned()))
            .collect();
        along.end = own.end.clone();
        along.tags_between = Vec::new();
        along.tags_after = Vec::new();
        for (steps, text) in before {
            along.comment(steps, &text);
        }
        along.tags_between.extend_from_slice(&own.tags);
        Some(along)
    }

    /// Replays every variation by the rules. The error names the variation and has the record along
    /// it, in which its index counts.
    ///
    /// # Errors
    ///
    /// Returns the first variation that isn't a line of play by the rules.
    pub fn replay_variations(&self) -> Result<(), Box<VariationProblem<G>>> {
        for variation in 1..=self.variations.len() {
            // What was read from text begins somewhere; what was made by a program may not.
            let Some(along) = self.along(variation) else {
                return Err(Box::new(VariationProblem { variation, along: None }));
            };
            if let Err(problem) = along.replay(&mut ()) {
                let along = Some((along, problem));
                return Err(Box::new(VariationProblem { variation, along }));
            }
        }
        Ok(())
    }
}

/// Why a variation is not a line of play by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariationProblem<G: Game> {
    /// Its number, from 1.
    pub variation: usize,
    /// The record along it and what is wrong with that; `None` if the variation begins nowhere.
    pub along: Option<(Record<G>, ReplayProblem<G>)>,
}

impl<G: Game> fmt::Display for VariationProblem<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.along {
            Some((_, problem)) => write!(f, "variation {}: {problem}", self.variation),
            None => write!(f, "variation {} begins nowhere", self.variation),
        }
    }
}

impl<G: Game> std::error::Error for VariationProblem<G> {}
