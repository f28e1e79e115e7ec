//! Validates views from outside: a view is accepted only if some valid position shows it.
//!
//! A message may be damaged. The values of a view are used as indexes and in arithmetic, so first
//! everything must exist and be small enough. Then we imagine a position that should show the view.
//! It must keep the conservation laws, and show exactly this view.
//!
//! An accepted view can be drawn, imagined, answered and played on: the seat that must act has a
//! choice, every step of the agenda is on top of one that it can follow, and the dice that it
//! relies on have been rolled.

use kernel::{Game, Luck, Seat, Turn, Viewer};

use crate::agenda::Frame;
use crate::chart::Cell;
use crate::draft::DraftProblem;
use crate::knowledge::try_to_imagine;
use crate::moves::Offer;
use crate::pieces::{Handle, PiecePlace};
use crate::state::Sea;
use crate::tables::TILES;
use crate::tribe::Counts;
use crate::view::View;

/// A deterministic source of numbers, so that the same view always gets the same verdict.
struct InTurn(u32);

impl Luck for InTurn {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b1);
        (self.0 >> 7) % bound
    }
}

/// Returns an error with this text unless the condition holds.
fn must(holds: bool, else_wrong: &'static str) -> Result<(), DraftProblem> {
    if holds { Ok(()) } else { Err(DraftProblem::Shape(else_wrong)) }
}

