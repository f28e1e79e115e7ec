//! The books that teach: *Learn* shows a newcomer how a game works, *Card* sums it up on one screen.
//!
//! Both are Markdown files, one for each game and language. A picture names a position of a record,
//! and a number that an example states is a *fact* about such a position, so a test can replay the
//! record and check every one of them. Numbers of the rules are compared with the rules' constants,
//! and the answers of the quiz at the end of *Learn* are found by the rules. [`parse`](Guide::parse) reads a file; the page fetches the
//! file that its reader wants, everything else has them built in.

pub(crate) mod built_in;
mod figure;
mod inline;
mod parse;
mod question;

pub use figure::{Figure, View};
pub use inline::Inline;
pub use parse::{GuideProblem, Mistake};
pub use question::{Answer, Question};

/// The kind of guide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GuideKind {
    /// The book for someone who has never played the game.
    Learn,
    /// The card for someone who plays: what to do, pay and score.
    Card,
}

impl GuideKind {
    /// Both, in the order in which people need them.
    pub const ALL: [GuideKind; 2] = [GuideKind::Learn, GuideKind::Card];

    /// Its name in files and addresses.
    pub const fn word(self) -> &'static str {
        match self {
            GuideKind::Learn => "learn",
            GuideKind::Card => "card",
        }
    }

    /// The kind with this name.
    pub fn from_word(word: &str) -> Option<GuideKind> {
        GuideKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// A book that teaches, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    /// Its title.
    pub title: &'static str,
    /// Its contents, from top to bottom.
    pub blocks: Vec<Block>,
}

/// Words in a row.
pub type Inlines = Vec<Inline>;

/// A part of a book that teaches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading.
    Heading(&'static str),
    /// A paragraph.
    Paragraph(Inlines),
    /// Steps to take one after the other.
    Steps(Vec<Inlines>),
    /// Points in no particular order.
    Points(Vec<Inlines>),
    /// Rows of cells, the first of which is a heading.
    Table(Vec<Vec<Inlines>>),
    /// A position of a game.
    Figure(Figure),
    /// A worked example, apart from the text around it.
    Example(Vec<Block>),
    /// A question of the quiz.
    Question(Question),
    /// The button that starts the guided game, with its label.
    Practice(&'static str),
}

impl Guide {
    /// Returns every block, also those inside of examples.
    pub fn all_blocks(&self) -> Vec<&Block> {
        let mut found = Vec::new();
        let mut rest: Vec<&Block> = self.blocks.iter().rev().collect();
        while let Some(block) = rest.pop() {
            if let Block::Example(inside) = block {
                rest.extend(inside.iter().rev());
            }
            found.push(block);
        }
        found
    }

    /// Every picture.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.all_blocks().into_iter().filter_map(|block| match block {
            Block::Figure(figure) => Some(figure),
            Block::Question(question) => question.figure.as_ref(),
            _ => None,
        })
    }

    /// Every question.
    pub fn questions(&self) -> impl Iterator<Item = &Question> {
        self.all_blocks().into_iter().filter_map(|block| match block {
            Block::Question(question) => Some(question),
            _ => None,
        })
    }

    /// Every line of text, captions included, without headings.
    pub fn lines(&self) -> Vec<&Inlines> {
        let mut lines = Vec::new();
        for block in self.all_blocks() {
            match block {
                Block::Paragraph(line) => lines.push(line),
                Block::Steps(items) | Block::Points(items) => lines.extend(items),
                Block::Table(rows) => lines.extend(rows.iter().flatten()),
                Block::Figure(figure) => lines.extend([&figure.caption, &figure.on_page]),
                Block::Question(question) => lines.extend(question.lines()),
                Block::Heading(_) | Block::Example(_) | Block::Practice(_) => {}
            }
        }
        lines
    }
}
