//! The format of a saved game: a few lines of summary, then the table's log with the seed, or the
//! imported record.

use super::backend::{Backend, LocalTable};
use super::known::Happening;
use super::playable::Playable;
use super::session::Session;
use dealer::Seed;
use kernel::{Journal, Record, RecordProblem, ReplayProblem, Viewer};
use table::{RestoreProblem, RestoreWhy, Table};

const MAGIC: &str = "emberwake save ";
const VERSION: &str = "2";

/// The reason that a saved or imported game can't be opened.
#[derive(Clone, PartialEq, Debug)]
pub enum SaveProblem<G: Playable> {
    /// It is not a saved game at all.
    NotASave,
    /// It was saved by another version of this page, or played with another version of the rules.
    OtherVersion,
    /// The checksum doesn't match.
    Damaged,
    /// The table's log can't be restored.
    Restore(Box<RestoreProblem<G>>),
    /// The record can't be parsed.
    Record(RecordProblem),
    /// The record is not a valid game.
    Replay(Box<(Record<G>, ReplayProblem<G>)>),
}

impl<G: Playable> std::fmt::Display for SaveProblem<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            SaveProblem::NotASave => "This is not a saved game.",
            SaveProblem::OtherVersion => {
                "Another version of the page or the rules saved this game."
            }
            SaveProblem::Damaged => "This saved game is damaged.",
            SaveProblem::Restore(_) => "The saved table can't be restored.",
            SaveProblem::Record(_) => "The record can't be read.",
            SaveProblem::Replay(_) => "The record breaks the rules.",
        })
    }
}

impl<G: Playable> std::error::Error for SaveProblem<G> {}

/// The kind of a saved text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveKind {
    /// A table where a game is played.
    Table,
    /// A record to step through.
    Record,
}

/// The summary of a saved text, read without playing the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The name of the game.
    pub game: String,
    /// The kind.
    pub kind: SaveKind,
    /// The time of saving, in milliseconds since 1970.
    pub changed_ms: u64,
    /// The number of turns begun.
    pub turns: u32,
    /// Whether the game is over.
    pub over: bool,
    /// The given names, by seat.
    pub names: Vec<Option<String>>,
}

impl<G: Playable> Session<G> {
    /// Returns the text to save; `now_ms` is the time of saving.
    pub fn save(&self, now_ms: u64) -> String {
        let (kind, rest) = match &self.backend {
            Backend::Local(local) => {
                let lines = local.lines.join("\n");
                ("table", format!("seed {}\nlog\n{lines}\n", local.seed.hex()))
            }
            Backend::Record(playback) => {
                ("record", format!("record\n{}", self.noted(playback.record.clone())))
            }
            // The server keeps it.
            Backend::Online(_) => return String::new(),
        };
        let end = if self.is_over() { "over" } else { "on" };
        let turns = self.now().turns();
        let mut body = format!("changed {now_ms}\ngame {}\n{kind} {turns} {end}\n", G::NAME);
        for name in &self.names {
            body += &format!("name {}\n", name.as_deref().unwrap_or_default());
        }
        // A record contains its notes itself.
        for (steps, text) in self.comments.iter().filter(|_| kind == "table") {
            body += &format!("note {steps} {text}\n");
        }
        body += &rest;
        format!("{MAGIC}{VERSION}\nsum {:016x}\n{body}", sum(&body))
    }

    /// Parses the output of [`Session::save`]. No clock is charged for the time since.
    pub fn load(id: String, text: &str, now_ms: u64) -> Result<Self, SaveProblem<G>> {
        let body = body(text)?;
        let about = about_of(body).ok_or(SaveProblem::Damaged)?;
        if about.kind == SaveKind::Record {
            let (_, record) = body.split_once("\nrecord\n").ok_or(SaveProblem::Damaged)?;
            let record = Record::parse(record).map_err(SaveProblem::Record)?;
            return Session::of_record(id, record);
        }
        let (head, log) = body.split_once("\nlog\n").ok_or(SaveProblem::Damaged)?;
        let seed = head.lines().find_map(|line| Seed::from_hex(line.strip_prefix("seed ")?));
        let seed = seed.ok_or(SaveProblem::Damaged)?;
        let lines: Vec<String> = log.lines().map(str::to_owned).collect();
        let table = Table::restore(seed.clone(), (1..).zip(&lines)).map_err(restore_problem)?;
        if table.opening().chairs.len() != about.names.len() {
            return Err(SaveProblem::Damaged);
        }
        let local = LocalTable::resume(table, seed, lines, about.changed_ms, now_ms);
        let backend = Backend::Local(Box::new(local));
        let mut session = Session::at(id, backend, about.names, Viewer::Spectator, now_ms);
        for (steps, text) in
            head.lines().filter_map(|line| line.strip_prefix("note ")?.split_once(' '))
        {
            session.set_comment(steps.parse().map_err(|_| SaveProblem::Damaged)?, text);
        }
        Ok(session)
    }
}

