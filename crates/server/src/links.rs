//! The addresses that people open: the page finds a table by what stands behind the `#`.

/// The link to a table.
pub(crate) fn table(origin: &str, id: &str) -> String {
    format!("{}/#/online/table/{id}", origin.trim_end_matches('/'))
}

/// The link that confirms an address for e-mail.
pub(crate) fn confirm_mail(origin: &str, person: u64, secret: &str) -> String {
    format!("{}/api/v1/confirm/{person}/{secret}", origin.trim_end_matches('/'))
}

/// The link to a new password.
pub(crate) fn recover(origin: &str, person: u64, secret: &str) -> String {
    format!("{}/api/v1/recover/{person}/{secret}", origin.trim_end_matches('/'))
}

/// The link that stops e-mail.
pub(crate) fn stop_mail(origin: &str, person: u64, secret: &str) -> String {
    format!("{}/api/v1/unsubscribe/{person}/{secret}", origin.trim_end_matches('/'))
}
