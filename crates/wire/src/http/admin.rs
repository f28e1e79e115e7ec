//! What those who run a server ask: reports, people, and what was done.

use crate::TableId;
use serde::{Deserialize, Serialize};
use table::Person;

/// Which reports to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct ReportsWanted {
    /// Whether to list those that are closed as well.
    #[serde(default)]
    pub all: bool,
}

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct FiledReport {
    /// Its number.
    pub id: u64,
    /// Who reports.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub by: Person,
    /// What that person is called, unless they have left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_name: Option<String>,
    /// Who is reported.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub about: Person,
    /// What that person is called, unless they have left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about_name: Option<String>,
    /// Where.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub table: TableId,
    /// The line of the table's log.
    pub sequence: u64,
    /// What was written there, if the table is still there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// What the reporter says.
    pub text: String,
    /// When.
    pub created_ms: u64,
    /// When it was closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_ms: Option<u64>,
    /// Who has closed it: the number of an administrator, or `console`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_by: Option<String>,
    /// What was decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Closes a report.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct CloseBody {
    /// What was decided, for the trail.
    #[serde(default)]
    pub note: String,
}

/// Whom to look for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct PeopleWanted {
    /// A piece of the name, or of the name to sign in with.
    pub find: String,
}

/// Somebody, as those who run the server see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct KnownPerson {
    /// Who.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// What they are called.
    pub name: String,
    /// The name they sign in with; guests have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// Whether it is a program.
    pub bot: bool,
    /// `player` or `admin`.
    pub role: String,
    /// Until when they are banned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub banned_until_ms: Option<u64>,
    /// Until when they may not use the chat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub muted_until_ms: Option<u64>,
    /// Since when they are here.
    pub created_ms: u64,
}

/// What is done to somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum PersonAction {
    /// Signs them out everywhere and lets them in no more.
    Ban {
        /// For so many days; for good if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<u32>,
    },
    /// Lets them in again.
    Unban {},
    /// Keeps them from using the chat.
    Mute {
        /// For so many days; for good if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<u32>,
    },
    /// Lets them use the chat again.
    Unmute {},
    /// Gives them another name.
    Rename {
        /// Which.
        name: String,
    },
    /// Gives them a role.
    Role {
        /// `player` or `admin`.
        role: String,
    },
    /// Gives them a new password, which is told once, and signs them out everywhere.
    ResetPassword {},
    /// Deletes them: name, account, devices, bots. Their finished games stay, without the name.
    Delete {},
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct ActionDone {
    /// The new password, if one was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
}

/// Something that was done by those who run the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct AuditBody {
    /// When.
    pub at_ms: u64,
    /// Who: the number of an administrator, or `console`.
    pub by: String,
    /// What.
    pub action: String,
    /// To whom or what.
    pub subject: String,
    /// What else there is to know.
    pub detail: String,
}
