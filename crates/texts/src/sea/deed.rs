//! Descriptions of Sea moves, for the seat that decides.

use super::names::{cell, legend_sentence};
use super::part::{Part, clauses};
use crate::messages::messages;
use crate::{Lang, Names};
use ::sea::{
    Cell, Component, Counts, ExchangeKind, Frame, Handle, Move, Offer, Pair, Question, View,
};
use kernel::Seat;

messages!(said, "sea-move");

use said::Deed;

/// The goods that one side of an exchange gives.
struct Goods {
    piece: Option<Handle>,
    people: Counts,
}

/// An exchange from the side of the seat that decides.
struct Bargain {
    kind: Option<ExchangeKind>,
    give: Goods,
    take: Goods,
}

impl Bargain {
    /// Offers are written from this side.
    fn of_active(offer: &Offer) -> Bargain {
        Bargain {
            kind: offer.kind,
            give: Goods { piece: offer.swap.map(|pair| pair.mine), people: offer.give },
            take: Goods { piece: offer.swap.map(|pair| pair.theirs), people: offer.take },
        }
    }

    fn of_partner(offer: &Offer) -> Bargain {
        let Bargain { kind, give, take } = Bargain::of_active(offer);
        Bargain { kind, give: take, take: give }
    }

    fn text(&self, lang: Lang, view: &View) -> String {
        let goods = |goods: &Goods| -> Vec<String> {
            let piece = goods.piece.map(|handle| piece(lang, view, handle));
            let piece = piece.map(|piece| Part::YourGoods { piece: &piece }.text(lang));
            let people = (!goods.people.is_empty()).then_some(goods.people);
            let people = people.map(|crew| Part::Crew { crew }.text(lang));
            piece.into_iter().chain(people).collect()
        };
        let give = &goods(&self.give);
        let take = &goods(&self.take);
        Part::Bargain { kind: self.kind, give, take }.text(lang)
    }
}

/// Describes a move, as an entry of a menu: "Launch from the Primordial Sea".
///
/// `view` is what the deciding seat knows, so the description names nothing else. The move need not
/// be legal.
pub fn describe(lang: Lang, view: &View, mv: &Move, names: &Names) -> String {
    let asked = view.decision.map(|decision| decision.question);
    let name = |seat: Seat| names.of(lang, seat);
    let deed = match *mv {
        Move::Play => Deed::PlayLastTurn,
        Move::Pass if asked == Some(Question::FoundHere) => Deed::FoundNothing,
        Move::Pass => Deed::PassLastTurn,
        Move::Summon => Deed::Summon,
        Move::Calm => Deed::Calm,
        Move::Vaal => Deed::MoveVaal,
        Move::Boat => Deed::PlayNormally,
        Move::Launch(Cell::PRIMORDIAL) => Deed::LaunchPrimordial,
        Move::Launch(from) => Deed::Launch { from: &cell(from) },
        Move::Sail => Deed::Sail,
        Move::Found => Deed::Found,
        Move::KeepWind => Deed::KeepWind,
        Move::TurnWind(Some(tribe)) => Deed::TurnWind { tribe },
        Move::TurnWind(None) => Deed::TurnWindFree,
        Move::Side(way) => Deed::TurnToSide { way, to: view.wind.turned(way) },
        Move::Onward => Deed::Onward,
        Move::Stop => Deed::Stop,
        Move::Leave(tribe) => Deed::Leave { tribe },
        Move::Relief(tribe) => Deed::Relief { tribe },
        Move::Swap(Some(tribe)) => Deed::Swap { tribe },
        Move::Swap(None) => Deed::SwapNobody,
        Move::Cross => match behind_fog(view) {
            Some(to) => Deed::CrossTo { to: &cell(to) },
            None => Deed::Cross,
        },
        Move::Stay => Deed::Stay,
        Move::Lose(lost) => Deed::Lose { lost },
        Move::Settle { leave, take } => Deed::Settle { leave, take },
        Move::Disclose { partner, pieces: Pair { mine, theirs } } => Deed::Disclose {
            partner: &name(partner),
            mine: &piece(lang, view, mine),
            theirs: &piece(lang, view, theirs),
        },
        Move::Offer(offer) => Deed::Offer {
            partner: &name(offer.partner),
            terms: &Bargain::of_active(&offer).text(lang, view),
        },
        Move::Counter(offer) => Deed::Counter {
            active: &name(Seat(view.active.unwrap_or_default())),
            terms: &Bargain::of_partner(&offer).text(lang, view),
        },
        Move::Accept => return accept(lang, view),
        Move::Claim => Deed::Claim,
        Move::Decline if asked == Some(Question::Claim) => Deed::LeaveWreck,
        Move::Decline => Deed::Decline,
        Move::Attack(count) => match defender(view) {
            Some(seat) => Deed::Attack { count, defender: &name(seat) },
            None => Deed::AttackHere { count },
        },
        Move::Done => Deed::Done,
        Move::Disembark { settle, sail } => {
            Deed::Disembark { parts: &disembark(lang, view, settle, sail) }
        }
        Move::Legend { character, location, action } => {
            return legend(lang, view, [character, location, action]);
        }
    };
    deed.text(lang)
}

