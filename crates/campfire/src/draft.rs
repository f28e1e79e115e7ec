//! Positions set up by hand, for tests, puzzles and analysis.
//!
//! [`Draft::build`] guarantees a valid setup and the material of the box, each tile, card and disc
//! once, at the start of a turn. It does not prove that play can lead there.

use crate::illegal::Question;
use crate::options::{Choice, First, Setup};
use crate::pieces::{Adventurer, Disc, Legend, Place, TILE_KINDS, Tile};
use crate::setup::SetupProblem;
use crate::state::{Campfire, Phase, SONG_SLOT};
use crate::tables::*;
use kernel::{AuditError, Seat};

/// A position at the start of a turn, as set up on a table. Its fields are public and may be
/// invalid. [`Draft::build`] is the only way to turn it into a game, and refuses what the box
/// doesn't contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The setup. Its adventurers must be fixed.
    pub setup: Setup,
    /// The piles from place 0, each from bottom to top.
    pub piles: [Vec<Disc>; PLACES],
    /// The number of tiles and the top tile of each stack.
    pub stacks: [(u8, Option<Tile>); PLACES],
    /// The Story and Wild tiles of each seat.
    pub tiles: Vec<Vec<Tile>>,
    /// The legend cards of each seat.
    pub legends: Vec<Vec<(Legend, u8)>>,
    /// The price of each seat's song.
    pub songs: Vec<Option<u8>>,
    /// The moons that each seat has won.
    pub moons: Vec<u8>,
    /// Moons on the chart.
    pub chart: u8,
    /// The place that Lys points at.
    pub lys: Place,
    /// The seat whose turn begins.
    pub active: Seat,
    /// The number of turns without progress before this one (C8.3).
    pub idle_turns: u16,
}

/// The reason why a draft isn't a valid position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DraftProblem {
    /// The setup is invalid.
    Setup(SetupProblem),
    /// The adventurers aren't fixed, so it is unknown whose discs are whose.
    AdventurersOpen,
    /// A list by seat doesn't have exactly one entry per seat.
    SeatsMismatch,
    /// A stack has tiles and no top, or a top and no tiles.
    Stack(Place),
    /// The seat has a card that isn't in the box.
    NoSuchCard(Seat),
    /// There are more tiles of a kind than the box has.
    TooMany(Tile),
    /// There are not enough tiles left to fill the stacks.
    TooFewTiles,
    /// A law of conservation is broken.
    Material(AuditError),
}

impl std::error::Error for DraftProblem {}

impl Draft {
    /// Creates a quiet position. There is one Nomad on each place, with the other discs in pairs on
    /// the first places. The stacks are even and all show Anchors, no one owns anything, and Lys
    /// points at place 0.
    ///
    /// ```
    /// use emberwake_campfire::kernel::{Game, Seat, Turn};
    /// use emberwake_campfire::{Adventurer, Draft, Legend, Tile};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.tiles[0] = vec![Tile::Story(Legend::Bell); 2];
    /// draft.chart = 3;
    ///
    /// let game = draft.build().unwrap();
    /// assert_eq!(game.turn(), Turn::Seat(Seat(0)));
    /// assert_eq!(game.tiles(Seat(0), Tile::Story(Legend::Bell)), 2);
    /// ```
    pub fn new(adventurers: &[Adventurer]) -> Draft {
        let players = adventurers.len();
        let mut piles: [Vec<Disc>; PLACES] = std::array::from_fn(|_| vec![Disc::Nomad]);
        for (index, adventurer) in Adventurer::ALL.into_iter().enumerate() {
            piles[index].extend([adventurer.disc(); DISCS_OF_AN_ADVENTURER as usize]);
        }
        if adventurers.contains(&Adventurer::Nostromo) {
            piles[PLACES - 1].insert(0, Disc::Frog);
        }
        Draft {
            setup: Setup {
                first: First::Seat(Seat(0)),
                adventurers: Choice::Fixed(adventurers.to_vec()),
                ..Setup::new(players as u8)
            },
            piles,
            stacks: [(3, Some(Tile::Story(Legend::Anchor))); PLACES],
            tiles: vec![Vec::new(); players],
            legends: vec![Vec::new(); players],
            songs: vec![None; players],
            moons: vec![0; players],
            chart: 0,
            lys: Place::new(0).expect("place 0 exists"),
            active: Seat(0),
            idle_turns: 0,
        }
    }

