//! A game as it is kept in the browser: a few lines about the table, then its record.

use super::playable::Playable;
use super::seating::Sitter;
use super::session::{Fate, Happening, Session};
use dealer::Seed;
use kernel::{Journal, Line, Record, RecordProblem, ReplayProblem};

const FIRST_LINE: &str = "emberwake save 1";

/// Why a saved or imported game can't be opened.
#[derive(Clone, PartialEq, Debug)]
pub enum SaveProblem<G: Playable> {
    /// It is not a saved game at all, or one of another version.
    NotASave,
    /// The lines about the table can't be read.
    Table,
    /// The record can't be read.
    Record(RecordProblem),
    /// The record is not a game by the rules.
    Replay(Box<(Record<G>, ReplayProblem<G>)>),
}

impl<G: Playable> Session<G> {
    /// The text that is kept; `now_ms` says when.
    pub fn save(&self, now_ms: u64) -> String {
        let mut text = format!("{FIRST_LINE}\nchanged {now_ms}\n");
        for (seat, sitter) in self.sitters.iter().enumerate() {
            text += &format!("seat {seat} {}\n", sitter.word());
            if self.resigned[seat] {
                text += &format!("resigned {seat}\n");
            }
        }
        match &self.fate {
            Fate::Seed(seed) => text += &format!("seed {}\n", seed.hex()),
            Fate::Number(number) => text += &format!("luck {number}\n"),
            Fate::Told => text += "luck 0\n",
        }
        text + "record\n" + &self.record().to_string()
    }

    /// Reads what [`Session::save`] wrote.
    pub fn load(id: String, text: &str) -> Result<Self, SaveProblem<G>> {
        let rest = text.strip_prefix(FIRST_LINE).and_then(|rest| rest.strip_prefix('\n'));
        let (head, record) =
            rest.ok_or(SaveProblem::NotASave)?.split_once("record\n").ok_or(SaveProblem::Table)?;
        let record = Record::<G>::parse(record).map_err(SaveProblem::Record)?;
        let mut sitters = Vec::new();
        let mut resigned = Vec::new();
        let mut fate = None;
        for line in head.lines() {
            let (word, rest) = line.split_once(' ').ok_or(SaveProblem::Table)?;
            match word {
                "seat" => {
                    let sitter = rest.split_once(' ').and_then(|(_, sitter)| Sitter::read(sitter));
                    sitters.push(sitter.ok_or(SaveProblem::Table)?);
                }
                "resigned" => resigned.push(rest.parse::<usize>().map_err(|_| SaveProblem::Table)?),
                "seed" => fate = Seed::from_hex(rest).map(Fate::Seed),
                "luck" => fate = rest.parse().ok().map(Fate::Number),
                "changed" => {}
                _ => return Err(SaveProblem::Table),
            }
        }
        let fate = fate.ok_or(SaveProblem::Table)?;
        let mut session = Session::of_record(id, record, sitters, fate)?;
        for seat in resigned {
            *session.resigned.get_mut(seat).ok_or(SaveProblem::Table)? = true;
        }
        session.let_luck_fall();
        Ok(session)
    }

    /// Opens a record as a game on this page.
    pub fn of_record(
        id: String,
        record: Record<G>,
        sitters: Vec<Sitter>,
        fate: Fate,
    ) -> Result<Self, SaveProblem<G>> {
        let (journal, happenings) = retell(&record)
            .map_err(|problem| SaveProblem::Replay(Box::new((record.clone(), problem))))?;
        let players = journal.now().players() as usize;
        if sitters.len() != players {
            return Err(SaveProblem::Table);
        }
        let names = (0..players).map(|seat| record.tag(&format!("name.{seat}")).map(str::to_owned));
        let names = names.collect();
        let resigned = vec![false; players];
        Ok(Session { id, journal, sitters, names, resigned, fate, happenings })
    }

    /// A new game that goes on from the first `keep` lines of this one, with luck of its own.
    pub fn branch(&self, id: String, keep: usize, number: u64) -> Session<G> {
        let mut branch = self.clone();
        branch.id = id;
        branch.fate = Fate::Number(number);
        branch.journal.rewind(keep);
        branch.happenings.retain(|happening| happening.line < keep);
        branch.resigned.iter_mut().for_each(|resigned| *resigned = false);
        branch.let_luck_fall();
        branch
    }
}

/// Replays a record and tells which line brought what about.
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

/// When a saved text was written, and which game it is of: read without replaying it.
pub fn peek(text: &str) -> Option<(u64, String)> {
    let changed = text.lines().find_map(|line| line.strip_prefix("changed "))?.parse().ok()?;
    Some((changed, game_of(text)?))
}

/// Which game a record or a saved text is of.
pub fn game_of(text: &str) -> Option<String> {
    text.lines().find_map(|line| line.strip_prefix("game ")).map(str::to_owned)
}

/// How many decisions a record holds.
pub fn decisions<G: Playable>(lines: &[Line<G>]) -> usize {
    lines.iter().filter(|line| matches!(line, Line::Move(..))).count()
}
