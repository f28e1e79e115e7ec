//! The messages between a page, or any other client, and the server. Versioned; nothing is decided
//! here.
//!
//! One socket serves everything a client follows. Frames are JSON texts: [`FromClient`] one way,
//! [`FromServer`] the other. Moves are in the notation of records, so that a client needs no type
//! of the rules to play.
//!
//! The life of a socket: the client says [`FromClient::Hello`], the server answers with
//! [`FromServer::Welcome`]. [`FromClient::Watch`] names a table and the last line of it that the
//! client has; a [`FromServer::Update`] brings what it missed, and more follow as things happen.
//! Each [`FromClient::Act`] carries a number of the client's choosing and is answered by one
//! [`FromServer::Done`] or [`FromServer::Refused`] with the same number. What is done is stored:
//! `Done` is sent only after the commit.
//!
//! What is asked and answered without a socket is in [`http`].

mod act;
pub mod http;
mod id;
mod message;
mod problem;
mod read;

pub use act::Act;
pub use id::{TableId, TableIdProblem};
pub use message::{FromClient, FromServer, PersonName, Update, UpdateOf};
pub use problem::{Code, Problem};
pub use read::{FRAME_BYTES_MAX, ReadError, read};

/// The version of these messages. It grows when an old client would misunderstand a new server or
/// the other way round; a server refuses others with [`Code::Version`]. Fields and messages from the
/// server may be added without it, and clients ignore what they don't know.
pub const VERSION: u32 = 1;
