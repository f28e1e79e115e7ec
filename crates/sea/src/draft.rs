//! Turns a view back into a position, for positions set up by hand.
//!
//! A [`Draft`] is an omniscient view that can be edited. [`Draft::build`] puts everything where the
//! view says. It guarantees a valid setup and all conservation laws, as in a position that was
//! played. It does not prove that play can lead there.

use kernel::{AuditError, Game, Seat, Viewer};

use crate::agenda::{Agenda, Frame};
use crate::chart::{Chart, TileId};
use crate::pieces::{Component, Handle, Myth, Piece, PiecePlace, Pieces, Seen};
use crate::setup::SetupProblem;
use crate::state::{Boat, Sea, Settlement};
use crate::tables::{PIECES, SETTLEMENTS_MAX, TILES};
use crate::view::{PlayerView, View};
use DraftProblem::Shape;

/// A position as data, which may be invalid.
///
/// ```
/// use emberwake_dealer::Quick;
/// use emberwake_sea::kernel::playout::draw_until_asked;
/// use emberwake_sea::kernel::{Game};
/// use emberwake_sea::{Draft, Sea, Setup};
///
/// let mut sea = Sea::start(&Setup::new(3)).unwrap();
/// draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
///
/// let mut draft = Draft::of(&sea);
/// draft.position.players[0].pool -= 1;
/// let problems = draft.build().unwrap_err();
/// assert!(problems[0].to_string().contains("pawns"), "a pawn is missing: {}", problems[0]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The position: an omniscient view.
    pub position: View,
}

/// The reason why a draft isn't a valid position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DraftProblem {
    /// The setup is invalid.
    Setup(SetupProblem),
    /// Something is missing, superfluous, or refers to nothing.
    Shape(&'static str),
    /// A law of conservation is broken.
    Law(AuditError),
}

impl std::error::Error for DraftProblem {}

impl Draft {
    /// Creates a draft from a position.
    pub fn of(sea: &Sea) -> Draft {
        Draft { position: sea.view(Viewer::Omniscient) }
    }

    /// Returns the position if it is valid. Steps that need no decision are done immediately.
    ///
    /// # Errors
    ///
    /// Returns every problem of the setup, or else the first thing that is impossible.
    pub fn build(&self) -> Result<Sea, Vec<DraftProblem>> {
        let view = &self.position;
        let problems = view.options.problems();
        if !problems.is_empty() {
            return Err(problems.into_iter().map(DraftProblem::Setup).collect());
        }
        let components = view.pieces.iter().map(|piece| piece.component).collect::<Option<_>>();
        let secrets = Secrets {
            components: components.ok_or_else(|| vec![Shape("a piece without a component")])?,
            forgotten: view.forgotten.iter().flatten().fold(0, |set, part| set | part.bit()),
            myths: view.players.iter().map(|player| player.myth).collect(),
        };
        let mut sea = rebuild(view, &secrets).map_err(|problem| vec![problem])?;
        if let Err(law) = sea.check_laws() {
            return Err(vec![DraftProblem::Law(law)]);
        }
        sea.run(&mut ());
        sea.check_laws().map_err(|law| vec![DraftProblem::Law(law)])?;
        Ok(sea)
    }
}

/// The secrets that a view leaves open.
pub(crate) struct Secrets {
    /// The component of each listed piece.
    pub(crate) components: Vec<Component>,
    /// The components that edition 1 has discarded; the rest are in the deck.
    pub(crate) forgotten: u32,
    /// The Myth of each seat.
    pub(crate) myths: Vec<Option<Myth>>,
}

/// Builds the position that the view shows, with these secrets.
pub(crate) fn rebuild(view: &View, secrets: &Secrets) -> Result<Sea, DraftProblem> {
    let mut sea = Sea::empty(&view.options);
    if view.players.len() != usize::from(view.options.players) {
        return Err(Shape("another number of players than the options say"));
    }
    sea.chart = rebuild_chart(view)?;
    sea.pieces = rebuild_pieces(view, secrets)?;
    rebuild_settlements(view, &mut sea)?;
    for (index, player) in view.players.iter().enumerate() {
        sea.pools[index] = player.pool;
        sea.tokens[index] = player.tokens;
        sea.legends[index] = player.legends.len() as u8;
        sea.myths[index] = secrets.myths[index];
        if let Some(boat) = player.boat {
            let tile = sea.chart.find(boat.cell).ok_or(Shape("a boat off the map"))?;
            sea.boats[index] = Some(Boat { tile, crew: boat.crew });
        }
    }
    for (owner, feat) in sea.feats.iter_mut().zip(&view.feats) {
        *owner = feat.seat.map(Seat);
    }
    sea.god = view.god.map(Seat);
    sea.vaal = match view.vaal {
        Some(cell) => Some(sea.chart.find(cell).ok_or(Shape("the Vaal is off the map"))?),
        None => None,
    };
    sea.wind = view.wind;
    sea.voyage = view.voyage;
    sea.talks = view.talks;
    sea.throws = view.throws;
    rebuild_calendar(view, &mut sea)?;
    sea.agenda = Agenda::of(&view.agenda).ok_or(Shape("too much on the agenda"))?;
    Ok(sea)
}

