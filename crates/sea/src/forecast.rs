//! What a chosen move would bring to everyone before the dice fall, as far as the reader knows.

use kernel::Seat;

use crate::agenda::Frame;
use crate::chart::{Cell, Direction, Side, TileKind};
use crate::moves::{ExchangeKind, Move, Offer};
use crate::options::Steering;
use crate::pieces::Handle;
use crate::preview::BattleResult;
use crate::tables::{BOATS_PER_TILE, DISTANCE_MAX, TOKEN_SETTLERS};
use crate::tribe::{Counts, Tribe};
use crate::view::{PileView, View};

/// What a move would do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forecast {
    /// Cells where a boat may get, or that the move is about.
    pub reach: Vec<Reach>,
    /// What the dice decide, if they do.
    pub dice: Option<Dice>,
    /// Where a boat gets that crosses the fog.
    pub crosses: Option<Cell>,
    /// What becomes of crews.
    pub crews: Vec<CrewChange>,
    /// What each side of an exchange gets.
    pub gets: Vec<Gets>,
    /// How a crew goes ashore: who settles, goes home, sails on.
    pub ashore: Option<[Counts; 3]>,
    /// What a battle leads to.
    pub battle: Option<BattleResult>,
    /// What the next unknown tile may be, where the move leads to one.
    pub unknown: Option<PileView>,
    /// How many pawns go home when a settlement is founded, and how many tokens are left then.
    pub founding: Option<(u8, u8)>,
}

/// A cell where a boat may get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Where.
    pub cell: Cell,
    /// After how many steps; 0 for where something stays.
    pub steps: u8,
    /// What lies there, if it is known.
    pub kind: Option<TileKind>,
    /// Whether the boat can't enter it.
    pub blocked: bool,
}

/// What the dice decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// How far a boat goes with the wind.
    Distance(Direction),
    /// Where the wind turns to, and then how far.
    Turned {
        /// One point counterclockwise.
        left: Direction,
        /// As it is.
        same: Direction,
        /// One point clockwise.
        right: Direction,
    },
    /// Everything.
    All,
    /// Where the Vaal goes, and how far.
    Vaal,
}

/// What becomes of a crew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrewChange {
    /// Whose boat.
    pub seat: Seat,
    /// Before.
    pub before: Counts,
    /// After; `None` where captains still choose whom they lose.
    pub after: Option<Counts>,
    /// How many are left.
    pub left: u8,
    /// Whether the boat would sink, where that is certain.
    pub sinks: bool,
}

/// What a side of an exchange gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gets {
    /// Who.
    pub seat: Seat,
    /// Which piece.
    pub piece: Option<Handle>,
    /// Which pawns.
    pub people: Counts,
}

fn forecast(view: &View, mv: Move) -> Forecast {
    let decider = view.decision.map(|decision| Seat(decision.seat));
    let Some(decider) = decider else { return Forecast::default() };
    let one = |tribe: Tribe| Counts::of(tribe, 1);
    let crews = |changes: Vec<Option<CrewChange>>| Forecast {
        crews: changes.into_iter().flatten().collect(),
        ..Forecast::default()
    };
    let after = |less: Counts, more: Counts| crews(vec![change(view, decider, less, more)]);
    match mv {
        Move::Launch(cell) => {
            Forecast { reach: vec![reach_at(view, cell, 0)], ..Forecast::default() }
        }
        Move::Sail | Move::KeepWind | Move::Onward => sailing(view, mv),
        Move::TurnWind(paid) => turning(view, decider, paid),
        Move::Side(_) if view.voyage.vaal_moves => Forecast::default(),
        Move::Side(side) => {
            let most = view.voyage.distance.unwrap_or(DISTANCE_MAX);
            along(view, &[view.wind.turned(side)], most)
        }
        Move::Cross => {
            let cell = view.behind_fog();
            let reach = cell.map(|cell| reach_at(view, cell, 1)).into_iter().collect();
            Forecast { reach, crosses: cell, ..Forecast::default() }
        }
        Move::Summon | Move::Vaal => Forecast { dice: Some(Dice::Vaal), ..Forecast::default() },
        Move::Found => founding(view, decider),
        Move::Leave(tribe) => after(one(tribe), Counts::NONE),
        Move::Relief(taken) | Move::Swap(Some(taken)) => after(one(Tribe::of(decider)), one(taken)),
        Move::Lose(lost) => after(lost, Counts::NONE),
        Move::Settle { leave, take } => after(leave, take),
        Move::Attack(count) => attack(view, decider, count),
        Move::Disembark { settle, sail } => landing(view, settle, sail),
        Move::Offer(offer) | Move::Counter(offer) => exchange(view, &offer),
        Move::Accept => match view.open_offer() {
            Some(offer) => exchange(view, &offer),
            None => Forecast::default(),
        },
        _ => Forecast::default(),
    }
}

impl View {
    /// What this move would do, as the view of the deciding seat tells.
    pub fn forecast(&self, mv: Move) -> Forecast {
        forecast(self, mv)
    }

    /// What an exchange on these terms would do.
    pub fn forecast_exchange(&self, offer: &Offer) -> Forecast {
        exchange(self, offer)
    }

    /// The terms of the offer that awaits an answer, for its parties.
    pub fn open_offer(&self) -> Option<Offer> {
        match self.agenda.last() {
            Some(Frame::AnswerOffer { terms, .. } | Frame::AnswerCounter { terms, .. }) => *terms,
            _ => None,
        }
    }

    /// Where the boat under way goes this turn, once that is known.
    pub fn course(&self) -> Option<Direction> {
        match self.options.steering {
            Steering::Wind => Some(self.wind),
            Steering::Die => self.voyage.direction,
        }
    }

