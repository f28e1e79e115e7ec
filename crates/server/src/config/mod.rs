//! The configuration of the server: from flags, the environment and a file, in this order. Every
//! setting has the same name in all three places; `declared.rs` lists them.

mod declare;
mod declared;
mod form;
mod reader;

pub use declared::{Config, Rates, Setting, Settings};
pub use form::{Usual, Value};

use declared::{Indirect, MetricsWord};
use reader::Reader;
use std::collections::BTreeMap;
use std::fmt;
use texts::serve::Start;
use texts::{Lang, serve};

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

/// Settings with their values as given.
pub type Given = BTreeMap<Setting, String>;

/// The reason why a configuration can't be used.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum ConfigProblem {
    /// There is no such setting.
    Unknown { origin: String },
    /// The setting can't have this value.
    Bad { origin: String, value: String, expected: String },
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
        let Some(setting) = setting.filter(|setting| setting.value().may_be_in_file) else {
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
                let expected = "text | number".to_owned();
                problems.push(ConfigProblem::Bad { origin, value, expected });
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

impl Setting {
    /// All settings, group by group, as the help and docs/hosting.md show them.
    pub fn by_group() -> [Setting; Setting::ALL.len()] {
        let mut settings = Setting::ALL;
        settings.sort_by_key(|setting| setting.group() as usize);
        settings
    }

    /// The variable of the environment: `EMBERWAKE_PUBLIC_URL`.
    pub fn variable(self) -> String {
        format!("EMBERWAKE_{}", self.name().replace('-', "_").to_ascii_uppercase())
    }
}

impl Config {
    /// Combines flags, environment and file into a configuration; flags come first, the file last.
    /// Reports every problem.
    pub fn read(
        flags: &Given,
        environment: &Given,
        file: &Given,
    ) -> Result<Config, Vec<ConfigProblem>> {
        let mut reader = Reader::new([flags, environment, file]);
        let indirect = Indirect::gather(&mut reader);
        let rates = Rates::gather(&mut reader);
        let mut settings = Settings::gather(&mut reader);
        settings.messages_per_second = rates.acts_per_minute.div_ceil(60);
        let usual = Config::gather(&mut reader);
        let config = Config {
            rates,
            mail: mail(&mut reader, &indirect, &usual),
            metrics: metrics(&mut reader, indirect),
            settings,
            ..usual
        };
        reader.end(config)
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

fn mail(reader: &mut Reader<'_>, indirect: &Indirect, config: &Config) -> Option<Mail> {
    match (indirect.smtp.clone(), indirect.mail_from.clone()) {
        (Some(smtp), Some(from)) => {
            if config.public_url.is_none() {
                // The links in emails lead to it.
                reader.needs(Setting::Smtp, Setting::PublicUrl);
            }
            return Some(Mail { smtp, from });
        }
        (Some(_), None) => reader.needs(Setting::Smtp, Setting::MailFrom),
        (None, Some(_)) => reader.needs(Setting::MailFrom, Setting::Smtp),
        (None, None) => {}
    }
    None
}

fn metrics(reader: &mut Reader<'_>, indirect: Indirect) -> MetricsFor {
    match (indirect.metrics, indirect.metrics_token) {
        (Some(MetricsWord::Off), _) => MetricsFor::Nobody,
        (Some(MetricsWord::Loopback), _) | (None, None) => MetricsFor::Loopback,
        (Some(MetricsWord::Token) | None, Some(token)) => MetricsFor::Token(token),
        (Some(MetricsWord::Token), None) => {
            reader.needs(Setting::Metrics, Setting::MetricsToken);
            MetricsFor::Nobody
        }
    }
}
