//! The columns of S14.3 and S14.4 as a reader adds them up, from public information and the faces
//! that the reader knows.

use kernel::Seat;

use crate::chart::Cell;
use crate::options::MythGoal;
use crate::ownership::token_settlers;
use crate::pieces::{Component, Myth};
use crate::scoring::Score;
use crate::tables::{FEAT_POINTS, LEGEND_POINTS, MYTH_PARTS};
use crate::tribe::{Counts, Tribe};
use crate::view::{BoatView, SettlementView, TileView, View};

/// The public part of the map.
#[derive(Clone, Copy, Debug)]
pub struct OpenMap<'a> {
    /// The laid tiles with their trails.
    pub tiles: &'a [TileView],
    /// The settlements.
    pub settlements: &'a [SettlementView],
    /// The boats, by seat.
    pub boats: &'a [Option<BoatView>],
}

/// A player's other possessions, as far as the reader knows them.
#[derive(Clone, Copy, Debug)]
pub struct Holdings<'a> {
    /// The number of disclosed legends.
    pub legends: usize,
    /// The number of feats.
    pub feats: usize,
    /// The number of secured pieces that are face down.
    pub secured: usize,
    /// The Original Myth.
    pub myth: Option<Myth>,
    /// The components of secured and disclosed pieces whose faces the reader knows.
    pub components: &'a [Component],
}

/// The parts of a player's columns.
///
/// ```
/// use emberwake_sea::ScoreParts;
///
/// let parts = ScoreParts {
///     mythical: Some(1), legends: 3, feats: 1, settlements: 2, secured: 1, boat: 1, nomads: 9, area: 6,
/// };
/// let score = parts.score();
/// assert_eq!((score.legendary, score.builders), (4, 4));
/// assert_eq!(score.rough_points(), 144);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreParts {
    /// 1 if the Original Myth is complete; unknown to readers who don't know the Myth.
    pub mythical: Option<u8>,
    /// Points for legends.
    pub legends: u8,
    /// Points for feats.
    pub feats: u8,
    /// The number of settlements.
    pub settlements: u8,
    /// The number of secured pieces that aren't disclosed.
    pub secured: u8,
    /// 1 if the player has a boat on the board.
    pub boat: u8,
    /// The number of the player's pawns on the board.
    pub nomads: u8,
    /// The number of laid tiles around them.
    pub area: u8,
}

impl ScoreParts {
    /// Returns the columns (S14.3).
    pub fn score(self) -> Score {
        Score {
            mythical: self.mythical,
            legendary: self.legends + self.feats,
            builders: self.settlements + self.secured + self.boat,
            nomads: self.nomads,
            area: self.area,
        }
    }
}

impl Score {
    /// Returns the columns as one number, for a graph. Columns are compared from the left, so a
    /// single number is only an approximation: a Myth outweighs everything, and ten Builders equal
    /// one Legendary point.
    pub fn rough_points(self) -> i32 {
        let mythical = i32::from(self.mythical.unwrap_or(0));
        mythical * 100 + i32::from(self.legendary) * 10 + i32::from(self.builders)
    }
}

impl MythGoal {
    /// S12.3: returns the number of components of the Myth that must be secured.
    ///
    /// ```
    /// use emberwake_sea::MythGoal;
    ///
    /// assert_eq!(MythGoal::TwoOfThree.components(), 2);
    /// ```
    pub fn components(self) -> usize {
        MYTH_PARTS[self as usize] as usize
    }
}

impl SettlementView {
    /// S7.2: returns the number of settlers here by tribe, including those of the token.
    pub fn heads(&self) -> Counts {
        self.settlers + token_settlers(Seat(self.owner))
    }
}

