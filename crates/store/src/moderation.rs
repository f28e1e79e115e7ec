//! What those who run a server know and do: roles, bans, reports, and a trail of it all.

use table::Person;
use wire::TableId;

/// What somebody may do on this server, besides playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Role {
    /// What everybody may.
    #[default]
    Player,
    /// Also read reports, ban and delete.
    Admin,
}

impl Role {
    /// The role as it is stored and written.
    pub fn name(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Admin => "admin",
        }
    }

    /// The role of this name.
    pub fn from_name(name: &str) -> Option<Role> {
        [Role::Player, Role::Admin].into_iter().find(|role| role.name() == name)
    }
}

/// How somebody stands with those who run the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// What they may do.
    pub role: Role,
    /// Until when they may not sign in.
    pub banned_until_ms: Option<u64>,
    /// Until when they may not use the chat.
    pub muted_until_ms: Option<u64>,
}

/// Somebody reports what was written in a chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Who.
    pub by: Person,
    /// About whom.
    pub about: Person,
    /// Where.
    pub table: TableId,
    /// The line of the log that is meant.
    pub sequence: u64,
    /// What the reporter says.
    pub text: String,
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub created_ms: u64,
}

/// A report as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its number.
    pub id: u64,
    /// What was reported.
    pub report: Report,
    /// How it was dealt with, once it was.
    pub closed: Option<Closing>,
}

/// How a report was dealt with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closing {
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub at_ms: u64,
    /// Who has closed it: the name of an administrator, or `console`.
    pub by: String,
    /// What was decided.
    pub note: String,
}

/// Something that somebody who runs the server has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub at_ms: u64,
    /// Who: the number of an administrator, or `console`.
    pub by: String,
    /// What: `ban`, `rename` and so on.
    pub action: String,
    /// To whom or what: `person 7`, `table …`.
    pub subject: String,
    /// What else there is to know.
    pub detail: String,
}
