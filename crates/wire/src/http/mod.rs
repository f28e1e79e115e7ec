//! Requests and responses of the HTTP API, under `/api/v1`. Server, page and programs use the same
//! types, whose names are those in the OpenAPI document.
//!
//! The feature `server` adds what only the server needs: that document's schemas, and the rejection
//! of unknown fields in a request. Clients ignore unknown fields in a response.

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
    REPORTS_LISTED, ReportsWanted,
};
pub use bots::{Bot, BotBody, NewBot};
pub use history::{
    Before, Game, OPPONENTS_MIN, Profile, Ranked, RatingBody, SeatOfGame, Statistic,
};
pub use people::{
    CanNotify, ChangeBody, DeleteBody, Device, GuestBody, Me, NotifyBody, PasswordBody,
    RecoverBody, SignInBody,
};
pub use records::{Kept, RecordBody};
pub use tables::{
    About, ChairBody, ClockBody, Opened, Pace, SeatBody, TableBody, TableSummary, TimeoutBody,
    Which, WhichBody, settings,
};
