//! Validates views from outside: turns the JSON of a position back into the position.
//!
//! A message may be damaged, and a file may have been edited by hand. An accepted position is
//! valid: everything exists and is in the box, material is conserved, the seat that must act has a
//! choice, and every derived field agrees with the others. It isn't proven that play can lead
//! there.

use crate::illegal::Question;
use crate::options::{First, Setup};
use crate::pieces::{Adventurer, Disc, Place, Tile};
use crate::position::{Position, SeatInfo};
use crate::setup::SetupProblem;
use crate::state::{Campfire, Phase, SONG_SLOT, Then};
use crate::tables::*;
use kernel::{AuditError, Game, Seat, Turn};
use std::fmt;

/// The reason why JSON isn't a valid position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ViewProblem {
    /// The setup is invalid.
    Rules(SetupProblem),
    /// Something is missing, superfluous, or refers to nothing.
    Shape(&'static str),
    /// A law of conservation is broken.
    Material(AuditError),
    /// A field contradicts the others.
    Contradiction,
}

impl fmt::Display for ViewProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no lawful position: ")?;
        match self {
            ViewProblem::Rules(problem) => problem.fmt(f),
            ViewProblem::Shape(what) => f.write_str(what),
            ViewProblem::Material(law) => law.fmt(f),
            ViewProblem::Contradiction => f.write_str("its fields contradict each other"),
        }
    }
}

impl std::error::Error for ViewProblem {}

/// Returns an error with this text unless the condition holds.
fn must(holds: bool, else_wrong: &'static str) -> Result<(), ViewProblem> {
    if holds { Ok(()) } else { Err(ViewProblem::Shape(else_wrong)) }
}

impl Position {
    /// Builds the position. Derived values are computed and compared.
    pub(crate) fn lay(&self) -> Result<Campfire, ViewProblem> {
        let mut state = Campfire::empty(&self.setup()?);
        self.check_sizes(&state)?;
        state.rules.heirs = self.rules.lumarathon.into();
        state.phase = self.phase;
        state.active = Seat(self.active);
        state.first = self.first.unwrap_or(Seat(0));
        self.lay_seats(&mut state)?;
        self.lay_places(&mut state);
        state.lys = self.lys;
        state.chart = self.chart;
        state.hidden = self.hidden.0;
        state.dealt = self.dealt;
        state.progress = self.progress;
        state.agreed_end = self.agreed_end;
        let agreed = self.rules.edition >= AGREED_END && self.turns > 0;
        must(agreed || !self.agreed_end, "nobody could agree to end this game")?;
        state.turns = self.turns;
        state.idle = self.idle_turns;
        state.audit_material().map_err(ViewProblem::Material)?;
        check_phase(&state)?;
        if Position::of(&state) != *self {
            return Err(ViewProblem::Contradiction);
        }
        Ok(state)
    }

    /// Returns a setup that leads to the same rules.
    fn setup(&self) -> Result<Setup, ViewProblem> {
        let rules = &self.rules;
        let adventurers: Option<Vec<Adventurer>> =
            self.seats.iter().map(|seat| seat.adventurer).collect();
        let setup = rules.setup(self.players, adventurers.unwrap_or_default());
        if let Some(problem) = setup.problems().first() {
            return Err(ViewProblem::Rules(problem.clone()));
        }
        if let Some(heirs) = rules.lumarathon {
            let seats = heirs.coin.0.max(heirs.sleepers.0) < self.players;
            let captain = rules.first != First::Random;
            must(seats && captain && heirs.coin != heirs.sleepers, "nobody inherits like this")?;
        }
        Ok(setup)
    }

    /// Checks that all numbers are small enough to count with, and that every seat and place
    /// exists.
    fn check_sizes(&self, state: &Campfire) -> Result<(), ViewProblem> {
        must(self.places.len() == PLACES, "there are eight places")?;
        must(self.seats.len() == usize::from(self.players), "one entry for each seat")?;
        let discs: usize = self.places.iter().map(|place| place.pile.len()).sum();
        must(discs <= usize::from(DISCS), "more discs than the box has")?;
        for (place, &dealt) in self.places.iter().zip(&self.dealt) {
            must(dealt <= STACK_MAX && place.stack <= dealt, "a stack has grown")?;
            must(place.stack > 0 || place.top.is_none(), "an empty stack has a top")?;
        }
        let seat = |seat: u8| seat < state.players();
        must(seat(self.active), "the active seat is not at the table")?;
        must(self.first.is_none_or(|first| seat(first.0)), "the first seat is not at the table")?;
        must(self.idle_turns <= state.rules.standstill, "the standstill is over")?;
        let count = |tile: &Tile, count: u8| count <= tile.in_the_box() + 1;
        let hidden = Tile::ALL.iter().zip(self.hidden.0).all(|(tile, n)| count(tile, n));
        let hands = self.seats.iter().all(|seat| {
            let tiles = Tile::ALL.iter().zip(seat.tiles.0).all(|(tile, n)| count(tile, n));
            tiles && seat.moons <= MOON_TILES
        });
        must(hidden && hands && self.chart <= MOON_TILES, "more tiles than the box has")
    }

