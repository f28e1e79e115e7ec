//! Parses messages from clients. It is strict: a message that isn't fully understood isn't carried
//! out.

use crate::{Code, FromClient, VERSION};
use serde::Deserialize;
use std::fmt;

/// The longest frame from a client, in bytes.
pub const FRAME_BYTES_MAX: usize = 16 * 1024;

/// The reason why a frame from a client is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The frame is longer than [`FRAME_BYTES_MAX`]: this many bytes.
    TooLong(usize),
    /// The hello has this version, which isn't [`VERSION`].
    Version(u64),
    /// The frame isn't a message, with the reason.
    Malformed(String),
}

impl ReadError {
    /// Returns the code for programs.
    pub fn code(&self) -> Code {
        match self {
            ReadError::TooLong(_) => Code::TooLong,
            ReadError::Version(_) => Code::Version,
            ReadError::Malformed(_) => Code::Malformed,
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::TooLong(bytes) => {
                write!(f, "a message of {bytes} bytes; at most {FRAME_BYTES_MAX} are read")
            }
            ReadError::Version(version) => {
                write!(f, "version {version} of the messages; this server speaks version {VERSION}")
            }
            ReadError::Malformed(why) => write!(f, "no message: {why}"),
        }
    }
}

impl std::error::Error for ReadError {}

/// The part that every version of `hello` has: a client of another version learns about that even
/// if the rest of its hello can't be parsed here.
#[derive(Deserialize)]
struct Greeting {
    say: String,
    version: u64,
}

/// Parses a frame.
pub fn read(text: &str) -> Result<FromClient, ReadError> {
    if text.len() > FRAME_BYTES_MAX {
        return Err(ReadError::TooLong(text.len()));
    }
    match serde_json::from_str(text) {
        Ok(FromClient::Hello { version, .. }) if version != VERSION => {
            Err(ReadError::Version(version.into()))
        }
        Ok(message) => Ok(message),
        Err(error) => Err(match serde_json::from_str::<Greeting>(text) {
            Ok(Greeting { say, version }) if say == "hello" && version != u64::from(VERSION) => {
                ReadError::Version(version)
            }
            _ => ReadError::Malformed(error.to_string()),
        }),
    }
}
