//! The steps in which a person chooses a move of Sea, and the steps that can be pressed on the
//! chart.

use ::sea::{Cell, Counts, ExchangeKind, Handle, Move, View};
use kernel::Seat;

/// One step of choosing a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Facet {
    /// An answer that is a whole move.
    Do(Move),
    /// The wind is turned.
    Turn,
    /// The tribe that pays for it; `None` if the God of Winds turns it.
    Payer(Option<::sea::Tribe>),
    /// The kind of action on arrival.
    Deal(Deal),
    /// The partner.
    Partner(Seat),
    /// Boat to boat, or at the settlement.
    Exchange(ExchangeKind),
    /// The partner's piece that is shown.
    Theirs(Handle),
    /// The partner's piece that is swapped for the player's own, or no pieces.
    Swap(Option<Handle>),
    /// The other terms: the pawns that the active player gives and takes.
    Terms(Counts, Counts),
    /// The pawns that stay at the settlement.
    Leave(Counts),
    /// The pawns that come aboard for them.
    Take(Counts),
    /// The number of attackers.
    Count(u8),
    /// The part of the crew that settles.
    Settling(Counts),
    /// The part of the rest that sails on.
    Sailing(Counts),
    /// A piece of a legend.
    Piece(Handle),
    /// A place on the chart that represents nothing on offer.
    Cell(Cell),
}

/// A kind of action on arrival that has several variants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deal {
    /// Settlers are left.
    Settle,
    /// Pieces are shown.
    Disclose,
    /// An offer is made.
    Offer,
    /// An offer is answered with another.
    Counter,
    /// A boat is attacked.
    Attack,
}

impl Deal {
    /// The actions on arrival, in the order in which they are offered.
    pub const ON_ARRIVAL: [Deal; 4] = [Deal::Offer, Deal::Disclose, Deal::Settle, Deal::Attack];
}

/// Returns the steps of a move.
pub(super) fn of(mv: Move) -> Vec<Facet> {
    match mv {
        Move::TurnWind(paid) => vec![Facet::Turn, Facet::Payer(paid)],
        Move::Settle { leave, take } => {
            vec![Facet::Deal(Deal::Settle), Facet::Leave(leave), Facet::Take(take)]
        }
        Move::Disclose { partner, pieces } => {
            vec![Facet::Deal(Deal::Disclose), Facet::Partner(partner), Facet::Theirs(pieces.theirs)]
        }
        Move::Offer(offer) => {
            let mut steps = vec![Facet::Deal(Deal::Offer), Facet::Partner(offer.partner)];
            steps.extend(offer.kind.map(Facet::Exchange));
            steps.push(Facet::Swap(offer.swap.map(|pair| pair.theirs)));
            steps.push(Facet::Terms(offer.give, offer.take));
            steps
        }
        Move::Counter(offer) => vec![
            Facet::Deal(Deal::Counter),
            Facet::Swap(offer.swap.map(|pair| pair.theirs)),
            Facet::Terms(offer.give, offer.take),
        ],
        Move::Attack(count) => vec![Facet::Deal(Deal::Attack), Facet::Count(count)],
        Move::Disembark { settle, sail } => vec![Facet::Settling(settle), Facet::Sailing(sail)],
        Move::Legend { character, location, action } => {
            vec![Facet::Piece(character), Facet::Piece(location), Facet::Piece(action)]
        }
        whole => vec![Facet::Do(whole)],
    }
}

/// Returns the cells of the chart that represent a step: pressing one chooses the step.
pub fn cells_of(view: &View, facet: Facet) -> Vec<Cell> {
    let boat = view.active.and_then(|seat| view.players.get(usize::from(seat))?.boat);
    let here = boat.map(|boat| boat.cell);
    let Facet::Do(mv) = facet else { return Vec::new() };
    let cell = match mv {
        Move::Launch(cell) => Some(cell),
        Move::Summon => Some(Cell::PRIMORDIAL),
        Move::Vaal => view.vaal,
        Move::Found | Move::Stay | Move::Stop => here,
        Move::Cross => view.behind_fog(),
        Move::Onward | Move::Side(_) => view.forecast(mv).reach.first().map(|reach| reach.cell),
        Move::Sail | Move::KeepWind if view.course().is_some() => {
            return view.forecast(mv).reach.iter().map(|reach| reach.cell).collect();
        }
        _ => None,
    };
    cell.into_iter().collect()
}
