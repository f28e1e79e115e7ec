//! Reading and writing files, with one clear sentence for everything that can go wrong.

use crate::command_error::CommandError;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use texts::Lang;
use texts::cli::{Message, Reason, message};

/// The maximum size of a file. Records and boxes are far smaller; a larger file was named by
/// mistake.
const BYTES_MAX: u64 = 64 << 20;

/// A text and where it came from.
pub struct Source {
    /// The file as the person named it, or the name for standard input.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// Reads a file, or standard input for `-`.
pub fn read(path: &Path, lang: Lang) -> Result<Source, CommandError> {
    let from_stdin = path == Path::new("-");
    let name = if from_stdin {
        message(lang, &Message::StandardInput)
    } else {
        path.display().to_string()
    };
    let mut bytes = Vec::new();
    let read = if from_stdin {
        io::stdin().lock().take(BYTES_MAX + 1).read_to_end(&mut bytes)
    } else {
        open(path).and_then(|file| file.take(BYTES_MAX + 1).read_to_end(&mut bytes))
    };
    if let Err(error) = read {
        let why = reason(&error, lang);
        return Err(CommandError::Files(message(
            lang,
            &Message::CantRead { file: &name, why: &why },
        )));
    }
    if bytes.len() as u64 > BYTES_MAX {
        return Err(CommandError::Wrong(message(lang, &Message::TooLarge { file: &name })));
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source { name, text }),
        Err(error) => {
            let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
            Err(CommandError::Wrong(message(lang, &Message::NotText { file: &name, line })))
        }
    }
}

/// Opens a file to read. Reading a folder fails only at the first byte, so it is asked for here.
pub fn open(path: &Path) -> io::Result<File> {
    if fs::metadata(path)?.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    File::open(path)
}

/// Whether a file that exists may be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// It stays as it is, and writing fails.
    Keep,
    /// It is replaced.
    Replace,
}

/// Writes a whole file atomically: it is complete, or as it was before.
pub fn write(path: &Path, text: &str, existing: Existing) -> io::Result<()> {
    let beside = beside(path);
    let written = write_beside(&beside, text).and_then(|()| match existing {
        Existing::Replace => fs::rename(&beside, path),
        Existing::Keep => move_to_free_name(&beside, path),
    });
    if written.is_err() {
        // Remove the partial file; report the first error.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn write_beside(beside: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create_new(beside)?;
    file.write_all(text.as_bytes())
}

/// Renames a file unless the new name is taken. A hard link fails if the name exists, which leaves
/// no moment between checking and writing.
pub fn move_to_free_name(beside: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(beside, path) {
        Ok(()) => fs::remove_file(beside),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // Not every file system has links.
        Err(_) if path.exists() => Err(ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(beside, path),
    }
}

/// The name under which a file is written before it is complete.
pub fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}

/// The sentence for a file that can't be written.
pub fn cant_write(path: &Path, error: &io::Error, lang: Lang) -> CommandError {
    let file = path.display().to_string();
    let why = reason(error, lang);
    CommandError::Files(message(lang, &Message::CantWrite { file: &file, why: &why }))
}

/// Returns the reason why input or output failed, in the reader's language if it is a common one.
pub fn reason(error: &io::Error, lang: Lang) -> String {
    let reason = match error.kind() {
        ErrorKind::NotFound => Reason::NotFound,
        ErrorKind::PermissionDenied => Reason::NotAllowed,
        ErrorKind::IsADirectory => Reason::IsFolder,
        ErrorKind::NotADirectory => Reason::NoFolder,
        ErrorKind::AlreadyExists => Reason::Exists,
        ErrorKind::StorageFull => Reason::Full,
        ErrorKind::ReadOnlyFilesystem => Reason::ReadOnly,
        ErrorKind::AddrInUse => Reason::Taken,
        ErrorKind::AddrNotAvailable => Reason::NotOurs,
        _ => return error.to_string(),
    };
    texts::cli::reason(lang, reason).to_owned()
}
