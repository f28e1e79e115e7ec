//! A game being played at this terminal: people, bots, luck, the log and the record.

use super::keep::{keeper, tag_line};
use super::log::{Log, Note};
use super::luck::{Committed, Dealing, bot_seed};
use super::message::Message;
use super::seating;
use crate::face::{Face, bot_of};
use crate::keeping::{Keeper, Sidecar};
use crate::{Failure, SeatKind};
use bots::Bot;
use dealer::Seed;
use kernel::{Game, Journal, Line, Record, Refusal, ReplayProblem, Seat, Turn, Viewer};
use std::path::PathBuf;
use texts::Names;

/// What a session begins with.
#[derive(Clone, Debug)]
pub struct Start<G: Game> {
    /// What the table agrees on, unless a record is resumed.
    pub setup: G::Setup,
    /// Who decides for each seat; empty to let the resumed record tell.
    pub seats: Vec<SeatKind>,
    /// What the seats are called.
    pub names: Names,
    /// The secret from which the luck follows.
    pub seed: Seed,
    /// The file to keep the game in.
    pub record: Option<PathBuf>,
    /// A game to go on with.
    pub resume: Option<Record<G>>,
}

/// A game being played at this terminal.
pub struct Session<G: Face> {
    pub(super) journal: Journal<G>,
    pub(super) log: Log<G::Event>,
    pub(super) tags: Vec<(String, String)>,
    pub(super) keeper: Option<Keeper>,
    pub(super) sidecar: Option<Sidecar>,
    /// Lines of the journal that were handed to the keeper.
    pub(super) lines_kept: usize,
    pub(super) committed: Committed,
    pub(super) is_revealed: bool,
    pub(super) trouble: Option<Message<G>>,
    dealing: Dealing<G>,
    seats: Vec<SeatKind>,
    names: Names,
    bots: Vec<Option<Box<dyn Bot<G> + Send>>>,
}

impl<G: Face> Session<G> {
    /// Begins or resumes a game.
    pub fn new(start: Start<G>) -> Result<Session<G>, Failure> {
        let mut log = Log::default();
        let (journal, mut tags) = match &start.resume {
            None => (Journal::start(start.setup).map_err(Failure::setup::<G>)?, Vec::new()),
            Some(record) => (replay(record, &mut log)?, record.tags_all().cloned().collect()),
        };
        let players = journal.now().players();
        let seats = match start.seats.is_empty() {
            true => seating::seats_of(&tags, players),
            false => start.seats,
        };
        if seats.len() != usize::from(players) {
            return Err(Failure::Seats { given: seats.len(), players });
        }
        let names = seating::names_of(&start.names, &tags, players);
        let keeper = keeper(start.record.as_deref(), start.resume.as_ref())?;
        let sidecar = start.record.as_deref().map(Sidecar::of);
        let committed = match &start.resume {
            None => Committed::fresh(start.seed),
            Some(record) => {
                let kept = sidecar.as_ref().and_then(Sidecar::read);
                Committed::resume(record, kept, start.seed)
            }
        };
        let is_over = journal.now().turn() == Turn::Over;
        let is_closed = start.resume.as_ref().is_some_and(|record| record.end.is_some());
        if committed.is_new && !is_over {
            tags.push(committed.tag_before());
        }
        if start.resume.is_none() {
            tags.extend(seating::tags(&names, &seats));
        }
        let bots = (0..).map(Seat).zip(&seats);
        let bots = bots.map(|(seat, kind)| bot_of::<G>(*kind, bot_seed(&committed.seed, seat)));
        let mut session = Session {
            dealing: committed.dealing(&tags),
            lines_kept: journal.lines().len(),
            bots: bots.collect(),
            is_revealed: is_closed,
            trouble: None,
            journal,
            log,
            tags,
            keeper,
            committed,
            sidecar,
            seats,
            names,
        };
        session.open(start.resume.is_some());
        Ok(session)
    }

    /// Notes what is known before the first move, keeps the seed and lets the first luck fall.
    fn open(&mut self, is_resumed: bool) {
        if is_resumed {
            self.log.note(Note::Resumed);
        }
        if self.is_revealed {
            return;
        }
        if self.committed.is_new && !self.is_over() {
            let (tag, value) = self.committed.tag_before();
            if !self.committed.is_whole() {
                self.log.note(Note::SeedLost(tag));
                self.trouble = Some(Message::SeedLost);
            }
            self.log.note(Note::Commitment(value));
        }
        if let Some(keeper) = &self.keeper {
            self.log.note(Note::KeptIn(keeper.path().to_owned()));
        }
        if let Some(sidecar) = &self.sidecar
            && let Err(error) = sidecar.write(&self.committed.seed)
        {
            let path = sidecar.path().to_owned();
            self.trouble = Some(Message::NotKept { path, why: error.kind() });
        }
        let new_tag = (self.committed.is_new && is_resumed && !self.is_over())
            .then(|| self.committed.tag_before());
        self.keep_text(&new_tag.map_or(String::new(), |tag| tag_line(&tag)));
        self.settle();
    }

    /// The position.
    pub fn game(&self) -> &G {
        self.journal.now()
    }

    /// Everything played so far.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// The log.
    pub fn log(&self) -> &Log<G::Event> {
        &self.log
    }

    /// Who decides for each seat.
    pub fn seats(&self) -> &[SeatKind] {
        &self.seats
    }

    /// What the seats are called.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Where the record is kept.
    pub fn record_path(&self) -> Option<&std::path::Path> {
        self.keeper.as_ref().map(Keeper::path)
    }

    /// Whether the file of the record holds all that was played.
    pub fn is_kept(&self) -> bool {
        self.keeper.as_ref().is_some_and(Keeper::is_whole)
    }