/// Describes the acceptance of the offer on top of the agenda, for those who may know it.
fn accept(lang: Lang, view: &View) -> String {
    match view.agenda.last() {
        Some(Frame::AnswerDisclosure { pieces, .. }) => Deed::Show {
            mine: &piece(lang, view, pieces.theirs),
            theirs: &piece(lang, view, pieces.mine),
        }
        .text(lang),
        Some(Frame::AnswerOffer { terms: Some(offer), .. }) => {
            Deed::Agree { terms: &Bargain::of_partner(offer).text(lang, view) }.text(lang)
        }
        Some(Frame::AnswerCounter { terms: Some(offer), .. }) => {
            Deed::Agree { terms: &Bargain::of_active(offer).text(lang, view) }.text(lang)
        }
        Some(_) | None => Deed::Accept.text(lang),
    }
}

fn disembark(lang: Lang, view: &View, settle: Counts, sail: Counts) -> String {
    let settled = (!settle.is_empty()).then_some(Part::SettleHere { crew: settle });
    let sailing = (!sail.is_empty()).then_some(Part::SailOn { crew: sail });
    let home = match home(view, settle + sail) {
        None => Some(Part::OthersGoHome),
        Some(home) => (!home.is_empty()).then_some(Part::GoHome { crew: home }),
    };
    clauses(lang, [settled, home, sailing].into_iter().flatten())
}

fn legend(lang: Lang, view: &View, handles: [Handle; 3]) -> String {
    match handles.map(|handle| face(view, handle)) {
        [Some(who), Some(place), Some(what)] => {
            let legend = legend_sentence(lang, who, place, what);
            Deed::Legend { legend: legend.trim_end_matches('.') }.text(lang)
        }
        [_, _, _] => Deed::Pieces { pieces: &handles.map(|handle| handle.to_string()) }.text(lang),
    }
}

/// A piece, and its face if the viewer has seen it.
fn piece(lang: Lang, view: &View, handle: Handle) -> String {
    let component = face(view, handle);
    Part::Piece { handle: &handle.to_string(), component }.text(lang)
}

fn face(view: &View, handle: Handle) -> Option<Component> {
    let known = view.pieces.iter().find(|piece| piece.handle == handle);
    known.and_then(|piece| piece.component)
}

fn behind_fog(view: &View) -> Option<Cell> {
    match view.agenda.last() {
        Some(Frame::Fog { tile }) => view.tiles.get(usize::from(tile.0)).map(|tile| tile.cell),
        Some(_) | None => None,
    }
}

/// The captain of the other boat where the active one is.
fn defender(view: &View) -> Option<Seat> {
    let place = |player: &::sea::PlayerView| player.boat.map(|boat| boat.cell);
    let active = view.active?;
    let here = view.players.iter().find(|player| player.seat == active).and_then(place)?;
    let mut others = view.players.iter().filter(|player| player.seat != active);
    others.find(|player| place(player) == Some(here)).map(|player| Seat(player.seat))
}

/// Returns the rest of the crew that goes ashore when these stay or sail on.
fn home(view: &View, placed: Counts) -> Option<Counts> {
    match view.agenda.last() {
        Some(Frame::Disembark { crew, .. }) if !crew.is_empty() && crew.contains(placed) => {
            Some(*crew - placed)
        }
        Some(_) | None => None,
    }
}
