//! Who sits at a new table, and on what the people at one screen agree besides the game.

use super::playable::Playable;
use kernel::Seat;
use table::{Chair, Clock, DURATION_MS_MAX, Level, Opening, Options, Person};

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
}

impl Sitter {
    /// Whether a person decides.
    pub fn is_person(&self) -> bool {
        *self == Sitter::Person
    }
}

/// The number by which a table knows the person of a seat at this screen.
pub fn person_of(seat: Seat) -> Person {
    Person(u64::from(seat.0) + 1)
}

/// The options of a table at one screen. Votes and pauses wait as long as it takes: whoever closes
/// the page finds the game as it was left.
pub fn options_here(clock: Clock, level: Level) -> Options {
    Options {
        clock,
        away_ms: None,
        vote_ms: DURATION_MS_MAX,
        pause_ms: DURATION_MS_MAX,
        ..Options::live(level)
    }
}

/// The options of a table where nobody changes any.
pub fn usual_options<G: Playable>() -> Options {
    options_here(Clock::None, level_or_weakest::<G>(G::LEVELS.last().copied().unwrap_or_default()))
}

/// A new table at this screen.
pub fn opening_here<G: Playable>(
    setup: G::Setup,
    sitters: &[Sitter],
    options: Options,
) -> Opening<G> {
    let chair = |(sitter, seat): (&Sitter, u8)| match sitter {
        Sitter::Person => Chair::Person(person_of(Seat(seat))),
        Sitter::Bot(level) => Chair::Bot(level_or_weakest::<G>(level)),
    };
    let chairs = sitters.iter().zip(0u8..).map(chair).collect();
    Opening { setup, options, owner: None, chairs, prelude: Vec::new() }
}

/// The level of this name; names come from the game's own list.
fn level_or_weakest<G: Playable>(name: &str) -> Level {
    let known = Level::new(name).filter(|level| G::LEVELS.contains(&level.name()));
    known.or_else(|| Level::new(G::LEVELS.first()?)).expect("a game has levels of bots")
}
