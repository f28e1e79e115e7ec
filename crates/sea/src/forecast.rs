//! The effects of a chosen move on everyone before the dice are rolled, as far as the reader knows.

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

/// The effects of a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forecast {
    /// Cells that a boat may reach, or that the move is about.
    pub reach: Vec<Reach>,
    /// The part that the dice decide, if any.
    pub dice: Option<Dice>,
    /// The destination of a boat that crosses the fog.
    pub crosses: Option<Cell>,
    /// The changes to crews.
    pub crews: Vec<CrewChange>,
    /// The gains of each side of an exchange.
    pub gets: Vec<Gets>,
    /// The division of a crew that goes ashore: settlers, pawns that go home, pawns that sail on.
    pub ashore: Option<[Counts; 3]>,
    /// The result of a battle.
    pub battle: Option<BattleResult>,
    /// The possible kinds of the next unknown tile, if the move leads to one.
    pub unknown: Option<PileView>,
    /// The number of pawns that go home when a settlement is founded, and the number of tokens
    /// left.
    pub founding: Option<(u8, u8)>,
}

/// A cell that a boat may reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The cell.
    pub cell: Cell,
    /// The number of steps; 0 if nothing moves.
    pub steps: u8,
    /// The kind of tile there, if known.
    pub kind: Option<TileKind>,
    /// Whether the boat can't enter it.
    pub blocked: bool,
}

/// The part that the dice decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// The distance that a boat sails with the wind.
    Distance(Direction),
    /// The direction that the wind turns to, and then the distance.
    Turned {
        /// One point counterclockwise.
        left: Direction,
        /// Unchanged.
        same: Direction,
        /// One point clockwise.
        right: Direction,
    },
    /// Both direction and distance.
    All,
    /// The direction and distance of the Vaal.
    Vaal,
}

/// A change to a crew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrewChange {
    /// The captain's seat.
    pub seat: Seat,
    /// The crew before.
    pub before: Counts,
    /// The crew after; `None` if captains still choose their losses.
    pub after: Option<Counts>,
    /// The number of passengers left.
    pub left: u8,
    /// Whether the boat would certainly sink.
    pub sinks: bool,
}

/// The gains of one side of an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gets {
    /// The seat.
    pub seat: Seat,
    /// The piece.
    pub piece: Option<Handle>,
    /// The pawns.
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
    /// Returns the effects of this move, according to the view of the seat that decides.
    ///
    /// ```
    /// use emberwake_dealer::Quick;
    /// use emberwake_sea::kernel::playout::draw_until_asked;
    /// use emberwake_sea::kernel::{Game, Viewer};
    /// use emberwake_sea::{Dice, Sea, Setup};
    ///
    /// let mut sea = Sea::start(&Setup::new(3)).unwrap();
    /// draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
    ///
    /// let view = sea.view(Viewer::Omniscient);
    /// let forecast = view.forecast("wind keep".parse().unwrap());
    /// assert_eq!(forecast.dice, Some(Dice::Distance(view.wind)), "the dice decide how far it sails");
    /// ```
    pub fn forecast(&self, mv: Move) -> Forecast {
        forecast(self, mv)
    }

    /// Returns the effects of an exchange on these terms.
    pub fn forecast_exchange(&self, offer: &Offer) -> Forecast {
        exchange(self, offer)
    }

    /// Returns the terms of the open offer, if the viewer is one of its parties.
    pub fn open_offer(&self) -> Option<Offer> {
        match self.agenda.last() {
            Some(Frame::AnswerOffer { terms, .. } | Frame::AnswerCounter { terms, .. }) => *terms,
            _ => None,
        }
    }

    /// Returns the direction in which the boat sails this turn, once known.
    pub fn course(&self) -> Option<Direction> {
        match self.options.steering {
            Steering::Wind => Some(self.wind),
            Steering::Die => self.voyage.direction,
        }
    }

    /// Returns the cell behind the fog that may be crossed.
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

/// S6.2: returns the cells in these directions, as far as a boat can get.
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

/// S6.7: returns a crew after a complete change, and whether the boat then sinks.
fn change(view: &View, seat: Seat, less: Counts, more: Counts) -> Option<CrewChange> {
    let before = view.players.get(seat.index())?.boat?.crew;
    let after = before.contains(less).then(|| before - less + more)?;
    let sinks = !after.is_led_by(Tribe::of(seat));
    Some(CrewChange { seat, before, after: Some(after), left: after.total(), sinks })
}

/// S7.2: returns the effects of founding a settlement.
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

/// Returns the gains of each side, and both crews afterward if they stay aboard.
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
