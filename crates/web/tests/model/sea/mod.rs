//! Sea in the page, tested without a browser.

mod camera;
mod choosing;
mod forecasts;
mod free;
mod scenes;
mod secrets;

use ::sea::{Event, Move, Preset, Sea, Setup};
use dealer::Quick;
use kernel::{Game, Luck, Seat, Turn, Viewer};

/// A game played at random, move by move, with its events.
struct Voyage {
    game: Sea,
    luck: Quick,
}

impl Voyage {
    fn start(setup: &Setup, number: u64) -> Voyage {
        let mut voyage = Voyage { game: Sea::start(setup).unwrap(), luck: Quick::new(number) };
        voyage.let_luck_fall(&mut Vec::new());
        voyage
    }

    /// Creates tables of all sizes with all presets.
    fn any(number: u64) -> Voyage {
        let preset = Preset::ALL[number as usize % Preset::ALL.len()];
        let mut setup = Setup::preset(3 + (number / 4 % 4) as u8, preset);
        if number % 3 == 1 {
            setup.trail = ::sea::Trail::Swap;
            setup.sunk_boats = ::sea::SunkBoats::Discard;
        }
        Voyage::start(&setup, number)
    }

    fn let_luck_fall(&mut self, events: &mut Vec<Event>) {
        while self.game.turn() == Turn::Chance {
            let outcome = self.game.sample(&mut self.luck);
            self.game.resolve(outcome, events).unwrap();
        }
    }

    fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        moves
    }

    fn decider(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns a random move, preferring those that involve other players.
    fn next(&mut self) -> Move {
        let moves = self.legal();
        let talks = |mv: &&Move| {
            matches!(mv, Move::Offer(_) | Move::Attack(_) | Move::Settle { .. } | Move::Accept)
        };
        let lively: Vec<Move> = moves.iter().filter(talks).copied().collect();
        let from = if !lively.is_empty() && self.luck.below(2) == 0 { lively } else { moves };
        from[self.luck.below(from.len() as u32) as usize]
    }

    fn step(&mut self) -> Vec<Event> {
        let mv = self.next();
        let mut events = Vec::new();
        self.game.play(mv, &mut events).unwrap();
        self.let_luck_fall(&mut events);
        events
    }

    fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    fn viewers(&self) -> Vec<Viewer> {
        let seats = Seat::all(self.game.players()).map(Viewer::Seat);
        seats.chain([Viewer::Spectator, Viewer::Omniscient]).collect()
    }
}
