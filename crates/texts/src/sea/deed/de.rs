//! The moves of Sea in German.

use super::{Bargain, Deed, Goods, Piece};
use crate::Lang;
use crate::grammar::de::{count, join};
use crate::sea::names::de::{bent, direction, pawns, side, with_pawns};
use crate::sea::names::{cell, component};
use ::sea::{Cell, ExchangeKind};

/// With *das* or *dein* before it, as an object.
fn piece(piece: &Piece) -> String {
    match piece {
        Piece { handle, face: None } => format!("Stück {handle}"),
        Piece { handle, face: Some(face) } => {
            format!("Stück {handle} ({})", component(Lang::De, *face))
        }
    }
}

fn goods(goods: &Goods) -> String {
    if goods.is_nothing() {
        return "nichts".to_owned();
    }
    let people = (!goods.people.is_empty()).then(|| pawns(goods.people));
    let piece = goods.piece.as_ref().map(|given| format!("das {}", piece(given)));
    join(&piece.into_iter().chain(people).collect::<Vec<_>>())
}

fn kind(kind: Option<ExchangeKind>) -> &'static str {
    match kind {
        Some(ExchangeKind::Boats) => "von Boot zu Boot: ",
        Some(ExchangeKind::Settlement) => "in der Siedlung: ",
        None => "",
    }
}

fn bargain(bargain: &Bargain) -> String {
    format!(
        "{}du gibst {}; du nimmst {}",
        kind(bargain.kind),
        goods(&bargain.give),
        goods(&bargain.take)
    )
}

pub(super) fn deed(deed: &Deed) -> String {
    match deed {
        Deed::PlayLastTurn => "Den letzten Zug spielen".to_owned(),
        Deed::PassLastTurn => "Auf den letzten Zug verzichten".to_owned(),
        Deed::FoundNothing => "Hier nichts gründen".to_owned(),
        Deed::Summon => "Den Vaal Er Num herbeirufen".to_owned(),
        Deed::Calm => "Den Vaal noch nicht herbeirufen".to_owned(),
        Deed::MoveVaal => "Den Vaal bewegen".to_owned(),
        Deed::PlayNormally => "Normal spielen".to_owned(),
        Deed::Launch(Cell::PRIMORDIAL) => "Vom Urmeer starten".to_owned(),
        Deed::Launch(from) => format!("Von deiner Siedlung auf {} starten", cell(*from)),
        Deed::Sail => "Segeln".to_owned(),
        Deed::Found => "Hier eine Siedlung gründen".to_owned(),
        Deed::KeepWind => "Den Wind lassen, wie er ist".to_owned(),
        Deed::TurnWind(Some(tribe)) => {
            format!("Den Wind drehen und eine {} Figur zahlen", bent(*tribe, "e"))
        }
        Deed::TurnWind(None) => "Den Wind drehen, kostenlos".to_owned(),
        Deed::Side(way, to) => {
            format!("Den Wind {} nach {} drehen", side(*way), direction(*to))
        }
        Deed::Onward => "Weitersegeln".to_owned(),
        Deed::Stop => "Hier anhalten".to_owned(),
        Deed::Leave(tribe) => format!("Eine {} Figur zurücklassen", bent(*tribe, "e")),
        Deed::Relief(tribe) => {
            let color = bent(*tribe, "e");
            format!("Eine {color} Spurfigur an Bord nehmen und eine eigene Figur zurücklassen")
        }
        Deed::Swap(Some(tribe)) => {
            format!("Eine eigene Figur gegen eine {} Spurfigur tauschen", bent(*tribe, "e"))
        }
        Deed::Swap(None) => "Niemanden tauschen".to_owned(),
        Deed::Cross(Some(to)) => format!("Durch den Nebel nach {} fahren", cell(*to)),
        Deed::Cross(None) => "Durch den Nebel fahren".to_owned(),
        Deed::Stay => "Vor dem Nebel bleiben".to_owned(),
        Deed::Lose(lost) => format!("Verlieren: {}", pawns(*lost)),
        Deed::Settle { leave, take } => {
            let left = format!("Siedler absetzen: {}", pawns(*leave));
            match take.is_empty() {
                true => left,
                false => format!("{left}; dafür an Bord nehmen: {}", pawns(*take)),
            }
        }
        Deed::Disclose { partner, mine, theirs } => {
            let (mine, theirs) = (piece(mine), piece(theirs));
            format!("{partner} einen Einblick vorschlagen: dein {mine} gegen das {theirs}")
        }
        Deed::Offer(partner, terms) => format!("Angebot an {partner}: {}", bargain(terms)),
        Deed::Counter(active, terms) => {
            format!("Gegenangebot an {active}: {}", bargain(terms))
        }
        Deed::Show { mine, theirs } => {
            format!("Annehmen: dein {} zeigen und das {} sehen", piece(mine), piece(theirs))
        }
        Deed::Agree(terms) => format!("Annehmen: {}", bargain(terms)),
        Deed::Accept => "Annehmen".to_owned(),
        Deed::Claim => "Den Baustein beanspruchen".to_owned(),
        Deed::LeaveWreck => "Darauf verzichten".to_owned(),
        Deed::Decline => "Ablehnen".to_owned(),
        Deed::Attack { count: lost, defender: Some(defender) } => {
            let lost = count(*lost, "Passagier", "Passagiere");
            format!("Angriff auf {defender}: beide Boote verlieren {lost}")
        }
        Deed::Attack { count: lost, defender: None } => {
            format!("Angriff: beide Boote verlieren {}", count(*lost, "Passagier", "Passagiere"))
        }
        Deed::Done => "Die Begegnungen beenden".to_owned(),
        Deed::Disembark { settle, home, sail } => {
            let settle = (!settle.is_empty()).then(|| format!("{} hier ansiedeln", pawns(*settle)));
            let sail =
                (!sail.is_empty()).then(|| format!("mit {} weitersegeln", with_pawns(*sail)));
            let home = match home {
                None => Some("alle anderen heimschicken".to_owned()),
                Some(home) => (!home.is_empty()).then(|| format!("{} heimschicken", pawns(*home))),
            };
            let all: Vec<String> = [settle, home, sail].into_iter().flatten().collect();
            format!("Von Bord gehen: {}", all.join("; "))
        }
        Deed::Legend(legend) => format!("Offenlegen: {legend}"),
        Deed::Pieces(handles) => {
            format!("Die Stücke {} offenlegen", join(&handles.map(|handle| handle.to_string())))
        }
    }
}
