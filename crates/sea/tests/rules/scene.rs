//! Positions made by hand, where playing to them would take too long. [`Draft`] validates them and
//! refuses what could not be on a table.

use crate::table::{Table, counts, plain};
use kernel::Seat;
use sea::*;

type Edit = Box<dyn Fn(&mut View)>;

pub struct Scene {
    pub setup: Setup,
    tiles: Vec<TileView>,
    settlements: Vec<SettlementView>,
    boats: Vec<(u8, Cell, Counts)>,
    secured: Vec<(u8, Component)>,
    legends: Vec<(u8, u8)>,
    hands: Vec<(u8, Component)>,
    sailing: Vec<(u8, Component)>,
    discarded: Vec<Component>,
    edits: Vec<Edit>,
    active: u8,
}

pub fn component(text: &str) -> Component {
    Component::read(text).expect("a component")
}

impl Scene {
    pub fn new(players: u8) -> Scene {
        Scene::with(plain(players))
    }

    pub fn with(setup: Setup) -> Scene {
        let primordial =
            TileView { cell: Cell::PRIMORDIAL, kind: TileKind::Sea, trail: Counts::NONE };
        Scene {
            setup,
            tiles: vec![primordial],
            settlements: Vec::new(),
            boats: Vec::new(),
            secured: Vec::new(),
            legends: Vec::new(),
            hands: Vec::new(),
            sailing: Vec::new(),
            discarded: Vec::new(),
            edits: Vec::new(),
            active: 0,
        }
    }

    pub fn tile(mut self, x: i8, y: i8, kind: &str) -> Scene {
        let kind = TileKind::read(kind).expect("a kind of tile");
        self.tiles.push(TileView { cell: Cell { x, y }, kind, trail: Counts::NONE });
        self
    }

    pub fn trail(mut self, x: i8, y: i8, pawns: &str) -> Scene {
        let tile = self.tiles.iter_mut().find(|tile| tile.cell == Cell { x, y });
        tile.expect("the tile was laid").trail = counts(pawns);
        self
    }

    pub fn settlement(mut self, x: i8, y: i8, owner: u8, settlers: &str) -> Scene {
        let settlers = counts(settlers);
        self.settlements.push(SettlementView { cell: Cell { x, y }, owner, settlers });
        self
    }

    pub fn boat(mut self, seat: u8, x: i8, y: i8, crew: &str) -> Scene {
        self.boats.push((seat, Cell { x, y }, counts(crew)));
        self
    }

    /// Sets the component of a seat's boat; by default it is any remaining one.
    pub fn carrying(mut self, seat: u8, part: &str) -> Scene {
        self.sailing.push((seat, component(part)));
        self
    }

    pub fn secured(mut self, seat: u8, part: &str) -> Scene {
        self.secured.push((seat, component(part)));
        self
    }

    pub fn hand(mut self, seat: u8, part: &str) -> Scene {
        self.hands.push((seat, component(part)));
        self
    }

    /// Adds a disclosed legend of the three components of one Myth.
    pub fn legend(mut self, seat: u8, myth: u8) -> Scene {
        self.legends.push((seat, myth));
        self
    }

    pub fn discarded(mut self, part: &str) -> Scene {
        self.discarded.push(component(part));
        self
    }

    /// Lays tiles far to the south until this many are left in the pile.
    pub fn pile_of(mut self, left: usize) -> Scene {
        let mut pile = self.setup.tiles.counts();
        for tile in &self.tiles {
            pile[tile.kind as usize] -= 1;
        }
        let lowest = self.tiles.iter().map(|tile| tile.cell.y).min().expect("a tile");
        let anchor = self.tiles.iter().find(|tile| tile.cell.y == lowest).expect("a tile").cell;
        for y in (i8::MIN..lowest).rev() {
            // Fog is laid first, so that open water and land are left.
            let kind = [3, 0, 1, 2].into_iter().find(|&kind| pile[kind] > 0);
            if self.tiles.len() + left == tables::TILES {
                break;
            }
            let kind = kind.expect("a tile is left");
            pile[kind] -= 1;
            let cell = Cell { x: anchor.x, y };
            self.tiles.push(TileView { cell, kind: TileKind::ALL[kind], trail: Counts::NONE });
        }
        self
    }

