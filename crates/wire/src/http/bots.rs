//! Programs that play: they are persons that belong to someone.

use serde::{Deserialize, Serialize};
use table::Person;

/// A bot to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct BotBody {
    /// The name that others will see: at most 24 characters.
    pub name: String,
}

/// A new bot.
// There is no `Debug`, so that no log can show the token.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct NewBot {
    /// Its number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// The name that others see.
    pub name: String,
    /// The token, shown only this once: sent as `Authorization: Bearer …`, it makes a request the
    /// bot's.
    pub token: String,
}

/// A bot of the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Bot {
    /// Its number.
    #[cfg_attr(feature = "server", schema(value_type = u64))]
    pub person: Person,
    /// The name that others see.
    pub name: String,
    /// The time at which it was created.
    pub created_ms: u64,
}
