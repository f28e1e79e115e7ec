//! `emberwake restore`: a new file or an empty database, filled from a backup that was checked
//! before anything is written.

use super::backup::help;
use super::{check, serve};
use crate::command_error::CommandError;
use crate::context::Context;
use server::config::{Given, Setting};
use std::path::PathBuf;
use store::StoreOptions;
use texts::backup::{BackupHelp, BackupMessage, backup_message};

/// The arguments of `restore`.
#[derive(clap::Args)]
pub struct Restore {
    #[arg(value_name = "FILE", help = help(BackupHelp::RestoreFile))]
    file: PathBuf,
    /// Never the usual one: where everything goes must be said.
    #[arg(long, value_name = "URL", required = true, help = help(BackupHelp::RestoreDatabase))]
    database: String,
}

/// Checks the backup, then restores it.
pub fn run(arguments: Restore, context: &mut Context) -> Result<(), CommandError> {
    let lang = context.lang;
    let flags = Given::from([(Setting::Database, arguments.database)]);
    let database = serve::database(&serve::configuration(&flags, context)?, lang)?;
    let file = arguments.file.display().to_string();
    let place = serve::shown(&database);
    let (schema, checked) = check::read(&arguments.file, context)?;
    check::verdict(&checked, &file, context)?;
    let mut rows = check::open(&arguments.file, context)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let options = StoreOptions::default();
    let restored = runtime.block_on(store::restore(&database, &options, schema, &mut rows));
    restored.map_err(|error| check::failure(lang, &place, &file, error))?;
    let tables = checked.tables;
    let people = checked.people;
    context.line(backup_message(lang, &BackupMessage::Restored { place: &place, tables, people }))
}
