//! `emberwake admin`: reports, people and tables of a server, whether it runs at the moment or not.

use super::serve;
use crate::arguments::say;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::values;
use clap::Subcommand;
use serde_json::{Value, json};
use server::config::{Given, Setting};
use server::{Console, ConsoleError};
use texts::cli::{Help, Message};
use texts::serve::{Start, database_problem, start};

/// The arguments of `admin`.
#[derive(clap::Args)]
pub struct Admin {
    #[arg(long, global = true, value_name = "URL", help = say(Help::AdminDatabase))]
    database: Option<String>,
    #[arg(long, global = true, help = say(Help::JsonLines))]
    json: bool,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand)]
enum AdminCommand {
    #[command(about = say(Help::AdminReports))]
    Reports {
        #[arg(long, help = say(Help::AdminAll))]
        all: bool,
        #[arg(long, value_name = "REPORT", value_parser = values::number::<u64>, help = say(Help::AdminBefore))]
        before: Option<u64>,
    },
    #[command(about = say(Help::AdminClose))]
    Close {
        #[arg(value_name = "REPORT", value_parser = values::number::<u64>, help = say(Help::AdminReport))]
        report: u64,
        #[arg(long, value_name = "TEXT", default_value = "", help = say(Help::AdminNote))]
        note: String,
    },
    #[command(about = say(Help::AdminPeople))]
    People {
        #[arg(value_name = "TEXT", default_value = "", help = say(Help::AdminFind))]
        find: String,
        #[arg(long, help = say(Help::AdminDeleted))]
        deleted: bool,
    },
    #[command(about = say(Help::AdminBan))]
    Ban(ForDays),
    #[command(about = say(Help::AdminUnban))]
    Unban(Whom),
    #[command(about = say(Help::AdminMute))]
    Mute(ForDays),
    #[command(about = say(Help::AdminUnmute))]
    Unmute(Whom),
    #[command(about = say(Help::AdminRename))]
    Rename {
        #[command(flatten)]
        whom: Whom,
        #[arg(value_name = "NAME", help = say(Help::AdminName))]
        name: String,
    },
    #[command(about = say(Help::AdminRole))]
    Role {
        #[command(flatten)]
        whom: Whom,
        #[arg(value_name = "admin|player", help = say(Help::AdminRole))]
        role: String,
    },
    #[command(about = say(Help::AdminResetPassword))]
    ResetPassword(Whom),
    #[command(about = say(Help::AdminDeletePerson))]
    DeletePerson(Whom),
    #[command(about = say(Help::AdminUndelete))]
    Undelete(Whom),
    #[command(about = say(Help::AdminDeleteTable))]
    DeleteTable(Which),
    #[command(about = say(Help::AdminDeleteRecord))]
    DeleteRecord(Which),
    #[command(about = say(Help::AdminAudit))]
    Audit,
}

#[derive(clap::Args)]
struct Whom {
    #[arg(value_name = "PERSON", value_parser = values::number::<u64>, help = say(Help::AdminPerson))]
    person: u64,
}

#[derive(clap::Args)]
struct ForDays {
    #[command(flatten)]
    whom: Whom,
    #[arg(long, value_name = "N", value_parser = values::number::<u32>, help = say(Help::AdminDays))]
    days: Option<u32>,
}

#[derive(clap::Args)]
struct Which {
    #[arg(value_name = "ID", help = say(Help::AdminId))]
    id: String,
}