    /// The cell behind the fog that may be crossed.
    pub fn behind_fog(&self) -> Option<Cell> {
        match self.agenda.last() {
            Some(Frame::Fog { tile }) => self.tiles.get(usize::from(tile.0)).map(|tile| tile.cell),
            _ => None,
        }
    }
}

fn sailing(view: &View, mv: Move) -> Forecast {
    if view.voyage.vaal_moves {
        return Forecast { dice: Some(Dice::Vaal), ..Forecast::default() };
    }
    match (mv, view.options.steering, view.course()) {
        (Move::Onward, _, Some(direction)) => along(view, &[direction], view.voyage.steps),
        (_, Steering::Wind, _) => {
            let dice = Some(Dice::Distance(view.wind));
            Forecast { dice, ..along(view, &[view.wind], DISTANCE_MAX) }
        }
        (_, Steering::Die, _) => {
            Forecast { dice: Some(Dice::All), ..along(view, &Direction::ALL, DISTANCE_MAX) }
        }
    }
}

fn turning(view: &View, decider: Seat, paid: Option<Tribe>) -> Forecast {
    let [left, right] =
        [Side::Counterclockwise, Side::Clockwise].map(|side| view.wind.turned(side));
    let dice = Some(Dice::Turned { left, same: view.wind, right });
    let lines = if view.voyage.vaal_moves {
        Forecast::default()
    } else {
        along(view, &[left, view.wind, right], DISTANCE_MAX)
    };
    let paid = paid.map_or(Counts::NONE, |tribe| Counts::of(tribe, 1));
    let change = change(view, decider, paid, Counts::NONE).filter(|_| !paid.is_empty());
    Forecast { dice, crews: change.into_iter().collect(), ..lines }
}

/// S6.2: the cells along these directions, as far as a boat can get.
fn along(view: &View, directions: &[Direction], most: u8) -> Forecast {
    let boat = view.active.and_then(|seat| view.players[usize::from(seat)].boat);
    let Some(boat) = boat else { return Forecast::default() };
    let mut reach = Vec::new();
    for &direction in directions {
        for steps in 1..=most {
            let there = reach_at(view, boat.cell.step(direction, steps + view.voyage.fogs), steps);
            let stops = there.blocked || (there.kind.is_none() && view.pile.tiles == 0);
            reach.push(there);
            if stops {
                break;
            }
        }
    }
    let unknown = reach.iter().any(|reach| reach.kind.is_none()) && view.pile.tiles > 0;
    Forecast { reach, unknown: unknown.then_some(view.pile), ..Forecast::default() }
}

fn reach_at(view: &View, cell: Cell, steps: u8) -> Reach {
    let kind = view.tiles.iter().find(|tile| tile.cell == cell).map(|tile| tile.kind);
    let boats = view.players.iter().filter(|player| player.boat.is_some_and(|b| b.cell == cell));
    let blocked = steps > 0 && boats.count() >= BOATS_PER_TILE;
    Reach { cell, steps, kind, blocked }
}

/// S6.7: a crew after a complete change, and whether the boat then sinks.
fn change(view: &View, seat: Seat, less: Counts, more: Counts) -> Option<CrewChange> {
    let before = view.players.get(seat.index())?.boat?.crew;
    let after = before.contains(less).then(|| before - less + more)?;
    let sinks = !after.is_led_by(Tribe::of(seat));
    Some(CrewChange { seat, before, after: Some(after), left: after.total(), sinks })
}

/// S7.2: what founding sends home.
fn founding(view: &View, seat: Seat) -> Forecast {
    let player = &view.players[seat.index()];
    let own = player.boat.map_or(0, |boat| boat.crew.get(player.tribe));
    let home = own.min(TOKEN_SETTLERS);
    Forecast { founding: Some((home, player.tokens.saturating_sub(1))), ..Forecast::default() }
}

fn attack(view: &View, seat: Seat, count: u8) -> Forecast {
    let Some(battle) = view.battle(count) else { return Forecast::default() };
    let crews = [seat, battle.defender].into_iter().zip(battle.left).filter_map(|(seat, left)| {
        let before = view.players[seat.index()].boat?.crew;
        let after = (!before.is_mixed()).then(|| Counts::of(Tribe::of(seat), left));
        Some(CrewChange { seat, before, after, left, sinks: left == 0 })
    });
    Forecast { crews: crews.collect(), battle: Some(battle.result), ..Forecast::default() }
}

fn landing(view: &View, settle: Counts, sail: Counts) -> Forecast {
    let ashore = match view.agenda.last() {
        Some(Frame::Disembark { crew, .. }) if crew.contains(settle + sail) => {
            Some([settle, *crew - settle - sail, sail])
        }
        _ => None,
    };
    Forecast { ashore, ..Forecast::default() }
}

/// What each side gets, and both crews afterwards where they stay aboard.
fn exchange(view: &View, offer: &Offer) -> Forecast {
    let Some(active) = view.active.map(Seat) else { return Forecast::default() };
    let partner = offer.partner;
    let gets = vec![
        Gets { seat: active, piece: offer.swap.map(|pair| pair.theirs), people: offer.take },
        Gets { seat: partner, piece: offer.swap.map(|pair| pair.mine), people: offer.give },
    ];
    let at_sea = match offer.kind {
        Some(kind) => kind == ExchangeKind::Boats,
        None => view.loose_settlers().is_none(),
    };
    let moved = !offer.give.is_empty() || !offer.take.is_empty();
    let mut crews = Vec::new();
    if at_sea && moved {
        crews.extend(change(view, active, offer.give, offer.take));
        crews.extend(change(view, partner, offer.take, offer.give));
    }
    Forecast { gets, crews, ..Forecast::default() }
}
