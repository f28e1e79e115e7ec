//! A game on this page: who plays, where luck comes from, what has happened.

use super::playable::Playable;
use super::seating::Sitter;
use dealer::{Dealer, Quick, Seed};
use kernel::{Journal, Line, Luck, Record, Refusal, Seat, Turn, UndoLimit};
use texts::{Lang, Names};

/// Where the luck of a game comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// A seed that is revealed at the end, so that everybody can check the shuffle.
    Seed(Seed),
    /// Luck that nobody can check: for a game that goes on from somewhere in another one.
    Number(u64),
    /// Luck that is told from outside, as in a guided game: none falls by itself.
    Told,
}

/// Something that happened, and the line of the record that brought it about.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening<G: Playable> {
    /// The index of the line.
    pub line: usize,
    /// What happened.
    pub event: G::Event,
}

/// A game on this page.
#[derive(Clone, Debug)]
pub struct Session<G: Playable> {
    /// Its name in the list of saved games.
    pub id: String,
    pub(super) journal: Journal<G>,
    pub(super) sitters: Vec<Sitter>,
    pub(super) names: Vec<Option<String>>,
    pub(super) resigned: Vec<bool>,
    pub(super) fate: Fate,
    pub(super) happenings: Vec<Happening<G>>,
}

impl<G: Playable> Session<G> {
    /// Opens a table. Luck that is awaited at once falls at once.
    pub fn start(
        id: String,
        setup: G::Setup,
        sitters: Vec<Sitter>,
        names: Vec<Option<String>>,
        fate: Fate,
    ) -> Result<Self, Vec<G::SetupProblem>> {
        let journal = Journal::start(setup)?;
        let resigned = vec![false; sitters.len()];
        let happenings = Vec::new();
        let mut session = Session { id, journal, sitters, names, resigned, fate, happenings };
        session.let_luck_fall();
        Ok(session)
    }

    /// The position.
    pub fn now(&self) -> &G {
        self.journal.now()
    }

    /// The game so far.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Everything that has happened.
    pub fn happenings(&self) -> &[Happening<G>] {
        &self.happenings
    }

