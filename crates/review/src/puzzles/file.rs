//! A file of puzzles: a heading that says how it was made, then a record for each puzzle, with tags.

use super::{Difficulty, Puzzle, Theme};
use crate::Reviewed;
use kernel::{Game, Record, RecordProblem};
use std::fmt;

/// The version of the file format.
const FORMAT_VERSION: u32 = 1;
/// How the first line begins.
const FIRST: &str = "emberwake puzzles ";
/// How each puzzle begins.
const RECORD: &str = "emberwake record ";

/// Where puzzles come from: with the same program, this gives the same file again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleSource {
    /// The program and the judge of positions that found them.
    pub made: String,
    /// The seed of the series of games.
    pub seed: u64,
    /// The numbers of players, which the games take in turn.
    pub players: Vec<u8>,
}

impl PuzzleSource {
    /// Describes this program as the source.
    pub fn own<G: Reviewed>(seed: u64, players: Vec<u8>) -> PuzzleSource {
        let mut hash = Fnv::new();
        for count in G::players_range() {
            hash.add(G::weights_for(count).unwrap_or(G::weights()).to_string().as_bytes());
        }
        hash.add(G::nets().unwrap_or_default());
        let made = format!("emberwake {} judge {:016x}", env!("CARGO_PKG_VERSION"), hash.0);
        PuzzleSource { made, seed, players }
    }
}

/// A hash that tells versions of the judge apart.
struct Fnv(u64);

impl Fnv {
    fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Puzzles of one game and where they come from.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleFile<G: Game> {
    /// How they were found.
    pub source: PuzzleSource,
    /// The number of games of the series that were mined.
    pub games: u64,
    /// The puzzles, in the order of the games.
    pub puzzles: Vec<Puzzle<G>>,
}

/// Why a text is not a file of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleProblem {
    /// The first line is not that of such a file.
    NotPuzzles,
    /// A file of another version of the format.
    FormatVersion(String),
    /// Puzzles of another game.
    OtherGame(String),
    /// A line of the heading is missing or can't be read.
    Heading(&'static str),
    /// A record can't be read; its number, from 1.
    Record(usize, RecordProblem),
    /// A tag of a puzzle is missing or can't be read.
    Tag {
        /// The puzzle.
        id: String,
        /// The key of the tag.
        key: &'static str,
    },
    /// A record is not a game by the rules.
    Replay {
        /// The puzzle.
        id: String,
        /// The refusal of the rules.
        why: String,
    },
    /// The answer or the best of the other moves is not legal, or both are the same.
    Answer {
        /// The puzzle.
        id: String,
    },
    /// No seat decides where a puzzle asks for a move.
    NoDecision {
        /// The puzzle.
        id: String,
    },
}

impl fmt::Display for PuzzleProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleProblem::NotPuzzles => f.write_str("not a file of Emberwake puzzles"),
            PuzzleProblem::FormatVersion(found) => {
                write!(f, "format version ‘{found}’, but {FORMAT_VERSION} is read here")
            }
            PuzzleProblem::OtherGame(found) => write!(f, "puzzles of ‘{found}’"),
            PuzzleProblem::Heading(line) => write!(f, "the line ‘{line}’ is missing or wrong"),
            PuzzleProblem::Record(nth, problem) => write!(f, "puzzle {nth}: {problem}"),
            PuzzleProblem::Tag { id, key } => {
                write!(f, "puzzle {id}: the tag ‘{key}’ is missing or wrong")
            }
            PuzzleProblem::Replay { id, why } => write!(f, "puzzle {id}: {why}"),
            PuzzleProblem::Answer { id } => write!(f, "puzzle {id}: the answer is not a choice"),
            PuzzleProblem::NoDecision { id } => write!(f, "puzzle {id}: no seat decides there"),
        }
    }
}

impl std::error::Error for PuzzleProblem {}

impl<G: Game> PuzzleFile<G> {
    /// Creates a file without puzzles.
    pub fn new(source: PuzzleSource) -> PuzzleFile<G> {
        PuzzleFile { source, games: 0, puzzles: Vec::new() }
    }

