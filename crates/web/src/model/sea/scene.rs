//! The scene that the chart of Sea and the mats beside it show, as far as the viewer may know it.

use ::sea::{
    Awaits, BoatView, Cell, Component, Counts, Direction, Event, Feat, Handle, Holdings, Myth,
    MythGoal, OpenMap, PileView, ScoreParts, SettlementView, TileView, Tribe, Trigger, View,
};
use kernel::Seat;
use std::collections::BTreeMap;

/// The contents of the chart and the mats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The laid tiles with their trails, oldest first.
    pub tiles: Vec<TileView>,
    /// The settlements, oldest first.
    pub settlements: Vec<SettlementView>,
    /// The players, by seat.
    pub seats: Vec<SeatScene>,
    /// The faces of the pieces that the viewer has seen.
    pub faces: BTreeMap<Handle, Component>,
    /// The remaining pile.
    pub pile: PileView,
    /// Boats in the deck.
    pub deck: u8,
    /// Boats out of the game.
    pub discard: u8,
    /// Their pieces, if they can still be told apart.
    pub discarded: Vec<Handle>,
    /// The direction in which the wind blows boats.
    pub wind: Direction,
    /// The God of Winds.
    pub god: Option<Seat>,
    /// The cell of the Vaal Er Num.
    pub vaal: Option<Cell>,
    /// The direction die of this turn.
    pub direction: Option<Direction>,
    /// The distance die of this turn.
    pub distance: Option<u8>,
    /// The seat that earned each feat.
    pub feats: [Option<Seat>; Feat::COUNT],
    /// The trigger of the end.
    pub trigger: Option<Trigger>,
    /// The number of last turns left.
    pub last_turns: Option<u8>,
    /// The seats in turn order.
    pub order: Vec<Seat>,
    /// The seat whose turn it is.
    pub active: Option<Seat>,
    /// The part of a Myth that must be secured.
    pub goal: MythGoal,
    /// The agreed setup.
    pub options: ::sea::Setup,
    /// The momentary effects.
    pub flashes: Vec<Flash>,
    /// A counter that makes each flash be drawn again.
    pub beat: u32,
}

/// The pieces in front of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScene {
    /// Pawns at home.
    pub pool: u8,
    /// Settlement tokens not on the map.
    pub tokens: u8,
    /// The piece in hand.
    pub hand: Option<Handle>,
    /// The boat on the board.
    pub boat: Option<BoatView>,
    /// Secured pieces, face down.
    pub secured: Vec<Handle>,
    /// Disclosed legends: character, location, action.
    pub legends: Vec<[Handle; 3]>,
    /// The Original Myth, if the viewer may know it.
    pub myth: Option<Myth>,
}

/// A momentary effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flash {
    /// A die that shows a direction.
    Direction(Direction),
    /// A die that shows a distance.
    Distance(u8),
    /// A tile is turned over.
    Laid(Cell),
    /// A pawn goes from one place to another.
    Pawn(Tribe, Spot, Spot),
    /// A boat goes down.
    Sunk(Seat, Cell, Counts),
    /// Two boats fight.
    Battle(Cell),
    /// Two crews trade.
    Trade(Cell),
    /// Something good happens here.
    Shine(Cell),
    /// Something bad happens here.
    Harm(Cell),
    /// A text about an event, as the viewer may know it.
    Told(Event),
}

/// A spot on the chart or beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A boat, or whatever else is in the middle of a cell.
    Middle(Cell),
    /// The trail of a tile.
    Trail(Cell),
    /// A settlement.
    Settlement(Cell),
    /// Home, beyond the chart.
    Home(Cell),
}

impl Scene {
    /// Returns the cells with action: the boat whose turn it is, and all flashes.
    pub fn action(&self) -> Vec<Cell> {
        let spot = |spot: &Spot| match *spot {
            Spot::Middle(cell) | Spot::Trail(cell) | Spot::Settlement(cell) => Some(cell),
            Spot::Home(_) => None,
        };
        let boat = self.active.and_then(|seat| self.boat(seat)).map(|boat| boat.cell);
        let mut cells: Vec<Cell> = boat.into_iter().collect();
        for flash in &self.flashes {
            match flash {
                Flash::Laid(cell)
                | Flash::Sunk(_, cell, _)
                | Flash::Battle(cell)
                | Flash::Trade(cell)
                | Flash::Shine(cell)
                | Flash::Harm(cell) => cells.push(*cell),
                Flash::Pawn(_, from, to) => cells.extend(spot(from).into_iter().chain(spot(to))),
                _ => {}
            }
        }
        cells
    }

