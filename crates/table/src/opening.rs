//! The opening of a table, and the first lines of its log, which describe it.

use crate::options::{HostingOptions, HostingProblem};
use crate::text::{number_u64, take_seat, word};
use crate::{Chair, Level, Person, RestoreProblem, RestoreWhy};
use kernel::notation::{NotationError, hex, hex32};
use kernel::{Game, Journal, Line, Seat, SetupText, known_edition};
use std::fmt;

/// The version of the log's notation that this crate reads and writes.
pub const LOG_VERSION: u32 = 1;

/// The data for opening a table. Its fields are public and may be invalid; [`crate::Table::open`]
/// validates them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening<G: Game> {
    /// The setup of the game.
    pub setup: G::Setup,
    /// The options of the table.
    pub options: HostingOptions,
    /// The person who may start, remove people and mute them, besides the host.
    pub owner: Option<Person>,
    /// The chairs, by seat.
    pub chairs: Vec<Chair>,
    /// The lines already played, if the game continues from the middle of another one. No one can
    /// undo them, and the random results that follow can't be verified, since the deck was dealt
    /// with another seed. It is empty for a game from the beginning.
    pub prelude: Vec<Line<G>>,
}

/// The reason why a table can't be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenProblem<G: Game> {
    /// The setup is invalid.
    Setup(G::SetupProblem),
    /// An option is invalid.
    Option(HostingProblem),
    /// The number of chairs differs from the number of players.
    Chairs {
        /// The number of seats of the game.
        expected: usize,
        /// The number of chairs given.
        found: usize,
    },
    /// A person has two seats.
    PersonTwice(Person),
    /// A line of the prelude can't be played.
    Prelude {
        /// Its index, from 0.
        index: usize,
    },
}

impl<G: Game> fmt::Display for OpenProblem<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenProblem::Setup(problem) => problem.fmt(f),
            OpenProblem::Option(problem) => problem.fmt(f),
            OpenProblem::Chairs { expected, found } => {
                write!(f, "the game has {expected} seats, but {found} are given")
            }
            OpenProblem::PersonTwice(person) => write!(f, "person {person} sits in two seats"),
            OpenProblem::Prelude { index } => {
                write!(f, "line {} of what was played already can't be played", index + 1)
            }
        }
    }
}

impl<G: Game> std::error::Error for OpenProblem<G> {}

impl<G: Game> Opening<G> {
    /// Returns every problem.
    pub fn problems(&self) -> Vec<OpenProblem<G>> {
        let mut problems: Vec<OpenProblem<G>> = Vec::new();
        match G::start(&self.setup) {
            Err(setup) => problems.extend(setup.into_iter().map(OpenProblem::Setup)),
            Ok(game) => {
                let expected = usize::from(game.players());
                let found = self.chairs.len();
                if expected != found {
                    problems.push(OpenProblem::Chairs { expected, found });
                }
            }
        }
        problems.extend(self.options.problems().into_iter().map(OpenProblem::Option));
        for (index, chair) in self.chairs.iter().enumerate() {
            if let Chair::Person(person) = chair
                && self.chairs[..index].contains(chair)
            {
                problems.push(OpenProblem::PersonTwice(*person));
            }
        }
        if let Err(prelude) = self.journal() {
            let wrong = |problem: &OpenProblem<G>| matches!(problem, OpenProblem::Prelude { .. });
            problems.extend(prelude.into_iter().filter(wrong));
        }
        problems
    }

    /// Returns the game when the table opens: at its beginning, or after the prelude.
    pub(crate) fn journal(&self) -> Result<Journal<G>, Vec<OpenProblem<G>>> {
        let mut journal = Journal::start(self.setup.clone())
            .map_err(|problems| problems.into_iter().map(OpenProblem::Setup).collect::<Vec<_>>())?;
        for (index, line) in self.prelude.iter().enumerate() {
            if !journal.play_line(line, &mut ()) {
                return Err(vec![OpenProblem::Prelude { index }]);
            }
        }
        Ok(journal)
    }

    /// Returns the first lines of the log, without their times.
    pub(crate) fn lines(&self, commitment: &[u8; 32]) -> Vec<String> {
        let edition = self.setup.edition();
        let mut lines = vec![format!("table {LOG_VERSION} {} {edition}", G::NAME)];
        lines.extend(self.setup.fields().iter().map(|(key, value)| format!("set {key} {value}")));
        let options = self.options.fields();
        lines.extend(options.iter().map(|(key, value)| format!("option {key} {value}")));
        if let Some(owner) = self.owner {
            lines.push(format!("owner {owner}"));
        }
        lines.extend(self.chairs.iter().zip(0u8..).map(|(chair, seat)| match chair {
            Chair::Open => format!("chair {seat} open"),
            Chair::Person(person) => format!("chair {seat} person {person}"),
            Chair::Bot(level) => format!("chair {seat} bot {level}"),
        }));
        lines.extend(self.prelude.iter().map(|line| format!("past {line}")));
        lines.push(format!("commit {}", hex(commitment)));
        lines.push(OPEN.to_owned());
        lines
    }

