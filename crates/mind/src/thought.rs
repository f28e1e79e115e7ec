//! Works on a question, slice by slice.

use crate::ask::{Answer, Question, Spoken, ToldReview};
use crate::needs::asked;
use crate::telling;
use bots::{BotConfig, NetProblem};
use kernel::playout::listed_moves;
use kernel::{Record, Seat, Turn, Viewer};
use review::{Par, ReviewSettings, Reviewed, Reviewer};
use serde_json::json;

/// Replays of a shuffle in one slice.
const REPLAYS_A_SLICE: u32 = 5;

/// Lets the bots of a game judge by the nets of a file.
// Inline, like all that chooses a game: only a crate that calls it compiles the games' bots.
#[inline]
pub fn learn(game: &str, file: &[u8]) -> Result<(), NetProblem> {
    games::with_game!(game, G => bots::learn::<G>(file)).unwrap_or(Ok(()))
}

/// Work on a question, whichever it is.
pub trait Thinking {
    /// Whether there is more to do.
    fn is_busy(&self) -> bool;
    /// Does the next slice, and returns an answer as text.
    fn step(&mut self) -> String;
    /// Returns the answer as far as the work has come, as text.
    fn finish(&mut self) -> String;
}

/// A question that was answered immediately: the answer as text.
struct Answered(String);

impl Thinking for Answered {
    fn is_busy(&self) -> bool {
        false
    }

    fn step(&mut self) -> String {
        self.0.clone()
    }

    fn finish(&mut self) -> String {
        self.0.clone()
    }
}

/// Answers a question for a bot's move, given as text. It reads and writes less than a [`Thought`],
/// so a page that only plays loads less code.
pub fn begin_move<G: Reviewed>(question: &str) -> Box<dyn Thinking> {
    let chosen = asked(question).and_then(|(_, asked)| {
        chosen_move::<G>(
            asked["level"].as_str()?,
            asked["number"].as_u64()?,
            asked["record"].as_str()?,
        )
    });
    match chosen {
        Some(chosen) => Box::new(Answered(json!({ "move": chosen }).to_string())),
        None => nothing(),
    }
}

/// The answer to a question that makes no sense.
pub fn nothing() -> Box<dyn Thinking> {
    Box::new(Answered(json!({ "problem": "" }).to_string()))
}

/// A question that is being worked on.
pub struct Thought {
    work: Option<Box<dyn Work>>,
    answer: Option<Answer>,
}

/// Long work in slices.
trait Work {
    /// Does the next slice.
    fn step(&mut self) -> Slice;
    /// The answer as far as the work has come.
    fn finish(self: Box<Self>) -> Answer;
}

impl Thinking for Thought {
    fn is_busy(&self) -> bool {
        Thought::is_busy(self)
    }

    fn step(&mut self) -> String {
        Thought::step(self).text()
    }

    fn finish(&mut self) -> String {
        Thought::finish(self).text()
    }
}

/// How far work has come, in slices.
struct Slice {
    done: usize,
    all: usize,
}

impl Thought {
    /// Begins to think about a question, given as text.
    // Inline, so that the page, which uses the questions and answers only, doesn't compile this.
    #[inline]
    pub fn begin(question: &str) -> Thought {
        let nothing = || Thought::done(Answer::Problem(String::new()));
        let Ok(question) = serde_json::from_str::<Question>(question) else { return nothing() };
        let Some(game) = question.game().map(str::to_owned) else { return nothing() };
        let begun = games::with_game!(game.as_str(), G => begin_as::<G>(question));
        begun.unwrap_or_else(nothing)
    }

    fn done(answer: Answer) -> Thought {
        Thought { work: None, answer: Some(answer) }
    }

    /// Whether there is more to do.
    pub fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Does the next slice. Says how far it has come, or the answer once there is one.
    pub fn step(&mut self) -> Answer {
        let Some(work) = &mut self.work else { return self.finish() };
        let Slice { done, all } = work.step();
        if done < all { Answer::Progress { done, all } } else { self.finish() }
    }

    /// The answer as far as the work has come.
    pub fn finish(&mut self) -> Answer {
        if let Some(work) = self.work.take() {
            self.answer = Some(work.finish());
        }
        self.answer.clone().unwrap_or(Answer::Problem(String::new()))
    }

