//! Uploaded records.

use crate::TableId;
use serde::{Deserialize, Serialize};

/// A record to upload.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct RecordBody {
    /// The record, as docs/records.md specifies it.
    pub text: String,
}

/// An uploaded record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Kept {
    /// Its id in addresses.
    #[cfg_attr(feature = "server", schema(value_type = String))]
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The time at which it was uploaded.
    pub created_ms: u64,
}
