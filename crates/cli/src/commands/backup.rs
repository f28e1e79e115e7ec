//! `emberwake backup`: everything a server stores, in one file, while it runs.

use super::check::{self, Checked};
use super::serve;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::{files, language};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use store::BackupWriter;
use texts::backup::{BackupHelp, BackupMessage, backup_help, backup_message};

/// The arguments of `backup`.
#[derive(clap::Args)]
pub struct Backup {
    #[arg(value_name = "FILE", help = help(BackupHelp::BackupFile))]
    file: PathBuf,
    #[arg(long, value_name = "URL", help = crate::arguments::say(texts::cli::Help::AdminDatabase))]
    database: Option<String>,
}

/// A text of the help, in the language of this run.
pub fn help(what: BackupHelp) -> &'static str {
    backup_help(language::chosen(), what)
}

/// Writes a backup. It has its name only when it is complete.
pub fn run(arguments: Backup, context: &mut Context) -> Result<(), CommandError> {
    let lang = context.lang;
    let database = check::database(arguments.database, context)?;
    if arguments.file == Path::new("-") {
        let checked = write(&database, io::stdout(), context)?.1;
        return check::verdict(&checked, &serve::shown(&database), context);
    }
    let unwritten = |error: &io::Error| files::cant_write(&arguments.file, error, lang);
    // Sooner than after an hour of work.
    if arguments.file.symlink_metadata().is_ok() {
        return Err(unwritten(&io::ErrorKind::AlreadyExists.into()));
    }
    let beside = files::beside(&arguments.file);
    let file = private(&beside).map_err(|error| unwritten(&error))?;
    let written = write(&database, BufWriter::new(file), context).and_then(|(out, checked)| {
        let file = out.into_inner().map_err(|error| unwritten(error.error()))?;
        file.sync_all().map_err(|error| unwritten(&error))?;
        let named = files::move_to_free_name(&beside, &arguments.file);
        named.map_err(|error| unwritten(&error))?;
        Ok(checked)
    });
    if written.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    let checked = written?;
    let file = arguments.file.display().to_string();
    check::verdict(&checked, &serve::shown(&database), context)?;
    let tables = checked.tables;
    let people = checked.people;
    context.line(backup_message(lang, &BackupMessage::Saved { file: &file, tables, people }))
}

fn write<W: Write + Send>(
    database: &str,
    out: W,
    context: &mut Context,
) -> Result<(W, Checked), CommandError> {
    let lang = context.lang;
    let place = serve::shown(database);
    let trouble =
        |error: io::Error| check::failure(lang, &place, "", store::BackupError::File(error));
    let now = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
    let mut writer = BackupWriter::new(out, now.as_millis() as u64);
    let checked = check::look_at(database, context, &mut |row| writer.row(row))?;
    let (out, _) = writer.end().map_err(trouble)?;
    Ok((out, checked))
}

/// Creates a file that only its owner can read: a backup contains seeds and hashes of passwords.
fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
