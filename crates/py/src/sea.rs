//! Sea for Python: the numbers of its moves and outcomes.
//!
//! Sea has more moves than can be listed: free offers, for instance. A number belongs to each move
//! that the rules *list*, a finite choice of them; all others are played by their notation. Tribes
//! and partners are counted from the seat that decides, so that a number means the same for every
//! seat. Where a move names a piece, a cell or a crowd, its number is its place among the listed
//! moves of its kind.

use crate::playable::{Action, NO_ACTION, Playable, Row, seats_after};
use crate::sea_observation;
use kernel::{Game, SEATS_MAX, Seat, Turn};
use sea::tables::{CREW_MAX, MYTHS, PIECES, TOKENS};
use sea::{
    Counts, Direction, ExchangeKind, Handle, Move, Offer, Outcome, Part, Sea, Side, TileKind,
    Tribe, View,
};

/// Moves without anything to name.
const PLAIN: usize = 21;
/// Boats are launched from the Primordial Sea and from own settlements.
const LAUNCHES: usize = 1 + TOKENS as usize;
/// The most ways to lose some of at most eight passengers, and a little room.
const LOSSES: usize = 40;
/// A partner's pieces on offer: two parts of all six legends, the boat, and a little room.
const PIECES_ON_OFFER: usize = 14;
/// Offers to swap boats at sea: only these, and one passenger on top, given or taken.
const SWAPS_AT_SEA: usize = 1 + 2 * SEATS_MAX;
/// All offers to one partner from boat to boat, those of one passenger for another too.
const OFFERS_AT_SEA: usize = SWAPS_AT_SEA + SEATS_MAX * SEATS_MAX;
/// Offers to swap a pair of pieces at a settlement: only these, one passenger given on top, or one
/// settler taken, who is of the partner's tribe.
const SWAPS_ASHORE: usize = 1 + SEATS_MAX + 1;
/// All offers to one partner.
const OFFERS: usize = OFFERS_AT_SEA + PIECES_ON_OFFER * SWAPS_ASHORE;
/// The own of a crew go home, some settle, or some sail on: a number of each.
const DIVISIONS: usize = 1 + 2 * (CREW_MAX as usize + 1);
/// The ways to choose a legend: the last part came alone, so the others make at most 36.
const LEGENDS: usize = 36;

const LAUNCH: usize = PLAIN;
const WIND: usize = LAUNCH + LAUNCHES;
const LEAVE: usize = WIND + SEATS_MAX;
const RELIEF: usize = LEAVE + SEATS_MAX;
const SWAP: usize = RELIEF + SEATS_MAX;
const LOSE: usize = SWAP + SEATS_MAX;
const SETTLE: usize = LOSE + LOSSES;
const SETTLE_FOR: usize = SETTLE + SEATS_MAX * CREW_MAX as usize;
const DISCLOSE: usize = SETTLE_FOR + SEATS_MAX * SEATS_MAX;
const OFFER: usize = DISCLOSE + (SEATS_MAX - 1) * PIECES_ON_OFFER;
const COUNTER: usize = OFFER + (SEATS_MAX - 1) * OFFERS;
const ATTACK: usize = COUNTER + OFFERS;
const DISEMBARK: usize = ATTACK + CREW_MAX as usize;
const LEGEND: usize = DISEMBARK + 3 * DIVISIONS;

const DIRECTION: usize = SEATS_MAX;
const DISTANCE: usize = DIRECTION + Direction::ALL.len();
const MYTH: usize = DISTANCE + 3;
const BOAT: usize = MYTH + MYTHS;
const TILE: usize = BOAT + PIECES;

impl Playable for Sea {
    const ACTIONS: usize = LEGEND + LEGENDS;
    const OUTCOMES: usize = TILE + TileKind::COUNT;

    #[inline]
    fn number_moves(&self, moves: &[Move], actions: &mut Vec<Action>) {
        let Turn::Seat(seat) = self.turn() else { return };
        // Most lists are short and plain, and need nothing to be counted.
        let mut numbering = None;
        let number = |mv: &Move| match plain(mv) {
            Some(number) => number,
            None => {
                let begin = || Numbering::new(seat, self.players());
                numbering.get_or_insert_with(begin).number(mv)
            }
        };
        actions.extend(moves.iter().map(number));
    }

