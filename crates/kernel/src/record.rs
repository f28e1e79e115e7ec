//! Records: a game as a text file, with one line for each move and each random outcome.
//!
//! `docs/records.md` specifies the format for implementers in any language; this module implements
//! it.

use crate::notation::NotationError;
use crate::variation::{VARIATION, VARIATION_FORM};
use crate::{
    FieldProblem, Game, Journal, JournalError, RecordProblem, ReplayProblem, Seat, SetupText, Sink,
    Standing, Variation, known_edition,
};
use std::fmt;

/// The version of the file format of a record without variations.
pub const FORMAT_VERSION: u32 = 1;
/// The version of a record with variations. Readers that don't know them refuse it and say why.
pub const VARIATIONS_VERSION: u32 = 2;

/// The number of lines before the settings.
const PREAMBLE_LINES: usize = 3;

/// The prefix of the key of a tag with a comment. The number of steps before the comment follows
/// it.
const COMMENT: &str = "comment.";

/// One step of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line<G: Game> {
    /// A seat's decision.
    Move(Seat, G::Move),
    /// A random outcome.
    Outcome(G::Outcome),
    /// The agreement of all seats to end the game.
    AgreedEnd,
}

/// The text of [`Line::AgreedEnd`]: the actor (all seats), then the decision.
const AGREED_END: &str = "all end";
/// The patterns of a step.
const STEP_FORM: &str = "<seat> <move> | ! <outcome> | all end";
/// The patterns of a line after `play`.
const BODY_FORM: &str =
    "<seat> <move> | ! <outcome> | all end | tag <key> <value> | end <place> <place> …";

/// The part of a record that the lines of a text are added to: the game, or the variation that was
/// opened last.
struct Body<'a, G: Game> {
    lines: &'a mut Vec<Line<G>>,
    line_numbers: &'a mut Vec<usize>,
    tags: &'a mut Vec<(String, String)>,
    end: &'a mut Option<Vec<u8>>,
}

impl<'a, G: Game> Body<'a, G> {
    fn of(record: &'a mut Record<G>) -> Body<'a, G> {
        if let Some(last) = record.variations.last_mut() {
            let Variation { lines, line_numbers, tags, end, .. } = last;
            return Body { lines, line_numbers, tags, end };
        }
        let tags = match record.end {
            Some(_) => &mut record.tags_after,
            None => &mut record.tags_between,
        };
        let lines = &mut record.lines;
        let line_numbers = &mut record.line_numbers;
        Body { lines, line_numbers, tags, end: &mut record.end }
    }
}

impl<G: Game> Line<G> {
    /// Parses a line.
    ///
    /// ```
    /// use emberwake_campfire::Campfire;
    /// use emberwake_kernel::{Line, Seat};
    ///
    /// let line = Line::<Campfire>::read("0 sow 2 cw").unwrap();
    /// assert_eq!(line, Line::Move(Seat(0), "sow 2 cw".parse().unwrap()));
    /// let line = Line::<Campfire>::read("! tile 3 moon").unwrap();
    /// assert_eq!(line, Line::Outcome("tile 3 moon".parse().unwrap()));
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the text and the patterns that it doesn't follow.
    pub fn read(text: &str) -> Result<Self, NotationError> {
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
            None => Err(NotationError::new(text, STEP_FORM)),
        }
    }

