//! What the help says of the server's settings in English.

use super::{Group, Setting};

pub(super) fn help(setting: Setting) -> &'static str {
    match setting {
        Setting::Config => {
            "A file of settings in TOML, one ‘name = value’ a line; flags and variables come first"
        }
        Setting::Listen => {
            "The address to listen at; 0.0.0.0 or :: for all of this machine [127.0.0.1]"
        }
        Setting::Port => "The port; 0 takes any that is free [8080]",
        Setting::PublicUrl => {
            "The address that people type, for links, cookies and the check of origins [the one listened at]"
        }
        Setting::TrustProxy => {
            "How many proxies in front of this server are to be believed about who asks [0]"
        }
        Setting::Open => "Opens the page in a browser",
        Setting::Database => {
            "Where everything is kept: sqlite:FILE or postgres://… [a file in the user's data folder]"
        }
        Setting::SessionDays => "After how many days without use a device is signed out [90]",
        Setting::IdleTableSeconds => {
            "After how many seconds a table at which nobody is leaves the memory [600]"
        }
        Setting::BotThreads => {
            "How many bots may think at the same time [one less than the machine has cores]"
        }
        Setting::BotThinkSeconds => "How many seconds a bot may think about one move [10]",
        Setting::EmptyLobbyMinutes => {
            "Minutes until a listed table that waits for players and has nobody at it is closed [30]"
        }
        Setting::LobbyDays => {
            "Days until a table whose game has not begun and at which nothing happens is closed [14]"
        }
        Setting::AbandonedDays => {
            "Days until a game in which nothing happens is closed without a result [90]"
        }
        Setting::GuestDays => "Days until a guest who does not come back is deleted [90]",
        Setting::RequestsPerMinute => "How many requests one address may make in a minute [600]",
        Setting::SignInsPerHour => {
            "How many wrong passwords one address may try for one account in an hour [20]"
        }
        Setting::GuestsPerHour => "How many new guests may come from one address in an hour [60]",
        Setting::TablesPerHour => "How many tables one person may open in an hour [60]",
        Setting::ListedTablesPerPerson => {
            "How many tables one person may have in the list of open tables [5]"
        }
        Setting::BotMinutesPerHour => {
            "How many minutes bots may think for one person in an hour; further moves wait [60]"
        }
        Setting::ActsPerMinute => {
            "How much one person may do at tables in a minute, moves included [1200]"
        }
        Setting::SocketsPerAddress => "How many open connections one address may have [200]",
        Setting::SlowReaderSeconds => {
            "After how many seconds a client that does not read is disconnected [20]"
        }
        Setting::Smtp => {
            "The mail server: smtps://user:password@host:port, or smtp://… within one machine [none]"
        }
        Setting::MailFrom => "The sender of e-mail, as in ‘Emberwake <games@example.org>’",
        Setting::Webhooks => {
            "Whether addresses of people's choosing are called at their turn: off, public ones only, or any [off]"
        }
        Setting::NotifyAfterSeconds => {
            "How many seconds it is somebody's turn before e-mail or a call tells so [60]"
        }
        Setting::Log => "The form of the log on standard error [text]",
        Setting::LogLevel => "How much is logged [warn]",
        Setting::Metrics => {
            "Who may read /metrics: nobody, this machine, or whoever has the token [loopback]"
        }
        Setting::MetricsToken => "The token for /metrics, sent as ‘Authorization: Bearer …’",
    }
}

pub(super) fn group(group: Group) -> &'static str {
    match group {
        Group::Network => "Network",
        Group::Keeping => "Keeping",
        Group::Limits => "Limits",
        Group::Notices => "Notices",
        Group::Operation => "Operation",
    }
}
