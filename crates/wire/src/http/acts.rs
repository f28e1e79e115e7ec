//! Acts at one table over HTTP. They are the same as those of the socket: [`crate::Act`].

use serde::{Deserialize, Serialize};

/// The line after which updates begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct Since {
    /// The last line that the client has; 0 or nothing for everything.
    #[serde(default)]
    pub since: u64,
}

/// An act was done, and is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct DoneBody {
    /// The last line of the table after it.
    pub sequence: u64,
}

/// A report about a chat line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct ReportBody {
    /// The line of the table.
    pub sequence: u64,
    /// The complaint: at most 1,000 characters.
    pub text: String,
}
