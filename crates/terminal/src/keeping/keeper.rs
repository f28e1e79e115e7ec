//! Writes the file of a record: line by line as the game is played, as a whole after an undo.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Keeps the text of a record in a file.
///
/// The file is opened again for each step, so that a file or folder that vanished is noticed. After
/// a failure it is unknown how much was written, so the next step writes the whole text.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    state: KeeperState,
    secrecy: Secrecy,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum KeeperState {
    /// Nothing was written yet.
    New,
    /// The file holds everything that was handed over.
    Whole,
    /// The last attempt to write failed.
    Failed,
}

/// The result of an attempt to write that is worth a message.
#[derive(Debug)]
pub enum WriteReport {
    /// It failed.
    Failed(io::Error),
    /// It succeeded again after it had failed.
    Again,
}

/// The error returned when the file already exists and holds something else.
#[derive(Debug)]
pub struct FileExistsError;

impl fmt::Display for FileExistsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The file exists already and holds something else.")
    }
}

impl std::error::Error for FileExistsError {}

impl Keeper {
    /// Creates a keeper for a file that does not exist yet. Nothing is written before the first
    /// step.
    pub fn create(path: &Path) -> Result<Keeper, FileExistsError> {
        match fs::symlink_metadata(path) {
            Ok(_) => Err(FileExistsError),
            Err(_) => Ok(Keeper {
                path: path.to_owned(),
                state: KeeperState::New,
                secrecy: Secrecy::Open,
            }),
        }
    }

    /// Creates a keeper for a file that holds exactly what was played so far.
    pub fn go_on(path: &Path) -> Keeper {
        Keeper { path: path.to_owned(), state: KeeperState::Whole, secrecy: Secrecy::Open }
    }

    /// Creates a keeper for a file that only the player can read. Its contents are replaced.
    pub fn secretly(path: PathBuf) -> Keeper {
        Keeper { path, state: KeeperState::New, secrecy: Secrecy::Secret }
    }

    /// Returns the path of the record.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns `true` if the file holds everything that was handed over, as far as is known.
    pub fn is_whole(&self) -> bool {
        self.state == KeeperState::Whole
    }

    /// Adds lines, or writes the whole text if the file may lack earlier ones.
    pub fn add(&mut self, lines: &str, whole: impl FnOnce() -> String) -> Option<WriteReport> {
        match self.state {
            KeeperState::Whole if lines.is_empty() => None,
            KeeperState::Whole => self.written(append(&self.path, lines)),
            KeeperState::New | KeeperState::Failed => self.replace(&whole()),
        }
    }

    /// Replaces the file atomically: it holds either the whole new text or the old one.
    pub fn replace(&mut self, text: &str) -> Option<WriteReport> {
        self.written(replace(&self.path, text, self.secrecy))
    }

    fn written(&mut self, written: io::Result<()>) -> Option<WriteReport> {
        let before = self.state;
        match written {
            Ok(()) => {
                self.state = KeeperState::Whole;
                (before == KeeperState::Failed).then_some(WriteReport::Again)
            }
            Err(error) => {
                self.state = KeeperState::Failed;
                Some(WriteReport::Failed(error))
            }
        }
    }
}

/// The access to a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Secrecy {
    /// Everyone whom the system lets read new files.
    Open,
    /// Only the player.
    Secret,
}

fn append(path: &Path, lines: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).open(path)?;
    file.write_all(lines.as_bytes())?;
    file.sync_data()
}

/// Writes a new file next to the old one and renames it.
pub(super) fn replace(path: &Path, text: &str, secrecy: Secrecy) -> io::Result<()> {
    let beside = beside(path, ".new");
    let written = write_new(&beside, text, secrecy).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // Remove the partial file; report the first error.
        let _ = fs::remove_file(&beside);
    }
    written?;
    // The new name survives a power failure only once the folder is synced too. Where folders can't
    // be opened, the system takes care of that.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match File::open(folder.unwrap_or(Path::new("."))) {
        Ok(folder) => folder.sync_all().or(Ok(())),
        Err(_) => Ok(()),
    }
}

fn write_new(path: &Path, text: &str, secrecy: Secrecy) -> io::Result<()> {
    // A file left over from a crash may have the name; its contents are not needed.
    let _ = fs::remove_file(path);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if secrecy == Secrecy::Secret {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    #[cfg(not(unix))]
    let _ = secrecy;
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Returns the path with an ending added to the file's name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(ending);
    path.with_file_name(name)
}
