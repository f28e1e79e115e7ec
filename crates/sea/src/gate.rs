//! The gate for views that come from outside: only what a lawful position shows is a view.
//!
//! A message may be damaged. What is in a view is used as an index and counted with, so first
//! everything must exist and be small enough. Then a position is imagined that should show the
//! view; it must keep the laws of conservation, and show exactly this view.
//!
//! What comes through can be drawn, imagined and answered: the seat that is awaited has a choice. The
//! gate does not prove that the agenda as a whole is one that play can reach. A forged agenda (a boat
//! that sets out before the dice are rolled) can come through, and a later step panics on it.

use kernel::{Game, Luck, Seat, Turn, Viewer};

use crate::agenda::Frame;
use crate::chart::Cell;
use crate::draft::DraftProblem;
use crate::knowledge::try_to_imagine;
use crate::moves::Offer;
use crate::pieces::Handle;
use crate::state::Sea;
use crate::tables::TILES;
use crate::tribe::Counts;
use crate::view::View;

/// Takes possibilities one after the other, so that the same view is always judged alike.
struct InTurn(u32);

impl Luck for InTurn {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b1);
        (self.0 >> 7) % bound
    }
}

/// Says what is wrong unless it holds.
fn must(holds: bool, else_wrong: &'static str) -> Result<(), DraftProblem> {
    if holds { Ok(()) } else { Err(DraftProblem::Shape(else_wrong)) }
}

impl View {
    /// Whether a lawful position shows this view.
    pub(crate) fn check(&self) -> Result<(), DraftProblem> {
        if let Some(problem) = self.options.problems().first() {
            return Err(DraftProblem::Setup(*problem));
        }
        self.check_seats()?;
        self.check_board()?;
        for frame in &self.agenda {
            must(self.exists(frame), "the agenda points at what is not there")?;
        }
        let sea = try_to_imagine(self, &mut InTurn(0)).map_err(DraftProblem::Shape)?;
        sea.check_laws().map_err(DraftProblem::Law)?;
        check_choice(&sea)?;
        must(sea.view(self.viewer) == *self, "its fields contradict each other")
    }

    fn is_seat(&self, seat: u8) -> bool {
        seat < self.options.players
    }

    fn check_seats(&self) -> Result<(), DraftProblem> {
        let players = usize::from(self.options.players);
        must(self.players.len() == players, "one entry for each player")?;
        let in_order = self.players.iter().zip(0..).all(|(player, seat)| player.seat == seat);
        must(in_order, "the players are not in the order of their seats")?;
        if let Viewer::Seat(seat) = self.viewer {
            must(self.is_seat(seat.0), "the viewer is not at the table")?;
        }
        let known = self.order.len() == players
            && (0..self.options.players).all(|seat| self.order.contains(&seat));
        must(known == self.active.is_some(), "the active seat is known with the order")?;
        must(known || self.order.is_empty(), "the order names every seat once")?;
        let god = self.god.is_none_or(|seat| self.is_seat(seat));
        let concluded = self.talks.concluded.is_none_or(|seat| self.is_seat(seat.0));
        must(god && concluded, "somebody is not at the table")?;
        let in_play = self.options.feats.feats();
        let feats = self.feats.iter().map(|feat| feat.feat).eq(in_play.iter().copied());
        let earned = self.feats.iter().all(|feat| feat.seat.is_none_or(|seat| self.is_seat(seat)));
        must(feats && earned, "the feats are those in play, each earned by somebody at the table")?;
        let places = self.places.as_ref().is_none_or(|places| places.len() == players);
        must(places, "one place for each player")
    }

