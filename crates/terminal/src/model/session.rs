//! A game at this terminal: its table, the people and bots at it, the log and the record.

use super::commitment::{Committed, bot_seed};
use super::hosting::{self, Left, person_of, seat_of};
use super::keep::{Files, tag_line};
use super::log::{Log, Note};
use super::message::Message;
use super::seating;
use crate::face::{Face, bot_of};
use crate::{PlayError, SeatKind};
use bots::Bot;
use dealer::Seed;
use kernel::{Game, Journal, Line, Record, ReplayProblem, Seat, Turn, Viewer};
use std::path::PathBuf;
use table::{
    Act, Effect, Event, News, Occupant, OpenProblem, Phase, Table, TableError, VoteStatus,
};
use texts::Names;

/// The options for beginning a session.
#[derive(Clone, Debug)]
pub struct Start<G: Game> {
    /// The setup of the table, unless a record is resumed.
    pub setup: G::Setup,
    /// The player kind of each seat; empty to use the resumed record's.
    pub seats: Vec<SeatKind>,
    /// The names of the seats.
    pub names: Names,
    /// The secret from which all random results follow.
    pub seed: Seed,
    /// The file to keep the game in.
    pub record: Option<PathBuf>,
    /// A game to continue.
    pub resume: Option<Record<G>>,
    /// The current time, in milliseconds since 1970-01-01 UTC.
    pub now_ms: u64,
}

/// A game being played at this terminal.
pub struct Session<G: Face> {
    pub(super) table: Table<G>,
    /// The log of each viewer.
    logs: Vec<(Viewer, Log<G>)>,
    pub(super) tags: Vec<(String, String)>,
    pub(super) files: Files,
    /// The number of lines of the journal that are in the record's file.
    pub(super) lines_kept: usize,
    pub(super) committed: Committed,
    pub(super) is_revealed: bool,
    pub(super) trouble: Option<Message<G>>,
    /// The current player kind of each seat.
    seats: Vec<SeatKind>,
    names: Names,
    /// The bots that have thought so far, by seat.
    bots: Vec<Option<Thinker<G>>>,
    pub(super) now_ms: u64,
}

/// A bot, and which kind it is.
type Thinker<G> = (SeatKind, Box<dyn Bot<G> + Send>);

impl<G: Face> Session<G> {
    /// Begins or resumes a game.
    pub fn new(start: Start<G>) -> Result<Session<G>, PlayError> {
        let now_ms = start.now_ms;
        let resume = start.resume.as_ref();
        let mut tags: Vec<_> = resume.into_iter().flat_map(Record::tags_all).cloned().collect();
        let setup = resume.map_or(start.setup, |record| record.setup.clone());
        let players = G::start(&setup).map_err(PlayError::setup::<G>)?.players();
        if let Some(record) = resume {
            check(record)?;
        }
        let seats =
            if start.seats.is_empty() { seating::seats_of(&tags, players) } else { start.seats };
        if seats.len() != usize::from(players) {
            return Err(PlayError::Seats { given: seats.len(), players });
        }
        let names = seating::names_of(&start.names, &tags, &seats, players);
        let files = Files::new(start.record.as_deref(), resume)?;
        let committed = match resume {
            None => Committed::fresh(start.seed),
            Some(record) => Committed::resume(record, files.seed(), start.seed),
        };
        let seed = &committed.seed;
        let table = match resume {
            None => hosting::begin(
                hosting::opening(setup, &seats, Vec::new()),
                seed.clone(),
                &[],
                now_ms,
            ),
            Some(record) => {
                let is_whole = committed.is_whole();
                let left = Left { record, seats: &seats, seed, is_whole };
                let restored = files.table_log().and_then(|log| left.restore(&log, now_ms));
                let table = restored.or_else(|| left.replay(now_ms));
                table.map_or_else(|| left.go_on(now_ms), Ok)
            }
        };
        let table = table.map_err(failure)?;
        let is_closed = resume.is_some_and(|record| record.end.is_some());
        if committed.is_new && table.phase() == Phase::Playing {
            tags.push(committed.tag_before());
        }
        if resume.is_none() {
            tags.extend(seating::tags(&names, &seats));
        }
        let mut session = Session {
            logs: empty_logs(&table),
            lines_kept: resume.map_or(0, |record| record.lines.len()),
            bots: seats.iter().map(|_| None).collect(),
            is_revealed: is_closed,
            trouble: None,
            table,
            tags,
            files,
            committed,
            seats,
            names,
            now_ms,
        };
        session.open(resume.is_some());
        Ok(session)
    }

