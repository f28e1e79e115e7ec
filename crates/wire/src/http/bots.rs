//! Programs that play: persons of their own that belong to somebody.

use serde::{Deserialize, Serialize};
use table::Person;

/// A bot to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct BotBody {
    /// What others will call it: at most 24 characters.
    pub name: String,
}

/// A new bot.
// Without `Debug`, so that no log can show the token.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct NewBot {
    /// Its number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// What others call it.
    pub name: String,
    /// Shown this once: sent as `Authorization: Bearer …`, it makes a request the bot's.
    pub token: String,
}

/// A bot of the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Bot {
    /// Its number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// What others call it.
    pub name: String,
    /// Since when it is there.
    pub created_ms: u64,
}
