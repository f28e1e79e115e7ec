//! What is asked of the server over HTTP, and what it answers, under `/api/v1`. Server, page and
//! programs read and write the same types, which bear the names of the OpenAPI document.
//!
//! The feature `server` adds what only the server needs: that document's schemas, and the refusal of
//! fields that a request does not have. Whoever asks ignores what it does not know of an answer.

mod acts;
mod admin;
mod bots;
mod history;
mod people;
mod records;
mod tables;

#[cfg(feature = "server")]
pub use acts::ActBody;
pub use acts::{DoneBody, ReportBody, Since};
pub use admin::{
    ActionDone, AuditBody, CloseBody, FiledReport, KnownPerson, PeopleWanted, PersonAction,
    ReportsWanted,
};
pub use bots::{Bot, BotBody, NewBot};
pub use history::{Before, Game, Profile, Ranked, RatingBody, SeatOfGame, Statistic};
pub use people::{
    CanNotify, ChangeBody, DeleteBody, Device, GuestBody, Me, NotifyBody, PasswordBody,
    RecoverBody, SignInBody,
};
pub use records::{Kept, RecordBody};
pub use tables::{
    About, ChairBody, ClockBody, Opened, Pace, SeatBody, TableBody, TableSummary, TimeoutBody,
    Which, WhichBody, settings,
};
