//! Errors in reading and writing the data of a study.

use std::path::PathBuf;
use std::{fmt, io};

/// The reason that data can't be read or written.
#[derive(Debug)]
pub enum DataProblem {
    /// The folder contains no study.
    NoStudy(PathBuf),
    /// The file can't be parsed. Holds the path and the reason.
    Damaged(PathBuf, String),
    /// The checksum of the file doesn't match.
    Checksum(PathBuf),
    /// The study was written by another version of this program.
    Version(PathBuf, u32),
    /// The folder contains another study.
    OtherStudy(PathBuf),
    /// No games have been played yet.
    Empty(PathBuf),
    /// The study has no such game.
    NoGame(String),
    /// A file can't be read or written.
    Io(PathBuf, io::Error),
}

impl fmt::Display for DataProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DataProblem::NoStudy(path) => {
                write!(f, "{}: there is no study in this folder", path.display())
            }
            DataProblem::Damaged(path, why) => write!(f, "{}: damaged: {why}", path.display()),
            DataProblem::Checksum(path) => {
                write!(f, "{}: damaged: the checksum is another", path.display())
            }
            DataProblem::Version(path, version) => {
                write!(f, "{}: version {version} of the data is not known", path.display())
            }
            DataProblem::OtherStudy(path) => {
                write!(f, "{}: this folder holds another study", path.display())
            }
            DataProblem::Empty(path) => write!(f, "{}: nothing was played yet", path.display()),
            DataProblem::NoGame(name) => write!(f, "there is no game ‘{name}’ in this study"),
            DataProblem::Io(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for DataProblem {}