/// A request to the server: method, path and body.
type Question = (&'static str, String, Option<Value>);

impl AdminCommand {
    fn question(&self) -> Question {
        let person =
            |whom: &Whom, action: Value| ("POST", format!("people/{}", whom.person), Some(action));
        match self {
            AdminCommand::Reports { all, before } => {
                let before = before.map(|before| format!("&before={before}")).unwrap_or_default();
                ("GET", format!("reports?all={all}{before}"), None)
            }
            AdminCommand::Close { report, note } => {
                ("POST", format!("reports/{report}/close"), Some(json!({ "note": note })))
            }
            AdminCommand::People { find, deleted } => {
                ("GET", format!("people?find={}&deleted={deleted}", escaped(find)), None)
            }
            AdminCommand::Ban(ForDays { whom, days }) => {
                person(whom, json!({ "action": "ban", "days": days }))
            }
            AdminCommand::Unban(whom) => person(whom, json!({ "action": "unban" })),
            AdminCommand::Mute(ForDays { whom, days }) => {
                person(whom, json!({ "action": "mute", "days": days }))
            }
            AdminCommand::Unmute(whom) => person(whom, json!({ "action": "unmute" })),
            AdminCommand::Rename { whom, name } => {
                person(whom, json!({ "action": "rename", "name": name }))
            }
            AdminCommand::Role { whom, role } => {
                person(whom, json!({ "action": "role", "role": role }))
            }
            AdminCommand::ResetPassword(whom) => {
                person(whom, json!({ "action": "reset-password" }))
            }
            AdminCommand::DeletePerson(whom) => person(whom, json!({ "action": "delete" })),
            AdminCommand::Undelete(whom) => person(whom, json!({ "action": "undelete" })),
            AdminCommand::DeleteTable(which) => {
                ("DELETE", format!("tables/{}", escaped(&which.id)), None)
            }
            AdminCommand::DeleteRecord(which) => {
                ("DELETE", format!("records/{}", escaped(&which.id)), None)
            }
            AdminCommand::Audit => ("GET", "audit".to_owned(), None),
        }
    }
}

/// Asks, and shows the answer.
pub fn run(arguments: Admin, context: &mut Context) -> Result<(), CommandError> {
    let lang = context.lang;
    let flags: Given = arguments.database.into_iter().map(|url| (Setting::Database, url)).collect();
    let database = serve::database(&serve::configuration(&flags, context)?, lang)?;
    let (method, path, body) = arguments.command.question();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let answer = runtime.block_on(async {
        let console = Console::open(&database).await?;
        let answer = console.ask(lang, method, &path, body).await;
        console.close().await;
        answer
    });
    let answer = answer.map_err(|error| match error {
        ConsoleError::Store(why) => {
            let place = serve::shown(&database);
            let why = database_problem(lang, &serve::sentence(&why));
            CommandError::Files(start(lang, &Start::CantKeep { place: &place, why: &why }))
        }
        ConsoleError::Refused(why) => CommandError::Wrong(why),
        ConsoleError::Unreachable(why) => {
            CommandError::Files(context.say(&Message::AdminUnreachable { why: &why }))
        }
    })?;
    show(&answer, arguments.json, context)
}

fn show(answer: &Value, as_json: bool, context: &mut Context) -> Result<(), CommandError> {
    match answer {
        Value::Array(rows) if as_json => rows.iter().try_for_each(|row| context.json(row)),
        Value::Array(rows) if rows.is_empty() => {
            let said = context.say(&Message::AdminNone);
            context.line(said)
        }
        Value::Array(rows) => rows.iter().try_for_each(|row| context.line(line(row))),
        other if as_json => context.json(other),
        other => {
            let said = match other["password"].as_str() {
                Some(password) => context.say(&Message::AdminPassword { password }),
                None => context.say(&Message::AdminDone),
            };
            context.line(said)
        }
    }
}

/// Formats a row for people, in the server's order: `name value` pairs, times as dates.
fn line(row: &Value) -> String {
    let pairs = row.as_object().into_iter().flatten().map(|(key, value)| match value {
        Value::String(text) if text.chars().any(char::is_whitespace) || text.is_empty() => {
            format!("{key} {}", Value::from(plain(text)))
        }
        Value::String(text) => format!("{key} {}", plain(text)),
        Value::Number(ms) if key.ends_with("_ms") => {
            let key = key.trim_end_matches("_ms");
            format!("{key} {}", ms.as_u64().map_or_else(String::new, server::date))
        }
        other => format!("{key} {other}"),
    });
    pairs.collect::<Vec<_>>().join("  ")
}

/// Replaces control characters, which would change the screen: anyone can write reports.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// A text as a part of an address.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => out.push(byte as char),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_holds_no_signs_that_change_the_screen() {
        let row = json!({ "id": 3, "text": "a\u{1b}[2J\nb", "created_ms": 0, "name": "Ann" });
        assert_eq!(line(&row), "id 3  text \"a [2J b\"  created 1970-01-01 00:00 UTC  name Ann");
    }

    #[test]
    fn what_is_looked_for_can_be_any_text() {
        assert_eq!(escaped("a b&c=ä"), "a%20b%26c%3D%C3%A4");
    }
}