impl OpenMap<'_> {
    /// Returns the columns of a seat with these possessions.
    pub fn score_parts(&self, seat: Seat, holdings: Holdings<'_>, goal: MythGoal) -> ScoreParts {
        let is_complete = |myth: Myth| {
            let own = holdings.components.iter().filter(|component| component.myth() == myth);
            own.count() >= goal.components()
        };
        let owned = self.settlements.iter().filter(|place| place.owner == seat.0).count();
        let boat = self.boats.get(seat.index()).is_some_and(Option::is_some);
        ScoreParts {
            mythical: holdings.myth.map(|myth| u8::from(is_complete(myth))),
            legends: LEGEND_POINTS * holdings.legends as u8,
            feats: FEAT_POINTS * holdings.feats as u8,
            settlements: owned as u8,
            secured: holdings.secured as u8,
            boat: u8::from(boat),
            nomads: self.nomads(Tribe::of(seat)),
            area: self.area(seat),
        }
    }

    /// S14.3: returns the number of pawns in trails, in settlements and on any boat.
    fn nomads(&self, tribe: Tribe) -> u8 {
        let trails = self.tiles.iter().map(|tile| tile.trail);
        let settlers = self.settlements.iter().map(|place| place.settlers);
        let crews = self.boats.iter().flatten().map(|boat| boat.crew);
        trails.chain(settlers).chain(crews).map(|pawns| pawns.get(tribe)).sum()
    }

    /// S14.4: returns the number of laid tiles inside the smallest rectangle around all of a seat's
    /// pawns and tokens.
    fn area(&self, seat: Seat) -> u8 {
        let tribe = Tribe::of(seat);
        let trails = self.tiles.iter().filter(|tile| tile.trail.get(tribe) > 0);
        let settled = self.settlements.iter().filter(|place| place.heads().get(tribe) > 0);
        let boats = self.boats.iter().flatten().filter(|boat| boat.crew.get(tribe) > 0);
        let own = trails.map(|tile| tile.cell).chain(settled.map(|place| place.cell));
        let own = own.chain(boats.map(|boat| boat.cell));
        let Some((low, high)) = Cell::bounds(own) else { return 0 };
        let inside = self.tiles.iter().filter(|tile| {
            (low.x..=high.x).contains(&tile.cell.x) && (low.y..=high.y).contains(&tile.cell.y)
        });
        inside.count() as u8
    }
}

impl Cell {
    /// Returns the southwest and northeast corners of the smallest rectangle around these cells.
    ///
    /// ```
    /// use emberwake_sea::Cell;
    ///
    /// let cells = [Cell { x: 0, y: 3 }, Cell { x: -2, y: 1 }];
    /// assert_eq!(Cell::bounds(cells), Some((Cell { x: -2, y: 1 }, Cell { x: 0, y: 3 })));
    /// assert_eq!(Cell::bounds([]), None);
    /// ```
    pub fn bounds(cells: impl IntoIterator<Item = Cell>) -> Option<(Cell, Cell)> {
        cells.into_iter().fold(None, |frame, cell| {
            let (low, high) = frame.unwrap_or((cell, cell));
            let low = Cell { x: low.x.min(cell.x), y: low.y.min(cell.y) };
            Some((low, Cell { x: high.x.max(cell.x), y: high.y.max(cell.y) }))
        })
    }
}

impl View {
    /// Returns the parts of a seat's columns.
    ///
    /// # Panics
    ///
    /// Panics if the table has no such seat.
    pub fn score_parts(&self, seat: Seat) -> ScoreParts {
        let player = &self.players[seat.index()];
        let boats: Vec<_> = self.players.iter().map(|player| player.boat).collect();
        let handles = player.secured.iter().chain(player.legends.iter().flatten());
        let components: Vec<Component> = handles
            .filter_map(|handle| self.pieces.iter().find(|piece| piece.handle == *handle))
            .filter_map(|piece| piece.component)
            .collect();
        let holdings = Holdings {
            legends: player.legends.len(),
            feats: self.feats.iter().filter(|feat| feat.seat == Some(seat.0)).count(),
            secured: player.secured.len(),
            myth: player.myth,
            components: &components,
        };
        let map = OpenMap { tiles: &self.tiles, settlements: &self.settlements, boats: &boats };
        map.score_parts(seat, holdings, self.options.myth)
    }
}
