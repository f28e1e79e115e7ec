//! The settings of the server: their names, which are the same on the command line, in the
//! environment and in the file, and their help.

use crate::Lang;
use crate::messages::messages;

messages!(helps, "serve-setting");
messages!(groups, "serve-group");

/// A setting of the server.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Setting {
    /// The file of settings.
    Config,
    /// The address to listen on.
    Listen,
    /// The port.
    Port,
    /// The address that people type.
    PublicUrl,
    /// The number of proxies to trust.
    TrustProxy,
    /// Whether to open a browser.
    Open,
    /// The database.
    Database,
    /// The days for which a device stays signed in.
    SessionDays,
    /// The seconds for which an idle table stays in memory.
    IdleTableSeconds,
    /// The number of bots that think at the same time.
    BotThreads,
    /// The maximum thinking time of a bot.
    BotThinkSeconds,
    /// The minutes for which an empty open table stays.
    EmptyLobbyMinutes,
    /// The days for which a table whose game has not begun stays.
    LobbyDays,
    /// The days for which an inactive game stays.
    AbandonedDays,
    /// The days for which a guest is remembered.
    GuestDays,
    /// The days for which deleted people can be brought back.
    UndeleteDays,
    /// Requests of an address.
    RequestsPerMinute,
    /// Wrong passwords.
    SignInsPerHour,
    /// New guests of an address.
    GuestsPerHour,
    /// New tables of a person.
    TablesPerHour,
    /// Listed tables of a person.
    ListedTablesPerPerson,
    /// Bot time of a person.
    BotMinutesPerHour,
    /// Acts of a person.
    ActsPerMinute,
    /// Open connections of an address.
    SocketsPerAddress,
    /// The seconds for which a client may not read.
    SlowReaderSeconds,
    /// The mail server.
    Smtp,
    /// The sender of email.
    MailFrom,
    /// The addresses that webhooks may call.
    Webhooks,
    /// The seconds that a turn lasts before people are notified.
    NotifyAfterSeconds,
    /// The form of the log.
    Log,
    /// The log level.
    LogLevel,
    /// The programs that may read the metrics.
    Metrics,
    /// The token for that.
    MetricsToken,
}

/// The topic of settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The address of the server.
    Network,
    /// Storage and lifetimes.
    Keeping,
    /// The rate limits per client.
    Limits,
    /// Notifications of turns.
    Notices,
    /// For the operator.
    Operation,
}

impl Setting {
    /// All of them, in the order of the help.
    pub const ALL: [Setting; 33] = [
        Setting::Config,
        Setting::Listen,
        Setting::Port,
        Setting::PublicUrl,
        Setting::TrustProxy,
        Setting::Open,
        Setting::Database,
        Setting::SessionDays,
        Setting::IdleTableSeconds,
        Setting::BotThreads,
        Setting::BotThinkSeconds,
        Setting::EmptyLobbyMinutes,
        Setting::LobbyDays,
        Setting::AbandonedDays,
        Setting::GuestDays,
        Setting::UndeleteDays,
        Setting::RequestsPerMinute,
        Setting::SignInsPerHour,
        Setting::GuestsPerHour,
        Setting::TablesPerHour,
        Setting::ListedTablesPerPerson,
        Setting::BotMinutesPerHour,
        Setting::ActsPerMinute,
        Setting::SocketsPerAddress,
        Setting::SlowReaderSeconds,
        Setting::Smtp,
        Setting::MailFrom,
        Setting::Webhooks,
        Setting::NotifyAfterSeconds,
        Setting::Log,
        Setting::LogLevel,
        Setting::Metrics,
        Setting::MetricsToken,
    ];

