//! The moves of Sea in Spanish.

use super::{Bargain, Deed, Goods, Piece};
use crate::Lang;
use crate::grammar::es::{count, join};
use crate::sea::names::es::{direction, passengers, pawns, settlers, side, tribe_color};
use crate::sea::names::{cell, component};
use ::sea::{Cell, Counts, ExchangeKind};

/// With *la* or *tu* before it.
fn piece(piece: &Piece) -> String {
    match piece {
        Piece { handle, face: None } => format!("pieza {handle}"),
        Piece { handle, face: Some(face) } => {
            format!("pieza {handle} ({})", component(Lang::Es, *face))
        }
    }
}

fn goods(goods: &Goods) -> String {
    let people = (!goods.people.is_empty()).then(|| pawns(goods.people));
    let piece = goods.piece.as_ref().map(|given| format!("la {}", piece(given)));
    join(&piece.into_iter().chain(people).collect::<Vec<_>>())
}

fn kind(kind: Option<ExchangeKind>) -> &'static str {
    match kind {
        Some(ExchangeKind::Boats) => "de barco a barco, ",
        Some(ExchangeKind::Settlement) => "en el asentamiento, ",
        None => "",
    }
}

fn bargain(bargain: &Bargain) -> String {
    let give = match bargain.give.is_nothing() {
        true => "no das nada".to_owned(),
        false => format!("das {}", goods(&bargain.give)),
    };
    let take = match bargain.take.is_nothing() {
        true => "no recibes nada".to_owned(),
        false => format!("recibes {}", goods(&bargain.take)),
    };
    format!("{}{give}; {take}", kind(bargain.kind))
}

pub(super) fn deed(deed: &Deed) -> String {
    match deed {
        Deed::PlayLastTurn => "Jugar el último turno".to_owned(),
        Deed::PassLastTurn => "Pasar el último turno".to_owned(),
        Deed::FoundNothing => "No fundar nada aquí".to_owned(),
        Deed::Summon => "Invocar al Vaal Er Num".to_owned(),
        Deed::Calm => "No invocar todavía al Vaal".to_owned(),
        Deed::MoveVaal => "Mover al Vaal".to_owned(),
        Deed::PlayNormally => "Jugar con normalidad".to_owned(),
        Deed::Launch(Cell::PRIMORDIAL) => "Salir del Mar Primordial".to_owned(),
        Deed::Launch(from) => format!("Salir de tu asentamiento de {}", cell(*from)),
        Deed::Sail => "Navegar".to_owned(),
        Deed::Found => "Fundar aquí un asentamiento".to_owned(),
        Deed::KeepWind => "Dejar el viento como está".to_owned(),
        Deed::TurnWind(Some(tribe)) => {
            format!("Girar el viento y pagar un pasajero {}", tribe_color(*tribe))
        }
        Deed::TurnWind(None) => "Girar el viento, gratis".to_owned(),
        Deed::Side(way, to) => {
            format!("Girar el viento {}, hacia {}", side(*way), direction(*to))
        }
        Deed::Onward => "Seguir navegando".to_owned(),
        Deed::Stop => "Parar aquí".to_owned(),
        Deed::Leave(tribe) => format!("Dejar un pasajero {}", tribe_color(*tribe)),
        Deed::Relief(tribe) => {
            let color = tribe_color(*tribe);
            format!("Subir a bordo un peón de estela {color} y dejar uno propio")
        }
        Deed::Swap(Some(tribe)) => {
            format!("Cambiar un pasajero propio por un peón de estela {}", tribe_color(*tribe))
        }
        Deed::Swap(None) => "No cambiar a nadie".to_owned(),
        Deed::Cross(Some(to)) => format!("Cruzar la niebla hasta {}", cell(*to)),
        Deed::Cross(None) => "Cruzar la niebla".to_owned(),
        Deed::Stay => "Quedarse ante la niebla".to_owned(),
        Deed::Lose(Counts::NONE) => "No perder a nadie".to_owned(),
        Deed::Lose(lost) => format!("Perder {}", passengers(*lost)),
        Deed::Settle { leave, take } => {
            let left = match leave.is_empty() {
                true => "No dejar a nadie en el asentamiento".to_owned(),
                false => format!("Dejar en el asentamiento {}", passengers(*leave)),
            };
            match take.is_empty() {
                true => left,
                false => format!("{left} y subir a bordo {}", settlers(*take)),
            }
        }
        Deed::Disclose { partner, mine, theirs } => {
            let (mine, theirs) = (piece(mine), piece(theirs));
            format!("Proponer a {partner} una revelación: tu {mine} por la {theirs}")
        }
        Deed::Offer(partner, terms) => {
            format!("Hacer una oferta a {partner}: {}", bargain(terms))
        }
        Deed::Counter(active, terms) => {
            format!("Hacer una contraoferta a {active}: {}", bargain(terms))
        }
        Deed::Show { mine, theirs } => {
            format!("Aceptar: enseñar tu {} y ver la {}", piece(mine), piece(theirs))
        }
        Deed::Agree(terms) => format!("Aceptar: {}", bargain(terms)),
        Deed::Accept => "Aceptar".to_owned(),
        Deed::Claim => "Reclamar el componente".to_owned(),
        Deed::LeaveWreck => "Renunciar a él".to_owned(),
        Deed::Decline => "Rechazar".to_owned(),
        Deed::Attack { count: lost, defender: Some(defender) } => {
            let lost = count(*lost, "pasajero", "pasajeros");
            format!("Atacar a {defender}: los dos barcos pierden {lost}")
        }
        Deed::Attack { count: lost, defender: None } => {
            format!("Atacar: los dos barcos pierden {}", count(*lost, "pasajero", "pasajeros"))
        }
        Deed::Done => "Terminar las interacciones".to_owned(),
        Deed::Disembark { settle, home, sail } => {
            let settle = (!settle.is_empty()).then(|| format!("instalar aquí {}", pawns(*settle)));
            let sail = (!sail.is_empty()).then(|| format!("seguir navegando con {}", pawns(*sail)));
            let home = match home {
                None => Some("devolver a los demás a su reserva".to_owned()),
                Some(home) => {
                    (!home.is_empty()).then(|| format!("devolver a la reserva {}", pawns(*home)))
                }
            };
            let all: Vec<String> = [settle, home, sail].into_iter().flatten().collect();
            format!("Desembarcar: {}", all.join("; "))
        }
        Deed::Legend(legend) => format!("Revelar: {legend}"),
        Deed::Pieces(handles) => {
            format!("Revelar las piezas {}", join(&handles.map(|handle| handle.to_string())))
        }
    }
}
