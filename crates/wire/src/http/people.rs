//! People: arriving, signing in, changing, leaving, and their devices.

use serde::{Deserialize, Serialize};
use table::Person;

/// Whoever is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Me {
    /// The person's number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// What others call the person.
    pub name: String,
    /// The language of e-mail: `en`, `fr`, `de` or `es`.
    pub lang: String,
    /// Whether it is a program.
    pub bot: bool,
    /// The name to sign in with; guests have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// How the person is told that it is their turn.
    pub notify: NotifyBody,
    /// Whether the address for e-mail was confirmed by the link in the letter that was sent there;
    /// others get no letters.
    pub email_confirmed: bool,
    /// What this server can do to tell people.
    pub can_notify: CanNotify,
    /// Since when, in milliseconds since 1970-01-01 UTC.
    pub created_ms: u64,
}

/// How a person wants to be told that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct NotifyBody {
    /// Whether browsers show a notification.
    pub browser: bool,
    /// Whether browsers sound.
    pub sound: bool,
    /// The address for e-mail; needs an account.
    #[serde(default)]
    pub email: Option<String>,
    /// The address that is called (`POST`, JSON); needs an account.
    #[serde(default)]
    pub webhook: Option<String>,
}

/// What a server can do to tell people that it is their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct CanNotify {
    /// Whether it sends e-mail.
    pub email: bool,
    /// Whether it calls addresses.
    pub webhook: bool,
}

/// A guest who arrives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct GuestBody {
    /// What others will call the person: at most 24 characters.
    pub name: String,
    /// The language: `en`, `fr`, `de` or `es`.
    pub lang: String,
}

/// What to sign in with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct SignInBody {
    /// The name to sign in with: 3 to 32 of a to z, 0 to 9, dot, hyphen, underscore.
    pub login: String,
    /// The password: at least 8 characters.
    pub password: String,
}

/// What changes. What is left out stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct ChangeBody {
    /// A new name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Another language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// Other ways to be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notify: Option<NotifyBody>,
}

/// A new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct PasswordBody {
    /// The one until now.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// To leave for good.
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
    /// Its name in addresses.
    pub device: String,
    /// What its browser says it is.
    pub label: String,
    /// Whether it is the one that asks.
    pub this: bool,
    /// Since when it is signed in.
    pub created_ms: u64,
    /// When it was last used, to the hour.
    pub seen_ms: u64,
}

/// Whose password was forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct RecoverBody {
    /// The name to sign in with.
    pub login: String,
}
