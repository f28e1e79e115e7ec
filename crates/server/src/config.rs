//! The configuration of the server: from flags, the environment and a file, in this order. Every
//! setting has the same name in all three places; [`texts::serve::Setting`] lists them.

use crate::settings::Settings;
use std::collections::BTreeMap;
use std::fmt;
use std::net::IpAddr;
use std::time::Duration;
use texts::serve::{Setting, Start};
use texts::{Lang, serve};
use url::Url;

/// All settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: IpAddr,
    /// The port to listen on; 0 for any.
    pub port: u16,
    /// The database; `None` for the default location.
    pub database: Option<String>,
    /// The address that people type.
    pub public_url: Option<Url>,
    /// The number of proxies in front of the server that report the client's address correctly.
    pub trust_proxy: u8,
    /// Whether to open a browser.
    pub open: bool,
    /// How long a device stays signed in without being used.
    pub session_ms: u64,
    /// The rate limits per client.
    pub rates: Rates,
    /// The mail server, if email is sent.
    pub mail: Option<Mail>,
    /// The addresses that webhooks may call.
    pub webhooks: Webhooks,
    /// How long a turn lasts before an email or a webhook reminds the player.
    pub notify_after_ms: u64,
    /// The form of the log.
    pub log: LogForm,
    /// The log level.
    pub log_level: LogLevel,
    /// The programs that may read the metrics.
    pub metrics: MetricsFor,
    /// The settings of tables and sockets.
    pub settings: Settings,
}

/// The rate limits per client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// Requests from one address.
    pub requests_per_minute: u32,
    /// Wrong passwords from an address for an account.
    pub sign_ins_per_hour: u32,
    /// New guests from one address.
    pub guests_per_hour: u32,
    /// New tables by one person.
    pub tables_per_hour: u32,
    /// Acts of one person at tables.
    pub acts_per_minute: u32,
    /// Tables of one person in the list of open tables.
    pub listed_tables: u32,
}

/// The mail server and the sender.
#[derive(Clone, PartialEq, Eq)]
pub struct Mail {
    /// The mail server, with name and password.
    pub smtp: String,
    /// The sender.
    pub from: String,
}

// The address of the mail server includes a password.
impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
}

/// The webhook addresses that people may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Webhooks {
    /// None.
    Off,
    /// Addresses in the public network, over HTTPS.
    Public,
    /// Any address, also in private networks and without TLS: for tests and closed networks.
    Any,
}

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogForm {
    /// Lines for people.
    Text,
    /// One JSON object per line.
    Json,
}

/// The log level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

/// The programs that may read the metrics.
#[derive(Clone, PartialEq, Eq)]
pub enum MetricsFor {
    /// No program.
    Nobody,
    /// Programs on this machine.
    Loopback,
    /// Programs that send this token.
    Token(String),
}

impl std::fmt::Debug for MetricsFor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            MetricsFor::Nobody => "Nobody",
            MetricsFor::Loopback => "Loopback",
            MetricsFor::Token(_) => "Token(…)",
        })
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: IpAddr::from([127, 0, 0, 1]),
            port: 8080,
            database: None,
            public_url: None,
            trust_proxy: 0,
            open: false,
            session_ms: 90 * DAY_MS,
            rates: Rates {
                requests_per_minute: 600,
                sign_ins_per_hour: 20,
                guests_per_hour: 60,
                tables_per_hour: 60,
                acts_per_minute: 1200,
                listed_tables: 5,
            },
            mail: None,
            webhooks: Webhooks::Off,
            notify_after_ms: 60_000,
            log: LogForm::Text,
            log_level: LogLevel::Warn,
            metrics: MetricsFor::Loopback,
            settings: Settings::default(),
        }
    }
}

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Settings with their values as given.
pub type Given = BTreeMap<Setting, String>;

/// The reason why a configuration can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum ConfigProblem {
    /// There is no such setting.
    Unknown { origin: String },
    /// The setting can't have this value.
    Bad { origin: String, value: String, expected: &'static str },
    /// The setting makes no sense without another one.
    Needs { origin: String, other: String },
    /// The file can't be read at this line.
    File { file: String, line: usize, detail: String },
}