    /// Who decides for a seat.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        &self.sitters[seat.index()]
    }

    /// Who decides for each seat.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// What the seats are called.
    pub fn names(&self) -> Names {
        Names::new(self.names.iter().cloned())
    }

    /// The names that were given, by seat.
    pub fn given_names(&self) -> &[Option<String>] {
        &self.names
    }

    /// What a seat is called.
    pub fn name(&self, lang: Lang, seat: Seat) -> String {
        self.names().of(lang, seat)
    }

    /// Whether a seat was given up for good.
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.resigned[seat.index()]
    }

    /// The seat that must decide now.
    pub fn seat_to_act(&self) -> Option<Seat> {
        match self.now().turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The seat that must decide now, if a person decides for it.
    pub fn person_to_act(&self) -> Option<Seat> {
        self.seat_to_act().filter(|&seat| self.sitter(seat).is_person())
    }

    /// The seat that must decide now and the level of the bot that decides for it.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let seat = self.seat_to_act()?;
        match self.sitter(seat) {
            Sitter::Bot(level) => Some((seat, level)),
            Sitter::Person => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now().turn() == Turn::Over
    }

    /// Every move that may be played now.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.now().legal_moves(&mut moves);
        moves
    }

    /// Plays a move, then lets luck fall as far as it is awaited. Gives where in
    /// [`Session::happenings`] the news begin.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<usize, Refusal<G::Illegal>> {
        let news = self.happenings.len();
        let mut events = Vec::new();
        self.journal.play(seat, mv, &mut events)?;
        self.note(events);
        self.let_luck_fall();
        Ok(news)
    }

    fn note(&mut self, events: Vec<G::Event>) {
        let line = self.journal.lines().len() - 1;
        self.happenings.extend(events.into_iter().map(|event| Happening { line, event }));
    }

    /// Lets luck fall as long as it is awaited.
    pub(super) fn let_luck_fall(&mut self) {
        let mut dealer = match &self.fate {
            Fate::Seed(seed) => Some(Dealer::<G>::new(seed, &[])),
            Fate::Number(_) => None,
            Fate::Told => return,
        };
        while self.now().turn() == Turn::Chance {
            let outcome = match &mut dealer {
                Some(dealer) => dealer.answer(self.now()),
                None => self.now().sample(&mut self.unseeded_luck()),
            };
            let mut events = Vec::new();
            let fell = self.journal.resolve(outcome, &mut events);
            assert!(fell.is_ok(), "dealt luck may fall");
            self.note(events);
        }
    }

    /// Luck that depends on where the game is, so that going back does not change what falls.
    fn unseeded_luck(&self) -> Quick {
        let number = match self.fate {
            Fate::Number(number) => number,
            Fate::Seed(_) | Fate::Told => 0,
        };
        let mut luck = Quick::new(number ^ (self.journal.lines().len() as u64) << 20);
        luck.below(u32::MAX);
        luck
    }

    /// Whether a seat may take back its last decision, and if not freely, why not.
    pub fn undo_limit(&self, seat: Seat) -> Result<usize, UndoLimit> {
        self.journal.undo_free(seat)
    }

    /// Takes back the last decision of a seat and all that followed, fair or not: whoever may say
    /// so has agreed. Gives whether there was one.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let keep = match self.journal.undo_free(seat) {
            Ok(keep) => Some(keep),
            Err(_) => self.journal.undo_any(seat),
        };
        let Some(keep) = keep else { return false };
        self.journal.rewind(keep);
        self.happenings.retain(|happening| happening.line < keep);
        true
    }

    /// Who decided last.
    pub fn last_to_decide(&self) -> Option<Seat> {
        self.journal.lines().iter().rev().find_map(|line| match line {
            Line::Move(seat, _) => Some(*seat),
            Line::Outcome(_) => None,
        })
    }

    /// The person whose decision would be taken back: who acts now, or who acted last.
    pub fn undoer(&self) -> Option<Seat> {
        let person = |seat: &Seat| self.sitter(*seat).is_person();
        let last = self.journal.lines().iter().rev().find_map(|line| match line {
            Line::Move(seat, _) if person(seat) => Some(*seat),
            _ => None,
        });
        let now = self.person_to_act().filter(|&seat| self.journal.undo_any(seat).is_some());
        // Several people at one screen: the last of them to act takes back first.
        last.or(now)
    }

    /// Gives a seat to somebody else.
    pub fn hand_over(&mut self, seat: Seat, to: Sitter) {
        if !self.resigned[seat.index()] {
            self.sitters[seat.index()] = to;
        }
    }

    /// Gives a seat up for good; a bot of this level plays it to the end.
    pub fn resign(&mut self, seat: Seat, level: &str) {
        self.sitters[seat.index()] = Sitter::Bot(level.to_owned());
        self.resigned[seat.index()] = true;
    }

    /// The number from which the bot of a seat makes its choice here.
    pub fn bot_number(&self, seat: Seat) -> u64 {
        let mut mixed = (self.journal.lines().len() as u64) << 8 | u64::from(seat.0);
        for byte in self.id.bytes() {
            mixed = (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        mixed ^ mixed >> 29
    }

    /// Plays on along these lines, which begin with those played already, and gives what happens.
    /// A line that can't be played ends it.
    pub fn follow(&mut self, lines: &[Line<G>]) -> Vec<G::Event> {
        let news = self.happenings.len();
        for line in lines.iter().skip(self.journal.lines().len()) {
            let mut events = Vec::new();
            let played = match *line {
                Line::Move(seat, mv) => self.journal.play(seat, mv, &mut events).is_ok(),
                Line::Outcome(outcome) => self.journal.resolve(outcome, &mut events).is_ok(),
            };
            if !played {
                break;
            }
            self.note(events);
        }
        self.happenings[news..].iter().map(|happening| happening.event.clone()).collect()
    }

    /// The record, with the seed revealed once the game is over.
    pub fn record(&self) -> Record<G> {
        let named = self.names.iter().enumerate().filter_map(|(seat, name)| {
            name.as_ref().map(|name| (format!("name.{seat}"), name.clone()))
        });
        let mut tags: Vec<(String, String)> = named.collect();
        if let Fate::Seed(seed) = &self.fate {
            tags.extend(dealer::tags_before(seed, &[]));
            if self.is_over() {
                tags.push(dealer::tag_reveal(seed));
            }
        }
        Record::of(&self.journal, tags)
    }

    /// Where in [`Session::happenings`] the news begin for a seat: after its last decision.
    pub fn news_for(&self, seat: Seat) -> usize {
        let Some(last) = self.journal.undo_any(seat) else { return 0 };
        // What the seat's own decision brought about at once is no news to it, but what luck and
        // the others did is.
        self.happenings
            .iter()
            .position(|happening| happening.line > last)
            .unwrap_or(self.happenings.len())
    }
}