    fn number_outcome(outcome: &Outcome) -> usize {
        match *outcome {
            Outcome::God(seat) => seat.index(),
            Outcome::Direction(direction) => DIRECTION + direction as usize,
            Outcome::Distance(distance) => DISTANCE + usize::from(distance) - 1,
            Outcome::Myth(myth) => MYTH + usize::from(myth.number()),
            Outcome::Boat(component) => BOAT + sea_observation::index(component),
            Outcome::Tile(kind) => TILE + kind as usize,
        }
    }

    fn observe(view: &View, seat: Seat, players: u8, row: &mut Row) {
        sea_observation::observe(view, seat, players, row);
    }

    #[inline]
    fn observe_now(&self, seat: Seat, row: &mut Row) {
        sea_observation::observe(&self.seat_facts(seat), seat, self.players(), row);
    }
}

/// Numbers the moves of one list, from its first to its last.
struct Numbering {
    seat: Seat,
    players: u8,
    launches: usize,
    losses: usize,
    legends: usize,
    /// The pieces that each partner has on offer, as they come up.
    on_offer: [OnOffer; SEATS_MAX],
}

/// The pieces of a partner in the order in which the list names them.
#[derive(Clone, Copy)]
struct OnOffer {
    pieces: [Handle; PIECES_ON_OFFER],
    len: usize,
}

impl OnOffer {
    const EMPTY: OnOffer = OnOffer { pieces: [Handle(0); PIECES_ON_OFFER], len: 0 };

    /// The place of a piece, which is put there if it is new; nothing where no room is left.
    fn place(&mut self, piece: Handle) -> Option<usize> {
        if let Some(place) = self.pieces[..self.len].iter().position(|&other| other == piece) {
            return Some(place);
        }
        let place = self.len;
        *self.pieces.get_mut(place)? = piece;
        self.len += 1;
        Some(place)
    }
}

/// The number of a move that names nothing.
#[inline]
fn plain(mv: &Move) -> Option<Action> {
    Some(match mv {
        Move::Play => 0,
        Move::Pass => 1,
        Move::Summon => 2,
        Move::Calm => 3,
        Move::Vaal => 4,
        Move::Boat => 5,
        Move::Sail => 6,
        Move::Found => 7,
        Move::KeepWind => 8,
        Move::TurnWind(None) => 9,
        Move::Side(Side::Clockwise) => 10,
        Move::Side(Side::Counterclockwise) => 11,
        Move::Onward => 12,
        Move::Stop => 13,
        Move::Swap(None) => 14,
        Move::Cross => 15,
        Move::Stay => 16,
        Move::Accept => 17,
        Move::Decline => 18,
        Move::Done => 19,
        Move::Claim => 20,
        _ => return None,
    })
}

/// The next of `room` numbers.
fn next(count: &mut usize, room: usize) -> Option<usize> {
    let number = *count;
    *count += 1;
    (number < room).then_some(number)
}

impl Numbering {
    #[inline]
    fn new(seat: Seat, players: u8) -> Numbering {
        let on_offer = [OnOffer::EMPTY; SEATS_MAX];
        Numbering { seat, players, launches: 0, losses: 0, legends: 0, on_offer }
    }

    #[inline]
    fn number(&mut self, mv: &Move) -> Action {
        self.find(mv).map_or(NO_ACTION, |number| number as Action)
    }

    /// Returns the number of seats from the deciding one to this tribe's.
    fn tribe(&self, tribe: Tribe) -> usize {
        self.partner(tribe.seat())
    }

    fn partner(&self, seat: Seat) -> usize {
        seats_after(self.seat, seat, self.players)
    }

