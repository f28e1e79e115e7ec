//! The links that people open. The page finds a table by the part after the `#`.

/// Returns the link to a table.
pub(crate) fn table(origin: &str, id: &str) -> String {
    format!("{}/#/online/table/{id}", origin.trim_end_matches('/'))
}

/// Returns the link to the page of online play, where people sign in.
pub(crate) fn online(origin: &str) -> String {
    format!("{}/#/online", origin.trim_end_matches('/'))
}

/// Returns the link that confirms an email address.
pub(crate) fn confirm_mail(origin: &str, person: u64, secret: &str) -> String {
    format!("{}/api/v1/confirm/{person}/{secret}", origin.trim_end_matches('/'))
}

/// Returns the link for resetting a password.
pub(crate) fn recover(origin: &str, person: u64, secret: &str) -> String {
    format!("{}/api/v1/recover/{person}/{secret}", origin.trim_end_matches('/'))
}

/// Returns the unsubscribe link.
pub(crate) fn stop_mail(origin: &str, person: u64, secret: &str) -> String {
    format!("{}/api/v1/unsubscribe/{person}/{secret}", origin.trim_end_matches('/'))
}