impl View {
    /// Checks that a valid position shows this view.
    pub(crate) fn check(&self) -> Result<(), DraftProblem> {
        if let Some(problem) = self.options.problems().first() {
            return Err(DraftProblem::Setup(*problem));
        }
        self.check_seats()?;
        self.check_board()?;
        for frame in &self.agenda {
            must(self.exists(frame), "the agenda points at what is not there")?;
        }
        self.check_agenda()?;
        let sea = try_to_imagine(self, &mut InTurn(0))?;
        sea.check_laws().map_err(DraftProblem::Law)?;
        let fits = sea.agenda.frames().iter().all(|&frame| fits(&sea, frame));
        must(fits, "the agenda has a step that the position leaves no room for")?;
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

    /// Checks that play can have planned these steps, one on top of the other.
    fn check_agenda(&self) -> Result<(), DraftProblem> {
        let below = std::iter::once(None).chain(self.agenda.iter().map(Some));
        let planned = self.agenda.iter().zip(below).all(|(frame, below)| rests_on(frame, below));
        must(planned, "the agenda has a step on another that it never follows")?;
        let has = |wanted: Frame| self.agenda.contains(&wanted);
        let sets_out = has(Frame::SetOut) || has(Frame::Arrive);
        let direction = sets_out && !has(Frame::RollDirection);
        let distance = sets_out && !has(Frame::RollDistance);
        must(!direction || self.voyage.direction.is_some(), "the direction was not rolled")?;
        must(!distance || self.voyage.distance.is_some(), "the distance was not rolled")?;
        must(!self.voyage.vaal_moves || self.vaal.is_some(), "the Vaal moves and is not there")
    }

    fn has_piece(&self, handle: Handle) -> bool {
        self.pieces.iter().any(|piece| piece.handle == handle)
    }

    /// Returns `true` if every seat and thing that a frame names exists.
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

/// Returns `true` if a step can be on top of the one below; `None` is the bottom of the agenda.
fn rests_on(frame: &Frame, below: Option<&Frame>) -> bool {
    use Frame::*;
    match frame {
        GodLot
        | FirstRoll { .. }
        | DealMyth { .. }
        | DealBoat { .. }
        | StartTurn
        | EndTurn
        | TieDirection { .. }
        | TieDistance { .. }
        | Over => below.is_none(),
        LastTurn
        | GodsChoice
        | Summon
        | Mover
        | Embark
        | Launch
        | LaunchDraw { .. }
        | Course
        | AskWind
        | SetOut
        | Arrive
        | FoundHere
        | Dock => matches!(below, Some(EndTurn)),
        TurnWind | Side => matches!(below, Some(SetOut)),
        RollDistance => matches!(below, Some(TurnWind)),
        RollDirection => matches!(below, Some(RollDistance)),
        Wind => matches!(below, Some(RollDirection)),
        Look | DrawTile | Meet { .. } | Fog { .. } | Depart { .. } | Enter { .. } | LeaveBehind => {
            matches!(below, Some(Arrive))
        }
        Onward => matches!(below, Some(DrawTile | Meet { .. })),
        Storm => matches!(below, Some(Enter { .. })),
        TrailSwap => matches!(below, Some(Look)),
        Losses { .. } => matches!(below, Some(Arrive | Enter { .. } | Look)),
        Meeting => matches!(below, Some(EndTurn | Dock)),
        Interact
        | AnswerDisclosure { .. }
        | AnswerOffer { .. }
        | AnswerCounter { .. }
        | AttackerLosses { .. }
        | DefenderLosses { .. }
        | Claim { .. } => {
            matches!(below, Some(Meeting))
        }
        Settled => matches!(below, Some(EndTurn | Meeting)),
        Disembark { .. } => matches!(below, Some(Settled | Disembark { .. })),
        SailOn { .. } => matches!(below, Some(Settled | Disembark { .. })),
        Legends { .. } => {
            matches!(below, Some(Meeting | Settled | Disembark { .. } | Legends { .. }))
        }
        ChooseLegend { .. } => {
            matches!(below, Some(Meeting | Settled | Disembark { .. } | Legends { .. }))
        }
    }
}

/// Returns `true` if this step can be planned in the position.
fn fits(sea: &Sea, frame: Frame) -> bool {
    let begun = sea.calendar.turn > 0;
    let with_myth = || sea.seats().filter(|seat| sea.myths[seat.index()].is_some()).count();
    let with_boat =
        || sea.seats().filter(|&seat| sea.pieces.at(PiecePlace::Hand(seat)).is_some()).count();
    let lands = |seat: Seat, tile| sea.boat(seat).is_none() && sea.settlements.at(tile).is_some();
    let launches = |seat| sea.boat(seat).is_none() && sea.cannot_launch(seat).is_none();
    let docks = || sea.agenda.frames().contains(&Frame::Dock);
    match frame {
        Frame::GodLot | Frame::FirstRoll { .. } => !begun,
        Frame::DealMyth { nth } => !begun && with_myth() == usize::from(nth),
        Frame::DealBoat { nth } => {
            let players = usize::from(sea.setup.players);
            !begun && with_myth() == players && with_boat() == usize::from(nth)
        }
        Frame::DrawTile
        | Frame::Meet { .. }
        | Frame::Fog { .. }
        | Frame::Depart { .. }
        | Frame::Enter { .. } => begun && sea.voyage.steps > 0,
        Frame::Launch => launches(sea.active()),
        Frame::LaunchDraw { tile } => {
            let seat = sea.active();
            launches(seat) && sea.pieces.deck != 0 && sea.origins(seat).any(|origin| origin == tile)
        }
        // A boat docks exactly where it has arrived.
        Frame::Meeting => {
            sea.boat(sea.active()).is_none() || sea.check_arrived().is_ok() == docks()
        }
        Frame::Disembark { seat, tile, crew } => lands(seat, tile) && !crew.is_empty(),
        Frame::SailOn { seat, tile, crew } => {
            lands(seat, tile) && !crew.is_empty() && sea.pieces.deck != 0
        }
        _ => begun,
    }
}

/// Returns `true` if a cell is close enough. Tiles are connected, so none is further away than the
/// number of tiles.
fn near(cell: Cell) -> bool {
    let reach = TILES as i8;
    (-reach..=reach).contains(&cell.x) && (-reach..=reach).contains(&cell.y)
}

/// Checks that the game can continue: the seat that must act has something to choose from.
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
