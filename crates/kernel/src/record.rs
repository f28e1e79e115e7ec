//! Records: a game as a text file, one line for each move and each outcome of luck.
//!
//! `docs/records.md` specifies the format for readers in any language; this is its implementation.

use crate::notation::Misread;
use crate::{
    FieldProblem, Game, Journal, RecordProblem, Refusal, ReplayProblem, Seat, SetupText, Sink,
    Standing, known_edition,
};
use std::fmt;

/// The version of the file format that this crate reads and writes.
pub const FORMAT_VERSION: u32 = 1;

/// How many lines come before the settings.
const PREAMBLE_LINES: usize = 3;

/// One step of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line<G: Game> {
    /// A seat decided.
    Move(Seat, G::Move),
    /// Luck fell.
    Outcome(G::Outcome),
    /// All seats agreed to end the game.
    AgreedEnd,
}

/// How [`Line::AgreedEnd`] is written: who decides, all seats, and what.
const AGREED_END: &str = "all end";
/// The patterns of a step.
const STEP_FORM: &str = "<seat> <move> | ! <outcome> | all end";
/// The patterns of a line after `play`.
const BODY_FORM: &str =
    "<seat> <move> | ! <outcome> | all end | tag <key> <value> | end <place> <place> …";

impl<G: Game> Line<G> {
    /// Reads a line as it is written.
    pub fn read(text: &str) -> Result<Self, Misread> {
        if text == AGREED_END {
            return Ok(Line::AgreedEnd);
        }
        if let Some(outcome) = text.strip_prefix("! ") {
            return outcome.parse().map(Line::Outcome);
        }
        let seat = text.split_once(' ').and_then(|(seat, mv)| {
            Some((crate::notation::number(seat, crate::SEATS_MAX as u32 - 1)?, mv))
        });
        match seat {
            Some((seat, mv)) => Ok(Line::Move(Seat(seat as u8), mv.parse()?)),
            None => Err(Misread::new(text, STEP_FORM)),
        }
    }

    /// Plays the line onto a position, without asking whose turn it is. Says whether the rules
    /// allow it; refused, it changes nothing.
    pub fn play(&self, game: &mut G, events: &mut impl Sink<G::Event>) -> bool {
        match *self {
            Line::Move(_, mv) => game.play(mv, events).is_ok(),
            Line::Outcome(outcome) => game.resolve(outcome, events).is_ok(),
            Line::AgreedEnd => game.agree_to_end(events).is_ok(),
        }
    }
}

impl<G: Game> fmt::Display for Line<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Move(seat, mv) => write!(f, "{seat} {mv}"),
            Line::Outcome(outcome) => write!(f, "! {outcome}"),
            Line::AgreedEnd => f.write_str(AGREED_END),
        }
    }
}

/// A game as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What the table agreed on.
    pub setup: G::Setup,
    /// Anything else worth keeping, as `key value` pairs: names, dates, the dealer's commitment.
    /// These stand before `play`.
    pub tags: Vec<(String, String)>,
    /// The tags between `play` and the end.
    pub tags_between: Vec<(String, String)>,
    /// The tags after the end, such as the dealer's seed.
    pub tags_after: Vec<(String, String)>,
    /// Every move and outcome.
    pub lines: Vec<Line<G>>,
    /// The places by seat that the file claims, if it says that the game ended.
    pub end: Option<Vec<u8>>,
    /// The number of the text line where each entry of `lines` stands, from 1; empty if the record
    /// was not read from text.
    pub line_numbers: Vec<usize>,
    /// The key of each setting in the text and the number of its line, then `play` and its own;
    /// empty if the record was not read from text.
    pub setting_numbers: Vec<(String, usize)>,
}

impl<G: Game> Record<G> {
    /// The record of a running or finished journal.
    pub fn of(journal: &Journal<G>, tags: Vec<(String, String)>) -> Self {
        Record {
            setup: journal.setup().clone(),
            tags,
            tags_between: Vec::new(),
            tags_after: Vec::new(),
            lines: journal.lines().to_vec(),
            end: journal.now().standing().map(|standing| standing.places().to_vec()),
            line_numbers: Vec::new(),
            setting_numbers: Vec::new(),
        }
    }

    /// The value of a tag.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags_all().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// All tags, wherever they stand.
    pub fn tags_all(&self) -> impl Iterator<Item = &(String, String)> {
        self.tags.iter().chain(&self.tags_between).chain(&self.tags_after)
    }

    /// The lines of a record before its first move, each with its line end.
    pub fn header(setup: &G::Setup, tags: &[(String, String)]) -> String {
        let mut text = format!("emberwake record {FORMAT_VERSION}\n");
        text += &format!("game {}\nrules {}\n", G::NAME, setup.edition());
        for (key, value) in setup.fields() {
            text += &format!("set {key} {value}\n");
        }
        for (key, value) in tags {
            text += &tag_line(key, value);
        }
        text + "play\n"
    }

