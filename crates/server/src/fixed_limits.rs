//! The fixed limits and lifetimes that a client can run into, under the names that the
//! documentation uses. Limits that the host sets are in `config`.

use crate::config::Settings;
use crate::{api, guard, hub, people, quotas, socket};

/// Returns the names of all limits in docs/protocol.md, and their values in the unit that the name
/// ends in.
pub fn fixed_limits() -> Vec<(&'static str, u64)> {
    let settings = Settings::default();
    let mut limits = vec![
        ("chat-characters", table::CHAT_CHARS_MAX as u64),
        ("chat-lines-per-person", table::CHAT_LINES_MAX.into()),
        ("acts-per-person", table::ACTS_MAX.into()),
        ("tables-per-socket", settings.watched_max as u64),
        ("messages-per-second", settings.messages_per_second.into()),
        ("messages-at-a-time", settings.messages_burst.into()),
        ("sockets-per-person", settings.sockets_per_person as u64),
        ("unread-seconds", settings.drain.as_secs()),
        ("ping-seconds", settings.ping.as_secs()),
        ("unattended-seconds", settings.unattended.as_secs()),
        ("request-head-seconds", settings.head.as_secs()),
        ("answer-seconds", guard::ANSWER_MAX.as_secs()),
    ];
    limits.extend(socket::fixed_limits());
    limits.extend(hub::fixed_limits());
    limits.extend(api::fixed_limits());
    limits.extend(people::fixed_limits());
    limits.extend(quotas::fixed_limits());
    limits
}

/// Returns every code with which the server closes a socket, and the word that goes with it.
pub fn close_codes() -> Vec<(u16, &'static str)> {
    socket::close_codes()
}