    /// The tags of the record.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The seed, once the game is over and it is revealed.
    pub fn revealed_seed(&self) -> Option<String> {
        let (tag, _) = self.committed.tag_reveal();
        let found = self.tags.iter().find(|(key, _)| *key == tag);
        found.filter(|_| self.is_revealed).map(|(_, seed)| seed.clone())
    }

    /// Whether all luck followed from the seed that was committed to at the beginning.
    pub fn is_verifiable(&self) -> bool {
        self.committed.is_whole()
    }

    /// Who decides for a seat.
    pub fn kind(&self, seat: Seat) -> SeatKind {
        self.seats[seat.index()]
    }

    /// The person to decide now, if it is a person.
    pub fn person_to_decide(&self) -> Option<Seat> {
        self.to_decide().filter(|&seat| self.kind(seat) == SeatKind::Human)
    }

    /// The bot to decide now, if it is a bot.
    pub fn bot_to_decide(&self) -> Option<Seat> {
        self.to_decide().filter(|&seat| self.kind(seat) != SeatKind::Human)
    }

    fn to_decide(&self) -> Option<Seat> {
        match self.game().turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game().turn() == Turn::Over
    }

    /// The person whose side of the table is shown: who decides, or decided last, or any.
    pub fn me(&self) -> Seat {
        let decided = || self.last_person_decision().map(|(seat, _)| seat);
        let any = || (0..).map(Seat).zip(&self.seats).find(|(_, kind)| **kind == SeatKind::Human);
        self.person_to_decide()
            .or_else(decided)
            .or_else(|| any().map(|(seat, _)| seat))
            .unwrap_or(Seat(0))
    }

    /// The last decision of a person: whose, and which line of the journal it is.
    pub fn last_person_decision(&self) -> Option<(Seat, usize)> {
        let lines = self.journal.lines().iter().enumerate().rev();
        lines.into_iter().find_map(|(index, line)| match line {
            Line::Move(seat, _) if self.kind(*seat) == SeatKind::Human => Some((*seat, index)),
            _ => None,
        })
    }

    /// The legal moves of whoever is to decide.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game().legal_moves(&mut moves);
        moves
    }

    /// What went wrong besides, told once.
    pub fn take_trouble(&mut self) -> Option<Message<G>> {
        self.trouble.take()
    }

    /// The move that the bot to decide has chosen.
    pub fn ask_bot(&mut self) -> Option<G::Move> {
        let seat = self.bot_to_decide()?;
        let moves = self.legal_moves();
        let view = self.game().view(Viewer::Seat(seat));
        self.bots[seat.index()].as_mut().map(|bot| bot.choose(&view, &moves))
    }

    /// Plays a move for whoever is to decide, and lets luck fall until somebody else decides.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Refusal<G::Illegal>> {
        let turn = self.game().turn();
        let Turn::Seat(seat) = turn else { return Err(Refusal::NotYourTurn(turn)) };
        let mut events = Vec::new();
        self.journal.play(seat, mv, &mut events)?;
        self.log.line(events);
        self.settle();
        if let Some(person) = self.person_to_decide().filter(|&person| person != seat) {
            self.note_since(person);
        }
        Ok(())
    }

    /// Whether all at this table would agree to end the game now, or why not.
    pub(super) fn check_end(&self) -> Result<(), Message<G>> {
        self.game().can_agree_to_end().map_err(Message::NoEnd)?;
        let bots = self.seats.iter().any(|kind| *kind != SeatKind::Human);
        match bots && self.game().idle_rounds() < table::IDLE_ROUNDS {
            true => Err(Message::BotsPlayOn),
            false => Ok(()),
        }
    }

    /// All agree to end the game.
    pub(super) fn agree_to_end(&mut self) -> Message<G> {
        if let Err(why) = self.check_end() {
            return why;
        }
        let mut events = Vec::new();
        match self.journal.agree_to_end(&mut events) {
            Err(why) => Message::NoEnd(why),
            Ok(()) => {
                self.log.line(events);
                self.settle();
                Message::EndAgreed
            }
        }
    }

    /// Lets luck fall as long as it is awaited, and keeps what was played.
    pub(super) fn settle(&mut self) {
        while let Some(outcome) =
            self.dealing.answer(self.journal.now(), self.journal.lines().len())
        {
            let mut events = Vec::new();
            let fell = self.journal.resolve(outcome, &mut events);
            assert!(fell.is_ok(), "the dealer gives what may fall");
            self.log.line(events);
        }
        self.keep();
        if self.is_over() && !self.is_revealed {
            self.reveal();
        }
    }

    /// Tells a person what happened since their last decision.
    fn note_since(&mut self, seat: Seat) {
        let Some(line) = self.journal.undo_any(seat) else { return };
        let (from, to) = (self.log.mark(line + 1), self.log.entries().len());
        let events: Vec<&G::Event> = self.log.events(from, to).collect();
        if !G::since(texts::Lang::En, &self.names, seat, &events).is_empty() {
            self.log.note(Note::Since { seat, from, to });
        }
    }
}

/// Replays a record, with all its events in the log.
fn replay<G: Face>(record: &Record<G>, log: &mut Log<G::Event>) -> Result<Journal<G>, Failure> {
    let problem = |problem| Failure::resume(record, &problem);
    let mut journal = Journal::start(record.setup.clone()).map_err(Failure::setup::<G>)?;
    for index in 0..record.lines.len() {
        let mut events = Vec::new();
        record.replay_line(&mut journal, index, &mut events).map_err(problem)?;
        log.line(events);
    }
    match record.check_end(journal.now()) {
        // A game that was cut off just before its last line is closed now.
        Ok(()) | Err(ReplayProblem::EndMissing) => Ok(journal),
        Err(other) => Err(problem(other)),
    }
}
