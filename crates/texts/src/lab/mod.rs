//! What `emberwake lab` says: its help, its progress and its complaints. The reports themselves are
//! in English only.

mod de;
mod en;
mod es;
mod fr;

use crate::Lang;
use crate::messages::messages;
use crate::speak::speak;

messages! {
/// A text of the lab's help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LabHelp {
    /// `lab`.
    Lab,
    /// `lab run`.
    Run,
    /// `lab report`.
    Report,
    /// `lab compare`.
    Compare,
    /// `lab balance`.
    Balance,
    /// `lab record`.
    Record,
    /// A plan.
    Plan,
    /// The folder of a study.
    Data,
    /// The folder to compare with.
    OtherData,
    /// `lab run --out`.
    RunOut,
    /// `lab report --out` and `lab compare --out`.
    PageOut,
    /// `lab report --no-records`.
    NoRecords,
    /// `lab balance --target`.
    Target,
    /// `lab record --game`.
    Game,
}
}

messages! {
/// A message of the lab.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names of the fields say what they hold")]
pub enum LabMessage<'a> {
    /// How far a study has come.
    Progress { done: u64, all: u64, left: &'a str },
    /// How far a search has come.
    Searching { settings: usize, distance: &'a str },
    /// Everything is played.
    Complete { games: u64, folder: &'a str },
    /// A study was stopped and can go on.
    Stopped { games: u64, folder: &'a str },
    /// A page was written.
    Written { file: &'a str },
    /// A page was written, with records beside it.
    WrittenWithRecords { file: &'a str, records: usize, folder: &'a str },
    /// A plan or target can't be read.
    Misread { why: &'a str },
    /// There is no such game.
    NoGame { name: &'a str, known: &'a str },
    /// So many can't play.
    Players { wanted: &'a str, least: u8, most: u8 },
    /// There is no such question.
    NoQuestion { word: &'a str, known: &'a str },
    /// A number that can't be there.
    BadNumber { key: &'a str },
    /// A list that is empty, too long, or names something twice.
    BadList { key: &'a str },
    /// Two variants with one name.
    VariantTwice { name: &'a str },
    /// Something about a variant.
    InVariant { name: &'a str, why: &'a str },
    /// The game has no boxes.
    NoBoxes,
    /// There is no study in a folder.
    NoStudy { folder: &'a str },
    /// A file is damaged, and why.
    Damaged { file: &'a str, why: &'a str },
    /// A file is not what was written.
    Checksum { file: &'a str },
    /// A study of another version.
    Version { file: &'a str, version: u32 },
    /// A folder holds another study.
    OtherStudy { folder: &'a str },
    /// Nothing was played yet.
    Empty { folder: &'a str },
    /// A study has no such game.
    NoSuchGame { game: &'a str },
    /// Two studies of different games.
    DifferentGames { first: &'a str, second: &'a str },
    /// A target without a goal.
    NoGoal,
    /// A target with nothing to change.
    NoSpace,
    /// A goal without a range.
    BadRange { figure: &'a str },
    /// No figure begins so.
    NoFigure { figure: &'a str },
    /// A setting of the space without a list.
    NotAList { key: &'a str },
}
}

/// A text of the lab's help in a language.
pub fn lab_help(lang: Lang, help: LabHelp) -> &'static str {
    speak!(lang, lab_help(help))
}

/// A message of the lab in a language.
pub fn lab_message(lang: Lang, message: &LabMessage) -> String {
    speak!(lang, lab_message(message))
}