    /// Notes what is known before the first move, and stores the game.
    fn open(&mut self, is_resumed: bool) {
        self.look_at_seats();
        if is_resumed {
            self.learn_all();
            self.note(&Note::Resumed);
        }
        if self.is_revealed {
            return;
        }
        if self.committed.is_new && !self.is_over() {
            let (tag, value) = self.committed.tag_before();
            if !self.committed.is_whole() {
                self.note(&Note::SeedLost(tag));
                self.trouble = Some(Message::SeedLost);
            }
            self.note(&Note::Commitment(value));
        }
        if let Some(path) = self.record_path() {
            let note = Note::KeptIn(path.to_owned());
            self.note(&note);
        }
        if !is_resumed {
            self.learn_all();
        }
        self.keep_seed();
        self.keep_table_log(&[]);
        let new_tag = (self.committed.is_new && is_resumed && !self.is_over())
            .then(|| self.committed.tag_before());
        self.keep_text(&new_tag.map_or(String::new(), |tag| tag_line(&tag)));
        self.settle();
    }

    /// The position.
    pub fn game(&self) -> &G {
        self.journal().now()
    }

    /// Everything played so far.
    pub fn journal(&self) -> &Journal<G> {
        self.table.journal()
    }

    /// Returns the log of a viewer.
    pub fn log(&self, viewer: Viewer) -> &Log<G> {
        let found = self.logs.iter().find(|(other, _)| *other == viewer);
        // A spectator's log always exists, and reveals no secrets.
        let (_, log) = found.unwrap_or(&self.logs[0]);
        log
    }

    /// Returns the current player kind of each seat.
    pub fn seats(&self) -> &[SeatKind] {
        &self.seats
    }

    /// Returns the seats that people began in, no matter who plays them now.
    pub fn people(&self) -> Vec<Seat> {
        hosting::people(&self.table)
    }

    /// Returns the names of the seats.
    pub fn names(&self) -> &Names {
        &self.names
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

    /// Returns `true` if all random results followed from the seed that was committed to at the
    /// beginning.
    pub fn is_verifiable(&self) -> bool {
        self.committed.is_whole()
    }

    /// Returns the player kind of a seat.
    pub fn kind(&self, seat: Seat) -> SeatKind {
        self.seats[seat.index()]
    }

    /// Returns the person who must decide now, if it is a person.
    pub fn person_to_decide(&self) -> Option<Seat> {
        self.table.to_act().map(seat_of)
    }

    /// Returns the bot that must decide now, if it is a bot and nothing holds it up.
    pub fn bot_to_decide(&self) -> Option<Seat> {
        self.table.bot_wanted().map(|(seat, _, _)| seat)
    }

    /// Returns `true` if the game is over.
    pub fn is_over(&self) -> bool {
        self.game().turn() == Turn::Over
    }

    /// Returns `true` if the game is paused.
    pub fn is_paused(&self) -> bool {
        self.table.status(Viewer::Spectator, self.now_ms).paused_until_ms.is_some()
    }

    /// The open vote.
    pub fn vote(&self) -> Option<VoteStatus> {
        self.table.status(Viewer::Spectator, self.now_ms).vote
    }

    /// Returns the viewer whose knowledge the person who began in a seat has.
    pub fn viewer_of(&self, seat: Seat) -> Viewer {
        self.table.viewer_of(person_of(seat))
    }

    /// Returns the occupant of a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.table.occupant(seat)
    }

