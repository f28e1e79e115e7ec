//! The seating of a new table, and the options that people at one screen agree on besides the game.

use super::playable::Playable;
use kernel::Seat;
use table::{Chair, Clock, DURATION_MS_MAX, HostingOptions, Level, Opening, Person};

/// The one who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
}

impl Sitter {
    /// Returns `true` if a person decides.
    pub fn is_person(&self) -> bool {
        *self == Sitter::Person
    }
}

/// Returns an unused name for another bot.
pub fn bot_name<G: Playable>(taken: &[Option<String>]) -> String {
    let is_free = |name: &&&str| !taken.iter().flatten().any(|taken| taken == **name);
    let names = G::bot_names();
    names.iter().find(is_free).unwrap_or(&names[0]).to_string()
}

/// Returns the number by which a table knows the person of a seat at this screen.
pub fn person_of(seat: Seat) -> Person {
    Person(u64::from(seat.0) + 1)
}

/// Returns the options of a table at one screen. Votes and pauses have no timeout: people who close
/// the page find the game as they left it.
pub fn options_here(clock: Clock, level: Level) -> HostingOptions {
    HostingOptions {
        clock,
        away_ms: None,
        vote_ms: DURATION_MS_MAX,
        pause_ms: DURATION_MS_MAX,
        ..HostingOptions::live(level)
    }
}

/// Returns the default options.
pub fn usual_options<G: Playable>() -> HostingOptions {
    options_here(Clock::None, level_or_weakest::<G>("hard"))
}

/// Creates the opening of a new table at this screen.
pub fn opening_here<G: Playable>(
    setup: G::Setup,
    sitters: &[Sitter],
    options: HostingOptions,
) -> Opening<G> {
    let chair = |(sitter, seat): (&Sitter, u8)| match sitter {
        Sitter::Person => Chair::Person(person_of(Seat(seat))),
        Sitter::Bot(level) => Chair::Bot(level_or_weakest::<G>(level)),
    };
    let chairs = sitters.iter().zip(0u8..).map(chair).collect();
    Opening { setup, options, owner: None, chairs, prelude: Vec::new() }
}

/// Returns the level with this name, which comes from the game's own list.
fn level_or_weakest<G: Playable>(name: &str) -> Level {
    let known = Level::new(name).filter(|level| G::LEVELS.contains(&level.name()));
    known.or_else(|| Level::new(G::LEVELS.first()?)).expect("a game has levels of bots")
}
