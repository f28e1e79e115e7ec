//! Moderation: roles, bans, reports, and the audit trail.

use table::Person;
use wire::TableId;

/// A person's permissions on this server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Role {
    /// Plays, like everyone.
    #[default]
    Player,
    /// Also reads reports, bans and deletes.
    Admin,
}

impl Role {
    /// Returns the name under which it is stored.
    pub fn name(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Admin => "admin",
        }
    }

    /// Returns the role with this name.
    pub fn from_name(name: &str) -> Option<Role> {
        [Role::Player, Role::Admin].into_iter().find(|role| role.name() == name)
    }
}

/// A person's role and sanctions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The role.
    pub role: Role,
    /// The time until which they may not sign in.
    pub banned_until_ms: Option<u64>,
    /// The time until which they may not use the chat.
    pub muted_until_ms: Option<u64>,
}

/// A report about a chat line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The person who reports.
    pub by: Person,
    /// The person who is reported.
    pub about: Person,
    /// The table.
    pub table: TableId,
    /// The line of the log.
    pub sequence: u64,
    /// The comment of the reporter.
    pub text: String,
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub created_ms: u64,
}

/// Which reports to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReportsOf {
    /// All, closed ones too.
    Everyone,
    /// Those that aren't closed.
    Open,
    /// Those that this person made.
    Person(Person),
}

/// A stored report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its number.
    pub id: u64,
    /// The report.
    pub report: Report,
    /// The decision, if it is closed.
    pub closed: Option<Closing>,
}

/// The decision about a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closing {
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub at_ms: u64,
    /// The one who closed it: the name of an administrator, or `console`.
    pub by: String,
    /// The note about the decision.
    pub note: String,
}

/// An action of an administrator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub at_ms: u64,
    /// The actor: the number of an administrator, or `console`.
    pub by: String,
    /// The action: `ban`, `rename` and so on.
    pub action: String,
    /// The person or thing it was done to: `person 7`, `table …`.
    pub subject: String,
    /// Further details.
    pub detail: String,
}
