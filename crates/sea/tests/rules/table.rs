//! A table that plays lines of a record: tests reach every situation by choosing moves and
//! outcomes.

use kernel::{Game, Seat, Turn, Viewer};
use sea::*;

/// A position and everything that happened on the way to it.
#[derive(Clone)]
pub struct Table {
    pub sea: Sea,
    pub log: Vec<Event>,
}

/// Returns the simplest setup: no God of Winds, seat 0 begins.
pub fn plain(players: u8) -> Setup {
    Setup {
        god_of_winds: GodOfWinds::None,
        first_player: FirstPlayer::Seat(Seat(0)),
        ..Setup::new(players)
    }
}

pub fn counts(text: &str) -> Counts {
    if text.is_empty() { Counts::NONE } else { Counts::read(text).expect("counts") }
}

impl Table {
    /// Creates a table before its first outcome.
    pub fn open(setup: Setup) -> Table {
        Table { sea: Sea::start(&setup).expect("a lawful setup"), log: Vec::new() }
    }

    /// Creates a table after the deal: the k-th player in turn order has Myth k, and its character
    /// in hand.
    pub fn dealt(setup: Setup) -> Table {
        let mut table = Table::open(setup);
        for myth in 0..setup.players {
            table.say(&format!("! myth {myth}"));
        }
        for boat in 0..setup.players {
            table.say(&format!("! boat {boat}:character"));
        }
        table
    }

    /// Plays lines of a record, separated by semicolons.
    pub fn say(&mut self, lines: &str) -> &mut Table {
        for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(outcome) = line.strip_prefix("! ") {
                let outcome = outcome.parse().unwrap_or_else(|why| panic!("{why}"));
                let fell = self.sea.resolve(outcome, &mut self.log);
                assert!(
                    fell.is_ok(),
                    "‘{line}’ can't fall: {:?}",
                    self.sea.view(Viewer::Omniscient).agenda
                );
                continue;
            }
            let (seat, mv) = line.split_once(' ').expect("<seat> <move>");
            let seat = Seat(seat.parse().expect("a seat"));
            assert_eq!(
                self.sea.turn(),
                Turn::Seat(seat),
                "whose turn at ‘{line}’? asked: {:?}",
                self.asked()
            );
            let mv = mv.parse().unwrap_or_else(|why| panic!("{why}"));
            let played = self.sea.play(mv, &mut self.log);
            assert_eq!(played, Ok(()), "‘{line}’ is refused");
        }
        self.sea.audit().expect("the laws hold");
        self
    }

    /// Returns the reason why a move is refused.
    pub fn refused(&self, mv: &str) -> Illegal {
        let mv: Move = mv.parse().unwrap_or_else(|why| panic!("{why}"));
        let mut after = self.sea;
        let refused = after.play(mv, &mut ()).expect_err("the move is refused");
        assert_eq!(after, self.sea, "a refused move changes nothing");
        refused
    }

    /// Returns the legal moves as text.
    pub fn moves(&self) -> Vec<String> {
        let mut moves: Vec<Move> = Vec::new();
        self.sea.legal_moves(&mut moves);
        moves.iter().map(Move::to_string).collect()
    }

    pub fn allows(&self, mv: &str) -> bool {
        self.moves().iter().any(|listed| listed == mv)
    }

    pub fn asked(&self) -> Option<Question> {
        self.sea.asked()
    }

    pub fn turn(&self) -> Turn {
        self.sea.turn()
    }

    pub fn all(&self) -> View {
        self.sea.view(Viewer::Omniscient)
    }

    pub fn seen_by(&self, seat: u8) -> View {
        self.sea.view(Viewer::Seat(Seat(seat)))
    }

    pub fn player(&self, seat: u8) -> PlayerView {
        self.all().players[usize::from(seat)].clone()
    }

    /// Returns the crew of a seat's boat; `None` if it has none.
    pub fn crew(&self, seat: u8) -> Option<String> {
        self.player(seat).boat.map(|boat| boat.crew.to_string())
    }

    pub fn boat_at(&self, seat: u8) -> Option<(i8, i8)> {
        self.player(seat).boat.map(|boat| (boat.cell.x, boat.cell.y))
    }

    pub fn pool(&self, seat: u8) -> u8 {
        self.player(seat).pool
    }

    pub fn trail(&self, x: i8, y: i8) -> String {
        let tiles = self.all().tiles;
        let tile = tiles.iter().find(|tile| tile.cell == Cell { x, y }).expect("a laid tile");
        tile.trail.to_string()
    }

    pub fn settlement(&self, x: i8, y: i8) -> SettlementView {
        let all = self.all().settlements;
        *all.iter().find(|place| place.cell == Cell { x, y }).expect("a settlement")
    }

    pub fn happened(&self, event: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(event)
    }

    pub fn earned(&self, feat: Feat) -> Option<u8> {
        self.all().feats.iter().find(|one| one.feat == feat).and_then(|one| one.seat)
    }
}
