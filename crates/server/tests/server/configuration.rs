//! Flags override the environment, the environment overrides the file, and every mistake is named.

use server::config::{
    Config, ConfigProblem, Given, LogForm, MetricsFor, Setting, Usual, Webhooks, read_environment,
    read_file,
};
use texts::Lang;

fn given(settings: &[(Setting, &str)]) -> Given {
    settings.iter().map(|(setting, value)| (*setting, (*value).to_owned())).collect()
}

fn variables(pairs: &[(&str, &str)]) -> (Given, Vec<String>) {
    read_environment(pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())))
}

#[test]
fn nothing_said_is_the_usual_configuration() {
    let none = Given::new();
    assert_eq!(Config::read(&none, &none, &none).unwrap(), Config::default());
}

#[test]
fn flags_come_before_the_environment_and_that_before_the_file() {
    let text = "port = 1\nlisten = \"::1\"\ntrust-proxy = 1\nlog = \"json\"\nwebhooks = \"any\"\n";
    let file = read_file("a.toml", text).unwrap();
    let (environment, strange) = variables(&[
        ("EMBERWAKE_PORT", "2"),
        ("EMBERWAKE_LISTEN", "0.0.0.0"),
        ("EMBERWAKE_TRUST_PROXY", ""),
        ("PORT", "7"),
    ]);
    assert!(strange.is_empty());
    let flags = given(&[(Setting::Port, "3")]);
    let config = Config::read(&flags, &environment, &file).unwrap();
    assert_eq!(config.port, 3);
    assert_eq!(config.listen, std::net::IpAddr::from([0, 0, 0, 0]));
    assert_eq!((config.trust_proxy, config.log), (1, LogForm::Json));
    assert_eq!(config.webhooks, Webhooks::Any);
}

#[test]
fn keys_that_nobody_knows_are_refused_by_name() {
    let problems = read_file("a.toml", "prot = 1\nconfig = \"b.toml\"\nport = 2\n").unwrap_err();
    let said: Vec<String> = problems.iter().map(|problem| problem.say(Lang::En)).collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said.iter().any(|text| text.contains("prot (a.toml)")), "{said:?}");
    let (_, strange) = variables(&[("EMBERWAKE_PROT", "1"), ("EMBERWAKE_LANG", "fr")]);
    assert_eq!(strange, ["EMBERWAKE_PROT"]);
}

#[test]
fn a_file_that_is_no_toml_names_the_line() {
    let problems = read_file("a.toml", "port = 1\nlisten = \n").unwrap_err();
    let [ConfigProblem::File { file, line, .. }] = &problems[..] else { panic!("{problems:?}") };
    assert_eq!((file.as_str(), *line), ("a.toml", 2));
    assert!(read_file("a.toml", "port = [1]\n").is_err());
}

#[test]
fn every_wrong_value_is_named_with_what_it_could_be() {
    let flags = given(&[
        (Setting::Port, "65536"),
        (Setting::Listen, "everywhere"),
        (Setting::PublicUrl, "https://example.org/games"),
        (Setting::Database, "mysql://example.org"),
        (Setting::TrustProxy, "yes"),
        (Setting::SessionDays, "0"),
        (Setting::RequestsPerMinute, "-1"),
        (Setting::Webhooks, "maybe"),
        (Setting::Log, "xml"),
        (Setting::LogLevel, "loud"),
        (Setting::Metrics, "all"),
        (Setting::MailFrom, "nobody"),
        (Setting::Smtp, "http://user:secret@example.org"),
    ]);
    let none = Given::new();
    let problems = Config::read(&flags, &none, &none).unwrap_err();
    assert_eq!(problems.len(), flags.len(), "{problems:?}");
    for lang in Lang::ALL {
        let said: Vec<String> = problems.iter().map(|problem| problem.say(lang)).collect();
        assert!(said.iter().any(|text| text.contains("--port") && text.contains("0-65535")));
        assert!(said.iter().all(|text| !text.contains("secret")), "{said:?}");
    }
}

#[test]
fn half_of_a_pair_asks_for_the_other() {
    let none = Given::new();
    for (setting, value) in [
        (Setting::Smtp, "smtps://mail.example.org"),
        (Setting::MailFrom, "games@example.org"),
        (Setting::Metrics, "token"),
    ] {
        let problems = Config::read(&given(&[(setting, value)]), &none, &none).unwrap_err();
        assert!(matches!(problems[..], [ConfigProblem::Needs { .. }]), "{problems:?}");
    }
    // The links in emails need an address.
    let mail =
        [(Setting::Smtp, "smtps://mail.example.org"), (Setting::MailFrom, "games@example.org")];
    let problems = Config::read(&given(&mail), &none, &none).unwrap_err();
    let [ConfigProblem::Needs { origin, other }] = &problems[..] else { panic!("{problems:?}") };
    assert_eq!((origin.as_str(), other.as_str()), ("--smtp", "public-url"));
    let public = given(&[(Setting::PublicUrl, "https://games.example.org")]);
    assert!(Config::read(&given(&mail), &public, &none).is_ok_and(|config| config.mail.is_some()));
    let token = given(&[(Setting::MetricsToken, "0123456789abcdef")]);
    let config = Config::read(&token, &none, &none).unwrap();
    assert_eq!(config.metrics, MetricsFor::Token("0123456789abcdef".to_owned()));
    assert!(!format!("{config:?}").contains("0123456789abcdef"));
}

#[test]
fn every_help_is_about_a_setting() {
    use texts::serve::{SettingGroup, SettingHelp};
    assert_eq!(Setting::ALL.len(), SettingHelp::ALL.len());
    for group in SettingGroup::ALL {
        assert!(Setting::ALL.iter().any(|setting| setting.group() == group), "{group:?}");
    }
}

/// The values of a setting, as docs/hosting.md shows them.
fn allowed(setting: Setting) -> String {
    let value = setting.value();
    if value.placeholder.is_empty() {
        return String::new();
    }
    // Bounds and lengths are words; everything else is what people write.
    let is_plain = value.expected.starts_with(|first: char| first.is_ascii_digit());
    let quoted = |part: &str| if is_plain { part.to_owned() } else { format!("`{part}`") };
    value.expected.split(" | ").map(quoted).collect::<Vec<_>>().join(", ")
}

/// The table of settings in docs/hosting.md.
fn documented() -> String {
    let row = |setting: Setting| {
        let default = match setting.value().default {
            Usual::Value(default) => format!("`{default}`"),
            Usual::Words(words) => words.to_owned(),
        };
        let (name, allowed, what) = (setting.name(), allowed(setting), setting.what());
        format!("| `{name}` | {allowed} | {default} | {what} |\n").replace("|  |", "| |")
    };
    Setting::by_group().into_iter().map(row).collect()
}

/// `EMBERWAKE_BLESS=1` writes the table.
#[test]
fn the_page_for_hosts_lists_the_settings_as_they_are_declared() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");
    let page = std::fs::read_to_string(file).unwrap();
    let head = "| setting | value | default | what it does |\n|---|---|---|---|\n";
    let (before, rest) = page.split_once(head).expect("the table of settings");
    let (_, after) = rest.split_once("\n\n").expect("text below the table");
    let now = format!("{before}{head}{}\n{after}", documented());
    if std::env::var_os("EMBERWAKE_BLESS").is_some() {
        std::fs::write(file, now).unwrap();
    } else {
        assert!(now == page, "docs/hosting.md is stale: run ‘cargo xtask codegen’");
    }
}