impl ConfigProblem {
    /// Returns the problem as a sentence.
    pub fn say(&self, lang: Lang) -> String {
        let start = match self {
            ConfigProblem::Unknown { origin } => Start::UnknownSetting { origin },
            ConfigProblem::Bad { origin, value, expected } => {
                Start::BadSetting { origin, value, expected }
            }
            ConfigProblem::Needs { origin, other } => Start::NeedsSetting { origin, other },
            ConfigProblem::File { file, line, detail } => {
                Start::BadFile { file, line: *line, detail }
            }
        };
        serve::start(lang, &start)
    }
}

impl fmt::Display for ConfigProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for ConfigProblem {}

/// Reads the settings in a file. Reports every unknown key.
pub fn read_file(name: &str, text: &str) -> Result<Given, Vec<ConfigProblem>> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let at = error.span().map_or(0, |span| span.start);
        let line = text[..at.min(text.len())].matches('\n').count() + 1;
        let detail = error.message().trim_end_matches('.').replace('\n', ", ");
        vec![ConfigProblem::File { file: name.to_owned(), line, detail }]
    })?;
    let mut given = Given::new();
    let mut problems = Vec::new();
    for (key, value) in table {
        let setting = Setting::ALL.into_iter().find(|setting| setting.name() == key);
        // A configuration file can't name another one.
        let Some(setting) = setting.filter(|&setting| setting != Setting::Config) else {
            problems.push(ConfigProblem::Unknown { origin: format!("{key} ({name})") });
            continue;
        };
        let value = match value {
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            toml::Value::Boolean(is_on) => is_on.to_string(),
            other => {
                let origin = format!("{key} ({name})");
                let value = other.type_str().to_owned();
                problems.push(ConfigProblem::Bad { origin, value, expected: "text | number" });
                continue;
            }
        };
        given.insert(setting, value);
    }
    if problems.is_empty() { Ok(given) } else { Err(problems) }
}

/// Returns the settings in the environment, and the names that look like settings but aren't. Names
/// that other parts of Emberwake use belong to neither.
pub fn read_environment(
    variables: impl IntoIterator<Item = (String, String)>,
) -> (Given, Vec<String>) {
    const OTHERS: [&str; 5] = ["LANG", "BLESS", "PAGE", "WEB_TARGET", "NO_BROWSER"];
    let mut given = Given::new();
    let mut strange = Vec::new();
    for (name, value) in variables {
        let Some(word) = name.strip_prefix("EMBERWAKE_") else { continue };
        match Setting::ALL.into_iter().find(|setting| setting.variable() == name) {
            Some(setting) if value.is_empty() => drop(given.remove(&setting)),
            Some(setting) => drop(given.insert(setting, value)),
            None if OTHERS.contains(&word) => {}
            None => strange.push(name),
        }
    }
    strange.sort();
    (given, strange)
}

impl Config {
    /// Combines flags, environment and file into a configuration; flags come first, the file last.
    /// Reports every problem.
    pub fn read(
        flags: &Given,
        environment: &Given,
        file: &Given,
    ) -> Result<Config, Vec<ConfigProblem>> {
        let mut reader = Reader { layers: [flags, environment, file], problems: Vec::new() };
        let config = reader.config();
        if reader.problems.is_empty() { Ok(config) } else { Err(reader.problems) }
    }

    /// Returns the address that people type, if it is known, without a trailing slash.
    pub fn origin(&self) -> Option<String> {
        let url = self.public_url.as_ref()?;
        Some(url.origin().ascii_serialization())
    }

    /// Returns `true` if people reach the server over TLS, so that cookies and browsers can require
    /// it.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.scheme() == "https")
    }
}

struct Reader<'a> {
    layers: [&'a Given; 3],
    problems: Vec<ConfigProblem>,
}

