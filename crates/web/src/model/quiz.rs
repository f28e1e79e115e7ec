//! A reader's way through the quiz at the end of *Learn*: the question shown, and what they tried.

/// A quiz under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quiz {
    right: Vec<usize>,
    tried: Vec<Vec<usize>>,
    at: usize,
}

impl Quiz {
    /// Begins a quiz: for each question, the position of its right answer.
    pub fn new(right: Vec<usize>) -> Quiz {
        let tried = vec![Vec::new(); right.len()];
        Quiz { right, tried, at: 0 }
    }

    /// The question shown; `None` after the last one.
    pub fn at(&self) -> Option<usize> {
        (self.at < self.right.len()).then_some(self.at)
    }

    /// The number of questions.
    pub fn len(&self) -> usize {
        self.right.len()
    }

    /// Returns `true` if there are no questions.
    pub fn is_empty(&self) -> bool {
        self.right.is_empty()
    }

    /// Tries an answer. Nothing happens once the right one has been found.
    pub fn answer(&mut self, answer: usize) {
        let Some(at) = self.at().filter(|_| !self.is_solved()) else { return };
        if !self.tried[at].contains(&answer) {
            self.tried[at].push(answer);
        }
    }

    /// Returns `true` if this answer to the question shown has been tried.
    pub fn is_tried(&self, answer: usize) -> bool {
        self.at().is_some_and(|at| self.tried[at].contains(&answer))
    }

    /// The answer that was tried last, and whether it is right.
    pub fn verdict(&self) -> Option<(usize, bool)> {
        let at = self.at()?;
        let last = *self.tried[at].last()?;
        Some((last, last == self.right[at]))
    }

    /// Returns `true` if the right answer to the question shown has been found.
    pub fn is_solved(&self) -> bool {
        self.verdict().is_some_and(|(_, is_right)| is_right)
    }

    /// Goes to the next question, once the right answer has been found.
    pub fn go_on(&mut self) {
        if self.is_solved() {
            self.at += 1;
        }
    }

    /// Begins again.
    pub fn begin_again(&mut self) {
        *self = Quiz::new(std::mem::take(&mut self.right));
    }

    /// The number of questions answered right at the first try.
    pub fn first_tries(&self) -> usize {
        let first = |(tried, right): &(&Vec<usize>, &usize)| tried.first() == Some(right);
        self.tried.iter().zip(&self.right).filter(first).count()
    }
}
