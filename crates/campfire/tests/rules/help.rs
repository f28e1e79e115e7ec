//! Helpers for tests: positions, moves and tiles in the notation of the game.

use campfire::{
    Adventurer, Campfire, Disc, Draft, Event, Illegal, Move, Outcome, Place, Setup, Tile,
};
use dealer::Quick;
use kernel::playout::{draw_until_asked, listed_moves};
use kernel::{Game, Seat, Turn};

pub use campfire::Adventurer::{Moon, Nostromo, Red, Siana, Ulrich};

/// Returns the place with this number.
pub fn at(number: u8) -> Place {
    Place::new(number).expect("a place from 0 to 7")
}

/// Parses a move.
pub fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|misread| panic!("{misread}"))
}

/// Parses an outcome.
pub fn outcome(text: &str) -> Outcome {
    text.parse().unwrap_or_else(|misread| panic!("{misread}"))
}

/// Parses tiles: `a a moon wild`.
pub fn tiles(words: &str) -> Vec<Tile> {
    words.split_whitespace().map(|word| word.parse().expect("a tile")).collect()
}

/// Parses a pile from bottom to top: n Nomad, u Ulrich, m Moon, r Red, s Siana, o Nostromo, f Frog.
pub fn pile(letters: &str) -> Vec<Disc> {
    let disc = |letter| match letter {
        'n' => Disc::Nomad,
        'u' => Disc::Ulrich,
        'm' => Disc::Moon,
        'r' => Disc::Red,
        's' => Disc::Siana,
        'o' => Disc::Nostromo,
        'f' => Disc::Frog,
        other => panic!("no disc has the letter {other}"),
    };
    letters.chars().map(disc).collect()
}

/// Returns the letters of a pile, the inverse of [`pile`].
pub fn letters(game: &Campfire, place: u8) -> String {
    let letter = |disc| match disc {
        Disc::Nomad => 'n',
        Disc::Ulrich => 'u',
        Disc::Moon => 'm',
        Disc::Red => 'r',
        Disc::Siana => 's',
        Disc::Nostromo => 'o',
        Disc::Frog => 'f',
    };
    game.pile(at(place)).discs().map(letter).collect()
}

/// Returns all eight piles.
pub fn ring(game: &Campfire) -> Vec<String> {
    (0..8).map(|place| letters(game, place)).collect()
}

/// Returns a draft with these piles, from place 0.
pub fn draft(adventurers: &[Adventurer], piles: [&str; 8]) -> Draft {
    Draft { piles: piles.map(pile), ..Draft::new(adventurers) }
}

/// Returns the position of a draft, which must be valid.
pub fn build(draft: &Draft) -> Campfire {
    draft.build().unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Plays a move, which must be legal, and returns its events.
pub fn play(game: &mut Campfire, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    if let Err(why) = game.play(mv(text), &mut events) {
        panic!("‘{text}’ is refused: {why}");
    }
    events
}

/// Plays a move and reveals an Anchor each time, as long as one is left.
pub fn play_on(game: &mut Campfire, text: &str) -> Vec<Event> {
    let mut events = play(game, text);
    while game.turn() == Turn::Chance {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        game.resolve(outcomes[0].0, &mut events).expect("a listed outcome may fall");
    }
    events
}

/// Applies an outcome, which must be possible.
pub fn fall(game: &mut Campfire, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.resolve(outcome(text), &mut events).unwrap_or_else(|_| panic!("‘{text}’ can't fall"));
    events
}

/// Plays a move that must be refused, and checks that it changes nothing.
pub fn refused(game: &Campfire, text: &str) -> Illegal {
    let mut after = *game;
    let mut events = Vec::new();
    let why = after.play(mv(text), &mut events).expect_err(text);
    assert_eq!((after, events.len()), (*game, 0), "the refused ‘{text}’ changed something");
    why
}

/// Returns the legal moves in notation.
pub fn legal(game: &Campfire) -> Vec<String> {
    listed_moves(game).iter().map(Move::to_string).collect()
}

/// Returns the legal moves that begin with this word.
pub fn legal_with(game: &Campfire, word: &str) -> Vec<String> {
    legal(game).into_iter().filter(|text| text.split(' ').next() == Some(word)).collect()
}

/// Starts a game and draws random outcomes until a seat must decide.
pub fn dealt(setup: &Setup, seed: u64) -> Campfire {
    let mut game = Campfire::start(setup).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut luck = Quick::new(seed);
    draw_until_asked(&mut game, &mut luck, &mut ());
    game
}

/// Returns the seat that must decide.
pub fn asked(game: &Campfire) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        other => panic!("nobody is asked: {other:?}"),
    }
}

/// Returns the number of tiles of each kind that a seat has, as words: `a2 wild1`.
pub fn hand(game: &Campfire, seat: u8) -> String {
    let counts = Tile::ALL.into_iter().map(|tile| (tile, game.tiles(Seat(seat), tile)));
    let words: Vec<_> =
        counts.filter(|(_, n)| *n > 0).map(|(tile, n)| format!("{tile}{n}")).collect();
    words.join(" ")
}