impl Reader<'_> {
    /// Returns the value of a setting and its origin, from the first layer that has it.
    fn find(&self, setting: Setting) -> Option<(String, String)> {
        let file = || self.layers[..2].iter().find_map(|given| given.get(&Setting::Config));
        let origin = |layer: usize| match (layer, file()) {
            (0, _) => format!("--{}", setting.name()),
            (1, _) => setting.variable(),
            (_, Some(file)) => format!("{} ({file})", setting.name()),
            (_, None) => setting.name().to_owned(),
        };
        let said =
            |(layer, given): (usize, &&Given)| Some((origin(layer), given.get(&setting)?.clone()));
        self.layers.iter().enumerate().find_map(said)
    }

    fn read<T>(
        &mut self,
        setting: Setting,
        default: T,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> T {
        let Some((origin, value)) = self.find(setting) else { return default };
        read(value.trim()).unwrap_or_else(|| {
            // Don't print secrets.
            let value = match setting {
                Setting::Smtp | Setting::MetricsToken => "…".to_owned(),
                Setting::Database => store::without_password(&value),
                _ => value,
            };
            self.problems.push(ConfigProblem::Bad { origin, value, expected });
            default
        })
    }

    fn number(&mut self, setting: Setting, default: u64, least: u64, most: u64) -> u64 {
        let expected = match (least, most) {
            (0, 65535) => "0-65535",
            (0, 10) => "0-10",
            (0, 3650) => "0-3650",
            (1, 3650) => "1-3650",
            (1, 1000) => "1-1000",
            (0, _) => "0-1000000",
            _ => "1-1000000",
        };
        self.read(setting, default, expected, |text| {
            text.parse().ok().filter(|number| (least..=most).contains(number))
        })
    }

    fn rate(&mut self, setting: Setting, default: u32) -> u32 {
        self.number(setting, u64::from(default), 1, 1_000_000) as u32
    }

    fn seconds(&mut self, setting: Setting, default: Duration) -> Duration {
        Duration::from_secs(self.number(setting, default.as_secs(), 1, 1_000_000))
    }

    fn days(&mut self, setting: Setting, default: Duration) -> Duration {
        let days = self.number(setting, default.as_secs() * 1000 / DAY_MS, 1, 3650);
        Duration::from_millis(days * DAY_MS)
    }

    fn days_or_none(&mut self, setting: Setting, default: Duration) -> Duration {
        let days = self.number(setting, default.as_secs() * 1000 / DAY_MS, 0, 3650);
        Duration::from_millis(days * DAY_MS)
    }

    fn config(&mut self) -> Config {
        let usual = Config::default();
        let public_url = self.read(Setting::PublicUrl, None, "http(s)://<host>", read_public_url);
        let mut settings = self.settings(usual.settings);
        let rates = Rates {
            requests_per_minute: self.rate(Setting::RequestsPerMinute, 600),
            sign_ins_per_hour: self.rate(Setting::SignInsPerHour, 20),
            guests_per_hour: self.rate(Setting::GuestsPerHour, 60),
            tables_per_hour: self.rate(Setting::TablesPerHour, 60),
            acts_per_minute: self.rate(Setting::ActsPerMinute, 1200),
            listed_tables: self.rate(Setting::ListedTablesPerPerson, 5),
        };
        let mail = self.mail();
        if mail.is_some() && public_url.is_none() {
            // The links in emails lead to it.
            self.needs::<()>(Setting::Smtp, Setting::PublicUrl);
        }
        settings.messages_per_second = rates.acts_per_minute.div_ceil(60);
        Config {
            listen: self.read(Setting::Listen, usual.listen, "<IP address>", |text| {
                if text == "localhost" { Some(usual.listen) } else { text.parse().ok() }
            }),
            port: self.number(Setting::Port, u64::from(usual.port), 0, 65535) as u16,
            database: self.read(Setting::Database, None, "sqlite:<file> | postgres://…", |text| {
                let is_server = ["postgres://", "postgresql://"];
                let is_server = is_server.iter().any(|start| text.starts_with(start));
                (is_server || store::file_of(text).is_some()).then(|| Some(text.to_owned()))
            }),
            public_url,
            trust_proxy: self.number(Setting::TrustProxy, 0, 0, 10) as u8,
            open: self.read(Setting::Open, false, "true | false", |text| text.parse().ok()),
            session_ms: self.number(Setting::SessionDays, 90, 1, 3650) * DAY_MS,
            rates,
            mail,
            webhooks: self.read(Setting::Webhooks, Webhooks::Off, "off | public | any", |text| {
                match text {
                    "off" => Some(Webhooks::Off),
                    "public" => Some(Webhooks::Public),
                    "any" => Some(Webhooks::Any),
                    _ => None,
                }
            }),
            notify_after_ms: self.number(Setting::NotifyAfterSeconds, 60, 0, 1_000_000) * 1000,
            log: self.read(Setting::Log, usual.log, "text | json", |text| match text {
                "text" => Some(LogForm::Text),
                "json" => Some(LogForm::Json),
                _ => None,
            }),
            log_level: self.read(
                Setting::LogLevel,
                usual.log_level,
                "error | warn | info | debug",
                |text| match text {
                    "error" => Some(LogLevel::Error),
                    "warn" => Some(LogLevel::Warn),
                    "info" => Some(LogLevel::Info),
                    "debug" => Some(LogLevel::Debug),
                    _ => None,
                },
            ),
            metrics: self.metrics(),
            settings,
        }
    }

    fn settings(&mut self, usual: Settings) -> Settings {
        let sockets = usual.sockets_per_address as u64;
        let threads = usual.bot_threads as u64;
        Settings {
            table_idle: self.seconds(Setting::IdleTableSeconds, usual.table_idle),
            bot_threads: self.number(Setting::BotThreads, threads, 1, 1000) as usize,
            bot_think_max: self.seconds(Setting::BotThinkSeconds, usual.bot_think_max),
            sockets_per_address: self.number(Setting::SocketsPerAddress, sockets, 1, 1_000_000)
                as usize,
            drain: self.seconds(Setting::SlowReaderSeconds, usual.drain),
            bot_minutes_per_hour: self.rate(Setting::BotMinutesPerHour, usual.bot_minutes_per_hour),
            empty_lobby: Duration::from_secs(
                60 * self.number(Setting::EmptyLobbyMinutes, 30, 1, 1_000_000),
            ),
            lobby: self.days(Setting::LobbyDays, usual.lobby),
            abandoned: self.days(Setting::AbandonedDays, usual.abandoned),
            guest: self.days(Setting::GuestDays, usual.guest),
            undelete: self.days_or_none(Setting::UndeleteDays, usual.undelete),
            ..usual
        }
    }

    fn mail(&mut self) -> Option<Mail> {
        let smtp = self.read(Setting::Smtp, None, "smtps://… | smtp://…", |text| {
            let url: Url = text.parse().ok()?;
            let known = ["smtp", "smtps"].contains(&url.scheme()) && url.host().is_some();
            known.then(|| Some(text.to_owned()))
        });
        let expected = "name@example.org | Name <name@example.org>";
        let from = self.read(Setting::MailFrom, None, expected, |text| {
            text.parse::<lettre::message::Mailbox>().ok().map(|_| Some(text.to_owned()))
        });
        match (smtp, from) {
            (Some(smtp), Some(from)) => Some(Mail { smtp, from }),
            (Some(_), None) => self.needs(Setting::Smtp, Setting::MailFrom),
            (None, Some(_)) => self.needs(Setting::MailFrom, Setting::Smtp),
            (None, None) => None,
        }
    }

    fn metrics(&mut self) -> MetricsFor {
        let token = self.read(Setting::MetricsToken, None, "16 characters or more", |text| {
            (text.len() >= 16).then(|| Some(text.to_owned()))
        });
        let expected = "off | loopback | token";
        let words = ["off", "loopback", "token"];
        let who = self.read(Setting::Metrics, "", expected, |text| {
            words.into_iter().find(|word| *word == text)
        });
        match (who, token) {
            ("off", _) => MetricsFor::Nobody,
            ("loopback", _) | ("", None) => MetricsFor::Loopback,
            (_, Some(token)) => MetricsFor::Token(token),
            (_, None) => {
                self.needs::<()>(Setting::Metrics, Setting::MetricsToken);
                MetricsFor::Nobody
            }
        }
    }

    fn needs<T>(&mut self, setting: Setting, other: Setting) -> Option<T> {
        let origin = self.find(setting).map_or_else(String::new, |(origin, _)| origin);
        // If the other setting is wrong, that has been reported already.
        if !origin.is_empty() && self.find(other).is_none() {
            let other = other.name().to_owned();
            self.problems.push(ConfigProblem::Needs { origin, other });
        }
        None
    }
}

/// Parses an address without a path: the page is at its root.
fn read_public_url(text: &str) -> Option<Option<Url>> {
    let url: Url = text.parse().ok()?;
    let known = ["http", "https"].contains(&url.scheme()) && url.host().is_some();
    let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
    (known && bare && url.username().is_empty()).then_some(Some(url))
}
