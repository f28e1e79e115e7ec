//! Random games. They measure an engine's speed, and tests use them to reach positions that occur
//! in play.

use crate::{Game, Journal, Line, Luck, Sink, Turn};

/// The number of steps in a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Decisions that players made.
    pub decisions: u64,
    /// Random outcomes.
    pub outcomes: u64,
}

/// Plays a position to its end with random moves and outcomes.
///
/// `moves` is only scratch space, so that many games share one allocation.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_dealer::Quick;
/// use emberwake_kernel::{Game, Turn, playout};
///
/// let mut game = Campfire::start(&Setup::new(3)).unwrap();
/// let steps = playout(&mut game, &mut Quick::new(1), &mut Vec::new());
/// assert_eq!(game.turn(), Turn::Over);
/// assert!(steps.decisions > 0 && steps.outcomes > 0);
/// ```
pub fn playout<G: Game>(game: &mut G, luck: &mut impl Luck, moves: &mut Vec<G::Move>) -> Playout {
    let mut count = Playout::default();
    loop {
        match game.turn() {
            Turn::Seat(_) => {
                let mv = game.sample_move(luck, moves);
                let played = game.play(mv, &mut ());
                debug_assert!(played.is_ok(), "a listed move was refused: {mv} {played:?}");
                count.decisions += 1;
            }
            Turn::Chance => count.outcomes += game.run_chance(luck),
            Turn::Over => return count,
        }
    }
}

/// Returns the legal moves of a position in a new vector.
///
/// ```
/// use emberwake_campfire::{Adventurer, Draft};
/// use emberwake_kernel::playout::listed_moves;
///
/// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
/// assert!(listed_moves(&game).contains(&"sow 2 cw".parse().unwrap()));
/// ```
pub fn listed_moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

/// Returns a random legal move, all equally likely. Call it only when a seat decides.
///
/// # Panics
///
/// May panic if no seat decides.
pub fn random_move<G: Game>(game: &G, luck: &mut impl Luck) -> G::Move {
    game.sample_move(luck, &mut Vec::new())
}

/// Returns a random next move or outcome; `None` if the game is over.
pub fn random_line<G: Game>(game: &G, luck: &mut impl Luck) -> Option<Line<G>> {
    match game.turn() {
        Turn::Seat(seat) => Some(Line::Move(seat, random_move(game, luck))),
        Turn::Chance => Some(Line::Outcome(game.sample(luck))),
        Turn::Over => None,
    }
}

/// Plays a random move or outcome and returns it; `None` if the game is over.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_dealer::Quick;
/// use emberwake_kernel::{Game, Line, playout::random_step};
///
/// let mut game = Campfire::start(&Setup::new(2)).unwrap();
/// let mut events = Vec::new();
/// let line = random_step(&mut game, &mut Quick::new(1), &mut events).unwrap();
/// assert!(matches!(line, Line::Outcome(_)));
/// assert_eq!(events.len(), 1, "a tile was revealed");
/// ```
///
/// # Panics
///
/// Panics if the game refuses what it lists.
pub fn random_step<G: Game>(
    game: &mut G,
    luck: &mut impl Luck,
    events: &mut impl Sink<G::Event>,
) -> Option<Line<G>> {
    let line = random_line(game, luck)?;
    assert!(line.play(game, events), "a listed move or a sampled outcome was refused: {line}");
    Some(line)
}

/// Draws random outcomes until a seat decides or the game is over.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_dealer::Quick;
/// use emberwake_kernel::{Game, Turn, playout::draw_until_asked};
///
/// let mut game = Campfire::start(&Setup::new(2)).unwrap();
/// draw_until_asked(&mut game, &mut Quick::new(1), &mut ());
/// assert!(matches!(game.turn(), Turn::Seat(_)));
/// ```
///
/// # Panics
///
/// Panics if the game refuses what it lists.
pub fn draw_until_asked<G: Game>(
    game: &mut G,
    luck: &mut impl Luck,
    events: &mut impl Sink<G::Event>,
) {
    while game.turn() == Turn::Chance {
        random_step(game, luck, events);
    }
}

/// Plays a whole random game and returns its journal.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_dealer::Quick;
/// use emberwake_kernel::{Game, playout::random_journal};
///
/// let journal = random_journal::<Campfire>(&Setup::new(2), &mut Quick::new(1));
/// assert!(journal.now().standing().is_some(), "the game is over");
/// ```
///
/// # Panics
///
/// Panics if the setup is invalid.
pub fn random_journal<G: Game>(setup: &G::Setup, luck: &mut impl Luck) -> Journal<G> {
    let mut journal = Journal::<G>::start(setup.clone()).expect("the setup is lawful");
    while let Some(line) = random_line(journal.now(), luck) {
        assert!(journal.play_line(&line, &mut ()), "a random game goes on: {line}");
    }
    journal
}