    fn check_board(&self) -> Result<(), DraftProblem> {
        let tribes = |counts: Counts| counts.tribes().all(|tribe| self.is_seat(tribe.seat().0));
        must(self.tiles.len() <= TILES, "more tiles than the box has")?;
        let tiles = self.tiles.iter().all(|tile| near(tile.cell) && tribes(tile.trail));
        let crews = self.players.iter().filter_map(|player| player.boat);
        let crews = crews.into_iter().all(|boat| tribes(boat.crew));
        let settlers = self
            .settlements
            .iter()
            .all(|settlement| tribes(settlement.settlers) && self.is_seat(settlement.owner));
        must(tiles && crews && settlers, "pawns of nobody, or a tile out of reach")?;
        let seen = self.pieces.iter().flat_map(|piece| &piece.seen_by);
        must(seen.into_iter().all(|&seat| self.is_seat(seat)), "a piece was seen by nobody")?;
        let legends = self.players.iter().flat_map(|player| player.legends.iter().flatten());
        let secured = self.players.iter().flat_map(|player| &player.secured);
        let held = legends.chain(secured).chain(&self.discarded);
        let held = held.into_iter().all(|&handle| self.has_piece(handle));
        must(held, "a piece that is not on the table")?;
        let steps = self.voyage.steps.max(self.voyage.fogs).max(self.voyage.entered);
        must(usize::from(steps) <= TILES, "a voyage of more tiles than there are")
    }

    fn has_piece(&self, handle: Handle) -> bool {
        self.pieces.iter().any(|piece| piece.handle == handle)
    }

    /// Whether everybody and everything that a frame names is there.
    fn exists(&self, frame: &Frame) -> bool {
        let seat = |seat: Seat| self.is_seat(seat.0);
        let laid = |tile: crate::chart::TileId| usize::from(tile.0) < self.tiles.len();
        let boat = |who: Seat| seat(who) && self.players[who.index()].boat.is_some();
        let active = || self.active.is_some();
        let sailing = || self.active.is_some_and(|active| boat(Seat(active)));
        let offer = |terms: &Option<Offer>| terms.is_none_or(|terms| seat(terms.partner));
        match frame {
            Frame::GodLot | Frame::Over => true,
            Frame::FirstRoll { seat: who }
            | Frame::Legends { seat: who }
            | Frame::ChooseLegend { seat: who }
            | Frame::TieDirection { seat: who }
            | Frame::TieDistance { seat: who, .. } => seat(*who),
            Frame::DealMyth { nth } | Frame::DealBoat { nth } => {
                usize::from(*nth) < self.order.len()
            }
            Frame::LaunchDraw { tile } => active() && laid(*tile),
            Frame::Meet { tile }
            | Frame::Fog { tile }
            | Frame::Depart { tile }
            | Frame::Enter { tile } => sailing() && laid(*tile),
            Frame::Losses { seat: who, count, .. } => boat(*who) && *count > 0,
            Frame::AnswerDisclosure { partner, pieces } => {
                let here = self.has_piece(pieces.mine) && self.has_piece(pieces.theirs);
                sailing() && seat(*partner) && here
            }
            Frame::AnswerOffer { partner, terms } | Frame::AnswerCounter { partner, terms } => {
                sailing() && seat(*partner) && offer(terms)
            }
            Frame::AttackerLosses { defender, .. } | Frame::DefenderLosses { defender, .. } => {
                sailing() && boat(*defender)
            }
            Frame::Claim { winner, loser, handle } => {
                active() && seat(*winner) && seat(*loser) && self.has_piece(*handle)
            }
            Frame::Disembark { seat: who, tile, .. } | Frame::SailOn { seat: who, tile, .. } => {
                seat(*who) && laid(*tile)
            }
            Frame::Course
            | Frame::Onward
            | Frame::LeaveBehind
            | Frame::TrailSwap
            | Frame::FoundHere
            | Frame::Interact
            | Frame::Storm => sailing(),
            _ => active(),
        }
    }
}

/// Tiles hang together, so none is further away than there are tiles.
fn near(cell: Cell) -> bool {
    let reach = TILES as i8;
    (-reach..=reach).contains(&cell.x) && (-reach..=reach).contains(&cell.y)
}

/// The game can go on from here: whoever is awaited has something to choose from.
fn check_choice(sea: &Sea) -> Result<(), DraftProblem> {
    let awaited = sea.who(sea.agenda.top());
    let awaited = awaited.ok_or(DraftProblem::Shape("nobody is awaited"))?;
    let mut moves = Vec::new();
    let mut outcomes = Vec::new();
    sea.legal_moves(&mut moves);
    sea.outcomes(&mut outcomes);
    must(
        match awaited {
            Turn::Seat(_) => moves.len() > 1,
            Turn::Chance => !outcomes.is_empty(),
            Turn::Over => true,
        },
        "nobody has a choice",
    )
}
