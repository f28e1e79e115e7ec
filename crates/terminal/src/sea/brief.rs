//! Moves in a few signs, for menus that are too narrow for whole sentences.

use super::signs;
use ::sea::{Counts, Move, Offer, Sea, Tribe};
use kernel::{Game, Viewer};
use texts::{Lang, Names};

/// A move as short as it can be said under its heading.
pub fn brief(lang: Lang, game: &Sea, mv: &Move) -> String {
    match mv {
        Move::Disclose { pieces, .. } => format!("{} ⇄ {}", pieces.mine, pieces.theirs),
        Move::Offer(offer) | Move::Counter(offer) => terms(offer),
        Move::Settle { leave, take } => parts(&[("−", *leave), ("+", *take)]),
        Move::Disembark { settle, sail } => {
            parts(&[(signs::SETTLEMENT, *settle), (signs::BOAT, *sail)])
        }
        Move::Lose(lost) => parts(&[("−", *lost)]),
        // A sentence with an ellipsis says more than signs for a single thing.
        plain => {
            let nobody = Names::new([]);
            let view = game.view(Viewer::Spectator);
            let sentence = texts::sea::describe(lang, &view, plain, &nobody);
            // The tribe comes first, so that it is never cut off.
            match who(plain) {
                Some(tribe) => format!("{} {sentence}", signs::tribe_sign(tribe)),
                None => sentence,
            }
        }
    }
}

/// Returns the tribe that a move names.
fn who(mv: &Move) -> Option<Tribe> {
    match *mv {
        Move::TurnWind(tribe) | Move::Swap(tribe) => tribe,
        Move::Leave(tribe) | Move::Relief(tribe) => Some(tribe),
        _ => None,
    }
}

/// Returns the pieces, then who goes and who comes, from the active player's side.
fn terms(offer: &Offer) -> String {
    let pieces = offer.swap.map(|pair| format!("{} ⇄ {}", pair.mine, pair.theirs));
    let people = parts(&[("−", offer.give), ("+", offer.take)]);
    match pieces {
        Some(pieces) if offer.give.is_empty() && offer.take.is_empty() => pieces,
        Some(pieces) => format!("{pieces}  {people}"),
        None => people,
    }
}

fn parts(parts: &[(&str, Counts)]) -> String {
    let told = parts.iter().filter(|(_, who)| !who.is_empty());
    let told: Vec<String> =
        told.map(|(sign, who)| format!("{sign}{}", signs::pawns_text(*who))).collect();
    if told.is_empty() { "–".to_owned() } else { told.join(" ") }
}
