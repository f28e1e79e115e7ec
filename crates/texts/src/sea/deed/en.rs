//! The moves of Sea in English.

use super::{Bargain, Deed, Goods, Piece};
use crate::Lang;
use crate::grammar::en::{count, join};
use crate::sea::names::en::{direction, passengers, pawns, settlers, side, tribe_color};
use crate::sea::names::{cell, component};
use ::sea::{Cell, ExchangeKind};

fn piece(piece: &Piece) -> String {
    match piece {
        Piece { handle, face: None } => format!("piece {handle}"),
        Piece { handle, face: Some(face) } => {
            format!("piece {handle} ({})", component(Lang::En, *face))
        }
    }
}

fn goods(goods: &Goods) -> String {
    if goods.is_nothing() {
        return "nothing".to_owned();
    }
    let people = (!goods.people.is_empty()).then(|| pawns(goods.people));
    let all: Vec<String> = goods.piece.as_ref().map(piece).into_iter().chain(people).collect();
    join(&all)
}

fn kind(kind: Option<ExchangeKind>) -> &'static str {
    match kind {
        Some(ExchangeKind::Boats) => "boat to boat, ",
        Some(ExchangeKind::Settlement) => "at the settlement, ",
        None => "",
    }
}

fn bargain(bargain: &Bargain) -> String {
    format!(
        "{}you give {}; you take {}",
        kind(bargain.kind),
        goods(&bargain.give),
        goods(&bargain.take)
    )
}

pub(super) fn deed(deed: &Deed) -> String {
    match deed {
        Deed::PlayLastTurn => "Play the last turn".to_owned(),
        Deed::PassLastTurn => "Let the last turn pass".to_owned(),
        Deed::FoundNothing => "Found nothing here".to_owned(),
        Deed::Summon => "Summon the Vaal Er Num".to_owned(),
        Deed::Calm => "Do not summon the Vaal yet".to_owned(),
        Deed::MoveVaal => "Move the Vaal".to_owned(),
        Deed::PlayNormally => "Play normally".to_owned(),
        Deed::Launch(Cell::PRIMORDIAL) => "Launch from the Primordial Sea".to_owned(),
        Deed::Launch(from) => format!("Launch from your settlement at {}", cell(*from)),
        Deed::Sail => "Sail".to_owned(),
        Deed::Found => "Found a settlement here".to_owned(),
        Deed::KeepWind => "Leave the wind as it is".to_owned(),
        Deed::TurnWind(Some(tribe)) => {
            format!("Turn the wind and pay a {} passenger", tribe_color(*tribe))
        }
        Deed::TurnWind(None) => "Turn the wind, free of charge".to_owned(),
        Deed::Side(way, to) => format!("Turn the wind {}, to {}", side(*way), direction(*to)),
        Deed::Onward => "Sail on".to_owned(),
        Deed::Stop => "Stop here".to_owned(),
        Deed::Leave(tribe) => format!("Leave a {} passenger", tribe_color(*tribe)),
        Deed::Relief(tribe) => {
            format!("Take a {} trail pawn aboard and leave one of your own", tribe_color(*tribe))
        }
        Deed::Swap(Some(tribe)) => {
            format!("Swap one of your passengers for a {} trail pawn", tribe_color(*tribe))
        }
        Deed::Swap(None) => "Swap nobody".to_owned(),
        Deed::Cross(Some(to)) => format!("Cross the fog to {}", cell(*to)),
        Deed::Cross(None) => "Cross the fog".to_owned(),
        Deed::Stay => "Stay before the fog".to_owned(),
        Deed::Lose(lost) => format!("Lose {}", passengers(*lost)),
        Deed::Settle { leave, take } => {
            let left = format!("Leave {} here as settlers", passengers(*leave));
            match take.is_empty() {
                true => left,
                false => format!("{left} and take {} aboard", settlers(*take)),
            }
        }
        Deed::Disclose { partner, mine, theirs } => {
            let (mine, theirs) = (piece(mine), piece(theirs));
            format!("Propose a disclosure to {partner}: your {mine} for {theirs}")
        }
        Deed::Offer(partner, terms) => format!("Offer {partner}: {}", bargain(terms)),
        Deed::Counter(active, terms) => {
            format!("Make {active} a counter-offer: {}", bargain(terms))
        }
        Deed::Show { mine, theirs } => {
            format!("Accept: show your {} and see {}", piece(mine), piece(theirs))
        }
        Deed::Agree(terms) => format!("Accept: {}", bargain(terms)),
        Deed::Accept => "Accept".to_owned(),
        Deed::Claim => "Claim the component".to_owned(),
        Deed::LeaveWreck => "Leave it".to_owned(),
        Deed::Decline => "Decline".to_owned(),
        Deed::Attack { count: lost, defender: Some(defender) } => {
            let lost = count(*lost, "passenger", "passengers");
            format!("Attack {defender}: both boats lose {lost}")
        }
        Deed::Attack { count: lost, defender: None } => {
            format!("Attack: both boats lose {}", count(*lost, "passenger", "passengers"))
        }
        Deed::Done => "End the interactions".to_owned(),
        Deed::Disembark { settle, home, sail } => {
            let settle = (!settle.is_empty()).then(|| format!("{} settle here", pawns(*settle)));
            let sail = (!sail.is_empty()).then(|| format!("{} sail on", pawns(*sail)));
            let home = match home {
                None => Some("all others go home".to_owned()),
                Some(home) => (!home.is_empty()).then(|| format!("{} go home", pawns(*home))),
            };
            let all: Vec<String> = [settle, home, sail].into_iter().flatten().collect();
            format!("Let {}", all.join("; "))
        }
        Deed::Legend(legend) => format!("Disclose: {legend}"),
        Deed::Pieces(handles) => {
            format!("Disclose the pieces {}", join(&handles.map(|handle| handle.to_string())))
        }
    }
}