    fn lay_seats(&self, state: &mut Campfire) -> Result<(), ViewProblem> {
        // Adventurers that a host has fixed sleep until the first player is known.
        let awake = state.first().is_some();
        for (seat, info) in Seat::all(self.players).zip(&self.seats) {
            state.adventurers[seat.index()] = info.adventurer;
            if let Some(adventurer) = info.adventurer.filter(|_| awake) {
                let [one, other] = adventurer.discs().map(|disc| disc as usize);
                must(state.adventurers_free().any(|free| free == adventurer), "one plays twice")?;
                state.owner[one] = seat.0;
                state.owner[other] = seat.0;
            }
            state.hands[seat.index()] = info.tiles.0;
            state.moons[seat.index()] = info.moons;
            lay_cards(state, seat, info)?;
        }
        Ok(())
    }

    fn lay_places(&self, state: &mut Campfire) {
        let covered = !matches!(self.phase, Phase::Heights(_));
        for (place, info) in Place::all().zip(&self.places) {
            info.pile.iter().for_each(|&disc| state.lay_disc(disc as u64, place));
            state.heights[place.index()] = info.stack;
            state.tops[place.index()] = info.top.map_or(0, |tile| tile.index() as u8 + 1);
            if covered && info.stack > 0 && info.top.is_none() {
                state.covered |= 1 << place.index();
            }
        }
    }
}

fn lay_cards(state: &mut Campfire, seat: Seat, info: &SeatInfo) -> Result<(), ViewProblem> {
    let legends = info.legends.0.iter().map(|&(legend, value)| (legend.index(), value));
    let song = info.song.as_ref().map(|song| (SONG_SLOT, song.price));
    for (slot, value) in legends.chain(song) {
        let rank = state.rank_of(slot, value).filter(|&rank| state.is_available(slot, rank));
        match rank {
            Some(rank) => state.take_card(seat, slot, rank),
            None => return Err(ViewProblem::Shape("a card that nobody can have")),
        }
    }
    Ok(())
}

/// Checks that the game can continue: the seat that must act has something to choose from.
fn check_phase(state: &Campfire) -> Result<(), ViewProblem> {
    let chosen = Seat::all(state.players()).all(|seat| state.adventurer(seat).is_some());
    let playing = chosen && state.lys.is_some();
    let fits = match state.phase {
        Phase::Heights(place) => {
            let (laid, open) = state.dealt.split_at(place.index());
            laid.iter().all(|&tiles| tiles >= STACK_MIN) && open.iter().all(|&tiles| tiles == 0)
        }
        Phase::DrawFirst => state.covered == 0,
        Phase::DrawLot(seat) => seat == state.active && is_choosing(state),
        Phase::Uncover(Then::Preparation) => state.covered != 0,
        Phase::Uncover(_) => state.covered != 0 && playing && state.turns > 0,
        Phase::Ask(Question::Pick) => is_choosing(state),
        Phase::Ask(Question::Frog) => {
            chosen && state.adventurer(state.active) == Some(Adventurer::Nostromo)
        }
        Phase::Ask(Question::Sleeper | Question::PointLys) => chosen,
        Phase::Ask(Question::Disc | Question::LastWriting) => false,
        Phase::Ask(_) => playing && state.turns > 0,
        Phase::AskDisc(placed) => chosen && placed == own_discs(state),
        Phase::AskLastWriting(asked, _) => playing && asked < state.players(),
        Phase::Over(_) => playing,
    };
    must(fits, "the phase does not fit what lies on the table")?;
    let mut moves = Vec::new();
    let mut outcomes = Vec::new();
    state.legal_moves(&mut moves);
    state.outcomes(&mut outcomes);
    must(
        match state.turn() {
            Turn::Seat(_) => moves.len() > 1,
            Turn::Chance => !outcomes.is_empty(),
            Turn::Over => true,
        },
        "nobody has a choice",
    )
}

/// C2.3: checks that exactly the seats from the first one up to the active one have adventurers,
/// since the seats choose in turn.
fn is_choosing(state: &Campfire) -> bool {
    let mut reached = false;
    state.first.round(state.players()).all(|seat| {
        reached |= seat == state.active;
        state.adventurer(seat).is_none() == reached
    })
}

/// C3.5: returns the number of own discs that the players have placed, without the Frog.
fn own_discs(state: &Campfire) -> u8 {
    let discs = state.piles.iter().flat_map(|pile| pile.discs());
    let own = discs.filter(|&disc| disc != Disc::Frog);
    own.filter(|&disc| state.owner[disc as usize] < state.players()).count() as u8
}
