//! What a mind is asked and what it answers, as plain data that survives JSON.

use kernel::Seat;
use review::{Chances, ParResult, Review};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How to say something: in which language, and what the seats are called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spoken {
    /// The tag of the language.
    pub lang: String,
    /// The name of each seat.
    pub names: Vec<String>,
}

/// A question to a mind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The move of a bot at the end of a record.
    Move {
        /// The name of the bot.
        level: String,
        /// The number from which it makes its choices.
        number: u64,
        /// The game so far. The bot sees what its seat may see of it.
        record: String,
    },
    /// The best moves for the seat that decides.
    Hint {
        /// The name of the game.
        game: String,
        /// The view of that seat, as JSON.
        view: Value,
        /// Iterations of the search.
        iterations: u32,
        /// The number from which its random numbers follow.
        seed: u64,
        /// How to say it.
        spoken: Spoken,
    },
    /// The review of a game for a seat.
    Review {
        /// The game.
        record: String,
        /// The seat.
        seat: Seat,
        /// Iterations of the search for each decision.
        iterations: u32,
        /// The number from which its random numbers follow.
        seed: u64,
        /// The number of times that bots replay the shuffle.
        replays: u32,
        /// How to say it.
        spoken: Spoken,
    },
    /// The words of a review once more, in another language.
    Tell {
        /// The game.
        record: String,
        /// Its review.
        review: Box<Review>,
        /// The result of the replays of the shuffle.
        par: Option<ParResult>,
        /// How to say it.
        spoken: Spoken,
    },
    /// The review that an annotated record contains.
    Annotations {
        /// The game.
        record: String,
        /// How to say it.
        spoken: Spoken,
    },
}

impl Question {
    /// The name of the game that the question is about.
    pub fn game(&self) -> Option<&str> {
        match self {
            Question::Hint { game, .. } => Some(game),
            Question::Move { record, .. }
            | Question::Review { record, .. }
            | Question::Tell { record, .. }
            | Question::Annotations { record, .. } => games::game_of(record),
        }
    }

    /// How the answer is said; `None` if it has no words.
    pub fn spoken(&self) -> Option<&Spoken> {
        match self {
            Question::Move { .. } => None,
            Question::Hint { spoken, .. }
            | Question::Review { spoken, .. }
            | Question::Tell { spoken, .. }
            | Question::Annotations { spoken, .. } => Some(spoken),
        }
    }

    /// The question as text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data becomes JSON")
    }
}

/// An answer of a mind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is still thinking. Another answer follows.
    Progress {
        /// The part that is done.
        done: usize,
        /// All there is to do.
        all: usize,
    },
    /// A move in the notation of records.
    Move(String),
    /// The best moves.
    Hint(ToldHint),
    /// A review.
    Review(Box<ToldReview>),
    /// The review that an annotated record contains.
    Annotations(AnnotatedReview),
    /// Why there is no answer, as a sentence. Empty if the question makes no sense.
    Problem(String),
}

impl Answer {
    /// The answer as text.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data becomes JSON")
    }

    /// Reads an answer with as little code as possible; `None` if the text is not one.
    pub fn read(text: &str) -> Option<Answer> {
        kernel::json::read(serde_json::from_str(text).ok()?).ok()
    }
}

/// The best moves of a position, in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ToldHint {
    /// The seat that decides.
    pub seat: Seat,
    /// Whether the first move is better than the second beyond the search's own noise.
    pub is_clear: bool,
    /// From good to bad.
    pub moves: Vec<HintedMove>,
}

/// A move of a hint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HintedMove {
    /// The move in the notation of records.
    pub notation: String,
    /// A description of the move.
    pub deed: String,
    /// The chance of each seat after it.
    pub chances: Chances,
    /// The noise of the deciding seat's chance.
    pub noise: f64,
    /// Why it is good: against the next move for the first one, against the first for the others.
    /// Empty if nothing speaks for it.
    pub why: String,
}

/// A review with its words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ToldReview {
    /// The review.
    pub review: Review,
    /// The result of the replays of the shuffle.
    pub par: Option<ParResult>,
    /// The record with what was found.
    pub annotated: String,
    /// Its words.
    pub words: ReviewWords,
}

/// The words of a review, in one language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewWords {
    /// Whose review of which game it is.
    pub title: String,
    /// How thorough it is.
    pub setting: String,
    /// Why it doesn't cover the whole game, if it doesn't.
    pub extent: Option<String>,
    /// The numbers of decisions and of mistakes.
    pub counts: String,
    /// The decisions, in their order.
    pub decisions: Vec<DecisionWords>,
    /// The parts of the sum: what each is, and how much.
    pub sum: Vec<(String, String)>,
    /// A remark about random results.
    pub sum_note: String,
    /// The result of the replays of the shuffle.
    pub par: Option<String>,
    /// The moments, in their order.
    pub moments: Vec<String>,
}

/// A decision in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DecisionWords {
    /// The number of steps before it.
    pub line: usize,
    /// The word for its grade, for programs; empty if it got none.
    pub grade: String,
    /// Where it is, what it is called and what it cost; without a grade, where it is.
    pub heading: String,
    /// The cost.
    pub loss: String,
    /// How far that may be off.
    pub noise: String,
    /// The chosen move.
    pub chosen: String,
    /// The move that the search prefers; `None` if it was chosen.
    pub preferred: Option<String>,
    /// Why that is better.
    pub why: String,
}

/// The review in an annotated record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AnnotatedReview {
    /// The seat that was reviewed.
    pub seat: Seat,
    /// Iterations for each decision.
    pub iterations: u32,
    /// The number from which the random numbers followed.
    pub seed: u64,
    /// The decisions that got a grade, in their order.
    pub decisions: Vec<DecisionWords>,
}
