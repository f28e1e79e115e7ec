//! What the chart of Sea and the mats beside it show, as far as the reader may know it.

use ::sea::{
    Awaits, BoatView, Cell, Component, Counts, Direction, Event, Feat, Handle, Holdings, Myth,
    MythGoal, OpenMap, PileView, ScoreParts, SettlementView, TileView, Tribe, Trigger, View,
};
use kernel::Seat;
use std::collections::BTreeMap;

/// What the chart and the mats show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The laid tiles with their trails, the oldest first.
    pub tiles: Vec<TileView>,
    /// The settlements, the oldest first.
    pub settlements: Vec<SettlementView>,
    /// The players, by seat.
    pub seats: Vec<SeatScene>,
    /// The faces of the pieces that the reader has seen.
    pub faces: BTreeMap<Handle, Component>,
    /// What is left in the pile.
    pub pile: PileView,
    /// Boats in the deck.
    pub deck: u8,
    /// Boats out of the game.
    pub discard: u8,
    /// Their pieces, where they can still be told apart.
    pub discarded: Vec<Handle>,
    /// Where the wind blows boats to.
    pub wind: Direction,
    /// The God of Winds.
    pub god: Option<Seat>,
    /// Where the Vaal Er Num is.
    pub vaal: Option<Cell>,
    /// The direction die of this turn.
    pub direction: Option<Direction>,
    /// The distance die of this turn.
    pub distance: Option<u8>,
    /// Who earned each feat.
    pub feats: [Option<Seat>; Feat::COUNT],
    /// What triggered the end.
    pub trigger: Option<Trigger>,
    /// How many last turns are left.
    pub last_turns: Option<u8>,
    /// The seats in turn order.
    pub order: Vec<Seat>,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// How much of a Myth must be secured.
    pub goal: MythGoal,
    /// What the table agreed on.
    pub options: ::sea::Setup,
    /// What is seen for a moment only.
    pub flashes: Vec<Flash>,
    /// Counts what was seen, so that each flash is drawn anew.
    pub beat: u32,
}

/// What lies before a player.
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
    /// The Original Myth, if the reader may know it.
    pub myth: Option<Myth>,
}

/// Something that is seen for a moment.
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
    /// What happens is told, as the reader may know it.
    Told(Event),
}

/// Where something is, on the chart or beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A boat, or whatever else stands in the middle of a cell.
    Middle(Cell),
    /// The trail of a tile.
    Trail(Cell),
    /// A settlement.
    Settlement(Cell),
    /// Home, beyond the chart.
    Home(Cell),
}

impl Scene {
    /// The cells where something happens: the boat whose turn it is, and whatever flashes.
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

    /// The chart of a position as a view shows it, everything at rest.
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

    /// The tile at a cell.
    pub fn tile(&self, cell: Cell) -> Option<&TileView> {
        self.tiles.iter().find(|tile| tile.cell == cell)
    }

    /// The settlement at a cell.
    pub fn settlement(&self, cell: Cell) -> Option<&SettlementView> {
        self.settlements.iter().find(|settlement| settlement.cell == cell)
    }

    /// The boats at a cell, with their captains.
    pub fn boats(&self, cell: Cell) -> impl Iterator<Item = (Seat, BoatView)> + '_ {
        let all = self.seats.iter().zip(0u8..).filter_map(|(seat, n)| Some((Seat(n), seat.boat?)));
        all.filter(move |(_, boat)| boat.cell == cell)
    }

    /// The boat of a seat.
    pub fn boat(&self, seat: Seat) -> Option<BoatView> {
        self.seats.get(seat.index()).and_then(|seat| seat.boat)
    }

    /// The feats of a seat.
    pub fn feats_of(&self, seat: Seat) -> impl Iterator<Item = Feat> + '_ {
        Feat::ALL
            .into_iter()
            .zip(self.feats)
            .filter_map(move |(feat, by)| (by == Some(seat)).then_some(feat))
    }

    /// How the columns of a seat come about, as far as the reader knows.
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

    /// The components of a player's secured and disclosed pieces, as far as the reader knows them.
    pub fn held<'a>(&'a self, player: &'a SeatScene) -> impl Iterator<Item = Component> + 'a {
        let handles = player.secured.iter().chain(player.legends.iter().flatten());
        handles.filter_map(|handle| self.faces.get(handle).copied())
    }
}
