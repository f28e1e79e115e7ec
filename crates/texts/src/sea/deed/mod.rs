//! A move with what it means to the seat that decides, so that it can be described.

mod de;
mod en;
mod es;
mod fr;

use crate::speak::speak;
use crate::{Lang, Names};
use ::sea::{
    Cell, Component, Counts, Direction, ExchangeKind, Frame, Handle, Move, Offer, Pair, Question,
    Side, Tribe, View,
};
use kernel::Seat;

/// A move and the facts of the position that its description names.
enum Deed {
    PlayLastTurn,
    PassLastTurn,
    FoundNothing,
    Summon,
    Calm,
    MoveVaal,
    PlayNormally,
    Launch(Cell),
    Sail,
    Found,
    KeepWind,
    TurnWind(Option<Tribe>),
    /// S5.2: the wind turns this way, to this direction.
    Side(Side, Direction),
    Onward,
    Stop,
    Leave(Tribe),
    Relief(Tribe),
    Swap(Option<Tribe>),
    /// S6.3: the tile behind the fog.
    Cross(Option<Cell>),
    Stay,
    Lose(Counts),
    Settle {
        leave: Counts,
        take: Counts,
    },
    Disclose {
        partner: String,
        mine: Piece,
        theirs: Piece,
    },
    Offer(String, Bargain),
    Counter(String, Bargain),
    /// S10.3: the disclosure is accepted.
    Show {
        mine: Piece,
        theirs: Piece,
    },
    /// S10.4: the offer or counter-offer with these terms is accepted.
    Agree(Bargain),
    /// Something is accepted that the position does not name.
    Accept,
    Decline,
    /// S10.8: the piece of the emptied boat is taken.
    Claim,
    /// S10.8: it is left.
    LeaveWreck,
    Attack {
        count: u8,
        defender: Option<String>,
    },
    Done,
    Disembark {
        settle: Counts,
        /// Who goes home, if the position tells; else all the rest.
        home: Option<Counts>,
        sail: Counts,
    },
    /// The sentence of the legend, without its full stop.
    Legend(String),
    /// A legend of pieces that the viewer does not know.
    Pieces([Handle; 3]),
}

/// A piece, and its face if the viewer has seen it.
struct Piece {
    handle: Handle,
    face: Option<Component>,
}

/// What one side of an exchange gives.
struct Goods {
    piece: Option<Piece>,
    people: Counts,
}

/// An exchange from the side of the seat that decides.
struct Bargain {
    kind: Option<ExchangeKind>,
    give: Goods,
    take: Goods,
}

/// What a move does, as an entry of a menu: "Launch from the Primordial Sea".
///
/// `view` is what the seat to decide knows, so the description names nothing else. The move need
/// not be legal.
pub fn describe(lang: Lang, view: &View, mv: &Move, names: &Names) -> String {
    let deed = Deed::of(lang, view, *mv, names);
    speak!(lang, deed(&deed))
}

impl Deed {
    fn of(lang: Lang, view: &View, mv: Move, names: &Names) -> Deed {
        let asked = view.decision.map(|decision| decision.question);
        match mv {
            Move::Play => Deed::PlayLastTurn,
            Move::Pass if asked == Some(Question::FoundHere) => Deed::FoundNothing,
            Move::Pass => Deed::PassLastTurn,
            Move::Summon => Deed::Summon,
            Move::Calm => Deed::Calm,
            Move::Vaal => Deed::MoveVaal,
            Move::Boat => Deed::PlayNormally,
            Move::Launch(from) => Deed::Launch(from),
            Move::Sail => Deed::Sail,
            Move::Found => Deed::Found,
            Move::KeepWind => Deed::KeepWind,
            Move::TurnWind(paid) => Deed::TurnWind(paid),
            Move::Side(side) => Deed::Side(side, view.wind.turned(side)),
            Move::Onward => Deed::Onward,
            Move::Stop => Deed::Stop,
            Move::Leave(tribe) => Deed::Leave(tribe),
            Move::Relief(tribe) => Deed::Relief(tribe),
            Move::Swap(taken) => Deed::Swap(taken),
            Move::Cross => Deed::Cross(behind_fog(view)),
            Move::Stay => Deed::Stay,
            Move::Lose(lost) => Deed::Lose(lost),
            Move::Settle { leave, take } => Deed::Settle { leave, take },
            Move::Disclose { partner, pieces: Pair { mine, theirs } } => Deed::Disclose {
                partner: names.of(lang, partner),
                mine: Piece::of(view, mine),
                theirs: Piece::of(view, theirs),
            },
            Move::Offer(offer) => {
                Deed::Offer(names.of(lang, offer.partner), Bargain::of_active(view, &offer))
            }
            Move::Counter(offer) => {
                let active = Seat(view.active.unwrap_or_default());
                Deed::Counter(names.of(lang, active), Bargain::of_partner(view, &offer))
            }
            Move::Accept => Deed::accept(view),
            Move::Claim => Deed::Claim,
            Move::Decline if asked == Some(Question::Claim) => Deed::LeaveWreck,
            Move::Decline => Deed::Decline,
            Move::Attack(count) => {
                Deed::Attack { count, defender: defender(view).map(|seat| names.of(lang, seat)) }
            }
            Move::Done => Deed::Done,
            Move::Disembark { settle, sail } => {
                Deed::Disembark { settle, home: home(view, settle + sail), sail }
            }
            Move::Legend { character, location, action } => {
                Deed::legend(lang, view, [character, location, action])
            }
        }
    }