    /// Returns the scene of a view, with everything at rest.
    pub fn of(view: &View) -> Scene {
        let seat = |seat: Option<u8>| seat.map(Seat);
        let seats = view.players.iter().map(|player| SeatScene {
            pool: player.pool,
            tokens: player.tokens,
            hand: player.hand,
            boat: player.boat,
            secured: player.secured.clone(),
            legends: player.legends.clone(),
            myth: player.myth,
        });
        let faces = view.pieces.iter().filter_map(|piece| Some((piece.handle, piece.component?)));
        let mut feats = [None; Feat::COUNT];
        for (slot, feat) in feats.iter_mut().zip(&view.feats) {
            *slot = seat(feat.seat);
        }
        Scene {
            tiles: view.tiles.clone(),
            settlements: view.settlements.clone(),
            seats: seats.collect(),
            faces: faces.collect(),
            pile: view.pile,
            deck: view.deck,
            discard: view.discard,
            discarded: view.discarded.clone(),
            wind: view.wind,
            god: seat(view.god),
            vaal: view.vaal,
            direction: view.voyage.direction,
            distance: view.voyage.distance,
            feats,
            trigger: view.trigger,
            last_turns: view.last_turns,
            order: view.order.iter().map(|&seat| Seat(seat)).collect(),
            active: seat(view.active).filter(|_| view.awaits != Awaits::Over),
            goal: view.options.myth,
            options: view.options,
            flashes: Vec::new(),
            beat: 0,
        }
    }

    /// Returns the tile at a cell.
    pub fn tile(&self, cell: Cell) -> Option<&TileView> {
        self.tiles.iter().find(|tile| tile.cell == cell)
    }

    /// Returns the settlement at a cell.
    pub fn settlement(&self, cell: Cell) -> Option<&SettlementView> {
        self.settlements.iter().find(|settlement| settlement.cell == cell)
    }

    /// Returns the boats at a cell, with their captains.
    pub fn boats(&self, cell: Cell) -> impl Iterator<Item = (Seat, BoatView)> + '_ {
        let all = self.seats.iter().zip(0u8..).filter_map(|(seat, n)| Some((Seat(n), seat.boat?)));
        all.filter(move |(_, boat)| boat.cell == cell)
    }

    /// Returns the boat of a seat.
    pub fn boat(&self, seat: Seat) -> Option<BoatView> {
        self.seats.get(seat.index()).and_then(|seat| seat.boat)
    }

    /// Returns the feats of a seat.
    pub fn feats_of(&self, seat: Seat) -> impl Iterator<Item = Feat> + '_ {
        Feat::ALL
            .into_iter()
            .zip(self.feats)
            .filter_map(move |(feat, by)| (by == Some(seat)).then_some(feat))
    }

    /// Returns the breakdown of a seat's columns, as far as the viewer knows.
    pub fn score_parts(&self, seat: Seat) -> ScoreParts {
        let player = &self.seats[seat.index()];
        let boats: Vec<_> = self.seats.iter().map(|seat| seat.boat).collect();
        let components: Vec<Component> = self.held(player).collect();
        let holdings = Holdings {
            legends: player.legends.len(),
            feats: self.feats_of(seat).count(),
            secured: player.secured.len(),
            myth: player.myth,
            components: &components,
        };
        let map = OpenMap { tiles: &self.tiles, settlements: &self.settlements, boats: &boats };
        map.score_parts(seat, holdings, self.goal)
    }

    /// Returns the components of a player's secured and disclosed pieces, as far as the viewer
    /// knows them.
    pub fn held<'a>(&'a self, player: &'a SeatScene) -> impl Iterator<Item = Component> + 'a {
        let handles = player.secured.iter().chain(player.legends.iter().flatten());
        handles.filter_map(|handle| self.faces.get(handle).copied())
    }
}
