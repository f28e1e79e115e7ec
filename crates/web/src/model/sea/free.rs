//! Free-form moves: offers, settlers and landings that are composed pawn by pawn.

use super::facets::Deal;
use ::sea::{Counts, ExchangeKind, Frame, Handle, Move, Offer, Pair, Question, Tribe, View};
use kernel::Seat;

/// A free-form move under construction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Free {
    /// The kind of move it becomes.
    pub kind: FreeKind,
    /// The pieces that are swapped, in an offer.
    pub swap: Option<Pair>,
    /// Two groups of pawns: given and taken, left and taken, or settling and sailing on.
    pub groups: [Counts; 2],
}

/// The kinds of free-form moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FreeKind {
    /// Settlers are left, others taken.
    Settle,
    /// An offer to this partner.
    Offer(Seat, ExchangeKind),
    /// A counter-offer of this partner.
    Counter(Seat, ExchangeKind),
    /// A crew goes ashore.
    Disembark,
}

impl Free {
    /// Creates an empty move of this kind. An offer at a settlement swaps the first piece.
    pub fn new(view: &View, kind: FreeKind) -> Free {
        let mut free = Free { kind, swap: None, groups: [Counts::NONE; 2] };
        if let FreeKind::Offer(partner, ExchangeKind::Settlement)
        | FreeKind::Counter(partner, ExchangeKind::Settlement) = kind
        {
            let pieces = pieces_of(view, partner, ExchangeKind::Settlement);
            free.swap = pieces.first().and_then(|&piece| pair(view, piece));
        }
        free
    }

    /// Returns the kind that can be composed after these choices, if any.
    pub fn offered(
        view: &View,
        deal: Option<Deal>,
        partner: Option<Seat>,
        kind: Option<ExchangeKind>,
    ) -> Option<FreeKind> {
        let asked = view.decision.map(|decision| decision.question)?;
        match (asked, deal) {
            (Question::Disembark, _) => Some(FreeKind::Disembark),
            (Question::Interact, Some(Deal::Settle)) => Some(FreeKind::Settle),
            (Question::Interact, Some(Deal::Offer)) => {
                // A choice that was not made must have only one option.
                let mut traders = view.traders();
                traders.retain(|trader| partner.is_none_or(|seat| seat == trader.partner));
                traders.retain(|trader| kind.is_none_or(|kind| kind == trader.kind));
                match traders.as_slice() {
                    [only] => Some(FreeKind::Offer(only.partner, only.kind)),
                    _ => None,
                }
            }
            (Question::AnswerOffer, Some(Deal::Counter)) => match view.agenda.last() {
                Some(Frame::AnswerOffer { partner, terms: Some(offer) }) => {
                    let kind = offer.kind.or_else(|| only_kind(view, *partner))?;
                    Some(FreeKind::Counter(*partner, kind))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the pawns from which each group is taken.
    pub fn stocks(&self, view: &View) -> [Counts; 2] {
        let active = view.active.map(usize::from).unwrap_or_default();
        let crew = view.players[active].boat.map_or(Counts::NONE, |boat| boat.crew);
        match self.kind {
            FreeKind::Settle => [crew, view.loose_settlers().unwrap_or(Counts::NONE)],
            FreeKind::Offer(partner, kind) | FreeKind::Counter(partner, kind) => {
                [crew, trader(view, partner, kind).map_or(Counts::NONE, |trader| trader.pawns)]
            }
            FreeKind::Disembark => match view.agenda.last() {
                Some(Frame::Disembark { crew, .. }) => {
                    [*crew - self.groups[1], *crew - self.groups[0]]
                }
                _ => [Counts::NONE; 2],
            },
        }
    }

    /// Adds a pawn of this tribe to a group, if there is one.
    pub fn more(&mut self, view: &View, group: usize, tribe: Tribe) {
        let one = Counts::of(tribe, 1);
        if self.stocks(view)[group].contains(self.groups[group] + one) {
            self.groups[group] += one;
        }
    }

    /// Removes a pawn of this tribe from a group, if there is one.
    pub fn less(&mut self, group: usize, tribe: Tribe) {
        let one = Counts::of(tribe, 1);
        if self.groups[group].contains(one) {
            self.groups[group] -= one;
        }
    }

    /// Returns the resulting move, which the rules then judge.
    pub fn mv(&self, view: &View) -> Move {
        let [first, second] = self.groups;
        let offer = |partner, kind| Offer {
            partner,
            kind: view.options.names_kinds().then_some(kind),
            swap: self.swap,
            give: first,
            take: second,
        };
        match self.kind {
            FreeKind::Settle => Move::Settle { leave: first, take: second },
            FreeKind::Offer(partner, kind) => Move::Offer(offer(partner, kind)),
            FreeKind::Counter(partner, kind) => Move::Counter(offer(partner, kind)),
            FreeKind::Disembark => Move::Disembark { settle: first, sail: second },
        }
    }

    /// Copies a move of the same kind, to continue from it.
    pub fn adopt(&mut self, mv: Move) {
        (self.swap, self.groups) = match mv {
            Move::Settle { leave, take } => (None, [leave, take]),
            Move::Offer(offer) | Move::Counter(offer) => (offer.swap, [offer.give, offer.take]),
            Move::Disembark { settle, sail } => (None, [settle, sail]),
            _ => return,
        };
    }
}

/// Returns the pieces that a partner here could give.
pub fn pieces_of(view: &View, partner: Seat, kind: ExchangeKind) -> Vec<Handle> {
    trader(view, partner, kind).map(|trader| trader.pieces).unwrap_or_default()
}

fn trader(view: &View, partner: Seat, kind: ExchangeKind) -> Option<::sea::Trader> {
    let mut traders = view.traders().into_iter();
    traders.find(|trader| trader.partner == partner && trader.kind == kind)
}

/// Returns the kind of exchange that is possible with a partner, if the offer doesn't say.
fn only_kind(view: &View, partner: Seat) -> Option<ExchangeKind> {
    view.traders().iter().find(|trader| trader.partner == partner).map(|trader| trader.kind)
}

/// Pairs the piece of the active player's boat with this piece.
pub fn pair(view: &View, theirs: Handle) -> Option<Pair> {
    let active = view.active.map(usize::from)?;
    view.players[active].boat.map(|boat| Pair { mine: boat.handle, theirs })
}