    /// The name on the command line and in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Setting::Config => "config",
            Setting::Listen => "listen",
            Setting::Port => "port",
            Setting::PublicUrl => "public-url",
            Setting::TrustProxy => "trust-proxy",
            Setting::Open => "open",
            Setting::Database => "database",
            Setting::SessionDays => "session-days",
            Setting::IdleTableSeconds => "idle-table-s",
            Setting::BotThreads => "bot-threads",
            Setting::BotThinkSeconds => "bot-think-s",
            Setting::EmptyLobbyMinutes => "empty-lobby-minutes",
            Setting::LobbyDays => "lobby-days",
            Setting::AbandonedDays => "abandoned-days",
            Setting::GuestDays => "guest-days",
            Setting::UndeleteDays => "undelete-days",
            Setting::RequestsPerMinute => "requests-per-minute",
            Setting::SignInsPerHour => "sign-ins-per-hour",
            Setting::GuestsPerHour => "guests-per-hour",
            Setting::TablesPerHour => "tables-per-hour",
            Setting::ListedTablesPerPerson => "listed-tables-per-person",
            Setting::BotMinutesPerHour => "bot-minutes-per-hour",
            Setting::ActsPerMinute => "acts-per-minute",
            Setting::SocketsPerAddress => "sockets-per-address",
            Setting::SlowReaderSeconds => "slow-reader-s",
            Setting::Smtp => "smtp",
            Setting::MailFrom => "mail-from",
            Setting::Webhooks => "webhooks",
            Setting::NotifyAfterSeconds => "notify-after-s",
            Setting::Log => "log",
            Setting::LogLevel => "log-level",
            Setting::Metrics => "metrics",
            Setting::MetricsToken => "metrics-token",
        }
    }

    /// Returns a placeholder for its value; empty for a flag.
    pub const fn value(self) -> &'static str {
        match self {
            Setting::Config => "FILE",
            Setting::Listen => "ADDRESS",
            Setting::Port => "N",
            Setting::PublicUrl => "URL",
            Setting::TrustProxy => "N",
            Setting::Open => "",
            Setting::Database => "URL",
            Setting::SessionDays => "N",
            Setting::IdleTableSeconds => "N",
            Setting::BotThreads => "N",
            Setting::BotThinkSeconds => "N",
            Setting::EmptyLobbyMinutes => "N",
            Setting::LobbyDays => "N",
            Setting::AbandonedDays => "N",
            Setting::GuestDays => "N",
            Setting::UndeleteDays => "N",
            Setting::RequestsPerMinute => "N",
            Setting::SignInsPerHour => "N",
            Setting::GuestsPerHour => "N",
            Setting::TablesPerHour => "N",
            Setting::ListedTablesPerPerson => "N",
            Setting::BotMinutesPerHour => "N",
            Setting::ActsPerMinute => "N",
            Setting::SocketsPerAddress => "N",
            Setting::SlowReaderSeconds => "N",
            Setting::Smtp => "URL",
            Setting::MailFrom => "ADDRESS",
            Setting::Webhooks => "off|public|any",
            Setting::NotifyAfterSeconds => "N",
            Setting::Log => "text|json",
            Setting::LogLevel => "error|warn|info|debug",
            Setting::Metrics => "off|loopback|token",
            Setting::MetricsToken => "TOKEN",
        }
    }

    /// The variable of the environment: `EMBERWAKE_PUBLIC_URL`.
    pub fn variable(self) -> String {
        format!("EMBERWAKE_{}", self.name().replace('-', "_").to_ascii_uppercase())
    }

    /// Returns its topic.
    pub const fn group(self) -> Group {
        match self {
            Setting::Config
            | Setting::Listen
            | Setting::Port
            | Setting::PublicUrl
            | Setting::TrustProxy
            | Setting::Open => Group::Network,
            Setting::Database
            | Setting::SessionDays
            | Setting::IdleTableSeconds
            | Setting::BotThreads
            | Setting::BotThinkSeconds
            | Setting::EmptyLobbyMinutes
            | Setting::LobbyDays
            | Setting::AbandonedDays
            | Setting::GuestDays
            | Setting::UndeleteDays => Group::Keeping,
            Setting::RequestsPerMinute
            | Setting::SignInsPerHour
            | Setting::GuestsPerHour
            | Setting::TablesPerHour
            | Setting::ListedTablesPerPerson
            | Setting::BotMinutesPerHour
            | Setting::ActsPerMinute
            | Setting::SocketsPerAddress
            | Setting::SlowReaderSeconds => Group::Limits,
            Setting::Smtp | Setting::MailFrom | Setting::Webhooks | Setting::NotifyAfterSeconds => {
                Group::Notices
            }
            Setting::Log | Setting::LogLevel | Setting::Metrics | Setting::MetricsToken => {
                Group::Operation
            }
        }
    }
}

/// Returns the help of a setting.
pub fn setting_help(lang: Lang, setting: Setting) -> &'static str {
    helps::text(lang, setting)
}

/// The heading of a group of settings.
pub fn group(lang: Lang, group: Group) -> &'static str {
    groups::text(lang, group)
}
