//! What the commands of `emberwake` say: messages, labels of tables, and the help.
//!
//! The functions here only choose the language; the sentences stand in one file per language.

mod de;
mod en;
mod es;
mod fr;
mod help;

pub use help::{Help, help};

use crate::Lang;
use crate::messages::{Sample, messages};
use crate::speak::speak;

messages! {
/// A message of a command, with what it is about.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names of the fields say what they hold")]
pub enum Message<'a> {
    // Files.
    /// A file can't be read.
    CantRead { file: &'a str, why: &'a str },
    /// A file can't be written.
    CantWrite { file: &'a str, why: &'a str },
    /// The output can't be written.
    CantPrint { why: &'a str },
    /// Why the system refuses, as the end of a sentence.
    Because(Reason),
    /// A file is larger than any that belongs here.
    TooLarge { file: &'a str },
    /// A file is not text; this is its first line that is none.
    NotText { file: &'a str, line: usize },
    /// What stands for a file's name when there is none.
    StandardInput,
    /// A sentence about a file.
    InFile { file: &'a str, why: &'a str },

    // Measuring a server.
    /// The measurement failed.
    LoadFailed { why: &'a str },
    /// An address that is not on this machine.
    LoadElsewhere { address: &'a str },
    /// Several processes can't share a file.
    LoadNeedsPostgres,
    /// The memory that the server holds.
    LoadMemory { mebibytes: u64 },
    /// What a table costs that waits for a person.
    LoadTableCost { tables: usize, bytes: &'a str },
    /// What a silent connection costs.
    LoadSocketCost { sockets: usize, bytes: &'a str },

    // The command line.
    /// We do not speak that.
    NoSuchLanguage { tag: &'a str, tags: &'a str },
    /// Not a seed.
    NotASeed { text: &'a str },
    /// Not a number, or none of those that may stand there.
    NotANumber { text: &'a str },
    /// Nobody knows this argument.
    UnknownArgument { argument: &'a str },
    /// Nobody knows this command, but these.
    UnknownCommand { command: &'a str, known: &'a str },
    /// A command is missing, one of these.
    MissingCommand { known: &'a str },
    /// An argument is missing.
    MissingArgument { argument: &'a str },
    /// An option without its value.
    MissingValue { argument: &'a str },
    /// An option that is given twice.
    Twice { argument: &'a str },
    /// Two arguments that exclude each other.
    Conflict { argument: &'a str, other: &'a str },
    /// A value that an option can't have.
    BadValue { argument: &'a str, value: &'a str },
    /// The same, with a sentence that says why.
    BadValueBecause { argument: &'a str, why: &'a str },
    /// An argument that is not Unicode.
    NotUnicode,

    // The rulebook.
    /// Nothing was found.
    NothingFound { words: &'a str },
    /// No paragraph has this id.
    NoSuchRule { id: &'a str, game: &'a str },

    // Looking after a server.
    /// It was done.
    AdminDone,
    /// A list is empty.
    AdminNone,
    /// The new password of somebody.
    AdminPassword { password: &'a str },
    /// The server that has the database does not answer.
    AdminUnreachable { why: &'a str },

    // Boxes.
    /// A box is fine.
    BoxFine { file: &'a str, name: &'a str },

    // Records.
    /// A finished game by the rules.
    FinishedGame { file: &'a str, game: &'a str, players: u8, lines: usize },
    /// A game by the rules that is not over.
    RunningGame { file: &'a str, game: &'a str, players: u8, lines: usize },
    /// All luck is what the seed gives.
    Verified { file: &'a str, outcomes: usize },
    /// The table has no such seat.
    NoSuchSeat { file: &'a str, seat: u8, players: u8 },
    /// The record is not so long.
    LineTooFar { file: &'a str, line: usize, lines: usize },

    // The story of a game.
    /// What is played.
    GameTitle { game: &'a str, players: u8 },
    /// The heading of the preparation.
    Preparation,
    /// The heading of a turn.
    TurnHeading { turn: u32, name: &'a str },
    /// The heading of what follows the last turn.
    EndHeading,
    /// The heading of the final table.
    Result,
    /// The heading of the table of a game that goes on.
    StandingSoFar,
    /// Who has won.
    Winners { names: &'a [String] },

    // Simulations.
    /// Nobody knows this bot, but these.
    NoSuchBot { bot: &'a str, known: &'a str },
    /// More bots are named than can sit down.
    SurplusBots { bots: usize, seats: u8 },
    /// A file of finished games belongs to another match.
    OtherMatch { found: &'a str },
    /// A line of a file of finished games can't be read.
    LedgerLine { line: usize },
    /// This bot takes its time, so that its games can't be repeated.
    BotNeedsClock { bot: &'a str },
    /// A record would take the place of this file.
    RecordExists { file: &'a str },
    /// What was simulated.
    SeriesTitle { game: &'a str, players: u8, games: u64, seed: u64 },
    /// How many games were stopped because they went on for too long.
    Unfinished { games: u64 },
    /// Means over all games, and in how many the victory was shared.
    SeriesMeans { turns: &'a str, decisions: &'a str, shared: u64 },

    // Playing.
    /// The number of players is not that of the seats.
    SeatsDiffer { players: u8, seats: u8 },
    /// Nobody of this kind can sit there, but these.
    NoSuchSeatKind { kind: &'a str, known: &'a str },
    /// More names than players.
    TooManyNames { names: usize, players: u8 },
    /// The system gives no randomness.
    NoRandomness { why: &'a str },
    /// The game in this file is over.
    GameFinished { file: &'a str },
}
}

messages! {
/// Why the system refuses to read or write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is not there.
    NotFound,
    /// The user may not.
    NotAllowed,
    /// It is a folder.
    IsFolder,
    /// A part of its path is not a folder.
    NoFolder,
    /// It is there already.
    Exists,
    /// No space is left.
    Full,
    /// Nothing can be written there.
    ReadOnly,
    /// Another program listens there.
    Taken,
    /// The address is none of this machine.
    NotOurs,
}
}

impl Sample for Reason {
    fn sample(_: &'static str) -> Reason {
        Reason::NotFound
    }
}

messages! {
/// The name of a game, or the heading of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// The game.
    Campfire,
    /// The other game.
    Sea,
    /// A player's name.
    Player,
    /// Who plays whom.
    Adventurer,
    /// Points of legend cards.
    Legends,
    /// Points of the song.
    Song,
    /// Moons won.
    Moons,
    /// Points lost for tiles.
    TilesLeft,
    /// All points.
    Points,
    /// The place, from 1.
    Place,
    /// How many play.
    Players,
    /// Games in a second.
    GamesPerSecond,
    /// Decisions in a second.
    DecisionsPerSecond,
    /// Decisions in a game.
    MeanDecisions,
    /// Turns in a game.
    MeanTurns,
    /// Bytes of a position.
    StateBytes,
    /// What was measured.
    Measured,
    /// How many a second.
    PerSecond,
    /// Half took no longer.
    Half,
    /// Nine in ten took no longer.
    NineInTen,
    /// 99 in 100 took no longer.
    Nearly,
    /// How many were refused.
    Refusals,
    /// Moves that were stored.
    MovesStored,
    /// Frames of a bare server.
    BareFrames,
    /// Steps ahead.
    Depth,
    /// Positions in which a seat decides.
    SeatNodes,
    /// Positions in which luck is awaited.
    ChanceNodes,
    /// Positions in which the game is over.
    OverNodes,
    /// All of them.
    Total,
    /// A bot's name.
    Bot,
    /// A seat's number.
    Seat,
    /// How many games.
    Games,
    /// How many victories.
    Wins,
    /// Victories in a hundred games.
    WinsPercent,
    /// Points in a game.
    MeanScore,
}
}

/// A message in a language.
pub fn message(lang: Lang, message: &Message) -> String {
    speak!(lang, message(message))
}

/// The name of a game or the heading of a column, in a language.
pub fn label(lang: Lang, label: Label) -> &'static str {
    speak!(lang, label(label))
}