    /// The line that closes a finished game.
    pub fn end_line(standing: &Standing) -> String {
        end_line(standing.places())
    }

    /// Reads a record. The first problem met is reported.
    pub fn parse(text: &str) -> Result<Self, RecordProblem> {
        Reader::new(text).record()
    }

    /// Replays the record by the rules, reporting events as they happen, and checks its end.
    pub fn replay(&self, events: &mut impl Sink<G::Event>) -> Result<Journal<G>, ReplayProblem<G>> {
        let mut journal = Journal::start(self.setup.clone()).map_err(ReplayProblem::Setup)?;
        for index in 0..self.lines.len() {
            self.replay_line(&mut journal, index, events)?;
        }
        self.check_end(journal.now())?;
        Ok(journal)
    }

    /// Replays one line onto a journal that holds the lines before it.
    pub fn replay_line(
        &self,
        journal: &mut Journal<G>,
        index: usize,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), ReplayProblem<G>> {
        match self.lines[index] {
            Line::Move(seat, mv) => {
                journal.play(seat, mv, events).map_err(|refusal| match refusal {
                    Refusal::NotYourTurn(turn) => ReplayProblem::NotYourTurn { index, seat, turn },
                    Refusal::Illegal(why) => ReplayProblem::Illegal { index, why },
                })
            }
            Line::Outcome(outcome) => {
                journal.resolve(outcome, events).map_err(|_| ReplayProblem::NotAnOutcome { index })
            }
            Line::AgreedEnd => {
                journal.agree_to_end(events).map_err(|why| ReplayProblem::NotAnEnd { index, why })
            }
        }
    }

    /// Checks what the record says about the end against the position its lines lead to.
    pub fn check_end(&self, last: &G) -> Result<(), ReplayProblem<G>> {
        match (last.standing(), &self.end) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(ReplayProblem::EndTooEarly),
            (Some(_), None) => Err(ReplayProblem::EndMissing),
            (Some(standing), Some(places)) if standing.places() == places.as_slice() => Ok(()),
            (Some(standing), Some(_)) => {
                Err(ReplayProblem::WrongPlaces { actual: standing.places().to_vec() })
            }
        }
    }

    /// The number of the text line where `lines[index]` stands.
    pub fn line_number(&self, index: usize) -> usize {
        self.line_numbers.get(index).copied().unwrap_or_else(|| {
            let header = Self::header(&self.setup, &self.tags);
            header.lines().count() + index + 1
        })
    }

    /// The number of the text line that gives this setting; of the `play` line if none does.
    pub fn setting_number(&self, key: &str) -> usize {
        let find = |numbers: &[(String, usize)]| {
            let given = numbers.iter().find(|(k, _)| k == key).or(numbers.last());
            given.map(|&(_, number)| number)
        };
        find(&self.setting_numbers).unwrap_or_else(|| {
            let header = Self::header(&self.setup, &self.tags);
            let given = self.setup.fields().iter().position(|(k, _)| k == key);
            given.map_or(header.lines().count(), |at| PREAMBLE_LINES + at + 1)
        })
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Self::header(&self.setup, &self.tags))?;
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        let tag = |(key, value): &(String, String)| tag_line(key, value);
        f.write_str(&self.tags_between.iter().map(tag).collect::<String>())?;
        // An end without places could not be read back.
        if let Some(places) = self.end.as_ref().filter(|places| !places.is_empty()) {
            f.write_str(&end_line(places))?;
        }
        f.write_str(&self.tags_after.iter().map(tag).collect::<String>())
    }
}

fn end_line(places: &[u8]) -> String {
    let places: Vec<String> = places.iter().map(u8::to_string).collect();
    format!("end {}\n", places.join(" "))
}

/// One tag as a line. Line ends inside a value would break the file, so they become spaces.
pub(crate) fn tag_line(key: &str, value: &str) -> String {
    let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("tag {key} {value}\n")
}

