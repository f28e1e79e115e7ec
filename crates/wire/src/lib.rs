//! The messages between the page, or any other client, and the server. They are versioned; nothing
//! is decided here.
//!
//! One socket serves everything a client follows. Frames are JSON texts: [`FromClient`] one way,
//! [`FromServer`] the other. Moves use the notation of records, so that a client needs no types of
//! the rules to play.
//!
//! The life of a socket: the client sends [`FromClient::Hello`], and the server answers with
//! [`FromServer::Welcome`]. [`FromClient::Watch`] names a table and the last line of it that the
//! client has; a [`FromServer::Update`] contains what it missed, and more follow as things happen.
//! Each [`FromClient::Act`] has a number that the client chooses and gets one [`FromServer::Done`]
//! or [`FromServer::Refused`] with the same number. `Done` is sent only after the commit, so the
//! act is stored.
//!
//! Requests and responses without a socket are in [`http`].

mod along;
mod edits;
pub mod http;
mod id;
mod message;
mod problem;
mod read;
mod short;
mod short_told;

pub use along::{Along, Followed, play_along, position_checksum};
pub use edits::{Edits, EditsError};
pub use id::{TableId, TableIdProblem};
pub use message::{FromClient, FromServer, PersonName, Update, UpdateOf};
pub use problem::{Code, Problem};
pub use read::{FRAME_BYTES_MAX, ReadError, read};
pub use short::{
    Form, MismatchError, Rest, ShortUpdate, ShortUpdateOf, Texts, add_to_checksum, checksum,
    rest_edits, split_rest,
};
pub use short_told::{ShortTold, Step, by_all, by_luck, by_seat};

/// An act of a person at a table, with a move in notation. The server knows the person from the
/// session.
pub type Act = table::Act<String>;

/// The version of these messages. It increases when an old client would misunderstand a new server
/// or the other way around; a server refuses other versions with [`Code::Version`]. Fields and
/// messages from the server may be added without a new version, and clients ignore what they don't
/// know.
pub const VERSION: u32 = 1;
