//! How a session keeps its record: line by line, as a whole after an undo, and closed at the end.

use super::message::Message;
use super::session::Session;
use crate::Failure;
use crate::face::Face;
use crate::keeping::{Exists, Keeper, Told};
use kernel::{Game, Journal, Record};
use std::path::Path;

/// The keeper for a record at this path. A file that holds just what is resumed is gone on with;
/// any other that is there stays as it is.
pub(super) fn keeper<G: Game>(
    path: Option<&Path>,
    resume: Option<&Record<G>>,
) -> Result<Option<Keeper>, Failure> {
    let Some(path) = path else { return Ok(None) };
    let there = std::fs::read_to_string(path).ok().and_then(|text| Record::parse(&text).ok());
    let is_resumed = resume.zip(there.as_ref()).is_some_and(|(resume, there): (_, &Record<G>)| {
        resume.setup == there.setup
            && resume.tags_all().eq(there.tags_all())
            && resume.lines == there.lines
    });
    if is_resumed {
        return Ok(Some(Keeper::go_on(path)));
    }
    let created = Keeper::create(path).map(Some);
    created.map_err(|Exists| Failure::RecordExists(path.to_owned()))
}

/// The record as a whole. A seed is a tag only once it is revealed, and stands after the end.
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

impl<G: Face> Session<G> {
    /// Hands the lines played since to the keeper.
    pub(super) fn keep(&mut self) {
        let new = self.journal.lines().get(self.lines_kept..).unwrap_or_default();
        let text: String = new.iter().map(|line| format!("{line}\n")).collect();
        self.lines_kept = self.journal.lines().len();
        self.keep_text(&text);
    }

    /// Hands a text to the keeper that belongs at the end of the record.
    pub(super) fn keep_text(&mut self, text: &str) {
        let whole = || whole(&self.journal, &self.tags);
        let told = self.keeper.as_mut().and_then(|keeper| keeper.add(text, whole));
        self.report(told);
    }

    /// Writes the record as a whole, after something was taken back.
    pub(super) fn keep_whole(&mut self) {
        self.lines_kept = self.journal.lines().len();
        let text = whole(&self.journal, &self.tags);
        let told = self.keeper.as_mut().and_then(|keeper| keeper.replace(&text));
        self.report(told);
    }

    /// The end line and the seed: from now on anybody can check the luck.
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
        if let Some(sidecar) = &self.sidecar
            && self.is_kept()
        {
            sidecar.remove();
        }
    }

    /// Tries once more to write a record that could not be written, for a last time before leaving.
    pub fn keep_before_leaving(&mut self) {
        self.keep();
        if let Some(sidecar) = self.sidecar.as_ref().filter(|_| self.is_kept() && self.is_revealed)
        {
            sidecar.remove();
        }
    }

    fn report(&mut self, told: Option<Told>) {
        let Some(path) = self.record_path().map(Path::to_owned) else { return };
        match told {
            None => {}
            Some(Told::Again) => self.trouble = Some(Message::KeptAgain { path }),
            Some(Told::Failed(error)) => {
                self.trouble = Some(Message::NotKept { path, why: error.kind() });
            }
        }
    }
}
