//! People and how they are recognized: names, passwords, tokens.

pub(crate) mod admin;
pub(crate) mod attempts;
pub(crate) mod device;
pub(crate) mod link;
pub(crate) mod name;
pub(crate) mod password;
pub(crate) mod reserved;
pub(crate) mod session;
pub(crate) mod token;

/// Returns the lifetimes of sign-ins.
pub(crate) fn fixed_limits() -> [(&'static str, u64); 2] {
    const DAY_MS: u64 = 24 * 3_600_000;
    [
        ("browser-session-days", session::COOKIE_SECONDS * 1000 / DAY_MS),
        ("bot-token-days", session::TOKEN_MS / DAY_MS),
    ]
}
