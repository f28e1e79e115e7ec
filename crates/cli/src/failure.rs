//! Why a command did not do what it was asked, and the exit code that tells a program so.

use std::io;

/// A check found something wrong.
pub const WRONG: u8 = 1;
/// The command line does not say what to do.
pub const USAGE: u8 = 2;
/// A file or the terminal can't be read or written.
pub const TROUBLE: u8 = 3;

/// Why a command stopped. The sentences are in the reader's language already.
#[derive(Debug)]
pub enum Failure {
    /// What was checked is wrong: a record, a box, a setup.
    Wrong(String),
    /// The command line asks for something that can't be.
    Usage(String),
    /// Input or output failed.
    Trouble(String),
    /// The output could not be written; quiet if nobody reads it any more.
    Output(io::Error),
    /// Everything was said already; only the exit code is left to tell.
    Told(u8),
}

impl Failure {
    /// The sentence for it, unless it was said already or can't be.
    pub fn sentence(&self) -> Option<&str> {
        match self {
            Failure::Wrong(sentence) | Failure::Usage(sentence) | Failure::Trouble(sentence) => {
                Some(sentence)
            }
            Failure::Output(_) | Failure::Told(_) => None,
        }
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Wrong(_) => WRONG,
            Failure::Usage(_) => USAGE,
            Failure::Trouble(_) => TROUBLE,
            // Whoever closed the pipe has read enough.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Failure::Output(_) => TROUBLE,
            Failure::Told(code) => *code,
        }
    }
}

impl From<io::Error> for Failure {
    /// Only for what goes wrong while writing output: files say what they are called.
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Failure::Output(error.into())
    }
}