    /// Returns the people who decide for themselves, and vote.
    pub fn voters(&self) -> impl Iterator<Item = Seat> + '_ {
        let decides = |seat: &Seat| self.kind(*seat) == SeatKind::Human;
        self.people().into_iter().filter(decides)
    }

    /// Returns the person whose side of the table is shown: the one who decides, or decided last,
    /// or any.
    pub fn me(&self) -> Seat {
        let decided = || self.last_person_decision().map(|(seat, _)| seat);
        let any = || self.voters().next().or_else(|| self.people().first().copied());
        self.person_to_decide().or_else(decided).or_else(any).unwrap_or(Seat(0))
    }

    /// Returns the last decision for a seat that a person plays: the seat, and the line of the
    /// journal.
    pub fn last_person_decision(&self) -> Option<(Seat, usize)> {
        let lines = self.journal().lines().iter().enumerate().rev();
        lines.into_iter().find_map(|(index, line)| match line {
            Line::Move(seat, _) if self.kind(*seat) == SeatKind::Human => Some((*seat, index)),
            _ => None,
        })
    }

    /// The legal moves of the player who must decide.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        match self.game().turn() {
            Turn::Seat(seat) => self.table.legal_moves(seat),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Takes another problem that must be shown once.
    pub fn take_trouble(&mut self) -> Option<Message<G>> {
        self.trouble.take()
    }

    /// Sets the time, and handles everything that is due.
    pub fn pass_time(&mut self, now_ms: u64) {
        self.now_ms = now_ms;
        if self.table.wake_ms().is_some_and(|due_ms| due_ms <= now_ms) {
            // Time can't be refused.
            let _ = self.handle(Event::Tick);
        }
    }

    /// Returns the move that the deciding bot has chosen. It knows only what its seat may know.
    pub fn ask_bot(&mut self) -> Option<G::Move> {
        let (seat, level, _) = self.table.bot_wanted()?;
        let kind = hosting::kind_of(&level);
        let bot = &mut self.bots[seat.index()];
        if bot.as_ref().is_none_or(|(other, _)| *other != kind) {
            let seed = bot_seed(&self.committed.seed, seat);
            *bot = bot_of::<G>(kind, seed).map(|bot| (kind, bot));
        }
        let (_, bot) = bot.as_mut()?;
        Some(bot.choose(&self.table.view(Viewer::Seat(seat)), &self.table.legal_moves(seat)))
    }

    /// Plays the move of the deciding bot.
    pub fn play_bot(&mut self, seat: Seat, mv: G::Move) -> Result<(), TableError<G>> {
        let answers = self.table.answers();
        self.handle(Event::BotMove { seat, answers, mv })
    }

    /// Plays a move for the deciding person.
    pub fn play(&mut self, mv: G::Move) -> Result<(), TableError<G>> {
        let turn = self.game().turn();
        let seat = self.person_to_decide().ok_or(TableError::NotYourTurn(turn))?;
        let answers = self.table.answers();
        self.handle(Event::act(person_of(seat), Act::Move { answers, mv }))
    }

    /// Passes an event to the table, and handles its effects. If it is refused, nothing changes.
    pub(super) fn handle(&mut self, event: Event<G::Move>) -> Result<(), TableError<G>> {
        let lines = self.journal().lines().len();
        let before = self.table.sequence();
        // Bots are asked when it is their turn to be shown, and everything else can be read from the
        // table.
        for effect in self.table.handle(event, self.now_ms)?.effects {
            if let Effect::Commit { lines } = effect {
                self.keep_table_log(&lines);
            }
        }
        let mut mover = None;
        let mut undone = None;
        for line in self.table.told_without_events(before, Viewer::Spectator) {
            match line.news {
                News::Moved { seat, .. } => mover = Some(seat),
                News::Undone { seat, agreed, .. } => undone = Some((seat, agreed)),
                _ => {}
            }
        }
        self.learn_since(before);
        self.look_at_seats();
        if let Some((seat, agreed)) = undone {
            self.note_undo(seat, agreed, lines);
        }
        self.settle();
        if let Some(person) =
            self.person_to_decide().filter(|person| mover.is_some_and(|seat| seat != *person))
        {
            self.note_since(person);
        }
        Ok(())
    }

    /// Adds everything that has happened at the table so far to all logs.
    fn learn_all(&mut self) {
        let prelude = prelude_events(&self.table);
        for (viewer, log) in &mut self.logs {
            log.add_prelude(prelude.iter().filter_map(|event| G::witness(event, *viewer)));
            log.learn(self.table.since(0, *viewer, self.now_ms).told);
        }
    }

    /// Adds the lines after this one to the logs of those who still watch as their seat.
    fn learn_since(&mut self, sequence: u64) {
        let table = &self.table;
        let watches = |viewer: Viewer| match viewer {
            Viewer::Seat(seat) => table.viewer_of(person_of(seat)) == viewer,
            Viewer::Spectator | Viewer::Omniscient => true,
        };
        for (viewer, log) in self.logs.iter_mut().filter(|(viewer, _)| watches(*viewer)) {
            log.learn(table.told_since(sequence, *viewer));
        }
    }

    /// Adds a note to all logs.
    pub(super) fn note(&mut self, note: &Note) {
        self.logs.iter_mut().for_each(|(_, log)| log.note(note.clone()));
    }

    /// Adds what happened since a person's last decision to their log.
    fn note_since(&mut self, seat: Seat) {
        let names = &self.names;
        let is_worth_telling =
            |events: &[&G::Event]| !G::since(texts::Lang::En, names, seat, events).is_empty();
        self.logs.iter_mut().for_each(|(_, log)| log.note_since(seat, is_worth_telling));
    }

    /// Stores the moves, and closes the record of a game that is over.
    fn settle(&mut self) {
        self.keep();
        if self.is_over() && !self.is_revealed {
            self.reveal();
        }
    }

    fn look_at_seats(&mut self) {
        let stand_in = hosting::kind_of(&self.table.opening().options.level);
        let kind = |seat: Seat| match self.table.occupant(seat) {
            Some(Occupant::Person(_)) => SeatKind::Human,
            Some(Occupant::Bot(level)) => hosting::kind_of(level),
            Some(Occupant::StandIn { .. } | Occupant::Resigned(_) | Occupant::Empty) | None => {
                stand_in
            }
        };
        self.seats = (0..).map(Seat).take(self.seats.len()).map(kind).collect();
    }
}

