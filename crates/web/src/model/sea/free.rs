//! Moves in free form: offers, settlers and landings that are put together pawn by pawn.

use super::facets::Deal;
use ::sea::{Counts, Frame, Handle, Move, Offer, Pair, Question, SettlementView, Tribe, View};
use kernel::Seat;

/// Where the boat of whoever's turn it is has arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Venue {
    /// A tile without another player's settlement, perhaps with another captain.
    Sea(Option<Seat>),
    /// Another player's settlement.
    Settlement(SettlementView),
}

/// Where the active boat lies, as talks see it.
pub fn venue(view: &View) -> Option<Venue> {
    let active = view.active?;
    let cell = view.players.get(usize::from(active))?.boat?.cell;
    let place = view.settlements.iter().find(|place| place.cell == cell);
    if let Some(place) = place.filter(|place| place.owner != active) {
        return Some(Venue::Settlement(*place));
    }
    let here = |player: &&::sea::PlayerView| {
        player.seat != active && player.boat.is_some_and(|boat| boat.cell == cell)
    };
    Some(Venue::Sea(view.players.iter().find(here).map(|player| Seat(player.seat))))
}

/// Those with whom the active player could trade here, and the pieces they could give.
pub fn partners(view: &View) -> Vec<(Seat, Vec<Handle>)> {
    let boat_of = |seat: Seat| view.players[seat.index()].boat;
    match venue(view) {
        Some(Venue::Sea(Some(other))) => {
            boat_of(other).map(|boat| vec![(other, vec![boat.handle])]).unwrap_or_default()
        }
        Some(Venue::Settlement(place)) => {
            let others = view.players.iter().filter(|player| {
                Some(player.seat) != view.active
                    && (player.seat == place.owner || place.settlers.get(player.tribe) > 0)
            });
            let with_pieces = others.map(|player| {
                let mut pieces = player.secured.clone();
                let boat = player.boat.filter(|boat| boat.cell == place.cell);
                pieces.extend(boat.map(|boat| boat.handle));
                (Seat(player.seat), pieces)
            });
            with_pieces.filter(|(_, pieces)| !pieces.is_empty()).collect()
        }
        _ => Vec::new(),
    }
}

/// A move in free form under construction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Free {
    /// What kind of move it becomes.
    pub kind: FreeKind,
    /// The pieces that are swapped, in an offer.
    pub swap: Option<Pair>,
    /// Two groups of pawns: given and taken, left and taken, or settling and sailing on.
    pub groups: [Counts; 2],
}

/// The kinds of moves in free form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FreeKind {
    /// Settlers are left, others taken.
    Settle,
    /// An offer to this partner.
    Offer(Seat),
    /// A counter-offer of this partner.
    Counter(Seat),
    /// A crew goes ashore.
    Disembark,
}

impl Free {
    /// An empty move of this kind; an offer at a settlement swaps the first piece.
    pub fn new(view: &View, kind: FreeKind) -> Free {
        let mut free = Free { kind, swap: None, groups: [Counts::NONE; 2] };
        if let FreeKind::Offer(partner) | FreeKind::Counter(partner) = kind {
            let pieces = pieces_of(view, partner);
            let compulsory = matches!(venue(view), Some(Venue::Settlement(_)));
            free.swap = pieces.first().filter(|_| compulsory).and_then(|&p| pair(view, p));
        }
        free
    }

    /// What may be put together now, after this much was chosen.
    pub fn offered(view: &View, deal: Option<Deal>, partner: Option<Seat>) -> Option<FreeKind> {
        let asked = view.decision.map(|decision| decision.question)?;
        match (asked, deal) {
            (Question::Disembark, _) => Some(FreeKind::Disembark),
            (Question::Interact, Some(Deal::Settle)) => Some(FreeKind::Settle),
            (Question::Interact, Some(Deal::Offer)) => {
                let partners = partners(view);
                let only = (partners.len() == 1).then(|| partners[0].0);
                partner.or(only).map(FreeKind::Offer)
            }
            (Question::AnswerOffer, Some(Deal::Counter)) => match view.agenda.last() {
                Some(Frame::AnswerOffer { partner, .. }) => Some(FreeKind::Counter(*partner)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The pawns from which each group is taken.
    pub fn stocks(&self, view: &View) -> [Counts; 2] {
        let active = view.active.map(usize::from).unwrap_or_default();
        let crew = view.players[active].boat.map_or(Counts::NONE, |boat| boat.crew);
        match self.kind {
            FreeKind::Settle => match venue(view) {
                Some(Venue::Settlement(place)) => [crew, place.settlers],
                _ => [crew, Counts::NONE],
            },
            FreeKind::Offer(partner) | FreeKind::Counter(partner) => match venue(view) {
                Some(Venue::Settlement(place)) => [crew, place.settlers.only(Tribe::of(partner))],
                _ => {
                    let boat = view.players[partner.index()].boat;
                    [crew, boat.map_or(Counts::NONE, |boat| boat.crew)]
                }
            },
            FreeKind::Disembark => match view.agenda.last() {
                Some(Frame::Disembark { crew, .. }) => {
                    [*crew - self.groups[1], *crew - self.groups[0]]
                }
                _ => [Counts::NONE; 2],
            },
        }
    }

    /// One pawn more of this tribe in a group, if there is one.
    pub fn more(&mut self, view: &View, group: usize, tribe: Tribe) {
        let one = Counts::of(tribe, 1);
        if self.stocks(view)[group].contains(self.groups[group] + one) {
            self.groups[group] += one;
        }
    }

    /// One pawn less of this tribe in a group, if there is one.
    pub fn less(&mut self, group: usize, tribe: Tribe) {
        let one = Counts::of(tribe, 1);
        if self.groups[group].contains(one) {
            self.groups[group] -= one;
        }
    }

    /// The move it has become; the rules judge it.
    pub fn mv(&self) -> Move {
        let [first, second] = self.groups;
        let offer = |partner| Offer { partner, swap: self.swap, give: first, take: second };
        match self.kind {
            FreeKind::Settle => Move::Settle { leave: first, take: second },
            FreeKind::Offer(partner) => Move::Offer(offer(partner)),
            FreeKind::Counter(partner) => Move::Counter(offer(partner)),
            FreeKind::Disembark => Move::Disembark { settle: first, sail: second },
        }
    }

    /// Takes over a move of the same kind, to go on from there.
    pub fn adopt(&mut self, mv: Move) {
        (self.swap, self.groups) = match mv {
            Move::Settle { leave, take } => (None, [leave, take]),
            Move::Offer(offer) | Move::Counter(offer) => (offer.swap, [offer.give, offer.take]),
            Move::Disembark { settle, sail } => (None, [settle, sail]),
            _ => return,
        };
    }
}

/// The pieces that a partner here could give.
pub fn pieces_of(view: &View, partner: Seat) -> Vec<Handle> {
    let found = partners(view).into_iter().find(|(seat, _)| *seat == partner);
    found.map(|(_, pieces)| pieces).unwrap_or_default()
}

/// The active player's boat against this piece.
pub fn pair(view: &View, theirs: Handle) -> Option<Pair> {
    let active = view.active.map(usize::from)?;
    view.players[active].boat.map(|boat| Pair { mine: boat.handle, theirs })
}