    fn find(&mut self, mv: &Move) -> Option<usize> {
        Some(match *mv {
            Move::Launch(_) => LAUNCH + next(&mut self.launches, LAUNCHES)?,
            Move::TurnWind(Some(tribe)) => WIND + self.tribe(tribe),
            Move::Leave(tribe) => LEAVE + self.tribe(tribe),
            Move::Relief(tribe) => RELIEF + self.tribe(tribe),
            Move::Swap(Some(tribe)) => SWAP + self.tribe(tribe),
            Move::Lose(_) => LOSE + next(&mut self.losses, LOSSES)?,
            Move::Settle { leave, take } => self.settle(leave, take)?,
            Move::Disclose { partner, pieces } => {
                let place = self.on_offer[partner.index()].place(pieces.theirs)?;
                DISCLOSE + (self.partner(partner).checked_sub(1)?) * PIECES_ON_OFFER + place
            }
            Move::Offer(offer) => {
                OFFER
                    + (self.partner(offer.partner).checked_sub(1)?) * OFFERS
                    + self.offer(&offer)?
            }
            Move::Counter(offer) => COUNTER + self.offer(&offer)?,
            Move::Attack(count) => ATTACK + up_to(count.checked_sub(1)?, CREW_MAX - 1)?,
            Move::Disembark { settle, sail } => self.disembark(settle, sail)?,
            Move::Legend { .. } => LEGEND + next(&mut self.legends, LEGENDS)?,
            _ => plain(mv)?.into(),
        })
    }

    /// Several of one tribe, or one of a tribe for one of another.
    fn settle(&self, leave: Counts, take: Counts) -> Option<usize> {
        let left = leave.tribes().next()?;
        let Some(taken) = take.tribes().next() else {
            let count = up_to(leave.get(left).checked_sub(1)?, CREW_MAX - 1)?;
            return Some(SETTLE + self.tribe(left) * CREW_MAX as usize + count);
        };
        Some(SETTLE_FOR + self.tribe(left) * SEATS_MAX + self.tribe(taken))
    }

    /// The number of an offer among all to its partner.
    fn offer(&mut self, offer: &Offer) -> Option<usize> {
        let given = offer.give.tribes().next().map(|tribe| self.tribe(tribe));
        let taken = offer.take.tribes().next().map(|tribe| self.tribe(tribe));
        let Some(pair) = offer.swap else {
            return Some(SWAPS_AT_SEA + given? * SEATS_MAX + taken?);
        };
        // In edition 1 offers name no kind, so any that a settlement allows is numbered as one there.
        let is_theirs = taken.is_none_or(|taken| taken == self.partner(offer.partner));
        if offer.kind.map_or(is_theirs, |kind| kind == ExchangeKind::Settlement) {
            let place = self.on_offer[offer.partner.index()].place(pair.theirs)?;
            let on_top =
                given.map_or_else(|| taken.map_or(0, |_| 1 + SEATS_MAX), |given| 1 + given);
            return Some(OFFERS_AT_SEA + place * SWAPS_ASHORE + on_top);
        }
        Some(match (given, taken) {
            (Some(given), _) => 1 + given,
            (None, Some(taken)) => 1 + SEATS_MAX + taken,
            (None, None) => 0,
        })
    }

    /// Returns the number for a division of the own pawns, and where the others go: home, ashore,
    /// or along.
    fn disembark(&self, settle: Counts, sail: Counts) -> Option<usize> {
        let own = Tribe::of(self.seat);
        let division = match sail.get(own) {
            0 => up_to(settle.get(own), CREW_MAX + 1)?,
            sailing => CREW_MAX as usize + 1 + up_to(sailing, CREW_MAX + 1)?,
        };
        let others = if sail.others(own) > 0 { 2 } else { usize::from(settle.others(own) > 0) };
        Some(DISEMBARK + 3 * division + others)
    }
}

/// The number as an index, if it is at most `most`.
fn up_to(number: u8, most: u8) -> Option<usize> {
    (number <= most).then_some(number.into())
}

/// The number of a component: its Myth's, and which third it is.
pub(crate) const fn component_index(myth: u8, part: Part) -> usize {
    myth as usize * Part::ALL.len() + part as usize
}
