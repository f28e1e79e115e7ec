//! The error of a game in the terminal that couldn't start or had to stop.

use crate::face::Face;
use kernel::{Record, ReplayProblem};
use std::fmt;
use std::io;
use std::path::PathBuf;
use texts::Lang;
use texts::terminal::{Ui, ui};

/// The reason why a game in the terminal couldn't start or had to stop.
#[derive(Debug)]
pub enum PlayError {
    /// Input or output is not a terminal.
    NoTerminal,
    /// The setup is invalid; every problem, in each language.
    Setup(Vec<Sentence>),
    /// There are more or fewer seats than the setup has players.
    Seats {
        /// The number of seats that were described.
        given: usize,
        /// The number of seats in the setup.
        players: u8,
    },
    /// The record to continue does not follow the rules.
    Resume(Sentence),
    /// The file for the record already exists and holds something else.
    RecordExists(PathBuf),
    /// The terminal itself failed.
    Terminal(io::Error),
}

/// A sentence in all languages, in the order of [`Lang::OFFERED`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence([String; Lang::OFFERED.len()]);

impl Sentence {
    /// A sentence, made by a function of the language.
    pub fn new(say: impl Fn(Lang) -> String) -> Sentence {
        Sentence(Lang::OFFERED.map(say))
    }

    /// The sentence in one language.
    pub fn say(&self, lang: Lang) -> &str {
        let at = Lang::OFFERED.iter().position(|other| *other == lang);
        &self.0[at.expect("every language is in the list")]
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for PlayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            PlayError::Terminal(error) => Some(error),
            _ => None,
        }
    }
}

impl PlayError {
    pub(crate) fn setup<G: Face>(problems: Vec<G::SetupProblem>) -> PlayError {
        let say = |problem| Sentence::new(|lang| G::setup_problem(lang, problem));
        PlayError::Setup(problems.iter().map(say).collect())
    }

    pub(crate) fn resume<G: Face>(record: &Record<G>, problem: &ReplayProblem<G>) -> PlayError {
        PlayError::Resume(Sentence::new(|lang| {
            texts::record::replay_problem(
                lang,
                problem,
                record,
                |why| G::illegal(lang, why),
                |problem| G::setup_problem(lang, problem),
            )
        }))
    }

    /// Returns the problem as a sentence for the person who started the game; several problems of a
    /// setup as one sentence each.
    pub fn sentence(&self, lang: Lang) -> String {
        match self {
            PlayError::NoTerminal => ui(lang, Ui::NoTerminal),
            PlayError::Setup(problems) => {
                problems.iter().map(|problem| problem.say(lang)).collect::<Vec<_>>().join(" ")
            }
            PlayError::Seats { given, players } => {
                ui(lang, Ui::WrongSeats { given: *given, players: *players })
            }
            PlayError::Resume(problem) => problem.say(lang).to_owned(),
            PlayError::RecordExists(path) => {
                ui(lang, Ui::RecordExists { file: &path.display().to_string() })
            }
            PlayError::Terminal(error) => {
                ui(lang, Ui::TerminalFailed { why: &crate::words::reason(lang, error.kind()) })
            }
        }
    }
}
