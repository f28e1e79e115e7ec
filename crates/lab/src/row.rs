//! The data kept about a game and about a turn.

use crate::subject::{GROUPS_MAX, NO_VALUE, SOURCES_MAX};
use kernel::SEATS_MAX;

/// One game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameRow {
    /// The number of the cell.
    pub cell: u16,
    /// The number of the game in its cell.
    pub game: u32,
    /// The number of the deal in its cell. Games with the same number have the same deal.
    pub deal: u32,
    /// The number of players.
    pub players: u8,
    /// The seat that differs from the others: the challenger of a skill, or the restricted one.
    pub special: Option<u8>,
    /// Whether the game was played to its end. If not, the places are meaningless.
    pub finished: bool,
    /// The number of turns begun.
    pub turns: u32,
    /// The number of decisions.
    pub decisions: u32,
    /// The total number of legal moves over all decisions.
    pub legal: u64,
    /// The ending, as an index into the game's list.
    pub ending: u8,
    /// Whether a tie for first place was broken.
    pub broke_tie: bool,
    /// The place of each seat, from 1.
    pub places: [u8; SEATS_MAX],
    /// The value of each group that a seat has, by group and seat.
    pub groups: [[u8; SEATS_MAX]; GROUPS_MAX],
    /// A seat's points from each source, by source and seat.
    pub sources: [[i16; SEATS_MAX]; SOURCES_MAX],
    /// The levers that each seat used, as a bit set.
    pub used: [u64; SEATS_MAX],
    /// The rules that fired, as a bit set.
    pub fired: u64,
    /// The tension of the game.
    pub tension: Tension,
    /// The oracle's statistics about the decisions, for a sample of the games.
    pub oracle: Option<Oracle>,
}

/// The tension of a game, computed from the outlook's chances for each seat after every turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tension {
    /// The number of times the lead changed after a turn.
    pub lead_changes: u16,
    /// The mean deficit of the eventual winner over the turns after which it was behind: the
    /// leader's chance minus its own. 0 if it never was behind.
    pub drama: f32,
    /// The share of the game after which the winner's chance never fell below one half.
    pub decisiveness: f32,
    /// The leader's chance at half time.
    pub half_time: f32,
    /// Whether the leader at half time won.
    pub runaway: bool,
}

/// An oracle's statistics about the decisions of a game, from the outlook after every legal move.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Oracle {
    /// The number of decisions it looked at.
    pub decisions: u32,
    /// The sum of the second-best move's losses against the best, in chance to win.
    pub second: f32,
    /// The sum of the worst move's losses.
    pub worst: f32,
    /// The number of decisions that hardly mattered: the second-best move loses less than
    /// [`crate::play::INDIFFERENT`].
    pub indifferent: u32,
    /// The number of kingmaking decisions: no move gave the seat a chance of its own, but its moves
    /// differed in which of the others leads.
    pub kingmaking: u32,
}

impl GameRow {
    /// Creates the row of a game that has not been played yet.
    pub fn new(cell: u16, game: u32, deal: u32, players: u8) -> GameRow {
        GameRow {
            cell,
            game,
            deal,
            players,
            special: None,
            finished: false,
            turns: 0,
            decisions: 0,
            legal: 0,
            ending: 0,
            broke_tie: false,
            places: [0; SEATS_MAX],
            groups: [[NO_VALUE; SEATS_MAX]; GROUPS_MAX],
            sources: [[0; SEATS_MAX]; SOURCES_MAX],
            used: [0; SEATS_MAX],
            fired: 0,
            tension: Tension::default(),
            oracle: None,
        }
    }

    /// Returns the indices of the seats.
    pub fn seats(&self) -> std::ops::Range<usize> {
        0..usize::from(self.players)
    }

    /// Returns the win share of a seat: 1 for a victory, split evenly if it is shared.
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.seats().filter(|&seat| self.places[seat] == 1).count();
        if self.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// Returns `true` if the victory was shared.
    pub fn is_shared(&self) -> bool {
        self.seats().filter(|&seat| self.places[seat] == 1).count() > 1
    }

    /// Returns the points of a seat from all sources.
    pub fn points(&self, seat: usize) -> i32 {
        self.sources.iter().map(|source| i32::from(source[seat])).sum()
    }
}

/// One turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurnRow {
    /// The number of the game in its cell.
    pub game: u32,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// The seat that made the first decision.
    pub seat: u8,
    /// The number of decisions in the turn.
    pub decisions: u16,
    /// The total number of legal moves over these decisions.
    pub legal: u32,
    /// The seat with the best chance after the turn.
    pub leader: u8,
    /// The chance of the leading seat.
    pub leader_chance: f32,
    /// The chance of the seat whose turn it was.
    pub chance: f32,
    /// The points of that seat after the turn.
    pub points: i16,
}
