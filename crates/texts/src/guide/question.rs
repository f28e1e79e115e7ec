//! A question of the quiz: a position, what is asked about it, and the answers to choose from.

use super::parse::{GuideProblem, Mistake, Numbered, words};
use super::{Figure, Inlines};

/// A question of the quiz.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The position that it is about.
    pub figure: Option<Figure>,
    /// The text of the question.
    pub asked: Inlines,
    /// The fact that answers it, for the test that lets the rules find it.
    pub about: &'static str,
    /// The value of that fact.
    pub value: &'static str,
    /// The answers to choose from, one of which is right.
    pub answers: Vec<Answer>,
    /// Why the right answer is right, with the rule that says so.
    pub why: Inlines,
}

/// An answer that a reader can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its words.
    pub words: Inlines,
    /// The value of the fact that it stands for.
    pub value: &'static str,
}

impl Question {
    /// Returns `true` if this answer is the right one.
    pub fn is_right(&self, answer: &Answer) -> bool {
        answer.value == self.value
    }

    /// Returns the position of the right answer.
    pub fn right(&self) -> usize {
        self.answers.iter().position(|answer| self.is_right(answer)).unwrap_or_default()
    }

    /// Every line of text.
    pub fn lines(&self) -> impl Iterator<Item = &Inlines> {
        let caption = self.figure.iter().flat_map(|figure| [&figure.caption, &figure.on_page]);
        let answers = self.answers.iter().map(|answer| &answer.words);
        caption.chain([&self.asked]).chain(answers).chain([&self.why])
    }

    /// Reads the lines of a question, without the marks at their beginning: a picture if it has one,
    /// what is asked, the answers and the reason.
    pub(super) fn parse(lines: &[Numbered]) -> Result<Question, GuideProblem> {
        let first = lines.first().map_or(1, |(line, _)| *line);
        let wrong = |line, mistake| GuideProblem { line, mistake };
        let (figure, lines) = match lines.split_first() {
            Some(((line, text), rest)) if text.starts_with("![") => {
                let picture = Figure::parse(&text[2..]).map_err(|mistake| wrong(*line, mistake))?;
                (Some(picture.ok_or(wrong(*line, Mistake::Picture))?), rest)
            }
            _ => (None, lines),
        };
        let [(line, asked), answers @ .., why] = lines else {
            return Err(wrong(first, Mistake::Question));
        };
        let (asked, about, value) = fact(asked).ok_or(wrong(*line, Mistake::Question))?;
        let answers = answers.iter().map(Answer::parse).collect::<Result<Vec<_>, _>>()?;
        let is_right = |answer: &&Answer| answer.value == value;
        if answers.len() < 2 || answers.iter().filter(is_right).count() != 1 {
            return Err(wrong(*line, Mistake::Question));
        }
        let asked = words((*line, asked))?;
        Ok(Question { figure, asked, about, value, answers, why: words(*why)? })
    }
}

/// Splits what is asked from its fact and the fact's value: `How many? (ask:FACT=VALUE)`.
fn fact(text: &'static str) -> Option<(&'static str, &'static str, &'static str)> {
    let (asked, fact) = text.strip_suffix(')')?.rsplit_once(" (ask:")?;
    let (about, value) = fact.rsplit_once('=')?;
    Some((asked, about, value))
}

impl Answer {
    /// Reads `- [words](answer:VALUE)`.
    fn parse((line, text): &Numbered) -> Result<Answer, GuideProblem> {
        let parts = text.strip_prefix("- [").and_then(|text| text.strip_suffix(')'));
        let (text, value) = parts
            .and_then(|text| text.rsplit_once("](answer:"))
            .ok_or(GuideProblem { line: *line, mistake: Mistake::Question })?;
        Ok(Answer { words: words((*line, text))?, value })
    }
}