fn restore_problem<G: Playable>(problem: RestoreProblem<G>) -> SaveProblem<G> {
    match problem.why {
        RestoreWhy::LogVersion(_) | RestoreWhy::Edition(_) => SaveProblem::OtherVersion,
        _ => SaveProblem::Restore(Box::new(problem)),
    }
}

/// Returns the text after the checksum, if the checksum matches.
fn body<G: Playable>(text: &str) -> Result<&str, SaveProblem<G>> {
    let rest = text.strip_prefix(MAGIC).ok_or(SaveProblem::NotASave)?;
    let (version, rest) = rest.split_once('\n').ok_or(SaveProblem::NotASave)?;
    if version != VERSION {
        return Err(SaveProblem::OtherVersion);
    }
    summed(rest).ok_or(SaveProblem::Damaged)
}

fn summed(rest: &str) -> Option<&str> {
    let (written, body) = rest.strip_prefix("sum ")?.split_once('\n')?;
    (written == format!("{:016x}", sum(body))).then_some(body)
}

/// Returns the summary of a saved text, or `None` if it is damaged or of another version.
pub fn peek(text: &str) -> Option<About> {
    let rest = text.strip_prefix(MAGIC)?.strip_prefix(VERSION)?.strip_prefix('\n')?;
    about_of(summed(rest)?)
}

/// Returns `true` if a text was saved by another version of this page.
pub fn is_of_other_version(text: &str) -> bool {
    let version = text.strip_prefix(MAGIC).and_then(|rest| rest.split('\n').next());
    version.is_some_and(|version| version != VERSION && version.parse::<u32>().is_ok())
}

fn about_of(body: &str) -> Option<About> {
    let mut lines = body.lines();
    let changed_ms = lines.next()?.strip_prefix("changed ")?.parse().ok()?;
    let game = lines.next()?.strip_prefix("game ")?.to_owned();
    let mut words = lines.next()?.split(' ');
    let kind = match words.next()? {
        "table" => SaveKind::Table,
        "record" => SaveKind::Record,
        _ => return None,
    };
    let turns = words.next()?.parse().ok()?;
    let over = words.next()? == "over";
    let named = lines.map_while(|line| line.strip_prefix("name "));
    let names = named.map(|name| (!name.is_empty()).then(|| name.to_owned())).collect();
    Some(About { game, kind, changed_ms, turns, over, names })
}

/// Computes a checksum that detects damage. It needn't protect against tampering: people may change
/// their own games.
fn sum(text: &str) -> u64 {
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// Cleans a name for a saved game: one line, trimmed, not too long.
pub fn clean_name(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(|letter| !texts::is_unseen(*letter)).collect();
    let plain: String = plain.trim().chars().take(40).collect();
    (!plain.is_empty()).then_some(plain)
}

/// Returns the names as tags of a record.
pub(super) fn name_tags(names: &[Option<String>]) -> Vec<(String, String)> {
    let named = names.iter().enumerate();
    named.filter_map(|(seat, name)| Some((format!("name.{seat}"), name.clone()?))).collect()
}

/// Replays a record, and tells which line caused which events.
#[allow(clippy::type_complexity)]
pub fn retell<G: Playable>(
    record: &Record<G>,
) -> Result<(Journal<G>, Vec<Happening<G>>), ReplayProblem<G>> {
    let mut journal = Journal::start(record.setup.clone()).map_err(ReplayProblem::Setup)?;
    let mut happenings = Vec::new();
    for line in 0..record.lines.len() {
        let mut events = Vec::new();
        record.replay_line(&mut journal, line, &mut events)?;
        happenings.extend(events.into_iter().map(|event| Happening { line, event }));
    }
    // A running game has no end line; a finished one must have the right one.
    record.check_end(journal.now())?;
    Ok((journal, happenings))
}

/// Returns the name of a record's game.
pub fn game_of(text: &str) -> Option<String> {
    text.lines().find_map(|line| line.strip_prefix("game ")).map(|name| name.trim().to_owned())
}
