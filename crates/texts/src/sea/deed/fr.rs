//! The moves of Sea in French.

use super::{Bargain, Deed, Goods, Piece};
use crate::Lang;
use crate::grammar::fr::{count, join};
use crate::sea::names::fr::{direction, passengers, pawns, settlers, side, tribe_color};
use crate::sea::names::{cell, component};
use ::sea::{Cell, Counts, ExchangeKind};

/// With *la* or *votre* before it.
fn piece(piece: &Piece) -> String {
    match piece {
        Piece { handle, face: None } => format!("pièce {handle}"),
        Piece { handle, face: Some(face) } => {
            format!("pièce {handle} ({})", component(Lang::Fr, *face))
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
        Some(ExchangeKind::Boats) => "de bateau à bateau, ",
        Some(ExchangeKind::Settlement) => "à la colonie, ",
        None => "",
    }
}

fn bargain(bargain: &Bargain) -> String {
    let give = match bargain.give.is_nothing() {
        true => "vous ne donnez rien".to_owned(),
        false => format!("vous donnez {}", goods(&bargain.give)),
    };
    let take = match bargain.take.is_nothing() {
        true => "vous ne prenez rien".to_owned(),
        false => format!("vous prenez {}", goods(&bargain.take)),
    };
    format!("{}{give}\u{a0}; {take}", kind(bargain.kind))
}

pub(super) fn deed(deed: &Deed) -> String {
    match deed {
        Deed::PlayLastTurn => "Jouer le dernier tour".to_owned(),
        Deed::PassLastTurn => "Passer le dernier tour".to_owned(),
        Deed::FoundNothing => "Ne rien fonder ici".to_owned(),
        Deed::Summon => "Invoquer le Vaal Er Num".to_owned(),
        Deed::Calm => "Ne pas encore invoquer le Vaal".to_owned(),
        Deed::MoveVaal => "Déplacer le Vaal".to_owned(),
        Deed::PlayNormally => "Jouer normalement".to_owned(),
        Deed::Launch(Cell::PRIMORDIAL) => "Partir de la Mer Primordiale".to_owned(),
        Deed::Launch(from) => format!("Partir de votre colonie en {}", cell(*from)),
        Deed::Sail => "Naviguer".to_owned(),
        Deed::Found => "Fonder une colonie ici".to_owned(),
        Deed::KeepWind => "Laisser le vent tel qu'il est".to_owned(),
        Deed::TurnWind(Some(tribe)) => {
            format!("Faire tourner le vent et payer un passager {}", tribe_color(*tribe))
        }
        Deed::TurnWind(None) => "Faire tourner le vent, gratuitement".to_owned(),
        Deed::Side(way, to) => {
            format!("Faire tourner le vent {}, vers {}", side(*way), direction(*to))
        }
        Deed::Onward => "Continuer".to_owned(),
        Deed::Stop => "S'arrêter ici".to_owned(),
        Deed::Leave(tribe) => format!("Laisser un passager {}", tribe_color(*tribe)),
        Deed::Relief(tribe) => {
            let color = tribe_color(*tribe);
            format!("Prendre à bord un pion de sillage {color} et laisser un des vôtres")
        }
        Deed::Swap(Some(tribe)) => {
            let color = tribe_color(*tribe);
            format!("Échanger un de vos passagers contre un pion de sillage {color}")
        }
        Deed::Swap(None) => "N'échanger personne".to_owned(),
        Deed::Cross(Some(to)) => format!("Traverser la brume jusqu'en {}", cell(*to)),
        Deed::Cross(None) => "Traverser la brume".to_owned(),
        Deed::Stay => "Rester devant la brume".to_owned(),
        Deed::Lose(Counts::NONE) => "Ne perdre personne".to_owned(),
        Deed::Lose(lost) => format!("Perdre {}", passengers(*lost)),
        Deed::Settle { leave, take } => {
            let left = match leave.is_empty() {
                true => "Ne laisser personne à la colonie".to_owned(),
                false => format!("Laisser à la colonie {}", passengers(*leave)),
            };
            match take.is_empty() {
                true => left,
                false => format!("{left} et prendre à bord {}", settlers(*take)),
            }
        }
        Deed::Disclose { partner, mine, theirs } => {
            let (mine, theirs) = (piece(mine), piece(theirs));
            format!("Proposer à {partner} un dévoilement\u{a0}: votre {mine} contre la {theirs}")
        }
        Deed::Offer(partner, terms) => {
            format!("Faire une offre à {partner}\u{a0}: {}", bargain(terms))
        }
        Deed::Counter(active, terms) => {
            format!("Faire une contre-offre à {active}\u{a0}: {}", bargain(terms))
        }
        Deed::Show { mine, theirs } => {
            let (mine, theirs) = (piece(mine), piece(theirs));
            format!("Accepter\u{a0}: montrer votre {mine} et voir la {theirs}")
        }
        Deed::Agree(terms) => format!("Accepter\u{a0}: {}", bargain(terms)),
        Deed::Accept => "Accepter".to_owned(),
        Deed::Claim => "S'emparer de l'élément".to_owned(),
        Deed::LeaveWreck => "Y renoncer".to_owned(),
        Deed::Decline => "Refuser".to_owned(),
        Deed::Attack { count: lost, defender: Some(defender) } => {
            let lost = count(*lost, "passager", "passagers");
            format!("Attaquer {defender}\u{a0}: chaque bateau perd {lost}")
        }
        Deed::Attack { count: lost, defender: None } => {
            let lost = count(*lost, "passager", "passagers");
            format!("Attaquer\u{a0}: chaque bateau perd {lost}")
        }
        Deed::Done => "Terminer les interactions".to_owned(),
        Deed::Disembark { settle, home, sail } => {
            let settle = (!settle.is_empty()).then(|| format!("installer ici {}", pawns(*settle)));
            let sail =
                (!sail.is_empty()).then(|| format!("reprendre la mer avec {}", pawns(*sail)));
            let home = match home {
                None => Some("renvoyer tous les autres à la réserve".to_owned()),
                Some(home) => {
                    (!home.is_empty()).then(|| format!("renvoyer à la réserve {}", pawns(*home)))
                }
            };
            let all: Vec<String> = [settle, home, sail].into_iter().flatten().collect();
            format!("Débarquer\u{a0}: {}", all.join("\u{a0}; "))
        }
        Deed::Legend(legend) => format!("Révéler\u{a0}: {legend}"),
        Deed::Pieces(handles) => {
            format!("Révéler les pièces {}", join(&handles.map(|handle| handle.to_string())))
        }
    }
}