    /// What is accepted stands on top of the agenda, for those who may know.
    fn accept(view: &View) -> Deed {
        match view.agenda.last() {
            Some(Frame::AnswerDisclosure { pieces, .. }) => Deed::Show {
                mine: Piece::of(view, pieces.theirs),
                theirs: Piece::of(view, pieces.mine),
            },
            Some(Frame::AnswerOffer { terms: Some(offer), .. }) => {
                Deed::Agree(Bargain::of_partner(view, offer))
            }
            Some(Frame::AnswerCounter { terms: Some(offer), .. }) => {
                Deed::Agree(Bargain::of_active(view, offer))
            }
            Some(_) | None => Deed::Accept,
        }
    }

    fn legend(lang: Lang, view: &View, handles: [Handle; 3]) -> Deed {
        match handles.map(|handle| Piece::of(view, handle).face) {
            [Some(who), Some(place), Some(what)] => {
                let legend = super::legend_sentence(lang, who, place, what);
                Deed::Legend(legend.trim_end_matches('.').to_owned())
            }
            [_, _, _] => Deed::Pieces(handles),
        }
    }
}

impl Piece {
    fn of(view: &View, handle: Handle) -> Piece {
        let known = view.pieces.iter().find(|piece| piece.handle == handle);
        Piece { handle, face: known.and_then(|piece| piece.component) }
    }
}

impl Goods {
    fn is_nothing(&self) -> bool {
        self.piece.is_none() && self.people.is_empty()
    }
}

impl Bargain {
    /// Offers are written from this side.
    fn of_active(view: &View, offer: &Offer) -> Bargain {
        let piece = |handle: Option<Handle>| handle.map(|handle| Piece::of(view, handle));
        Bargain {
            kind: offer.kind,
            give: Goods { piece: piece(offer.swap.map(|pair| pair.mine)), people: offer.give },
            take: Goods { piece: piece(offer.swap.map(|pair| pair.theirs)), people: offer.take },
        }
    }

    fn of_partner(view: &View, offer: &Offer) -> Bargain {
        let Bargain { kind, give, take } = Bargain::of_active(view, offer);
        Bargain { kind, give: take, take: give }
    }
}

fn behind_fog(view: &View) -> Option<Cell> {
    match view.agenda.last() {
        Some(Frame::Fog { tile }) => view.tiles.get(usize::from(tile.0)).map(|tile| tile.cell),
        Some(_) | None => None,
    }
}

/// The captain of the other boat where the active one lies.
fn defender(view: &View) -> Option<Seat> {
    let place = |player: &::sea::PlayerView| player.boat.map(|boat| boat.cell);
    let active = view.active?;
    let here = view.players.iter().find(|player| player.seat == active).and_then(place)?;
    let mut others = view.players.iter().filter(|player| player.seat != active);
    others.find(|player| place(player) == Some(here)).map(|player| Seat(player.seat))
}

/// Who is left of the crew that goes ashore when these stay or sail on.
fn home(view: &View, placed: Counts) -> Option<Counts> {
    match view.agenda.last() {
        Some(Frame::Disembark { crew, .. }) if !crew.is_empty() && crew.contains(placed) => {
            Some(*crew - placed)
        }
        Some(_) | None => None,
    }
}
