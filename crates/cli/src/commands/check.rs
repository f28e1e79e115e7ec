//! `emberwake check`: whether a database or a backup is whole, by replaying every table in it.

use super::backup::help;
use super::serve;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files;
use server::config::{Given, Setting};
use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use store::{BackupError, BackupProblem, BackupReader, BackupRow, StoreOptions};
use texts::Lang;
use texts::backup::{BackupHelp, BackupMessage, backup_message};
use texts::cli::Message;
use texts::serve::{Start, database_problem, start};

/// The arguments of `check`.
#[derive(clap::Args)]
pub struct Check {
    #[arg(value_name = "FILE", conflicts_with = "database", help = help(BackupHelp::CheckFile))]
    file: Option<PathBuf>,
    #[arg(long, value_name = "URL", help = crate::arguments::say(texts::cli::Help::AdminDatabase))]
    database: Option<String>,
}

/// The result of reading everything.
#[derive(Default)]
pub struct Checked {
    /// The number of tables.
    pub tables: u64,
    /// The number of people, guests and programs.
    pub people: u64,
    /// The tables that can't be replayed, and why.
    bad: Vec<(String, String)>,
}

impl Checked {
    /// Counts a row, and replays it if it is a table.
    fn add(&mut self, row: &BackupRow) {
        match row.part() {
            "persons" => self.people += 1,
            "tables" => self.tables += 1,
            _ => {}
        }
        let replayed = match row.table() {
            None => return,
            Some(Ok(stored)) => {
                let id = stored.row.id.to_string();
                server::replay(stored).map_err(|why| (id, why.to_string()))
            }
            Some(Err(error)) => Err((self.tables.to_string(), error.to_string())),
        };
        self.bad.extend(replayed.err());
    }
}

/// Checks, and prints the result.
pub fn run(arguments: Check, context: &mut Context) -> Result<(), CommandError> {
    let (place, checked) = match &arguments.file {
        Some(file) => (file.display().to_string(), read(file, context)?.1),
        None => {
            let database = database(arguments.database, context)?;
            let checked = look_at(&database, context, &mut |_| Ok(()))?;
            (serve::shown(&database), checked)
        }
    };
    verdict(&checked, &place, context)?;
    let tables = checked.tables;
    let people = checked.people;
    let sound = BackupMessage::Sound { place: &place, tables, people };
    context.line(backup_message(context.lang, &sound))
}

/// Returns the database to use. It must exist: this never creates one.
pub fn database(typed: Option<String>, context: &mut Context) -> Result<String, CommandError> {
    let lang = context.lang;
    let flags: Given = typed.into_iter().map(|url| (Setting::Database, url)).collect();
    let database = serve::database(&serve::configuration(&flags, context)?, lang)?;
    match store::file_of(&database).map(|file| (file, Path::new(file).metadata())) {
        Some((file, Err(error))) => {
            let why = files::reason(&error, lang);
            Err(CommandError::Files(context.say(&Message::CantRead { file, why: &why })))
        }
        _ => Ok(database),
    }
}

/// Replays every table of a database, and hands on every row.
pub fn look_at(
    database: &str,
    context: &mut Context,
    hand_on: &mut (dyn FnMut(&BackupRow) -> io::Result<()> + Send),
) -> Result<Checked, CommandError> {
    let mut checked = Checked::default();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let read = runtime.block_on(store::back_up(database, &StoreOptions::default(), &mut |row| {
        checked.add(&row);
        hand_on(&row)
    }));
    read.map_err(|error| failure(context.lang, &serve::shown(database), "", error))?;
    Ok(checked)
}

/// Replays every table of a backup. Gives the version of its schema too.
pub fn read(file: &Path, context: &mut Context) -> Result<(i64, Checked), CommandError> {
    let name = file.display().to_string();
    let unusable = |problem| failure(context.lang, "", &name, BackupError::Backup(problem));
    let mut reader = open(file, context)?;
    let mut checked = Checked::default();
    for row in &mut reader {
        checked.add(&row.map_err(unusable)?);
    }
    Ok((reader.schema(), checked))
}

/// Opens a backup.
pub fn open(file: &Path, context: &Context) -> Result<BackupReader<BufReader<File>>, CommandError> {
    let lang = context.lang;
    let name = file.display().to_string();
    let opened = files::open(file).map_err(|error| {
        let why = files::reason(&error, lang);
        CommandError::Files(context.say(&Message::CantRead { file: &name, why: &why }))
    })?;
    let reader = BackupReader::new(BufReader::new(opened));
    reader.map_err(|problem| failure(lang, "", &name, BackupError::Backup(problem)))
}

/// Complains about every table that can't be replayed.
pub fn verdict(checked: &Checked, place: &str, context: &mut Context) -> Result<(), CommandError> {
    let lang = context.lang;
    for (table, why) in &checked.bad {
        context.complain(&backup_message(lang, &BackupMessage::BadTable { table, why }));
    }
    let count = checked.bad.len() as u64;
    let bad = BackupMessage::BadTables { place, count };
    if count == 0 { Ok(()) } else { Err(CommandError::Wrong(backup_message(lang, &bad))) }
}

/// Returns the reason why a database or a backup can't be used, as a sentence.
pub fn failure(lang: Lang, place: &str, file: &str, error: BackupError) -> CommandError {
    let said = |message: BackupMessage| backup_message(lang, &message);
    match error {
        BackupError::Open(why) => {
            let why = database_problem(lang, &serve::sentence(&why));
            CommandError::Files(start(lang, &Start::CantKeep { place, why: &why }))
        }
        BackupError::Store(why) => {
            CommandError::Files(said(BackupMessage::Failed { place, why: &why.to_string() }))
        }
        BackupError::File(why) => CommandError::Output(why),
        BackupError::NotEmpty => CommandError::Files(said(BackupMessage::NotEmpty { place })),
        BackupError::Backup(problem) => CommandError::Wrong(match problem {
            BackupProblem::NotABackup => said(BackupMessage::NotABackup { file }),
            BackupProblem::Newer { found, known } => {
                let found = found.unsigned_abs();
                let known = known.unsigned_abs();
                said(BackupMessage::Newer { file, found, known })
            }
            BackupProblem::CutOff => said(BackupMessage::CutOff { file }),
            BackupProblem::Changed { line } => said(BackupMessage::Changed { file, line }),
            BackupProblem::Unreadable(why) => {
                return CommandError::Files(texts::cli::message(
                    lang,
                    &Message::CantRead { file, why: &why },
                ));
            }
        }),
    }
}