    pub fn turn_of(mut self, seat: u8) -> Scene {
        self.active = seat;
        self
    }

    pub fn edit(mut self, edit: impl Fn(&mut View) + 'static) -> Scene {
        self.edits.push(Box::new(edit));
        self
    }

    pub fn table(self) -> Table {
        let sea = self.draft().build().unwrap_or_else(|problems| panic!("{problems:?}"));
        Table { sea, log: Vec::new() }
    }

    /// Returns the position just before the turn of the active seat begins.
    pub fn draft(&self) -> Draft {
        let mut draft = Draft::of(&Table::dealt(deal_of(self.setup)).sea);
        let view = &mut draft.position;
        view.options = self.setup;
        view.god = match self.setup.god_of_winds {
            GodOfWinds::Seat(seat) => Some(seat.0),
            _ => None,
        };
        view.tiles = self.tiles.clone();
        view.settlements = self.settlements.clone();
        self.lay_pieces(view);
        self.count_pawns(view);
        view.active = Some(self.active);
        view.agenda = vec![Frame::StartTurn];
        let trails: u16 = self.tiles.iter().map(|tile| u16::from(tile.trail.total())).sum();
        view.progress = trails + self.tiles.len() as u16 - 1 + self.settlements.len() as u16;
        for edit in &self.edits {
            edit(view);
        }
        draft
    }

    fn lay_pieces(&self, view: &mut View) {
        view.pieces.clear();
        for player in &mut view.players {
            player.hand = None;
            player.boat = None;
            player.secured.clear();
            player.legends.clear();
        }
        let mut next = 0;
        let mut lay = |view: &mut View, seat: u8, component: Component, open: bool| {
            let handle = Handle(next);
            next += 1;
            let seen_by = if open { (0..self.setup.players).collect() } else { vec![seat] };
            view.pieces.push(PieceView { handle, component: Some(component), seen_by, open });
            handle
        };
        for &(seat, myth) in &self.legends {
            let myth = Myth::new(myth).expect("a Myth");
            let legend = Part::ALL.map(|part| lay(view, seat, Component::new(myth, part), true));
            view.players[usize::from(seat)].legends.push(legend);
        }
        for &(seat, part) in &self.secured {
            let handle = lay(view, seat, part, false);
            view.players[usize::from(seat)].secured.push(handle);
        }
        for &(seat, part) in &self.hands {
            let handle = lay(view, seat, part, false);
            view.players[usize::from(seat)].hand = Some(handle);
        }
        view.discarded = self.discarded.iter().map(|&part| lay(view, 0, part, false)).collect();
        let mut taken: Vec<Component> = Vec::new();
        taken.extend(view.pieces.iter().filter_map(|piece| piece.component));
        taken.extend(self.sailing.iter().map(|&(_, part)| part));
        for &(seat, cell, crew) in &self.boats {
            let named = self.sailing.iter().find(|&&(captain, _)| captain == seat);
            let part = named.map(|&(_, part)| part).unwrap_or_else(|| {
                Component::all().rfind(|part| !taken.contains(part)).expect("a component is left")
            });
            taken.push(part);
            let handle = lay(view, seat, part, false);
            view.players[usize::from(seat)].boat = Some(BoatView { handle, cell, crew });
        }
        view.boats_drawn = next;
    }

    fn count_pawns(&self, view: &mut View) {
        for seat in 0..self.setup.players {
            let tribe = Tribe::of(Seat(seat));
            let trails = self.tiles.iter().map(|tile| tile.trail.get(tribe));
            let settlers = self.settlements.iter().map(|place| place.settlers.get(tribe));
            let aboard = self.boats.iter().map(|(_, _, crew)| crew.get(tribe));
            let placed: u8 = trails.chain(settlers).chain(aboard).sum();
            let owned = self.settlements.iter().filter(|place| place.owner == seat).count();
            let player = &mut view.players[usize::from(seat)];
            player.pool = tables::PAWNS - placed;
            player.tokens = tables::TOKENS - owned as u8;
        }
    }
}

/// Returns the same setup with a fixed first player and God, so that it is dealt without rolls.
fn deal_of(setup: Setup) -> Setup {
    let first_player = match setup.first_player {
        FirstPlayer::RollN => FirstPlayer::Seat(Seat(0)),
        seat => seat,
    };
    Setup { first_player, ..setup }
}