    /// Plays the line on a position, without checking whose turn it is. Returns `false`, and
    /// changes nothing, if the rules refuse it.
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

/// A game as a record.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_dealer::Quick;
/// use emberwake_kernel::{Record, playout::random_journal};
///
/// let journal = random_journal::<Campfire>(&Setup::new(2), &mut Quick::new(1));
/// let record = Record::of(&journal, vec![("name.0".to_owned(), "Ann".to_owned())]);
///
/// let text = record.to_string();
/// assert!(text.starts_with("emberwake record 1\ngame campfire\n"));
///
/// let back = Record::<Campfire>::parse(&text).unwrap();
/// assert_eq!(back.tag("name.0"), Some("Ann"));
/// assert_eq!(back.replay(&mut ()).unwrap().now(), journal.now());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// The setup of the game.
    pub setup: G::Setup,
    /// Other information, as `key value` pairs: names, dates, the dealer's commitment. These tags
    /// come before `play`.
    pub tags: Vec<(String, String)>,
    /// The tags between `play` and the end.
    pub tags_between: Vec<(String, String)>,
    /// The tags after the end, such as the dealer's seed.
    pub tags_after: Vec<(String, String)>,
    /// Every move and outcome.
    pub lines: Vec<Line<G>>,
    /// The places by seat that the file claims, if it says that the game is over.
    pub end: Option<Vec<u8>>,
    /// Other lines of play, each of which begins in the game or in an earlier one of these.
    pub variations: Vec<Variation<G>>,
    /// The line number in the text of each entry of `lines`, from 1; empty if the record wasn't
    /// parsed from text.
    pub line_numbers: Vec<usize>,
    /// The key of each setting in the text with its line number, then `play` with its own; empty if
    /// the record wasn't parsed from text.
    pub setting_numbers: Vec<(String, usize)>,
}

impl<G: Game> Record<G> {
    /// Creates the record of a running or finished journal.
    pub fn of(journal: &Journal<G>, tags: Vec<(String, String)>) -> Self {
        Record {
            setup: journal.setup().clone(),
            tags,
            tags_between: Vec::new(),
            tags_after: Vec::new(),
            lines: journal.lines().to_vec(),
            end: journal.now().standing().map(|standing| standing.places().to_vec()),
            variations: Vec::new(),
            line_numbers: Vec::new(),
            setting_numbers: Vec::new(),
        }
    }

    /// Returns the value of a tag.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags_all().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// Returns all tags, in the order of the text.
    pub fn tags_all(&self) -> impl Iterator<Item = &(String, String)> {
        self.tags.iter().chain(&self.tags_between).chain(&self.tags_after)
    }

    /// Returns people's comments in the order of the steps, each with the number of steps before
    /// it.
    pub fn comments(&self) -> Vec<(usize, &str)> {
        comments_in(self.tags_all())
    }

    /// Adds a comment after this many steps. Existing comments there stay.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_kernel::{Journal, Record};
    ///
    /// let journal = Journal::<Campfire>::start(Setup::new(2)).unwrap();
    /// let mut record = Record::of(&journal, Vec::new());
    /// record.comment(0, "Good luck!");
    /// assert_eq!(record.comments(), [(0, "Good luck!")]);
    /// ```
    pub fn comment(&mut self, steps: usize, text: &str) {
        let tags = if self.end.is_some() { &mut self.tags_after } else { &mut self.tags_between };
        tags.push((format!("{COMMENT}{steps}"), text.to_owned()));
    }

