//! Records that people bring.

use crate::TableId;
use serde::{Deserialize, Serialize};

/// A record to be kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct RecordBody {
    /// The record, as docs/records.md specifies it.
    pub text: String,
}

/// A record that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Kept {
    /// Its name in addresses.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub id: TableId,
    /// The game.
    pub game: String,
    /// When it was brought.
    pub created_ms: u64,
}