/// Returns an empty log for each viewer at the table, the spectators' first.
fn empty_logs<G: Face>(table: &Table<G>) -> Vec<(Viewer, Log<G>)> {
    let seats = hosting::people(table).into_iter().filter(|_| G::HAS_SECRETS).map(Viewer::Seat);
    let viewers = [Viewer::Spectator].into_iter().chain(seats);
    viewers.map(|viewer| (viewer, Log::default())).collect()
}

/// Returns the events before the table opened.
fn prelude_events<G: Face>(table: &Table<G>) -> Vec<G::Event> {
    let opening = table.opening();
    let mut events = Vec::new();
    if let Ok(mut journal) = Journal::<G>::start(opening.setup.clone()) {
        for line in &opening.prelude {
            journal.play_line(line, &mut events);
        }
    }
    events
}

/// Refuses a record that does not follow the rules.
fn check<G: Face>(record: &Record<G>) -> Result<(), PlayError> {
    match record.replay(&mut ()) {
        // A game that was cut off just before its last line is closed now.
        Ok(_) | Err(ReplayProblem::EndMissing) => Ok(()),
        Err(problem) => Err(PlayError::resume(record, &problem)),
    }
}

/// Returns the reason why no table could be opened. Seats and lines were checked before, which
/// leaves the setup.
fn failure<G: Face>(problems: Vec<OpenProblem<G>>) -> PlayError {
    let setup = problems.into_iter().filter_map(|problem| match problem {
        OpenProblem::Setup(problem) => Some(problem),
        _ => None,
    });
    PlayError::setup::<G>(setup.collect())
}
