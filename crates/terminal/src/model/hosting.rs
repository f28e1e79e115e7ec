//! Running a table for the people and bots at this terminal: opening it, and going on with one that
//! was left.

use super::commitment::nonces;
use crate::SeatKind;
use bots::BotLevel;
use dealer::Seed;
use kernel::{Game, Line, Record, Seat};
use table::{
    Act, By, Chair, DURATION_MS_MAX, Event, HostingOptions, Level, Motion, OpenProblem, Opening,
    Person, Table,
};

/// The bot that stands in for people who hand their seat over or give up.
const STAND_IN: SeatKind = SeatKind::Level(BotLevel::Medium);

/// The person in a seat. Everyone at this terminal is known by the seat they started in.
pub fn person_of(seat: Seat) -> Person {
    Person(seat.0.into())
}

/// The seat of a person.
pub fn seat_of(person: Person) -> Seat {
    Seat(person.0 as u8)
}

/// The level under which a table knows a bot.
fn level(kind: SeatKind) -> Level {
    Level::new(kind.word()).expect("the name of a bot is a word")
}

/// The bot that a table knows under a level.
pub fn kind_of(level: &Level) -> SeatKind {
    level.name().parse().unwrap_or(STAND_IN)
}

/// Returns options for people who are all here: no clock runs, no one is away, and votes and pauses
/// last until someone answers.
fn options() -> HostingOptions {
    HostingOptions {
        away_ms: None,
        vote_ms: DURATION_MS_MAX,
        pause_ms: DURATION_MS_MAX,
        ..HostingOptions::live(level(STAND_IN))
    }
}

/// Returns a table with these people and bots, whose game begins after the lines already played.
pub fn opening<G: Game>(setup: G::Setup, seats: &[SeatKind], prelude: Vec<Line<G>>) -> Opening<G> {
    let chair = |(seat, kind): (Seat, &SeatKind)| match kind {
        SeatKind::Human => Chair::Person(person_of(seat)),
        bot => Chair::Bot(level(*bot)),
    };
    let chairs = (0..).map(Seat).zip(seats).map(chair).collect();
    Opening { setup, options: options(), owner: None, chairs, prelude }
}

/// Returns the player kind of each seat of a table that is about to open. A seat that a person left
/// is a bot's.
pub fn seats_of<G: Game>(opening: &Opening<G>) -> Vec<SeatKind> {
    let kind = |chair: &Chair| match chair {
        Chair::Person(_) => SeatKind::Human,
        Chair::Bot(level) => kind_of(level),
        Chair::Open => STAND_IN,
    };
    opening.chairs.iter().map(kind).collect()
}

/// Opens a table and begins its game. The nonces of a record take part in the deal again.
pub fn begin<G: Game>(
    opening: Opening<G>,
    seed: Seed,
    tags: &[(String, String)],
    now_ms: u64,
) -> Result<Table<G>, Vec<OpenProblem<G>>> {
    let mut table = Table::open(opening, seed, now_ms)?.0.on_one_screen();
    for (seat, nonce) in nonces(tags) {
        // The nonce of a seat that is a bot's now is not part of the deal.
        let _ = table.handle(Event::act(person_of(seat), Act::Ready { nonce }), now_ms);
    }
    // This can't be refused: every seat is taken, and the host doesn't wait.
    let _ = table.handle(Event::act(By::Host, Act::Start), now_ms);
    connect(&mut table, now_ms);
    Ok(table)
}

/// Marks everyone who began at this terminal as connected.
fn connect<G: Game>(table: &mut Table<G>, now_ms: u64) {
    for seat in people(table) {
        let _ = table.handle(Event::Connected { person: person_of(seat) }, now_ms);
    }
}

/// The seats that people began in, no matter who plays them now.
pub fn people<G: Game>(table: &Table<G>) -> Vec<Seat> {
    let chairs = table.opening().chairs.iter().zip(0u8..);
    let person =
        |(chair, seat): (&Chair, u8)| matches!(chair, Chair::Person(_)).then_some(Seat(seat));
    chairs.filter_map(person).collect()
}

/// A game that was left: its record, who plays it on, and the seed with which it is dealt.
pub struct Left<'a, G: Game> {
    /// The record.
    pub record: &'a Record<G>,
    /// The player kind of each seat.
    pub seats: &'a [SeatKind],
    /// The seed to continue with.
    pub seed: &'a Seed,
    /// Whether this seed has dealt the game from its beginning.
    pub is_whole: bool,
}

impl<G: Game> Left<'_, G> {
    /// Restores the table from its log, if that is possible: with who plays for whom, votes and
    /// pauses.
    pub fn restore(&self, log: &str, now_ms: u64) -> Option<Table<G>> {
        let table = Table::restore(self.seed.clone(), (1..).zip(log.lines())).ok()?;
        let mut table = table.on_one_screen();
        let opening = table.opening();
        let is_same = opening.setup == self.record.setup
            && seats_of(opening) == self.seats
            && table.journal().lines() == self.record.lines;
        if !is_same {
            // Without the record's last line the log is of no use, and the record is the game.
            return None;
        }
        let _ = table.handle(Event::HostReturned { away_since_ms: None }, now_ms);
        connect(&mut table, now_ms);
        Some(table)
    }

    /// A table at which the record is played again; `None` if its seed has not dealt it.
    pub fn replay(&self, now_ms: u64) -> Option<Table<G>> {
        if !self.is_whole {
            return None;
        }
        let tags: Vec<_> = self.record.tags_all().cloned().collect();
        let opening = opening(self.record.setup.clone(), self.seats, Vec::new());
        let mut table = begin(opening, self.seed.clone(), &tags, now_ms).ok()?;
        for (index, line) in self.record.lines.iter().enumerate() {
            if index == table.journal().lines().len() {
                self.play(&mut table, line, now_ms)?;
            }
            if table.journal().lines().get(index) != Some(line) {
                return None;
            }
        }
        Some(table)
    }

    fn play(&self, table: &mut Table<G>, line: &Line<G>, now_ms: u64) -> Option<()> {
        let answers = table.answers();
        match *line {
            Line::Move(seat, mv) => {
                let event = match self.seats.get(seat.index())? {
                    SeatKind::Human => Event::act(person_of(seat), Act::Move { answers, mv }),
                    _ => Event::BotMove { seat, answers, mv },
                };
                table.handle(event, now_ms).ok()?;
            }
            Line::AgreedEnd => {
                let people = people(table);
                let person = person_of(*people.first()?);
                let end = Act::Propose { motion: Motion::End };
                table.handle(Event::act(person, end), now_ms).ok()?;
                for seat in people.into_iter().skip(1) {
                    table.handle(Event::act(person_of(seat), Act::Agree), now_ms).ok()?;
                }
            }
            // The table draws random results by itself, so another outcome means another deal.
            Line::Outcome(_) => return None,
        }
        Some(())
    }

    /// Returns a table that begins after the record; hidden things are drawn from another seed.
    pub fn go_on(&self, now_ms: u64) -> Result<Table<G>, Vec<OpenProblem<G>>> {
        let prelude = self.record.lines.clone();
        let opening = opening(self.record.setup.clone(), self.seats, prelude);
        begin(opening, self.seed.clone(), &[], now_ms)
    }
}
