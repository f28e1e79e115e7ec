//! What a table is opened with, and the first lines of its log, which say so.

use crate::options::{OptionProblem, Options};
use crate::text::{number_u64, take_seat, word};
use crate::{Chair, Level, Person};
use kernel::notation::{Misread, hex, hex32};
use kernel::{FieldProblem, Game, Journal, Line, Seat, SetupText, known_edition};
use std::fmt;

/// The version of the log's notation that this crate reads and writes.
pub const LOG_VERSION: u32 = 1;

/// What a table is opened with. Public fields, possibly nonsense; [`crate::Table::open`] is the
/// gate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening<G: Game> {
    /// What the game is played with.
    pub setup: G::Setup,
    /// What the table is run with.
    pub options: Options,
    /// Who may start, send people away and silence them, besides the host.
    pub owner: Option<Person>,
    /// How the seats are filled, by seat.
    pub chairs: Vec<Chair>,
    /// What was played already, where the game goes on from the middle of another one. Nobody can
    /// take it back, and the luck that follows can't be checked: the deck was dealt by another
    /// seed. Empty for a game that begins at the beginning.
    pub prelude: Vec<Line<G>>,
}

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenProblem<G: Game> {
    /// The setup is no game.
    Setup(G::SetupProblem),
    /// An option makes no sense.
    Option(OptionProblem),
    /// The chairs are not as many as the players.
    Chairs {
        /// How many the game needs.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A person sits in two seats.
    PersonTwice(Person),
    /// A line of the prelude can't be played.
    Prelude {
        /// Which one, from 0.
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

/// Why the first lines of a log open no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum HeaderProblem {
    NotALog,
    LogVersion(String),
    OtherGame(String),
    Edition(String),
    Misread(Misread),
    Setting(FieldProblem),
}

impl<G: Game> Opening<G> {
    /// Everything that is wrong.
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

    /// The game as it stands when the table opens: at its beginning, or after the prelude.
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

    /// The first lines of the log, without their times.
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

    /// Reads the first lines up to `open`, the opening and the commitment.
    pub(crate) fn read(lines: &[&str]) -> Result<(Opening<G>, [u8; 32]), (usize, HeaderProblem)> {
        let first = lines.first().copied().unwrap_or_default();
        let mut header = Header::new(preamble::<G>(first).map_err(|problem| (0, problem))?);
        for (index, line) in lines.iter().enumerate().skip(1) {
            header.line(line).map_err(|misread| (index, HeaderProblem::Misread(misread)))?;
        }
        let last = lines.len().saturating_sub(1);
        header.opening().map_err(|problem| (last, problem))
    }
}

/// The line that ends the first lines.
pub(crate) const OPEN: &str = "open";

/// The first line, which gives the edition of the rules.
fn preamble<G: Game>(line: &str) -> Result<u8, HeaderProblem> {
    let words: Vec<&str> = line.split(' ').collect();
    let ["table", log, game, rules] = words[..] else { return Err(HeaderProblem::NotALog) };
    if log != LOG_VERSION.to_string() {
        Err(HeaderProblem::LogVersion(log.to_owned()))
    } else if game != G::NAME {
        Err(HeaderProblem::OtherGame(game.to_owned()))
    } else {
        known_edition::<G>(rules).ok_or_else(|| HeaderProblem::Edition(rules.to_owned()))
    }
}

/// What the first lines have said so far.
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

    fn line(&mut self, line: &str) -> Result<(), Misread> {
        self.understand(line).ok_or_else(|| {
            Misread::new(
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

    fn opening(self) -> Result<(Opening<G>, [u8; 32]), HeaderProblem> {
        let setup = G::Setup::from_fields(self.edition, &self.settings)
            .map_err(|mut problems| HeaderProblem::Setting(problems.swap_remove(0)))?;
        let options = Options::from_fields(&self.options).map_err(HeaderProblem::Misread)?;
        let missing = || HeaderProblem::Misread(Misread::new(OPEN, "commit <hexadecimal>"));
        let commitment = self.commitment.ok_or_else(missing)?;
        let Header { owner, chairs, prelude, .. } = self;
        Ok((Opening { setup, options, owner, chairs, prelude }, commitment))
    }
}