/// Reads the lines of a record one after the other.
struct Reader<'a> {
    text: &'a str,
    number: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Reader { text, number: 0 }
    }

    /// The next line, comment or not; `None` at the end of the text.
    fn raw_line(&mut self) -> Result<Option<&'a str>, RecordProblem> {
        if self.text.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let Some((line, rest)) = self.text.split_once('\n') else {
            return Err(RecordProblem::CutOff(self.number));
        };
        self.text = rest;
        Ok(Some(line.strip_suffix('\r').unwrap_or(line)))
    }

    /// The next line that is not a comment; `None` at the end of the text.
    fn line(&mut self) -> Result<Option<&'a str>, RecordProblem> {
        loop {
            match self.raw_line()? {
                Some(line) if line.starts_with('#') => {}
                line => return Ok(line),
            }
        }
    }

    fn must(&mut self) -> Result<&'a str, RecordProblem> {
        self.line()?.ok_or(RecordProblem::CutOff(self.number))
    }

    fn misread<T>(&self, found: &str, expected: &'static str) -> Result<T, RecordProblem> {
        Err(RecordProblem::Misread(self.number, Misread::new(found, expected)))
    }

    fn record<G: Game>(mut self) -> Result<Record<G>, RecordProblem> {
        let edition = self.preamble::<G>()?;
        let mut fields = Vec::new();
        let mut setting_numbers = Vec::new();
        let mut tags = Vec::new();
        loop {
            let line = self.must()?;
            if line == "play" {
                break;
            }
            match pair(line) {
                Some(("set", key, value)) => {
                    fields.push((key.to_owned(), value.to_owned()));
                    setting_numbers.push((key.to_owned(), self.number));
                }
                Some(("tag", key, value)) => tags.push((key.to_owned(), value.to_owned())),
                _ => return self.misread(line, "set <key> <value> | tag <key> <value> | play"),
            }
        }
        let misset = |problem: FieldProblem| {
            // Of a key that stands there twice, the second is the one too many.
            let at = setting_numbers.iter().rfind(|(key, _)| key == problem.key());
            RecordProblem::Setting(at.map_or(self.number, |&(_, number)| number), problem)
        };
        let setup = G::Setup::from_fields(edition, &fields)
            .map_err(|mut problems| misset(problems.swap_remove(0)))?;
        if let Some(problem) = setup.misnomer() {
            return Err(misset(problem));
        }
        setting_numbers.push(("play".to_owned(), self.number));
        let mut record = Record {
            setup,
            tags,
            tags_between: Vec::new(),
            tags_after: Vec::new(),
            lines: Vec::new(),
            end: None,
            line_numbers: Vec::new(),
            setting_numbers,
        };
        while let Some(line) = self.line()? {
            self.step(line, &mut record)?;
        }
        Ok(record)
    }

    /// The first three lines, which no comment may interrupt: they say what can be read at all.
    /// Gives the edition of the rules.
    fn preamble<G: Game>(&mut self) -> Result<u8, RecordProblem> {
        let first = match self.raw_line() {
            Ok(Some(line)) if line.starts_with('\u{feff}') => {
                return Err(RecordProblem::ByteOrderMark);
            }
            Ok(Some(line)) => line,
            _ => return Err(RecordProblem::NotARecord),
        };
        let Some(version) = first.strip_prefix("emberwake record ") else {
            return Err(RecordProblem::NotARecord);
        };
        if version != FORMAT_VERSION.to_string() {
            return Err(RecordProblem::FormatVersion(version.to_owned()));
        }
        let line = self.raw_line()?.ok_or(RecordProblem::CutOff(self.number))?;
        match line.strip_prefix("game ") {
            Some(name) if name == G::NAME => {}
            Some(name) => return Err(RecordProblem::OtherGame(name.to_owned())),
            None => return self.misread(line, "game <name>"),
        }
        let line = self.raw_line()?.ok_or(RecordProblem::CutOff(self.number))?;
        match line.strip_prefix("rules ") {
            Some(edition) => known_edition::<G>(edition)
                .ok_or_else(|| RecordProblem::Edition(edition.to_owned())),
            None => self.misread(line, "rules <edition>"),
        }
    }

    fn step<G: Game>(&self, line: &str, record: &mut Record<G>) -> Result<(), RecordProblem> {
        if let Some(("tag", key, value)) = pair(line) {
            let tags = match record.end {
                Some(_) => &mut record.tags_after,
                None => &mut record.tags_between,
            };
            tags.push((key.to_owned(), value.to_owned()));
            return Ok(());
        }
        if record.end.is_some() {
            return Err(RecordProblem::AfterEnd(self.number));
        }
        let misread = |misread| RecordProblem::Misread(self.number, misread);
        if let Some(places) = line.strip_prefix("end ") {
            // Splitting at each space finds a space too many as an empty word.
            let place = |word| Some(crate::notation::number(word, 255)? as u8);
            let Some(end) = places.split(' ').map(place).collect() else {
                return self.misread(line, "end <place of seat 0> <place of seat 1> …");
            };
            record.end = Some(end);
            return Ok(());
        }
        record.lines.push(Line::read(line).map_err(|wrong| {
            let no_step = wrong.expected == STEP_FORM;
            misread(if no_step { Misread::new(line, BODY_FORM) } else { wrong })
        })?);
        record.line_numbers.push(self.number);
        Ok(())
    }
}

/// Splits `word key value…`.
fn pair(line: &str) -> Option<(&str, &str, &str)> {
    let (word, rest) = line.split_once(' ')?;
    let (key, value) = rest.split_once(' ')?;
    (!key.is_empty()).then_some((word, key, value))
}
