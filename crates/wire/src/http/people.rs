//! People: arriving, signing in, changing, leaving, and their devices.

use serde::{Deserialize, Serialize};
use std::fmt;
use table::Person;

/// The person signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Me {
    /// The person's number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// The name that others see.
    pub name: String,
    /// The language of email: `en`, `fr`, `de` or `es`.
    pub lang: String,
    /// Whether it is a program.
    pub bot: bool,
    /// The username; guests have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// `player` or `admin`.
    pub role: String,
    /// The settings for notifications of their turn.
    pub notify: NotifyBody,
    /// Whether the email address was confirmed with the link in the confirmation email; other
    /// addresses get no email.
    pub email_confirmed: bool,
    /// The kinds of notifications that this server supports.
    pub can_notify: CanNotify,
    /// The time at which the person first came, in milliseconds since 1970-01-01 UTC.
    pub created_ms: u64,
    /// The number of days for which the host can bring the person back after they have deleted
    /// themselves.
    #[serde(default)]
    pub undelete_days: u32,
}

/// A person's settings for notifications of their turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct NotifyBody {
    /// Whether browsers show a notification.
    pub browser: bool,
    /// Whether browsers play a sound.
    pub sound: bool,
    /// The email address, for emails about turns and for a forgotten password; needs an account.
    #[serde(default)]
    pub email: Option<String>,
    /// Whether the person unsubscribed from emails about turns. If a change leaves it out, it stays
    /// as it is, but a new address gets emails again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email_stopped: Option<bool>,
    /// The webhook (`POST`, JSON); needs an account.
    #[serde(default)]
    pub webhook: Option<String>,
    /// Whether the server no longer calls the webhook because it failed too often in a row. In a
    /// change, `false` or another URL makes the server call again; otherwise nothing changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook_stopped: Option<bool>,
}

/// The kinds of notifications that a server supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct CanNotify {
    /// Whether it sends email.
    pub email: bool,
    /// Whether it calls webhooks.
    pub webhook: bool,
}

/// A guest who arrives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct GuestBody {
    /// The name that others will see: at most 24 characters.
    pub name: String,
    /// The language: `en`, `fr`, `de` or `es`.
    pub lang: String,
}

/// The credentials for signing in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct SignInBody {
    /// The username: 3 to 32 characters of a to z, 0 to 9, dot, hyphen, underscore.
    pub login: String,
    /// The password: at least 8 characters.
    pub password: String,
}

/// Changes to a person. Fields that are left out stay as they are.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct ChangeBody {
    /// A new name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Another language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// New settings for notifications.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notify: Option<NotifyBody>,
    /// The current password. Only another email address, or none, needs it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
}

// Printing a change must not print the password.
impl fmt::Debug for ChangeBody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ChangeBody { name, lang, notify, password: _ } = self;
        let mut shown = f.debug_struct("ChangeBody");
        shown.field("name", name).field("lang", lang).field("notify", notify);
        shown.finish_non_exhaustive()
    }
}

/// A new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct PasswordBody {
    /// The current password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// Deletes the person permanently.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct DeleteBody {
    /// The password; guests have none.
    #[serde(default)]
    pub password: Option<String>,
}

/// A device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Device {
    /// Its id in addresses.
    pub device: String,
    /// The browser's description of it.
    pub label: String,
    /// Whether it is the one that sends this request.
    pub this: bool,
    /// The time at which it was signed in.
    pub created_ms: u64,
    /// The time at which it was last used, to the hour.
    pub seen_ms: u64,
}

/// The account whose password was forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct RecoverBody {
    /// The username.
    pub login: String,
}