    /// Returns the position, with the turn begun.
    ///
    /// # Errors
    ///
    /// Returns every problem of the setup, or else everything that the box doesn't contain.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft, DraftProblem};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.moons.pop();
    /// assert_eq!(draft.build(), Err(vec![DraftProblem::SeatsMismatch]));
    /// ```
    pub fn build(&self) -> Result<Campfire, Vec<DraftProblem>> {
        let setup_problems = self.setup.problems();
        if !setup_problems.is_empty() {
            return Err(setup_problems.into_iter().map(DraftProblem::Setup).collect());
        }
        let Choice::Fixed(adventurers) = &self.setup.adventurers else {
            return Err(vec![DraftProblem::AdventurersOpen]);
        };
        let players = self.setup.players as usize;
        let lists = [self.tiles.len(), self.legends.len(), self.songs.len(), self.moons.len()];
        if lists != [players; 4] || self.active.index() >= players {
            return Err(vec![DraftProblem::SeatsMismatch]);
        }
        let mut game = Campfire::empty(&self.setup);
        for (seat, adventurer) in adventurers.iter().enumerate() {
            game.owner[adventurer.disc() as usize] = seat as u8;
            if *adventurer == Adventurer::Nostromo {
                game.owner[Disc::Frog as usize] = seat as u8;
            }
        }
        let mut problems = Vec::new();
        self.lay_board(&mut game, &mut problems);
        self.lay_seats(&mut game, &mut problems);
        self.hide_rest(&mut game, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        game.turns = 1;
        let audit = game.audit_material();
        audit.map_err(|broken| vec![DraftProblem::Material(broken)])?;
        game.turns = 0;
        game.begin_turn(&mut ());
        Ok(game)
    }

    fn lay_board(&self, game: &mut Campfire, problems: &mut Vec<DraftProblem>) {
        for place in Place::all() {
            let discs = self.piles[place.index()].iter();
            discs.for_each(|&disc| game.lay_disc(disc as u64, place));
            let (tiles, top) = self.stacks[place.index()];
            if (tiles == 0) != top.is_none() {
                problems.push(DraftProblem::Stack(place));
            }
            game.heights[place.index()] = tiles;
            game.dealt[place.index()] = tiles;
            game.tops[place.index()] = top.map_or(0, |tile| tile.index() as u8 + 1);
        }
        game.chart = self.chart;
        game.lys = Some(self.lys);
        game.active = self.active;
        game.idle = self.idle_turns;
        // The phase is set properly when the turn begins; until then it must not be a deal.
        game.phase = Phase::Ask(Question::Act);
    }

    fn lay_seats(&self, game: &mut Campfire, problems: &mut Vec<DraftProblem>) {
        for seat in Seat::all(game.players()) {
            for tile in &self.tiles[seat.index()] {
                match game.hands[seat.index()].get_mut(tile.index()) {
                    Some(count) => *count += 1,
                    None => problems.push(DraftProblem::TooMany(*tile)),
                }
            }
            for &(legend, value) in &self.legends[seat.index()] {
                match game.rank_of(legend.index(), value) {
                    Some(rank) => game.take_card(seat, legend.index(), rank),
                    None => problems.push(DraftProblem::NoSuchCard(seat)),
                }
            }
            if let Some(price) = self.songs[seat.index()] {
                match game.rank_of(SONG_SLOT, price) {
                    Some(rank) => game.take_card(seat, SONG_SLOT, rank),
                    None => problems.push(DraftProblem::NoSuchCard(seat)),
                }
            }
            game.moons[seat.index()] = self.moons[seat.index()];
        }
        game.progress = false;
    }

    /// Hides unused tiles under the tops, as many as needed, taking each kind in turn. The
    /// remaining tiles have left the game.
    fn hide_rest(&self, game: &mut Campfire, problems: &mut Vec<DraftProblem>) {
        let mut left = Tile::ALL.map(|tile| {
            let tops = Place::all().filter(|&place| game.top(place) == Some(tile)).count() as u8;
            let held: u8 = match tile {
                Tile::Moon => game.chart + game.moons.iter().sum::<u8>(),
                _ => Seat::all(game.players()).map(|seat| game.tiles(seat, tile)).sum(),
            };
            tile.in_the_box().checked_sub(tops + held).unwrap_or_else(|| {
                problems.push(DraftProblem::TooMany(tile));
                0
            })
        });
        let mut wanted: u8 = self.stacks.iter().map(|(tiles, _)| tiles.saturating_sub(1)).sum();
        game.hidden = [0; TILE_KINDS];
        while wanted > 0 && left.iter().any(|&tiles| tiles > 0) {
            for (tiles, hidden) in left.iter_mut().zip(&mut game.hidden) {
                if wanted > 0 && *tiles > 0 {
                    *tiles -= 1;
                    *hidden += 1;
                    wanted -= 1;
                }
            }
        }
        if wanted > 0 {
            problems.push(DraftProblem::TooFewTiles);
        }
    }
}
