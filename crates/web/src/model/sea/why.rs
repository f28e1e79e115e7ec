//! Explains why something can't be chosen, by asking the rules about a move that would need it.

use super::facets::{Deal, Facet};
use ::sea::{Counts, ExchangeKind, Handle, Illegal, Move, Offer, Pair, Question, Sea, Tribe, View};
use kernel::{Game, Seat, Turn, Viewer};

/// Returns the rules' refusal of a move that takes this step.
pub(super) fn why_not(game: &Sea, facet: Facet) -> Option<Illegal> {
    let mv = attempt(game, facet)?;
    let mut copy = *game;
    copy.play(mv, &mut ()).err()
}

/// Returns the move that someone who points at this probably means.
fn attempt(game: &Sea, facet: Facet) -> Option<Move> {
    let Turn::Seat(seat) = game.turn() else { return None };
    let own = Tribe::of(seat);
    Some(match facet {
        Facet::Do(mv) => mv,
        Facet::Cell(cell) if game.asked() == Some(Question::Launch) => Move::Launch(cell),
        Facet::Turn => Move::TurnWind(Some(own)),
        Facet::Payer(paid) => Move::TurnWind(paid),
        Facet::Deal(Deal::Settle) => Move::Settle { leave: Counts::of(own, 1), take: Counts::NONE },
        Facet::Deal(Deal::Attack) => Move::Attack(1),
        Facet::Count(count) => Move::Attack(count),
        Facet::Deal(Deal::Disclose) => {
            let (partner, _, pieces) = somebody(&game.view(Viewer::Seat(seat)), seat)?;
            Move::Disclose { partner, pieces }
        }
        Facet::Deal(deal @ (Deal::Offer | Deal::Counter)) => {
            let (partner, kind, pieces) = somebody(&game.view(Viewer::Seat(seat)), seat)?;
            let kind = game.setup().names_kinds().then_some(kind);
            let swap = Some(pieces);
            let none = Counts::NONE;
            let offer = Offer { partner, kind, swap, give: none, take: none };
            if deal == Deal::Offer { Move::Offer(offer) } else { Move::Counter(offer) }
        }
        _ => return None,
    })
}

/// Returns a partner who could be meant, with the kind of exchange and both pieces.
fn somebody(view: &View, seat: Seat) -> Option<(Seat, ExchangeKind, Pair)> {
    let players = view.players.len() as u8;
    let (partner, kind) = match view.traders().first() {
        Some(trader) => (trader.partner, trader.kind),
        None => (seat.next(players), ExchangeKind::Boats),
    };
    let piece = |seat: Seat| -> Option<Handle> {
        let player = view.players.get(seat.index())?;
        let boat = player.boat.map(|boat| boat.handle);
        boat.or_else(|| player.secured.first().copied()).or(player.hand)
    };
    let mine = piece(seat)?;
    Some((partner, kind, Pair { mine, theirs: piece(partner).unwrap_or(mine) }))
}