    /// Thinks to the end.
    pub fn run(mut self) -> Answer {
        while self.is_busy() {
            self.step();
        }
        self.finish()
    }
}

/// Begins to think about a question on this game.
pub fn begin_as<G: Reviewed + 'static>(question: Question) -> Thought {
    let answer = match question {
        Question::Move { level, number, record } => {
            let chosen = chosen_move::<G>(&level, number, &record);
            chosen.map_or(Answer::Problem(String::new()), Answer::Move)
        }
        Question::Hint { view, iterations, seed, spoken, .. } => {
            let hint = telling::hint::<G>(view, iterations, seed, &spoken);
            hint.map_or(Answer::Problem(String::new()), Answer::Hint)
        }
        Question::Review { record, seat, iterations, seed, replays, spoken } => {
            let settings = ReviewSettings { iterations, seed };
            match ReviewWork::<G>::new(&record, seat, settings, replays, spoken) {
                Ok(work) => return Thought { work: Some(Box::new(work)), answer: None },
                Err(problem) => Answer::Problem(problem),
            }
        }
        Question::Tell { record, review, par, spoken } => {
            match telling::parse::<G>(&record, &spoken) {
                Ok(record) => telling::review(&record, *review, par, &spoken),
                Err(problem) => Answer::Problem(problem),
            }
        }
        Question::Annotations { record, spoken } => match telling::parse::<G>(&record, &spoken) {
            Ok(record) => telling::annotations(&record, &spoken),
            Err(problem) => Answer::Problem(problem),
        },
    };
    Thought::done(answer)
}

/// Returns the move of a bot of this name. It sees only the view of its seat.
fn chosen_move<G: Reviewed>(level: &str, number: u64, record: &str) -> Option<String> {
    let record = Record::<G>::parse(record).ok()?;
    let journal = record.replay(&mut ()).ok()?;
    let game = journal.now();
    let Turn::Seat(seat) = game.turn() else { return None };
    let mut bot = G::bot(level, BotConfig::seed(number)).ok()?;
    let chosen = bot.choose(&game.view(Viewer::Seat(seat)), &listed_moves(game));
    Some(chosen.to_string())
}

/// A review under way: first the decisions, then the replays.
struct ReviewWork<G: Reviewed> {
    record: Record<G>,
    spoken: Spoken,
    reviewer: Reviewer<G>,
    par: Option<Par<G>>,
    /// Replays that were begun, and that are wanted.
    replays: (u32, u32),
}

impl<G: Reviewed> ReviewWork<G> {
    fn new(
        record: &str,
        seat: Seat,
        settings: ReviewSettings,
        replays: u32,
        spoken: Spoken,
    ) -> Result<ReviewWork<G>, String> {
        let record = telling::parse::<G>(record, &spoken)?;
        let reviewer = Reviewer::new(&record, seat, settings)
            .map_err(|problem| telling::story_problem(&record, &problem, &spoken))?;
        let par = Par::new(&record, seat, settings.seed);
        Ok(ReviewWork { record, spoken, reviewer, par, replays: (0, replays) })
    }

    fn slice(&self) -> Slice {
        let progress = self.reviewer.progress();
        let slices = |replays: u32| replays.div_ceil(REPLAYS_A_SLICE) as usize;
        let (begun, wanted) = self.replays;
        Slice { done: progress.done + slices(begun), all: progress.all + slices(wanted) }
    }
}

impl<G: Reviewed> Work for ReviewWork<G> {
    fn step(&mut self) -> Slice {
        let (begun, wanted) = self.replays;
        if !self.reviewer.progress().is_complete() {
            self.reviewer.step();
        } else if begun < wanted {
            let more = REPLAYS_A_SLICE.min(wanted - begun);
            if let Some(par) = &mut self.par {
                (0..more).for_each(|_| par.step());
            }
            self.replays.0 += more;
        }
        self.slice()
    }

    fn finish(self: Box<Self>) -> Answer {
        let ReviewWork { record, spoken, reviewer, par, .. } = *self;
        let par = par.map(|par| par.result().clone()).filter(|result| result.games > 0);
        telling::review(&record, reviewer.finish(), par, &spoken)
    }
}

/// Puts a review that is complete into an answer.
pub(crate) fn told(told: ToldReview) -> Answer {
    Answer::Review(Box::new(told))
}