    /// Parses the first lines up to `open`. Returns the opening and the commitment.
    pub(crate) fn read(lines: &[&str]) -> Result<(Opening<G>, [u8; 32]), RestoreProblem<G>> {
        let at = |index: usize| move |why| RestoreProblem { sequence: index as u64 + 1, why };
        let first = lines.first().copied().unwrap_or_default();
        let mut header = Header::new(preamble::<G>(first).map_err(at(0))?);
        for (index, line) in lines.iter().enumerate().skip(1) {
            header.line(line).map_err(RestoreWhy::Misread).map_err(at(index))?;
        }
        let last = lines.len().saturating_sub(1);
        header.opening().map_err(at(last))
    }
}

/// The line that ends the first lines.
pub(crate) const OPEN: &str = "open";

/// Parses the first line, and returns the edition of the rules.
fn preamble<G: Game>(line: &str) -> Result<u8, RestoreWhy<G>> {
    let words: Vec<&str> = line.split(' ').collect();
    let ["table", log, game, rules] = words[..] else { return Err(RestoreWhy::NotALog) };
    if log != LOG_VERSION.to_string() {
        Err(RestoreWhy::LogVersion(log.to_owned()))
    } else if game != G::NAME {
        Err(RestoreWhy::OtherGame(game.to_owned()))
    } else {
        known_edition::<G>(rules).ok_or_else(|| RestoreWhy::Edition(rules.to_owned()))
    }
}

/// The contents of the first lines so far.
struct Header<G: Game> {
    edition: u8,
    settings: Vec<(String, String)>,
    options: Vec<(String, String)>,
    owner: Option<Person>,
    chairs: Vec<Chair>,
    prelude: Vec<Line<G>>,
    commitment: Option<[u8; 32]>,
}

impl<G: Game> Header<G> {
    fn new(edition: u8) -> Self {
        Header {
            edition,
            settings: Vec::new(),
            options: Vec::new(),
            owner: None,
            chairs: Vec::new(),
            prelude: Vec::new(),
            commitment: None,
        }
    }

    fn line(&mut self, line: &str) -> Result<(), NotationError> {
        self.understand(line).ok_or_else(|| {
            NotationError::new(
                line,
                "set <key> <value> | option <key> <value> | owner <person> | \
                 chair <seat> open|person <person>|bot <level> | past <seat> <move> | \
                 past ! <outcome> | past all end | commit <hexadecimal> | open",
            )
        })
    }

    fn understand(&mut self, line: &str) -> Option<()> {
        let mut rest = line;
        match word(&mut rest)? {
            "set" => self.settings.push((word(&mut rest)?.to_owned(), rest.to_owned())),
            "option" => self.options.push((word(&mut rest)?.to_owned(), rest.to_owned())),
            "owner" => self.owner = Some(Person(number_u64(rest)?)),
            "chair" => {
                let seat = take_seat(&mut rest)?;
                (seat == Seat(self.chairs.len() as u8)).then_some(())?;
                self.chairs.push(match word(&mut rest)? {
                    "open" => Chair::Open,
                    "person" => Chair::Person(Person(number_u64(rest)?)),
                    "bot" => Chair::Bot(Level::new(rest)?),
                    _ => return None,
                });
            }
            "past" => self.prelude.push(Line::read(rest).ok()?),
            "commit" => self.commitment = Some(hex32(rest)?),
            OPEN => {}
            _ => return None,
        }
        Some(())
    }

    fn opening(self) -> Result<(Opening<G>, [u8; 32]), RestoreWhy<G>> {
        let setup = G::Setup::from_fields(self.edition, &self.settings)
            .map_err(|mut problems| RestoreWhy::Setting(problems.swap_remove(0)))?;
        let options = HostingOptions::from_fields(&self.options).map_err(RestoreWhy::Misread)?;
        let missing = || RestoreWhy::Misread(NotationError::new(OPEN, "commit <hexadecimal>"));
        let commitment = self.commitment.ok_or_else(missing)?;
        let Header { owner, chairs, prelude, .. } = self;
        Ok((Opening { setup, options, owner, chairs, prelude }, commitment))
    }
}
