//! Your own settings.

use wire::http::NotifyBody;

/// Returns `true` if a wish names another email address than now, or none in place of one. The
/// server asks for the password then.
pub fn wants_other_address(now: &NotifyBody, wish: &NotifyBody) -> bool {
    now.email != wish.email
}
