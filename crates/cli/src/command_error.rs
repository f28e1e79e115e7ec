//! The errors of commands, and their exit codes.

use std::fmt;
use std::io;

/// A check found something wrong.
pub const WRONG: u8 = 1;
/// The command line can't be understood.
pub const USAGE: u8 = 2;
/// A file or the terminal can't be read or written.
pub const FILES_FAILED: u8 = 3;

/// The reason why a command stopped. The sentences are already in the reader's language.
#[derive(Debug)]
pub enum CommandError {
    /// The checked input is wrong: a record, a box, a setup.
    Wrong(String),
    /// The command line asks for something that can't be.
    Usage(String),
    /// Input or output failed.
    Files(String),
    /// The output couldn't be written; silent if its reader is gone.
    Output(io::Error),
    /// Everything was already printed; only the exit code is left.
    Told(u8),
}

impl CommandError {
    /// The sentence for it, unless it was said already or can't be.
    pub fn sentence(&self) -> Option<&str> {
        match self {
            CommandError::Wrong(sentence)
            | CommandError::Usage(sentence)
            | CommandError::Files(sentence) => Some(sentence),
            CommandError::Output(_) | CommandError::Told(_) => None,
        }
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            CommandError::Wrong(_) => WRONG,
            CommandError::Usage(_) => USAGE,
            CommandError::Files(_) => FILES_FAILED,
            // The reader that closed the pipe has read enough.
            CommandError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            CommandError::Output(_) => FILES_FAILED,
            CommandError::Told(code) => *code,
        }
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Wrong(sentence)
            | CommandError::Usage(sentence)
            | CommandError::Files(sentence) => f.write_str(sentence),
            CommandError::Output(error) => write!(f, "the output can't be written: {error}"),
            CommandError::Told(code) => write!(f, "the command ended with code {code}"),
        }
    }
}

impl std::error::Error for CommandError {}

impl From<io::Error> for CommandError {
    /// Only for errors while writing output; errors of files include their names.
    fn from(error: io::Error) -> Self {
        CommandError::Output(error)
    }
}

impl From<serde_json::Error> for CommandError {
    fn from(error: serde_json::Error) -> Self {
        CommandError::Output(error.into())
    }
}