fn rebuild_chart(view: &View) -> Result<Chart, DraftProblem> {
    let mut chart = Chart::new(view.options.tiles.counts());
    if view.tiles.len() > TILES || view.tiles.first().map(|tile| tile.cell) != Some(PRIMORDIAL) {
        return Err(Shape("the first of at most 50 tiles is the Primordial Sea"));
    }
    for (index, tile) in view.tiles.iter().enumerate() {
        if index > 0 {
            if chart.pile()[tile.kind as usize] == 0 {
                return Err(Shape("more tiles of a kind than the box has"));
            }
            chart.lay(tile.cell, tile.kind);
        }
        chart.leave(TileId(index as u8), tile.trail);
    }
    Ok(chart)
}

const PRIMORDIAL: crate::chart::Cell = crate::chart::Cell::PRIMORDIAL;

fn rebuild_pieces(view: &View, secrets: &Secrets) -> Result<Pieces, DraftProblem> {
    let mut pieces = Pieces::new();
    if view.pieces.len() > PIECES {
        return Err(Shape("more than 18 pieces"));
    }
    for (piece, &component) in view.pieces.iter().zip(&secrets.components) {
        let place = place_of(view, piece.handle).ok_or(Shape("a piece that nobody has"))?;
        let seen = if piece.open {
            Seen::ALL
        } else {
            piece.seen_by.iter().fold(Seen::default(), |seen, &s| seen.and(Seat(s)))
        };
        if pieces.deck & component.bit() == 0 {
            return Err(Shape("two pieces with one component"));
        }
        if pieces.all().last().is_some_and(|last| last.handle >= piece.handle) {
            return Err(Shape("pieces are not in the order of their handles"));
        }
        pieces.deck &= !component.bit();
        pieces.push(Piece { handle: piece.handle, component, seen, place });
    }
    pieces.deck &= !secrets.forgotten;
    pieces.forgotten = secrets.forgotten;
    pieces.drawn = view.boats_drawn;
    Ok(pieces)
}

/// Returns the place of a piece according to the lists of a view.
fn place_of(view: &View, handle: Handle) -> Option<PiecePlace> {
    if view.discarded.contains(&handle) {
        return Some(PiecePlace::Discard);
    }
    let claimable =
        |frame: &Frame| matches!(frame, Frame::Claim { handle: wreck, .. } if *wreck == handle);
    if view.agenda.iter().any(claimable) {
        return Some(PiecePlace::Wreck);
    }
    view.players.iter().find_map(|player: &PlayerView| {
        let seat = Seat(player.seat);
        if player.hand == Some(handle) {
            return Some(PiecePlace::Hand(seat));
        }
        if player.boat.is_some_and(|boat| boat.handle == handle) {
            return Some(PiecePlace::Boat(seat));
        }
        if player.secured.contains(&handle) {
            return Some(PiecePlace::Secured(seat));
        }
        let legend = player.legends.iter().position(|legend| legend.contains(&handle))?;
        Some(PiecePlace::Legend(seat, legend as u8))
    })
}

fn rebuild_settlements(view: &View, sea: &mut Sea) -> Result<(), DraftProblem> {
    if view.settlements.len() > SETTLEMENTS_MAX {
        return Err(Shape("more settlements than tokens"));
    }
    for settlement in &view.settlements {
        let tile = sea.chart.find(settlement.cell).ok_or(Shape("a settlement off the map"))?;
        let owner = Seat(settlement.owner);
        if owner.0 >= view.options.players {
            return Err(Shape("a settlement of nobody"));
        }
        sea.settlements.push(Settlement { tile, owner, settlers: settlement.settlers });
    }
    Ok(())
}

fn rebuild_calendar(view: &View, sea: &mut Sea) -> Result<(), DraftProblem> {
    let calendar = &mut sea.calendar;
    for (place, &seat) in calendar.order.iter_mut().zip(&view.order) {
        *place = Seat(seat);
    }
    if let Some(active) = view.active {
        let index = view.order.iter().position(|&seat| seat == active);
        calendar.active = index.ok_or(Shape("the active seat is not in the order"))? as u8;
    }
    calendar.turn = view.turn;
    calendar.idle_turns = view.idle_turns;
    calendar.progress = view.progress;
    calendar.trigger = view.trigger;
    calendar.last_turns = view.last_turns;
    sea.ending.rolls = view.tie_rolls;
    if let Some(places) = &view.places {
        sea.ending.scored = true;
        for (place, &given) in sea.ending.places.iter_mut().zip(places) {
            *place = given;
        }
    }
    Ok(())
}
