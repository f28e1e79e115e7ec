//! Every setting of the server, once: its name, its default, its bounds, and what it does. The
//! command line, the environment, the file, `--help` and docs/hosting.md follow from this list.
//! docs/add-to-a-list.md says how to add one.

use super::declare::settings;
use super::form::{
    Form, Value, choice, count, days, flag, interface, minutes, number, optional, seconds,
};
use super::reader::Reader;
use super::{Given, LogForm, LogLevel, Mail, MetricsFor, Webhooks};
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;
use texts::serve::{SettingGroup, SettingHelp};
use url::Url;

settings! {
    /// The settings that only together, or only before the others, have a meaning.
    #[expect(dead_code, reason = "the file is read before there is a configuration")]
    pub(super) struct Indirect {
        /// reads settings from this file; only as a flag or a variable
        Network "config" Config => file: Option<String> =
            optional("FILE", "file", |text| Some(text.to_owned())).outside_files();
        /// the mail server, which needs `public-url` for the links in emails;
        /// `smtp://user:password@host:587?tls=required` for STARTTLS; plain `smtp://…` only on the
        /// same machine
        Notices "smtp" Smtp => smtp: Option<String> =
            optional("URL", "smtps://… | smtp://…", read_mail_server).secret();
        /// the sender of emails; required with `smtp`
        Notices "mail-from" MailFrom => mail_from: Option<String> =
            optional("ADDRESS", "name@example.org | Name <name@example.org>", read_sender);
        /// who may read `/metrics`; see [below](#observability)
        Operation "metrics" Metrics => metrics: Option<MetricsWord> = choice(
            None,
            [
                ("off", Some(MetricsWord::Off)),
                ("loopback", Some(MetricsWord::Loopback)),
                ("token", Some(MetricsWord::Token)),
            ],
        ).unless_set("`loopback`");
        /// the token for `/metrics`
        Operation "metrics-token" MetricsToken => metrics_token: Option<String> =
            optional("TOKEN", "16 characters or more", read_token).secret();
    } and {}

    /// The configuration of the server.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Config {
        /// the address to listen on; `0.0.0.0` or `::` for all addresses of this machine
        Network "listen" Listen => listen: IpAddr = interface(Ipv4Addr::LOCALHOST.into());
        /// the port; 0 picks any free port
        Network "port" Port => port: u16 = number(8080, 0..=65535);
        /// the public address, without a path: for links, cookies and the origin check
        Network "public-url" PublicUrl => public_url: Option<Url> =
            optional("URL", "http(s)://<host>", read_public_url).unless_set("where it listens");
        /// the number of trusted proxies in front whose `x-forwarded-for` is used
        Network "trust-proxy" TrustProxy => trust_proxy: u8 = number(0, 0..=10);
        /// opens the page in a browser
        Network "open" Open => open: bool = flag();
        /// where everything is stored
        Keeping "database" Database => database: Option<String> =
            optional("URL", "sqlite:<file> | postgres://…", read_database)
                .unless_set("see below")
                .shown(store::without_password);
        /// signs a device out after this many days without use
        Keeping "session-days" SessionDays => session_ms: u64 = days(90, 1).in_ms();
        /// whether people can set a webhook URL that the server calls when it is their turn: none,
        /// addresses in the public network over HTTPS, or any address, for tests and closed
        /// networks
        Notices "webhooks" Webhooks => webhooks: Webhooks = choice(
            Webhooks::Off,
            [("off", Webhooks::Off), ("public", Webhooks::Public), ("any", Webhooks::Any)],
        );
        /// how long to wait before notifying a player of their turn by email or webhook
        Notices "notify-after-s" NotifyAfterSeconds => notify_after_ms: u64 =
            seconds(60, 0).in_ms();
        /// the format of the log on standard error
        Operation "log" Log => log: LogForm =
            choice(LogForm::Text, [("text", LogForm::Text), ("json", LogForm::Json)]);
        /// how much is logged; `info` has a line for each request
        Operation "log-level" LogLevel => log_level: LogLevel = choice(
            LogLevel::Warn,
            [
                ("error", LogLevel::Error),
                ("warn", LogLevel::Warn),
                ("info", LogLevel::Info),
                ("debug", LogLevel::Debug),
            ],
        );
    } and {
        /// The rate limits per client.
        rates: Rates = Rates::default();
        /// The mail server, if email is sent.
        mail: Option<Mail> = None;
        /// The programs that may read the metrics.
        metrics: MetricsFor = MetricsFor::Loopback;
        /// The settings of tables and sockets.
        settings: Settings = Settings::default();
    }

    /// The rate limits per client.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Rates {
        /// requests from one address
        Limits "requests-per-minute" RequestsPerMinute => requests_per_minute: u32 = count(600);
        /// wrong passwords from one address for one account; five times this number from one
        /// address for all accounts, ten times for one account from everywhere
        Limits "sign-ins-per-hour" SignInsPerHour => sign_ins_per_hour: u32 = count(20);
        /// new guests and bots from one address
        Limits "guests-per-hour" GuestsPerHour => guests_per_hour: u32 = count(60);
        /// tables that one person opens
        Limits "tables-per-hour" TablesPerHour => tables_per_hour: u32 = count(60);
        /// tables of one person in the list of open tables
        Limits "listed-tables-per-person" ListedTablesPerPerson => listed_tables: u32 = count(5);
        /// what one person does at tables, including moves
        Limits "acts-per-minute" ActsPerMinute => acts_per_minute: u32 = count(1200);
    } and {}

    /// The settings of tables and sockets.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Settings {
        /// unloads an unused table from memory after this time
        Keeping "idle-table-s" IdleTableSeconds => table_idle: Duration = seconds(600, 1);
        /// how many bots think at the same time
        Keeping "bot-threads" BotThreads => bot_threads: usize =
            number(spare_cores(), 1..=1000).unless_set("cores - 1");
        /// the longest a bot thinks about one move
        Keeping "bot-think-s" BotThinkSeconds => bot_think_max: Duration = seconds(10, 1);
        /// closes a listed table that waits for players and is empty; not if a move can take days
        Keeping "empty-lobby-minutes" EmptyLobbyMinutes => empty_lobby: Duration = minutes(30);
        /// closes an inactive table whose game hasn't started
        Keeping "lobby-days" LobbyDays => lobby: Duration = days(14, 1);
        /// closes an inactive game, without a result
        Keeping "abandoned-days" AbandonedDays => abandoned: Duration = days(90, 1);
        /// deletes a guest who doesn't come back and isn't in a running game
        Keeping "guest-days" GuestDays => guest: Duration = days(90, 1);
        /// how long deleted people can be brought back before they are erased; 0 erases them
        /// immediately
        Keeping "undelete-days" UndeleteDays => undelete: Duration = days(7, 0);
        /// minutes per hour that bots may think for one person; further moves wait
        Limits "bot-minutes-per-hour" BotMinutesPerHour => bot_minutes_per_hour: u32 = count(60);
        /// open sockets from one address; plain HTTP connections have the same limit (256 or more),
        /// and no limit behind a proxy
        Limits "sockets-per-address" SocketsPerAddress => sockets_per_address: usize = count(200);
        /// disconnects a client that doesn't read; an HTTP response may stall three times as long
        Limits "slow-reader-s" SlowReaderSeconds => drain: Duration = seconds(20, 1);
    } and {
        /// The number of tables that one socket may follow; at most 64.
        watched_max: usize = 50;
        /// The sustained number of messages per second that one socket, and one person on all
        /// sockets, may send.
        messages_per_second: u32 = 20;
        /// The number of messages in a burst.
        messages_burst: u32 = 100;
        /// The number of sockets that one person may have open.
        sockets_per_person: usize = 30;
        /// The time limit for the head of a request, and for a connection that waits for the next
        /// one. Proxies keep unused connections for a minute.
        head: Duration = Duration::from_secs(75);
        /// The interval at which a silent client is pinged; after twice that time it counts as
        /// gone.
        ping: Duration = Duration::from_secs(30);
        /// The time for which a person still counts as present after their client was left behind,
        /// so that a look at another tab is no absence.
        unattended: Duration = Duration::from_secs(30);
        /// The delays before each attempt to deliver an email or a call.
        delivery_delays: [Duration; 3] = [0, 3, 30].map(Duration::from_secs);
    }
}

/// The value of `metrics` alone; with a token it becomes a `MetricsFor`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MetricsWord {
    Off,
    Loopback,
    Token,
}

/// All cores but one, which the tables keep.
fn spare_cores() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    cores.saturating_sub(1).max(1)
}

/// Parses an address without a path: the page is at its root.
fn read_public_url(text: &str) -> Option<Url> {
    let url: Url = text.parse().ok()?;
    let known = ["http", "https"].contains(&url.scheme()) && url.host().is_some();
    let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
    (known && bare && url.username().is_empty()).then_some(url)
}

fn read_database(text: &str) -> Option<String> {
    let is_server = ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start));
    (is_server || store::file_of(text).is_some()).then(|| text.to_owned())
}

fn read_mail_server(text: &str) -> Option<String> {
    let url: Url = text.parse().ok()?;
    let known = ["smtp", "smtps"].contains(&url.scheme()) && url.host().is_some();
    known.then(|| text.to_owned())
}

fn read_sender(text: &str) -> Option<String> {
    text.parse::<lettre::message::Mailbox>().ok().map(|_| text.to_owned())
}

fn read_token(text: &str) -> Option<String> {
    (text.len() >= 16).then(|| text.to_owned())
}
