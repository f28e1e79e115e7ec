//! What OpenAPI says about types of the kernel, which knows no OpenAPI.

use serde::Serialize;

/// The turn: who decides.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// This seat must decide.
    Seat(u8),
    /// A random outcome is due.
    Chance,
    /// The game has ended.
    Over,
}

/// The compiler names what is missing here when a variant is added.
impl From<kernel::Turn> for Turn {
    fn from(turn: kernel::Turn) -> Turn {
        match turn {
            kernel::Turn::Seat(seat) => Turn::Seat(seat.0),
            kernel::Turn::Chance => Turn::Chance,
            kernel::Turn::Over => Turn::Over,
        }
    }
}
