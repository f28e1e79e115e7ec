//! The steps in which a person chooses a move of Sea, and what of them can be pressed on the chart.

use ::sea::{Cell, Counts, Direction, ExchangeKind, Handle, Move, View};
use kernel::Seat;

/// One step of choosing a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Facet {
    /// An answer that is a whole move.
    Do(Move),
    /// The wind is turned.
    Turn,
    /// Who pays for it; nobody where the God of Winds turns it.
    Payer(Option<::sea::Tribe>),
    /// What kind of thing is done where the boat has arrived.
    Deal(Deal),
    /// With whom.
    Partner(Seat),
    /// Boat to boat, or at the settlement.
    Exchange(ExchangeKind),
    /// The partner's piece that is shown.
    Theirs(Handle),
    /// The partner's piece that is swapped for the own, or no pieces.
    Swap(Option<Handle>),
    /// What else changes hands: what the active player gives, and takes.
    Terms(Counts, Counts),
    /// Who stays at the settlement.
    Leave(Counts),
    /// Who comes aboard for them.
    Take(Counts),
    /// How many attack.
    Count(u8),
    /// Who of the crew settles.
    Settling(Counts),
    /// Who of the rest sails on.
    Sailing(Counts),
    /// A piece of a legend.
    Piece(Handle),
    /// A place on the chart that stands for nothing which is offered.
    Cell(Cell),
}

/// Something that is done where a boat has arrived, of which there are several ways.
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
    /// What may be done on arrival, in the order in which it is offered.
    pub const ON_ARRIVAL: [Deal; 4] = [Deal::Offer, Deal::Disclose, Deal::Settle, Deal::Attack];
}

/// The steps of a move.
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

/// The cells of the chart that stand for a step: pressing there is choosing it.
pub fn cells_of(view: &View, facet: Facet) -> Vec<Cell> {
    let boat = view.active.and_then(|seat| view.players.get(usize::from(seat))?.boat);
    let here = boat.map(|boat| boat.cell);
    let ahead = |direction: Direction, steps: u8| here.map(|cell| cell.step(direction, steps));
    let Facet::Do(mv) = facet else { return Vec::new() };
    let vaal_moves = view.voyage.vaal_moves;
    let cell = match mv {
        Move::Launch(cell) => Some(cell),
        Move::Summon => Some(Cell::PRIMORDIAL),
        Move::Vaal => view.vaal,
        Move::Found | Move::Stay | Move::Stop => here,
        Move::Cross => view.behind_fog(),
        Move::Onward => view.course().and_then(|direction| ahead(direction, 1 + view.voyage.fogs)),
        Move::Side(side) if !vaal_moves => ahead(view.wind.turned(side), 1),
        Move::Sail | Move::KeepWind if view.course().is_some() => {
            return view.forecast(mv).reach.iter().map(|reach| reach.cell).collect();
        }
        _ => None,
    };
    cell.into_iter().collect()
}
