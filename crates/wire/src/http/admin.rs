//! Administration: reports, people, and the audit trail.

use crate::TableId;
use serde::{Deserialize, Serialize};
use table::Person;

/// The reports to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct ReportsWanted {
    /// Whether to list closed reports as well.
    #[serde(default)]
    pub all: bool,
    /// The number of a report: only earlier ones are listed.
    #[serde(default)]
    pub before: Option<u64>,
}

/// The maximum number of reports in an answer.
pub const REPORTS_LISTED: u32 = 200;

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct FiledReport {
    /// Its number.
    pub id: u64,
    /// The person who reports.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub by: Person,
    /// The name of that person, unless they have left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_name: Option<String>,
    /// The person who is reported.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub about: Person,
    /// The name of that person, unless they have left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about_name: Option<String>,
    /// The table.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub table: TableId,
    /// The line of the table's log.
    pub sequence: u64,
    /// The reported text, if the table still exists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// The comment of the reporter.
    pub text: String,
    /// The time of the report.
    pub created_ms: u64,
    /// The time at which it was closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_ms: Option<u64>,
    /// The one who closed it: the number of an administrator, or `console`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_by: Option<String>,
    /// The decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Closes a report.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct CloseBody {
    /// The decision, for the audit trail.
    #[serde(default)]
    pub note: String,
}

/// The people to search for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct PeopleWanted {
    /// A part of the name or of the username.
    pub find: String,
    /// Whether to search among deleted people, who can still be brought back.
    #[serde(default)]
    pub deleted: bool,
}

/// A person, as administrators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct KnownPerson {
    /// The person's number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// The name.
    pub name: String,
    /// The username; guests have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// Whether it is a program.
    pub bot: bool,
    /// `player` or `admin`.
    pub role: String,
    /// The time until which they are banned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub banned_until_ms: Option<u64>,
    /// The time until which they may not use the chat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub muted_until_ms: Option<u64>,
    /// The time at which they first came.
    pub created_ms: u64,
    /// The time at which they were deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deleted_ms: Option<u64>,
}

/// An action on a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum PersonAction {
    /// Signs them out everywhere and refuses to let them in.
    Ban {
        /// The number of days; without it, permanently.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<u32>,
    },
    /// Lets them in again.
    Unban {},
    /// Keeps them from using the chat.
    Mute {
        /// The number of days; without it, permanently.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<u32>,
    },
    /// Lets them use the chat again.
    Unmute {},
    /// Changes their name.
    Rename {
        /// The new name.
        name: String,
    },
    /// Changes their role.
    Role {
        /// `player` or `admin`.
        role: String,
    },
    /// Resets their password to a new one, which is shown once, and signs them out everywhere.
    ResetPassword {},
    /// Deletes them: name, account, devices, bots. Their finished games stay, without the name. Until
    /// they are erased, they can be brought back.
    Delete {},
    /// Brings them back after they were deleted.
    Undelete {},
}

/// The result of an action.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct ActionDone {
    /// The new password, if one was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
}

/// An action of an administrator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct AuditBody {
    /// The time.
    pub at_ms: u64,
    /// The actor: the number of an administrator, or `console`.
    pub by: String,
    /// The administrator's name, unless they have left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_name: Option<String>,
    /// The action.
    pub action: String,
    /// The person or thing it was done to.
    pub subject: String,
    /// Further details.
    pub detail: String,
}
