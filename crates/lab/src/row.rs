//! What is kept of a game and of a turn.

use crate::subject::{GROUPS_MAX, NO_VALUE, SOURCES_MAX};
use kernel::SEATS_MAX;

/// One game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameRow {
    /// Which cell of the study.
    pub cell: u16,
    /// Which game of the cell.
    pub game: u32,
    /// Which deal of the cell: games with the same number were dealt alike.
    pub deal: u32,
    /// How many played.
    pub players: u8,
    /// The seat that differs from the others: the challenger of a skill, or the restricted one.
    pub special: Option<u8>,
    /// Whether the game was played to its end. If not, the places say nothing.
    pub finished: bool,
    /// How many turns were begun.
    pub turns: u32,
    /// How many decisions were made.
    pub decisions: u32,
    /// How many legal moves these decisions had in all.
    pub legal: u64,
    /// How it ended, as a place in the game's list.
    pub ending: u8,
    /// Whether a tie for the first place was broken.
    pub broke_tie: bool,
    /// The place of each seat, from 1.
    pub places: [u8; SEATS_MAX],
    /// Which value of each group a seat has: by group and seat.
    pub groups: [[u8; SEATS_MAX]; GROUPS_MAX],
    /// What a seat has from each source: by source and seat.
    pub sources: [[i16; SEATS_MAX]; SOURCES_MAX],
    /// The levers that each seat used, one bit each.
    pub used: [u64; SEATS_MAX],
    /// The rules that fired, one bit each.
    pub fired: u64,
    /// How tense it was.
    pub tension: Tension,
    /// What an oracle says about its decisions; only for a sample of the games.
    pub oracle: Option<Oracle>,
}

/// How tense a game was, by the chances that the bots' outlook gives each seat after every turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tension {
    /// How often another seat than before had the best chance after a turn.
    pub lead_changes: u16,
    /// The mean deficit of the later winner over the turns after which it was behind: the leader's
    /// chance minus its own. 0 if it never was.
    pub drama: f32,
    /// The share of the game after which the winner's chance never fell below one half.
    pub decisiveness: f32,
    /// The leader's chance at half time.
    pub half_time: f32,
    /// Whether the leader at half time won.
    pub runaway: bool,
}

/// What an oracle says about the decisions of a game: the outlook after every legal move.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Oracle {
    /// How many decisions it looked at.
    pub decisions: u32,
    /// The sum of what the second-best move loses against the best, in chance to win.
    pub second: f32,
    /// The sum of what the worst move loses.
    pub worst: f32,
    /// How many decisions hardly mattered: the second-best move loses less than
    /// [`crate::play::INDIFFERENT`].
    pub indifferent: u32,
    /// How many decisions made a king: no move gave the seat a chance of its own, and its moves
    /// differed in who of the others leads.
    pub kingmaking: u32,
}

impl GameRow {
    /// A game of which nothing is known yet.
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

    /// The seats of the table.
    pub fn seats(&self) -> std::ops::Range<usize> {
        0..usize::from(self.players)
    }

    /// What a seat won: 1 for a victory, a share of it for a shared one.
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.seats().filter(|&seat| self.places[seat] == 1).count();
        if self.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// Whether the victory was shared.
    pub fn is_shared(&self) -> bool {
        self.seats().filter(|&seat| self.places[seat] == 1).count() > 1
    }

    /// The points of a seat from all sources.
    pub fn points(&self, seat: usize) -> i32 {
        self.sources.iter().map(|source| i32::from(source[seat])).sum()
    }
}

/// One turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurnRow {
    /// Which game of the cell.
    pub game: u32,
    /// Which turn, from 1.
    pub turn: u32,
    /// Who decided first in it.
    pub seat: u8,
    /// How many decisions were made in it.
    pub decisions: u16,
    /// How many legal moves these had in all.
    pub legal: u32,
    /// The seat with the best chance after it.
    pub leader: u8,
    /// That seat's chance.
    pub leader_chance: f32,
    /// The chance of the seat whose turn it was.
    pub chance: f32,
    /// The points of that seat after it.
    pub points: i16,
}