    /// Reads a file.
    pub fn parse(text: &str) -> Result<PuzzleFile<G>, PuzzleProblem> {
        let (heading, records) = match text.find(&format!("\n{RECORD}")) {
            Some(at) => text.split_at(at + 1),
            None => (text, ""),
        };
        let mut lines = heading.lines();
        let version = lines.next().and_then(|line| line.strip_prefix(FIRST));
        let version = version.ok_or(PuzzleProblem::NotPuzzles)?;
        if version != FORMAT_VERSION.to_string() {
            return Err(PuzzleProblem::FormatVersion(version.to_owned()));
        }
        let mut line = |key: &'static str| {
            let value = lines.next().and_then(|line| line.strip_prefix(key)?.strip_prefix(' '));
            value.ok_or(PuzzleProblem::Heading(key))
        };
        let game = line("game")?;
        if game != G::NAME {
            return Err(PuzzleProblem::OtherGame(game.to_owned()));
        }
        let made = line("made")?.to_owned();
        let seed = line("seed")?.parse().map_err(|_| PuzzleProblem::Heading("seed"))?;
        let players = line("players")?.split(' ').map(str::parse).collect::<Result<Vec<u8>, _>>();
        let players = players.map_err(|_| PuzzleProblem::Heading("players"))?;
        let games = line("games")?.parse().map_err(|_| PuzzleProblem::Heading("games"))?;
        let puzzles = split_records(records).enumerate();
        let puzzles = puzzles.map(|(nth, text)| read_puzzle(nth + 1, text));
        Ok(PuzzleFile {
            source: PuzzleSource { made, seed, players },
            games,
            puzzles: puzzles.collect::<Result<_, _>>()?,
        })
    }
}

/// Returns the name of the game whose puzzles a text has, if it is a file of puzzles.
pub fn game_of(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    lines.next()?.strip_prefix(FIRST)?;
    lines.next()?.strip_prefix("game ")
}

/// The texts of the records, one after the other.
fn split_records(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = rest[1..].find(&format!("\n{RECORD}")).map_or(rest.len(), |at| at + 2);
        let (one, more) = rest.split_at(end);
        rest = more;
        Some(one)
    })
}

const ID: &str = "puzzle";
const ANSWER: &str = "puzzle.answer";
const NEXT: &str = "puzzle.next";
const CHANCES: &str = "puzzle.chances";
const DIFFICULTY: &str = "puzzle.difficulty";
const THEMES: &str = "puzzle.themes";

/// The record of a puzzle with what belongs to the puzzle as tags.
fn tagged<G: Game>(puzzle: &Puzzle<G>) -> Record<G> {
    let mut record = puzzle.record.clone();
    let mut tag = |key: &str, value: String| record.tags_between.push((key.to_owned(), value));
    tag(ID, puzzle.id.clone());
    for answer in &puzzle.answers {
        tag(ANSWER, answer.to_string());
    }
    tag(NEXT, puzzle.next.to_string());
    tag(CHANCES, format!("{:.3} {:.3}", puzzle.chance, puzzle.next_chance));
    tag(DIFFICULTY, puzzle.difficulty.word().to_owned());
    let themes: Vec<&str> = puzzle.themes.iter().map(|theme| theme.word()).collect();
    tag(THEMES, themes.join(" "));
    record
}

fn read_puzzle<G: Game>(nth: usize, text: &str) -> Result<Puzzle<G>, PuzzleProblem> {
    let mut record = Record::<G>::parse(text).map_err(|why| PuzzleProblem::Record(nth, why))?;
    let id = record.tag(ID).map_or_else(|| nth.to_string(), str::to_owned);
    let wrong = |key: &'static str| PuzzleProblem::Tag { id: id.clone(), key };
    let moves = |key: &'static str| -> Result<Vec<G::Move>, PuzzleProblem> {
        let given = record.tags_between.iter().filter(|(given, _)| given == key);
        let read: Result<Vec<G::Move>, _> = given.map(|(_, value)| value.parse()).collect();
        read.ok().filter(|moves| !moves.is_empty()).ok_or_else(|| wrong(key))
    };
    let answers = moves(ANSWER)?;
    let next = moves(NEXT)?[0];
    let value = |key: &'static str| record.tag(key).ok_or_else(|| wrong(key));
    let share = |text: &str| text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    let chances = value(CHANCES)?.split_once(' ');
    let chances = chances.and_then(|(best, next)| Some((share(best)?, share(next)?)));
    let (chance, next_chance) = chances.ok_or_else(|| wrong(CHANCES))?;
    let difficulty = Difficulty::read(value(DIFFICULTY)?).ok_or_else(|| wrong(DIFFICULTY))?;
    let themes: Option<Vec<Theme>> = value(THEMES)?.split(' ').map(Theme::read).collect();
    let themes = themes.ok_or_else(|| wrong(THEMES))?;
    record.tags_between.retain(|(key, _)| key != ID && !key.starts_with("puzzle."));
    Ok(Puzzle { id, record, answers, next, chance, next_chance, difficulty, themes })
}

impl<G: Game> fmt::Display for PuzzleFile<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PuzzleSource { made, seed, players } = &self.source;
        let players: Vec<String> = players.iter().map(u8::to_string).collect();
        let players = players.join(" ");
        let games = self.games;
        write!(f, "{FIRST}{FORMAT_VERSION}\ngame {}\nmade {made}\n", G::NAME)?;
        write!(f, "seed {seed}\nplayers {players}\ngames {games}\n")?;
        self.puzzles.iter().try_for_each(|puzzle| f.write_str(&tagged(puzzle).to_string()))
    }
}
