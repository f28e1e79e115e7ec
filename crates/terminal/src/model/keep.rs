//! Stores a session's game: the record line by line, as a whole after an undo, and closed at the
//! end; the log of the table and the seed until then.

use super::message::Message;
use super::session::Session;
use crate::PlayError;
use crate::face::Face;
use crate::keeping::{FileExistsError, Keeper, Sidecar, WriteReport, numbered, table_log_of};
use dealer::Seed;
use kernel::{Game, Journal, Record};
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a game; none of them if it is not kept.
pub(super) struct Files {
    record: Option<Keeper>,
    table_log: Option<Keeper>,
    seed: Option<Sidecar>,
}

impl Files {
    /// Returns the files for a record at this path. A record that holds exactly what is resumed is
    /// continued; any other existing file stays as it is.
    pub(super) fn new<G: Game>(
        path: Option<&Path>,
        resume: Option<&Record<G>>,
    ) -> Result<Files, PlayError> {
        let Some(path) = path else {
            return Ok(Files { record: None, table_log: None, seed: None });
        };
        Ok(Files {
            record: Some(keeper(path, resume)?),
            table_log: Some(Keeper::secretly(table_log_of(path))),
            seed: Some(Sidecar::of(path)),
        })
    }

    /// The seed that was kept.
    pub(super) fn seed(&self) -> Option<Seed> {
        self.seed.as_ref().and_then(Sidecar::read)
    }

    /// The log of the table that was kept.
    pub(super) fn table_log(&self) -> Option<String> {
        fs::read_to_string(self.table_log.as_ref()?.path()).ok()
    }

    /// Returns the path for the next game of these people: a number is added to the name.
    pub(super) fn next_record(&self) -> Option<PathBuf> {
        let path = self.record.as_ref()?.path();
        (2..).map(|number| numbered(path, number)).find(|path| fs::symlink_metadata(path).is_err())
    }

    /// Removes the secrets: the game is over, and the record reveals all of them.
    fn remove_secrets(&self) {
        if let Some(seed) = &self.seed {
            seed.remove();
        }
        if let Some(table_log) = &self.table_log {
            // If it stays, it reveals nothing that the record doesn't.
            let _ = fs::remove_file(table_log.path());
        }
    }
}

fn keeper<G: Game>(path: &Path, resume: Option<&Record<G>>) -> Result<Keeper, PlayError> {
    let there = fs::read_to_string(path).ok().and_then(|text| Record::parse(&text).ok());
    let is_resumed = resume.zip(there.as_ref()).is_some_and(|(resume, there): (_, &Record<G>)| {
        resume.setup == there.setup
            && resume.tags_all().eq(there.tags_all())
            && resume.lines == there.lines
    });
    if is_resumed {
        return Ok(Keeper::go_on(path));
    }
    Keeper::create(path).map_err(|FileExistsError| PlayError::RecordExists(path.to_owned()))
}

/// The record as a whole. A seed is a tag only once it is revealed, and is after the end.
fn whole<G: Game>(journal: &Journal<G>, tags: &[(String, String)]) -> String {
    let is_seed = |(key, _): &(String, String)| key == "seed" || key.starts_with("seed.");
    let (seeds, others) = tags.iter().cloned().partition(is_seed);
    Record { tags_after: seeds, ..Record::of(journal, others) }.to_string()
}

/// A tag as a line of a record.
pub(super) fn tag_line((key, value): &(String, String)) -> String {
    // Line ends inside a value would break the file.
    let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("tag {key} {value}\n")
}

/// Returns lines of the table's log as they are in its file. Their numbers follow from their order.
fn log_text(lines: &[(u64, String)]) -> String {
    lines.iter().map(|(_, line)| format!("{line}\n")).collect()
}

impl<G: Face> Session<G> {
    /// Returns the path of the record.
    pub fn record_path(&self) -> Option<&Path> {
        self.files.record.as_ref().map(Keeper::path)
    }

    /// Returns `true` if the file of the record holds everything that was played.
    pub fn is_kept(&self) -> bool {
        self.files.record.as_ref().is_some_and(Keeper::is_whole)
    }

    /// Hands the lines played since to the keeper.
    pub(super) fn keep(&mut self) {
        let new = self.journal().lines().get(self.lines_kept..).unwrap_or_default();
        let text: String = new.iter().map(|line| format!("{line}\n")).collect();
        self.lines_kept = self.journal().lines().len();
        self.keep_text(&text);
    }

    /// Adds a text to the end of the record. If the file may lack earlier text, it is written as a
    /// whole.
    pub(super) fn keep_text(&mut self, text: &str) {
        if !self.is_kept() {
            self.lines_kept = self.journal().lines().len();
        }
        let whole = || whole(self.table.journal(), &self.tags);
        let report = self.files.record.as_mut().and_then(|keeper| keeper.add(text, whole));
        self.report(self.record_path().map(Path::to_owned), report);
    }

    /// Writes the record as a whole, after something was taken back.
    pub(super) fn keep_whole(&mut self) {
        self.lines_kept = self.journal().lines().len();
        let text = whole(self.table.journal(), &self.tags);
        let report = self.files.record.as_mut().and_then(|keeper| keeper.replace(&text));
        self.report(self.record_path().map(Path::to_owned), report);
    }

    /// Adds lines to the log of the table, or writes all of it if it is not stored yet.
    pub(super) fn keep_table_log(&mut self, lines: &[(u64, String)]) {
        if self.is_revealed {
            // The record contains everything about a game that is over.
            return;
        }
        let table = &self.table;
        let Some(keeper) = &mut self.files.table_log else { return };
        let report = keeper.add(&log_text(lines), || log_text(&table.log()));
        let path = keeper.path().to_owned();
        self.report(Some(path), report);
    }

    /// Stores the seed of a game that begins or continues.
    pub(super) fn keep_seed(&mut self) {
        if let Some(sidecar) = &self.files.seed
            && let Err(error) = sidecar.write(&self.committed.seed)
        {
            let path = sidecar.path().to_owned();
            self.trouble = Some(Message::NotKept { path, why: error.kind() });
        }
    }

    /// Adds the end line and the seed: from now on anyone can verify the random results.
    pub(super) fn reveal(&mut self) {
        self.is_revealed = true;
        let end = self.game().standing().map(|standing| Record::<G>::end_line(&standing));
        let mut text = end.unwrap_or_default();
        // A seed that the record never committed to would prove nothing.
        if self.tags.contains(&self.committed.tag_before()) {
            let reveal = self.committed.tag_reveal();
            text += &tag_line(&reveal);
            self.tags.push(reveal);
        }
        self.keep_text(&text);
        if self.is_kept() {
            self.files.remove_secrets();
        }
    }

    /// Tries once more to write a record that could not be written, for a last time before leaving.
    pub fn keep_before_leaving(&mut self) {
        self.keep();
        if self.is_kept() && self.is_revealed {
            self.files.remove_secrets();
        }
    }

    fn report(&mut self, path: Option<PathBuf>, report: Option<WriteReport>) {
        let Some(path) = path else { return };
        match report {
            None => {}
            Some(WriteReport::Again) => self.trouble = Some(Message::KeptAgain { path }),
            Some(WriteReport::Failed(error)) => {
                self.trouble = Some(Message::NotKept { path, why: error.kind() });
            }
        }
    }
}