    /// Replaces what people have noted: after how many steps, and what.
    pub fn set_comments<'a>(&mut self, comments: impl IntoIterator<Item = (usize, &'a str)>) {
        let is_comment = |key: &str| {
            let steps = key.strip_prefix(COMMENT);
            steps.is_some_and(|steps| crate::notation::number(steps, u32::MAX).is_some())
        };
        for tags in [&mut self.tags, &mut self.tags_between, &mut self.tags_after] {
            tags.retain(|(key, _)| !is_comment(key));
        }
        comments.into_iter().for_each(|(steps, text)| self.comment(steps, text));
    }

    /// Returns the lines of a record before its first move, each with its line ending.
    pub fn header(setup: &G::Setup, tags: &[(String, String)]) -> String {
        Self::header_of(FORMAT_VERSION, setup, tags)
    }

    fn header_of(version: u32, setup: &G::Setup, tags: &[(String, String)]) -> String {
        let mut text = format!("emberwake record {version}\n");
        text += &format!("game {}\nrules {}\n", G::NAME, setup.edition());
        for (key, value) in setup.fields() {
            text += &format!("set {key} {value}\n");
        }
        for (key, value) in tags {
            text += &tag_line(key, value);
        }
        text + "play\n"
    }

    /// Returns the line that closes a finished game.
    pub fn end_line(standing: &Standing) -> String {
        end_line(standing.places())
    }

    /// Parses a record. Reports the first problem found.
    ///
    /// ```
    /// use emberwake_campfire::Campfire;
    /// use emberwake_kernel::{Record, RecordProblem};
    ///
    /// let problem = Record::<Campfire>::parse("emberwake record 1\ngame chess\n").unwrap_err();
    /// assert_eq!(problem, RecordProblem::OtherGame("chess".to_owned()));
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the first problem, with the number of its line.
    pub fn parse(text: &str) -> Result<Self, RecordProblem> {
        LineReader::new(text).record()
    }

    /// Replays the record by the rules, reporting events as they happen, and checks its end.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_kernel::{Journal, Line, Record, ReplayProblem};
    ///
    /// let journal = Journal::<Campfire>::start(Setup::new(2)).unwrap();
    /// let mut record = Record::of(&journal, Vec::new());
    /// record.lines.push(Line::Outcome("first 0".parse().unwrap()));
    /// // The stacks show their tops before the first player is drawn.
    /// assert_eq!(record.replay(&mut ()).unwrap_err(), ReplayProblem::NotAnOutcome { index: 0 });
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the first line that the rules refuse, or what is wrong with the end.
    pub fn replay(&self, events: &mut impl Sink<G::Event>) -> Result<Journal<G>, ReplayProblem<G>> {
        let mut journal = Journal::start(self.setup.clone()).map_err(ReplayProblem::Setup)?;
        for index in 0..self.lines.len() {
            self.replay_line(&mut journal, index, events)?;
        }
        self.check_end(journal.now())?;
        Ok(journal)
    }

    /// Replays one line on a journal that contains the lines before it.
    ///
    /// # Errors
    ///
    /// Returns the reason if the rules refuse the line.
    ///
    /// # Panics
    ///
    /// Panics if the record has no line with this index.
    pub fn replay_line(
        &self,
        journal: &mut Journal<G>,
        index: usize,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), ReplayProblem<G>> {
        match self.lines[index] {
            Line::Move(seat, mv) => {
                journal.play(seat, mv, events).map_err(|refusal| match refusal {
                    JournalError::NotYourTurn(turn) => {
                        ReplayProblem::NotYourTurn { index, seat, turn }
                    }
                    JournalError::Illegal(why) => ReplayProblem::Illegal { index, why },
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

    /// Checks the end that the record claims against the position that its lines lead to.
    ///
    /// # Errors
    ///
    /// Returns the difference between the end that is claimed and that of the position.
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

    /// Returns the line number in the text of `lines[index]`.
    pub fn line_number(&self, index: usize) -> usize {
        self.line_numbers.get(index).copied().unwrap_or_else(|| {
            let header = Self::header(&self.setup, &self.tags);
            header.lines().count() + index + 1
        })
    }

    /// Returns the line number in the text of this setting, or of the `play` line if the setting is
    /// missing.
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
        let plain = self.variations.is_empty();
        let version = if plain { FORMAT_VERSION } else { VARIATIONS_VERSION };
        f.write_str(&Self::header_of(version, &self.setup, &self.tags))?;
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        let tag = |(key, value): &(String, String)| tag_line(key, value);
        f.write_str(&self.tags_between.iter().map(tag).collect::<String>())?;
        // An end without places can't be parsed.
        if let Some(places) = self.end.as_ref().filter(|places| !places.is_empty()) {
            f.write_str(&end_line(places))?;
        }
        f.write_str(&self.tags_after.iter().map(tag).collect::<String>())?;
        let mut numbered = self.variations.iter().zip(1..);
        numbered.try_for_each(|(variation, number)| variation.write(number, f))
    }
}

/// Returns people's comments in these tags, in the order of the steps.
pub(crate) fn comments_in<'a>(
    tags: impl Iterator<Item = &'a (String, String)>,
) -> Vec<(usize, &'a str)> {
    let mut found: Vec<(usize, &str)> = tags
        .filter_map(|(key, value)| {
            let steps = crate::notation::number(key.strip_prefix(COMMENT)?, u32::MAX)?;
            Some((steps as usize, value.as_str()))
        })
        .collect();
    found.sort_by_key(|(steps, _)| *steps);
    found
}

pub(crate) fn end_line(places: &[u8]) -> String {
    let places: Vec<String> = places.iter().map(u8::to_string).collect();
    format!("end {}\n", places.join(" "))
}

/// Writes one tag as a line. Line endings inside a value would break the file, so they become
/// spaces.
pub(crate) fn tag_line(key: &str, value: &str) -> String {
    let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("tag {key} {value}\n")
}

/// Parses the lines of a record one by one.
struct LineReader<'a> {
    text: &'a str,
    number: usize,
    /// Whether the version of the format knows variations.
    has_variations: bool,
}

impl<'a> LineReader<'a> {
    fn new(text: &'a str) -> Self {
        LineReader { text, number: 0, has_variations: false }
    }

    /// Returns the next line, comment or not; `None` at the end of the text.
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

    /// Returns the next line that isn't a comment; `None` at the end of the text.
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
        Err(RecordProblem::Misread(self.number, NotationError::new(found, expected)))
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
            // If a key appears twice, the second one is the error.
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
            variations: Vec::new(),
            line_numbers: Vec::new(),
            setting_numbers,
        };
        while let Some(line) = self.line()? {
            match line.strip_prefix(VARIATION).filter(|_| self.has_variations) {
                Some(header) => self.open_variation(header, &mut record)?,
                None => self.step(line, Body::of(&mut record))?,
            }
        }
        Ok(record)
    }

    fn open_variation<G: Game>(
        &self,
        header: &str,
        record: &mut Record<G>,
    ) -> Result<(), RecordProblem> {
        let number = record.variations.len() + 1;
        let Some(variation) = Variation::opened(header, number) else {
            return self.misread(&format!("{VARIATION}{header}"), VARIATION_FORM);
        };
        let steps = record.steps_along(variation.from);
        if steps.is_none_or(|steps| variation.after > steps) {
            return Err(RecordProblem::BeginsNowhere(self.number));
        }
        record.variations.push(variation);
        Ok(())
    }

    /// Reads the first three lines and returns the edition of the rules. No comment may interrupt
    /// these lines: they decide whether the rest can be parsed at all.
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
        self.has_variations = version == VARIATIONS_VERSION.to_string();
        if version != FORMAT_VERSION.to_string() && !self.has_variations {
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

    fn step<G: Game>(&self, line: &str, body: Body<'_, G>) -> Result<(), RecordProblem> {
        if let Some(("tag", key, value)) = pair(line) {
            body.tags.push((key.to_owned(), value.to_owned()));
            return Ok(());
        }
        if body.end.is_some() {
            return Err(RecordProblem::AfterEnd(self.number));
        }
        let misread = |misread| RecordProblem::Misread(self.number, misread);
        if let Some(places) = line.strip_prefix("end ") {
            // Splitting at each space turns an extra space into an empty word, which is refused.
            let place = |word| Some(crate::notation::number(word, 255)? as u8);
            let Some(end) = places.split(' ').map(place).collect() else {
                return self.misread(line, "end <place of seat 0> <place of seat 1> …");
            };
            *body.end = Some(end);
            return Ok(());
        }
        body.lines.push(Line::read(line).map_err(|wrong| {
            let no_step = wrong.expected == STEP_FORM;
            misread(if no_step { NotationError::new(line, BODY_FORM) } else { wrong })
        })?);
        body.line_numbers.push(self.number);
        Ok(())
    }
}

/// Splits `word key value…`.
fn pair(line: &str) -> Option<(&str, &str, &str)> {
    let (word, rest) = line.split_once(' ')?;
    let (key, value) = rest.split_once(' ')?;
    (!key.is_empty()).then_some((word, key, value))
}
